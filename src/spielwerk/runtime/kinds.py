"""The kinds of numbers that records, tables and compiled functions are made of."""

from dataclasses import dataclass


@dataclass(frozen=True)
class NumberKind:
    """A kind of number.

    >>> from spielwerk.runtime.kinds import int16
    >>> int16.name, int16.size
    ('int16', 2)
    """

    name: str  # as numpy and numba have it
    code: str  # as Python's `struct` and `array` have it
    size: int  # in bytes


bool8 = NumberKind("bool", "?", 1)
int8 = NumberKind("int8", "b", 1)
uint8 = NumberKind("uint8", "B", 1)
int16 = NumberKind("int16", "h", 2)
int32 = NumberKind("int32", "i", 4)
int64 = NumberKind("int64", "q", 8)
uint64 = NumberKind("uint64", "Q", 8)
float32 = NumberKind("float32", "f", 4)
float64 = NumberKind("float64", "d", 8)
