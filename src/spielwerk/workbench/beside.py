"""Two columns side by side: what differs, and whether that is more than chance."""

from dataclasses import dataclass
from typing import Any

from spielwerk.workbench.certainty import Z, differ, holm
from spielwerk.workbench.columns import Column

SIGNIFICANT = 0.05


@dataclass(frozen=True)
class Difference:
    """How much larger a figure is by the other rules."""

    name: str
    value: float
    low: float
    high: float
    by_chance: float  # corrected for everything that is looked at

    @property
    def is_clear(self) -> bool:
        return self.by_chance < SIGNIFICANT

    def told(self) -> dict[str, Any]:
        return {**vars(self), "is_clear": self.is_clear}


def differences(one: Column, other: Column) -> list[Difference]:
    """Every figure that both columns have."""
    ours, theirs = one.figures(), other.figures()
    names = [name for name in ours if name in theirs]
    chances = holm([differ(ours[name], theirs[name]) for name in names])
    found = []
    for name, chance in zip(names, chances, strict=True):
        a, b = ours[name], theirs[name]
        value, half = b.value - a.value, Z * (a.error**2 + b.error**2) ** 0.5
        found.append(Difference(name, value, value - half, value + half, chance))
    return found
