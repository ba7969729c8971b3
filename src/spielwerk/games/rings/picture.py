"""Rings: the board for the terminal, as three nested squares. The spokes run through the corners
and the middles of the sides. Every cell shows its name, a pawn shows its owner's symbol, and a
locked pawn (RG-12) is in brackets."""

from typing import Any

from spielwerk.games.rings.board import CELL_NAMES, RINGS, SPOKES
from spielwerk.pictures import SEAT_SYMBOLS, Line, Picture, Say, seat_line, write_centred

# From the middle of the board to the cells of each spoke: spoke 1 is above it, then clockwise.
_ACROSS = (0, 1, 1, 1, 0, -1, -1, -1)
_DOWN = (-1, -1, 0, 1, 1, 1, 0, -1)
_COLUMNS, _ROWS = 7, 2  # from ring to ring
_MARGIN = 2  # half a cell's text
_WIDTH = 2 * (RINGS * _COLUMNS + _MARGIN) + 1
_HEIGHT = 2 * RINGS * _ROWS + 1


def picture(view: dict[str, Any], say: Say) -> Picture:
    canvas: Picture = [[(" ", "")] * _WIDTH for _ in range(_HEIGHT)]
    for ring in range(RINGS):
        _draw_ring(canvas, ring)
    for spoke in range(SPOKES):
        _draw_spoke(canvas, spoke)
    for cell, name in enumerate(CELL_NAMES):
        _draw_cell(canvas, cell, name, view)
    seats = [_seat(seat, view, say) for seat in range(view["players"])]
    return [*canvas, [], *seats, *([("  " + lines, "")] for lines in _situation(view, say))]


def _spot(ring: int, spoke: int) -> tuple[int, int]:
    """Row and column of a cell's middle."""
    size = RINGS - ring
    row = _HEIGHT // 2 + _DOWN[spoke] * size * _ROWS
    return row, _WIDTH // 2 + _ACROSS[spoke] * size * _COLUMNS


def _draw_ring(canvas: Picture, ring: int) -> None:
    top, left = _spot(ring, 7)
    bottom, right = _spot(ring, 3)
    for column in range(left, right + 1):
        canvas[top][column] = canvas[bottom][column] = ("─", "board")
    for row in range(top, bottom + 1):
        canvas[row][left] = canvas[row][right] = ("│", "board")


def _draw_spoke(canvas: Picture, spoke: int) -> None:
    """Between the rings there is room for one row, or for a few columns."""
    for ring in range(RINGS - 1):
        (row, column), (inner_row, inner_column) = _spot(ring, spoke), _spot(ring + 1, spoke)
        if row == inner_row:
            for between in range(min(column, inner_column), max(column, inner_column)):
                canvas[row][between] = ("─", "board")
        else:
            line = "│" if column == inner_column else "╲" if _ACROSS[spoke] == _DOWN[spoke] else "╱"
            canvas[(row + inner_row) // 2][(column + inner_column) // 2] = (line, "board")


def _draw_cell(canvas: Picture, cell: int, name: str, view: dict[str, Any]) -> None:
    row, column = _spot(*divmod(cell, SPOKES))
    owner = view["cells"].get(name)
    if owner is None:
        text, style = f" {name} ", "free"
    else:
        text, style = f" {SEAT_SYMBOLS[owner]}{name} ", f"seat{owner}"
        if name in view["locked"]:
            text = f"[{text.strip()}]"
    write_centred(canvas, row, column, text, style)


def _seat(seat: int, view: dict[str, Any], say: Say) -> Line:
    """What a player has left, below the board."""
    on_board = view["on_board"][seat]
    if view["still_in"][seat]:
        left = say("rings-seat", hand=view["hand"][seat], board=on_board)
    else:
        left = say("rings-seat-out", board=on_board)
    return seat_line(seat, left, say)


def _situation(view: dict[str, Any], say: Say) -> list[str]:
    """What the board does not show."""
    lines = []
    if view["last_turned"] is not None:
        lines.append(say("rings-situation-turned", ring=view["last_turned"]))
    if view["taking"] is not None:
        lines.append(_taking(view["taking"], say))
    if view["must_fly"]:
        lines.append(say("rings-situation-flying"))
    return lines


def _taking(taking: dict[str, Any], say: Say) -> str:
    if taking["from"] is None:
        return say("rings-take-any", pawns=taking["pawns"])
    seat = say(f"seat-{taking['from']}")
    return say("rings-situation-taking", seat=seat, pawns=taking["pawns"])
