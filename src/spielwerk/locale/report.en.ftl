# The designer’s report. Messages in the order of the page.

report-written = The report: { $page }. All its numbers: { $data }.
report-resumed = Going on: { $games } games of a stopped run are here already.
report-doing-sums = Adding up
report-doing-page = Writing the page
report-stopped = Stopped. The games so far are in { $file }. To go on, give the same command again.

report-title = { $game }: the designer’s report
report-lead = { $players } players. The same computer player on every seat: { $bot }. Games: { $games }, and { $others } more for the side questions.
report-lead-random = { $players } players who move at random. Games: { $games }, and { $others } more for the side questions. Random players show what the rules allow, not how people play; for that, choose a level.
report-rules-played = Base rules: { $options }
report-usual-rules = the normal ones

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
report-bot-uct = plain tree search, { $playouts } playouts per move
report-bot-part = { $bot } with 1/{ $part } of the thought
report-bot-counted = { $bot } with { $count ->
    [one] one iteration
   *[other] { $count } iterations
} a move
report-source = Games: { $games } · { $bot }
report-source-sample = Games: { $games }, the first { $sample } examined move by move · { $bot }
report-source-plain = Games: { $games }
report-source-one = one game · { $bot }
report-base = base rules
report-of-games = share of the games
report-games-over = share of the games over
report-games = games
report-share-head = share
report-interval = 95% interval

## At a glance

report-glance = At a glance
report-favoured = { $seat } has an advantage: { $share } of the games won (95% interval { $range }), where an even share would be { $even }.
report-behind = { $seat } is at a disadvantage: { $share } of the games won (95% interval { $range }), where an even share would be { $even }.
report-even = No seat’s share of the wins is more than { $points } points away from an even share ({ $even }): { $seat } begins and wins { $share } of the games (95% interval { $range }).
report-open = This number of games ({ $games }) cannot tell whether one seat is better than another: { $seat } begins and wins { $share } of them (95% interval { $range }), where an even share would be { $even }. With { $comparisons } comparisons on this page, the difference may still be chance.
report-noticed-seats = With this number of games ({ $games }), a seat that wins { $points } points more or less than an even share would have been noticed four times out of five. A smaller difference may have gone unnoticed.
report-noticed-none = This number of games ({ $games }) is too small to show even large differences in who wins.
report-glance-first = won by { $seat }, who begins
report-glance-draws = without a single winner
report-glance-minutes = minutes, estimated
report-glance-choices = possible moves per decision
report-glance-changes = lead changes per game
report-glance-comebacks = won from a nearly lost position
report-glance-settled = of the game is played before the winner is clear
report-glance-skill = of the points for { $one } against { $other }

## Who wins

report-wins = Who wins
report-wins-text = A game counts as won if one player is alone in first place; anything else counts as a draw. The bar through a mark is the 95% interval (Clopper–Pearson): bars made like this, from more games by the same players, hold the true share at least 19 times out of 20. The dashed line is an even share.
report-seat = seat
report-begins = { $seat } (begins)
report-draws = draws

## Length

report-length = How long it takes
report-length-text = A turn may take several decisions. The minutes are an estimate for people, not a measurement: { $seconds } seconds for every decision, plus { $doubling } more each time the number of possible moves doubles, because choosing among many things takes longer.
report-turns = turns
report-decisions = decisions
report-minutes = minutes
report-median = median
report-mean = mean
report-most = the middle 80%
report-extremes = shortest and longest

## Endings

report-endings = How games end
report-endings-text = Every ending is a rule. If games often end for lack of progress, the game can stall.
report-ending = ending
report-rule = rule

## Choices

report-choices = How much choice there is
report-choices-text = The number of possible moves at each decision, from the beginning of the game to its end. The line is the median of all games; the band holds the middle half of them.
report-choices-figures = All decisions together: median { $median } (95% interval { $range }), mean { $mean }, at most { $most }.
report-moves-possible = possible moves
report-mean-moves = possible moves (mean)
report-progress = share of the game played

## Tension

