# Усе, що читають гравці. Ті самі повідомлення є у файлі кожної мови.

## Місця

seat-0 = Синій
seat-1 = Помаранчевий
seat-2 = Зелений
seat-3 = Фіолетовий

## Гра в терміналі

play-welcome = Введіть хід або ? для довідки.
play-lot-drawing = Кидаємо жереб…
play-lot = { $seat } починає.
play-lot-custom = { $custom } Щоб самим сказати, хто починає, додайте --first і номер місця.
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
games-levels = Рівні
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
simulate-different = Різних партій: { $different } з { $games }; решта — повторення.
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
train-learning = Навчання
train-last-games = Останні партії кривої
train-standing = Раунд { $round } з { $rounds }: { $speed }.
train-speed = { NUMBER($speed, maximumFractionDigits: 2) } млн позицій за секунду, втрати { NUMBER($loss, maximumFractionDigits: 4) }
train-point = Після раунду { $round } — { NUMBER($share, style: "percent", maximumFractionDigits: 0) } очок проти рівня { $level } (95-відсотковий інтервал: від { NUMBER($low, style: "percent", maximumFractionDigits: 0) } до { NUMBER($high, style: "percent", maximumFractionDigits: 0) }).
train-resumed = Продовжуємо після раунду { $round } з { $rounds }.
train-written = Мережа: { $file }. Раундів: { $rounds }; оцінено позицій: { $positions }; секунд: { NUMBER($seconds, maximumFractionDigits: 0) }.
train-stopped = Зупинено, стан збережено у { $file }. Щоб продовжити, повторіть ту саму команду.
train-round = Раунд
train-level = Рівень { $level }

## Командний рядок

