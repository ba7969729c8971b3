# Усе, що читають гравці. Ті самі повідомлення є у файлі кожної мови.

## Місця та ігри

seat-0 = Синій
seat-1 = Помаранчевий
seat-2 = Зелений
seat-3 = Фіолетовий

game-rings = Кільця
game-memento = Мементо
game-triominos = Триоміно
game-dimenticato = Діментікато

## Кільця

option-rings-pawns = Скільки фішок кожен має в руці на початку. Учотирьох по десять заповнюють дошку; з шістьма гра вільніша.
rings-ended-18 = Залишився тільки один гравець.
rings-ended-19 = Надто довго без розв’язки: рахуються фішки на дошці.
rings-notation =
    a1      поставити фішку на a1
    a1-a2   пересунути фішку з a1 на a2
    a+  a-  повернути кільце a за годинниковою стрілкою, проти неї
    xb3     зняти фішку з b3
    Кільця: a — зовнішнє, c — внутрішнє.
rings-notation-terminal = Фішка в дужках заблокована: вона не утворює ряду, доки її не пересунуть.
rings-seat = { $hand } в руці, { $board } на дошці
rings-seat-out = вибув, ще { $board } на дошці
rings-situation-turned = Кільце { $ring } повертали останнім, поки що його не чіпають.
rings-situation-taking = { $pawns ->
    [one] Ряд! Треба зняти { $pawns } фішку гравця «{ $seat }».
    [few] Ряди! Треба зняти { $pawns } фішки гравця «{ $seat }».
   *[other] Ряди! Треба зняти { $pawns } фішок гравця «{ $seat }».
}
rings-situation-flying = Фішок лишилося мало: одна з них перелітає на будь-яку вільну клітинку.

rings-unreadable = «{ $move }» — це не хід. Ходи пишуть так: a1, a1-a2, a+, a- або xb3.
rings-cell-taken = Клітинка { $cell } зайнята.
rings-hand-empty = У вашій руці більше немає фішок.
rings-ring-turned-last = Кільце { $ring } повертали останнім; спершу треба повернути інше.
rings-not-your-pawn = На { $cell } немає вашої фішки.
rings-not-neighbours = { $origin } і { $target } — не сусідні клітинки.
rings-must-fly = Коли у вас чотири фішки або менше, а рука порожня, треба пересунути одну зі своїх фішок; вона може стати на будь-яку вільну клітинку.
rings-may-not-pass = Не можна пропускати хід, доки є що робити.
rings-nothing-to-take = Ви не утворили ряду, тож знімати нічого.
rings-must-take = Спершу ряд: зніміть фішку гравця «{ $seat }».
rings-take-empty = На { $cell } немає фішки.
rings-take-own = Фішка на { $cell } — ваша власна.
rings-take-other = Фішка на { $cell } належить гравцеві «{ $owner }»; зараз треба зняти фішку гравця «{ $seat }».

## Мементо

option-memento-edition = Друковане видання: ludis, original, complex або simple (без виходів). Чим «complex» відрізняється від original, нам невідомо, тож у нього грають так само.
option-memento-exits = Фігурка на куті може вийти з дошки й повернутися в іншому місці.
option-memento-straight_exits = На зовнішніх кутах і на кутах внутрішнього трикутника вихід і вхід ведуть прямо.
option-memento-touching_corners = Кути, що сходяться, — сусіди, і лінії йдуть крізь них далі.
option-memento-touching_feet = Основи, що дивляться одна на одну через межу, — сусіди, і лінії йдуть крізь них далі.
memento-ended-18 = Усі чотири середини належать одному гравцеві.
memento-ended-19 = Середина й три основи одного трикутника належать одному гравцеві.
memento-ended-20 = Усі інші вибули.
memento-ended-21 = Надто довго без розв’язки: нічия.
memento-notation =
    A1          поставити першу одинарну фігурку гри
    A1,B2       ввести дві одинарні фігурки
    A+  A-      повернути трикутник A за годинниковою стрілкою, проти неї
    A1-A0       пересунути фігурку з A1 на A0 і побити ту, що там стоїть
    A1/A2,A6    розділити фігурку на A1 на одинарні на A2 й A6
    A1/2A2,A6   розділити потрійну на A1 на подвійну на A2 й одинарну на A6
    Точка 0 — середина трикутника, непарні точки — кути, парні — основи.
memento-notation-terminal = ●2A4 — подвійна фігурка гравця «Синій» на A4.
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
memento-no-turning = Гравець «{ $seat }» цього разу не може повертати трикутник.

