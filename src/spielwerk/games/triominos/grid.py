"""Triominos: the bookkeeping of the table. The state lists the tiles as they were laid, the
vertices they touch, and the open cells: free cells that touch a tile by a side. An *entry* is an
index into one of these lists.

Vertices are found by hashing: `vertex_at` has gaps. What is known of a vertex is one number: the
value that its corners have, and around it a bit for each of the six cells that is taken, in the
order of `board.cells_around`.
"""

from spielwerk.games.triominos.board import (
    CORNERS,
    JOKER_READING,
    NONE,
    TILE_COUNT,
    WIDTH,
    cell_beyond,
    vertex_of,
)
from spielwerk.runtime.bits import popcount
from spielwerk.runtime.compile import compiled
from spielwerk.runtime.state import State

MAX_OPEN = 40  # a tile closes one open cell and opens at most two: never more than 3 + 35
SLOTS = 64  # every tile after the first adds at most one new vertex: never more than 38
VALUE = 7  # the bits of a vertex's value
TAKEN = 3  # … and the first one of its cells
SHARES = (1, 6, 36)  # how often the value at each corner counts in what a cell needs
NEEDS = 6**3

# For each corner of a tile, what is known of its vertex.
Around = tuple[int, int, int]


@compiled
def clear_table(state: State) -> None:
    for entry in range(TILE_COUNT):
        state.laid_cell[entry] = NONE
        state.laid_reading[entry] = NONE
    for entry in range(SLOTS):
        state.vertex_at[entry] = NONE
        state.vertex[entry] = 0
    for entry in range(MAX_OPEN):
        state.open_cell[entry] = NONE
        state.open_need[entry] = 0
    state.laid = 0
    state.open_cells = 0
    state.joker_laid = NONE
    state.joker_need = 0


@compiled
def put_on_table(state: State, cell: int, reading: int) -> Around:
    """A tile lies on a cell, touches its vertices, and the free cells beside it are open. Return
    what is known of its vertices now."""
    state.laid_cell[state.laid] = cell
    state.laid_reading[state.laid] = reading
    state.laid += 1
    remove_open(state, cell)
    if reading == JOKER_READING:
        state.joker_laid = state.laid - 1
        state.joker_need = need_at(state, cell)
    around = (
        touch_vertex(state, cell, 0, reading),
        touch_vertex(state, cell, 1, reading),
        touch_vertex(state, cell, 2, reading),
    )
    for corner in range(3):
        if not (is_beside(around, cell, corner) or was_open(around, cell, corner)):
            add_open(state, cell, corner, around)
    return around


# ---- Cells around a vertex --------------------------------------------------------------------


@compiled
def place_of(cell: int, corner: int) -> int:
    """Which of the six cells around the vertex at its corner a cell is."""
    return (1 + 4 * corner) % 6 if cell & 1 else 4 - 2 * corner


@compiled
def takes(known: int, cell: int, corner: int, steps: int) -> int:
    """1 if the cell that is some steps anticlockwise from this one, around the vertex at its
    corner, is taken; otherwise 0."""
    return (known >> (TAKEN + (place_of(cell, corner) + steps) % 6)) & 1


@compiled
def is_beside(around: Around, cell: int, corner: int) -> int:
    """TR-3: 1 if there is a tile across the side opposite this corner."""
    return takes(around[(corner + 1) % 3], cell, (corner + 1) % 3, 1)


@compiled
def was_open(around: Around, cell: int, corner: int) -> int:
    """1 if a tile other than the one on this cell touches the cell across that side by another of
    its sides."""
    one, other = (corner + 1) % 3, (corner + 2) % 3
    return takes(around[one], cell, one, 2) | takes(around[other], cell, other, 4)


@compiled
def tiles_beside(around: Around, cell: int) -> int:
    """TR-3: how many tiles touch a cell by a side."""
    return is_beside(around, cell, 0) + is_beside(around, cell, 1) + is_beside(around, cell, 2)


@compiled
def tiles_at(known: int) -> int:
    """How many of the six cells around a vertex are taken."""
    return popcount(known >> TAKEN)


@compiled
def is_taken(state: State, cell: int) -> bool:
    return takes(known_at(state, vertex_of(cell, 0)), cell, 0, 0) == 1


# ---- Vertices ---------------------------------------------------------------------------------


