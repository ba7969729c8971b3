"""The learning net on the cores of this machine, compiled like the rules.

Few features of a position hold, so that most of what a product of matrices does would be for
nothing. And the number of threads changes no result: each row is one thread's, and a step of
learning is always cut into the same parts.
"""

import math
from typing import Any

import numpy as np

from spielwerk.engine.net import UNITS, UPPERS
from spielwerk.lab.learning.net import TINY_CHANCE, LearningNet
from spielwerk.lab.rows import Workplace
from spielwerk.runtime.compile import compiled

PARTS = 64  # of a step of learning: enough for many threads
ONCE = np.float32(1)
HIDDEN = 2 * (UNITS + UPPERS)  # the hidden units, and how much each is to blame


@compiled
def list_features(features: Any, active: Any) -> int:
    """The numbers of those that hold."""
    count = 0
    for n in range(len(features)):
        active[count] = n  # without a branch, which no processor could foresee
        count += int(features[n])
    return count


@compiled
def cut(sums: Any) -> None:
    """Cut every number to 0 … 1."""
    for n in range(len(sums)):
        sums[n] = max(np.float32(0), min(np.float32(1), sums[n]))


@compiled
def add_times(sums: Any, factor: Any, row: Any) -> None:
    """This order of loops is one that compilers turn into wide instructions."""
    for n in range(len(sums)):
        sums[n] += factor * row[n]


@compiled
def set_to(sums: Any, row: Any) -> None:
    """Copy a row."""
    for n in range(len(sums)):
        sums[n] = row[n]


@compiled
def judge_one(
    active: Any, count: int, w1: Any, b1: Any, w2: Any, b2: Any, w3: Any, b3: Any,
    units: Any, uppers: Any, chances: Any,
) -> None:  # fmt: skip
    """As `LearningNet.judge`, for one position."""
    set_to(units, b1)
    for n in range(count):
        add_times(units, ONCE, w1[active[n]])
    cut(units)
    set_to(uppers, b2)
    for unit in range(UNITS):
        if units[unit] != 0:
            add_times(uppers, units[unit], w2[unit])
    cut(uppers)
    set_to(chances, b3)
    for upper in range(UPPERS):
        add_times(chances, uppers[upper], w3[upper])
    top = chances[0]
    for n in range(len(chances)):
        top = max(top, chances[n])
    total = np.float32(0)
    for n in range(len(chances)):
        chances[n] = math.exp(chances[n] - top)
        total += chances[n]
    for n in range(len(chances)):
        chances[n] /= total


@compiled
def judge(
    row: int, spare: Any, listed: Any, active: Any, ranks: Any, features: Any,
    w1: Any, b1: Any, w2: Any, b2: Any, w3: Any, b3: Any, hidden: Any, chances: Any,
) -> None:  # fmt: skip
    """Judge rows of features."""
    count = list_features(features[row], active)
    units, uppers = hidden[row, :UNITS], hidden[row, UNITS : UNITS + UPPERS]
    judge_one(active, count, w1, b1, w2, b2, w3, b3, units, uppers, chances[row])


@compiled
def blame(
    units: Any, uppers: Any, w3: Any, w2_turned: Any, blame1: Any, blame2: Any, blame3: Any
) -> None:
    """How much each hidden unit had to do with what went wrong. One that was cut could not help
    it."""
    for upper in range(UPPERS):
        blame2[upper] = 0
        if 0 < uppers[upper] < 1:
            for seat in range(len(blame3)):
                blame2[upper] += blame3[seat] * w3[upper, seat]
    for unit in range(UNITS):
        blame1[unit] = 0
    for upper in range(UPPERS):
        if blame2[upper] != 0:
            add_times(blame1, blame2[upper], w2_turned[upper])
    for unit in range(UNITS):
        if not 0 < units[unit] < 1:
            blame1[unit] = 0


@compiled
def differentiate(
    part: int, spare: Any, listed: Any, active: Any, ranks: Any, features: Any, goals: Any,
    w1: Any, b1: Any, w2: Any, b2: Any, w3: Any, b3: Any, w2_turned: Any, hidden: Any, chances: Any,
    g1: Any, gb1: Any, g2: Any, gb2: Any, g3: Any, gb3: Any, losses: Any,
) -> None:  # fmt: skip
    """As `LearningNet.gradient`, summed up over a part of the positions."""
    units, uppers = hidden[part, :UNITS], hidden[part, UNITS : UNITS + UPPERS]
    blame1 = hidden[part, UNITS + UPPERS : 2 * UNITS + UPPERS]
    blame2 = hidden[part, 2 * UNITS + UPPERS :]
    blame3 = chances[part]
    for row in range(part, len(features), PARTS):
        count = list_features(features[row], active)
        judge_one(active, count, w1, b1, w2, b2, w3, b3, units, uppers, blame3)
        for seat in range(len(blame3)):
            losses[part] -= goals[row, seat] * math.log(blame3[seat] + TINY_CHANCE)
            blame3[seat] -= goals[row, seat]
        blame(units, uppers, w3, w2_turned, blame1, blame2, blame3)
        for n in range(count):
            add_times(g1[part, active[n]], ONCE, blame1)
        for unit in range(UNITS):
            if units[unit] != 0:
                add_times(g2[part, unit], units[unit], blame2)
        for upper in range(UPPERS):
            add_times(g3[part, upper], uppers[upper], blame3)
        add_times(gb1[part], ONCE, blame1)
        add_times(gb2[part], ONCE, blame2)
        add_times(gb3[part], ONCE, blame3)


class CompiledNet(LearningNet):
    """A net that learns on the cores."""

    def __init__(self, place: Workplace, features: int, seats: int, seed: int, most: int) -> None:
        """`most` positions are judged at once."""
        super().__init__(np, features, seats, seed)
        self._judge, self._differentiate = place.each(judge), place.each(differentiate)
        self._hidden = np.zeros((max(most, PARTS), HIDDEN), np.float32)
        self._chances = np.zeros((max(most, PARTS), seats), np.float32)
        self._sums = [np.zeros((PARTS, *each.shape), np.float32) for each in self.weights]
        self._losses = np.zeros(PARTS)

    def judge(self, features: Any) -> Any:
        """Every seat's chance to come first, by row."""
        self._judge(len(features), features, *self.weights, self._hidden, self._chances)
        return self._chances[: len(features)]

    def gradient(self, features: Any, goals: Any) -> tuple[Any, list[Any]]:
        """The slope of the error by every weight."""
        for sums in (*self._sums, self._losses):
            sums[:] = 0
        turned = np.ascontiguousarray(self.weights[2].T)
        self._differentiate(
            PARTS, features, goals, *self.weights, turned, self._hidden, self._chances, *self._sums,
            self._losses,
        )  # fmt: skip
        count = np.float32(len(features))
        return self._losses.sum() / len(features), [sums.sum(0) / count for sums in self._sums]
