"""Everything that a server keeps, as one file: written while it runs, put back while it does not.

The file is always a SQLite database like a server's, so a backup can also be used to move from
SQLite to Postgres and back.
"""

import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

from spielwerk.errors import Failure, SpielwerkError
from spielwerk.system.files import check_place, whole_path
from spielwerk.table.storage import migrations
from spielwerk.table.storage.sqlite import hold, migrate

PAGES = 1000  # copied at once: two megabytes
IN_THE_LOG = ("-wal", "-shm")  # files beside a database that was not closed

Begin = Callable[[str, int], None]  # a part of the work: a message, and how many steps it has
Done = Callable[[int], None]


@dataclass(frozen=True)
class Progress:
    """Where the progress of a copy is shown."""

    begin: Begin = lambda part, steps: None
    done: Done = lambda steps: None


@dataclass(frozen=True)
class Copied:
    """What a backup holds."""

    tables: int
    finished: int
    version: int
    kept: str | None = None  # where to find what was there before


class Unsuitable(SpielwerkError):
    """A file that would be lost, or one that is damaged."""


# ---- Backup -----------------------------------------------------------------------------------


def back_up(database: Path, file: Path, progress: Progress) -> Copied:
    """Copy a server's database as it is at this moment, even while it is written to."""
    with opened(database) as source, whole_path(file) as draft, written(draft) as target:
        check(source, database)
        copy(source, target, progress)
        check_pages(target, database, progress)
        return counted(target)


def check_target(file: Path, database: Path | None, is_forced: bool) -> None:
    """Raise an error before any work is done if the backup cannot be written there."""
    check_place(file)
    if database is not None and file.exists() and database.exists() and file.samefile(database):
        raise Unsuitable("error-backup-itself", file=str(file))
    if file.exists() and not is_forced:
        raise Unsuitable("error-exists", file=str(file))


@contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    """A database that is there, with errors that name it."""
    path.stat()
    mode = "rw" if os.access(path, os.W_OK) else "ro"
    with errors_naming(path):
        connection = sqlite3.connect(
            f"file:{quote(str(path))}?mode={mode}", uri=True, isolation_level=None
        )
        with closing(connection):
            yield connection


@contextmanager
def written(path: Path) -> Iterator[sqlite3.Connection]:
    """A new database, with errors that name its folder. Others may not read it: it contains
    secrets."""
    path.touch(mode=0o600)
    with (
        errors_naming(path.parent),
        closing(sqlite3.connect(path, isolation_level=None)) as connection,
    ):
        yield connection


@contextmanager
def errors_naming(place: Path) -> Iterator[None]:
    """Turn errors of SQLite into errors that name the file."""
    try:
        yield
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", None)
        if code == sqlite3.SQLITE_NOTADB:
            raise migrations.OtherDatabase("error-database-other", database=str(place)) from error
        if code is not None and code & 0xFF == sqlite3.SQLITE_CORRUPT:
            raise _damaged(place, str(error)) from error
        raise Failure("error-file", file=str(place), reason=str(error)) from error


