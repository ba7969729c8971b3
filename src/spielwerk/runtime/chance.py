"""Stateless randomness: the n-th random number of a key depends only on n and the key.

The same key gives the same game interpreted, compiled and on a GPU, in any order and on any
number of threads. The function is the output step of SplitMix64.
"""

from typing import Any

from spielwerk.runtime.compile import compiled, compiled_as

_MASK = 0xFFFFFFFFFFFFFFFF
_STEP = 0x9E3779B97F4A7C15
_MIX_1 = 0xBF58476D1CE4E5B9
_MIX_2 = 0x94D049BB133111EB
_LOT = 1 << 32  # an index that neither set-ups nor players use


def _cast(name: str) -> Any:
    """A function for compiled code that makes a number one of another type."""
    from numba import types
    from numba.extending import intrinsic

    @intrinsic
    def cast(typing_context: Any, number: Any) -> Any:
        wanted, given = getattr(types, name), types.unliteral(number)  # type: ignore[no-untyped-call]

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return context.cast(builder, arguments[0], given, wanted)

        return wanted(given), generate

    return cast


@compiled_as(lambda: _cast("uint64"))
def _unsigned(number: int) -> int:
    return int(number) & _MASK


@compiled_as(lambda: _cast("int64"))
def _signed(number: int) -> int:
    """For compiled code; no number here is too large for it."""
    return number


@compiled_as(lambda: _cast("int32"))
def int32_of(number: int) -> int:
    """For compiled code, which can do four of them at once; no number given here is too large."""
    return number


@compiled
def random64(key: int, n: int) -> int:
    """The n-th 64-bit number of the key. (To a compiler, all constants are unsigned.)

    >>> from spielwerk.runtime.chance import random64
    >>> random64(7, 0), random64(7, 1)
    (7191089600892374487, 309689372594955804)
    """
    x = (_unsigned(key) + (_unsigned(n) + _unsigned(1)) * _STEP) & _MASK
    x = ((x ^ (x >> 30)) * _MIX_1) & _MASK
    x = ((x ^ (x >> 27)) * _MIX_2) & _MASK
    return x ^ (x >> 31)


@compiled
def random32(key: int, n: int) -> int:
    """The upper half of random64, as an ordinary number.

    >>> from spielwerk.runtime.chance import random32
    >>> random32(7, 0)
    1674306020
    """
    return _signed(random64(key, n) >> 32)


@compiled
def choose(random: int, n: int) -> int:
    """One of 0 … n-1, from a random32; the bias is at most n in 2**32.

    >>> from spielwerk.runtime.chance import choose, random32
    >>> [choose(random32(7, n), 6) + 1 for n in range(5)]
    [3, 1, 6, 4, 3]
    """
    return (random * n) >> 32


def cast_lot(key: int, players: int) -> int:
    """The seat that begins, by lot. The outcome reveals nothing about the key's other
    numbers.

    >>> from spielwerk.runtime.chance import cast_lot
    >>> [cast_lot(key, 3) for key in range(5)]
    [1, 1, 2, 2, 1]
    """
    return choose(random32(random64(key, _LOT), 0), players)
