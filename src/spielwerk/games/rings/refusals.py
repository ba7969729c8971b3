"""Rings: why a move is refused."""

from spielwerk.errors import IllegalMove
from spielwerk.games.rings.board import RING_NAMES, step
from spielwerk.games.rings.moves import STAY, STEP, TAKE, TURN, step_of, turn_of
from spielwerk.games.rings.rules import ANYONE, NONE, free_cells, must_fly
from spielwerk.locale import Message, message
from spielwerk.runtime.state import State


def refusal(state: State, action: int) -> IllegalMove:
    """Why an action is not legal now: the first rule that forbids it. It does not name cells: the
    reader has just touched or typed them, and the board shows no names."""
    if state.victim != NONE:
        return _not_that_taking(state, action)
    if TAKE <= action < STAY:
        return IllegalMove("rings-nothing-to-take", rule="RG-15")
    if action == STAY:
        return IllegalMove("rings-may-not-pass", rule="RG-8")
    if must_fly(state) and free_cells(state) != 0 and action < STEP:
        return IllegalMove("rings-must-fly", rule="RG-7", pawns=state.fly_at)
    if action < TURN:
        return _not_that_placing(state)
    if action < TAKE:
        return IllegalMove(
            "rings-ring-turned-last", rule="RG-5", ring=RING_NAMES[turn_of(action)[0]]
        )
    return _not_that_moving(state, *step_of(action))


def _not_that_taking(state: State, action: int) -> IllegalMove:
    if state.victim == ANYONE:
        return _not_a_taking(state, action)
    victim = seat_name(state.victim)
    if not TAKE <= action < STAY:
        return IllegalMove("rings-must-take", rule="RG-15", seat=victim)
    cell = action - TAKE
    owner = owner_of(state, cell)
    if owner == NONE:
        return IllegalMove("rings-take-empty", rule="RG-15", seat=victim)
    if owner == state.to_move:
        return IllegalMove("rings-take-own", rule="RG-15", seat=victim)
    return IllegalMove("rings-take-other", rule="RG-16", owner=seat_name(owner), seat=victim)


def _not_a_taking(state: State, action: int) -> IllegalMove:
    """The mover may take from any other player."""
    if not TAKE <= action < STAY:
        return IllegalMove("rings-must-take-any", rule="RG-15")
    if owner_of(state, action - TAKE) == NONE:
        return IllegalMove("rings-take-empty-any", rule="RG-15")
    return IllegalMove("rings-take-own-any", rule="RG-15")


def _not_that_placing(state: State) -> IllegalMove:
    if state.hand[state.to_move] == 0:
        return IllegalMove("rings-hand-empty", rule="RG-4")
    return IllegalMove("rings-cell-taken", rule="RG-4")


def _not_that_moving(state: State, origin: int, target: int) -> IllegalMove:
    rule = "RG-7" if must_fly(state) else "RG-6"
    if owner_of(state, origin) != state.to_move:
        return IllegalMove("rings-not-your-pawn", rule=rule)
    if owner_of(state, target) != NONE:
        return IllegalMove("rings-cell-taken", rule=rule)
    if target not in [step(origin, way) for way in range(4)]:
        return IllegalMove("rings-not-neighbours", rule="RG-2")
    raise AssertionError(f"a pawn may go from {origin} to {target}")


def owner_of(state: State, cell: int) -> int:
    """The seat whose pawn is on a cell, or NONE."""
    for seat in range(state.players):
        if state.pawns[seat] >> cell & 1:
            return seat
    return NONE


def seat_name(seat: int) -> Message:
    return message(f"seat-{seat}")
