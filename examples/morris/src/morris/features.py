"""What a seat sees of a position, as features: facts that hold or do not, each with a number."""

from morris.board import POINTS
from morris.rules import MEN
from spielwerk.engine.features import list_count, list_fact
from spielwerk.engine.seats import seat_at
from spielwerk.runtime.bits import list_bits
from spielwerk.runtime.compile import compiled

# Of every seat: its men, at least 1, 2, … in hand, and whether it is to move. Of both: whether a
# man is to be taken.
HAND = POINTS
TO_MOVE = HAND + MEN
OF_A_SEAT = TO_MOVE + 1


@compiled
def features(players):
    return players * OF_A_SEAT + 1


@compiled
def encode(state, seat, out):
    n = 0
    for place in range(state.players):
        other = seat_at(state, seat, place)
        first = place * OF_A_SEAT
        n = list_bits(state.men[other], first, out, n)
        n = list_count(state.hand[other], MEN, first + HAND, out, n)
        n = list_fact(other == state.to_move, first + TO_MOVE, out, n)
    return list_fact(state.taking != 0, state.players * OF_A_SEAT, out, n)
