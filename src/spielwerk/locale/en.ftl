# Everything a player reads. The same messages stand in every language's file.

## Seats and games

seat-0 = Blue
seat-1 = Orange
seat-2 = Green
seat-3 = Purple

game-rings = Rings
game-memento = Memento
game-triominos = Triominos
game-dimenticato = Dimenticato

## Rings

option-rings-pawns = Pawns in each hand at the start. With four players ten each fill the board; six play more freely.
rings-ended-18 = Only one player is left.
rings-ended-19 = Too long without a decision: most pawns on the board count.
rings-notation =
    a1      place a pawn on a1
    a1-a2   move the pawn on a1 to a2
    a+  a-  turn ring a clockwise, counter-clockwise
    xb3     take the pawn on b3
    Rings: a is the outer one, c the inner one. A pawn in brackets is locked: it forms no line until it is moved.
rings-seat = { $hand } in hand, { $board } on the board
rings-seat-out = out, { $board } left on the board
rings-situation-turned = { $ring ->
    [a] The outer ring was turned last and stays still for now.
    [b] The middle ring was turned last and stays still for now.
   *[c] The inner ring was turned last and stays still for now.
}
rings-situation-taking = { $pawns ->
    [one] A line! One pawn of { $seat } is to be taken.
   *[other] Lines! { $pawns } pawns of { $seat } are to be taken.
}
rings-situation-flying = Few pawns are left: one of them flies to any free cell.

rings-unreadable = “{ $move }” is no move. Moves look like a1, a1-a2, a+, a- or xb3.
rings-cell-taken = This cell is not free. Choose an empty one.
rings-hand-empty = There is no pawn left in your hand.
rings-ring-turned-last = { $ring ->
    [a] The outer ring was turned last. Turn another ring first.
    [b] The middle ring was turned last. Turn another ring first.
   *[c] The inner ring was turned last. Turn another ring first.
}
rings-not-your-pawn = You have no pawn there. Choose one of your own.
rings-not-neighbours = That is too far: a pawn moves one step, along its ring or its spoke.
rings-must-fly = With four pawns or fewer and none in your hand, you must move one of your pawns; it may go to any free cell.
rings-may-not-pass = You may not pass as long as there is something you can do.
rings-nothing-to-take = You have not formed a line, so there is nothing to take.
rings-must-take = Your line comes first: take a pawn of { $seat }.
rings-take-empty = There is no pawn there. Take one of { $seat }’s.
rings-take-own = That pawn is your own. Take one of { $seat }’s.
rings-take-other = That pawn is { $owner }’s. Take one of { $seat }’s.

## Memento

option-memento-edition = The printed edition: ludis, original, complex or simple (no exits). How “complex” differs from the original is not known to us, so it is played like it.
option-memento-exits = A figure on a corner may leave the board and come in again elsewhere.
option-memento-straight_exits = At the outermost corners and those of the inner triangle, the way out and in again is straight.
option-memento-touching_corners = Corners that meet are neighbours, and lines run on through them.
option-memento-touching_feet = Feet that face each other across a border are neighbours, and lines run on through them.
memento-ended-18 = All four middles have one owner.
memento-ended-19 = The middle and the three feet of a triangle have one owner.
memento-ended-20 = All the others are out.
memento-ended-21 = Too long without a decision: a draw.
memento-notation =
    A1          place the first Single of the game
    A1,B2       enter two Singles
    A+  A-      turn triangle A clockwise, counter-clockwise
    A1-A0       move the figure on A1 to A0, capturing what stands there
    A1/A2,A6    split the figure on A1 into Singles on A2 and A6
    A1/2A2,A6   split the Triple on A1 into a Double on A2 and a Single on A6
    ●2A4 is a Double of Blue on A4. Point 0 is a triangle’s middle, odd points are corners, even ones feet.
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

memento-unreadable = “{ $move }” is no move. Moves look like A1,B2, A1-A0, A+, A- or A1/A2,A6.
memento-first-single = The first turn of the game places one Single on any point.
memento-may-not-pass = You may not pass as long as there is something you can do.
memento-enter-two = Exactly two Singles are entered at once.
memento-enter-middle = A Single cannot enter a middle: { $point }.
memento-enter-inside = A Single cannot enter the inner triangle: { $point }.
memento-not-free = { $point } is not free.
memento-different-points = The points must be different ones.
memento-board-order = Points that are alike are named in board order: A, B, C, I, then 0 to 6.
memento-supply-low = Two stones are needed; the supply holds { $supply }.
memento-no-marker = There is no marker left for that.
memento-player-before-turned = The player before you turned, so you may not.
memento-you-turned = Your own last action was a turn, so this one may not be.
memento-nothing-changes = Turning triangle { $triangle } would change nothing.
memento-not-yours = There is no figure of yours on { $point }.
memento-same-point = A figure must go to another point.
memento-single-far = A Single goes only to a neighbouring point; { $target } is no neighbour of { $origin }.
memento-triple-far = A Triple goes to a neighbouring point, or from a middle to another middle or a big corner; { $target } is out of reach from { $origin }.
memento-in-the-way = A figure on { $point } is in the way.
memento-line-bends = The line bends at { $point }.
memento-single-splits = The Single on { $point } cannot be split.
memento-double-splits = The Double on { $point } splits into two Singles.
memento-triple-splits = The Triple on { $point } splits into a Double and a Single, or into three Singles.

