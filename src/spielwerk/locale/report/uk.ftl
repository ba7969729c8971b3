# Звіт для авторів ігор. Тексти йдуть у тому порядку, що й на сторінці.

report-written = Звіт: { $page }. Усі його числа: { $data }.

report-title = { $game }: звіт для автора гри
report-lead = Гравців: { $players }. На всіх місцях той самий комп’ютерний гравець: { $bot }. Партій: { $games }, і ще { $others } для додаткових запитань.
report-lead-random = Гравців: { $players }, і всі ходять навмання. Партій: { $games }, і ще { $others } для додаткових запитань. Випадкова гра показує, що дозволяють правила, а не як грають люди; щоб дізнатися про це, виберіть рівень.
report-rules-played = Основні правила: { $options }
report-usual-rules = звичайні

## Числа й назви

report-share = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
report-share-fine = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-number = { NUMBER($value, maximumFractionDigits: 1) }
report-number-fine = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-chance = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
report-chance-tiny = менше ніж { NUMBER($value, minimumFractionDigits: 3) }
report-range = від { $low } до { $high }
report-bot-level = рівень { $level }
report-bot-memory = рівень { $level } з пам’яттю рівня { $memory }
report-bot-random = випадкові ходи
report-bot-uct = простий пошук по дереву, пробних партій на хід: { $playouts }
report-source = Партій: { $games } · { $bot }
report-source-sample = Партій: { $games }, з них хід за ходом розглянуто перші { $sample } · { $bot }
report-source-plain = Партій: { $games }
report-source-one = одна партія · { $bot }
report-base = основні правила
report-of-games = частка партій
report-games-over = закінчені партії
report-games = партій
report-share-head = частка
report-interval = 95-відсотковий інтервал

## Коротко

report-glance = Коротко
report-favoured = { $seat } має перевагу: виграно { $share } партій (95-відсотковий інтервал { $range }), а рівна частка була б { $even }.
report-behind = { $seat } має гірші шанси: виграно { $share } партій (95-відсотковий інтервал { $range }), а рівна частка була б { $even }.
report-even = Жоден гравець не має явної переваги: кожен інтервал містить рівну частку { $even }.
report-glance-first = партій виграє гравець «{ $seat }», який починає
report-glance-draws = партій без єдиного переможця
report-glance-minutes = хвилин, за оцінкою
report-glance-choices = можливих ходів на рішення
report-glance-changes = змін лідера за партію
report-glance-comebacks = партій виграв той, хто вже майже програв
report-glance-settled = партії минає, перш ніж усе вирішено
report-glance-skill = очок набирає { $one }; суперник — { $other }

## Хто виграє

report-wins = Хто виграє
report-wins-text = Партію виграє той, хто сам посів перше місце; усе інше рахується як нічия. Смуга крізь позначку — це 95-відсотковий інтервал (за Вілсоном): з іншими партіями тих самих гравців справжня частка лежала б у такій смузі 19 разів із 20. Пунктир — рівна частка для всіх.
report-seat = гравець
report-begins = { $seat } (починає)
report-draws = нічиї

## Тривалість

report-length = Скільки це триває
report-length-text = Хід може складатися з кількох рішень. Хвилини — це оцінка для людей, а не вимір: на кожне рішення { $seconds } с і ще { $doubling } с щоразу, коли кількість можливих ходів подвоюється, бо вибирати з багатьох довше.
report-turns = ходи
report-decisions = рішення
report-minutes = хвилини
report-median = медіана
report-mean = середнє
report-most = середні 80 %
report-extremes = найкоротша й найдовша

## Закінчення

report-endings = Як закінчуються партії
report-endings-text = Кожне закінчення — це правило. Якщо партії часто закінчуються лише тому, що нічого не відбувається, гра може застрягати.
report-ending = закінчення
report-rule = правило

## Вибір

report-choices = З чого вибирати
report-choices-text = Кількість можливих ходів на кожне рішення, від початку партії до кінця. Лінія — медіана всіх партій, смуга охоплює середню половину.
report-choices-figures = За всіма рішеннями: медіана { $median }, середнє { $mean }, найбільше { $most }.
report-moves-possible = можливі ходи
report-progress = зіграна частина партії

## Напруга

