"""How certain a figure is, and whether two figures differ. Tests and distributions are scipy's;
what it does not have is here. All intervals are 95 % intervals; None where there is too little to
give one."""

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from scipy import stats
from scipy.optimize import brentq
from scipy.special import gammaln

Array = np.ndarray[Any, Any]
Limits = tuple[float | None, float | None]

CONFIDENCE = 0.95
TAIL = (1 - CONFIDENCE) / 2
Z = float(stats.norm.ppf(1 - TAIL))
POWER = 0.8  # how often a difference is noticed that counts as noticeable
DRAWS = 9999  # random tables where there are too few games for the formula
ENOUGH = 5  # expected games per cell that the formula needs
SETS = 1000  # made-up sets of games that an interval of a variance is found with
HALVINGS = 8  # of the range from 0 to 1: to half a percent


# ---- Intervals --------------------------------------------------------------------------------


def interval(share: float, games: float) -> tuple[float, float]:
    """Clopper and Pearson's interval of a share: it holds for every true share, with few games
    too. The share may be of points that are halved, which scipy's own does not allow."""
    won = share * games
    lost = games - won
    low = float(stats.beta.ppf(TAIL, won, lost + 1)) if won > 0 else 0.0
    high = float(stats.beta.ppf(1 - TAIL, won + 1, lost)) if lost > 0 else 1.0
    return low, high


def mean_interval(values: Sequence[float]) -> Limits:
    """Student's interval of a mean."""
    if len(values) < 2:
        return None, None
    found = np.asarray(values, float)
    mean = float(found.mean())
    half = student(len(found) - 1) * float(stats.sem(found))
    return mean - half, mean + half


def paired_interval(differences: Sequence[float]) -> Limits:
    """Of the mean difference between two results of the same games, each from 0 to 1. What is lost
    and what is gained are shares with Clopper and Pearson's intervals, and are put together as by
    Zou and Donner: the more is lost, the less can be gained. It holds too where most games end the
    same way twice."""
    games = len(differences)
    if games < 2:
        return None, None
    found = np.asarray(differences, float)
    lost, gained = (float(np.maximum(part, 0).mean()) for part in (found, -found))
    (lost_low, lost_high), (gained_low, gained_high) = (
        interval(share, games) for share in (lost, gained)
    )
    alike = lost * gained / max((1 - lost) * (1 - gained), 1e-9)  # the correlation, squared
    below = _together(lost - lost_low, gained_high - gained, alike)
    above = _together(lost_high - lost, gained - gained_low, alike)
    return max(-1.0, lost - gained - below), min(1.0, lost - gained + above)


def _together(one: float, other: float, alike: float) -> float:
    return math.sqrt(one**2 + other**2 + 2 * math.sqrt(min(1.0, alike)) * one * other)


def student(freedom: int) -> float:
    """Student's t for an interval."""
    return float(stats.t.ppf(1 - TAIL, freedom))


def median_interval(values: Sequence[float]) -> Limits:
    """Two of the values themselves, found by counting: it needs at least six."""
    low, high = stats.quantile_test(values, p=0.5).confidence_interval(CONFIDENCE)
    return (None, None) if math.isnan(low) or math.isnan(high) else (float(low), float(high))


def pooled_median_interval(rows: Sequence[Sequence[float]]) -> Limits:
    """Of the median of all rows together, where the values of a row (a game) belong together:
    Woodruff's interval. How far the share of values below the median is off tells which
    quantiles to take."""
    if len(rows) < 2:
        return None, None
    values = np.sort(np.concatenate([np.asarray(row, float) for row in rows]))
    median = np.median(values)
    below = [float(np.sum(np.sign(median - np.asarray(row)))) / 2 for row in rows]
    off = student(len(rows) - 1) * _error(below, [len(row) for row in rows])
    low = np.quantile(values, max(0.0, 0.5 - off), method="lower")
    high = np.quantile(values, min(1.0, 0.5 + off), method="higher")
    return float(low), float(high)


def _error(parts: Sequence[float], wholes: Sequence[float]) -> float:
    """The standard error of the sum of the parts divided by the sum of the wholes, a part and a
    whole for each game, however alike the moments of a game are."""
    a, n = np.asarray(parts, float), np.asarray(wholes, float)
    left = a - a.sum() / n.sum() * n
    return math.sqrt(len(a) / (len(a) - 1) * float((left**2).sum())) / float(n.sum())


