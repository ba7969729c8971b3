"""Backups of a Postgres database: row by row to and from a SQLite file, in one transaction."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from spielwerk.errors import Failure
from spielwerk.server.backup.sqlite import (
    Copied,
    Progress,
    checked,
    counted,
    holds_games,
    moment,
    tables,
    written,
)
from spielwerk.system.files import whole_path
from spielwerk.table.storage import migrations, sqlite
from spielwerk.table.storage.postgres import (
    LOCK_TABLES,
    SERVER_NAME,
    PostgresStorage,
    migrate,
    version_of,
)

ROWS = 500  # in memory

COUNT = """
    SELECT (SELECT count(*) FROM matches) AS tables, (SELECT count(*) FROM finished) AS finished"""
ESTIMATE = "SELECT greatest(reltuples, 0)::bigint FROM pg_class WHERE oid = to_regclass($1)"
SERVERS = """
    SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()
    AND application_name = $1 AND pid <> pg_backend_pid()"""
YES_OR_NO = """
    SELECT column_name FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = $1 AND data_type = 'boolean'"""


async def back_up(url: str, file: Path, progress: Progress) -> Copied:
    """Copy everything as it is at this moment."""
    with whole_path(file) as draft, written(draft) as target:
        async with (
            PostgresStorage(url).alone() as connection,
            connection.transaction(isolation="repeatable_read", readonly=True),
        ):
            version = await version_of(connection)
            migrations.check_version("Postgres", version)
            if version == 0:
                raise migrations.OtherDatabase("error-database-other", database="Postgres")
            target.execute("PRAGMA journal_mode = OFF")  # it is not read before it is complete
            sqlite.migrate(target, str(file), version)
            target.execute("BEGIN")
            for table in tables(target):
                await _fetch(connection, target, table, progress)
            target.execute("COMMIT")
            return counted(target)


async def _fetch(
    connection: Any, target: sqlite3.Connection, table: str, progress: Progress
) -> None:
    columns = _columns(target, table)
    progress.begin("backup-copying", await connection.fetchval(ESTIMATE, table))
    cursor = await connection.cursor(f"SELECT {', '.join(columns)} FROM {table}")  # noqa: S608
    statement = f"INSERT INTO {table} VALUES ({', '.join('?' * len(columns))})"  # noqa: S608
    while rows := await cursor.fetch(ROWS):
        target.executemany(statement, map(tuple, rows))
        progress.done(len(rows))


def _columns(connection: sqlite3.Connection, table: str) -> list[str]:
    return [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]


async def restore(file: Path, url: str, is_forced: bool, progress: Progress) -> Copied:
    """Replace a database that no server uses with a backup. Games that are there are kept in a
    schema of their own."""
    with checked(file, progress) as source:
        async with PostgresStorage(url).alone() as connection, connection.transaction():
            await connection.execute(LOCK_TABLES)  # a server that starts now waits
            if await connection.fetchval(SERVERS, SERVER_NAME):
                raise Failure("error-database-held", database="Postgres")
            kept = await _clear(connection, is_forced)
            copied = counted(source)
            await migrate(connection, 0, copied.version)
            for table in tables(source):
                await _send(connection, source, table, progress)
            await migrate(connection, copied.version)
    return Copied(copied.tables, copied.finished, migrations.VERSION, kept)


async def _clear(connection: Any, is_forced: bool) -> str | None:
    """Make room. Return the name of the schema where games are now."""
    version = await version_of(connection)
    migrations.check_version("Postgres", version)
    if version == 0:
        return None
    there = [*_tables_of(version), "tables_version"]
    count = max(await connection.fetchrow(COUNT))
    if not count:
        await connection.execute(f"DROP TABLE {', '.join(there)}")
        return None
    if not is_forced:
        raise holds_games("Postgres", count)
    kept = f"spielwerk_before_{moment().replace('-', '_')}"
    await connection.execute(f"CREATE SCHEMA {kept}")
    for table in there:
        await connection.execute(f"ALTER TABLE {table} SET SCHEMA {kept}")
    return kept


def _tables_of(version: int) -> list[str]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        sqlite.migrate(connection, ":memory:", version)
        return tables(connection)


async def _send(
    connection: Any, source: sqlite3.Connection, table: str, progress: Progress
) -> None:
    columns = _columns(source, table)
    (count,) = source.execute(f"SELECT count(*) FROM {table}").fetchone()  # noqa: S608
    progress.begin("backup-copying", count)
    booleans = {name for (name,) in await connection.fetch(YES_OR_NO, table)}
    is_boolean = [column in booleans for column in columns]

    def rows() -> Iterator[tuple[Any, ...]]:
        for row in source.execute(f"SELECT {', '.join(columns)} FROM {table}"):  # noqa: S608
            yield tuple(
                bool(value) if is_yes_or_no else value
                for value, is_yes_or_no in zip(row, is_boolean, strict=True)
            )
            progress.done(1)

    await connection.copy_records_to_table(table, records=rows(), columns=columns)
