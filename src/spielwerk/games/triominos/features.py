"""A position as features: facts that hold or do not, each with a number. All racks are read: a seat
that judges a position has dealt what it cannot know (`redeal`)."""

from typing import Any

from spielwerk.engine.features import list_count, list_fact
from spielwerk.engine.seats import seat_at
from spielwerk.games.triominos.board import NONE, TILE_COUNT
from spielwerk.games.triominos.sense import layable_tiles
from spielwerk.runtime.bits import list_bits, popcount
from spielwerk.runtime.compile import compiled
from spielwerk.runtime.state import State

# Of every rack: its tiles, which of them can be laid; at least 1, 2, … that can, and the most that
# one can earn besides its chip.
COUNTED = 12
BONUS = 3
TILES, LAYABLE, LAYABLE_COUNT, BEST = 0, TILE_COUNT, 2 * TILE_COUNT, 2 * TILE_COUNT + COUNTED
OF_TILES = BEST + BONUS
# Of every seat: at least 1, 2, … tiles on the rack and chips; how many chips fewer or more than the
# observer; whether it is to move and has the joker.
RACK, CHIPS, BEHIND = 0, 12, 18
MOST_BEHIND = 12
TO_MOVE = BEHIND + 2 * MOST_BEHIND + 1
HAS_JOKER = TO_MOVE + 1
OF_A_SEAT = HAS_JOKER + 1
# Of all: at least 1, 2, … tiles in the pot; the turns that are left; whether the joker is on the
# table; which tiles are in the pot.
POT, LAST, JOKER_LAID = 0, 24, 30
IN_POT = JOKER_LAID + 1
OF_ALL = IN_POT + TILE_COUNT


@compiled
def features(players: int) -> int:
    return players * (OF_TILES + OF_A_SEAT) + OF_ALL


@compiled
def encode(state: State, seat: int, out: Any) -> int:
    """Write the features of a position, seen from a seat, to `out`, and return how many there
    are."""
    return encode_known(state, seat, out, False)


@compiled
def encode_known(state: State, seat: int, out: Any, only_shown: bool) -> int:
    """The same, if asked for without what the seat may not know (TR-17)."""
    n = 0
    first = 0
    for place in range(state.players):
        other = seat_at(state, seat, place)
        if not only_shown or other == seat or state.open_racks:
            n = encode_tiles(state, int(state.racks[other]), first, out, n)
        n = encode_seat(state, seat, other, first + OF_TILES, out, n)
        first += OF_TILES + OF_A_SEAT
    n = list_count(state.pot_end - state.pot_next, LAST - POT, first + POT, out, n)
    n = list_fact(state.last_round != NONE, first + LAST + state.last_round, out, n)
    n = list_fact(state.joker_laid != NONE, first + JOKER_LAID, out, n)
    if not only_shown:
        for index in range(state.pot_next, state.pot_end):
            out[n] = first + IN_POT + int(state.pot[index])
            n += 1
    return n


@compiled
def encode_tiles(state: State, tiles: int, first: int, out: Any, n: int) -> int:
    layable, best = layable_tiles(state, tiles)
    n = list_bits(tiles, first + TILES, out, n)
    n = list_bits(layable, first + LAYABLE, out, n)
    n = list_count(popcount(layable), COUNTED, first + LAYABLE_COUNT, out, n)
    return list_count(best, BONUS, first + BEST, out, n)


@compiled
def encode_seat(state: State, viewer: int, seat: int, first: int, out: Any, n: int) -> int:
    n = list_count(popcount(state.racks[seat]), CHIPS - RACK, first + RACK, out, n)
    n = list_count(int(state.chips[seat]), BEHIND - CHIPS, first + CHIPS, out, n)
    behind = int(state.chips[viewer] - state.chips[seat])
    n = list_count(behind + MOST_BEHIND, 2 * MOST_BEHIND + 1, first + BEHIND, out, n)
    n = list_fact(seat == state.to_move, first + TO_MOVE, out, n)
    return list_fact(seat == state.joker_holder, first + HAS_JOKER, out, n)
