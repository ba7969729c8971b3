"""Triominos: the rules, in the order of the rules text (docs/rules/triominos.md). TR-… are its ids.

TR-1 to TR-3, the tiles and the grid, are in board.py. What `grid.py` keeps about the table and
`readings.py` about the ways a tile can be turned is arithmetic, and no rule.
"""

from collections.abc import Sequence
from typing import Any

from spielwerk.engine.seats import ranked_by, seat_after
from spielwerk.games.triominos.board import (
    CORNERS,
    JOKER,
    JOKER_READING,
    NONE,
    READING_COUNT,
    START_CELL,
    TILE_COUNT,
    TILE_OF,
    vertex_of,
)
from spielwerk.games.triominos.grid import (
    MAX_OPEN,
    SLOTS,
    Around,
    clear_table,
    find_vertex,
    give_value,
    put_on_table,
    tiles_at,
    tiles_beside,
)
from spielwerk.games.triominos.moves import BUY, LAY, MOVES, PASS, SWAP, laid_by, laying
from spielwerk.games.triominos.readings import (
    Readings,
    fitting_tables,
    list_readings,
    nth_reading,
    readings_of,
)
from spielwerk.runtime.bits import lowest_bit, popcount
from spielwerk.runtime.chance import choose, random32
from spielwerk.runtime.compile import compiled
from spielwerk.runtime.kinds import int8, int16, int64, uint8
from spielwerk.runtime.state import State, record

SEATS = 4

STATE = record(
    racks=(int64, SEATS),  # each seat's tiles, as bits
    open_cell=(int16, MAX_OPEN),  # TR-6: free cells that touch a tile by a side
    laid_cell=(int16, TILE_COUNT),  # the tiles on the table, in the order they were laid
    vertex_at=(int16, SLOTS),  # the vertices that tiles touch, see grid.find_vertex
    vertex=(int16, SLOTS),  # … their values, 0 where only the joker touches, and who lies there
    laid_reading=(int8, TILE_COUNT),
    open_need=(uint8, MAX_OPEN),  # what fits on the open cells, see grid.values_needed
    pot=(int8, TILE_COUNT),  # tiles in the order they will be bought
    chips=(int16, SEATS),
    open_cells=int8,
    laid=int8,
    pot_next=int8,  # the next tile to buy; there is none left before it
    pot_end=int8,
    joker_laid=int8,  # which of the laid tiles is the joker, or NONE
    joker_need=uint8,  # TR-9: what fits where it lies
    joker_holder=int8,  # TR-17: who swapped the joker out and has not laid it since, or NONE
    passes=int8,  # TR-14: passes in a row
    last_round=int8,  # TR-13: turns left once the pot is empty, or NONE
    with_joker=int8,  # TR-16
    open_racks=int8,  # TR-16
    dealt=int8,  # TR-4: tiles for each, six as printed
    purse=int8,  # TR-4: chips for each, four as printed
    for_hexagon=int8,  # TR-8: chips for a hexagon, a bridge and the last tile, one each as printed
    for_bridge=int8,
    for_last=int8,
    price=int8,  # TR-10: chips for a tile of the pot, one as printed
    players=int8,
    to_move=int8,
    turns=int16,
    ended=int8,  # 13 or 14: the rule that ended the game; 0 while it runs
)

ACTIONS = MOVES.count
# Every reading of every tile at most once on every open cell; plus swapping and buying.
MAX_MOVES = MAX_OPEN * READING_COUNT + READING_COUNT + 1


# ---- TR-4: the set-up -------------------------------------------------------------------------


@compiled
def begin(state: State, key: int) -> None:
    """TR-4: shuffle, deal tiles to each, and turn one over. TR-16: maybe without the joker."""
    count = TILE_COUNT if state.with_joker else TILE_COUNT - 1
    for tile in range(TILE_COUNT):
        state.pot[tile] = tile if tile < count else NONE
    state.pot_next = 0
    state.pot_end = count
    shuffle_pot(state, 0, key)
    for seat in range(SEATS):
        state.racks[seat] = 0
        if seat < state.players:
            for _ in range(state.dealt):
                state.racks[seat] |= 1 << take_from_pot(state)
    if state.pot[state.pot_next] == JOKER:
        put_joker_back(state, random32(key, TILE_COUNT))
    lay_first(state, take_from_pot(state))


@compiled
def put_joker_back(state: State, key: int) -> None:
    """TR-4: the joker is not the first tile: another is turned, and the joker shuffled back."""
    state.pot[state.pot_next] = state.pot[state.pot_next + 1]
    state.pot[state.pot_next + 1] = JOKER
    shuffle_pot(state, state.pot_next + 1, key)


