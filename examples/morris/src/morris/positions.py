"""Nine men's morris: a position as text.

`blue=a1,d6 orange=g7`: everybody's men; `hand=5,6`: what they have in hand; `taking=1`: a mill has
been closed, and a man is to be taken (MO-7).
"""

from morris.board import POINT_NAMES
from morris.rules import FEWEST, MEN, in_mills, men_left
from spielwerk.engine.seats import SEAT_NAMES
from spielwerk.errors import BadPosition
from spielwerk.runtime.bits import bits_of


def write_position(state):
    fields = {
        SEAT_NAMES[seat]: ",".join(POINT_NAMES[point] for point in bits_of(state.men[seat]))
        for seat in range(state.players)
        if state.men[seat]
    }
    fields["hand"] = ",".join(str(state.hand[seat]) for seat in range(state.players))
    if state.taking:
        fields["taking"] = "1"
    return fields


def read_position(state, fields):
    for seat in range(state.players):
        _read_men(state, seat, fields)
    state.hand[:] = fields.numbers("hand", state.players, range(MEN + 1))
    state.taking = fields.number("taking", range(2), default=0)
    _check(state)


def _read_men(state, seat, fields):
    for name in fields.names(SEAT_NAMES[seat]):
        if name not in POINT_NAMES:
            raise fields.wrong(SEAT_NAMES[seat], name)
        bit = 1 << POINT_NAMES.index(name)
        if any(men & bit for men in state.men):
            raise BadPosition("error-position-two", spot=name)
        state.men[seat] |= bit


def _check(state):
    """What cannot come about by the rules."""
    for seat in range(state.players):
        left = men_left(state, seat)
        if left > MEN:
            raise BadPosition("morris-position-men", rule="MO-2", number=seat + 1, men=left)
        if left < FEWEST and not state.ended:
            raise BadPosition("morris-position-men", rule="MO-9", number=seat + 1, men=left)
    if state.taking and not in_mills(state.men[state.to_move]):
        raise BadPosition("morris-position-mill", rule="MO-7")
