# Усе, що читають гравці. Ті самі повідомлення є у файлі кожної мови.

## Місця та ігри

seat-0 = Синій
seat-1 = Помаранчевий
seat-2 = Зелений
seat-3 = Фіолетовий

game-rings = Кільця
game-memento = Memento
game-triominos = Triominos
game-dimenticato = Dimenticato

## Кільця

option-rings-pawns = Скільки фішок у кожного в руці на початку. Учотирьох по десять заповнюють усю дошку, а шість лишають простір.
rings-ended-18 = У грі лишився тільки один гравець.
rings-ended-19 = Гра надто затягнулася: рахуються фішки на дошці.
rings-notation =
    a1      поставити фішку на a1
    a1-a2   пересунути фішку з a1 на a2
    a+  a-  повернути кільце a за годинниковою стрілкою, проти неї
    xb3     зняти фішку з b3
    Кільця: a — зовнішнє, c — внутрішнє. Фішка в дужках заблокована: вона не входить у новий ряд, доки її не пересунуть.
rings-seat = у руці: { $hand }, на дошці: { $board }
rings-seat-out = вибув, на дошці ще { $board }
rings-situation-turned = { $ring ->
    [a] Зовнішнє кільце повертали останнім: поки що його не можна повертати.
    [b] Середнє кільце повертали останнім: поки що його не можна повертати.
   *[c] Внутрішнє кільце повертали останнім: поки що його не можна повертати.
}
rings-situation-taking = { $pawns ->
    [one] Ряд! Зніміть { $pawns } фішку гравця «{ $seat }».
    [few] Ряди! Зніміть { $pawns } фішки гравця «{ $seat }».
   *[other] Ряди! Зніміть { $pawns } фішок гравця «{ $seat }».
}
rings-situation-flying = Фішок лишилося мало: одна з них перелетить на будь-яку вільну клітинку.

rings-unreadable = «{ $move }» — це не хід. Ходи записують так: a1, a1-a2, a+, a- або xb3.
rings-cell-taken = Ця клітинка зайнята. Виберіть вільну.
rings-hand-empty = У руці більше немає фішок. Пересуньте фішку на дошці або поверніть кільце.
rings-ring-turned-last = { $ring ->
    [a] Зовнішнє кільце повертали останнім, тож зараз його повертати не можна. Виберіть інше кільце або інший хід.
    [b] Середнє кільце повертали останнім, тож зараз його повертати не можна. Виберіть інше кільце або інший хід.
   *[c] Внутрішнє кільце повертали останнім, тож зараз його повертати не можна. Виберіть інше кільце або інший хід.
}
rings-not-your-pawn = Тут немає вашої фішки. Виберіть одну зі своїх.
rings-not-neighbours = Це задалеко: фішка робить лише один крок, уздовж свого кільця або променя.
rings-must-fly = Рука порожня, а на дошці у вас чотири фішки або менше: тепер можна лише переносити свою фішку на будь-яку вільну клітинку.
rings-may-not-pass = Пропустити хід не можна, бо вам є чим ходити. Зробіть будь-який можливий хід.
rings-nothing-to-take = Ви не утворили ряду, тож зняти фішку не можна. Зробіть звичайний хід.
rings-must-take = У вас ряд! Спершу зніміть фішку гравця «{ $seat }».
rings-take-empty = Тут немає фішки. Зніміть фішку гравця «{ $seat }».
rings-take-own = Це ваша власна фішка. Зніміть фішку гравця «{ $seat }».
rings-take-other = Ця фішка належить гравцеві «{ $owner }». Зніміть фішку гравця «{ $seat }».

## Memento

option-memento-edition = Друковане видання. У спрощеному немає прямих виходів.
option-memento-exits = Фігурка на куті може вийти за межі дошки й зайти в іншому місці.
option-memento-straight_exits = На великих кутах і на кутах внутрішнього трикутника шлях через вихід прямий.
option-memento-touching_corners = Кути, що сходяться, сусідні, і лінії йдуть крізь них далі.
option-memento-touching_feet = Медіанні точки, що лежать одна навпроти одної через межу, сусідні, і лінії йдуть крізь них далі.
memento-ended-18 = Усі чотири середні точки належать одному гравцеві.
memento-ended-19 = Середня точка й три медіанні точки одного трикутника належать одному гравцеві.
memento-ended-20 = Усі інші вибули.
memento-ended-21 = Гра надто затягнулася: нічия.
memento-notation =
    A1          поставити першу одинарну фігурку гри
    A1,B2       додати в гру дві одинарні фігурки
    A+  A-      повернути трикутник A за годинниковою стрілкою, проти неї
    A1-A0       пересунути фігурку з A1 на A0 і побити ту, що там стоїть
    A1/A2,A6    розділити фігурку з A1: одинарні стануть на A2 й A6
    A1/2A2,A6   розділити потрійну з A1: подвійна стане на A2, одинарна на A6
    ●2A4 — подвійна фігурка гравця «Синій» на A4. Точка 0 — середня точка трикутника, непарні точки — кути, парні — медіанні точки.
memento-seat = { $markers ->
    [one] лишився { $markers } маркер
    [few] лишилося { $markers } маркери
   *[other] лишилося { $markers } маркерів
}
memento-seat-out = вибув
memento-supply = { $supply ->
    [one] { $supply } камінець у запасі
    [few] { $supply } камінці в запасі
   *[other] { $supply } камінців у запасі
}
memento-no-turning = Гравець «{ $seat }» цього разу не може повертати трикутники.

