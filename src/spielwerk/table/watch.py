"""Where a server process reads the time."""

import time
from typing import Protocol


class Watch(Protocol):
    def monotonic(self) -> float:
        """Seconds that nobody can set."""

    def wall(self) -> int:
        """The time of day in milliseconds since 1970. It may jump."""


class MachineWatch:
    """The machine's own."""

    def monotonic(self) -> float:
        return time.monotonic()

    def wall(self) -> int:
        return time.time_ns() // 1_000_000