def ratio_interval(parts: Sequence[float], wholes: Sequence[float], share: bool) -> Limits:
    """Of the sum of the parts divided by the sum of the wholes: a mean over moments, of which every
    game has some. A share has the interval of as many independent moments as would be equally
    certain (Korn and Graubard)."""
    used = [(part, whole) for part, whole in zip(parts, wholes, strict=True) if whole]
    if len(used) < 2:
        return None, None
    parts, wholes = [part for part, _ in used], [whole for _, whole in used]
    mean, error, t = sum(parts) / sum(wholes), _error(parts, wholes), student(len(used) - 1)
    if not share:
        return mean - t * error, mean + t * error
    moments = min(mean * (1 - mean) / error**2, sum(wholes)) if error else len(used)
    return interval(mean, moments * (Z / t) ** 2)


# ---- Tests ------------------------------------------------------------------------------------


def outcomes_differ(*rows: Sequence[int]) -> float:
    """The probability that rows of counts (games by winner) differ this much by chance alone:
    Pearson's chi-square test, or random tables if there are few games."""
    table = np.array(rows, float)
    table = table[table.sum(axis=1) > 0]
    table = table[:, table.sum(axis=0) > 0]
    if min(table.shape) < 2:
        return 1.0
    few = stats.contingency.expected_freq(table).min() < ENOUGH
    random = stats.MonteCarloMethod(n_resamples=DRAWS, rng=np.random.default_rng(0))
    tested = stats.chi2_contingency(table, correction=False, method=random if few else None)
    return float(tested.pvalue)


def seats_differ(wins: Sequence[int]) -> float:
    """The probability that the seats' wins differ this much if all seats are equally good."""
    games, seats = sum(wins), len(wins)
    if games == 0:
        return 1.0
    if games / seats >= ENOUGH:
        return float(stats.chisquare(wins).pvalue)
    dealt = np.random.default_rng(0).multinomial(games, [1 / seats] * seats, DRAWS)
    as_far = ((dealt**2).sum(axis=1) >= sum(n * n for n in wins)).sum()
    return float((as_far + 1) / (DRAWS + 1))


def sizes_differ(one: Sequence[float], other: Sequence[float]) -> float:
    """The probability that two rows of numbers (lengths of games) differ this much by chance alone:
    the Mann–Whitney test, which asks which of two games is longer, not by how much."""
    return float(stats.mannwhitneyu(one, other).pvalue)


def ratios_differ(
    parts: Sequence[float], wholes: Sequence[float],
    others: Sequence[float], other_wholes: Sequence[float],
) -> float | None:  # fmt: skip
    """The probability that two means over moments differ this much by chance alone, where every
    game has moments of both kinds, in the same order. None if too few games have them."""
    a, n = np.asarray(parts, float), np.asarray(wholes, float)
    b, m = np.asarray(others, float), np.asarray(other_wholes, float)
    with_both = min(np.count_nonzero(n), np.count_nonzero(m))
    if with_both < 2:
        return None
    one, other = a.sum() / n.sum(), b.sum() / m.sum()
    left = (a - one * n) / n.sum() - (b - other * m) / m.sum()
    games = np.count_nonzero(n + m)
    error = math.sqrt(games / (games - 1) * float((left**2).sum()))
    if error == 0:
        return None
    return 2 * float(stats.t.sf(abs(one - other) / error, with_both - 1))


# ---- What a number of games can show ----------------------------------------------------------


def noticed_share(share: float, games: float, outcomes: int, significant: float) -> float | None:
    """The smallest change of a share that a chi-square test of this many outcomes notices with a
    power of 80 %; None if even the largest is missed. Two rows of games count as their product
    divided by their sum."""
    freedom = outcomes - 1
    critical = stats.chi2.isf(significant, freedom)

    def missing(shift: float) -> float:
        return float(stats.ncx2.sf(critical, freedom, shift)) - POWER

    change = math.sqrt(brentq(missing, 1e-6, 1e4) * share * (1 - share) / games)
    return change if share + change <= 1 else None


