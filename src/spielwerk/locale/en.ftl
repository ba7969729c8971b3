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

option-rings-pawns = How many pawns everyone starts with. With four players, ten each fill the board; six leave more room.
rings-ended-18 = Only one player is left.
rings-ended-19 = The game has gone on too long, so the pawns on the board decide.
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
    [one] A line! Take one of { $seat }’s pawns.
   *[other] Lines! Take { $pawns } of { $seat }’s pawns.
}
rings-situation-flying = Only a few pawns are left: move one to any free cell.

rings-unreadable = “{ $move }” is not a move. Moves look like this: a1, a1-a2, a+, a- or xb3.
rings-cell-taken = This cell is not free. Choose an empty one.
rings-hand-empty = You have no pawns left in your hand. Move a pawn or turn a ring.
rings-ring-turned-last = { $ring ->
    [a] The outer ring was turned last. Turn another ring first.
    [b] The middle ring was turned last. Turn another ring first.
   *[c] The inner ring was turned last. Turn another ring first.
}
rings-not-your-pawn = You have no pawn there. Choose one of your own.
rings-not-neighbours = That is too far: a pawn moves one step, along its ring or its spoke.
rings-must-fly = You have four pawns or fewer and none in your hand, so you have to move one. It can fly to any free cell.
rings-may-not-pass = You can only pass when there is nothing else you can do.
rings-nothing-to-take = You have not made a line, so you cannot take a pawn.
rings-must-take = You have made a line: first take one of { $seat }’s pawns.
rings-take-empty = There is no pawn there. Take one of { $seat }’s.
rings-take-own = That pawn is your own. Take one of { $seat }’s.
rings-take-other = That pawn is { $owner }’s. Take one of { $seat }’s.

## Memento

option-memento-edition = The printed edition. In “simple”, no exit is straight.
option-memento-exits = A figure on a corner can leave the board and come back in somewhere else.
option-memento-straight_exits = At the outermost corners and at the corners of the inner triangle, the way out and back in is straight.
option-memento-touching_corners = Corners that touch are neighbours, and lines run on through them.
option-memento-touching_feet = Median points that face each other across a border are neighbours, and lines run on through them.
memento-ended-18 = One player holds all four middle points.
memento-ended-19 = One player holds the middle point and the three median points of a triangle.
memento-ended-20 = Everyone else is out.
memento-ended-21 = The game has gone on too long, so it is a draw.
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

memento-unreadable = “{ $move }” is not a move. Moves look like this: A1,B2, A1-A0, A+, A- or A1/A2,A6.
memento-first-single = The first move of the game is to place one Single on any point.
memento-may-not-pass = You can only pass when there is nothing else you can do.
memento-enter-two = You always bring in exactly two Singles at once.
memento-enter-middle = New Singles cannot go on a middle point ({ $point }). Choose a corner or a median point of an outer triangle.
memento-enter-inside = New Singles cannot go on the inner triangle ({ $point }). Choose a point of an outer triangle.
memento-not-free = { $point } is not free. Choose an empty point.
memento-different-points = Choose different points.
memento-board-order = Write points that could be swapped in board order: A, B, C, I, and in each triangle 0 to 6.
memento-supply-low = Two Singles need two stones, but there are not enough left in the supply: { $supply }.
memento-no-marker = You have no marker left for that.
memento-player-before-turned = The player before you turned a triangle, so you cannot turn one now.
memento-you-turned = You turned a triangle last time, so you cannot turn one now.
memento-nothing-changes = Turning triangle { $triangle } would not change anything.
memento-not-yours = You have no figure on { $point }. Choose one of your own.
memento-same-point = A figure has to move to a different point.
memento-single-far = A Single can only move to a neighbouring point, and { $target } is not next to { $origin }.
memento-triple-far = A Triple can move to a neighbouring point, or jump from a middle point to another middle point or to a big corner. It cannot get from { $origin } to { $target }.
memento-in-the-way = The figure on { $point } is in the way.
memento-line-bends = A Double moves in a straight line, and the line bends at { $point }.
memento-single-splits = The Single on { $point } cannot be split.
memento-double-splits = The Double on { $point } can only be split into two Singles.
memento-triple-splits = The Triple on { $point } can be split into a Double and a Single, or into three Singles.

