"""All comparisons that a page makes, corrected for how many they are."""

from collections.abc import Iterator
from typing import Any

from spielwerk.lab.report.figures import Data
from spielwerk.workbench.certainty import holm

P, BY_CHANCE = "p", "by_chance"


def correct(shown: list[Data]) -> int:
    """Whatever is shown with a p-value gets the corrected one too. Returns how many there are."""
    found = list(_with_p(shown))
    for told, corrected in zip(found, holm([told[P] for told in found]), strict=True):
        told[BY_CHANCE] = corrected
    return len(found)


def _with_p(told: Any) -> Iterator[Data]:
    if isinstance(told, dict):
        if told.get(P) is not None:
            yield told
        told = list(told.values())
    if isinstance(told, list):
        for each in told:
            yield from _with_p(each)