memento-unreadable = «{ $move }» — це не хід. Ходи записують так: A1,B2, A1-A0, A+, A- або A1/A2,A6.
memento-first-single = Першим ходом гри можна лише поставити одну одинарну фігурку, зате на будь-яку точку.
memento-may-not-pass = Пропустити хід не можна, бо вам є чим ходити. Зробіть будь-який можливий хід.
memento-enter-two = Нові фігурки додають лише по дві: поставте дві одинарні на дві вільні точки.
memento-enter-middle = { $point } — середня точка, а на неї нову фігурку ставити не можна. Виберіть кут або медіанну точку.
memento-enter-inside = { $point } лежить у внутрішньому трикутнику, а там нову фігурку ставити не можна. Виберіть точку в іншому трикутнику.
memento-not-free = Точка { $point } зайнята. Виберіть вільну.
memento-different-points = Двічі та сама точка не підходить. Виберіть різні.
memento-board-order = Точки для однакових фігурок записують по порядку: A, B, C, I, а далі від 0 до 6.
memento-supply-low = Щоб додати дві фігурки, потрібні два камінці, а в запасі лишилося: { $supply }. Зробіть інший хід.
memento-no-marker = Для цього вам бракує маркерів. Зробіть інший хід.
memento-player-before-turned = Трикутник щойно повернув гравець перед вами, тож вам цього разу не можна. Зробіть інший хід.
memento-you-turned = Минулого разу ви вже повертали трикутник, двічі поспіль не можна. Зробіть інший хід.
memento-nothing-changes = Якщо повернути трикутник { $triangle }, нічого не зміниться, тож так ходити не можна. Виберіть інший хід.
memento-not-yours = На { $point } немає вашої фігурки. Виберіть одну зі своїх.
memento-same-point = Фігурка не може лишитися на місці. Виберіть іншу точку.
memento-single-far = Одинарна фігурка ходить лише на сусідню точку, а { $origin } і { $target } — не сусідні.
memento-triple-far = Потрійна фігурка ходить на сусідню точку або стрибає із середньої точки на іншу середню чи на великий кут. З { $origin } на { $target } їй не дістатися.
memento-in-the-way = Дорогу заступає фігурка на { $point }: далі за неї піти не можна.
memento-line-bends = На { $point } лінія згинається, а подвійна фігурка далеко ходить лише прямо.
memento-single-splits = Фігурка на { $point } одинарна, її не розділити. Ділити можна лише подвійну чи потрійну.
memento-double-splits = Подвійну фігурку на { $point } можна розділити лише на дві одинарні.
memento-triple-splits = Потрійну фігурку на { $point } можна розділити на подвійну й одинарну або на три одинарні.

## Triominos

option-triominos-kind = «Перша гра» — для найменших: без джокера, усі плитки відкриті.
option-triominos-joker = Грати з джокером.
option-triominos-open = Усі плитки на підставках відкриті.
triominos-ended-13 = Запас порожній, останнє коло зіграно.
triominos-ended-14 = Ніхто більше не міг зробити ходу.
triominos-notation =
    351@2,-1u   покласти плитку так, щоб від вершини клітинки 2,-1u за годинниковою стрілкою читалося 3, 5, 1
    J@2,-1u     покласти джокера
    swap 351    покласти плитку на місце джокера й забрати джокера
    buy         заплатити жетон і взяти плитку із запасу
    pass        пропустити хід, якщо більше нічого не можна
    Клітинка вершиною вгору закінчується на u і читається згори; вершиною вниз — на d і читається знизу.
triominos-seat = { $chips ->
    [one] { $chips } жетон
    [few] { $chips } жетони
   *[other] { $chips } жетонів
}, { $tiles ->
    [one] { $tiles } плитка
    [few] { $tiles } плитки
   *[other] { $tiles } плиток
}
triominos-has-joker = має джокера
triominos-pot = { $tiles ->
    [one] { $tiles } плитка в запасі
    [few] { $tiles } плитки в запасі
   *[other] { $tiles } плиток у запасі
}

triominos-unreadable = «{ $move }» — це не хід. Ходи записують так: 351@2,-1u, J@0,1d, swap 351, buy або pass.
triominos-flipped = «{ $move }»: так не ляже жодна плитка. Плитки можна повертати, але не перевертати.
triominos-not-on-rack = Плитки { $tile } немає на вашій підставці. Виберіть одну зі своїх.
triominos-joker-not-yours = Джокера немає на вашій підставці. Виберіть одну зі своїх плиток.
triominos-cell-taken = Тут уже лежить плитка. Виберіть вільне місце.
triominos-not-touching = Це місце не торкається стороною жодної плитки. Прикладіть свою плитку стороною до іншої.
triominos-corner = Не збігається: на одному куті вашої плитки { $value }, а треба { $wanted }. Поверніть плитку або знайдіть інше місце.
triominos-swap-corner = Плиткою { $tile } джокера не замінити: на одному куті { $value }, а треба { $wanted }.
triominos-no-joker = На столі немає джокера, тож міняти нічого.
triominos-joker-for-joker = Джокера можна замінити лише плиткою з числами.
triominos-no-chip = Плитка коштує один жетон, а у вас немає жодного. Покладіть свою плитку, а якщо жодна не підходить, пропустіть хід.
triominos-pot-empty = Запас порожній, тож купити плитку не можна. Покладіть свою, а якщо жодна не підходить, пропустіть хід.
triominos-may-not-pass = Пропустити хід не можна: ви ще можете покласти або купити плитку.
triominos-setup-key = Розкладці потрібні racks, first і pot, і більше нічого; немає «{ $key }» або значення хибне.
triominos-setup-racks = Розкладці { $players ->
    [one] потрібна { $players } підставка
    [few] потрібні { $players } підставки
   *[other] потрібно { $players } підставок
}.
triominos-setup-rack = На підставці гравця «{ $seat }» має бути шість плиток, а їх { $tiles }.
triominos-setup-unknown = Плитки «{ $tile }» у цій грі немає.
triominos-setup-doubled = Плитка { $tile } трапляється двічі.
triominos-setup-missing = Бракує плитки { $tile }.
triominos-setup-joker-first = Джокер не може бути першою плиткою.

## Dimenticato

dimenticato-ended-21 = Усі чотири фішки одного гравця вдома.
dimenticato-ended-22 = Гра надто затягнулася: рахуються фішки вдома, а тоді найкоротший шлях.
dimenticato-notation =
    e12=4         сказати, що кубик під вашою фішкою на e12 показує 4
    e12-h11       піти фішкою, вийти зі старту або пройти далі на фініші
    e12xh11>f12   збити фішку на h11 і відсунути її на f12
    pass          пропустити хід, якщо ходити нічим
    4○ — вільне поле з числом 4 кольору Синього, ●△ — фішка Синього на полі Помаранчевого. На власному кольорі фішка в безпеці. ●– ще чекає на старті, ●✓ уже вдома.