@compiled
def lay_first(state: State, tile: int) -> None:
    """TR-4: the first tile is on 0,0u and reads as written. All players have the same chips."""
    clear_table(state)
    put_on_table(state, START_CELL, nth_reading(readings_of(1 << tile), 0))
    for seat in range(SEATS):
        state.chips[seat] = state.purse if seat < state.players else 0
    state.joker_holder = NONE
    state.passes = 0
    state.last_round = NONE
    state.to_move = 0
    state.turns = 0
    state.ended = 0


@compiled
def shuffle_pot(state: State, first: int, key: int) -> None:
    """Put the pot into random order, from an index on."""
    for index in range(state.pot_end - 1, first, -1):
        other = first + choose(random32(key, index), index - first + 1)
        tile = state.pot[index]
        state.pot[index] = state.pot[other]
        state.pot[other] = tile


@compiled
def take_from_pot(state: State) -> int:
    """The next tile of the pot."""
    tile = int(state.pot[state.pot_next])
    state.pot[state.pot_next] = NONE
    state.pot_next += 1
    return tile


# ---- TR-6, TR-7: lay a tile or the joker ------------------------------------------------------


def fits(corners: Sequence[int], values: Sequence[int]) -> bool:
    """TR-6: at every vertex, the tile's corner equals the value that the vertex already has. A
    vertex that has none, 0, takes any."""
    return all(value in (corner, 0) for corner, value in zip(corners, values, strict=True))


FITTING, FITTING_TILES, ONLY_READING, IS_LOOSE = fitting_tables(fits)


@compiled
def fitting(tiles: int, need: int) -> Readings:
    """TR-6: in which ways some tiles fit a cell with this need, not counting the joker."""
    low, high = readings_of(tiles)
    return low & int(FITTING[2 * need]), high & int(FITTING[2 * need + 1])


@compiled
def list_fitting(tiles: int, need: int, action: int, out: Any, n: int) -> int:
    """TR-6: the same as a list of actions, counted from that of the first reading. TR-7: the joker
    fits everywhere."""
    if IS_LOOSE[need]:
        n = list_readings(fitting(tiles, need), action, out, n)
        tiles &= 1 << JOKER
    tiles &= int(FITTING_TILES[need])
    while tiles != 0:
        out[n] = action + int(ONLY_READING[TILE_COUNT * need + lowest_bit(tiles)])
        tiles &= tiles - 1
        n += 1
    return n


@compiled
def list_lays(state: State, out: Any) -> int:
    """TR-6: a tile may go to any open cell where it fits."""
    tiles = state.racks[state.to_move]
    n = 0
    for entry in range(state.open_cells):
        first = laying(int(state.open_cell[entry]), 0)
        n = list_fitting(tiles, state.open_need[entry], first, out, n)
    return n


@compiled
def lay(state: State, cell: int, reading: int) -> None:
    """TR-6, TR-7: a tile or the joker goes from the rack to the table. TR-8: that earns 1 chip,
    more for hexagons and a bridge, and more if it was the last tile on the rack."""
    me = state.to_move
    around = put_on_table(state, cell, reading)
    state.racks[me] &= ~(1 << int(TILE_OF[reading]))
    last = int(state.for_last) if state.racks[me] == 0 else 0
    state.chips[me] += 1 + bonus(state, around, cell) + last
    if reading == JOKER_READING:
        state.joker_holder = NONE


# ---- TR-8: what a laid tile earns -------------------------------------------------------------


@compiled
def bonus(state: State, around: Around, cell: int) -> int:
    """TR-8: the chips that a tile earns for hexagons and a bridge."""
    bridge = int(state.for_bridge) if is_bridge(around, cell) else 0
    return int(state.for_hexagon) * hexagons(around) + bridge


@compiled
def hexagons(around: Around) -> int:
    """TR-8: the vertices of the tile all six of whose cells are taken."""
    return (tiles_at(around[0]) == 6) + (tiles_at(around[1]) == 6) + (tiles_at(around[2]) == 6)


@compiled
def is_bridge(around: Around, cell: int) -> bool:
    """TR-8: exactly one of the three cells beside the tile is taken, and another tile touches the
    vertex opposite that side. Then other tiles touch all three vertices."""
    least = min(tiles_at(around[0]), tiles_at(around[1]), tiles_at(around[2]))
    return least > 1 and tiles_beside(around, cell) == 1


# ---- TR-9: swap -------------------------------------------------------------------------------


