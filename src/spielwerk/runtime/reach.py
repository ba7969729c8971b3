"""What the machine code of a compiled function is made from: its own code, the functions that it
reaches, and the values that they use. Equal stamps mean equal machine code."""

import hashlib
import sys
import types
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from spielwerk.runtime.kinds import NumberKind
from spielwerk.runtime.state import Record
from spielwerk.runtime.tables import Table

MARK = "__spielwerk_compiled__"
MAKE_TWIN = "__spielwerk_make_twin__"
_RUNTIME = __name__.rpartition(".")[0]  # the package that says how functions are compiled


class _UnknownError(Exception):
    """A value that no stamp can be made of."""


def is_marked(value: Any) -> bool:
    """Whether it is a function marked with `@compiled`."""
    return isinstance(value, types.FunctionType) and hasattr(value, MARK)


def globals_used(function: Any) -> dict[str, Any]:
    """The module globals that a function uses."""
    module = function.__globals__
    return {name: module[name] for name in sorted(_names_in(function.__code__) & module.keys())}


def bound(function: Any) -> list[Any]:
    """What a function's closure binds."""
    return [cell.cell_contents for cell in function.__closure__ or ()]


def used_by(function: Any) -> list[Any]:
    """The module globals that a function uses, and what its closure binds."""
    return [*globals_used(function).values(), *bound(function)]


def _names_in(code: types.CodeType) -> set[str]:
    nested = (_names_in(c) for c in code.co_consts if isinstance(c, types.CodeType))
    return set(code.co_names).union(*nested)


# ---- Stamps -----------------------------------------------------------------------------------


def code_stamp(function: Callable[..., Any]) -> str | None:
    """Changes with anything that the function's machine code is made from, and with nothing else:
    it is taken from the code in memory, which a later edit of its file leaves as it is. None for a
    function that was typed in. Where a value is of a kind that is not foreseen here, it changes
    with any source file of the packages concerned."""
    packages = sorted(_packages(function))
    if not all(getattr(sys.modules.get(name), "__file__", None) for name in packages):
        return None
    try:
        return f"{_stamp(function)} {package_stamp(_RUNTIME)}"
    except (_UnknownError, RecursionError):  # the latter if functions call each other in a circle
        return " ".join(map(package_stamp, packages))


def _packages(function: Any) -> set[str]:
    """Where the source is that the function's code is made from: ours, and that of a game from
    another package."""
    own = (function.__module__ or "").partition(".")[0]
    functions = (each for each in bound(function) if isinstance(each, types.FunctionType))
    return {"spielwerk", own}.union(*map(_packages, functions))


@cache
def package_stamp(package: str = "spielwerk") -> str:
    """Changes with any source file of the package: equal stamps mean the same Spielwerk."""
    stamp = hashlib.sha256()
    file = Path(str(sys.modules[package].__file__))
    for path in sorted(file.parent.rglob("*.py")) if file.name == "__init__.py" else [file]:
        stamp.update(path.read_bytes())
    return stamp.hexdigest()


@cache
def _stamp(function: Any) -> str:
    return _digest("\n".join(_parts(function)))


def _parts(function: Any) -> Iterator[str]:
    yield f"{function.__module__}.{function.__qualname__}"
    make_twin = getattr(function, MAKE_TWIN, None)
    if make_twin is not None:  # its body is not compiled
        if not make_twin.__module__.startswith(f"{_RUNTIME}."):
            raise _UnknownError
        return
    yield _code_text(function.__code__)
    for value in (function.__defaults__, function.__kwdefaults__):
        yield _text(value)
    for name, value in globals_used(function).items():
        yield f"{name}={_text(value)}"
    for value in bound(function):
        yield _text(value)


def _code_text(code: types.CodeType) -> str:
    """Everything in it that decides what it does: neither its file nor its lines."""
    constants = [
        _code_text(each) if isinstance(each, types.CodeType) else _text(each)
        for each in code.co_consts
    ]
    shape = (code.co_argcount, code.co_posonlyargcount, code.co_kwonlyargcount, code.co_flags)
    names = (code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars)
    return f"{code.co_code.hex()} {shape} {names} {constants}"


def _text(value: Any) -> str:
    """A value as text that differs from that of any other."""
    if is_marked(value):
        return _stamp(value)
    if isinstance(value, Table):
        return f"{value.kind} {_digest(repr(tuple(value)))}"
    if value is None or value is ... or type(value) in (bool, int, float, str, bytes):
        return repr(value)
    if type(value) is tuple:
        return f"({', '.join(map(_text, value))})"
    if type(value) is frozenset:
        return f"{{{', '.join(sorted(map(_text, value)))}}}"
    if isinstance(value, Record | NumberKind):
        return repr(value)
    if isinstance(value, types.ModuleType) and value.__name__ in sys.stdlib_module_names:
        return value.__name__
    raise _UnknownError


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
