# Усе, що читають гравці гри «Triominos».

game-triominos = Triominos
front-triominos = Викладайте трикутники так, щоб кути збігалися, і заробляйте жетони.
first-custom-triominos = За звичаєм починає наймолодший гравець або найстарший.
triominos-ended-13 = Запас порожній, останнє коло зіграно.
triominos-ended-14 = Ніхто більше не міг зробити ходу.
triominos-notation = J — це джокер.
    .lay = покласти плитку так, щоб від вершини клітинки { $cell } за годинниковою стрілкою читалося { $reading }
    .swap = покласти плитку на місце джокера й забрати джокера
    .buy = купити плитку із запасу
    .stay = пропустити хід, якщо більше нічого не можна
triominos-notation-terminal = Клітинка вершиною вгору закінчується на u і читається згори; вершиною вниз — на d і читається знизу.
triominos-tray-rack = Плитки
triominos-tray-chips = Жетони
triominos-tray-pot = Запас
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

## Варіанти правил

option-triominos-kind = «Перша гра» — для найменших: без джокера, усі плитки відкриті.
    .label = Вид гри
option-triominos-joker = Грати з джокером.
    .label = Джокер
option-triominos-open = Усі плитки на підставках відкриті.
    .label = Відкриті плитки
option-triominos-rack = Скільки плиток кожен має на початку.
    .label = Плитки на початку
option-triominos-purse = Скільки жетонів кожен має на початку.
    .label = Жетони на початку
option-triominos-hexagon = Скільки жетонів приносить шестикутник.
    .label = Шестикутник приносить
option-triominos-bridge = Скільки жетонів приносить міст.
    .label = Міст приносить
option-triominos-last = Скільки ще жетонів приносить остання плитка на підставці.
    .label = Остання плитка приносить
option-triominos-price = Скільки жетонів коштує плитка із запасу.
    .label = Плитка коштує
choice-triominos-usual = звичайна гра
choice-triominos-first = перша гра

## Відмови

triominos-flipped = «{ $move }»: так не ляже жодна плитка. Плитки можна повертати, але не перевертати.
triominos-not-on-rack = Плитки { $tile } немає на вашій підставці. Виберіть одну зі своїх.
triominos-joker-not-yours = Джокера немає на вашій підставці. Виберіть одну зі своїх плиток.
triominos-cell-taken = Тут уже лежить плитка. Виберіть вільне місце.
triominos-not-touching = Це місце не торкається стороною жодної плитки. Прикладіть свою плитку стороною до іншої.
triominos-corner = Не збігається: на одному куті вашої плитки { $value }, а треба { $wanted }. Поверніть плитку або знайдіть інше місце.
triominos-swap-corner = Плиткою { $tile } джокера не замінити: на одному куті { $value }, а треба { $wanted }.
triominos-no-joker = На столі немає джокера, тож міняти нічого.
triominos-joker-for-joker = Джокера можна замінити лише плиткою з числами.
triominos-no-chip = { $chips ->
    [0] Купити плитку не можна: вона коштує { $price ->
        [one] { $price } жетон
        [few] { $price } жетони
       *[other] { $price } жетонів
    }, а у вас немає жодного. Покладіть свою, а якщо жодна не підходить, пропустіть хід.
   *[other] Купити плитку не можна: вона коштує { $price ->
        [one] { $price } жетон
        [few] { $price } жетони
       *[other] { $price } жетонів
    }, а у вас лише { $chips }. Покладіть свою, а якщо жодна не підходить, пропустіть хід.
}
triominos-pot-empty = Купити плитку не можна: запас порожній. Покладіть свою, а якщо жодна не підходить, пропустіть хід.
triominos-may-not-pass = Пропустити хід не можна: ви ще можете покласти або купити плитку.
triominos-clash-rack = Коли гравців { $players }, кожен може мати на початку щонайбільше { $most } плиток, а не { $rack }: ще мають лишитися плитки для столу й запасу.
triominos-setup-key = Розкладці потрібні racks, first і pot, і більше нічого; немає «{ $key }» або значення хибне.
triominos-setup-racks = Розкладці { $players ->
    [one] потрібна { $players } підставка
    [few] потрібні { $players } підставки
   *[other] потрібно { $players } підставок
}.
triominos-setup-rack = На підставці гравця «{ $seat }» плиток має бути { $dealt }, а їх { $tiles }.
triominos-setup-unknown = Плитки «{ $tile }» у цій грі немає.
triominos-setup-doubled = Плитка { $tile } трапляється двічі.
triominos-setup-missing = Бракує плитки { $tile }.
triominos-setup-joker-first = Джокер не може бути першою плиткою.
triominos-position-first = Перша плитка лежить на 0,0u і читається від найменшого числа; джокером вона не буває.
triominos-position-apart = Жодна плитка не торкається { $cell } стороною.
triominos-position-corner = Кути навколо { $cell } не збігаються.
triominos-position-dealt = Крім першої, плиток на підставках і столі { $tiles }: менше, ніж роздано.
triominos-position-chips = Жетонів у всіх разом { $chips }; з такими плитками має бути від { $least } до { $most }.

## Ходи словами

triominos-advice-lay = { $reading ->
    [J] покладіть джокера на позначене місце.
   *[other] покладіть позначену плитку на позначене місце.
}
triominos-advice-swap = покладіть позначену плитку на місце джокера.
triominos-advice-buy = купіть плитку.

triominos-played-lay = { $reading ->
    [J] { $seat } кладе джокера на { $cell }.
   *[other] { $seat } кладе плитку { $reading } на { $cell }.
}
triominos-played-swap = { $seat } кладе плитку { $reading } на місце джокера.
triominos-played-buy = { $seat } купує плитку.
triominos-written-buy = Купівля
triominos-written-swap = Обмін: { $reading }

## На екрані

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
triominos-buy-what = { $price ->
    [0] плитку безкоштовно
    [one] плитку за { $price } жетон
    [few] плитку за { $price } жетони
   *[other] плитку за { $price } жетонів
}
triominos-pass = Пропустити
triominos-pass-what = хід
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

## Що сталося

triominos-told-lay = { $chips ->
    [0] { $seat } викладає плитку.
    [one] { $seat } викладає плитку й отримує { $chips } жетон.
    [few] { $seat } викладає плитку й отримує { $chips } жетони.
   *[other] { $seat } викладає плитку й отримує { $chips } жетонів.
}
triominos-told-hexagon = { $chips ->
    [0] { $seat } замикає шестикутник.
    [one] { $seat } замикає шестикутник й отримує { $chips } жетон.
    [few] { $seat } замикає шестикутник й отримує { $chips } жетони.
   *[other] { $seat } замикає шестикутник й отримує { $chips } жетонів.
}
triominos-told-bridge = { $chips ->
    [0] { $seat } викладає міст.
    [one] { $seat } викладає міст й отримує { $chips } жетон.
    [few] { $seat } викладає міст й отримує { $chips } жетони.
   *[other] { $seat } викладає міст й отримує { $chips } жетонів.
}
triominos-told-last = { $chips ->
    [0] { $seat } викладає останню свою плитку.
    [one] { $seat } викладає останню свою плитку й отримує { $chips } жетон.
    [few] { $seat } викладає останню свою плитку й отримує { $chips } жетони.
   *[other] { $seat } викладає останню свою плитку й отримує { $chips } жетонів.
}
triominos-told-swap = { $seat } міняє плитку на джокера.
triominos-told-buy = { $tiles ->
    [one] { $seat } купує плитку.
    [few] { $seat } купує { $tiles } плитки.
   *[other] { $seat } купує { $tiles } плиток.
}
