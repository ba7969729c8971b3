"""Threes: a position as text, for tests, puzzles and games that begin elsewhere.

`blue=a1,b1 orange=a2`: all stones. The fields that every game has are added to it.
"""

from spielwerk.engine.seats import SEAT_NAMES
from spielwerk.errors import BadPosition
from spielwerk.runtime.bits import bits_of
from threes.board import BOTTOM, CELL_NAMES, SIZE
from threes.rules import has_row, taken_cells


def write_position(state):
    return {
        SEAT_NAMES[seat]: ",".join(CELL_NAMES[cell] for cell in bits_of(state.stones[seat]))
        for seat in range(state.players)
        if state.stones[seat]
    }


def read_position(state, fields):
    """The same read onto a fresh state. What cannot come about by the rules is refused."""
    for seat in range(state.players):
        for name in fields.names(SEAT_NAMES[seat], CELL_NAMES):
            bit = 1 << CELL_NAMES.index(name)
            if taken_cells(state) & bit:
                raise BadPosition("error-position-two", spot=name)
            state.stones[seat] |= bit
    taken = taken_cells(state)
    if taken & ~(BOTTOM | taken << SIZE):
        raise BadPosition("threes-position-floats", rule="TH-3")
    if not state.ended and any(has_row(state, seat) for seat in range(state.players)):
        raise BadPosition("threes-position-over", rule="TH-5")
