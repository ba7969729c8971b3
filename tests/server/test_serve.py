"""`spielwerk serve`: what it needs, what it says when it cannot, how it stops, and its log."""

import asyncio
import errno
import os
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import closing, contextmanager
from pathlib import Path

import asyncpg
import httpx
import pytest

from commands import command, press_ctrl_c
from players import all_seated, play, seated, set_up
from servers import ON_LINUX, ServerProcess
from services import free_port
from spielwerk import cli
from spielwerk.errors import BadOption
from spielwerk.locale import say
from spielwerk.server import serve as serving
from spielwerk.server.door.reach import Reach
from spielwerk.table.live.hall import Hall
from spielwerk.table.live.services import Services
from spielwerk.table.live.workers import Workers
from spielwerk.table.storage import migrations
from spielwerk.table.storage.sqlite import SqliteStorage, hold


@pytest.fixture
def serve(monkeypatch, capfd):
    """Run it in this process until it exits by itself."""
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "200")
    for name in ("SPIELWERK_DATABASE", "SPIELWERK_REDIS", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("spielwerk.server.logs.write_logs", lambda level: None)

    def serve(*arguments):
        code = cli.run(["serve", *map(str, arguments)])
        return code, *capfd.readouterr()

    return serve


def fails(done, expected, *words):
    """One line on the error stream, and an exit code: 2 for bad input, 1 if it cannot be done."""
    code, out, err = done
    assert (code, out) == (expected, "")
    assert err.count("\n") == 1, err
    for word in words:
        assert word in err


# ---- It cannot start --------------------------------------------------------------------------


def test_a_port_that_is_in_use(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = subprocess.run(
            [sys.executable, "-m", "spielwerk", "serve", f"--port={port}", "--database=x.db"],
            env={**os.environ, "LANG": "en_GB.UTF-8", "COLUMNS": "200"},
            capture_output=True,
            text=True,
            cwd=tmp_path,
            timeout=60,
        )
    sent = (done.returncode, done.stdout, done.stderr)
    fails(sent, 1, f"127.0.0.1:{port}", "Address already in use")
    assert not (tmp_path / "x.db").exists()


@pytest.mark.parametrize("port", ["70000", "-1", "http"])
def test_not_a_port(serve, port):
    fails(serve(f"--port={port}"), 2, f"“{port}”")


@pytest.mark.parametrize("named", [None, "", " , "])
@pytest.mark.parametrize("proxied", [{"behind_proxy": True}, {"proxies": ["10.0.0.2"]}])
def test_behind_a_proxy_it_has_to_know_its_name(monkeypatch, proxied, named):
    """Or it could not tell its own pages from those of others."""
    monkeypatch.delenv("SPIELWERK_NAME", raising=False)
    if named is not None:
        monkeypatch.setenv("SPIELWERK_NAME", named)
    with pytest.raises(BadOption, match=r"--name .* SPIELWERK_NAME"):
        serving.proxies_of(serving.Settings(**proxied))
    serving.proxies_of(serving.Settings(**proxied, names=["games.example.org"]))


def test_without_a_name_it_does_not_start_behind_a_proxy(tmp_path):
    server = ServerProcess(tmp_path, arguments=["--behind-proxy"])
    server.environment.pop("SPIELWERK_NAME", None)
    server.begin()
    try:
        assert server.process.wait(60) == 2
    finally:
        server.process.kill()
    [line] = server.log_file.read_text().splitlines()
    assert "--name" in line


def test_a_name_in_the_environment_is_enough_behind_a_proxy(tmp_path):
    proxied = {"arguments": ["--behind-proxy"], "SPIELWERK_NAME": "games.example.org"}
    with ServerProcess(tmp_path, **proxied) as server:
        for host, status in (("games.example.org", 200), ("evil.example", 421)):
            headers = {"Host": host, "X-Forwarded-For": "203.0.113.7"}
            assert server.get("/api/games", headers=headers).status_code == status


def test_a_host_that_is_not_this_machine(serve):
    fails(serve("--host", "192.0.2.1", "--port", free_port()), 1, "192.0.2.1", "assign")


@pytest.mark.parametrize(
    ("name", "code", "reason"),
    [
        ("folder", 1, "Is a directory"),
        ("letter.txt", 2, "is not a Spielwerk database"),
        ("places.db", 2, "is not a Spielwerk database"),
        ("no/where", 1, "No such file or directory"),
        ("letter.txt/below", 1, "letter.txt"),
        ("/proc/tables.db", 1, "/proc"),
    ],
)
def test_not_a_database(serve, tmp_path, monkeypatch, name, code, reason):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    (tmp_path / "letter.txt").write_text("Dear database, I am none. Yours sincerely, a letter.")
    with closing(sqlite3.connect("places.db")) as connection:
        connection.execute("CREATE TABLE places (name TEXT)")
    place = name.rpartition("/")[0] or name
    fails(serve("--port", free_port(), "--database", name), code, place, reason)


@pytest.fixture
def at_once(monkeypatch):
    """The server may not even begin to do what takes a while."""

    def too_late(*given):
        raise AssertionError("processes are started")

    monkeypatch.setattr("spielwerk.server.start.Workers", too_late)


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("number", [errno.EROFS, errno.ENOSPC, errno.EACCES])
def test_why_nothing_can_be_written_is_said_at_once(serve, tmp_path, monkeypatch, number):
    def fail(dir):
        raise OSError(number, os.strerror(number), f"{dir}/x")

    monkeypatch.setattr("tempfile.TemporaryFile", fail)
    done = serve("--port=0", "--database", tmp_path / "tables.db")
    fails(done, 1, f"{tmp_path}: {os.strerror(number)}.")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("options", ["ro", "size=8k"])
def test_a_file_system_that_takes_nothing(serve, tmp_path, options):
    with mounted(tmp_path, options) as reason:
        fails(serve("--port=0", "--database", tmp_path / "tables.db"), 1, f"{tmp_path}: {reason}.")


@contextmanager
def mounted(folder, options):
    """A file system that is read-only or full."""
    mount = ["mount", "-t", "tmpfs", "-o", options, "tmpfs", folder]
    if shutil.which("mount") is None or subprocess.run(mount, capture_output=True).returncode:
        pytest.skip("only for those who may mount file systems")
    try:
        if options == "ro":
            yield os.strerror(errno.EROFS)
        else:
            (folder / "large").write_bytes(bytes(8192))
            yield os.strerror(errno.ENOSPC)
    finally:
        subprocess.run(["umount", folder], check=True)


@pytest.mark.usefixtures("at_once")
def test_a_database_that_is_there_is_opened_at_once(serve, tmp_path):
    path = tmp_path / "tables.db"
    path.write_text("Dear database, I am none. Yours sincerely, a letter.")
    fails(serve("--port=0", "--database", path), 2, "is not a Spielwerk database")
    path.unlink()
    with closing(sqlite3.connect(path)), closing(hold(str(path))):
        path.touch()
        fails(serve("--port=0", "--database", path), 1, "Another server is already using")


def test_what_an_ordinary_user_may_not_write_is_named(serve, private_folder, monkeypatch):
    database = private_folder / "open" / "tables.db"
    with as_nobody():
        fails(
            serve("--port=0", "--database", private_folder / "tables.db"), 1, f"{private_folder}:"
        )
        fails(serve("--port=0", "--database", database), 1, f"{database}: Permission denied")
        monkeypatch.setenv("XDG_DATA_HOME", str(private_folder / "data"))
        fails(serve("--port=0"), 1, f"{private_folder}/data", "Permission denied")


@pytest.fixture
def private_folder():
    """A folder that is read-only, and in it one where they may, but not into its file."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        (place / "open").mkdir(mode=0o777)
        (place / "open").chmod(0o777)
        (place / "open" / "tables.db").touch(mode=0o444)
        place.chmod(0o555)
        yield place
        place.chmod(0o755)


@contextmanager
def as_nobody():
    """Without the rights of root, which may write everywhere."""
    if os.getuid() != 0:
        yield
        return
    os.setresuid(65534, 65534, 0)
    try:
        yield
    finally:
        os.setresuid(0, 0, 0)


NEWER = {
    "de": "neueren Spielwerk (Version 99",
    "en": "A newer Spielwerk",
    "fr": "Spielwerk plus récent (version 99",
    "it": "Spielwerk più recente (versione 99",
    "uk": "новіша версія Spielwerk (версія бази 99",
}


@pytest.mark.parametrize("language", NEWER)
def test_a_database_that_a_newer_version_made(serve, tmp_path, monkeypatch, language):
    monkeypatch.chdir(tmp_path)
    with sqlite3.connect("tables.db") as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    before = Path("tables.db").read_bytes()
    monkeypatch.setenv("LANG", f"{language}.UTF-8")
    done = serve("--port", free_port(), "--database", "tables.db")
    fails(done, 2, "tables.db", "99", str(migrations.VERSION), NEWER[language])
    assert Path("tables.db").read_bytes()[100:] == before[100:]  # all but the header


HELD = {
    "de": "Ein anderer Server nutzt die Datenbank tables.db",
    "en": "Another server is already using the database tables.db",
    "fr": "Un autre serveur utilise déjà la base de données tables.db",
    "it": "Un altro server sta già usando il database tables.db",
    "uk": "Базою даних tables.db вже користується інший сервер",
}


@pytest.mark.parametrize("language", HELD)
def test_a_database_that_another_server_uses(serve, tmp_path, monkeypatch, language):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", f"{language}.UTF-8")
    with closing(hold("tables.db")):
        done = serve("--port", free_port(), "--database", "tables.db")
    fails(done, 1, HELD[language])


def test_a_postgres_that_a_newer_version_made(serve, postgres_url, monkeypatch):
    async def make():
        connection = await asyncpg.connect(postgres_url)
        await connection.execute("CREATE TABLE tables_version AS SELECT 99 AS version")
        await connection.close()

    asyncio.run(make())
    fails(serve("--port", free_port(), "--database", postgres_url), 2, "Postgres", "99", "newer")


def test_a_postgres_that_cannot_be_reached(serve):
    address = f"postgresql://127.0.0.1:{free_port()}/spielwerk"
    fails(serve("--port", free_port(), "--database", address), 1, "Postgres", "refused")


def test_not_a_postgres_address(serve):
    done = serve("--port", free_port(), "--database", "postgresql://a:b:c")
    fails(done, 2, "Postgres", "postgresql://user@host/name")


def test_redis_without_a_database_that_can_be_shared(serve, tmp_path, monkeypatch):
    database, redis = tmp_path / "tables.db", "redis://127.0.0.1"
    done = serve(f"--port={free_port()}", "--database", database, "--redis", redis)
    fails(done, 2, "Redis", "postgresql://")
    monkeypatch.setenv("SPIELWERK_DATABASE", str(database))
    monkeypatch.setenv("SPIELWERK_REDIS", redis)
    fails(serve(f"--port={free_port()}"), 2, "Redis", "postgresql://")


def test_a_redis_that_cannot_be_reached(serve, postgres_url):
    redis = f"redis://127.0.0.1:{free_port()}"
    fails(serve("--port", free_port(), "--database", postgres_url, "--redis", redis), 1, "Redis")
    done = serve("--port", free_port(), "--database", postgres_url, "--redis", "nonsense")
    fails(done, 2, "Redis", "redis://host")


def test_postgres_and_redis_are_an_extra(serve, monkeypatch):
    address = f"postgresql://127.0.0.1:{free_port()}/spielwerk"
    monkeypatch.setenv("SPIELWERK_DATABASE", address)
    monkeypatch.setenv("SPIELWERK_REDIS", f"redis://127.0.0.1:{free_port()}")
    for hidden in (["redis", "redis.asyncio"], ["asyncpg"]):
        with monkeypatch.context() as patched:
            for name in hidden:
                patched.setitem(sys.modules, name, None)
            fails(serve("--port", free_port()), 2, 'pip install "spielwerk[scale]"')


def test_what_is_wrong_is_said_in_the_language_of_the_reader(serve, monkeypatch):
    monkeypatch.setenv("LANG", "de_CH.UTF-8")
    fails(serve("--port=70000"), 2, "„70000“ ist kein Port")


# ---- It runs ----------------------------------------------------------------------------------


def test_by_default_games_are_kept_where_programs_keep_their_data(tmp_path):
    server = ServerProcess(tmp_path, XDG_DATA_HOME=str(tmp_path / "data"), HOME=str(tmp_path))
    del server.environment["SPIELWERK_DATABASE"]
    with server:
        asyncio.run(set_up(server.url))
    assert (tmp_path / "data" / "spielwerk" / "tables.db").exists()


def test_by_default_it_is_for_this_machine_alone(server):
    with socket.create_connection(("127.0.0.1", server.port), timeout=5):
        pass
    with pytest.raises(OSError, match=r"refused|timed out|assign"):
        socket.create_connection(("127.0.0.2", server.port), timeout=5)


def test_it_says_where_it_is(tmp_path):
    port = free_port()
    options = (f"--port={port}", f"--database={tmp_path}/tables.db")
    with command("serve", *options, SPIELWERK_JIT="0", LANG="en_GB.UTF-8") as process:
        assert process.stdout.readline().startswith(
            f"Spielwerk is running at http://127.0.0.1:{port}/"
        )
        press_ctrl_c(process)
        assert process.wait(10) == 0


def test_port_0_is_a_free_one_and_it_says_which(tmp_path):
    options = ("--port=0", f"--database={tmp_path}/tables.db")
    with command("serve", *options, SPIELWERK_JIT="0", LANG="en_GB.UTF-8") as process:
        address = re.search(r"http://127\.0\.0\.1:[1-9]\d*/", process.stdout.readline())
        assert httpx.get(f"{address[0]}api/health", trust_env=False).status_code == 200


async def test_what_friends_can_open_is_looked_up_beside_the_event_loop():
    others_go_on = threading.Event()

    class Slow(Reach):
        def addresses(self):
            assert others_go_on.wait(5)
            return []

        def names(self):
            return []

    class Open(Hall):
        async def open(self):
            await super().open()
            asyncio.get_running_loop().call_later(0.1, others_go_on.set)

    class Runner:
        async def serve(self, sockets):
            assert others_go_on.is_set()

    hall = Open(Services(SqliteStorage(":memory:"), Workers(1)))
    await serving._serve(hall, Runner(), None, Slow("0.0.0.0"), lambda *_: None)


def test_it_says_what_friends_can_open(tmp_path):
    for host in ("0.0.0.0", "::"):
        options = (f"--host={host}", "--port=0", f"--database={tmp_path}/tables.db")
        with command("serve", *options, SPIELWERK_JIT="0", LANG="de_CH.UTF-8") as process:
            here = re.search(r"http://127\.0\.0\.1:(\d+)/", process.stdout.readline())
            assert httpx.get(f"{here[0]}api/health", trust_env=False).status_code == 200
            sent = process.stdout.readline()
            addresses = Reach(host, int(here[1])).addresses()
            if not addresses:
                assert sent == say("serve-alone", "de") + "\n"
                continue
            assert sent == say("serve-others", "de") + "\n"
            for each in addresses:
                assert process.stdout.readline() == f"  {each}\n"
                assert httpx.get(f"{each}/api/health", trust_env=False).status_code == 200


# ---- It stops ---------------------------------------------------------------------------------


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_stops_gracefully_while_people_are_connected(tmp_path, how):
    async def main():
        table = await set_up(server.url)
        bots = await set_up(server.url, "rings", [2, 2])  # that are thinking
        async with all_seated(table) as players, seated(bots) as onlooker:
            await play(players, moves=5)
            await onlooker.until_event("moved")
            server.process.send_signal(how)
            begun = time.monotonic()
            codes = await asyncio.gather(*(each.closed() for each in (*players, onlooker)))
            assert codes == [1012] * 3
            assert await asyncio.to_thread(server.process.wait, 20) == 0
            assert time.monotonic() - begun < 10
        return table, players[0].n

    with ServerProcess(tmp_path) as server:
        table, number = asyncio.run(main())
    assert server.errors() == []
    with server:  # again
        asyncio.run(finds(table, number))


@ON_LINUX
def test_ctrl_c_in_a_terminal_while_computer_players_get_ready(tmp_path):
    """A terminal sends it to all processes."""
    options = (f"--port={free_port()}", f"--database={tmp_path}/tables.db")
    with command("serve", *options, SPIELWERK_JIT="1") as process:
        process.stdout.readline()
        end = time.monotonic() + 20
        while len(descendants(process.pid)) < 2:  # one that compiles, and one of Python's own
            assert time.monotonic() < end, "no server gets ready"
            time.sleep(0.01)
        time.sleep(0.5)
        press_ctrl_c(process)
        _, sent = process.communicate(timeout=20)
    assert process.returncode == 0
    assert "KeyboardInterrupt" not in sent


async def finds(table, number):
    async with seated(table, 0) as back:
        assert back.n == number


@ON_LINUX
def test_no_process_of_a_computer_player_outlives_the_server(tmp_path):
    """However it ends: stopped, or killed without warning."""

    async def think(url):
        table = await set_up(url, "triominos", [1, 1])
        async with seated(table) as onlooker:
            await onlooker.until_event("moved")

    for how in ("stop", "kill"):
        server = ServerProcess(tmp_path).start()
        asyncio.run(think(server.url))
        family = descendants(server.process.pid)
        assert len(family) >= 1
        getattr(server, how)()
        end = time.monotonic() + 10
        while any(is_alive(pid) for pid in family):
            assert time.monotonic() < end, how
            time.sleep(0.05)


def descendants(pid):
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [each for child in map(int, children) for each in (child, *descendants(child))]


def is_alive(pid):
    try:
        return " Z " not in Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False


# ---- Its log ----------------------------------------------------------------------------------


async def test_the_log_is_one_json_object_per_line(tmp_path):
    with ServerProcess(tmp_path) as server:
        table = await set_up(server.url)
        async with seated(table, 0) as player:
            await player.socket.send("garbage")
            await player.receive()
            await player.socket.send("x" * 5000)
            assert await player.closed() == 1009
        server.get("/api/nothing")
    for line in server.log():
        assert {"at", "level", "from", "what"} <= set(line)
        assert line["level"] in ("info", "warning")