cli-arguments = Аргументи
cli-options = Параметри
cli-commands = Команди
cli-default = типово:
cli-required = обов’язково
cli-help = Spielwerk: настільні ігри для людей і машин. Без команди відкриває ігри у браузері.
cli-help-help = Показати цю довідку.
cli-help-lang = Мова.
cli-help-verbose = Повідомляти про рішення під час роботи, наприклад де виконуються правила.
cli-help-games = Показати ігри та їхні налаштування.
cli-help-play = Зіграти в терміналі проти комп’ютера.
cli-help-simulate = Зіграти багато випадкових партій і підбити підсумки.
cli-help-perft = Порахувати послідовності рішень від початку.
cli-help-replay = Переглянути записану партію хід за ходом.
cli-help-game = Код гри.
cli-help-players = Скільки гравців.
cli-help-humans = Скільки з них — люди за цим терміналом; вони займають перші місця.
cli-help-first = Хто починає: місце, якщо рахувати від 1, або lot — за жеребом. Якщо не вказано, проти комп’ютера починаєте ви, а кілька людей кидають жереб.
cli-help-from = Грати далі з позиції, записаної рядком тексту.
cli-help-option = Налаштування гри; можна вказати кілька разів.
cli-help-seed = Зерно випадковості: те саме зерно дає ті самі партії.
cli-help-play-seed = Зерно для розкладки й комп’ютерних гравців; якщо не вказано, випадкове.
cli-help-count = Скільки партій.
cli-help-record = Записати партії в цей файл, один об’єкт JSON на рядок.
cli-help-legal = Записати також усі дозволені ходи для кожного рішення.
cli-help-json = Вивести JSON для програм.
cli-help-against = Рівень комп’ютера від 1 і вище; або random, uct:N, де N — скільки пробних партій на хід, чи МОДУЛЬ:КЛАС.
cli-help-device = cpu: усі ядра; cuda: відеокарта (NVIDIA)
cli-help-bots = Комп’ютерні гравці для місць, наприклад 1,5,random або mymodule:Greedy,2, замість випадкових ходів.
cli-help-first-bots = Який комп’ютерний гравець починає: місце, якщо рахувати від 1, або lot — щоразу за новим жеребом.
cli-help-cluster = Доручити роботу машинам кластера Ray: auto або ХОСТ:ПОРТ.
cli-help-ladder = Зіграти матчі між рівнями й показати, наскільки вони сильні.
cli-help-ladder-games = Скільки партій грає кожна група.
cli-help-ladder-bots = Гравці, через кому. Якщо не вказати — усі рівні гри.
cli-help-analyse = Оцінити кожен хід записаної партії.
cli-help-analyse-seconds = Скільки думати над кожним ходом.
cli-help-report = Скласти сторінку для авторів ігор про те, яка це гра.
cli-help-report-level = Хто грає: рівень від 1 і вище, random або МОДУЛЬ:КЛАС. Зазвичай майстер, який мало думає.
cli-help-report-games = Скільки партій: зазвичай 200, для random — 100 000.
cli-help-report-compare = Правила, які порівняти з основними, як-от pawns=6, pawns=5..8 або opening=I0; можна вказати кілька разів.
cli-help-report-against = З ким іще порівняти рівень, як-от 3m1; можна вказати кілька разів.
cli-help-output = У який файл записати сторінку; числа будуть поруч у файлі JSON.
cli-help-train = Навчити мережу оцінювати позиції: вона грає сама із собою.
cli-help-train-to = У який файл записати мережу. Поки вона вчиться, поруч у FILE.part зберігається все, щоб продовжити.
cli-help-train-minutes = Скільки приблизно хвилин навчати; зазвичай 5.
cli-help-train-rounds = Скільки раундів навчати, замість хвилин: на тому самому комп’ютері ті самі раунди й те саме зерно дають ту саму мережу.
cli-help-train-games = Скільки партій грати пліч-о-пліч: зазвичай 256, на відеокарті — 32 768.
cli-help-train-lam = Наскільки далеко наперед виправляти оцінку: від 0 (за наступною) до 1 (за результатом).
cli-help-train-seed = Зерно для всього випадкового.
cli-help-train-curve-games = Скільки партій зіграти проти кожного рівня для кожної точки кривої сили.
cli-help-train-no-curve = Не вимірювати силу під час навчання.
cli-help-force = Замінити файл, якщо він існує.
cli-help-depth = На скільки рішень углиб.
cli-help-file = Запис партії або файл, який створила simulate --record.
cli-help-line = Яку партію взяти з файлу, де їх кілька.
cli-help-serve = Запустити сервер зі столами для браузерів і програм.
cli-help-host = Адреса, на якій приймати з’єднання; якщо не вказано, лише з цього комп’ютера.
cli-help-port = Порт, на якому приймати з’єднання.
cli-help-database = Де зберігаються партії: файл або postgresql://…
cli-help-redis = Redis, що поєднує кілька серверних процесів, наприклад redis://…
cli-help-serve-bot = Ваша програма, яку запропонувати як суперника, у вигляді МОДУЛЬ:КЛАС; можна вказати кілька разів.
cli-help-open = Відкрити у браузері.
cli-help-proxy = Довіряти X-Forwarded-For від проксі на цьому комп’ютері.
serve-ready = Spielwerk працює за адресою { $address }. Зупинити: Ctrl-C.
serve-no-web = Вебзастосунок ще не зібрано: це робить `make play` або `npm ci && npm run build` у теці web. Програми можуть грати й так.
cli-help-site = Записати вебзастосунок у теку для будь-якого вебхостингу; гра йде в самому браузері.
cli-help-site-folder = Тека: нова або записана так раніше.
cli-help-site-server = Сервер, де можна зустрітися, наприклад https://…; сторінки посилаються на нього.
site-written = { $files ->
    [one] { $files } файл записано
    [few] { $files } файли записано
   *[other] { $files } файлів записано
} у теку { $folder }, { NUMBER($megabytes, maximumFractionDigits: 1) } МБ. Як їх розмістити, пояснює README.txt у ній.

## Помилки

