"""How certain a figure is, and whether two of them differ, without any library. There are always
many games here, so normal distributions are good enough; reports, which may have few, use scipy."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

Z = 1.959964  # 95 %


@dataclass(frozen=True)
class Figure:
    """A share of games, or a mean over games, with its 95 % interval."""

    value: float
    low: float
    high: float
    error: float  # its standard error
    games: int
    is_share: bool

    def told(self) -> dict[str, float]:
        return {"value": self.value, "low": self.low, "high": self.high, "games": self.games}


def share(count: int, games: int) -> Figure:
    """Of the games in which something happened, with Wilson's interval."""
    p = count / games
    middle = (p + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * math.sqrt(p * (1 - p) / games + (Z / (2 * games)) ** 2) / (1 + Z * Z / games)
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    return Figure(p, low, high, math.sqrt(p * (1 - p) / games), games, is_share=True)


@dataclass
class Moments:
    """Numbers that are only added up."""

    games: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, values: Iterable[float]) -> None:
        for value in values:
            self.games += 1
            self.total += value
            self.squares += value * value

    def figure(self) -> Figure | None:
        """Their mean; None if there are too few to tell how certain it is."""
        if self.games < 2:
            return None
        mean = self.total / self.games
        spread = max(0.0, self.squares - self.games * mean * mean) / (self.games - 1)
        error = math.sqrt(spread / self.games)
        return Figure(mean, mean - Z * error, mean + Z * error, error, self.games, is_share=False)


def differ(one: Figure, other: Figure) -> float:
    """The probability that two figures differ at least this much if there is no difference."""
    if one.is_share:
        games = one.games + other.games
        pooled = (one.value * one.games + other.value * other.games) / games
        error = math.sqrt(pooled * (1 - pooled) * (1 / one.games + 1 / other.games))
    else:
        error = math.hypot(one.error, other.error)
    if error == 0:
        return 1.0 if one.value == other.value else 0.0
    return math.erfc(abs(one.value - other.value) / error / math.sqrt(2))


def holm(chances: Sequence[float]) -> list[float]:
    """Holm's correction of several p-values: if you trust those below 5 %, the chance of any error
    is at most one in twenty."""
    raised = [0.0] * len(chances)
    highest = 0.0
    for smaller, n in enumerate(sorted(range(len(chances)), key=lambda n: chances[n])):
        highest = max(highest, min(1.0, (len(chances) - smaller) * chances[n]))
        raised[n] = highest
    return raised
