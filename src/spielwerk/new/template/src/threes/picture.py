"""Threes: the board for the terminal. A free cell shows its name, a stone its owner's symbol."""

from spielwerk.pictures import SEAT_SYMBOLS, seat_line
from threes.board import CELL_NAMES, SIZE


def picture(view, say):
    """Lines of texts, each with a style: "seat0" … for a seat's things, "free" for empty places."""
    rows = [CELL_NAMES[first : first + SIZE] for first in range(0, len(CELL_NAMES), SIZE)]
    board = [[_cell(name, view["cells"].get(name)) for name in row] for row in reversed(rows)]
    stones = [list(view["cells"].values()).count(seat) for seat in range(view["players"])]
    seats = [
        seat_line(seat, say("threes-stones", stones=count), say)
        for seat, count in enumerate(stones)
    ]
    return [*board, [], *seats]


def _cell(name, owner):
    if owner is None:
        return f"  {name} ", "free"
    return f"  {SEAT_SYMBOLS[owner]}  ", f"seat{owner}"