## Triominos

option-triominos-kind = “first” is a first game for small children: no joker, all racks open.
option-triominos-joker = Play with the joker.
option-triominos-open = All racks lie open.
triominos-ended-13 = The pot is empty and the last round is over.
triominos-ended-14 = Nobody could do anything more.
triominos-notation =
    351@2,-1u   lay the tile so that it reads 3, 5, 1 clockwise from the tip of cell 2,-1u
    J@2,-1u     lay the joker
    swap 351    put a tile in the joker’s place and take the joker
    buy         pay a chip and draw a tile
    pass        if you can do nothing else
    A cell that points up ends in u and is read from its top; one that points down ends in d and is read from its bottom.
triominos-seat = { $chips ->
    [one] one chip
   *[other] { $chips } chips
}, { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}
triominos-has-joker = holds the joker
triominos-pot = { $tiles ->
    [one] One tile in the pot
   *[other] { $tiles } tiles in the pot
}

triominos-unreadable = “{ $move }” is no move. Moves look like 351@2,-1u, J@0,1d, swap 351, buy or pass.
triominos-flipped = “{ $move }”: no tile reads like that; tiles are rotated, never flipped.
triominos-not-on-rack = The tile { $tile } is not on your rack.
triominos-joker-not-yours = The joker is not on your rack.
triominos-cell-taken = There is already a tile there. Choose an empty place.
triominos-not-touching = That place touches no tile. Lay your tile side by side with another one.
triominos-corner = That does not fit: one corner of your tile has { $value }, but { $wanted } is needed there.
triominos-swap-corner = Tile { $tile } does not fit in the joker’s place: one corner has { $value }, but { $wanted } is needed there.
triominos-no-joker = There is no joker on the table.
triominos-joker-for-joker = The joker is swapped for a tile with numbers.
triominos-no-chip = You have no chip to pay with.
triominos-pot-empty = The pot is empty.
triominos-may-not-pass = You may pass only if you can neither lay nor buy a tile.
triominos-setup-key = The set-up needs racks, first and pot, and nothing else; “{ $key }” is missing or wrong.
triominos-setup-racks = The set-up needs { $players } racks.
triominos-setup-rack = The rack of seat { $seat } has { $tiles } tiles instead of six.
triominos-setup-unknown = There is no tile “{ $tile }” in this game.
triominos-setup-doubled = The tile { $tile } is there twice.
triominos-setup-missing = The tile { $tile } is missing.
triominos-setup-joker-first = The joker cannot be the first tile.

## Dimenticato

dimenticato-ended-21 = All four figures of one player are home.
dimenticato-ended-22 = Too long without a decision: figures at home and the shortest way count.
dimenticato-notation =
    e12=4         say that the die under your figure on e12 shows 4
    e12-h11       move the figure, leave a start field or go on inside the goal
    e12xh11>f12   hit the figure on h11 and set it back to f12
    pass          if the turn is lost
    4○ is a free field with the number 4 in Blue’s colour, ●△ a figure of Blue on a field of Orange’s. A figure is safe on its own colour. ●– still waits to leave, ●✓ is home.
dimenticato-seat = { $waiting } waiting, { $out } on the way, { $home } home
dimenticato-called-right = { $field } was called { $said }: right.
dimenticato-called-wrong = { $field } was called { $said }, but shows { $number }.
dimenticato-asks-leave = A figure must leave its start field, by 2 to 5 steps.
dimenticato-asks-call = Which number is under one of your figures? Call it, like e12=4.
dimenticato-asks-move = Right! Now move the figure.
dimenticato-asks-inside = A figure may go on inside the goal.
dimenticato-asks-pass = Nothing can be done: pass.

