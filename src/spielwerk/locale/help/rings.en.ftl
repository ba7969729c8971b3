# The help page of Rings. A star stands after what is our own ruling, _low lines_ around what is
# stressed; rules that are named become links.

about = Rings is a mill game on a board that does not keep still: three wooden rings, one inside the other, turn under your pawns. Bring three of your pawns into a line, and you take a pawn from everybody else.
aim = Stay in the game longer than all the others. For two, three or four players.

section-board = Board and pawns
section-turn = Your turn
section-lines = Lines
section-taking = Taking
section-end = The end
section-options = Options

turn-intro = You do exactly one of these things.

RG-1 = The board has 24 cells on three rings: _a_ outside, _b_ in the middle, _c_ inside. Each ring has eight cells, numbered clockwise. However the rings turn, they stop so that the cells line up in eight spokes.
RG-2 = A cell’s neighbours are the cells before and after it on its ring, and the cells beside it on its spoke, one ring further in or out. Diagonals do not count.*
RG-3 = Everybody starts with ten pawns in hand, and the board is empty. Blue begins, then it goes on clockwise; whoever is out is left out.
RG-4 = _Place:_ put a pawn from your hand on any free cell.
RG-5 = _Turn:_ turn a ring one step either way, with everything on it. The ring that was turned last, no matter by whom, stands still until another one has been turned. An empty ring may be turned too.*
RG-6 = _Move:_ take one of your pawns to a free neighbouring cell.
RG-7 = _Fly:_ when your hand is empty* and you have four pawns or fewer on the board, you must move one of them each turn, to any free cell, and can do nothing else. If no cell is free, you turn a ring instead.*
RG-8 = Who can do nothing at all passes. It never comes to that, because there is always a ring to turn.*
RG-9 = Three pawns of one colour next to each other on a ring are a _ring line_. Three on the three cells of a spoke are a _spoke line_.
RG-10 = Only the player who acts gains anything, and only from lines of that player’s own colour.
RG-11 = A pawn that is placed, moved or flown forms the lines it then stands in. A turned ring forms a line on every spoke that now holds three of your pawns, even if three of yours stood there before. A ring line that only travels with its ring is not formed again. In short: a line is formed when a pawn arrives in it.*
RG-12 = When you form a ring line, its two end pawns are _locked_, even if there is nothing to take. A line with a locked pawn in it does not count. A lock ends when its pawn is moved or flown or leaves the board; a turning ring carries it along.* The pawn in the middle stays free, and spoke lines lock nobody.
RG-13 = One action forms one ring line at most: five in a row count once. If the pawn arrives in the middle of three that are not locked, these are the line; if not, it is the unlocked line that ends with this pawn.*
RG-14 = A ring line and a spoke line formed together both count, and so do several spoke lines of one turn. What matters is who was locked before the action; only a pawn that moves or flies is unlocked first.*
RG-15 = For every line you formed, take one pawn off the board from each other player who has any there, even from those who are out. You must take, and you may take any pawn, even out of a line.* Taken pawns are out of the game.
RG-16 = With several lines, everybody else loses as many pawns as there are lines, or all they have on the board. You choose them one by one, going clockwise from yourself and finishing with one player before the next.*
RG-17 = When the taking is done, whoever has two pawns or fewer is out, hand and board counted together.* What is left in that hand is removed; the pawns on the board stay and can be taken.
RG-18 = The last player left wins, even on a turn that would end the game by RG-19.
RG-19 = After 100 turns in a row without a placing or a taking, or after 1,000 turns, the pawns on the board decide: most is best, equal numbers share a rank. Pawns in hand do not count, so holding back does not pay.*
RG-20 = Ranks: first the winner, or those still in by RG-19; then those who are out, the last one to go first. Players put out by one action share a rank. Your rank is one more than the number of players who did better.*
RG-21 = _Pawns_ in each hand at the start: five to ten. Ten is the printed number, but four players with ten each fill the board; with six they play more freely.*

## Pictures

see-neighbours = The pawn may move to the four cells that glow: two on its ring, two on its spoke.
    .alt = The board of Rings with a blue pawn on the middle ring. The cells before and after it on its ring and beside it on its spoke are lit.
see-turn = Blue turns the inner ring by one step, and three pawns stand on one spoke.
    .alt = Two boards. On the first, two blue pawns stand on the upper spoke and a third one step aside on the inner ring. On the second, all three are on the spoke.
see-lines = A ring line at the top, a spoke line at the bottom. Padlocks show which pawns are locked: the two ends of the ring line.
    .alt = Three blue pawns next to each other on the outer ring, the outer two with padlocks, and three orange pawns on one spoke.
see-taking = Blue has formed a line and now takes any orange pawn, even a locked one.
    .alt = A blue ring line at the top. All orange pawns are lit, because one of them will be taken.
see-flying = No pawn in hand and four on the board: the chosen one may fly to any free cell.
    .alt = Blue has four pawns on the board. One is chosen, and every free cell is lit.

## How to play, step by step

step-1 = You are Blue. _Place_ a pawn so that three of yours stand side by side on the outer ring. Touch the cell that glows.
    .done = A line! Its two ends wear a padlock now: they are locked and form no new line until they are moved.
step-2 = For a line you _take_ a pawn from everybody else. Touch any orange pawn.
    .done = It is out of the game. Who has only two pawns left, hand and board together, is out too.
step-3 = Instead of placing you can _turn_ a ring by one step. Pull the inner ring clockwise, or press its button ↻ below: three of yours will stand on one spoke.
    .done = That is a line as well. The ring that was turned last stands still until another one is turned.
step-4 = Or you _move_ a pawn to a neighbouring cell. Touch the lit pawn, then the cell that glows.
    .done = Another line! Place, turn or move: one of them each turn. The last player left wins.
