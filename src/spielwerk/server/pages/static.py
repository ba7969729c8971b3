"""`spielwerk site`: the web app as a folder for any web host, under any path. It plays in the
browser's tab alone."""

import re
from dataclasses import dataclass
from pathlib import Path

from spielwerk.errors import BadOption, Failure
from spielwerk.server.door.guard import PAGE_POLICY
from spielwerk.server.pages.bundle import (
    ASSETS,
    BUILT,
    LIST,
    PAGE,
    WORKER,
    Files,
    PageData,
    bundle,
    is_built,
)
from spielwerk.server.pages.python_bundle import games_in_tab
from spielwerk.system.files import check_place, whole_bytes

README = "README.txt"
TEXT = Path(__file__).with_name("static.txt")
LAST = (PAGE, LIST, WORKER)  # they refer to the others, which must be there before


@dataclass(frozen=True)
class Written:
    """What was written."""

    files: int
    size: int  # in bytes


def write(folder: Path, server: str | None = None, built: Path | None = None) -> Written:
    """Write the site into a new folder, or over one that was written before. What is no longer
    needed stays there: pages that are open may still ask for it."""
    built = built or BUILT
    if server is not None:
        _check_server(server)
    _check_folder(folder)
    if not is_built(built):
        raise Failure("error-site-no-web")
    folder.mkdir(parents=True, exist_ok=True)
    check_place(folder / README)
    data = PageData({"games": " ".join(games_in_tab()), "site": server or ""}, policy=PAGE_POLICY)
    bodies = {README: TEXT.read_bytes(), **_in_order(bundle(built, data))}
    for name, body in bodies.items():
        _put(folder / name, body)
    return Written(len(bodies), sum(map(len, bodies.values())))


def _check_server(address: str) -> None:
    if not re.fullmatch(r"https?://[^\s/?#\"<>]+(/[^\s?#\"<>]*)?", address):
        raise BadOption("error-site-server", address=address)


def _check_folder(folder: Path) -> None:
    """Refuse to overwrite any files but our own. Hidden ones, such as .git, may be there."""
    is_used = folder.is_dir() and any(each.name[0] != "." for each in folder.iterdir())
    if is_used and not _is_ours(folder):
        raise BadOption("error-site-folder", folder=str(folder))


def _is_ours(folder: Path) -> bool:
    readme = folder / README
    if not ((folder / LIST).is_file() and readme.is_file()):
        return False
    return readme.read_bytes().splitlines()[:1] == TEXT.read_bytes().splitlines()[:1]


def _in_order(files: Files) -> dict[str, bytes]:
    """Assets first: if the folder is being served, every page finds what it asks for."""

    def rank(name: str) -> tuple[int, str]:
        turn = LAST.index(name) + 2 if name in LAST else int(not name.startswith(ASSETS))
        return turn, name

    return {name: files[name].body for name in sorted(files, key=rank)}


def _put(path: Path, body: bytes) -> None:
    """Write a file whole: it may be read at this moment."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with whole_bytes(path) as file:
        file.write(body)
