"""Triominos: tiles and grid (TR-1 to TR-3).

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

import numpy as np

WIDTH = 64  # a power of two, so that shifts can split a number
MIDDLE = 20  # 36 tiles in a row reach 18 places from the first, and open cells one step further
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
TILE_OF = np.array([n for n, tile in enumerate(TILES) for _ in _rotations(tile)] + [JOKER], np.int8)
CORNERS = np.array([*(value for r in READINGS for value in r), 0, 0, 0], np.int8)

# Sets of readings (without the joker) are two numbers: the readings below HALF, and the others.
HALF = 48


def _reading_sets(chosen: list[list[int]]) -> "np.ndarray[tuple[int], np.dtype[np.int64]]":
    sets = np.zeros(2 * len(chosen), np.int64)
    for row, readings in enumerate(chosen):
        for reading in readings:
            sets[2 * row + reading // HALF] |= 1 << reading % HALF
    return sets


# READINGS_OF[2 * tile], [… + 1]: the readings of a tile.
READINGS_OF = _reading_sets(
    [[r for r in range(len(READINGS)) if TILE_OF[r] == tile] for tile in range(JOKER)] + [[]]
)


def need_number(values: tuple[int, int, int]) -> int:
    """TR-6: the values that a cell needs at its three corners, 0 for any."""
    return values[0] + 6 * values[1] + 36 * values[2]


def _fitting() -> "np.ndarray[tuple[int], np.dtype[np.int64]]":
    chosen = []
    for need in range(6**3):
        wanted = need % 6, need // 6 % 6, need // 36
        chosen.append(
            [
                number
                for number, reading in enumerate(READINGS)
                if all(w in (0, value) for w, value in zip(wanted, reading, strict=True))
            ]
        )
    return _reading_sets(chosen)


# FITTING[2 * need], [… + 1]: the readings that fit this need.
FITTING = _fitting()


def cell_name(cell: int) -> str:
    y, x = divmod(cell >> 1, WIDTH)
    return f"{x - MIDDLE},{y - MIDDLE}{'ud'[cell & 1]}"


def cell_number(x: int, y: int, down: bool) -> int:
    """The number of a cell, or -1 if it is so far away that no game gets there."""
    if not (-MIDDLE <= x < MIDDLE and -MIDDLE <= y < MIDDLE):
        return -1
    return 2 * (WIDTH * (y + MIDDLE) + x + MIDDLE) + down
