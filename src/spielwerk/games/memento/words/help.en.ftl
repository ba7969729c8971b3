# The help page for Memento. A star follows our own rulings, _underscores_ mark emphasis, and rule
# ids become links.

## The first page

page-about = Build stacks on turning triangles, and capture others. Own the right points, or be the last player with figures, and you win.
page-set-up = The board is empty. Everybody takes nine markers; all share 11 stones (15 with four players). One to three stones under your marker make a _figure_.
page-turn = Whoever begins just puts one Single on any point. After that, everybody does one of these (without figures, one of the first two):
page-bring = _Bring in_ two Singles on free points, but not on middle points or in the inner triangle.
page-turn-triangle = _Turn_ a triangle by a third, unless the player before you did, or you last time.
page-move = _Move_ a figure one step; from a corner it may also leave the board and come in at another. A Double also runs along straight lines, a Triple jumps from a middle point to another or to a tip of the board.
page-capture = _Capture_ by moving onto any figure: its stones join your stack. Higher than three? Three stones go back.
page-split = _Split_ a Double or Triple onto free points it could reach.
page-end = You win with all four middle points, with one heart, or when all others have lost their figures.
tip-1 = Splitting costs a marker for every extra figure: keep some.
tip-2 = Capture your own figures to build higher ones.
tip-3 = Before you move, see what turning could spoil.

## All the rules

section-board = The board
section-links = How the triangles are linked
section-pieces = Stones, markers, figures
section-turn = Your turn
section-end = The end
section-editions = Editions and house rules

turn-intro = On your turn, take exactly one action. It must change something on the board.

ME-1 = Four triangles make up a big one: _A_ at the top, _B_ at the bottom right, _C_ at the bottom left, and between them the inner triangle _I_, which points down. Each has seven points: 0 in the middle and 1 to 6 clockwise around it, beginning at its tip. Odd points are corners; even ones, the _median points_, lie halfway along the sides. That makes 28 points.
ME-2 = Inside a triangle six lines join the points: the sides 1-2-3, 3-4-5, 5-6-1 and the altitudes 1-0-4, 3-0-6, 5-0-2. Points that follow each other on a line are neighbours.
ME-3 = A1, B3 and C5 are the _big corners_. At the middle of each big side three corners meet in a _constellation_: A3, B1, I5 between A and B; B5, C3, I1 between B and C; C1, A5, I3 between C and A. Each big corner lies opposite the constellation of the two other triangles.
ME-4 = _Touching corners:_ the three points of a constellation are neighbours of each other, because a step goes to the nearest point and nothing is nearer.*
ME-5 = _Touching median points:_ median points that face each other across a border are neighbours, for the same reason: A4 and I4, B6 and I6, C2 and I2.*
ME-6 = _Exits:_ from a corner a figure may leave the board and come back in elsewhere, all in one step. From a big corner it comes back in at another big corner or at a point of the opposite constellation; from a point of a constellation, at a point of another constellation or at the opposite big corner. These points are neighbours too.
ME-7 = Lines that run straight on through touching corners or median points are one long line across the board: a straight line has to stay straight there.* These are the big sides C5-C6-C1-A5-A6-A1, A1-A2-A3-B1-B2-B3 and B3-B4-B5-C3-C4-C5, and the big altitudes A1-A0-A4-I4-I0-I1, B3-B0-B6-I6-I0-I3 and C5-C0-C2-I2-I0-I5. The sides of I and the other lines of ME-2 stand alone. Where touching is switched off, a line breaks.
ME-8 = _Straight exits,_ where there are exits: at the big corners and at the corners of I, the way out and back in is straight. The big sides, the big altitudes and the sides of I then close into loops: that is how we picture a straight way off the board.* At the other corners the line bends when a figure leaves. A loop that is broken in one place is still one line through the exit.*
ME-9 = Everybody has nine markers. A common supply holds 11 stones, or 15 with four players. A figure is a stack of one, two or three stones with its owner’s marker on top: a _Single_, a _Double_ or a _Triple_.
ME-10 = The board begins empty. Draw lots for who begins: that player’s first turn is to place one Single on any point. After that everybody in turn takes one of the actions below; players who are out are skipped.
ME-11 = _Bring in_ two Singles on two free points, but not on a middle point and not in the inner triangle. You need two stones from the supply and two of your markers.
ME-12 = _Turn_ a triangle by a third of a full turn either way, with everything on it; no other turn would fit.* Not if the player before you turned one, not if you turned one last time, and not if nothing would change. A pass does not count as a turn.* You may turn even without figures of your own: on your first turn you either bring in two Singles or turn.*
ME-13 = _Move_ a figure. A Single goes to a neighbour. A Double goes to a neighbour, or any distance along a straight line as long as the points before its target are free. Around a loop it cannot come back to its own point, because something has to change.* A Triple goes to a neighbour, or jumps from a middle point to another middle point or to a big corner, but not from a big corner to a middle point.
ME-14 = _Capture:_ a figure may move onto any other, even one of your own. The two stacks become one under the marker of the figure that moved, so captured stones stay in your stack; the other marker goes back to its owner. A stack of more than three stones gives three back to the supply.
ME-15 = _Split_ a Double into two Singles, or a Triple into a Double and a Single or into three Singles. The parts go to different free points, each one a point that the whole figure could have moved to; they do not block each other, because they leave together.* Its own point is left free. You need one spare marker for two parts, and two for three.
ME-16 = A player who cannot do anything passes. With these rules it never happens.*
ME-17 = A player who has had figures and has none left is _out_; this is decided before the rules below. A player who has not brought in any figures yet is still in, or nobody but the first player would be.*
ME-18 = You win by your own action if you then own all _four middle points_,
ME-19 = or if you own the _heart_ of one triangle: its middle point and its three median points,
ME-20 = or if all the others are out.
ME-21 = After 100 turns in a row in which nobody brought in figures or captured another player’s figure, or after 500 turns in all, the game is a draw between the players still in: otherwise it might never end. A win on that very turn still counts.*
ME-22 = Places: the winner; then the players still in, who share second place; then those who are out, the last to go first, sharing a place if one action put them out. Ties share a place; the next place is then left out (1, 2, 2, 4). If several winning rules are met at once, the first of them counts.*
ME-23 = _Edition:_ ludis and original are played with all links. In the simple edition the straight exits are off, but figures still leave the board and come back in. The printed languages differ here: some can be read as if nobody left the board at all; if you read them so, switch the exits off.* The cover of Memento Tuos also names a complex edition without saying what is different about it; until we know, it plays like the original.*
ME-24 = Exits, straight exits, touching corners and touching median points can also be switched on and off one by one over any edition, as house rules.* More house rules change what the rules above say; those are the printed ones.
note-languages = The printed languages differ in other places too, and we follow the German text. English, French and Ukrainian say that all figures can be captured where all figures can capture is meant; and the French sheet garbles the rule on turning twice.

