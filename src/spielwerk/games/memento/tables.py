"""Memento: what the compiled rules look up instead of working it out, built from the board.

A set of points is a number of 28 bits.
"""

from collections.abc import Iterable

from spielwerk.games.memento.board import (
    EVERY_SWITCHES,
    MIDDLES,
    NUMBER,
    POINT_NAMES,
    POINTS,
    POINTS_EACH,
    TRIANGLES,
    neighbours,
    points,
    ways_from,
)
from spielwerk.runtime.bits import slot, slot_key, subsets
from spielwerk.runtime.compile import compiled
from spielwerk.runtime.kinds import int32
from spielwerk.runtime.tables import Table, table

# ---- Neighbours (ME-2, 4, 5, 6) ---------------------------------------------------------------

_NEIGHBOURS = table(
    [points(*neighbours(name, switches)) for switches in EVERY_SWITCHES for name in POINT_NAMES],
    int32,
)


@compiled
def neighbours_of(switches: int, point: int) -> int:
    """The points one step away."""
    return int(_NEIGHBOURS[POINTS * switches + point])


# ---- Sliding (ME-13): where a Double can go, by what is on its lines ---------------------------

_LINES_EACH = 3  # no point is on more lines
# Three kinds of links that can be off make a difference to a line: exits, touching corners,
# touching median points.
_STRAIGHT = 8


@compiled
def slides_from(switches: int, point: int, occupied: int) -> int:
    """The straight ways away from a point, each up to the first figure on it."""
    found = 0
    first = (POINTS * straight_links(switches) + point) * _LINES_EACH
    for line in range(first, first + _LINES_EACH):
        figures = occupied & int(_LINE_SETS[line])
        found |= int(_SLIDES[int(_LINE_ROWS[line]) + slot(figures, int(_LINE_KEYS[line]))])
    return found


@compiled
def straight_links(switches: int) -> int:
    """ME-8: the switches that matter for lines, as a number below _STRAIGHT."""
    exits = switches & (switches >> 1) & 1
    return exits | (switches >> 1) & 0b110


def _reached(ways: list[list[int]], occupied: int) -> int:
    """All points of the ways up to the first figure on each."""
    found = 0
    for way in ways:
        for number in way:
            found |= 1 << number
            if occupied >> number & 1:
                break
    return found


def _slide_tables() -> tuple[Table, Table, Table, Table]:
    sets, keys, rows = ([0] * (_STRAIGHT * POINTS * _LINES_EACH) for _ in range(3))
    slides = [0]  # for a point with fewer lines: nothing is reached
    row_of: dict[tuple[int, ...], int] = {}  # GPU space is tight: share equal rows
    for straight, switches in {straight_links(s.number): s for s in EVERY_SWITCHES}.items():
        for number, name in enumerate(POINT_NAMES):
            for line, ways in enumerate(ways_from(name, switches)):
                numbered = [[NUMBER[other] for other in way] for way in ways]
                mask = points(*{other for way in ways for other in way})
                key = slot_key(mask)
                reached = {slot(o, key): _reached(numbered, o) for o in subsets(mask)}
                row = tuple(reached.get(n, 0) for n in range(max(reached) + 1))
                if row not in row_of:
                    row_of[row] = len(slides)
                    slides += row
                at = (POINTS * straight + number) * _LINES_EACH + line
                sets[at], keys[at], rows[at] = mask, key, row_of[row]
    return table(sets, int32), table(keys, int32), table(rows, int32), table(slides, int32)


# For each straight_links, point and line through it: the other points on the line, the key to their
# slots, and where its row in _SLIDES begins: for every slot, the points that a Double reaches.
_LINE_SETS, _LINE_KEYS, _LINE_ROWS, _SLIDES = _slide_tables()


# ---- Turning (ME-12) --------------------------------------------------------------------------


def _in_all_triangles(numbers: Iterable[int]) -> int:
    return points(*(f"{triangle}{k}" for triangle in TRIANGLES for k in numbers))


_POINTS_1_TO_4 = _in_all_triangles((1, 2, 3, 4))
_POINTS_3_TO_6 = _in_all_triangles((3, 4, 5, 6))
_POINTS_1_AND_2 = _in_all_triangles((1, 2))
_POINTS_5_AND_6 = _in_all_triangles((5, 6))
_ONE_TRIANGLE = (1 << POINTS_EACH) - 1


@compiled
def points_of(triangle: int) -> int:
    return _ONE_TRIANGLE << (POINTS_EACH * triangle)


@compiled
def all_turned(cells: int, anticlockwise: int) -> int:
    """A set of points after every triangle has turned by 120 degrees: clockwise, points 1 to 4 come
    to 3 to 6, and 5 and 6 around to 1 and 2."""
    if anticlockwise:
        return (cells & MIDDLES) | (cells & _POINTS_3_TO_6) >> 2 | (cells & _POINTS_1_AND_2) << 4
    return (cells & MIDDLES) | (cells & _POINTS_1_TO_4) << 2 | (cells & _POINTS_5_AND_6) >> 4
