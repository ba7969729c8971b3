"""A whole report: the request, its games, and all numbers as plain data."""

import re
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from spielwerk.bots.arena import Lineup, check_bot
from spielwerk.bots.crew import Crew
from spielwerk.engine.errors import BadOption
from spielwerk.engine.game import Game, Ruleset, check_seed
from spielwerk.engine.options import read_assignments
from spielwerk.engine.state import pack
from spielwerk.lab.report import measures
from spielwerk.lab.report.games import RANDOM, Heap, Progress, Series, play_series
from spielwerk.lab.report.measures import Data, measured
from spielwerk.lab.report.statistics import (
    holm,
    interval,
    outcomes_differ,
    share_of_groups,
    sizes_differ,
)

FORMAT = 1
GAMES, RANDOM_GAMES = 200, 100_000  # by default
OPENING = "opening"  # in a comparison: the first move of all its games
EACH_DEAL = 4  # how often a set-up is played
SMALL_SAMPLE = 10  # of random games with another option, to see how long a decision takes
FEWER = 4  # side questions get this many times fewer games
SIGNIFICANT = 0.05


@dataclass(frozen=True)
class Variant:
    """A rule set to compare with the one that the report is about."""

    label: str  # as it was typed: pawns=6
    game: Ruleset
    opening: tuple[str, ...] = ()


