"""Triominos: the rules. TR-… are the ids of the rules text (docs/rules/triominos.md)."""

from typing import Any

from spielwerk.engine.bits import list_bits, lowest_bit, nth_bit, popcount
from spielwerk.engine.chance import choose, random32
from spielwerk.engine.compile import compiled
from spielwerk.engine.seats import ranked_by, seat_after
from spielwerk.engine.state import State, int8, int16, int64, record
from spielwerk.games.triominos.board import (
    CELLS,
    CORNERS,
    FITTING,
    HALF,
    JOKER,
    JOKER_READING,
    READING_COUNT,
    READINGS_OF,
    START_CELL,
    TILE_COUNT,
    TILE_OF,
    WIDTH,
)

SEATS = 4
NONE = -1
RACK = 6  # TR-4
CHIPS = 4  # TR-4
NEARLY_EMPTY = 2  # tiles in the pot: from here on, tiles may be left on the rack at the end
MAX_PLACES = 40  # a tile closes one open place and opens at most two: never more than 3 + 35
MAX_VERTICES = 40  # every tile after the first adds at most one new vertex

STATE = record(
    racks=(int64, SEATS),  # each seat's tiles, as bits
    place_cell=(int16, MAX_PLACES),  # TR-6: free cells that touch a tile by a side
    place_need=(int16, MAX_PLACES),  # … and what fits there, see board.need_number
    laid_cell=(int16, TILE_COUNT),  # the tiles on the table, in the order they were laid
    vertex_at=(int16, MAX_VERTICES),  # the vertices that tiles touch
    vertex_value=(int8, MAX_VERTICES),  # … their values, 0 where only the joker touches
    vertex_cells=(int8, MAX_VERTICES),  # … and how many of their six cells are taken
    laid_reading=(int8, TILE_COUNT),
    pot=(int8, TILE_COUNT),  # tiles in the order they will be drawn
    chips=(int16, SEATS),
    places=int8,
    vertices=int8,
    laid=int8,
    pot_next=int8,  # the next tile to draw; those before it have been drawn
    pot_end=int8,
    joker_place=int8,  # which of the laid tiles is the joker, or NONE
    joker_holder=int8,  # TR-17: who swapped the joker out and has not laid it since, or NONE
    passes=int8,  # TR-14: passes in a row
    last_round=int8,  # TR-13: turns left once the pot is empty, or NONE
    with_joker=int8,  # TR-16
    open_racks=int8,  # TR-16
    players=int8,
    to_move=int8,
    turns=int16,
    ended=int8,  # 13 or 14: the rule that ended the game; 0 while it runs
)

# Moves as numbers.
PASS = 0
BUY = 1
SWAP = 2  # + reading
LAY = SWAP + READING_COUNT  # + READING_COUNT * cell + reading
ACTIONS = LAY + READING_COUNT * CELLS

# Every reading of every tile at most once on every open place; plus swapping and buying.
MAX_MOVES = MAX_PLACES * READING_COUNT + READING_COUNT + 1


# ---- The set-up -------------------------------------------------------------------------------


@compiled
def begin(state: State, key: int) -> None:
    """TR-4: shuffle, deal, and turn over a tile from the pot, but not the joker."""
    count = TILE_COUNT if state.with_joker else TILE_COUNT - 1
    for tile in range(TILE_COUNT):
        state.pot[tile] = tile if tile < count else NONE
    shuffle(state, 0, count, key)
    dealt = 0
    for seat in range(SEATS):
        state.racks[seat] = 0
        if seat < state.players:
            for _ in range(RACK):
                state.racks[seat] |= 1 << int(state.pot[dealt])
                dealt += 1
    if state.pot[dealt] == JOKER:
        state.pot[dealt] = state.pot[dealt + 1]
        state.pot[dealt + 1] = JOKER
        shuffle(state, dealt + 1, count, random32(key, TILE_COUNT))
    first = int(state.pot[dealt])
    for place in range(dealt + 1):
        state.pot[place] = NONE
    state.pot_next = dealt + 1
    state.pot_end = count
    open_table(state, first)


@compiled
def shuffle(state: State, first: int, end: int, key: int) -> None:
    """Put part of the pot into random order."""
    for place in range(end - 1, first, -1):
        other = first + choose(random32(key, place), place - first + 1)
        tile = state.pot[place]
        state.pot[place] = state.pot[other]
        state.pot[other] = tile


