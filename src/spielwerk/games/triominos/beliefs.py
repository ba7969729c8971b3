"""Triominos: what a player may conclude from the moves of the others. Who buys or passes could
hardly lay a tile, and so lacks every tile that would have fitted then."""

from collections.abc import Sequence

from spielwerk.engine.state import State
from spielwerk.games.triominos.board import (
    FITTING,
    JOKER,
    READING_COUNT,
    READINGS_OF,
    TILE_OF,
)
from spielwerk.games.triominos.moves import read_move
from spielwerk.games.triominos.rules import (
    BUY,
    LAY,
    PASS,
    SEATS,
    SWAP,
    cell_of,
    lay,
    open_table,
    swap,
)


def believed(state: State, moves: Sequence[str]) -> list[int]:
    """The tiles that each seat is believed to lack, then how many tiles of each that does not go
    for: what was bought since then may be anything. For `rules.guess`."""
    lacking, unknown = [0] * SEATS, [0] * SEATS
    table = state.copy()
    open_table(table, int(TILE_OF[state.laid_reading[0]]))
    for number, move in enumerate(moves):
        mover = number % state.players
        action = read_move(table, move)
        if action in (BUY, PASS):
            lacking[mover] = fitting_tiles(table)
            unknown[mover] = 1 if action == BUY else 0
            continue
        reading = (action - LAY) % READING_COUNT if action >= LAY else action - SWAP
        if lacking[mover] >> int(TILE_OF[reading]) & 1:
            unknown[mover] = 0  # it was the one that was bought
        table.to_move = mover
        if action >= LAY:
            lay(table, cell_of(action), reading)
        else:
            swap(table, reading)
    return lacking + unknown


def fitting_tiles(state: State) -> int:
    """The tiles that could be laid now by somebody who had them all."""
    low = high = 0
    for place in range(state.places):
        need = state.place_need[place]
        low |= int(FITTING[2 * need])
        high |= int(FITTING[2 * need + 1])
    tiles = 1 << JOKER
    for tile in range(JOKER):
        if int(READINGS_OF[2 * tile]) & low or int(READINGS_OF[2 * tile + 1]) & high:
            tiles |= 1 << tile
    return tiles