def noticed_size(spread: float, games: float, significant: float) -> float:
    """The same for the Mann–Whitney test of numbers with this standard deviation. It needs π/3
    times the games that a comparison of means needs."""
    steps = stats.norm.isf(significant / 2) + stats.norm.ppf(POWER)
    return float(steps * spread * math.sqrt(math.pi / 3 / games))


# ---- Variance between groups ------------------------------------------------------------------


def share_of_groups(results: Array) -> tuple[float, float, float]:
    """The share of the variance that lies between groups rather than within them, with its
    interval: the intraclass correlation over all seats. `results` has a row for each group, a
    column for each try, and a value for each seat.

    The interval holds with few groups too. It has every share that makes a value as low, or as
    high, as the one that was found more than one time in forty, in made-up groups whose outcomes
    are spread by Pólya's urn (a Dirichlet-multinomial distribution) around the frequencies that
    were found."""
    groups, tries, seats = results.shape
    outcomes, which = np.unique(results.reshape(-1, seats), axis=0, return_inverse=True)
    if len(outcomes) < 2:
        return 0.0, 0.0, 1.0
    urn = _Urn(outcomes, tries)
    counts = [np.bincount(row, minlength=len(outcomes)) for row in which.reshape(groups, tries)]
    found = urn.counted(counts)
    share = float(urn.intraclass(found[None])[0])
    often = (np.sum(counts, axis=0) + 0.5) / (groups * tries + 0.5 * len(outcomes))

    def made_up(true: float) -> Array:
        random = np.random.default_rng(0)
        return urn.intraclass(random.multinomial(groups, urn.chances(often, true), SETS))

    low = turning_point(lambda true: bool(np.mean(made_up(true) >= share - 1e-9) < TAIL))
    high = turning_point(lambda true: bool(np.mean(made_up(true) <= share + 1e-9) >= TAIL))
    return max(0.0, share), low[0], high[1]


def turning_point(holds: Callable[[float], bool]) -> tuple[float, float]:
    """Numbers close to each other, the first of which something holds for."""
    low, high = 0.0, 1.0
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if holds(middle) else (low, middle)
    return low, high


class _Urn:
    """Every way in which the tries of a group can come out, in any order."""

    def __init__(self, outcomes: Array, tries: int) -> None:
        self._tries = tries
        self._hands = np.array(_divided(tries, len(outcomes)))
        self._numbers = {tuple(hand): n for n, hand in enumerate(self._hands.tolist())}
        self._means = self._hands @ outcomes / tries
        self._squares = (self._means**2).sum(axis=1)
        self._within = self._hands @ (outcomes**2).sum(axis=1) - tries * self._squares

    def counted(self, hands: Sequence[Array]) -> Array:
        """How many groups came out in each way."""
        numbers = [self._numbers[tuple(hand.tolist())] for hand in hands]
        return np.bincount(numbers, minlength=len(self._hands))

    def intraclass(self, counts: Array) -> Array:
        """For each row of such numbers."""
        tries, groups = self._tries, counts[0].sum()
        middle = ((counts @ self._means) ** 2).sum(axis=1) / groups
        between = tries * (counts @ self._squares - middle) / (groups - 1)
        within = counts @ self._within / (groups * (tries - 1))
        total = between + (tries - 1) * within
        made: Array = np.zeros(len(counts))
        np.divide(between - within, total, out=made, where=total > 1e-12)
        return made

    def chances(self, often: Array, share: float) -> Array:
        """How likely each way is if the outcomes are this frequent and this share of the variance
        is between groups."""
        size = 1 / min(max(share, 1e-6), 1 - 1e-6) - 1
        weights, hands = often * size, self._hands
        ways = gammaln(self._tries + 1) - gammaln(hands + 1).sum(axis=1)
        drawn = (gammaln(hands + weights) - gammaln(weights)).sum(axis=1)
        likely: Array = np.exp(ways + drawn + gammaln(size) - gammaln(size + self._tries))
        likely /= likely.sum()
        return likely


def _divided(tries: int, kinds: int) -> list[tuple[int, ...]]:
    """All ways to divide tries among kinds."""
    if kinds == 1:
        return [(tries,)]
    return [
        (first, *rest) for first in range(tries + 1) for rest in _divided(tries - first, kinds - 1)
    ]
