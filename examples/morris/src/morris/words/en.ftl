# What players of nine men's morris read.

game-morris = Nine men’s morris
front-morris = Three in a row is a mill, and a mill takes a man.
option-morris-flying = With three men left, a player may move them to any free point.
    .label = Flying
morris-ended-9 = A player has only two men left.
morris-ended-10 = A player cannot move.
morris-ended-11 = The game has gone on for 200 turns, so it is a draw.
morris-notation = Points are named like those of a chessboard, from a1 at the bottom left to g7.
    .place = place a man on { $to }
    .step = move the man on { $origin } to { $target }
    .take = take the man on { $point }
morris-notation-terminal = Blue’s men are ●, Orange’s are ▲.
morris-tray-hand = In hand
morris-told-fly = { $seat } let a man fly to { $to }.
morris-told-mill = { $seat } closed a mill.
morris-told-take = { $seat } took the man on { $point }.
morris-seat = { $hand } in hand, { $men } left
morris-taking = A mill! Take one of your opponent’s men.
morris-flying = Only three men are left: they can fly to any free point.
morris-unreadable = “{ $move }” is not a move. Moves look like this: d6, d6-d5 or xa1.

## Refusals

morris-nothing-to-take = You have not closed a mill, so you cannot take a man.
morris-must-take = You have closed a mill: first take one of your opponent’s men.
morris-take-not-theirs = Your opponent has no man there.
morris-take-safe = That man is in a mill, so it is safe while others are not.
morris-must-place = Place all of your men before you move them.
morris-hand-empty = You have placed all of your men. Move one of them.
morris-not-free = That point is not free.
morris-not-your-man = You have no man there.
morris-too-far = That is too far: a man moves along a line to the next point.
morris-position-men = Seat { $number } cannot have { $men } men.
morris-position-mill = There is no mill, so nothing can be taken.
