# The help page of Dimenticato. A star stands after what is our own ruling, _low lines_ around what is
# stressed; rules that are named become links.

about = Dimenticato is a race round a track of dice. Your figure covers the die that tells how far it goes next, and before it may move you must say what it shows.
aim = Be the first to bring all four figures once around and home. For two, three or four players.

section-track = The track
section-cards = The cards
section-moving = Your turn
section-hitting = Hitting
section-end = The end
section-knowing = Who knows what

DI-1 = A card has two by two fields with dice. The cards make a closed ring, two fields wide: with four players five by five cards (16 cards, 64 fields), with three five wide and three high (12, 48), with two three by three (8, 32).* Everybody has a big card, and three small cards lie between neighbouring big ones.
DI-2 = Cards are counted clockwise from the top left corner, which is 0. The big cards of Blue, Orange, Green and Purple are 2, 6, 10, 14 with four players, 1, 5, 9 with three and 1, 5 with two. None is on a corner.*
DI-3 = Against the outer edge of a big card lie four more fields, its owner’s _block_: the start fields, which are the goal fields too.
DI-4 = Fields are named like the squares of a chess board, with row 1 at the bottom. With four players the columns are a to n, the rows 1 to 14, the ring c to l and 3 to 12. With three: a to n, 1 to 10, the ring c to l and 3 to 8. With two: a to j, 1 to 10, the ring c to h and 3 to 8.*
DI-5 = The way round is clockwise: to the right along the top, down on the right, to the left along the bottom, up on the left.
DI-6 = _A step_ on a straight card goes one field forward, or sideways to the other lane. On a corner card it goes, from any of its four fields, in the direction in which one comes to the corner or in the one in which one leaves it. Never backward, never diagonally.
DI-7 = Coming home, you may step outward into your block from the outer lane of your own big card, and inside it in all four directions. A figure in its block stays there, and nobody enters the block of another.
DI-8 = Coming home, a figure may not step forward off its own big card: it would pass its goal.*
DI-9 = There are twelve small cards, each with four different numbers in four different colours, those of the seats. Every number comes eight times, and every number in every colour twice.*
DI-10 = To set up, the small cards are shuffled and laid in ring order, three a player, each turned by a random number of quarter turns.* If a card shows a 6 in the outer lane just before a big card, and that field is on a corner card, it is turned one quarter more: from there a 6 would lead the owner of the big card nowhere. A set-up given as data is taken as it is.
DI-11 = The dice of a big card have no colour. In the order of play they are 1 and 2 in the outer lane, 3 and 4 in the inner one: with these no field at home is a dead end.*
DI-12 = Everybody begins with four figures on the four start fields. Blue begins, play goes clockwise, and one figure moves in a turn. A field holds one figure at most.
DI-13 = _A way_ has exactly as many steps as it should, and at most two turns by a right angle; a turn is a change of direction between two steps. No step takes back the one before it. Figures on the way are jumped. The last field must be free, or hold a figure that can be hit.
DI-14 = _Leaving:_ as long as a figure of yours still waits on its start field, you must move such a figure, by 2, 3, 4 or 5 steps as you like, to a field beyond your own big card. In the block and across the big card no step goes against the direction of play. If none of them can leave, you call for a figure that is out (DI-15); the one that waits must leave as soon as it can. If none is out either, the turn is lost.*
DI-15 = _Calling:_ after that a figure goes as many steps as the die under it shows. Choose any figure of yours on a die, even one that has no way, and call a number. If it is right, you must move the figure, even if only by hitting; if it has no way, the turn is over. If it is wrong, the figure stays and the turn is over. Everybody sees the number after a call.*
DI-16 = _Inside the goal_ a figure may go one field, or two around the corner, to any free goal field. That is a turn, and needs no call.
DI-17 = If you have a figure on a die you are always asked for a call, even when no figure has a way with its true number: not to be asked would give numbers away.* Without a figure on a die or a move inside the goal the turn is lost at once.
DI-18 = Another player’s figure at the end of your way is _hit_. A figure on a field of its own colour is safe, figures on start and goal fields are safe, and nobody hits figures of their own. You need not hit.
DI-19 = A figure that is hit is set back three fields: three steps of DI-6 in reverse, over dice, with at most one turn and no step taken back, to a free field. Figures on the way are jumped. The field that the hitting figure has just left is free, and whoever hits chooses.* If there is no such field, the figure cannot be hit.
DI-20 = A figure is not set back onto its own big card, nor past it, unless it stands on that card when it is hit.* It is never set back into a block.
DI-21 = Whoever first has all four figures home wins. The others are ranked by how many figures are home, and then by the steps that their other figures still have to go, fewer first: the fewest steps to the nearest goal field over an empty track, turns not counted; for a figure that has not left yet, out of its block, all the way round and home. Who is equal shares a rank.*
DI-22 = After 1,000 turns the game is over, and all are ranked as in DI-21.*
DI-23 = The cards lie open at the start, and every number can be seen until a figure covers it. You are shown all figures, all colours, the numbers of uncovered fields, and a number at the moment it is called. What is under a figure is never sent to a screen; and while the game runs nobody is told of past turns but the last one, because the length of an old way gives away a number too.*
DI-24 = A computer player sees the same and has a memory of its own. It notes every number that it is shown, and forgets each with a chance per turn that depends on its level; the strongest forgets nothing.*

## Pictures

see-track = The track for two: the big cards above and below, with the figures on their start fields; small cards between them.
    .alt = A square ring of dice, two fields wide. Above it stand four blue figures, below it four orange ones.
see-deck = The twelve small cards. Colour and shape of the pips tell whose die it is.
    .alt = Twelve cards with four dice each; the numbers are different, and so are the colours.
see-ways = The number was right, a 4: the figure may go to the fields that glow, with four steps and at most two turns.
    .alt = A blue figure on the top right corner of the track. The fields that it can reach with four steps are lit.
see-home = Coming home with a 3: the way leads along the big card and outward into the block.
    .alt = A blue figure just before its own big card. The fields that it can reach with three steps are lit, goal fields among them.
see-hit = With a 3, Blue has hit the orange figure, and it was set back three fields.
    .alt = A blue figure has gone to where an orange one stood, and the orange one now stands three fields further back. Lines show both ways.

## How to play, step by step

step-1 = You are Blue. A figure leaves the start by two to five steps. Touch any blue figure, then the die that glows. _Remember its number:_ it will be covered.
    .done = Now nobody sees that die any more. From there your figure goes exactly as many steps as it shows.
step-2 = All of yours are out. Which number is under the figure in the corner, where you have just gone? _Call_ it with the keys below.
    .done = Right! Had it been wrong, the figure would have stayed and your turn would be over.
step-3 = So _move_ it four steps, forward or sideways, with at most two turns. Touch a die that glows, and remember its number again.
    .done = That is how you go round, from number to number. On a die of its own colour a figure is safe.
step-4 = Your three steps end where an orange figure stands: _hit_ it. Touch it, then the field where it is set back to.
    .done = Whoever hits chooses where to, three fields back. Who first has all four figures home wins.
