"""Events in Postgres, for several server processes."""

import asyncio
from collections.abc import AsyncIterator, Collection, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any

from msgspec import MsgspecError
from msgspec.json import decode, encode

from spielwerk.errors import BadOption, needs_extra
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

PATIENCE_SECONDS = 10  # until a server that does not answer counts as down
MIGRATION_SECONDS = 600  # for one statement of a migration, or while another process migrates

SERVER_NAME = "spielwerk"  # of a server's connections

LOCK_TABLES = "SELECT pg_advisory_xact_lock(hashtext('spielwerk tables'))"
ARE_TABLES_THERE = "SELECT to_regclass('tables_version') IS NOT NULL"
SET_VERSION = "UPDATE tables_version SET version = $1"
GET_VERSION = "SELECT version FROM tables_version"

# If two processes write to the same match, the primary key of `events` lets only one through. The
# row in `matches` keeps the match from being deleted meanwhile.
BEGIN_MATCH = """
    WITH stands AS (
        INSERT INTO matches (id, stage, wakes_at, seen_at) VALUES ($1, $6, $7, ($3::bigint[])[1])
    )
    INSERT INTO events SELECT $1, * FROM unnest($2::int[], $3::bigint[], $4::text[], $5::json[])"""
ADD_EVENTS = """
    INSERT INTO events SELECT $1, * FROM unnest($2::int[], $3::bigint[], $4::text[], $5::json[])
    WHERE EXISTS (SELECT FROM events WHERE match = $1 AND number = ($2::int[])[1] - 1)"""
ADD_EVENTS_AND_STAND = """
    WITH stands AS (
        UPDATE matches SET stage = $6, wakes_at = $7 WHERE id = $1
        AND EXISTS (SELECT FROM events WHERE match = $1 AND number = ($2::int[])[1] - 1)
        RETURNING id
    )
    INSERT INTO events SELECT $1, * FROM unnest($2::int[], $3::bigint[], $4::text[], $5::json[])
    WHERE EXISTS (SELECT FROM stands)"""
ADD_FINISHED = """
    INSERT INTO finished (match, game, ended_at, data, played) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (match) DO UPDATE SET game = excluded.game, ended_at = excluded.ended_at,
        data = excluded.data, played = excluded.played"""

EVENTS = """
    SELECT number, at, kind, data FROM events WHERE match = $1 AND number > $2 ORDER BY number"""
NEWER = """
    SELECT match FROM unnest($1::text[], $2::int[]) AS known (match, last) WHERE EXISTS
    (SELECT FROM events WHERE events.match = known.match AND events.number = known.last + 1)"""
WAKING = """
    SELECT id FROM matches WHERE stage = 'running' AND wakes_at <= $1 ORDER BY wakes_at, id"""
CLAIM = """
    UPDATE matches SET keeper = $2, kept_until = $4
    WHERE id = $1 AND (keeper IS NULL OR keeper = $2 OR kept_until <= $3)"""
FINISHED = """
    SELECT data FROM finished WHERE ended_at >= 0 AND ended_at < $1
    ORDER BY ended_at DESC, match LIMIT $2"""
FINISHED_OF_GAME = """
    SELECT data FROM finished WHERE ended_at >= 0 AND ended_at < $1 AND game = $3
    ORDER BY ended_at DESC, match LIMIT $2"""
FINISHED_GAME = "SELECT data FROM finished WHERE match = $1"
LISTED = "SELECT FROM finished WHERE played = $1 AND ended_at >= 0 LIMIT 1"
ADD_SHARED = "INSERT INTO secret (value) VALUES ($1) ON CONFLICT DO NOTHING"
SHARED = "SELECT value FROM secret"
KEEP = "UPDATE matches SET seen_at = $2 WHERE stage = 'open' AND id = ANY($1)"
# Something may happen in a match until it is locked, so check again after that.
LOCK_EXPIRED = """
    SELECT id FROM matches WHERE stage = 'open' AND seen_at < $1
    AND NOT EXISTS (SELECT FROM events WHERE match = id AND at >= $1)
    LIMIT $2 FOR UPDATE SKIP LOCKED"""
EXPIRE = """
    DELETE FROM matches WHERE id = ANY($2) AND stage = 'open' AND seen_at < $1
    AND NOT EXISTS (SELECT FROM events WHERE match = id AND at >= $1)"""
TIME = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now"
LOCK_BEAT = "SELECT at FROM beat FOR UPDATE"  # one process notes a pause
PROLONG_PAUSE = """
    UPDATE pauses SET until = greatest(until, $2) WHERE since <= $1 AND until >= $1"""
ADD_PAUSE = "INSERT INTO pauses (since, until) VALUES ($1, $2)"
PUT_OFF = """
    UPDATE matches SET wakes_at = wakes_at + $1 WHERE stage = 'running' AND wakes_at > $2"""
