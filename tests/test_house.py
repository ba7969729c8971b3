"""The codebase: imports point one way, importing is fast, rule ids are tested and documented."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

import spielwerk
from spielwerk.check.tables import tables_fit
from spielwerk.check.texts import Text, rules_are_in_order, rules_have_code, rules_have_tests

PACKAGE = Path(spielwerk.__file__).parent
ROOT = Path(__file__).parents[1]

# What each part may import besides itself. Parts that build on `engine` may also use what it
# builds on: `runtime` and `errors`.
MAY_IMPORT = {
    "locale": set(),
    "system": {"locale"},
    "statistics": set(),
    "pictures": set(),
    "errors": {"locale"},
    "runtime": {"errors"},
    "engine": {"runtime", "errors", "pictures", "locale"},
    "parts": {"engine", "pictures"},
    "games": {"parts", "engine", "pictures", "locale"},
    "parallel": {"engine", "games", "system"},
    "bots": {"games", "engine", "parallel", "locale"},
    "workbench": {"bots", "games", "engine", "locale", "statistics"},
    "table": {"", "bots", "games", "engine", "parallel", "locale"},
    "tab": {"", "table", "workbench", "bots", "games", "engine", "locale"},
    "server": {"", "table", "bots", "games", "engine", "locale", "system"},
    "lab": {
        "",
        "workbench",
        "statistics",
        "bots",
        "games",
        "engine",
        "parallel",
        "pictures",
        "locale",
        "system",
    },
    "adapters": {"", "bots", "games", "engine", "locale", "parallel"},
    "check": {"games", "engine", "locale"},
    # The template in `new` is a game of its own.
    "new": {"games", "engine", "pictures", "check", "system", ""},
    "": {"library"},  # spielwerk/__init__.py, which imports the library when it is needed
    "library": {"engine", "games", "parallel"},
    "__main__": {"cli", "system"},
    "cli": {
        "",
        "pictures",
        "server",
        "lab",
        "workbench",
        "bots",
        "engine",
        "games",
        "locale",
        "system",
        "check",
        "new",
    },
}  # fmt: skip
for _below in MAY_IMPORT.values():
    if "engine" in _below:
        _below |= {"runtime", "errors"}

# The rooms of the large parts, from the ground up: a room may import those to its left.
ROOMS = {
    "table": ("match", "storage", "protocol", "live"),
    "server": ("door", "wire", "pages"),
}


def part_of(module):
    """`spielwerk.games.rings.rules` belongs to `games`."""
    return [*module.split("."), ""][1]


def imports_of(path):
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports name the package in full"
            yield from (f"{node.module}.{name.name}" for name in node.names)


def modules():
    for path in PACKAGE.rglob("*.py"):
        names = path.relative_to(PACKAGE.parent).with_suffix("").parts
        yield ".".join(names).removesuffix(".__init__"), path


def test_imports_point_one_way():
    for module, path in modules():
        here = part_of(module)
        for imported in imports_of(path):
            if imported.split(".")[0] != "spielwerk":
                continue
            there = part_of(imported)
            there = there if there in MAY_IMPORT else ""  # a name from spielwerk itself
            assert there == here or there in MAY_IMPORT[here], f"{module} imports {imported}"


@pytest.mark.parametrize("part", ROOMS)
def test_rooms_of_a_part_import_only_from_those_below(part):
    rooms, found = ROOMS[part], 0
    for module, path in modules():
        if not module.startswith(f"spielwerk.{part}.") or module.split(".")[2] not in rooms:
            continue
        here = rooms.index(module.split(".")[2])
        for imported in imports_of(path):
            if imported.startswith(f"spielwerk.{part}."):
                there = imported.split(".")[2]
                assert there in rooms[: here + 1], f"{module} imports {imported}"
                found += 1
    assert found > 0


def test_games_do_not_know_each_other():
    for module, path in modules():
        if (match := re.match(r"spielwerk\.games\.(\w+)", module)) is None:
            continue
        for imported in imports_of(path):
            if imported.startswith("spielwerk.games."):
                assert imported.startswith(f"spielwerk.games.{match[1]}"), f"{module}: {imported}"


def test_importing_loads_neither_compiler_nor_terminal():
    code = "import sys, spielwerk; spielwerk.load('rings').start().play('a1'); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = {name.partition(".")[0] for name in done.stdout.split()}
    assert loaded.isdisjoint({"numba", "llvmlite", "rich", "typer", "pydantic", "fluent"})
    assert loaded.isdisjoint({"pettingzoo", "gymnasium", "pyspiel", "open_spiel"})


@pytest.mark.parametrize("game", spielwerk.GAMES)
def test_every_rule_of_the_docs_has_code_and_a_test_and_every_named_rule_is_in_the_docs(game):
    text = Text.of(spielwerk.find_game(game))
    assert text.path == ROOT / f"docs/rules/{game}.md"
    assert len(text.rules) > 10
    assert not [
        *rules_are_in_order(text),
        *rules_have_code(text, PACKAGE / "games" / game),
        *rules_have_tests(text, ROOT / "tests"),
    ]


@pytest.mark.parametrize("game", spielwerk.GAMES)
def test_the_tables_of_every_game_fit_a_gpu(game):
    assert not list(tables_fit(spielwerk.find_game(game)))


def test_lock_files_name_no_host():
    for path in (*ROOT.glob("requirements*.lock"), ROOT / "bench/requirements.lock"):
        assert "://" not in path.read_text(encoding="utf-8")
        assert "--hash=sha256:" in path.read_text(encoding="utf-8")
    for path in (ROOT / "web/package-lock.json", ROOT / "bench/load/package-lock.json"):
        assert '"resolved"' not in path.read_text(encoding="utf-8")
        assert '"integrity": "sha512-' in path.read_text(encoding="utf-8")


def test_the_tests_use_the_versions_that_are_played_with():
    def locked(name):
        lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
        return {line.strip(" \\") for line in lines if "==" in line}

    played, tested = locked("requirements.lock"), locked("requirements-dev.lock")
    assert played < tested
    assert not [line for line in played if line.startswith(("numpy", "numba", "llvmlite"))]


def test_what_the_image_is_built_of_is_there():
    ignored = (ROOT / ".dockerignore").read_text().splitlines()
    for line in (ROOT / "Dockerfile").read_text().splitlines():
        if line.startswith("COPY ") and "--from" not in line:
            for name in line.split()[1:-1]:
                assert (ROOT / name).exists(), name
                assert name.split("/")[0] not in ignored
