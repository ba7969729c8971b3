# What players of Rings read.

game-rings = Rings
front-rings = Line up three and take a pawn, on three rings that turn.
rings-ended-18 = Only one player is left.
rings-ended-19 = The game has gone on too long, so the pawns on the board decide.
rings-notation = Rings: a is the outer one, c the inner one.
    .place = place a pawn on { $to }
    .step = move the pawn on { $origin } to { $target }
    .turn = turn ring { $ring } clockwise, anticlockwise
    .take = take the pawn on { $cell }
rings-notation-terminal = A pawn in brackets is locked: it cannot be part of a new line until it is moved.
rings-tray-hand = In hand
rings-seat = { $hand } in hand, { $board } on the board
rings-seat-out = out, { $board } left on the board
rings-situation-turned = { $ring ->
    [a] The outer ring was turned last and stays still for now.
    [b] The middle ring was turned last and stays still for now.
   *[c] The inner ring was turned last and stays still for now.
}
rings-situation-taking = { $pawns ->
    [one] A line! Take one of { $seat }’s pawns.
   *[other] Lines! Take { $pawns } of { $seat }’s pawns.
}
rings-situation-flying = Only a few pawns are left: move one to any free cell.

## Options

option-rings-pawns = How many pawns everyone starts with. With four players, ten each fill the board; six leave more room.
    .label = Pawns
option-rings-fly_at = With an empty hand and this many pawns or fewer on the board, a player has to fly; at 0, nobody ever does.
    .label = Flying with
option-rings-out_at = A player with this many pawns or fewer, in hand and on the board together, is out.
    .label = Out with
option-rings-locks = The pawns at the ends of a ring line are locked: they form no new line until they are moved.
    .label = Locked pawns
option-rings-barred = The ring that was turned last stays still until another one is turned.
    .label = Ring turned last stays still
option-rings-takes = For a line, take a pawn from each of the other players, or only one, from anybody you choose.
    .label = A line takes
choice-rings-each = from each
choice-rings-one = only one
option-rings-lines = Which lines count: those on rings and those on spokes, or only one kind.
    .label = Lines
choice-rings-both = both
choice-rings-ring = on rings only
choice-rings-spoke = on spokes only
option-rings-quiet_limit = After this many turns in a row without a pawn placed or taken, the pawns on the board decide.
    .label = Uneventful turns
rings-clash-out = Everybody starts with { $pawns } pawns and would be out with { $out }. Choose more pawns, or let players go out with fewer.

## Refusals

rings-position-pawns = Seat { $number } cannot have { $pawns } pawns.
rings-position-out = With { $pawns } pawns, seat { $number } cannot be in this position.
rings-cell-taken = This cell is not free. Choose an empty one.
rings-hand-empty = You have no pawns left in your hand. Move a pawn or turn a ring.
rings-ring-turned-last = { $ring ->
    [a] The outer ring was turned last. Turn another ring first.
    [b] The middle ring was turned last. Turn another ring first.
   *[c] The inner ring was turned last. Turn another ring first.
}
rings-not-your-pawn = You have no pawn there. Choose one of your own.
rings-not-neighbours = That is too far: a pawn moves one step, along its ring or its spoke.
rings-must-fly = { $pawns ->
    [one] You have only one pawn and none in your hand, so you have to move it. It can fly to any free cell.
   *[other] You have { $pawns } pawns or fewer and none in your hand, so you have to move one. It can fly to any free cell.
}
rings-may-not-pass = You can only pass when there is nothing else you can do.
rings-nothing-to-take = You have not made a line, so you cannot take a pawn.
rings-must-take = You have made a line: first take one of { $seat }’s pawns.
rings-take-empty = There is no pawn there. Take one of { $seat }’s.
rings-take-own = That pawn is your own. Take one of { $seat }’s.
rings-take-other = That pawn is { $owner }’s. Take one of { $seat }’s.
rings-must-take-any = You have made a line: first take a pawn from any other player.
rings-take-empty-any = There is no pawn there. Take one from any other player.
rings-take-own-any = That pawn is your own. Take one from any other player.

## Moves in words

rings-advice-place = place a pawn on the marked cell.
rings-advice-step = move the marked pawn to the marked cell.
rings-advice-turn = { $way ->
    [plus] { $ring ->
        [a] turn the outer ring clockwise.
        [b] turn the middle ring clockwise.
       *[c] turn the inner ring clockwise.
    }
   *[minus] { $ring ->
        [a] turn the outer ring anticlockwise.
        [b] turn the middle ring anticlockwise.
       *[c] turn the inner ring anticlockwise.
    }
}
rings-advice-take = take the marked pawn.

rings-played-place = { $seat } places a pawn on { $to }.
rings-played-step = { $seat } moves a pawn from { $origin } to { $target }.
rings-played-turn = { $way ->
    [plus] { $ring ->
        [a] { $seat } turns the outer ring clockwise.
        [b] { $seat } turns the middle ring clockwise.
       *[c] { $seat } turns the inner ring clockwise.
    }
   *[minus] { $ring ->
        [a] { $seat } turns the outer ring anticlockwise.
        [b] { $seat } turns the middle ring anticlockwise.
       *[c] { $seat } turns the inner ring anticlockwise.
    }
}
rings-played-take = { $seat } takes the pawn on { $cell }.

## On the screen

rings-cell-locked = { $cell }, { $seat }, locked
rings-ring-a = outer ring
rings-ring-b = middle ring
rings-ring-c = inner ring
rings-turn = Turn clockwise: { $ring }
rings-turn-back = Turn anticlockwise: { $ring }
rings-now = Place a pawn, move one, or turn a ring.
rings-now-empty = Move a pawn or turn a ring.
rings-now-target = Where should the pawn go?
rings-now-fly = Choose a pawn: it can fly to any free cell.
rings-take = { $pawns ->
    [one] A line! Take one of { $seat }’s pawns.
   *[other] Lines! Take { $pawns } of { $seat }’s pawns.
}
rings-take-any = { $pawns ->
    [one] A line! Take a pawn from any other player.
   *[other] Lines! Take { $pawns } pawns, from any other players.
}
rings-keys = Arrow keys move from cell to cell, Enter chooses. Plus and minus turn the cell’s ring clockwise and back. Escape undoes the choice.
rings-kind-locked = locked

## What happened

rings-told-place = { $seat } placed a pawn.
rings-told-move = { $seat } moved a pawn.
rings-told-fly = { $seat } let a pawn fly.
rings-told-turn = { $ring ->
    [a] { $seat } turned the outer ring.
    [b] { $seat } turned the middle ring.
   *[c] { $seat } turned the inner ring.
}
rings-told-line = { $seat } made a line.
rings-told-take-mine = { $pawns ->
    [one] { $seat } made a line and took your pawn.
   *[other] { $seat } made lines and took { $pawns } of your pawns.
}
rings-told-take-other = { $pawns ->
    [one] { $seat } made a line and took a pawn ({ $owner }).
   *[other] { $seat } made lines and took { $pawns } pawns ({ $owner }).
}
rings-told-take-several = { $mine ->
    [0] { $seat } made a line and took { $pawns } pawns from other players.
    [one] { $seat } made a line and took { $pawns } pawns, one of them yours.
   *[other] { $seat } made a line and took { $pawns } pawns, { $mine } of them yours.
}
