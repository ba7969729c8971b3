"""A net while it learns: the one of `engine.net` in floating-point numbers, with its gradient.

Three layers need no framework: numpy on a CPU and CuPy on a GPU do the same.
"""

from typing import Any

import numpy as np

from spielwerk.engine.net import FINE, ONE, UNITS, UPPERS, Net

ACTIVE = 30  # features of a position, roughly; so units begin in the middle of their range
LARGEST = 1.98  # what a weight of eight bits can be
KEPT, KEPT_SQUARES = 0.9, 0.999  # of the moments, from step to step (Adam's)
TINY = 1e-8
TINY_CHANCE = np.float32(1e-9)  # has a logarithm


class LearningNet:
    """Features, two hidden layers cut to 0 … 1, and a chance for every seat. The weights of each
    layer are followed by its biases."""

    def __init__(self, xp: Any, features: int, seats: int, seed: int) -> None:
        self._xp = xp
        random = np.random.default_rng(seed)
        sizes = ((features, UNITS, ACTIVE), (UNITS, UPPERS, UNITS / 3), (UPPERS, seats, UPPERS))
        self.weights: list[Any] = []
        for inputs, outputs, active in sizes:
            drawn = random.normal(0, active**-0.5, (inputs, outputs))
            self.weights += [
                xp.asarray(drawn.astype(np.float32)),
                xp.full(outputs, 0.25, np.float32),
            ]
        self.weights[-1][:] = 0
        self.moments = [xp.zeros_like(each) for each in self.weights]
        self.squares = [xp.zeros_like(each) for each in self.weights]
        self.updates = 0
        self.settle()

    def settle(self) -> None:
        """Judge by what has been learnt so far. A GPU judges much faster with half the bits."""
        half = self._xp is not np
        self._judging = [w.astype(np.float16) for w in self.weights] if half else self.weights

    def judge(self, features: Any) -> Any:
        """All seats' chances, the observer's first, in rows of positions."""
        w1, b1, w2, b2, w3, b3 = self._judging
        units = self._cut(features @ w1, b1)
        uppers = self._cut(units @ w2, b2)
        return self._shared_out((uppers @ w3 + b3).astype(np.float32))

    def _cut(self, sums: Any, biases: Any) -> Any:
        sums += biases
        return self._xp.clip(sums, 0, 1, out=sums)

    def _shared_out(self, promises: Any) -> Any:
        promises -= promises.max(1, keepdims=True)
        chances = self._xp.exp(promises, out=promises)
        chances /= chances.sum(1, keepdims=True)
        return chances

    def learn(self, features: Any, goals: Any, rate: float, decay: float) -> Any:
        """A step of learning; the mean surprise (cross entropy) before it."""
        loss, gradient = self.gradient(features, goals)
        self.updates += 1
        size = rate / (1 - KEPT**self.updates)
        scale = 1 / (1 - KEPT_SQUARES**self.updates)
        for w, m, v, g in zip(self.weights, self.moments, self.squares, gradient, strict=True):
            m += np.float32(1 - KEPT) * (g - m)
            v += np.float32(1 - KEPT_SQUARES) * (g * g - v)
            w -= np.float32(rate * decay) * w
            w -= np.float32(size) * m / (self._xp.sqrt(v * np.float32(scale)) + np.float32(TINY))
        for w in self.weights[0:4:2]:
            self._xp.clip(w, -LARGEST, LARGEST, out=w)
        return loss

    def gradient(self, features: Any, goals: Any) -> tuple[Any, list[Any]]:
        """The loss, and how it changes with every weight."""
        xp = self._xp
        w1, b1, w2, b2, w3, b3 = self.weights
        features = features.astype(np.float32)
        sums1 = features @ w1 + b1
        units = xp.clip(sums1, 0, 1)
        sums2 = units @ w2 + b2
        uppers = xp.clip(sums2, 0, 1)
        chances = self._shared_out(uppers @ w3 + b3)
        blame3 = (chances - goals) / np.float32(len(features))
        blame2 = (blame3 @ w3.T) * ((sums2 > 0) & (sums2 < 1))
        blame1 = (blame2 @ w2.T) * ((sums1 > 0) & (sums1 < 1))
        loss = -(goals * xp.log(chances + TINY_CHANCE)).sum(1).mean()
        layers = ((features, blame1), (units, blame2), (uppers, blame3))
        return loss, [each for a, blame in layers for each in (a.T @ blame, blame.sum(0))]

    def rounded(self, made: dict[str, Any]) -> Net:
        """The net in whole numbers, as it judges in play."""
        w1, b1, w2, b2, w3, b3 = [here(each) for each in self.weights]
        layers = (
            _whole(w1, ONE, np.int8),
            _whole(b1, ONE, np.int16),
            _whole(w2.T, ONE, np.int8),
            _whole(b2, ONE * ONE, np.int32),
            _whole(w3.T, FINE, np.int16),
            _whole(b3, ONE * FINE, np.int32),
        )
        return Net(len(w1), len(b3), layers, made)


def _whole(values: Any, scale: int, kind: Any) -> bytes:
    limits = np.iinfo(kind)
    whole = np.clip(np.rint(values * np.float64(scale)), limits.min, limits.max)
    return np.ascontiguousarray(whole.astype(kind)).tobytes()


def here(array: Any) -> Any:
    """An array as one of numpy's, wherever it is now."""
    for fetch in ("copy_to_host", "get"):  # numba's and CuPy's
        if hasattr(array, fetch):
            return getattr(array, fetch)()
    return array
