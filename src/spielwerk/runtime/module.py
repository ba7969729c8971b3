"""Games as WebAssembly: compiled rules where there is no compiler.

What runs modules is up to the `Runtime`: wasmtime here, the browser itself in a tab. `make rules`
builds the modules, see runtime/module_builder.py.
"""

import json
from collections.abc import Callable
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from spielwerk.errors import BadModule
from spielwerk.runtime.entries import entry_of, stamp
from spielwerk.runtime.module_memory import ModuleSpace, Runtime

SECTION = "spielwerk"  # what the module tells about itself


class Module:
    """A game's module."""

    def __init__(self, path: Path) -> None:
        try:
            self.code = path.read_bytes()
        except OSError as error:
            raise BadModule("error-module", module=path.name, reason=error.strerror) from None
        try:
            runtime().check(self.code)
            header = json.loads(_section(self.code, SECTION))
        except (ValueError, IndexError) as error:
            reason = str(error).splitlines()[0]
            raise BadModule("error-module", module=path.name, reason=reason) from None
        self.python: str = header["python"]  # the version that its functions come from
        entries = header["entries"].items()
        self._stamps: dict[str, str] = {name: each["stamp"] for name, each in entries}

    @cached_property
    def compiled(self) -> Any:
        """What the runtime made of the code."""
        return runtime().compile(self.code)

    def space(self) -> ModuleSpace:
        """Memory of its own, with the module's functions on it."""
        return runtime().space(self)

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


_runtime: Runtime | None = None


def runtime() -> Runtime:
    """What runs modules: wasmtime, unless `run_by` chose otherwise."""
    if _runtime is None:
        from spielwerk.runtime.wasmtime_runtime import Wasmtime

        run_by(Wasmtime())
    return _runtime  # type: ignore[return-value]


def run_by(runtime: Runtime) -> None:
    """From now on, this runs modules."""
    global _runtime
    _runtime = runtime


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
