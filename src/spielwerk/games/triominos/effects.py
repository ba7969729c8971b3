"""Triominos: what a move did."""

from spielwerk.engine.game import Effect
from spielwerk.games.triominos.board import (
    JOKER_READING,
    READING_NAMES,
    TILE_NAMES,
    TILE_OF,
    cell_name,
    cells_around,
    vertex_of,
    vertex_place,
)
from spielwerk.games.triominos.grid import known_around, tiles_at
from spielwerk.games.triominos.moves import BUY, LAY, PASS, SWAP, laid_by
from spielwerk.games.triominos.rules import MAX_MOVES, is_bridge, legal
from spielwerk.runtime.state import Plain

# What a move can do, and the number of its rule.
EFFECTS = {
    "lay": 6,
    "joker": 7,
    "hexagon": 8,
    "bridge": 8,
    "last-tile": 8,
    "swap": 9,
    "buy": 10,
    "buy-by-choice": 10,
    "pass": 11,
    "pot-empty": 13,
}
GAINS = ("hexagon", "bridge", "last-tile")


def effects(before: Plain, action: int, after: Plain, seat: int | None) -> list[Effect]:
    """TR-17: what is bought, and whether a tile could have been laid instead, is shown only to
    those who see the rack."""
    if action == PASS:
        return [{"effect": "pass"}]
    if action == BUY:
        return _bought(before, after, before.open_racks or seat == before.to_move)
    if action < LAY:
        cell = before.laid_cell[before.joker_laid]
        return [{"effect": "swap", **_tile(action - SWAP), "cell": cell_name(cell)}]
    return _laid(before, after, *laid_by(action))


def _tile(reading: int) -> dict[str, str]:
    return {"tile": TILE_NAMES[TILE_OF[reading]], "reading": READING_NAMES[reading]}


def _bought(before: Plain, after: Plain, sees_rack: bool) -> list[Effect]:
    found: list[Effect] = [{"effect": "buy"}]
    if sees_rack:
        found[0]["tile"] = TILE_NAMES[before.pot[before.pot_next]]
        moves = [0] * MAX_MOVES
        if any(move >= LAY for move in moves[: legal(before, moves)]):
            found.append({"effect": "buy-by-choice"})
    if after.pot_next == after.pot_end:
        found.append({"effect": "pot-empty", "turns": after.last_round})
    return found


def _laid(before: Plain, after: Plain, cell: int, reading: int) -> list[Effect]:
    """TR-8: a chip, and more for everything that follows."""
    me = before.to_move
    chips = after.chips[me] - before.chips[me]
    name = "joker" if reading == JOKER_READING else "lay"
    found = [{"effect": name, **_tile(reading), "cell": cell_name(cell), "chips": chips}]
    around = known_around(after, cell)
    for corner in range(3):
        if tiles_at(around[corner]) == 6:
            vertex = vertex_of(cell, corner)
            cells = [cell_name(other) for other in cells_around(vertex)]
            found.append({"effect": "hexagon", "centre": vertex_place(vertex), "cells": cells})
    if is_bridge(around, cell):
        found.append({"effect": "bridge", "cell": cell_name(cell)})
    if after.racks[me] == 0:
        found.append({"effect": "last-tile"})
    return found
