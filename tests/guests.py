"""Games in other packages, installed in a temporary folder. Nothing of the project knows them."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import spielwerk

TINY = Path(__file__).parent / "tiny"
MORRIS = Path(__file__).parents[1] / "examples/morris/src"


def install(folder, *entries, source=TINY):
    """Put the packages of a folder where pip would. Returns what processes must have in their
    environment."""
    shutil.copytree(source, folder, dirs_exist_ok=True, ignore=_BUILT)
    about = folder / "guests-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: guests\nVersion: 1.0\n")
    lines = ["[spielwerk.games]", *(entries or ["twigs = twigs"]), ""]
    (about / "entry_points.txt").write_text("\n".join(lines))
    ours = Path(spielwerk.__file__).parents[1]
    return {"PYTHONPATH": os.pathsep.join([str(folder), str(ours)])}


_BUILT = shutil.ignore_patterns("__pycache__", "*.wasm")


def install_morris(folder):
    return install(folder, "morris = morris", source=MORRIS)


def python(environment, *arguments, typed="", jit=False):
    """A Python that has the guests. Nothing is compiled unless somebody asks for it."""
    more = {} if jit else {"SPIELWERK_JIT": "0"}
    return subprocess.run(
        [sys.executable, *map(str, arguments)],
        env={**os.environ, **more, **environment},
        input=typed,
        capture_output=True,
        text=True,
    )


def run(environment, *arguments, **more):
    done = python(environment, "-m", "spielwerk", *arguments, **more)
    assert done.returncode == 0, done.stderr
    return done.stdout
