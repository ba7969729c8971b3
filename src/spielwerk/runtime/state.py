"""State records: one position as a few dozen bytes, or as plain Python numbers.

A record is declared once. Interpreted rules work on a `Plain`: the same field names, but Python's
own numbers and lists, which neither overflow nor slow the rules down. Compiled rules work on bytes,
laid out as a C compiler would: an item of a numpy array, or a struct in a WebAssembly module's
memory. `pack` refuses a number that does not fit its field.
"""

import math
import struct
from array import array
from dataclasses import dataclass
from functools import cached_property
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, TypeAlias

from spielwerk.runtime.kinds import NumberKind, float32

if TYPE_CHECKING:
    import numpy as np

# The fields that the engine reads from every game's state.
COMMON_FIELDS = ("players", "to_move", "turns", "ended")

State = Any  # a record or a Plain: compiled functions take both
Declared: TypeAlias = NumberKind | tuple[NumberKind, int]


class Plain(SimpleNamespace):
    """A state in Python's own numbers and lists.

    >>> from spielwerk.runtime.state import Plain
    >>> state = Plain(players=2, hand=[5, 5])
    >>> twin = state.copy()
    >>> twin.hand[0] -= 1
    >>> state.hand, twin.hand
    ([5, 5], [4, 5])
    """

    def __getitem__(self, name: str) -> Any:
        """A field by its name, as compiled code reads one whose name a closure knows."""
        return getattr(self, name)

    def __setitem__(self, name: str, value: Any) -> None:
        setattr(self, name, value)

    def copy(self) -> "Plain":
        """Another state with the same values; its lists are its own."""
        twin = Plain()
        vars(twin).update(
            {name: value[:] if type(value) is list else value for name, value in vars(self).items()}
        )
        return twin

    def copy_from(self, other: "Plain") -> None:
        """Take over another state's values."""
        for name, value in vars(other).items():
            setattr(self, name, value[:] if isinstance(value, list | array) else value)


@dataclass(frozen=True)
class Field:
    """One field of a record, and where it is."""

    name: str
    kind: NumberKind
    count: int | None  # None: a single number
    offset: int


@dataclass(frozen=True)
class Record:
    """The fields of a record, and where each one is.

    >>> from spielwerk.runtime.kinds import int8, int16
    >>> from spielwerk.runtime.state import Record
    >>> pair = Record.of(hand=(int8, 4), turns=int16)
    >>> pair.size, pair.unpack(pair.pack(pair.blank())).hand
    (6, [0, 0, 0, 0])
    """

    fields: tuple[Field, ...]
    size: int

    @classmethod
    def of(cls, **fields: Declared) -> "Record":
        """From its fields: `hand=(int8, 4), turns=int16`."""
        placed = []
        end = 0
        for name, declared in fields.items():
            kind, count = declared if isinstance(declared, tuple) else (declared, None)
            start = _aligned(end, kind.size)
            placed.append(Field(name, kind, count, start))
            end = start + kind.size * (1 if count is None else count)
        return cls(tuple(placed), _aligned(end, max(field.kind.size for field in placed)))

    @cached_property
    def dtype(self) -> "np.dtype[Any]":
        """The record as a numpy type."""
        import numpy as np

        columns: list[Any] = [
            (each.name, each.kind.name) + (() if each.count is None else (each.count,))
            for each in self.fields
        ]
        return np.dtype(columns, align=True)

    @cached_property
    def _struct(self) -> struct.Struct:
        parts = ["<"]
        end = 0
        for each in self.fields:
            parts.append(f"{each.offset - end}x{each.count or 1}{each.kind.code}")
            end = each.offset + each.kind.size * (each.count or 1)
        return struct.Struct("".join([*parts, f"{self.size - end}x"]))

    @cached_property
    def _single(self) -> dict[str, tuple[struct.Struct, int]]:
        return {e.name: (struct.Struct(f"<{e.kind.code}"), e.offset) for e in self.fields}

    def number(self, name: str, data: memoryview, offset: int) -> Any:
        """One field that is a single number."""
        reader, start = self._single[name]
        return reader.unpack_from(data, offset + start)[0]

    def blank(self) -> Plain:
        """All zeros."""
        return self.unpack(bytes(self.size))

    def pack(self, plain: Plain) -> bytes:
        """A state as bytes; OverflowError if a number does not fit its field."""
        numbers: list[Any] = []
        for each in self.fields:
            value = getattr(plain, each.name)
            if each.count is None:
                numbers.append(value)
            else:
                numbers += value
        try:
            return self._struct.pack(*numbers)
        except struct.error as error:
            raise OverflowError(f"{plain} does not fit its record: {error}") from None

    def unpack(self, data: "bytes | bytearray | memoryview", offset: int = 0) -> Plain:
        """A state from bytes."""
        numbers = self._struct.unpack_from(data, offset)
        plain = Plain()
        values = vars(plain)
        at = 0
        for each in self.fields:
            if each.count is None:
                values[each.name] = numbers[at]
                at += 1
            else:
                # Sums of results are rounded after every addition, as in compiled code.
                several = numbers[at : at + each.count]
                values[each.name] = array("f", several) if each.kind is float32 else list(several)
                at += each.count
        return plain


