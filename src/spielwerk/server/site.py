"""The web app: files built into the package, and one page for all of the app's addresses."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from spielwerk.games import GAMES
from spielwerk.locale import language_of, say

BUILT = Path(__file__).with_name("web")

# The first parts of the app's own addresses: see web/src/lib/route.svelte.ts.
PAGES = ("", "new", "t", "help", "r")

FOR_EVER = "public, max-age=31536000, immutable"  # names of assets change with their content
EVERY_TIME = "no-cache"


@dataclass(frozen=True)
class _File:
    """A file as it is sent. All files together are small, so they stay in memory."""

    body: bytes
    packed: bytes | None  # None if compression does not make it smaller
    kind: str
    tag: str

    @classmethod
    def read(cls, path: Path) -> "_File":
        body = path.read_bytes()
        if path.name == "index.html":
            # So the app can show all games at once, also those it was not built with.
            games = f'<meta name="games" content="{" ".join(GAMES)}" />'
            body = body.replace(b"</head>", f"{games}</head>".encode())
        packed = gzip.compress(body, mtime=0)
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
        return cls(body, packed if len(packed) < 0.9 * len(body) else None, kind, tag)

    def answer(self, asked: Headers, caching: str) -> Response:
        headers = {"Cache-Control": caching, "ETag": self.tag, "Vary": "Accept-Encoding"}
        if asked.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=headers)
        if self.packed is None or "gzip" not in asked.get("accept-encoding", ""):
            return Response(self.body, media_type=self.kind, headers=headers)
        headers["Content-Encoding"] = "gzip"
        return Response(self.packed, media_type=self.kind, headers=headers)


def is_built(folder: Path = BUILT) -> bool:
    """Whether there is a web app to serve."""
    return (folder / "index.html").exists()


class Site:
    """Serves the files in a folder."""

    def __init__(self, folder: Path = BUILT) -> None:
        files = (path for path in folder.rglob("*") if path.is_file())
        self._files = {
            f"/{each.relative_to(folder).as_posix()}": _File.read(each) for each in files
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._answer(scope)(scope, receive, send)

    def _answer(self, scope: Scope) -> Response:
        path = scope["path"]
        found = self._files.get(path)
        if found is None and path.lstrip("/").partition("/")[0] in PAGES:
            found = self._files.get("/index.html")
            if found is None:
                return _not_built(Headers(scope=scope))
        if found is None:
            return self._lost(path, Headers(scope=scope))
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"Allow": "GET, HEAD"})
        caching = FOR_EVER if path.startswith("/assets/") else EVERY_TIME
        return found.answer(Headers(scope=scope), caching)

    def _lost(self, path: str, asked: Headers) -> Response:
        """The app tells people that a link is wrong; programs get an error."""
        shell = self._files.get("/index.html")
        is_person = "text/html" in asked.get("accept", "") and not path.startswith("/api/")
        if shell is None or not is_person:
            raise HTTPException(404)
        return HTMLResponse(shell.body, 404)


def _not_built(asked: Headers) -> Response:
    """Say how to build the app, instead of just "not found"."""
    language = language_of(asked.get("accept-language", ""))
    return PlainTextResponse(say("serve-no-web", language) + "\n", 503)
