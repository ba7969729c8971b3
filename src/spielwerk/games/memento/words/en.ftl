# What players of Memento read.

game-memento = Memento
front-memento = Build stacks, split them, capture: four triangles turn under your figures.
first-custom-memento = By custom, lots are drawn.
memento-ended-18 = One player holds all four middle points.
memento-ended-19 = One player holds the middle point and the three median points of a triangle.
memento-ended-20 = Everyone else is out.
memento-ended-21 = The game has gone on too long, so it is a draw.
memento-notation = Point 0 is the middle point of a triangle; odd points are corners, even ones median points.
    .first = place the first Single of the game
    .enter = bring in two Singles
    .turn = turn triangle { $triangle } clockwise, anticlockwise
    .move = move the figure on { $origin } to { $target }, capturing what stands there
    .halve = split the figure on { $origin } into Singles on { $to } and { $to2 }
    .part = split the Triple on { $origin } into a Double on { $double } and a Single on { $single }
memento-notation-terminal = ●2A4 is Blue’s Double on A4.
memento-tray-supply = Supply
memento-tray-markers = Markers
memento-seat = { $markers ->
    [one] one marker left
   *[other] { $markers } markers left
}
memento-seat-out = out
memento-supply = { $supply ->
    [one] One stone in the supply
   *[other] { $supply } stones in the supply
}
memento-no-turning = { $seat } may not turn a triangle this time.

## Options

option-memento-edition = The printed edition. “Simple” keeps the exits, but no line runs straight through them.
    .label = Edition
option-memento-exits = A figure on a corner can leave the board and come back in somewhere else.
    .label = Exits
option-memento-straight_exits = At the outermost corners and at the corners of the inner triangle, the way out and back in is straight.
    .label = Straight exits
option-memento-touching_corners = Corners that touch are neighbours, and lines run on through them.
    .label = Touching corners
option-memento-touching_feet = Median points that face each other across a border are neighbours, and lines run on through them.
    .label = Touching median points
option-memento-stones = Stones in the supply at the start, with two or three players.
    .label = Stones in the supply
option-memento-stones_four = Stones in the supply at the start, with four players.
    .label = Stones in the supply, four players
option-memento-markers = Markers that everybody has. Every figure takes one.
    .label = Markers
option-memento-turning = Triangles may be turned.
    .label = Turning triangles
option-memento-capture_own = A figure may capture other figures of its owner.
    .label = Capturing your own
option-memento-splitting = Doubles and Triples may be split.
    .label = Splitting
option-memento-win_middles = Whoever holds all four middle points wins.
    .label = Win: four middle points
option-memento-win_heart = Whoever holds the middle point and the three median points of a triangle wins.
    .label = Win: one whole triangle
option-memento-win_last = Players who lose all their figures are out, and the last one left wins. If this is off, they may bring in new ones.
    .label = Win: last one left
choice-memento-ludis = ludis
choice-memento-original = original
choice-memento-complex = complex
choice-memento-complex-why = We do not know how “complex” differs from “original”, so both play the same.
choice-memento-simple = simple

## Refusals

memento-position-stones = The number of stones on the board cannot be { $stones } (turns: { $turns }).
memento-position-figures = Seat { $number } cannot have this number of figures: { $count }.
memento-first-single = The first move of the game is to place one Single on any point.
memento-may-not-pass = You can only pass when there is nothing else you can do.
memento-enter-two = You always bring in exactly two Singles at once.
memento-enter-middle = New Singles cannot go on a middle point. Choose a corner or a median point of an outer triangle.
memento-enter-inside = New Singles cannot go on the inner triangle. Choose a point of an outer triangle.
memento-not-free = This point is not free. Choose an empty point.
memento-different-points = Choose different points.
memento-board-order = Write points that could be swapped in board order: A, B, C, I, and in each triangle 0 to 6.
memento-supply-low = Two Singles need two stones, but there are not enough left in the supply: { $supply }.
memento-no-marker = You have no marker left for that.
memento-player-before-turned = The player before you turned a triangle, so you cannot turn one now.
memento-you-turned = You turned a triangle last time, so you cannot turn one now.
memento-nothing-changes = Turning triangle { $triangle } would not change anything.
memento-not-yours = You have no figure there. Choose one of your own.
memento-same-point = A figure has to move to a different point.
memento-single-far = That is too far: a Single can only move to a neighbouring point.
memento-triple-far = A Triple can move to a neighbouring point, or jump from a middle point to another middle point or to a big corner. It cannot get there.
memento-in-the-way = A figure is in the way.
memento-line-bends = A Double moves in a straight line, and the line bends on the way there.
memento-no-way = No way leads there.
memento-single-splits = A Single cannot be split.
memento-double-splits = A Double can only be split into two Singles.
memento-triple-splits = A Triple can be split into a Double and a Single, or into three Singles.
memento-clash-win = Nobody could ever win. Leave at least one way to win switched on.
memento-clash-markers = Nobody could ever win: holding four points takes four markers, not { $markers }. Choose more markers, or let the last player left win.
memento-turning-off = In this game, triangles are not turned.
memento-capture-own = That figure is your own, and in this game you may not capture it.
memento-splitting-off = In this game, figures are not split.

