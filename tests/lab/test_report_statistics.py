"""The formulas of a report, against tables, against scipy and by exhaustive counting."""

import math
from itertools import combinations

import numpy as np
import pytest
from scipy import stats

from spielwerk.lab.report.comparisons import correct
from spielwerk.lab.report.figures import differing
from spielwerk.lab.statistics import (
    interval,
    mean_interval,
    median_interval,
    noticed_share,
    noticed_size,
    outcomes_differ,
    pooled_median_interval,
    ratio_interval,
    ratios_differ,
    seats_differ,
    share_of_groups,
    sizes_differ,
)
from spielwerk.statistics import difference, holm


@pytest.mark.parametrize("games", [1, 10, 200])
def test_the_interval_of_a_share_is_scipys(games):
    for won in range(games + 1):
        told = stats.binomtest(won, games).proportion_ci(method="exact")
        assert interval(won / games, games) == pytest.approx(told, abs=1e-9)


def test_points_may_be_halves():
    low, high = interval(0.5 / 3, 3)
    assert 0 < low < 0.5 / 3 < high < 1


def test_the_interval_of_a_mean():
    half = 3.1824 * math.sqrt(5 / 3) / 2  # Student's t with three degrees of freedom
    assert mean_interval([1, 2, 3, 4]) == pytest.approx((2.5 - half, 2.5 + half), abs=1e-4)
    assert mean_interval([7]) == (None, None)
    assert mean_interval([7, 7]) == (7, 7)


def test_the_interval_of_a_median_by_counting():
    """Of ten games, the second and the ninth: the median is outside with 2.1 %."""
    assert median_interval(list(range(1, 11))) == (2, 9)
    assert median_interval([5, 6, 7]) == (None, None)  # three games are too few


def test_a_difference_of_shares_is_newcombes():
    """56 of 70 and 48 of 80, the example of his paper of 1998."""
    shares = [
        (won / games, *stats.binomtest(won, games).proportion_ci(method="wilson"))
        for won, games in ((48, 80), (56, 70))
    ]
    assert difference(*shares) == pytest.approx((0.2, 0.0524, 0.3339), abs=1e-4)


def test_a_figure_without_an_interval_has_a_difference_without_one():
    one, other = {"mean": 1, "low": None, "high": None}, {"mean": 3, "low": 2, "high": 4}
    assert differing(one, other, "mean") == {"difference": 2, "low": None, "high": None}


def test_two_rows_of_outcomes():
    # 60 : 40 against 40 : 60 is a chi-square of 8.
    assert outcomes_differ([60, 40], [40, 60]) == pytest.approx(0.00468, abs=1e-5)
    assert outcomes_differ([50, 50, 0], [50, 50, 0]) == pytest.approx(1)
    assert outcomes_differ([20, 0], [30, 0]) == 1  # only one outcome: nothing to compare


def test_few_outcomes_get_random_tables():
    """Fisher's exact test gives 0.0286 for 4 : 0 against 0 : 4."""
    assert outcomes_differ([4, 0], [0, 4]) == pytest.approx(0.0286, abs=0.006)
    assert outcomes_differ([2, 2], [2, 2]) == pytest.approx(1)


def test_seats_that_win_equally_often():
    assert seats_differ([100, 100, 100]) == 1
    assert seats_differ([60, 40]) == pytest.approx(0.0455, abs=1e-4)  # a chi-square of 4
    assert seats_differ([4, 0]) == pytest.approx(1 / 8, abs=0.01)
    assert seats_differ([0, 0]) == 1  # nothing but draws


def test_lengths_by_counting_all_ways():
    """The Mann–Whitney test, beside all ways to divide eleven numbers."""
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


def test_holms_correction():
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([0.9, 0.8]) == [1.0, 1.0]
    assert holm([]) == []


def test_everything_shown_is_corrected_together():
    report = [{"p": 0.01}, {"deep": [{"p": 0.02, "more": {"p": 0.5}}]}, {"p": None}]
    assert correct(report) == 3
    assert report[0]["by_chance"] == pytest.approx(0.03)
    assert report[1]["deep"][0]["by_chance"] == pytest.approx(0.04)
    assert report[1]["deep"][0]["more"]["by_chance"] == pytest.approx(0.5)
    assert "by_chance" not in report[2]


