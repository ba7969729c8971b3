"""The wheel contains everything needed to play: rules, texts, and the web app if it is built."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from spielwerk.locale import LANGUAGES
from spielwerk.server.site import BUILT, is_built

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as content:
        return set(content.namelist())


def test_it_contains_every_source_file_and_every_text(files):
    package = ROOT / "src" / "spielwerk"
    kinds = ("*.py", "*.ftl", "*.jinja")
    for path in (found for kind in kinds for found in package.rglob(kind)):
        assert path.relative_to(ROOT / "src").as_posix() in files
    assert {f"spielwerk/locale/{language}.ftl" for language in LANGUAGES} <= files
    assert {f"spielwerk/games/rings/words/{language}.ftl" for language in LANGUAGES} <= files


@pytest.mark.skipif(not is_built(), reason="the web app is not built: make does that")
def test_it_contains_the_web_app(files):
    built = {path.relative_to(BUILT).as_posix() for path in BUILT.rglob("*") if path.is_file()}
    assert "index.html" in built
    assert {f"spielwerk/server/web/{name}" for name in built} <= files


def test_it_contains_no_build_leftovers(files):
    assert not [name for name in files if "__pycache__" in name or "node_modules" in name]
