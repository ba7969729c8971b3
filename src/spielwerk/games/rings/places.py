"""Rings: the board as a drawing: three rings, cut into cells by the spokes (RG-1)."""

from spielwerk.engine.places import Ground, sector
from spielwerk.games.rings.board import CELL_NAMES, RINGS, SPOKES

_HOLE = 0.8  # inside the innermost ring, in widths of a ring
_STEP = 360 / SPOKES


def ground(players: int) -> Ground:
    return Ground({name: _cell(*divmod(n, SPOKES)) for n, name in enumerate(CELL_NAMES)})


def _cell(ring: int, spoke: int) -> tuple[tuple[float, float], ...]:
    inner = _HOLE + RINGS - 1 - ring
    return sector(inner, inner + 1, (spoke - 0.5) * _STEP, (spoke + 0.5) * _STEP)
