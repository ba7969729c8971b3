"""The Python that a browser's tab needs to play without a server, as one zip file. The tab unpacks
it into a folder where Python looks for modules."""

import re
from collections.abc import Iterator
from importlib.metadata import Distribution, EntryPoint
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import spielwerk
from spielwerk.games import GAMES, GROUP, guests
from spielwerk.locale import HELP, HOUSE, REPORT

PACKAGE = Path(spielwerk.__file__).parent
PARTS = (
    "__init__.py",
    "errors.py",
    "library.py",
    "pictures.py",
    "statistics.py",
    "bots",
    "engine",
    "games",
    "locale",
    "parts",
    "runtime",
    "tab",
    "table",
    "workbench",
)

# Modules that a tab does not need. A test compares this with what the tab's modules import.
LEFT_OUT = {
    "bots/arena.py",
    "bots/entry_points.py",
    "bots/biases.py",
    "bots/player.py",
    "bots/players.py",
    "runtime/cache.py",
    "runtime/once.py",
    "runtime/wasmtime_runtime.py",
    "engine/drawing.py",
    "engine/help.py",
    "engine/observing.py",
    "engine/perft.py",
    "runtime/module_builder.py",
    "table/storage/migrations.py",
    "table/storage/postgres.py",
    "table/live/redis_bus.py",
    "table/storage/sqlite.py",
    "table/live/workers.py",
    "parallel/__init__.py",
    "parallel/rulesets.py",
}
SHIMS = "tab/shims"  # pure Python in place of compiled packages
LIBRARY = "fluent.syntax"  # the one package that comes as it is
LONG_AGO = (1980, 1, 1, 0, 0, 0)  # fixed timestamps keep the file reproducible

Content = tuple[str, bytes]  # a file's name in the bundle, and what is in it


def python_bundle() -> bytes:
    """The zip file. It depends on nothing but what is in it."""
    made = BytesIO()
    with ZipFile(made, "w") as box:
        for name, content in sorted(_contents()):
            box.writestr(ZipInfo(name, LONG_AGO), content, ZIP_DEFLATED, 9)
    return made.getvalue()


def games_in_tab() -> list[str]:
    """The games that a tab can play: not those of packages that need others, which it has not."""
    return [name for name in GAMES if name not in guests() or _stands_alone(guests()[name])]


def _contents() -> Iterator[Content]:
    for part in PARTS:
        for path in _files(PACKAGE / part):
            name = path.relative_to(PACKAGE).as_posix()
            if name not in LEFT_OUT:
                yield _place(name), path.read_bytes()
    yield from _package(LIBRARY)
    yield from _guests()


def _place(name: str) -> str:
    is_shim = name.startswith(f"{SHIMS}/")
    return name.removeprefix(f"{SHIMS}/") if is_shim else f"{PACKAGE.name}/{name}"


def _files(place: Path) -> Iterator[Path]:
    """A file, or the files in a folder that are needed to play."""
    if place.is_file():
        yield place
    for path in place.rglob("*"):
        if path.is_file() and not _is_for_others(path, place):
            yield path


def _is_for_others(path: Path, place: Path) -> bool:
    """Whether it is for help or reports, which are not made in a tab, or for this Python alone. The
    workbench has the games' own words for reports: what can happen in them."""
    part, kind = path.name.split(".")[0], path.suffix
    return (
        not {"__pycache__", HELP}.isdisjoint(path.relative_to(place).parts)
        or path.name == "scenes.py"
        or kind == ".png"
        or (kind == ".ftl" and (part == HELP or (part == REPORT and path.parent == HOUSE)))
    )


def _package(name: str) -> Iterator[Content]:
    """A package or a single module, wherever it is installed."""
    found = find_spec(name)
    if found is None or found.origin is None:
        raise ModuleNotFoundError(name)
    origin, folder = Path(found.origin), name.replace(".", "/")
    if not found.submodule_search_locations:
        yield f"{folder}.py", origin.read_bytes()
        return
    for path in _files(origin.parent):
        yield f"{folder}/{path.relative_to(origin.parent).as_posix()}", path.read_bytes()


# ---- Games of other packages ------------------------------------------------------------------


def _guests() -> Iterator[Content]:
    """Their packages, and what makes them known as games."""
    welcome = games_in_tab()
    entries = [entry for name, entry in guests().items() if name in welcome]
    for name in {entry.module.partition(".")[0] for entry in entries}:
        yield from _package(name)
    for name in {_home(entry).name for entry in entries}:
        yield from _known([entry for entry in entries if _home(entry).name == name])


def _known(entries: list[EntryPoint]) -> Iterator[Content]:
    """What `entry_points` reads of one distribution."""
    home = _home(entries[0])
    folder = f"{home.name}-{home.version}.dist-info"
    about = f"Metadata-Version: 2.1\nName: {home.name}\nVersion: {home.version}\n"
    lines = [f"[{GROUP}]", *(f"{entry.name} = {entry.value}" for entry in entries), ""]
    yield f"{folder}/METADATA", about.encode()
    yield f"{folder}/entry_points.txt", "\n".join(lines).encode()


def _stands_alone(entry: EntryPoint) -> bool:
    """Whether a game needs nothing but us."""
    needed = [line for line in _home(entry).requires or [] if "extra ==" not in line]
    return all(re.split(r"[^\w.-]", line)[0].lower() == PACKAGE.name for line in needed)


def _home(entry: EntryPoint) -> Distribution:
    if entry.dist is None:
        raise ModuleNotFoundError(entry.module)  # it is not installed
    return entry.dist