dimenticato-unreadable = “{ $move }” is no move. Moves look like e12=4, e12-h11, e12xh11>f12 or pass.
dimenticato-no-field = There is no field { $field } on this track.
dimenticato-die = A die shows 1 to 6, never { $number }.
dimenticato-no-die = There is no die under { $field }: start and goal fields need no call.
dimenticato-may-not-pass = You may pass only if you can do nothing else.
dimenticato-leave-first = Leave the start first.
dimenticato-one-waits = A figure is still waiting to leave: call with one that is out.
dimenticato-not-yours = There is no figure of yours on { $field }.
dimenticato-move-called = The number was right: now the figure on { $field } must be moved.
dimenticato-call-first = Before the figure on { $field } may move, call the number under it.
dimenticato-cannot-leave-there = From the start a figure goes 2 to 5 steps with at most two turns, to a field beyond its own big card; { $field } is none.
dimenticato-not-your-block = { $field } belongs to another player’s start and goal.
dimenticato-stays-home = A figure that is home stays there.
dimenticato-no-such-way = { $steps ->
    [one] One step does
   *[other] { $steps } steps do
} not end on { $field } with at most two turns.
dimenticato-own-figure = Your own figure stands on { $field }.
dimenticato-nobody-there = There is nobody to hit on { $field }.
dimenticato-safe = The figure on { $field } is safe: it stands on its own colour.
dimenticato-no-room = The figure on { $field } cannot be hit: three fields back there is no free field.
dimenticato-say-where = Say where the figure is set back to: { $choices }.
dimenticato-back-taken = { $field } is not free.
dimenticato-past-own-card = A figure is not set back to { $field }: its own big card lies in between.
dimenticato-not-three-back = { $field } is not three fields back with at most one turn.
dimenticato-setup-key = The set-up needs cards, and nothing else; “{ $key }” is missing or wrong.
dimenticato-setup-cards = The set-up needs a list of { $cards } small cards.
dimenticato-setup-entry = “{ $entry }” is no card: each is written as [number, quarter turns].
dimenticato-setup-card = There is no small card “{ $card }”: they are numbered from 0 to 11.
dimenticato-setup-turns = A card cannot be turned by “{ $turns }” quarters; 0 to 3 are possible.
dimenticato-setup-doubled = Card { $card } is there twice.

## Playing in the terminal

play-welcome = Type a move, or ? for help.
play-lot-drawing = Drawing lots…
play-lot = { $seat } begins.
play-prompt = { $seat }, your move:{" "}
play-commands =
    moves       list all moves you can make
    undo        take back your last decision
    save FILE   write a record of the game
    quit        leave the game
play-nothing-to-undo = There is nothing to take back.
play-hand-over = Pass the screen to { $seat }, then press Enter.{" "}
play-continue = Enter to go on{" "}
play-last-turn = Last turn: { $moves }
play-no-undo = Nothing can be taken back in a game with secrets.
play-saved = The record is in { $file }.
play-left = You have left the game.

replay-ply = Move { $ply } of { $plies }
replay-prompt = Enter: next, b: back, a number: go there, q: quit{" "}
replay-commands = Press Enter for the next move, or type b, a number or q.

## Tables

table-number = { NUMBER($number) }
table-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
games-id = Id
games-name = Game
games-players = Players
games-options = Options

simulate-compiling = Compiling the rules …
simulate-playing = Playing
simulate-games = Games
simulate-wins = Won by { $seat }
simulate-draws = Draws
simulate-turns = Turns a game
simulate-shortest = shortest
simulate-median = median
simulate-longest = longest
simulate-decisions = Decisions
simulate-seconds = Seconds
simulate-recorded = { $games ->
    [one] One game is recorded in { $file }.
   *[other] { $games } games are recorded in { $file }.
}
ladder-bot = Player
analyse-ply = No.
analyse-seat = Seat
analyse-move = Move
analyse-better = Mistake
analyse-mistake = better: { $move }
perft-counting = Counting …

## Command line

