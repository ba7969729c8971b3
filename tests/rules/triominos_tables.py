"""Triominos positions for tests: a table is the tiles on it, as they would be written in moves.

135@0,0u and 513@0,0d      1───3          the corners of 0,0u: 1 at the top, 3 at the bottom
                          ╱ ╲ ╱           right, 5 at the bottom left
                         5───3
"""

import spielwerk
from spielwerk.engine.position import Position
from spielwerk.games.triominos.board import (
    NONE,
    TILE_COUNT,
    TILE_NAMES,
    TILE_NUMBER,
    TILE_OF,
)
from spielwerk.games.triominos.grid import put_on_table
from spielwerk.games.triominos.moves import MOVES, laid_by
from spielwerk.games.triominos.rules import lay_first


def table(
    first="135", laid=(), racks=("111", "222"), *, pot=None, chips=None, to_move=0, passes=0,
    joker_holder=NONE, **options,
) -> Position:  # fmt: skip
    """A position: `racks` are tiles in a row for each seat. All other tiles are in the pot, unless
    the pot is given."""
    game = spielwerk.load("triominos", len(racks), **options)
    state = game.blank()
    game.rules.begin(state, 0)
    lay_first(state, TILE_NUMBER[first])
    used = {first}
    for text in laid:
        cell, reading = laid_by(MOVES.read(state, text))
        put_on_table(state, cell, reading)
        used.add(TILE_NAMES[TILE_OF[reading]])
    for seat, rack in enumerate(racks):
        state.racks[seat] = sum(1 << TILE_NUMBER[tile] for tile in rack.split())
        used.update(rack.split())
    count = TILE_COUNT if state.with_joker else TILE_COUNT - 1
    rest = [t for t in TILE_NAMES[:count] if t not in used] if pot is None else pot.split()
    state.pot = [NONE] * (count - len(rest)) + [TILE_NUMBER[t] for t in rest]
    state.pot += [NONE] * (TILE_COUNT - count)
    state.pot_end, state.pot_next = count, count - len(rest)
    for seat, owned in enumerate(chips or ()):
        state.chips[seat] = owned
    state.to_move, state.passes, state.joker_holder = to_move, passes, joker_holder
    return Position(game, state, {})


def laying(position):
    return {move for move in position.legal_moves if "@" in move}