## Triominos

option-triominos-kind = “A first game” is for small children: no joker, and everyone can see all the tiles.
option-triominos-joker = Play with the joker.
option-triominos-open = Everyone can see all the tiles.
triominos-ended-13 = The pot is empty and the last round is over.
triominos-ended-14 = Nobody could do anything any more.
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
triominos-has-joker = has the joker
triominos-pot = { $tiles ->
    [one] One tile in the pot
   *[other] { $tiles } tiles in the pot
}

triominos-unreadable = “{ $move }” is not a move. Moves look like this: 351@2,-1u, J@0,1d, swap 351, buy or pass.
triominos-flipped = “{ $move }”: there is no tile like that. You can turn tiles, but never flip them over.
triominos-not-on-rack = You do not have the tile { $tile } on your rack.
triominos-joker-not-yours = You do not have the joker on your rack.
triominos-cell-taken = There is already a tile there. Choose an empty place.
triominos-not-touching = That place touches no tile. Lay your tile side by side with another one.
triominos-corner = That does not fit: one corner of your tile has { $value }, but { $wanted } is needed there.
triominos-swap-corner = Tile { $tile } does not fit in the joker’s place: one corner has { $value }, but { $wanted } is needed there.
triominos-no-joker = The joker is not on the table, so there is nothing to swap.
triominos-joker-for-joker = Swap the joker for a tile with numbers.
triominos-no-chip = You cannot buy a tile: you have no chips left.
triominos-pot-empty = You cannot buy a tile: the pot is empty.
triominos-may-not-pass = You can only pass when you can neither lay nor buy a tile.
triominos-setup-key = A set-up has racks, first and pot, and nothing else; “{ $key }” is missing or wrong.
triominos-setup-racks = The set-up needs { $players } racks.
triominos-setup-rack = The rack of seat { $seat } has { $tiles } tiles instead of six.
triominos-setup-unknown = There is no tile “{ $tile }” in this game.
triominos-setup-doubled = The tile { $tile } appears twice.
triominos-setup-missing = The tile { $tile } is missing.
triominos-setup-joker-first = The joker cannot be the first tile.

## Dimenticato

dimenticato-ended-21 = One player has brought all four figures home.
dimenticato-ended-22 = The game has gone on too long, so figures at home and the shortest way left decide.
dimenticato-notation =
    e12=4         say that the die under your figure on e12 shows 4
    e12-h11       move the figure, leave a start field or go on inside the goal
    e12xh11>f12   hit the figure on h11 and set it back to f12
    pass          if the turn is lost, or to stay instead of hitting
    4○ is a free field with the number 4 in Blue’s colour, ●△ a figure of Blue on a field of Orange’s. A figure is safe on its own colour. ●– still waits to leave, ●✓ is home.
dimenticato-seat = { $waiting } waiting, { $out } on the way, { $home } home
dimenticato-called-right = { $said } was called for { $field }: right!
dimenticato-called-wrong = { $said } was called for { $field }, but the die shows { $number }.
dimenticato-asks-leave = One of your figures has to leave its start field, by 2 to 5 steps.
dimenticato-asks-call = Which number is under one of your figures? Call it, like this: e12=4.
dimenticato-asks-move = Right! Now move the figure.
dimenticato-asks-hit = You can hit, or stay where you are: pass.
dimenticato-asks-inside = You can move a figure further into the goal.
dimenticato-asks-pass = There is nothing you can do: pass.

