"""One source for every machine: plain Python, compiled for the CPU, callable from a CUDA kernel.

`@compiled` marks a function and leaves it as it is, so that nothing is compiled at import and a
test or a terminal game runs it interpreted. `jit(function)` returns its compiled twin: the function
and every marked function it calls, by name or through a closure. The twin releases the GIL, and its
machine code is kept on disk between processes.
"""

import hashlib
import sys
import types
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from spielwerk.engine.tables import Table

Function = TypeVar("Function", bound=Callable[..., Any])

# How numba compiles. Inlining everything costs compile time, but it pays: we measured a fifth to a
# third more decisions per second, because `apply` need not work out again what `draw` knows about a
# move. Nothing here allocates, so reference counting is not needed; it would cost Dimenticato and
# Memento up to half of their time.
HOW = {"nogil": True, "error_model": "numpy", "forceinline": True, "_nrt": False}

_MARK = "__spielwerk_compiled__"
_TWIN = "__spielwerk_twin__"
_MAKE_TWIN = "__spielwerk_make_twin__"


def compiled(function: Function) -> Function:
    """Mark a function that can be compiled: integers, state records and arrays only."""
    setattr(function, _MARK, True)
    return function


def compiled_as(make_twin: Callable[[], Any]) -> Callable[[Function], Function]:
    """Mark a function whose compiled twin is not made from its body but by `make_twin`."""

    def mark(function: Function) -> Function:
        setattr(function, _MAKE_TWIN, make_twin)
        return compiled(function)

    return mark


def jit(function: Callable[..., Any]) -> Any:
    """The compiled twin of a marked function (a numba dispatcher), made once."""
    if not is_marked(function):
        raise TypeError(f"{function!r} is not marked with @compiled")
    twin = getattr(function, _TWIN, None)
    if twin is None:
        twin = instruction(function) or _compile(function)
        setattr(function, _TWIN, twin)
    return twin


def is_marked(value: Any) -> bool:
    return isinstance(value, types.FunctionType) and hasattr(value, _MARK)


def instruction(function: Any) -> Any:
    """The intrinsic that replaces a marked function's body when compiled, or None."""
    make_twin = getattr(function, _MAKE_TWIN, None)
    return make_twin and make_twin()


def _compile(function: Any) -> Any:
    import numba

    twin = rebound(function, lambda value: for_numba(value, jit))
    dispatcher = numba.njit(**HOW)(twin)  # type: ignore[call-overload]
    _keep_on_disk(dispatcher, function)
    return dispatcher


def for_numba(value: Any, twin: Callable[[Any], Any]) -> Any:
    """What numba sees of a value: a function's twin, a table's array, or the value itself."""
    if is_marked(value):
        return twin(value)
    return value.array if isinstance(value, Table) else value


def used_by(function: Any) -> list[Any]:
    """The module globals that a function uses, and what its closure binds."""
    module = function.__globals__
    names = sorted(_names_in(function.__code__) & module.keys())
    cells = [cell.cell_contents for cell in function.__closure__ or ()]
    return [*(module[name] for name in names), *cells]


def rebound(function: Any, replace: Callable[[Any], Any]) -> Any:
    """A copy of the function in which `replace` has been applied to the module globals it uses and
    to its closure."""
    module = function.__globals__
    used = {name: replace(module[name]) for name in _names_in(function.__code__) & module.keys()}
    cells = tuple(
        types.CellType(replace(cell.cell_contents)) for cell in function.__closure__ or ()
    )
    copy = types.FunctionType(
        function.__code__,
        {**module, **used},
        function.__name__,
        function.__defaults__,
        cells or None,
    )
    copy.__qualname__ = function.__qualname__
    copy.__module__ = function.__module__
    return copy


def _names_in(code: types.CodeType) -> set[str]:
    nested = (_names_in(c) for c in code.co_consts if isinstance(c, types.CodeType))
    return set(code.co_names).union(*nested)


def _identity(function: Any) -> str:
    """The function's name, plus the functions and values that its closure binds."""
    name = f"{function.__module__}.{function.__qualname__}"
    bound = [cell.cell_contents for cell in function.__closure__ or ()]
    if not bound:
        return name
    return f"{name}[{', '.join(_identity(b) if callable(b) else repr(b) for b in bound)}]"


def _packages(function: Any) -> set[str]:
    """Where the source is that the function's code is made from: ours, and that of a game from
    another package."""
    closure = [cell.cell_contents for cell in function.__closure__ or ()]
    bound = (_packages(each) for each in closure if isinstance(each, types.FunctionType))
    own = (function.__module__ or "").partition(".")[0]
    return {"spielwerk", own}.union(*bound)


def _stamp(function: Any) -> str | None:
    """Changes with any source that the function's code is made from; None if it was typed in, so
    that nothing tells when it changes."""
    packages = sorted(_packages(function))
    if not all(getattr(sys.modules.get(name), "__file__", None) for name in packages):
        return None
    return " ".join(map(package_stamp, packages))


def _keep_on_disk(dispatcher: Any, function: Any) -> None:
    from spielwerk.engine.cache import PackageCache, tell_unkept

    stamp = _stamp(function)
    if stamp is None:
        return
    try:
        dispatcher._cache = PackageCache(dispatcher.py_func, _identity(function), stamp)
    except RuntimeError as error:  # numba found no folder that it may write to
        tell_unkept(str(error))


@cache
def package_stamp(package: str = "spielwerk") -> str:
    """Changes with any source file of the package: equal stamps mean the same Spielwerk."""
    stamp = hashlib.sha256()
    file = Path(str(sys.modules[package].__file__))
    for path in sorted(file.parent.rglob("*.py")) if file.name == "__init__.py" else [file]:
        stamp.update(path.read_bytes())
    return stamp.hexdigest()