@compiled
def open_table(state: State, tile: int) -> None:
    """TR-4: the first tile is on 0,0u and reads as written. Everybody has four chips."""
    for seat in range(SEATS):
        state.chips[seat] = CHIPS if seat < state.players else 0
    for place in range(MAX_PLACES):
        state.place_cell[place] = NONE
        state.place_need[place] = 0
    for vertex in range(MAX_VERTICES):
        state.vertex_at[vertex] = NONE
        state.vertex_value[vertex] = 0
        state.vertex_cells[vertex] = 0
    for place in range(TILE_COUNT):
        state.laid_cell[place] = NONE
        state.laid_reading[place] = NONE
    state.places = 0
    state.vertices = 0
    state.laid = 0
    state.joker_place = NONE
    state.joker_holder = NONE
    state.passes = 0
    state.last_round = NONE
    state.to_move = 0
    state.turns = 0
    state.ended = 0
    put_on_table(state, START_CELL, first_reading(tile))


@compiled
def first_reading(tile: int) -> int:
    """The reading of a tile that begins with its smallest value."""
    if READINGS_OF[2 * tile] != 0:
        return lowest_bit(int(READINGS_OF[2 * tile]))
    return HALF + lowest_bit(int(READINGS_OF[2 * tile + 1]))


# ---- The grid ---------------------------------------------------------------------------------


@compiled
def vertex_of(cell: int, corner: int) -> int:
    """TR-2: the vertex at a corner of a cell, clockwise from the apex."""
    base = cell >> 1
    if cell & 1:
        return base + 1 if corner == 0 else base + WIDTH + corner - 1
    return base + WIDTH if corner == 0 else base + 2 - corner


@compiled
def cell_beyond(cell: int, corner: int) -> int:
    """TR-3: the cell across the side that does not touch this corner."""
    base = cell >> 1
    if cell & 1:
        if corner == 0:
            return 2 * (base + WIDTH)
        return 2 * (base + 1) if corner == 1 else 2 * base
    if corner == 0:
        return 2 * (base - WIDTH) + 1
    return 2 * (base - 1) + 1 if corner == 1 else 2 * base + 1


@compiled
def find_vertex(state: State, vertex: int) -> int:
    """The index of a touched vertex in the list, or NONE."""
    for place in range(state.vertices):
        if state.vertex_at[place] == vertex:
            return place
    return NONE


@compiled
def find_place(state: State, cell: int) -> int:
    """The index of an open cell in the list, or NONE."""
    for place in range(state.places):
        if state.place_cell[place] == cell:
            return place
    return NONE


@compiled
def is_taken(state: State, cell: int) -> bool:
    for place in range(state.laid):  # noqa: SIM110 (any() cannot be compiled)
        if state.laid_cell[place] == cell:
            return True
    return False


@compiled
def need_at(state: State, cell: int) -> int:
    """TR-6: what a cell needs, from the values of its vertices."""
    need = 0
    factor = 1
    for corner in range(3):
        place = find_vertex(state, vertex_of(cell, corner))
        if place != NONE:
            need += factor * state.vertex_value[place]
        factor *= 6
    return need


# ---- What may be done -------------------------------------------------------------------------


@compiled
def readings_of(tiles: int) -> tuple[int, int]:
    """The readings of these tiles, without the joker, as the two halves of the set."""
    low = 0
    high = 0
    tiles &= ~(1 << JOKER)
    while tiles != 0:
        tile = lowest_bit(tiles)
        low |= int(READINGS_OF[2 * tile])
        high |= int(READINGS_OF[2 * tile + 1])
        tiles &= tiles - 1
    return low, high


@compiled
def may_buy(state: State) -> bool:
    """TR-10."""
    return state.chips[state.to_move] >= 1 and state.pot_next < state.pot_end


@compiled
def swap_need(state: State) -> int:
    """TR-9: what the joker's cell needs."""
    return need_at(state, int(state.laid_cell[state.joker_place]))


@compiled
def legal(state: State, out: Any) -> int:
    """Write all legal moves to `out` and return how many there are."""
    low, high = readings_of(state.racks[state.to_move])
    has_joker = (state.racks[state.to_move] >> JOKER) & 1
    n = 0
    for place in range(state.places):
        need = int(state.place_need[place])
        action = LAY + READING_COUNT * int(state.place_cell[place])
        n = list_bits(low & int(FITTING[2 * need]), action, out, n)
        n = list_bits(high & int(FITTING[2 * need + 1]), action + HALF, out, n)
        if has_joker:
            out[n] = action + JOKER_READING
            n += 1
    laying = n
    if state.joker_place != NONE:
        need = swap_need(state)
        n = list_bits(low & int(FITTING[2 * need]), SWAP, out, n)
        n = list_bits(high & int(FITTING[2 * need + 1]), SWAP + HALF, out, n)
    if may_buy(state):
        out[n] = BUY
        n += 1
    elif laying == 0:
        out[n] = PASS  # TR-11
        n += 1
    return n


