"""Games at random, or of players who only glance, played by a crew. A game depends only on the seed
and its number, so it does not matter which worker plays it."""

from collections.abc import Iterator, Sequence
from typing import Any

from spielwerk.bots.one_ply import GlancedGames
from spielwerk.engine import replays
from spielwerk.engine.playouts import best_target, playouts, random_game
from spielwerk.engine.position import Ruleset, check_seed
from spielwerk.parallel import rulesets
from spielwerk.parallel.crew import Crew
from spielwerk.runtime.target import TARGETS
from spielwerk.workbench.summary import Summary

BATCH = 1 << 12  # games per task: milliseconds when compiled; a crew may take several at once
GLANCED_BATCH = 1 << 7
RECORDED_BATCH = 16  # games per task when not compiled
BATCHES = 100  # at least this many tasks, games permitting, so that every worker gets some

Counts = dict[str, Any]  # of a Summary
Overlooks = Sequence[float] | None  # of each seat, if the players glance; None: at random


def count_games(
    crew: Crew, ruleset: Ruleset, games: int, seed: int, overlooks: Overlooks = None
) -> Iterator[Counts]:
    """Counts of games, batch by batch, for a Summary to add."""
    target = best_target(ruleset, games).name
    most = BATCH if overlooks is None else GLANCED_BATCH
    tasks = [(*batch, target, overlooks) for batch in _batches(ruleset, games, seed, most)]
    for _, counts in crew.do(_count, tasks):
        yield counts


def record_games(
    crew: Crew, ruleset: Ruleset, games: int, seed: int, legal: bool, overlooks: Overlooks = None
) -> Iterator[tuple[Counts, list[str]]]:
    """The same, plus the records as lines of JSON, in the order of the games."""
    early: dict[int, tuple[Counts, list[str]]] = {}
    due = 0
    batches = _batches(ruleset, games, seed, RECORDED_BATCH)
    tasks = [(*batch, legal, overlooks) for batch in batches]
    for number, batch in crew.do(_record, tasks):
        early[number] = batch
        while due in early:
            yield early.pop(due)
            due += 1


def _batches(ruleset: Ruleset, games: int, seed: int, most: int) -> list[tuple[Any, ...]]:
    size = max(1, min(most, games // BATCHES))
    rules = rulesets.packed(ruleset)
    return [
        (rules, check_seed(seed), first, min(size, games - first))
        for first in range(0, games, size)
    ]


def _count(
    rules: rulesets.Packed, seed: int, first: int, games: int, target: str, overlooks: Overlooks
) -> Counts:
    ruleset = rulesets.unpacked(rules)
    summary = Summary(ruleset)
    if overlooks is None:
        summary.add(playouts(ruleset, games, seed, first=first, threads=1, target=TARGETS[target]))
    else:
        summary.add(GlancedGames(ruleset, overlooks, seed).play(first, games).played)
    return summary.counts()


def _record(
    rules: rulesets.Packed, seed: int, first: int, games: int, legal: bool, overlooks: Overlooks
) -> tuple[Counts, list[str]]:
    ruleset = rulesets.unpacked(rules)
    summary = Summary(ruleset)
    lines = []
    table = None if overlooks is None else GlancedGames(ruleset, overlooks, seed)
    for number in range(first, first + games):
        position = random_game(ruleset, seed, number) if table is None else table.game(number)
        summary.add_game(position)
        lines.append(replays.as_line(position, legal))
    return summary.counts(), lines
