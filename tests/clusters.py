"""Ray clusters for tests: every machine is a handful of processes with its own address."""

import os
import random
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import spielwerk
from services import free_port

TESTS = Path(__file__).parent
PACKAGE = Path(spielwerk.__file__).parent
START_SECONDS = 60
STOP_SECONDS = 40


class Machine:
    """A node of a cluster: `ray start` and everything it starts, in its own session."""

    def __init__(self, folder, token, cores=1, packages=PACKAGE.parent):
        self.folder = Path(tempfile.mkdtemp(dir=folder))
        self.log = self.folder / "log"
        # Nothing else uses this address (Linux), not even tests running in parallel.
        self.host = "127." + ".".join(str(random.randrange(1, 255)) for _ in range(3))
        self.cores = cores
        self.environment = {
            **os.environ,
            "PYTHONPATH": f"{packages}{os.pathsep}{TESTS}",
            "SPIELWERK_JIT": "0",
            "RAY_AUTH_MODE": "token",
            "RAY_AUTH_TOKEN": token,
        }

    def start(self, *how):
        options = {
            "node-ip-address": self.host,
            "num-cpus": self.cores,
            "object-store-memory": 80_000_000,
            "temp-dir": self.folder,
            "include-log-monitor": "false",
        }
        options = [f"--{name}={value}" for name, value in options.items()]
        ray = [sys.executable, "-m", "ray.scripts.scripts", "start", "--disable-usage-stats"]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [*ray, "--block", "--log-style=record", *how, *options],
                env=self.environment,
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        end = time.monotonic() + START_SECONDS
        while "Ray runtime started" not in self.log.read_text():
            if self.process.poll() is not None or time.monotonic() > end:
                self.kill()
                raise OSError(f"Ray does not start:\n{self.log.read_text()}")
            time.sleep(0.05)

    def pids(self):
        """All its processes."""
        return [pid for pid in _pids() if _session(pid) == self.process.pid]

    def is_at_work(self):
        """Whether it is working on a share: Ray names its processes after what they do."""
        return any(b"do_share" in _command(pid) for pid in self.pids())

    def kill(self):
        """The plug is pulled."""
        while pids := self.pids():
            for pid in pids:
                _kill(pid)
            self.process.poll()  # or else it stays in the list
            time.sleep(0.01)
        self.process.wait()

    def stop(self):
        """As people do it; anything left over is an error."""
        self.process.terminate()
        self.process.wait(STOP_SECONDS)
        try:
            wait_until(lambda: not self.pids())
        finally:
            self.kill()


class RayCluster:
    """A head and a worker, each with one core."""

    def __init__(self, folder):
        self.folder = folder
        self.token = secrets.token_hex(16)
        self.head = self.worker = None

    @property
    def address(self):
        return f"{self.head.host}:{self.port}"

    def start(self):
        """The parts of it that are not running."""
        if self.head is None or self.head.process.poll() is not None:
            self.stop()
            self._start_head()
        if self.worker is None or self.worker.process.poll() is not None:
            self.worker = self.join()

    def _start_head(self):
        for attempt in range(5):  # something else may take the port meanwhile
            self.port = free_port()
            self.head = Machine(self.folder, self.token)
            try:
                self.head.start("--head", f"--port={self.port}", "--include-dashboard=false")
                return
            except OSError:
                if attempt == 4:
                    raise

    def join(self, **machine):
        """One more machine."""
        joined = Machine(self.folder, self.token, **machine)
        joined.start(f"--address={self.address}")
        return joined

    def stop(self):
        for machine in (self.worker, self.head):
            if machine is not None and machine.process.poll() is None:
                machine.stop()
        self.head = self.worker = None


def wait_until(condition):
    end = time.monotonic() + STOP_SECONDS
    while not condition():
        assert time.monotonic() < end, "it does not come about"
        time.sleep(0.01)


def changed_package(folder):
    """A Spielwerk that differs in one line."""
    package = folder / "spielwerk"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    with (package / "runtime/chance.py").open("a") as file:
        file.write("# changed\n")
    return package


def _pids():
    return [int(path.name) for path in Path("/proc").iterdir() if path.name.isdecimal()]


def _session(pid):
    try:
        return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[3])
    except (FileNotFoundError, ProcessLookupError):
        return None


def _command(pid):
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""


def _kill(pid):
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)