error-usage = { $detail } (--help покаже, як треба.)
error-language = Мови «{ $language }» немає. Є: { $known }.
error-interrupted = Зупинено. Нічого не записано.
error-number = «{ $value }» — не ціле число.
error-file = { $file }: { $reason }.
error-extra = Для цього потрібне доповнення: pip install "spielwerk[{ $extra }]"
error-module = Не вдається використати { $module }: { $reason }
error-target = SPIELWERK_TARGET не може мати значення «{ $target }». Можливі: { $targets }.
error-render-mode = Показати гру як «{ $mode }» не можна. Можливо: { $modes }.
error-game-unknown = Немає гри «{ $game }». Є: { $known }.
error-game-broken = Гру «{ $game }» з пакета { $package } не вдається використати: { $reason }
error-game-lacks = { $game }: тут у цю гру грати не можна, бо в її пакеті немає «{ $what }».
error-game-none = Яка гра? { $known }
error-players = Гра «{ $game }» не розрахована на таку кількість гравців: { $players }. Можливо: { $choices }.
error-humans = Гравців: { $players }, тож людей не може бути { $humans }.
error-first = Починати з місця { $number } не можна: є лише місця від 1 до { $players }.
error-first-form = «{ $value }» не каже, хто починає. Укажіть «lot», щоб кинути жереб, або місце від 1 до { $players }.
error-first-alone = Для --first потрібен --bots: у випадкових партіях завжди починає гравець на місці 1.
error-seats = Місць: { $players }, а імен вказано: { $given }. Їх має бути порівну.
error-option-unknown = У грі «{ $game }» немає налаштування «{ $option }». Є: { $known }.
error-option-value = Налаштування { $option } не може мати значення «{ $value }». Можливо: { $choices }.
error-option-form = «{ $text }» — не налаштування. Пишіть назва=значення.
error-legal-without-record = Для --legal потрібен --record ФАЙЛ.
error-games = Кількість партій не може бути «{ $games }»: потрібна принаймні одна.
error-device = Пристрою «{ $device }» немає. Є: { $devices }.
error-device-alone = --device { $device } грає лише випадкові партії на цьому комп’ютері: не разом із --bots, --record чи --cluster.
error-batch-masks = { $game }: ходів { $actions }, а маски бувають щонайбільше на { $most }. Візьми натомість moves=True.
error-batch-without = У цьому наборі партій немає «{ $what }». Створюючи його, вкажи { $what }=True.
error-batch-actions = Для кроку потрібне одне ціле число на кожну з партій (їх { $games }), а не масив { $kind } розміру { $shape }.
error-batch-illegal = У партії { $number } хід { $action } не дозволений: { $reason }
error-cuda = Жодна відеокарта не придатна: { $reason } — потрібні карта NVIDIA та її драйвер; без них укажіть --device cpu.
error-cuda-memory = Пам’яті відеокарти не вистачає. Закрийте програми, які її займають, або вкажіть --device cpu.
error-no-sensible = Для цієї гри немає розумних випадкових партій.
error-train-length = Укажіть або --minutes, або --rounds, але не обидва.
error-train-positive = --{ $name } не може бути «{ $value }».
error-train-lam = --lam має бути від 0 до 1, а не «{ $value }».
error-exists = { $file } уже існує. Щоб замінити, додайте --force.
error-train-damaged = { $file } пошкоджено, продовжити не вийде. Видаліть його, щоб почати спочатку.
error-train-other = { $file } розпочато з іншими налаштуваннями ({ $settings }). Укажіть ті самі, щоб продовжити, або видаліть файл, щоб почати спочатку.
error-budget = «{ $budget }» замало, щоб думати: потрібно більше за нуль.
error-cancelled = Пошук зупинено раніше, ніж він дав відповідь.
error-over = Гру закінчено, ходів більше немає.
error-bot = «{ $bot }» — не комп’ютерний гравець. Є рівні від 1 до { $highest }, 3m1 (рівень 3 з пам’яттю рівня 1), random, uct:N, де N — скільки пробних партій на хід, та МОДУЛЬ:КЛАС для власної програми.
error-bot-module = Не вдалося завантажити «{ $bot }» на { $host }: { $reason }
error-bot-class = У модулі «{ $module }» немає «{ $name }».
error-bot-choose = «{ $bot }» — не комп’ютерний гравець: бракує методу choose(sight).
error-bot-illegal = Гравець «{ $bot }» хотів зіграти «{ $move }», але так не можна: { $reason }
error-bot-failed = У програмі «{ $bot }» сталася помилка: { $reason }
error-bot-travel = «{ $bot }» неможливо передати іншим процесам. Визначте його на верхньому рівні модуля.
error-table-program = Програми «{ $program }» на цьому сервері немає. Є такі: { $known }.
error-program-twice = Дві програми називаються «{ $program }». Дайте одній із них іншу назву.
error-process-lost = Процес, який грав партії, несподівано завершився: стався збій або забракло пам’яті.
error-bot-memory = «{ $bot }» не підходить, бо в грі «{ $game }» немає чого запам’ятовувати.
error-rules-travel = Цей варіант гри «{ $game }» неможливо передати іншим процесам: «{ $part }» не на верхньому рівні модуля.
error-rules-place = Не вдалося завантажити гру «{ $place }» на { $host }: { $reason }
error-report-games = Звіт не можна скласти за стільки партій: «{ $games }». Потрібна принаймні одна.
error-report-range = «{ $text }» — не діапазон: спершу менше значення, наприклад pawns=5..8.
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
error-cluster-version = { $node }, машина кластера, не має Spielwerk або має іншу версію. Установіть на всіх машинах однакову.
error-cluster-share = Частина роботи знову й знову втрачалася разом зі своєю машиною: { $reason }
error-cluster-lost = Кластер Ray за адресою { $address } втрачено: не лишилося жодної машини, яка б виконала роботу.
error-threads = Потоків не може бути «{ $threads }»: потрібен принаймні один.
error-level = Рівня «{ $level }» немає. Є такі: { $levels }.
error-depth = «{ $depth }» — не глибина; потрібно принаймні 1.
error-variant-name = «{ $name }» — задовга назва для варіанта: не більше ніж { $longest } символів.
error-seed = «{ $seed }» — не зерно: потрібне ціле число від 0 до { $highest }.
error-seed-and-setup = Укажіть зерно або розкладку, але не обидва разом.
error-setup-form = Розкладка гри «{ $game }» не може бути «{ $value }».
error-setup-unknown = Цю позицію роздано наново, тож її розкладка невідома.
error-position-never = Позицію гри «{ $game }» не можна записати рядком.
error-position-line = Цей рядок не описує позиції: { $line }
error-position-piece = У рядку позиції кожен елемент має вигляд назва=значення і трапляється раз: { $piece }
error-position-rules = Позиція належить до «{ $told }», а ця партія — «{ $wanted }».
error-position-missing = У позиції бракує «{ $field }».
error-position-unknown = У позиції цієї гри немає «{ $field }».
error-position-value = «{ $field }» у позиції не може бути «{ $value }».
error-position-count = «{ $field }» у позиції має складатися з чисел, кількістю { $count }, а не «{ $value }».
error-position-two = У позиції дві фігури стоять на { $spot }.
error-position-stuck = У цій позиції ніхто не може ходити, а партію не закінчено.
error-position-over = У цій позиції партію вже закінчено.
error-setup-empty = У грі «{ $game }» немає випадковості, тож розкладка порожня; вказано: { $value }.
error-game-over = Гру закінчено.
error-unreadable = «{ $move }» — це не хід. Ходи записують так: { $examples }.
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
error-record-rules = Правила гри «{ $game }» змінилися після цієї партії: за теперішніми можна повторити ходів: { $plies } із { $total }.
error-record-json = Запис пошкоджено: це не цілий об’єкт JSON однієї партії.
error-record-number = У файлі { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[other] { $games } партій
}; номера { $number } немає.

