"""Triominos: a position as data, for the plain board: the tiles on the table, the free cells beside
them, and what each player has."""

from typing import Any

from spielwerk.engine.places import Ground
from spielwerk.engine.sketch import Piece, Sketch, Tray
from spielwerk.games.triominos.board import cell_named
from spielwerk.games.triominos.places import outline

TILE = "tile"


def sketch(view: dict[str, Any]) -> Sketch:
    laid = {each["cell"]: [Piece(kind=TILE, text=each["tile"])] for each in view["table"]}
    cells = {name: cell_named(name) for name in (*laid, *view["open_cells"])}
    outlines = {name: outline(cell) for name, cell in cells.items() if cell is not None}
    return Sketch(
        Ground(outlines),
        laid,
        [
            *(_rack(seat, view) for seat in range(view["players"])),
            *(
                Tray("triominos-tray-chips", seat, count=count)
                for seat, count in enumerate(view["chips"])
            ),
            Tray("triominos-tray-pot", count=view["pot"]),
        ],
    )


def _rack(seat: int, view: dict[str, Any]) -> Tray:
    """TR-17: one's own tiles, and how many the others have. They have no names in moves: a move
    says how a tile is turned, which is chosen once it is known where it goes."""
    tiles = view["racks"][seat]
    if tiles is None:
        return Tray("triominos-tray-rack", seat, count=view["rack_sizes"][seat])
    pieces = [Piece(seat, TILE, text=tile) for tile in tiles]
    return Tray("triominos-tray-rack", seat, pieces)
