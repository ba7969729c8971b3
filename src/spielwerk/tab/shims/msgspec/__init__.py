"""What tables use of msgspec, in plain Python: for a browser's tab, where msgspec itself, which is
written in C, would be one more thing to load. A test compares the two."""

import dataclasses
import json as _json
import types
from collections.abc import Callable, Iterator, Mapping, Sequence
from inspect import get_annotations
from math import isfinite
from typing import (
    Annotated,
    Any,
    ClassVar,
    Literal,
    Union,
    get_args,
    get_origin,
    get_type_hints,
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
    """A field of a struct."""

    name: str
    type: Any
    default: Any
    kw_only: bool

    @property
    def required(self) -> bool:
        """Whether it has no default."""
        return self.default is _MISSING


class Struct:
    """A record with a field for each annotation; a tag in one more field names its class."""

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
        dict: bool = False,  # all of ours have one
    ) -> None:
        fields = cls.__struct_fields__.copy()
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
    name = tag(cls.__name__) if callable(tag) else tag or cls.__name__
    return field, name


def _values(struct: Any) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


# ---- From Python to data ----------------------------------------------------------------------


def to_builtins(value: Any) -> Any:
    """Plain data: what JSON can hold."""
    if isinstance(value, Struct):
        tagged = dict([value.__tag__]) if value.__tag__ else {}
        return tagged | _fields(_values(value))
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return _fields({each.name: getattr(value, each.name) for each in dataclasses.fields(value)})
    if isinstance(value, dict):
        return {name: to_builtins(each) for name, each in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [to_builtins(each) for each in value]
    if value is None or isinstance(value, str | int | float):
        return value
    raise TypeError(f"Encoding objects of type {type(value).__name__} is unsupported")


def _fields(values: dict[str, Any]) -> dict[str, Any]:
    return {name: to_builtins(value) for name, value in values.items() if value is not UNSET}


# ---- From data to Python ----------------------------------------------------------------------

# What JSON calls things, in the order in which problems name them.
_NAMES = {bool: "bool", int: "int", float: "float", str: "str", dict: "object"}
_NAMES |= {list: "array", tuple: "array", Sequence: "array", types.NoneType: "null"}
_ORDER = [*dict.fromkeys(_NAMES.values())]


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
        return _one_of(data, kind, where)
    _expect(data, kind, where)
    if origin is Literal:
        return _listed(data, given, where)
    if isinstance(kind, type_) and issubclass(kind, Struct):
        return _struct(data, kind, where)
    if dataclasses.is_dataclass(kind):
        return _dataclass(data, kind, where)
    if origin is dict:
        items = [(_text(name, where), each) for name, each in data.items()]
        return {name: _converted(each, given[1], f"{where}[...]") for name, each in items}
    if origin in (list, tuple, Sequence):
        made = [_converted(each, given[0], f"{where}[{n}]") for n, each in enumerate(data)]
        return tuple(made) if origin is tuple else made
    return _text(data, where) if kind is str else _number(data, where) if kind is float else data


type_ = type


def _wrong(problem: str, where: str) -> ValidationError:
    return ValidationError(problem if where == "$" else f"{problem} - at `{where}`")


def _names(kind: Any) -> set[str]:
    """What may stand for a type in JSON."""
    origin, given = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _names(given[0])
    if origin in (Union, types.UnionType):
        return {name for each in given if each is not UnsetType for name in _names(each)}
    if origin is Literal:
        return {_NAMES[type(each)] for each in given}
    return {_NAMES.get(origin or kind, "object")}


def _expect(data: Any, kind: Any, where: str) -> None:
    """The right type. True is not a number, but a whole number may stand for a fraction."""
    expected, got = _names(kind), _NAMES.get(type(data), type(data).__name__)
    if got not in expected and not (got == "int" and "float" in expected):
        wanted = " | ".join(sorted(expected, key=_ORDER.index))
        raise _wrong(f"Expected `{wanted}`, got `{got}`", where)


def _text(text: Any, where: str) -> Any:
    """Half a character is none."""
    try:
        text.encode()
    except (AttributeError, UnicodeEncodeError):
        raise _wrong("Invalid text", where) from None
    return text


def _number(number: Any, where: str) -> float:
    try:
        return float(number)
    except OverflowError:
        raise _wrong("Number out of range", where) from None


def _listed(data: Any, values: Sequence[Any], where: str) -> Any:
    if data not in values:
        raise _wrong(f"Invalid enum value {data!r}", where)
    return data


def _one_of(data: Any, union: Any, where: str) -> Any:
    _expect(data, union, where)
    kinds = [kind for kind in get_args(union) if kind is not UnsetType]
    structs = [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Struct)]
    if isinstance(data, dict) and structs:
        return _struct(data, _tagged(data, structs, where), where)
    name = _NAMES[type(data)]
    fitting = [kind for kind in kinds if name in _names(kind)] or [float]
    return _converted(data, fitting[0], where)