memento-unreadable = «{ $move }» — це не хід. Ходи пишуть так: A1,B2, A1-A0, A+, A- або A1/A2,A6.
memento-first-single = Першим ходом гри ставлять одну одинарну фігурку на будь-яку точку.
memento-may-not-pass = Не можна пропускати хід, доки є що робити.
memento-enter-two = Завжди вводять рівно дві одинарні фігурки.
memento-enter-middle = Одинарну фігурку не можна вводити на середину: { $point }.
memento-enter-inside = Одинарну фігурку не можна вводити у внутрішній трикутник: { $point }.
memento-not-free = Точка { $point } зайнята.
memento-different-points = Точки мають бути різні.
memento-board-order = Однакові за роллю точки пишуть у порядку дошки: A, B, C, I, потім від 0 до 6.
memento-supply-low = Потрібно два камінці; у запасі: { $supply }.
memento-no-marker = Для цього більше немає маркера.
memento-player-before-turned = Гравець перед вами повертав, тож вам не можна.
memento-you-turned = Вашою останньою дією був поворот, тож зараз не можна.
memento-nothing-changes = Поворот трикутника { $triangle } нічого не змінив би.
memento-not-yours = На { $point } немає вашої фігурки.
memento-same-point = Фігурка має стати на іншу точку.
memento-single-far = Одинарна фігурка ходить лише на сусідню точку; { $target } — не сусід { $origin }.
memento-triple-far = Потрійна фігурка ходить на сусідню точку або з середини на іншу середину чи великий кут; до { $target } з { $origin } не дістатися.
memento-in-the-way = Дорогу заступає фігурка на { $point }.
memento-line-bends = Лінія згинається на { $point }.
memento-single-splits = Одинарну фігурку на { $point } не можна розділити.
memento-double-splits = Подвійна фігурка на { $point } ділиться на дві одинарні.
memento-triple-splits = Потрійна фігурка на { $point } ділиться на подвійну й одинарну або на три одинарні.

## Триоміно

option-triominos-kind = «first» — перша гра для найменших: без джокера, усі підставки відкриті.
option-triominos-joker = Грати з джокером.
option-triominos-open = Усі плитки на підставках відкриті.
triominos-ended-13 = Запас порожній, і останнє коло зіграно.
triominos-ended-14 = Ніхто більше нічого не міг зробити.
triominos-notation =
    351@2,-1u   покласти плитку так, щоб від вершини клітинки 2,-1u за годинниковою стрілкою читалося 3, 5, 1
    J@2,-1u     покласти джокер
    swap 351    покласти плитку на місце джокера й забрати джокер
    buy         заплатити фішку й узяти плитку із запасу
    pass        пропустити хід, якщо більше нічого не можна
triominos-notation-terminal = Клітинка вершиною вгору закінчується на u і читається згори; вершиною вниз — на d і читається знизу.
triominos-seat = { $chips ->
    [one] { $chips } фішка
    [few] { $chips } фішки
   *[other] { $chips } фішок
}, { $tiles ->
    [one] { $tiles } плитка
    [few] { $tiles } плитки
   *[other] { $tiles } плиток
}
triominos-has-joker = має джокер
triominos-pot = { $tiles ->
    [one] { $tiles } плитка в запасі
    [few] { $tiles } плитки в запасі
   *[other] { $tiles } плиток у запасі
}

triominos-unreadable = «{ $move }» — це не хід. Ходи пишуть так: 351@2,-1u, J@0,1d, swap 351, buy або pass.
triominos-flipped = «{ $move }»: жодна плитка так не читається; плитки обертають, але не перевертають.
triominos-not-on-rack = Плитки { $tile } немає на вашій підставці.
triominos-joker-not-yours = Джокера немає на вашій підставці.
triominos-cell-taken = На { $cell } вже лежить плитка.
triominos-not-touching = { $cell } не торкається стороною жодної плитки.
triominos-corner = Кут { $corner } не підходить: { $value } зустрілося б із { $wanted }.
triominos-swap-corner = Джокер не можна замінити на { $tile }: на куті { $corner } { $value } зустрілося б із { $wanted }.
triominos-no-joker = На столі немає джокера.
triominos-joker-for-joker = Джокер замінюють на плитку з числами.
triominos-no-chip = У вас немає фішки, щоб заплатити.
triominos-pot-empty = Запас порожній.
triominos-may-not-pass = Пропустити хід можна, лише якщо не можна ні покласти, ні купити плитку.
triominos-setup-key = Розкладці потрібні racks, first і pot, і більше нічого; «{ $key }» бракує або воно хибне.
triominos-setup-racks = Розкладці потрібні підставки для всіх гравців: { $players }.
triominos-setup-rack = На підставці місця { $seat } плиток { $tiles }, а має бути шість.
triominos-setup-unknown = Плитки «{ $tile }» у цій грі немає.
triominos-setup-doubled = Плитка { $tile } трапляється двічі.
triominos-setup-missing = Бракує плитки { $tile }.
triominos-setup-joker-first = Джокер не може бути першою плиткою.