dimenticato-unreadable = “{ $move }” is not a move. Moves look like this: e12=4, e12-h11, e12xh11>f12 or pass.
dimenticato-no-field = There is no field { $field } on this track.
dimenticato-die = A die shows 1 to 6, never { $number }.
dimenticato-no-die = There is no die under { $field }: you do not call numbers on start and goal fields.
dimenticato-may-not-pass = You can only pass when there is nothing else you can do.
dimenticato-may-not-stay = You can stay only if every move would be a hit. Here you can move without hitting.
dimenticato-hit-or-stay = You can only hit, or stay here.
dimenticato-leave-first = First a figure has to leave the start.
dimenticato-one-waits = You cannot move inside the goal while one of your figures is waiting at the start. Call the number under a figure that is on its way.
dimenticato-not-yours = You have no figure on { $field }. Choose one of your own.
dimenticato-move-called = You called the right number, so now move the figure on { $field }.
dimenticato-call-first = Before you move the figure on { $field }, call the number under it.
dimenticato-cannot-leave-there = A figure leaves the start by 2 to 5 steps with at most two turns, to a field beyond its own big card; { $field } is not one of those.
dimenticato-not-your-block = { $field } is one of another player’s start and goal fields.
dimenticato-stays-home = A figure that is home stays there.
dimenticato-no-such-way =
    You cannot get to { $field } in { $steps ->
        [one] one step
       *[other] { $steps } steps
    } with at most two turns.
dimenticato-own-figure = Your own figure is on { $field }.
dimenticato-nobody-there = There is nobody to hit on { $field }.
dimenticato-safe = You cannot hit the figure on { $field }: it is safe on its own colour.
dimenticato-no-room = You cannot hit the figure on { $field }: no field three steps back is free for it.
dimenticato-say-where = Where should the figure be set back to? { $choices }
dimenticato-back-taken = { $field } is not free.
dimenticato-past-own-card = The figure cannot be set back to { $field }: its own big card is in the way.
dimenticato-not-three-back = { $field } is not three steps back with at most one turn.
dimenticato-setup-key = A set-up has cards, and nothing else; “{ $key }” is missing or wrong.
dimenticato-setup-cards = The set-up needs a list of { $cards } small cards.
dimenticato-setup-entry = “{ $entry }” is not a card: write each one as [number, quarter turns].
dimenticato-setup-card = There is no small card “{ $card }”: they are numbered 0 to 11.
dimenticato-setup-turns = A card cannot be turned by “{ $turns }” quarters: it is 0, 1, 2 or 3.
dimenticato-setup-doubled = Card { $card } appears twice.

## Playing in the terminal

play-welcome = Type a move, or ? for help.
play-lot-drawing = Drawing lots…
play-lot = { $seat } begins.
play-lot-custom = { $custom } To name somebody, add --first and the number of the seat.
play-prompt = { $seat }, your move:{" "}
play-commands =
    moves       list all moves you can make
    undo        take back your last decision
    save FILE   write a record of the game
    quit        leave the game
play-nothing-to-undo = There is no move to take back.
play-hand-over = Pass the screen to { $seat }, then press Enter.{" "}
play-continue = Press Enter to go on.{" "}
play-last-turn = Last turn: { $moves }
play-no-undo = You cannot take moves back in a game with hidden numbers or tiles.
play-saved = The game is saved in { $file }.
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

