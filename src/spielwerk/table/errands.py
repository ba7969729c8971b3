"""What costs time: how much of it an address may have, and how it is measured and cut up."""

import time
from collections.abc import Callable, Generator
from typing import Protocol, TypeVar

BIT_SECONDS = 0.02  # how long a thread goes on with something before it is another's turn

Result = TypeVar("Result")


class Allowance(Protocol):
    """How much one address may use up, so that enough is left for the others."""

    computer_tables: int  # that it may have running, where nobody else plays

    def take_table(self, address: str) -> bool:
        """Whether somebody there may set up one more table."""

    def may_work(self, address: str) -> bool:
        """Whether something costly may be done for somebody there."""

    def charge(self, address: str, seconds: float) -> None:
        """Something has cost this much of a processor's time."""


class NoEnd:
    """As much as they like: in a browser's tab, and in tests."""

    computer_tables = 10**9

    def take_table(self, address: str) -> bool:
        return True

    def may_work(self, address: str) -> bool:
        return True

    def charge(self, address: str, seconds: float) -> None:
        pass


class Cost:
    """How long a thread has computed, without waiting for others."""

    seconds = 0.0

    def measured(self, function: Callable[[], Result]) -> Result:
        started = time.thread_time()
        try:
            return function()
        finally:
            self.seconds = time.thread_time() - started


def a_bit(work: Generator[None, None, Result]) -> tuple[Result] | None:
    """Go on with something for a moment. Return its result if that was all."""
    until = time.perf_counter() + BIT_SECONDS
    try:
        while time.perf_counter() < until:
            next(work)
    except StopIteration as end:
        return (end.value,)
    return None
