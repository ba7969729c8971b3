"""Rings: a position as data, for the plain board."""

from typing import Any

from spielwerk.engine.sketch import Piece, Sketch, Tray
from spielwerk.games.rings.places import ground


def sketch(view: dict[str, Any]) -> Sketch:
    pawns = {
        cell: [Piece(owner, "locked" if cell in view["locked"] else "")]
        for cell, owner in view["cells"].items()
    }
    hands = [
        Tray("rings-tray-hand", seat, [Piece(seat)] * count)
        for seat, count in enumerate(view["hand"])
    ]
    return Sketch(ground(view["players"]), pawns, hands)
