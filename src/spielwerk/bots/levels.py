"""Five levels for every game, from a child's first opponent to the strongest we can make on one
core in a second. Their distances are measured: see docs/bots.md."""

from dataclasses import dataclass, field, replace

from spielwerk.bots.search import Method
from spielwerk.bots.thinking import Budget
from spielwerk.engine.errors import BadOption
from spielwerk.engine.policies import knowing, sensible

LEVELS = (1, 2, 3, 4, 5)


@dataclass(frozen=True)
class Level:
    """How well somebody plays."""

    budget: Budget
    method: Method = field(default_factory=Method)
    overlooks: float = 0.0  # the chance not to see a move at all
    memory: int = 5  # DI-24, where there is something to remember


def _levels(method: Method, iterations: tuple[int, int, int, int], overlooks: float) -> list[Level]:
    small = replace(method, nodes=1 << 14)
    return [
        Level(Budget(iterations=iterations[0]), small, overlooks, memory=1),
        Level(Budget(iterations=iterations[1]), small, overlooks / 3, memory=2),
        Level(Budget(iterations=iterations[2]), small, memory=3),
        Level(Budget(iterations=iterations[3]), small, memory=4),
        Level(Budget(seconds=1.0), method),
    ]


_LEVELS = {
    "rings": _levels(Method(knowing, 1.0), (20, 80, 400, 3000), 0.3),
    "memento": _levels(Method(sensible, 1.0, width=4.0), (15, 60, 300, 2000), 0.3),
    "triominos": _levels(Method(knowing, 1.0), (5, 20, 100, 1000), 0.5),
    "dimenticato": _levels(Method(knowing, 1.0), (15, 60, 300, 2500), 0.2),
}


def level(game: str, number: int) -> Level:
    if number not in LEVELS:
        raise BadOption("error-level", level=str(number), levels=", ".join(map(str, LEVELS)))
    return _LEVELS[game][number - 1]
