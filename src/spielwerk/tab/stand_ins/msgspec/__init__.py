"""What tables use of msgspec, in plain Python: for a browser's tab, where msgspec itself, which is
written in C, would be one more thing to load. A test compares the two."""

import dataclasses
import json as _json
import types
from collections.abc import Callable, Iterator, Mapping, Sequence
from inspect import get_annotations
from typing import (
    Annotated,
    Any,
    ClassVar,
    Literal,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

__all__ = [
    "UNSET",
    "DecodeError",
    "Meta",
    "MsgspecError",
    "Struct",
    "UnsetType",
    "ValidationError",
    "convert",
    "json",
    "to_builtins",
]


class MsgspecError(Exception):
    """Something cannot be read."""


class DecodeError(MsgspecError):
    """It is not JSON."""


class ValidationError(DecodeError):
    """It is not what it should be."""


class UnsetType:
    """The type of UNSET: nothing was said about a field."""

    def __repr__(self) -> str:
        return "UNSET"

    def __bool__(self) -> bool:
        return False


UNSET = UnsetType()


@dataclasses.dataclass(frozen=True, kw_only=True)
class Meta:
    """What more is required of a value."""

    ge: float | None = None
    le: float | None = None
    min_length: int | None = None
    max_length: int | None = None
    extra_json_schema: dict[str, Any] | None = None

    def __hash__(self) -> int:
        return id(self)


_MISSING = object()


@dataclasses.dataclass(frozen=True)
class FieldInfo:
    name: str
    type: Any
    default: Any
    kw_only: bool

    @property
    def required(self) -> bool:
        return self.default is _MISSING


class Struct:
    """A record with a field for each annotation; a tag in one more field tells its class."""

    __struct_fields__: ClassVar[dict[str, FieldInfo]] = {}
    __positional__: ClassVar[tuple[str, ...]] = ()
    __tag__: ClassVar[tuple[str, str] | None] = None
    __tagging__: ClassVar[tuple[str | None, Any]] = (None, None)
    __strict__: ClassVar[bool] = False
    __frozen__: ClassVar[bool] = False

    def __init_subclass__(
        cls,
        tag_field: str | None = None,
        tag: str | Callable[[str], str] | None = None,
        kw_only: bool = False,
        frozen: bool = False,
        forbid_unknown_fields: bool = False,
    ) -> None:
        fields = dict(cls.__struct_fields__)
        for name, kind in get_annotations(cls).items():
            default = cls.__dict__.get(name, _MISSING)
            fields[name] = FieldInfo(name, kind, default, kw_only)
        cls.__struct_fields__ = fields
        cls.__positional__ = tuple(name for name, field in fields.items() if not field.kw_only)
        inherited_field, inherited_tag = cls.__tagging__
        cls.__tagging__ = tag_field or inherited_field, tag or inherited_tag
        cls.__tag__ = _tag(cls, *cls.__tagging__)
        cls.__strict__ = cls.__strict__ or forbid_unknown_fields
        cls.__frozen__ = cls.__frozen__ or frozen

    def __init__(self, *given: Any, **named: Any) -> None:
        values = dict(zip(self.__positional__, given, strict=False)) | named
        for name, field in self.__struct_fields__.items():
            if name not in values and field.required:
                raise TypeError(f"Missing required argument '{name}'")
            object.__setattr__(self, name, values.pop(name, field.default))
        if values or len(given) > len(self.__positional__):
            raise TypeError(f"{type(self).__name__} has no {', '.join(values) or 'more fields'}")

    def __setattr__(self, name: str, value: Any) -> None:
        if self.__frozen__:
            raise AttributeError(f"{type(self).__name__} does not change")
        object.__setattr__(self, name, value)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and _values(self) == _values(other)

    def __hash__(self) -> int:
        if not self.__frozen__:
            raise TypeError(f"unhashable type: {type(self).__name__!r}")
        return hash(tuple(_values(self).values()))

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={value!r}" for name, value in _values(self).items())
        return f"{type(self).__name__}({shown})"


def _tag(cls: type, field: str | None, tag: Any) -> tuple[str, str] | None:
    if field is None:
        return None
    told = tag(cls.__name__) if callable(tag) else tag or cls.__name__
    return field, told


def _values(struct: Any) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


# ---- From Python to data ----------------------------------------------------------------------


def to_builtins(value: Any) -> Any:
    """Plain data: what JSON can hold."""
    if isinstance(value, Struct):
        tagged = dict([value.__tag__]) if value.__tag__ else {}
        return tagged | _told(_values(value))
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return _told({each.name: getattr(value, each.name) for each in dataclasses.fields(value)})
    if isinstance(value, dict):
        return {name: to_builtins(each) for name, each in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [to_builtins(each) for each in value]
    if value is None or isinstance(value, str | int | float):
        return value
    raise TypeError(f"Encoding objects of type {type(value).__name__} is unsupported")


def _told(values: dict[str, Any]) -> dict[str, Any]:
    return {name: to_builtins(value) for name, value in values.items() if value is not UNSET}


# ---- From data to Python ----------------------------------------------------------------------


def convert(data: Any, type: Any) -> Any:
    """The same data as an object of a type; ValidationError if it does not fit."""
    return _converted(data, type, "$")


def _converted(data: Any, kind: Any, where: str) -> Any:
    origin, given = get_origin(kind), get_args(kind)
    if kind is Any:
        return data
    if origin is Annotated:
        return _checked(_converted(data, given[0], where), given[1:], where)
    if origin in (Union, types.UnionType):
        return _one_of(data, given, where)
    if origin is Literal:
        if not any(data == each and isinstance(data, each.__class__) for each in given):
            raise ValidationError(f"Invalid enum value {data!r} - at `{where}`")
        return data
    if isinstance(kind, type_) and issubclass(kind, Struct):
        return _struct(data, kind, where)
    if dataclasses.is_dataclass(kind):
        return _dataclass(data, kind, where)
    if origin is dict or is_typeddict(kind):
        item = given[1] if given else Any
        data = _expected(data, dict, where)
        return {name: _converted(each, item, f"{where}[...]") for name, each in data.items()}
    if origin in (list, tuple, Sequence):
        data = _expected(data, (list, tuple), where)
        made = [_converted(each, given[0], f"{where}[{n}]") for n, each in enumerate(data)]
        return tuple(made) if origin is tuple else made
    return _expected(data, kind, where)


type_ = type


def _expected(data: Any, kind: Any, where: str) -> Any:
    """A plain value. True is not a number, but a whole number may stand for a fraction."""
    if kind is None or kind is types.NoneType:
        fits = data is None
    elif kind is float:
        fits = isinstance(data, int | float) and not isinstance(data, bool)
        data = float(data) if fits else data
    elif kind is int:
        fits = isinstance(data, int) and not isinstance(data, bool)
    else:
        fits = isinstance(data, kind)
    if not fits:
        name = getattr(kind, "__name__", str(kind))
        raise ValidationError(f"Expected `{name}`, got `{type(data).__name__}` - at `{where}`")
    return data


def _one_of(data: Any, kinds: Sequence[Any], where: str) -> Any:
    structs = [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Struct)]
    if isinstance(data, dict) and structs:
        return _struct(data, _tagged(data, structs, where), where)
    problems = []
    for kind in kinds:
        if kind is UnsetType:
            continue
        try:
            return _converted(data, kind, where)
        except ValidationError as error:
            problems.append(str(error))
    raise ValidationError(problems[0])


def _tagged(data: Mapping[str, Any], structs: Sequence[Any], where: str) -> Any:
    field = structs[0].__tag__[0]
    found = data.get(field)
    for each in structs:
        if each.__tag__ == (field, found):
            return each
    raise ValidationError(f"Invalid value {found!r} - at `{where}.{field}`")


def _struct(data: Any, kind: Any, where: str) -> Any:
    data = dict(_expected(data, dict, where))
    if kind.__tag__ is not None:
        field, tag = kind.__tag__
        if data.pop(field, tag) != tag:
            raise ValidationError(f"Expected `{tag}` - at `{where}.{field}`")
    fields = kind.__struct_fields__.values()
    read = dict(_read(data, [(each.name, each.type, each.required) for each in fields], where))
    unknown = next((name for name in data if name not in read), None)
    if unknown is not None and kind.__strict__:
        raise ValidationError(f"Object contains unknown field `{unknown}` - at `{where}`")
    positional = [read.pop(name) for name in kind.__positional__ if name in read]
    whole = dict(zip(kind.__positional__, positional, strict=False))
    return kind(**whole, **read)


def _dataclass(data: Any, kind: Any, where: str) -> Any:
    data = _expected(data, dict, where)
    hints = get_type_hints(kind, include_extras=True)
    fields = [
        (each.name, hints[each.name], _is_required(each)) for each in dataclasses.fields(kind)
    ]
    return kind(**dict(_read(data, fields, where)))


def _is_required(field: "dataclasses.Field[Any]") -> bool:
    missing = dataclasses.MISSING
    return field.default is missing and field.default_factory is missing


def _read(
    data: Mapping[str, Any], fields: Sequence[tuple[str, Any, bool]], where: str
) -> Iterator[tuple[str, Any]]:
    for name, kind, is_required in fields:
        if name in data:
            yield name, _converted(data[name], kind, f"{where}.{name}")
        elif is_required:
            raise ValidationError(f"Object missing required field `{name}` - at `{where}`")


def _checked(value: Any, marks: Sequence[Any], where: str) -> Any:
    """What more is required: of a number its range, of a text or list its length."""
    for mark in marks:
        if not isinstance(mark, Meta):
            continue
        size = len(value) if hasattr(value, "__len__") else 0
        problems = (
            (mark.ge is not None and _is_number(value) and value < mark.ge, f">= {mark.ge}"),
            (mark.le is not None and _is_number(value) and value > mark.le, f"<= {mark.le}"),
            (
                mark.min_length is not None and size < mark.min_length,
                f"of length >= {mark.min_length}",
            ),
            (
                mark.max_length is not None and size > mark.max_length,
                f"of length <= {mark.max_length}",
            ),
        )
        for is_wrong, wanted in problems:
            if is_wrong:
                raise ValidationError(f"Expected something {wanted} - at `{where}`")
    return value


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float)


# ---- JSON -------------------------------------------------------------------------------------


class _Json:
    """`msgspec.json`."""

    class Encoder:
        def encode(self, value: Any) -> bytes:
            told = to_builtins(value)
            return _json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()

    class Decoder:
        def __init__(self, type: Any = Any) -> None:
            self._type = type

        def decode(self, text: bytes | str) -> Any:
            try:
                data = _json.loads(text)
            except ValueError as error:
                raise DecodeError(f"JSON is malformed: {error}") from None
            return convert(data, self._type)

    def encode(self, value: Any) -> bytes:
        return self.Encoder().encode(value)

    def decode(self, text: bytes | str, *, type: Any = Any) -> Any:
        return self.Decoder(type).decode(text)


json = _Json()
