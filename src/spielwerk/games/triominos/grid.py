"""Triominos: the bookkeeping of the table. The state lists the tiles as they were laid, the
vertices they touch, and the open cells: free cells that touch a tile by a side. An *entry* is an
index into one of these lists."""

from spielwerk.engine.compile import compiled
from spielwerk.engine.state import State
from spielwerk.games.triominos.board import CORNERS, NONE, TILE_COUNT, cell_beyond, vertex_of

MAX_OPEN = 40  # a tile closes one open cell and opens at most two: never more than 3 + 35
MAX_VERTICES = 40  # every tile after the first adds at most one new vertex

# For each corner of a tile, how many of the six cells around its vertex are taken.
Around = tuple[int, int, int]


@compiled
def clear_table(state: State) -> None:
    for entry in range(TILE_COUNT):
        state.laid_cell[entry] = NONE
        state.laid_reading[entry] = NONE
    for entry in range(MAX_VERTICES):
        state.vertex_at[entry] = NONE
        state.vertex_value[entry] = 0
        state.vertex_cells[entry] = 0
    for entry in range(MAX_OPEN):
        state.open_cell[entry] = NONE
        state.open_need[entry] = 0
    state.laid = 0
    state.vertices = 0
    state.open_cells = 0


@compiled
def put_on_table(state: State, cell: int, reading: int) -> tuple[Around, int]:
    """A tile lies on a cell, touches its vertices, and the free cells beside it are open. Return
    what is taken around its corners, and how many tiles are beside it."""
    state.laid_cell[state.laid] = cell
    state.laid_reading[state.laid] = reading
    state.laid += 1
    remove_open(state, cell)
    around = (
        touch_vertex(state, cell, 0, reading),
        touch_vertex(state, cell, 1, reading),
        touch_vertex(state, cell, 2, reading),
    )
    beside = 0
    for corner in range(3):
        beyond = cell_beyond(cell, corner)
        if is_taken(state, beyond):
            beside += 1
        elif find_open(state, beyond) == NONE:
            add_open(state, beyond)
    return around, beside


@compiled
def is_taken(state: State, cell: int) -> bool:
    for entry in range(state.laid):  # noqa: SIM110 (any() cannot be compiled)
        if state.laid_cell[entry] == cell:
            return True
    return False


@compiled
def tiles_beside(state: State, cell: int) -> int:
    """TR-3: how many tiles touch a cell by a side."""
    count = 0
    for corner in range(3):
        count += is_taken(state, cell_beyond(cell, corner))
    return count


# ---- Vertices ---------------------------------------------------------------------------------


@compiled
def find_vertex(state: State, vertex: int) -> int:
    """The entry of a vertex that some tile touches, or NONE."""
    for entry in range(state.vertices):
        if state.vertex_at[entry] == vertex:
            return entry
    return NONE


@compiled
def taken_at(state: State, vertex: int) -> int:
    """How many of the six cells around a vertex are taken."""
    entry = find_vertex(state, vertex)
    return int(state.vertex_cells[entry]) if entry != NONE else 0


@compiled
def taken_around(state: State, cell: int) -> Around:
    return (
        taken_at(state, vertex_of(cell, 0)),
        taken_at(state, vertex_of(cell, 1)),
        taken_at(state, vertex_of(cell, 2)),
    )


@compiled
def touch_vertex(state: State, cell: int, corner: int, reading: int) -> int:
    """A tile's corner touches a vertex and gives it its value. Return how many of the cells around
    the vertex are taken now."""
    vertex = vertex_of(cell, corner)
    entry = find_vertex(state, vertex)
    if entry == NONE:
        entry = int(state.vertices)
        state.vertex_at[entry] = vertex
        state.vertices += 1
    state.vertex_cells[entry] += 1
    give_value(state, entry, int(CORNERS[3 * reading + corner]))
    return int(state.vertex_cells[entry])


@compiled
def give_value(state: State, entry: int, value: int) -> None:
    """A vertex without a value takes that of a tile's corner; the joker's corners have none."""
    if value != 0 and state.vertex_value[entry] == 0:
        state.vertex_value[entry] = value
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
def add_open(state: State, cell: int) -> None:
    state.open_cell[state.open_cells] = cell
    state.open_need[state.open_cells] = need_at(state, cell)
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
    need = 0
    factor = 1
    for corner in range(3):
        entry = find_vertex(state, vertex_of(cell, corner))
        if entry != NONE:
            need += factor * state.vertex_value[entry]
        factor *= 6
    return need


@compiled
def ask_for(state: State, vertex: int, value: int) -> None:
    """Every open cell at a vertex that has just got its value now needs it."""
    for entry in range(state.open_cells):
        cell = int(state.open_cell[entry])
        if vertex_of(cell, 0) == vertex:
            state.open_need[entry] += value
        elif vertex_of(cell, 1) == vertex:
            state.open_need[entry] += 6 * value
        elif vertex_of(cell, 2) == vertex:
            state.open_need[entry] += 36 * value


NEEDS = 6**3


def values_needed(need: int) -> tuple[int, int, int]:
    """The values at a cell's corners, clockwise from the apex; 0 where any will do."""
    return need % 6, need // 6 % 6, need // 36