report-tension = Tension
report-tension-text = These figures come from everyone’s chance of winning at each decision. The player to move ({ $bot }) estimates the chances after thinking about the move, from what that seat may know; where there is nothing to choose, nobody thinks. Because every player is too optimistic on their own turn, a chance on this page is the average of what each player thought last. These are the opinions of computer players, and only as good as the players themselves.
report-tension-none = These players do not estimate their chances, so nothing can be said about tension or about which rules matter. For that, choose a level.
report-tension-undecided = No game had a single winner, so nothing can be said about tension.
report-measure = measure
report-value = value
report-changes = lead changes
report-changes-meaning = How often in a game someone else takes the lead. To take it, a player’s chance must be at least { $ahead } points above everyone else’s.
report-never = no lead change at all
report-never-meaning = Games in which the first player to take the lead kept it to the end.
report-drama = drama
report-drama-meaning = How far the eventual winner was behind the best other player, on average over the decisions at which they were behind; 0 in games in which they never were.
report-comebacks = comebacks
report-comebacks-meaning = Games won by a player whose chance had once fallen below half of an even share, that is, below { $below }.
report-settled = settled
report-settled-meaning = The share of the game after which the winner’s chance stayed above { $won }. A late point keeps everyone interested; a game that is settled early drags on.
report-saturated-never = Hardly any game has a lead change ({ $share } have none), so lead changes say little here.
report-saturated-comebacks = By this measure nearly every game is a comeback ({ $share }), so it says little here.
report-saturated-settled = Nearly every game is open until the end (settled after { $share } on average), so this measure says little here.
report-winners-chance = The winner’s chance as the game goes on
report-winners-chance-text = The chance of the player who wins in the end: the line is the average of all games, the band holds the middle half of them. The earlier it rises, the earlier the game is decided.
report-chance-axis = chance of winning
report-examples = Three games
report-examples-text = Everyone’s chances from the first decision to the last, in a calm game, a typical one and the most dramatic one.
report-example-calm = calm
report-example-usual = typical
report-example-dramatic = the most dramatic
report-decision-axis = decision

## Rules at work

report-rules = What the rules do
report-rules-text = How often each rule comes into play, and how often that matters. A move matters if it changes the next opponent’s opinion of anyone’s chance of winning by at least { $matters } points since that opponent last thought. Opinions always waver a little, so compare with the last line: any move at all. The small figures are 95% intervals. They depend on the number of games, because the moves of one game resemble each other. “By chance” compares with all other moves.
report-happening = what happens
report-a-game = times per game
report-games-with = in … of the games
report-mattered = mattered
report-swing = average change
report-any-move = any move
report-saturated-mattered = By this measure nearly every move matters ({ $share }), so it says little about a single rule. Look at the average change instead.
report-chance-head = by chance
report-never-happened = Never seen in these games: { $names }.

## What a rule is worth

report-worth = What each rule is worth
report-worth-text = A player who avoids something whenever there is another move meets the same player without that habit ({ $bot }), over the same set-ups with seats swapped. Half of the points means that you can do without it; the fewer points, the more it is worth. The small figures are 95% intervals.
report-worth-less = A player who avoids “{ $name }” scores only { $share } (95% interval { $range }).
report-worth-more = A player who avoids “{ $name }” scores { $share } (95% interval { $range }) and is better off without it.
report-worth-none = It is not clear for any rule that avoiding it helps or hurts.
report-worth-rare = Too rare to measure: { $names }.
report-worth-forced = Can hardly be avoided: { $names }.
report-worth-unforeseen = Not for the player to choose, because it depends on what is hidden: { $names }.
report-used = times per game
report-anyway = … if avoided

## Openings

report-openings = Openings
report-openings-text = { $seat } makes the first move; this is what they chose, and how many of these games { $seat } won. First moves that are the same by symmetry are counted together. Openings played fewer than { $least } times are left out: those shown cover { $told } of { $games } games.
report-openings-none = No first move was played often enough to say anything about it. Different first moves seen: { $kinds }.
report-openings-differ = Probability that the openings differ this much by chance alone: { $chance }.
report-opening = opening
report-played = played
report-won = won
report-replies = usual replies, and how many of these games { $seat } won
report-reply = { $move } ({ $share } of { $games })

## Luck and skill

report-skill = Luck and skill
report-skill-text = Every level plays the one below it. The two take alternate seats, then swap them and play the same set-ups again. Half of the points would mean that it does not matter who plays better; all points, that nothing else matters.
report-skill-none = Random players have no skill to compare. For that, choose a level.
report-meeting = { $one } against { $other }
report-points = points
report-deal = The set-up decides { $share } of the result (95% interval { $range }): that is how much of the difference between games is due to the set-up when equal players ({ $bot }) play each of { $deals } set-ups { $each } times. The rest is play, and chance between equal players.
report-deal-random = This game has a random set-up. How much it decides can be measured for a level, not for random players.
report-no-deal = There is no chance in this game: every game begins the same way, and nothing is dealt or rolled.

