"""Where a server keeps its games."""

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from spielwerk.errors import Failure
from spielwerk.system.files import check_place
from spielwerk.table.storage.interface import Storage, StorageDown


class Unservable(Failure):
    """The server cannot start."""


@contextmanager
def unless_down() -> Iterator[None]:
    """A storage that cannot be used is a reason not to start."""
    try:
        yield
    except StorageDown as error:
        raise Unservable("error-serve", reason=str(error)) from error


def try_file(database: str | None) -> None:
    """Raise an error at once if a file cannot be used: one that is there is opened, with all that
    this checks and brings up to date."""
    if is_postgres(database):
        return
    storage, path = open_storage(database), path_of(database)
    if path.exists():
        with unless_down():
            asyncio.run(_opened_and_closed(storage))


async def _opened_and_closed(storage: Storage) -> None:
    try:
        await storage.open()
    finally:
        await storage.close()


def database_named(given: str | None) -> str | None:
    """The database that the command line or the environment names."""
    return given or os.environ.get("SPIELWERK_DATABASE")


def open_storage(database: str | None) -> Storage:
    """Postgres if it is given an address, a file otherwise."""
    if database is not None and is_postgres(database):
        from spielwerk.table.storage.postgres import PostgresStorage

        return PostgresStorage(database)
    from spielwerk.table.storage.sqlite import SqliteStorage

    return SqliteStorage(check_place(path_of(database), is_changed=True))


def is_postgres(database: str | None) -> bool:
    """Whether a database is named by an address of Postgres."""
    return database is not None and database.startswith(("postgres://", "postgresql://"))


def path_of(database: str | None) -> Path:
    """Where games are kept in a file. The folder of the default one is created if necessary."""
    if database is not None:
        return Path(database)
    path = default_database()
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


def default_database() -> Path:
    """Where games are kept by default."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "spielwerk" / "tables.db"
