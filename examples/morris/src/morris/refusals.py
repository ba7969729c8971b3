"""Nine men's morris: why a move is refused."""

from morris.moves import STEP, TAKE, step_of
from morris.rules import free_points, in_mills, neighbours
from spielwerk.errors import IllegalMove


def refusal(state, action):
    """The first rule that forbids an action."""
    if state.taking:
        return _not_that_taking(state, action)
    if TAKE <= action < STEP:
        return IllegalMove("morris-nothing-to-take", rule="MO-7")
    if state.hand[state.to_move] > 0:
        return _not_that_placing(state, action)
    if action < TAKE:
        return IllegalMove("morris-hand-empty", rule="MO-3")
    return _not_that_step(state, *step_of(action))


def _not_that_taking(state, action):
    if not TAKE <= action < STEP:
        return IllegalMove("morris-must-take", rule="MO-7")
    point = action - TAKE
    men = state.men[1 - state.to_move]
    if not men >> point & 1:
        return IllegalMove("morris-take-not-theirs", rule="MO-7")
    assert in_mills(men) >> point & 1
    return IllegalMove("morris-take-safe", rule="MO-8")


def _not_that_placing(state, action):
    if action >= STEP:
        return IllegalMove("morris-must-place", rule="MO-3")
    return IllegalMove("morris-not-free", rule="MO-3")


def _not_that_step(state, origin, target):
    if not state.men[state.to_move] >> origin & 1:
        return IllegalMove("morris-not-your-man", rule="MO-4")
    if not free_points(state) >> target & 1:
        return IllegalMove("morris-not-free", rule="MO-4")
    assert not neighbours(1 << origin) >> target & 1
    return IllegalMove("morris-too-far", rule="MO-4")
