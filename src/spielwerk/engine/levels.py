"""How well computer players play: what each game's `levels.py` says about its levels.

Levels 1 to 4 think in iterations, so that they are as strong on a slow machine as on a fast one.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from spielwerk.engine.policies import Policy, knowing
from spielwerk.engine.rules import Rules
from spielwerk.errors import BadOption

SMALL_TREE = 1 << 16
SMALLEST_TREE = 1 << 12


@dataclass(frozen=True)
class Budget:
    """What a move may cost: seconds, iterations, or whichever is used up first.

    >>> from spielwerk.engine.levels import Budget
    >>> Budget(iterations=300).part(3)
    Budget(seconds=None, iterations=100)
    """

    seconds: float | None = None
    iterations: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is None and self.iterations is None:
            raise BadOption("error-budget", budget="–")
        for given in (self.seconds, self.iterations):
            if given is not None and not given > 0:
                raise BadOption("error-budget", budget=str(given))

    def part(self, of: int) -> "Budget":
        """A half, a third, …, but at least one iteration."""
        seconds = None if self.seconds is None else self.seconds / of
        return Budget(seconds, None if self.iterations is None else max(1, self.iterations // of))


@dataclass(frozen=True)
class Method:
    """How a search goes about it.

    >>> from spielwerk.engine.levels import Method
    >>> Method(exploration=0.7).exploration
    0.7
    """

    playouts: Callable[[Rules], Policy] = knowing
    exploration: float = 1.0  # how much to try moves that have not done well so far
    width: float = 1e9  # limit on (a node's children)² / its visits
    as_played: bool = False  # try new moves as a playout would choose them, not at random
    margin: float = 0.0  # weight of winning clearly, if the game defines `lead`
    nodes: int = 1 << 18  # at most; each takes 64 bytes, and there are two copies
    judged: bool = False  # a net judges positions, and no games are played out
    sharpness: float = 20.0  # … how much more a move is looked at that promises more
    children: int = 16  # … how many moves are looked at again


@dataclass(frozen=True)
class Level:
    """How well a computer player plays.

    >>> from spielwerk.engine.levels import Budget, Level, Method
    >>> Level(Budget(iterations=50), Method(), overlooks=0.3).glances
    False
    """

    budget: Budget
    method: Method = field(default_factory=Method)
    overlooks: float = 0.0  # the chance of not seeing a move at all
    memory: int = 5  # DI-24, for a game of memory

    @property
    def glances(self) -> bool:
        """Whether it only judges what can follow at once, and never looks further ahead."""
        return self.method.judged and self.budget == GLANCE


GLANCE = Budget(iterations=1)


def glancing(master: Method, overlooks: float) -> Level:
    """A beginner, who has learnt what is good but overlooks most of it.

    >>> from spielwerk.engine.levels import Method, glancing
    >>> glancing(Method(judged=True), 0.5).glances
    True
    """
    return Level(GLANCE, replace(master, nodes=SMALLEST_TREE), overlooks)


def levels(
    method: Method,
    *weaker: tuple[int, float] | Level,
    strongest: Method | None = None,
    master: Method | None = None,
) -> tuple[Level, ...]:
    """Four levels by their iterations and how much they overlook, then the strongest, which may use
    another method, and the master, who has learnt.

    >>> from spielwerk.engine.levels import Method, levels
    >>> made = levels(Method(), (50, 0.3), (300, 0.1), (1_500, 0.0), (6_000, 0.0))
    >>> len(made), made[0].budget.iterations, made[-1].budget.seconds
    (5, 50, 1.0)
    """
    small = replace(method, nodes=SMALL_TREE)
    return (
        *(
            replace(each, memory=number)
            if isinstance(each, Level)
            else Level(Budget(iterations=each[0]), small, each[1], memory=number)
            for number, each in enumerate(weaker, 1)
        ),
        Level(Budget(seconds=1.0), strongest or method),
        *([Level(Budget(seconds=1.0), master)] if master else []),
    )
