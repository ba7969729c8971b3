# The designer’s report. Messages in the order of the page.

report-written = The report: { $page }. All its numbers: { $data }.

report-title = { $game }: the designer’s report
report-lead = { $players } players. On every seat the same computer player: { $bot }. Games: { $games }, and { $others } more for the questions beside the main one.
report-lead-random = { $players } players who move at random. Games: { $games }, and { $others } more for the questions beside the main one. Random players show what the rules allow, not how people play; choose a level for that.
report-rules-played = Base rules: { $options }
report-usual-rules = the usual ones

## Numbers and names

report-share = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
report-share-fine = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-number = { NUMBER($value, maximumFractionDigits: 1) }
report-number-fine = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-chance = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
report-chance-tiny = below { NUMBER($value, minimumFractionDigits: 3) }
report-range = { $low } to { $high }
report-bot-level = level { $level }
report-bot-memory = level { $level } with the memory of level { $memory }
report-bot-random = random moves
report-bot-uct = plain tree search, { $playouts } playouts a move
report-source = Games: { $games } · { $bot }
report-source-sample = Games: { $games }, the first { $sample } looked at move by move · { $bot }
report-source-plain = Games: { $games }
report-source-one = one game · { $bot }
report-base = base rules
report-of-games = share of the games
report-games-over = share of the games over
report-games = games
report-share-head = share
report-interval = 95 % interval

## At a glance

report-glance = At a glance
report-favoured = { $seat } is at an advantage: { $share } of the games won (95 % interval { $range }), where an even share would be { $even }.
report-behind = { $seat } is at a disadvantage: { $share } of the games won (95 % interval { $range }), where an even share would be { $even }.
report-even = No seat is clearly better than another: every interval holds the even share of { $even }.
report-glance-first = won by { $seat }, who begins
report-glance-draws = without a single winner
report-glance-minutes = minutes, estimated
report-glance-choices = possible moves at a decision
report-glance-changes = lead changes a game
report-glance-comebacks = won after being as good as lost
report-glance-settled = of the game is over when it is settled
report-glance-skill = of the points for { $one } against { $other }

## Who wins

report-wins = Who wins
report-wins-text = A game is won by who has the first rank alone; everything else counts as a draw. The bar through a mark is the 95 % interval (Wilson): with other games from the same players, the true share would lie within such a bar 19 times out of 20. The broken line is an even share.
report-seat = seat
report-begins = { $seat } (begins)
report-draws = draws

## Length

report-length = How long it takes
report-length-text = A turn may take several decisions. Minutes are an estimate for people, not a measurement: { $seconds } seconds for every decision and { $doubling } more each time the number of possible moves doubles, because choosing among many things takes longer.
report-turns = turns
report-decisions = decisions
report-minutes = minutes
report-median = median
report-mean = mean
report-most = the middle 80 %
report-extremes = shortest and longest

## Endings

report-endings = How games end
report-endings-text = Every ending is a rule. An ending for want of progress that comes up often is a sign that the game can stall.
report-ending = ending
report-rule = rule

## Choices

report-choices = How much there is to choose from
report-choices-text = The number of possible moves at a decision, from the beginning of the game to its end. The line is the median of all games, the band holds the middle half of them.
report-choices-figures = Over all decisions: median { $median }, mean { $mean }, at most { $most }.
report-moves-possible = possible moves
report-progress = part of the game played

## Tension

report-tension = Tension
report-tension-text = These figures come from everybody’s chance to win at each decision. Whoever is to move ({ $bot }) estimates the chances after thinking about the move, from what that seat may know; where there is nothing to choose, nobody thinks. Since everybody sees the own turn too brightly, a chance on this page is the mean of what each player thought last. They are opinions of computer players, and only as good as those.
report-tension-none = Random players have no opinion of their chances, so there is nothing to tell about tension and about which rules matter. Choose a level.
report-tension-undecided = No game had a single winner, so there is nothing to tell about tension.
report-measure = measure
report-value = value
report-changes = lead changes
report-changes-meaning = How often in a game somebody else takes the lead. To take it, a player’s chance must be at least { $ahead } points above everybody else’s.
report-never = never any lead change
report-never-meaning = Games in which whoever first took the lead kept it to the end.
report-drama = drama
report-drama-meaning = How far the later winner was behind the best other player, on average over the decisions at which it was behind; 0 in games in which it never was.
report-comebacks = comebacks
report-comebacks-meaning = Games won by somebody whose chance had once fallen below half of an even share, that is below { $below }.
report-settled = settled
report-settled-meaning = The part of the game after which the winner’s chance stayed above { $won }. A late point keeps everybody interested; a game that is settled early drags on.
report-winners-chance = The winner’s chance as the game goes on
report-winners-chance-text = The chance of the player who will win in the end: the line is the mean of all games, the band holds the middle half of them. The earlier it rises, the earlier the game is decided.
report-chance-axis = chance to win
report-examples = Three games
report-examples-text = Everybody’s chances from the first decision to the last, in a calm game, a usual one and the most dramatic one.
report-example-calm = calm
report-example-usual = usual
report-example-dramatic = the most dramatic
report-decision-axis = decision

