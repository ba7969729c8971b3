"""Random games, played by a crew. A game depends only on the seed and its number, so it does not
matter which worker plays it."""

from collections.abc import Iterator
from typing import Any

from spielwerk.engine import replays
from spielwerk.engine.options import Value
from spielwerk.engine.playouts import best_target, playouts, random_game
from spielwerk.engine.position import Ruleset, check_seed
from spielwerk.engine.target import TARGETS
from spielwerk.games import load
from spielwerk.lab.summary import Summary
from spielwerk.work.crew import Crew

BATCH = 1 << 12  # games per task: milliseconds when compiled; a crew may take several at once
RECORDED_BATCH = 16  # games per task when not compiled
BATCHES = 100  # at least this many tasks, games permitting, so that every worker gets some

Counts = dict[str, Any]  # of a Summary


def count_random_games(crew: Crew, ruleset: Ruleset, games: int, seed: int) -> Iterator[Counts]:
    """Counts of random games, batch by batch, for a Summary to add."""
    target = best_target(ruleset, games).name
    tasks = [(*batch, target) for batch in _batches(ruleset, games, seed, BATCH)]
    for _, counts in crew.do(_count, tasks):
        yield counts


def record_random_games(
    crew: Crew, ruleset: Ruleset, games: int, seed: int, legal: bool
) -> Iterator[tuple[Counts, list[str]]]:
    """The same, plus the records as lines of JSON, in the order of the games."""
    early: dict[int, tuple[Counts, list[str]]] = {}
    due = 0
    tasks = [(*batch, legal) for batch in _batches(ruleset, games, seed, RECORDED_BATCH)]
    for number, batch in crew.do(_record, tasks):
        early[number] = batch
        while due in early:
            yield early.pop(due)
            due += 1


def _batches(ruleset: Ruleset, games: int, seed: int, most: int) -> list[tuple[Any, ...]]:
    size = max(1, min(most, games // BATCHES))
    rules = (ruleset.id, ruleset.players, dict(ruleset.options), check_seed(seed))
    return [(*rules, first, min(size, games - first)) for first in range(0, games, size)]


def _count(
    id: str, players: int, options: dict[str, Value], seed: int, first: int, games: int, target: str
) -> Counts:
    ruleset = load(id, players, **options)
    summary = Summary(ruleset)
    summary.add(playouts(ruleset, games, seed, first=first, threads=1, target=TARGETS[target]))
    return summary.counts()


def _record(
    id: str, players: int, options: dict[str, Value], seed: int, first: int, games: int, legal: bool
) -> tuple[Counts, list[str]]:
    ruleset = load(id, players, **options)
    summary = Summary(ruleset)
    lines = []
    for number in range(first, first + games):
        position = random_game(ruleset, seed, number)
        summary.add_game(position)
        lines.append(replays.as_line(position, legal))
    return summary.counts(), lines
