"""All comparisons that a page makes, corrected for how many they are."""

from collections.abc import Iterator
from typing import Any

from spielwerk.lab.report.figures import Data
from spielwerk.statistics import holm

P, BY_CHANCE = "p", "by_chance"


def correct(shown: list[Data]) -> int:
    """Whatever is shown with a p-value gets the corrected one too. Returns how many there are."""
    found = list(_with_p(shown))
    for data, corrected in zip(found, holm([data[P] for data in found]), strict=True):
        data[BY_CHANCE] = corrected
    return len(found)


def _with_p(data: Any) -> Iterator[Data]:
    if isinstance(data, dict):
        if data.get(P) is not None:
            yield data
        data = list(data.values())
    if isinstance(data, list):
        for each in data:
            yield from _with_p(each)
