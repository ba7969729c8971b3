"""Triominos: moves as text, and why a move is refused.

`351@2,-1u` lay the tile so that it reads 3, 5, 1 clockwise from the apex of cell 2,-1u · `J@2,-1u`
lay the joker · `swap 351` put a tile in the joker's place · `buy` · `pass`
"""

import re
from collections.abc import Iterator
from itertools import permutations
from typing import Any

from spielwerk.engine.errors import BadMove, IllegalMove
from spielwerk.engine.state import State
from spielwerk.games.triominos.board import (
    CORNERS,
    JOKER,
    JOKER_READING,
    READING_COUNT,
    READING_NAMES,
    READING_NUMBER,
    TILE_NAMES,
    TILE_OF,
    cell_name,
    cell_number,
)
from spielwerk.games.triominos.rules import (
    BUY,
    LAY,
    NONE,
    PASS,
    SWAP,
    find_place,
    find_vertex,
    is_taken,
    vertex_of,
)

_READING = "[1-5]{3}|J"
_FORM = re.compile(rf"swap (?P<swap>{_READING})|(?P<lay>[#@J1-5].*)|(?P<rest>buy|pass)")
# A tile may also be given by name (#135) before, between or after its cell and its reading.
_PARTS = re.compile(
    rf"#(?P<tile>{_READING})|@(?P<x>-?[0-9]{{1,2}}),(?P<y>-?[0-9]{{1,2}})(?P<way>[ud])"
    rf"|(?P<reading>{_READING})"
)


def read_move(state: State, text: str) -> int:
    """When a tile is laid, the parts of the text may come in any order."""
    form = _FORM.fullmatch(text)
    if form is None:
        raise BadMove("triominos-unreadable", move=text)
    if form["rest"]:
        return BUY if text == "buy" else PASS
    if form["swap"]:
        return SWAP + _reading_number(form["swap"], text)
    parts = _parts_of(text)
    reading = _reading_number(parts["reading"], text)
    if parts.get("tile", TILE_NAMES[TILE_OF[reading]]) != TILE_NAMES[TILE_OF[reading]]:
        raise BadMove("triominos-unreadable", move=text)
    cell = cell_number(int(parts["x"]), int(parts["y"]), parts["way"] == "d")
    if cell < 0:
        raise BadMove("triominos-unreadable", move=text)
    return LAY + READING_COUNT * cell + reading


def _parts_of(text: str) -> dict[str, str]:
    found: dict[str, str] = {}
    place = 0
    while (part := _PARTS.match(text, place)) is not None:
        told = {name: value for name, value in part.groupdict().items() if value is not None}
        if found.keys() & told.keys():
            break
        found |= told
        place = part.end()
    if place < len(text) or not {"x", "reading"} <= found.keys():
        raise BadMove("triominos-unreadable", move=text)
    return found


def _reading_number(reading: str, text: str) -> int:
    if reading not in READING_NUMBER:
        raise BadMove("triominos-flipped", move=text)
    return READING_NUMBER[reading]


def move_text(state: State, action: int) -> str:
    if action in (PASS, BUY):
        return "pass" if action == PASS else "buy"
    if action < LAY:
        return f"swap {READING_NAMES[action - SWAP]}"
    cell, reading = divmod(action - LAY, READING_COUNT)
    return f"{READING_NAMES[reading]}@{cell_name(cell)}"


def spellings(text: str) -> Iterator[tuple[str, ...]]:
    """A move piece by piece: reading and cell, or tile, cell and reading, in any order."""
    reading, at, cell = text.partition("@")
    if not at:
        yield ("swap ", text[5:]) if text.startswith("swap") else (text,)
        return
    yield from permutations((reading, at + cell))
    tile = TILE_NAMES[TILE_OF[READING_NUMBER[reading]]]
    yield from permutations((f"#{tile}", at + cell, reading))


def refusal(state: State, action: int) -> IllegalMove:
    """Why an action is not legal now: the first rule that forbids it."""
    if action == PASS:
        return IllegalMove("triominos-may-not-pass", rule="TR-11")
    if action == BUY:
        if state.chips[state.to_move] < 1:
            return IllegalMove("triominos-no-chip", rule="TR-10")
        return IllegalMove("triominos-pot-empty", rule="TR-10")
    if action < LAY:
        return _not_that_swap(state, action - SWAP)
    return _not_that_laying(state, *divmod(action - LAY, READING_COUNT))


def _not_that_swap(state: State, reading: int) -> IllegalMove:
    if state.joker_place == NONE:
        return IllegalMove("triominos-no-joker", rule="TR-9")
    if reading == JOKER_READING:
        return IllegalMove("triominos-joker-for-joker", rule="TR-9")
    if (missing := _not_on_rack(state, reading, "TR-9")) is not None:
        return missing
    corner = _mismatch(state, int(state.laid_cell[state.joker_place]), reading)
    return IllegalMove("triominos-swap-corner", rule="TR-9", tile=READING_NAMES[reading], **corner)


def _not_that_laying(state: State, cell: int, reading: int) -> IllegalMove:
    rule = "TR-7" if reading == JOKER_READING else "TR-6"
    if (missing := _not_on_rack(state, reading, rule)) is not None:
        return missing
    if is_taken(state, cell):
        return IllegalMove("triominos-cell-taken", rule=rule)
    if find_place(state, cell) == NONE:
        return IllegalMove("triominos-not-touching", rule=rule)
    return IllegalMove("triominos-corner", rule="TR-6", **_mismatch(state, cell, reading))


def _not_on_rack(state: State, reading: int, rule: str) -> IllegalMove | None:
    tile = int(TILE_OF[reading])
    if state.racks[state.to_move] >> tile & 1:
        return None
    if tile == JOKER:
        return IllegalMove("triominos-joker-not-yours", rule=rule)
    return IllegalMove("triominos-not-on-rack", rule=rule, tile=TILE_NAMES[tile])


def _mismatch(state: State, cell: int, reading: int) -> dict[str, Any]:
    """The value at the first corner that does not match, and the value it should have."""
    for corner in range(3):
        place = find_vertex(state, vertex_of(cell, corner))
        wanted = state.vertex_value[place] if place != NONE else 0
        value = int(CORNERS[3 * reading + corner])
        if wanted not in (0, value):
            return {"value": value, "wanted": wanted}
    raise AssertionError("every corner matches")
