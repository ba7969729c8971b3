"""What a seat sees of a position, as features: facts that hold or do not, each with a number."""

from typing import Any

from spielwerk.engine.features import QUIET_MARKS, list_count, list_fact, list_quiet
from spielwerk.engine.seats import seat_at
from spielwerk.games.rings.board import CELLS, RINGS
from spielwerk.games.rings.rules import ANYONE, NONE
from spielwerk.runtime.bits import list_bits
from spielwerk.runtime.compile import compiled
from spielwerk.runtime.state import State

_HAND = 10
# Of every seat: its pawns, the locked ones, at least 1, 2, … pawns in hand; whether it is to move,
# may lose a pawn now, and is out.
PAWNS, LOCKED, HAND = 0, CELLS, 2 * CELLS
TO_MOVE, VICTIM, OUT = (HAND + _HAND + n for n in range(3))
OF_A_SEAT = OUT + 1
# Of all: the ring that may not be turned; that the victim loses two pawns or more; how long
# nothing has happened.
TURNED, DUE, QUIET = 0, RINGS, RINGS + 1
OF_ALL = QUIET + len(QUIET_MARKS)


@compiled
def features(players: int) -> int:
    return players * OF_A_SEAT + OF_ALL


@compiled
def encode(state: State, seat: int, out: Any) -> int:
    """Write the features of a position, seen from a seat, to `out`, and return how many there
    are."""
    n = 0
    for place in range(state.players):
        n = encode_seat(state, seat_at(state, seat, place), place * OF_A_SEAT, out, n)
    first = state.players * OF_A_SEAT
    n = list_fact(state.last_turned != NONE, first + TURNED + state.last_turned, out, n)
    n = list_fact(state.due > 1, first + DUE, out, n)
    return list_quiet(state.quiet, first + QUIET, out, n)


@compiled
def encode_seat(state: State, seat: int, first: int, out: Any, n: int) -> int:
    n = list_bits(state.pawns[seat], first + PAWNS, out, n)
    n = list_bits(state.pawns[seat] & state.locked, first + LOCKED, out, n)
    n = list_count(state.hand[seat], _HAND, first + HAND, out, n)
    n = list_fact(seat == state.to_move, first + TO_MOVE, out, n)
    n = list_fact(may_lose(state, seat), first + VICTIM, out, n)
    return list_fact(state.out_on[seat] != 0, first + OUT, out, n)


@compiled
def may_lose(state: State, seat: int) -> bool:
    """RG-16: whether a pawn may be taken from the seat now."""
    if state.victim == ANYONE:
        return bool(seat != state.to_move and state.pawns[seat] != 0)
    return bool(seat == state.victim)
