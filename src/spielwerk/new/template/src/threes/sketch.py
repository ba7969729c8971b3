"""Threes: the board as data. The browser draws it, and so do reports: there is nothing else to
write for a screen."""

from spielwerk.engine.places import Ground, square
from spielwerk.engine.sketch import Piece, Sketch
from threes.board import CELL_NAMES, column_and_row


def ground(players):
    """Every place has the name that it has in moves. A cell is about 1 wide; y grows downwards."""
    places = {name: square(_middle(cell), 1) for cell, name in enumerate(CELL_NAMES)}
    return Ground(places)


def _middle(cell):
    column, row = column_and_row(cell)
    return column, -row


def sketch(view):
    """From a view, never from a state. What lies beside the board would be a `Tray`."""
    stones = {name: [Piece(owner)] for name, owner in view["cells"].items()}
    return Sketch(ground(view["players"]), stones)