cli-arguments = Arguments
cli-options = Options
cli-commands = Commands
cli-default = default:
cli-required = required
cli-help = Spielwerk: board games for people and machines.
cli-help-help = Show this help.
cli-help-lang = Language.
cli-help-games = List the games and their options.
cli-help-play = Play a game in the terminal against the computer.
cli-help-simulate = Play many random games and add up how they went.
cli-help-perft = Count the sequences of decisions from the start.
cli-help-replay = Step through a recorded game.
cli-help-game = The game’s id.
cli-help-players = How many play.
cli-help-humans = How many of them are people at this terminal; they have the first seats.
cli-help-first = Who begins: a seat, counted from 1, or lot. Unless told otherwise, you begin against the computer, and several people draw lots.
cli-help-option = An option of the game; may be given more than once.
cli-help-seed = The seed: the same seed gives the same games.
cli-help-play-seed = The seed of set-up and computer players; by chance if not given.
cli-help-count = How many games.
cli-help-record = Write the games to this file, one JSON object a line.
cli-help-legal = Write all legal moves of every decision too.
cli-help-json = Print JSON for a program to read.
cli-help-against = The computer’s level, 1 to 5; or random, or uct: with a number of playouts.
cli-help-device = cpu: all cores; cuda: the GPU (NVIDIA)
cli-help-bots = Computer players for the seats, like 1,5,random, instead of random moves.
cli-help-first-bots = Which of the computer players begins: a seat, counted from 1, or lot for a new draw in every game.
cli-help-cluster = Let the machines of a Ray cluster do the work: auto, or HOST:PORT.
cli-help-ladder = Let the levels play each other and tell how strong they are.
cli-help-ladder-games = How many games each group plays.
cli-help-ladder-bots = Who plays.
cli-help-analyse = Judge every move of a recorded game.
cli-help-analyse-seconds = How long to think about each move.
cli-help-report = Tell what kind of game this is, as a page for designers.
cli-help-report-level = Who plays: a level from 1 to 5, or random.
cli-help-report-games = How many games: 200 unless told otherwise, 100,000 with random.
cli-help-report-compare = Rules to put beside, like pawns=6, or opening=I0; may be given more than once.
cli-help-report-against = Somebody else to measure the level against, like 3m1; may be given more than once.
cli-help-output = The page to write; the numbers go into a JSON file beside it.
cli-help-depth = How many decisions deep.
cli-help-file = A record, or a file that simulate --record has written.
cli-help-line = Which game of a file with several.
cli-help-serve = Serve tables to browsers and programs.
cli-help-host = The address to listen on; only this machine if not given.
cli-help-port = The port to listen on.
cli-help-database = Where games are kept: a file, or postgresql://…
cli-help-redis = Redis that links several server processes, like redis://…
cli-help-open = Open it in the browser.
cli-help-proxy = It stands behind a proxy that tells the clients’ addresses.
serve-ready = Spielwerk is at { $address }. Stop it with Ctrl-C.
serve-no-web = The web app is not built yet: `make play` does that, or `npm ci && npm run build` in the folder web. Programs can play all the same.

## Errors

error-usage = { $detail } (--help shows how.)
error-language = “{ $language }” is none of the languages: { $known }.
error-interrupted = Stopped. Nothing has been written.
error-number = “{ $value }” is no whole number.
error-file = { $file }: { $reason }.
error-extra = This needs an extra: pip install "spielwerk[{ $extra }]"
error-render-mode = “{ $mode }” is no way to show a game. Possible: { $modes }.
error-game-unknown = There is no game “{ $game }”. There are: { $known }.
error-players = { $game } cannot be played by { $players }. Possible: { $choices }.
error-humans = { $humans } of { $players } players cannot be people.
error-first = Seat { $seat } cannot begin: there are only seats 1 to { $players }.
error-first-form = “{ $value }” does not say who begins. Give “lot”, or a seat from 1 to { $players }.
error-first-alone = --first needs --bots: random games always begin with seat 1.
error-seats = There are { $players } seats, but { $given } names.
error-option-unknown = { $game } has no option “{ $option }”. There are: { $known }.
error-option-value = Option { $option } cannot be “{ $value }”. Possible: { $choices }.
error-option-form = “{ $text }” is no option. Write name=value.
error-legal-without-record = --legal needs --record FILE.
error-games = “{ $games }” games cannot be played; at least one is needed.
error-device = There is no device “{ $device }”; choose one of { $devices }.
error-device-alone = --device { $device } plays random games on this machine only: not with --bots, --record or --cluster.
error-cuda = No GPU can be used: { $reason } – It takes an NVIDIA card and its driver; without them, use --device cpu.
error-cuda-memory = The GPU’s memory is not enough. End what else uses it, or use --device cpu.
error-no-sensible = This game has no sensible playouts.
error-budget = “{ $budget }” is no budget to think with: it must be more than nothing.
error-cancelled = The search was stopped before it had an answer.
error-over = The game is over: there is nothing left to decide.
error-bot = “{ $bot }” is no computer player: there are levels 1 to 5, 3m1 (level 3 with the memory of level 1), random, and uct: with a number of playouts.
error-bot-memory = “{ $bot }” cannot play { $game }: there is nothing to remember in it.
error-report-games = A report over “{ $games }” games says nothing; at least one is needed.
error-report-opening = Games of { $game } do not all begin alike, so no opening can be given for them.
error-report-against = “{ $bot }” plays on every seat already; compare with somebody else.
error-report-file = “{ $file }” is no name for a page: it must end in .html.
error-ladder = { $bots }: a ladder needs different players, and at least { $players } of them.
error-cluster-address = “{ $address }” is no address of a Ray cluster. Write auto or HOST:PORT.
error-cluster-client = { $address }: only a machine of the cluster can give it work. Have this one join with ray start --address=HOST:PORT --num-cpus=0, and write HOST:PORT.
error-cluster-none = Nobody answers at { $address }: { $reason }. Is the Ray cluster running?
error-cluster-auto = No Ray cluster runs on this machine: start one, or have this machine join one, with ray start.
error-cluster-silent = No Ray cluster can be used at { $address }: something answers, but it is none, or this machine does not belong to it (ray start --address={ $address }).
error-cluster-token = The Ray cluster at { $address } does not know our token: it must be in RAY_AUTH_TOKEN or ~/.ray/auth_token, the same on all machines.
error-cluster-refused = The Ray cluster at { $address } cannot be used: { $reason }
error-cluster-node = { $node }, a machine of the cluster, does not answer.
error-cluster-version = { $node }, a machine of the cluster, has another Spielwerk than this one, or none. Install the same on all.
error-cluster-share = A part of the work was lost with its machine again and again: { $reason }
error-cluster-lost = The Ray cluster at { $address } is lost: no machine of it is left to do the work.
error-threads = “{ $threads }” threads cannot search; at least one is needed.
error-level = There is no level “{ $level }”. There are: { $levels }.
error-depth = “{ $depth }” is no depth; at least 1 is needed.
error-seed = “{ $seed }” is no seed: it must be a whole number from 0 to { $highest }.
error-seed-and-setup = Give a seed or a set-up, not both.
error-setup-form = The set-up of { $game } cannot be “{ $value }”.
error-setup-unknown = A position that was dealt anew does not know its set-up.
error-setup-empty = { $game } leaves nothing to chance, so its set-up is empty; given: { $value }.
error-game-over = The game is over.
error-no-such-action = There is no move with the number { $action }.
error-record-none = This is no record of Spielwerk.
error-record-newer = The record has format { $format }, but this version knows only { $known }. A newer version can read it.
error-record-line = The record is damaged: “{ $line }” cannot be read.
error-record-header = The record is damaged: “{ $key }” is missing or wrong.
error-record-cut = The record has been cut off.
error-record-plies = The record is damaged: it tells of { $told } moves, but holds { $found }.
error-record-start = The record is damaged: { $reason }
error-record-move = The record is damaged at move { $ply }, { $move }: { $reason }
error-record-result = The record is damaged: it tells the result { $told }, but its moves lead to { $found }.
error-record-json = The record is damaged: this is no whole JSON object of a game.
error-record-number = The file holds { $games ->
    [one] one game
   *[other] { $games } games
}; there is no number { $number }.

