"""Functions that are called from outside compiled code, and what they are given.

Compiled functions allocate nothing: the caller owns the memory. An `Entry` says of what
kind the arguments are, so that every target can hand them over in its own way.
"""

import hashlib
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from spielwerk.runtime.kinds import NumberKind
from spielwerk.runtime.reach import is_marked, used_by
from spielwerk.runtime.state import Record
from spielwerk.runtime.tables import Table

Function = TypeVar("Function", bound=Callable[..., Any])

_ENTRY = "__spielwerk_entry__"


@dataclass(frozen=True)
class Rows:
    """An array: what its items are, and how many there are in each of one or two dimensions. A name
    instead of a number: the caller decides."""

    item: NumberKind | Record
    shape: tuple[int | str, ...]

    @classmethod
    def of(cls, item: NumberKind | Record, *shape: int | str) -> "Rows":
        """An array of such items, with these dimensions."""
        return cls(item, shape)


@dataclass(frozen=True)
class One:
    """A single record."""

    item: Record


Argument: TypeAlias = Rows | One | NumberKind  # a NumberKind: a number


@dataclass(frozen=True)
class Entry:
    """`name(arguments…)`."""

    name: str
    arguments: tuple[Argument, ...]
    result: NumberKind | None = None

    @cached_property
    def sizes(self) -> list[str]:
        """The sizes that the arrays name, in the order in which they first occur."""
        shapes = [argument.shape for argument in self.arguments if isinstance(argument, Rows)]
        return list(dict.fromkeys(n for shape in shapes for n in shape if isinstance(n, str)))


def entry(
    name: str, *arguments: Argument, result: NumberKind | None = None
) -> Callable[[Function], Function]:
    """Mark a compiled function that is called from outside."""

    def mark(function: Function) -> Function:
        setattr(function, _ENTRY, Entry(name, arguments, result))
        return function

    return mark


def entry_of(function: Callable[..., Any]) -> Entry:
    """How a function marked with `@entry` is called."""
    found = getattr(function, _ENTRY, None)
    if not isinstance(found, Entry):
        raise TypeError(f"{function!r} is not marked with @entry")
    return found


@cache
def stamp(function: Callable[..., Any]) -> str:
    """Changes with the source of anything that a compiled function is made from: the files of all
    functions that it calls, and the tables and numbers that they use."""
    files: dict[str, bytes] = {}
    values: set[str] = set()
    seen: set[Any] = set()
    waiting: list[Any] = [function]
    while waiting:
        value = waiting.pop()
        if is_marked(value) and value not in seen:
            seen.add(value)
            if value.__module__ not in files:
                files[value.__module__] = _source(value.__module__)
            waiting += used_by(value)
        elif isinstance(value, Table):
            values.add(f"{value.kind} {value}")
        elif isinstance(value, int | float | Record):
            values.add(repr(value))
    parts = [name.encode() + source for name, source in sorted(files.items())]
    return hashlib.sha256(b"\0".join([*parts, "\0".join(sorted(values)).encode()])).hexdigest()


def _source(module: str) -> bytes:
    file = getattr(sys.modules[module], "__file__", None)
    return Path(file).read_bytes() if file else b""
