"""Work in the background that never ends silently: what fails is logged and begins again after a
while, and everybody can ask what is failing."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from spielwerk.table.storage import StorageDown
from spielwerk.table.watch import Watch

log = logging.getLogger(__name__)

FIRST_PAUSE, LONGEST_PAUSE = 0.5, 10.0  # seconds, after something nobody expected
LATE_SECONDS = 30.0  # after which work that should have been done counts as failing


class Chores:
    """What a house does all the time, and its rooms."""

    def __init__(self, watch: Watch) -> None:
        self._watch = watch
        self._failures: dict[tuple[str, str], int] = {}  # of a chore in a room, in a row
        self._due: dict[str, float] = {}  # when the house's should have been done

    @property
    def failing(self) -> list[str]:
        """What does not work at the moment."""
        now = self._watch.monotonic()
        late = {name for name, due in self._due.items() if now > due}
        return sorted(late | {name for name, _ in self._failures})

    def failed(self, name: str, where: str = "") -> float:
        """Something has failed. Return after how many seconds to try again."""
        times = self._failures[name, where] = self._failures.get((name, where), 0) + 1
        return min(LONGEST_PAUSE, FIRST_PAUSE * 2.0 ** min(times - 1, 10))

    def succeeded(self, name: str, where: str = "") -> None:
        self._failures.pop((name, where), None)

    def ended(self, where: str) -> None:
        """Nothing is done there any more."""
        for name, place in list(self._failures):
            if place == where:
                del self._failures[name, place]

    async def finish(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """Do something until it has ended well."""
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
        self._due[name] = self._watch.monotonic() + seconds + LATE_SECONDS

    async def _attempt(self, name: str, work: Callable[[], Awaitable[None]]) -> float | None:
        """Return how long to wait before the next attempt, if this one failed."""
        try:
            await work()
        except StorageDown as error:
            log.warning("storage down", extra={"chore": name, "error": str(error)})
            return FIRST_PAUSE
        except Exception:
            log.exception("a chore failed", extra={"chore": name})
            return self.failed(name)
        self.succeeded(name)
        return None
