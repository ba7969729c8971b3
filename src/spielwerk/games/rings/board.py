"""Rings: the board (RG-1, RG-2).

Three rings of eight cells, from a (outer) to c (inner). Spoke 1 is at the top, then clockwise:

        a8──────a1──────a2
        │ b8────b1────b2 │
        │ │ c8──c1──c2 │ │
        a7b7c7      c3b3a3
        │ │ c6──c5──c4 │ │
        │ b6────b5────b4 │
        a6──────a5──────a4

Cell number = 8 * ring + spoke, both counted from 0. A set of cells is a 24-bit number, one byte per
ring.
"""

from spielwerk.runtime.kinds import uint8
from spielwerk.runtime.tables import Table, table

RINGS = 3
SPOKES = 8
CELLS = RINGS * SPOKES
ALL_CELLS = (1 << CELLS) - 1
FIRST_SPOKE = 0x010101  # of every ring
LAST_SPOKE = 0x808080

RING_NAMES = "abc"
CELL_NAMES = tuple(f"{ring}{spoke + 1}" for ring in RING_NAMES for spoke in range(SPOKES))

NOWHERE = -1

# RG-2: the four ways to a neighbour.
CLOCKWISE, ANTICLOCKWISE, INWARD, OUTWARD = range(4)


def step(cell: int, way: int) -> int | None:
    """The neighbour of a cell that way, or None at the edge of the board."""
    ring, spoke = divmod(cell, SPOKES)
    if way == CLOCKWISE:
        return ring * SPOKES + (spoke + 1) % SPOKES
    if way == ANTICLOCKWISE:
        return ring * SPOKES + (spoke - 1) % SPOKES
    ring += 1 if way == INWARD else -1
    return ring * SPOKES + spoke if 0 <= ring < RINGS else None


def _step_ends() -> list[tuple[int, int]]:
    ends = []
    for way in range(4):
        origins = {step(cell, way): cell for cell in range(CELLS)}
        ends += [(origins.get(target, NOWHERE), target) for target in range(CELLS)]
    return ends


def _line_ends() -> Table:
    """RG-13 for every set of pawns on one ring and every spoke that a pawn may have arrived at."""
    ends_of = [0] * (256 * SPOKES)
    for pawns in range(256):
        for spoke in range(SPOKES):
            # A line with the pawn in its middle takes precedence over lines that it ends.
            for first in (spoke - 1, spoke, spoke - 2):
                ends = 1 << first % SPOKES | 1 << (first + 2) % SPOKES
                line = ends | 1 << (first + 1) % SPOKES
                if pawns & line == line:
                    ends_of[pawns * SPOKES + spoke] = ends
                    break
    return table(ends_of, uint8)


# STEP_ENDS[CELLS * way + target]: the cell that leads to the target that way, and the target.
STEP_ENDS = _step_ends()
# LINE_ENDS[SPOKES * pawns on the ring + spoke]: the ends of the line through the spoke, or 0.
LINE_ENDS = _line_ends()
