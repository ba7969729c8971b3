"""Supervised background tasks: one that fails is logged and begins again after a pause, and the
names of those that are failing can be asked for."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from spielwerk.table.live.time_source import TimeSource
from spielwerk.table.storage.interface import StorageDown

log = logging.getLogger(__name__)

FIRST_PAUSE, LONGEST_PAUSE = 0.5, 10.0  # seconds, after an unexpected error
LATE_SECONDS = 30.0  # after which overdue work counts as failing


class Background:
    """The background tasks of a hall and of its rooms."""

    def __init__(self, time_source: TimeSource) -> None:
        self._time = time_source
        self._tasks: set[asyncio.Task[Any]] = set()
        self._failures: dict[tuple[str, str], int] = {}  # in a row, by name and room
        self._due: dict[str, float] = {}  # when the hall's tasks should have been done

    def start(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something while others go on. An error is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("something in the background failed", exc_info=error)

    async def stop(self) -> None:
        """Cancel everything and wait until it has ended."""
        self.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cancel(self) -> None:
        """Cancel everything."""
        for task in self._tasks:
            task.cancel()

    @property
    def failing(self) -> list[str]:
        """The names of tasks that do not work at the moment."""
        now = self._time.monotonic()
        late = {name for name, due in self._due.items() if now > due}
        return sorted(late | {name for name, _ in self._failures})

    def failed(self, name: str, room: str = "") -> float:
        """Count a failure. Return after how many seconds to try again."""
        times = self._failures[name, room] = self._failures.get((name, room), 0) + 1
        return min(LONGEST_PAUSE, FIRST_PAUSE * 2.0 ** min(times - 1, 10))

    def succeeded(self, name: str, room: str = "") -> None:
        """Forget earlier failures of a task."""
        self._failures.pop((name, room), None)

    def ended(self, room: str) -> None:
        """Forget the failures of a room that has closed."""
        for name, place in list(self._failures):
            if place == room:
                del self._failures[name, place]

    async def finish(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """Do something until it has succeeded once."""
        while (pause := await self._attempt(name, work)) is not None:
            await asyncio.sleep(pause)

    async def repeat(
        self, name: str, work: Callable[[], Awaitable[None]], seconds: Callable[[], float]
    ) -> None:
        """Do something again and again, with a pause in between."""
        self._is_due(name, seconds())
        while True:
            pause = await self._attempt(name, work)
            if pause is None:
                pause = seconds()
                self._is_due(name, pause)
            await asyncio.sleep(pause)

    def _is_due(self, name: str, seconds: float) -> None:
        self._due[name] = self._time.monotonic() + seconds + LATE_SECONDS

    async def _attempt(self, name: str, work: Callable[[], Awaitable[None]]) -> float | None:
        """Return how long to wait before the next attempt, if this one failed."""
        try:
            await work()
        except StorageDown as error:
            log.warning("storage down", extra={"chore": name, "error": str(error)})
            return FIRST_PAUSE
        except Exception:
            log.exception("a background task failed", extra={"chore": name})
            return self.failed(name)
        self.succeeded(name)
        return None