report-tension = Напруга
report-tension-text = Ці числа походять із шансів кожного на перемогу в мить кожного рішення. Їх оцінює той, хто ходить ({ $bot }), обміркувавши свій хід і знаючи лише те, що йому дозволено знати; де вибирати нема з чого, ніхто не думає. Кожен бачить власний хід надто райдужно, тому шанс на цій сторінці — це середнє того, що всі гравці думали востаннє. Це думки комп’ютерних гравців, і вони не кращі за самих гравців.
report-tension-none = Випадкові гравці не мають думки про свої шанси, тож про напругу і про те, які правила важливі, сказати нічого. Виберіть рівень.
report-tension-undecided = Жодна партія не мала єдиного переможця, тож про напругу сказати нічого.
report-measure = міра
report-value = значення
report-changes = зміни лідера
report-changes-meaning = Скільки разів за партію вперед виходить хтось інший. Для цього його шанс має бути вищим за шанси всіх інших щонайменше на { $ahead } відсоткових пунктів.
report-never = без змін лідера
report-never-meaning = Партії, у яких той, хто першим вийшов уперед, лишався там до кінця.
report-drama = драматизм
report-drama-meaning = Наскільки майбутній переможець відставав від найкращого з інших, у середньому за рішеннями, коли він відставав; 0 у партіях, де такого не було.
report-comebacks = повернення
report-comebacks-meaning = Партії, які виграв той, чий шанс колись падав нижче за половину рівної частки, тобто нижче за { $below }.
report-settled = вирішено
report-settled-meaning = Частина партії, після якої шанс переможця вже не опускався нижче за { $won }. Що пізніше, то довше всі при надії; рано вирішена партія тягнеться.
report-winners-chance = Шанс переможця впродовж партії
report-winners-chance-text = Шанс того, хто врешті виграє: лінія — середнє всіх партій, смуга охоплює середню половину. Що раніше вона росте, то раніше партію вирішено.
report-chance-axis = шанс на перемогу
report-examples = Три партії
report-examples-text = Шанси кожного від першого рішення до останнього у спокійній партії, у звичайній і в найдраматичнішій.
report-example-calm = спокійна
report-example-usual = звичайна
report-example-dramatic = найдраматичніша
report-decision-axis = рішення

## Правила в дії

report-rules = Правила в дії
report-rules-text = Як часто діє кожне правило і як часто воно щось вирішує: подія важлива, якщо той з інших гравців, хто думає наступним, змінив думку про чийсь шанс на перемогу щонайменше на { $matters } відсоткових пунктів відтоді, як думав востаннє. Думки завжди трохи коливаються, тож порівнюйте з останнім рядком — будь-яким ходом.
report-happening = що стається
report-a-game = разів за партію
report-games-with = у скількох партіях
report-mattered = було важливо
report-swing = середня зміна
report-any-move = будь-який хід
report-never-happened = У цих партіях не траплялося: { $names }.

## Дебюти

report-openings = Дебюти
report-openings-text = Перший хід гравця «{ $seat }» і скільки з цих партій він виграв. Перші ходи, однакові через симетрію, рахуються разом. Дебюти, зіграні рідше ніж { $least ->
    [one] { $least } раз
    [few] { $least } рази
   *[other] { $least } разів
}, пропущено: показані охоплюють { $told } з { $games ->
    [one] { $games } партії
   *[other] { $games } партій
}.
report-openings-none = Жоден перший хід не було зіграно досить часто, щоб розглядати його окремо. Різних перших ходів: { $kinds }.
report-opening = дебют
report-played = зіграно
report-won = виграно
report-replies = звичні відповіді й скільки з цих партій виграв гравець «{ $seat }»
report-reply = { $move } ({ $share } з { $games })

## Удача і вміння