@compiled
def find_vertex(state: State, vertex: int) -> int:
    """The entry of a vertex, which may still be empty. Those of an area of eight by eight vertices
    do not get in each other's way."""
    entry = (vertex + 8 * (vertex // WIDTH)) & (SLOTS - 1)
    while state.vertex_at[entry] != vertex and state.vertex_at[entry] != NONE:
        entry = (entry + 1) & (SLOTS - 1)
    return entry


@compiled
def known_at(state: State, vertex: int) -> int:
    """What is known of a vertex: 0 if no tile touches it."""
    return int(state.vertex[find_vertex(state, vertex)])


@compiled
def known_around(state: State, cell: int) -> Around:
    return (
        known_at(state, vertex_of(cell, 0)),
        known_at(state, vertex_of(cell, 1)),
        known_at(state, vertex_of(cell, 2)),
    )


@compiled
def touch_vertex(state: State, cell: int, corner: int, reading: int) -> int:
    """A tile's corner touches a vertex and gives it its value. Return what is known of it now."""
    vertex = vertex_of(cell, corner)
    entry = find_vertex(state, vertex)
    state.vertex_at[entry] = vertex
    state.vertex[entry] |= 1 << (TAKEN + place_of(cell, corner))
    give_value(state, entry, int(CORNERS[3 * reading + corner]))
    return int(state.vertex[entry])


@compiled
def give_value(state: State, entry: int, value: int) -> None:
    """A vertex without a value takes that of a tile's corner; the joker's corners have none."""
    if value != 0 and state.vertex[entry] & VALUE == 0:
        state.vertex[entry] |= value
        ask_for(state, int(state.vertex_at[entry]), value)


# ---- Open cells -------------------------------------------------------------------------------


@compiled
def find_open(state: State, cell: int) -> int:
    """The entry of an open cell, or NONE."""
    for entry in range(state.open_cells):
        if state.open_cell[entry] == cell:
            return entry
    return NONE


@compiled
def add_open(state: State, cell: int, corner: int, around: Around) -> None:
    """The cell across the side opposite a tile's corner is open. It is the tile's own cell rotated
    by half a turn: that side's two corners have changed places."""
    beyond = cell_beyond(cell, corner)
    one, other = (corner + 1) % 3, (corner + 2) % 3
    need = SHARES[corner] * (known_at(state, vertex_of(beyond, corner)) & VALUE)
    need += SHARES[one] * (around[other] & VALUE) + SHARES[other] * (around[one] & VALUE)
    state.open_cell[state.open_cells] = beyond
    state.open_need[state.open_cells] = need
    state.open_cells += 1


@compiled
def remove_open(state: State, cell: int) -> None:
    """The last entry replaces that of an open cell that has been taken."""
    entry = find_open(state, cell)
    if entry != NONE:
        state.open_cells -= 1
        last = int(state.open_cells)
        state.open_cell[entry] = state.open_cell[last]
        state.open_need[entry] = state.open_need[last]
        state.open_cell[last] = NONE
        state.open_need[last] = 0


# ---- What a cell needs: the values at its three corners as one number, see `values_needed` ------


@compiled
def need_at(state: State, cell: int) -> int:
    one, two, three = known_around(state, cell)
    return SHARES[0] * (one & VALUE) + SHARES[1] * (two & VALUE) + SHARES[2] * (three & VALUE)


@compiled
def ask_for(state: State, vertex: int, value: int) -> None:
    """Every open cell at a vertex that has just got its value now needs it, and so does the one
    where the joker lies."""
    for entry in range(state.open_cells):
        state.open_need[entry] += value * share_of(vertex, int(state.open_cell[entry]))
    if state.joker_laid != NONE:
        cell = int(state.laid_cell[state.joker_laid])
        state.joker_need += value * share_of(vertex, cell)


@compiled
def share_of(vertex: int, cell: int) -> int:
    """How often the value of a vertex counts in what a cell needs: 0 if it is none of its corners.
    The up cells around a vertex have even numbers; see `board.cells_around`."""
    beyond = 2 * vertex - cell
    top = (beyond == 2 * WIDTH) | (beyond == 1)
    right = (beyond == 2) | (beyond == 2 * WIDTH - 1)
    left = (beyond == 0) | (beyond == 2 * WIDTH + 1)
    return SHARES[0] * top + SHARES[1] * right + SHARES[2] * left


def values_needed(need: int) -> tuple[int, int, int]:
    """The values at a cell's corners, clockwise from the apex; 0 where any will do."""
    return need % 6, need // 6 % 6, need // 36
