"""A crew on the machines of a Ray cluster.

Ray itself runs in a separate process (`lab.driver`), because it clutters the terminal, waits for
minutes instead of reporting an error, and kills its process when the cluster is gone. This module
is the other end of the pipe and does none of that.
"""

import socket
from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from multiprocessing import get_context
from types import TracebackType
from typing import Any, TypeVar
from urllib.parse import urlsplit

from spielwerk.errors import BadOption, Failure, MissingExtra
from spielwerk.lab import driver
from spielwerk.parallel.processes import ctrl_c_is_ours
from spielwerk.system.interrupts import unhurried

Result = TypeVar("Result")

AUTO = "auto"  # the cluster this machine belongs to

LOST = "error-cluster-lost"

REACH_SECONDS = 3.0  # to open a connection to the address
CONNECT_SECONDS = 8.0  # to find out that it is a Ray cluster that accepts us
IMPORT_SECONDS = 60.0  # for a busy machine to start a process and import Ray
PATIENCE_SECONDS = 20.0  # without a sign of life before we give up on a cluster
GOODBYE_SECONDS = 3.0  # for Ray to shut down


class Cluster:
    """The machines of the Ray cluster that this machine belongs to, at `auto` or HOST:PORT. Work
    lost with one machine is repeated on another.

    >>> from spielwerk.lab.cluster import Cluster
    >>> with Cluster("127.0.0.1:1") as machines:
    ...     results = list(machines.do(len, [("ab",), ("abc",)]))
    Traceback (most recent call last):
        ...
    spielwerk.errors.Failure: ...
    """

    def __init__(self, address: str, patience: float = PATIENCE_SECONDS) -> None:
        if find_spec("ray") is None:
            raise MissingExtra("error-extra", extra="cluster")
        self._address = address
        self._patience = patience
        self._line: _Line | None = None

    def __enter__(self) -> "Cluster":
        self._connected()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._disconnect()

    def do(
        self, job: Callable[..., Result], tasks: Sequence[tuple[Any, ...]]
    ) -> Iterator[tuple[int, Result]]:
        """Spread the tasks over the machines of the cluster."""
        line = self._connected()
        finished = False
        try:
            line.ask((job.__module__, job.__qualname__, list(tasks)))
            while not finished:
                kind, content = line.hear(self._patience)
                finished = kind == driver.FINISHED
                if kind == driver.RESULTS:
                    yield from content
        finally:
            # When a driver leaves, Ray cancels its tasks, whether they have started or not.
            if not finished:
                self._disconnect()

    def _connected(self) -> "_Line":
        if self._line is None:
            _check_address(self._address)
            self._line = _Line(self._address, self._patience)
            try:
                self._line.wait_until_ready()
            except BaseException:
                self._disconnect()
                raise
        return self._line

    def _disconnect(self) -> None:
        if self._line is not None:
            self._line.hang_up()
        self._line = None


class _Line:
    """The driver, and the pipe to it."""

    def __init__(self, address: str, patience: float) -> None:
        self._address = address
        self._patience = patience
        spawn = get_context("spawn")
        self._pipe, theirs = spawn.Pipe()
        arguments = (theirs, address, patience)
        self._driver = spawn.Process(target=driver.drive, args=arguments, daemon=True)
        with ctrl_c_is_ours():
            self._driver.start()
        theirs.close()

    def wait_until_ready(self) -> None:
        self._wait_for(driver.IMPORTED, IMPORT_SECONDS, LOST)
        self._wait_for(driver.CONNECTED, CONNECT_SECONDS, "error-cluster-silent")
        self._wait_for(driver.READY, self._patience, LOST)

    def _wait_for(self, step: str, seconds: float, otherwise: str) -> None:
        while self.hear(seconds, otherwise)[0] != step:
            pass

    def ask(self, what: tuple[str, str, list[tuple[Any, ...]]]) -> None:
        try:
            self._pipe.send(what)
        except OSError:
            raise Failure(LOST, address=self._address) from None

    def hear(self, seconds: float, otherwise: str = LOST) -> tuple[str, Any]:
        """The driver's next message. It sends one every half second while all is well; if it does
        not, it would not read ours either."""
        try:
            if not self._pipe.poll(seconds):
                raise EOFError
            kind, content = self._pipe.recv()
        except (EOFError, OSError):
            self._driver.kill()
            raise Failure(otherwise, address=self._address) from None
        if kind == driver.FAILED:
            raise content
        return kind, content

    def hang_up(self) -> None:
        self._pipe.close()  # tells the driver to leave
        with unhurried():
            self._driver.join(GOODBYE_SECONDS)
            if self._driver.is_alive():
                self._driver.kill()
                self._driver.join()
            self._driver.close()


def _check_address(address: str) -> None:
    """Fail at once if nothing listens at the address. Ray would wait for minutes."""
    if address == AUTO:
        return
    try:
        parts = urlsplit(address if "://" in address else f"//{address}")
        host, port = parts.hostname, parts.port
    except ValueError:
        raise BadOption("error-cluster-address", address=address) from None
    if parts.scheme == "ray":
        raise BadOption("error-cluster-client", address=address)
    if parts.netloc != address.removeprefix("//") or not host or not port:
        raise BadOption("error-cluster-address", address=address)
    try:
        socket.create_connection((host, port), REACH_SECONDS).close()
    except (OSError, UnicodeError) as error:  # UnicodeError: not a valid host name
        reason = getattr(error, "strerror", None) or str(error)
        raise Failure("error-cluster-none", address=address, reason=reason) from None
