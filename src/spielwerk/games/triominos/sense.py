"""Triominos: how well a player is doing. Computer players read this; the rules do not."""

from spielwerk.engine.seats import seat_after
from spielwerk.games.triominos.board import JOKER
from spielwerk.games.triominos.grid import TAKEN, known_around, place_of
from spielwerk.games.triominos.rules import FITTING_TILES, bonus
from spielwerk.runtime.bits import popcount
from spielwerk.runtime.compile import compiled
from spielwerk.runtime.state import State

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
    joker can always be laid. The last tile earns more, and after it the next one bought."""
    rack = state.racks[seat]
    tiles = popcount(rack)
    worth = 7 * tiles if state.pot_end - state.pot_next > NEARLY_EMPTY else -13 * tiles
    if tiles == 0:
        worth += 10 + 10 * int(state.for_last)
    elif tiles == 1:
        worth += 10 * int(state.for_last)
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
    layable, best = layable_tiles(state, tiles)
    return popcount(layable), best


@compiled
def layable_tiles(state: State, tiles: int) -> tuple[int, int]:
    """The same, but which tiles they are."""
    layable = 0
    best = 0
    for entry in range(state.open_cells):
        here = tiles & int(FITTING_TILES[state.open_need[entry]])
        if here != 0:
            layable |= here
            best = max(best, bonus_at(state, int(state.open_cell[entry])))
    return layable & ~(1 << JOKER), best


@compiled
def bonus_at(state: State, cell: int) -> int:
    """TR-8: what a tile on a free cell would earn for hexagons and a bridge."""
    one, two, three = known_around(state, cell)
    around = (
        one | 1 << (TAKEN + place_of(cell, 0)),
        two | 1 << (TAKEN + place_of(cell, 1)),
        three | 1 << (TAKEN + place_of(cell, 2)),
    )
    return bonus(state, around, cell)


@compiled
def lead(state: State, seat: int) -> int:
    """A lead of ten chips is as good as a bigger one."""
    best = 0
    for other in range(state.players):
        if other != seat:
            best = max(best, int(state.chips[other]))
    return max(-100, min(100, 10 * (int(state.chips[seat]) - best)))
