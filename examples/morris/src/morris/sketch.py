"""Nine men's morris: the board as data. The browser draws it, and so do reports."""

from morris.board import POINT_NAMES, column_and_row, lines
from spielwerk.engine.places import Ground
from spielwerk.engine.sketch import Piece, Sketch, Tray, points


def ground(players: int) -> Ground:
    at = {name: _place(point) for point, name in enumerate(POINT_NAMES)}
    return points(at, [(POINT_NAMES[line[0]], POINT_NAMES[line[2]]) for line in lines()])


def _place(point: int) -> tuple[float, float]:
    """To the right, and down."""
    column, row = column_and_row(point)
    return column, -row


def sketch(view):
    men = {name: [Piece(owner)] for name, owner in view["points"].items()}
    hands = [
        Tray("morris-tray-hand", seat, [Piece(seat)] * count)
        for seat, count in enumerate(view["hand"])
    ]
    return Sketch(ground(view["players"]), men, hands)