@dataclass(frozen=True)
class Wanted:
    """What a report should cover."""

    game: Ruleset
    level: str
    games: int
    seed: int
    compare: tuple[Variant, ...] = ()
    against: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        check_seed(self.seed)
        if self.games < 1:
            raise BadOption("error-report-games", games=str(self.games))
        for name in (self.level, *self.against):
            check_bot(self.game, name)
        if self.level in self.against:
            raise BadOption("error-report-against", bot=self.level)

    @property
    def fewer(self) -> int:
        """How many games a side question gets."""
        return -(-self.games // FEWER)

    @property
    def everybody(self) -> tuple[Lineup, ...]:
        return ((self.level,) * self.game.players,)


def usual_games(level: str) -> int:
    """As many games as two cores play in a few minutes."""
    return RANDOM_GAMES if level == RANDOM else GAMES


def wanted(
    game: Game,
    players: int,
    options: Sequence[str],
    level: str,
    games: int,
    seed: int,
    compare: Sequence[str] = (),
    against: Sequence[str] = (),
) -> Wanted:
    """A report as requested on the command line."""
    base = game.with_options(players, **read_assignments(game.options, options))
    variants = tuple(_variant(game, players, options, text) for text in compare)
    return Wanted(base, level, games, seed, variants, tuple(against))


def _variant(game: Game, players: int, options: Sequence[str], text: str) -> Variant:
    """`pawns=6`, or several of them: `exits=off, straight_exits=off`; or `opening=I0`."""
    parts = [part for part in re.split(r"[,;\s]+", text) if part]
    if not parts:
        raise BadOption("error-option-form", text=text)
    moves = [part.partition("=")[2] for part in parts if part.partition("=")[0] == OPENING]
    rest = [part for part in parts if part.partition("=")[0] != OPENING]
    changed = game.with_options(players, **read_assignments(game.options, [*options, *rest]))
    if moves:
        if game.set_up is not None:
            raise BadOption("error-report-opening", game=game.name)
        changed.start().play(moves[0])  # an error says why it cannot be played
    return Variant(", ".join(parts), changed, tuple(moves))


# ---- The games --------------------------------------------------------------------------------


def other_values(game: Ruleset) -> list[Variant]:
    """The rule sets that differ from this one in a single option."""
    found = []
    for option in game.game.options:
        for value in option.possible():
            if value != game.options[option.name]:
                chosen = {**_given(game), option.name: value}
                changed = game.game.with_options(game.players, **chosen)
                found.append(Variant(f"{option.name}={option.shown(value)}", changed))
    return found


def _given(game: Ruleset) -> dict[str, Any]:
    """The fewest options that give this rule set: an edition may set the others."""
    given: dict[str, Any] = {}
    for name, value in game.options.items():
        if game.game.with_options(game.players, **given).options[name] != value:
            given[name] = value
    return given


def plays_alike(one: Ruleset, other: Ruleset) -> bool:
    """Whether two rule sets differ only in name: the rules see the same options on the state."""
    dtype = one.rules.state
    return pack(one.blank(), dtype).tobytes() == pack(other.blank(), dtype).tobytes()


def rungs(level: str) -> list[tuple[str, str]]:
    """Pairings to measure skill: every level up to this one against the one below."""
    if level == RANDOM:
        return []
    number = re.match(r"[1-5]", level)
    if number is None:
        return [(level, RANDOM)]
    ladder = [RANDOM, *(str(n) for n in range(1, int(number[0]) + 1))]
    return [(ladder[n], ladder[n - 1]) for n in range(1, len(ladder))]


def mixed(one: str, other: str, players: int) -> tuple[Lineup, ...]:
    """Two kinds of players at a table, alternating, and the other way round."""
    return tuple(
        tuple((one, other)[(seat + first) % 2] for seat in range(players)) for first in range(2)
    )


@dataclass(frozen=True)
class _Plan:
    """All games of a report, in series that are played together."""

    base: Series
    compare: list[Series]
    options: list[tuple[Variant, Series | None]]  # None: plays like the base
    meetings: list[tuple[str, str, Series]]
    deals: Series | None

    @property
    def all(self) -> list[Series]:
        options = [series for _, series in self.options if series is not None]
        meetings = [series for _, _, series in self.meetings]
        deals = [] if self.deals is None else [self.deals]
        return [self.base, *self.compare, *options, *meetings, *deals]


def _plan(wanted: Wanted) -> _Plan:
    def series(game: Ruleset, games: int, **more: Any) -> Series:
        return Series(game, wanted.everybody, games, wanted.seed, **more)

    game = wanted.game
    fewer = wanted.games if wanted.level == RANDOM else wanted.fewer
    options = [
        (
            each,
            None if plays_alike(game, each.game) else series(each.game, fewer, sample=SMALL_SAMPLE),
        )
        for each in other_values(game)
    ]
    pairs = [*rungs(wanted.level), *((wanted.level, other) for other in wanted.against)]
    even = wanted.fewer + wanted.fewer % 2
    meetings = [
        (one, other, Series(game, mixed(one, other, game.players), even, wanted.seed, each_deal=2))
        for one, other in pairs
    ]
    deals = None
    if game.game.set_up is not None and wanted.level != RANDOM:
        count = max(2, wanted.fewer) * EACH_DEAL
        deals = Series(game, wanted.everybody, count, wanted.seed, each_deal=EACH_DEAL)
    compare = [series(each.game, wanted.games, opening=each.opening) for each in wanted.compare]
    return _Plan(series(game, wanted.games), compare, options, meetings, deals)


def games_needed(wanted: Wanted) -> int:
    """How many games a report takes, with all its side questions."""
    return sum(series.games for series in _plan(wanted).all)


# ---- The numbers ------------------------------------------------------------------------------


def make(wanted: Wanted, crew: Crew, progress: Progress | None = None) -> Data:
    """Play everything and add it up."""
    started = time.perf_counter()
    plan = _plan(wanted)
    heaps = dict(zip(map(id, plan.all), play_series(plan.all, crew, progress), strict=True))
    game = wanted.game
    base = heaps[id(plan.base)]
    compared = [heaps[id(series)] for series in plan.compare]
    return {
        "format": FORMAT,
        "game": game.id,
        "players": game.players,
        "options": dict(game.options),
        "level": wanted.level,
        "games": wanted.games,
        "seed": wanted.seed,
        "all_games": sum(series.games for series in plan.all),
        "assumptions": assumptions(),
        "base": measured(game, base),
        "compare": [
            {**_named(variant), **measured(variant.game, heap), **test}
            for variant, heap, test in zip(
                wanted.compare, compared, tests(base, compared), strict=True
            )
        ],
        "options_compared": _options(plan, heaps, base),
        "meetings": [
            meeting(one, other, series, heaps[id(series)]) for one, other, series in plan.meetings
        ],
        "deals": None if plan.deals is None else deals(heaps[id(plan.deals)]),
        "seconds": round(time.perf_counter() - started, 1),
    }


def assumptions() -> Data:
    """The numbers that the measures are made with."""
    return {
        "seconds": measures.SECONDS,
        "seconds_a_doubling": measures.SECONDS_A_DOUBLING,
        "ahead": measures.AHEAD,
        "as_good_as_won": measures.AS_GOOD_AS_WON,
        "matters": measures.MATTERS,
        "significant": SIGNIFICANT,
    }


def _options(plan: _Plan, heaps: dict[int, Heap], base: Heap) -> list[Data]:
    """Every other value of every option, with its key figures."""
    played = [heaps[id(series)] for _, series in plan.options if series is not None]
    results = iter(zip(played, tests(base, played), strict=True))
    told: list[Data] = []
    for variant, series in plan.options:
        if series is None:
            told.append({**_named(variant), "alike": True})
        else:
            heap, test = next(results)
            told.append({**_named(variant), "alike": False, **_main(heap), **test})
    return told


def _named(variant: Variant) -> Data:
    return {
        "label": variant.label,
        "options": dict(variant.game.options),
        "opening": list(variant.opening),
    }


def _main(heap: Heap) -> Data:
    return {
        "games": len(heap.played.turns),
        "wins": measures.wins(heap.played),
        "draws": measures.draws(heap.played),
        "turns": measures.spread_of(heap.played.turns.tolist()),
        "minutes": measures.spread_of(measures.minutes(heap)),
    }


def tests(base: Heap, others: Sequence[Heap]) -> list[Data]:
    """For each heap, p-values for its results and its lengths against the base, corrected for
    multiple comparisons."""
    chances: list[float] = []
    for other in others:
        chances.append(outcomes_differ(_outcomes(base), _outcomes(other)))
        chances.append(sizes_differ(base.played.turns.tolist(), other.played.turns.tolist()))
    corrected = holm(chances)
    return [
        {"wins_by_chance": corrected[n], "turns_by_chance": corrected[n + 1]}
        for n in range(0, len(corrected), 2)
    ]


def _outcomes(heap: Heap) -> list[int]:
    """Games by winner, and draws."""
    won = [seat["games"] for seat in measures.wins(heap.played)]
    return [*won, measures.draws(heap.played)["games"]]


def meeting(one: str, other: str, series: Series, heap: Heap) -> Data:
    """One kind of player's share of the points against another: every two seats of different kinds
    are a meeting, and the better rank gets the point."""
    points, meetings = 0.0, 0
    for number, story in enumerate(heap.stories):
        names = series.names[number % len(series.names)]
        mine = [rank for rank, name in zip(story.ranks, names, strict=True) if name == one]
        theirs = [rank for rank, name in zip(story.ranks, names, strict=True) if name == other]
        for rank in mine:
            points += sum((rank < o) + 0.5 * (rank == o) for o in theirs)
            meetings += len(theirs)
    share = points / meetings
    low, high = interval(share, len(heap.stories))
    return {
        "one": one, "other": other, "games": len(heap.stories),
        "share": share, "low": max(0.0, low), "high": min(1.0, high),
    }  # fmt: skip


def deals(heap: Heap) -> Data:
    """How much of the result the set-up decides, when equal players play each one several times."""
    shares = np.array([story.shares for story in heap.stories])
    results = shares.reshape(-1, EACH_DEAL, shares.shape[1])
    share, low, high = share_of_groups(results)
    alike = np.mean([len({tuple(row) for row in deal.tolist()}) == 1 for deal in results])
    return {
        "deals": len(results), "each": EACH_DEAL, "games": len(heap.stories),
        "share": share, "low": low, "high": high, "same_result": float(alike),
    }  # fmt: skip
