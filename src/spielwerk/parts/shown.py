"""How a game looks, from what its fields mean: in the terminal, as data for screens, and what a
move has changed."""

from collections.abc import Iterator
from typing import Any

from spielwerk.engine.game import Effect
from spielwerk.engine.sketch import Piece, Sketch, Tray
from spielwerk.parts.boards import Board
from spielwerk.parts.fields import Cells, Count, Declaration, EachSeat
from spielwerk.pictures import SEAT_SYMBOLS, Picture, Say, seat_line
from spielwerk.runtime.bits import bits_of
from spielwerk.runtime.state import Plain

WIDTH = 5  # letters of a place in the terminal


def owners(state: Declaration, view: dict[str, Any]) -> dict[str, int]:
    """Whose things are where, from a view."""
    return {
        name: seat
        for field, each in state.fields.items()
        if isinstance(each, EachSeat) and isinstance(each.meaning, Cells)
        for seat, names in enumerate(view[field])
        for name in names
    }


def counts(state: Declaration) -> Iterator[str]:
    """The fields that say how many of something each seat has."""
    for name, each in state.fields.items():
        if isinstance(each, EachSeat) and isinstance(each.meaning, Count):
            yield name


# ---- Drawings ---------------------------------------------------------------------------------


def draw(board: Board, state: Declaration, view: dict[str, Any], say: Say, id: str) -> Picture:
    """For the terminal. A free place shows its name, a piece its owner's symbol."""
    there = owners(state, view)
    rows = sorted({y for _, y in board.at}, reverse=True)
    across = range(max(x for x, _ in board.at) + 1)
    picture: Picture = [
        [_place(board, there, board.number.get((x, y))) for x in across] for y in rows
    ]
    for field in counts(state):
        picture.append([])
        for seat in range(view["players"]):
            told = say(f"{id}-{field}", count=view[field][seat])
            picture.append(seat_line(seat, told, say))
    return picture


def _place(board: Board, there: dict[str, int], number: int | None) -> tuple[str, str]:
    if number is None:
        return " " * WIDTH, ""
    name = board.names[number]
    if name not in there:
        return f"{name:^{WIDTH}}", "free"
    return f"{SEAT_SYMBOLS[there[name]]:^{WIDTH}}", f"seat{there[name]}"


def sketch(board: Board, state: Declaration, view: dict[str, Any], id: str) -> Sketch:
    """The board as data: what stands where, and what seats have beside it."""
    pieces = {name: [Piece(seat)] for name, seat in owners(state, view).items()}
    trays = [
        Tray(f"{id}-{field}", seat=seat, pieces=[Piece(seat)] * view[field][seat])
        for field in counts(state)
        for seat in range(view["players"])
    ]
    return Sketch(board.ground, pieces, trays)


# ---- Effects ----------------------------------------------------------------------------------


def what_changed(state: Declaration, before: Plain, after: Plain) -> list[Effect]:
    """What a move did, as far as it shows on the board: something was `put`, `moved`, `taken`, or
    has `changed` hands."""
    found: list[Effect] = []
    for field, each in state.fields.items():
        if isinstance(each, EachSeat) and isinstance(each.meaning, Cells):
            found += _changes(each.meaning.board, getattr(before, field), getattr(after, field))
    return found


def _changes(board: Board, before: list[int], after: list[int]) -> Iterator[Effect]:
    came = [new & ~old for old, new in zip(before, after, strict=True)]
    went = [old & ~new for old, new in zip(before, after, strict=True)]
    all_came, all_went = _all(came), _all(went)
    changed = all_came & all_went
    for seat in range(len(came)):
        one, other = _names(board, came[seat] & ~changed), _names(board, went[seat] & ~changed)
        if len(one) == len(other) == 1:
            yield {"effect": "moved", "from": other[0], "to": one[0]}
            continue
        yield from ({"effect": "put", "to": name} for name in one)
        yield from ({"effect": "taken", "from": name} for name in other)
    if changed:
        yield {"effect": "changed", "cells": _names(board, changed)}


def _all(sets: list[int]) -> int:
    found = 0
    for each in sets:
        found |= each
    return found


def _names(board: Board, places: int) -> list[str]:
    return [board.names[place] for place in bits_of(places)]
