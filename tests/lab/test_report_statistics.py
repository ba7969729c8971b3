"""The formulas of a report, against values from tables and from exhaustive counting."""

import math
from itertools import combinations

import numpy as np
import pytest

from spielwerk.lab.report.statistics import (
    chi_square_tail,
    holm,
    interval,
    mean_interval,
    outcomes_differ,
    share_of_groups,
    sizes_differ,
)


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (0.0, 10, 0.0, 0.2775), (1.0, 200, 0.9812, 1.0),
     (0.1, 50, 0.0435, 0.2136)],
)  # fmt: skip
def test_wilsons_interval(share, games, low, high):
    assert interval(share, games) == pytest.approx((low, high), abs=1e-4)


def test_the_interval_holds_the_truth_nineteen_times_out_of_twenty():
    random = np.random.default_rng(1)
    found = 0
    for wins in random.binomial(80, 0.3, 4000):
        low, high = interval(wins / 80, 80)
        found += low <= 0.3 <= high
    assert 0.93 < found / 4000 < 0.97


def test_the_mean_and_its_interval():
    mean, low, high = mean_interval([1, 2, 3, 4])
    half = 1.96 * math.sqrt(5 / 3) / 2
    assert (mean, low, high) == pytest.approx((2.5, 2.5 - half, 2.5 + half))
    assert mean_interval([7]) == (7, 7, 7)


@pytest.mark.parametrize(
    ("value", "freedom", "chance"),
    [(3.841, 1, 0.05), (5.991, 2, 0.05), (7.815, 3, 0.05), (9.488, 4, 0.05), (11.070, 5, 0.05),
     (6.635, 1, 0.01), (13.277, 4, 0.01), (0.0, 3, 1.0)],
)  # fmt: skip
def test_chi_square_as_in_the_tables(value, freedom, chance):
    assert chi_square_tail(value, freedom) == pytest.approx(chance, abs=2e-5)


def test_two_rows_of_outcomes():
    # 60 : 40 against 40 : 60 is a chi-square of 8.
    assert outcomes_differ([60, 40], [40, 60]) == pytest.approx(0.00468, abs=1e-5)
    assert outcomes_differ([50, 50, 0], [50, 50, 0]) == pytest.approx(1)
    assert outcomes_differ([20, 0], [30, 0]) == 1  # only one outcome: nothing to compare


def test_few_outcomes_get_a_permutation_test():
    """Fisher's exact test gives 0.0286 for 4 : 0 against 0 : 4."""
    assert outcomes_differ([4, 0], [0, 4]) == pytest.approx(0.0286, abs=0.006)
    assert outcomes_differ([2, 2], [2, 2]) == pytest.approx(1)


def test_lengths_by_counting_all_ways():
    """The Mann–Whitney formula, beside all ways to divide eleven numbers."""
    one, other = [1, 2, 4, 5, 9, 10], [3, 7, 8, 11, 6]
    both = one + other

    def above(some):
        rest = [n for n in both if n not in some]
        return sum(a > b for a in some for b in rest)

    middle = len(one) * len(other) / 2
    distance = abs(above(one) - middle)
    ways = [abs(above(some) - middle) >= distance for some in combinations(both, len(one))]
    assert sizes_differ(one, other) == pytest.approx(sum(ways) / len(ways), abs=0.02)


def test_lengths_that_are_all_equal_do_not_differ():
    assert sizes_differ([5] * 10, [5] * 10) == 1
    assert sizes_differ([5] * 30, [9] * 30) < 1e-6


def test_tests_of_the_same_thing_are_rarely_wrong():
    random = np.random.default_rng(2)
    wrong = sum(
        sizes_differ(random.poisson(20, 40), random.poisson(20, 40)) < 0.05 for _ in range(1000)
    )
    assert 0.03 < wrong / 1000 < 0.07


def test_holms_correction():
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([0.9, 0.8]) == [1.0, 1.0]
    assert holm([]) == []


def test_how_much_groups_explain():
    all_of_it = np.repeat(np.array([[1.0, 0.0], [0.0, 1.0]] * 10)[:, None], 4, axis=1)
    assert share_of_groups(all_of_it)[0] == 1
    random = np.random.default_rng(3)
    nothing = random.integers(0, 2, (400, 4, 1)).astype(float)
    assert share_of_groups(nothing)[0] < 0.05
    # Half of the variance between groups, half within.
    half = random.normal(size=(2000, 1, 1)) + random.normal(size=(2000, 4, 1))
    share, low, high = share_of_groups(half)
    assert low < 0.5 < high
    assert share == pytest.approx(0.5, abs=0.04)