def test_how_much_groups_explain():
    all_of_it = np.repeat(np.array([[1.0, 0.0], [0.0, 1.0]] * 10)[:, None], 4, axis=1)
    share, low, high = share_of_groups(all_of_it)
    assert (share, high) == (pytest.approx(1), 1)
    assert 0.8 < low < 0.97  # twenty set-ups do not prove that play never matters
    same = np.repeat(np.array([[1.0, 0.0]] * 10)[:, None], 4, axis=1)
    assert share_of_groups(same) == (0, 0, 1)  # nothing varies, so nothing is known


def test_a_shared_first_place_is_an_outcome_of_its_own():
    tied, won, lost = [0.5, 0.5], [1.0, 0.0], [0.0, 1.0]
    results = np.array([[tied] * 4, [won] * 4, [lost] * 4, [tied] * 4, [won] * 4, [lost] * 4])
    assert share_of_groups(results)[0] == pytest.approx(1)
    mixed = np.array([[tied, won, lost, tied]] * 12)
    share, low, high = share_of_groups(mixed)
    assert (share, low) == (0, 0)
    assert high < 0.3


# ---- Do the intervals hold? ---------------------------------------------------------------------
# Made-up games whose true figures are known, at least 200 sets each: of 95 % intervals, at least
# 93 % must hold the truth.

SETS, LEAST = 200, 0.93


def held(made, found, truth, sets=SETS):
    """The share of the intervals that hold the truth: `made(random)` makes a set of games, `found`
    its interval."""
    random = np.random.default_rng(7)
    hits = 0
    for _ in range(sets):
        low, high = found(made(random))
        hits += bool(low <= truth + 1e-9 and truth - 1e-9 <= high)
    return hits / sets


@pytest.mark.parametrize("games", [10, 50, 200])
def test_intervals_of_shares_hold(games):
    """For every share, by adding up how likely each number of wins is."""
    limits = np.array([interval(won / games, games) for won in range(games + 1)])
    for share in np.linspace(0, 1, 101):
        holds = (limits[:, 0] <= share) & (share <= limits[:, 1])
        assert stats.binom.pmf(np.arange(games + 1), games, share)[holds].sum() >= 0.95


@pytest.mark.parametrize("games", [10, 50, 200])
def test_intervals_of_medians_of_length_hold(games):
    def waiting(random):
        """A long tail, as in games that end by chance."""
        return 10 + random.geometric(1 / 30, games)

    truth = 10 + math.ceil(-1 / math.log2(1 - 1 / 30))
    assert held(waiting, median_interval, truth, 2 * SETS) >= LEAST

    def alike(random):
        """Many games of the same length."""
        return random.poisson(20, games)

    assert held(alike, median_interval, stats.poisson.median(20), 2 * SETS) >= LEAST


@pytest.mark.parametrize("games", [30, 200])
def test_intervals_of_means_hold(games):
    """Of lead changes, say: few, and many games without any."""
    assert held(lambda random: random.poisson(2.5, games), mean_interval, 2.5, 5 * SETS) >= LEAST


@pytest.mark.parametrize("games", [50, 200])
def test_intervals_of_differences_hold(games):
    def shares(random):
        return [(s, *interval(s, games)) for s in random.binomial(games, (0.3, 0.45)) / games]

    def medians(random):
        rows = (random.gamma(9, 5, games), 4 + random.gamma(9, 5, games))
        return [(np.median(row), *median_interval(row)) for row in rows]

    def means(random):
        rows = (random.poisson(2, games), random.poisson(3, games))
        return [(np.mean(row), *mean_interval(row)) for row in rows]

    for made, truth in ((shares, 0.15), (medians, 4), (means, 1)):
        assert held(made, lambda found: difference(*found)[1:], truth, 2 * SETS) >= LEAST


@pytest.mark.parametrize("deals", [10, 30, 100])
def test_intervals_of_what_the_set_up_decides_hold(deals):
    """Each set-up has its own chances for the seats, and is played four times."""
    random = np.random.default_rng(7)
    hits = 0
    for number in range(SETS):
        share = (0.05, 0.3, 0.5, 0.8)[number % 4]
        chances = random.dirichlet([(1 / share - 1) / 2] * 2, deals)[:, :1]
        won = (random.random((deals, 4)) < chances).astype(float)
        _, low, high = share_of_groups(np.stack([won, 1 - won], axis=2))
        hits += low <= share <= high
    assert hits / SETS >= LEAST


