"""Events in an SQLite file, for one server process.

Python runs one thread at a time, and a thread that returns from SQLite may wait some milliseconds
for the GIL if the event loop is busy. Once per row, that adds up to seconds, so every read or write
takes only a handful of statements, however many rows it has.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

from msgspec import MsgspecError, Raw
from msgspec.json import Decoder, encode

from spielwerk.errors import Failure
from spielwerk.table.match.clock import Pause
from spielwerk.table.match.events import Event
from spielwerk.table.storage import migrations
from spielwerk.table.storage.interface import (
    BOTS,
    MISSED,
    Conflict,
    Damaged,
    FinishedGame,
    Standing,
    Storage,
    StorageDown,
    Trouble,
    first_number,
    found_pauses,
    restored,
    written,
)

PATIENCE_SECONDS = 5  # while another process writes to the file

SETTINGS = (
    # An event changes one page, which is written twice. So pages are small, and checkpoints rare.
    "PRAGMA page_size = 2048",
    "PRAGMA wal_autocheckpoint = 16000",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = OFF",
)

# {} stands for rows of values.
LAST_NUMBERS = """
    WITH asked (match) AS (VALUES {})
    SELECT json_group_array(
        (SELECT coalesce(max(number), 0) FROM events WHERE events.match = asked.match))
    FROM asked"""
ADD_EVENTS = "INSERT INTO events (match, number, at, kind, data) VALUES {}"
# All of them, or none if one of the matches does not go on where its events begin.
ADD_ALL_EVENTS = """
    INSERT INTO events (match, number, at, kind, data)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
        json_extract(value, '$[3]'), json_extract(value, '$[4]')
    FROM json_each(?)
    WHERE NOT EXISTS (
        SELECT 1 FROM json_each(?) AS begun WHERE json_extract(begun.value, '$[1]') <> 1 + (
            SELECT coalesce(max(number), 0) FROM events
            WHERE events.match = json_extract(begun.value, '$[0]')))"""
SET_STANDINGS = """
    INSERT INTO matches (id, stage, wakes_at, seen_at) VALUES {}
    ON CONFLICT (id) DO UPDATE SET stage = excluded.stage, wakes_at = excluded.wakes_at"""
ADD_FINISHED = "INSERT OR REPLACE INTO finished (match, game, ended_at, data, played) VALUES {}"
WIDTH = 5  # columns of an event
MOST_ROWS = 256  # in a statement; a power of two

# Every answer is one JSON text.
# The last event comes first, and no more is asked for than there is, so that SQLite does not look
# for the end on a page of the match before, which may be damaged. It does look after the last one:
# if that page is damaged, it is unknown whether there was more.
EVENTS = """
    SELECT json_group_array(json_array(number, at, kind, json(data)))
    FROM (SELECT * FROM events WHERE match = ?1 AND number > ?2 ORDER BY number DESC
        LIMIT (SELECT max(0, coalesce(max(number), 0) - ?2) FROM events WHERE match = ?1))"""
WAKING = """
    SELECT json_group_array(id)
    FROM (SELECT id FROM matches WHERE stage = 'running' AND wakes_at <= ? ORDER BY wakes_at, id)"""
FINISHED = """
    SELECT json_group_array(json(data))
    FROM (SELECT data FROM finished WHERE ended_at >= 0 AND ended_at < ?
        ORDER BY ended_at DESC, match LIMIT ?)"""
FINISHED_OF_GAME = """
    SELECT json_group_array(json(data))
    FROM (SELECT data FROM finished WHERE game = ? AND ended_at >= 0 AND ended_at < ?
        ORDER BY ended_at DESC, match LIMIT ?)"""
# If one of them cannot be read: their names come from an index.
FINISHED_NAMES, FINISHED_NAMES_OF_GAME = (
    statement.replace("json(data)", "match").replace("SELECT data", "SELECT match")
    for statement in (FINISHED, FINISHED_OF_GAME)
)
FINISHED_GAME = "SELECT json_group_array(json(data)) FROM finished WHERE match = ?"
LISTED = "SELECT json_group_array(match) FROM finished WHERE played = ? AND ended_at >= 0"
ADD_SHARED = "INSERT INTO secret VALUES (1, ?) ON CONFLICT DO NOTHING"
SHARED = "SELECT value FROM secret"
LAST_BEAT = "SELECT json_group_array(at) FROM beat"
PAUSES = """
    SELECT json_group_array(json_object('since', since, 'until', until))
    FROM (SELECT * FROM pauses ORDER BY since)"""

CLAIM = """
    UPDATE matches SET keeper = ?1, kept_until = ?2
    WHERE id = ?3 AND (keeper IS NULL OR keeper = ?1 OR kept_until <= ?4)"""
LAST_TIME = "SELECT (SELECT at FROM beat)"
LAST_PAUSE = "SELECT max(until) FROM pauses"
PROLONG_PAUSE = "UPDATE pauses SET until = max(until, ?2) WHERE since <= ?1 AND until >= ?1"
ADD_PAUSE = "INSERT INTO pauses VALUES (?, ?)"
PUT_OFF = """
    UPDATE matches SET wakes_at = wakes_at + ? WHERE stage = 'running' AND wakes_at > ?"""
BEAT = """
    INSERT INTO beat VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET at = max(at, excluded.at)"""
BEAT_OF_PROCESS = """
    INSERT INTO processes VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET at = excluded.at"""
OTHER_PROCESSES = "SELECT at FROM processes WHERE name <> ?"
FORGET_PROCESSES = "DELETE FROM processes WHERE at < ?"
GOODBYE = "DELETE FROM processes WHERE name = ?"
KEEP = """
    UPDATE matches SET seen_at = ?
    WHERE stage = 'open' AND id IN (SELECT value FROM json_each(?))"""
EXPIRED = """
    SELECT json_group_array(id) FROM (
        SELECT id FROM matches WHERE stage = 'open' AND seen_at < ?1
        AND NOT EXISTS (SELECT 1 FROM events WHERE match = id AND at >= ?1) LIMIT ?2)"""
DELETE_EVENTS = "DELETE FROM events WHERE match IN (SELECT value FROM json_each(?))"
DELETE_MATCHES = "DELETE FROM matches WHERE id IN (SELECT value FROM json_each(?))"

FOREVER = 2**63 - 1

UNREADABLE = ("malformed JSON", "Could not decode to UTF-8")
_TROUBLES: dict[int, Trouble] = {
    sqlite3.SQLITE_FULL: "disk full",
    sqlite3.SQLITE_BUSY: "database locked",
    sqlite3.SQLITE_LOCKED: "database locked",
}

_rows = Decoder(list[tuple[int, int, str, Raw]]).decode
_finished = Decoder(list[FinishedGame]).decode
_texts = Decoder(list[str]).decode
_numbers = Decoder(list[int]).decode
_pauses = Decoder(list[Pause]).decode

T = TypeVar("T")
Value = str | int | None


@dataclass(slots=True)
class _Append:
    match: str
    first: int
    last: int
    # Rows of the tables, one after the other.
    events: list[Value]
    standing: tuple[Value, ...]
    finished: tuple[Value, ...]


_Change = Callable[[sqlite3.Connection], Any]


class Held(Failure):
    """Another server uses the file."""


def hold(path: str) -> sqlite3.Connection:
    """Keep other servers away from a database until this connection is closed. The lock is on a
    file beside it, so that it can be read and copied meanwhile, and ends with the process."""
    holder = sqlite3.connect(
        f"{path}-server", timeout=0, isolation_level=None, check_same_thread=False
    )
    try:
        holder.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        holder.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        raise Held("error-database-held", database=path) from error
    return holder


class SqliteStorage(Storage):
    """One thread writes; jobs that arrive meanwhile go into its next transaction. Another thread
    reads."""

    shared = False

    def __init__(self, path: str | Path) -> None:
        self._path = str(path)
        self._open = False

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._waiting: list[tuple[_Append | _Change, asyncio.Future[Any]]] = []
        self._writing = False
        self.pools: list[_Thread] = []
        try:
            await self._open_threads()
        except BaseException:
            await self._close_threads()
            raise
        self._open = True

    async def _open_threads(self) -> None:
        """A file is not even opened before it is ours."""
        is_file = self._path != ":memory:"  # only one connection can see that
        if is_file:
            await self._start(hold)
        self._writer = self._reader = await self._start(_connect)
        await self._writer.run(lambda connection: migrate(connection, self._path))
        if is_file:
            self._reader = await self._start(_connect)

    async def _start(self, connect: Callable[[str], sqlite3.Connection]) -> "_Thread":
        self.pools.append(await _Thread.open(self._path, connect))
        return self.pools[-1]

    async def close(self) -> None:
        if not self._open:
            return
        self._open = False
        with suppress(StorageDown):
            await self._enqueue(lambda _: None)  # done when everything before it is
        await self._close_threads()

    async def _close_threads(self) -> None:
        """The lock comes last."""
        for thread in reversed(self.pools):
            await thread.close()

    async def append(
        self,
        match: str,
        events: Sequence[Event],
        standing: Standing | None = None,
        finished: FinishedGame | None = None,
    ) -> None:
        first = first_number(events, standing)
        rows: list[Value] = []
        stands: tuple[Value, ...] = ()
        ended: tuple[Value, ...] = ()
        for event in events:
            rows += (match, event.number, event.at, event.kind, written(event))
        if standing is not None:
            stands = (match, standing.stage, standing.wakes_at, events[0].at)
        if finished is not None:
            data = encode(finished).decode()
            ended = (match, finished.game, finished.found_at, data, finished.played)
        job = _Append(match, first, events[-1].number, rows, stands, ended)
        try:
            await self._write(job)
        except asyncio.CancelledError:  # it may happen all the same: the next reader sees it
            with suppress(StorageDown):
                await self._enqueue(lambda _: None)
            raise

    async def events(self, match: str, after: int = 0) -> list[Event]:
        return await self._read(_events, EVENTS, match, after)

    async def waking(self, until: int) -> list[str]:
        return await self._read(_texts, WAKING, until)

    async def claim(self, match: str, keeper: str, now: int, until: int) -> bool:
        def claim(connection: sqlite3.Connection) -> bool:
            return connection.execute(CLAIM, (keeper, until, match, now)).rowcount == 1

        return bool(await self._write(claim))

    async def finished(
        self, game: str | None = None, before: int | None = None, limit: int = 50
    ) -> list[FinishedGame]:
        asked: list[Value] = [FOREVER if before is None else before, limit]
        statement, names = FINISHED, FINISHED_NAMES
        if game is not None:
            asked.insert(0, game)
            statement, names = FINISHED_OF_GAME, FINISHED_NAMES_OF_GAME
        try:
            return await self._read(_finished, statement, *asked)
        except Damaged:
            found = []
            for match in await self._read(_texts, names, *asked):
                with suppress(Damaged):
                    found.append(await self.finished_game(match))
            return [game for game in found if game is not None]

    async def finished_game(self, match: str) -> FinishedGame | None:
        games = await self._read(_finished, FINISHED_GAME, match)
        return games[0] if games else None

    async def has_listed(self, game: FinishedGame) -> bool:
        found: list[str] = await self._read(_texts, LISTED, game.played)
        return bool(found)

    async def secret(self, fresh: str) -> str:
        def keep(connection: sqlite3.Connection) -> str:
            connection.execute(ADD_SHARED, (fresh,))
            return str(connection.execute(SHARED).fetchone()[0])

        return str(await self._write(keep))

    async def keep(self, matches: Collection[str], now: int) -> None:
        listed = encode(list(matches)).decode()
        await self._write(lambda connection: connection.execute(KEEP, (now, listed)))

    async def expire(self, before: int, most: int) -> int:
        def expire(connection: sqlite3.Connection) -> int:
            (expired,) = connection.execute(EXPIRED, (before, most)).fetchone()
            connection.execute(DELETE_EVENTS, (expired,))
            return connection.execute(DELETE_MATCHES, (expired,)).rowcount

        return int(await self._write(expire))

    async def time(self) -> int | None:
        return None

    async def beat(self, now: int, late: int, process: str = "", since: int | None = None) -> int:
        def beat(connection: sqlite3.Connection) -> int:
            (last,) = connection.execute(LAST_TIME).fetchone()
            others = [at for (at,) in connection.execute(OTHER_PROCESSES, (process,))]
            for pause in found_pauses(now, late, last, others, since):
                values = pause.since, pause.until
                if not connection.execute(PROLONG_PAUSE, values).rowcount:
                    connection.execute(ADD_PAUSE, values)
            if last is not None and last < now - late:
                connection.execute(PUT_OFF, (now - last, last + BOTS))
            connection.execute(BEAT, (now,))
            connection.execute(FORGET_PROCESSES, (now - MISSED,))
            connection.execute(BEAT_OF_PROCESS, (process, now))
            return connection.execute(LAST_PAUSE).fetchone()[0] or 0

        return int(await self._write(beat))

    async def goodbye(self, process: str) -> None:
        await self._write(lambda connection: connection.execute(GOODBYE, (process,)))

    async def last_beat(self) -> int | None:
        beats = await self._read(_numbers, LAST_BEAT)
        return beats[0] if beats else None

    async def pauses(self) -> list[Pause]:
        return await self._read(_pauses, PAUSES)

    async def _read(self, decode: Callable[[str], T], statement: str, *values: Value) -> T:
        def read(connection: sqlite3.Connection) -> T:
            text = connection.execute(statement, values).fetchone()[0]
            try:
                return decode(text)
            except MsgspecError as error:
                raise Damaged(f"{self._path}: {error}") from error

        self._check_open()
        return await self._reader.run(read)

    async def _write(self, job: _Append | _Change) -> Any:
        self._check_open()
        return await self._enqueue(job)

    def _check_open(self) -> None:
        if not self._open:
            raise StorageDown(f"{self._path}: the database is not open")

    def _enqueue(self, job: _Append | _Change) -> asyncio.Future[Any]:
        future = self._loop.create_future()
        self._waiting.append((job, future))
        if not self._writing:
            self._writing = True
            self._loop.call_soon(self._start_batch)  # with what else arrives in this loop cycle
        return future

    def _start_batch(self) -> None:
        jobs, futures = zip(*self._waiting, strict=True)
        self._waiting.clear()
        self._writer.pool.submit(self._run_batch, jobs, futures)

    def _run_batch(
        self, jobs: Sequence[_Append | _Change], futures: Sequence[asyncio.Future[Any]]
    ) -> None:
        outcomes = _do_all(self._writer.connection, jobs)
        self._loop.call_soon_threadsafe(self._end_batch, futures, outcomes)

    def _end_batch(self, futures: Sequence[asyncio.Future[Any]], outcomes: list[Any]) -> None:
        for future, outcome in zip(futures, outcomes, strict=True):
            if future.done():  # it was cancelled
                continue
            if isinstance(outcome, sqlite3.Error):
                future.set_exception(_down(self._path, outcome))
            elif isinstance(outcome, Exception):
                future.set_exception(outcome)
            else:
                future.set_result(outcome)
        if self._waiting:
            self._start_batch()
        else:
            self._writing = False


def _events(text: str) -> list[Event]:
    return [restored(*row) for row in reversed(_rows(text))]


class _Thread:
    """A connection in its own thread."""

    connection: sqlite3.Connection

    @classmethod
    async def open(cls, path: str, connect: Callable[[str], sqlite3.Connection]) -> "_Thread":
        thread = cls(path)
        try:
            thread.connection = await thread._in_thread(connect, path)
        except BaseException:
            thread.pool.shutdown(wait=False)
            raise
        return thread

    def __init__(self, path: str) -> None:
        self._path = path
        self.pool = ThreadPoolExecutor(1, "sqlite")

    async def close(self) -> None:
        with suppress(StorageDown):
            await self._in_thread(self.connection.close)
        self.pool.shutdown(wait=False)

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await self._in_thread(work, self.connection)

    async def _in_thread(self, work: Callable[..., T], *arguments: Any) -> T:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.pool, work, *arguments)
        except sqlite3.Error as error:
            raise _down(self._path, error) from error


def _down(path: str, error: sqlite3.Error) -> StorageDown:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # without the extended part
    if code == sqlite3.SQLITE_CORRUPT or str(error).startswith(UNREADABLE):
        return Damaged(f"{path}: {error}")
    return StorageDown(f"{path}: {error}", _TROUBLES.get(code, "storage down"))


def _connect(path: str) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path, timeout=PATIENCE_SECONDS, isolation_level=None, check_same_thread=False
    )
    try:
        for setting in SETTINGS:
            _set(connection, setting)
    except BaseException as error:
        connection.close()
        if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_NOTADB:
            raise migrations.OtherDatabase("error-database-other", database=path) from error
        raise
    return connection


def _set(connection: sqlite3.Connection, setting: str) -> None:
    """Processes that open the file at once may all switch to WAL, and SQLite lets none of them wait
    for the others."""
    until = time.monotonic() + PATIENCE_SECONDS
    while True:
        try:
            connection.execute(setting)
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(0.01)


def migrate(connection: sqlite3.Connection, path: str, until: int | None = None) -> None:
    """All or nothing."""
    connection.execute("BEGIN IMMEDIATE")
    with connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version == 0 and connection.execute("SELECT 1 FROM sqlite_master").fetchone():
            raise migrations.OtherDatabase("error-database-other", database=path)
        steps = migrations.migrate("sqlite", path, version, until)
        rows: Any = None
        with suppress(StopIteration):
            while True:
                statement, *values = steps.send(rows)
                rows = connection.execute(statement.replace("$", "?"), values).fetchall()
        connection.execute(f"PRAGMA user_version = {until or migrations.VERSION}")


def _do_all(connection: sqlite3.Connection, jobs: Sequence[_Append | _Change]) -> list[Any]:
    """The outcome of each job: a result or an exception."""
    try:
        if _store_at_once(connection, jobs):
            return [None] * len(jobs)
        connection.execute("BEGIN IMMEDIATE")
        with connection:
            return _do(connection, jobs)
    except Exception as error:
        if len(jobs) == 1 or isinstance(error, sqlite3.OperationalError):
            return [error] * len(jobs)
        # SQLite rejected a value: only the job that contains it should fail.
        return [outcome for job in jobs for outcome in _do_all(connection, [job])]


def _store_at_once(connection: sqlite3.Connection, jobs: Sequence[_Append | _Change]) -> bool:
    """Whether all of it could be stored by one statement, for which the thread waits for the GIL
    only once: events of different matches that change nothing else, as most moves do."""
    events: list[list[Value | Raw]] = []
    begun: dict[str, int] = {}
    for job in jobs:
        if not isinstance(job, _Append) or job.standing or job.finished or job.match in begun:
            return False
        begun[job.match] = job.first
        for n in range(0, len(job.events), WIDTH):
            *row, data = job.events[n : n + WIDTH]
            events.append([*row, Raw(cast(str, data))])  # it is JSON already
    if not all(0 <= cast(int, row[2]) < FOREVER for row in events):
        return False  # JSON would round it
    given = encode(events).decode(), encode([*begun.items()]).decode()
    return connection.execute(ADD_ALL_EVENTS, given).rowcount == len(events)


def _do(connection: sqlite3.Connection, jobs: Sequence[_Append | _Change]) -> list[Any]:
    appends = [job for job in jobs if isinstance(job, _Append)]
    stored = iter(_store(connection, appends))
    outcomes: list[Any] = []
    for job in jobs:
        if not isinstance(job, _Append):
            outcomes.append(job(connection))
        elif next(stored):
            outcomes.append(None)
        else:
            outcomes.append(Conflict(f"{job.match} has no place for event {job.first}."))
    return outcomes


def _store(connection: sqlite3.Connection, appends: Sequence[_Append]) -> list[bool]:
    """Store those that continue what is stored. Return which ones did."""
    last = _last_numbers(connection, list({append.match for append in appends}))
    stored = []
    events: list[Value] = []
    standings: list[Value] = []
    finished: list[Value] = []
    for append in appends:
        follows = append.first == last[append.match] + 1
        stored.append(follows)
        if follows:
            last[append.match] = append.last
            events += append.events
            standings += append.standing
            finished += append.finished
    for statement, width, values in (
        (ADD_EVENTS, WIDTH, events),
        (SET_STANDINGS, 4, standings),
        (ADD_FINISHED, 5, finished),
    ):
        for _ in _execute(connection, statement, width, values):
            pass
    return stored


def _last_numbers(connection: sqlite3.Connection, matches: list[Value]) -> dict[Value, int]:
    numbers: list[int] = []
    for cursor in _execute(connection, LAST_NUMBERS, 1, matches):
        numbers += _numbers(cursor.fetchone()[0])
    return dict(zip(matches, numbers, strict=True))


def _execute(
    connection: sqlite3.Connection, statement: str, width: int, values: list[Value]
) -> Iterator[sqlite3.Cursor]:
    """Execute a statement with all the rows, 2ⁿ at a time, so that there are few enough variants of
    it to stay prepared."""
    start = 0
    while start < len(values):
        left = (len(values) - start) // width
        rows = min(1 << left.bit_length() - 1, MOST_ROWS)
        end = start + rows * width
        yield connection.execute(_with_rows(statement, width, rows), values[start:end])
        start = end


@cache
def _with_rows(statement: str, width: int, rows: int) -> str:
    row = f"({', '.join('?' * width)})"
    return statement.format(", ".join([row] * rows))