report-skill = Удача і вміння
report-skill-text = Кожен рівень грає проти нижчого; за столом вони сидять через одного, а потім із тими самими розкладками міняються місцями. Половина очок означала б, що байдуже, хто грає краще; усі очки — що більше ніщо не має значення.
report-skill-none = Випадкові гравці не мають уміння, яке можна порівняти. Виберіть рівень.
report-meeting = { $one } — { $other }
report-points = очки
report-deal = Розкладка вирішує { $share } результату (95-відсотковий інтервал { $range }): така частина відмінностей між партіями припадає на розкладку, коли рівні гравці ({ $bot }) грають кожну розкладку кілька разів (розкладок — { $deals }, партій з кожною — { $each }). Решта — це сама гра і випадок, через який рівні грають по-різному.
report-deal-random = Розкладка в цій грі випадкова. Скільки вона вирішує, можна сказати для рівня, а не для випадкових гравців.
report-no-deal = У цій грі немає випадковості: кожна партія починається однаково, нічого не роздають і не кидають.

## Варіанти

report-options = Варіанти й видання
report-options-text = Кожне інше значення кожного налаштування, з меншою кількістю партій. «Випадково» показує, наскільки ймовірна така велика відмінність від основних правил, якщо насправді її немає (критерій хі-квадрат для перемог, критерій Манна — Вітні для кількості ходів, з поправкою Холма на багато порівнянь). Менше ніж { $significant } надруковано жирним.
report-options-none = Ця гра не має варіантів.
report-option = правила
report-first-wins = перемоги: { $seat }
report-median-turns = ходи (медіана)
report-wins-chance = перемоги: випадково
report-turns-chance = ходи: випадково
report-alike = грають так само, як за основними правилами

## Порівняння

report-compare = Порівняння
report-compare-text = Основні правила поруч із тими, про які запитано, з однаковою кількістю партій. Наскільки ймовірно, що відмінності випадкові, сказано так само, як у розділі «Варіанти й видання».

## Як це зроблено

report-made = Як це зроблено
report-made-text = Усі партії зіграли комп’ютерні гравці Spielwerk за правилами, кожне з яких перевірено. Зерно { $seed }; та сама команда дає ті самі партії, крім рівня 5, який думає за годинником. Це тривало { $seconds } с. Усі числа, зокрема й ті, що за графіками, є у файлі JSON поруч із цією сторінкою.
report-made-caveat = Комп’ютерні гравці — не люди: вони терплячі, не блефують, і в дебютах мають власний смак. Великі відмінності сприймайте серйозно, а малі — як привід зіграти більше партій.

## Що може статися

report-rings-place = ставлять фішку
report-rings-turn = повертають кільце
report-rings-move = пересувають фішку
report-rings-fly = фішка перелітає
report-rings-ring-line = ряд на кільці
report-rings-spoke-line = ряд на промені
report-rings-line-by-turning = ряд завдяки повороту
report-rings-several-lines = кілька рядів одразу
report-rings-take = знімають фішку
report-rings-eliminated = хтось вибуває

report-memento-exit = вихід і вхід через кут
report-memento-straight-exit = прямо крізь вихід
report-memento-first = перша одинарна фігурка
report-memento-enter = додають дві одинарні
report-memento-turn = повертають трикутник
report-memento-move = пересувають фігурку
report-memento-slide = подвійна йде далеко по лінії
report-memento-jump = потрійна стрибає
report-memento-capture = б’ють чужу фігурку
report-memento-stack = фігурка стає на свою
report-memento-stones-back = три камінці повертаються в запас
report-memento-split = ділять фігурку
report-memento-pass = пропуск ходу
report-memento-out = хтось вибуває

report-triominos-lay = кладуть плитку
report-triominos-joker = кладуть джокера
report-triominos-hexagon = шестикутник
report-triominos-bridge = міст
report-triominos-last-tile = остання плитка з підставки
report-triominos-swap = джокера замінюють
report-triominos-buy = купують плитку
report-triominos-buy-by-choice = купують, хоч можна покласти
report-triominos-pass = пропуск ходу
report-triominos-pot-empty = остання плитка із запасу

report-dimenticato-home = фішка приходить додому
report-dimenticato-go = фішка йде своїм шляхом
report-dimenticato-leave = фішка залишає старт
report-dimenticato-right-call = число названо правильно
report-dimenticato-wrong-call = число названо неправильно
report-dimenticato-no-way = названо правильно, але шляху немає
report-dimenticato-inside = хід на фініші
report-dimenticato-turn-lost = пропуск ходу
report-dimenticato-hit = фішку збито
report-dimenticato-stay = гравець не збиває, а залишається на місці