@pytest.mark.parametrize("games", [30, 200])
def test_intervals_of_moments_that_belong_together_hold(games):
    """A game's own share of moments that matter is near the common one."""
    for share in (0.2, 0.6, 0.9):

        def made(random, share=share):
            wholes = random.integers(5, 30, games)
            own = random.beta(6 * share, 6 * (1 - share), games)
            return random.binomial(wholes, own), wholes

        assert (
            held(made, lambda found: ratio_interval(*found, share=True), share, 2 * SETS) >= LEAST
        )


@pytest.mark.parametrize("games", [30, 200])
def test_intervals_of_changes_that_belong_together_hold(games):
    """A game has more or less change than others in each of its moments."""

    def made(random):
        wholes = random.integers(5, 30, games)
        return wholes * random.gamma(4, 0.05, games), wholes

    assert held(made, lambda found: ratio_interval(*found, share=False), 0.2, 2 * SETS) >= LEAST


@pytest.mark.parametrize("games", [30, 200])
def test_intervals_of_the_median_choice_hold(games):
    """A game has many decisions, with more or less choice than in other games."""

    def made(random):
        return [game + random.normal(0, 2, 12) for game in random.normal(20, 3, games)]

    assert held(made, pooled_median_interval, 20) >= LEAST


# ---- Are the tests right about nothing, and do they notice something? -------------------------


def rate(chances):
    return sum(chance < 0.05 for chance in chances) / len(chances)


def test_tests_of_the_same_thing_are_rarely_wrong():
    random = np.random.default_rng(2)
    lengths = [sizes_differ(*random.poisson(20, (2, 40))) for _ in range(500)]
    assert 0.025 < rate(lengths) < 0.08
    wins = [outcomes_differ(*random.multinomial(60, [0.4, 0.35, 0.25], 2)) for _ in range(500)]
    assert 0.025 < rate(wins) < 0.08
    seats = [seats_differ(random.multinomial(60, [1 / 3] * 3)) for _ in range(500)]
    assert 0.025 < rate(seats) < 0.08

    def moments():
        """A quarter of the moves of each game, beside the others."""
        share = random.beta(3, 3, 40)
        return (random.binomial(5, share), [5] * 40, random.binomial(15, share), [15] * 40)

    assert 0.02 < rate([ratios_differ(*moments()) for _ in range(500)]) < 0.08


def test_moments_that_cannot_be_compared():
    assert ratios_differ([1, 1], [1, 1], [0, 0], [0, 0]) is None  # there are no others
    assert ratios_differ([1, 1], [1, 1], [0, 0], [3, 3]) is None  # nothing varies
    assert ratio_interval([1, 0], [1, 0], share=True) == (None, None)  # in one game only


def test_the_smallest_noticeable_difference_is_noticed_four_times_out_of_five():
    random = np.random.default_rng(3)
    more = noticed_share(1 / 3, 200 / 2, 3, 0.05)
    chances = np.array([1 / 3 + more, 1 / 3 - more / 2, 1 / 3 - more / 2])
    won = [
        (random.multinomial(200, [1 / 3] * 3), random.multinomial(200, chances)) for _ in range(600)
    ]
    assert 0.74 < rate([outcomes_differ(*rows) for rows in won]) < 0.86
    longer = noticed_size(8, 200 / 2, 0.05)
    lengths = [(random.normal(50, 8, 200), random.normal(50 + longer, 8, 200)) for _ in range(600)]
    assert 0.74 < rate([sizes_differ(*rows) for rows in lengths]) < 0.86


def test_more_comparisons_and_fewer_games_show_less():
    assert noticed_share(0.5, 100, 2, 0.05) < noticed_share(0.5, 50, 2, 0.05)
    assert noticed_share(0.5, 100, 2, 0.05) < noticed_share(0.5, 100, 2, 0.05 / 40)
    assert noticed_share(0.5, 2, 2, 0.05) is None
    assert noticed_size(8, 100, 0.05) < noticed_size(8, 100, 0.05 / 40)
