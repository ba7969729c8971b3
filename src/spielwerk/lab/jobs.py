"""Random games, played by a crew. A game depends only on the seed and its number, so it does not
matter which worker plays it."""

from collections.abc import Iterator
from typing import Any

from spielwerk.bots.crew import Crew
from spielwerk.engine import records
from spielwerk.engine.game import Ruleset, check_seed
from spielwerk.engine.options import Value
from spielwerk.engine.playouts import playouts, random_game
from spielwerk.engine.summary import Summary
from spielwerk.games import find_game

BATCH = 1 << 12  # games per task: milliseconds when compiled; a crew may take several at once
RECORDED_BATCH = 16  # games per task when not compiled
BATCHES = 100  # at least this many tasks, games permitting, so that every worker gets some

Counts = dict[str, Any]  # of a Summary


def count_random_games(crew: Crew, game: Ruleset, games: int, seed: int) -> Iterator[Counts]:
    """Counts of random games, batch by batch, for a Summary to add."""
    for _, counts in crew.do(_count, _batches(game, games, seed, BATCH)):
        yield counts


def record_random_games(
    crew: Crew, game: Ruleset, games: int, seed: int, legal: bool
) -> Iterator[tuple[Counts, list[str]]]:
    """The same, plus the records as lines of JSON, in the order of the games."""
    early: dict[int, tuple[Counts, list[str]]] = {}
    due = 0
    tasks = [(*batch, legal) for batch in _batches(game, games, seed, RECORDED_BATCH)]
    for place, batch in crew.do(_record, tasks):
        early[place] = batch
        while due in early:
            yield early.pop(due)
            due += 1


def _batches(game: Ruleset, games: int, seed: int, most: int) -> list[tuple[Any, ...]]:
    size = max(1, min(most, games // BATCHES))
    rules = (game.id, game.players, dict(game.options), check_seed(seed))
    return [(*rules, first, min(size, games - first)) for first in range(0, games, size)]


def _count(
    id: str, players: int, options: dict[str, Value], seed: int, first: int, games: int
) -> Counts:
    game = find_game(id).with_options(players, **options)
    summary = Summary(game)
    summary.add(playouts(game, games, seed, first=first, threads=1))
    return summary.counts()


def _record(
    id: str, players: int, options: dict[str, Value], seed: int, first: int, games: int, legal: bool
) -> tuple[Counts, list[str]]:
    game = find_game(id).with_options(players, **options)
    summary = Summary(game)
    lines = []
    for number in range(first, first + games):
        position = random_game(game, seed, number)
        summary.add_game(position)
        lines.append(records.as_line(position, legal))
    return summary.counts(), lines