## Tables and servers

error-serve = The server could not start: { $reason }.
error-port = “{ $port }” is no port: it must be from 1 to 65535.
error-redis-alone = Redis links processes that share a database: give a postgresql:// address too.
error-table-seats = { $players } play, but { $given } seats were given.
error-table-level = Only computer players have a level. Leave it out for people.
error-colour = There is no colour { $colour }. The four colours are numbered from 0 to 3.
error-colour-taken = Somebody has already chosen this colour. Take another one.
error-name-long = The name “{ $name }” is too long: at most { $longest } letters.
error-clock-kind = A clock has either a total time, to which something may be added after each turn, or a time per move.
error-clock-range = { $what } has to be between { $least } and { $most } seconds, not { $seconds }.
clock-time-total = The total time
clock-time-per-move = The time per move
clock-time-increment = The time added after each turn
error-onlooker = Onlookers can only watch.
error-onlookers-off = The host of this table wants no onlookers.
error-not-host = Only the host of the table can do this.
error-no-open-seat = No seat is free at this table.
error-seat-not-free = Seat { $seat } is not free.
error-nobody-to-replace = Nobody who could be replaced plays on seat { $seat }.
error-not-gone = The player of seat { $seat } is still there, or has only just left.
error-nothing-to-return-to = Nobody plays in your place.
error-no-time = Your time is used up; the computer plays on for you.
error-table-open = The game has not begun yet.
error-table-running = The game has already begun.
error-table-over = The game is over.
error-table-unknown = There is no such table; perhaps it was never used and has been cleared away.
error-record-unknown = There is no such finished game.
error-token = This link does not belong to the table. Perhaps a part of it is missing.
error-behind = The game has gone on since. Look at the board again.
error-not-your-turn = It is not your turn.
error-you-are-out = You have left this game.
error-bot-plays = The computer is playing for you. Take your seat back first.
error-undo-too-late = Somebody else has acted since. You can ask for a take-back.
error-nothing-to-undo = There is nothing of yours to take back.
error-back-pending = A take-back has already been asked for.
error-back-none = Nobody asks you for a take-back.
error-back-secret = This cannot be taken back: you have seen something since that was hidden.
error-takebacks-off = At this table nothing is taken back.
error-no-draws = This game cannot be agreed to be a draw.
error-draw-bots = The computer never agrees to a draw.
error-draw-offered = You have already offered a draw.
error-draw-none = Nobody offers you a draw.
error-reaction = There is no reaction “{ $reaction }”. There are: { $known }.
error-rematch-asked = You have already asked to play again.
error-hints-off = At this table there are no hints.
error-no-hint = There is no hint just now.
error-past-hidden = In a game of memory nobody looks back before the end.
error-no-such-ply = There is no position after { $ply } moves; the last is after { $last }.
error-too-fast = That was too much at once. Wait a moment.
error-too-long = That is too long.
error-message = This message cannot be read: { $problem }.
error-not-found = There is nothing at { $path }.
error-method = { $path } cannot be asked like this.
error-storage = Games cannot be saved just now, so nothing was done. Try again in a moment.
error-internal = Something went wrong on our side. Nothing was lost.

