"""What a seat sees of a position, as features: facts that hold or do not, each with a number."""

from typing import Any

from spielwerk.engine.features import QUIET_MARKS, list_count, list_fact, list_quiet
from spielwerk.engine.seats import seat_at
from spielwerk.games.memento.board import POINTS
from spielwerk.games.memento.rules import may_turn_triangle
from spielwerk.runtime.bits import list_bits
from spielwerk.runtime.compile import compiled
from spielwerk.runtime.state import State

# Of every seat: its figures, those of two and of three stones; whether it is to move, has just
# turned a triangle, has had figures, and is out.
FIGURES, DOUBLES, TRIPLES = 0, POINTS, 2 * POINTS
TO_MOVE, TURNED, ENTERED, OUT = (3 * POINTS + n for n in range(4))
OF_A_SEAT = OUT + 1
# Of all: at least 1, 2, … stones in the supply; whether a triangle may be turned; how long nothing
# has happened.
SUPPLY = 0
MAY_TURN = 15  # the most stones that are printed
QUIET = MAY_TURN + 1
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
    n = list_count(state.supply, MAY_TURN, first + SUPPLY, out, n)
    n = list_fact(may_turn_triangle(state), first + MAY_TURN, out, n)
    return list_quiet(state.quiet, first + QUIET, out, n)


@compiled
def encode_seat(state: State, seat: int, first: int, out: Any, n: int) -> int:
    n = list_bits(state.figures[seat], first + FIGURES, out, n)
    n = list_bits(state.figures[seat] & state.doubles, first + DOUBLES, out, n)
    n = list_bits(state.figures[seat] & state.triples, first + TRIPLES, out, n)
    n = list_fact(seat == state.to_move, first + TO_MOVE, out, n)
    n = list_fact((state.turned >> seat) & 1 != 0, first + TURNED, out, n)
    n = list_fact((state.entered >> seat) & 1 != 0, first + ENTERED, out, n)
    return list_fact(state.out_on[seat] != 0, first + OUT, out, n)
