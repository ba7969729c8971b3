"""`spielwerk backup` and `restore`, for SQLite and Postgres."""

import asyncio
from pathlib import Path

from spielwerk.errors import Failure
from spielwerk.server.backup import sqlite
from spielwerk.server.backup.sqlite import Copied, Progress
from spielwerk.server.storages import database_named, is_postgres, path_of
from spielwerk.system.files import check_place
from spielwerk.table.storage.interface import StorageDown


def back_up(file: Path, named: str | None, is_forced: bool, progress: Progress) -> Copied:
    """Write everything in a database to a file."""
    database = database_named(named)
    if not is_postgres(database):
        path = path_of(database)
        sqlite.check_target(file, path, is_forced)
        return sqlite.back_up(path, file, progress)
    from spielwerk.server.backup import postgres  # needs an extra

    sqlite.check_target(file, None, is_forced)
    try:
        return asyncio.run(postgres.back_up(str(database), file, progress))
    except StorageDown as error:
        raise Failure("error-database-down", reason=str(error)) from error


def restore(file: Path, named: str | None, is_forced: bool, progress: Progress) -> Copied:
    """Put it back into a database that no server uses."""
    database = database_named(named)
    if not is_postgres(database):
        path = check_place(path_of(database), is_changed=True)
        return sqlite.restore(file, path, is_forced, progress)
    from spielwerk.server.backup import postgres

    try:
        return asyncio.run(postgres.restore(file, str(database), is_forced, progress))
    except StorageDown as error:
        raise Failure("error-database-down", reason=str(error)) from error
