"""Rings: what a seat may know. Nothing is hidden, so all seats see the same."""

from typing import Any

from spielwerk.games.rings.board import CELL_NAMES, RING_NAMES
from spielwerk.games.rings.rules import ANYONE, NONE, must_fly
from spielwerk.runtime.bits import bits_of, popcount
from spielwerk.runtime.state import State


def view(state: State, seat: int | None) -> dict[str, Any]:
    seats = range(state.players)
    running = state.ended == 0
    return {
        # Whose pawn is where. Cells not listed are free.
        "cells": {
            CELL_NAMES[cell]: owner for owner in seats for cell in bits_of(state.pawns[owner])
        },
        # RG-12
        "locked": [CELL_NAMES[cell] for cell in bits_of(state.locked)],
        "hand": [state.hand[s] for s in seats],
        "on_board": [popcount(state.pawns[s]) for s in seats],
        "still_in": [state.out_on[s] == 0 for s in seats],
        # RG-5: the ring that may not be turned now
        "last_turned": None if state.last_turned == NONE else RING_NAMES[state.last_turned],
        # RG-7
        "must_fly": running and state.victim == NONE and must_fly(state),
        "taking": _taking(state),
        # RG-19
        "quiet_turns": state.quiet,
    }


def _taking(state: State) -> dict[str, Any] | None:
    """RG-16: whose pawns must be taken now, and how many; None stands for any other player's."""
    if state.victim == NONE:
        return None
    return {"from": None if state.victim == ANYONE else state.victim, "pawns": state.due}
