"""What a tab is sent: enough to play every game with nothing but Python, and nothing else."""

import ast
import json
import os
import subprocess
import sys
from io import BytesIO
from pathlib import Path
from shutil import copytree
from zipfile import ZipFile

import msgspec
import pytest

import spielwerk
from guests import install
from spielwerk.locale import say
from spielwerk.server.pages import python_bundle
from spielwerk.server.pages.python_bundle import LEFT_OUT, PACKAGE

ALONE = Path(__file__).with_name("alone.py")


@pytest.fixture(scope="module")
def packed():
    return python_bundle.python_bundle()


@pytest.fixture(scope="module")
def names(packed):
    return ZipFile(BytesIO(packed)).namelist()


def play_alone(packed, folder, *games):
    """Unpack it where there is nothing else, and play there."""
    ZipFile(BytesIO(packed)).extractall(folder)
    copytree(Path(msgspec.__file__).parent, folder / "msgspec")  # which the build adds
    command = [sys.executable, "-I", "-S", "-W", "error", str(ALONE), str(folder), *games]
    done = subprocess.run(command, capture_output=True, text=True, cwd=folder)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_every_game_is_played_with_nothing_but_python(packed, tmp_path):
    heard = play_alone(packed, tmp_path)
    assert heard["games"] == [*heard["movers"]] == list(spielwerk.GAMES)
    for game, movers in heard["movers"].items():
        assert {0, 1} <= {*movers}, f"{game}: the computer has answered"
    assert {*heard["targets"].values()} == {"wasm"}, "the modules fit the sources they came with"
    assert heard["refused"]["text"] == say(
        "error-game-unknown", "de", game="chess", known=", ".join(spielwerk.GAMES)
    )
    assert heard["strangers"] == []


def test_it_is_always_the_same(packed):
    assert python_bundle.python_bundle() == packed


# ---- Nothing missing, nothing superfluous -----------------------------------------------------


def modules():
    for path in PACKAGE.rglob("*.py"):
        name = path.relative_to(PACKAGE)
        if name.parts[:2] != ("tab", "shims"):
            yield (
                ".".join(("spielwerk", *name.with_suffix("").parts)).removesuffix(".__init__"),
                path,
            )


def imports_of(path):
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module
            yield from (f"{node.module}.{each.name}" for each in node.names)


def with_parents(name):
    parts = name.split(".")
    return [".".join(parts[:end]) for end in range(1, len(parts) + 1)]


def reached_by(*names):
    """All our modules that these import, however late, except what is left out on purpose."""
    known, left_out = dict(modules()), {PACKAGE / name for name in LEFT_OUT}
    reached, waiting = {}, [*names]
    while waiting:
        for name in with_parents(waiting.pop()):
            path = known.get(name)
            if path is not None and name not in reached and path not in left_out:
                reached[name] = path
                waiting += imports_of(path)
    return {path.relative_to(PACKAGE.parent).as_posix() for path in reached.values()}


def test_it_has_exactly_the_modules_that_a_tab_can_import(names):
    entries = ("spielwerk.tab.start", "spielwerk.tab.workbench", "spielwerk.library")
    for_guests = (name for name, _ in modules() if name.startswith("spielwerk.parts"))
    games = (f"spielwerk.games.{game}" for game in spielwerk.GAMES)
    needed = reached_by(*entries, *games, *for_guests)
    assert {name for name in names if name.startswith("spielwerk/") and name.endswith(".py")} == (
        needed
    )


def test_what_is_left_out_exists():
    assert [name for name in LEFT_OUT if not (PACKAGE / name).is_file()] == []


def test_it_has_the_words_and_the_modules_of_every_game_and_no_help(names):
    others = {name for name in names if not name.endswith(".py")}
    languages = ("de", "en", "fr", "it", "uk")
    expected = {f"spielwerk/locale/{language}.ftl" for language in languages}
    for game in spielwerk.GAMES:
        folder = f"spielwerk/games/{game}"
        expected |= {f"{folder}/words/{language}.ftl" for language in languages}
        expected |= {f"{folder}/words/report.{language}.ftl" for language in languages}
        expected |= {f"{folder}/nets/{players}.net" for players in (2, 3, 4)}
        expected.add(f"{folder}/{game}.wasm")
    assert others - {"fluent/syntax/py.typed"} == expected


def test_shims_are_where_the_packages_would_be(names):
    top = {name.partition("/")[0] for name in names}
    assert top == {"spielwerk", "fluent", "pydantic.py", "typing_extensions.py"}


# ---- Games of other packages ------------------------------------------------------------------


def packed_with(folder, needs=()):
    """The bundle where a guest is installed."""
    environment = install(folder)
    with (folder / "guests-1.0.dist-info" / "METADATA").open("a") as about:
        about.writelines(f"Requires-Dist: {line}\n" for line in needs)
    code = "import sys; from spielwerk.server.pages.python_bundle import python_bundle; "
    code += "sys.stdout.buffer.write(python_bundle())"
    return subprocess.check_output([sys.executable, "-c", code], env={**os.environ, **environment})


def test_a_guest_comes_along(tmp_path):
    packed = packed_with(tmp_path / "installed", ["spielwerk>=0.1", "numpy; extra == 'lab'"])
    heard = play_alone(packed, tmp_path / "tab", "twigs")
    assert heard["games"] == [*spielwerk.GAMES, "twigs"]
    assert {0, 1} <= {*heard["movers"]["twigs"]}


@pytest.mark.parametrize("needed", ["numpy", "spielwerk-more>=1"])
def test_a_guest_that_needs_other_packages_stays_away(tmp_path, packed, needed):
    assert packed_with(tmp_path / "installed", [needed]) == packed