## Діментікато

dimenticato-ended-21 = Усі чотири фішки одного гравця вдома.
dimenticato-ended-22 = Надто довго без розв’язки: рахуються фішки вдома, а тоді найкоротший шлях.
dimenticato-notation =
    e12=4         сказати, що кубик під вашою фішкою на e12 показує 4
    e12-h11       піти фішкою, вийти зі стартового поля або просунутися на фініші
    e12xh11>f12   збити фішку на h11 і повернути її на f12
    pass          якщо хід втрачено
dimenticato-notation-terminal = 4○ — вільне поле з числом 4 кольору Синього, ●△ — фішка Синього на полі Помаранчевого. На власному кольорі фішка в безпеці. ●– ще чекає на старті, ●✓ уже вдома.
dimenticato-seat = на старті: { $waiting }, у дорозі: { $out }, удома: { $home }
dimenticato-called-right = Для { $field } названо { $said }: правильно.
dimenticato-called-wrong = Для { $field } названо { $said }, але там { $number }.
dimenticato-asks-leave = Одна з фішок мусить вийти зі старту, на 2–5 кроків.
dimenticato-asks-call = Яке число під однією з ваших фішок? Назвіть його, наприклад e12=4.
dimenticato-asks-move = Правильно! Тепер ідіть цією фішкою.
dimenticato-asks-inside = Фішка може просунутися на фініші.
dimenticato-asks-pass = Нічого не вдієш: pass.

dimenticato-unreadable = «{ $move }» — це не хід. Ходи мають вигляд e12=4, e12-h11, e12xh11>f12 або pass.
dimenticato-no-field = На цій доріжці немає поля { $field }.
dimenticato-die = Кубик показує від 1 до 6, але не { $number }.
dimenticato-no-die = Під { $field } немає кубика: на старті й фініші нічого не називають.
dimenticato-may-not-pass = Пропустити хід можна, лише коли більше нічого не можна зробити.
dimenticato-leave-first = Спершу вийдіть зі старту.
dimenticato-one-waits = Одна фішка ще чекає на старті: назвіть число для тієї, що вже в дорозі.
dimenticato-not-yours = На { $field } немає вашої фішки.
dimenticato-move-called = Число назване правильно: тепер мусить піти фішка на { $field }.
dimenticato-call-first = Перш ніж піти фішкою на { $field }, назвіть число під нею.
dimenticato-cannot-leave-there = Зі старту фішка йде на 2–5 кроків щонайбільше з двома поворотами, на поле за межами своєї великої картки; { $field } не таке.
dimenticato-not-your-block = { $field } належить до старту й фінішу іншого гравця.
dimenticato-stays-home = Фішка, що вже вдома, там і лишається.
dimenticato-no-such-way = { $steps ->
    [one] { $steps } крок не закінчується
    [few] { $steps } кроки не закінчуються
   *[other] { $steps } кроків не закінчуються
} на { $field } щонайбільше з двома поворотами.
dimenticato-own-figure = На { $field } стоїть ваша власна фішка.
dimenticato-nobody-there = На { $field } нема кого збивати.
dimenticato-safe = Фішка на { $field } в безпеці: вона стоїть на власному кольорі.
dimenticato-no-room = Фішку на { $field } не можна збити: за три поля назад немає вільного поля.
dimenticato-say-where = Скажіть, куди повернути фішку: { $choices }.
dimenticato-back-taken = { $field } не вільне.
dimenticato-past-own-card = На { $field } фішку не повертають: між ними її власна велика картка.
dimenticato-not-three-back = { $field } не лежить за три поля назад щонайбільше з одним поворотом.
dimenticato-setup-key = Розкладка потребує cards і більше нічого; «{ $key }» бракує або воно хибне.
dimenticato-setup-cards = Розкладка потребує списку з { $cards } малих карток.
dimenticato-setup-entry = «{ $entry }» — не картка: кожну записують як [номер, чверті оберту].
dimenticato-setup-card = Немає малої картки «{ $card }»: вони пронумеровані від 0 до 11.
dimenticato-setup-turns = Картку не можна повернути на «{ $turns }» чвертей; можна від 0 до 3.
dimenticato-setup-doubled = Картка { $card } трапляється двічі.

