"""Memento: the board as a drawing: four triangles that touch, and their points (ME-1 to ME-3)."""

from spielwerk.engine.places import Ground, Point, disc, polar
from spielwerk.games.memento.board import INSIDE_LINES, POINT_NAMES, TRIANGLES

_RADIUS = 2.0  # from the middle of a triangle to its corners; half of that to its median points
_GAP = 0.8  # how far the triangles are apart, so that points that touch can be distinguished
_POINT = 0.3

# I is in the middle, and the others lie beyond its sides: clockwise from the top, in degrees.
_AWAY = {"A": 0, "B": 120, "C": 240}


def ground(players: int) -> Ground:
    places = {name: disc(_spot(name), _POINT) for name in POINT_NAMES}
    return Ground(
        places,
        [
            tuple(_spot(f"{triangle}{k}") for k in line)
            for triangle in TRIANGLES
            for line in INSIDE_LINES
        ],
    )


def _spot(name: str) -> Point:
    """ME-2: 1 is the tip, then clockwise; corners are odd. I is turned by half."""
    triangle, k = name[0], int(name[1])
    x, y = polar(_RADIUS + _GAP, _AWAY[triangle]) if triangle in _AWAY else (0.0, 0.0)
    if k == 0:
        return x, y
    turned = 60 * (k - 1) + (0 if triangle in _AWAY else 180)
    across, down = polar(_RADIUS if k % 2 else _RADIUS / 2, turned)
    return x + across, y + down