dimenticato-seat = на старті: { $waiting }, у дорозі: { $out }, удома: { $home }
dimenticato-called-right = Для { $field } названо { $said }: правильно.
dimenticato-called-wrong = Для { $field } названо { $said }, але там { $number }.
dimenticato-asks-leave = Одна з ваших фішок має вийти зі старту, на 2–5 кроків.
dimenticato-asks-call = Яке число під однією з ваших фішок? Назвіть його, наприклад e12=4.
dimenticato-asks-move = Правильно! Тепер ідіть цією фішкою.
dimenticato-asks-hit = Можна лише збити фішку або залишитися на місці: pass.
dimenticato-asks-inside = Фішка може пройти далі на фініші.
dimenticato-asks-pass = Нічого не вдієш: введіть pass.

dimenticato-unreadable = «{ $move }» — це не хід. Ходи записують так: e12=4, e12-h11, e12xh11>f12 або pass.
dimenticato-no-field = На цій доріжці немає поля { $field }.
dimenticato-die = На кубику числа від 1 до 6, тож { $number } бути не може.
dimenticato-no-die = На { $field } немає кубика: на стартових і фінішних полях нічого не називають.
dimenticato-may-not-pass = Пропустити хід не можна, бо вам є чим ходити: назвіть число або йдіть фішкою.
dimenticato-may-not-stay = Залишитися на місці можна, лише коли інакше довелося б збивати. Цього разу можна піти, нікого не збиваючи.
dimenticato-hit-or-stay = Можна лише збити фішку або залишитися на місці.
dimenticato-leave-first = Спершу виведіть фішку зі старту: доки хоч одна може вийти, ті, що в дорозі, чекають.
dimenticato-one-waits = Одна фішка ще чекає на старті й не може вийти. Назвіть число під тією, що вже в дорозі.
dimenticato-not-yours = На { $field } немає вашої фішки. Виберіть одну зі своїх.
dimenticato-move-called = Число названо правильно, тож тепер має піти фішка на { $field }.
dimenticato-call-first = Спершу назвіть число під фішкою на { $field }, а тоді йдіть нею.
dimenticato-cannot-leave-there = Зі старту фішка йде на 2–5 кроків щонайбільше з двома поворотами, на поле за межами своєї великої картки; { $field } не підходить.
dimenticato-not-your-block = { $field } — стартове й фінішне поле іншого гравця, вашим фішкам туди не можна.
dimenticato-stays-home = Фішка, що вже вдома, ходить лише по фінішних полях.
dimenticato-no-such-way = { $steps ->
    [one] За { $steps } крок
    [few] За { $steps } кроки
   *[other] За { $steps } кроків
} і щонайбільше з двома поворотами на { $field } не потрапити. Виберіть інше поле.
dimenticato-own-figure = На { $field } стоїть ваша власна фішка, а своїх не збивають. Виберіть інше поле.
dimenticato-nobody-there = На { $field } нема кого збивати.
dimenticato-safe = Фішку на { $field } збити не можна: на полі власного кольору вона в безпеці. Виберіть інше поле.
dimenticato-no-room = Фішку на { $field } збити не можна, бо її нікуди відсунути: за три поля назад немає вільного.
dimenticato-say-where = Куди відсунути збиту фішку? Можна сюди: { $choices }.
dimenticato-back-taken = Поле { $field } зайняте. Виберіть вільне.
dimenticato-past-own-card = На { $field } фішку відсунути не можна: на шляху лежить її власна велика картка.
dimenticato-not-three-back = { $field } не підходить: збиту фішку відсувають на три поля назад, щонайбільше з одним поворотом.
dimenticato-setup-key = Розкладці потрібні cards і більше нічого; немає «{ $key }» або значення хибне.
dimenticato-setup-cards = Розкладці потрібен список малих карток, і в ньому їх має бути { $cards }.
dimenticato-setup-entry = «{ $entry }» — не картка: кожну записують як [номер, чверті оберту].
dimenticato-setup-card = Немає малої картки «{ $card }»: вони пронумеровані від 0 до 11.
dimenticato-setup-turns = Картку не можна повернути на стільки чвертей: «{ $turns }». Можливо: від 0 до 3.
dimenticato-setup-doubled = Картка { $card } трапляється двічі.

## Гра в терміналі

play-welcome = Введіть хід або ? для довідки.
play-lot-drawing = Кидаємо жереб…
play-lot = Починає { $seat }.
play-lot-custom = { $custom } Щоб назвати когось самим, додайте --first і номер місця.
play-prompt = { $seat }, ваш хід:{" "}
play-commands =
    moves      показати всі можливі ходи
    undo       скасувати своє останнє рішення
    save ФАЙЛ  записати партію
    quit       вийти з гри
play-nothing-to-undo = Скасовувати нічого.
play-hand-over = Передайте екран гравцеві «{ $seat }» і натисніть Enter.{" "}
play-continue = Натисніть Enter, щоб продовжити{" "}
play-last-turn = Останній хід: { $moves }
play-no-undo = У грі з прихованими числами чи плитками ходів не скасовують.
play-saved = Партію записано у файл { $file }.
play-left = Ви вийшли з гри.

replay-ply = Хід { $ply } з { $plies }
replay-prompt = Enter: далі, b: назад, число: перейти, q: кінець{" "}
replay-commands = Натисніть Enter, щоб побачити наступний хід, або введіть b, число чи q.

## Таблиці

table-number = { NUMBER($number) }
table-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
games-id = Код
games-name = Гра
games-players = Гравців
games-options = Налаштування

simulate-compiling = Компілюємо правила…
simulate-playing = Граємо
simulate-games = Партій
simulate-wins = Перемоги: { $seat }
simulate-draws = Нічиї
simulate-turns = Ходів за партію
simulate-shortest = найкоротша
simulate-median = медіана
simulate-longest = найдовша
simulate-decisions = Рішень
simulate-seconds = Секунд
simulate-recorded = { $games ->
    [one] { $games } партію записано у файл { $file }.
    [few] { $games } партії записано у файл { $file }.
   *[other] { $games } партій записано у файл { $file }.
}
ladder-bot = Гравець
analyse-ply = №
analyse-seat = Гравець
analyse-move = Хід
analyse-better = Помилка
analyse-mistake = краще: { $move }
perft-counting = Рахуємо…

