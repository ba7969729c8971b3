"""Numbered migrations: how a database of an earlier version becomes one of this version.

A migration is a generator that works for SQLite and Postgres alike. It yields SQL, with the values
of $1, $2 …, and gets the rows back. The storages run all that a database lacks in one transaction,
behind a lock. A migration that has been released is never changed: write another one, and keep a
small database from before it in tests/table/databases.
"""

from collections.abc import Generator, Iterable, Sequence
from contextlib import suppress
from typing import Any, Literal

from msgspec import MsgspecError
from msgspec.json import decode, encode

from spielwerk.errors import SpielwerkError
from spielwerk.games import load
from spielwerk.table.storage.interface import what_was_played

Database = Literal["sqlite", "postgres"]
SqlRows = Iterable[Sequence[Any]]
Migration = Generator[tuple[Any, ...], SqlRows, None]

AT_ONCE = 500  # rows in memory


class NewerDatabase(SpielwerkError):
    """A later version of the program made the database."""


class OtherDatabase(SpielwerkError):
    """The database of another program, or no database at all."""


def migrate(database: Database, name: str, version: int, until: int | None = None) -> Migration:
    """Everything that a database of this version lacks; 0 is an empty one. `until` names a version
    to stop at."""
    check_version(name, version)
    for migration in MIGRATIONS[version:until]:
        yield from migration(database)


def check_version(name: str, version: int) -> None:
    """Refuse a database of a later version."""
    if version > VERSION:
        raise NewerDatabase(
            "error-database-newer", database=name, version=str(version), known=str(VERSION)
        )


# ---- 1: the tables ----------------------------------------------------------------------------


def _make_tables(database: Database) -> Migration:
    for statement in SQLITE_TABLES if database == "sqlite" else POSTGRES_TABLES:
        yield (statement,)
    yield ("CREATE INDEX running_matches ON matches (wakes_at) WHERE stage = 'running'",)
    yield ("CREATE INDEX open_matches ON matches (id) WHERE stage = 'open'",)
    yield ("CREATE INDEX finished_by_time ON finished (ended_at)",)
    yield ("CREATE INDEX finished_by_game ON finished (game, ended_at)",)


SQLITE_TABLES = (
    """CREATE TABLE events (
        match TEXT NOT NULL,
        number INTEGER NOT NULL,
        at INTEGER NOT NULL,
        kind TEXT NOT NULL,
        data TEXT NOT NULL,
        PRIMARY KEY (match, number)
    ) WITHOUT ROWID""",
    """CREATE TABLE matches (
        id TEXT PRIMARY KEY,
        stage TEXT NOT NULL,
        wakes_at INTEGER,
        keeper TEXT,
        kept_until INTEGER
    ) WITHOUT ROWID""",
    """CREATE TABLE finished (
        match TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        ended_at INTEGER NOT NULL,
        data TEXT NOT NULL
    ) WITHOUT ROWID""",
    "CREATE TABLE beat (one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL)",
)
# Ids compare as bytes, as they do in SQLite.
POSTGRES_TABLES = (
    """CREATE TABLE matches (
        id text COLLATE "C" PRIMARY KEY,
        stage text NOT NULL,
        wakes_at bigint,
        keeper text,
        kept_until bigint
    )""",
    """CREATE TABLE events (
        match text COLLATE "C" NOT NULL REFERENCES matches ON DELETE CASCADE,
        number integer NOT NULL,
        at bigint NOT NULL,
        kind text NOT NULL,
        data json NOT NULL,
        PRIMARY KEY (match, number)
    )""",
    """CREATE TABLE finished (
        match text COLLATE "C" PRIMARY KEY,
        game text NOT NULL,
        ended_at bigint NOT NULL,
        data json NOT NULL
    )""",
    "CREATE TABLE beat (one boolean PRIMARY KEY DEFAULT true CHECK (one), at bigint NOT NULL)",
    "CREATE TABLE tables_version (version integer NOT NULL)",
    "INSERT INTO tables_version VALUES (0)",
)


# ---- 2: set-ups and versions of the rules -------------------------------------------------------