## Гра в терміналі

play-welcome = Введіть хід або ? для довідки.
play-prompt = { $seat }, ваш хід:{" "}
play-commands =
    moves      показати всі можливі ходи
    undo       скасувати своє останнє рішення
    save ФАЙЛ  записати партію
    quit       вийти з гри
play-nothing-to-undo = Скасовувати нічого.
play-hand-over = Передайте екран гравцеві { $seat } і натисніть Enter.{" "}
play-continue = Enter, щоб продовжити{" "}
play-last-turn = Останній хід: { $moves }
play-no-undo = У грі з таємницями нічого не скасувати.
play-saved = Запис партії — у файлі { $file }.
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
simulate-wins = Виграв гравець { $seat }
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
analyse-seat = Місце
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
cli-help-humans = Скільки з них — люди за цим терміналом; у них перші місця.
cli-help-option = Налаштування гри; можна вказати кілька разів.
cli-help-seed = Зерно випадковості: те саме зерно дає ті самі партії.
cli-help-play-seed = Зерно для розкладки й комп’ютера; якщо не вказано, випадкове.
cli-help-count = Скільки партій.
cli-help-record = Записати партії в цей файл, один об’єкт JSON на рядок.
cli-help-legal = Записати також усі дозволені ходи для кожного рішення.
cli-help-json = Вивести JSON для програм.
cli-help-against = Рівень комп’ютера, від 1 до 5; або random, або uct: з кількістю партій.
cli-help-device = cpu: усі ядра; cuda: відеокарта (NVIDIA)
cli-help-bots = Комп’ютерні гравці для місць, наприклад 1,5,random, замість випадкових ходів.
cli-help-cluster = Доручити роботу машинам кластера Ray: auto або ХОСТ:ПОРТ.
cli-help-ladder = Зіграти рівнями між собою й показати, наскільки вони сильні.
cli-help-ladder-games = Скільки партій грає кожна група.
cli-help-ladder-bots = Хто грає.
cli-help-analyse = Оцінити кожен хід записаної гри.
cli-help-analyse-seconds = Скільки думати над кожним ходом.
cli-help-report = Розповісти, що це за гра, на сторінці для авторів ігор.
cli-help-report-level = Хто грає: рівень від 1 до 5 або random.
cli-help-report-games = Скільки партій: зазвичай 200, для random — 100 000.
cli-help-report-compare = Правила для порівняння, як-от pawns=6 або opening=I0; можна кілька разів.
cli-help-report-against = Хтось інший, з ким виміряти рівень, як-от 3m1; можна кілька разів.
cli-help-output = Сторінка, яку записати; числа будуть у файлі JSON поруч.
cli-help-depth = Глибина в рішеннях.
cli-help-file = Запис партії або файл, який створила simulate --record.
cli-help-line = Яка партія з файлу, де їх кілька.
cli-help-serve = Надати столи браузерам і програмам.
cli-help-host = Адреса для з’єднань; якщо не вказано, лише цей комп’ютер.
cli-help-port = Порт для з’єднань.
cli-help-database = Де зберігаються партії: файл або postgresql://…
cli-help-redis = Redis, що з’єднує кілька серверних процесів, наприклад redis://…
cli-help-open = Відкрити у браузері.
cli-help-proxy = Він стоїть за проксі, який повідомляє адреси клієнтів.
serve-ready = Spielwerk працює за адресою { $address }. Ctrl-C його зупиняє.
serve-no-web = Вебзастосунок ще не зібрано: це робить `make play` або `npm ci && npm run build` у теці web. Програми можуть грати й так.

## Помилки

