"""`serve`, `backup`, `restore` and `site`. Only these import the server."""

import logging
import sys
import webbrowser
from collections.abc import Callable, Sequence
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from spielwerk.cli.parameters import AsJson, Force, find_programs_here, number_option
from spielwerk.cli.progress import parts
from spielwerk.cli.screen import Screen
from spielwerk.system.streams import print_json

if TYPE_CHECKING:
    from spielwerk.server.backup import sqlite

Database = Annotated[str | None, typer.Option(metavar="WHERE", help="cli-help-database")]


def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="cli-help-host")] = "127.0.0.1",
    port: Annotated[int, number_option("--port", metavar="PORT", help="cli-help-port")] = 8000,
    database: Database = None,
    redis: Annotated[str | None, typer.Option(metavar="ADDRESS", help="cli-help-redis")] = None,
    behind_proxy: Annotated[bool, typer.Option("--behind-proxy", help="cli-help-proxy")] = False,
    proxy: Annotated[
        list[str] | None, typer.Option(metavar="ADDRESS", help="cli-help-proxies")
    ] = None,
    name: Annotated[list[str] | None, typer.Option(metavar="HOST", help="cli-help-name")] = None,
    word: Annotated[str | None, typer.Option(metavar="WORD", help="cli-help-word")] = None,
    private: Annotated[bool, typer.Option("--private", help="cli-help-private")] = False,
    bot: Annotated[
        list[str] | None, typer.Option(metavar="MODULE:CLASS", help="cli-help-serve-bot")
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="cli-help-open")] = False,
) -> None:
    from spielwerk.server.start import serve

    find_programs_here()

    screen: Screen = context.obj

    def ready(address: str, others: Sequence[str] | None = None, *, has_pages: bool) -> None:
        screen.tell("serve-ready", address=address)
        if others is not None:
            screen.tell("serve-others" if others else "serve-alone")
        for other in others or ():
            screen.console.print(f"  {other}", markup=False, highlight=False, soft_wrap=True)
        if not has_pages:
            screen.tell("serve-no-web")
        elif open_browser:
            webbrowser.open(address)

    is_quiet = sys.stderr.isatty() and logging.getLogger("spielwerk").level > logging.INFO
    log_level = "WARNING" if is_quiet else "INFO"
    settings = {"host": host, "port": port, "database": database, "redis": redis}
    reached = {"behind_proxy": behind_proxy, "proxies": proxy or (), "names": name or ()}
    admitted = {"word": word, "private": private}
    serve(ready, log_level, bot or [], **settings, **reached, **admitted)


def backup(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-backup-file")],
    database: Database = None,
    force: Force = False,
    as_json: AsJson = False,
) -> None:
    from spielwerk.server.backup import back_up

    _copy(context.obj, partial(back_up, file, database, force), file, "backup-written", as_json)


def restore(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-restore-file")],
    database: Database = None,
    force: Annotated[bool, typer.Option("--force", help="cli-help-restore-force")] = False,
    as_json: AsJson = False,
) -> None:
    from spielwerk.server.backup import restore

    _copy(context.obj, partial(restore, file, database, force), file, "restore-done", as_json)


def _copy(
    screen: Screen,
    work: "Callable[[sqlite.Progress], sqlite.Copied]",
    file: Path,
    message: str,
    as_json: bool,
) -> None:
    from spielwerk.server.backup.sqlite import Progress

    with parts(screen, 0) as (done, begin):
        copied = work(Progress(begin, done))
    if as_json:
        print_json({"file": str(file), **asdict(copied)})
        return
    screen.tell(message, file=str(file), tables=copied.tables, finished=copied.finished)
    if copied.kept is not None:
        screen.tell("restore-kept", kept=copied.kept)


def site(
    context: typer.Context,
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="cli-help-site-folder")],
    server: Annotated[str | None, typer.Option(metavar="URL", help="cli-help-site-server")] = None,
) -> None:
    from spielwerk.server.pages.static import write  # only servers and sites need the web

    screen: Screen = context.obj
    written = write(folder, server)
    megabytes = written.size / 1_000_000
    screen.tell("site-written", files=written.files, megabytes=megabytes, folder=str(folder))