simulate-compiling = Compiling the rules…
simulate-playing = Playing
simulate-games = Games
simulate-wins = Won by { $seat }
simulate-draws = Draws
simulate-turns = Turns per game
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
perft-counting = Counting…

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
cli-help-simulate = Play many random games and sum up the results.
cli-help-perft = Count all sequences of decisions from the start.
cli-help-replay = Step through a recorded game.
cli-help-game = The game’s id.
cli-help-players = How many players.
cli-help-humans = How many of them are people at this terminal; they get the first seats.
cli-help-first = Who begins: a seat, counted from 1, or lot. Unless told otherwise, you begin against the computer, and several people draw lots.
cli-help-option = An option of the game; can be repeated.
cli-help-seed = The seed: the same seed gives the same games.
cli-help-play-seed = Seed for the set-up and the computer players; random by default.
cli-help-count = How many games to play.
cli-help-record = Write the games to this file, one JSON object per line.
cli-help-legal = Also write all legal moves at every decision.
cli-help-json = Print JSON for programs to read.
cli-help-against = The computer’s level, 1 to 5; or random, or uct:N with N playouts a move.
cli-help-device = cpu: all cores; cuda: the GPU (NVIDIA).
cli-help-bots = Computer players for the seats, such as 1,5,random, instead of random moves.
cli-help-first-bots = Which of the computer players begins: a seat, counted from 1, or lot for a new draw in every game.
cli-help-cluster = Run the games on a Ray cluster: auto, or HOST:PORT.
cli-help-ladder = Let the levels play each other and show how strong they are.
cli-help-ladder-games = How many games each group of players plays.
cli-help-ladder-bots = The players, separated by commas.
cli-help-analyse = Rate every move of a recorded game.
cli-help-analyse-seconds = How long to think about each move.
cli-help-report = Find out what kind of game this is; writes a page for game designers.
cli-help-report-level = The level that plays: 1 to 5, or random.
cli-help-report-games = How many games: 200 by default, 100,000 with random.
cli-help-report-compare = Rules to compare with, such as pawns=6 or opening=I0; can be repeated.
cli-help-report-against = Another player to measure the level against, such as 3m1; can be repeated.
cli-help-output = The page to write; the numbers go into a JSON file next to it.
cli-help-depth = How many decisions deep.
cli-help-file = A record, or a file written by simulate --record.
cli-help-line = Which game, in a file with several.
cli-help-serve = Serve tables to browsers and programs.
cli-help-host = The address to listen on; by default only this machine can connect.
cli-help-port = The port to listen on.
cli-help-database = Where games are kept: a file, or postgresql://…
cli-help-redis = Redis that links several server processes, such as redis://…
cli-help-open = Open the browser.
cli-help-proxy = Trust X-Forwarded-For from a local proxy.
serve-ready = Spielwerk is running at { $address }. Press Ctrl-C to stop it.
serve-no-web = The web app has not been built yet: run `make play`, or `npm ci && npm run build` in the folder web. Programs can play without it.

## Errors

