"""State records: one position as a few dozen bytes, or as plain Python numbers.

A state is kept, compared, hashed and compiled as a numpy record. Interpreted rules work on a
`Plain` copy of it: the same field names, but Python's own numbers and lists, which neither
overflow nor slow the rules down. `pack` refuses a number that does not fit its field.
"""

from types import SimpleNamespace
from typing import Any

import numpy as np

int8, int16, int32, int64 = np.int8, np.int16, np.int32, np.int64

# The fields that the engine reads from every game's state.
COMMON_FIELDS = ("players", "to_move", "turns", "ended")

State = Any  # a record or a Plain: compiled functions take both


def record(**fields: Any) -> np.dtype[Any]:
    """The type of a state, from its fields: `hand=(int8, 4), turns=int16`."""
    missing = [name for name in COMMON_FIELDS if name not in fields]
    if missing:
        raise TypeError(f"a state needs the fields {', '.join(missing)}")
    columns = [
        (name, *kind) if isinstance(kind, tuple) else (name, kind) for name, kind in fields.items()
    ]
    return np.dtype(columns, align=True)


class Plain(SimpleNamespace):
    """A state in Python's own numbers and lists."""

    def copy(self) -> "Plain":
        twin = Plain()
        vars(twin).update(
            {name: value[:] if type(value) is list else value for name, value in vars(self).items()}
        )
        return twin

    def copy_from(self, other: "Plain") -> None:
        for name, value in vars(other).items():
            setattr(self, name, list(value) if isinstance(value, list) else value)


class PlainStates:
    """A row of plain states that copies on assignment, as an array of records does."""

    def __init__(self, dtype: np.dtype[Any], count: int) -> None:
        self._states = [unpack(np.zeros((), dtype)) for _ in range(count)]

    def __getitem__(self, index: int) -> Plain:
        return self._states[index]

    def __setitem__(self, index: int, state: Plain) -> None:
        self._states[index].copy_from(state)


def unpack(state: "np.ndarray[Any, Any]") -> Plain:
    return Plain(**{name: state[name].tolist() for name in state.dtype.names or ()})


def pack(plain: Plain, dtype: np.dtype[Any]) -> "np.ndarray[Any, Any]":
    state = np.zeros((), dtype)
    for name in dtype.names or ():
        state[name] = getattr(plain, name)
    return state
