"""How far players are apart: the formulas, and made-up ladders whose answers are known."""

import numpy as np
import pytest
from scipy import stats
from scipy.special import logit

from spielwerk.lab.report.figures import shared
from spielwerk.lab.report.strength import by_chance, elo, rungs, skill_share

SETS, LEAST = 200, 0.93  # of 95 % intervals, at least 93 % must hold the truth


@pytest.mark.parametrize("games", [1, 10, 50])
def test_points_by_chance_are_the_binomial_tests(games):
    for won in range(games + 1):
        told = stats.binomtest(won, games).pvalue
        assert by_chance(won / games, games) == pytest.approx(told, abs=1e-9)


def test_points_by_chance_may_be_halves():
    assert by_chance(7 / 10, 10) < by_chance(6.5 / 10, 10) < by_chance(6 / 10, 10)


def test_two_steps_of_sixty_percent_are_two_rungs():
    told, (low, high) = rungs([0.6, 0.6], [50, 50])
    assert told == pytest.approx(2)
    assert -0.1 < low < 2 < high < 5
    assert elo(1) == pytest.approx(70.4, abs=0.1)
    assert rungs([0.6, 0.4], [50, 50])[0] == pytest.approx(0)


def test_nobody_knows_how_much_better_somebody_is_who_never_loses():
    told, (low, high) = rungs([1.0, 0.6], [50, 50])
    assert (told, high) == (None, None)
    assert low > 5
    assert rungs([0.0], [50])[1][0] is None
    assert rungs([0.5], [2]) == (0.0, (None, None))  # two games say nothing


def test_more_games_make_rungs_more_certain():
    (few, many) = (rungs([0.7, 0.6], [games] * 2)[1] for games in (20, 200))
    assert few[0] < many[0] < many[1] < few[1]


def test_skill_decides_nothing_in_a_game_of_chance_and_everything_if_the_better_always_wins():
    share, low, high = skill_share([0.5] * 5, [400] * 5)
    assert (share, low) == (0, 0)
    assert high < 0.1
    share, low, high = skill_share([1.0] * 5, [400] * 5)
    assert share > 0.95
    assert high > 0.999


LADDERS = ([0.6] * 5, [0.9, 0.7, 0.6, 0.55], [0.5] * 4, [0.97, 0.6, 0.6], [0.8])


def decided(steps):
    """The share of the variance, pair by pair."""
    strength = np.concatenate([[0], np.cumsum(logit(steps))])
    pairs = [(a, b) for a in range(len(strength)) for b in range(a)]
    won = [1 / (1 + np.exp(strength[b] - strength[a])) for a, b in pairs]
    return np.mean([(2 * share - 1) ** 2 for share in won])


@pytest.mark.parametrize("games", [10, 50])
def test_intervals_of_rungs_hold(games):
    random = np.random.default_rng(7)
    for steps in LADDERS:
        truth, hits = logit(steps).sum() / logit(0.6), 0
        for _ in range(SETS):
            won = random.binomial(games, steps)
            _, (low, high) = rungs(won / games, [games] * len(steps))
            hits += (low is None or low <= truth) and (high is None or truth <= high)
        assert hits / SETS >= LEAST


@pytest.mark.parametrize("games", [10, 50])
def test_intervals_of_what_skill_decides_hold(games):
    """All ladders in turn."""
    random = np.random.default_rng(7)
    hits = 0
    for number in range(SETS):
        steps = LADDERS[number % len(LADDERS)]
        won = random.binomial(games, steps)
        _, low, high = skill_share(won / games, [games] * len(steps))
        hits += low - 1e-9 <= decided(steps) <= high
    assert hits / SETS >= LEAST


def test_intervals_of_points_hold():
    """A game has a third of its points halved, as in draws."""
    random = np.random.default_rng(7)
    hits = 0
    for _ in range(SETS):
        points = random.choice([0, 0.5, 1], 50, p=[0.25, 0.33, 0.42])
        told = shared(points.mean(), 50)
        hits += told["low"] <= 0.585 <= told["high"]
    assert hits / SETS >= LEAST


def test_points_of_equal_players_are_rarely_called_different():
    random = np.random.default_rng(7)
    found = [by_chance(won / 50, 50) < 0.05 for won in random.binomial(50, 0.5, 2000)]
    assert np.mean(found) <= 0.06
