"""How certain a figure is, and whether two figures differ: the few formulas that a report needs."""

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]

Z = 1.96  # standard deviations around the mean that hold 95 % of a normal distribution
SHUFFLES = 10_000  # permutations of a table that has too few games for the formula
ENOUGH = 5  # expected games per cell that the formula needs


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's interval: it contains the true share 19 times out of 20."""
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    spread = share * (1 - share) / games + Z * Z / (4 * games * games)
    half = Z * math.sqrt(spread) / (1 + Z * Z / games)
    return middle - half, middle + half


def mean_interval(values: Sequence[float]) -> tuple[float, float, float]:
    """The mean, and an interval that contains the true one 19 times out of 20."""
    found = np.asarray(values, float)
    mean = float(found.mean())
    if len(found) < 2:
        return mean, mean, mean
    half = Z * float(found.std(ddof=1)) / math.sqrt(len(found))
    return mean, mean - half, mean + half


def outcomes_differ(one: Sequence[int], other: Sequence[int]) -> float:
    """The probability that two rows of counts (games by winner) differ this much by chance alone:
    Pearson's chi-square test, or a permutation test if there are few games."""
    table = np.array([one, other], float)
    table = table[:, table.sum(axis=0) > 0]
    if table.shape[1] < 2 or (table.sum(axis=1) == 0).any():
        return 1.0
    expected = table.sum(axis=1, keepdims=True) * table.sum(axis=0) / table.sum()
    if expected.min() >= ENOUGH:
        return chi_square_tail(_chi_square(table, expected), table.shape[1] - 1)
    return _by_dealing_anew(table, expected)


def _chi_square(table: Array, expected: Array) -> float:
    return float(((table - expected) ** 2 / expected).sum())


def _by_dealing_anew(table: Array, expected: Array) -> float:
    columns = table.sum(axis=0).astype(int)
    first = int(table[0].sum())
    dealt = np.random.default_rng(0).multivariate_hypergeometric(columns, first, SHUFFLES)
    deviation = (dealt - expected[0]) ** 2 * (1 / expected[0] + 1 / expected[1])
    as_far = (deviation.sum(axis=1) >= _chi_square(table, expected) - 1e-9).sum()
    return float((as_far + 1) / (SHUFFLES + 1))


def chi_square_tail(value: float, freedom: int) -> float:
    """The probability that a chi-square with `freedom` degrees of freedom is at least this
    large."""
    half = value / 2
    if freedom % 2 == 0:
        term = math.exp(-half)
        tail, terms = term, range(1, freedom // 2)
        for n in terms:
            term *= half / n
            tail += term
        return tail
    tail = math.erfc(math.sqrt(half))
    term = math.sqrt(4 * half / math.pi) * math.exp(-half)
    for n in range(1, (freedom + 1) // 2):
        tail += term
        term *= half / (n + 0.5)
    return tail


def sizes_differ(one: Sequence[float], other: Sequence[float]) -> float:
    """The probability that two rows of numbers (lengths of games) differ this much by chance alone:
    the Mann–Whitney test, which asks which of two games is longer, not by how much."""
    a, b = np.asarray(one, float), np.asarray(other, float)
    n, m = len(a), len(b)
    ranks, ties = _ranks(np.concatenate([a, b]))
    above = ranks[:n].sum() - n * (n + 1) / 2
    spread = n * m / 12 * (n + m + 1 - ties / max(1, (n + m) * (n + m - 1)))
    if spread <= 0:
        return 1.0
    distance = max(0.0, abs(above - n * m / 2) - 0.5)
    return math.erfc(distance / math.sqrt(2 * spread))


def _ranks(values: Array) -> tuple[Array, float]:
    """The rank of every value, shared by ties, and the correction of the variance for ties."""
    _, order, counts = np.unique(values, return_inverse=True, return_counts=True)
    last = np.cumsum(counts)
    middle = last - (counts - 1) / 2
    return middle[order], float((counts.astype(float) ** 3 - counts).sum())


def holm(chances: Sequence[float]) -> list[float]:
    """Holm's correction of several p-values: if you trust those below 5 %, the chance of any error
    is at most one in twenty."""
    raised = [0.0] * len(chances)
    highest = 0.0
    for smaller, n in enumerate(sorted(range(len(chances)), key=lambda n: chances[n])):
        highest = max(highest, min(1.0, (len(chances) - smaller) * chances[n]))
        raised[n] = highest
    return raised


def share_of_groups(results: Array) -> tuple[float, float, float]:
    """The share of the variance that lies between groups rather than within them, with its
    interval: the intraclass correlation over all seats. `results` has a row for each group, a
    column for each try, and a value for each seat. The interval comes from resampling groups."""
    share = _intraclass(results)
    random = np.random.default_rng(0)
    resampled = [
        _intraclass(results[random.integers(0, len(results), len(results))]) for _ in range(500)
    ]
    low, high = np.percentile(resampled, [2.5, 97.5])
    return share, float(low), float(high)


def _intraclass(results: Array) -> float:
    groups, tries, _ = results.shape
    means = results.mean(axis=1)
    between = tries * means.var(axis=0, ddof=1).sum()
    within = (((results - means[:, None]) ** 2).sum(axis=(0, 1)) / (groups * (tries - 1))).sum()
    total = between + (tries - 1) * within
    return max(0.0, float((between - within) / total)) if total > 0 else 0.0
