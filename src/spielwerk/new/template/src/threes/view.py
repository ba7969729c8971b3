"""Threes: what a seat may know of a state, as plain data. It is all that leaves for a screen, a
computer player or a record, so a secret that is not shown here is kept."""

from spielwerk.runtime.bits import bits_of
from threes.board import CELL_NAMES


def view(state, seat):
    """Nothing is hidden, so all seats see the same. Players, options, whose turn it is and the
    result are added to it."""
    return {
        # Whose stone is where. Cells that are not listed are free.
        "cells": {
            CELL_NAMES[cell]: owner
            for owner in range(state.players)
            for cell in bits_of(state.stones[owner])
        }
    }
