"""The web app: files that were built into the package, and one page for all of its addresses."""

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response
from starlette.types import Receive, Scope, Send

BUILT = Path(__file__).with_name("web")

# The first parts of the app's own addresses: see web/src/lib/route.svelte.ts.
PAGES = ("", "new", "t", "help", "r")

FOR_EVER = "public, max-age=31536000, immutable"  # names of assets change with their content
EVERY_TIME = "no-cache"


class Site:
    """Serves what stands in a folder."""

    def __init__(self, folder: Path = BUILT) -> None:
        self._folder = folder
        files = (path for path in folder.rglob("*") if path.is_file())
        self._files = {f"/{path.relative_to(folder).as_posix()}": path for path in files}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._answer(scope["method"], scope["path"])(scope, receive, send)

    def _answer(self, method: str, path: str) -> Response:
        found = self._files.get(path)
        if found is None and path.lstrip("/").partition("/")[0] in PAGES:
            found = self._files.get("/index.html")
        if found is None:
            raise HTTPException(404)
        if method not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"Allow": "GET, HEAD"})
        caching = FOR_EVER if path.startswith("/assets/") else EVERY_TIME
        return FileResponse(found, headers={"Cache-Control": caching})