def check(connection: sqlite3.Connection, path: Path) -> int:
    """The version of a database, which is ours, and not too new."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    migrations.check_version(str(path), version)
    if not {"matches", "events", "finished"} <= set(tables(connection)):
        raise migrations.OtherDatabase("error-database-other", database=str(path))
    return int(version)


def tables(connection: sqlite3.Connection) -> list[str]:
    """Matches come first: events refer to them."""
    rows = connection.execute(
        "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name <> 'matches', name"
    )
    return [name for (name,) in rows]


def copy(source: sqlite3.Connection, target: sqlite3.Connection, progress: Progress) -> None:
    """Copy all pages, as they are at one moment."""
    source.execute("BEGIN")  # one moment, whatever is written meanwhile
    (pages,) = source.execute("PRAGMA page_count").fetchone()
    source.execute("SELECT count(*) FROM sqlite_master").fetchone()
    progress.begin("backup-copying", pages)

    def tell(status: int, remaining: int, total: int) -> None:
        progress.done(min(PAGES, total))

    source.backup(target, pages=PAGES, progress=tell)
    source.execute("COMMIT")
    target.execute("PRAGMA journal_mode = DELETE")  # nothing of it is in another file


def counted(connection: sqlite3.Connection) -> Copied:
    """What a copy holds."""
    (count,) = connection.execute("SELECT count(*) FROM matches").fetchone()
    (finished,) = connection.execute("SELECT count(*) FROM finished").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return Copied(count, finished, version)


# ---- Restoring --------------------------------------------------------------------------------


@contextmanager
def checked(file: Path, progress: Progress) -> Iterator[sqlite3.Connection]:
    """A backup that can be put back."""
    with opened(file) as source:
        check(source, file)
        check_pages(source, file, progress)
        yield source


def check_pages(connection: sqlite3.Connection, path: Path, progress: Progress) -> None:
    """Raise an error that names the path unless everything can be read."""
    progress.begin("backup-checking", 1)
    (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if found != "ok":
        raise _damaged(path, str(found).splitlines()[-1])
    progress.done(1)


def _damaged(file: Path, reason: str) -> Unsuitable:
    return Unsuitable("error-backup-damaged", file=str(file), reason=reason)


def restore(file: Path, database: Path, is_forced: bool, progress: Progress) -> Copied:
    """Replace a database that no server uses with a backup. Games that are there are kept under
    another name."""
    with checked(file, progress) as source, _held(database):
        count = _games_in(database)
        if count and not is_forced:
            raise holds_games(str(database), count)
        with whole_path(database) as draft:
            with written(draft) as target:
                copy(source, target, progress)
                migrate(target, str(file))
                copied = counted(target)
            _belongs_with(draft, database if database.exists() else database.parent)
            kept = _put_aside(database) if count else None
            for end in IN_THE_LOG:  # it must not get into the new database
                _beside(database, end).unlink(missing_ok=True)
    return Copied(copied.tables, copied.finished, copied.version, kept)


def holds_games(database: str, count: int | str) -> Unsuitable:
    """The error for a database that would be overwritten."""
    return Unsuitable("error-restore-games", database=database, tables=str(count))


@contextmanager
def _held(database: Path) -> Iterator[None]:
    with errors_naming(database), closing(hold(str(database))):
        other = database if database.exists() else database.parent
        _belongs_with(_beside(database, "-server"), other)
        yield


def _games_in(database: Path) -> int | str:
    """How many tables a database has; if it cannot be read, that is unknown."""
    if not database.exists():
        return 0
    with suppress(SpielwerkError), opened(database) as connection:
        if not tables(connection):
            return 0
        check(connection, database)
        return counted(connection).tables or counted(connection).finished
    return "?"


def _put_aside(database: Path) -> str:
    """Give a database another name as well. Its first name is there until the new one takes it."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")  # with what is only in its log
    aside = database.with_name(f"{database.name}.before-{moment()}")
    for end in IN_THE_LOG:  # of one that is damaged
        with suppress(FileNotFoundError):
            _beside(database, end).rename(_beside(aside, end))
    try:
        os.link(database, aside)
    except FileExistsError:
        raise
    except OSError:  # not every file system can do that
        database.rename(aside)
    return str(aside)


def _beside(database: Path, end: str) -> Path:
    return database.with_name(database.name + end)


def moment() -> str:
    """For names of what is put aside: no two are the same."""
    now = time.time_ns() // 1_000_000
    return f"{time.strftime('%Y%m%d-%H%M%S', time.localtime(now // 1000))}-{now % 1000:03}"


def _belongs_with(path: Path, other: Path) -> None:
    """What root writes belongs to the user that the server runs as."""
    like = other.stat()
    if os.geteuid() == 0:
        os.chown(path, like.st_uid, like.st_gid)
    if other.is_file():
        path.chmod(like.st_mode)