## Командний рядок

cli-arguments = Аргументи
cli-options = Параметри
cli-commands = Команди
cli-default = типово:
cli-required = обов’язково
cli-help = Spielwerk: настільні ігри для людей і машин.
cli-help-help = Показати цю довідку.
cli-help-lang = Мова.
cli-help-games = Показати ігри та їхні налаштування.
cli-help-play = Зіграти в терміналі проти комп’ютера.
cli-help-simulate = Зіграти багато випадкових партій і підбити підсумки.
cli-help-perft = Порахувати послідовності рішень від початку.
cli-help-replay = Переглянути записану партію хід за ходом.
cli-help-game = Код гри.
cli-help-players = Скільки гравців.
cli-help-humans = Скільки з них — люди за цим терміналом; вони займають перші місця.
cli-help-first = Хто починає: місце, якщо рахувати від 1, або lot — за жеребом. Якщо не вказано, проти комп’ютера починаєте ви, а кілька людей кидають жереб.
cli-help-option = Налаштування гри; можна вказати кілька разів.
cli-help-seed = Зерно випадковості: те саме зерно дає ті самі партії.
cli-help-play-seed = Зерно для розкладки й комп’ютерних гравців; якщо не вказано, випадкове.
cli-help-count = Скільки партій.
cli-help-record = Записати партії в цей файл, один об’єкт JSON на рядок.
cli-help-legal = Записати також усі дозволені ходи для кожного рішення.
cli-help-json = Вивести JSON для програм.
cli-help-against = Рівень комп’ютера від 1 до 5; або random, або uct: і кількість пробних партій.
cli-help-device = cpu: усі ядра; cuda: відеокарта (NVIDIA)
cli-help-bots = Комп’ютерні гравці для місць, наприклад 1,5,random, замість випадкових ходів.
cli-help-first-bots = Який комп’ютерний гравець починає: місце, якщо рахувати від 1, або lot — щоразу за новим жеребом.
cli-help-cluster = Доручити роботу машинам кластера Ray: auto або ХОСТ:ПОРТ.
cli-help-ladder = Зіграти матчі між рівнями й показати, наскільки вони сильні.
cli-help-ladder-games = Скільки партій грає кожна група.
cli-help-ladder-bots = Хто грає.
cli-help-analyse = Оцінити кожен хід записаної партії.
cli-help-analyse-seconds = Скільки думати над кожним ходом.
cli-help-report = Скласти сторінку для авторів ігор про те, яка це гра.
cli-help-report-level = Хто грає: рівень від 1 до 5 або random.
cli-help-report-games = Скільки партій: зазвичай 200, для random — 100 000.
cli-help-report-compare = Правила, які порівняти з основними, як-от pawns=6 або opening=I0; можна вказати кілька разів.
cli-help-report-against = З ким іще порівняти рівень, як-от 3m1; можна вказати кілька разів.
cli-help-output = У який файл записати сторінку; числа будуть поруч у файлі JSON.
cli-help-depth = На скільки рішень углиб.
cli-help-file = Запис партії або файл, який створила simulate --record.
cli-help-line = Яку партію взяти з файлу, де їх кілька.
cli-help-serve = Запустити сервер зі столами для браузерів і програм.
cli-help-host = Адреса, на якій приймати з’єднання; якщо не вказано, лише з цього комп’ютера.
cli-help-port = Порт, на якому приймати з’єднання.
cli-help-database = Де зберігаються партії: файл або postgresql://…
cli-help-redis = Redis, що поєднує кілька серверних процесів, наприклад redis://…
cli-help-open = Відкрити у браузері.
cli-help-proxy = Сервер стоїть за проксі, який передає адреси клієнтів.
serve-ready = Spielwerk працює за адресою { $address }. Зупинити: Ctrl-C.
serve-no-web = Вебзастосунок ще не зібрано: це робить `make play` або `npm ci && npm run build` у теці web. Програми можуть грати й так.

## Помилки

