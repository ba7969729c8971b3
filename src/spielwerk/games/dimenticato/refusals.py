"""Dimenticato: why a move is refused."""

from collections.abc import Mapping

from spielwerk.errors import IllegalMove
from spielwerk.games.dimenticato.board import (
    DICE_FIELDS,
    NONE,
    TRACKS,
    block,
    colour_at,
    first_of_block,
    number_at,
)
from spielwerk.games.dimenticato.moves import (
    GO,
    LOOK,
    NOWHERE,
    PASS,
    call_of,
    field_name,
    look_of,
    set_back_fields,
    way_of,
)
from spielwerk.games.dimenticato.picture import in_short
from spielwerk.games.dimenticato.rules import can_be_set_back, is_room
from spielwerk.games.dimenticato.view import asks, can_leave, waits
from spielwerk.games.dimenticato.ways import ENDS, WIDTH, going_row, inside_row, leaving, ways_back
from spielwerk.runtime.state import State


def refusal(state: State, action: int) -> IllegalMove:
    """Why an action is not legal now: the first rule that forbids it."""
    if action == PASS:
        return _not_passing(state)
    if action < GO:
        return _not_that_call(state, call_of(action)[0])
    if action >= LOOK:
        return _not_that_look(state, look_of(action))
    return _not_that_way(state, *way_of(state, action))


def unnumbered(state: State, parts: Mapping[str, int]) -> IllegalMove:
    """Why a way that has no number is not legal."""
    return _not_that_way(state, parts["from"], parts["to"], parts.get("back", NONE))


def _not_passing(state: State) -> IllegalMove:
    if not (state.moving or can_leave(state)):
        return IllegalMove("dimenticato-may-not-pass", rule="DI-17")
    if not state.may_stay:
        return IllegalMove("dimenticato-nobody-stays", rule="DI-18")
    return IllegalMove("dimenticato-may-not-stay", rule="DI-15" if state.moving else "DI-14")


def _not_that_call(state: State, field: int) -> IllegalMove:
    if (reason := _not_now(state, field)) is not None:
        return reason
    look = f"{field_name(state, field)}?"
    return IllegalMove("dimenticato-no-calls", rule="DI-15", move=look)


def _not_that_look(state: State, field: int) -> IllegalMove:
    if (reason := _not_now(state, field)) is not None:
        return reason
    return IllegalMove("dimenticato-no-looks", rule="DI-15", field=field_name(state, field))


def _not_now(state: State, field: int) -> IllegalMove | None:
    """Refuse a call or a look if something else is to be done, or the field is empty."""
    if state.moving:
        return _move_the_called(state)
    if can_leave(state):
        return _leave_first(state)
    if state.occupant[field] != state.to_move:
        return IllegalMove("dimenticato-not-yours", rule="DI-15", field=field_name(state, field))
    return None


def _not_that_way(state: State, start: int, end: int, back: int) -> IllegalMove:
    if start == NONE or state.occupant[start] != state.to_move:
        return IllegalMove("dimenticato-not-yours", rule="DI-12", field=field_name(state, start))
    if state.moving:
        if start != state.called:
            return _move_the_called(state)
    elif not waits(state, state.to_move, start):
        if can_leave(state):
            return _leave_first(state)
        if start < DICE_FIELDS:
            first = "dimenticato-call-first" if state.calls else "dimenticato-look-first"
            return IllegalMove(first, rule="DI-15", field=field_name(state, start))
        if state.waiting[state.to_move]:
            return IllegalMove("dimenticato-one-waits", rule="DI-14")
    return _not_to_there(state, start, end, back)


def _not_to_there(state: State, start: int, end: int, back: int) -> IllegalMove:
    """The figure may move, but not like this."""
    if (no_way := _no_way(state, start, end)) is not None:
        return no_way
    there = field_name(state, end)
    owner = state.occupant[end]
    if owner == state.to_move:
        return IllegalMove("dimenticato-own-figure", rule="DI-18", field=there)
    if owner == NONE:
        return IllegalMove("dimenticato-nobody-there", rule="DI-18", field=there)
    if owner == colour_at(state, end) | state.unsafe:
        return IllegalMove("dimenticato-safe", rule="DI-18", field=there)
    if not can_be_set_back(state, end, start):
        return IllegalMove("dimenticato-no-room", rule="DI-19", field=there, steps=state.back)
    return _not_back_there(state, start, end, back)


def _no_way(state: State, start: int, end: int) -> IllegalMove | None:
    """Refuse a move if no way leads there, wherever the other figures are."""
    there = field_name(state, end)
    if waits(state, state.to_move, start):
        least, most = state.leave_least, state.leave_most
        if end in leaving(TRACKS[state.players], state.to_move, start, least, most):
            return None
        steps = in_short(least, most)
        return IllegalMove("dimenticato-cannot-leave-there", rule="DI-14", field=there, steps=steps)
    if end >= DICE_FIELDS and end not in block(state.to_move):
        return IllegalMove("dimenticato-not-your-block", rule="DI-7", field=there)
    if start >= DICE_FIELDS:
        row = inside_row(state, start - first_of_block(state.to_move))
        if end in ENDS[row : row + WIDTH]:
            return None
        return IllegalMove("dimenticato-stays-home", rule="DI-7")
    number = number_at(state, start)
    row = going_row(state, start, number)
    if end in ENDS[row : row + WIDTH]:
        return None
    return IllegalMove("dimenticato-no-such-way", rule="DI-13", steps=number, field=there)


def _not_back_there(state: State, start: int, end: int, back: int) -> IllegalMove:
    """The figure can be hit, but not set back there."""
    there = field_name(state, back)
    if back in (NONE, NOWHERE):
        choices = ", ".join(
            field_name(state, field)
            for field in set_back_fields(state, end)
            if is_room(state, field, start)
        )
        return IllegalMove("dimenticato-say-where", rule="DI-19", choices=choices)
    if back in set_back_fields(state, end):
        return IllegalMove("dimenticato-back-taken", rule="DI-19", field=there)
    if any(back == way[0] for way in ways_back(TRACKS[state.players], state.back)[end]):
        return IllegalMove("dimenticato-past-own-card", rule="DI-20", field=there)
    return IllegalMove("dimenticato-not-back", rule="DI-19", field=there, steps=state.back)


def _leave_first(state: State) -> IllegalMove:
    if asks(state) == "hit":
        return IllegalMove("dimenticato-hit-or-stay", rule="DI-14")
    return IllegalMove("dimenticato-leave-first", rule="DI-14")


def _move_the_called(state: State) -> IllegalMove:
    if asks(state) == "hit":
        return IllegalMove("dimenticato-hit-or-stay", rule="DI-15")
    move = "dimenticato-move-called" if state.calls else "dimenticato-move-looked"
    return IllegalMove(move, rule="DI-15", field=field_name(state, state.called))
