"""Rings positions as small drawings, for tests.

A drawing has one line per ring and one sign per spoke, 1 to 8: `o x v z` are the pawns of seats 0
to 3, `.` is a free cell, and a quote marks a locked pawn:

    a: o' o  o' .  .  .  .  .
    b: .  x  .  .  .  .  .  .
    c: .  .  .  .  .  .  .  .
"""

from dataclasses import dataclass, field

import spielwerk
from spielwerk.engine.position import Position
from spielwerk.engine.seats import SEAT_NAMES

PAWNS = "oxvz"
CELLS = [f"{ring}{spoke}" for ring in "abc" for spoke in range(1, 9)]
EMPTY = """
    a: . . . . . . . .
    b: . . . . . . . .
    c: . . . . . . . .
"""


@dataclass
class Setting:
    """What a drawing does not show."""

    hand: list[int] = field(default_factory=lambda: [5, 5])
    to_move: int = 0
    last_turned: str | None = None
    turns: int = 20
    quiet: int = 0
    out: dict[int, int] = field(default_factory=dict)  # seat: turn on which it was eliminated
    house: str = ""  # house rules, as in a position's line


def rings(drawing: str, **setting) -> Position:
    """The position in a drawing; the number of hands gives the number of players."""
    told = Setting(**setting)
    pawns: dict[str, list[str]] = {sign: [] for sign in PAWNS}
    for cell, sign in zip(CELLS, _signs(drawing), strict=True):
        if sign != ".":
            pawns[sign[0]].append(cell + sign[1:].replace("'", "*"))
    players = len(told.hand)
    fields = {
        **{seat: ",".join(pawns[sign]) for seat, sign in zip(SEAT_NAMES, PAWNS, strict=True)},
        "hand": ",".join(map(str, told.hand)),
        "turned": told.last_turned or "",
        "quiet": told.quiet or "",
        "out": ",".join(str(told.out.get(seat, 0)) for seat in range(players)),
    }
    line = f"rings {players} {told.house} to_move={told.to_move} turns={told.turns}"
    return spielwerk.read_position(
        " ".join([line, *(f"{name}={value}" for name, value in fields.items() if value != "")])
    )


def drawn(position: Position) -> list[str]:
    """The 24 signs of a position, to compare with `signs(drawing)`."""
    view = position.view(None)
    return [
        PAWNS[view["cells"][name]] + ("'" if name in view["locked"] else "")
        if name in view["cells"]
        else "."
        for name in CELLS
    ]


def shows(position: Position, drawing: str) -> bool:
    found, wanted = drawn(position), _signs(drawing)
    assert found == wanted, f"the board shows {found}"
    return True


def play(position: Position, *moves: str) -> Position:
    for move in moves:
        position = position.play(move)
    return position


def moves(position: Position, start: str = "") -> set[str]:
    return {move for move in position.legal_moves if move.startswith(start)}


def _signs(drawing: str) -> list[str]:
    signs: list[str] = []
    for line, ring in zip(drawing.strip().splitlines(), "abc", strict=True):
        name, *cells = line.split()
        assert name == f"{ring}:"
        assert len(cells) == 8
        signs += cells
    return signs
