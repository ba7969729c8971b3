"""Numbers that are looked up instead of worked out."""

from collections.abc import Iterable
from functools import cached_property
from typing import TYPE_CHECKING, Any

from spielwerk.runtime.kinds import NumberKind

if TYPE_CHECKING:
    import numpy as np


class Table(tuple[int, ...]):
    """A row of numbers: a tuple to interpreted code, an array of its kind to compiled code.

    >>> from spielwerk.runtime.kinds import int8
    >>> from spielwerk.runtime.tables import table
    >>> table([1, 2, 4], int8)[2]
    4
    """

    kind: NumberKind

    @cached_property
    def array(self) -> "np.ndarray[Any, Any]":
        """The numbers as numpy's."""
        import numpy as np

        return np.array(self, self.kind.name)


def table(numbers: Iterable[int], kind: NumberKind) -> Table:
    """A table of numbers of a kind.

    >>> from spielwerk.runtime.kinds import int32
    >>> from spielwerk.runtime.tables import table
    >>> LINES = table((0b111 << 3 * row for row in range(3)), int32)
    >>> LINES
    (7, 56, 448)
    """
    made = Table(numbers)
    made.kind = kind
    return made
