"""How certain a figure is, and whether two of them differ, without any library. There is no verdict
from few games, so normal distributions are good enough; reports, which may have few, use scipy."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

Z = 1.959964  # 95 %
FEWEST = 30  # games of each column that a verdict needs …
EXPECTED = 5  # … and games of either kind, with and without the thing, that a share's needs


@dataclass(frozen=True)
class Figure:
    """A share of games, or a mean over games, with its 95 % interval."""

    value: float
    low: float
    high: float
    error: float  # its standard error
    games: int
    is_share: bool

    @property
    def limits(self) -> tuple[float, float, float]:
        """Its value, and where its interval begins and ends."""
        return self.value, self.low, self.high

    def as_json(self) -> dict[str, float]:
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
    """Numbers from 0 to `most` that are only added up."""

    most: float = math.inf
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
        low, high = max(0.0, mean - Z * error), min(self.most, mean + Z * error)
        return Figure(mean, low, high, error, self.games, is_share=False)


def difference(
    one: tuple[float, float, float], other: tuple[float, float, float]
) -> tuple[float, float, float]:
    """How much larger the other figure is, with its interval from the two intervals: Newcombe's
    for shares, and the same for means and medians (Zou and Donner). It does not need to know that
    games are paired, and is only wider than necessary if they are."""
    (a, a_low, a_high), (b, b_low, b_high) = one, other
    low = b - a - math.hypot(b - b_low, a_high - a)
    return b - a, low, b - a + math.hypot(b_high - b, a - a_low)


def differ(one: Figure, other: Figure) -> float | None:
    """The probability that two figures differ at least this much if there is no difference; None if
    there are too few games to tell."""
    fewer = min(one.games, other.games)
    if fewer < FEWEST:
        return None
    if one.is_share:
        games = one.games + other.games
        pooled = (one.value * one.games + other.value * other.games) / games
        if fewer * min(pooled, 1 - pooled) < EXPECTED:
            return None
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
