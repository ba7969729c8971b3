"""Compiled functions as WebAssembly: the same rules in a browser, or where there is no compiler.

`build` makes one module of some `@compiled` functions. Numba types them and writes LLVM's language,
which we take before anything in it depends on this machine, give to LLVM's WebAssembly backend and
link. The module imports nothing, and its bytes are the same whatever machine builds them, with the
same version of Python.

An entry point takes one address, from where it reads its arguments, eight bytes each, and where it
leaves its result: wasmtime takes 0.4 ms to hand over twenty numbers one by one, half as long as a
step of a search. A record or an array is given as its address; the sizes that the `Entry` names
follow the arguments. What the module tells about itself, as JSON in a section of its own, is in
`description`.
"""

import json
import platform
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numba
import numpy as np
from numba import types
from numba.core.codegen import CPUCodeLibrary
from numba.core.compiler_lock import global_compiler_lock
from numba.core.cpu import CPUContext

from spielwerk.runtime.compile import HOW, for_numba, instruction, rebound
from spielwerk.runtime.entries import Argument, Entry, Rows, entry_of, stamp
from spielwerk.runtime.kinds import NumberKind
from spielwerk.runtime.module import SECTION
from spielwerk.runtime.state import Record

TRIPLE = "wasm32-unknown-unknown"
LAYOUT = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
FEATURES = (  # all browsers since 2023; the last one lets a net judge three times as fast
    "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals,+simd128"
)
STACK = 1 << 16


def build(functions: Sequence[Callable[..., Any]]) -> bytes:
    """A module with these entry points, as a .wasm file."""
    _prepare()
    with _untouched():
        twins: dict[Any, Any] = {}
        compiled = [_compile(function, twins) for function in functions]
    module = llvm.parse_assembly("\n".join([_HEAD, *(_wrapper(*each) for each in compiled)]))
    for _, _, text in compiled:
        module.link_in(llvm.parse_assembly(text))
    names = [entry_of(function).name for function in functions]
    _hide(module, set(names))
    header = json.dumps(description(functions), separators=(",", ":")).encode()
    return _linked(_emitted(module), names) + _section(SECTION, header)


@cache
def _prepare() -> None:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    # Sixteen weights of a net at a time, not four.
    llvm.set_option("spielwerk", "-vectorizer-maximize-bandwidth")


def description(functions: Sequence[Callable[..., Any]]) -> dict[str, Any]:
    """The entry points with their arguments, the layout of the records among them, and stamps that
    tell whether a function has changed since."""
    records: dict[Record, str] = {}
    entries = {}
    for function in functions:
        entry = entry_of(function)
        entries[entry.name] = {
            "arguments": [_told(argument, records) for argument in entry.arguments],
            "sizes": entry.sizes,
            "result": entry.result and entry.result.name,
            "stamp": stamp(function),
        }
    return {
        "python": python_version(),
        "records": {name: _fields(record) for record, name in records.items()},
        "entries": entries,
    }


def python_version() -> str:
    """3.11: numba starts from what Python made of a function, which differs between versions."""
    return ".".join(platform.python_version_tuple()[:2])


def _told(argument: Argument, records: dict[Record, str]) -> Any:
    if isinstance(argument, NumberKind):
        return argument.name
    item = argument.item
    if isinstance(item, Record):
        # A state has a seat to move; the only other records are the nodes of a search.
        own = "state" if any(field.name == "to_move" for field in item.fields) else "node"
        name = records.setdefault(item, own)
    else:
        name = item.name
    return {"item": name, "shape": list(argument.shape) if isinstance(argument, Rows) else []}


def _fields(record: Record) -> dict[str, Any]:
    fields = [[each.name, each.kind.name, each.count, each.offset] for each in record.fields]
    return {"size": record.size, "fields": fields}


# ---- From Python to LLVM ----------------------------------------------------------------------


@contextmanager
def _untouched() -> Iterator[None]:
    """Numba compiles, but neither optimises for this machine nor makes code for it."""

    def stop_here(library: Any) -> None:
        library._finalized = True

    instead: list[tuple[Any, str, Any]] = [
        (CPUCodeLibrary, "_optimize_functions", lambda library, module: None),
        (CPUCodeLibrary, "_optimize_final_module", lambda library: None),
        (CPUCodeLibrary, "_finalize_final_module", stop_here),
        # It is never called, but numba tells functions apart by it.
        (CPUContext, "get_executable", lambda context, library, function, environment: [].append),
    ]
    before = [getattr(owner, name) for owner, name, _ in instead]
    for owner, name, other in instead:
        setattr(owner, name, other)
    try:
        yield
    finally:
        for (owner, name, _), was in zip(instead, before, strict=True):
            setattr(owner, name, was)


def _compile(function: Callable[..., Any], twins: dict[Any, Any]) -> tuple[Entry, str, str]:
    """The entry, its function's name in LLVM's language, and everything that it consists of."""
    entry = entry_of(function)
    twin = _twin(function, twins)
    signature = tuple(_numba_type(argument) for argument in entry.arguments)
    with global_compiler_lock:
        twin.compile(signature)
        found = twin.overloads[signature]
        found.library._ensure_finalized()
    text = str(found.library._final_module)
    text = re.sub(r'(?m)^target (triple|datalayout) = ".*"$', "", text)
    text = re.sub(r"= common (?=(dso_local )?global)", "= internal ", text)
    return entry, found.fndesc.llvm_func_name, f"{_HEAD}\n{text}"