@compiled
def draw(state: State, random: int, moves: Any) -> int:
    """The move that `choose` picks from `legal`'s list, found by counting."""
    low, high = readings_of(state.racks[state.to_move])
    laying = count_lays(state, low, high, moves)
    low_swaps = 0
    high_swaps = 0
    if state.joker_place != NONE:
        need = swap_need(state)
        low_swaps = low & int(FITTING[2 * need])
        high_swaps = high & int(FITTING[2 * need + 1])
    swapping = popcount(low_swaps) + popcount(high_swaps)
    buying = 1 if may_buy(state) else 0
    passing = 1 if laying == 0 and buying == 0 else 0
    n = choose(random, laying + swapping + buying + passing)
    if n < laying:
        return nth_lay(state, low, high, moves, n)
    n -= laying
    if n < swapping:
        return SWAP + nth_reading(low_swaps, high_swaps, n)
    return BUY if buying else PASS


@compiled
def count_lays(state: State, low: int, high: int, lays: Any) -> int:
    """How many ways there are to lay these readings or the mover's joker. Writes how many there are
    at each place to `lays`."""
    has_joker = (state.racks[state.to_move] >> JOKER) & 1
    laying = 0
    for place in range(state.places):
        need = int(state.place_need[place])
        fitting = popcount(low & int(FITTING[2 * need])) + popcount(
            high & int(FITTING[2 * need + 1])
        )
        lays[place] = fitting + has_joker
        laying += fitting + has_joker
    return laying


@compiled
def nth_lay(state: State, low: int, high: int, lays: Any, n: int) -> int:
    """The n-th of the ways that `count_lays` counted."""
    place = 0
    while n >= lays[place]:
        n -= int(lays[place])
        place += 1
    need = int(state.place_need[place])
    action = LAY + READING_COUNT * int(state.place_cell[place])
    return action + nth_reading(low & int(FITTING[2 * need]), high & int(FITTING[2 * need + 1]), n)


@compiled
def cell_of(action: int) -> int:
    """Where an action lays a tile."""
    return (action - LAY) // READING_COUNT


@compiled
def nth_reading(low: int, high: int, n: int) -> int:
    """The n-th of a set of readings; the one after the last is the joker."""
    count = popcount(low)
    if n < count:
        return nth_bit(low, n)
    n -= count
    return HALF + nth_bit(high, n) if n < popcount(high) else JOKER_READING


# ---- What a sensible player sees --------------------------------------------------------------


@compiled
def merit(state: State, seat: int) -> int:
    """How well a seat is doing after its move, in tenths of a chip: its chips, its rack, what it
    can do next and what the next player can probably do. The weights were found by playing: see
    docs/bots.md."""
    fitting, bonus = prospects(state, state.racks[seat])
    worth = 10 * int(state.chips[seat]) + rack_worth(state, seat)
    return worth + 5 * fitting + 10 * bonus - threat(state, seat)


@compiled
def rack_worth(state: State, seat: int) -> int:
    """A tile earns at least one chip when it is laid, or is left over when the pot is empty. The
    joker can always be laid. The last tile earns one more chip."""
    rack = state.racks[seat]
    tiles = popcount(rack)
    worth = 7 * tiles if state.pot_end - state.pot_next > NEARLY_EMPTY else -13 * tiles
    if tiles == 0:
        worth += 20
    elif tiles == 1:
        worth += 10
    return worth + 15 * int((rack >> JOKER) & 1)


@compiled
def threat(state: State, seat: int) -> int:
    """What the next player can probably do, as far as a seat can tell."""
    tiles = unseen(state, seat)
    count = popcount(tiles)
    if count == 0:
        return 0
    fitting, bonus = prospects(state, tiles)
    on_rack = popcount(state.racks[seat_after(state, seat)])
    return on_rack * (20 * fitting + 10 * bonus) // count


