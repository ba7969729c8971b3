# Усе, що читають гравці гри «Dimenticato».

game-dimenticato = Dimenticato
front-dimenticato = Перегони на пам’ять: яке число під вашою фішкою?
first-custom-dimenticato = За звичаєм починає наймолодший гравець.
dimenticato-ended-21 = Усі фішки одного гравця вдома.
dimenticato-ended-22 = Гра надто затягнулася: рахуються фішки вдома, а тоді найкоротший шлях.
dimenticato-notation = Поле названо за його стовпцем і рядком.
    .call = сказати, що кубик під вашою фішкою на { $from } показує { $number }
    .go = піти фішкою, вийти зі старту або пройти далі на фініші
    .hit = збити фішку на { $to } і відсунути її на { $back }
    .look = зазирнути під свою фішку на { $from }, якщо чисел не називають
    .stay = пропустити хід, якщо ходити нічим або якщо можна лишитися, щоб не збивати
dimenticato-notation-terminal = 4○ — вільне поле з числом 4 кольору Синього, ●△ — фішка Синього на полі Помаранчевого. ●– ще чекає на старті, ●✓ уже вдома.
dimenticato-seat = на старті: { $waiting }, у дорозі: { $out }, удома: { $home }
dimenticato-called-right = Для { $field } названо { $said }: правильно.
dimenticato-called-wrong = Для { $field } названо { $said }, але там { $number }.
dimenticato-looked = Кубик на { $field } показує { $number }.
dimenticato-asks-leave = Одна з ваших фішок має вийти зі старту; кроків: { $steps }.
dimenticato-asks-call = Яке число під однією з ваших фішок? Назвіть його, наприклад e12=4.
dimenticato-asks-look = Якою фішкою піти? Зазирніть під неї, наприклад { $move }
dimenticato-asks-move = Правильно! Тепер ідіть цією фішкою.
dimenticato-asks-go = Тепер ідіть цією фішкою.
dimenticato-asks-hit = Можна збити фішку або залишитися на місці: pass.
dimenticato-asks-inside = Фішка може пройти далі на фініші.
dimenticato-asks-pass = Нічого не вдієш: введіть pass.

## Варіанти правил

option-dimenticato-figures = Скільки фішок має кожен.
    .label = Фішки
option-dimenticato-leave_least = На скільки кроків щонайменше фішка виходить зі старту.
    .label = Старт: щонайменше
option-dimenticato-leave_most = На скільки кроків щонайбільше фішка виходить зі старту.
    .label = Старт: щонайбільше
option-dimenticato-calling = Перш ніж піти фішкою, називають число під нею. Якщо ні, під неї просто зазирають: перша гра для найменших.
    .label = Називати числа
option-dimenticato-safe = На полі власного кольору фішка в безпеці.
    .label = Безпечні поля
option-dimenticato-stay = Хто може лише збивати, може залишитися на місці.
    .label = Залишатися на місці
option-dimenticato-back = На скільки полів відсувають збиту фішку.
    .label = Поля назад

## Відмови

