"""Servers for tests: a real `spielwerk serve` in its own process, or one in this process."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from resource import RLIMIT_NOFILE, setrlimit

import httpx
import pytest
import uvicorn

from services import free_port
from spielwerk.server.app import Server
from spielwerk.server.door.limits import NO_LIMITS
from spielwerk.server.serve import uvicorn_config
from spielwerk.table.live.hall import Hall
from spielwerk.table.live.services import Services
from spielwerk.table.live.workers import Workers
from spielwerk.table.storage.sqlite import SqliteStorage

ON_LINUX = pytest.mark.skipif(not Path("/proc/net/tcp").exists(), reason="needs Linux's /proc")
START_SECONDS = 60
STOP_SECONDS = 20


class ServerProcess:
    """`spielwerk serve`. It can be stopped, killed, and restarted on the same port with the same
    database. Nothing is compiled; limits are off by default. `files` is how many it may open."""

    def __init__(
        self,
        folder,
        database=None,
        redis=None,
        limits="off",
        arguments=(),
        files=None,
        **environment,
    ):
        self.folder = folder
        self.arguments = arguments
        self.files = files
        self.port = free_port()
        self.log_file = folder / f"log-{self.port}"
        self.database = database or folder / "tables.db"
        self.process = None
        self.environment = {
            **os.environ,
            "SPIELWERK_JIT": "0",
            "SPIELWERK_LIMITS": limits,
            "SPIELWERK_DATABASE": str(self.database),
            "LANG": "en_GB.UTF-8",
            **environment,
        }
        if redis is not None:
            self.environment["SPIELWERK_REDIS"] = redis

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    def begin(self):
        """Start it without waiting until it answers."""
        with self.log_file.open("ab") as log:
            self.process = subprocess.Popen(
                [
                    sys.executable,
                    "-m",
                    "spielwerk",
                    "serve",
                    "--port",
                    str(self.port),
                    *self.arguments,
                ],
                preexec_fn=self.files and partial(setrlimit, RLIMIT_NOFILE, (self.files,) * 2),
                env=self.environment,
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=log,
            )

    def start(self):
        self.begin()
        self.wait()
        return self

    def wait(self):
        """Wait until it answers."""
        end = time.monotonic() + START_SECONDS
        while not self.answers():
            assert self.process.poll() is None, f"it does not start:\n{self.log_file.read_text()}"
            assert time.monotonic() < end, "it does not answer"
            time.sleep(0.02)

    def answers(self):
        try:
            return self.get("/api/health").status_code == 200
        except httpx.TransportError:
            return False

    def get(self, path, **more):
        return httpx.get(self.url + path, trust_env=False, verify=False, timeout=10, **more)

    def post(self, path, **more):
        return httpx.post(self.url + path, trust_env=False, verify=False, timeout=10, **more)

    def stop(self):
        """Ask it to stop, as the operating system does."""
        self.process.terminate()
        return self._wait_for_end()

    def kill(self):
        """Kill it without warning."""
        self.process.send_signal(signal.SIGKILL)
        return self._wait_for_end()

    def _wait_for_end(self):
        try:
            return self.process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise

    def log(self):
        """Its log: one object per line."""
        return [json.loads(line) for line in self.log_file.read_text().splitlines()]

    def errors(self):
        """The errors. When it is killed, Python may complain too, and not in JSON."""
        lines = [line for line in self.log_file.read_text().splitlines() if line.startswith("{")]
        return [line for line in map(json.loads, lines) if line["level"] in ("error", "critical")]

    def memory(self):
        """Its resident memory in bytes (Linux)."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def open_sockets(self):
        """How many connections it has from outside (Linux)."""
        rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
        here = f"0100007F:{self.port:04X}"
        return sum(row[1] == here and row[3] == "01" for row in rows)

    def __enter__(self):
        return self.start()

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.stop()


class QuickServer(ServerProcess):
    """The same, but ready in a tenth of the time: forked from a process that has imported
    everything."""

    NURSERY = """
import os, sys
from spielwerk import cli
from spielwerk.server import logs, serve
from spielwerk.table.storage import sqlite
for _ in sys.stdin:
    if not (child := os.fork()):
        cli.main(["serve", "--port", sys.argv[1]])
    print(child, flush=True)
    os.waitpid(child, 0)
    print("gone", flush=True)
"""

    def __enter__(self):
        with self.log_file.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", self.NURSERY, str(self.port)],
                env=self.environment,
                cwd=self.folder,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        return self.start()

    def __exit__(self, *_):
        self._end(signal.SIGTERM)
        self.process.communicate(timeout=STOP_SECONDS)

    def begin(self):
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        self.child = int(self.process.stdout.readline())

    def kill(self):
        self._end(signal.SIGKILL)

    def _end(self, how):
        os.kill(self.child, how)
        while self.process.stdout.readline() not in ("gone\n", ""):
            pass


class ServerHere:
    """A server in this process, whose tables a test can inspect."""

    def __init__(self, app, port):
        self.app = app
        self.hall = app.hall
        self.port = port
        self.url = f"http://127.0.0.1:{port}"


@asynccontextmanager
async def server_here(
    monkeypatch, limits=NO_LIMITS, storage=None, thinkers=None, hosts=None, proxies=None, **services
):
    """The same application over real sockets, with the test's own limits and timeouts."""
    monkeypatch.setenv("SPIELWERK_JIT", "0")  # in the computer players' processes too
    storage = storage or SqliteStorage(":memory:")
    app = Server(
        Hall(Services(storage, thinkers or Workers(1), **services)),
        limits,
        hosts=hosts,
        proxies=proxies,
    )
    port = free_port()
    config = uvicorn_config(app)
    config.host, config.port, config.loop = "127.0.0.1", port, "asyncio"
    runner = uvicorn.Server(config)
    await app.hall.open()
    serving = asyncio.create_task(runner.serve())
    while not runner.started:
        assert not serving.done()
        await asyncio.sleep(0.01)
    try:
        yield ServerHere(app, port)
    finally:
        runner.should_exit = True
        await serving
        await app.hall.close()
