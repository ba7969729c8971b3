"""How far players are apart, from the points that they score against each other. Each player on a
ladder meets the next one, and ratings are Bradley and Terry's (Elo's): their differences add up."""

import math
from collections.abc import Sequence

import numpy as np
from scipy.optimize import brentq
from scipy.special import betainc, expit, logit, rel_entr

from spielwerk.lab.statistics import TAIL, Array, Limits, student, turning_point

RUNG = 0.6  # of the points: what a player scores against one who is a rung below
STRETCHED = 3.0  # how much further apart than they seem players may be, at most
MADE_UP = 500  # sets of meetings
# How a ladder is divided is uncertain, too. With shorter tails, the intervals hold all the same.
SHORTER = TAIL / 2
ALIKE = 0.05  # logits: players as close as this give no idea of how a ladder is divided


def by_chance(share: float, games: int) -> float:
    """The probability of points that are at least as far from half of them if neither is better:
    the binomial test, with points that may be halved."""
    won = share * games
    more, fewer = (
        float(betainc(points, games - points + 1, 0.5)) if points > 0 else 1.0
        for points in (won, games - won)
    )
    return min(1.0, 2 * min(more, fewer))


def rungs(shares: Sequence[float], games: Sequence[int]) -> tuple[float | None, Limits]:
    """How many rungs the top of a ladder is above its foot, from each player's points against the
    one below. If a player never loses, how much better they are is unknown: then there is no
    number, and no upper limit."""
    n = np.asarray(games, float)
    won = np.asarray(shares, float) * n
    rung = float(logit(RUNG))
    low, high = _lowest(won, n), _lowest(n - won, n)
    between = None if low is None else low / rung, None if high is None else -high / rung
    is_known = bool(np.all((won > 0) & (won < n)))
    return (float(logit(won / n).sum()) / rung if is_known else None), between


def _lowest(won: Array, n: Array) -> float | None:
    """The lower limit of the sum of all differences, by the profile likelihood; None if there is
    none. On the way there, every meeting gives up the same number of points, because that is the
    most likely way (Lagrange). Student's distribution makes up for few games."""
    wide = student(int(n.min()) - 1)

    def likely(fewer: float) -> float:
        share, less = won / n, (won - fewer) / n
        surprise = n * (rel_entr(share, less) + rel_entr(1 - share, 1 - less))
        return wide**2 - 2 * float(surprise.sum())

    most = float(won.min()) * (1 - 1e-12)
    if likely(most) >= 0:
        return None
    return float(logit((won - brentq(likely, 0.0, most)) / n).sum())


def skill_share(shares: Sequence[float], games: Sequence[int]) -> tuple[float, float, float]:
    """How much of the variance of the results between any two players of a ladder is due to who
    they are, with its interval: 0 if it does not matter, 1 if the better one always wins.

    Noise alone makes players look different. So this compares with made-up meetings of players who
    are this far apart, closer together, or further apart: the share is the one that gives more, or
    less, than what was found equally often; at the limits, that happens one time in eighty."""
    n = np.asarray(games, int)
    steps = _steps(np.asarray(shares, float) * n, n)
    found = float(_explained(steps[None])[0])
    shape = steps if np.abs(steps).max() > ALIKE else np.ones(len(steps))

    def made_up(stretch: float) -> Array:
        random = np.random.default_rng(0)
        return _explained(_steps(random.binomial(n, expit(stretch * shape), (MADE_UP, len(n))), n))

    def true(stretch: float) -> float:
        return float(_explained((stretch * shape)[None])[0])

    def where(share: float) -> tuple[float, float]:
        """Up to where at most this share of the made-up results are as high as those found."""
        between = turning_point(
            lambda part: bool(np.mean(made_up(STRETCHED * part) >= found - 1e-9) < share)
        )
        return STRETCHED * between[0], STRETCHED * between[1]

    low, middle, high = where(SHORTER), where(0.5), where(1 - SHORTER)
    return true(middle[0]), true(low[0]), 1.0 if high[1] >= STRETCHED else true(high[1])


def _steps(won: Array, n: Array) -> Array:
    """Differences of strength in logits. Half a point to each side keeps them finite."""
    found: Array = logit((won + 0.5) / (n + 1))
    return found


def _explained(steps: Array) -> Array:
    """For each row of differences along a ladder: the share of the variance, over all pairs."""
    strength = np.concatenate([np.zeros((len(steps), 1)), np.cumsum(steps, axis=1)], axis=1)
    one, other = np.triu_indices(strength.shape[1], 1)
    expected = expit(strength[:, other] - strength[:, one])
    found: Array = ((2 * expected - 1) ** 2).mean(axis=1)
    return found


def elo(rungs: float) -> float:
    """Rungs as points of a rating."""
    return rungs * 400 * math.log10(RUNG / (1 - RUNG))
