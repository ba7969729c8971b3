"""A driver, in Ray's terms: the process that gives work to a cluster. `lab.cluster` starts it and
holds the other end of its pipe."""

import os
import pickle
import time
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from multiprocessing.connection import Connection
from socket import gethostname
from traceback import format_exc
from typing import Any

from spielwerk.errors import Failure
from spielwerk.parallel.processes import hear_sigterm
from spielwerk.runtime.reach import package_stamp

# The messages sent through the pipe, each with its content.
IMPORTED, CONNECTED, READY = "imported", "connected", "ready"  # the steps before work can begin
RESULTS = "results"  # pairs of index and result; an empty list is a sign of life
FINISHED = "finished"
FAILED = "failed"  # an error to raise at the other end

PULSE_SECONDS = 0.5  # between signs of life
SHARE_SECONDS = 0.5  # of work per share: long enough that Ray's overhead is small
PROBE_SECONDS = 60.0  # for a machine to start a process and report its version of Spielwerk
TRIES = 5  # how often to retry a share lost with its machine

Task = tuple[int, tuple[Any, ...]]  # the task's index, and the job's arguments
Outcome = tuple[list[tuple[int, Any]], float, Exception | None]


class NobodyListens(Exception):
    """The other end of the pipe was closed: the rest is not wanted."""


def drive(pipe: Connection, address: str, patience: float) -> None:
    """Connect to a cluster, then do jobs until the pipe is closed."""
    hear_sigterm()
    _keep_quiet()
    _set_up_ray(patience)
    try:
        import ray

        _tell(pipe, IMPORTED)
        _connect(address)
        _tell(pipe, CONNECTED)
        _check_nodes(pipe)
        _tell(pipe, READY)
        while True:
            _Work(pipe, address, patience, *_hear(pipe)).run()
            _tell(pipe, FINISHED)
    except NobodyListens:
        pass
    except Exception as error:
        with suppress(NobodyListens):
            _tell(pipe, FAILED, _portable(error))
    finally:
        ray.shutdown()


