"""Dimenticato: a position as text.

`cards=0.2,3.1,…`: the small cards in ring order, each with its quarter turns, as in a set-up
(DI-10); `blue=g8,d4,… orange=…`: all figures; `waiting=e10,f9`: those that have not left
yet (DI-14); `called=h6:3`: the figure whose number was called in this turn or, if it has just
begun, in the one before, and what was said (DI-15), or `called=h6` if numbers are not called;
`moving=1`: it was right, and the figure is to move.
"""

from spielwerk.engine.lines import Fields
from spielwerk.engine.seats import SEAT_NAMES
from spielwerk.errors import BadPosition, BadSetup
from spielwerk.games.dimenticato.board import (
    DICE_FIELDS,
    FIELDS,
    NONE,
    OFF,
    TRACKS,
    block,
    number_at,
)
from spielwerk.games.dimenticato.moves import field_name
from spielwerk.games.dimenticato.rules import FIGURES, TURN_LIMIT, free_ends, has_way, is_home
from spielwerk.games.dimenticato.setup import lay_cards, setup_of
from spielwerk.games.dimenticato.view import can_leave, waits
from spielwerk.games.dimenticato.ways import MOST_WAYS, going_row
from spielwerk.runtime.state import State


def write_position(state: State) -> dict[str, str]:
    seats = range(state.players)
    cards = setup_of(state)["cards"]
    fields = {"cards": ",".join(f"{card}.{quarters}" for card, quarters in cards)}
    for seat in seats:
        figures = state.figures[FIGURES * seat :][: state.each]
        fields[SEAT_NAMES[seat]] = ",".join(field_name(state, field) for field in figures)
    waiting = [field for seat in seats for field in block(seat) if waits(state, seat, field)]
    if waiting:
        fields["waiting"] = ",".join(field_name(state, field) for field in waiting)
    if state.called != NONE:
        said = f":{state.said}" if state.calls else ""
        fields["called"] = field_name(state, state.called) + said
    if state.moving:
        fields["moving"] = "1"
    return fields


def read_position(state: State, fields: Fields) -> None:
    try:
        lay_cards(state, [_card(fields, text) for text in fields.names("cards")])
    except BadSetup as error:
        raise BadPosition(error.message, rule=error.rule) from error
    state.occupant[:] = [NONE] * FIELDS
    for seat in range(state.players):
        _read_figures(state, seat, fields)
    _read_waiting(state, fields)
    _check_end(state, fields)
    _read_call(state, fields)


def _card(fields: Fields, text: str) -> list[int]:
    numbers = text.split(".")
    if len(numbers) != 2 or not all(n.isascii() and n.isdecimal() for n in numbers):
        raise fields.wrong("cards", text)
    return [int(number[:4]) for number in numbers]


def _read_figures(state: State, seat: int, fields: Fields) -> None:
    numbers = TRACKS[state.players].numbers
    names = fields.names(SEAT_NAMES[seat], numbers)
    for name in names:
        field = numbers[name]
        if state.occupant[field] != NONE:
            raise BadPosition("error-position-two", spot=name)
        if field >= DICE_FIELDS and field not in block(seat):
            raise BadPosition("dimenticato-position-block", rule="DI-7", field=name)
        state.occupant[field] = seat
    if len(names) != state.each:
        text = {"each": state.each, "number": seat + 1, "count": len(names)}
        raise BadPosition("dimenticato-position-figures", rule="DI-12", **text)
    absent = [OFF] * (FIGURES - state.each)
    fields_taken = sorted(numbers[name] for name in names)
    state.figures[FIGURES * seat : FIGURES * (seat + 1)] = fields_taken + absent


def _read_waiting(state: State, fields: Fields) -> None:
    track = TRACKS[state.players]
    state.waiting[:] = [0] * len(state.waiting)
    for name in fields.names("waiting", track.numbers):
        field = track.numbers[name]
        seat = state.occupant[field]
        if seat == NONE or field not in track.start_fields(seat)[: state.each]:  # DI-12
            raise fields.wrong("waiting", name)
        state.waiting[seat] |= 1 << field - block(seat)[0]


def _read_call(state: State, fields: Fields) -> None:
    text = fields.text("called", "")
    state.moving = fields.number("moving", (0, 1), default=0)
    name, _, said = text.partition(":")
    field = TRACKS[state.players].numbers.get(name, NONE)
    if text:
        is_said = said in tuple("123456") if state.calls else text == name
        if not 0 <= field < DICE_FIELDS or not is_said:
            raise fields.wrong("called", text)
        state.called, state.said = field, int(said or 0)
    elif state.moving:
        raise fields.wrong("moving", "1")
    if text and not _can_have_called(state):
        if not state.calls:
            raise BadPosition("dimenticato-position-look", rule="DI-15", field=name)
        raise BadPosition("dimenticato-position-call", rule="DI-15", field=name, said=said)


def _can_have_called(state: State) -> bool:
    """Whether the figures can stand as they do after the call."""
    judged = state.copy()
    if not state.moving and not state.ended:
        judged.to_move = (state.to_move - 1) % state.players
    number = number_at(state, state.called)
    right = number == state.said or not state.calls
    if state.occupant[state.called] != judged.to_move:
        return right and not state.moving  # it went on
    if can_leave(judged):
        return False
    if state.moving:
        return right and has_way(judged, state.called, number)
    return not right or _may_have_stayed(judged, number)


def _may_have_stayed(state: State, number: int) -> bool:
    """DI-15: a figure whose number is known stays if it has no way or, unless players must hit
    then, if all its ways hit."""
    if not state.may_stay:
        return not has_way(state, state.called, number)
    return free_ends(state, going_row(state, state.called, number), MOST_WAYS) == 0


def _check_end(state: State, fields: Fields) -> None:
    home = [seat for seat in range(state.players) if is_home(state, seat)]
    if home != ([state.to_move] if state.ended == 21 else []):
        raise BadPosition("dimenticato-position-home", rule="DI-21")
    last = state.ended != 0 if state.turns == TURN_LIMIT else state.ended != 22
    if state.turns > TURN_LIMIT or not last:
        raise fields.wrong("turns", str(state.turns))
