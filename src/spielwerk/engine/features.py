"""Features of a position: facts that hold or do not, each with a number. What holds is listed:
every function here appends to a list of n numbers and returns its new length."""

from typing import Any

from spielwerk.runtime.bits import list_bits
from spielwerk.runtime.compile import compiled

# How long nothing has happened, in games that end when nothing does for a hundred turns.
QUIET_MARKS = (20, 50, 80, 95)


@compiled
def list_fact(holds: bool, feature: int, out: Any, n: int) -> int:
    """One feature, if it holds.

    >>> from spielwerk.engine.features import list_fact
    >>> out = [0] * 4
    >>> list_fact(True, 7, out, 0), out
    (1, [7, 0, 0, 0])
    """
    if not holds:
        return n
    out[n] = feature
    return n + 1


@compiled
def list_count(count: int, most: int, first: int, out: Any, n: int) -> int:
    """At least 1, 2, … up to the most.

    >>> from spielwerk.engine.features import list_count
    >>> out = [0] * 4
    >>> list_count(2, 5, 10, out, 0), out
    (2, [10, 11, 0, 0])
    """
    for each in range(min(count, most)):
        out[n] = first + each
        n += 1
    return n


@compiled
def list_quiet(quiet: int, first: int, out: Any, n: int) -> int:
    """At least as quiet as each of the marks.

    >>> from spielwerk.engine.features import list_quiet
    >>> out = [0] * 4
    >>> list_quiet(60, 0, out, 0), out
    (2, [0, 1, 0, 0])
    """
    for mark in range(len(QUIET_MARKS)):
        n = list_fact(quiet >= QUIET_MARKS[mark], first + mark, out, n)
    return n


@compiled
def list_digits(number: int, digits: int, first: int, out: Any, n: int) -> int:
    """A number as binary digits, the lowest first; at most what fits.

    >>> from spielwerk.engine.features import list_digits
    >>> out = [0] * 4
    >>> list_digits(5, 4, 0, out, 0), out
    (2, [0, 2, 0, 0])
    """
    most = (1 << digits) - 1
    return list_bits(max(0, min(number, most)), first, out, n)
