"""What compiled rules look up must fit where they run."""

from collections.abc import Iterator
from typing import Any

from spielwerk.check.finding import Finding, finding
from spielwerk.engine.game import Game
from spielwerk.runtime.reach import is_marked, used_by
from spielwerk.runtime.tables import Table

ROOM = 64 << 10  # bytes: what a GPU keeps close to every core


def tables_fit(game: Game) -> Iterator[Finding]:
    """All tables of a game together."""
    sizes = {id(table): (size, where) for table, size, where in _tables(game)}
    total = sum(size for size, _ in sizes.values())
    if total > ROOM:
        largest, where = max(sizes.values())
        yield finding("check-table", where, bytes=total, largest=largest, most=ROOM)


def _tables(game: Game) -> Iterator[tuple[Any, int, str]]:
    """Every table that the rules use, its size, and a function that uses it."""
    waiting = [function for function in game.rules.functions if is_marked(function)]
    seen = set(waiting)
    while waiting:
        function = waiting.pop()
        where = f"{function.__module__}.{function.__name__}"
        for value in used_by(function):
            if is_marked(value) and value not in seen:
                seen.add(value)
                waiting.append(value)
            elif isinstance(value, Table):
                yield value, len(value) * value.kind.size, where
            elif hasattr(value, "nbytes"):  # numpy's own
                yield value, value.nbytes, where
