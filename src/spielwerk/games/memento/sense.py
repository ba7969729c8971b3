"""Memento: judging positions, for computer players."""

from spielwerk.games.memento.board import ENTRIES, MIDDLE_AND_MEDIANS, MIDDLES
from spielwerk.games.memento.rules import (
    height_at,
    markers_for_parts,
    may_bring_in,
    occupied_points,
    targets_of,
)
from spielwerk.runtime.bits import lowest_bit, popcount
from spielwerk.runtime.compile import compiled
from spielwerk.runtime.state import State


@compiled
def may_win(state: State) -> bool:
    """Whether the mover has a move that wins at once."""
    occupied = occupied_points(state)
    if state.win_middles and can_complete(state, MIDDLES, occupied):
        return True
    if state.win_heart:
        for goal in MIDDLE_AND_MEDIANS:
            if can_complete(state, goal, occupied):
                return True
    last = last_figure(state) if state.win_last else 0
    figures = state.figures[state.to_move] if last != 0 else 0
    while figures != 0:
        if targets_of(state, lowest_bit(figures), occupied) & last:
            return True
        figures &= figures - 1
    return False


@compiled
def can_complete(state: State, goal: int, occupied: int) -> bool:
    """ME-18, ME-19: whether a move puts the mover on all missing points of the goal: one by moving,
    two by bringing in or splitting, three by splitting a Triple."""
    missing = goal & ~state.figures[state.to_move]
    count = popcount(missing)
    if count > 3:
        return False
    left = markers_for_parts(state)
    entries = ENTRIES & ~occupied
    if count <= 2 and missing & ~entries == 0 and may_bring_in(state):
        return True
    figures = state.figures[state.to_move] & ~goal
    while figures != 0:
        point = lowest_bit(figures)
        figures &= figures - 1
        if height_at(state, point) >= count and left >= count - 1:
            targets = targets_of(state, point, occupied)
            if count > 1:
                targets &= ~occupied
            if missing & ~targets == 0:
                return True
    return False


@compiled
def last_figure(state: State) -> int:
    """ME-20: the last figure of the only other player still in, or 0."""
    figures = 0
    for seat in range(state.players):
        if seat != state.to_move and state.out_on[seat] == 0:
            if not (state.entered >> seat) & 1:
                return 0
            figures |= state.figures[seat]
    return figures if popcount(figures) == 1 else 0
