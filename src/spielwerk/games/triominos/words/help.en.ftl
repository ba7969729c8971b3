# The help page for Triominos. A star follows our own rulings, _underscores_ mark emphasis, and rule
# ids become links.

## The first page

page-about = Lay triangles so that touching corners match. Every tile you lay earns chips, and whoever has most at the end wins.
page-set-up = Shuffle the tiles face down: that is the pot. Everybody puts six tiles on a rack and gets four chips. Turn over one tile and lay it in the middle. The youngest begins.
page-turn = On your turn, do one thing only:
page-lay = _Lay_ a tile against the side of another. All corners that meet must match. The joker fits everywhere.
page-buy = _Buy_ a tile from the pot for a chip, even if you could lay one.
page-swap = _Swap:_ put a tile that fits in the joker’s place, and take the joker.
page-pass = No chip, and nothing fits? Then you _pass_. Rack empty? Play on: buy a tile next turn.
page-reward = Chips you earn:
page-reward-tile = for a tile
page-reward-hexagon = for each hexagon
page-reward-bridge = for a bridge
page-reward-last = for the last tile on your rack
page-end = When the last tile of the pot is drawn, everybody has one more turn, ending with whoever drew it. Most chips? You win!
tip-1 = Sometimes it pays not to lay: buy, and wait for a hexagon or a bridge.
tip-2 = Never leave a hexagon that lacks just one tile.
tip-3 = From age four, with a helper: start without the joker and with all tiles face up.

## All the rules

section-tiles = Tiles and table
section-turn = Your turn
section-end = The end
section-options = Options
section-knowing = Who knows what

turn-intro = On your turn, do one of these:

TR-1 = There are 36 tiles: a joker, and one tile for every choice of three numbers from 1 to 5, from 111 to 555. Each number has its own colour and is shown with that many stars: number, colour and stars always mean the same. Read clockwise from the smallest, the numbers never go down; the printed rules only give the count, and exactly 35 tiles are made like this.* Tiles may be turned, never flipped over.
TR-2 = Tiles lie on a grid of triangles. A cell is named by its column and row, with u if it points up and d if it points down, and a tile is read clockwise from the tip of its cell.*
TR-3 = Cells touch by a side if they share two corners.
TR-4 = Shuffle the tiles face down: that is the pot. Everybody takes six tiles and gets four chips. Turn over one tile of the pot and lay it in the middle; if it is the joker, shuffle it back and turn over another one. It points up and reads from its tip as it is written, so that games can be written down.* Agree on who begins, or draw lots; then play goes clockwise.
TR-5 = There are always enough chips in the bank: the printed sheets do not agree on how many there are.*
TR-6 = _Lay_ a tile from your rack on a free cell that touches a tile by a side. Every corner must match the number already at that point, even where tiles meet only in that point: nothing different may ever meet.* A point that only the joker touches has no number yet.
TR-7 = _Lay the joker_ on any free cell that touches a tile by a side. It fits everywhere and gives its corners no number. A corner of the joker that no other tile touches is free for any number: a whole free side would let different numbers meet.*
TR-8 = You get a chip for laying a tile or the joker. One more for every _hexagon_ it completes, a point with tiles all round it, even for a third one: the printed table ends at two.* One more for a _bridge_: the tile touches exactly one neighbour by a side, and its opposite corner meets a tile that was already there. The sheet shows a bridge only in a picture.* And one more if it was the last tile on your rack. The joker counts as a tile in all this.
TR-9 = _Swap:_ put a tile from your rack where the joker lies, if it fits there, and take the joker. Nothing is earned or paid.
TR-10 = _Buy:_ pay a chip and draw a tile, even if you could lay one. You need a chip, and there must be a tile in the pot.
TR-11 = _Pass,_ but only if you can neither lay a tile nor buy one. Being able to swap does not matter: the printed rules never make you swap.*
TR-12 = Each of these ends your turn. A player who has laid the last tile of their rack plays on, and buys a tile next turn.
TR-13 = When the last tile of the pot is drawn, everybody has one more turn, and the player who drew it has the last one. Then the game is over.
TR-14 = If all players pass one after the other while there are tiles in the pot, the game is over too: otherwise it might never end.*
TR-15 = The player with the most chips wins. Ties share a place; the next place is then left out (1, 2, 2, 4).
TR-16 = Without the _joker_ there are 35 tiles. With _open racks_ everybody sees all the tiles. For small children both together are a good beginning: no joker, and all tiles open. Choose “a first game” for that. _House rules_ change how many tiles and chips you start with, what a hexagon, a bridge and the last tile on a rack earn, and what a tile from the pot costs.
TR-17 = You see the table, everybody’s chips, how many tiles are on each rack and in the pot, and your own tiles; with open racks, all tiles. Everybody knows who swapped the joker out and has not laid it since. Nobody knows the order of the pot.

## Pictures

see-fits = Number, colour and stars mean the same. The chosen tile fits where it glows.
    .alt = Three tiles on the table and three on the rack. One tile of the rack is chosen, and the free places where it fits are lit.
see-hexagon = A hexagon: six tiles around a point.
    .alt = Two tables. On the first, five tiles lie around a point and one place is open; on the second, the tile 1 5 5 fills it.
see-bridge = A bridge: the tile touches one side, and its far corner meets tiles across a gap.
    .alt = Two tables. On the first, a row of tiles bends almost round to itself; on the second, a new tile joins its two ends.
see-swap = A tile that fits takes the joker’s place, and the joker goes to the rack.
    .alt = Two tables. On the first, the joker lies between two tiles; on the second, the tile 1 2 3 lies in its place.

## How to play, step by step

step-1 = You are Blue, and your tiles are below. _Lay_ one: touch the tile 1 2 3, then the place that glows. It turns by itself if it has to.
    .done = Corners that meet have the same number. You get a chip for every tile you lay.
step-2 = Five tiles lie around one point, and you have the sixth. Lay the tile 1 5 5 in the gap.
    .done = A _hexagon!_ One chip for the tile and one for the hexagon. A bridge over a gap earns one more too.
step-3 = None of your tiles fits. _Buy_ one with the button below.
    .done = It cost you a chip, and your turn is over. Each turn you do one thing: lay, swap or buy.
step-4 = Here lies the _joker_, which fits everywhere. But you have the right tile for its place: touch the tile 1 2 3, then the joker.
    .done = The joker is yours now: lay it wherever you like. The player with the most chips at the end wins.
