"""What a seat is shown, as one vector of numbers: see `engine/encoding.py`."""

from typing import TypeAlias

import numpy as np

from spielwerk.adapters.measures import encoding
from spielwerk.engine.encoding import Pieces, seen_from
from spielwerk.engine.position import Position, Ruleset

Vector: TypeAlias = "np.ndarray[tuple[int], np.dtype[np.float32]]"


class Observation:
    """Storage for one observation: the whole `vector`, and its `pieces` by name."""

    def __init__(self, ruleset: Ruleset) -> None:
        own = encoding(ruleset)
        self._write = own.write
        self._longest = own.longest(ruleset)
        shapes = {"to_move": (ruleset.players,), "turns": (1,), **own.shapes(ruleset.players)}
        self.vector: Vector = np.zeros(sum(map(_size, shapes.values())), np.float32)
        self.pieces: Pieces = {}
        start = 0
        for name, shape in shapes.items():
            end = start + _size(shape)
            self.pieces[name] = self.vector[start:end].reshape(shape)
            start = end

    def look(self, position: Position, seat: int) -> Vector:
        """Fill in what a seat is shown. The next call overwrites the vector."""
        view = position.view(seat)
        self.vector.fill(0)
        if view["to_move"] is not None:
            self.pieces["to_move"][seen_from(view, view["to_move"])] = 1
        self.pieces["turns"][0] = view["turns"] / self._longest
        self._write(view, self.pieces)
        return self.vector


def _size(shape: tuple[int, ...]) -> int:
    return int(np.prod(shape))
