"""How much costly work an address may ask for, how its cost is measured, and how it is cut into
steps."""

import time
from collections.abc import Callable, Generator
from typing import TypeVar

STEP_SECONDS = 0.02  # how long a thread works on one thing before another's turn

Result = TypeVar("Result")


class Quota:
    """How much one address may use up, so that enough is left for the others. This one has no
    limits: for a browser's tab, and for tests."""

    computer_tables = 10**9  # that an address may have running where no person plays

    def take_table(self, address: str) -> bool:
        """Whether the address may set up one more table."""
        return True

    def may_work(self, address: str) -> bool:
        """Whether the address may ask for costly work."""
        return True

    def charge(self, address: str, seconds: float) -> None:
        """Count this much of a processor's time."""


class Cost:
    """How long a thread has computed, without waiting for others."""

    seconds = 0.0

    def measured(self, function: Callable[[], Result]) -> Result:
        """Call a function and keep what it cost."""
        started = time.thread_time()
        try:
            return function()
        finally:
            self.seconds = time.thread_time() - started


def advance(work: Generator[None, None, Result]) -> tuple[Result] | None:
    """Continue work for a moment. Return its result if it has ended."""
    until = time.perf_counter() + STEP_SECONDS
    try:
        while time.perf_counter() < until:
            next(work)
    except StopIteration as end:
        return (end.value,)
    return None
