# The help page for Rings. A star follows our own rulings, _underscores_ mark emphasis, and rule
# ids become links.

## The first page

page-about = Three rings turn under everybody’s pawns. Line up three of yours, take a pawn from each of the others, and be the last one left.
page-set-up = The board is empty. Everybody takes ten pawns of one colour. Draw lots to see who begins.
page-turn = On your turn, do one of these:
page-place = _Place_ a pawn from your hand on any free cell.
page-turn-ring = _Turn_ a ring one step, with everything on it. The ring turned last has to wait until another has been turned.
page-move = _Move_ one of your pawns to a free cell beside it, on its own ring or the next.
page-line = Three of your pawns side by side on a ring, or in a row from rim to centre (a _spoke_), are a _line_. Take any pawn off the board from every other player.
page-fly = With an empty hand and four pawns or fewer, you must move one each turn, to any free cell.
page-end = Whoever has only two pawns left, hand and board together, is out. The last player left wins.
tip-1 = Whoever begins has the advantage, unless the others block from the very first round.
tip-2 = If you turn a ring and line up somebody else’s pawns, nobody takes any. A good defence!
tip-3 = Watch the rings: turning one can finish a line.

## All the rules

section-board = Board and pawns
section-turn = Your turn
section-lines = Lines
section-taking = Taking
section-end = The end
section-options = Options

turn-intro = On your turn, do exactly one of these:

RG-1 = The board has 24 cells on three rings: _a_ outside, _b_ in the middle, _c_ inside. Each ring has eight cells, numbered clockwise. The rings always stop with their cells lined up, so the cells form eight spokes too.
RG-2 = A cell’s neighbours are the cells before and after it on its ring, and the cells beside it on its spoke, one ring further in or out. Diagonals do not count, because no line runs that way.*
RG-3 = Everybody starts with ten pawns in hand, and the board is empty. Agree on who begins, or draw lots; then play goes clockwise. Players who are out are skipped.
RG-4 = _Place:_ put a pawn from your hand on any free cell.
RG-5 = _Turn:_ turn a ring one step either way, with everything on it. The ring that was turned last, no matter by whom, stays put until another ring has been turned. You may turn an empty ring too: nothing forbids it.*
RG-6 = _Move:_ slide one of your pawns to a free neighbouring cell.
RG-7 = _Fly:_ when your hand is empty and you have four pawns or fewer on the board, you must move one of them each turn, to any free cell, and can do nothing else. The hand must be empty because the printed rule speaks of players who have been reduced to four.* If no cell is free, you turn a ring instead.*
RG-8 = A player who cannot do anything passes. It never comes to that, because there is always a ring to turn.*
RG-9 = Three pawns of one colour next to each other on a ring form a _ring line_. Three on the three cells of a spoke form a _spoke line_.
RG-10 = Only the player whose turn it is gains from a line, and only from lines of their own colour. If you turn a ring and line up somebody else’s pawns, nobody takes anything. That can be your best defence.
RG-11 = A pawn that is placed, moved or flown forms every line it then stands in. A ring line that merely travels with its ring is not formed again. Turning a ring forms a line on every spoke that now holds three of your pawns, even if three others of yours stood there before: a line is formed when a pawn arrives in it.*
RG-12 = When you form a ring line, the pawns at its two ends are _locked_, even if there was nothing to take: the lock comes with the line.* A line with a locked pawn in it does not count. A lock ends when its pawn is moved or flown or leaves the board. It stays when the line is broken up or the ring is turned, because only moving the pawn itself undoes it.* The pawn in the middle is never locked by its line, and spoke lines lock no pawns.
RG-13 = One action forms at most one ring line. Five in a row are one line and two pawns; six can be two lines, formed one after the other. If the pawn arrives in the middle of three that are not locked, those three are the line; if not, it is the unlocked line that has this pawn at its end.*
RG-14 = A ring line and a spoke line formed together both count, and so do several spoke lines formed by one turn of a ring. What matters is which pawns were locked before the action; only a pawn that moves or flies is unlocked first.*
RG-15 = For every line you form, take one pawn off the board from each other player who has any there, even from players who are out. You have to take. You may take any pawn, even one in a line: the printed rules protect none.* Pawns that are taken are out of the game.
RG-16 = With several lines, every other player loses as many pawns as you formed lines, or all they have on the board. You choose them one by one, going clockwise from yourself and finishing with one player before the next.*
RG-17 = When the taking is done, every player with two pawns or fewer is out. Hand and board are counted together: otherwise everybody would be out on the first turn.* What is left in that hand is removed; the pawns on the board stay there and can be taken.
RG-18 = The last player left wins, even on a turn that would also end the game by RG-19: a real win comes first.*
RG-19 = After 100 turns in a row in which no pawn was placed or taken, or after 1,000 turns in all, the pawns on the board decide: whoever has most wins, and ties share a place. Otherwise a game could go on for ever. Pawns in hand do not count, so holding back does not pay.*
RG-20 = Places: first the winner, or the players still in by RG-19; then those who are out, the last to go first. Players put out by the same action share a place. Ties share a place; the next place is then left out (1, 2, 2, 4).*
RG-21 = _Pawns_ in each hand at the start: three to twelve. Ten is the printed number. With four players, ten pawns each fill the board; six leave room.* House rules can change more: the rules above are the printed ones.