def _tagged(data: Mapping[str, Any], structs: Sequence[Any], where: str) -> Any:
    field = structs[0].__tag__[0]
    if field not in data:
        raise _wrong(f"Object missing required field `{field}`", where)
    for each in structs:
        if each.__tag__ == (field, data[field]):
            return each
    raise _wrong_tag(data[field], f"{where}.{field}")


def _wrong_tag(tag: Any, where: str) -> ValidationError:
    return _wrong(f"Invalid value '{tag}'" if isinstance(tag, str) else "Expected `str`", where)


def _struct(data: Mapping[str, Any], kind: Any, where: str) -> Any:
    field, tag = kind.__tag__ or (None, None)
    fields, read = kind.__struct_fields__, {}
    for name, value in data.items():
        if name == field:
            if value != tag:
                raise _wrong_tag(value, f"{where}.{name}")
        elif name in fields:
            read[name] = _converted(value, fields[name].type, f"{where}.{name}")
        elif kind.__strict__:
            raise _wrong(f"Object contains unknown field `{name}`", where)
    _complete(read, [each.name for each in fields.values() if each.required], where)
    return kind(**read)


def _dataclass(data: Mapping[str, Any], kind: Any, where: str) -> Any:
    """Whether it may have other fields is said in the way of pydantic, which checks such requests
    at a server."""
    hints = get_type_hints(kind, include_extras=True)
    fields = {each.name: each for each in dataclasses.fields(kind)}
    if getattr(kind, "__pydantic_config__", {}).get("extra") == "forbid":
        for name in data:
            if name not in fields:
                raise _wrong(f"Object contains unknown field `{name}`", where)
    read = {
        name: _converted(value, hints[name], f"{where}.{name}")
        for name, value in data.items()
        if name in fields
    }
    _complete(read, [name for name, each in fields.items() if _is_required(each)], where)
    return kind(**read)


def _is_required(field: "dataclasses.Field[Any]") -> bool:
    missing = dataclasses.MISSING
    return field.default is missing and field.default_factory is missing


def _complete(read: Mapping[str, Any], required: Sequence[str], where: str) -> None:
    for name in required:
        if name not in read:
            raise _wrong(f"Object missing required field `{name}`", where)


def _checked(value: Any, marks: Sequence[Any], where: str) -> Any:
    """What more is required: of a number its range, of a text or list its length."""
    if value is None:
        return value
    for mark in marks:
        if isinstance(mark, Meta):
            for problem in _problems(value, mark):
                name = _NAMES.get(type(value), "object")
                raise _wrong(f"Expected `{name}` {problem}", where)
    return value


def _problems(value: Any, mark: Meta) -> Iterator[str]:
    if isinstance(value, int | float):
        if mark.ge is not None and value < mark.ge:
            yield f">= {mark.ge}"
        if mark.le is not None and value > mark.le:
            yield f"<= {mark.le}"
    elif hasattr(value, "__len__"):
        if mark.min_length is not None and len(value) < mark.min_length:
            yield f"of length >= {mark.min_length}"
        if mark.max_length is not None and len(value) > mark.max_length:
            yield f"of length <= {mark.max_length}"


# ---- JSON -------------------------------------------------------------------------------------


def _no_number(name: str) -> float:
    raise ValueError(f"{name} is not JSON")


def _fraction(text: str) -> float:
    number = float(text)
    return number if isfinite(number) else _no_number(text)


class _Json:
    """`msgspec.json`."""

    class Encoder:
        def encode(self, value: Any) -> bytes:
            plain = to_builtins(value)
            return _json.dumps(plain, ensure_ascii=False, separators=(",", ":")).encode()

    class Decoder:
        def __init__(self, type: Any = Any) -> None:
            self._type = type

        def decode(self, text: bytes | str) -> Any:
            try:
                data = _json.loads(text, parse_constant=_no_number, parse_float=_fraction)
            except ValueError as error:
                raise DecodeError(f"JSON is malformed: {error}") from None
            return convert(data, self._type)

    def encode(self, value: Any) -> bytes:
        return self.Encoder().encode(value)

    def decode(self, text: bytes | str, *, type: Any = Any) -> Any:
        return self.Decoder(type).decode(text)


json = _Json()
