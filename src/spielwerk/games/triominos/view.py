"""Triominos: what a seat may know (TR-17): the table, all chips, how many tiles are where, its own
rack, and who is known to hold the joker. With open racks, all racks."""

from typing import Any

from spielwerk.games.triominos.board import NONE, READING_NAMES, cell_name
from spielwerk.games.triominos.grid import values_needed
from spielwerk.games.triominos.setup import tiles_in
from spielwerk.runtime.bits import popcount
from spielwerk.runtime.state import State


def view(state: State, seat: int | None) -> dict[str, Any]:
    seats = range(state.players)
    needs = {
        cell_name(cell): [value or None for value in values_needed(need)]
        for cell, need in zip(state.open_cell, state.open_need, strict=True)
        if cell != NONE
    }
    return {
        # In the order they were laid: each tile as it reads from the apex of its cell.
        "table": [
            {"cell": cell_name(state.laid_cell[n]), "tile": READING_NAMES[state.laid_reading[n]]}
            for n in range(state.laid)
        ],
        # TR-6: free cells that touch a tile by a side, and the values they need at their corners,
        # clockwise from the apex; none where any will do
        "open_cells": sorted(needs),
        "needs": needs,
        "chips": [state.chips[s] for s in seats],  # TR-5: the bank always has more
        "rack_sizes": [popcount(state.racks[s]) for s in seats],
        "racks": [
            tiles_in(state.racks[s]) if s == seat or state.open_racks else None for s in seats
        ],
        "pot": state.pot_end - state.pot_next,
        "joker_holder": None if state.joker_holder == NONE else state.joker_holder,
        # TR-13: how many turns are left once the pot is empty
        "last_round": None if state.last_round == NONE else state.last_round,
    }
