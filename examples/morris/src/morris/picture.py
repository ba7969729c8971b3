"""Nine men's morris: the board for the terminal. Every point shows its name, and a man shows its
owner's symbol."""

from morris.board import POINT_NAMES, column_and_row, lines
from spielwerk.pictures import SEAT_SYMBOLS, seat_line, write_centred

_COLUMNS, _ROWS = 6, 2  # from point to point
_WIDTH, _HEIGHT = 6 * _COLUMNS + 5, 6 * _ROWS + 1


def picture(view, say):
    canvas = [[(" ", "")] * _WIDTH for _ in range(_HEIGHT)]
    for first, _, last in lines():
        _draw_line(canvas, _spot(first), _spot(last))
    for point, name in enumerate(POINT_NAMES):
        owner = view["points"].get(name)
        text, style = (f" {name} ", "free")
        if owner is not None:
            text, style = f" {SEAT_SYMBOLS[owner]}{name} ", f"seat{owner}"
        write_centred(canvas, *_spot(point), text, style)
    seats = [
        seat_line(seat, say("morris-seat", hand=view["hand"][seat], men=view["men"][seat]), say)
        for seat in range(view["players"])
    ]
    return [*canvas, [], *seats, *_situation(view, say)]


def _spot(point):
    column, row = column_and_row(point)
    return (6 - row) * _ROWS, 2 + column * _COLUMNS


def _draw_line(canvas, start, end):
    (top, bottom), (left, right) = (sorted(each) for each in zip(start, end, strict=True))
    letter = "─" if top == bottom else "│"
    for row in range(top, bottom + 1):
        for column in range(left, right + 1):
            canvas[row][column] = (letter, "board")


def _situation(view, say):
    if view["taking"]:
        return [[("  " + say("morris-taking"), "")]]
    return [[("  " + say("morris-flying"), "")]] if view["may_fly"] else []
