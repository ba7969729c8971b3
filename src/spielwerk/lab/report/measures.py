"""From games to numbers. Every function returns plain data, as in the JSON file.

The page and docs/report.md explain the measures. They follow Browne ("Automatic Generation and
Evaluation of Recombination Games") and Ludii, but each can be put in one sentence and means the
same for two players as for four.
"""

import math
from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np

from spielwerk.engine.game import Game, Ruleset
from spielwerk.engine.playouts import Playouts
from spielwerk.lab.report.games import Chances, Heap, Story
from spielwerk.lab.report.statistics import interval, mean_interval

Data = dict[str, Any]

# How long people take for a decision, plus how much longer for every doubling of the possible
# moves.
SECONDS, SECONDS_A_DOUBLING = 3.0, 2.0

AHEAD = 0.05  # a player this far ahead of all others leads
AS_GOOD_AS_WON = 0.8
MATTERS = 0.10  # a moment matters if it changes somebody's chance by this much
STEPS = 20  # a game is divided into, so that games of different lengths can be compared
OFTEN = 0.03  # openings played in a smaller share of the games are not listed one by one
OFTEN_GAMES = 5
BARS = 24  # in a histogram, at most


def measured(game: Ruleset, heap: Heap) -> Data:
    """All measures of games played under the same conditions."""
    return {
        "games": len(heap.played.turns),
        "sample": len(heap.stories),
        "wins": wins(heap.played),
        "draws": draws(heap.played),
        "turns": spread_of(heap.played.turns.tolist(), bars=True),
        "decisions": spread_of(heap.played.decisions.tolist()),
        "minutes": spread_of(minutes(heap)),
        "ended": endings(game.game, heap.played),
        "choices": choices(heap.stories),
        "tension": tension(heap.stories),
        "rules": rules(game.game, heap.stories),
        "openings": openings(game.game, heap.stories),
    }


# ---- Who wins, and when it ends ---------------------------------------------------------------


def wins(played: Playouts) -> list[Data]:
    """How many games each seat won alone."""
    alone = (played.ranks == 1).sum(axis=1) == 1
    return [
        {"seat": seat, **_share(int(((played.ranks[:, seat] == 1) & alone).sum()), len(alone))}
        for seat in range(played.ranks.shape[1])
    ]


def draws(played: Playouts) -> Data:
    """Games without a single winner."""
    return _share(int(((played.ranks == 1).sum(axis=1) > 1).sum()), len(played.turns))


def _share(count: int, of: int) -> Data:
    share = count / of
    low, high = interval(share, of)
    return {"games": count, "share": share, "low": max(0.0, low), "high": min(1.0, high)}


def spread_of(values: Sequence[float], bars: bool = False) -> Data:
    found = np.asarray(values, float)
    ten, half, ninety = np.percentile(found, [10, 50, 90])
    told: Data = {
        "mean": float(found.mean()),
        "shortest": float(found.min()),
        "tenth": float(ten),
        "median": float(half),
        "ninetieth": float(ninety),
        "longest": float(found.max()),
    }
    return {**told, "bars": _bars(found)} if bars else told


def _bars(found: Any) -> Data:
    """A histogram with whole-number steps. Outliers go into the last bar."""
    low, high = int(found.min()), math.ceil(float(np.percentile(found, 99)))
    step = max(1, math.ceil((high - low + 1) / BARS))
    edges = list(range(low, high + step + 1, step))
    counts, _ = np.histogram(np.minimum(found, edges[-1] - 1), edges)
    return {"edges": edges, "games": counts.tolist()}


def minutes(heap: Heap) -> list[float]:
    """How long people would take for each game: added up decision by decision, or from the mean
    decision of a sample."""
    seconds = [sum(map(_seconds, story.choices)) for story in heap.stories]
    if len(heap.stories) == len(heap.played.turns):
        return [each / 60 for each in seconds]
    a_decision = sum(seconds) / sum(len(story.choices) for story in heap.stories)
    return [float(n) * a_decision / 60 for n in heap.played.decisions]


def _seconds(moves: int) -> float:
    return SECONDS + SECONDS_A_DOUBLING * math.log2(moves)


def endings(game: Game, played: Playouts) -> list[Data]:
    counts = Counter(played.ended.tolist())
    return [
        {"rule": game.rule(number), "number": number, **_share(counts[number], len(played.ended))}
        for number in game.endings
    ]


# ---- Choices ----------------------------------------------------------------------------------


def choices(stories: Sequence[Story]) -> Data:
    """How many moves are possible: over all decisions, and as the game goes on."""
    told = spread_of([n for story in stories for n in story.choices])
    at = [[story.choices[_place(step, len(story.choices))] for story in stories] for step in _STEPS]
    told["over_time"] = [
        {"progress": step / STEPS, **_quantiles(values)} for step, values in enumerate(at)
    ]
    return told