## Depth

report-depth = How deep the game is
report-depth-text = A ladder that begins with random moves. On every step the same player thinks twice as long as on the step below, and the two meet over the same set-ups with seats swapped. As long as more thought wins, there is more to find in the game. The bars are 95% intervals.
report-depth-rungs = From random moves to { $bot } there are { $rungs } rungs (95% interval { $range }). On every rung, the better player scores { $rung }.
report-depth-least = From random moves to { $bot } there are at least { $rungs } rungs. On every rung, the better player scores { $rung }; but on one step of this ladder it won every game, so nobody can say how much better it is.
report-depth-unknown = There are too few games to tell how many rungs lie between random moves and { $bot }. On every rung, the better player would score { $rung }.
report-depth-skill = Skill decides { $share } of the results (95% interval { $range }): that is how much of the difference between results is due to who plays, if any two of these { $players } players meet. In a game of pure chance it would be 0%; if the better player always won, as in chess between players far apart, 100%.
report-depth-axis = thought of the better player

## Simple strategies

report-simple = Does a simple strategy win?
report-simple-text = Strategies that need no thought, against players who think. “Always” means: whenever it is possible, no matter how, and otherwise at random. A game that one of them wins is dull. Random moves are there for comparison.
report-simple-strategy = strategy
report-simple-against = against { $bot }
report-simple-always = always: { $name }
report-simple-first = the first move on the list
report-simple-steady = always the same kind of move
report-simple-cramping = as few moves as possible for the opponent
report-simple-greedy = take or earn whatever is possible at once
report-simple-wins = A simple strategy wins: “{ $name }” scores { $share } (95% interval { $range }; { $against }).
report-simple-open = These games cannot tell whether a simple strategy wins. The best one, “{ $name }”, scores { $share } (games: { $games }; 95% interval { $range }; { $against }). With { $comparisons } comparisons on this page, the difference from half of the points may still be chance.
report-simple-loses = No simple strategy wins against all these players together. The best one, “{ $name }”, scores { $share } (95% interval { $range }; { $against }).
report-simple-unseen = This never came up: { $names }.

## Options

report-options = Options and editions
report-options-text = The values asked for, one row each, with as many games as the base rules; the small figures are 95% intervals. “By chance” compares with the base rules and is explained at the end of the page.
report-option = rules
report-first-wins = won by { $seat }
report-median-turns = turns (median)
report-wins-chance = wins: by chance
report-turns-chance = turns: by chance
report-alike = plays exactly like the base rules

## Comparison

report-compare = Side by side
report-compare-text = The base rules beside those asked for, with the same number of games each. After each figure comes its 95% interval; below it, the difference from the base rules with an interval of its own. “By chance” is explained at the end of the page.
report-difference = difference { $difference } ({ $range })
report-difference-points = difference { $difference } points ({ $range })
report-by-chance = by chance: { $chance }
report-noticed = With this number of games ({ $games } for each rule set) and { $comparisons } comparisons on this page, a difference of { $points } points in who wins, or of { $turns } turns, would have been noticed four times out of five. Smaller differences may have gone unnoticed.

## How it was made

report-made = How this was made
report-made-text = All games were played by Spielwerk’s computer players under rules that are tested one by one. Seed { $seed }; the same command gives the same games, except at level 5, which thinks by the clock. It took { $seconds } seconds. All the numbers, including those behind the charts, are in the JSON file next to this page.
report-made-version = Spielwerk version: { $version }
report-made-command = The command: { $command }
report-chance-text = “By chance” is the p-value: the probability of a difference at least this large if in truth there were none. Results are compared by the chi-square test, numbers such as turns by the Mann–Whitney test, and what a rule does with all other moves of the same games. Every p-value is corrected by Holm’s method for the number of comparisons on this page ({ $comparisons }); the intervals are not. Values below { $significant } are printed bold.
report-made-caveat = Computer players are not people: they are patient, they do not bluff, and their taste in openings is their own. Take large differences seriously and small ones as a reason to play more games.

## The first page

