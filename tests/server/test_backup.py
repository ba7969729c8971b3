"""Backups: written while a server runs, put back while none does, from any database into any."""

import asyncio
import json
import os
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from spielwerk import cli
from spielwerk.server.backup.sqlite import Progress, back_up
from spielwerk.table.match.events import Event, Paused, Reacted, Resumed
from spielwerk.table.storage import migrations
from spielwerk.table.storage.interface import Standing
from table.test_migrations import DATABASES, Postgres, Sqlite
from table.test_storage import RINGS

pytestmark = pytest.mark.usefixtures("english")

LANGUAGES = ("de", "en", "fr", "it", "uk")
EVENTS = "SELECT match, number, at, kind, data FROM events ORDER BY match, number"
EVERYTHING = (
    EVENTS,
    "SELECT id, stage, wakes_at FROM matches ORDER BY id",
    "SELECT match, game, ended_at, data FROM finished ORDER BY match",
    "SELECT at FROM beat",
)
GAME = replace(RINGS, match="over ä", options={"pawns": 6})


@pytest.fixture
def run(capsys, monkeypatch):
    monkeypatch.delenv("SPIELWERK_DATABASE", raising=False)

    def run(*arguments):
        code = cli.run([str(argument) for argument in arguments])
        return code, *capsys.readouterr()

    return run


@pytest.fixture(params=["sqlite", "postgres"])
def database(request, tmp_path):
    return _database(request, request.param)


@pytest.fixture(params=["sqlite", "postgres"])
def another(request, tmp_path_factory, postgres_server):
    """An empty one, of the same kind or the other."""
    if request.param == "sqlite":
        yield Sqlite(tmp_path_factory.mktemp("another") / "tables.db")
        return
    postgres_server.execute("CREATE DATABASE another")
    yield Postgres(postgres_server.url("another"))
    postgres_server.execute("DROP DATABASE another WITH (FORCE)")


def _database(request, kind):
    if kind == "postgres":
        return Postgres(request.getfixturevalue("postgres_url"))
    return Sqlite(request.getfixturevalue("tmp_path") / "tables.db")


def place(database):
    return database.path if isinstance(database, Sqlite) else database.url


def everything(database):
    return [
        [tuple(json.loads(v) if str(v).startswith("{") else v for v in row) for row in rows]
        for rows in map(database.rows, EVERYTHING)
    ]


async def fill(storage, matches=3):
    for number in range(matches):
        said = Event(1, 5, Reacted(number, "ä\u0000 'quoted'"))
        await storage.append(f"m{number}", [said], Standing("running", 1000 + number))
    await storage.append("over ä", [Event(1, 6, Paused())], Standing("over"), GAME)
    await storage.beat(1_900_000_000_000, 3000)


def filled(database):
    async def main():
        storage = database.storage()
        await storage.open()
        await fill(storage)
        await storage.close()

    asyncio.run(main())


def fails(done, expected, *words):
    code, out, err = done
    assert (code, out) == (expected, ""), done
    assert err.count("\n") == 1, err
    for word in words:
        assert word in err


# ---- From anywhere to anywhere ------------------------------------------------------------------


def test_what_was_saved_while_a_server_runs_comes_back_anywhere(run, database, another, tmp_path):
    """Including what is in the server's log, where a copy of the file alone would miss it."""

    async def main():
        storage = database.storage()
        await storage.open()
        await fill(storage)
        saved = await asyncio.to_thread(
            run, "backup", file, "--database", place(database), "--json"
        )
        await storage.append("m0", [Event(2, 7, Resumed(0))])
        await storage.close()
        return saved

    file = tmp_path / "copy.spielwerk"
    code, out, err = asyncio.run(main())
    assert (code, err) == (0, "")
    sent = {"tables": 4, "finished": 1, "version": migrations.VERSION, "kept": None}
    assert json.loads(out) == {"file": str(file), **sent}
    assert {path.name for path in tmp_path.iterdir() if "copy" in path.name} == {file.name}
    assert file.stat().st_mode & 0o077 == 0  # it has everybody's secrets

    done = run("restore", file, "--database", place(another))
    assert done[0] == 0, done
    assert "Tables: 4. Finished games: 1." in done[1]
    before = everything(database)
    before[0].remove(("m0", 2, 7, "resumed", {"seat": 0}))
    assert everything(another) == before

    async def plays_on():
        storage = another.storage()
        await storage.open()
        await storage.append("m0", [Event(2, 8, Paused())])
        assert await storage.waking(1001) == ["m0", "m1"]
        assert await storage.finished_game("over ä") == GAME
        assert await storage.last_beat() == 1_900_000_000_000
        await storage.close()

    asyncio.run(plays_on())


