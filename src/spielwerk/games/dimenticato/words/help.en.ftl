# The help page for Dimenticato. A star follows our own rulings, _underscores_ mark emphasis, and
# rule ids become links.

## The first page

page-about = Race your four figures once round a track of printed dice and home again. Each figure hides the die that tells how far it goes next, so remember the number!
page-set-up = Everybody gets a big card; three small ones between neighbours close the ring. Your figures stand on your four start fields, which are your goal too. The youngest begins.
page-leave = _Your first four turns:_ each time, one figure leaves your big card, by 2 to 5 fields as you choose. Look at the die before you cover it!
page-call = _After that,_ choose a figure and call the number under it. Right: it goes exactly that far, if it can. Wrong: it stays. Then your turn is over.
page-way = Figures go clockwise, forward or sideways, round two corners at most. They jump over others.
page-hit = _Hit:_ if you end on somebody else’s figure, send it back three fields, to a free one. You never have to hit. On a die of its own colour a figure is safe.
page-end = You need the exact number to reach a goal field. The first player with all four figures home wins.
tip-1 = Say your numbers to yourself, always in the same order.
tip-2 = Goal field taken? Instead of calling, move the figure on it to another goal field.
tip-3 = The same number under two figures is easier to remember.

## All the rules

section-track = The track
section-cards = The cards
section-moving = Your turn
section-hitting = Hitting
section-end = The end
section-knowing = Who knows what

DI-1 = Every card has two by two fields with dice. The cards make a closed ring, two fields wide: with four players five by five cards (16 cards, 64 fields), with three players five wide and three high (12 cards, 48 fields), with two players three by three (8 cards, 32 fields). The sheet gives the numbers; the shapes are the squarest that fit them.* Everybody has a big card, and three small cards lie between neighbouring big ones.
DI-2 = Cards are counted clockwise from the top left corner, which is 0. The big cards stand at 2, 6, 10 and 14 with four players, at 1, 5 and 9 with three and at 1 and 5 with two. None is on a corner, because leaving from a corner would need turns to the left.*
DI-3 = Against the outer edge of each big card lie four more fields, its owner’s _start fields_, which are the _goal fields_ too. The sheet does not say on which edge; players of the box remember the outer one.*
DI-4 = Fields are named like the squares of a chess board, with row 1 at the bottom. With four players the columns are a to n and the rows 1 to 14; with three, a to n and 1 to 10; with two, a to j and 1 to 10. The ring begins two columns and two rows in.*
DI-5 = Play runs clockwise round the track: to the right along the top, down the right side, to the left along the bottom, up the left side.
DI-6 = _A step_ on a straight card goes one field forward, or sideways to the other lane. On a corner card it goes, from any of its four fields, only in the direction in which you came to the corner or in the direction in which you leave it, and it turns to the right only. All four fields of the corner card count, because for the outermost one alone the rule would say nothing.* Never backward, never diagonally.
DI-7 = Coming home, a figure may step outward onto your goal fields from the outer lane of your own big card, and go in all four directions there. A figure on its goal fields stays there, and nobody enters another player’s.
DI-8 = Coming home, a figure may not step forward off its own big card: it would pass its goal.*
DI-9 = There are twelve small cards, each with four different numbers in four different colours, those of the players. Every number comes eight times, and every number in every colour twice. The printed cards are not known to us, so these are our own.*
DI-10 = At the start the small cards are shuffled and laid out in order, three for each player, each turned at random.* If a card would show a 6 in the outer lane on a corner just before a big card, it is turned a quarter more: from there nobody could get home with a 6.*
DI-11 = The dice of a big card have no colour. In the direction of play they are 1 and 2 in the outer lane, 3 and 4 in the inner one: with these numbers no field at home is a dead end.*
DI-12 = Everybody begins with four figures on the four start fields. The youngest begins, or whoever you agree on; play goes clockwise, and one figure moves in a turn. A field holds one figure at most. _House rules_ change how many figures there are, by how many steps they leave, whether numbers are called or just looked at, whether their own colour is safe, whether you may stay instead of hitting, and how far a figure that is hit goes back.
DI-13 = _A move_ has exactly the number of steps required, with at most two turns by a right angle. A turn is a change of direction between two steps; the first step does not count as one.* No step takes back the one before it. Figures on the way are jumped. The last field must be free, or hold a figure that you can hit.
DI-14 = _Leaving:_ as long as one of your figures is still waiting on its start field, you must move one that is waiting, by 2, 3, 4 or 5 steps as you like, to a field beyond your own big card. No step on the way out goes against the direction of play.* If none of them can leave, call the number of a figure that is already out (DI-15); the waiting one must leave as soon as it can. If none is out either, you miss a turn. If figures can only leave by hitting, you may stay instead: your own figures can wall in the last one, and nobody has to hit.*
DI-15 = _Calling:_ after that, a figure goes as many steps as the die under it shows. Choose any of your figures on a die, even one that cannot move, and call a number. If it is right, you must move the figure; if it could only move by hitting, you hit or stay. If it cannot move, or if the number is wrong, it stays where it is and your turn is over. Everybody sees the number after a call, because somebody has to look.*
DI-16 = _Inside the goal_ a figure may go one field, or two round a corner, to any free goal field; other figures are jumped, as everywhere.* That is a turn, and needs no call. You will need it when the field that your next figure would reach is taken.
DI-17 = If you have a figure on a die, you are always asked for a call, even if none of your figures can move with its true number: otherwise everybody would know that none of them fits.* With no figure on a die and no move inside the goal, you miss a turn.
DI-18 = If your move ends on another player’s figure, you _hit_ it. A figure on a field of its own colour is safe, figures on start and goal fields are safe, and you never hit your own. Nobody has to hit.
DI-19 = A figure that is hit goes back three fields: three steps of DI-6 in reverse, over dice only, with at most one turn and no step taken back, to a free field. Figures on the way are jumped. The field that the hitting figure has just left counts as free, and whoever hits chooses.* If there is no such field, the figure cannot be hit.
DI-20 = A figure may not be set back onto its own big card, nor past it, unless it stands on that card when it is hit: then it has already come round.* It is never set back onto start or goal fields.
DI-21 = The first player to bring all four figures home wins. The others are placed by how many figures are home, and then by how far their other figures still have to go, fewer steps first: the fewest steps to the nearest goal field over an empty track; for a figure that has not left yet, all the way round. The sheet names only the winner. Ties share a place; the next place is then left out (1, 2, 2, 4).*
DI-22 = After 1,000 turns the game is over, so that none lasts for ever, and all players are placed as in DI-21.*
DI-23 = The cards lie open at the start, and every number can be seen until a figure covers it. You see all figures, all colours, the numbers of uncovered fields, and a number at the moment it is called. While the game runs only the last turn can be looked at again, because the length of an older move would give a number away too.*
DI-24 = A computer player sees the same and has a memory of its own. It notes every number it is shown and may forget it again, the sooner the lower its level; the strongest forgets nothing.*