## The web app

board-cell-free = { $cell }, free
board-cell-seat = { $cell }, { $seat }
board-possible = { $what }; may be chosen
board-stands-still = { $what }, stands still this time
rings-cell-locked = { $cell }, { $seat }, locked
rings-ring-a = outer ring
rings-ring-b = middle ring
rings-ring-c = inner ring
rings-turn = Turn clockwise: { $ring }
rings-turn-back = Turn counter-clockwise: { $ring }
rings-now = Place a pawn, move one, or turn a ring.
rings-now-empty = Move a pawn or turn a ring.
rings-now-target = Where does the pawn go?
rings-now-fly = Choose a pawn: it may fly to any free cell.
rings-take = { $pawns ->
    [one] A line! Take a pawn of { $seat }.
   *[other] Lines! Take { $pawns } pawns of { $seat }.
}
rings-keys = Arrow keys go from cell to cell, Enter chooses. Plus and minus turn the cell’s ring clockwise and back. Escape takes the choice back.
players-title = Players
player-you = you
player-guest = guest
player-awaited = not here yet
player-level = computer, level { $level }
player-gone = away
player-to-move = to move
connection-connecting = Connecting …
connection-lost = The connection is lost. It will come back by itself.
connection-refused = This link does not open a seat here.
front-invitation = Sit down and play: against the computer, around one table, or with friends by a link.
front-rings = Three in a line take a pawn, on three rings that turn.
front-memento = Build stacks, split them, capture: four triangles turn under your feet.
front-triominos = Lay triangles so that the corners agree, and earn chips.
front-dimenticato = A race for your memory: which number lies under your figure?
front-play = Play now
front-set-up = Set up a table
front-rules = Rules
connection-offline = There is no connection to the server just now.
frame-skip = To the content
frame-home = Spielwerk: to the front page
frame-language = Language
frame-credit = The games’ names belong to their publishers. Spielwerk is an independent implementation with boards of its own. No chat, no tracking, no account.
lost-title = There is nothing here
lost-home = To the front page
set-up-title = A table for { $game }
set-up-players = Who plays?
set-up-who = Who plays { $seat }?
set-up-level = How strong is { $seat }?
set-up-rules = Rules
set-up-more = At the table
set-up-clock = Clock
set-up-hints = Hints may be asked for
set-up-takebacks = Moves may be taken back
set-up-onlookers = Onlookers are welcome
set-up-start = Open the table
seat-here = somebody at this screen
seat-link = somebody I send a link
seat-open = whoever comes first
seat-bot = the computer
first-custom-memento = By custom, lots are drawn.
first-custom-triominos = By custom, the youngest begins, or the oldest.
first-custom-dimenticato = By custom, the youngest begins.
level-1 = 1 · a first opponent
level-2 = 2 · easy
level-3 = 3 · fair
level-4 = 4 · strong
level-5 = 5 · the strongest
clock-none = no clock
clock-quick = 5 minutes each, 3 seconds a turn
clock-usual = 15 minutes each, 5 seconds a turn
clock-move = a minute a turn, then the computer plays on
join-title = A table for you
join-invitation = Somebody invites you to play. Take the free seat.
join-sit = Sit down
table-board = Board
situation-waiting = Waiting until everybody is here.
situation-your-turn = It is your turn.
situation-turn = { $seat } is to move.
situation-ended-resigned = The game was given up.
situation-ended-time = Time is up.
situation-ended-draw = Agreed: a draw.
pass-device = Pass the device to
pass-ready = I have it
ranks-title = Ranks
share-title = Invite others
share-open = a free seat
share-watch = onlookers
share-copy = Copy link
share-copied = Copied
share-code = QR code
share-code-alt = QR code of the link
control-start = Start now
control-return = Take my seat back
control-back-asked = { $seat } asks to take a move back.
control-draw-offered = { $seat } offers a draw.
control-yes = Agree
control-no = Decline
control-hint = Hint
control-back = Take back
control-draw = Offer a draw
control-resign = Give up
control-resign-sure = Really give up?
control-replace = Computer for { $seat }
control-rematch = Play again
control-rematch-asked = Waiting for the others …
control-next-game = To the next game
event-moved = { $seat } plays { $move }.
played-pass = { $seat } passes.
dimenticato-played-pass = { $seat } makes no move.
rings-played-place = { $seat } places a pawn on { $to }.
rings-played-move = { $seat } moves a pawn from { $from } to { $to }.
rings-played-turn = { $ring ->
    [a] { $seat } turns the outer ring clockwise.
    [b] { $seat } turns the middle ring clockwise.
   *[c] { $seat } turns the inner ring clockwise.
}
rings-played-turn-back = { $ring ->
    [a] { $seat } turns the outer ring anticlockwise.
    [b] { $seat } turns the middle ring anticlockwise.
   *[c] { $seat } turns the inner ring anticlockwise.
}
rings-played-take = { $seat } takes the pawn on { $from }.
memento-played-place = { $seat } places the first Single on { $to }.
memento-played-enter = { $seat } brings in Singles on { $one } and { $two }.
memento-played-move = { $seat } moves a figure from { $from } to { $to }.
memento-played-split = { $seat } splits the figure on { $from }: { $to }.
memento-played-turn = { $seat } turns triangle { $triangle } clockwise.
memento-played-turn-back = { $seat } turns triangle { $triangle } anticlockwise.
triominos-played-lay = { $seat } lays tile { $tile } on { $to }.
triominos-played-joker = { $seat } lays the joker on { $to }.
triominos-played-swap = { $seat } puts tile { $tile } in the joker’s place.
triominos-played-buy = { $seat } buys a tile.
dimenticato-played-call = { $seat } calls { $number } for the figure on { $from }.
dimenticato-played-move = { $seat } moves a figure from { $from } to { $to }.
dimenticato-played-hit = { $seat } moves from { $from } to { $to }, hits the figure there and sends it back to { $back }.
move-pass = Pass
move-buy = Buy
move-swap = Swap { $tile }
choice-usual = the usual game
choice-first = a first game
choice-ludis = ludis
choice-original = original
choice-complex = complex
choice-simple = simple
event-started = The game begins.
event-seat-taken = { $seat } is here.
event-taken-back = { $seat } takes a move back.
event-declined = { $seat } declines.
event-resigned = { $seat } gives up.
event-timed-out = The time of { $seat } is up.
event-bot-took-over = The computer plays on for { $seat }.
event-person-returned = { $seat } is back.
event-rematch-asked = { $seat } wants to play again.
event-ended = The game is over.
control-more = More
control-react = Say something
control-again = Show the last move again
control-sound = Sound
control-full = Full screen
control-on = on
control-off = off
control-play-on = Play on
control-close = Close
control-back-waiting = You have asked to take a move back.
control-draw-waiting = You have offered a draw.
reaction-hello = Hello!
reaction-well-played = Well played!
reaction-thanks = Thank you!
reaction-oops = Oops!
reaction-thinking = Let me think …
reaction-good-game = Good game!
event-reacted = { $seat }: { $reaction }
control-hint-thinking = The computer is thinking …
control-hint-best = A good move: { $move }
control-hint-chances = Chances to win:
moves-list = Moves
moves-none = There are no moves yet.
moves-first = To the beginning
moves-back = One move back
moves-forward = One move forward
moves-last = To the end
past-shown = Looking back: move { $ply } of { $total }
past-leave = Back to the game
result-you = You have won!
result-won = { $seat } has won.
result-draw = A draw.
result-shared = Nobody has won alone.
result-look = Look at the game
board-broken = The board could not be drawn. The game itself goes on.
board-again = Show it again
record-title = A game of { $game }
record-play = Play
record-pause = Pause
record-start = The beginning
record-after = Move { $ply } of { $total }: { $seat } plays { $move }.
record-seen-by = Seen by
record-everybody = onlookers
record-chart = Chances to win
record-chart-how = Win chances of all seats from the beginning to the end. Tap to go there.
record-judging = The computer is looking at the game: { $done } of { $total } moves.
record-judged = That is what the computer thinks of each move.
record-no-judgement = The computer cannot judge this game just now.
record-mistake = big mistake
record-mistakes = Big mistakes
record-no-mistakes = There were no big mistakes.
record-download = Download the record
record-share = Share
frame-offline = You are offline. Playing needs the server; this page comes back by itself.

