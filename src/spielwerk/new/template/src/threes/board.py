"""Threes: the board (TH-1). Names and tables, nothing else.

    4  a4 b4 c4 d4
    3  a3 b3 c3 d3
    2  a2 b2 c2 d2
    1  a1 b1 c1 d1

Cells are numbered row by row from the bottom: cell = 4 * row + column. A set of cells is a number
of 16 bits, the lowest for a1.
"""

from spielwerk.runtime.kinds import int32
from spielwerk.runtime.tables import table

SIZE = 4
CELLS = SIZE * SIZE
ALL_CELLS = (1 << CELLS) - 1
BOTTOM = (1 << SIZE) - 1  # the lowest row
CELL_NAMES = tuple(f"{column}{row + 1}" for row in range(SIZE) for column in "abcd")


def column_and_row(cell):
    """Both counted from 0 at the bottom left."""
    return cell % SIZE, cell // SIZE


def _lines(right, up):
    """TH-5: every three cells that lie one step in a direction from each other."""
    found = []
    for cell in range(CELLS):
        column, row = column_and_row(cell)
        ends = (column + 2 * right, row + 2 * up)
        if all(0 <= place < SIZE for place in ends):
            step = right + SIZE * up
            found.append((cell, cell + step, cell + 2 * step))
    return found


STRAIGHT = _lines(1, 0) + _lines(0, 1)
LINES = STRAIGHT + _lines(1, 1) + _lines(-1, 1)
STRAIGHT_COUNT = len(STRAIGHT)
LINE_COUNT = len(LINES)

# The same as sets of cells. Compiled code can use a table, but neither lists nor dictionaries.
LINE_MASKS = table((sum(1 << cell for cell in line) for line in LINES), int32)
