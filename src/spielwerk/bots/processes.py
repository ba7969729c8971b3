"""Processes that work for this one, and stop when it says so."""

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, resource_tracker
from typing import Any, ParamSpec, TypeVar

Given = ParamSpec("Given")
Result = TypeVar("Result")


@contextmanager
def ctrl_c_is_ours() -> Iterator[None]:
    """A terminal tells everybody of Ctrl-C; but processes that are started here do not hear it: we
    tell them what it means."""
    if not hasattr(signal, "pthread_sigmask"):  # not on Windows
        yield
        return
    resource_tracker.ensure_running()  # Python lets Ctrl-C through again when it starts this
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Pool(ProcessPoolExecutor):
    """Processes that do what they are asked to, and know nothing of Ctrl-C."""

    def __init__(
        self,
        workers: int,
        initializer: Callable[..., object] | None = None,
        initargs: tuple[Any, ...] = (),
    ) -> None:
        super().__init__(workers, get_context("spawn"), initializer, initargs)

    def submit(
        self, fn: Callable[Given, Result], /, *args: Given.args, **kwargs: Given.kwargs
    ) -> Future[Result]:
        with ctrl_c_is_ours():  # a process is started when there is something to do
            return super().submit(fn, *args, **kwargs)

    def kill(self, wait: bool = False) -> None:
        """Stop at once, whatever they are doing."""
        for process in list((getattr(self, "_processes", None) or {}).values()):
            process.kill()
        self.shutdown(wait=wait, cancel_futures=True)