error-usage = { $detail } (Try --help.)
error-language = There is no language “{ $language }”. Available: { $known }.
error-interrupted = Stopped. Nothing was written.
error-number = “{ $value }” is not a whole number.
error-file = { $file }: { $reason }.
error-extra = This needs an extra: pip install "spielwerk[{ $extra }]"
error-render-mode = There is no render mode “{ $mode }”. Possible: { $modes }.
error-game-unknown = There is no game “{ $game }”. Available: { $known }.
error-players = { $game } is not a game for { $players } players. Possible: { $choices }.
error-humans = There cannot be { $humans } people among { $players } players.
error-first = Seat { $seat } cannot begin: there are only seats 1 to { $players }.
error-first-form = “{ $value }” does not say who begins. Give “lot”, or a seat from 1 to { $players }.
error-first-alone = --first needs --bots: random games always begin with seat 1.
error-seats = A game for { $players } players needs { $players } names, not { $given }.
error-option-unknown = { $game } has no option “{ $option }”. Available: { $known }.
error-option-value = The option { $option } cannot be “{ $value }”. Possible: { $choices }.
error-option-form = “{ $text }” is not an option. Write name=value.
error-legal-without-record = --legal needs --record FILE.
error-games = “{ $games }” is not a number of games: at least one is needed.
error-device = There is no device “{ $device }”. Available: { $devices }.
error-device-alone = --device { $device } plays random games on this machine only; it does not go with --bots, --record or --cluster.
error-cuda = No GPU can be used: { $reason } – You need an NVIDIA card and its driver; without them, use --device cpu.
error-cuda-memory = The GPU has run out of memory. Close other programs that use it, or use --device cpu.
error-no-sensible = This game has no sensible playouts.
error-budget = “{ $budget }” is not a valid thinking time: it must be more than zero.
error-cancelled = The search was stopped before it had an answer.
error-over = The game is over: there is nothing left to decide.
error-bot = There is no computer player “{ $bot }”. Available: levels 1 to 5, 3m1 (level 3 with the memory of level 1), random, and uct:N with N playouts a move.
error-bot-memory = “{ $bot }” cannot play { $game }: there is nothing to remember in this game.
error-report-games = A report needs at least one game, not “{ $games }”.
error-report-opening = Games of { $game } do not all start from the same position, so you cannot give an opening for them.
error-report-against = “{ $bot }” already plays on every seat. Choose somebody else to compare with.
error-report-file = “{ $file }” cannot be the page: its name must end in .html.
error-ladder = { $bots }: a ladder needs at least { $players } players, all different.
error-cluster-address = “{ $address }” is not the address of a Ray cluster. Write auto or HOST:PORT.
error-cluster-client = { $address }: only a machine in the cluster can give it work. Let this one join with ray start --address=HOST:PORT --num-cpus=0, then write HOST:PORT.
error-cluster-none = No answer from { $address }: { $reason }. Is the Ray cluster running?
error-cluster-auto = There is no Ray cluster on this machine. Start one, or join one, with ray start.
error-cluster-silent = There is no usable Ray cluster at { $address }: something answers, but it is not one, or this machine has not joined it (ray start --address={ $address }).
error-cluster-token = The Ray cluster at { $address } does not accept our token. Put the same token on all machines, in RAY_AUTH_TOKEN or ~/.ray/auth_token.
error-cluster-refused = The Ray cluster at { $address } cannot be used: { $reason }
error-cluster-node = { $node }, a machine in the cluster, does not answer.
error-cluster-version = { $node }, a machine in the cluster, lacks Spielwerk or has a different version. Install the same one on all machines.
error-cluster-share = Part of the work was lost with its machine several times: { $reason }
error-cluster-lost = The connection to the Ray cluster at { $address } is lost: no machine is left to do the work.
error-threads = A search needs at least one thread, not “{ $threads }”.
error-level = There is no level “{ $level }”. Available: { $levels }.
error-depth = “{ $depth }” is not a depth: at least 1 is needed.
error-seed = “{ $seed }” is not a seed: it must be a whole number from 0 to { $highest }.
error-seed-and-setup = Give a seed or a set-up, not both.
error-setup-form = “{ $value }” is not a set-up for { $game }.
error-setup-unknown = This position was dealt anew, so its set-up is not known.
error-setup-empty = { $game } has nothing random in it, so its set-up is empty, not { $value }.
error-game-over = The game is over.
error-no-such-action = There is no move with the number { $action }.
error-record-none = This is not a Spielwerk record.
error-record-newer = The record has format { $format }, but this version of Spielwerk only knows { $known }. A newer version can read it.
error-record-line = The record is damaged: “{ $line }” cannot be read.
error-record-header = The record is damaged: “{ $key }” is missing or wrong.
error-record-cut = The record has been cut off.
error-record-plies = The record is damaged: it should have { $told } moves, but has { $found }.
error-record-start = The record is damaged: { $reason }
error-record-move = The record is damaged at move { $ply }, { $move }: { $reason }
error-record-result = The record is damaged: the result should be { $told }, but the moves lead to { $found }.
error-record-json = The record is damaged: this is not a complete JSON object of a game.
error-record-number = The file holds { $games ->
    [one] one game
   *[other] { $games } games
}; there is no number { $number }.

## Tables and servers

