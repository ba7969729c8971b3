# The help page of Triominos. A star stands after what is our own ruling, _low lines_ around what is
# stressed; rules that are named become links.

about = Triominos is played with triangles that carry a value from one to five in each corner, and with a joker. Lay tiles so that the corners agree, close hexagons, build bridges, and earn chips.
aim = Have the most chips when the pot is empty. For two, three or four players.

section-tiles = Tiles and table
section-turn = Your turn
section-end = The end
section-options = Options
section-knowing = Who knows what

turn-intro = You do one of these things.

TR-1 = There are 36 tiles: a joker, and one tile for every choice of three values from 1 to 5, from 111 to 555. Read clockwise from their smallest value, the corners never fall; that is how a tile is written.* Tiles are rotated, never flipped.
TR-2 = Tiles lie on a grid of triangles. A cell is named by its column and row, with u if it points up and d if it points down, and a tile is read clockwise from the tip of its cell.* Exactly: point (x, y) lies x + y/2 across and y rows up. Cell x,yu has the points (x, y+1), (x+1, y), (x, y), and cell x,yd has (x+1, y), (x, y+1), (x+1, y+1); the first one named is the tip.
TR-3 = Cells touch by a side if they share two points.
TR-4 = The tiles are shuffled into a pot, and everybody gets six of them and four chips. One tile of the pot is turned over and laid on 0,0u, so that it reads as it is written; if it is the joker, it is shuffled back and another one is turned over. Blue begins, and play goes clockwise.
TR-5 = There are always enough chips in the bank.*
TR-6 = _Lay_ a tile from your rack on a free cell that touches a tile by a side. Each of its corners must have the value that this point has already, even where tiles meet in that point only.* A point that only the joker touches has no value yet.
TR-7 = _Lay the joker_ on any free cell that touches a tile by a side. It fits everywhere and gives its corners no value.
TR-8 = For laying a tile or the joker you get a chip. One more for every _hexagon_ it completes: a point whose six cells are all taken. One more for a _bridge_: just one neighbouring cell is taken, and the point opposite was touched already. And one more if it was the last tile on your rack. The joker counts as a tile in all this.
TR-9 = _Swap:_ put a tile from your rack where the joker lies, if it fits there without the joker, and take the joker. Nothing is earned or paid.
TR-10 = _Buy:_ pay a chip and draw a tile, even if you could lay one. It needs a chip, and a tile in the pot.
TR-11 = _Pass,_ only if you can neither lay nor buy. That you could swap does not matter.*
TR-12 = Each of these ends your turn.
TR-13 = When the last tile of the pot is drawn, everybody has one more turn, and whoever drew it has the last one. Then the game is over.
TR-14 = If all players pass one after the other while there are tiles in the pot, the game is over too: otherwise it might never end.*
TR-15 = Most chips win. Your rank is one more than the number of players with more chips.
TR-16 = Without the _joker_ there are 35 tiles. With _open racks_ everybody sees all tiles. For small children both together are a good beginning: no joker and open racks, which the kind “first” chooses.
TR-17 = You see the table, everybody’s chips, how many tiles are on each rack and in the pot, and your own rack; with open racks, all racks. Everybody knows who swapped the joker out and has not laid it since. Nobody knows the order of the pot.

## Pictures

see-fits = A tile was chosen: the places where its corners agree are lit.
    .alt = Three tiles on the table and three on the rack. One tile of the rack is chosen, and the free places where it fits are lit.
see-hexagon = The sixth tile around a point closes a hexagon: one chip for the tile, one for the hexagon.
    .alt = Two tables. On the first, five tiles lie around a point and one place is open; on the second, the tile 1 5 5 fills it.
see-bridge = The new tile touches a neighbour with one side only, and its far corner meets tiles across a gap: a bridge, one chip more.
    .alt = Two tables. On the first, a row of tiles bends almost round to itself; on the second, a new tile joins its two ends.
see-swap = A tile that fits takes the joker’s place, and the joker goes to the rack.
    .alt = Two tables. On the first, the joker lies between two tiles; on the second, the tile 1 2 3 lies in its place.

## How to play, step by step

step-1 = You are Blue, your tiles are below. _Lay_ one: touch the tile 1 2 3, then the place that glows. It turns by itself if it has to.
    .done = Corners that meet have the same value. For every tile you lay, you get a chip.
step-2 = Five tiles lie around one point, and you have the sixth. Lay the tile 1 5 5 in the gap.
    .done = A _hexagon!_ One chip for the tile and one for the hexagon. Bridges over a gap earn one more too.
step-3 = None of your tiles fits. _Buy_ one with the button below.
    .done = It cost you a chip, and your turn is over. Each turn you do one thing: lay, swap or buy.
step-4 = Here lies the _joker_, which fits everywhere. But you have the right tile for its place: touch the tile 1 2 3, then the joker.
    .done = The joker is yours now: lay it wherever you like. In the end the most chips win.
