"""How a server gets going fast: computer players get ready while everything else is imported."""

from collections.abc import Sequence
from contextlib import closing
from functools import partial
from typing import Any, Protocol

from spielwerk.bots.players import Outsider
from spielwerk.errors import BadOption
from spielwerk.games import GAMES, find_game
from spielwerk.server.storages import database_named, try_file
from spielwerk.table.live.thinkers import Program
from spielwerk.table.live.workers import Workers
from spielwerk.table.match.setting import tidy_name


class Ready(Protocol):
    """Called once the server is ready; see `serve.Ready`."""

    def __call__(
        self, address: str, others: Sequence[str] | None = None, *, has_pages: bool
    ) -> None: ...


def serve(ready: Ready, log_level: str, programs: Sequence[str] = (), **settings: Any) -> None:
    """Serve until stopped, with the settings of `serve.Settings`. `programs` are the places of
    other people's computer players."""
    offered = offers(programs)
    try_file(database_named(settings.get("database")))  # before anything that takes a while
    with closing(Workers()) as thinkers:
        thinkers.start()
        from spielwerk.server.logs import write_logs
        from spielwerk.server.pages.bundle import is_built
        from spielwerk.server.serve import Settings, serve_until_stopped

        write_logs(log_level)
        for name in GAMES:
            find_game(name)  # a game that cannot be used is named now, not when it is played
        is_ready = partial(ready, has_pages=is_built())
        serve_until_stopped(Settings(programs=offered, **settings), thinkers, is_ready)


def offers(places: Sequence[str]) -> dict[str, Program]:
    """Programs by the names they are shown under. An error says why one cannot play."""
    found: dict[str, Program] = {}
    for place in places:
        program = Outsider(place)
        name = tidy_name(program.own_name) or place
        if name in found:
            raise BadOption("error-program-twice", program=name)
        found[name] = Program(place, program.watches, program.games)
    return found
