"""What a seat may know of a position: the features of a net, and what else it takes to decide."""

from typing import Any

from spielwerk.engine.features import list_digits
from spielwerk.engine.seats import seat_at
from spielwerk.games.triominos.board import CELLS, CORNERS, JOKER_READING, TILE_COUNT, VALUES
from spielwerk.games.triominos.features import encode_known, features
from spielwerk.runtime.bits import list_bits
from spielwerk.runtime.compile import compiled
from spielwerk.runtime.state import State

# Of every tile on the table, in the order they were laid: its cell (whether it points down, x and y
# as binary digits), the value at each corner clockwise from the apex, and whether it is the joker.
CELL = 0
VALUE = (CELLS - 1).bit_length()
JOKER_HERE = VALUE + 3 * VALUES
OF_A_TILE = JOKER_HERE + 1
# Of every seat: its chips.
_CHIPS = 7  # binary digits
OF_A_SEAT = _CHIPS
# Of all: TR-14, the passes in a row; all turns.
_PASSES, _TURNS = 3, 9
OF_ALL = _PASSES + _TURNS


def observations(players: int) -> int:
    return features(players) + TILE_COUNT * OF_A_TILE + players * OF_A_SEAT + OF_ALL


@compiled
def observe(state: State, seat: int, out: Any) -> int:
    """TR-17: other racks are hidden unless they are open, and the pot is."""
    n = encode_known(state, seat, out, True)
    first = features(int(state.players))
    for laid in range(state.laid):
        n = observe_tile(state, laid, first + laid * OF_A_TILE, out, n)
    first += TILE_COUNT * OF_A_TILE
    for place in range(state.players):
        other = seat_at(state, seat, place)
        n = list_digits(int(state.chips[other]), _CHIPS, first, out, n)
        first += OF_A_SEAT
    n = list_digits(int(state.passes), _PASSES, first, out, n)
    return list_digits(int(state.turns), _TURNS, first + _PASSES, out, n)


@compiled
def observe_tile(state: State, laid: int, first: int, out: Any, n: int) -> int:
    n = list_bits(int(state.laid_cell[laid]), first + CELL, out, n)
    reading = int(state.laid_reading[laid])
    if reading == JOKER_READING:
        out[n] = first + JOKER_HERE
        return n + 1
    for corner in range(3):
        out[n + corner] = first + VALUE + VALUES * corner + int(CORNERS[3 * reading + corner]) - 1
    return n + 3