## Pictures

see-track = The track for two: the big cards above and below, with the figures on their start fields; small cards between them.
    .alt = A square ring of dice, two fields wide. Above it stand four blue figures, below it four orange ones.
see-leave = The start with two players. The chosen figure may go where it glows.
    .alt = The track at the start. One blue figure is chosen, and the fields two to five steps away, beyond its big card, are lit.
see-deck = The twelve small cards. The colour and shape of the pips tell whose die it is.
    .alt = Twelve cards with four dice each; the numbers are different, and so are the colours.
see-ways = The number was right, a 4: four steps, round two corners at most.
    .alt = A blue figure on the top right corner of the track. The fields that it can reach with four steps are lit.
see-home = Coming home with a 3.
    .alt = A blue figure just before its own big card. The fields that it can reach with three steps are lit, goal fields among them.
see-hit = With a 3, Blue has hit the orange figure, and it was set back three fields.
    .alt = A blue figure has gone to where an orange one stood, and the orange one now stands three fields further back. Lines show both ways.

## How to play, step by step

step-1 = You are Blue. A figure leaves the start by two to five steps. Touch any blue figure, then the die that glows. _Remember its number:_ your figure will cover it.
    .done = Now nobody can see that die any more. From there your figure goes exactly as many steps as it shows.
step-2 = All your figures are out. Which number is under the figure in the corner, where you have just gone? _Call_ it with the keys below.
    .done = Right! If it had been wrong, the figure would have stayed and your turn would be over.
step-3 = So _move_ it four steps, forward or sideways, with at most two turns. Touch a die that glows, and remember its number again.
    .done = That is how you go round, from number to number. On a die of its own colour a figure is safe.
step-4 = Your three steps end where an orange figure stands: _hit_ it. Touch it, then the field it goes back to.
    .done = Whoever hits chooses where to, three fields back. The first player to bring all four figures home wins.
