"""The web app as a server sends it: its files, and one page for all of its addresses."""

import asyncio
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from spielwerk.games import GAMES
from spielwerk.locale import language_of, say
from spielwerk.server.door.answers import takes_gzip
from spielwerk.server.pages.bundle import ASSETS, BUILT, PAGE, File, Files, PageData, bundle
from spielwerk.server.pages.heads import head_for
from spielwerk.table.live.hall import Hall

# The first parts of the app's own addresses: see web/src/lib/route.svelte.ts.
PAGES = ("", "new", "t", "help", "r", "workbench", "settings", "device")

FOR_EVER = "public, max-age=31536000, immutable"  # names of assets change with their content
EVERY_TIME = "no-cache"


class Site:
    """Serves the app that was built in a folder. It is read when a page is first requested:
    starting does not take longer for it."""

    def __init__(
        self, folder: Path = BUILT, hall: Hall | None = None, asks_for_word: bool = False
    ) -> None:
        self._folder = folder
        self._hall = hall
        self._told = {"word": "asked"} if asks_for_word else {}
        self._files: Files | None = None
        self._reading = asyncio.Lock()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        files = await self._read()
        answer = await self._table_page(files, scope) or _answer(files, scope)
        await answer(scope, receive, send)

    async def _table_page(self, files: Files, scope: Scope) -> Response | None:
        """The page of a table, with a description for previews of its link."""
        page, asked = files.get(PAGE), Headers(scope=scope)
        match scope["path"].split("/"):
            case ["", "t", table] if table and page is not None and self._hall is not None:
                pass
            case _:
                return None
        if scope["method"] not in ("GET", "HEAD"):
            return None
        address = f"{scope['scheme']}://{asked.get('host', '')}"
        language = language_of(asked.get("accept-language", ""))
        head = await head_for(self._hall, table, address, language)
        if head == "":
            return None
        body = page.body.decode().replace("</head>", f"{head}</head>", 1).encode()
        return _sent(File(PAGE, body), asked)

    async def _read(self) -> Files:
        if self._files is None:
            async with self._reading:
                if self._files is None:  # no other request has read them meanwhile
                    self._files = await asyncio.to_thread(_files, self._folder, self._told)
        return self._files


def _files(folder: Path, names: dict[str, str]) -> Files:
    # So the app can show all games at once, also those it was not built with. A page may be
    # several folders deep, so its files have addresses from the root.
    return bundle(folder, PageData({"games": " ".join(GAMES), **names}, base="/"))


def _answer(files: Files, scope: Scope) -> Response:
    path, asked = scope["path"], Headers(scope=scope)
    found = files.get(path.removeprefix("/"))
    if found is None and path.lstrip("/").partition("/")[0] in PAGES:
        found = files.get(PAGE)
        if found is None:
            return _not_built(asked)
    if found is None:
        return _lost(files, path, asked)
    if scope["method"] not in ("GET", "HEAD"):
        raise HTTPException(405, headers={"Allow": "GET, HEAD"})
    return _sent(found, asked)


def _sent(file: File, asked: Headers) -> Response:
    caching = FOR_EVER if file.name.startswith(ASSETS) else EVERY_TIME
    tag = f'"{file.digest[:32]}"'
    headers = {"Cache-Control": caching, "ETag": tag, "Vary": "Accept-Encoding"}
    if asked.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    if file.packed is None or not takes_gzip(asked):
        return Response(file.body, media_type=file.kind, headers=headers)
    headers["Content-Encoding"] = "gzip"
    return Response(file.packed, media_type=file.kind, headers=headers)


def _lost(files: Files, path: str, asked: Headers) -> Response:
    """The app tells people that a link is wrong; programs get an error."""
    shell = files.get(PAGE)
    is_person = "text/html" in asked.get("accept", "") and not path.startswith("/api/")
    if shell is None or not is_person:
        raise HTTPException(404)
    return HTMLResponse(shell.body, 404)


def _not_built(asked: Headers) -> Response:
    """Say how to build the app, instead of just "not found"."""
    language = language_of(asked.get("accept-language", ""))
    return PlainTextResponse(say("serve-no-web", language) + "\n", 503)
