"""Dimenticato: moves as text, and why a move is refused.

`e12=4` call 4 for the figure on e12 · `e12-h11` move it, leave a start field or go on inside the
goal · `e12xh11>f12` hit the figure on h11 and set it back to f12 · `pass` miss a turn, or stay
"""

import re
from collections.abc import Iterator

from spielwerk.engine.errors import BadMove, IllegalMove
from spielwerk.engine.state import State
from spielwerk.games.dimenticato.board import (
    BACK_WIDTH,
    DICE_FIELDS,
    ENDS,
    NONE,
    SET_BACK,
    TRACKS,
    WIDTH,
    block,
)
from spielwerk.games.dimenticato.rules import (
    BACKS,
    CALLED,
    GO,
    PASS,
    TARGETS,
    back_row,
    call_of,
    calling,
    can_be_set_back,
    can_leave,
    colour_at,
    first_of_block,
    going,
    inside_row,
    is_room,
    leaving_row,
    number_at,
    start_of,
    way_row,
)
from spielwerk.games.dimenticato.view import asks

_FIELD = "[a-z][0-9]{1,2}"
_FORM = re.compile(
    rf"(?P<from>{_FIELD})(?:=(?P<number>[0-9])|-(?P<to>{_FIELD})"
    rf"|x(?P<hit>{_FIELD})>(?P<back>{_FIELD}))|(?P<none>pass)"
)
_NOWHERE = -2  # a set-back to a field that there is not


def read_move(state: State, text: str) -> int:
    form = _FORM.fullmatch(text)
    if form is None:
        raise BadMove("dimenticato-unreadable", move=text)
    if form["none"]:
        return PASS
    start = _field(state, form["from"])
    if form["number"]:
        return _read_call(start, int(form["number"]), text)
    end = _field(state, form["to"] or form["hit"])
    back = _field(state, form["back"]) if form["back"] else NONE
    action = _action(state, start, end, back)
    if action == NONE:
        raise _not_that_way(state, start, end, back)
    return action


def _field(state: State, name: str) -> int:
    if name not in TRACKS[state.players].numbers:
        raise BadMove("dimenticato-no-field", field=name)
    return TRACKS[state.players].numbers[name]


def _read_call(field: int, number: int, text: str) -> int:
    if not 1 <= number <= 6:
        raise BadMove("dimenticato-die", number=str(number))
    if field >= DICE_FIELDS:
        raise IllegalMove("dimenticato-no-die", rule="DI-15", field=text.partition("=")[0])
    return calling(field, number)


def _action(state: State, start: int, end: int, back: int) -> int:
    """The number of a move, or NONE if it has none: then it cannot be legal."""
    own = block(state.to_move)
    if end >= DICE_FIELDS and end not in own:
        return NONE
    place = 0
    if back != NONE:
        row = _set_back_row(state, end)
        if back not in row:
            return NONE
        place = 1 + row.index(back)
    if start in own:
        return going(start - own[0], end, place)
    if state.moving and start == state.called:
        return going(CALLED, end, place)
    return NONE


def _set_back_row(state: State, field: int) -> list[int]:
    """DI-19, DI-20: where the figure on a field may be set back to, were the track empty."""
    owner = state.occupant[field]
    if owner == NONE or field >= DICE_FIELDS:
        return []
    row = back_row(state, owner, field)
    return [int(back) for back in SET_BACK[row : row + BACK_WIDTH] if back != NONE]


def move_text(state: State, action: int) -> str:
    if action == PASS:
        return "pass"
    names = TRACKS[state.players].names
    if action < GO:
        field, number = call_of(action)
        return f"{names[field]}={number}"
    start, end, back = _way_of(state, action)
    if back == NONE:
        return f"{names[start]}-{names[end]}"
    return f"{names[start]}x{names[end]}>{names[back]}"


def _way_of(state: State, action: int) -> tuple[int, int, int]:
    """Where a figure goes from and to, and where the one that it hits is set back to."""
    code, place = divmod(action - GO, BACKS)
    source, target = divmod(code, TARGETS)
    end = target if target < DICE_FIELDS else first_of_block(state.to_move) + target - DICE_FIELDS
    row = _set_back_row(state, end)
    back = NONE if place == 0 else row[place - 1] if place <= len(row) else _NOWHERE
    return start_of(state, source), end, back


def spellings(text: str) -> Iterator[tuple[str, ...]]:
    """A move field by field."""
    yield tuple(re.findall(r"pass|[-=x>]?[a-z]?[0-9]+", text))


# ---- Why not ----------------------------------------------------------------------------------


def refusal(state: State, action: int) -> IllegalMove:
    """Why an action that is not legal now is not, by the first rule that forbids it."""
    if action == PASS:
        return _not_passing(state)
    if action < GO:
        return _not_that_call(state, call_of(action)[0])
    return _not_that_way(state, *_way_of(state, action))


