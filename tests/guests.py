"""A game in another package, installed in a temporary folder. Nothing of the project knows it."""

import os
import shutil
from pathlib import Path

import spielwerk

TINY = Path(__file__).parent / "tiny"


def install(folder, entry="twigs = twigs"):
    """Put the package where pip would. Returns what processes must have in their environment."""
    shutil.copytree(TINY, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    about = folder / "twigs-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: twigs\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[spielwerk.games]\n{entry}\n")
    ours = Path(spielwerk.__file__).parents[1]
    return {"PYTHONPATH": os.pathsep.join([str(folder), str(ours)])}
