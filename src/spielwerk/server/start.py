"""How a server gets going fast: computer players get ready while everything else is imported."""

from contextlib import closing
from functools import partial
from typing import Any, Protocol

from spielwerk.games import GAMES, find_game
from spielwerk.table.workers import Workers


class Ready(Protocol):
    """Called once the server is ready."""

    def __call__(self, address: str, has_pages: bool) -> None: ...


def serve(ready: Ready, log_level: str, **settings: Any) -> None:
    """Serve until stopped, with the settings of `serve.Settings`."""
    with closing(Workers()) as thinkers:
        thinkers.start()
        from spielwerk.server.bundle import is_built
        from spielwerk.server.logs import write_logs
        from spielwerk.server.serve import Settings, serve_until_stopped

        write_logs(log_level)
        for name in GAMES:
            find_game(name)  # a game that cannot be used is named now, not when somebody plays
        is_ready = partial(ready, has_pages=is_built())
        serve_until_stopped(Settings(**settings), thinkers, is_ready)
