"""Databases of every earlier version, made by the program of their time.

    1a  the first one: seat 0 always began, and there was no choice of colours
    1b  who begins and colours can be chosen
    2   set-ups and versions of the rules are stored
    3   pauses are kept, and when an open table was last visited
    4   every process has its own beat

Each has the same tables: four that are running, one of them with a computer player, one where a
move was taken back, one that ended by the rules, one by resigning, and an open one.
"""

import asyncio
import re
import sqlite3
from collections import Counter
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import asyncpg
import pytest
from msgspec.json import decode

from spielwerk import load, read_record
from spielwerk.table.match import commands
from spielwerk.table.match.refusals import Refused
from spielwerk.table.storage import migrations
from spielwerk.table.storage.postgres import PostgresStorage
from spielwerk.table.storage.sqlite import Held, SqliteStorage
from table.rooms import opened, run, sit

pytestmark = pytest.mark.slow

DATABASES = Path(__file__).with_name("databases")
RUNNING = ("running-rings", "running-memento", "running-triominos", "taken-back")
EVENTS = "SELECT match, number, at, kind, data FROM events ORDER BY match, number"


class Sqlite:
    def __init__(self, path):
        self.path = path

    def storage(self):
        return SqliteStorage(self.path)

    def execute(self, script):
        with closing(sqlite3.connect(self.path)) as connection:
            connection.executescript(script)

    def rows(self, statement):
        with closing(sqlite3.connect(self.path)) as connection:
            return [tuple(row) for row in connection.execute(statement)]

    def version(self):
        return self.rows("PRAGMA user_version")[0][0]

    def layout(self):
        texts = self.rows("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name")
        return [" ".join(text.replace('"', "").split()) for (text,) in texts]


class Postgres:
    def __init__(self, url):
        self.url = url

    def storage(self):
        return PostgresStorage(self.url)

    def execute(self, script):
        self._ask(lambda connection: connection.execute(script))

    def rows(self, statement):
        return [tuple(row) for row in self._ask(lambda connection: connection.fetch(statement))]

    def _ask(self, question):
        async def ask():
            connection = await asyncpg.connect(self.url)
            try:
                return await question(connection)
            finally:
                await connection.close()

        return asyncio.run(ask())

    def version(self):
        return self.rows("SELECT version FROM tables_version")[0][0]

    def layout(self):
        return self.rows(
            """SELECT table_name, column_name, data_type, is_nullable, column_default,
                collation_name FROM information_schema.columns WHERE table_schema = 'public'
            UNION ALL SELECT tablename, indexdef, '', '', '', '' FROM pg_indexes
                WHERE schemaname = 'public'
            UNION ALL SELECT conrelid::regclass::text, pg_get_constraintdef(oid), '', '', '', ''
                FROM pg_constraint WHERE connamespace = 'public'::regnamespace
            ORDER BY 1, 2"""
        )


@pytest.fixture
def empty(request, tmp_path):
    """Makes empty databases."""

    def make(kind):
        if kind == "sqlite":
            return Sqlite(tmp_path / "tables.db")
        return Postgres(request.getfixturevalue("postgres_url"))

    return make


@pytest.fixture(params=sorted(path.name for path in DATABASES.glob("*.sql")))
def old(request, empty):
    """A database of an earlier version."""
    database = empty(request.param.split(".")[1])
    database.execute((DATABASES / request.param).read_text())
    return database


def migrate(*storages):
    """Open them all at once, then close them."""

    async def main():
        await asyncio.gather(*(storage.open() for storage in storages))
        await asyncio.gather(*(storage.close() for storage in storages))

    run(main())


def test_there_is_a_database_of_every_earlier_version():
    names = [path.name for path in DATABASES.glob("*.sql")]
    for kind in ("sqlite", "postgres"):
        versions = {int(re.match(r"\d+", name)[0]) for name in names if f".{kind}." in name}
        assert versions >= set(range(1, migrations.VERSION))


def test_an_old_database_gets_the_layout_of_a_new_one(old, tmp_path, postgres_server):
    migrate(old.storage())
    if isinstance(old, Sqlite):
        new = Sqlite(tmp_path / "new.db")
    else:
        postgres_server.execute("CREATE DATABASE new")
        new = Postgres(postgres_server.url("new"))
    try:
        migrate(new.storage())
        assert old.layout() == new.layout()
        assert old.version() == new.version() == migrations.VERSION
    finally:
        if isinstance(old, Postgres):
            postgres_server.execute("DROP DATABASE new WITH (FORCE)")


def test_the_set_up_of_every_game_that_began_is_stored(old):
    before = old.rows(EVENTS)
    migrate(old.storage())
    after = old.rows(EVENTS)
    assert [row for row in before if row[3] != "started"] == [
        row for row in after if row[3] != "started"
    ]
    created = {row[0]: decode(row[4]) for row in after if row[3] == "created"}
    started = {row[0]: decode(row[4]) for row in after if row[3] == "started"}
    assert set(created) - set(started) == {"open"}
    for match, data in started.items():
        setting = created[match]["setting"]
        ruleset = load(setting["game"], setting["players"], **setting["options"])
        seed, first = created[match]["seed"], data["first"]
        assert data["rules"] == 1
        assert ruleset.start(setup=data["setup"], first=first) == ruleset.start(seed, first=first)
    assert started["running-triominos"]["setup"] != {}


