"""Dimenticato: a position as data, for the plain board: figures, and the numbers that no figure
stands on (DI-23)."""

from typing import Any

from spielwerk.engine.sketch import Piece, Sketch
from spielwerk.games.dimenticato.places import ground


def sketch(view: dict[str, Any]) -> Sketch:
    dice = {
        field: [Piece(view["colours"].get(field), "die", text=str(number))]
        for field, number in view["numbers"].items()
    }
    figures = {field: [Piece(owner, "figure")] for field, owner in view["figures"].items()}
    return Sketch(ground(view["players"]), dice | figures)