def _twin(function: Any, twins: dict[Any, Any]) -> Any:
    """A function that numba compiles, and with it every marked function that it calls. Unlike those
    of `jit`, they are not kept: what is read from the disk is machine code already."""
    if function not in twins:
        copy = instruction(function)
        if copy is None:
            own = rebound(
                function, lambda value: for_numba(value, lambda called: _twin(called, twins))
            )
            copy = numba.njit(**HOW)(own)  # type: ignore[call-overload]
        twins[function] = copy
    return twins[function]


def _numba_type(argument: Argument) -> Any:
    if isinstance(argument, Rows):
        return types.Array(_item_type(argument.item), len(argument.shape), "C")
    return _item_type(argument if isinstance(argument, NumberKind) else argument.item)


def _item_type(item: NumberKind | Record) -> Any:
    return numba.from_dtype(item.dtype if isinstance(item, Record) else np.dtype(item.name))


# ---- Entry points -----------------------------------------------------------------------------

_HEAD = f'target triple = "{TRIPLE}"\ntarget datalayout = "{LAYOUT}"'
_NUMBERS = {"int32": "i32", "int64": "i64", "uint64": "i64", "float64": "double", "bool": "i8"}


def _wrapper(entry: Entry, function: str, _: str) -> str:
    """A function that reads addresses, numbers and sizes, and calls numba's, which takes seven or
    nine values for an array, and the addresses of the result and of an error (there is none)."""
    kinds = [_slot(argument) for argument in entry.arguments] + ["i64"] * len(entry.sizes)
    names = [f"%a{n}" for n in range(len(entry.arguments))] + [f"%{size}" for size in entry.sizes]
    body = ["%error = alloca ptr"]
    for n, (kind, name) in enumerate(zip(kinds, names, strict=True)):
        body += [
            f"{name}.at = getelementptr i64, ptr %given, i32 {n}",
            f"{name} = load {kind}, ptr {name}.at",
        ]
    passed = ["ptr %given", "ptr %error"]
    for n, argument in enumerate(entry.arguments):
        passed += _array(argument, n, body) if isinstance(argument, Rows) else [f"{kinds[n]} %a{n}"]
    body += [f'%status = call i32 @"{function}"({", ".join(passed)})', "ret void"]
    declared = ", ".join(value.split()[0] for value in passed)
    return (
        f'declare i32 @"{function}"({declared})\n'
        f"define void @{entry.name}(ptr %given) {{\n  " + "\n  ".join(body) + "\n}"
    )


def _slot(argument: Argument) -> str:
    """What an argument is to LLVM."""
    return _NUMBERS[argument.name] if isinstance(argument, NumberKind) else "ptr"


def _array(rows: Rows, n: int, body: list[str]) -> list[str]:
    """An array as numba has it: two owners (none), items, bytes of each, address, shape and
    strides."""
    item = rows.item.size
    shape = [f"%{size}" if isinstance(size, str) else str(size) for size in rows.shape]
    if len(shape) == 1:
        items, strides = shape[0], [str(item)]
    else:
        rows_, columns = shape
        items, stride = f"%a{n}.items", f"%a{n}.stride"
        body += [f"{items} = mul i64 {rows_}, {columns}", f"{stride} = mul i64 {columns}, {item}"]
        strides = [stride, str(item)]
    sizes = [items, str(item)]
    return [
        "ptr null",
        "ptr null",
        *(f"i64 {size}" for size in sizes),
        f"ptr %a{n}",
        *(f"i64 {size}" for size in (*shape, *strides)),
    ]


# ---- From LLVM to WebAssembly -----------------------------------------------------------------


def _hide(module: Any, names: set[str]) -> None:
    """Only entry points can be seen from outside: the rest is inlined or goes."""
    for function in module.functions:
        if not function.is_declaration and function.name not in names:
            function.linkage = "internal"
    for variable in module.global_variables:
        if not variable.is_declaration:
            variable.linkage = "internal"


def _emitted(module: Any) -> bytes:
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        features=FEATURES, opt=3, reloc="static"
    )
    passes = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    passes.getModulePassManager().run(module, passes)
    emitted: bytes = machine.emit_object(module)
    return emitted


def _linked(code: bytes, names: Sequence[str]) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        given, made = Path(folder, "given.o"), Path(folder, "made.wasm")
        given.write_bytes(code)
        command = [sys.executable, "-m", "ziglang", "wasm-ld", "--no-entry", "--strip-all"]
        command += ["--stack-first", "-z", f"stack-size={STACK}", "--export=__heap_base"]
        command += [f"--export={name}" for name in names]
        # In a session of its own, it does not get the Ctrl-C that ends this process.
        subprocess.run(  # noqa: S603 (ours)
            [*command, str(given), "-o", str(made)], check=True, start_new_session=True
        )
        return made.read_bytes()


def _section(name: str, data: bytes) -> bytes:
    """A custom section, to be added to a module."""
    content = _counted(name.encode()) + data
    return b"\0" + _counted(content)


def _counted(data: bytes) -> bytes:
    """Some bytes after their number, which is written in groups of seven bits (LEB128)."""
    size, number = len(data), b""
    while size > 0x7F:
        number += bytes([size & 0x7F | 0x80])
        size >>= 7
    return number + bytes([size]) + data
