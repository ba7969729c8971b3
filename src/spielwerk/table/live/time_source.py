"""Where a server process reads the time, and how it follows the time of others."""

import time
from collections.abc import Callable
from functools import partial
from typing import Protocol

LEAP = 2000  # milliseconds behind the others that show that a process was not running
STEP = 20  # milliseconds by which it approaches the others otherwise


class TimeSource(Protocol):
    """Clocks that tests can exchange."""

    def monotonic(self) -> float:
        """Seconds on a clock that cannot be set."""

    def wall(self) -> int:
        """The time of day in milliseconds since 1970. It may jump."""


class MachineTime(TimeSource):
    """The machine's own clocks."""

    def monotonic(self) -> float:
        return _steady()

    def wall(self) -> int:
        return time.time_ns() // 1_000_000


def _steadiest() -> Callable[[], float]:
    """A clock that goes on while a laptop sleeps, if there is one."""
    try:
        clock = partial(time.clock_gettime, time.CLOCK_BOOTTIME)
        clock()
    except (AttributeError, OSError):
        return time.monotonic
    return clock


_steady = _steadiest()


class SteadyTime:
    """Milliseconds since 1970 that never go back, even if the machine's clock is set."""

    def __init__(self, source: TimeSource) -> None:
        self._source = source
        self._latest = 0
        self.begin(source.wall())

    def begin(self, at: int) -> None:
        """Set the time."""
        self._offset = at - 1000 * self._source.monotonic()

    def now(self) -> int:
        """The time, never earlier than before."""
        self._latest = max(self._latest, int(1000 * self._source.monotonic() + self._offset))
        return self._latest

    def reach(self, at: int) -> None:
        """Be no earlier than this from now on."""
        self._latest = max(self._latest, at)

    def follow(self, shared: float) -> None:
        """Approach the time that all processes share: in small steps, unless this process was not
        running."""
        behind = shared - self.now()
        self._offset += behind if behind > LEAP else max(-STEP, min(STEP, behind))