error-usage = { $detail } (--help покаже, як треба.)
error-language = «{ $language }» — немає такої мови; є: { $known }.
error-interrupted = Зупинено. Нічого не записано.
error-number = «{ $value }» — не ціле число.
error-file = { $file }: { $reason }.
error-extra = Для цього потрібне доповнення: pip install "spielwerk[{ $extra }]"
error-render-mode = «{ $mode }» — не спосіб показати гру. Можливо: { $modes }.
error-game-unknown = Немає гри «{ $game }». Є: { $known }.
error-players = У { $game } не можна грати, коли гравців { $players }. Можливо: { $choices }.
error-humans = Серед гравців ({ $players }) не може бути людей: { $humans }.
error-seats = Місць: { $players }, а імен: { $given }.
error-option-unknown = У { $game } немає налаштування «{ $option }». Є: { $known }.
error-option-value = Налаштування { $option } не може бути «{ $value }». Можливо: { $choices }.
error-option-form = «{ $text }» — не налаштування. Пишіть назва=значення.
error-legal-without-record = Для --legal потрібен --record ФАЙЛ.
error-games = Не можна зіграти «{ $games }» партій; потрібна принаймні одна.
error-device = Пристрою «{ $device }» немає; можна вибрати { $devices }.
error-device-alone = --device { $device } грає лише випадкові партії на цьому комп’ютері: не разом із --bots, --record чи --cluster.
error-cuda = Жодна відеокарта не придатна: { $reason } – Потрібні карта NVIDIA та її драйвер; без них вкажіть --device cpu.
error-cuda-memory = Пам’яті відеокарти не вистачає. Закрийте те, що її займає, або вкажіть --device cpu.
error-no-sensible = У цій грі немає розважливих випадкових партій.
error-budget = З «{ $budget }» не подумаєш: потрібно більше, ніж нічого.
error-cancelled = Пошук зупинено, перш ніж він дав відповідь.
error-over = Гру закінчено: вирішувати більше нічого.
error-bot = «{ $bot }» — не комп’ютерний гравець: є рівні від 1 до 5, 3m1 (рівень 3 з пам’яттю рівня 1), random та uct: з кількістю партій.
error-bot-memory = «{ $bot }» не може грати у { $game }: там немає чого запам’ятовувати.
error-report-games = Звіт за «{ $games }» партіями нічого не скаже; потрібна хоча б одна.
error-report-opening = Партії { $game } починаються не однаково, тож дебют задати не можна.
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
error-threads = «{ $threads }» потоків не можуть шукати; потрібен щонайменше один.
error-level = Рівня «{ $level }» немає. Є такі: { $levels }.
error-depth = «{ $depth }» — не глибина; потрібно принаймні 1.
error-seed = «{ $seed }» — не зерно: потрібне ціле число від 0 до { $highest }.
error-seed-and-setup = Вкажіть зерно або розкладку, але не обидва.
error-setup-form = Розкладка { $game } не може бути «{ $value }».
error-setup-unknown = Перероздана позиція не знає своєї розкладки.
error-setup-empty = { $game } нічого не лишає на випадок, тож розкладка порожня; вказано: { $value }.
error-game-over = Гру закінчено.
error-no-such-action = Немає ходу з номером { $action }.
error-record-none = Це не запис партії Spielwerk.
error-record-newer = Запис має формат { $format }, а ця версія знає лише { $known }. Новіша версія зможе його прочитати.
error-record-line = Запис пошкоджено: «{ $line }» не вдається прочитати.
error-record-header = Запис пошкоджено: «{ $key }» бракує або воно хибне.
error-record-cut = Запис обірвано.
error-record-plies = Запис пошкоджено: оголошено ходів { $told }, а є { $found }.
error-record-start = Запис пошкоджено: { $reason }
error-record-move = Запис пошкоджено на ході { $ply }, { $move }: { $reason }
error-record-result = Запис пошкоджено: оголошено результат { $told }, але ходи ведуть до { $found }.
error-record-json = Запис пошкоджено: це не цілий об’єкт JSON однієї партії.
error-record-number = У файлі партій: { $games }; номера { $number } немає.

## Tables and servers

