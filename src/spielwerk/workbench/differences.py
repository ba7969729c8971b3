"""Two columns side by side: what differs, and whether that is more than chance."""

from dataclasses import dataclass
from typing import Any

from spielwerk.statistics import differ, difference, holm
from spielwerk.workbench.columns import Column

SIGNIFICANT = 0.05


@dataclass(frozen=True)
class Difference:
    """How much larger a figure is by the other rules."""

    name: str
    value: float
    low: float
    high: float
    by_chance: float | None  # corrected for everything that is compared; None: too few games

    @property
    def is_clear(self) -> bool:
        return self.by_chance is not None and self.by_chance < SIGNIFICANT

    def as_json(self) -> dict[str, Any]:
        return {**vars(self), "is_clear": self.is_clear}


def differences(one: Column, other: Column) -> list[Difference]:
    """Every figure that both columns have."""
    ours, theirs = one.figures(), other.figures()
    names = [name for name in ours if name in theirs]
    found = {name: differ(ours[name], theirs[name]) for name in names}
    tested = {name: chance for name, chance in found.items() if chance is not None}
    chances = dict(zip(tested, holm(list(tested.values())), strict=True))
    return [
        Difference(name, *difference(ours[name].limits, theirs[name].limits), chances.get(name))
        for name in names
    ]
