"""What a seat may know of a position: the features of a net, and what else it takes to decide."""

from typing import Any

from spielwerk.engine.features import list_digits
from spielwerk.games.memento.features import encode, features
from spielwerk.games.memento.rules import QUIET_LIMIT, TURN_LIMIT
from spielwerk.runtime.compile import compiled
from spielwerk.runtime.state import State

# ME-21: the quiet turns and all turns.
QUIET = 0
TURNS = QUIET_LIMIT.bit_length()
BESIDES = TURNS + TURN_LIMIT.bit_length()


def observations(players: int) -> int:
    return features(players) + BESIDES


@compiled
def observe(state: State, seat: int, out: Any) -> int:
    """Nothing is hidden."""
    n = encode(state, seat, out)
    first = features(int(state.players))
    n = list_digits(int(state.quiet), TURNS - QUIET, first + QUIET, out, n)
    return list_digits(int(state.turns), BESIDES - TURNS, first + TURNS, out, n)
