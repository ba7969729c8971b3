"""Rings: a random legal move, found by counting instead of listing. The rules do not need this."""

from spielwerk.games.rings.board import RINGS
from spielwerk.games.rings.moves import PLACE, TAKE, TURN, stepping
from spielwerk.games.rings.rules import (
    NONE,
    RING_STEPS,
    SPOKE_STEPS,
    STEPS,
    free_cells,
    must_fly,
    pawns_to_take,
    ring_steps,
    spoke_steps,
)
from spielwerk.runtime.bits import nth_bit, popcount
from spielwerk.runtime.chance import choose
from spielwerk.runtime.compile import compiled
from spielwerk.runtime.state import State


@compiled
def draw(state: State, random: int, moves: list[int]) -> int:
    """The move that `choose` picks from the list of `legal`."""
    if state.victim != NONE:
        pawns = pawns_to_take(state)
        return TAKE + nth_bit(pawns, choose(random, popcount(pawns)))
    me = state.to_move
    free = free_cells(state)
    if must_fly(state) and free != 0:
        return draw_flight(state.pawns[me], free, random)

    along_rings = ring_steps(state.pawns[me], free)
    along_spokes = spoke_steps(state.pawns[me], free)
    placings = popcount(free) if state.hand[me] > 0 else 0
    turns = 2 * RINGS if state.last_turned == NONE else 2 * RINGS - 2
    on_rings = popcount(along_rings)
    n = choose(random, placings + turns + on_rings + popcount(along_spokes))
    if n < placings:
        return PLACE + nth_bit(free, n)
    n -= placings
    if n < turns:
        return nth_turn(state, n)
    n -= turns
    steps = along_rings
    first = RING_STEPS
    if n >= on_rings:
        n -= on_rings
        steps = along_spokes
        first = SPOKE_STEPS
    return int(STEPS[first + nth_bit(steps, n)])


@compiled
def draw_flight(pawns: int, free: int, random: int) -> int:
    frees = popcount(free)
    n = choose(random, popcount(pawns) * frees)
    pawn = n // frees
    return stepping(nth_bit(pawns, pawn), nth_bit(free, n - pawn * frees))


@compiled
def nth_turn(state: State, n: int) -> int:
    if state.last_turned != NONE and n >= 2 * state.last_turned:
        n += 2
    return TURN + n
