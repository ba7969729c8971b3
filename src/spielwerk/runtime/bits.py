"""Sets of cells as bits of an integer, and other small things that are done without branches."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from spielwerk.runtime.compile import compiled, compiled_as
from spielwerk.runtime.kinds import int8
from spielwerk.runtime.tables import Table, table


def _llvm(name: str) -> Any:
    """An LLVM instruction that takes one number, as a function for compiled code."""
    from numba import types
    from numba.extending import intrinsic

    @intrinsic
    def instruction(typing_context: Any, bits: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            if name == "ctpop":
                return builder.ctpop(arguments[0])
            zero_is_undefined = context.get_constant(types.boolean, True)
            if name == "cttz":
                return builder.cttz(arguments[0], zero_is_undefined)
            above = builder.ctlz(arguments[0], zero_is_undefined)
            return builder.sub(context.get_constant(types.int64, 63), above)

        return types.int64(types.int64), generate

    return instruction


@compiled_as(lambda: _llvm("ctpop"))
def popcount(bits: int) -> int:
    """How many bits are set.

    >>> from spielwerk.runtime.bits import popcount
    >>> popcount(0b1011)
    3
    """
    return bits.bit_count()


@compiled_as(lambda: _llvm("cttz"))
def lowest_bit(bits: int) -> int:
    """The number of the lowest set bit of a number that is not 0.

    >>> from spielwerk.runtime.bits import lowest_bit
    >>> lowest_bit(0b1100)
    2
    """
    return (bits & -bits).bit_length() - 1


@compiled_as(lambda: _llvm("ctlz"))
def highest_bit(bits: int) -> int:
    """The number of the highest set bit of a number above 0.

    >>> from spielwerk.runtime.bits import highest_bit
    >>> highest_bit(0b1100)
    3
    """
    return bits.bit_length() - 1


@compiled
def without_lowest(bits: int) -> int:
    """A set of bits without its lowest one.

    >>> from spielwerk.runtime.bits import without_lowest
    >>> bin(without_lowest(0b1100))
    '0b1000'
    """
    return bits & (bits - 1)


@compiled
def list_bits(bits: int, action: int, out: Any, n: int) -> int:
    """Append an action for every set bit to a list of n actions. Return the new length.

    >>> from spielwerk.runtime.bits import list_bits
    >>> out = [0] * 4
    >>> list_bits(0b101, 10, out, 0), out
    (2, [10, 12, 0, 0])
    """
    while bits != 0:
        out[n] = action + lowest_bit(bits)
        bits &= bits - 1  # the lowest one is done
        n += 1
    return n


def bits_of(bits: int) -> list[int]:
    """The numbers of the set bits, lowest first.

    >>> from spielwerk.runtime.bits import bits_of
    >>> bits_of(0b1011)
    [0, 1, 3]
    """
    found = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return found


def _nth_bit_of_byte() -> Table:
    rows = ([b for b in range(8) if byte >> b & 1] for byte in range(256))
    return table((bit for row in rows for bit in row + [0] * (8 - len(row))), int8)


_NTH_BIT_OF_BYTE = _nth_bit_of_byte()


@compiled
def nth_bit(bits: int, n: int) -> int:
    """The number of the n-th set bit, counted from 0, lowest first.

    >>> from spielwerk.runtime.bits import nth_bit
    >>> nth_bit(0b1011, 2)
    3
    """
    shift = 0
    count = popcount(bits & 0xFFFFFFFF)
    if n >= count:
        n -= count
        shift = 32
    count = popcount((bits >> shift) & 0xFFFF)
    if n >= count:
        n -= count
        shift += 16
    count = popcount((bits >> shift) & 0xFF)
    if n >= count:
        n -= count
        shift += 8
    return shift + int(_NTH_BIT_OF_BYTE[((bits >> shift) & 0xFF) * 8 + n])


def subsets(mask: int) -> Iterator[int]:
    """All subsets of a mask, the empty one first.

    >>> from spielwerk.runtime.bits import subsets
    >>> list(subsets(0b101))
    [0, 1, 4, 5]
    """
    subset = 0
    while True:
        yield subset
        subset = (subset - mask) & mask
        if subset == 0:
            return


@compiled
def slot(subset: int, key: int) -> int:
    """The index of a subset in a table, below 64. `key` must come from `slot_key` for its mask.

    >>> from spielwerk.runtime.bits import slot, slot_key, subsets
    >>> key = slot_key(0b10001)
    >>> len({slot(subset, key) for subset in subsets(0b10001)})
    4
    """
    return ((subset * key) >> 26) & 63


@cache
def slot_key(mask: int) -> int:
    """A key that gives every subset of a mask of up to five bits its own slot, so that one table
    lookup covers a few scattered bits ("magic bitboards"). Found by trial and error, but always the
    same for the same mask.

    >>> from spielwerk.runtime.bits import slot_key
    >>> slot_key(0b10001) == slot_key(0b10001)
    True
    """
    chance = Random(mask)  # noqa: S311 (nothing secret)
    every = list(subsets(mask))
    while True:
        key = chance.getrandbits(31) & chance.getrandbits(31)
        if len({slot(subset, key) for subset in every}) == len(every):
            return key


@compiled
def in_order(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """Four numbers, the smallest first, by a sorting network: five comparisons that are always the
    same. Two pairs, the smaller ones, the larger ones, and the two that are left in the middle.

    >>> from spielwerk.runtime.bits import in_order
    >>> in_order(3, 1, 4, 1)
    (1, 1, 3, 4)
    """
    a, b = min(a, b), max(a, b)
    c, d = min(c, d), max(c, d)
    a, c = min(a, c), max(a, c)
    b, d = min(b, d), max(b, d)
    b, c = min(b, c), max(b, c)
    return a, b, c, d