def _keep_quiet() -> None:
    """Silence Ray and its libraries."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    os.chdir("/")  # Ray makes the machines look for modules in the driver's working directory


def _set_up_ray(patience: float) -> None:
    """Ray is configured by environment variables, before it is imported."""
    os.environ.setdefault("RAY_AUTH_MODE", "token")
    os.environ.update(
        RAY_USAGE_STATS_ENABLED="0",
        RAY_ENABLE_UV_RUN_RUNTIME_ENV="0",  # would send the working directory to the machines
        RAY_NUM_REDIS_GET_RETRIES="3",  # seconds until a wrong token is reported
        RAY_gcs_rpc_server_reconnect_timeout_s=str(round(patience)),
    )


def _tell(pipe: Connection, kind: str, content: Any = None) -> None:
    try:
        pipe.send((kind, content))
    except OSError:
        raise NobodyListens from None


def _hear(pipe: Connection) -> tuple[str, str, list[tuple[Any, ...]]]:
    try:
        wanted: tuple[str, str, list[tuple[Any, ...]]] = pipe.recv()
    except (EOFError, OSError):
        raise NobodyListens from None
    return wanted


def _connect(address: str) -> None:
    import ray

    try:
        ray.init(address=address, log_to_driver=False, configure_logging=False)
    except Exception as error:
        # Ray gives the root cause only as text.
        reason = f"{error.__cause__ or ''} {type(error).__name__}: {error}"
        if "AuthenticationError" in reason:
            raise Failure("error-cluster-token", address=address) from None
        if "any running Ray instance" in reason:
            raise Failure("error-cluster-auto") from None
        raise Failure("error-cluster-refused", address=address, reason=str(error)) from None


# ---- The machines -----------------------------------------------------------------------------


def _working_nodes() -> list[dict[str, Any]]:
    """The machines that offer cores. Ray may notice late that one is gone."""
    import ray

    nodes: list[dict[str, Any]] = ray.nodes()  # type: ignore[no-untyped-call]
    return [node for node in nodes if node["Alive"] and node["Resources"].get("CPU", 0) >= 1]


def _check_nodes(pipe: Connection) -> None:
    """Every machine must have the same Spielwerk as this one."""
    import ray
    from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

    probe = ray.remote(num_cpus=0, max_retries=0)(stamp)
    asked = {}
    for node in _working_nodes():
        there = NodeAffinitySchedulingStrategy(node["NodeID"], soft=False)
        asked[probe.options(scheduling_strategy=there).remote()] = node["NodeManagerAddress"]
    end = time.monotonic() + PROBE_SECONDS
    waiting = list(asked)
    while waiting and time.monotonic() < end:
        answered, waiting = ray.wait(waiting, timeout=PULSE_SECONDS)
        for answer in answered:
            _check_answer(answer, asked[answer])
        _check_listening(pipe)
    if waiting:
        raise Failure("error-cluster-node", node=asked[waiting[0]])


def _check_answer(answer: Any, node: str) -> None:
    import ray

    try:
        same = ray.get(answer) == package_stamp()
    except ray.exceptions.RayTaskError:  # Spielwerk is not installed
        same = False
    except ray.exceptions.RayError:  # the machine has left
        return
    if not same:
        raise Failure("error-cluster-version", node=node)


def _check_listening(pipe: Connection) -> None:
    """Send a sign of life, and check that the other end is still there. It sends nothing meanwhile,
    so if there is something to read, it is the end of the pipe."""
    _tell(pipe, RESULTS, [])
    if pipe.poll():
        raise NobodyListens


# ---- The work ---------------------------------------------------------------------------------


class _Work:
    """All tasks of a job, given to the machines share by share."""

    def __init__(
        self, pipe: Connection, address: str, patience: float,
        module: str, job: str, tasks: Sequence[tuple[Any, ...]],
    ) -> None:  # fmt: skip
        import ray

        self._pipe = pipe
        self._address = address
        self._patience = patience
        self._job = (module, job)
        self._left = deque(enumerate(tasks))
        self._begun: list[Any] = []
        self._size = 1  # tasks in a share
        self._do_share = ray.remote(num_cpus=1, max_retries=TRIES, retry_exceptions=False)(do_share)
        self._cores = 0
        self._counted = 0.0  # when the cores were last counted, and when there last were any
        self._manned = time.monotonic()

    def run(self) -> None:
        while self._left or self._begun:
            _check_listening(self._pipe)
            self._count_cores()
            self._give()
            self._collect()

    def _count_cores(self) -> None:
        """Count the cores again now and then: machines come and go."""
        now = time.monotonic()
        if now - self._counted < PULSE_SECONDS:
            return
        self._counted = now
        self._cores = sum(int(node["Resources"]["CPU"]) for node in _working_nodes())
        if self._cores:
            self._manned = now
        elif now - self._manned > self._patience:
            raise Failure("error-cluster-lost", address=self._address)

    def _give(self) -> None:
        """Give each core one share to do and one to do next. Shares get smaller towards the end, so
        that all finish together."""
        while self._left and len(self._begun) < 2 * self._cores:
            size = min(self._size, 1 + len(self._left) // (4 * self._cores))
            share = [self._left.popleft() for _ in range(size)]
            self._begun.append(self._do_share.remote(package_stamp(), *self._job, share))

    def _collect(self) -> None:
        import ray

        if not self._begun:
            time.sleep(PULSE_SECONDS)
            return
        ended, self._begun = ray.wait(self._begun, timeout=PULSE_SECONDS)
        for share in ended:
            results, seconds, error = _outcome(share)
            _tell(self._pipe, RESULTS, results)
            if error is not None:
                raise error
            if seconds < SHARE_SECONDS / 2:
                self._size = max(self._size, 2 * len(results))
            elif seconds > SHARE_SECONDS * 2:
                self._size = max(1, len(results) // 2)


def _outcome(share: Any) -> Outcome:
    import ray

    try:
        outcome: Outcome = ray.get(share)
    except ray.exceptions.RayTaskError as error:  # not from the job: see do_share
        raise Failure("error-cluster-share", reason=str(error.cause)) from None
    except ray.exceptions.RayError as error:
        raise Failure("error-cluster-share", reason=str(error)) from None
    return outcome


# ---- On the machines --------------------------------------------------------------------------


def stamp() -> str:
    """Which Spielwerk this machine has."""
    return package_stamp()


def do_share(expected: str, module: str, job: str, share: Sequence[Task]) -> Outcome:
    """The results of some tasks, how long they took, and the error, if any. An error in the job is
    returned as data, because Ray would wrap a raised one."""
    results = []
    started = time.perf_counter()
    try:
        if stamp() != expected:  # a machine that joined later
            raise Failure("error-cluster-version", node=gethostname())
        function = getattr(import_module(module), job)
        for number, task in share:
            results.append((number, function(*task)))
    except Exception as error:
        error.add_note(format_exc())  # the other end does not see the traceback
        return results, time.perf_counter() - started, _portable(error)
    return results, time.perf_counter() - started, None


def _portable(error: Exception) -> Exception:
    """The error itself if it can be pickled, or else its text."""
    try:
        pickle.loads(pickle.dumps(error))  # noqa: S301  # our own
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error
