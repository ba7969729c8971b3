"""The two servers, each started on its own for every measurement, and the clients that play on
them."""

import json
import os
import resource
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from spielwerk.games import GAMES

FOLDER = Path(__file__).parent
PATIENCE = 60  # seconds for a server to answer
COMPILING = 600  # … and for ours to compile its computer players the first time


@dataclass(frozen=True)
class Server:
    url: str
    pid: int

    def memory(self) -> int:
        """Its resident memory in bytes (Linux)."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * resource.getpagesize()


def prepare() -> None:
    """Install what the clients and the peer need, and allow thousands of sockets."""
    if not (shutil.which("node") and shutil.which("npm")):
        sys.exit(
            "The load bench needs Node, 20 or newer, with npm: its clients and the peer, "
            "boardgame.io, run in it. Neither is needed to play or to serve."
        )
    wanted, there = FOLDER / "package-lock.json", FOLDER / "node_modules" / ".package-lock.json"
    if not there.exists() or there.stat().st_mtime < wanted.stat().st_mtime:
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=FOLDER, check=True)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@contextmanager
def boardgame_io() -> Iterator[Server]:
    command = ["node", "boardgame_server.cjs"]
    with _started(command, "/games", {"NODE_ENV": "production"}) as server:
        yield server


@contextmanager
def spielwerk() -> Iterator[Server]:
    # Not in /tmp, which is often in memory: durable storage must reach a disk here.
    with tempfile.TemporaryDirectory(prefix="data-", dir=FOLDER) as folder:
        command = [sys.executable, "-m", "spielwerk", "serve"]
        command += ["--database", f"{folder}/tables.sqlite", "--port"]
        with _started(command, "/api/health", {"SPIELWERK_LIMITS": "off"}) as server:
            _wait_for_bots(server)
            yield server


@contextmanager
def _started(command: list[str], health: str, environment: dict[str, str]) -> Iterator[Server]:
    """Run `command` with a free port appended. The block starts when the server answers."""
    port = _free_port()
    url = f"http://127.0.0.1:{port}"
    with (
        tempfile.TemporaryFile("w+") as log,
        subprocess.Popen(
            [*command, str(port)],
            cwd=FOLDER,
            env={**os.environ, **environment},
            stdout=log,
            stderr=log,
        ) as process,
    ):
        try:
            _wait_until_healthy(process, url + health)
            yield Server(url, process.pid)
        except BaseException:
            log.seek(0)
            print(log.read()[-5_000:], file=sys.stderr)
            raise
        finally:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _wait_until_healthy(process: subprocess.Popen[bytes], url: str) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        try:
            with urllib.request.urlopen(url, timeout=5):
                return
        except urllib.error.HTTPError as error:
            raise RuntimeError(f"{url} answers {error.code}") from error
        except OSError:
            time.sleep(0.1)
    raise RuntimeError(f"{url} does not answer")


def _wait_for_bots(server: Server) -> None:
    """They are compiled in the background, on the core that the client needs."""
    end = time.monotonic() + COMPILING
    while time.monotonic() < end:
        with urllib.request.urlopen(f"{server.url}/api/health", timeout=5) as answer:
            if set(json.load(answer)["bots_ready"]) == set(GAMES):
                return
        time.sleep(0.5)
    raise RuntimeError("the computer players are not ready")


def play(client: str, server: Server, **how: float | str) -> dict[str, Any]:
    """What a client measured while playing on a server."""
    command = _client(client, server, how)
    done = subprocess.run(command, cwd=FOLDER, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@contextmanager
def held(server: Server, tables: int, sockets: bool, game: str) -> Iterator[None]:
    """Keep a number of our tables open, with nobody moving."""
    command = _client("client.mjs", server, {"tables": tables, "game": game})
    command.append("--idle" if sockets else "--created")
    with subprocess.Popen(
        command, cwd=FOLDER, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdin is not None
        opened = json.loads(process.stdout.readline())
        if opened != {"tables": tables, "sockets": 2 * tables * sockets}:
            raise RuntimeError(f"{tables} tables were asked for: {opened}")
        yield
        process.stdin.close()


def _client(client: str, server: Server, how: dict[str, Any]) -> list[str]:
    # Process figures come from Linux's /proc.
    known = {"server-pid": server.pid} if Path("/proc/stat").exists() else {}
    told = {"url": server.url, **known, **how}
    return ["node", client, *(f"--{name}={value}" for name, value in told.items())]