error-usage = { $detail } (--help покаже, як треба.)
error-language = Мови «{ $language }» немає. Є: { $known }.
error-interrupted = Зупинено. Нічого не записано.
error-number = «{ $value }» — не ціле число.
error-file = { $file }: { $reason }.
error-extra = Для цього потрібне доповнення: pip install "spielwerk[{ $extra }]"
error-render-mode = Показати гру як «{ $mode }» не можна. Можливо: { $modes }.
error-game-unknown = Немає гри «{ $game }». Є: { $known }.
error-players = Гра «{ $game }» не розрахована на таку кількість гравців: { $players }. Можливо: { $choices }.
error-humans = Гравців: { $players }, тож людей не може бути { $humans }.
error-first = Гравець на місці { $seat } не може починати: є лише місця від 1 до { $players }.
error-first-form = «{ $value }» не каже, хто починає. Вкажіть «lot», щоб кинути жереб, або місце від 1 до { $players }.
error-first-alone = Для --first потрібен --bots: у випадкових партіях завжди починає гравець на місці 1.
error-seats = Місць: { $players }, а імен вказано: { $given }. Їх має бути порівну.
error-option-unknown = У грі «{ $game }» немає налаштування «{ $option }». Є: { $known }.
error-option-value = Налаштування { $option } не може мати значення «{ $value }». Можливо: { $choices }.
error-option-form = «{ $text }» — не налаштування. Пишіть назва=значення.
error-legal-without-record = Для --legal потрібен --record ФАЙЛ.
error-games = Кількість партій не може бути «{ $games }»: потрібна принаймні одна.
error-device = Пристрою «{ $device }» немає. Є: { $devices }.
error-device-alone = --device { $device } грає лише випадкові партії на цьому комп’ютері: не разом із --bots, --record чи --cluster.
error-cuda = Жодна відеокарта не придатна: { $reason } — потрібні карта NVIDIA та її драйвер; без них укажіть --device cpu.
error-cuda-memory = Пам’яті відеокарти не вистачає. Закрийте програми, які її займають, або вкажіть --device cpu.
error-no-sensible = Для цієї гри немає розумних випадкових партій.
error-budget = «{ $budget }» замало, щоб думати: потрібно більше за нуль.
error-cancelled = Пошук зупинено раніше, ніж він дав відповідь.
error-over = Гру закінчено, ходів більше немає.
error-bot = «{ $bot }» — не комп’ютерний гравець. Є рівні від 1 до 5, 3m1 (рівень 3 з пам’яттю рівня 1), random та uct: з кількістю пробних партій.
error-bot-memory = «{ $bot }» не підходить, бо в грі «{ $game }» немає чого запам’ятовувати.
error-report-games = Звіт не можна скласти за стільки партій: «{ $games }». Потрібна принаймні одна.
error-report-opening = Партії гри «{ $game }» починаються не однаково, тож дебют задати не можна.
error-report-against = «{ $bot }» уже грає на всіх місцях; порівняйте з кимось іншим.
error-report-file = «{ $file }» — не назва сторінки: вона має закінчуватися на .html.
error-ladder = { $bots }: для рейтингу потрібні різні гравці, і щонайменше { $players }.
error-cluster-address = «{ $address }» не є адресою кластера Ray. Пишіть auto або ХОСТ:ПОРТ.
error-cluster-client = { $address }: давати кластеру роботу може лише його машина. Приєднайте цю командою ray start --address=ХОСТ:ПОРТ --num-cpus=0 і пишіть ХОСТ:ПОРТ.
error-cluster-none = За адресою { $address } ніхто не відповідає: { $reason }. Чи працює кластер Ray?
error-cluster-auto = На цій машині немає кластера Ray: запустіть його або приєднайтеся до іншого командою ray start.
error-cluster-silent = За адресою { $address } немає придатного кластера Ray: щось відповідає, але це не він, або ця машина до нього не належить (ray start --address={ $address }).
error-cluster-token = Кластер Ray за адресою { $address } не знає нашого токена: він має бути в RAY_AUTH_TOKEN або ~/.ray/auth_token, однаковий на всіх машинах.
error-cluster-refused = Кластер Ray за адресою { $address } непридатний: { $reason }
error-cluster-node = { $node }, машина кластера, не відповідає.
error-cluster-version = { $node }, машина кластера, має інший Spielwerk, ніж ця, або не має жодного. Установіть усюди однаковий.
error-cluster-share = Частина роботи знову й знову втрачалася разом зі своєю машиною: { $reason }
error-cluster-lost = Кластер Ray за адресою { $address } втрачено: не лишилося жодної машини, яка б виконала роботу.
error-threads = Кількість потоків не може бути «{ $threads }»: потрібен принаймні один.
error-level = Рівня «{ $level }» немає. Є такі: { $levels }.
error-depth = «{ $depth }» — не глибина; потрібно принаймні 1.
error-seed = «{ $seed }» — не зерно: потрібне ціле число від 0 до { $highest }.
error-seed-and-setup = Укажіть зерно або розкладку, але не обидва разом.
error-setup-form = Розкладка гри «{ $game }» не може бути «{ $value }».
error-setup-unknown = Цю позицію роздано наново, тож її розкладка невідома.
error-setup-empty = У грі «{ $game }» немає випадковості, тож розкладка порожня; вказано: { $value }.
error-game-over = Гру закінчено.
error-no-such-action = Немає ходу з номером { $action }.
error-record-none = Це не запис партії Spielwerk.
error-record-newer = Запис має формат { $format }, а ця версія знає лише { $known }. Новіша версія зможе його прочитати.
error-record-line = Запис пошкоджено: «{ $line }» не вдається прочитати.
error-record-header = Запис пошкоджено: немає «{ $key }» або значення хибне.
error-record-cut = Запис обірвано.
error-record-plies = Запис пошкоджено: ходів має бути { $told }, а їх { $found }.
error-record-start = Запис пошкоджено: { $reason }
error-record-move = Запис пошкоджено на ході { $ply }, { $move }: { $reason }
error-record-result = Запис пошкоджено: вказано результат { $told }, а за ходами виходить { $found }.
error-record-json = Запис пошкоджено: це не цілий об’єкт JSON однієї партії.
error-record-number = У файлі { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[other] { $games } партій
}; номера { $number } немає.

## Столи й сервери

error-serve = Не вдалося запустити сервер: { $reason }.
error-port = «{ $port }» — не порт: можна від 1 до 65535.
error-redis-alone = Redis поєднує процеси зі спільною базою: вкажіть також адресу postgresql://.
error-table-seats = Гравців: { $players }, а місць вказано: { $given }. Їх має бути порівну.
error-table-level = Рівень мають лише комп’ютерні гравці. Для людей його не вказуйте.
error-colour = Кольору { $colour } немає. Чотири кольори мають номери від 0 до 3.
error-colour-taken = Цей колір уже хтось вибрав. Візьміть інший.
error-name-long = Ім’я «{ $name }» задовге: не більше { $longest ->
    [one] { $longest } літери
   *[other] { $longest } літер
}.
error-clock-kind = Годинник має або загальний час, до якого після кожного ходу може щось додаватися, або час на кожен хід.
error-clock-range = { $what } має бути від { $least } до { $most } с, а не { $seconds }.
clock-time-total = Загальний час
clock-time-per-move = Час на хід
clock-time-increment = Додатковий час після ходу
error-onlooker = Ви глядач: дивитися можна, а грати — ні.
error-onlookers-off = За цим столом дивитися не можна: той, хто його створив, вимкнув глядачів.
error-not-host = Це може лише той, хто створив стіл.
error-no-open-seat = За цим столом немає вільного місця.
error-seat-not-free = Місце «{ $seat }» уже зайняте.
error-nobody-to-replace = На місці «{ $seat }» немає кого замінювати.
error-not-gone = Гравець на місці «{ $seat }» ще за столом або щойно вийшов, тож замінити його поки не можна.
error-nothing-to-return-to = Замість вас ніхто не грає: ви й так на своєму місці.
error-no-time = Ваш час вийшов, далі за вас грає комп’ютер.
error-table-open = Гра ще не почалася.
error-table-running = Гра вже почалася.
error-table-over = Гру закінчено.
error-table-unknown = Такого столу немає. Можливо, за ним ніколи не грали і його прибрали.
error-record-unknown = Такої завершеної партії немає.
error-token = Це посилання не від цього столу. Можливо, його скопійовано не повністю.
error-behind = Гра тим часом пішла далі. Погляньте на дошку ще раз.
error-not-your-turn = Зараз не ваш хід.
error-you-are-out = Ви вибули з цієї гри.
error-bot-plays = За вас грає комп’ютер. Спершу поверніться на своє місце.
error-undo-too-late = Після вас уже хтось походив. Можна попросити інших скасувати хід.
error-nothing-to-undo = У вас немає ходу, який можна скасувати.
error-back-pending = Про скасування ходу вже попросили. Зачекайте на відповідь.
error-back-none = Зараз ніхто не просить скасувати хід.
error-back-secret = Цей хід скасувати не можна: відтоді ви побачили те, що було приховане.
error-takebacks-off = За цим столом не можна скасовувати ходи: так вирішили, коли його створювали.
error-no-draws = У цій грі не можна домовитися про нічию: у неї грають до кінця.
error-draw-bots = Комп’ютер ніколи не погоджується на нічию. Грайте далі.
error-draw-offered = Ви вже запропонували нічию. Зачекайте на відповідь.
error-draw-none = Зараз ніхто не пропонує вам нічию.
error-reaction = Реакції «{ $reaction }» немає. Є: { $known }.
error-rematch-asked = Ви вже попросили зіграти ще раз. Зачекайте на інших.
error-hints-off = За цим столом підказки вимкнено.
error-no-hint = Зараз підказати нічого.
error-past-hidden = Це гра на пам’ять: попередні ходи можна переглянути лише після її кінця.
error-no-such-ply = Позиції після ходу { $ply } немає; остання — після ходу { $last }.
error-too-fast = Забагато всього одразу. Зачекайте хвильку.
error-too-long = Текст задовгий.
error-message = Не вдалося прочитати повідомлення: { $problem }.
error-not-found = За адресою { $path } нічого немає.
error-method = Такий запит до { $path } неможливий.
error-storage = Зараз не вдається зберегти гру, тому нічого не змінено. Спробуйте за хвилину.
error-internal = У нас щось пішло не так. Нічого не втрачено.

