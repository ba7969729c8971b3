"""Triominos: the moves, as they are written and numbered."""

from collections.abc import Mapping
from itertools import permutations

from spielwerk.engine.moves import Kind, form, moves
from spielwerk.errors import BadMove
from spielwerk.games.triominos.board import (
    CELLS,
    READING_COUNT,
    READING_NAMES,
    READING_NUMBER,
    TILE_NAMES,
    TILE_OF,
    cell_name,
    cell_named,
)
from spielwerk.runtime.state import State


def _read_reading(state: State, name: str) -> int:
    if name not in READING_NUMBER:
        raise BadMove("triominos-flipped", move=name)
    return READING_NUMBER[name]


READING = Kind(
    "[1-5]{3}|J", READING_COUNT, _read_reading, lambda state, number: READING_NAMES[number]
)
CELL = Kind(
    "-?[0-9]{1,2},-?[0-9]{1,2}[ud]",
    CELLS,
    lambda state, name: cell_named(name),
    lambda state, number: cell_name(number),
)

# A tile is laid so that it reads 3, 5, 1 clockwise from the apex of its cell. The parts may come in
# any order, and the tile may be named as well.
_PARTS = ("{reading:READING}", "@{cell:CELL}")
_WITH_TILE = ("#{tile:TILE}", *_PARTS[::-1])


def _is_of_tile(parts: Mapping[str, int]) -> bool:
    tile = int(TILE_OF[parts["reading"]])
    return parts.get("tile", tile) == tile


MOVES = moves(
    {"READING": READING, "CELL": CELL, "TILE": TILE_NAMES},
    ("351@2,-1u", "J@2,-1u", "swap 351", "buy", "pass"),
    stay="pass",
    buy="buy",
    swap="swap {reading:READING}",  # a tile takes the joker's place
    lay=form(
        *map("".join, [*permutations(_PARTS), *permutations(_WITH_TILE)]),
        number="cell reading",
        agrees=_is_of_tile,
    ),
)
PASS, BUY, SWAP, LAY = MOVES.firsts

laid_by = MOVES.decoder("lay")  # cell and reading
laying = MOVES.encoder("lay")