report-first-length = A game takes about { $minutes } minutes and { $turns } turns; eight games out of ten take between { $least } and { $most } turns.
report-first-clarity = A decision usually offers { $choices } possible moves, and on average { $good } of them look good; the worst one would cost { $worst } points of winning chance.
report-first-choices = A decision usually offers { $choices } possible moves, and a game has about { $decisions } decisions.
report-first-tension = The lead changes { $changes } times per game, { $comebacks } of the games are won from a nearly lost position, and the winner is clear after { $settled } of the game.
report-first-endings = { $draws } of the games have no single winner. The most frequent ending ({ $share }): { $ending }
report-first-skill = Skill counts: { $one } scores { $share } of the points against { $other } (95% interval { $range }).
report-first-skill-open = These games do not show that skill counts: { $one } scores { $share } of the points against { $other } (95% interval { $range }).
report-first-luck = Between equal players the set-up decides { $share } of the result (95% interval { $range }).
report-first-repetition = In { $share } of the games a position comes back that has been there before.
report-contents = Contents

## Clarity

report-clarity = How clear a decision is
report-clarity-text = At every decision with more than one move, the computer’s strongest player judges all of them at a glance: the mover’s chance of winning after each. A move looks good if it is at most { $points } points worse than the best. Many good moves make a decision easy to survive; a large gap makes it matter.
report-clarity-good = moves that look good
report-clarity-good-meaning = How many moves are at most { $points } points worse than the best, the best included.
report-clarity-good-share = share of the moves that look good
report-clarity-good-share-meaning = The same, as a share of all possible moves.
report-clarity-only = only one good move
report-clarity-only-meaning = Decisions at which no other move is within { $points } points of the best.
report-clarity-second = from the best to the second best, in points
report-clarity-second-meaning = How much chance of winning the second best move gives away.
report-clarity-worst = from the best to the worst, in points
report-clarity-worst-meaning = How much chance of winning the worst move gives away.

## Blunders

report-blunders = What one blunder costs
report-blunders-text = Games between equals ({ $bot }) are played again up to one decision. There the player makes the worst-looking move, and the game goes on as usual. The cost is how much less often that player wins than in the same games without the blunder. The quarters are those of a game of median length; games that were over by then are left out.
report-blunders-cost = points of winning chance lost
report-stage = when
report-stage-0 = first quarter
report-stage-1 = second quarter
report-stage-2 = third quarter
report-stage-3 = last quarter

## Losers

report-losers = How close the losers came
report-losers-text = The highest chance of winning that any loser of a game had at any time. If it is high, even those who lost could hope for long. The line is the mean.
report-losers-highest = highest chance of a loser (mean)
report-losers-nearly = games in which a loser’s chance was { $won } or more
report-losers-axis = highest chance of a loser

## Repetition

report-repetition = Going round in circles
report-repetition-text = A position comes back if everything that onlookers see, and whose turn it is, is as it was at an earlier decision of the same game.
report-came-back = games in which a position came back
report-times-back = times per game
report-cut-off = games cut off by a limit ({ $rules })
report-no-limits = No rule of this game only cuts off games that go on too long.

## Games to click through

report-stepped = Games to click through
report-stepped-text = A typical game is as close as possible to the middle of all games in turns, decisions, possible moves and lead changes. The shortest has the fewest turns; in the most dramatic one, the winner was furthest behind while behind. Use the buttons, the moves or the arrow keys.
report-stepped-typical = A typical game
report-stepped-shortest = The shortest game
report-stepped-dramatic = The most dramatic game
report-stepped-turns = Turns: { $turns }.
report-stepped-won = { $seat } wins.
report-stepped-drawn = No single winner.
report-stepped-record = Save the record, to open the game in Spielwerk
report-stepped-begin = Start
report-step-first = to the start
report-step-back = one move back
report-step-on = one move forward
report-step-last = to the end

## Rulings

report-rulings = What the printed rules leave open
report-rulings-text = Where the printed rules are silent or unclear, we had to decide. This is how often games needed such a ruling, as far as the moves show it.
report-ruling = our ruling
report-rulings-unseen = Rulings that cannot be seen in the moves, and are not counted: { $rules }.

## Places

report-places = Where it happens
report-places-text = How often moves name each place: to put something there, to take it, or to move it from there or to it. The darker a place, the more often. The table has the busiest ones.
report-place = place