@compiled
def unseen(state: State, seat: int) -> int:
    """TR-17: the tiles that the next player may have."""
    if state.open_racks:
        return int(state.racks[seat_after(state, seat)])
    tiles = 0
    for other in range(state.players):
        if other != seat:
            tiles |= int(state.racks[other])
    for place in range(state.pot_next, state.pot_end):
        tiles |= 1 << int(state.pot[place])
    return tiles


@compiled
def prospects(state: State, tiles: int) -> tuple[int, int]:
    """How many of these tiles could be laid somewhere, not counting the joker, and the most that
    any of them could earn for hexagons and a bridge: 0 if none can be laid."""
    low, high = readings_of(tiles)
    has_joker = (tiles >> JOKER) & 1
    fitting_low = 0
    fitting_high = 0
    best = 0
    for place in range(state.places):
        need = int(state.place_need[place])
        here_low = low & int(FITTING[2 * need])
        here_high = high & int(FITTING[2 * need + 1])
        if here_low != 0 or here_high != 0 or has_joker:
            fitting_low |= here_low
            fitting_high |= here_high
            best = max(best, bonus_at(state, int(state.place_cell[place])))
    return count_tiles(tiles, fitting_low, fitting_high), best


@compiled
def count_tiles(tiles: int, low: int, high: int) -> int:
    """How many of these tiles, without the joker, have one of these readings."""
    count = 0
    tiles &= ~(1 << JOKER)
    while tiles != 0:
        tile = lowest_bit(tiles)
        if low & int(READINGS_OF[2 * tile]) or high & int(READINGS_OF[2 * tile + 1]):
            count += 1
        tiles &= tiles - 1
    return count


@compiled
def bonus_at(state: State, cell: int) -> int:
    """TR-8: what a tile on this cell would earn for hexagons and a bridge."""
    chips = 0
    touched = 0
    for corner in range(3):
        place = find_vertex(state, vertex_of(cell, corner))
        if place != NONE:
            touched += 1
            chips += state.vertex_cells[place] == 5
    if touched == 3 and neighbours_of(state, cell) == 1:
        chips += 1
    return chips


@compiled
def neighbours_of(state: State, cell: int) -> int:
    """TR-3: how many tiles touch this cell by a side."""
    neighbours = 0
    for corner in range(3):
        neighbours += is_taken(state, cell_beyond(cell, corner))
    return neighbours


# ---- What an action does ----------------------------------------------------------------------


@compiled
def apply(state: State, action: int) -> None:
    """Carry out a legal move. TR-12: it ends the turn."""
    state.passes = state.passes + 1 if action == PASS else 0
    if action == PASS:
        pass
    elif action == BUY:
        buy(state)
    elif action < LAY:
        swap(state, action - SWAP)
    else:
        lay(state, cell_of(action), (action - LAY) % READING_COUNT)
    end_turn(state)


@compiled
def lay(state: State, cell: int, reading: int) -> None:
    """TR-6, TR-7, TR-8: lay a tile or the joker from the rack, and pay the chips for it."""
    me = state.to_move
    chips = 1 + put_on_table(state, cell, reading)
    state.racks[me] &= ~(1 << int(TILE_OF[reading]))
    if state.racks[me] == 0:
        chips += 1
    state.chips[me] += chips
    if reading == JOKER_READING:
        state.joker_place = state.laid - 1
        state.joker_holder = NONE


@compiled
def put_on_table(state: State, cell: int, reading: int) -> int:
    """Put a tile on a cell. Return how many chips it earns for hexagons and a bridge (TR-8)."""
    state.laid_cell[state.laid] = cell
    state.laid_reading[state.laid] = reading
    state.laid += 1
    close_place(state, cell)
    chips = 0
    touched_before = 0  # a bit for each corner
    for corner in range(3):
        vertex = vertex_of(cell, corner)
        place = find_vertex(state, vertex)
        if place == NONE:
            place = add_vertex(state, vertex)
        else:
            touched_before |= 1 << corner
        state.vertex_cells[place] += 1
        if state.vertex_cells[place] == 6:
            chips += 1  # a hexagon
        give_value(state, place, int(CORNERS[3 * reading + corner]))
    neighbours = 0
    opposite = 0
    for corner in range(3):
        beyond = cell_beyond(cell, corner)
        if is_taken(state, beyond):
            neighbours += 1
            opposite = corner
        elif find_place(state, beyond) == NONE:
            open_place(state, beyond)
    if neighbours == 1 and (touched_before >> opposite) & 1:
        chips += 1  # a bridge
    return chips


