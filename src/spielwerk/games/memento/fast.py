"""Memento: one of the legal moves by counting, without listing them; and how many there can be."""

from math import comb
from typing import Any

from spielwerk.games.memento.board import (
    BIG_CORNER_SET,
    ENTRIES,
    EVERY_SWITCHES,
    MIDDLES,
    POINTS,
    TRIANGLES,
)
from spielwerk.games.memento.moves import (
    ENTER,
    FIRST,
    STAY,
    halving,
    moving,
    parting,
    shattering,
    turning,
)
from spielwerk.games.memento.rules import (
    DOUBLE,
    MOST_STONES,
    SINGLE,
    changed_by_turning,
    height_at,
    markers_for_parts,
    may_bring_in,
    may_turn_triangle,
    occupied_points,
    targets_of,
)
from spielwerk.games.memento.tables import neighbours_of, slides_from
from spielwerk.runtime.bits import lowest_bit, nth_bit, popcount
from spielwerk.runtime.chance import choose
from spielwerk.runtime.compile import compiled
from spielwerk.runtime.state import State


@compiled
def draw(state: State, random: int, moves: Any) -> int:
    """The move that `choose` picks from `legal`'s list; `moves` keeps each figure's targets."""
    if state.turns == 0:
        return FIRST + choose(random, POINTS)
    occupied = occupied_points(state)
    left = markers_for_parts(state)
    entries = ENTRIES & ~occupied if may_bring_in(state) else 0
    entering = pairs(popcount(entries))
    triangles = changed_by_turning(state) if may_turn_triangle(state) else 0
    turns = 2 * popcount(triangles)
    total = entering + turns
    count = 0
    figures = state.figures[state.to_move]
    while figures != 0:
        point = lowest_bit(figures)
        figures &= figures - 1
        targets = targets_of(state, point, occupied)
        moves[count] = targets
        count += 1
        total += popcount(targets) + splits(height_at(state, point), targets & ~occupied, left)
    if total == 0:
        return STAY

    n = choose(random, total)
    if n < entering:
        return nth_pair(entries, n, ENTER)
    n -= entering
    if n < turns:
        return turning(nth_bit(triangles, n >> 1), n & 1)
    n -= turns
    figures = state.figures[state.to_move]
    count = 0
    while True:
        point = lowest_bit(figures)
        figures &= figures - 1
        targets = int(moves[count])
        count += 1
        going = popcount(targets)
        if n < going:
            return moving(point, nth_bit(targets, n))
        n -= going
        height = height_at(state, point)
        splitting = splits(height, targets & ~occupied, left)
        if n < splitting:
            return nth_split(point, height, targets & ~occupied, n)
        n -= splitting


@compiled
def pairs(n: int) -> int:
    return n * (n - 1) >> 1


@compiled
def splits(height: int, free: int, left: int) -> int:
    """ME-15: how many ways there are to split a figure."""
    if height == SINGLE or left == 0:
        return 0
    n = popcount(free)
    if height == DOUBLE:
        return pairs(n)
    return n * (n - 1) + (pairs(n) * (n - 2) // 3 if left >= 2 and n >= 3 else 0)


@compiled
def nth_pair(cells: int, n: int, action: int) -> int:
    """The n-th of list_pairs."""
    rest = popcount(cells) - 1
    while n >= rest:
        n -= rest
        rest -= 1
        cells &= cells - 1
    return action + POINTS * lowest_bit(cells) + nth_bit(cells & (cells - 1), n)


@compiled
def nth_split(point: int, height: int, free: int, n: int) -> int:
    """The n-th of list_splits."""
    if height == DOUBLE:
        return nth_pair(free, n, halving(point, 0, 0))
    size = popcount(free)
    if n < size * (size - 1):
        double = nth_bit(free, n // (size - 1))
        single = nth_bit(free & ~(1 << double), n % (size - 1))
        return parting(point, double, single)
    n -= size * (size - 1)
    size -= 1
    while n >= pairs(size):
        n -= pairs(size)
        size -= 1
        free &= free - 1
    first = shattering(point, lowest_bit(free), 0, 0)
    return nth_pair(free & (free - 1), n, first)


def _most_moves() -> int:
    """An upper bound on the legal moves in any position: the best use of the stones, with every
    figure on the point that has the most targets on an empty board, whatever the switches."""
    single = double = triple = 0
    for switches in (s.number for s in EVERY_SWITCHES):
        for point in range(POINTS):
            near = neighbours_of(switches, point)
            jumps = (MIDDLES | BIG_CORNER_SET) * (MIDDLES >> point & 1)
            single = max(single, near.bit_count())
            double = max(double, (near | slides_from(switches, point, 0)).bit_count())
            triple = max(triple, (near | jumps).bit_count())
    of_double = double + comb(double, 2)
    of_triple = triple + triple * (triple - 1) + comb(triple, 3)
    most = 0
    for triples in range(MOST_STONES // 3 + 1):
        for doubles in range((MOST_STONES - 3 * triples) // 2 + 1):
            singles = MOST_STONES - 3 * triples - 2 * doubles
            most = max(most, triples * of_triple + doubles * of_double + singles * single)
    return most + comb(ENTRIES.bit_count(), 2) + 2 * len(TRIANGLES)


MAX_MOVES = _most_moves()