def _aligned(offset: int, size: int) -> int:
    return -(-offset // size) * size


def record(**fields: Declared) -> Record:
    """The record of a state, from its fields: `hand=(int8, 4), turns=int16`.

    >>> from spielwerk.runtime.kinds import int8, int16, int32
    >>> from spielwerk.runtime.state import record
    >>> STATE = record(stones=(int32, 2), players=int8, to_move=int8, turns=int16, ended=int8)
    >>> STATE.blank().stones
    [0, 0]
    """
    missing = [name for name in COMMON_FIELDS if name not in fields]
    if missing:
        raise TypeError(f"a state needs the fields {', '.join(missing)}")
    return Record.of(**fields)


class PlainRows:
    """A row of plain records that copies on assignment, as compiled code does. A record is made
    when it is first needed."""

    def __init__(self, record: Record, count: int) -> None:
        self._record = record
        self._rows: dict[int, Plain] = {}
        self._count = count

    def __len__(self) -> int:
        return self._count

    def __getitem__(self, index: int) -> Plain:
        found = self._rows.get(index)
        if found is None:
            found = self._rows[index] = self._record.blank()
        return found

    def __setitem__(self, index: int, plain: Plain) -> None:
        self[index].copy_from(plain)

    def number(self, name: str, index: int) -> Any:
        """One field of a record."""
        return getattr(self[index], name)


class PackedRows:
    """A row of records in memory that compiled code works on. Reading one gives a copy."""

    def __init__(self, record: Record, memory: memoryview) -> None:
        self.record = record
        self.memory = memory

    def __len__(self) -> int:
        return len(self.memory) // self.record.size

    def __getitem__(self, index: int) -> Plain:
        return self.record.unpack(self.memory, index * self.record.size)

    def __setitem__(self, index: int, plain: Plain) -> None:
        start = index * self.record.size
        self.memory[start : start + self.record.size] = self.record.pack(plain)

    def number(self, name: str, index: int) -> Any:
        """One field of a record."""
        return self.record.number(name, self.memory, index * self.record.size)


class PackedSpace:
    """Room for compiled code to work in. Where the memory comes from is up to the target."""

    def room(self, size: int) -> memoryview:
        """Memory that is not used yet; all zeros."""
        raise NotImplementedError

    def records(self, record: Record, count: int) -> PackedRows:
        """A row of records, all zeros."""
        return PackedRows(record, self.room(record.size * count))

    def numbers(self, kind: NumberKind, *shape: int) -> Any:
        """Numbers of a kind, all zeros."""
        memory: Any = self.room(kind.size * math.prod(shape))
        return memory.cast(kind.code)

    def numbers_from(self, data: bytes, kind: NumberKind, *shape: int) -> Any:
        """Numbers of a kind, given as bytes."""
        room = self.numbers(kind, *shape)
        room.cast("B")[:] = data
        return room
