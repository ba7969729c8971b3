"""Memento: a position as data, for the plain board."""

from typing import Any

from spielwerk.engine.sketch import Piece, Sketch, Tray
from spielwerk.games.memento.places import ground


def sketch(view: dict[str, Any]) -> Sketch:
    figures = {
        point: [Piece(figure["owner"], height=figure["height"])]
        for point, figure in view["points"].items()
    }
    markers = [
        Tray("memento-tray-markers", seat, count=count)
        for seat, count in enumerate(view["markers"])
    ]
    supply = Tray("memento-tray-supply", count=view["supply"])
    return Sketch(ground(view["players"]), figures, [supply, *markers])