dimenticato-clash-least = Фішка не може виходити зі старту щонайменше на { $least } і щонайбільше на { $most }.
dimenticato-clash-leave = Якщо кроків щонайбільше { $most }, деякі фішки ніколи не вийдуть зі старту: одній треба { $needed }.
dimenticato-no-field = На цій доріжці немає поля { $field }.
dimenticato-die = На кубику числа від 1 до 6, тож { $number } бути не може.
dimenticato-no-die = Тут немає кубика: на стартових і фінішних полях їх не буває.
dimenticato-may-not-pass = Пропустити хід не можна, бо вам є чим ходити.
dimenticato-may-not-stay = Залишитися на місці можна, лише коли інакше довелося б збивати. Цього разу можна піти, нікого не збиваючи.
dimenticato-nobody-stays = У цій грі залишатися на місці не можна: ідіть, навіть якщо доведеться збити.
dimenticato-no-calls = У цій грі чисел не називають. Натомість зазирніть під фішку: { $move }
dimenticato-no-looks = Зазирати під цю фішку не можна: назвіть її число.
dimenticato-hit-or-stay = Можна лише збити фішку або залишитися на місці.
dimenticato-leave-first = Спершу виведіть фішку зі старту: доки хоч одна може вийти, ті, що в дорозі, чекають.
dimenticato-one-waits = Доки одна ваша фішка чекає на старті, ходити на фініші не можна. Виберіть фішку, що в дорозі.
dimenticato-not-yours = Тут немає вашої фішки. Виберіть одну зі своїх.
dimenticato-move-called = Число названо правильно, тож тепер має піти ця фішка.
dimenticato-move-looked = Тепер має піти фішка, під яку ви зазирнули.
dimenticato-call-first = Спершу назвіть число під цією фішкою, а тоді йдіть нею.
dimenticato-look-first = Спершу зазирніть під цю фішку, а тоді йдіть нею.
dimenticato-cannot-leave-there = Це поле не підходить: зі старту фішка виходить щонайбільше з двома поворотами на поле за межами своєї великої картки; кроків: { $steps }.
dimenticato-not-your-block = Це стартове й фінішне поле іншого гравця, вашим фішкам туди не можна.
dimenticato-stays-home = Фішка, що вже вдома, ходить лише по фінішних полях.
dimenticato-no-such-way = { $steps ->
    [one] За { $steps } крок
    [few] За { $steps } кроки
   *[other] За { $steps } кроків
} і щонайбільше з двома поворотами туди не потрапити. Виберіть інше поле.
dimenticato-own-figure = Там стоїть ваша власна фішка, а своїх не збивають. Виберіть інше поле.
dimenticato-nobody-there = Там нема кого збивати.
dimenticato-safe = Цю фішку збити не можна: на полі власного кольору вона в безпеці. Виберіть інше поле.
dimenticato-no-room = { $steps ->
    [one] Цю фішку збити не можна, бо її нікуди відсунути: за { $steps } поле назад немає вільного.
    [few] Цю фішку збити не можна, бо її нікуди відсунути: за { $steps } поля назад немає вільного.
   *[other] Цю фішку збити не можна, бо її нікуди відсунути: за { $steps } полів назад немає вільного.
}
dimenticato-say-where = Куди відсунути збиту фішку? Можна сюди: { $choices }.
dimenticato-back-taken = Це поле зайняте. Виберіть вільне.
dimenticato-past-own-card = Туди фішку відсунути не можна: на шляху лежить її власна велика картка.
dimenticato-not-back = { $steps ->
    [one] Це поле не підходить: збиту фішку відсувають на { $steps } поле назад.
    [few] Це поле не підходить: збиту фішку відсувають на { $steps } поля назад, щонайбільше з одним поворотом.
   *[other] Це поле не підходить: збиту фішку відсувають на { $steps } полів назад, щонайбільше з одним поворотом.
}
dimenticato-setup-key = Розкладці потрібні cards і більше нічого; немає «{ $key }» або значення хибне.
dimenticato-setup-cards = Розкладці потрібен список малих карток, і в ньому їх має бути { $cards }.
dimenticato-setup-entry = «{ $entry }» — не картка: кожну записують як [номер, чверті оберту].
dimenticato-setup-card = Немає малої картки «{ $card }»: вони пронумеровані від 0 до 11.
dimenticato-setup-turns = Картку не можна повернути на стільки чвертей: «{ $turns }». Можливо: від 0 до 3.
dimenticato-setup-doubled = Картка { $card } трапляється двічі.
dimenticato-position-figures = Фішок на кожному місці має бути { $each }, а на місці { $number } їх { $count }.
dimenticato-position-block = { $field } — стартове й фінішне поле іншого гравця.
dimenticato-position-home = Хто завів усі фішки додому, той переміг: тоді гру закінчено, не раніше.
dimenticato-position-call = Фішки не можуть так стояти після того, як для { $field } назвали { $said }.
dimenticato-position-look = Фішки не можуть так стояти після того, як зазирнули під { $field }.

## Ходи словами

dimenticato-advice-call = назвіть число { $number } для позначеної фішки.
dimenticato-advice-look = зазирніть під позначену фішку.
dimenticato-advice-go = пересуньте позначену фішку на позначене поле.
dimenticato-advice-hit = пересуньте позначену фішку на позначене поле й збийте чужу.

dimenticato-played-stay = { $seat } цього разу не ходить.
dimenticato-played-call = { $seat } називає число { $number } для фішки на { $from }.
dimenticato-played-look = { $seat } зазирає під фішку на { $from }.
dimenticato-played-go = { $seat } ходить фішкою з { $from } на { $to }.
dimenticato-played-hit = { $seat } ходить з { $from } на { $to }, збиває чужу фішку й відсуває її на { $back }.

## На екрані

dimenticato-touch-figure = Торкніться однієї зі своїх фішок: яке число під нею?
dimenticato-touch-look = Торкніться фішки, якою хочете піти: ви побачите її число.
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
dimenticato-kind-figure = фігурка

## Що сталося

dimenticato-told-wrong = { $seat } називає { $said }, але там { $number }.
dimenticato-told-right = { $deed ->
    [go] { $seat } правильно називає { $said } і ходить.
    [home] { $seat } правильно називає { $said } і приводить фішку додому.
    [hit-mine] { $seat } правильно називає { $said } і збиває вашу фішку.
    [hit] { $seat } правильно називає { $said } і збиває фішку ({ $owner }).
    [stuck] { $seat } правильно називає { $said }, але ходити нікуди.
   *[called] { $seat } називає { $said }: правильно!
}
dimenticato-told-done = { $deed ->
    [leave] { $seat } виводить фішку зі старту.
    [inside] { $seat } просуває фішку далі на фініші.
    [home] { $seat } приводить фішку додому.
    [hit-mine] { $seat } збиває вашу фішку.
    [hit] { $seat } збиває фішку ({ $owner }).
    [look] { $seat } зазирає під фішку.
    [stuck] { $seat } не може ходити.
    [stay] { $seat } лишається на місці.
   *[go] { $seat } ходить фішкою.
}