@compiled
def add_vertex(state: State, vertex: int) -> int:
    """A vertex is touched for the first time. Return its index in the list."""
    place = int(state.vertices)
    state.vertex_at[place] = vertex
    state.vertices += 1
    return place


@compiled
def give_value(state: State, place: int, value: int) -> None:
    """TR-6: a tile gives a vertex its value, and open cells there now need it. A joker gives 0."""
    if value != 0 and state.vertex_value[place] == 0:
        state.vertex_value[place] = value
        ask_for(state, int(state.vertex_at[place]), value)


@compiled
def ask_for(state: State, vertex: int, value: int) -> None:
    """Every open cell at a vertex that has just got its value now needs it."""
    for place in range(state.places):
        cell = int(state.place_cell[place])
        if vertex_of(cell, 0) == vertex:
            state.place_need[place] += value
        elif vertex_of(cell, 1) == vertex:
            state.place_need[place] += 6 * value
        elif vertex_of(cell, 2) == vertex:
            state.place_need[place] += 36 * value


@compiled
def close_place(state: State, cell: int) -> None:
    """An open cell has been taken. The last one in the list takes its place there."""
    place = find_place(state, cell)
    if place != NONE:
        state.places -= 1
        last = int(state.places)
        state.place_cell[place] = state.place_cell[last]
        state.place_need[place] = state.place_need[last]
        state.place_cell[last] = NONE
        state.place_need[last] = 0


@compiled
def open_place(state: State, cell: int) -> None:
    """A free cell touches a tile by a side for the first time."""
    state.place_cell[state.places] = cell
    state.place_need[state.places] = need_at(state, cell)
    state.places += 1


@compiled
def swap(state: State, reading: int) -> None:
    """TR-9: a tile takes the joker's place, and the joker goes to the rack."""
    me = state.to_move
    state.racks[me] &= ~(1 << int(TILE_OF[reading]))
    state.racks[me] |= 1 << JOKER
    state.laid_reading[state.joker_place] = reading
    cell = int(state.laid_cell[state.joker_place])
    for corner in range(3):
        place = find_vertex(state, vertex_of(cell, corner))
        give_value(state, place, int(CORNERS[3 * reading + corner]))
    state.joker_place = NONE
    state.joker_holder = me


@compiled
def buy(state: State) -> None:
    """TR-10; TR-13: the last tile in the pot starts the last round."""
    me = state.to_move
    state.chips[me] -= 1
    state.racks[me] |= 1 << int(state.pot[state.pot_next])
    state.pot[state.pot_next] = NONE
    state.pot_next += 1
    if state.pot_next == state.pot_end:
        state.last_round = state.players + 1  # this turn is not part of it


@compiled
def end_turn(state: State) -> None:
    """TR-13, TR-14: the game may be over; otherwise it is the next player's turn."""
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


@compiled
def lead(state: State, seat: int) -> int:
    """A lead of ten chips is as good as a bigger one."""
    best = 0
    for other in range(state.players):
        if other != seat:
            best = max(best, int(state.chips[other]))
    return max(-100, min(100, 10 * (int(state.chips[seat]) - best)))


# ---- What a seat does not know (TR-17) --------------------------------------------------------


@compiled
def redeal(state: State, seat: int, key: int) -> None:
    """Re-deal everything that a seat cannot see, all deals equally likely: the others' racks,
    unless they are open, and the pot. A player known to hold the joker keeps it."""
    # Collect what is hidden in the pot, in an order that reveals nothing. The tiles drawn so far
    # have left room at its front.
    hidden = 0
    for place in range(state.pot_next, state.pot_end):
        hidden |= 1 << int(state.pot[place])
    for other in range(state.players):
        if other != seat and not state.open_racks:
            hidden |= state.racks[other] & ~known_tiles(state, other)
    first = state.pot_end - popcount(hidden)
    for place in range(first, state.pot_end):
        state.pot[place] = lowest_bit(hidden)
        hidden &= hidden - 1
    shuffle(state, first, int(state.pot_end), key)
    for other in range(state.players):
        if other != seat and not state.open_racks:
            known = known_tiles(state, other)
            count = popcount(state.racks[other] & ~known)
            state.racks[other] &= known
            for place in range(first, first + count):
                state.racks[other] |= 1 << int(state.pot[place])
                state.pot[place] = NONE
            first += count


@compiled
def known_tiles(state: State, seat: int) -> int:
    """TR-17: what everybody knows about a rack that is not open: the joker that was swapped out."""
    return 1 << JOKER if seat == state.joker_holder else 0
