"""Triominos: the middle of the table as a drawing: the cells around the first tile (TR-2)."""

import math

from spielwerk.engine.places import Ground, Point, Shape
from spielwerk.games.triominos.board import (
    START_CELL,
    cell_beyond,
    cell_name,
    vertex_of,
    vertex_place,
)

_NEAR = 9  # cells further from the first tile than this many sides are left out


def ground(players: int) -> Ground:
    return Ground({cell_name(cell): outline(cell) for cell in _near()})


def _near() -> set[int]:
    found = edge = {START_CELL}
    for _ in range(_NEAR):
        edge = {cell_beyond(cell, corner) for cell in edge for corner in range(3)} - found
        found = found | edge
    return found


def outline(cell: int) -> Shape:
    return tuple(_spot(vertex_of(cell, corner)) for corner in range(3))


def _spot(vertex: int) -> Point:
    x, y = vertex_place(vertex)
    return x + y / 2, -y * math.sqrt(3) / 2
