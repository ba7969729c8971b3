"""The wheel contains everything needed to play (rules, texts, the web app, WebAssembly), or it is
not built."""

import json
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from spielwerk.locale import LANGUAGES

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "spielwerk"
WEB = PACKAGE / "server" / "web"
HOUSE_GAMES = sorted(path.parent.name for path in PACKAGE.glob("games/*/__init__.py"))


def build(kind, tree, folder):
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", folder]
    return subprocess.run(command, cwd=tree, capture_output=True, text=True)


def built(kind, tree, folder):
    done = build(kind, tree, folder)
    assert done.returncode == 0, done.stderr
    (path,) = folder.iterdir()
    return path


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    return built("wheel", ROOT, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def files(wheel):
    with zipfile.ZipFile(wheel) as content:
        return set(content.namelist())


@pytest.fixture
def unpacked(tmp_path):
    """An sdist, unpacked far from the repository."""
    with tarfile.open(built("sdist", ROOT, tmp_path / "sdist")) as content:
        content.extractall(tmp_path / "unpacked", filter="data")
    (tree,) = (tmp_path / "unpacked").iterdir()
    return tree


def test_it_contains_every_source_file_and_every_text(files):
    kinds = ("*.py", "*.ftl", "*.jinja")
    for path in (found for kind in kinds for found in PACKAGE.rglob(kind)):
        assert path.relative_to(ROOT / "src").as_posix() in files
    assert {f"spielwerk/locale/{language}.ftl" for language in LANGUAGES} <= files
    assert {f"spielwerk/games/rings/words/{language}.ftl" for language in LANGUAGES} <= files


def test_it_contains_the_web_app(files):
    app = {path.relative_to(WEB).as_posix() for path in WEB.rglob("*") if path.is_file()}
    assert "index.html" in app
    assert {f"spielwerk/server/web/{name}" for name in app} <= files


def test_it_contains_the_webassembly_of_every_game(files):
    assert len(HOUSE_GAMES) >= 4
    assert {f"spielwerk/games/{game}/{game}.wasm" for game in HOUSE_GAMES} <= files


def test_it_contains_no_build_leftovers(files):
    assert not [name for name in files if "__pycache__" in name or "node_modules" in name]


def test_an_sdist_gives_the_same_wheel(wheel, unpacked, tmp_path):
    again = built("wheel", unpacked, tmp_path / "again")
    assert not (unpacked / "web").exists()
    assert again.name == wheel.name
    assert again.read_bytes() == wheel.read_bytes()


@pytest.mark.parametrize(
    ("lost", "named"),
    [
        ("server/web", "the web app"),
        *((f"games/{game}/{game}.wasm", f"games/{game}/{game}.wasm") for game in HOUSE_GAMES),
    ],
)
@pytest.mark.parametrize("kind", ["sdist", "wheel"])
def test_it_is_not_built_without(unpacked, tmp_path, kind, lost, named):
    path = unpacked / "src" / "spielwerk" / lost
    shutil.rmtree(path) if path.is_dir() else path.unlink()
    done = build(kind, unpacked, tmp_path / "none")
    assert done.returncode == 1
    (line,) = [line for line in done.stderr.splitlines() if not line.startswith("[")]
    assert line.startswith("spielwerk: ")
    assert f"{named} is missing" in line
    assert "`make " in line
    assert not list((tmp_path / "none").glob("*.*"))


def test_a_checkout_needs_neither_to_be_installed(unpacked, tmp_path):
    shutil.rmtree(unpacked / "src" / "spielwerk" / "server" / "web")
    (unpacked / "src" / "spielwerk" / "games" / "rings" / "rings.wasm").unlink()
    built("wheel:editable", unpacked, tmp_path / "editable")


def test_an_installed_wheel_plays_and_serves(wheel, tmp_path):
    """Away from the repository, with the libraries of this environment."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"]
    subprocess.run([*pip, "--target", tmp_path, wheel], check=True)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "SPIELWERK_JIT": "0"}

    def python(*arguments):
        command = [sys.executable, *arguments]
        return subprocess.check_output(command, cwd=tmp_path, env=environment, text=True)

    assert {game["id"] for game in json.loads(python("-m", "spielwerk", "games", "--json"))} >= {
        *HOUSE_GAMES
    }
    code = "from spielwerk.server.pages import bundle; print(bundle.is_built(), bundle.BUILT)"
    assert python("-c", code).split() == ["True", str(tmp_path / "spielwerk" / "server" / "web")]