error-serve = Сервер не зміг запуститися: { $reason }.
error-port = «{ $port }» — не порт: можна від 1 до 65535.
error-redis-alone = Redis з’єднує процеси зі спільною базою: вкажіть також адресу postgresql://.
error-table-seats = Гравців { $players }, а місць вказано { $given }.
error-table-level = Рівні мають лише комп’ютерні гравці; це місце — «{ $kind }».
error-name-long = Ім’я «{ $name }» задовге: не більше { $longest } літер.
error-clock-kind = Годинник має або загальний час, до якого після кожного ходу може щось додаватися, або час на хід.
error-clock-range = { $name } годинника не може бути { $seconds } с. Можливо: від { $least } до { $most }.
error-onlooker = Глядачі можуть лише дивитися.
error-onlookers-off = За цим столом глядачів не чекають.
error-not-host = Це може лише той, хто відкрив стіл.
error-no-open-seat = За цим столом немає вільного місця.
error-seat-not-free = Місце { $seat } не вільне.
error-nobody-to-replace = На місці { $seat } немає кого замінювати.
error-not-gone = Гравець із місця { $seat } ще тут або щойно вийшов.
error-nothing-to-return-to = Ніхто не грає замість вас.
error-no-time = Ваш час вичерпано; за вас грає комп’ютер.
error-table-open = Гра ще не почалася.
error-table-running = Гра вже почалася.
error-table-over = Гру закінчено.
error-table-unknown = Такого столу немає; можливо, ним ніколи не користувалися і його прибрали.
error-record-unknown = Такої завершеної партії немає.
error-token = Це посилання не від цього столу. Можливо, бракує його частини.
error-behind = Гра тим часом пішла далі. Погляньте на дошку ще раз.
error-not-your-turn = Зараз не ваш хід.
error-you-are-out = Ви вибули з цієї гри.
error-bot-plays = За вас грає комп’ютер. Спершу поверніть собі місце.
error-undo-too-late = Відтоді вже походив хтось інший. Можна попросити повернути хід.
error-nothing-to-undo = Вам нічого повертати.
error-back-pending = Про повернення ходу вже попросили.
error-back-none = Ніхто не просить вас повернути хід.
error-back-secret = Цього не повернути: відтоді ви побачили те, що було приховане.
error-takebacks-off = За цим столом ходів не повертають.
error-no-draws = У цій грі не можна домовитися про нічию.
error-draw-bots = Комп’ютер ніколи не погоджується на нічию.
error-draw-offered = Ви вже запропонували нічию.
error-draw-none = Ніхто не пропонує вам нічию.
error-reaction = Реакції «{ $reaction }» немає. Є: { $known }.
error-rematch-asked = Ви вже попросили про реванш.
error-hints-off = За цим столом підказок немає.
error-no-hint = Зараз підказки немає.
error-past-hidden = У грі на пам’ять ніхто не озирається до кінця.
error-no-such-ply = Позиції після { $ply } ходів немає; остання — після { $last }.
error-too-fast = Це забагато одразу. Зачекайте хвильку.
error-too-long = Це задовге.
error-message = Це повідомлення не прочитати: { $problem }.
error-not-found = За адресою { $path } нічого немає.
error-method = До { $path } так звертатися не можна.
error-storage = Зараз нічого не зберегти, тому нічого не зроблено. Спробуйте за хвилину.
error-internal = У нас щось пішло не так. Нічого не втрачено.

## The web app

