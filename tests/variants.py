"""Variants of games, as somebody might try them out. Nothing registers them."""

from dataclasses import replace

from spielwerk import find_game
from spielwerk.games.rings.rules import apply as usual_apply
from spielwerk.runtime.compile import compiled

RINGS = find_game("rings")
LONGEST = 8  # turns


@compiled
def apply(state, action):
    """RG-19, much sooner: a draw after a few turns."""
    usual_apply(state, action)
    if state.turns >= LONGEST:
        state.ended = 19


SHORT = replace(RINGS, rules=replace(RINGS.rules, apply=apply))
NOT_A_GAME = "rings"


def heap_alone(state, seat):
    """Another view for a game of twigs."""
    return {"heap": state.heap}


def played(position):
    """The position, and one move further: for another process, which cannot import the modules of
    tests."""
    return position, position.play(position.legal_moves[0])