## Вебзастосунок

board-cell-free = { $cell }, вільно
board-cell-seat = { $cell }: { $seat }
board-possible = { $what }; можна вибрати
board-stands-still = { $what }, цього разу не рухається
rings-cell-locked = { $cell }: { $seat }, заблоковано
rings-ring-a = зовнішнє кільце
rings-ring-b = середнє кільце
rings-ring-c = внутрішнє кільце
rings-turn = Повернути за годинниковою стрілкою: { $ring }
rings-turn-back = Повернути проти годинникової стрілки: { $ring }
rings-now = Поставте чи пересуньте фішку або поверніть кільце.
rings-now-empty = Пересуньте фішку або поверніть кільце.
rings-now-target = Куди піде фішка?
rings-now-fly = Виберіть фішку: вона може стати на будь-яку вільну клітинку.
rings-take = { $pawns ->
    [one] Ряд! Зніміть { $pawns } фішку гравця «{ $seat }».
    [few] Ряди! Зніміть { $pawns } фішки гравця «{ $seat }».
   *[other] Ряди! Зніміть { $pawns } фішок гравця «{ $seat }».
}
rings-keys = Стрілки ведуть від клітинки до клітинки, Enter вибирає. Плюс і мінус повертають кільце клітинки за годинниковою стрілкою й назад. Escape скасовує вибір.
players-title = Гравці
player-you = ви
player-guest = гість
player-awaited = ще не за столом
player-level = комп’ютер, рівень { $level }
player-gone = немає зв’язку
player-to-move = ходить
connection-connecting = З’єднуємося…
connection-lost = Зв’язок перервався. Він відновиться сам.
connection-refused = За цим посиланням тут немає місця для вас.
front-invitation = Сідайте й грайте: проти комп’ютера, разом за одним екраном або з друзями за посиланням.
front-rings = Ставте три в ряд на кільцях, що обертаються, і знімайте чужі фішки.
front-memento = Складайте стоси, діліть, бийте: чотири трикутники обертаються під вашими фігурками.
front-triominos = Викладайте трикутники так, щоб кути збігалися, і заробляйте жетони.
front-dimenticato = Перегони на пам’ять: яке число під вашою фішкою?
front-play = Грати
front-set-up = Створити стіл
front-rules = Правила
connection-offline = Зараз немає зв’язку із сервером.
frame-skip = Перейти до вмісту
frame-home = Spielwerk: на головну
frame-language = Мова
frame-credit = Назви ігор належать їхнім видавцям. Spielwerk — незалежна реалізація з власними дошками. Без чату, без стеження, без облікових записів.
lost-title = Тут нічого немає
lost-home = На головну
set-up-title = Стіл для гри «{ $game }»
set-up-players = Хто грає?
set-up-who = Хто грає за колір «{ $seat }»?
set-up-level = Рівень комп’ютера за колір «{ $seat }»
set-up-colour = Колір для місця { $number }
set-up-first = Хто починає?
set-up-lot = вирішує жереб
set-up-rules = Правила
set-up-more = За столом
set-up-clock = Годинник
set-up-hints = Дозволити підказки
set-up-takebacks = Дозволити скасовувати ходи
set-up-onlookers = Дозволити глядачів
set-up-start = Створити стіл
seat-here = хтось за цим екраном
seat-link = той, кому я надішлю посилання
seat-open = хто прийде першим
seat-bot = комп’ютер
first-custom-memento = За звичаєм кидають жереб.
first-custom-triominos = За звичаєм починає наймолодший гравець або найстарший.
first-custom-dimenticato = За звичаєм починає наймолодший гравець.
level-1 = 1 · для початківців
level-2 = 2 · легкий
level-3 = 3 · середній
level-4 = 4 · сильний
level-5 = 5 · найсильніший
clock-none = без годинника
clock-quick = по 5 хвилин, плюс 3 секунди за хід
clock-usual = по 15 хвилин, плюс 5 секунд за хід
clock-move = хвилина на хід, далі грає комп’ютер
join-title = Стіл для вас
join-invitation = Вас запрошують до гри. Займіть вільне місце.
join-colour = Ваш колір
join-sit = Сісти
table-board = Дошка
situation-waiting = Чекаємо, поки всі зберуться.
situation-your-turn = Ваш хід.
situation-turn = Ходить гравець «{ $seat }».
situation-ended-resigned = Хтось із гравців здався.
situation-ended-time = Час вийшов.
situation-ended-draw = Домовилися про нічию.
pass-device = Передайте пристрій:
pass-ready = Уже в мене
ranks-title = Підсумок
share-title = Запросити інших
share-open = вільне місце
share-watch = глядачі
share-copy = Копіювати посилання
share-copied = Скопійовано
share-code = QR-код
share-code-alt = QR-код посилання
control-start = Почати зараз
control-return = Повернутися на своє місце
control-back-asked = { $seat } просить скасувати хід.
control-draw-offered = { $seat } пропонує нічию.
control-yes = Погодитися
control-no = Відхилити
control-hint = Підказка
control-back = Скасувати хід
control-draw = Запропонувати нічию
control-resign = Здатися
control-resign-sure = Справді здатися?
control-replace = { $seat }: далі комп’ютер
control-rematch = Ще раз
control-rematch-asked = Чекаємо на інших…
control-next-game = До наступної гри
event-moved = { $seat } ходить: { $move }.
played-pass = { $seat } пропускає хід.
dimenticato-played-pass = { $seat } пропускає хід.
rings-played-place = { $seat } ставить фішку на { $to }.
rings-played-move = { $seat } ходить фішкою з { $from } на { $to }.
rings-played-turn = { $ring ->
    [a] { $seat } повертає зовнішнє кільце за годинниковою стрілкою.
    [b] { $seat } повертає середнє кільце за годинниковою стрілкою.
   *[c] { $seat } повертає внутрішнє кільце за годинниковою стрілкою.
}
rings-played-turn-back = { $ring ->
    [a] { $seat } повертає зовнішнє кільце проти годинникової стрілки.
    [b] { $seat } повертає середнє кільце проти годинникової стрілки.
   *[c] { $seat } повертає внутрішнє кільце проти годинникової стрілки.
}
rings-played-take = { $seat } знімає фішку з { $from }.
memento-played-place = { $seat } ставить першу одинарну фігурку на { $to }.
memento-played-enter = { $seat } додає одинарні фігурки на { $one } і { $two }.
memento-played-move = { $seat } ходить фігуркою з { $from } на { $to }.
memento-played-split = { $seat } ділить фігурку, що стояла на { $from }: { $to }.
memento-played-turn = { $seat } повертає трикутник { $triangle } за годинниковою стрілкою.
memento-played-turn-back = { $seat } повертає трикутник { $triangle } проти годинникової стрілки.
triominos-played-lay = { $seat } кладе плитку { $tile } на { $to }.
triominos-played-joker = { $seat } кладе джокера на { $to }.
triominos-played-swap = { $seat } кладе плитку { $tile } на місце джокера.
triominos-played-buy = { $seat } купує плитку.
dimenticato-played-call = { $seat } називає число { $number } для фішки на { $from }.
dimenticato-played-move = { $seat } ходить фішкою з { $from } на { $to }.
dimenticato-played-hit = { $seat } ходить з { $from } на { $to }, збиває чужу фішку й відсуває її на { $back }.
move-pass = Пропуск ходу
move-buy = Купівля
move-swap = Обмін: { $tile }
choice-usual = звичайна гра
choice-first = перша гра
choice-ludis = ludis
choice-original = оригінальне
choice-complex = складне
choice-complex-why = Чим складне відрізняється від оригінального, нам невідомо, тож у нього грають так само.
choice-simple = спрощене
event-started = Гра починається.
event-seat-taken = { $seat } уже за столом.
event-colour-chosen = Місце { $number } має новий колір: { $colour }.
event-taken-back = { $seat } скасовує хід.
event-declined = { $seat } не погоджується.
event-resigned = { $seat } здається.
event-timed-out = Час вийшов: { $seat }.
event-bot-took-over = { $seat }: далі грає комп’ютер.
event-person-returned = { $seat } знову за столом.
event-rematch-asked = { $seat } хоче зіграти ще раз.
event-ended = Гру закінчено.
control-more = Ще
control-react = Сказати щось
control-again = Показати останній хід ще раз
control-sound = Звук
control-colour = Мій колір
control-colours = Кольори
control-full = На весь екран
control-on = так
control-off = ні
control-play-on = Грати далі
control-close = Закрити
control-back-waiting = Ви попросили скасувати хід.
control-draw-waiting = Ви запропонували нічию.
reaction-hello = Привіт!
reaction-well-played = Чудовий хід!
reaction-thanks = Дякую!
reaction-oops = Ой!
reaction-thinking = Ще думаю…
reaction-good-game = Гарна гра!
event-reacted = { $seat }: { $reaction }
control-hint-thinking = Комп’ютер думає…
control-hint-best = Добрий хід: { $move }
control-hint-chances = Шанси на перемогу:
moves-list = Ходи
moves-none = Ходів ще немає.
moves-first = На початок
moves-back = На хід назад
moves-forward = На хід уперед
moves-last = У кінець
past-shown = Перегляд: хід { $ply } з { $total }
past-leave = Назад до гри
result-you = Ви перемогли!
result-won = Перемога: { $seat }.
result-draw = Нічия.
result-shared = Перше місце розділили кілька гравців.
result-look = Переглянути партію
board-broken = Не вдалося намалювати дошку. Сама гра триває.
board-again = Показати ще раз
record-title = Партія: { $game }
record-play = Відтворити
record-pause = Пауза
record-start = Початок
record-after = Хід { $ply } з { $total }: { $seat } — { $move }.
record-seen-by = Хто дивиться:
record-everybody = глядачі
record-chart = Шанси на перемогу
record-chart-how = Шанси всіх гравців на перемогу від початку до кінця. Торкніться, щоб перейти до цього ходу.
record-judging = Комп’ютер переглядає партію: хід { $done } з { $total }.
record-judged = Ось що комп’ютер думає про кожен хід.
record-no-judgement = Зараз комп’ютер не може оцінити цю партію.
record-mistake = груба помилка
record-mistakes = Грубі помилки
record-no-mistakes = Грубих помилок не було.
record-download = Завантажити запис
record-share = Поділитися
frame-offline = Ви не в мережі. Для гри потрібен сервер; сторінка відновиться сама.