board-cell-free = { $cell }, вільно
board-cell-seat = { $cell }, { $seat }
board-possible = { $what }; можна вибрати
board-stands-still = { $what }, цього разу не рухається
rings-cell-locked = { $cell }, { $seat }, заблоковано
rings-ring-a = зовнішнє кільце
rings-ring-b = середнє кільце
rings-ring-c = внутрішнє кільце
rings-turn = Повернути за годинниковою стрілкою: { $ring }
rings-turn-back = Повернути проти годинникової стрілки: { $ring }
rings-now = Поставте фішку, пересуньте одну або поверніть кільце.
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
player-awaited = ще не тут
player-level = комп’ютер, рівень { $level }
player-gone = немає зв’язку
player-to-move = ходить
connection-connecting = З’єднання …
connection-lost = Зв’язок утрачено. Він відновиться сам.
connection-refused = Це посилання не відкриває тут місця.
front-invitation = Сідайте й грайте: проти комп’ютера, за одним столом або з друзями за посиланням.
front-rings = Три в ряд забирають фішку — на трьох кільцях, що обертаються.
front-memento = Складайте стоси, діліть, забирайте: чотири трикутники обертаються під ногами.
front-triominos = Викладайте трикутники так, щоб кути збігалися, і заробляйте фішки.
front-dimenticato = Перегони для пам’яті: яке число під вашою фішкою?
front-play = Грати
front-set-up = Накрити стіл
front-rules = Правила
connection-offline = Зараз немає зв’язку із сервером.
frame-skip = До вмісту
frame-home = Spielwerk: на головну
frame-language = Мова
frame-credit = Назви ігор належать їхнім видавцям. Spielwerk — незалежна реалізація з власними дошками. Без чату, без стеження, без облікових записів.
lost-title = Тут нічого немає
lost-home = На головну
set-up-title = Стіл для гри { $game }
set-up-players = Хто грає?
set-up-who = Хто грає: { $seat }?
set-up-level = Яка сила: { $seat }?
set-up-rules = Правила
set-up-more = За столом
set-up-clock = Годинник
set-up-hints = Підказки дозволено
set-up-takebacks = Ходи можна повертати
set-up-onlookers = Глядачам раді
set-up-start = Відкрити стіл
seat-here = хтось біля цього екрана
seat-link = той, кому я надішлю посилання
seat-open = хто прийде першим
seat-bot = комп’ютер
level-1 = 1 · для початку
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
join-sit = Сісти
table-board = Дошка
situation-waiting = Чекаємо, поки всі зберуться.
situation-your-turn = Ваш хід.
situation-turn = Ходить { $seat }.
situation-ended-resigned = Гру здано.
situation-ended-time = Час вичерпано.
situation-ended-draw = Домовилися про нічию.
pass-device = Передайте пристрій:
pass-ready = Він у мене
ranks-title = Місця
share-title = Запросити інших
share-open = вільне місце
share-watch = глядачі
share-copy = Копіювати посилання
share-copied = Скопійовано
share-code = QR-код
share-code-alt = QR-код посилання
control-start = Почати зараз
control-return = Повернути моє місце
control-back-asked = { $seat } просить повернути хід.
control-draw-offered = { $seat } пропонує нічию.
control-yes = Згода
control-no = Відхилити
control-hint = Підказка
control-back = Повернути хід
control-draw = Запропонувати нічию
control-resign = Здатися
control-resign-sure = Справді здатися?
control-replace = Комп’ютер замість: { $seat }
control-rematch = Ще раз
control-rematch-asked = Чекаємо на інших …
control-next-game = До наступної гри
event-moved = { $seat } грає { $move }.
played-pass = { $seat } пасує.
played-turn = { $seat } повертає { $what } за годинниковою стрілкою.
played-turn-back = { $seat } повертає { $what } проти годинникової стрілки.
played-place = { $seat } ставить на { $to }.
played-move = { $seat } іде з { $from } на { $to }.
played-take = { $seat } забирає з { $from }.
played-enter = { $seat } вводить на { $one } і { $two }.
played-split = { $seat } ділить фігурку на { $from }: { $to }.
played-buy = { $seat } купує плитку.
played-swap = { $seat } кладе плитку { $tile } на місце джокера.
played-joker = { $seat } кладе джокера на { $to }.
played-lay = { $seat } кладе плитку { $tile } на { $to }.
played-call = { $seat } називає { $number } для { $from }.
played-hit = { $seat } іде з { $from } на { $to }, б’є й повертає іншу фішку на { $back }.
move-pass = Пас
move-buy = Купівля
move-swap = Обмін { $tile }
choice-usual = звичайна гра
choice-first = перша гра
choice-ludis = ludis
choice-original = оригінальне
choice-complex = складне
choice-simple = просте
event-started = Гра починається.
event-seat-taken = { $seat } — за столом.
event-taken-back = { $seat } повертає хід.
event-declined = { $seat } відмовляє.
event-resigned = { $seat } здається.
event-timed-out = Час вичерпано: { $seat }.
event-bot-took-over = Далі замість { $seat } грає комп’ютер.
event-person-returned = { $seat } знову за столом.
event-rematch-asked = { $seat } хоче зіграти ще раз.
event-ended = Гру закінчено.
control-more = Більше
control-react = Сказати щось
control-again = Показати останній хід ще раз
control-sound = Звук
control-full = На весь екран
control-on = так
control-off = ні
control-play-on = Грати далі
control-close = Закрити
control-back-waiting = Ви попросили повернути хід.
control-draw-waiting = Ви запропонували нічию.
reaction-hello = Вітаю!
reaction-well-played = Чудовий хід!
reaction-thanks = Дякую!
reaction-oops = Ой!
reaction-thinking = Ще думаю …
reaction-good-game = Гарна гра!
event-reacted = { $seat }: { $reaction }
control-hint-thinking = Комп’ютер думає …
control-hint-best = Добрий хід: { $move }
control-hint-chances = Шанси на перемогу:
moves-list = Ходи
moves-none = Ходів ще немає.
moves-first = На початок
moves-back = На хід назад
moves-forward = На хід уперед
moves-last = У кінець
past-shown = Погляд назад: хід { $ply } з { $total }
past-leave = Назад до гри
result-you = Ви перемогли!
result-won = Перемога: { $seat }.
result-draw = Нічия.
result-shared = Ніхто не переміг одноосібно.
result-look = Переглянути гру
board-broken = Не вдалося намалювати дошку. Сама гра триває.
board-again = Показати ще раз
record-title = Партія: { $game }
record-play = Відтворити
record-pause = Пауза
record-start = Початок
record-after = Хід { $ply } з { $total }: { $seat } грає { $move }.
record-seen-by = Очима
record-everybody = глядачів
record-chart = Шанси на перемогу
record-chart-how = Шанси всіх місць на перемогу від початку до кінця. Торкніться, щоб перейти туди.
record-judging = Комп’ютер переглядає гру: { $done } з { $total } ходів.
record-judged = Ось що комп’ютер думає про кожен хід.
record-no-judgement = Зараз комп’ютер не може оцінити цю гру.
record-mistake = груба помилка
record-mistakes = Грубі помилки
record-no-mistakes = Грубих помилок не було.
record-download = Завантажити запис
record-share = Поділитися
frame-offline = Ви офлайн. Для гри потрібен сервер; сторінка відновиться сама.

