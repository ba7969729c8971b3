"""The kinds of numbers that records, tables and compiled functions are made of."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Kind:
    name: str  # as numpy and numba have it
    code: str  # as Python's `struct` and `array` have it
    size: int  # in bytes


bool8 = Kind("bool", "?", 1)
int8 = Kind("int8", "b", 1)
uint8 = Kind("uint8", "B", 1)
int16 = Kind("int16", "h", 2)
int32 = Kind("int32", "i", 4)
int64 = Kind("int64", "q", 8)
uint64 = Kind("uint64", "Q", 8)
float32 = Kind("float32", "f", 4)
float64 = Kind("float64", "d", 8)