## Pictures

see-board = The four triangles with the names of their points.
    .alt = The empty board: triangle A above, C at the bottom left, B at the bottom right, and the inner triangle I pointing down between them.
see-exits = A Single goes one step: along the lines, across to the corners it touches, or out at an exit and back in elsewhere.
    .alt = A blue Single on corner C1. Its neighbours are lit: inside its triangle, at the touching corners, and beyond the edge of the board at the other exits.
see-loop = A Double on a straight line that closes into a loop: out at one big corner and in at the other end of the line, as far as the way is free.
    .alt = A blue Double just below the top of the big triangle. The way leads up to the top corner, out there, in at the bottom left corner and on along the same side; its points are lit.
see-figures = Single, Double, Triple
    .alt = Three blue figures on the bottom side of the board: one stone high, two stones high, three stones high.
see-capture = A Double captured a Single: a Triple.
    .alt = A blue Triple high up on the left side of the board. A dotted line shows the way it came, straight up from the bottom left corner.
see-double = A Double goes along straight lines as far as they are free. It may capture the first figure in its way.
    .alt = A blue Double on the big corner C5. Its lines across the board are lit up to the figures that stand on them.
see-turn = Triangle A turns clockwise by a third, and everything on it goes along.
    .alt = Two boards. On the first, an orange Double stands at the tip of triangle A; on the second, it has gone with the triangle to its lower right corner.
see-middles = All four middle points: Blue wins.
    .alt = Blue figures stand on the middle points of all four triangles; they are lit.
see-heart = A heart (middle and three median points): Orange wins.
    .alt = Orange figures stand on the middle point and the three median points of the right triangle; they are lit.

## How to play, step by step

step-1 = You are Blue. _Bring in_ two Singles: touch two of the points that glow, one after the other.
    .done = Two stones from the supply, with your markers on top. New Singles may go anywhere but on a middle point or in the inner triangle.
step-2 = You may also _turn_ a triangle with everything on it. Pull triangle A round, or press one of its buttons below.
    .done = Everything on it moved a third of the way round. Straight after that, neither the next player nor you may turn again.
step-3 = A Double runs along straight lines. Touch yours at the bottom left, then the orange Single at the far end: that is a _capture_.
    .done = Both stacks are one now, a Triple, and it is yours. A figure is never higher than three stones.
step-4 = You can _split_ a figure. Touch the Double in the middle, choose Split, then touch two points that glow.
    .done = Two Singles, and the point between them is free again.
step-5 = Own all four middle points and you win. You have three: _move_ the Single that is lit to the fourth.
    .done = You have won! The heart of a triangle, its middle point and its three median points, would have won too; so would being the last player with figures on the board.