memento-point = { $point }, { $height ->
    [1] одинарна
    [2] подвійна
   *[3] потрійна
}, { $seat }
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
memento-now-pass = Ви нічого не можете зробити.
memento-keys = Стрілки ведуть від точки до точки, Enter вибирає. Плюс і мінус повертають трикутник точки за годинниковою стрілкою й назад, скісна риска ділить вибрану фігурку. Escape скасовує крок.

dimenticato-touch-figure = Торкніться однієї зі своїх фішок: яке число під нею?
dimenticato-touch-leave = Торкніться фішки, яка має вийти зі старту.
dimenticato-which = Яке число під цією фішкою?
dimenticato-said-right = Названо { $said }: правильно!
dimenticato-said-wrong = Названо { $said }, але там { $number }.
dimenticato-where = Куди вона йде? Торкніться поля, що світиться.
dimenticato-set-back = Куди повернути фішку? ({ $seat })
dimenticato-nothing = Цього разу нічого зробити не можна.
dimenticato-pass = Далі
dimenticato-keypad = Число під фішкою
dimenticato-call = Назвати { $number }
dimenticato-whole = Показати усю дошку
dimenticato-near = Показати фішку зблизька
dimenticato-no-colour = без кольору
dimenticato-die-free = { $field }, кубик показує { $number }, { $colour }
dimenticato-die-covered = { $field }, фішка: { $seat }; кубик під нею закритий, { $colour }
dimenticato-block-free = { $field }, старт і фініш: { $seat }, вільно
dimenticato-block-waiting = { $field }, фішка: { $seat }, ще на старті
dimenticato-block-home = { $field }, фішка: { $seat }, удома
dimenticato-keys = Стрілки ведуть від поля до поля, Page Down — до наступного, яке можна вибрати. Enter вибирає, цифри від 1 до 6 називають число, Escape скасовує вибір.

## Стіл гри «Триоміно»

triominos-rack = Ваші плитки
triominos-keys = Стрілки ведуть від плитки до плитки, стрілка вгору — на стіл і там від місця до місця. Enter вибирає, R повертає плитку, Escape скасовує крок.
triominos-standing = Фішки й плитки
triominos-joker = Джокер
triominos-tile = Плитка { $tile }
triominos-tile-up = Плитку { $tile } вибрано, вістрям угору, від вістря читається { $reading }
triominos-tile-down = Плитку { $tile } вибрано, вістрям униз, від вістря читається { $reading }
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
triominos-swap-what = плитку на джокер
triominos-buy = Купити
triominos-buy-what = плитку за 1 фішку
triominos-pass = Пас
triominos-pass-what = нічого не робити
triominos-advise-choose = Торкніться своєї плитки або перетягніть її.
triominos-advise-place = Торкніться місця, що світиться. Ще дотик до плитки повертає її.
triominos-advise-tile = Яка плитка ляже сюди?
triominos-advise-several = Підходить кількома способами: поверніть і торкніться місця ще раз.
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
    [one] Останнє коло: { $turns } хід
    [few] Останнє коло: { $turns } ходи
   *[other] Останнє коло: { $turns } ходів
}

## Довідка

help-title = { $game }: правила
help-rule = Правило { $rule }
help-learn = Як грати
help-contents = Зміст
help-ours = наше тлумачення
help-players = 2–4 гравці
help-set-up = Підготовка
help-turn = Ваш хід
help-end = Як закінчується гра
help-tips = Три поради
help-notation = Як записують ходи
help-others = Інші ігри:
help-all = Усі правила
help-close = Закрити
lesson-title = Як грати в «{ $game }»
lesson-offer = Уперше граєте в «{ $game }»? Кілька дотиків покажуть, як це робиться.
lesson-start = Покажіть
lesson-decline = Ні, дякую
lesson-step = Крок { $step } із { $steps }
lesson-missed = Не зовсім. Правильне тепер позначено.
lesson-next = Далі
lesson-end = Грати!
