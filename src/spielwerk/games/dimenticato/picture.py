"""Dimenticato: the track for the terminal. A free field shows its number, and its colour as a
hollow symbol; a figure is a solid symbol and covers the number. Blocks stick out of the ring."""

from typing import Any

from spielwerk.pictures import SEAT_SYMBOLS, Line, Picture, Say, seat_line

_COLOUR_SYMBOLS = "○△□☆"
_CELL = 4  # columns of a field
_MARGIN = 4  # left of the grid, for the numbers of the rows
_ASKED = {
    "leave": "dimenticato-asks-leave",
    "call": "dimenticato-asks-call",
    "look": "dimenticato-asks-look",
    "move": "dimenticato-asks-move",
    "hit": "dimenticato-asks-hit",
    "inside": "dimenticato-asks-inside",
    "pass": "dimenticato-asks-pass",
}

Spot = tuple[int, int]  # row and column on the canvas


def picture(view: dict[str, Any], say: Say) -> Picture:
    canvas = _Canvas(*view["size"])
    for card in view["cards"]:
        canvas.frame(card["fields"])
        for field in card["fields"]:
            canvas.write(field, _dice_field(field, view))
    for seat, block in enumerate(view["blocks"]):
        canvas.frame(block)
        for field in block:
            canvas.write(field, _block_field(field, seat, view))
    canvas.draw_arrows()
    seats = [_seat(seat, view, say) for seat in range(view["players"])]
    return [*canvas.lines, [], *seats, *([("  " + lines, "")] for lines in _situation(view, say))]


def _dice_field(field: str, view: dict[str, Any]) -> Line:
    colour = view["colours"].get(field)
    ground = (_COLOUR_SYMBOLS[colour], f"seat{colour}") if colour is not None else (" ", "")
    figure = view["figures"].get(field)
    if figure is None:
        return [(str(view["numbers"][field]), "mark"), ground]
    return [(SEAT_SYMBOLS[figure], f"seat{figure}"), ground]


def _block_field(field: str, seat: int, view: dict[str, Any]) -> Line:
    """A waiting figure has a dash after it, a figure at home a tick."""
    if field not in view["figures"]:
        return [("·", "free")]
    return [
        (SEAT_SYMBOLS[seat], f"seat{seat}"),
        ("–", "free") if field in view["waiting"] else ("✓", "mark"),
    ]


class _Canvas:
    """Every field is a few characters wide, with lines between the cards."""

    def __init__(self, columns: int, rows: int) -> None:
        self._columns, self._rows = columns, rows
        height, width = rows + rows // 2 + 1, _MARGIN + columns * _CELL + columns // 2 + 1
        self.lines: Picture = [[(" ", "")] * width for _ in range(height)]
        for row in range(rows):
            self._put(self._spot(0, row)[0], 0, f"{row + 1:>2}", "board")
        names = [(" ", "")] * width
        self.lines.append(names)
        for column in range(columns):
            self._put(height, self._spot(column, 0)[1], "abcdefghijklmn"[column], "board")

    def _spot(self, column: int, row: int) -> Spot:
        """Where a field's text begins; there is a line before every second field."""
        from_top = self._rows - 1 - row
        return (
            from_top + from_top // 2 + 1,
            _MARGIN + column * _CELL + column // 2 + 2,
        )

    def _put(self, row: int, column: int, text: str, style: str) -> None:
        for offset, letter in enumerate(text):
            self.lines[row][column + offset] = (letter, style)

    def write(self, field: str, pieces: Line) -> None:
        row, column = self._spot(*_place(field))
        for text, style in pieces:
            self._put(row, column, text, style)
            column += len(text)

    def frame(self, fields: list[str]) -> None:
        """Draw lines around a card; its fields are given clockwise from the top left."""
        top, left = self._spot(*_place(fields[0]))
        bottom, right = self._spot(*_place(fields[2]))
        top, bottom, left, right = top - 1, bottom + 1, left - 2, right + _CELL - 1
        for column in range(left + 1, right):
            self._put(top, column, "─", "board")
            self._put(bottom, column, "─", "board")
        for row in range(top + 1, bottom):
            self._put(row, left, "│", "board")
            self._put(row, right, "│", "board")
        for row in (top, bottom):
            for column in (left, right):
                self._put(row, column, "┼", "board")

    def draw_arrows(self) -> None:
        """DI-5: clockwise, inside the ring."""
        left, right, bottom, top = 4, self._columns - 5, 4, self._rows - 5
        for column, row, arrow in (
            (left, top, "→"),
            (right, top, "↓"),
            (right, bottom, "←"),
            (left, bottom, "↑"),
        ):
            self._put(*self._spot(column, row), arrow, "board")


def _place(field: str) -> tuple[int, int]:
    return ord(field[0]) - ord("a"), int(field[1:]) - 1


def _seat(seat: int, view: dict[str, Any], say: Say) -> Line:
    waiting = sum(field in view["waiting"] for field in view["blocks"][seat])
    home = view["home"][seat]
    every = list(view["figures"].values()).count(seat)
    lines = say("dimenticato-seat", waiting=waiting, out=every - waiting - home, home=home)
    return seat_line(seat, lines, say)


def _situation(view: dict[str, Any], say: Say) -> list[str]:
    lines = []
    if called := view["called"]:
        lines.append(_called(called, say))
    if (seat := view["to_move"]) is not None:
        lines.append(f"{SEAT_SYMBOLS[seat]} {say(f'seat-{seat}')}: {_asked(view, say)}")
    return lines


def _called(called: dict[str, Any], say: Say) -> str:
    if called["said"] is None:
        return say("dimenticato-looked", field=called["field"], number=called["number"])
    right = called["said"] == called["number"]
    return say("dimenticato-called-right" if right else "dimenticato-called-wrong", **called)


def _asked(view: dict[str, Any], say: Say) -> str:
    options = view["options"]
    if view["asks"] == "leave":
        steps = in_short(options["leave_least"], options["leave_most"])
        return say(_ASKED["leave"], steps=steps)
    if view["asks"] == "look":
        return say(_ASKED["look"], move="e12?")
    if view["asks"] == "move" and not options["calling"]:
        return say("dimenticato-asks-go")
    return say(_ASKED[view["asks"]])


def in_short(least: int, most: int) -> str:
    """Numbers from the least to the most."""
    return str(least) if least == most else f"{least}–{most}"
