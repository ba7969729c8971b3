"""Triominos: a position as text.

`table=135@0,0u;313@0,0d`: the tiles in the order they were laid; `blue=112,J`: each rack;
`pot=111,455`: in the order of buying; `chips=5,3`; `passes=1`: passes in a row (TR-14);
`last_round=2`: turns left once the pot is empty (TR-13); `joker_holder=1`: who swapped the joker
out and has not laid it since (TR-17).
"""

import re

from spielwerk.engine.lines import Fields
from spielwerk.engine.seats import SEAT_NAMES
from spielwerk.errors import BadPosition
from spielwerk.games.triominos.board import (
    JOKER,
    JOKER_READING,
    NONE,
    READING_NAMES,
    READING_NUMBER,
    READINGS,
    START_CELL,
    TILE_NAMES,
    TILE_NUMBER,
    TILE_OF,
    cell_name,
    cell_named,
)
from spielwerk.games.triominos.grid import (
    clear_table,
    find_open,
    is_taken,
    need_at,
    put_on_table,
    values_needed,
)
from spielwerk.games.triominos.moves import CELL
from spielwerk.games.triominos.rules import bonus, fits
from spielwerk.games.triominos.setup import check_tiles, lay_pot, tiles_in
from spielwerk.runtime.bits import popcount
from spielwerk.runtime.state import State

_MOST_CHIPS = 1000  # more than any game brings


def write_position(state: State) -> dict[str, str]:
    seats = range(state.players)
    laid = zip(state.laid_reading[: state.laid], state.laid_cell, strict=False)
    pot = state.pot[state.pot_next : state.pot_end]
    fields = {
        "table": ";".join(f"{READING_NAMES[reading]}@{cell_name(cell)}" for reading, cell in laid),
        **{SEAT_NAMES[seat]: ",".join(tiles_in(state.racks[seat])) for seat in seats},
        "pot": ",".join(TILE_NAMES[tile] for tile in pot),
        "chips": ",".join(str(state.chips[seat]) for seat in seats),
        "passes": str(state.passes or ""),
        "last_round": str(state.last_round) if state.last_round != NONE else "",
        "joker_holder": str(state.joker_holder) if state.joker_holder != NONE else "",
    }
    return {name: value for name, value in fields.items() if value}


def read_position(state: State, fields: Fields) -> None:
    table = [_laid(fields, text) for text in fields.text("table").split(";")]
    racks = [fields.names(SEAT_NAMES[seat]) for seat in range(state.players)]
    pot = fields.names("pot")
    on_table = [TILE_NAMES[TILE_OF[reading]] for _, reading in table]
    check_tiles(state, [*on_table, *(tile for rack in racks for tile in rack), *pot], BadPosition)
    for seat, rack in enumerate(racks):
        state.racks[seat] = sum(1 << TILE_NUMBER[tile] for tile in rack)
    lay_pot(state, pot)
    bonuses = _lay(state, table)
    most = range(_MOST_CHIPS)
    state.chips[: state.players] = fields.numbers("chips", state.players, most)
    state.passes = fields.number("passes", range(state.players + 1), default=0)
    state.last_round = fields.number("last_round", range(NONE, state.players + 1), default=NONE)
    state.joker_holder = fields.number("joker_holder", range(NONE, state.players), default=NONE)
    _check_tally(state, bonuses)
    _check_end(state, fields)
    if state.joker_holder != NONE and not state.racks[state.joker_holder] >> JOKER & 1:
        raise fields.wrong("joker_holder", str(state.joker_holder))


def _laid(fields: Fields, text: str) -> tuple[int, int]:
    """The cell and the reading of a tile on the table."""
    reading, _, name = text.partition("@")
    cell = cell_named(name) if re.fullmatch(CELL.pattern, name) else None
    if reading not in READING_NUMBER or cell is None:
        raise fields.wrong("table", text)
    return cell, READING_NUMBER[reading]


def _lay(state: State, table: list[tuple[int, int]]) -> int:
    """Lay the tiles one by one, by TR-4 and TR-6. Return the chips for hexagons and bridges."""
    cell, reading = table[0]
    if cell != START_CELL or READING_NAMES[reading] not in TILE_NAMES[:JOKER]:
        raise BadPosition("triominos-position-first", rule="TR-4")
    clear_table(state)
    put_on_table(state, cell, reading)
    bonuses = 0
    for cell, reading in table[1:]:
        if is_taken(state, cell):
            raise BadPosition("error-position-two", spot=cell_name(cell))
        if find_open(state, cell) == NONE:
            raise BadPosition("triominos-position-apart", rule="TR-6", cell=cell_name(cell))
        needed = values_needed(need_at(state, cell))
        if reading != JOKER_READING and not fits(READINGS[reading], needed):
            raise BadPosition("triominos-position-corner", rule="TR-6", cell=cell_name(cell))
        bonuses += bonus(state, put_on_table(state, cell, reading), cell)
    return bonuses


def _check_tally(state: State, bonuses: int) -> None:
    """TR-4, TR-8, TR-10: tiles and chips come from somewhere. Every rack that is empty now has
    earned chips for its last tile, and so may every one that was filled again by buying."""
    seats = range(state.players)
    laid = state.laid - 1
    tiles = laid + sum(popcount(state.racks[seat]) for seat in seats)
    bought = tiles - state.dealt * state.players
    if bought < 0:
        raise BadPosition("triominos-position-dealt", rule="TR-4", tiles=tiles)
    chips = sum(state.chips)
    empty = sum(state.racks[seat] == 0 for seat in seats)
    others = state.purse * state.players - state.price * bought + laid + bonuses
    least = others + state.for_last * empty
    most = others + state.for_last * min(empty + bought, laid)
    if not least <= chips <= most:
        raise BadPosition(
            "triominos-position-chips", rule="TR-8", chips=chips, least=least, most=most
        )
    if state.turns < laid + bought + state.passes:
        raise BadPosition("error-position-value", field="turns", value=str(state.turns))


def _check_end(state: State, fields: Fields) -> None:
    """TR-13, TR-14: the last round is on once the pot is empty. Passes end the game otherwise."""
    in_pot = state.pot_end - state.pot_next
    if (state.last_round == NONE) != (in_pot > 0):
        raise fields.wrong("last_round", str(state.last_round))
    if _could_buy(state) if in_pot else state.passes > state.players - state.last_round:
        raise fields.wrong("passes", str(state.passes))
    by_rule = 13 if state.last_round == 0 else 14 if state.passes == state.players else 0
    if state.ended != by_rule:
        raise fields.wrong("ended", str(state.ended))


def _could_buy(state: State) -> bool:
    """TR-11: whether a player who has just passed had the chips to buy a tile."""
    last = state.to_move if state.ended else state.to_move - 1
    passers = [(last - n) % state.players for n in range(state.passes)]
    return any(state.chips[seat] >= state.price for seat in passers)
