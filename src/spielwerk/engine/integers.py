"""What counts as an integer where people give one."""

import operator
from typing import Any


def integer(value: Any) -> int | None:
    """The value as Python's own int, which JSON and compiled code take: numpy's integers count as
    well. None if it is something else; True and False are no numbers here."""
    if isinstance(value, bool):
        return None
    try:
        return operator.index(value)
    except TypeError:
        return None