## Столи й сервери

error-serve = Не вдалося запустити сервер: { $reason }.
error-database-newer = Базу даних { $database } створила новіша версія Spielwerk (версія бази { $version }, ця програма знає { $known }). Оновіть Spielwerk або візьміть іншу базу.
error-table-newer = За цим столом у гру «{ $game }» грають за новішими правилами, ніж знає цей сервер. Спробуйте ще раз, коли сервер оновлять.
error-port = «{ $port }» — не порт: можна від 1 до 65535.
error-redis-alone = Redis поєднує процеси зі спільною базою: вкажіть також адресу postgresql://.
error-site-folder = У теці { $folder } вже є щось інше. Виберіть порожню, нову або ту, яку записала команда spielwerk site.
error-site-no-web = Вебзастосунок ще не зібрано: це робить `make site` або `npm ci && npm run build` у теці web.
error-site-server = «{ $address }» не є адресою сервера. Вона починається з https:// або http://, наприклад https://games.example.org.
error-table-seats = Гравців: { $players }, а місць вказано: { $given }. Їх має бути порівну.
error-table-level = Рівень мають лише комп’ютерні гравці. Для людей його не вказуйте.
error-record-and-position = За столом або продовжують записану партію, або починають із позиції, але не те й інше разом.
error-record-differs = У записі «{ $field }» — це { $told }, а не { $wished }.
error-record-seats = Із запису можна продовжити лише партію за одним екраном або проти комп’ютера.
error-luggage-seats = Узяти із собою можна лише партію за одним екраном або проти комп’ютера.
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
error-onlooker = Ви тут лише дивитеся, тож зробити цього не можете.
error-onlookers-off = За цим столом дивитися не можна: той, хто його створив, вимкнув глядачів.
error-not-host = Це може лише той, хто створив стіл.
error-no-open-seat = За цим столом немає вільного місця.
error-seat-not-free = Місце { $number } уже зайняте.
error-nobody-to-replace = На місці { $number } немає кого замінювати.
error-not-gone = Гравець на місці { $number } ще за столом або щойно вийшов. Зачекайте трохи.
error-nothing-to-return-to = Ви й так на своєму місці: комп’ютер за вас не грає.
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
error-undo-too-late = Відтоді вже хтось походив. Можна попросити інших, щоб дозволили скасувати хід.
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
board-stands-still = { $what }, цього разу повертати не можна
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
front-play = Грати
front-set-up = Створити стіл
front-rules = Правила
shelf-title = Мої партії
shelf-continue = Грати далі
shelf-look = Переглянути
shelf-your-turn = Ваш хід
shelf-others-turn = Ходять інші
shelf-waiting = Ще не всі зібралися
shelf-won = Перемога
shelf-lost = Поразка
shelf-draw = Нічия
shelf-over = Завершено
shelf-here = { $count } за цим екраном
shelf-computers = { $count ->
    [one] { $count } комп’ютер
    [few] { $count } комп’ютери
   *[other] { $count } комп’ютерів
}, рівень { $level }
shelf-all = Показати всі ({ $count })
shelf-few = Показати менше
shelf-more = Ще: { $name }
shelf-rename = Перейменувати
shelf-name = Як назвати цю партію?
shelf-save = Зберегти
shelf-cancel = Скасувати
shelf-delete = Видалити
shelf-delete-local = Видалити цю партію? Вона є лише на цьому пристрої та зникне назавжди.
shelf-delete-seat = Видалити цю партію? Пристрій утратить ключ до неї, і ви не зможете повернутися на своє місце.
shelf-delete-over = Видалити цю партію? Вона зникне лише з вашого списку; за посиланням її й далі можна переглянути.
shelf-open = Відкрити запис…
shelf-too-large = Цей файл завеликий: запис має не більше 200 кБ.
shelf-take-here = Грати далі на цьому пристрої
shelf-take-server = Грати далі на сервері
shelf-moving = Партія переїжджає…
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
set-up-level = Рівень комп’ютера (колір «{ $seat }»)
set-up-colour = Колір для місця { $number }
set-up-first = Хто починає?
set-up-lot = вирішує жереб
set-up-rules = Правила
set-up-house = Домашні правила
set-up-house-why = Змініть те, що написано в правилах. Усюди, де так грають, це буде видно.
set-up-variant = Назва для цих правил
set-up-variant-example = Наші правила
set-up-printed = Повернутися до друкованих правил
set-up-share = Скопіювати посилання на ці правила
variant-of = Варіант гри «{ $game }»
variant-changed = Змінені правила
variant-on = так
variant-off = ні
variants-title = Мої правила
variants-forget = Забути: { $name }
set-up-position = Гра починається з цієї позиції.
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
level-1 = 1 · для початківців
level-2 = 2 · легкий
level-3 = 3 · середній
level-4 = 4 · сильний
level-5 = 5 · дуже сильний
level-6 = 6 · майстер
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
situation-ended-draw = Гравці домовилися про нічию.
situation-ended-rules_changed = Після початку цієї гри оновлення змінило правила, тому її не вдалося закінчити.
pass-device = Передайте пристрій:
pass-ready = Уже в мене
ranks-title = Місця в підсумку
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
control-replace = { $seat }: хай грає комп’ютер
control-rematch = Ще раз
control-rematch-asked = Чекаємо на інших…
event-moved = { $seat } ходить: { $move }.
played-stay = { $seat } пропускає хід.
written-stay = Пропуск ходу
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
record-play-on = Грати далі звідси
record-share = Поділитися
frame-offline = Ви не в мережі. Для гри потрібен сервер; сторінка відновиться сама.
tab-loading = Готуємо стіл…
tab-failed = Не вдалося завантажити гру. Перевірте з’єднання та спробуйте ще раз.
tab-full = На цьому пристрої більше немає місця: гра триває, але зникне, якщо закрити сторінку.
tab-blocked = Цей браузер не дозволяє зберігати ігри: ваша триватиме, доки ви не закриєте сторінку.
frame-offline-kept = Ви не в мережі. Проти комп’ютера або разом за цим екраном можна грати й так.
keep-offline = Зберегти для гри без мережі
keep-offline-note = Усі ігри, навіть без з’єднання (близько { $size } МБ).
keep-offline-busy = Зберігаємо ігри… { $percent } %
keep-offline-done = Усі ігри вже на цьому пристрої: можна грати без з’єднання.
keep-offline-failed = Не вийшло. Перевірте з’єднання та спробуйте ще раз.
set-up-no-server = Для гри за посиланням потрібен сервер, а на цьому сайті його немає.
set-up-other-server = Для гри за посиланням потрібен сервер. Створити стіл можна там:

