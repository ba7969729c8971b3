"""What a seat may know of a position: the features of a net, and what else it takes to decide."""

from typing import Any

from spielwerk.engine.features import list_digits
from spielwerk.games.rings.features import encode, features
from spielwerk.games.rings.rules import NONE, TURN_LIMIT, must_fly
from spielwerk.runtime.compile import compiled
from spielwerk.runtime.state import State

# RG-7: whether the player to move must fly; RG-16: how many lines are being paid for and how many
# pawns are due; RG-19: the quiet turns and all turns.
_FEW = 4  # binary digits
_QUIET = 7  # binary digits, as for the printed limit
_TURNS = TURN_LIMIT.bit_length()
FLY, LINES, DUE, QUIET = 0, 1, 1 + _FEW, 1 + 2 * _FEW
TURNS = QUIET + _QUIET
BESIDES = TURNS + _TURNS


def observations(players: int) -> int:
    return features(players) + BESIDES


@compiled
def observe(state: State, seat: int, out: Any) -> int:
    """Nothing is hidden."""
    n = encode(state, seat, out)
    first = features(int(state.players))
    if state.victim == NONE and must_fly(state):
        out[n] = first + FLY
        n += 1
    n = list_digits(int(state.lines), _FEW, first + LINES, out, n)
    n = list_digits(int(state.due), _FEW, first + DUE, out, n)
    n = list_digits(int(state.quiet), _QUIET, first + QUIET, out, n)
    return list_digits(int(state.turns), _TURNS, first + TURNS, out, n)
