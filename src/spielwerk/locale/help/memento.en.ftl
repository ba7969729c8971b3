# The help page of Memento. A star stands after what is our own ruling, _low lines_ around what is
# stressed; rules that are named become links.

about = Memento is played with stacks on four triangles that turn. Figures grow by capturing and fall apart again when they are split, and the ground they stand on moves with every turn.
aim = Own the four middles, or the heart of one triangle, or be the last with figures on the board. For two, three or four players.

section-board = The board
section-links = How the triangles are linked
section-pieces = Stones, markers, figures
section-turn = Your turn
section-end = The end
section-editions = Editions and house rules

turn-intro = You take exactly one action, and it must change something on the board.

ME-1 = Four triangles make up a big one: _A_ above, _B_ at the bottom right, _C_ at the bottom left, and between them the inner triangle _I_, which points down. Each has seven points: 0 in the middle and 1 to 6 clockwise around it, beginning at its tip. Odd points are corners; even ones, the _feet_, are the middles of the sides. That makes 28 points.
ME-2 = Inside a triangle six lines join the points: the sides 1-2-3, 3-4-5, 5-6-1 and the altitudes 1-0-4, 3-0-6, 5-0-2. Points that follow each other on a line are neighbours.
ME-3 = A1, B3 and C5 are the _big corners_. At the middle of every big side three corners meet in a _constellation_: A3, B1, I5 between A and B; B5, C3, I1 between B and C; C1, A5, I3 between C and A. A big corner lies opposite the constellation of the two other triangles.
ME-4 = _Touching corners:_ the three points of a constellation are neighbours of each other.*
ME-5 = _Touching feet:_ feet that face each other across a border are neighbours: A4 and I4, B6 and I6, C2 and I2.*
ME-6 = _Exits:_ from a corner a figure may leave the board and come in again elsewhere, all in one step. From a big corner it comes in at another big corner or at a point of the opposite constellation; from a point of a constellation, at a point of another constellation or at the opposite big corner. These points are neighbours too.
ME-7 = Lines run straight on through touching corners and feet, so that long lines cross the whole board: the big sides C5-C6-C1-A5-A6-A1, A1-A2-A3-B1-B2-B3 and B3-B4-B5-C3-C4-C5, and the big altitudes A1-A0-A4-I4-I0-I1, B3-B0-B6-I6-I0-I3 and C5-C0-C2-I2-I0-I5. The sides of I and the other lines of ME-2 are lines of their own. Where touching is switched off, a line breaks.
ME-8 = _Straight exits,_ where there are exits: at the big corners and at the corners of I, the way out and in again is straight. Big sides, big altitudes and the sides of I then close into loops. At the other corners leaving bends the line. A loop that is broken in one place is still one line through the exit.*
ME-9 = Everybody has nine markers. A common supply holds 11 stones, or 15 with four players. A figure is a stack of one, two or three stones with its owner’s marker on top: a _Single_, a _Double_ or a _Triple_.
ME-10 = The board begins empty. The first turn of the game, Blue’s, places one Single on any point. After that everybody in turn takes one of the actions below; who is out is left out.
ME-11 = _Enter_ two Singles on two free points, but not on a middle and not in the inner triangle. It takes two stones from the supply and two of your markers.
ME-12 = _Turn_ a triangle by a third of a full turn either way, with all that stands on it.* Not if the player before you turned, not if your own last action was a turn, and not if nothing would change. A pass is no turn.* You may turn even without figures of your own.
ME-13 = _Move_ a figure. A Single goes to a neighbour. A Double goes to a neighbour, or along a straight line as far as the points before its target are free; around a loop it never comes back to its own point. A Triple goes to a neighbour, or jumps from a middle to another middle or to a big corner, but not from a big corner to a middle.
ME-14 = _Capture:_ a figure may move onto any other, even onto one of your own. Both stacks become one under the mover’s marker, and the other marker goes back. A stack of more than three stones gives three back to the supply.
ME-15 = _Split_ a Double into two Singles, or a Triple into a Double and a Single or into three Singles. The parts go to different free points, each one a point that the whole figure could have moved to; they do not block each other.* Its own point is left free. Each part but one takes another of your markers.
ME-16 = Who can do nothing passes. It hardly ever happens.*
ME-17 = Who has had figures and has none left is _out_; that is settled before anything below. Who has not entered yet is not out.*
ME-18 = You win by your own action if you then own all _four middles_,
ME-19 = or if you own the _heart_ of one triangle: its middle and its three feet,
ME-20 = or if all the others are out.
ME-21 = After 100 turns in a row without an entering and without a capture from another player, or after 500 turns, the game is a draw between those still in. A win on that turn goes first.*
ME-22 = Ranks: the winner; then those still in, who share the second rank; then those who are out, the last to go first, sharing a rank if one action put them out. Your rank is one more than the number of players who did better. If several winning rules are met at once, the first of them counts.*
ME-23 = _Edition:_ ludis, original and complex are played with all links; in simple there are no exits. The cover of Memento Tuos names a complex edition, but what is different about it is not known to us; until it is, it is played like the original.
ME-24 = Exits, straight exits, touching corners and touching feet can also be switched on and off one by one over any edition, as house rules.*

## Pictures

see-board = The four triangles with the names of their points.
    .alt = The empty board: triangle A above, C at the bottom left, B at the bottom right, and the inner triangle I pointing down between them.
see-exits = A Single goes one step: along the lines, across to the corners it touches, or out by an exit and in again.
    .alt = A blue Single on corner C1. Its neighbours are lit: inside its triangle, at the touching corners, and beyond the edge of the board at the other exits.
see-double = A Double goes along straight lines as far as they are free. It may capture the first figure in its way.
    .alt = A blue Double on the big corner C5. Its lines across the board are lit up to the figures that stand on them.
see-turn = Triangle A turns clockwise by a third, and what stands on it goes along.
    .alt = Two boards. On the first, an orange Double stands at the tip of triangle A; on the second, it has gone with the triangle to its lower right corner.
see-middles = Blue owns all four middles and wins.
    .alt = Blue figures stand on the middles of all four triangles; they are lit.
see-heart = Orange owns the heart of triangle B, its middle and its three feet, and wins.
    .alt = Orange figures stand on the middle and the three feet of the right triangle; they are lit.

## How to play, step by step

step-1 = You are Blue. _Enter_ two Singles: touch two of the points that glow, one after the other.
    .done = Two stones from the supply, two of your markers on top. New Singles come in anywhere but on middles and in the inner triangle.
step-2 = You may also _turn_ a triangle with all that stands on it. Pull triangle A round, or press one of its buttons below.
    .done = Everything moved a third of the way round. After a turn, neither you nor the next player may turn at once.
step-3 = A Double runs along straight lines. Touch yours at the bottom left, then the orange Single at the far end: that is a _capture_.
    .done = Both stacks are one now, a Triple, and it is yours. Three stones is as high as a figure gets.
step-4 = A figure can be _split_. Touch the Double in the middle, choose Split, then touch two points that glow.
    .done = Two Singles, and the point in between is free again.
step-5 = Whoever owns all four middles wins. You have three: _move_ the Single that is lit to the fourth.
    .done = Won! The heart of a triangle, its middle and its three feet, would have done as well; or being the last with figures on the board.