_STEPS = range(STEPS + 1)


def _place(step: int, decisions: int) -> int:
    """The index of the decision at this step of a game."""
    return round(step / STEPS * (decisions - 1))


def _quantiles(values: Sequence[float]) -> Data:
    low, middle, high = np.percentile(values, [25, 50, 75])
    return {"low": float(low), "median": float(middle), "high": float(high)}


# ---- Tension ----------------------------------------------------------------------------------


def tension(stories: Sequence[Story]) -> Data | None:
    """Lead changes, drama, comebacks and when the game is settled; None if no player estimates
    chances."""
    judged = [story for story in stories if any(story.chances)]
    won = [(story, common(story)) for story in judged if story.winner is not None]
    if not won:
        return None
    changes = [lead_changes(common(story)) for story in judged]
    return {
        "games": len(judged),
        "won": len(won),
        "lead_changes": _mean(changes),
        "never": _share(changes.count(0), len(judged)),
        "drama": _mean([drama(row, _winner(story)) for story, row in won]),
        "comebacks": _share(sum(is_comeback(row, _winner(story)) for story, row in won), len(won)),
        "settled": _mean([settled(row, _winner(story)) for story, row in won], most=1.0),
        "over_time": _winners_chance(won),
        "examples": _examples(won),
    }


def _mean(values: Sequence[float], most: float = math.inf) -> Data:
    mean, low, high = mean_interval(values)
    return {"mean": mean, "low": max(0.0, low), "high": min(most, high)}


def common(story: Story) -> list[Chances]:
    """Everybody's chances at each decision: the mean of all players' latest estimates, because
    every player overrates its chances on its own turn. A player that has not thought yet counts
    with its first estimate to come."""
    last = _first_opinions(story)
    row = []
    for seat, chances in zip(story.seats, story.chances, strict=True):
        if chances is not None:
            last[seat] = chances
        row.append(tuple(float(np.mean(column)) for column in zip(*last.values(), strict=True)))
    return row


def _first_opinions(story: Story) -> dict[int, Chances]:
    first: dict[int, Chances] = {}
    for seat, chances in zip(story.seats, story.chances, strict=True):
        if chances is not None:
            first.setdefault(seat, chances)
    return first


def lead_changes(row: Sequence[Chances]) -> int:
    """How often the lead changes. A leader keeps the lead until somebody else is clearly ahead, so
    that small fluctuations do not count."""
    leader, changes = None, 0
    for chances in row:
        first, second = sorted(chances, reverse=True)[:2]
        ahead = chances.index(first)
        if first - second >= AHEAD and ahead != leader:
            changes += leader is not None
            leader = ahead
    return changes


def drama(row: Sequence[Chances], winner: int) -> float:
    """How far the winner was behind the best opponent, averaged over the times it was behind; 0 if
    never."""
    gaps = [max(chances) - chances[winner] for chances in row]
    behind = [gap for gap in gaps if gap > 0]
    return sum(behind) / len(behind) if behind else 0.0


def is_comeback(row: Sequence[Chances], winner: int) -> bool:
    """Whether the winner's chance was ever below half an equal share."""
    return min(chances[winner] for chances in row) < 0.5 / len(row[0])


def settled(row: Sequence[Chances], winner: int) -> float:
    """The share of the decisions after which the winner was practically certain, and stayed so."""
    doubts = [n for n, chances in enumerate(row) if chances[winner] < AS_GOOD_AS_WON]
    return (doubts[-1] + 1) / len(row) if doubts else 0.0


def _winner(story: Story) -> int:
    if story.winner is None:
        raise ValueError("nobody has won this game alone")
    return story.winner


Won = Sequence[tuple[Story, Sequence[Chances]]]  # games with a winner, and everybody's chances


def _winners_chance(won: Won) -> list[Data]:
    told = []
    for step in _STEPS:
        values = [row[_place(step, len(row))][_winner(story)] for story, row in won]
        told.append(
            {"progress": step / STEPS, "mean": float(np.mean(values)), **_quantiles(values)}
        )
    return told


