"""One source for every machine: plain Python, compiled for the CPU, callable from a CUDA kernel.

`@compiled` marks a function and leaves it as it is, so that nothing is compiled at import and a
test or a terminal game runs it interpreted. `jit(function)` returns its compiled twin: the function
and every marked function it calls, by name or through a closure. The twin releases the GIL, and its
machine code is kept on disk between processes.
"""

import types
from collections.abc import Callable
from typing import Any, TypeVar

from spielwerk.runtime.reach import MAKE_TWIN, MARK, bound, code_stamp, globals_used, is_marked
from spielwerk.runtime.tables import Table

Function = TypeVar("Function", bound=Callable[..., Any])

# How numba compiles. Inlining everything costs compile time, but it pays: we measured a fifth to a
# third more decisions per second, because `apply` need not work out again what `draw` knows about a
# move. Nothing here allocates, so reference counting is not needed; it would cost Dimenticato and
# Memento up to half of their time.
HOW = {"nogil": True, "error_model": "numpy", "forceinline": True, "_nrt": False}

_TWIN = "__spielwerk_twin__"


def compiled(function: Function) -> Function:
    """Mark a function that can be compiled: integers, state records and arrays only.

    >>> from spielwerk.runtime.compile import compiled
    >>> @compiled
    ... def double(number):
    ...     return 2 * number
    >>> double(4)
    8
    """
    setattr(function, MARK, True)
    return function


def compiled_as(make_twin: Callable[[], Any]) -> Callable[[Function], Function]:
    """Mark a function whose compiled twin is not made from its body but by `make_twin`."""

    def mark(function: Function) -> Function:
        setattr(function, MAKE_TWIN, make_twin)
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


def instruction(function: Any) -> Any:
    """The intrinsic that replaces a marked function's body when compiled, or None."""
    make_twin = getattr(function, MAKE_TWIN, None)
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


def rebound(function: Any, replace: Callable[[Any], Any]) -> Any:
    """A copy of the function in which `replace` has been applied to the module globals it uses and
    to its closure."""
    used = {name: replace(value) for name, value in globals_used(function).items()}
    cells = tuple(types.CellType(replace(value)) for value in bound(function))
    copy = types.FunctionType(
        function.__code__,
        {**function.__globals__, **used},
        function.__name__,
        function.__defaults__,
        cells or None,
    )
    copy.__qualname__ = function.__qualname__
    copy.__module__ = function.__module__
    return copy


def _identity(function: Any) -> str:
    """The function's name, plus the functions and values that its closure binds."""
    name = f"{function.__module__}.{function.__qualname__}"
    values = bound(function)
    if not values:
        return name
    return f"{name}[{', '.join(_identity(v) if callable(v) else repr(v) for v in values)}]"


def _keep_on_disk(dispatcher: Any, function: Any) -> None:
    from spielwerk.runtime.cache import StampedCache, tell_unkept

    stamp = code_stamp(function)
    if stamp is None:
        return
    try:
        dispatcher._cache = StampedCache(dispatcher.py_func, _identity(function), stamp)
    except RuntimeError as error:  # numba found no folder that it may write to
        tell_unkept(str(error))
