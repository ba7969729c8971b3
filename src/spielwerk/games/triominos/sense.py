"""Triominos: how well a player is doing. Computer players read this; the rules do not."""

from spielwerk.engine.bits import lowest_bit, popcount
from spielwerk.engine.compile import compiled
from spielwerk.engine.seats import seat_after
from spielwerk.engine.state import State
from spielwerk.games.triominos.board import JOKER
from spielwerk.games.triominos.grid import taken_around, tiles_beside
from spielwerk.games.triominos.readings import READINGS_OF, Readings, readings_of
from spielwerk.games.triominos.rules import bonus, fitting

NEARLY_EMPTY = 2  # tiles in the pot: from here on, tiles may be left on the rack at the end


@compiled
def merit(state: State, seat: int) -> int:
    """How well a seat is doing after its move, in tenths of a chip: its chips, its rack, what it
    can do next and what the next player can probably do. The weights were found by playing: see
    docs/bots.md."""
    laying, bonus = prospects(state, state.racks[seat])
    worth = 10 * int(state.chips[seat]) + rack_worth(state, seat)
    return worth + 5 * laying + 10 * bonus - threat(state, seat)


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
    laying, bonus = prospects(state, tiles)
    on_rack = popcount(state.racks[seat_after(state, seat)])
    return on_rack * (20 * laying + 10 * bonus) // count


@compiled
def unseen(state: State, seat: int) -> int:
    """TR-17: the tiles that the next player may have."""
    if state.open_racks:
        return int(state.racks[seat_after(state, seat)])
    tiles = 0
    for other in range(state.players):
        if other != seat:
            tiles |= int(state.racks[other])
    for index in range(state.pot_next, state.pot_end):
        tiles |= 1 << int(state.pot[index])
    return tiles


@compiled
def prospects(state: State, tiles: int) -> tuple[int, int]:
    """How many of these tiles could be laid somewhere, not counting the joker, and the most that
    any of them could earn for hexagons and a bridge: 0 if none can be laid."""
    readings = readings_of(tiles)
    joker = (tiles >> JOKER) & 1
    low = 0
    high = 0
    best = 0
    for entry in range(state.open_cells):
        here_low, here_high = fitting(readings, int(state.open_need[entry]))
        if here_low != 0 or here_high != 0 or joker:
            low |= here_low
            high |= here_high
            best = max(best, bonus_at(state, int(state.open_cell[entry])))
    return count_tiles(tiles, (low, high)), best


@compiled
def bonus_at(state: State, cell: int) -> int:
    """TR-8: what a tile on a free cell would earn for hexagons and a bridge."""
    around = taken_around(state, cell)
    beside = 0  # only counted where it can be a bridge
    if around[0] != 0 and around[1] != 0 and around[2] != 0:
        beside = tiles_beside(state, cell)
    return bonus((around[0] + 1, around[1] + 1, around[2] + 1), beside)


@compiled
def count_tiles(tiles: int, readings: Readings) -> int:
    """How many of these tiles, without the joker, have one of these readings."""
    count = 0
    tiles &= ~(1 << JOKER)
    while tiles != 0:
        tile = lowest_bit(tiles)
        if readings[0] & int(READINGS_OF[2 * tile]) or readings[1] & int(READINGS_OF[2 * tile + 1]):
            count += 1
        tiles &= tiles - 1
    return count


@compiled
def lead(state: State, seat: int) -> int:
    """A lead of ten chips is as good as a bigger one."""
    best = 0
    for other in range(state.players):
        if other != seat:
            best = max(best, int(state.chips[other]))
    return max(-100, min(100, 10 * (int(state.chips[seat]) - best)))