def test_running_tables_play_on(old):
    async def main():
        async with opened(old.storage()) as hall:
            for table in RUNNING:
                room = await hall.room(table)
                match = room.match
                assert match.stage == "running"
                assert len(match.movers) == len(match.position.history)
                seat, move = match.to_move, match.position.legal_moves[0]
                await room.do(lambda m, s=seat, t=move: commands.move(m, s, t, m.number, None))
                assert room.match.position.last_move == move
            with_bot = await hall.room("running-dimenticato")
            while with_bot.match.position.last_move is None or with_bot.match.to_move != 0:
                await asyncio.sleep(0.01)  # the computer player moves on
            await with_bot.do(lambda match: [])  # … and that is stored

    before = Counter(row[0] for row in old.rows(EVENTS) if row[3] == "moved")
    run(main())
    after = Counter(row[0] for row in old.rows(EVENTS) if row[3] == "moved")
    assert {table: after[table] - before[table] for table in RUNNING} == dict.fromkeys(RUNNING, 1)
    assert after["running-dimenticato"] > before["running-dimenticato"]


async def test_finished_games_are_kept(old):
    async with opened(old.storage()) as hall:
        games = {game.match: game for game in await hall.services.storage.finished()}
        assert set(games) == {"finished-rules", "finished-resigned"}
        assert games["finished-rules"].ended_by.startswith("TR-")
        assert games["finished-resigned"].ended_by == "resigned"
        assert games["finished-resigned"].ranks == [1, 2]
        for table, game in games.items():
            position = read_record(game.record)
            match = (await hall.room(table)).match
            assert (match.stage, match.position) == ("over", position)
            assert (game.first, game.colours) == (match.first, match.colours)


async def test_finished_games_are_recognised(old):
    async with opened(old.storage()) as hall:
        games = await hall.services.storage.finished()
        assert len(games) == 2
        for game in games:
            assert await hall.services.storage.has_listed(replace(game, match="another"))
            assert not await hall.services.storage.has_listed(replace(game, record="another"))


def test_a_finished_game_that_cannot_be_read_does_not_stop_a_migration(old):
    if isinstance(old, Postgres):
        return  # it stores nothing but JSON
    old.execute("UPDATE finished SET data = 'x' WHERE match = 'finished-rules'")
    if old.version() < 2:
        return  # the second migration reads all of them
    migrate(old.storage())
    sent = dict(old.rows("SELECT match, played IS NULL FROM finished"))
    assert sent == {"finished-rules": 1, "finished-resigned": 0}


async def test_open_tables_can_still_begin(old):
    async with opened(old.storage()) as hall:
        room = await hall.room("open")
        assert room.match.stage == "open"
        await sit(room, 0)
        await hall.take_open_seat("open", None, "Bert")
        assert room.match.stage == "running"


def test_when_something_last_happened_at_an_open_table_is_stored(old):
    migrate(old.storage())
    ((last,),) = old.rows("SELECT max(at) FROM events WHERE match = 'open'")
    seen = dict(old.rows("SELECT id, seen_at FROM matches"))
    assert seen.pop("open") == last
    assert set(seen.values()) == {None}


async def test_the_time_without_a_server_is_given_back(old):
    async with opened(old.storage()) as hall:
        clock = (await hall.room("running-memento")).match.clock
        assert clock.all_left_at(hall.services.now())[clock.running] > 400_000


def test_servers_that_start_at_once_migrate_once(old, monkeypatch):
    runs = []

    def counted(migration):
        def run(database):
            runs.append(migration)
            yield from migration(database)

        return run

    async def start_together():
        storages = [old.storage() for _ in range(4)]
        done = await asyncio.gather(*(each.open() for each in storages), return_exceptions=True)
        await asyncio.gather(*(each.close() for each in storages))
        return [type(error) for error in done if error is not None]

    lacking = migrations.MIGRATIONS[old.version() :]
    monkeypatch.setattr(migrations, "MIGRATIONS", tuple(map(counted, migrations.MIGRATIONS)))
    refused = asyncio.run(start_together())
    assert refused == ([Held] * 3 if isinstance(old, Sqlite) else [])
    assert runs == list(lacking)
    migrate(old.storage())
    assert runs == list(lacking)


def test_a_migration_that_fails_changes_nothing(old, monkeypatch):
    def fail(_):
        yield ("DELETE FROM finished",)
        raise RuntimeError("a mistake in a migration")

    before = old.version(), old.rows(EVENTS), old.layout()
    with monkeypatch.context() as later:
        later.setattr(migrations, "MIGRATIONS", (*migrations.MIGRATIONS, fail))
        later.setattr(migrations, "VERSION", migrations.VERSION + 1)
        with pytest.raises(RuntimeError, match="a mistake"):
            migrate(old.storage())
    assert (old.version(), old.rows(EVENTS), old.layout()) == before
    assert len(old.rows("SELECT match FROM finished")) == 2
    migrate(old.storage())
    assert old.version() == migrations.VERSION


def test_a_table_of_a_game_that_is_not_installed_is_kept(old):
    text = "UPDATE events SET data = {} WHERE kind = 'created' AND match = 'running-rings'"
    data = "replace(data{0}, '\"rings\"', '\"chess\"'){1}"
    kinds = ("", "") if isinstance(old, Sqlite) else ("::text", "::json")
    old.execute(text.format(data.format(*kinds)))
    had_set_up = old.version() >= 2
    migrate(old.storage())
    started = [row for row in old.rows(EVENTS) if row[0] == "running-rings" and row[3] == "started"]
    assert decode(started[0][4])["setup"] == ({} if had_set_up else None)

    async def main():
        async with opened(old.storage()) as hall:  # starts in spite of it
            assert (await hall.room("taken-back")).match.stage == "running"
            with pytest.raises(Refused) as refusal:
                await hall.room("running-rings")
            assert refusal.value.reason == "table-damaged"

    run(main())
