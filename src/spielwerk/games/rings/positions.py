"""Rings: a position as text.

`blue=a1,b3* orange=c2`: everybody's pawns, with a star if they are locked; `hand=7,8`: what they
have in hand; `turned=b`: the ring turned last (RG-5); `taking=1:2:3`: whose pawns are taken now,
how many, and for how many lines (RG-16); `quiet=5` (RG-19); `out=0,12`: the turn on which somebody
was eliminated (RG-20).
"""

from spielwerk.engine.bits import bits_of, popcount
from spielwerk.engine.errors import BadPosition
from spielwerk.engine.lines import Fields
from spielwerk.engine.seats import SEAT_NAMES
from spielwerk.engine.state import State
from spielwerk.games.rings.board import CELL_NAMES, RING_NAMES
from spielwerk.games.rings.rules import (
    ELIMINATED_AT,
    NONE,
    QUIET_LIMIT,
    TURN_LIMIT,
)


def write_position(state: State) -> dict[str, str]:
    seats = range(state.players)
    fields = {SEAT_NAMES[seat]: _pawns(state, seat) for seat in seats if state.pawns[seat]}
    fields["hand"] = ",".join(str(state.hand[seat]) for seat in seats)
    if state.last_turned != NONE:
        fields["turned"] = RING_NAMES[state.last_turned]
    if state.victim != NONE:
        fields["taking"] = f"{state.victim}:{state.due}:{state.lines}"
    if state.quiet:
        fields["quiet"] = str(state.quiet)
    if any(state.out_on):
        fields["out"] = ",".join(str(state.out_on[seat]) for seat in seats)
    return fields


def _pawns(state: State, seat: int) -> str:
    cells = bits_of(state.pawns[seat])
    return ",".join(CELL_NAMES[c] + ("*" if state.locked >> c & 1 else "") for c in cells)


def read_position(state: State, fields: Fields) -> None:
    state.locked = 0
    for seat in range(state.players):
        _read_pawns(state, seat, fields)
    state.hand[: state.players] = fields.numbers("hand", state.players, range(state.hand_size + 1))
    out = fields.numbers("out", state.players, range(TURN_LIMIT + 1), default=0)
    state.out_on[: state.players] = out
    turned = fields.text("turned", "")
    if turned not in ("", *RING_NAMES):
        raise fields.wrong("turned", turned)
    state.last_turned = RING_NAMES.index(turned) if turned else NONE
    state.quiet = fields.number("quiet", range(QUIET_LIMIT + 1), default=0)
    _read_taking(state, fields)
    _check(state)


def _read_pawns(state: State, seat: int, fields: Fields) -> None:
    for name in fields.names(SEAT_NAMES[seat]):
        cell = name.removesuffix("*")
        if cell not in CELL_NAMES:
            raise fields.wrong(SEAT_NAMES[seat], name)
        bit = 1 << CELL_NAMES.index(cell)
        if any(pawns & bit for pawns in state.pawns):
            raise BadPosition("error-position-two", spot=cell)
        state.pawns[seat] |= bit
        state.locked |= bit if name.endswith("*") else 0


def _read_taking(state: State, fields: Fields) -> None:
    told = fields.text("taking", "")
    numbers = [int(number) for number in told.split(":") if number.isdecimal() and len(number) < 3]
    if not told:
        return
    if len(numbers) != 3:
        raise fields.wrong("taking", told)
    state.victim, state.due, state.lines = numbers
    others = set(range(state.players)) - {state.to_move}
    if state.victim not in others or not (
        1 <= state.due <= min(state.lines, popcount(state.pawns[state.victim]))
    ):
        raise fields.wrong("taking", told)


def _check(state: State) -> None:
    """What cannot come about by the rules."""
    for seat in range(state.players):
        left = state.hand[seat] + popcount(state.pawns[seat])
        if left > state.hand_size:
            raise BadPosition("rings-position-pawns", rule="RG-3", number=seat + 1, pawns=left)
        taking = state.victim != NONE  # RG-17: nobody is eliminated before the taking is over
        if (state.out_on[seat] == 0) != (left > ELIMINATED_AT) and not taking:
            raise BadPosition("rings-position-out", rule="RG-17", number=seat + 1, pawns=left)
    if state.out_on[state.to_move] and not state.ended:
        raise BadPosition("rings-position-out", rule="RG-17", number=state.to_move + 1, pawns=0)