## Pictures

see-neighbours = The pawn may move to the four cells that glow: two on its ring, two on its spoke.
    .alt = The board of Rings with a blue pawn on the middle ring. The cells before and after it on its ring and beside it on its spoke are lit.
see-turn = Blue turns the inner ring by one step, and three pawns stand on one spoke.
    .alt = Two boards. On the first, two blue pawns stand on the upper spoke and a third one step aside on the inner ring. On the second, all three are on the spoke.
see-lines = A ring line at the top, a spoke line at the bottom. Padlocks show which pawns are locked: the two ends of the ring line.
    .alt = Three blue pawns next to each other on the outer ring, the outer two with padlocks, and three orange pawns on one spoke.
see-spoke = Blue turned the inner ring: a line on a spoke.
    .alt = Three blue pawns on the upper spoke, one on each ring. Small arrows show that the inner ring was turned clockwise.
see-lock = Padlocks lock the ends of a line on a ring: until they move, no new line can use them. Blue’s five are one line and two pawns; Orange’s six are two lines.
    .alt = Five blue pawns in a row on the outer ring; the first and the third wear padlocks. Six orange pawns in a row on the middle ring; the first, third, fourth and sixth wear padlocks.
see-taking = Blue has formed a line and may take any orange pawn, even a locked one.
    .alt = A blue ring line at the top. All orange pawns are lit, because one of them will be taken.
see-flying = No pawn in hand and four on the board: the chosen pawn may fly to any free cell.
    .alt = Blue has four pawns on the board. One is chosen, and every free cell is lit.

## How to play, step by step

step-1 = You are Blue. _Place_ a pawn so that three of your pawns stand side by side on the outer ring. Touch the cell that glows.
    .done = A line! The pawns at its two ends now wear a padlock: they are locked, and cannot be part of a new line until you move them.
step-2 = For a line you _take_ a pawn from every other player. Touch any orange pawn.
    .done = That pawn is out of the game. A player with only two pawns left, in hand and on the board together, is out.
step-3 = Instead of placing a pawn you can _turn_ a ring by one step. Pull the inner ring clockwise, or press its button ↻ below: three of your pawns will stand on one spoke.
    .done = That is a line as well. The ring that was turned last stays put until another one is turned.
step-4 = Or you can _move_ a pawn to a neighbouring cell. Touch the lit pawn, then the cell that glows.
    .done = Another line! Place, turn or move: one of them each turn. The last player left wins.