def _examples(won: Won) -> list[Data]:
    """A calm game, a typical one and the most dramatic one, as examples."""
    by_drama = sorted(won, key=lambda each: drama(each[1], _winner(each[0])))
    places = (len(won) // 10, len(won) // 2, len(won) - 1)
    told = []
    for kind, place in zip(("calm", "usual", "dramatic"), places, strict=True):
        story, row = by_drama[place]
        chances = [[round(chance, 3) for chance in chances] for chances in row]
        told.append({"kind": kind, "winner": story.winner, "chances": chances})
    return told


# ---- Rules ------------------------------------------------------------------------------------


def rules(game: Game, stories: Sequence[Story]) -> Data:
    """How often each rule came into play, and how often it mattered, compared with any move at
    all."""
    moments: dict[str, list[float | None]] = {name: [] for name in game.happenings}
    games: Counter[str] = Counter()
    any_move: list[float | None] = []
    for story in stories:
        swung = swings(story)
        any_move += swung
        seen = set()
        for names, swing in zip(story.happened, swung, strict=True):
            for name in names:
                moments[name].append(swing)
                seen.add(name)
        games.update(seen)
    return {
        "any_move": _mattered(any_move, len(stories)),
        "each": [
            {
                "name": name,
                "rule": game.rule(number),
                "games": games[name],
                "share_of_games": games[name] / len(stories),
                **_mattered(moments[name], len(stories)),
            }
            for name, number in game.happenings.items()
        ],
    }


def swings(story: Story) -> list[float | None]:
    """For every decision, how much it shifted the next opponent's estimates: the largest change in
    anybody's chance between that opponent's last thought and its next one. Comparing one player's
    estimates avoids the bias that players have on their own turn; and it is not the mover's, who
    knew what was coming. At the end of the game, the result replaces the estimate. None if there is
    nothing to compare with."""
    last: dict[int, Chances] = {}  # each seat's last thought, most recent last
    found: list[float | None] = []
    for n, (mover, following) in enumerate(zip(story.seats, _next_of_others(story), strict=True)):
        if (chances := story.chances[n]) is not None:
            last.pop(mover, None)
            last[mover] = chances
        if following is not None:
            thinker, after = following
            before = last.get(thinker)
        else:
            after = story.shares
            before = next((c for seat, c in reversed(last.items()) if seat != mover), None)
        found.append(
            None if before is None else max(abs(b - a) for a, b in zip(before, after, strict=True))
        )
    return found


def _next_of_others(story: Story) -> list[tuple[int, Chances] | None]:
    """After each decision, which opponent thinks next, and what; None if none does."""
    coming: dict[int, Chances] = {}  # each seat's next thought, nearest last
    found = []
    for seat, chances in zip(reversed(story.seats), reversed(story.chances), strict=True):
        others = ((other, c) for other, c in reversed(coming.items()) if other != seat)
        found.append(next(others, None))
        if chances is not None:
            coming.pop(seat, None)
            coming[seat] = chances
    return found[::-1]


def _mattered(swung: Sequence[float | None], games: int) -> Data:
    judged = [swing for swing in swung if swing is not None]
    mattered = sum(swing >= MATTERS for swing in judged)
    return {
        "moments": len(swung),
        "a_game": len(swung) / games,
        "judged": len(judged),
        "mattered": mattered / len(judged) if judged else None,
        "swing": sum(judged) / len(judged) if judged else None,
    }


# ---- Openings ---------------------------------------------------------------------------------


def openings(game: Game, stories: Sequence[Story]) -> Data:
    """First moves, similar ones grouped, and how the first player did; then the replies."""
    first: dict[str, list[Story]] = {}
    for story in stories:
        first.setdefault(game.opening(story.opening[0]), []).append(story)
    often = _often(first, len(stories))
    return {
        "kinds": len(first),
        "least": _least(len(stories)),
        "told": sum(len(first[opening]) for opening in often),
        "each": [
            {
                "opening": opening,
                "played": len(first[opening]),
                **_result(first[opening], 0),
                "replies": _replies(first[opening]),
            }
            for opening in often
        ],
    }


def _least(games: int) -> int:
    """How often an opening must be played to be listed on its own."""
    return max(OFTEN_GAMES, math.ceil(OFTEN * games))


def _often(groups: dict[str, list[Story]], games: int) -> list[str]:
    often = [name for name, stories in groups.items() if len(stories) >= _least(games)]
    return sorted(often, key=lambda name: (-len(groups[name]), name))


def _result(stories: Sequence[Story], seat: int) -> Data:
    return _share(sum(story.winner == seat for story in stories), len(stories))


def _replies(stories: Sequence[Story]) -> list[Data]:
    """Seat 1's most common first moves, and how it did."""
    groups: dict[str, list[Story]] = {}
    for story in stories:
        if len(story.opening) > 1:
            groups.setdefault(story.opening[1], []).append(story)
    return [
        {"reply": reply, "played": len(groups[reply]), **_result(groups[reply], 1)}
        for reply in _often(groups, len(stories))[:3]
    ]