error-serve = The server could not start: { $reason }.
error-port = “{ $port }” is not a port: it must be from 1 to 65535.
error-redis-alone = Redis links processes that share a database: give a postgresql:// address as well.
error-table-seats = { $players } players need { $players } seats, not { $given }.
error-table-level = Only computer players have a level. Leave it out for people.
error-colour = There is no colour { $colour }. The four colours are numbered from 0 to 3.
error-colour-taken = Somebody has already chosen this colour. Take another one.
error-name-long = The name “{ $name }” is too long: at most { $longest } characters.
error-clock-kind = A clock has either a total time, to which each turn may add a little, or a time per move.
error-clock-range = { $what } has to be between { $least } and { $most } seconds, not { $seconds }.
clock-time-total = The total time
clock-time-per-move = The time per move
clock-time-increment = The time added after each turn
error-onlooker = You are only watching, so you cannot do this.
error-onlookers-off = Onlookers are not allowed at this table.
error-not-host = Only the host of the table can do this.
error-no-open-seat = All seats at this table are taken.
error-seat-not-free = Seat { $seat } is already taken.
error-nobody-to-replace = There is nobody on seat { $seat } to replace.
error-not-gone = The player on seat { $seat } is still here, or has only just left. Wait a little.
error-nothing-to-return-to = You are playing yourself: the computer has not taken your seat.
error-no-time = Your time is up; the computer is playing on for you.
error-table-open = The game has not started yet.
error-table-running = The game has already started.
error-table-over = The game is over.
error-table-unknown = There is no such table. Perhaps nobody used it and it has been cleared away.
error-record-unknown = There is no such finished game.
error-token = This link does not belong to the table. Perhaps part of it is missing.
error-behind = The game has moved on. Look at the board again.
error-not-your-turn = It is not your turn.
error-you-are-out = You have left this game.
error-bot-plays = The computer is playing for you. Return to your seat first.
error-undo-too-late = Somebody else has moved since. You can ask them to let you take it back.
error-nothing-to-undo = You have no move to take back.
error-back-pending = Somebody has already asked to take a move back.
error-back-none = Nobody has asked you to take a move back.
error-back-secret = You cannot take this back: you have seen something since that was hidden.
error-takebacks-off = Take-backs are off at this table.
error-no-draws = You cannot agree on a draw in this game.
error-draw-bots = The computer never agrees to a draw.
error-draw-offered = You have already offered a draw.
error-draw-none = Nobody has offered you a draw.
error-reaction = There is no reaction “{ $reaction }”. Available: { $known }.
error-rematch-asked = You have already asked to play again.
error-hints-off = Hints are off at this table.
error-no-hint = There is no hint right now.
error-past-hidden = This is a memory game: you can look back at the moves when it is over.
error-no-such-ply = There is no position after move { $ply }; the last one is after move { $last }.
error-too-fast = Too much at once. Please wait a moment.
error-too-long = That is too long.
error-message = This message cannot be read: { $problem }.
error-not-found = There is nothing at { $path }.
error-method = { $path } does not accept this kind of request.
error-storage = Games cannot be saved right now, so nothing was changed. Please try again in a moment.
error-internal = Something went wrong on our side. Nothing was lost.

## The web app

