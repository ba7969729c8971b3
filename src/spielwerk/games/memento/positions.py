"""Memento: a position as text.

`blue=A1,2A4,3B0`: all figures, a Double and a Triple with their height (ME-9); the other
stones are in the supply; `turned=blue`: whose last action was to turn a triangle (ME-12); `quiet=5`
(ME-21); `out=0,12`: the turn on which a player went out (ME-22).
"""

from itertools import pairwise

from spielwerk.engine.lines import Fields
from spielwerk.engine.seats import SEAT_NAMES
from spielwerk.errors import BadPosition
from spielwerk.games.memento.board import NUMBER, POINT_NAMES
from spielwerk.games.memento.rules import (
    NONE,
    QUIET_LIMIT,
    TURN_LIMIT,
    height_at,
    occupied_points,
    put,
    won_by,
)
from spielwerk.runtime.bits import bits_of, popcount
from spielwerk.runtime.state import State


def write_position(state: State) -> dict[str, str]:
    seats = range(state.players)
    fields = {SEAT_NAMES[seat]: _figures(state, seat) for seat in seats if state.figures[seat]}
    if state.turned:
        fields["turned"] = ",".join(SEAT_NAMES[seat] for seat in bits_of(state.turned))
    if state.quiet:
        fields["quiet"] = str(state.quiet)
    if any(state.out_on):
        fields["out"] = ",".join(str(state.out_on[seat]) for seat in seats)
    return fields


def _figures(state: State, seat: int) -> str:
    heights = {point: height_at(state, point) for point in bits_of(state.figures[seat])}
    return ",".join(
        (str(height) if height > 1 else "") + POINT_NAMES[point]
        for point, height in heights.items()
    )


def read_position(state: State, fields: Fields) -> None:
    seats = range(state.players)
    for seat in seats:
        _read_figures(state, seat, fields)
    turned = fields.names("turned", SEAT_NAMES[: state.players] if state.turning else ())
    state.turned = sum(1 << seat for seat in seats if SEAT_NAMES[seat] in turned)
    state.quiet = fields.number("quiet", range(min(QUIET_LIMIT, state.turns) + 1), default=0)
    latest = state.turns if state.win_last else 0  # ME-17
    out = fields.numbers("out", state.players, range(latest + 1), default=0)
    state.out_on[: state.players] = out
    state.entered = sum(1 << seat for seat in seats if state.figures[seat] or state.out_on[seat])
    _check_material(state)
    _find_last_mover(state, fields)
    _check_turned(state, fields)
    _check_end(state, fields)


def _read_figures(state: State, seat: int, fields: Fields) -> None:
    mover, state.to_move = state.to_move, seat
    for text in fields.names(SEAT_NAMES[seat]):
        height, name = (text[0], text[1:]) if text[0] in "23" else ("1", text)
        if name not in NUMBER:
            raise fields.wrong(SEAT_NAMES[seat], text)
        if occupied_points(state) >> NUMBER[name] & 1:
            raise BadPosition("error-position-two", spot=name)
        put(state, NUMBER[name], int(height))
    state.to_move = mover


def _check_material(state: State) -> None:
    """ME-9: stones and markers. ME-10, ME-11: one stone comes first, then at most two a turn.
    ME-17: a player who is out has no figures."""
    on_board = sum(height_at(state, point) for point in bits_of(occupied_points(state)))
    state.supply = state.stones - on_board
    most = min(state.stones, max(0, 2 * state.turns - 1))
    if not min(1, state.turns) <= on_board <= most:
        raise BadPosition("memento-position-stones", stones=on_board, turns=state.turns)
    for seat in range(state.players):
        figures = popcount(state.figures[seat])
        if figures > (0 if state.out_on[seat] else state.markers):
            raise BadPosition("memento-position-figures", number=seat + 1, count=figures)


def _find_last_mover(state: State, fields: Fields) -> None:
    """ME-10: the one before the mover who is still in; or the mover, if the game is over."""
    still_in = [seat for seat in range(state.players) if state.out_on[seat] == 0]
    if state.to_move not in still_in:
        raise fields.wrong("to_move", str(state.to_move))
    if state.turns > 0:
        place = still_in.index(state.to_move)
        state.before = state.to_move if state.ended else still_in[place - 1]


def _check_turned(state: State, fields: Fields) -> None:
    """ME-12: no two turns in a row, unless a player between them has gone out since."""
    order = range(state.before + 1, state.before + 1 + state.players)  # the last to act comes last
    turned = [state.turned >> seat % state.players & 1 for seat in order]
    just_after = any(one and other for one, other in pairwise(turned))
    if (just_after and not any(state.out_on)) or sum(turned) >= max(1, state.turns):
        raise fields.wrong("turned", ",".join(SEAT_NAMES[seat] for seat in bits_of(state.turned)))


def _check_end(state: State, fields: Fields) -> None:
    """ME-18 to ME-21: the game is over if, and only if, the last action has ended it."""
    seats = [seat for seat in range(state.players) if state.out_on[seat] == 0]
    found = max(_won_by(state, seat) for seat in ([state.before] if state.ended else seats))
    if found == 0 and (state.quiet >= QUIET_LIMIT or state.turns >= TURN_LIMIT):
        found = 21
    if found != state.ended:
        raise fields.wrong("ended", str(state.ended))
    state.winner = state.before if 0 < found < 21 else NONE


def _won_by(state: State, seat: int) -> int:
    judged = state.copy()
    judged.to_move = seat
    return won_by(judged)
