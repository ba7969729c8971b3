"""Threes: a position as features, facts that hold or do not, each with a number. Nets and other
frameworks (PettingZoo, OpenSpiel) see it like this. Rules and people do not need it."""

from spielwerk.engine.features import list_fact
from spielwerk.engine.seats import seat_at
from spielwerk.runtime.bits import list_bits
from spielwerk.runtime.compile import compiled
from threes.board import CELLS

# Of every seat, beginning with the one that looks: its stones, and whether it is to move.
OF_A_SEAT = CELLS + 1


@compiled
def features(players):
    """How many there are."""
    return players * OF_A_SEAT


@compiled
def encode(state, seat, out):
    """List those that hold, and return how many."""
    n = 0
    for place in range(state.players):
        other = seat_at(state, seat, place)
        n = list_bits(state.stones[other], place * OF_A_SEAT, out, n)
        n = list_fact(other == state.to_move, place * OF_A_SEAT + CELLS, out, n)
    return n
