"""Triominos: the table for the terminal. Corners that meet have the same value, so each vertex
shows it once; lines are the sides of tiles. Open cells show their names where there is room."""

from typing import Any

from spielwerk.pictures import SEAT_SYMBOLS, Line, Picture, Say, seat_line, write_centred

_ACROSS, _DOWN = 10, 4  # columns and rows from vertex to vertex
_SCREEN = 100

Cell = tuple[int, int, bool]
Vertex = tuple[int, int]


def picture(view: dict[str, Any], say: Say) -> Picture:
    laid = {_cell(entry["cell"]): entry["tile"] for entry in view["table"]}
    openings = {_cell(name): name for name in view["open_cells"]}
    across = _ACROSS
    while across > 4 and _width([*laid, *openings], across) > _SCREEN:
        across -= 2
    canvas = _Canvas([*laid, *openings], across)
    for cell, name in openings.items():
        if across == _ACROSS:
            canvas.write_inside(cell, name, "free")
    for cell, tile in laid.items():
        canvas.draw_tile(cell, tile)
    seats = [_seat(seat, view, say) for seat in range(view["players"])]
    pot = [(f"  {say('triominos-pot', tiles=view['pot'])}", "")]
    racks = [_rack(seat, rack) for seat, rack in enumerate(view["racks"]) if rack is not None]
    return [*canvas.lines, [], *seats, pot, *racks]


def _cell(name: str) -> Cell:
    x, _, rest = name.partition(",")
    return int(x), int(rest[:-1]), rest.endswith("d")


def _corners(cell: Cell) -> list[Vertex]:
    """TR-2: clockwise from the apex."""
    x, y, down = cell
    if down:
        return [(x + 1, y), (x, y + 1), (x + 1, y + 1)]
    return [(x, y + 1), (x + 1, y), (x, y)]


def _column(vertex: Vertex, across: int) -> int:
    return vertex[0] * across + vertex[1] * across // 2


def _width(cells: list[Cell], across: int) -> int:
    columns = [_column(vertex, across) for cell in cells for vertex in _corners(cell)]
    return max(columns) - min(columns) + 3


class _Canvas:
    def __init__(self, cells: list[Cell], across: int) -> None:
        vertices = [vertex for cell in cells for vertex in _corners(cell)]
        self._across = across
        self._left = min(_column(vertex, across) for vertex in vertices) - 1
        self._top = max(y for _, y in vertices)
        rows = (self._top - min(y for _, y in vertices)) * _DOWN + 1
        self.lines: Picture = [[(" ", "")] * _width(cells, across) for _ in range(rows)]

    def _spot(self, vertex: Vertex) -> tuple[int, int]:
        return (self._top - vertex[1]) * _DOWN, _column(vertex, self._across) - self._left

    def draw_tile(self, cell: Cell, tile: str) -> None:
        corners = _corners(cell)
        for n in range(3):
            self._draw_side(self._spot(corners[n]), self._spot(corners[n - 1]))
        if tile == "J":
            self.write_inside(cell, "J", "seat1")
            return
        for vertex, value in zip(corners, tile, strict=True):
            row, column = self._spot(vertex)
            self.lines[row][column] = (value, "mark")

    def _draw_side(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        (row, column), (last_row, last_column) = sorted((start, end))
        if row == last_row:
            for between in range(min(column, last_column) + 1, max(column, last_column)):
                self._draw(row, between, "─")
            return
        for n in range(1, last_row - row):
            at = column + round((last_column - column) * n / (last_row - row))
            self._draw(row + n, at, "╲" if last_column > column else "╱")

    def _draw(self, row: int, column: int, sign: str) -> None:
        self.lines[row][column] = (sign, "board")

    def write_inside(self, cell: Cell, text: str, style: str) -> None:
        spots = [self._spot(vertex) for vertex in _corners(cell)]
        row = (sum(row for row, _ in spots) + 1) // 3
        row += 1 if not cell[2] and row < max(r for r, _ in spots) - 1 else 0
        column = sum(column for _, column in spots) // 3
        write_centred(self.lines, row, column, text, style)


def _seat(seat: int, view: dict[str, Any], say: Say) -> Line:
    lines = say("triominos-seat", chips=view["chips"][seat], tiles=view["rack_sizes"][seat])
    if view["joker_holder"] == seat:
        lines = f"{lines}, {say('triominos-has-joker')}"
    return seat_line(seat, lines, say)


def _rack(seat: int, rack: list[str]) -> Line:
    return [(f"  {SEAT_SYMBOLS[seat]} ", f"seat{seat}"), (" ".join(rack), "")]
