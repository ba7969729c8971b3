"""Triominos: a random move without listing all of them."""

from typing import Any

from spielwerk.games.triominos.board import JOKER, NONE, TILE_COUNT
from spielwerk.games.triominos.moves import BUY, PASS, SWAP, laying
from spielwerk.games.triominos.readings import count_readings, nth_reading
from spielwerk.games.triominos.rules import (
    FITTING_TILES,
    IS_LOOSE,
    ONLY_READING,
    fitting,
    may_buy,
)
from spielwerk.runtime.bits import nth_bit, popcount
from spielwerk.runtime.chance import choose
from spielwerk.runtime.compile import compiled
from spielwerk.runtime.state import State


@compiled
def draw(state: State, random: int, moves: Any) -> int:
    """The move that `choose` picks from `legal`'s list, found by counting."""
    lays = count_lays(state, moves)
    swaps = count_swaps(state)
    buying = 1 if may_buy(state) else 0
    passing = 1 if lays == 0 and buying == 0 else 0
    n = choose(random, lays + swaps + buying + passing)
    if n < lays:
        return nth_lay(state, moves, n)
    if n < lays + swaps:
        return SWAP + nth_fitting(state.racks[state.to_move], state.joker_need, n - lays)
    return BUY if buying else PASS


@compiled
def count_lays(state: State, up_to: Any) -> int:
    """How many ways there are to lay the mover's tiles. Writes to `up_to` how many there are on
    each open cell and those before it."""
    tiles = state.racks[state.to_move]
    lays = 0
    for entry in range(state.open_cells):
        lays += count_fitting(tiles, state.open_need[entry])
        up_to[entry] = lays
    return lays


@compiled
def nth_lay(state: State, up_to: Any, n: int) -> int:
    """The n-th of the ways that `count_lays` counted."""
    entry = 0
    while up_to[entry] <= n:
        entry += 1
    if entry > 0:
        n -= int(up_to[entry - 1])
    reading = nth_fitting(state.racks[state.to_move], state.open_need[entry], n)
    return laying(int(state.open_cell[entry]), reading)


@compiled
def count_swaps(state: State) -> int:
    """How many ways there are to swap the joker out."""
    if state.joker_laid == NONE:
        return 0
    return count_fitting(state.racks[state.to_move], state.joker_need)


@compiled
def count_fitting(tiles: int, need: int) -> int:
    """In how many ways some tiles fit."""
    if IS_LOOSE[need]:
        return count_readings(fitting(tiles, need)) + ((tiles >> JOKER) & 1)
    return popcount(tiles & int(FITTING_TILES[need]))


@compiled
def nth_fitting(tiles: int, need: int, n: int) -> int:
    """The n-th of the ways in which some tiles fit."""
    if IS_LOOSE[need]:
        return nth_reading(fitting(tiles, need), n)
    return int(ONLY_READING[TILE_COUNT * need + nth_bit(tiles & int(FITTING_TILES[need]), n)])
