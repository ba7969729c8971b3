"""A module's memory, which belongs to one thread at a time: rows and numbers live in it, and the
module's functions are called with their addresses."""

import struct
from collections.abc import Callable, Iterator
from typing import Any, Protocol

from spielwerk.runtime.entries import Argument, Entry, Rows, entry_of
from spielwerk.runtime.kinds import NumberKind
from spielwerk.runtime.state import Record

PAGE = 1 << 16
SLOT = 8  # bytes of an argument


class LoadedModule(Protocol):
    """A module: see runtime/module.py."""

    @property
    def compiled(self) -> Any:
        """What the runtime made of it."""

    def offers(self, function: Callable[..., Any]) -> bool:
        """Whether the function is in it."""


class Runtime(Protocol):
    """What runs modules."""

    def check(self, code: bytes) -> None:
        """Raises a ValueError that says what is wrong with a module."""

    def compile(self, code: bytes) -> Any:
        """A module, ready to be run. Takes 0.1 to 0.3 seconds."""

    def space(self, module: "LoadedModule") -> "ModuleSpace":
        """A module's memory, with its functions."""


class ModuleSpace:
    """A module's memory, and its functions on it. For one thread at a time."""

    def __init__(self, module: LoadedModule) -> None:
        self._module = module

    def records(self, record: Record, count: int) -> Any:
        """A row of records, all zeros."""
        raise NotImplementedError

    def numbers(self, kind: NumberKind, *shape: int) -> Any:
        """Numbers of a kind, all zeros."""
        raise NotImplementedError

    def _caller(self, name: str, size: int) -> Callable[[bytes], memoryview | bytes]:
        """Calls an entry point with `size` bytes of arguments, and returns what is there then."""
        raise NotImplementedError

    def _offset(self, value: Any) -> int:
        """Where some of our memory is, counted from its start."""
        raise NotImplementedError

    def function(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """The module's function of that name, to be called with what this space provides."""
        entry = entry_of(function)
        if not self._module.offers(function):
            raise LookupError(f"{entry.name} is not in the module as it is here")
        layout = _slots(entry)
        run = self._caller(entry.name, layout.size)

        def call(*given: Any) -> Any:
            left = run(layout.pack(*self._passed(entry, given)))
            return entry.result and struct.unpack_from(f"<{entry.result.code}", left)[0]

        return call

    def _passed(self, entry: Entry, given: tuple[Any, ...]) -> Iterator[Any]:
        sizes: dict[str, int] = {}
        for argument, value in zip(entry.arguments, given, strict=True):
            if isinstance(argument, NumberKind):
                yield value
            else:
                sizes |= _sizes(argument, value)
                yield self._offset(value)
        for name in entry.sizes:
            yield sizes[name]


def _slots(entry: Entry) -> struct.Struct:
    """How an entry point reads its arguments: eight bytes each, then the sizes."""
    codes = [each.code if isinstance(each, NumberKind) else "Q" for each in entry.arguments]
    codes += ["Q"] * len(entry.sizes)
    return struct.Struct("<" + "".join(f"{code}{SLOT - struct.calcsize(code)}x" for code in codes))


def _sizes(argument: Argument, value: Any) -> dict[str, int]:
    """What an array's named sizes are."""
    if not isinstance(argument, Rows):
        return {}
    first, *rest = argument.shape
    columns = rest[0] if rest else 1
    if not isinstance(columns, int):
        raise TypeError(f"only the first size of {argument} can have a name")
    return {first: len(value) // columns} if isinstance(first, str) else {}