## Moves in words

memento-advice-first = place the first Single on the marked point.
memento-advice-enter = bring in Singles on the marked points.
memento-advice-move = move the marked figure to the marked point.
memento-advice-halve = split the marked figure onto the marked points.
memento-advice-part = split the marked figure onto the marked points.
memento-advice-shatter = split the marked figure onto the marked points.
memento-advice-turn = { $way ->
    [plus] turn the marked triangle clockwise.
   *[minus] turn the marked triangle anticlockwise.
}

memento-played-first = { $seat } places the first Single on { $to }.
memento-played-enter = { $seat } brings in Singles on { $to } and { $to2 }.
memento-played-move = { $seat } moves a figure from { $origin } to { $target }.
memento-played-halve = { $seat } splits the figure on { $origin }: { $to }, { $to2 }.
memento-played-part = { $seat } splits the figure on { $origin }: 2{ $double }, { $single }.
memento-played-shatter = { $seat } splits the figure on { $origin }: { $to }, { $to2 }, { $to3 }.
memento-played-turn = { $way ->
    [plus] { $seat } turns triangle { $triangle } clockwise.
   *[minus] { $seat } turns triangle { $triangle } anticlockwise.
}

## On the screen

memento-point = { $point }, { $height ->
    [1] Single
    [2] Double
   *[3] Triple
}, { $seat }
memento-triangle = Triangle { $triangle }
memento-turn = Turn triangle { $triangle } clockwise
memento-turn-back = Turn triangle { $triangle } anticlockwise
memento-undo = Undo
memento-pass = Pass
memento-move = Move
memento-split = Split { $parts }
memento-how = Move or split
memento-now-first = Place the first Single on any point.
memento-now = Move a figure, tap two free points for new Singles, or turn a triangle.
memento-now-no-turning = Move a figure, or tap two free points for new Singles. You cannot turn a triangle this time.
memento-now-entering = Move a figure, or tap two free points for new Singles.
memento-now-no-entering = Move a figure or turn a triangle.
memento-now-moving = Move one of your figures.
memento-now-second = Where should the second Single go?
memento-now-target = Where should the figure go?
memento-now-part = { $height ->
    [2] Where should the Double go?
   *[1] Where should the Single go?
}
memento-now-pass = There is nothing you can do.
memento-keys = Arrow keys move from point to point, Enter chooses. Plus and minus turn the point’s triangle clockwise and back, the slash key splits the chosen figure. Escape undoes a step.

## What happened

memento-told-enter = { $singles ->
    [one] { $seat } brought in a Single.
   *[other] { $seat } brought in { $singles } Singles.
}
memento-told-turn = { $triangle ->
    [I] { $seat } turned the inner triangle.
   *[other] { $seat } turned triangle { $triangle }.
}
memento-told-move = { $height ->
    [1] { $seat } moved a Single.
    [2] { $seat } moved a Double.
   *[3] { $seat } moved a Triple.
}
memento-told-capture-mine = { $height ->
    [1] { $seat } captured your Single.
    [2] { $seat } captured your Double.
   *[3] { $seat } captured your Triple.
}
memento-told-capture = { $height ->
    [1] { $seat } captured a Single ({ $owner }).
    [2] { $seat } captured a Double ({ $owner }).
   *[3] { $seat } captured a Triple ({ $owner }).
}
memento-told-stack = { $seat } stacked two figures.
memento-told-split = { $seat } split a figure.