## Rules at work

report-rules = Rules at work
report-rules-text = How often each rule is at work, and how often that matters: a moment matters if the next of the other players to think has changed its mind about somebody’s chance to win by at least { $matters } points since it last thought. Since opinions always waver a little, compare with the last line, any move at all.
report-happening = what happens
report-a-game = times a game
report-games-with = in … of the games
report-mattered = mattered
report-swing = mean change
report-any-move = any move
report-never-happened = Never seen in these games: { $names }.

## Openings

report-openings = Openings
report-openings-text = The first move of { $seat }, and how many of these games { $seat } won. First moves that are the same by symmetry are counted together. Openings played fewer than { $least } times are left out: those shown are { $told } of { $games } games.
report-openings-none = No first move was played often enough to be told by itself. Different first moves seen: { $kinds }.
report-opening = opening
report-played = played
report-won = won
report-replies = usual replies, and how many of these games { $seat } won
report-reply = { $move } ({ $share } of { $games })

## Luck and skill

report-skill = Luck and skill
report-skill-text = Every level plays the one below it, turn by turn around the table, with the same set-ups both ways. Half of the points would mean that it does not matter who plays better; all points, that nothing else matters.
report-skill-none = Random players have no skill to compare. Choose a level.
report-meeting = { $one } against { $other }
report-points = points
report-deal = The set-up decides { $share } of the result (95 % interval { $range }): that is how much of the difference between games goes back to the set-up when equal players ({ $bot }) play each of { $deals } set-ups { $each } times. The rest is play, and the chance that equal players differ.
report-deal-random = This game has a set-up by chance. How much it decides can be told for a level, not for random players.
report-no-deal = There is no chance in this game: every game begins alike, and nothing is dealt or thrown.

## Options

report-options = Options and editions
report-options-text = Every other value of every option, with fewer games each. “By chance” is how likely a difference of this size from the base rules is if there is none (chi-square test for who wins, Mann and Whitney’s test for the number of turns; with Holm’s correction for many comparisons). Below { $significant } it is printed bold.
report-options-none = This game has no options.
report-option = rules
report-first-wins = won by { $seat }
report-median-turns = turns (median)
report-wins-chance = wins: by chance
report-turns-chance = turns: by chance
report-alike = plays exactly like the base rules

## Comparison

report-compare = Side by side
report-compare-text = The base rules beside those asked for, with the same number of games each. How likely differences come by chance is told as under “Options and editions”.

## How it was made

report-made = How this was made
report-made-text = All games were played by Spielwerk’s computer players under rules that are tested one by one. Seed { $seed }; the same command gives the same games, except at level 5, which thinks by the clock. It took { $seconds } seconds. All numbers, and those behind the plots, are in the JSON file beside this page.
report-made-caveat = Computer players are not people: they are patient, they do not bluff, and their taste in openings is their own. Take large differences seriously and small ones as a reason to play more games.

## What can happen

report-rings-place = a pawn is placed
report-rings-turn = a ring is turned
report-rings-move = a pawn is moved
report-rings-fly = a pawn flies
report-rings-ring-line = a line on a ring
report-rings-spoke-line = a line on a spoke
report-rings-line-by-turning = a line by turning a ring
report-rings-several-lines = several lines at once
report-rings-take = a pawn is taken
report-rings-eliminated = somebody is out

report-memento-exit = out and in again at a corner
report-memento-straight-exit = straight on through an exit
report-memento-first = the first Single
report-memento-enter = two Singles enter
report-memento-turn = a triangle is turned
report-memento-move = a figure moves
report-memento-slide = a Double goes far along a line
report-memento-jump = a Triple jumps
report-memento-capture = a figure of another is captured
report-memento-stack = a figure goes onto one of its own
report-memento-stones-back = three stones go back
report-memento-split = a figure is split
report-memento-pass = a pass
report-memento-out = somebody is out

report-triominos-lay = a tile is laid
report-triominos-joker = the joker is laid
report-triominos-hexagon = a hexagon
report-triominos-bridge = a bridge
report-triominos-last-tile = the last tile of a rack
report-triominos-swap = the joker is swapped out
report-triominos-buy = a tile is bought
report-triominos-buy-by-choice = bought, though one could lay
report-triominos-pass = a pass
report-triominos-pot-empty = the last tile of the pot

report-dimenticato-home = a figure comes home
report-dimenticato-go = a figure goes its way
report-dimenticato-leave = a figure leaves the start
report-dimenticato-right-call = a right call
report-dimenticato-wrong-call = a wrong call
report-dimenticato-no-way = a right call, but no way
report-dimenticato-inside = a move inside the goal
report-dimenticato-turn-lost = a turn is lost
report-dimenticato-hit = a figure is hit
report-dimenticato-stay = a player stays instead of hitting
