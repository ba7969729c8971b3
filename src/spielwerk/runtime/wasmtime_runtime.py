"""wasmtime runs modules, where there is no browser."""

import ctypes
import weakref
from collections.abc import Callable
from functools import cached_property
from typing import Any, TypeVar

import wasmtime

from spielwerk.runtime.module_memory import PAGE, LoadedModule, ModuleSpace
from spielwerk.runtime.state import PackedRows, PackedSpace

Made = TypeVar("Made", wasmtime.Engine, wasmtime.Module)


class Wasmtime:
    """The runtime that wasmtime is."""

    @cached_property
    def engine(self) -> wasmtime.Engine:
        """Compiles all modules; made when it is first needed."""
        return self._closing(wasmtime.Engine())

    def check(self, code: bytes) -> None:
        """ValueError if the code is not a valid module."""
        try:
            wasmtime.Module.validate(self.engine, code)
        except wasmtime.WasmtimeError as error:
            raise ValueError(str(error)) from None

    def compile(self, code: bytes) -> wasmtime.Module:
        """A module from its code."""
        return self._closing(wasmtime.Module(self.engine, code))

    def _closing(self, made: Made) -> Made:
        """Closed with us: at the latest before Python takes wasmtime apart."""
        weakref.finalize(self, made.close)
        return made

    def space(self, module: LoadedModule) -> "Space":
        """A module's memory and functions."""
        return Space(module, self.engine)


class Space(PackedSpace, ModuleSpace):
    """A module's memory, for one thread."""

    def __init__(self, module: LoadedModule, engine: wasmtime.Engine) -> None:
        super().__init__(module)
        self._store = wasmtime.Store(engine)
        self._exports = wasmtime.Instance(self._store, module.compiled, []).exports(self._store)
        self._memory: wasmtime.Memory = self._exports["memory"]  # type: ignore[assignment]
        self._end: int = self._exports["__heap_base"].value(self._store)  # type: ignore[union-attr]
        self._base = self._address()

    def _address(self) -> int:
        return ctypes.cast(self._memory.data_ptr(self._store), ctypes.c_void_p).value or 0

    def room(self, size: int) -> memoryview:
        """Memory that is not used yet; it grows if need be."""
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

    def _caller(self, name: str, size: int) -> Callable[[bytes], memoryview]:
        run: Any = self._exports[name]
        slots = self.room(size)
        given_at = self._offset(slots)

        def call(given: bytes) -> memoryview:
            slots[:] = given
            run(self._store, given_at)
            return slots

        return call

    def _offset(self, value: Any) -> int:
        memory = value.memory if isinstance(value, PackedRows) else value
        if not memory.nbytes:
            return 0
        return ctypes.addressof(ctypes.c_char.from_buffer(memory)) - self._base
