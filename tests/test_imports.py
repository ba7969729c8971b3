"""Modules import downwards: no circle, not even through a late or a type-checking import."""

import ast
from graphlib import TopologicalSorter
from pathlib import Path

import spielwerk

PACKAGE = Path(spielwerk.__file__).parent


def name_of(path):
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports_of(path, modules):
    module = ast.parse(path.read_text())
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in modules)
        elif isinstance(node, ast.ImportFrom) and node.module in modules:
            for alias in node.names:
                part = f"{node.module}.{alias.name}"
                yield part if part in modules else node.module


def test_no_module_imports_in_a_circle():
    modules = {name_of(path): path for path in PACKAGE.rglob("*.py")}
    graph = {name: set(imports_of(path, modules)) - {name} for name, path in modules.items()}
    assert len(graph) > 50
    TopologicalSorter(graph).prepare()  # raises CycleError, which names the circle
