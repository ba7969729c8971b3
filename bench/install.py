"""`make bench-install`: how long setting up takes, and how much it weighs.

It works on a copy of the working tree in a temporary folder, and prints two tables: what
`make play` does on a fresh clone, step by step, and what the wheel brings to a fresh environment.
Needs only Python, Node and what a package index serves.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
TOOLS = ("pip", "setuptools", "pkg_resources", "_distutils_hack", "distutils-precedence.pth")


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="spielwerk-") as name:
        folder = Path(name)
        tree = folder / "clone"
        copy(tree)
        make_play(tree, folder / "played")
        wheel(tree, folder)


def copy(tree: Path) -> None:
    """What a fresh clone would have if everything here were committed."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    for name in subprocess.check_output(listed, cwd=ROOT, text=True).split("\0"):
        source = ROOT / name
        if name and source.is_file():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, tree / name)


def make_play(tree: Path, downloads: Path) -> None:
    """Once to download, and once more to see what is left beside that."""
    cached = {"PIP_CACHE_DIR": str(downloads / "pip"), "npm_config_cache": str(downloads / "npm")}
    steps = {
        "Python environment": ["tools/make-venv"],
        "its libraries, and Spielwerk": ["make", "setup"],
        "the web app's libraries": ["make", "web/node_modules/.installed"],
        "the web app": ["make", "src/spielwerk/server/web/index.html"],
    }
    first = {name: seconds(command, tree, cached) for name, command in steps.items()}
    run(["make", "clean"], tree)
    again = {name: seconds(command, tree, cached) for name, command in steps.items()}
    print("| `make play`, fresh clone | seconds | with everything downloaded |\n|---|---:|---:|")
    for name in steps:
        print(f"| {name} | {first[name]:.1f} | {again[name]:.1f} |")
    print(f"| all | {sum(first.values()):.1f} | {sum(again.values()):.1f} |\n")
    print("| | MB |\n|---|---:|")
    print(f"| `.venv` of `make play` | {megabytes(tree / '.venv'):.0f} |")
    print(f"| `web/node_modules` | {megabytes(tree / 'web' / 'node_modules'):.0f} |")


def wheel(tree: Path, folder: Path) -> None:
    run(
        [".venv/bin/python", "-m", "hatchling", "build", "-t", "wheel", "-d", folder / "wheel"],
        tree,
    )
    (built,) = (folder / "wheel").glob("*.whl")
    fresh = folder / "fresh"
    run([sys.executable, "-m", "venv", fresh], folder)
    pip = [fresh / "bin" / "pip", "--quiet"]
    run([*pip, "download", "-d", folder / "files", built], folder)
    install = [*pip, "install", "--no-index", "--find-links", folder / "files", "spielwerk"]
    took = seconds(install, folder, {})
    (site,) = fresh.glob("lib/python*/site-packages")
    parts = {path: megabytes(path) for path in site.iterdir() if not is_tool(path)}
    print(f"| the wheel | {megabytes(built):.1f} |")
    print(f"| what it brings to a fresh environment | {sum(parts.values()):.0f} |")
    for path, size in sorted(parts.items(), key=lambda part: -part[1])[:5]:
        print(f"| … of it {path.name} | {size:.1f} |")
    print(f"\n`pip install` of the wheel, everything downloaded: {took:.1f} s")


def is_tool(path: Path) -> bool:
    """Belongs to what every environment has."""
    return path.name.partition("-")[0] in TOOLS or path.name in TOOLS


def megabytes(path: Path) -> float:
    """What it takes on disk, in whole blocks."""
    files = path.rglob("*") if path.is_dir() else [path]
    return sum(file.lstat().st_blocks * 512 for file in files) / 1e6


def seconds(command: Sequence[str | Path], folder: Path, environment: dict[str, str]) -> float:
    begun = time.monotonic()
    run(command, folder, environment)
    return time.monotonic() - begun


def run(
    command: Sequence[str | Path], folder: Path, environment: dict[str, str] | None = None
) -> None:
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **(environment or {})},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))}:\n{done.stdout}")


if __name__ == "__main__":
    main()
