"""`make bench-install`: how long setting up takes, and how much it weighs.

It works on a copy of the working tree in a temporary folder, and prints three tables: what
`make play` does on a fresh clone, step by step; what the wheel brings to a fresh environment; and
how soon the strongest computer player there makes its first move.
Needs only Python, Node and what a package index serves.
"""

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from urllib.request import urlopen

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
    """Step by step, then again as `make play` does it, with everything downloaded."""
    cached = {"PIP_CACHE_DIR": str(downloads / "pip"), "npm_config_cache": str(downloads / "npm")}
    steps = {
        "an empty Python environment": ["tools/make-venv"],
        "what goes into it": ["make", "setup"],
        "what builds the web app": ["make", "web/node_modules/.installed"],
        "the web app": ["make", "src/spielwerk/server/web/index.html"],
    }
    print("| `make play`, fresh clone | seconds |\n|---|---:|")
    for name, command in steps.items():
        print(f"| {name}, with downloading | {seconds(command, tree, cached):.1f} |", flush=True)
    run(["make", "clean"], tree)
    together = seconds(["make", "-j2", "ready"], tree, cached)
    print(f"| all of it at once, everything downloaded | {together:.1f} |")
    print(f"| from there to the first page | {first_page(tree)} |\n", flush=True)
    print("| | MB |\n|---|---:|")
    print(f"| `.venv` of `make play` | {megabytes(tree / '.venv'):.0f} |")
    print(f"| `web/node_modules` | {megabytes(tree / 'web' / 'node_modules'):.0f} |")


def first_page(tree: Path) -> str:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    command = [tree / ".venv/bin/spielwerk", "serve", f"--port={port}", "--database=tables.db"]
    begun = time.monotonic()
    with subprocess.Popen(
        command, cwd=tree, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as server:
        while server.poll() is None:
            with suppress(OSError), urlopen(f"http://127.0.0.1:{port}/", timeout=5):
                taken = time.monotonic() - begun
                server.terminate()
                return f"{taken:.1f}"
            time.sleep(0.02)
    return "it does not start"


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
    print(f"\n`pip install` of the wheel, everything downloaded: {took:.1f} s\n", flush=True)
    first = [fresh / "bin" / "python", ROOT / "bench/first_answer.py", fresh / "bin" / "spielwerk"]
    subprocess.run(first, cwd=folder, check=True)


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
