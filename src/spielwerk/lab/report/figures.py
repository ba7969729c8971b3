"""Many values as a few figures: plain data, as in the JSON file."""

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from spielwerk.lab.statistics import Limits, interval, mean_interval, median_interval
from spielwerk.statistics import difference
from spielwerk.workbench.stories import Story

Data = dict[str, Any]

STEPS = 20  # a game is divided into, so that games of different lengths can be compared
BARS = 24  # in a histogram, at most


def played(stories: Sequence[Story]) -> list[Data]:
    """The games themselves, to play them again."""
    return [
        {
            "setup": story.setup,
            "moves": "; ".join(story.moves),  # as in a record
            "ranks": list(story.ranks),
            "turns": story.turns,
            "ended": story.ended,
        }
        for story in stories
    ]


def counted(count: int, of: int) -> Data:
    """A number of games, and which share of all it is."""
    return {"games": count, **shared(count / of, of)}


def shared(share: float, games: int) -> Data:
    """A share of a number of games, with its interval."""
    low, high = interval(share, games)
    return {"share": share, "low": low, "high": high}


def mean_of(values: Sequence[float], most: float = math.inf) -> Data:
    """A mean with its interval."""
    return {"mean": float(np.mean(values)), **limits(mean_interval(values), most)}


def limits(found: Limits, most: float = math.inf) -> Data:
    """An interval of something that lies between 0 and `most`."""
    low, high = found
    if low is None or high is None:
        return {"low": None, "high": None}
    return {"low": max(0.0, low), "high": min(most, high)}


def differing(one: Data, other: Data, value: str) -> Data:
    """How much the other figure differs from the first; no interval if one of them has none."""
    figures = [(data[value], data["low"], data["high"]) for data in (one, other)]
    if any(None in figure for figure in figures):
        return {"difference": other[value] - one[value], "low": None, "high": None}
    more, low, high = difference(*figures)
    return {"difference": more, "low": low, "high": high}


def spread_of(values: Sequence[float], bars: bool = False) -> Data:
    """`low` and `high` are the interval of the median."""
    found = np.asarray(values, float)
    ten, half, ninety = np.percentile(found, [10, 50, 90])
    data: Data = {
        "mean": float(found.mean()),
        **limits(median_interval(values)),
        "shortest": float(found.min()),
        "tenth": float(ten),
        "median": float(half),
        "ninetieth": float(ninety),
        "longest": float(found.max()),
    }
    return {**data, "bars": _bars(found)} if bars else data


def _bars(found: Any) -> Data:
    """A histogram with whole-number steps. Outliers go into the last bar."""
    low, high = int(found.min()), math.ceil(float(np.percentile(found, 99)))
    step = max(1, math.ceil((high - low + 1) / BARS))
    edges = list(range(low, high + step + 1, step))
    counts, _ = np.histogram(np.minimum(found, edges[-1] - 1), edges)
    return {"edges": edges, "games": counts.tolist()}


def over_time(rows: Sequence[Sequence[float]], with_mean: bool = False) -> list[Data]:
    """The rows' values as the games go on, from the first decision to the last."""
    data = []
    for step in range(STEPS + 1):
        values = [row[round(step / STEPS * (len(row) - 1))] for row in rows]
        low, middle, high = np.percentile(values, [25, 50, 75])
        mean = {"mean": float(np.mean(values))} if with_mean else {}
        spread = {"low": float(low), "median": float(middle), "high": float(high)}
        data.append({"progress": step / STEPS, **mean, **spread})
    return data
