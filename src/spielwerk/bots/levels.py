"""Five levels for every game, from a child's first opponent to the strongest we can make on one
core in a second. The gaps between them are measured: see docs/bots.md.

Levels 1 to 4 think in iterations, so that they are as strong on a slow machine as on a fast one.
"""

from dataclasses import dataclass, field, replace

from spielwerk.bots.search import Method
from spielwerk.bots.thinking import Budget
from spielwerk.engine.errors import BadOption
from spielwerk.engine.policies import knowing, sensible

LEVELS = (1, 2, 3, 4, 5)
SMALL_TREE = 1 << 16


@dataclass(frozen=True)
class Level:
    """How well somebody plays."""

    budget: Budget
    method: Method = field(default_factory=Method)
    overlooks: float = 0.0  # the chance of not seeing a move at all
    memory: int = 5  # DI-24, for a game of memory


def _levels(
    method: Method, *weaker: tuple[int, float], strongest: Method | None = None
) -> list[Level]:
    """Four levels by their iterations and how much they overlook, then the strongest, which may use
    another method."""
    small = replace(method, nodes=SMALL_TREE)
    return [
        Level(Budget(iterations=iterations), small, overlooks, memory=number)
        for number, (iterations, overlooks) in enumerate(weaker, 1)
    ] + [Level(Budget(seconds=1.0), strongest or method)]


# For how the methods were chosen, see docs/bots.md.
_LEVELS = {
    "rings": _levels(
        Method(knowing, exploration=0.35),
        (1_500, 0.1), (3_500, 0.05), (11_000, 0.0), (45_000, 0.0),
    ),
    "memento": _levels(
        Method(sensible, exploration=0.4, width=8.0),
        (70, 0.25), (300, 0.05), (1_000, 0.0), (5_000, 0.0),
    ),
    "triominos": _levels(
        Method(knowing, exploration=0.5, margin=0.3),
        (4, 0.5), (40, 0.2), (400, 0.0), (4_000, 0.0),
        strongest=Method(sensible, exploration=0.4, width=2.0, margin=0.3, as_played=True),
    ),
    "dimenticato": _levels(
        Method(knowing, exploration=1.2, margin=0.2),
        (250, 0.1), (700, 0.03), (1_800, 0.0), (6_000, 0.0),
    ),
}  # fmt: skip


def level(game: str, number: int) -> Level:
    if number not in LEVELS:
        raise BadOption("error-level", level=str(number), levels=", ".join(map(str, LEVELS)))
    return _LEVELS[game][number - 1]