memento-point = { $point }, { $height ->
    [1] одинарна фігурка
    [2] подвійна фігурка
   *[3] потрійна фігурка
}: { $seat }
memento-triangle = Трикутник { $triangle }
memento-turn = Повернути трикутник { $triangle } за годинниковою стрілкою
memento-turn-back = Повернути трикутник { $triangle } проти годинникової стрілки
memento-undo = Назад
memento-pass = Пропустити
memento-move = Хід
memento-split = Поділ { $parts }
memento-how = Пересунути чи розділити
memento-now-first = Поставте першу одинарну фігурку на будь-яку точку.
memento-now = Пересуньте фігурку, поставте дві нові на вільні точки або поверніть трикутник.
memento-now-no-turning = Пересуньте фігурку або поставте дві нові. Повертати цього разу не можна.
memento-now-no-entering = Пересуньте фігурку або поверніть трикутник.
memento-now-moving = Пересуньте одну зі своїх фігурок.
memento-now-second = Куди стане друга одинарна фігурка?
memento-now-target = Куди піде фігурка?
memento-now-part = { $height ->
    [2] Куди стане подвійна?
   *[1] Куди стане одинарна?
}
memento-now-pass = Ви нічого не можете зробити: пропустіть хід.
memento-keys = Стрілки ведуть від точки до точки, Enter вибирає. Плюс і мінус повертають трикутник точки за годинниковою стрілкою й назад, скісна риска ділить вибрану фігурку. Escape скасовує крок.

