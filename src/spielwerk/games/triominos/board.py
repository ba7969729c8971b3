"""Triominos: tiles, cells and vertices (TR-1 to TR-3).

A vertex (x, y) is x + y/2 across and y·√3/2 up. Every vertex is the bottom left corner of an up
cell `x,yu`, and also names a down cell `x,yd`:

        (x,y+1)───(x+1,y+1)
           ╱╲  d  ╱
          ╱ u╲   ╱
         ╱    ╲ ╱
      (x,y)──(x+1,y)

Vertex number = WIDTH * (y + MIDDLE) + x + MIDDLE; cell number = 2 * vertex number of (x, y), and 1
more if it points down. A cell's corners are read clockwise from its apex: top, bottom right, bottom
left for an up cell; bottom, top left, top right for a down cell.
"""

from itertools import combinations_with_replacement

from spielwerk.runtime.compile import compiled
from spielwerk.runtime.kinds import int8
from spielwerk.runtime.tables import table

NONE = -1
WIDTH = 64  # a power of two, so that shifts can split a number
MIDDLE = 20  # 36 tiles in a row reach 18 steps from the first, and open cells one step further
START_CELL = 2 * (WIDTH * MIDDLE + MIDDLE)
CELLS = 2 * WIDTH * WIDTH

VALUES = 5
# TR-1: the corners of the 35 tiles, smallest first and then clockwise; the joker is the last one.
TILES = tuple(combinations_with_replacement(range(1, VALUES + 1), 3))
JOKER = len(TILES)
TILE_COUNT = JOKER + 1
TILE_NAMES = (*("".join(map(str, tile)) for tile in TILES), "J")
TILE_NUMBER = {name: number for number, name in enumerate(TILE_NAMES)}


def _rotations(tile: tuple[int, int, int]) -> list[tuple[int, int, int]]:
    """The different readings of a tile. Tiles are rotated but never flipped."""
    a, b, c = tile
    return list(dict.fromkeys([(a, b, c), (b, c, a), (c, a, b)]))


# Every reading of every tile, tile by tile. The joker is one more reading.
READINGS = tuple(reading for tile in TILES for reading in _rotations(tile))
JOKER_READING = len(READINGS)
READING_COUNT = JOKER_READING + 1
READING_NAMES = (*("".join(map(str, reading)) for reading in READINGS), "J")
READING_NUMBER = {name: number for number, name in enumerate(READING_NAMES)}

# TILE_OF[reading]; CORNERS[3 * reading + k]: the value at the k-th corner, 0 for the joker's.
TILE_OF = table([n for n, tile in enumerate(TILES) for _ in _rotations(tile)] + [JOKER], int8)
CORNERS = table([*(value for r in READINGS for value in r), 0, 0, 0], int8)


def cell_name(cell: int) -> str:
    y, x = divmod(cell >> 1, WIDTH)
    return f"{x - MIDDLE},{y - MIDDLE}{'ud'[cell & 1]}"


def cell_named(name: str) -> int | None:
    """The number of a cell, or None if it is so far away that no game gets there."""
    x, y = (int(number) for number in name[:-1].split(","))
    if not (-MIDDLE <= x < MIDDLE and -MIDDLE <= y < MIDDLE):
        return None
    return 2 * (WIDTH * (y + MIDDLE) + x + MIDDLE) + name.endswith("d")


def cells_around(vertex: int) -> list[int]:
    """The six cells that share a vertex, anticlockwise."""
    left, below = vertex - 1, vertex - WIDTH
    return [2 * vertex, 2 * left + 1, 2 * left, 2 * (below - 1) + 1, 2 * below, 2 * below + 1]


def vertex_place(vertex: int) -> list[int]:
    """The x and y of a vertex."""
    return [vertex % WIDTH - MIDDLE, vertex // WIDTH - MIDDLE]


@compiled
def vertex_of(cell: int, corner: int) -> int:
    """TR-2: the vertex at a corner of a cell, clockwise from the apex."""
    base = cell >> 1
    if cell & 1:
        return base + 1 if corner == 0 else base + WIDTH + corner - 1
    return base + WIDTH if corner == 0 else base + 2 - corner


@compiled
def cell_beyond(cell: int, corner: int) -> int:
    """TR-3: the cell across the side opposite this corner, with which it shares two vertices."""
    base = cell >> 1
    if cell & 1:
        if corner == 0:
            return 2 * (base + WIDTH)
        return 2 * (base + 1) if corner == 1 else 2 * base
    if corner == 0:
        return 2 * (base - WIDTH) + 1
    return 2 * (base - 1) + 1 if corner == 1 else 2 * base + 1
