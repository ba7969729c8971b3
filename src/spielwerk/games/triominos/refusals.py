"""Triominos: why a move is refused."""

from typing import Any

from spielwerk.errors import IllegalMove
from spielwerk.games.triominos.board import (
    JOKER,
    JOKER_READING,
    NONE,
    READING_NAMES,
    READINGS,
    TILE_NAMES,
    TILE_OF,
)
from spielwerk.games.triominos.grid import find_open, is_taken, need_at, values_needed
from spielwerk.games.triominos.moves import BUY, LAY, PASS, SWAP, laid_by
from spielwerk.runtime.state import State


def refusal(state: State, action: int) -> IllegalMove:
    """Why an action is not legal now: the first rule that forbids it."""
    if action == PASS:
        return IllegalMove("triominos-may-not-pass", rule="TR-11")
    if action == BUY:
        chips = state.chips[state.to_move]
        if chips < state.price:
            return IllegalMove("triominos-no-chip", rule="TR-10", price=state.price, chips=chips)
        return IllegalMove("triominos-pot-empty", rule="TR-10")
    if action < LAY:
        return _not_that_swap(state, action - SWAP)
    return _not_that_laying(state, *laid_by(action))


def _not_that_swap(state: State, reading: int) -> IllegalMove:
    if state.joker_laid == NONE:
        return IllegalMove("triominos-no-joker", rule="TR-9")
    if reading == JOKER_READING:
        return IllegalMove("triominos-joker-for-joker", rule="TR-9")
    if (missing := _not_on_rack(state, reading, "TR-9")) is not None:
        return missing
    corner = _mismatch(state, state.laid_cell[state.joker_laid], reading)
    return IllegalMove("triominos-swap-corner", rule="TR-9", tile=READING_NAMES[reading], **corner)


def _not_that_laying(state: State, cell: int, reading: int) -> IllegalMove:
    rule = "TR-7" if reading == JOKER_READING else "TR-6"
    if (missing := _not_on_rack(state, reading, rule)) is not None:
        return missing
    if is_taken(state, cell):
        return IllegalMove("triominos-cell-taken", rule=rule)
    if find_open(state, cell) == NONE:
        return IllegalMove("triominos-not-touching", rule=rule)
    return IllegalMove("triominos-corner", rule="TR-6", **_mismatch(state, cell, reading))


def _not_on_rack(state: State, reading: int, rule: str) -> IllegalMove | None:
    tile = int(TILE_OF[reading])
    if state.racks[state.to_move] >> tile & 1:
        return None
    if tile == JOKER:
        return IllegalMove("triominos-joker-not-yours", rule=rule)
    return IllegalMove("triominos-not-on-rack", rule=rule, tile=TILE_NAMES[tile])


def _mismatch(state: State, cell: int, reading: int) -> dict[str, Any]:
    """The value at the first corner that does not match, and the value it should have."""
    wanted = values_needed(need_at(state, cell))
    corners = zip(READINGS[reading], wanted, strict=True)
    value, needed = next((v, w) for v, w in corners if w not in (0, v))
    return {"value": value, "wanted": needed}
