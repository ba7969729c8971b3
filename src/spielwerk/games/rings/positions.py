"""Rings: a position as text.

`blue=a1,b3* orange=c2`: all pawns, with a star if they are locked; `hand=7,8`: what they
have in hand; `turned=b`: the ring turned last (RG-5); `taking=1:2:3`: whose pawns are taken now
(`any`: any other player's), how many, and for how many lines (RG-16); `quiet=5` (RG-19);
`out=0,12`: the turn on which a player was eliminated (RG-20).
"""

import re

from spielwerk.engine.lines import Fields
from spielwerk.engine.seats import SEAT_NAMES
from spielwerk.errors import BadPosition
from spielwerk.games.rings.board import CELL_NAMES, RING_NAMES
from spielwerk.games.rings.rules import ANYONE, NONE, TURN_LIMIT, pawns_to_take
from spielwerk.runtime.bits import bits_of, popcount
from spielwerk.runtime.state import State

_ANYONE = "any"
_TAKING = re.compile(r"(\w+):([0-9]):([0-9])")


def write_position(state: State) -> dict[str, str]:
    seats = range(state.players)
    fields = {SEAT_NAMES[seat]: _pawns(state, seat) for seat in seats if state.pawns[seat]}
    fields["hand"] = ",".join(str(state.hand[seat]) for seat in seats)
    if state.last_turned != NONE:
        fields["turned"] = RING_NAMES[state.last_turned]
    if state.victim != NONE:
        victim = _ANYONE if state.victim == ANYONE else str(state.victim)
        fields["taking"] = f"{victim}:{state.due}:{state.lines}"
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
    if turned not in ("", *(RING_NAMES if state.is_barred else ())):
        raise fields.wrong("turned", turned)
    state.last_turned = RING_NAMES.index(turned) if turned else NONE
    state.quiet = fields.number("quiet", range(state.quiet_limit + 1), default=0)
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
    text = fields.text("taking", "")
    if not text:
        return
    others = {str(seat): seat for seat in range(state.players) if seat != state.to_move}
    victims = {_ANYONE: ANYONE} if state.takes_one else others
    parts = _TAKING.fullmatch(text)
    if parts is None or parts[1] not in victims:
        raise fields.wrong("taking", text)
    state.victim = victims[parts[1]]
    state.due, state.lines = int(parts[2]), int(parts[3])
    if not 1 <= state.due <= min(state.lines, popcount(pawns_to_take(state))):
        raise fields.wrong("taking", text)


def _check(state: State) -> None:
    """What cannot come about by the rules."""
    for seat in range(state.players):
        left = state.hand[seat] + popcount(state.pawns[seat])
        if left > state.hand_size:
            raise BadPosition("rings-position-pawns", rule="RG-3", number=seat + 1, pawns=left)
        taking = state.victim != NONE  # RG-17: no player is eliminated before the taking is over
        if (state.out_on[seat] == 0) != (left > state.out_at) and not taking:
            raise BadPosition("rings-position-out", rule="RG-17", number=seat + 1, pawns=left)
    if state.out_on[state.to_move] and not state.ended:
        raise BadPosition("rings-position-out", rule="RG-17", number=state.to_move + 1, pawns=0)
