"""The web app as files: those that were built, and those that depend on what is installed here,
namely the page, data about the games, what a tab needs to play on its own, and a list of
all that it needs offline."""

import gzip
import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from html import escape
from pathlib import Path, PurePosixPath

from spielwerk.games import guests
from spielwerk.locale import LANGUAGES, words
from spielwerk.server.pages.python_bundle import python_bundle
from spielwerk.table.live import desk
from spielwerk.table.protocol.bulletin import encode

BUILT = Path(__file__).parents[1] / "web"

PAGE, LIST, WORKER = "index.html", "offline.json", "sw.js"
ASSETS = "assets/"  # their names change with their content

# Not all machines know all of these, and browsers insist on some.
KINDS = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".gz": "application/gzip",  # the page unpacks it: it is not a way to send something else
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
PACKED_SCRIPT = ".mjs.gz"  # it would be a megabyte more in every installation
SMALL_ALREADY = {".gz", ".png", ".woff2", ".zip"}


@dataclass(frozen=True)
class File:
    """A file as it is sent. All files together are small, so they stay in memory."""

    name: str  # with its folders
    body: bytes

    @property
    def kind(self) -> str:
        """Its media type."""
        return KINDS.get(self._suffix, "application/octet-stream")

    @property
    def _suffix(self) -> str:
        return PurePosixPath(self.name).suffix

    @cached_property
    def packed(self) -> bytes | None:
        """None if compression does not make it smaller."""
        if self._suffix in SMALL_ALREADY:
            return None
        packed = gzip.compress(self.body, mtime=0)
        return packed if len(packed) < 0.9 * len(self.body) else None

    @property
    def size(self) -> int:
        """How many bytes are usually sent."""
        return len(self.body if self.packed is None else self.packed)

    @cached_property
    def digest(self) -> str:
        """A digest of its content."""
        return hashlib.sha256(self.body).hexdigest()


Files = dict[str, File]  # by name


def is_built(folder: Path = BUILT) -> bool:
    """Whether there is a web app."""
    return (folder / PAGE).exists()


@dataclass(frozen=True)
class PageData:
    """Data that the host injects into a page."""

    names: Mapping[str, str]
    base: str = "./"  # where the app is; the page may have any address below it
    policy: str | None = None  # if no header says it


def bundle(folder: Path, data: PageData) -> Files:
    """All files of the app. Takes a fifth of a second."""
    files = _read(folder)
    if PAGE not in files:
        return files
    tab = _tab()
    files |= {file.name: file for file in _games()}
    files |= {tab.name: tab, PAGE: File(PAGE, _page(files[PAGE].body.decode(), data, tab.name))}
    return {**files, LIST: _list(files)}


def _read(folder: Path) -> Files:
    files = (_file(path, folder) for path in folder.rglob("*") if path.is_file())
    return {file.name: file for file in files}


def _file(path: Path, folder: Path) -> File:
    name, body = path.relative_to(folder).as_posix(), path.read_bytes()
    if name.endswith(PACKED_SCRIPT):  # browsers load scripts by themselves, and do not unpack them
        return File(name.removesuffix(".gz"), gzip.decompress(body))
    return File(name, body)


def _games() -> Iterator[File]:
    """The data about the games: a page need not request it, nor wait for the tables in its tab."""
    for language in LANGUAGES:
        yield File(f"games/{language}.json", encode(desk.games(language)))
        for guest in guests():
            yield File(f"games/{guest}.{language}.ftl", (words(guest, language) or "").encode())


def _tab() -> File:
    body = python_bundle()
    return File(f"{ASSETS}tab-{hashlib.sha256(body).hexdigest()[:12]}.zip", body)


def _page(page: str, data: PageData, tab: str) -> bytes:
    names = {**data.names, "tab": tab}
    metas = (f'<meta name="{name}" content="{escape(value)}" />' for name, value in names.items())
    page = page.replace('"./', f'"{data.base}').replace("</head>", f"{''.join(metas)}</head>", 1)
    if data.policy is not None:  # it holds for what comes after it
        policy = f'<meta http-equiv="Content-Security-Policy" content="{data.policy}" />'
        page = page.replace("<head>", f"<head>{policy}", 1)
    return page.encode()


def _list(files: Files) -> File:
    """What the app needs offline, and how much of it there is. Its version changes with any of
    it."""
    needed = [files[name] for name in sorted(files) if name != WORKER]
    version = hashlib.sha256("\n".join(f"{file.name} {file.digest}" for file in needed).encode())
    names = {PAGE: "./"}
    sizes = sorted([names.get(file.name, file.name), file.size] for file in needed)
    data = {"version": version.hexdigest()[:32], "files": sizes}
    return File(LIST, json.dumps(data).encode())