board-cell-free = { $cell }, free
board-cell-seat = { $cell }, { $seat }
board-possible = { $what }; can be chosen
board-stands-still = { $what }, cannot be turned this time
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
rings-keys = Arrow keys move from cell to cell, Enter chooses. Plus and minus turn the cell’s ring clockwise and back. Escape undoes the choice.
players-title = Players
player-you = you
player-guest = guest
player-awaited = not here yet
player-level = computer, level { $level }
player-gone = away
player-to-move = to move
connection-connecting = Connecting…
connection-lost = Connection lost. Reconnecting…
connection-refused = This link does not give you a seat at this table.
front-invitation = Sit down and play: against the computer, together at one screen, or with friends by sending a link.
front-rings = Line up three and take a pawn, on three rings that turn.
front-memento = Build stacks, split them, capture: four triangles turn under your figures.
front-triominos = Lay triangles so that the corners match, and earn chips.
front-dimenticato = A race that tests your memory: which number is under your figure?
front-play = Play now
front-set-up = Set up a table
front-rules = Rules
connection-offline = There is no connection to the server right now.
frame-skip = Skip to the content
frame-home = Spielwerk: front page
frame-language = Language
frame-credit = The games’ names belong to their publishers. Spielwerk is an independent implementation with boards of its own. No chat, no tracking, no account.
lost-title = Page not found
lost-home = To the front page
set-up-title = A table for { $game }
set-up-players = Who plays?
set-up-who = Who plays { $seat }?
set-up-level = Computer level ({ $seat })
set-up-colour = Colour of seat { $number }
set-up-first = Who begins?
set-up-lot = by lot
set-up-rules = Rules
set-up-more = At the table
set-up-clock = Clock
set-up-hints = Hints allowed
set-up-takebacks = Take-backs allowed
set-up-onlookers = Onlookers allowed
set-up-start = Open the table
seat-here = someone at this screen
seat-link = someone I’ll send a link to
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
clock-quick = 5 minutes each, plus 3 seconds per turn
clock-usual = 15 minutes each, plus 5 seconds per turn
clock-move = 1 minute per turn, then the computer plays on
join-title = A table for you
join-invitation = Someone has invited you to play. Take the free seat.
join-colour = Your colour
join-sit = Sit down
table-board = Board
situation-waiting = Waiting for everyone to arrive.
situation-your-turn = It is your turn.
situation-turn = It is { $seat }’s turn.
situation-ended-resigned = A player has resigned.
situation-ended-time = Time is up.
situation-ended-draw = The players have agreed on a draw.
pass-device = Pass the device to
pass-ready = I’ve got it
ranks-title = Final places
share-title = Invite others
share-open = a free seat
share-watch = onlookers
share-copy = Copy link
share-copied = Copied
share-code = QR code
share-code-alt = QR code of the link
control-start = Start now
control-return = Return to my seat
control-back-asked = { $seat } would like to take a move back.
control-draw-offered = { $seat } offers a draw.
control-yes = Agree
control-no = Decline
control-hint = Hint
control-back = Take back
control-draw = Offer a draw
control-resign = Resign
control-resign-sure = Really resign?
control-replace = Let the computer play { $seat }
control-rematch = Play again
control-rematch-asked = Waiting for the others…
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
choice-usual = the normal game
choice-first = a first game
choice-ludis = ludis
choice-original = original
choice-complex = complex
choice-complex-why = We do not know how “complex” differs from “original”, so both play the same.
choice-simple = simple
event-started = The game begins.
event-seat-taken = { $seat } is here.
event-colour-chosen = Seat { $number } has a new colour: { $colour }.
event-taken-back = { $seat } takes a move back.
event-declined = { $seat } declines.
event-resigned = { $seat } resigns.
event-timed-out = { $seat } has run out of time.
event-bot-took-over = The computer is playing on for { $seat }.
event-person-returned = { $seat } is back.
event-rematch-asked = { $seat } wants to play again.
event-ended = The game is over.
control-more = More
control-react = Say something
control-again = Show the last move again
control-sound = Sound
control-colour = My colour
control-colours = Colours
control-full = Full screen
control-on = on
control-off = off
control-play-on = Keep playing
control-close = Close
control-back-waiting = You have asked to take a move back.
control-draw-waiting = You have offered a draw.
reaction-hello = Hello!
reaction-well-played = Well played!
reaction-thanks = Thank you!
reaction-oops = Oops!
reaction-thinking = Let me think…
reaction-good-game = Good game!
event-reacted = { $seat }: { $reaction }
control-hint-thinking = The computer is thinking…
control-hint-best = A good move: { $move }
control-hint-chances = Chances of winning:
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
result-shared = A tie for first place.
result-look = Look at the game
board-broken = The board could not be drawn. The game itself goes on.
board-again = Show it again
record-title = A game of { $game }
record-play = Play
record-pause = Pause
record-start = The beginning
record-after = Move { $ply } of { $total }: { $seat } plays { $move }.
record-seen-by = View as
record-everybody = an onlooker
record-chart = Chances of winning
record-chart-how = Everyone’s chances of winning from beginning to end. Tap to go to a move.
record-judging = The computer is looking at the game: { $done } of { $total } moves.
record-judged = This is what the computer thinks of each move.
record-no-judgement = The computer cannot judge this game right now.
record-mistake = big mistake
record-mistakes = Big mistakes
record-no-mistakes = There were no big mistakes.
record-download = Download the record
record-share = Share
frame-offline = You are offline. To play you need a connection; this page will reconnect by itself.

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

dimenticato-touch-figure = Touch one of your figures: which number is under it?
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

## The board of Triominos

triominos-rack = Your tiles
triominos-keys = Arrow keys move from tile to tile, the up arrow onto the table and there from place to place. Enter chooses, R turns the tile, Escape undoes a step.
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
triominos-advise-several = It fits in more than one way: turn it, then tap the place again.
triominos-advise-nowhere = This tile does not fit anywhere right now.
triominos-advise-buy = None of your tiles fit. Buy one!
triominos-advise-pass = None of your tiles fit and you cannot buy one, so you have to pass.
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
   *[other] Last round: { $turns } turns to go
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
lesson-offer = New to { $game }? A few taps show you how it works.
lesson-start = Show me
lesson-decline = No, thanks
lesson-step = Step { $step } of { $steps }
lesson-missed = Not quite. The right move is marked now.
lesson-next = Next
lesson-end = Now play!
