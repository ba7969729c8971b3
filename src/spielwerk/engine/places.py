"""Where the places of a board are, for drawings of it."""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]  # to the right, and down
Shape: TypeAlias = tuple[Point, ...]  # the corners of a polygon

_ARC = 4  # straight pieces of a curved side


@dataclass(frozen=True)
class Ground:
    """A board from above: the outline of every place, by the name that it has in moves.

    >>> from spielwerk.engine.places import Ground, square
    >>> Ground({"a1": square((0, 0), 1), "b1": square((1, 0), 1)}).box
    (-0.5, -0.5, 2.0, 1.0)
    """

    places: Mapping[str, Shape]
    lines: Sequence[Shape] = ()  # what else there is to see
    areas: Sequence[Shape] = ()  # the wood under it all, if it is not everything

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, width and height of everything."""
        points = [
            point for shape in (*self.places.values(), *self.lines, *self.areas) for point in shape
        ]
        left, top = (min(point[axis] for point in points) for axis in (0, 1))
        right, bottom = (max(point[axis] for point in points) for axis in (0, 1))
        return left, top, right - left, bottom - top


def polar(radius: float, degrees: float) -> Point:
    """Degrees go clockwise from the top.

    >>> from spielwerk.engine.places import polar
    >>> [round(number, 3) for number in polar(2, 90)]
    [2.0, -0.0]
    """
    angle = math.radians(degrees)
    return radius * math.sin(angle), -radius * math.cos(angle)


def disc(middle: Point, radius: float) -> Shape:
    """A circle, as a polygon of twelve corners.

    >>> from spielwerk.engine.places import disc
    >>> len(disc((0, 0), 0.4))
    12
    """
    x, y = middle
    return tuple(
        (x + across, y + down) for across, down in (polar(radius, 30 * n) for n in range(12))
    )


def square(middle: Point, side: float) -> Shape:
    """A square around a point.

    >>> from spielwerk.engine.places import square
    >>> square((0, 0), 2)
    ((-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0))
    """
    (x, y), half = middle, side / 2
    return (x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)


def sector(inner: float, outer: float, first: float, last: float) -> Shape:
    """A piece of a ring between two angles.

    >>> from spielwerk.engine.places import sector
    >>> len(sector(1, 2, 0, 30))
    10
    """
    return (*_arc(outer, first, last), *_arc(inner, last, first))


def _arc(radius: float, first: float, last: float) -> Iterator[Point]:
    for n in range(_ARC + 1):
        yield polar(radius, first + (last - first) * n / _ARC)
