"""Where a server process reads the time, and how it goes by it."""

import time
from collections.abc import Callable
from functools import partial
from typing import Protocol

LEAP = 2000  # milliseconds behind the others, after which a process was not running
STEP = 20  # … by which it follows them otherwise


class Watch(Protocol):
    def monotonic(self) -> float:
        """Seconds that nobody can set."""

    def wall(self) -> int:
        """The time of day in milliseconds since 1970. It may jump."""


class MachineWatch:
    """The machine's own."""

    def monotonic(self) -> float:
        return _steady()

    def wall(self) -> int:
        return time.time_ns() // 1_000_000


def _steadiest() -> Callable[[], float]:
    """Where there is one, a clock that goes on while a laptop sleeps."""
    try:
        clock = partial(time.clock_gettime, time.CLOCK_BOOTTIME)
        clock()
    except (AttributeError, OSError):
        return time.monotonic
    return clock


_steady = _steadiest()


class SteadyTime:
    """Milliseconds since 1970. Setting the machine's clock changes nothing, and it never goes
    back."""

    def __init__(self, watch: Watch) -> None:
        self._watch = watch
        self._latest = 0
        self.begin(watch.wall())

    def begin(self, at: int) -> None:
        """From now on, it is this time."""
        self._offset = at - 1000 * self._watch.monotonic()

    def now(self) -> int:
        self._latest = max(self._latest, int(1000 * self._watch.monotonic() + self._offset))
        return self._latest

    def reach(self, at: int) -> None:
        """Something has happened at this time."""
        self._latest = max(self._latest, at)

    def follow(self, told: float) -> None:
        """Go by the time that others go by: gently, unless this process was not running."""
        behind = told - self.now()
        self._offset += behind if behind > LEAP else max(-STEP, min(STEP, behind))
