"""The browser runs modules. Their memory is not Python's, so everything is copied in and out."""

import struct
from collections.abc import Callable
from typing import Any

import js
from pyodide.ffi import to_js

from spielwerk.runtime.kinds import NumberKind
from spielwerk.runtime.module_memory import PAGE, LoadedModule, ModuleSpace
from spielwerk.runtime.state import Plain, Record

# The arrays through which single numbers are read and written. Larger ones would come as BigInt.
ARRAYS = {"b": "Int8Array", "B": "Uint8Array", "?": "Uint8Array", "h": "Int16Array"}
ARRAYS |= {"i": "Int32Array", "f": "Float32Array", "d": "Float64Array"}


class Browser:
    """Compiles modules with the browser."""

    def check(self, code: bytes) -> None:
        """Refuse what is not WebAssembly."""
        if not js.WebAssembly.validate(to_js(code)):
            raise ValueError("it is not WebAssembly")

    def compile(self, code: bytes) -> Any:
        """The compiled module."""
        return js.WebAssembly.Module.new(to_js(code))

    def space(self, module: LoadedModule) -> "Space":
        """An instance of a module, with memory of its own."""
        return Space(module)


class Space(ModuleSpace):
    """A module's memory in the browser."""

    def __init__(self, module: LoadedModule) -> None:
        super().__init__(module)
        self._exports = js.WebAssembly.Instance.new(module.compiled).exports
        self._memory = self._exports.memory
        self._end = int(getattr(self._exports, "__heap_base").value)  # Python would rename it
        self._look()

    def _look(self) -> None:
        """Memory that has grown is another buffer."""
        buffer = self._memory.buffer
        self._size = int(buffer.byteLength)
        self._bytes = js.Uint8Array.new(buffer)
        self._arrays = {code: getattr(js, name).new(buffer) for code, name in ARRAYS.items()}

    def room(self, size: int) -> int:
        """The address of memory that is not used yet; all zeros."""
        start = -(-self._end // 16) * 16
        self._end = start + size
        if self._end > self._size:
            self._memory.grow(-(-(self._end - self._size) // PAGE))
            self._look()
        return start

    def records(self, record: Record, count: int) -> "Records":
        """Room for records."""
        return Records(self, record, self.room(record.size * count), count)

    def numbers(self, kind: NumberKind, *shape: int) -> "Numbers":
        """Room for numbers."""
        count = 1
        for size in shape:
            count *= size
        return Numbers(self, kind, self.room(kind.size * count), count)

    def numbers_from(self, data: bytes, kind: NumberKind, *shape: int) -> "Numbers":
        """Numbers copied into the memory."""
        room = self.numbers(kind, *shape)
        self.write(room.address, data)
        return room

    def read(self, address: int, size: int) -> bytes:
        """A copy of some bytes."""
        found: bytes = self._bytes.subarray(address, address + size).to_bytes()
        return found

    def write(self, address: int, data: bytes) -> None:
        """Write some bytes."""
        self._bytes.subarray(address, address + len(data)).assign(data)

    def number(self, kind: NumberKind, address: int) -> Any:
        """One number."""
        array = self._arrays.get(kind.code)
        if array is None:
            return struct.unpack(f"<{kind.code}", self.read(address, kind.size))[0]
        return array[address // kind.size]

    def write_number(self, kind: NumberKind, address: int, value: Any) -> None:
        """Write one number."""
        array = self._arrays.get(kind.code)
        if array is None:
            self.write(address, struct.pack(f"<{kind.code}", value))
        else:
            array[address // kind.size] = value

    def _caller(self, name: str, size: int) -> Callable[[bytes], bytes]:
        run = getattr(self._exports, name)
        slots = self.room(size)

        def call(given: bytes) -> bytes:
            self.write(slots, given)
            run(slots)
            return self.read(slots, 8)

        return call

    def _offset(self, value: "Records | Numbers") -> int:
        return value.address


class Records:
    """A row of records. Reading one gives a copy."""

    def __init__(self, space: Space, record: Record, address: int, count: int) -> None:
        self._space = space
        self._record = record
        self._kinds = {field.name: (field.kind, field.offset) for field in record.fields}
        self.address = address
        self._count = count

    def __len__(self) -> int:
        return self._count

    def _at(self, index: int) -> int:
        return self.address + index * self._record.size

    def __getitem__(self, index: int) -> Plain:
        return self._record.unpack(self._space.read(self._at(index), self._record.size))

    def __setitem__(self, index: int, plain: Plain) -> None:
        self._space.write(self._at(index), self._record.pack(plain))

    def number(self, name: str, index: int) -> Any:
        """One field of a record."""
        kind, offset = self._kinds[name]
        return self._space.number(kind, self._at(index) + offset)


class Numbers:
    """Some numbers, or the first of them."""

    def __init__(self, space: Space, kind: NumberKind, address: int, count: int) -> None:
        self._space = space
        self._kind = kind
        self.address = address
        self._count = count

    def __len__(self) -> int:
        return self._count

    def __buffer__(self, flags: int) -> memoryview:
        """A copy of all of them."""
        copied = self._space.read(self.address, self._kind.size * self._count)
        code: Any = self._kind.code
        found: memoryview = memoryview(copied).cast(code)
        return found

    def __getitem__(self, index: int | slice) -> Any:
        if isinstance(index, slice):
            start, stop, _ = index.indices(self._count)
            address = self.address + start * self._kind.size
            return Numbers(self._space, self._kind, address, stop - start)
        if not 0 <= index < self._count:
            raise IndexError(index)
        return self._space.number(self._kind, self.address + index * self._kind.size)

    def __setitem__(self, index: int, value: Any) -> None:
        self._space.write_number(self._kind, self.address + index * self._kind.size, value)
