"""msgspec.structs, as far as tables use it."""

from typing import Any, TypeVar

from msgspec import FieldInfo, Struct  # type: ignore[attr-defined]  # the shim beside this one

Any_Struct = TypeVar("Any_Struct", bound=Struct)


def fields(kind: Any) -> tuple[FieldInfo, ...]:
    """The fields of a struct."""
    return tuple(kind.__struct_fields__.values())


def replace(struct: Any_Struct, **changes: Any) -> Any_Struct:
    """A copy with other values in some fields."""
    values = {name: getattr(struct, name) for name in struct.__struct_fields__}
    return type(struct)(**values | changes)