## Верстак

bench-title = Верстак: { $game }
bench-lead = Змініть правило й подивіться, що вийде: комп’ютер грає багато партій за друкованими правилами й за вашими, поруч.
bench-open = Подивитися, що дає зміна
bench-printed = Друковані правила
bench-yours = Ваші правила
bench-who = Хто грає
bench-level = На кожному місці
bench-random = ходи навмання
bench-loading = Верстак готується…
bench-first-look = Перший погляд, з ходами навмання. Кращі гравці вже на підході.
bench-playing = Партії тривають.
bench-paused = Призупинено.
bench-narrow = Досить точно: перемоги кожного місця відомі з точністю до ± { $points } пункту. Можна грати далі.
bench-games = Партії ({ $who }): { $printed } за друкованими правилами, { $own } за вашими.
bench-play = Зіграти так
bench-share = Скопіювати посилання з цифрами
bench-print = Надрукувати або зберегти як PDF
bench-sent = Як вам надіслано
bench-sent-figures = Партій: { $games }; перемоги: { $wins }; нічиї { $draws }, ходів за партію { $turns }. Ваш пристрій саме грає їх знову.
bench-group-wins = Хто виграє
bench-group-length = Скільки це триває
bench-group-tension = Наскільки це захопливо
bench-group-rules = Як часто трапляється кожне правило
bench-name-draws = Нічиї
bench-name-cut-off = Обірвані
bench-name-turns = Ходи
bench-name-minutes = Хвилини для людей
bench-name-choices = Вибір
bench-name-lead-changes = Зміни лідера
bench-name-settled = Вирішено після
bench-interval = від { $low } до { $high }
bench-says-wins = { $seat }: { $printed } перемог за друкованими правилами і { $own } за вашими.
bench-says-draws = Без переможця лишаються { $printed } партій за друкованими правилами і { $own } за вашими.
bench-says-cut-off = За друкованими правилами { $printed } партій кінчаються лише тому, що тривають надто довго, за вашими { $own }.
bench-says-turns = Партія має { $printed } ходу за друкованими правилами і { $own } за вашими.
bench-says-minutes = Людям знадобилося б близько { $printed } хвилини за друкованими правилами і { $own } за вашими.
bench-says-choices = У середньому можна вибирати з { $printed } ходу за друкованими правилами і з { $own } за вашими.
bench-says-lead-changes = Лідер змінюється { $printed } раза за партію за друкованими правилами і { $own } раза за вашими.
bench-says-settled = Переможець ясний після { $printed } партії за друкованими правилами і після { $own } за вашими.
bench-says-effect = Це трапляється у { $printed } партій за друкованими правилами і в { $own } за вашими.
bench-clear-points = Більше, ніж випадок: { $by } пункту (від { $low } до { $high }).
bench-clear = Більше, ніж випадок: { $by } (від { $low } до { $high }).
bench-perhaps = Різниця може бути випадковою.
bench-looked-at = Партій, переглянутих хід за ходом: { $games }.
bench-corrected = { $count ->
    [one] Порівнюється { $count } число.
    [few] Порівнюються { $count } числа одразу, і «більше, ніж випадок» це враховує (метод Холма): усі такі речення разом помиляються щонайбільше раз на двадцять.
   *[many] Порівнюється { $count } чисел одразу, і «більше, ніж випадок» це враховує (метод Холма): усі такі речення разом помиляються щонайбільше раз на двадцять.
} Діапазони — це 95-відсоткові інтервали.

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
lesson-title = Гра «{ $game }»: як грати
lesson-offer = Гра «{ $game }» для вас нова? Кілька дотиків покажуть, як у неї грати.
lesson-start = Покажіть
lesson-decline = Ні, дякую
lesson-step = Крок { $step } із { $steps }
lesson-missed = Не зовсім. Тепер позначено правильний хід.
lesson-next = Далі
lesson-end = Грати!

## Що сталося

told-pass = { $seat } пропускає хід.
told-out = { $seat } вибуває.
told-you-out = Ви вибуваєте.
told-again = Що сталося?
refusal-why = Чому?
situation-title = Ваш хід
result-look-board = Оглянути дошку
result-change = Змінити
result-next-level = Наскільки сильним має бути комп’ютер наступного разу?
result-easier = Легше
result-same = Так само
result-harder = Складніше
notice-ask = Повідомляти, коли мій хід
notice-text = Ваш хід: { $game }
control-names = Назви клітинок
