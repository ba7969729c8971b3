"""Threes: drop stones, and be the first with three in a row."""

from spielwerk.engine.moves import moves
from spielwerk.engine.options import Switch
from spielwerk.engine.seats import seat_after
from spielwerk.parts.boards import DIAGONAL, STRAIGHT, rectangle
from spielwerk.parts.fields import cells, each_seat
from spielwerk.parts.page import game, state_of
from spielwerk.parts.sets import has_line, taken
from spielwerk.runtime.compile import compiled

BOARD = rectangle(4, 4)
BOTTOM, ALL = BOARD.where(lambda x, y: y == 0), BOARD.all
STATE = state_of(stones=each_seat(cells(BOARD)))
MOVES = moves({"CELL": BOARD.names}, ("a1",), drop="{to:CELL}")
straight_row = has_line(BOARD, 3, STRAIGHT)
any_row = has_line(BOARD, 3, (*STRAIGHT, *DIAGONAL))


@compiled
def open_cells(state):
    """TH-3: the free cells at the bottom or on top of a stone."""
    full = taken(state)
    return (BOTTOM | full << 4) & ALL & ~full


@compiled
def has_row(state, seat):
    """TH-5."""
    stones = state.stones[seat]
    return any_row(stones) if state.diagonals else straight_row(stones)


@compiled
def apply(state, cell):
    """TH-3, TH-5, TH-6."""
    me = state.to_move
    state.stones[me] |= 1 << cell
    if has_row(state, me):
        state.ended = 5
    elif taken(state) == ALL:
        state.ended = 6
    else:
        state.to_move = seat_after(state, me)


@compiled
def standing(state, seat):
    return 1 if state.ended == 5 and seat == state.to_move else 0


def why(state, cell):
    return "threes-not-free" if taken(state) >> cell & 1 else "threes-floats", 3


def check(state):
    floats = taken(state) & ~(BOTTOM | taken(state) << 4)
    return "threes-position-floats" if floats else None


PAGE = {
    "id": "threes", "prefix": "TH", "board": BOARD, "state": STATE, "moves": MOVES,
    "seats": (2, 3), "places": open_cells, "apply": apply, "standing": standing,
    "endings": (5, 6), "why": why, "check": check, "effects": {"put": 3},
    "options": [Switch("diagonals", default=True, rule="TH-5")], "longest": BOARD.count,
}  # fmt: skip
GAME = game(**PAGE)
