"""Real servers for tests: Postgres and Redis, in temporary folders."""

import asyncio
import os
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from itertools import count
from pathlib import Path

import asyncpg
import pytest
import redis

START_SECONDS = 60


class Service:
    """A program that listens on a port."""

    def __init__(self, folder, user=None):
        self.folder = Path(folder)
        self.user = user
        self.process = None
        self.port = free_port()

    def command(self):
        raise NotImplementedError

    def answers(self):
        raise NotImplementedError

    def start(self):
        for _ in range(5):  # something else may take the port meanwhile
            with (self.folder / "log").open("ab") as log:
                self.process = subprocess.Popen(
                    self.command(), user=self.user, cwd=self.folder, stdout=log, stderr=log
                )
            end = time.monotonic() + START_SECONDS
            while time.monotonic() < end and self.process.poll() is None:
                if self.answers():
                    return
                time.sleep(0.02)
            self.stop()
            self.port = free_port()
        pytest.fail(f"{self.command()[0]} does not start:\n{(self.folder / 'log').read_text()}")

    def stop(self):
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(START_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Postgres(Service):
    def __init__(self, folder, binaries):
        # Postgres does not run as root.
        super().__init__(folder, user="postgres" if os.getuid() == 0 else None)
        self.binaries = binaries
        if self.user:
            shutil.chown(folder, self.user)
        options = ("--no-sync", "--locale=C", "--encoding=UTF8", "--auth=trust", "-U", "spielwerk")
        subprocess.run(
            [binaries / "initdb", "-D", self.folder / "data", *options],
            user=self.user,
            cwd=folder,
            check=True,
            capture_output=True,
        )

    def command(self):
        settings = {
            "port": self.port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": self.folder,
            "fsync": "off",
            "full_page_writes": "off",
            "shared_buffers": "16MB",
        }
        options = [f"--{name}={value}" for name, value in settings.items()]
        return [self.binaries / "postgres", "-D", self.folder / "data", *options]

    def url(self, database="postgres"):
        return f"postgresql://spielwerk@127.0.0.1:{self.port}/{database}"

    def execute(self, statement):
        async def execute():
            connection = await asyncpg.connect(self.url())
            try:
                await connection.execute(statement)
            finally:
                await connection.close()

        asyncio.run(execute())

    def answers(self):
        try:
            self.execute("SELECT 1")
        except (OSError, asyncpg.PostgresError):
            return False
        return True


class Redis(Service):
    def command(self):
        return ["redis-server", "--port", str(self.port), "--bind", "127.0.0.1", "--save", ""]

    @property
    def url(self):
        return f"redis://127.0.0.1:{self.port}/0"

    def flush(self):
        with redis.Redis.from_url(self.url) as client:
            client.flushall()

    def answers(self):
        try:
            self.flush()
        except redis.RedisError:
            return False
        return True


def free_port():
    """A port below those that the system uses for outgoing connections."""
    while True:
        port = random.randrange(20_000, 32_768)
        with socket.socket() as attempt:
            try:
                attempt.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


def find_postgres():
    """The folder with its programs; the newest version wins."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda f: int(f.parts[-2]))
    found = shutil.which("postgres", path=os.pathsep.join(map(str, reversed(folders))))
    found = found or shutil.which("postgres")
    return Path(found).resolve().parent if found else missing("postgres")


def missing(program):
    if os.environ.get("CI"):
        pytest.fail(f"{program} is not installed")
    pytest.skip(f"{program} is not installed")


@pytest.fixture(scope="session")
def postgres_server():
    binaries = find_postgres()
    with tempfile.TemporaryDirectory(prefix="postgres-") as folder:
        server = Postgres(folder, binaries)
        server.start()
        yield server
        server.stop()


@pytest.fixture(scope="session")
def redis_server():
    if shutil.which("redis-server") is None:
        missing("redis-server")
    with tempfile.TemporaryDirectory(prefix="redis-") as folder:
        server = Redis(folder)
        server.start()
        yield server
        server.stop()


_databases = count(1)


@pytest.fixture
def postgres_url(postgres_server):
    """An empty database."""
    name = f"test{next(_databases)}"
    postgres_server.execute(f"CREATE DATABASE {name}")
    yield postgres_server.url(name)
    postgres_server.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def redis_url(redis_server):
    """Empty it."""
    redis_server.flush()
    return redis_server.url
