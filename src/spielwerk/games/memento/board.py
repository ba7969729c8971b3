"""Memento: the board (ME-1 to ME-8), built from its description.

Four triangles of seven points each: 0 is the middle, 1 to 6 go clockwise around it. Corners are
odd, median points even. A, B and C point up, I between them points down:

                A1
              A6  A2
                A0
            A5  A4  A3
        C1  I3  I4  I5  B1
       C6 C2  I0      B6 B2
         C0  I2  I6    B0
      C5 C4 C3  I1  B5 B4 B3

Point number = 7 * triangle + k. A set of points is a number of 28 bits.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

TRIANGLES = "ABCI"
POINTS_EACH = 7
POINTS = len(TRIANGLES) * POINTS_EACH
ALL_POINTS = (1 << POINTS) - 1
POINT_NAMES = tuple(f"{triangle}{k}" for triangle in TRIANGLES for k in range(POINTS_EACH))
NUMBER = {name: number for number, name in enumerate(POINT_NAMES)}


def points(*names: str) -> int:
    return sum(1 << NUMBER[name] for name in names)


# ---- The description --------------------------------------------------------------------------

# ME-2: the lines inside an upright triangle and their headings in degrees; I is turned by 180.
INSIDE_LINES = {
    (1, 2, 3): 300,
    (3, 4, 5): 180,
    (5, 6, 1): 60,
    (1, 0, 4): 270,
    (3, 0, 6): 150,
    (5, 0, 2): 30,
}
# ME-3
BIG_CORNERS = ("A1", "B3", "C5")
CONSTELLATIONS = (
    ("B5", "C3", "I1"),
    ("C1", "A5", "I3"),
    ("A3", "B1", "I5"),
)  # each opposite its corner
# ME-5
FACING_MEDIANS = (("A4", "I4"), ("B6", "I6"), ("C2", "I2"))
# ME-8: where the way out and back in is straight
STRAIGHT_EXITS = (*BIG_CORNERS, "I1", "I3", "I5")

MIDDLES = points("A0", "B0", "C0", "I0")
BIG_CORNER_SET = points(*BIG_CORNERS)
# ME-11: where Singles may be brought in
ENTRIES = points(*(name for name in POINT_NAMES if name[0] != "I" and name[1] != "0"))
# ME-19: the middle and the three median points of each triangle
MIDDLE_AND_MEDIANS = tuple(
    points(*(f"{triangle}{k}" for k in (0, 2, 4, 6))) for triangle in TRIANGLES
)

# The kinds of links between points; all but the first can be switched off (ME-4, 5, 6 and 8).
INSIDE, CORNERS, MEDIAN_POINTS, EXIT = range(4)


@dataclass(frozen=True)
class Switches:
    """ME-24: which links there are, as one number of four bits."""

    exits: bool = True
    straight_exits: bool = True
    touching_corners: bool = True
    touching_feet: bool = True

    @property
    def number(self) -> int:
        return (
            self.exits
            | self.straight_exits << 1
            | self.touching_corners << 2
            | self.touching_feet << 3
        )

    @property
    def straight(self) -> set[int]:
        """The kinds of links along which a line continues."""
        on = {CORNERS: self.touching_corners, MEDIAN_POINTS: self.touching_feet}
        on[EXIT] = self.exits and self.straight_exits
        return {INSIDE, *(kind for kind, is_on in on.items() if is_on)}


EVERY_SWITCHES = tuple(
    Switches(*(bool(number >> bit & 1) for bit in range(4))) for number in range(16)
)


# ---- Lines of the whole board (ME-7, ME-8) ----------------------------------------------------


@dataclass(frozen=True)
class Line:
    """Points in a row. `links[i]` is the kind of link from point i to the next one. A closed line
    has one more link, from its last point to its first."""

    points: tuple[str, ...]
    links: tuple[int, ...]

    @property
    def closed(self) -> bool:
        return len(self.links) == len(self.points)


def _inside_lines() -> Iterator[tuple[tuple[str, ...], int]]:
    """Every line inside a triangle, both ways, with its heading."""
    for triangle in TRIANGLES:
        for numbers, heading in INSIDE_LINES.items():
            names = tuple(f"{triangle}{k}" for k in numbers)
            along = heading + 180 if triangle == "I" else heading
            yield names, along % 360
            yield names[::-1], (along + 180) % 360


def touching(name: str) -> dict[str, int]:
    """ME-4, ME-5: what touches a point, and by which kind of link."""
    found: dict[str, int] = {}
    for kind, groups in ((CORNERS, CONSTELLATIONS), (MEDIAN_POINTS, FACING_MEDIANS)):
        for group in groups:
            if name in group:
                found |= {other: kind for other in group if other != name}
    return found


def _lines() -> list[Line]:
    """ME-7: a line continues where it touches another one with the same heading. ME-8: a line
    between two points with straight exits closes."""
    headings = dict(_inside_lines())
    lines: list[Line] = []
    for first, heading in headings.items():
        if _continuation(first[0], heading, headings, backward=True) is not None:
            continue  # not the start of a line
        names, links = list(first), [INSIDE] * 2
        while (more := _continuation(names[-1], heading, headings)) is not None:
            piece, kind = more
            names += piece
            links += [kind, INSIDE, INSIDE]
        if tuple(reversed(names)) in {line.points for line in lines}:
            continue  # the same line in the other direction
        if names[0] in STRAIGHT_EXITS and names[-1] in STRAIGHT_EXITS:
            links.append(EXIT)
        lines.append(Line(tuple(names), tuple(links)))
    return lines


def _continuation(
    end: str, heading: int, headings: dict[tuple[str, ...], int], backward: bool = False
) -> tuple[tuple[str, ...], int] | None:
    """The piece with the same heading that begins (backward: ends) at a point touching this one."""
    for piece, its_heading in headings.items():
        kind = touching(end).get(piece[-1] if backward else piece[0])
        if kind is not None and its_heading == heading:
            return piece, kind
    return None


LINES = _lines()


def ways_from(name: str, switches: Switches) -> list[list[list[str]]]:
    """For each line through a point, the two straight ways that lead away from it: the points in
    order, until the line ends or returns to its start."""
    return [
        [list(_walk(line, line.points.index(name), step, switches.straight)) for step in (1, -1)]
        for line in LINES
        if name in line.points
    ]


def rays(name: str, switches: Switches) -> list[list[str]]:
    """All straight ways that lead away from a point."""
    return [way for ways in ways_from(name, switches) for way in ways if way]


def _walk(line: Line, place: int, step: int, kinds: set[int]) -> Iterator[str]:
    size = len(line.points)
    for _ in range(size - 1):
        link = place if step == 1 else place - 1
        if not line.closed and not 0 <= link < len(line.links):
            return
        if line.links[link % size] not in kinds:
            return
        place = (place + step) % size
        yield line.points[place]


# ---- Neighbours (ME-2, 4, 5, 6) ---------------------------------------------------------------


def exits(name: str) -> set[str]:
    """ME-6: where a figure that leaves the board at a corner may come back in."""
    found: set[str] = set()
    for big, constellation in zip(BIG_CORNERS, CONSTELLATIONS, strict=True):
        if name == big:
            found |= {*BIG_CORNERS, *constellation} - {name}
        elif name in constellation:
            found |= {big}.union(*(c for c in CONSTELLATIONS if name not in c))
    return found


@cache
def _inside_neighbours() -> dict[str, set[str]]:
    """ME-2."""
    found: dict[str, set[str]] = {name: set() for name in POINT_NAMES}
    for line, _ in _inside_lines():
        for here, there in pairwise(line):
            found[here].add(there)
    return found


def neighbours(name: str, switches: Switches) -> set[str]:
    """ME-2, ME-4, ME-5, ME-6: the points one step away."""
    found = set(_inside_neighbours()[name])
    on = {CORNERS: switches.touching_corners, MEDIAN_POINTS: switches.touching_feet}
    found |= {other for other, kind in touching(name).items() if on[kind]}
    return found | (exits(name) if switches.exits else set())