@compiled
def list_swaps(state: State, out: Any, n: int) -> int:
    """TR-9: a tile that fits where the joker lies may replace it."""
    if state.joker_laid == NONE:
        return n
    return list_fitting(state.racks[state.to_move], state.joker_need, SWAP, out, n)


@compiled
def swap(state: State, reading: int) -> None:
    """TR-9: a tile from the rack replaces the joker, and the joker goes to the rack."""
    me = state.to_move
    state.racks[me] &= ~(1 << int(TILE_OF[reading]))
    state.racks[me] |= 1 << JOKER
    state.laid_reading[state.joker_laid] = reading
    cell = int(state.laid_cell[state.joker_laid])
    for corner in range(3):
        entry = find_vertex(state, vertex_of(cell, corner))
        give_value(state, entry, int(CORNERS[3 * reading + corner]))
    state.joker_laid = NONE
    state.joker_need = 0
    state.joker_holder = me


# ---- TR-10, TR-11: buy, pass ------------------------------------------------------------------


@compiled
def may_buy(state: State) -> bool:
    """TR-10: with chips enough, and a tile in the pot."""
    return state.chips[state.to_move] >= state.price and state.pot_next < state.pot_end


@compiled
def buy(state: State) -> None:
    """TR-10: a tile from the pot for its price. TR-13: the last one starts the last round."""
    me = state.to_move
    state.chips[me] -= state.price
    state.racks[me] |= 1 << take_from_pot(state)
    if state.pot_next == state.pot_end:
        state.last_round = state.players + 1  # this turn is not part of it


@compiled
def legal(state: State, out: Any) -> int:
    """Write all legal moves to `out` and return how many there are."""
    lays = list_lays(state, out)
    n = list_swaps(state, out, lays)
    if may_buy(state):
        out[n] = BUY
        n += 1
    elif lays == 0:
        out[n] = PASS  # TR-11: if no tile can be laid and none can be bought
        n += 1
    return n


# ---- TR-12 to TR-14: the end of a turn and of the game ----------------------------------------


@compiled
def apply(state: State, action: int) -> None:
    """Carry out a legal move. TR-12: it ends the turn."""
    state.passes = state.passes + 1 if action == PASS else 0
    if action == BUY:
        buy(state)
    elif action >= LAY:
        cell, reading = laid_by(action)
        lay(state, cell, reading)
    elif action >= SWAP:
        swap(state, action - SWAP)
    end_turn(state)


@compiled
def end_turn(state: State) -> None:
    """TR-13: each player has had one more turn since the pot is empty. TR-14: while it holds tiles,
    all have passed one after the other. Otherwise it is the next player's turn (TR-4)."""
    state.turns += 1
    if state.last_round != NONE:
        state.last_round -= 1
    if state.last_round == 0:
        state.ended = 13
    elif state.last_round == NONE and state.passes == state.players:
        state.ended = 14
    else:
        state.to_move = seat_after(state, state.to_move)


@compiled
def standing(state: State, seat: int) -> int:
    """TR-15: the most chips win."""
    return state.chips[seat]


outcome = ranked_by(standing)


# ---- TR-17: who knows what --------------------------------------------------------------------


@compiled
def redeal(state: State, seat: int, key: int) -> None:
    """TR-17: re-deal everything that a seat cannot see, all deals equally likely: the others'
    racks, unless they are open, and the pot. A player known to hold the joker keeps it."""
    # Collect what is hidden in the pot, in an order that reveals nothing. The tiles bought so far
    # have left room at its front.
    hidden = 0
    for index in range(state.pot_next, state.pot_end):
        hidden |= 1 << int(state.pot[index])
    for other in range(state.players):
        hidden |= hidden_tiles(state, other, seat)
    first = state.pot_end - popcount(hidden)
    for index in range(first, state.pot_end):
        state.pot[index] = lowest_bit(hidden)
        hidden &= hidden - 1
    shuffle_pot(state, first, key)
    for other in range(state.players):
        hidden = hidden_tiles(state, other, seat)
        state.racks[other] &= ~hidden
        for index in range(first, first + popcount(hidden)):
            state.racks[other] |= 1 << int(state.pot[index])
            state.pot[index] = NONE
        first += popcount(hidden)


@compiled
def hidden_tiles(state: State, owner: int, seat: int) -> int:
    """TR-17: which tiles on a rack a seat cannot see: none on its own or an open one, and who
    swapped the joker out is known."""
    if owner == seat or state.open_racks:
        return 0
    known = 1 << JOKER if owner == state.joker_holder else 0
    return int(state.racks[owner]) & ~known
