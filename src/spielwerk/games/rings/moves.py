"""Rings: moves as text, and why a move is refused.

`a1` place · `a1-a2` move or fly · `a+` / `a-` turn ring a clockwise / anticlockwise ·
`xb3` take the pawn on b3 · `pass`
"""

import re
from collections.abc import Iterator
from functools import cache

from spielwerk.engine.errors import BadMove, IllegalMove
from spielwerk.engine.state import State
from spielwerk.games.rings.board import CELL_NAMES, CELLS, RING_NAMES, step
from spielwerk.games.rings.rules import MOVE, NONE, PASS, PLACE, TAKE, TURN, free_cells, must_fly
from spielwerk.locale import Message, message

_CELL = "[abc][1-8]"
_FORM = re.compile(f"(x?)({_CELL})|({_CELL})-({_CELL})|([abc])([+-])|pass")
_CELL_NUMBERS = {name: number for number, name in enumerate(CELL_NAMES)}


def read_move(state: State, text: str) -> int:
    form = _FORM.fullmatch(text)
    if form is None:
        raise BadMove("rings-unreadable", move=text)
    taking, cell, origin, target, ring, direction = form.groups()
    if cell:
        return (TAKE if taking else PLACE) + _CELL_NUMBERS[cell]
    if origin:
        return MOVE + CELLS * _CELL_NUMBERS[origin] + _CELL_NUMBERS[target]
    if ring:
        return TURN + 2 * RING_NAMES.index(ring) + "+-".index(direction)
    return PASS


def move_text(state: State, action: int) -> str:
    return _spelled(action)


@cache
def _spelled(action: int) -> str:
    if action < TURN:
        return CELL_NAMES[action - PLACE]
    if action < TAKE:
        return RING_NAMES[(action - TURN) // 2] + "+-"[(action - TURN) % 2]
    if action < PASS:
        return "x" + CELL_NAMES[action - TAKE]
    if action == PASS:
        return "pass"
    origin, target = divmod(action - MOVE, CELLS)
    return f"{CELL_NAMES[origin]}-{CELL_NAMES[target]}"


def spellings(text: str) -> Iterator[tuple[str, ...]]:
    """A move piece by piece: a pawn, then where it goes. Other moves are a single piece."""
    yield (text[:2], text[2:]) if len(text) == len("a1-a2") else (text,)


def refusal(state: State, action: int) -> IllegalMove:
    """Why an action is not legal now: the first rule that forbids it. It does not name cells: the
    reader has just touched or typed them, and the board shows no names."""
    if state.victim != NONE:
        return _not_that_taking(state, action)
    if TAKE <= action < PASS:
        return IllegalMove("rings-nothing-to-take", rule="RG-15")
    if action == PASS:
        return IllegalMove("rings-may-not-pass", rule="RG-8")
    if must_fly(state) and free_cells(state) != 0 and action < MOVE:
        return IllegalMove("rings-must-fly", rule="RG-7")
    if action < TURN:
        return _not_that_placing(state)
    if action < TAKE:
        return IllegalMove(
            "rings-ring-turned-last", rule="RG-5", ring=RING_NAMES[(action - TURN) // 2]
        )
    return _not_that_moving(state, *divmod(action - MOVE, CELLS))


def _not_that_taking(state: State, action: int) -> IllegalMove:
    victim = seat_name(state.victim)
    if not TAKE <= action < PASS:
        return IllegalMove("rings-must-take", rule="RG-15", seat=victim)
    cell = action - TAKE
    owner = owner_of(state, cell)
    if owner == NONE:
        return IllegalMove("rings-take-empty", rule="RG-15", seat=victim)
    if owner == state.to_move:
        return IllegalMove("rings-take-own", rule="RG-15", seat=victim)
    return IllegalMove("rings-take-other", rule="RG-16", owner=seat_name(owner), seat=victim)


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
    raise AssertionError(f"{move_text(state, MOVE + CELLS * origin + target)} is legal")


def owner_of(state: State, cell: int) -> int:
    """The seat whose pawn is on a cell, or NONE."""
    for seat in range(state.players):
        if state.pawns[seat] >> cell & 1:
            return seat
    return NONE


def seat_name(seat: int) -> Message:
    return message(f"seat-{seat}")