memento-point = { $point }, { $height ->
    [1] Single
    [2] Double
   *[3] Triple
} of { $seat }
memento-triangle = Triangle { $triangle }
memento-turn = Turn triangle { $triangle } clockwise
memento-turn-back = Turn triangle { $triangle } counter-clockwise
memento-undo = Undo
memento-pass = Pass
memento-move = Move
memento-split = Split { $parts }
memento-how = Move or split
memento-now-first = Place the first Single on any point.
memento-now = Move a figure, tap two free points for new Singles, or turn a triangle.
memento-now-no-turning = Move a figure, or tap two free points for new Singles. No turning this time.
memento-now-no-entering = Move a figure or turn a triangle.
memento-now-moving = Move one of your figures.
memento-now-second = Where does the second Single go?
memento-now-target = Where does the figure go?
memento-now-part = { $height ->
    [2] Where does the Double go?
   *[1] Where does the Single go?
}
memento-now-pass = There is nothing you can do.
memento-keys = Arrow keys go from point to point, Enter chooses. Plus and minus turn the point’s triangle clockwise and back, the slash splits a chosen figure. Escape takes back a step.

dimenticato-touch-figure = Touch one of your figures: which number is under it?
dimenticato-touch-leave = Touch a figure that is to leave the start.
dimenticato-which = Which number is under this figure?
dimenticato-said-right = { $said } was called: right!
dimenticato-said-wrong = { $said } was called, but it is { $number }.
dimenticato-where = Where does it go? Touch a field that glows.
dimenticato-set-back = Where is the figure set back to? ({ $seat })
dimenticato-nothing = There is nothing you can do this time.
dimenticato-pass = Go on
dimenticato-keypad = The number under the figure
dimenticato-call = Call { $number }
dimenticato-whole = Show the whole board
dimenticato-near = Show the figure close up
dimenticato-no-colour = no colour
dimenticato-die-free = { $field }, die shows { $number }, { $colour }
dimenticato-die-covered = { $field }, figure: { $seat }; the die under it is covered, { $colour }
dimenticato-block-free = { $field }, start and goal: { $seat }, free
dimenticato-block-waiting = { $field }, figure: { $seat }, has not left yet
dimenticato-block-home = { $field }, figure: { $seat }, home
dimenticato-keys = Arrow keys go from field to field, Page Down to the next one that may be chosen. Enter chooses, 1 to 6 call a number, Escape takes the choice back.

