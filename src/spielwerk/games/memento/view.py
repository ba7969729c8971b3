"""Memento: what a seat may know. Nothing is hidden, so all seats see the same."""

from typing import Any

from spielwerk.games.memento.board import MIDDLE_AND_MEDIANS, MIDDLES, POINT_NAMES
from spielwerk.games.memento.rules import height_at, may_turn_triangle
from spielwerk.runtime.bits import bits_of, popcount
from spielwerk.runtime.state import State


def view(state: State, seat: int | None) -> dict[str, Any]:
    seats = range(state.players)
    return {
        # Whose figure is where, and how high. Points not listed are free.
        "points": {
            name: {"owner": owner, "height": height_at(state, point)}
            for point, name in enumerate(POINT_NAMES)
            for owner in seats
            if state.figures[owner] >> point & 1
        },
        "supply": state.supply,
        "markers": [state.markers - popcount(state.figures[s]) for s in seats],
        "still_in": [state.out_on[s] == 0 for s in seats],
        # ME-17: a player who has not entered yet is in, without figures
        "entered": [bool(state.entered >> s & 1) for s in seats],
        # ME-12: whether the player to move may turn a triangle
        "may_turn": state.ended == 0 and state.turns > 0 and bool(may_turn_triangle(state)),
        # ME-21
        "quiet_turns": state.quiet,
        # ME-18, ME-19: the points that have won the game
        "goal": [POINT_NAMES[point] for point in bits_of(goal_of(state))],
    }


def goal_of(state: State) -> int:
    if state.ended == 18:
        return MIDDLES
    mine = state.figures[state.winner] if state.ended == 19 else 0
    return next((goal for goal in MIDDLE_AND_MEDIANS if mine & goal == goal), 0)
