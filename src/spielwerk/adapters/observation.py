"""What a seat may know, as one vector of zeros and ones: see `engine/observing.py`."""

from typing import TypeAlias

import numpy as np

from spielwerk.engine.observing import observer
from spielwerk.engine.position import Position, Ruleset

Vector: TypeAlias = "np.ndarray[tuple[int], np.dtype[np.float32]]"


class Observation:
    """Storage for one observation, `vector`: a 1 for every feature that holds.

    >>> import spielwerk
    >>> from spielwerk.adapters.observation import Observation
    >>> rings = spielwerk.load("rings")
    >>> int(Observation(rings).look(rings.start(), 0).sum()) > 0
    True
    """

    def __init__(self, ruleset: Ruleset) -> None:
        self._observe, size = observer(ruleset)
        self._active = [0] * size
        self.vector: Vector = np.zeros(size, np.float32)

    def look(self, position: Position, seat: int) -> Vector:
        """Fill in what a seat may know. The next call overwrites the vector."""
        count = self._observe(position.plain(), seat, self._active)
        self.vector.fill(0)
        self.vector[self._active[:count]] = 1
        return self.vector
