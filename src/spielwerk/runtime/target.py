"""Where compiled functions run: as WebAssembly, as machine code that numba makes, or as they are,
in Python.

The same functions work on all of them, and give the same results. A target provides spaces: room to
work in for one thread, and the functions that work there.
"""

import logging
import os
from array import array
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Protocol

from spielwerk.errors import BadModule, BadOption
from spielwerk.runtime.compile import jit
from spielwerk.runtime.entries import Argument, One, Rows, entry_of
from spielwerk.runtime.kinds import NumberKind
from spielwerk.runtime.state import PackedRows, PackedSpace, PlainRows, Record

log = logging.getLogger(__name__)

# Numba plays Rings up to half as fast again, but takes up to half a minute to compile a game.
PAYS_AFTER = 120.0  # seconds of work


class Rules(Protocol):
    """A game's functions, as far as it matters here: where they are kept as WebAssembly."""

    @property
    def module(self) -> Path | None:
        """The WebAssembly's file."""

    @property
    def is_in_module(self) -> bool:
        """Whether the module was made from these rules."""


class Space(Protocol):
    """Room to work in, for one thread at a time."""

    def records(self, record: Record, count: int) -> Any:
        """A row of records, all zeros. `rows[n]` reads one, `rows[n] = plain` writes one."""

    def numbers(self, kind: NumberKind, *shape: int) -> Any:
        """Space for some numbers, or for rows of them."""

    def numbers_from(self, data: bytes, kind: NumberKind, *shape: int) -> Any:
        """The same, with numbers in it that are given as bytes."""

    def function(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """A function marked with @entry, to be called with what this space provides."""


class Target(Protocol):
    """A way to run compiled functions.

    >>> from spielwerk.runtime.target import CPU, INTERPRETED, WASM
    >>> [target.name for target in (INTERPRETED, CPU, WASM)]
    ['python', 'cpu', 'wasm']
    """

    name: str

    def space(self, rules: Rules) -> Space:
        """A space for a game's functions."""


# ---- Python itself ----------------------------------------------------------------------------


class _PlainSpace:
    def records(self, record: Record, count: int) -> PlainRows:
        return PlainRows(record, count)

    def numbers(self, kind: NumberKind, *shape: int) -> Any:
        if len(shape) == 1:
            return array(kind.code, bytes(kind.size * shape[0]))
        return [self.numbers(kind, *shape[1:]) for _ in range(shape[0])]

    def numbers_from(self, data: bytes, kind: NumberKind, *shape: int) -> Any:
        if len(shape) == 1:
            return array(kind.code, data)
        size = len(data) // shape[0]
        rows = (data[n : n + size] for n in range(0, len(data), size))
        return [self.numbers_from(row, kind, *shape[1:]) for row in rows]

    def function(self, function: Callable[..., Any]) -> Callable[..., Any]:
        return function


class Interpreted:
    """Plain Python."""

    name = "python"

    def space(self, rules: Rules) -> Space:
        """A space of Python's own numbers and lists."""
        return _PlainSpace()


# ---- Machine code -----------------------------------------------------------------------------


class _CpuSpace(PackedSpace):
    def room(self, size: int) -> memoryview:
        return memoryview(bytearray(size))

    def function(self, function: Callable[..., Any]) -> Callable[..., Any]:
        entry = entry_of(function)
        twin = jit(function)

        def call(*given: Any) -> Any:
            return twin(*map(_for_numba, entry.arguments, given))

        return call


def _for_numba(argument: Argument, value: Any) -> Any:
    import numpy as np

    if isinstance(argument, NumberKind):
        return np.uint64(value) if argument.name == "uint64" else value
    if isinstance(value, PackedRows):
        records = np.frombuffer(value.memory, value.record.dtype)
        return records[0] if isinstance(argument, One) else records
    numbers = np.asarray(value)
    if isinstance(argument, Rows) and len(argument.shape) > 1:
        return numbers.reshape(-1, argument.shape[1])  # type: ignore[arg-type]
    return numbers


class Cpu:
    """Machine code made by numba."""

    name = "cpu"

    def space(self, rules: Rules) -> Space:
        """A space in this process's memory."""
        return _CpuSpace()


# ---- WebAssembly ------------------------------------------------------------------------------


class Wasm:
    """The game's WebAssembly module."""

    name = "wasm"

    def space(self, rules: Rules) -> Space:
        """A space in the module's memory; BadModule if the game has none."""
        found = _module(rules)
        if isinstance(found, BadModule):
            raise found
        space: Space = found.space()
        return space


def _module(rules: Rules) -> Any:
    """A game's module, or a BadModule that says why there is none."""
    from spielwerk.runtime import module

    if rules.module is None:
        return BadModule("error-module", module="–", reason="no folder")
    if not rules.is_in_module:
        return BadModule("error-module", module=rules.module.name, reason="other rules")
    return module.module_at(rules.module)


# ---- The choice -------------------------------------------------------------------------------

INTERPRETED: Target = Interpreted()
CPU: Target = Cpu()
WASM: Target = Wasm()
TARGETS = {target.name: target for target in (INTERPRETED, CPU, WASM)}


def target_for(rules: Rules, *functions: Callable[..., Any], seconds: float = 0.0) -> Target:
    """The best target for some of a game's functions, if the work takes roughly `seconds`.

    SPIELWERK_TARGET names one of TARGETS; SPIELWERK_JIT=0 is another way to ask for plain Python.

    >>> import spielwerk
    >>> from spielwerk.runtime.target import target_for
    >>> rules = spielwerk.load("rings").rules
    >>> target_for(rules, rules.legal).name in ("wasm", "cpu", "python")
    True
    """
    chosen = _chosen(rules, *functions, seconds=seconds)
    names = " and ".join(entry_of(function).name for function in functions)
    _tell(f"{names} {'runs' if len(functions) == 1 else 'run'} on {chosen.name}")
    return chosen


def _chosen(rules: Rules, *functions: Callable[..., Any], seconds: float) -> Target:
    asked = asked_for()
    if asked is not None:
        return asked
    if seconds > PAYS_AFTER and numba_is_here():
        return CPU
    if _is_offered(rules, functions):
        return WASM
    if numba_is_here():
        return CPU
    name = rules.module.stem if rules.module else "these rules"
    _warn(
        f"{name} is not there as WebAssembly, so plain Python plays: it is slow, and its computer "
        "players are weak (`spielwerk wasm` compiles a game)"
    )
    return INTERPRETED


def asked_for() -> Target | None:
    """The target that the environment names; None if it names none."""
    if os.environ.get("SPIELWERK_JIT") == "0":
        return INTERPRETED
    name = os.environ.get("SPIELWERK_TARGET")
    if name and name not in TARGETS:
        raise BadOption("error-target", target=name, targets=", ".join(TARGETS))
    return TARGETS[name] if name else None


@cache
def numba_is_here() -> bool:
    """Whether numba is installed."""
    return find_spec("numba") is not None


def _is_offered(rules: Rules, functions: tuple[Callable[..., Any], ...]) -> bool:
    found = _module(rules)
    if isinstance(found, BadModule):
        # A variant, or another package's game, may be without a module, and do well with numba.
        is_gone = rules.module is None or not rules.module.exists()
        is_fine = (is_gone or not rules.is_in_module) and numba_is_here()
        (_tell if is_fine else _warn)(str(found))
        return False
    return all(found.offers(function) for function in functions)


@cache
def _tell(line: str) -> None:
    log.debug(line)


@cache
def _warn(line: str) -> None:
    """Say what is wrong once, not for every game of a tournament."""
    log.warning(line)
