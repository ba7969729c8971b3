# Усе, що читають гравці. Ті самі повідомлення є у файлі кожної мови.

## Місця та ігри

seat-0 = Синій
seat-1 = Помаранчевий
seat-2 = Зелений
seat-3 = Фіолетовий

game-rings = Кільця

## Кільця

option-rings-pawns = Скільки фішок кожен має в руці на початку. Учотирьох по десять заповнюють дошку; з шістьма гра вільніша.
rings-ended-18 = Залишився тільки один гравець.
rings-ended-19 = Надто довго без розв’язки: рахуються фішки на дошці.
rings-notation =
    a1      поставити фішку на a1
    a1-a2   пересунути фішку з a1 на a2
    a+  a-  повернути кільце a за годинниковою стрілкою, проти неї
    xb3     зняти фішку з b3
    Кільця: a — зовнішнє, c — внутрішнє. Фішка в дужках заблокована: вона не утворює ряду, доки її не пересунуть.
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

## Гра в терміналі

play-welcome = Введіть хід або ? для довідки.
play-prompt = { $seat }, ваш хід:{" "}
play-commands =
    moves      показати всі можливі ходи
    undo       скасувати своє останнє рішення
    save ФАЙЛ  записати партію
    quit       вийти з гри
play-nothing-to-undo = Скасовувати нічого.
play-saved = Запис партії — у файлі { $file }.
play-left = Ви вийшли з гри.

replay-ply = Хід { $ply } з { $plies }
replay-prompt = Enter: далі, b: назад, число: перейти, q: кінець{" "}
replay-commands = Натисніть Enter, щоб побачити наступний хід, або введіть b, число чи q.

## Таблиці

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
cli-help-depth = Глибина в рішеннях.
cli-help-file = Запис партії або файл, який створила simulate --record.
cli-help-line = Яка партія з файлу, де їх кілька.

## Помилки

error-usage = { $detail } (--help покаже, як треба.)
error-language = «{ $language }» — немає такої мови; є: { $known }.
error-interrupted = Зупинено. Нічого не записано.
error-number = «{ $value }» — не ціле число.
error-file = { $file }: { $reason }.
error-game-unknown = Немає гри «{ $game }». Є: { $known }.
error-players = У { $game } не можна грати, коли гравців { $players }. Можливо: { $choices }.
error-humans = Серед гравців ({ $players }) не може бути людей: { $humans }.
error-seats = Місць: { $players }, а імен: { $given }.
error-option-unknown = У { $game } немає налаштування «{ $option }». Є: { $known }.
error-option-value = Налаштування { $option } не може бути «{ $value }». Можливо: { $choices }.
error-option-form = «{ $text }» — не налаштування. Пишіть назва=значення.
error-legal-without-record = Для --legal потрібен --record ФАЙЛ.
error-games = Не можна зіграти «{ $games }» партій; потрібна принаймні одна.
error-depth = «{ $depth }» — не глибина; потрібно принаймні 1.
error-seed = «{ $seed }» — не зерно: потрібне ціле число від 0 до { $highest }.
error-seed-and-setup = Вкажіть зерно або розкладку, але не обидва.
error-setup-form = Розкладка { $game } не може бути «{ $value }».
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
