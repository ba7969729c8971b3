# What players of Dimenticato read.

game-dimenticato = Dimenticato
front-dimenticato = A race that tests your memory: which number is under your figure?
first-custom-dimenticato = By custom, the youngest begins.
dimenticato-ended-21 = One player has brought all figures home.
dimenticato-ended-22 = The game has gone on too long, so figures at home and the shortest way left decide.
dimenticato-notation = A field is named after its column and its row.
    .call = say that the die under your figure on { $from } shows { $number }
    .go = move the figure, leave a start field or move on inside the goal
    .hit = hit the figure on { $to } and send it back to { $back }
    .look = look at the die under your figure on { $from }, where numbers are not called
    .stay = if you cannot move, or if you may stay instead of hitting
dimenticato-notation-terminal = 4○ is a free field with the number 4 in Blue’s colour, ●△ one of Blue’s figures on a field of Orange’s colour. ●– is still waiting to leave, ●✓ is home.
dimenticato-seat = { $waiting } waiting, { $out } on the way, { $home } home
dimenticato-called-right = { $said } was called for { $field }: right!
dimenticato-called-wrong = { $said } was called for { $field }, but the die shows { $number }.
dimenticato-looked = The die under { $field } shows { $number }.
dimenticato-asks-leave = One of your figures has to leave its start field, by { $steps } steps.
dimenticato-asks-call = Which number is under one of your figures? Call it, like this: e12=4.
dimenticato-asks-look = Which of your figures should move? Look under it, like this: { $move }
dimenticato-asks-move = Right! Now move the figure.
dimenticato-asks-go = Now move the figure.
dimenticato-asks-hit = You can hit, or stay where you are: pass.
dimenticato-asks-inside = You can move a figure further into the goal.
dimenticato-asks-pass = There is nothing you can do: pass.

## Options

option-dimenticato-figures = How many figures everyone has.
    .label = Figures
option-dimenticato-leave_least = The fewest steps by which a figure leaves the start.
    .label = Leaving: at least
option-dimenticato-leave_most = The most steps by which a figure leaves the start.
    .label = Leaving: at most
option-dimenticato-calling = You call the number under a figure before it moves. Without calling, you just look: a first game for small children.
    .label = Calling numbers
option-dimenticato-safe = A figure on a field of its own colour is safe.
    .label = Safe fields
option-dimenticato-stay = You may stay if you could only move by hitting.
    .label = Staying
option-dimenticato-back = How many fields a figure goes back when it is hit.
    .label = Fields back

## Refusals

dimenticato-clash-least = A figure cannot leave by at least { $least } and at most { $most } steps.
dimenticato-clash-leave = { $most ->
    [one] With one step at most, some figures could never leave the start: one needs { $needed }.
   *[other] With { $most } steps at most, some figures could never leave the start: one needs { $needed }.
}
dimenticato-no-field = This track has no field { $field }.
dimenticato-die = A die shows 1 to 6, never { $number }.
dimenticato-no-die = There is no die there: start and goal fields have none.
dimenticato-may-not-pass = You can only pass when there is nothing else you can do.
dimenticato-may-not-stay = You can stay only if every move would be a hit. Here you can move without hitting.
dimenticato-nobody-stays = In this game you cannot stay: you have to move, even if you must hit.
dimenticato-no-calls = Numbers are not called in this game. Look under the figure instead: { $move }
dimenticato-no-looks = You cannot look under that figure: call its number.
dimenticato-hit-or-stay = You can only hit, or stay here.
dimenticato-leave-first = First a figure has to leave the start.
dimenticato-one-waits = You cannot move inside the goal while one of your figures is waiting at the start. Choose a figure that is on its way.
dimenticato-not-yours = You have no figure there. Choose one of your own.
dimenticato-move-called = You called the right number, so now move the figure you called it for.
dimenticato-move-looked = Now move the figure you looked under.
dimenticato-call-first = Before you move that figure, call the number under it.
dimenticato-look-first = Before you move that figure, look at the die under it.
dimenticato-cannot-leave-there = A figure leaves the start by { $steps } steps with at most two turns, to a field beyond its own big card; this field is not one of those.
dimenticato-not-your-block = This is one of another player’s start and goal fields.
dimenticato-stays-home = A figure that is home stays there.
dimenticato-no-such-way =
    You cannot get there in { $steps ->
        [one] one step
       *[other] { $steps } steps
    } with at most two turns.
