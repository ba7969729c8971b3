"""A whole report: its games, and all numbers as plain data."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from spielwerk import __version__
from spielwerk.bots import lead
from spielwerk.bots.players import Packed, is_place, name_of
from spielwerk.engine.position import Ruleset
from spielwerk.lab.report.comparisons import correct
from spielwerk.lab.report.figures import Data
from spielwerk.lab.report.games import (
    RANDOM,
    Begin,
    Heap,
    Progress,
    Series,
    play_series,
    play_tasks,
)
from spielwerk.lab.report.looks import GOOD
from spielwerk.lab.report.meetings import Meeting, mixed
from spielwerk.lab.report.request import Variant, Wanted
from spielwerk.lab.report.sections import (
    blunders,
    compare,
    depth,
    measured,
    options,
    rules,
    simple,
    skill,
    wins,
    worth,
)
from spielwerk.lab.statistics import seats_differ
from spielwerk.parallel.crew import Crew
from spielwerk.runtime.chance import random64
from spielwerk.workbench import stories
from spielwerk.workbench.stories import Story

FORMAT = 3
SMALL_SAMPLE = 10  # of random games with another option, to see how long a decision takes
SIGNIFICANT = 0.05
SATURATED = 0.85  # a share from which on a measure says little

# Side questions have random numbers of their own, or they would begin with the same games again.
# (The main one and its comparisons use the seed itself and its branches 0 and 1.)
_MEETINGS, _DEALS = 2, 3
_BLUNDERS, _AFTER_BLUNDERS = 7, 8

# Sections that have meetings of their own (and branches of random numbers, 4 to 6).
_FIELD = {"depth": depth, "worth": worth, "simple": simple}

# The numbers that the measures are made with.
ASSUMPTIONS = {
    "seconds": stories.SECONDS,
    "seconds_a_doubling": stories.SECONDS_A_DOUBLING,
    "ahead": lead.AHEAD,
    "good": GOOD,
    "as_good_as_won": lead.AS_GOOD_AS_WON,
    "matters": rules.MATTERS,
    "significant": SIGNIFICANT,
    "saturated": SATURATED,
    "rare": worth.RARE,
    "forced": worth.FORCED,
}


@dataclass(frozen=True)
class _Plan:
    """All games of a report, in series that are played together."""

    base: Series
    compare: list[Series]
    options: list[tuple[Variant, Series | None]]  # None: plays like the base
    meetings: list[Meeting]
    deals: Series | None
    field: dict[str, list[Meeting]]  # by section

    @property
    def all(self) -> list[Series]:
        options = [series for _, series in self.options if series is not None]
        meetings = [each.series for each in self.meetings]
        deals = [] if self.deals is None else [self.deals]
        field = [each.series for row in self.field.values() for each in row]
        return [self.base, *self.compare, *options, *meetings, *deals, *field]


def _plan(wanted: Wanted) -> _Plan:
    def series(ruleset: Ruleset, games: int, seed: int = wanted.seed, **more: Any) -> Series:
        return Series(ruleset, wanted.same_players, games, seed, **more)

    base = wanted.ruleset
    variants = [
        (
            each,
            None
            if each.is_like(base)
            else series(each.ruleset, wanted.games, opening=each.opening, sample=SMALL_SAMPLE),
        )
        for each in wanted.values
    ]
    pairs = [*_rungs(wanted.level), *((wanted.level, other) for other in wanted.against)]
    even = wanted.fewer + wanted.fewer % 2
    meetings = []
    for one, other in dict.fromkeys(pairs):
        names, seed = mixed(one, other, base.players), random64(wanted.seed, _MEETINGS)
        meetings.append(Meeting(one, other, Series(base, names, even, seed, each_deal=2)))
    deals = None
    if base.game.set_up is not None and wanted.level != RANDOM:
        count = max(2, wanted.fewer) * skill.EACH_DEAL
        seed = random64(wanted.seed, _DEALS)
        deals = series(base, count, seed, each_deal=skill.EACH_DEAL)
    compared = [series(each.ruleset, wanted.games, opening=each.opening) for each in wanted.compare]
    looked = series(base, wanted.games, looked=wanted.level != RANDOM)
    field = {name: section.meetings(wanted) for name, section in _FIELD.items()}
    return _Plan(looked, compared, variants, meetings, deals, field)


def _rungs(level: Packed) -> list[tuple[Any, Any]]:
    """A program has no levels below it."""
    if isinstance(level, bytes) or is_place(level):
        return [(level, RANDOM)]
    return [*skill.rungs(level)]


def games_needed(wanted: Wanted) -> int:
    """How many games a report takes, with all its side questions.

    >>> import spielwerk
    >>> from spielwerk.lab.report.report import games_needed
    >>> from spielwerk.lab.report.request import wanted
    >>> games_needed(wanted(spielwerk.find_game("rings"), 2, [], "random", 100, 0)) >= 100
    True
    """
    return sum(series.steps for series in _plan(wanted).all) + _most_blunders(wanted)


def _most_blunders(wanted: Wanted) -> int:
    """How many games with a blunder there are, if no game is too short."""
    return 0 if wanted.level == RANDOM else blunders.STAGES * blunders.each(wanted.games)


def _play_blunders(
    wanted: Wanted, base: Series, games: Sequence[Story], crew: Crew, progress: Progress | None
) -> Data | None:
    """Some of the games again, each with one blunder."""
    most = _most_blunders(wanted)
    seed, after = random64(wanted.seed, _BLUNDERS), random64(wanted.seed, _AFTER_BLUNDERS)
    forks = blunders.forks(games, blunders.each(wanted.games), seed) if most else []
    tasks = [
        base.again(fork.game, random64(after, number), fork.opening(games[fork.game]))
        for number, fork in enumerate(forks)
    ]
    played = play_tasks(tasks, crew, progress)
    if progress is not None and len(forks) < most:
        progress(most - len(forks))
    return blunders.costs(games, list(zip(forks, played, strict=True)))


def make(
    wanted: Wanted, crew: Crew, progress: Progress | None = None, begin: Begin | None = None
) -> Data:
    """Play everything and add it up.

    >>> import spielwerk
    >>> from spielwerk.lab.report.report import make
    >>> from spielwerk.lab.report.request import wanted
    >>> from spielwerk.parallel.crew import Processes
    >>> rings = spielwerk.find_game("rings")
    >>> report = make(wanted(rings, 2, ["pawns=3"], "random", 10, 0), Processes(1))
    >>> report["games"]
    10
    """
    started = time.perf_counter()
    plan, ruleset = _plan(wanted), wanted.ruleset
    heaps = dict(zip(map(id, plan.all), play_series(plan.all, crew, progress), strict=True))
    blundered = _play_blunders(wanted, plan.base, heaps[id(plan.base)].stories, crew, progress)
    if begin is not None:
        begin("report-doing-sums", None)
    base = heaps[id(plan.base)]
    compared = [heaps[id(series)] for series in plan.compare]
    measures = measured(ruleset, base)
    report = {
        "format": FORMAT,
        "version": __version__,
        "game": ruleset.id,
        "players": ruleset.players,
        "options": dict(ruleset.options),
        "level": name_of(wanted.level),
        "games": wanted.games,
        "seed": wanted.seed,
        "all_games": sum(series.games for series in plan.all)
        + (blundered["games"] if blundered else 0),
        "assumptions": dict(ASSUMPTIONS),
        "base": measures,
        "seats": {"p": seats_differ(base.played.wins())},
        "compare": [
            {
                **variant.named,
                **(data := measured(variant.ruleset, heap)),
                "differences": compare.differences(base, heap, measures, data),
            }
            for variant, heap in zip(wanted.compare, compared, strict=True)
        ],
        "options_compared": options.options_compared(
            base, [(each, heaps.get(id(series))) for each, series in plan.options]
        ),
        "meetings": [each.points(heaps[id(each.series)]) for each in plan.meetings],
        "blunders": blundered,
        "deals": None if plan.deals is None else skill.deals(heaps[id(plan.deals)]),
        **{
            name: section.measures(
                wanted, [(each, heaps[id(each.series)]) for each in plan.field[name]]
            )
            for name, section in _FIELD.items()
        },
        "seconds": round(time.perf_counter() - started, 1),
    }
    comparisons = correct(_shown(report))
    return {**report, "comparisons": comparisons, "noticed": _noticed(plan, base, comparisons)}


def _shown(report: Data) -> list[Data]:
    """The parts of a report whose p-values are on the page."""
    others = (*report["compare"], *report["options_compared"])
    data = [report["seats"], report["base"], *(each.get("differences", {}) for each in others)]
    return [*data, *(report[name] for name in _FIELD if report[name])]


def _noticed(plan: _Plan, base: Heap, comparisons: int) -> Data:
    """What the games of each kind of comparison can show; None without any."""

    def noticed(others: Sequence[Series | None]) -> Data | None:
        games = [series.games for series in others if series is not None]
        if not games:
            return None
        return compare.noticed(base, min(games), comparisons, SIGNIFICANT)

    return {
        "seats": wins.noticed(base.played, comparisons, SIGNIFICANT),
        "compare": noticed(plan.compare),
        "options": noticed([series for _, series in plan.options]),
    }