BEAT = """
    INSERT INTO beat (at) VALUES ($1)
    ON CONFLICT (one) DO UPDATE SET at = greatest(beat.at, excluded.at)"""
BEAT_OF_PROCESS = """
    INSERT INTO processes (name, at) VALUES ($1, $2)
    ON CONFLICT (name) DO UPDATE SET at = excluded.at"""
OTHER_PROCESSES = "SELECT at FROM processes WHERE name <> $1"
FORGET_PROCESSES = "DELETE FROM processes WHERE at < $1"
GOODBYE = "DELETE FROM processes WHERE name = $1"
LAST_BEAT = "SELECT at FROM beat"
LAST_PAUSE = "SELECT max(until) FROM pauses"
PAUSES = "SELECT since, until FROM pauses ORDER BY since"

FOREVER = 2**63 - 1


class PostgresStorage(Storage):
    """A pool of connections that reconnect when the server comes back."""

    shared = True

    def __init__(self, url: str, connections: int = 8) -> None:
        with needs_extra("scale"):
            import asyncpg  # type: ignore[import-untyped]
        self._asyncpg = asyncpg
        self._url = url
        self._connections = connections
        self._open = False

    async def open(self) -> None:
        async with self.alone() as connection, connection.transaction():
            await connection.execute(LOCK_TABLES)  # one process migrates, and others find it done
            await migrate(connection, await version_of(connection))
        self._under_way = 0
        self._idle = asyncio.Event()
        self._pool = self._asyncpg.create_pool(
            self._url,
            min_size=0,
            max_size=self._connections,
            timeout=PATIENCE_SECONDS,
            command_timeout=PATIENCE_SECONDS,  # also for cancelling a command
            reset=_nothing,  # we leave no session state behind, so save a round trip
            server_settings={"application_name": SERVER_NAME},
        )
        with self._named_errors():
            await self._pool
        self._open = True

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[Any]:
        """A connection for work that takes longer than a game's."""
        with self._named_errors():
            try:
                connection = await self._asyncpg.connect(
                    self._url, timeout=PATIENCE_SECONDS, command_timeout=MIGRATION_SECONDS
                )
            except (ValueError, OverflowError) as error:  # such as a port that is too high
                example = "postgresql://user@host/name"
                raise BadOption(
                    "error-address", reason=str(error), service="Postgres", example=example
                ) from error
            try:
                yield connection
            finally:
                await connection.close(timeout=PATIENCE_SECONDS)

    async def close(self) -> None:
        if not self._open:
            return
        self._open = False
        self._idle.clear()
        if self._under_way:
            await self._idle.wait()
        try:
            await asyncio.wait_for(self._pool.close(), PATIENCE_SECONDS)
        except TimeoutError:
            self._pool.terminate()

    async def append(
        self,
        match: str,
        events: Sequence[Event],
        standing: Standing | None = None,
        finished: FinishedGame | None = None,
    ) -> None:
        first = first_number(events, standing)
        values: list[Any] = [
            match,
            [event.number for event in events],
            [event.at for event in events],
            [event.kind for event in events],
            [written(event) for event in events],
        ]
        statement = ADD_EVENTS
        if standing is not None:
            statement = BEGIN_MATCH if first == 1 else ADD_EVENTS_AND_STAND
            values += (standing.stage, standing.wakes_at)
        async with self._connection() as connection:
            if finished is None:
                await self._add(connection, statement, values)
            else:
                async with connection.transaction():
                    await self._add(connection, statement, values)
                    data = encode(finished).decode()
                    row = finished.game, finished.found_at, data, finished.played
                    await connection.execute(ADD_FINISHED, match, *row)

    async def _add(self, connection: Any, statement: str, values: list[Any]) -> None:
        try:
            added = _count(await connection.execute(statement, *values))
        except self._asyncpg.IntegrityConstraintViolationError:
            added = 0
        if not added:
            raise Conflict(f"{values[0]} has no place for event {values[1][0]}.")

    async def events(self, match: str, after: int = 0) -> list[Event]:
        rows = await self._fetch(EVENTS, match, after)
        try:
            return [restored(*row) for row in rows]
        except MsgspecError as error:
            raise Damaged(f"Postgres: {match}: {error}") from error

    async def newer(self, known: Mapping[str, int]) -> list[str]:
        rows = await self._fetch(NEWER, list(known), list(known.values()))
        return [match for (match,) in rows]

    async def waking(self, until: int) -> list[str]:
        return [match for (match,) in await self._fetch(WAKING, until)]

    async def claim(self, match: str, keeper: str, now: int, until: int) -> bool:
        async with self._connection() as connection:
            done = await connection.execute(CLAIM, match, keeper, now, until)
        return _count(done) == 1

    async def finished(
        self, game: str | None = None, before: int | None = None, limit: int = 50
    ) -> list[FinishedGame]:
        before = FOREVER if before is None else before
        if game is None:
            rows = await self._fetch(FINISHED, before, limit)
        else:
            rows = await self._fetch(FINISHED_OF_GAME, before, limit, game)
        games = []
        for (data,) in rows:
            with suppress(MsgspecError):  # the others are shown
                games.append(decode(data, type=FinishedGame))
        return games

    async def finished_game(self, match: str) -> FinishedGame | None:
        rows = await self._fetch(FINISHED_GAME, match)
        try:
            return decode(rows[0]["data"], type=FinishedGame) if rows else None
        except MsgspecError as error:
            raise Damaged(f"Postgres: {match}: {error}") from error

    async def has_listed(self, game: FinishedGame) -> bool:
        return bool(await self._fetch(LISTED, game.played))

    async def secret(self, fresh: str) -> str:
        async with self._connection() as connection:
            await connection.execute(ADD_SHARED, fresh)
            return str(await connection.fetchval(SHARED))

    async def keep(self, matches: Collection[str], now: int) -> None:
        async with self._connection() as connection:
            await connection.execute(KEEP, list(matches), now)

    async def expire(self, before: int, most: int) -> int:
        async with self._connection() as connection, connection.transaction():
            matches = [match for (match,) in await connection.fetch(LOCK_EXPIRED, before, most)]
            return _count(await connection.execute(EXPIRE, before, matches))

    async def time(self) -> int | None:
        rows = await self._fetch(TIME)
        return int(rows[0]["now"])

    async def beat(self, now: int, late: int, process: str = "", since: int | None = None) -> int:
        async with self._connection() as connection, connection.transaction():
            last = await connection.fetchval(LOCK_BEAT)
            others = [at for (at,) in await connection.fetch(OTHER_PROCESSES, process)]
            for pause in found_pauses(now, late, last, others, since):
                values = pause.since, pause.until
                if not _count(await connection.execute(PROLONG_PAUSE, *values)):
                    await connection.execute(ADD_PAUSE, *values)
            if last is not None and last < now - late:
                await connection.execute(PUT_OFF, now - last, last + BOTS)
            await connection.execute(BEAT, now)
            await connection.execute(FORGET_PROCESSES, now - MISSED)
            await connection.execute(BEAT_OF_PROCESS, process, now)
            return int(await connection.fetchval(LAST_PAUSE) or 0)

    async def goodbye(self, process: str) -> None:
        async with self._connection() as connection:
            await connection.execute(GOODBYE, process)

    async def last_beat(self) -> int | None:
        rows = await self._fetch(LAST_BEAT)
        return rows[0]["at"] if rows else None

    async def pauses(self) -> list[Pause]:
        return [Pause(since, until) for since, until in await self._fetch(PAUSES)]

    async def _fetch(self, statement: str, *values: str | int | list[Any]) -> list[Any]:
        if any(isinstance(value, str) and "\0" in value for value in values):
            return []  # Postgres has no such texts
        async with self._connection() as connection:
            return list(await connection.fetch(statement, *values))

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        if not self._open:
            raise StorageDown("Postgres: not open")
        self._under_way += 1
        try:
            with self._named_errors():
                async with asyncio.timeout(PATIENCE_SECONDS), self._pool.acquire() as connection:
                    yield connection
        finally:
            self._under_way -= 1
            if not self._under_way:
                self._idle.set()

    @contextmanager
    def _named_errors(self) -> Iterator[None]:
        try:
            yield
        except self._asyncpg.DataError as error:  # a value that it rejects: it is not down
            raise ValueError(f"Postgres: {error}") from error
        except (self._asyncpg.DataCorruptedError, self._asyncpg.IndexCorruptedError) as error:
            raise Damaged(f"Postgres: {error}") from error
        except (
            OSError,
            self._asyncpg.PostgresError,
            self._asyncpg.InterfaceError,
            self._asyncpg.InternalClientError,  # a server that stops in the middle of an answer
        ) as error:
            is_full = isinstance(error, self._asyncpg.DiskFullError)
            why: Trouble = "disk full" if is_full else "storage down"
            raise StorageDown(f"Postgres: {str(error) or 'no answer'}", why) from error


async def version_of(connection: Any) -> int:
    """0 if there are no tables."""
    if not await connection.fetchval(ARE_TABLES_THERE):
        return 0
    version: int = await connection.fetchval(GET_VERSION)
    return version


async def migrate(connection: Any, version: int, until: int | None = None) -> None:
    """Bring the tables of a version up to date."""
    steps = migrations.migrate("postgres", "Postgres", version, until)
    rows: Any = None
    with suppress(StopIteration):
        while True:
            statement, *values = steps.send(rows)
            rows = await connection.fetch(statement, *values)
    await connection.execute(SET_VERSION, until or migrations.VERSION)


async def _nothing(_connection: Any) -> None:
    pass


def _count(done: str) -> int:
    """The number of rows, from "DELETE 3"."""
    return int(done.rpartition(" ")[2])