def test_a_backup_of_an_earlier_version_is_brought_up_to_date(run, database, another, tmp_path):
    kind = "sqlite" if isinstance(database, Sqlite) else "postgres"
    database.execute((DATABASES / f"1b.{kind}.sql").read_text())
    file = tmp_path / "copy"
    assert run("backup", file, "--database", place(database))[0] == 0
    assert Sqlite(file).version() == 1
    assert run("restore", file, "--database", place(another))[0] == 0
    assert another.version() == migrations.VERSION
    started = [row for row in another.rows(EVENTS) if row[3] == "started"]
    assert started
    assert all('"setup":' in row[4] for row in started)


async def test_a_backup_is_one_moment_though_moves_are_made_meanwhile(tmp_path, monkeypatch):
    """Between any two steps of the copying, and it ends all the same."""
    monkeypatch.setattr("spielwerk.server.backup.sqlite.PAGES", 2)
    database, steps = Sqlite(tmp_path / "tables.db"), count()
    storage = database.storage()
    await storage.open()
    await fill(storage, matches=50)
    loop = asyncio.get_running_loop()

    def move(_):
        event = Event(2, 9, Paused())
        stored = storage.append(f"m{next(steps)}", [event])
        asyncio.run_coroutine_threadsafe(stored, loop).result(10)

    copying = (database.path, tmp_path / "copy", Progress(done=move))
    assert (await asyncio.to_thread(back_up, *copying)).tables == 51
    await storage.close()
    moves = "SELECT count(*) FROM events WHERE number = 2"
    assert database.rows(moves) == [(next(steps),)] != [(0,)]
    assert Sqlite(tmp_path / "copy").rows(moves) == [(0,)]


# ---- Nothing is lost ----------------------------------------------------------------------------


def test_a_backup_replaces_no_file_unless_told_to(run, tmp_path):
    database, file = Sqlite(tmp_path / "tables.db"), tmp_path / "copy"
    filled(database)
    file.write_text("dear diary")
    fails(run("backup", file, "--database", database.path), 2, str(file), "--force")
    assert file.read_text() == "dear diary"
    assert run("backup", file, "--force", "--database", database.path)[0] == 0
    itself = run("backup", database.path, "--force", "--database", database.path)
    fails(itself, 2, "the database itself")
    assert run("restore", file, "--database", tmp_path / "new.db")[0] == 0


def test_games_that_are_there_are_replaced_only_if_told_and_kept_aside(run, database, tmp_path):
    filled(database)
    file = tmp_path / "copy"
    assert run("backup", file, "--database", place(database))[0] == 0

    async def one_more():
        storage = database.storage()
        await storage.open()
        await storage.append("new", [Event(1, 5, Paused())], Standing("open"))
        await storage.close()

    asyncio.run(one_more())
    before = everything(database)
    fails(run("restore", file, "--database", place(database)), 2, "tables: 5", "--force")
    assert everything(database) == before

    code, out, _ = run("restore", file, "--force", "--json", "--database", place(database))
    assert code == 0
    assert len(everything(database)[1]) == 4
    kept = json.loads(out)["kept"]
    if isinstance(database, Sqlite):
        assert everything(Sqlite(Path(kept))) == before
    else:
        assert len(database.rows(f"SELECT id FROM {kept}.matches")) == 5
        assert len(database.rows(f"SELECT * FROM {kept}.events")) == 5
    filled_again = run("restore", file, "--force", "--database", place(database))
    assert "before" in filled_again[1]


def test_what_is_damaged_is_kept_aside(run, tmp_path):
    good, bad = Sqlite(tmp_path / "good.db"), tmp_path / "tables.db"
    filled(good)
    bad.write_bytes(b"no database at all" * 1000)
    fails(run("restore", good.path, "--database", bad), 2, "--force")
    code, out, _ = run("restore", good.path, "--database", bad, "--force", "--json")
    assert code == 0
    kept = Path(json.loads(out)["kept"])
    assert kept.read_bytes() == b"no database at all" * 1000
    assert everything(Sqlite(bad)) == everything(good)


def test_nothing_is_put_back_while_a_server_runs(run, database, tmp_path):
    filled(database)
    file = tmp_path / "copy"
    assert run("backup", file, "--database", place(database))[0] == 0

    async def main():
        storage = database.storage()
        await storage.open()
        await storage.beat(5, 3000)  # as servers do
        done = await asyncio.to_thread(
            run, "restore", file, "--force", "--database", place(database)
        )
        await storage.close()
        return done

    fails(asyncio.run(main()), 1, "Another server")
    assert len(everything(database)[1]) == 4
    assert run("restore", file, "--force", "--database", place(database))[0] == 0


