"""The pulse of a server process. It tells the storage every second that it is alive, and goes by
the time that all processes share. After a while without a beat nobody could play, because no server
ran, it stood still, or nothing could be stored: such a pause counts for nobody's clock."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress

from spielwerk.table.storage import Pause, Storage
from spielwerk.table.watch import SteadyTime, Watch

BEAT_SECONDS = 1.0
LATE_SECONDS = 3.0  # without a beat are a pause
TELLING_SECONDS = 0.25  # if the storage takes longer to tell the time, it is not used


class Pulse:
    def __init__(self, storage: Storage, watch: Watch) -> None:
        self.time = SteadyTime(watch)
        self.pauses: Sequence[Pause] = ()  # when no process was there
        self.paused: Callable[[Pause | None], None] = _ignore
        self._storage = storage
        self._watch = watch
        self._beat_at = 0
        self._beating: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """It is no earlier than when a server was last alive, whatever the machine's clock says."""
        told, alive = await self._storage.time(), await self._storage.last_beat()
        self.time.begin(max(self._watch.wall() if told is None else told, alive or 0))
        self._beat_at = self.time.now()
        others = self._storage.shared  # other servers may be running
        await self._beat(LATE_SECONDS if others else 0)

    async def stay_awake(self) -> None:
        """Before anything is decided after a while without a beat, learn whether that was a
        pause."""
        while self._is_late(self.time.now()):  # a beat that is under way may be an old one
            await self.beat()

    async def beat(self) -> None:
        """Whoever asks for another while one is under way waits for that."""
        if self._beating is None or self._beating.done():
            self._beating = asyncio.create_task(self._beat(LATE_SECONDS))
            self._beating.add_done_callback(_heard)
        await asyncio.shield(self._beating)

    async def stop(self) -> None:
        if self._beating is not None:
            self._beating.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await self._beating

    def ago(self, seconds: float) -> int:
        """When servers had so much less time to live through."""
        at = self.time.now() - int(1000 * seconds)
        for pause in reversed(self.pauses):
            if pause.until > at:
                at -= pause.until - pause.since
        return at

    def _is_late(self, now: int) -> bool:
        return now - self._beat_at > 1000 * LATE_SECONDS

    async def _beat(self, late: float) -> None:
        await self._look_at_the_clock()
        now = self.time.now()
        ended = await self._storage.beat(now, int(1000 * late))
        last = self.pauses[-1].until if self.pauses else 0
        if ended > last:
            self.pauses = await self._storage.pauses()
            self.time.reach(ended)
        before, self._beat_at = self._beat_at, now
        if ended > last:
            self.paused(None)
        elif now - before > 1000 * LATE_SECONDS:
            self.paused(Pause(before, now))

    async def _look_at_the_clock(self) -> None:
        asked = self._watch.monotonic()
        told = await self._storage.time()
        took = self._watch.monotonic() - asked
        if told is not None and took < TELLING_SECONDS:
            self.time.follow(told + 500 * took)


def _heard(beating: asyncio.Task[None]) -> None:
    """Whoever waited for it has been told of its error."""
    if not beating.cancelled():
        beating.exception()


def _ignore(_: Pause | None) -> None:
    pass