dimenticato-touch-figure = Торкніться однієї зі своїх фішок: яке число під нею?
dimenticato-touch-leave = Торкніться фішки, яка має вийти зі старту.
dimenticato-which = Яке число під цією фішкою?
dimenticato-said-right = Названо { $said }: правильно!
dimenticato-said-wrong = Названо { $said }, але там { $number }.
dimenticato-where = Куди вона йде? Торкніться поля, що світиться.
dimenticato-set-back = Куди відсунути фішку гравця «{ $seat }»?
dimenticato-nothing = Цього разу вам нікуди ходити.
dimenticato-pass = Далі
dimenticato-stay = Залишитися
dimenticato-keypad = Число під фішкою
dimenticato-call = Назвати { $number }
dimenticato-whole = Показати всю дошку
dimenticato-near = Показати фішку зблизька
dimenticato-no-colour = без кольору
dimenticato-die-free = { $field }, кубик показує { $number }, { $colour }
dimenticato-die-covered = { $field }, фішка: { $seat }; кубик під нею закритий, { $colour }
dimenticato-block-free = { $field }, стартове й фінішне поле: { $seat }, вільно
dimenticato-block-waiting = { $field }, фішка: { $seat }, ще на старті
dimenticato-block-home = { $field }, фішка: { $seat }, удома
dimenticato-keys = Стрілки ведуть від поля до поля, Page Down — до наступного, яке можна вибрати. Enter вибирає, цифри від 1 до 6 називають число, Escape скасовує вибір.

## Стіл гри «Triominos»

triominos-rack = Ваші плитки
triominos-keys = Стрілки ведуть від плитки до плитки, стрілка вгору — на стіл і там від місця до місця. Enter вибирає, R повертає плитку, Escape скасовує крок.
triominos-standing = Жетони й плитки
triominos-joker = Джокер
triominos-tile = Плитка { $tile }
triominos-tile-up = Плитку { $tile } вибрано, вершиною вгору, від вершини читається { $reading }
triominos-tile-down = Плитку { $tile } вибрано, вершиною вниз, від вершини читається { $reading }
triominos-laid = { $cell }, плитка { $tile }
triominos-laid-joker = { $cell }, джокер
triominos-place = { $cell }, вільно, кути { $corners }
triominos-place-fits = { $cell }, вільно, кути { $corners }: підходить
triominos-place-turned = { $cell }, вільно, кути { $corners }: підходить, якщо повернути
triominos-in-pot = у запасі
triominos-nearer = Збільшити
triominos-farther = Зменшити
triominos-fit = Показати весь стіл
triominos-turn = Повернути
triominos-turn-what = плитку (R)
triominos-swap = Обміняти
triominos-swap-what = плитку на джокера
triominos-buy = Купити
triominos-buy-what = плитку за 1 жетон
triominos-pass = Пропуск
triominos-pass-what = ходу
triominos-advise-choose = Торкніться своєї плитки або перетягніть її.
triominos-advise-place = Торкніться місця, що світиться. Торкніться плитки ще раз, щоб її повернути.
triominos-advise-tile = Яка плитка ляже сюди?
triominos-advise-several = Підходить кількома способами: поверніть плитку й торкніться місця ще раз.
triominos-advise-nowhere = Ця плитка зараз нікуди не підходить.
triominos-advise-buy = Жодна плитка не підходить. Купіть іще одну!
triominos-advise-pass = Жодна плитка не підходить, а купити не можна: пропустіть хід.
triominos-hexagon = { $count ->
    [one] Шестикутник!
    [few] { $count } шестикутники!
   *[other] { $count } шестикутників!
}
triominos-bridge = Міст!
triominos-rack-empty = Остання плитка!
triominos-has-laid = викладено
triominos-has-swapped = обміняно
triominos-has-bought = куплено
triominos-has-passed = пропущено
triominos-last-round = { $turns ->
    [one] Останнє коло: ще { $turns } хід
    [few] Останнє коло: ще { $turns } ходи
   *[other] Останнє коло: ще { $turns } ходів
}

## Довідка

help-title = { $game }: правила
help-rule = Правило { $rule }
help-learn = Як грати
help-contents = Зміст
help-ours = наше тлумачення
help-ours-explained = позначає те, що ми мусили вирішити самі, бо друковані правила про це мовчать.
help-notation = Як записують ходи
help-others = Інші ігри:
help-all = Усі правила
help-close = Закрити
lesson-title = Гра «{ $game }»: як грати
lesson-offer = Гра «{ $game }» для вас нова? Кілька дотиків покажуть, як у неї грати.
lesson-start = Покажіть
lesson-decline = Ні, дякую
lesson-step = Крок { $step } із { $steps }
lesson-missed = Не зовсім. Тепер позначено правильний хід.
lesson-next = Далі
lesson-end = Грати!
