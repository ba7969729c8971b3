"""The static site, on a web host that only knows files."""

import json
import shutil
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from fnmatch import fnmatch
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from spielwerk.server.pages import static
from spielwerk.server.pages.bundle import KINDS, PAGE, File

HERE = Path(__file__).parent
PYODIDE = HERE.parents[1] / "web" / "node_modules" / "pyodide"
PYTHON, BUNDLE = "assets/python-*", "assets/tab-*.zip"
BENCH = "bench"  # a folder for our own page and worker, next to the site's files


class Host:
    """A web host, and how much it has sent."""

    def __init__(self, folder: Path, port: int, sent: Counter[str]) -> None:
        self.folder = folder
        self.url = f"http://127.0.0.1:{port}"
        self.sent = sent  # bytes by path, without headers

    def find(self, pattern: str) -> str:
        """The address of something whose name depends on what is in it."""
        (found,) = self.folder.glob(pattern)
        return f"{self.url}/{found.relative_to(self.folder).as_posix()}"

    def parts(self, paths: Iterable[str]) -> Counter[str]:
        """The bytes of these files as a host sends them that compresses, by what they are for."""
        sizes: Counter[str] = Counter()
        for path in paths:
            name = path.lstrip("/") or PAGE
            part = "Python" if fnmatch(name, PYTHON) else "page"
            part = "our own Python" if fnmatch(name, BUNDLE) else part
            sizes[part] += File(name, (self.folder / name).read_bytes()).size
        return sizes

    @property
    def python(self) -> dict[str, str]:
        """What a tab has to load, and what it runs then."""
        told = json.loads((PYODIDE / "pyodide-lock.json").read_text())
        return {
            "folder": self.find(PYTHON) + "/",
            "lock": json.dumps({"info": told["info"], "packages": {}}),
            "bundle": self.find(BUNDLE),
            "program": (HERE / "thought.py").read_text(),
        }


class _Sender(SimpleHTTPRequestHandler):
    extensions_map = KINDS

    def __init__(self, *given: Any, sent: Counter[str], **more: Any) -> None:
        self._sent = sent
        super().__init__(*given, **more)

    def copyfile(self, source: Any, outputfile: Any) -> None:
        body = source.read()
        self._sent[self.path] += len(body)
        outputfile.write(body)

    def log_message(self, format: str, *given: Any) -> None:
        """Nobody reads it."""


@contextmanager
def hosted() -> Iterator[Host]:
    with tempfile.TemporaryDirectory(prefix="spielwerk-site-") as name:
        folder = Path(name)
        static.write(folder)
        (folder / BENCH).mkdir()
        (folder / BENCH / "index.html").write_text("<!doctype html><title>bench</title>")
        for source in (HERE / "worker.mjs", PYODIDE / "pyodide.mjs"):
            shutil.copy(source, folder / BENCH)
        sent: Counter[str] = Counter()
        sender = partial(_Sender, directory=name, sent=sent)
        with ThreadingHTTPServer(("127.0.0.1", 0), sender) as server:
            Thread(target=server.serve_forever, daemon=True).start()
            yield Host(folder, server.server_port, sent)
            server.shutdown()
