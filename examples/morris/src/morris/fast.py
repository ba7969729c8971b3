"""Nine men's morris: a random legal move, found by counting instead of listing. The rules do not
need this."""

from morris.moves import PLACE, TAKE, stepping
from morris.rules import (
    anticlockwise,
    clockwise,
    free_points,
    inward,
    may_fly,
    men_to_take,
    neighbours,
    outward,
)
from spielwerk.runtime.bits import lowest_bit, nth_bit, popcount
from spielwerk.runtime.chance import choose
from spielwerk.runtime.compile import compiled


@compiled
def draw(state, random, moves):
    """The move that `choose` picks from the list of `legal`."""
    if state.taking:
        men = men_to_take(state)
        return TAKE + nth_bit(men, choose(random, popcount(men)))
    me = state.to_move
    free = free_points(state)
    if state.hand[me] > 0:
        return PLACE + nth_bit(free, choose(random, popcount(free)))
    if may_fly(state):
        return draw_flight(state.men[me], free, random)
    return draw_step(state.men[me], free, random)


@compiled
def draw_flight(men, free, random):
    frees = popcount(free)
    n = choose(random, popcount(men) * frees)
    man = n // frees
    return stepping(nth_bit(men, man), nth_bit(free, n - man * frees))


@compiled
def draw_step(men, free, random):
    steps = (
        popcount(clockwise(men) & free)
        + popcount(anticlockwise(men) & free)
        + popcount(inward(men) & free)
        + popcount(outward(men) & free)
    )
    n = choose(random, steps)
    while True:
        targets = free & neighbours(men & -men)
        if n < popcount(targets):
            return stepping(lowest_bit(men), nth_bit(targets, n))
        n -= popcount(targets)
        men &= men - 1