# ---- What is refused ----------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_a_backup_is_refused_in_one_line(run, tmp_path, language):
    database = tmp_path / "tables.db"
    filled(Sqlite(database))
    before = everything(Sqlite(database))

    def refused(file, code, *words):
        done = run("restore", file, "--force", "--database", database, "--lang", language)
        fails(done, code, str(file), *words)

    refused(tmp_path / "missing", 1, "No such file")
    refused(tmp_path, 1)
    letter = tmp_path / "letter"
    letter.write_text("Dear database, I am none. Yours sincerely, a letter.")
    refused(letter, 2, "Spielwerk")
    other = tmp_path / "other"
    Sqlite(other).execute("CREATE TABLE places (name TEXT)")
    refused(other, 2, "Spielwerk")
    newer = tmp_path / "newer"
    assert run("backup", newer, "--database", database)[0] == 0
    Sqlite(newer).execute("PRAGMA user_version = 99")
    refused(newer, 2, "99")
    damaged = tmp_path / "damaged"
    assert run("backup", damaged, "--database", database)[0] == 0
    body = bytearray(damaged.read_bytes())
    body[2048:] = b"\xff" * (len(body) - 2048)
    damaged.write_bytes(body)
    refused(damaged, 2)
    assert everything(Sqlite(database)) == before


def test_what_could_not_be_put_back_is_no_backup(run, tmp_path):
    database, file = tmp_path / "tables.db", tmp_path / "copy"
    filled(Sqlite(database))
    assert run("backup", file, "--database", database)[0] == 0
    before, body = file.read_bytes(), bytearray(database.read_bytes())
    body[2048:4096] = b"\xff" * 2048
    database.write_bytes(body)
    fails(run("backup", file, "--force", "--database", database), 2, str(database), "damaged")
    assert file.read_bytes() == before, "the good one stays"
    assert not list(tmp_path.glob(".*.part"))


def test_what_cannot_be_saved_is_said_in_one_line(run, tmp_path):
    database = tmp_path / "tables.db"
    missing = run("backup", tmp_path / "copy", "--database", database)
    fails(missing, 1, str(database), "No such file")
    assert not database.exists()
    filled(Sqlite(database))
    fails(run("backup", tmp_path / "no" / "copy", "--database", database), 1, str(tmp_path / "no"))
    fails(run("backup", tmp_path, "--database", database), 1, "directory")
    fails(run("backup", "/proc/copy", "--database", database), 1, "/proc")
    fails(run("restore", database, "--database", tmp_path / "no" / "db"), 1, str(tmp_path / "no"))
    nowhere = "postgresql://127.0.0.1:9/spielwerk"
    fails(run("backup", tmp_path / "copy", "--database", nowhere), 1, "Postgres")
    fails(run("restore", database, "--database", nowhere), 1, "Postgres")
    fails(run("backup", tmp_path / "copy", "--database", "postgresql://a:b:c"), 2, "Postgres")
    assert not (tmp_path / "copy").exists()
    assert not list(tmp_path.glob(".*.part"))


def test_an_empty_postgres_has_nothing_to_save(run, postgres_url, tmp_path):
    fails(run("backup", tmp_path / "copy", "--database", postgres_url), 2, "Postgres")
    assert not list(tmp_path.iterdir())


def test_the_usual_database_is_that_of_serve(run, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    usual = tmp_path / "data" / "spielwerk" / "tables.db"
    usual.parent.mkdir(parents=True)
    filled(Sqlite(usual))
    assert run("backup", tmp_path / "copy")[0] == 0
    monkeypatch.setenv("SPIELWERK_DATABASE", str(tmp_path / "other.db"))
    assert run("restore", tmp_path / "copy")[0] == 0
    assert everything(Sqlite(tmp_path / "other.db")) == everything(Sqlite(usual))


@pytest.mark.skipif(os.getuid() != 0, reason="needs root")
def test_what_root_puts_back_belongs_to_whoever_the_server_runs_as(run, tmp_path):
    filled(Sqlite(tmp_path / "good.db"))
    folder = tmp_path / "state"
    folder.mkdir()
    os.chown(folder, 65534, 65534)
    assert run("restore", tmp_path / "good.db", "--database", folder / "tables.db")[0] == 0
    assert {path.stat().st_uid for path in folder.iterdir()} == {65534}
