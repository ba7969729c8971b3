"""Memento: the board for the terminal. Every point shows its name; a figure shows its owner's
symbol and its height, so `●2A4` is seat 0's Double on A4."""

from itertools import pairwise
from typing import Any

from spielwerk.games.memento.board import INSIDE_LINES, POINT_NAMES, TRIANGLES
from spielwerk.pictures import SEAT_SYMBOLS, Line, Picture, Say, seat_line, write_centred

_WIDTH, _HEIGHT = 66, 17

# Column and row of the middle of each triangle's base (for I, its top side); rows from there to the
# tip, and columns to a corner. The triangles are drawn a little apart.
_BASES = {"A": (32, 7), "B": (52, 16), "C": (12, 16), "I": (32, 9)}
_TALL, _HALF = 7, 9


def picture(view: dict[str, Any], say: Say) -> Picture:
    canvas: Picture = [[(" ", "")] * _WIDTH for _ in range(_HEIGHT)]
    for triangle in TRIANGLES:
        for line in INSIDE_LINES:
            for start, end in pairwise(line):
                _draw_line(
                    canvas, _spot(f"{triangle}{start}"), _spot(f"{triangle}{end}"), 0 in line
                )
    for name in POINT_NAMES:
        _draw_point(canvas, name, view["points"].get(name))
    below = [_seat(seat, view, say) for seat in range(view["players"])]
    below.append([("  " + say("memento-supply", supply=view["supply"]), "")])
    running = not view["over"] and view["turns"] > 0
    if running and view["options"]["turning"] and not view["may_turn"]:
        below.append([("  " + say("memento-no-turning", seat=say(f"seat-{view['to_move']}")), "")])
    return [*canvas, [], *below]


def _spot(name: str) -> tuple[float, float]:
    """Row and column of a point."""
    column, row = _BASES[name[0]]
    way = 1 if name[0] == "I" else -1  # down or up to the tip
    across, up = {
        "0": (0.0, 3 / 7), "1": (0.0, 1.0), "2": (0.5, 4 / 7), "3": (1.0, 0.0),
        "4": (0.0, 0.0), "5": (-1.0, 0.0), "6": (-0.5, 4 / 7),
    }[name[1]]  # fmt: skip
    return row + way * up * _TALL, column - way * across * _HALF


def _draw_line(
    canvas: Picture, start: tuple[float, float], end: tuple[float, float], dotted: bool
) -> None:
    (row, column), (last_row, last_column) = start, end
    sign = "─" if row == last_row else "│" if column == last_column else None
    if sign is None:
        sign = "╲" if (last_row > row) == (last_column > column) else "╱"
    steps = round(abs(last_row - row) or abs(last_column - column))
    for n in range(1, steps):
        at_row = round(row + (last_row - row) * n / steps)
        at_column = round(column + (last_column - column) * n / steps)
        canvas[at_row][at_column] = ("·" if dotted else sign, "board")


def _draw_point(canvas: Picture, name: str, figure: dict[str, int] | None) -> None:
    row, column = (round(number) for number in _spot(name))
    if figure is None:
        text, style = f" {name} ", "free"
    else:
        text = f" {SEAT_SYMBOLS[figure['owner']]}{figure['height']}{name} "
        style = f"seat{figure['owner']}"
    write_centred(canvas, row, column, text, style)


def _seat(seat: int, view: dict[str, Any], say: Say) -> Line:
    """What a player has, below the board."""
    if view["still_in"][seat]:
        lines = say("memento-seat", markers=view["markers"][seat])
    else:
        lines = say("memento-seat-out")
    return seat_line(seat, lines, say)