def _store_set_ups(_: Database) -> Migration:
    """`started` holds the set-up, which was dealt again from the seed whenever a table was opened,
    and the version of the rules. Finished games also get their
    colours, and all games who began: while there was no choice, that was not stored."""
    first, last = {"first": 0, "lot": False}, ""
    while rows := list((yield STARTED, last, AT_ONCE)):
        for match, number, created, started in rows:
            data = {**first, **decode(started), "rules": 1}
            data["setup"] = _set_up(decode(created), data["first"])
            yield SET_EVENT, encode(data).decode(), match, number
            last = match
    last = ""
    while rows := list((yield FINISHED, last, AT_ONCE)):
        for match, finished in rows:
            data = {"first": 0, "colours": [0, 1, 2, 3], **decode(finished)}
            yield SET_FINISHED, encode(data).decode(), match
            last = match


STARTED = """
    SELECT started.match, started.number, created.data, started.data
    FROM events AS started JOIN events AS created ON created.match = started.match
    WHERE started.kind = 'started' AND created.number = 1 AND started.match > $1
    ORDER BY started.match LIMIT $2"""
SET_EVENT = "UPDATE events SET data = $1 WHERE match = $2 AND number = $3"
FINISHED = "SELECT match, data FROM finished WHERE match > $1 ORDER BY match LIMIT $2"
SET_FINISHED = "UPDATE finished SET data = $1 WHERE match = $2"


def _set_up(created: dict[str, Any], first: int) -> dict[str, Any] | None:
    setting = created["setting"]
    try:
        ruleset = load(setting["game"], setting["players"], **setting["options"])
    except SpielwerkError:
        return None  # the game is not installed now; if it is again, the seed still tells
    return ruleset.start(seed=created["seed"], first=first).setup


# ---- 3: pauses, and the last visits of open tables ----------------------------------------------


def _note_pauses(database: Database) -> Migration:
    """Times without a server are kept, so that they can be given back whenever a table is opened.
    Open tables can be found by their last visit."""
    number = "INTEGER" if database == "sqlite" else "bigint"
    yield (f"CREATE TABLE pauses (since {number} PRIMARY KEY, until {number} NOT NULL)",)
    yield (f"ALTER TABLE matches ADD COLUMN seen_at {number}",)
    yield (SEE_OPEN,)
    yield ("DROP INDEX open_matches",)
    yield ("CREATE INDEX open_matches ON matches (seen_at) WHERE stage = 'open'",)


SEE_OPEN = """
    UPDATE matches SET seen_at = (SELECT max(at) FROM events WHERE match = id)
    WHERE stage = 'open'"""


# ---- 4: every process has its own beat -----------------------------------------------------------


def _miss_processes(database: Database) -> Migration:
    """A process that ends without a word is missed for a while."""
    text, number = ("TEXT", "INTEGER") if database == "sqlite" else ("text", "bigint")
    yield (f"CREATE TABLE processes (name {text} PRIMARY KEY, at {number} NOT NULL)",)


# ---- 5: a secret, and games that are recognised --------------------------------------------------


def _recognise_games(database: Database) -> Migration:
    """Processes share a secret. Finished games can be found by what was played; one that cannot be
    read is never the same as another."""
    text = "TEXT" if database == "sqlite" else "text"
    yield (f"CREATE TABLE secret (one {ONE[database]}, value {text} NOT NULL)",)
    yield (f"ALTER TABLE finished ADD COLUMN played {text}",)
    last = ""
    while rows := list((yield FINISHED, last, AT_ONCE)):
        for match, finished in rows:
            last = match
            with suppress(MsgspecError, UnicodeDecodeError, KeyError):
                yield SET_PLAYED, what_was_played(decode(finished)["record"]), match
    yield ("CREATE INDEX finished_by_played ON finished (played) WHERE ended_at >= 0",)


ONE = {
    "sqlite": "INTEGER PRIMARY KEY CHECK (one = 1)",
    "postgres": "boolean PRIMARY KEY DEFAULT true CHECK (one)",
}
SET_PLAYED = "UPDATE finished SET played = $1 WHERE match = $2"


MIGRATIONS = (_make_tables, _store_set_ups, _note_pauses, _miss_processes, _recognise_games)
VERSION = len(MIGRATIONS)