dimenticato-own-figure = Your own figure is there.
dimenticato-nobody-there = There is nobody to hit there.
dimenticato-safe = You cannot hit that figure: it is safe on its own colour.
dimenticato-no-room = { $steps ->
    [one] You cannot hit that figure: no field one step back is free for it.
   *[other] You cannot hit that figure: no field { $steps } steps back is free for it.
}
dimenticato-say-where = Where should the figure be set back to? { $choices }
dimenticato-back-taken = This field is not free.
dimenticato-past-own-card = The figure cannot be set back there: its own big card is in the way.
dimenticato-not-back = { $steps ->
    [one] This field is not one step back.
   *[other] This field is not { $steps } steps back with at most one turn.
}
dimenticato-setup-key = A set-up has cards, and nothing else; “{ $key }” is missing or wrong.
dimenticato-setup-cards = The set-up needs a list of { $cards } small cards.
dimenticato-setup-entry = “{ $entry }” is not a card: write each one as [number, quarter turns].
dimenticato-setup-card = There is no small card “{ $card }”: they are numbered 0 to 11.
dimenticato-setup-turns = A card cannot be turned by “{ $turns }” quarters: it is 0, 1, 2 or 3.
dimenticato-setup-doubled = Card { $card } appears twice.
dimenticato-position-figures = Every seat has { $each } figures, but seat { $number } has { $count }.
dimenticato-position-block = { $field } is one of another player’s start and goal fields.
dimenticato-position-home = Whoever has all figures home has won, and the game is over then, not before.
dimenticato-position-call = The figures cannot stand like this after { $said } was called for { $field }.
dimenticato-position-look = The figures cannot stand like this after somebody looked under { $field }.

## Moves in words

dimenticato-advice-call = call { $number } for the marked figure.
dimenticato-advice-look = look under the marked figure.
dimenticato-advice-go = move the marked figure to the marked field.
dimenticato-advice-hit = move the marked figure to the marked field and hit the figure there.

dimenticato-played-stay = { $seat } makes no move.
dimenticato-played-call = { $seat } calls { $number } for the figure on { $from }.
dimenticato-played-look = { $seat } looks under the figure on { $from }.
dimenticato-played-go = { $seat } moves a figure from { $from } to { $to }.
dimenticato-played-hit = { $seat } moves from { $from } to { $to }, hits the figure there and sends it back to { $back }.

## On the screen

dimenticato-touch-figure = Touch one of your figures: which number is under it?
dimenticato-touch-look = Touch the figure that should move: you will see its number.
dimenticato-touch-leave = Touch the figure that should leave the start.
dimenticato-which = Which number is under this figure?
dimenticato-said-right = { $said } was called: right!
dimenticato-said-wrong = { $said } was called, but it is { $number }.
dimenticato-where = Where should it go? Touch a field that glows.
dimenticato-set-back = Where should this figure be set back to? ({ $seat })
dimenticato-nothing = There is nothing you can do this time.
dimenticato-pass = Go on
dimenticato-stay = Stay here
dimenticato-keypad = The number under the figure
dimenticato-call = Call { $number }
dimenticato-whole = Show the whole board
dimenticato-near = Zoom in on the figure
dimenticato-no-colour = no colour
dimenticato-die-free = { $field }, die shows { $number }, { $colour }
dimenticato-die-covered = { $field }, figure: { $seat }; the die under it is covered, { $colour }
dimenticato-block-free = { $field }, start and goal: { $seat }, free
dimenticato-block-waiting = { $field }, figure: { $seat }, has not left yet
dimenticato-block-home = { $field }, figure: { $seat }, home
dimenticato-keys = Arrow keys move from field to field, Page Down to the next one you can choose. Enter chooses, 1 to 6 call a number, Escape undoes the choice.
dimenticato-kind-figure = figure

## What happened

dimenticato-told-wrong = { $seat } called { $said }, but it was { $number }.
dimenticato-told-right = { $deed ->
    [go] { $seat } called { $said } correctly and moved.
    [home] { $seat } called { $said } correctly and brought a figure home.
    [hit-mine] { $seat } called { $said } correctly and hit your figure.
    [hit] { $seat } called { $said } correctly and hit a figure ({ $owner }).
    [stuck] { $seat } called { $said } correctly, but cannot move.
   *[called] { $seat } called { $said }: right!
}
dimenticato-told-done = { $deed ->
    [leave] { $seat } left the start with a figure.
    [inside] { $seat } moved a figure further into the goal.
    [home] { $seat } brought a figure home.
    [hit-mine] { $seat } hit your figure.
    [hit] { $seat } hit a figure ({ $owner }).
    [look] { $seat } looked under a figure.
    [stuck] { $seat } cannot move.
    [stay] { $seat } did not move.
   *[go] { $seat } moved a figure.
}
