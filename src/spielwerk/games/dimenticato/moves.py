"""Dimenticato: the moves, as they are written and numbered."""

from collections.abc import Mapping

from spielwerk.engine.moves import Kind, WithoutNumber, form, moves
from spielwerk.errors import BadMove, IllegalMove
from spielwerk.games.dimenticato.board import (
    CORNERS,
    DICE_FIELDS,
    NONE,
    TRACKS,
    block,
    first_of_block,
)
from spielwerk.games.dimenticato.ways import BACK_WIDTH, SET_BACK, back_row
from spielwerk.runtime.compile import compiled
from spielwerk.runtime.state import State

# A figure goes from one of its seat's four start or goal fields, or it is the one whose number was
# called: its *source*. It goes to a dice field or one of the four goal fields: its *target*. A
# figure that it hits is set back to the first, second or third field of a row in SET_BACK.
CALLED = CORNERS
SOURCES = CORNERS + 1
TARGETS = DICE_FIELDS + CORNERS
BACKS = BACK_WIDTH
NOWHERE = -2  # for setting a figure back to a field that does not exist


def _read_field(state: State, name: str) -> int:
    if name not in TRACKS[state.players].numbers:
        raise BadMove("dimenticato-no-field", field=name)
    return TRACKS[state.players].numbers[name]


def _read_dice_field(state: State, name: str) -> int:
    field = _read_field(state, name)
    if field >= DICE_FIELDS:
        raise IllegalMove("dimenticato-no-die", rule="DI-15", field=name)
    return field


def field_name(state: State, field: int) -> str:
    """A field's name, or `?` for a number that is not a field of this track."""
    return TRACKS[state.players].names.get(field, "?")


def _read_number(state: State, digit: str) -> int:
    if not 1 <= int(digit) <= 6:
        raise BadMove("dimenticato-die", number=digit)
    return int(digit) - 1


def _encode(state: State, parts: Mapping[str, int]) -> int:
    """The number of a way. What has none cannot be legal."""
    start, end, back = parts["from"], parts["to"], parts.get("back", NONE)
    own, backs = block(state.to_move), set_back_fields(state, end)
    is_called = state.moving and start == state.called
    if (
        not (start in own or is_called)
        or (end >= DICE_FIELDS and end not in own)
        or (back != NONE and back not in backs)
    ):
        raise WithoutNumber(parts)
    source = CALLED if is_called else start - own[0]
    return going(source, end, 0 if back == NONE else 1 + backs.index(back)) - GO


def _decode(state: State, code: int) -> dict[str, int]:
    start, end, back = way_of(state, GO + code)
    return {"from": start, "to": end} | ({} if back == NONE else {"back": back})


_FIELD = "[a-z][0-9]{1,2}"
MOVES = moves(
    {
        "FIELD": Kind(_FIELD, DICE_FIELDS, _read_field, field_name),
        "DICE_FIELD": Kind(_FIELD, DICE_FIELDS, _read_dice_field, field_name),
        "NUMBER": Kind("[0-9]", 6, _read_number, lambda state, number: str(number + 1)),
    },
    ("e12=4", "e12-h11", "e12xh11>f12", "e12?", "pass"),
    stay="pass",  # or the turn is lost
    call="{from:DICE_FIELD}={number:NUMBER}",
    go=form(
        "{from:FIELD}-{to:FIELD}", count=SOURCES * TARGETS * BACKS, encode=_encode, decode=_decode
    ),
    hit=form("{from:FIELD}x{to:FIELD}>{back:FIELD}", shares="go"),
    look="{from:DICE_FIELD}?",  # where numbers are not called
)
PASS, CALL, GO, LOOK = MOVES.firsts

_calling, _call_of = MOVES.encoder("call"), MOVES.decoder("call")
looking, look_of = MOVES.encoder("look"), MOVES.decoder("look")


@compiled
def calling(field: int, number: int) -> int:
    """The number of a call."""
    return _calling(field, number - 1)


@compiled
def call_of(action: int) -> tuple[int, int]:
    """The field and the number of a call."""
    field, number = _call_of(action)
    return field, number + 1


@compiled
def going(source: int, end: int, back: int) -> int:
    """The number of a way; `back` is 0, or 1 to 3 for a hit."""
    target = end if end < DICE_FIELDS else DICE_FIELDS + end % CORNERS
    return GO + (source * TARGETS + target) * BACKS + back


@compiled
def going_of(action: int) -> tuple[int, int, int]:
    """Source, target and back of a way."""
    code = (action - GO) // BACKS
    return code // TARGETS, code % TARGETS, (action - GO) % BACKS


@compiled
def is_hit(action: int) -> bool:
    """Whether a way ends with a hit."""
    return (action - GO) % BACKS != 0


@compiled
def start_of(state: State, source: int) -> int:
    """The field a figure starts from."""
    return int(state.called) if source == CALLED else first_of_block(state.to_move) + source


@compiled
def end_of(state: State, target: int) -> int:
    """The field a figure goes to."""
    if target < DICE_FIELDS:
        return target
    return first_of_block(state.to_move) + target - DICE_FIELDS


def way_of(state: State, action: int) -> tuple[int, int, int]:
    """Where a figure goes from and to, and where the figure it hits is set back to."""
    source, target, back = going_of(action)
    end = end_of(state, target)
    backs = [NONE, *set_back_fields(state, end)]
    return start_of(state, source), end, backs[back] if back < len(backs) else NOWHERE


def set_back_fields(state: State, field: int) -> list[int]:
    """DI-19, DI-20: where the figure on a field could be set back to on an empty track."""
    owner = state.occupant[field]
    if owner == NONE or field >= DICE_FIELDS:
        return []
    row = back_row(state, owner, field)
    return [int(back) for back in SET_BACK[row : row + BACK_WIDTH] if back != NONE]