## The board of Triominos

triominos-rack = Your tiles
triominos-keys = Arrow keys go from tile to tile, the up arrow onto the table and there from place to place. Enter chooses, R turns the tile, Escape takes back a step.
triominos-standing = Chips and tiles
triominos-joker = Joker
triominos-tile = Tile { $tile }
triominos-tile-up = Tile { $tile } chosen, points up, reads { $reading } from its tip
triominos-tile-down = Tile { $tile } chosen, points down, reads { $reading } from its tip
triominos-laid = { $cell }, tile { $tile }
triominos-laid-joker = { $cell }, joker
triominos-place = { $cell }, free, corners { $corners }
triominos-place-fits = { $cell }, free, corners { $corners }: fits here
triominos-place-turned = { $cell }, free, corners { $corners }: fits here when turned
triominos-in-pot = in the pot
triominos-nearer = Zoom in
triominos-farther = Zoom out
triominos-fit = Show the whole table
triominos-turn = Turn
triominos-turn-what = the tile (R)
triominos-swap = Swap
triominos-swap-what = tile for joker
triominos-buy = Buy
triominos-buy-what = a tile for 1 chip
triominos-pass = Pass
triominos-pass-what = do nothing
triominos-advise-choose = Tap or drag one of your tiles.
triominos-advise-place = Tap a glowing place. Tap the tile again to turn it.
triominos-advise-tile = Which tile goes there?
triominos-advise-several = It fits in several ways: turn it, then tap the place again.
triominos-advise-nowhere = This tile fits nowhere at the moment.
triominos-advise-buy = None of your tiles fits. Buy one!
triominos-advise-pass = None of your tiles fits, and you cannot buy: pass.
triominos-hexagon = { $count ->
    [one] Hexagon!
   *[other] { $count } hexagons!
}
triominos-bridge = Bridge!
triominos-rack-empty = Last tile!
triominos-has-laid = laid
triominos-has-swapped = swapped
triominos-has-bought = bought
triominos-has-passed = passed
triominos-last-round = { $turns ->
    [one] Last turn
   *[other] Last round: { $turns } turns
}

## Help

help-title = { $game }: the rules
help-rule = Rule { $rule }
help-learn = How to play
help-contents = Contents
help-ours = our ruling
help-ours-explained = marks what we had to settle ourselves, because the printed rules leave it open.
help-notation = How moves are written
help-others = The other games:
help-all = All the rules
help-close = Close
lesson-title = How to play { $game }
lesson-offer = New to { $game }? A few touches show how it goes.
lesson-start = Show me
lesson-decline = No, thanks
lesson-step = Step { $step } of { $steps }
lesson-missed = Not quite. What is right is marked now.
lesson-next = Next
lesson-end = Now play!