def _not_passing(state: State) -> IllegalMove:
    if state.moving:
        return IllegalMove("dimenticato-may-not-stay", rule="DI-15")
    if can_leave(state):
        return IllegalMove("dimenticato-may-not-stay", rule="DI-14")
    return IllegalMove("dimenticato-may-not-pass", rule="DI-17")


def _not_that_call(state: State, field: int) -> IllegalMove:
    if state.moving:
        return _move_the_called(state)
    if can_leave(state):
        return _leave_first(state)
    return IllegalMove("dimenticato-not-yours", rule="DI-15", field=_name(state, field))


def _not_that_way(state: State, start: int, end: int, back: int) -> IllegalMove:
    if start == NONE or state.occupant[start] != state.to_move:
        return IllegalMove("dimenticato-not-yours", rule="DI-12", field=_name(state, start))
    if state.moving:
        if start != state.called:
            return _move_the_called(state)
    elif not _waits(state, start):
        if can_leave(state):
            return _leave_first(state)
        if start < DICE_FIELDS:
            return IllegalMove("dimenticato-call-first", rule="DI-15", field=_name(state, start))
        if state.waiting[state.to_move]:
            return IllegalMove("dimenticato-one-waits", rule="DI-14")
    return _not_to_there(state, start, end, back)


def _not_to_there(state: State, start: int, end: int, back: int) -> IllegalMove:
    """The figure may go, but not like this."""
    if (no_way := _no_way(state, start, end)) is not None:
        return no_way
    there = _name(state, end)
    owner = state.occupant[end]
    if owner == state.to_move:
        return IllegalMove("dimenticato-own-figure", rule="DI-18", field=there)
    if owner == NONE:
        return IllegalMove("dimenticato-nobody-there", rule="DI-18", field=there)
    if owner == colour_at(state, end):
        return IllegalMove("dimenticato-safe", rule="DI-18", field=there)
    if not can_be_set_back(state, end, start):
        return IllegalMove("dimenticato-no-room", rule="DI-19", field=there)
    return _not_back_there(state, start, end, back)


def _no_way(state: State, start: int, end: int) -> IllegalMove | None:
    """No way leads there, whoever stands where."""
    there = _name(state, end)
    if _waits(state, start):
        row = leaving_row(state, start - first_of_block(state.to_move))
        if end in ENDS[row : row + WIDTH]:
            return None
        return IllegalMove("dimenticato-cannot-leave-there", rule="DI-14", field=there)
    if end >= DICE_FIELDS and end not in block(state.to_move):
        return IllegalMove("dimenticato-not-your-block", rule="DI-7", field=there)
    if start >= DICE_FIELDS:
        row = inside_row(state, start - first_of_block(state.to_move))
        if end in ENDS[row : row + WIDTH]:
            return None
        return IllegalMove("dimenticato-stays-home", rule="DI-7")
    number = number_at(state, start)
    row = way_row(state, start, number)
    if end in ENDS[row : row + WIDTH]:
        return None
    return IllegalMove("dimenticato-no-such-way", rule="DI-13", steps=number, field=there)


def _not_back_there(state: State, start: int, end: int, back: int) -> IllegalMove:
    """The figure can be hit, but not set back to there."""
    there = _name(state, back)
    if back in (NONE, _NOWHERE):
        choices = ", ".join(
            _name(state, field)
            for field in _set_back_row(state, end)
            if is_room(state, field, start)
        )
        return IllegalMove("dimenticato-say-where", rule="DI-19", choices=choices)
    if back in _set_back_row(state, end):
        return IllegalMove("dimenticato-back-taken", rule="DI-19", field=there)
    if back in TRACKS[state.players].three_back(end):
        return IllegalMove("dimenticato-past-own-card", rule="DI-20", field=there)
    return IllegalMove("dimenticato-not-three-back", rule="DI-19", field=there)


def _leave_first(state: State) -> IllegalMove:
    if asks(state) == "hit":
        return IllegalMove("dimenticato-hit-or-stay", rule="DI-14")
    return IllegalMove("dimenticato-leave-first", rule="DI-14")


def _move_the_called(state: State) -> IllegalMove:
    if asks(state) == "hit":
        return IllegalMove("dimenticato-hit-or-stay", rule="DI-15")
    return IllegalMove("dimenticato-move-called", rule="DI-15", field=_name(state, state.called))


def _waits(state: State, field: int) -> bool:
    """DI-14: a figure of the player to move that has not left yet."""
    figure = field - first_of_block(state.to_move)
    return 0 <= figure < 4 and bool(state.waiting[state.to_move] >> figure & 1)


def _name(state: State, field: int) -> str:
    """A field's name; the others' numbers are no fields of this track."""
    return TRACKS[state.players].names.get(field, "?")
