"""Where compiled functions run: the CPU, or Python itself.

The same functions work on both; a target provides them and the space they work in.
"""

from collections.abc import Callable
from typing import Any, Protocol

import numpy as np

from spielwerk.engine.compile import jit, jit_enabled
from spielwerk.engine.state import Plain, PlainStates, pack


class Target(Protocol):
    name: str

    def function(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """The function as it runs on this target."""

    def states(self, blank: Plain, dtype: np.dtype[Any], count: int) -> Any:
        """A row of states, each a copy of `blank`."""

    def moves(self, room: int, lists: int | None = None) -> Any:
        """Space for one list of moves, or for a row of such lists."""


class Interpreted:
    name = "python"

    def function(self, function: Callable[..., Any]) -> Callable[..., Any]:
        return function

    def states(self, blank: Plain, dtype: np.dtype[Any], count: int) -> Any:
        states = PlainStates(dtype, count)
        for index in range(count):
            states[index] = blank
        return states

    def moves(self, room: int, lists: int | None = None) -> Any:
        return [0] * room if lists is None else [[0] * room for _ in range(lists)]


class Cpu:
    name = "cpu"

    def function(self, function: Callable[..., Any]) -> Callable[..., Any]:
        return jit(function)  # type: ignore[no-any-return]

    def states(self, blank: Plain, dtype: np.dtype[Any], count: int) -> Any:
        states = np.zeros(count, dtype)  # so that the bytes between the fields are 0 as well
        states[:] = pack(blank, dtype)
        return states

    def moves(self, room: int, lists: int | None = None) -> Any:
        return np.zeros(room if lists is None else (lists, room), np.int32)


INTERPRETED: Target = Interpreted()
CPU: Target = Cpu()


def default_target() -> Target:
    """The CPU, unless SPIELWERK_JIT=0 asks for plain Python."""
    return CPU if jit_enabled() else INTERPRETED
