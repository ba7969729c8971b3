"""Dimenticato: how well a seat is doing."""

from spielwerk.games.dimenticato.rules import steps_left
from spielwerk.runtime.compile import compiled
from spielwerk.runtime.state import State


@compiled
def lead(state: State, seat: int) -> int:
    """A lead of fifty steps is as good as any."""
    fewest = 1000
    for other in range(state.players):
        if other != seat:
            fewest = min(fewest, steps_left(state, other))
    return max(-100, min(100, 2 * (fewest - steps_left(state, seat))))
