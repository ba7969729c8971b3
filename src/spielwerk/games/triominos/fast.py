"""Triominos: a random move without listing all of them."""

from typing import Any

from spielwerk.engine.chance import choose
from spielwerk.engine.compile import compiled
from spielwerk.engine.state import State
from spielwerk.games.triominos.moves import BUY, PASS, SWAP, laying
from spielwerk.games.triominos.readings import Readings, count_readings, nth_reading, readings_of
from spielwerk.games.triominos.rules import fitting, fitting_swaps, has_joker, may_buy


@compiled
def draw(state: State, random: int, moves: Any) -> int:
    """The move that `choose` picks from `legal`'s list, found by counting."""
    readings = readings_of(state.racks[state.to_move])
    lays = count_lays(state, readings, moves)
    swaps = fitting_swaps(state, readings)
    swapping = count_readings(swaps)
    buying = 1 if may_buy(state) else 0
    passing = 1 if lays == 0 and buying == 0 else 0
    n = choose(random, lays + swapping + buying + passing)
    if n < lays:
        return nth_lay(state, readings, moves, n)
    n -= lays
    if n < swapping:
        return SWAP + nth_reading(swaps, n)
    return BUY if buying else PASS


@compiled
def count_lays(state: State, readings: Readings, on_cell: Any) -> int:
    """How many ways there are to lay these readings or the mover's joker. Writes how many there are
    on each open cell to `on_cell`."""
    joker = has_joker(state)
    lays = 0
    for entry in range(state.open_cells):
        here = count_readings(fitting(readings, int(state.open_need[entry]))) + joker
        on_cell[entry] = here
        lays += here
    return lays


@compiled
def nth_lay(state: State, readings: Readings, on_cell: Any, n: int) -> int:
    """The n-th of the ways that `count_lays` counted."""
    entry = 0
    while n >= on_cell[entry]:
        n -= int(on_cell[entry])
        entry += 1
    here = fitting(readings, int(state.open_need[entry]))
    return laying(int(state.open_cell[entry]), nth_reading(here, n))
