"""Games as WebAssembly: compiled rules where there is no compiler.

A module's memory belongs to one thread at a time. A `ModuleSpace` is that memory: rows and numbers
live in it, and the module's functions are called with their addresses. What runs modules is up to
the `Runtime`: wasmtime here, the browser itself in a tab. `make rules` builds the modules, see
engine/wasm.py.
"""

import json
import struct
from collections.abc import Callable, Iterator
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Protocol

from spielwerk.engine.entries import Argument, Entry, Rows, entry_of, stamp
from spielwerk.engine.errors import BadModule
from spielwerk.engine.kinds import Kind
from spielwerk.engine.state import Record

PAGE = 1 << 16
SLOT = 8  # bytes of an argument
SECTION = "spielwerk"  # what the module tells about itself


class Runtime(Protocol):
    """What runs modules."""

    def check(self, code: bytes) -> None:
        """Raises a ValueError that says what is wrong with a module."""

    def compile(self, code: bytes) -> Any:
        """A module, ready to be run. Takes 0.1 to 0.3 seconds."""

    def space(self, module: "Module") -> "ModuleSpace":
        """A module's memory, with its functions."""


class Module:
    """A game's module."""

    def __init__(self, path: Path) -> None:
        try:
            self.code = path.read_bytes()
        except OSError as error:
            raise BadModule("error-module", module=path.name, reason=error.strerror) from None
        try:
            runtime().check(self.code)
            told = json.loads(_section(self.code, SECTION))
        except (ValueError, IndexError) as error:
            reason = str(error).splitlines()[0]
            raise BadModule("error-module", module=path.name, reason=reason) from None
        self.python: str = told["python"]  # the version that its functions come from
        entries = told["entries"].items()
        self._stamps: dict[str, str] = {name: each["stamp"] for name, each in entries}

    @cached_property
    def compiled(self) -> Any:
        return runtime().compile(self.code)

    def space(self) -> "ModuleSpace":
        return runtime().space(self)

    def offers(self, function: Callable[..., Any]) -> bool:
        """Whether the function is in the module as it is here: a test or a designer may have
        changed the rules since."""
        return self._stamps.get(entry_of(function).name) == stamp(function)


@cache
def module_at(path: Path) -> Module | BadModule:
    """A module, loaded once; or what is wrong with it."""
    try:
        return Module(path)
    except BadModule as error:
        return error


_runtime: Runtime | None = None


def runtime() -> Runtime:
    if _runtime is None:
        from spielwerk.engine.machine import Wasmtime

        run_by(Wasmtime())
    return _runtime  # type: ignore[return-value]


def run_by(runtime: Runtime) -> None:
    """From now on, this runs modules."""
    global _runtime
    _runtime = runtime


class ModuleSpace:
    """A module's memory, and its functions on it. For one thread at a time."""

    def __init__(self, module: Module) -> None:
        self._module = module

    def records(self, record: Record, count: int) -> Any:
        raise NotImplementedError

    def numbers(self, kind: Kind, *shape: int) -> Any:
        raise NotImplementedError

    def _caller(self, name: str, size: int) -> Callable[[bytes], memoryview | bytes]:
        """Calls an entry point with `size` bytes of arguments, and returns what is there then."""
        raise NotImplementedError

    def _offset(self, value: Any) -> int:
        """Where some of our memory is, counted from its start."""
        raise NotImplementedError

    def function(self, function: Callable[..., Any]) -> Callable[..., Any]:
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
            if isinstance(argument, Kind):
                yield value
            else:
                sizes |= _sizes(argument, value)
                yield self._offset(value)
        for name in entry.sizes:
            yield sizes[name]


def _slots(entry: Entry) -> struct.Struct:
    """How an entry point reads its arguments: eight bytes each, then the sizes."""
    codes = [each.code if isinstance(each, Kind) else "Q" for each in entry.arguments]
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


def _section(code: bytes, name: str) -> bytes:
    """A custom section of a module."""
    at = 8
    while at < len(code):
        kind = code[at]
        size, at = _number(code, at + 1)
        end = at + size
        if kind == 0:
            length, start = _number(code, at)
            if code[start : start + length] == name.encode():
                return code[start + length : end]
        at = end
    raise ValueError(f"it has no section {name!r}")


def _number(code: bytes, at: int) -> tuple[int, int]:
    """A number of variable length (LEB128), and where it ends."""
    value = shift = 0
    while True:
        byte = code[at]
        value |= (byte & 0x7F) << shift
        at += 1
        shift += 7
        if byte < 0x80:
            return value, at
