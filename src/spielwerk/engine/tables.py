"""Numbers that are looked up instead of worked out."""

from collections.abc import Iterable
from functools import cached_property
from typing import TYPE_CHECKING, Any

from spielwerk.engine.kinds import Kind

if TYPE_CHECKING:
    import numpy as np


class Table(tuple[int, ...]):
    """A row of numbers: a tuple to interpreted code, an array of its kind to compiled code."""

    kind: Kind

    @cached_property
    def array(self) -> "np.ndarray[Any, Any]":
        import numpy as np

        return np.array(self, self.kind.name)


def table(numbers: Iterable[int], kind: Kind) -> Table:
    made = Table(numbers)
    made.kind = kind
    return made
