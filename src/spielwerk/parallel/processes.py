"""Worker processes that stop when this process says so."""

import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process, resource_tracker
from typing import Any, ParamSpec, TypeVar

from spielwerk.runtime import once
from spielwerk.system.interrupts import SIGNALS, held_back

Given = ParamSpec("Given")
Result = TypeVar("Result")


@contextmanager
def ctrl_c_is_ours() -> Iterator[None]:
    """A terminal sends Ctrl-C to all its processes. Those started in this block ignore it; this
    process decides what happens to them. A process that is starting is not interrupted, either."""
    if os.name == "posix":
        resource_tracker.ensure_running()  # starting it later would unblock signals
    with held_back(*SIGNALS):
        yield


def hear_sigterm() -> None:
    """For a process that was started while signals were held back."""
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM})


def serve_parent(niceness: int) -> None:
    """Begin a process that gives way to others, and ends with the one that started it: that may be
    killed, and then cannot stop its processes, which would wait for ever."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    if (parent := parent_process()) is not None:
        parent.join()
        os._exit(1)


def _begin(
    chance: Any, initializer: Callable[..., object] | None, initargs: tuple[Any, ...]
) -> None:
    hear_sigterm()
    once.share(chance)
    if initializer is not None:
        initializer(*initargs)


class Pool(ProcessPoolExecutor):
    """Worker processes that ignore Ctrl-C."""

    def __init__(
        self,
        workers: int,
        initializer: Callable[..., object] | None = None,
        initargs: tuple[Any, ...] = (),
    ) -> None:
        with ctrl_c_is_ours():
            chance = once.shared()
        given = (chance, initializer, initargs)
        super().__init__(workers, get_context("spawn"), _begin, given)

    def submit(
        self, fn: Callable[Given, Result], /, *args: Given.args, **kwargs: Given.kwargs
    ) -> Future[Result]:
        """Start a task in a process of the pool."""
        with ctrl_c_is_ours():  # submitting work may start a process
            return super().submit(fn, *args, **kwargs)

    def kill(self, wait: bool = False) -> None:
        """Stop them at once, whatever they are doing."""
        for process in list((getattr(self, "_processes", None) or {}).values()):
            process.kill()
        self.shutdown(wait=wait, cancel_futures=True)
