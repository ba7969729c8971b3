"""TW-1: one heap. TW-2: take one to three twigs. TW-3: whoever takes the last one wins."""

from spielwerk.engine.seats import ranked_by, seat_after, seat_at
from spielwerk.runtime.chance import choose
from spielwerk.runtime.compile import compiled
from spielwerk.runtime.kinds import int8, int16
from spielwerk.runtime.state import record
from twigs.moves import MOVES

MOST_TWIGS = 20
ACTIONS = MOVES.count
MAX_MOVES = ACTIONS
STATE = record(heap=int8, size=int8, players=int8, to_move=int8, turns=int16, ended=int8)


@compiled
def begin(state, key):
    state.heap = state.size
    state.to_move = state.turns = state.ended = 0


@compiled
def legal(state, out):
    n = min(state.heap, ACTIONS)
    for action in range(n):
        out[action] = action
    return n


@compiled
def draw(state, random, moves):
    return moves[choose(random, legal(state, moves))]


@compiled
def apply(state, action):
    state.heap -= action + 1
    state.turns += 1
    if state.heap == 0:
        state.ended = 3
    else:
        state.to_move = seat_after(state, state.to_move)


@compiled
def standing(state, seat):
    return 1 if seat == state.to_move else 0


outcome = ranked_by(standing)


def features(players):
    return MOST_TWIGS + players


@compiled
def encode(state, seat, out):
    """At least 1, 2, … twigs, and who is to move."""
    n = 0
    for twig in range(state.heap):
        out[n] = twig
        n += 1
    for place in range(state.players):
        if seat_at(state, seat, place) == state.to_move:
            out[n] = MOST_TWIGS + place
            n += 1
    return n
