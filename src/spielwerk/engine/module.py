"""Games as WebAssembly, run by wasmtime: compiled rules where there is no compiler.

A module's memory belongs to one thread at a time. `Space` is that memory: rows and numbers live in
it, and the module's functions are called with their addresses. `make rules` builds the modules, see
engine/wasm.py.
"""

import ctypes
import json
import struct
import weakref
from collections.abc import Callable, Iterator
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import wasmtime

from spielwerk.engine.entries import Argument, Entry, Rows, entry_of, stamp
from spielwerk.engine.errors import BadModule
from spielwerk.engine.kinds import Kind
from spielwerk.engine.state import PackedRows, PackedSpace

PAGE = 1 << 16
SLOT = 8  # bytes of an argument
SECTION = "spielwerk"  # what the module tells about itself


class Module:
    """A game's module, ready to be run."""

    def __init__(self, path: Path) -> None:
        try:
            code = path.read_bytes()
        except OSError as error:
            raise BadModule("error-module", module=path.name, reason=error.strerror) from None
        self._code = code
        try:
            wasmtime.Module.validate(_engine(), code)
            told = json.loads(_section(code, SECTION))
        except (wasmtime.WasmtimeError, ValueError, IndexError) as error:
            reason = str(error).splitlines()[0]
            raise BadModule("error-module", module=path.name, reason=reason) from None
        self.python: str = told["python"]  # the version that its functions come from
        entries = told["entries"].items()
        self._stamps: dict[str, str] = {name: each["stamp"] for name, each in entries}

    @cached_property
    def compiled(self) -> wasmtime.Module:
        """Takes 0.1 to 0.3 seconds."""
        made = wasmtime.Module(_engine(), self._code)
        weakref.finalize(self, made.close)  # at the latest before Python takes wasmtime apart
        return made

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


@cache
def _engine() -> wasmtime.Engine:
    return wasmtime.Engine()


class Space(PackedSpace):
    """A module's memory, and its functions on it. For one thread at a time."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._store = wasmtime.Store(_engine())
        self._exports = wasmtime.Instance(self._store, module.compiled, []).exports(self._store)
        self._memory: wasmtime.Memory = self._exports["memory"]  # type: ignore[assignment]
        self._end: int = self._exports["__heap_base"].value(self._store)  # type: ignore[union-attr]
        self._base = self._address()

    def _address(self) -> int:
        return ctypes.cast(self._memory.data_ptr(self._store), ctypes.c_void_p).value or 0

    def room(self, size: int) -> memoryview:
        start = -(-self._end // 16) * 16
        self._end = start + size
        missing = self._end - self._memory.data_len(self._store)
        if missing > 0:
            self._memory.grow(self._store, -(-missing // PAGE))
            if self._address() != self._base:
                raise RuntimeError("the module's memory has moved")  # wasmtime reserves enough
        room = (ctypes.c_char * size).from_address(self._base + start)
        room.space = self  # type: ignore[attr-defined]  # what is used must not be freed
        return memoryview(room).cast("B")

    def function(self, function: Callable[..., Any]) -> Callable[..., Any]:
        entry = entry_of(function)
        if not self._module.offers(function):
            raise LookupError(f"{entry.name} is not in the module as it is here")
        run: Any = self._exports[entry.name]
        layout, slots = _slots(entry), self.room(SLOT * (len(entry.arguments) + len(entry.sizes)))
        given_at = self._offset(slots)

        def call(*given: Any) -> Any:
            layout.pack_into(slots, 0, *self._passed(entry, given))
            run(self._store, given_at)
            return entry.result and struct.unpack_from(f"<{entry.result.code}", slots)[0]

        return call

    def _passed(self, entry: Entry, given: tuple[Any, ...]) -> Iterator[Any]:
        sizes: dict[str, int] = {}
        for argument, value in zip(entry.arguments, given, strict=True):
            if isinstance(argument, Kind):
                yield value
            else:
                sizes |= _sizes(argument, value)
                yield self._offset(value.memory if isinstance(value, PackedRows) else value)
        for name in entry.sizes:
            yield sizes[name]

    def _offset(self, memory: memoryview) -> int:
        """Where some of our memory is, counted from its start."""
        if not memory.nbytes:
            return 0
        return ctypes.addressof(ctypes.c_char.from_buffer(memory)) - self._base


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
