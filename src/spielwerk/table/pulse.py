"""The pulse of a server process. It tells the storage every second that it is alive, and goes by
the time that all processes share. When somebody may have had nobody to play with, because no server
ran, one was missing or stood still, or something could not be stored, that was a pause: it counts
for nobody's clock."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress

from spielwerk.table.storage import Pause, Storage, joined
from spielwerk.table.watch import SteadyTime, Watch

BEAT_SECONDS = 1.0
LATE_SECONDS = 3.0  # without a beat are a pause
BACK_SECONDS = 10.0  # at most, and no longer than they were away, until all clients are back
NAP_SECONDS = 3.0  # in which nothing was noticed: the process stood still
LOST_SECONDS = 10.0  # without the storage, after which clients should try another process
TELLING_SECONDS = 0.25  # if the storage takes longer to tell the time, it is not used
GOODBYE_SECONDS = 1.0  # for the last word


class Pulse:
    def __init__(self, storage: Storage, watch: Watch, process: str) -> None:
        self.time = SteadyTime(watch)
        self.pauses: Sequence[Pause] = ()
        self.is_pause = False  # now, as the last beat found
        self.changed: Callable[[], None] = _ignore  # a pause has begun or ended
        self._storage = storage
        self._watch = watch
        self._process = process
        self._beat_at = self._back_at = 0
        self._is_well = True  # the last beat succeeded
        self._reached_at = watch.monotonic()  # when the storage last answered
        self._noticed_at = watch.monotonic()  # that this process is running
        self._naps = 0
        self._beating: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """It is no earlier than when a server was last alive, whatever the machine's clock says."""
        told, alive = await self._storage.time(), await self._storage.last_beat()
        self.time.begin(max(self._watch.wall() if told is None else told, alive or 0))
        self._beat_at = self.time.now() if alive is None else alive
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
        with suppress(Exception):  # then it is missed for a while
            async with asyncio.timeout(GOODBYE_SECONDS):
                await self._storage.goodbye(self._process)

    @property
    def is_lost(self) -> bool:
        """Whether this process has not reached the storage for a while."""
        return self._watch.monotonic() - self._reached_at > LOST_SECONDS

    def naps(self) -> int:
        """How often this process has stood still, if that is asked all the time."""
        now = self._watch.monotonic()
        self._naps += now - self._noticed_at > NAP_SECONDS
        self._noticed_at = now
        return self._naps

    def ago(self, seconds: float) -> int:
        """The time this many seconds ago, not counting pauses."""
        at = self.time.now() - int(1000 * seconds)
        for pause in reversed(self.pauses):
            if pause.until > at:
                at -= pause.until - pause.since
        return at

    def _is_late(self, now: int) -> bool:
        return now - self._beat_at > 1000 * LATE_SECONDS

    async def _beat(self, late: float) -> None:
        was_well, self._is_well = self._is_well, False
        await self._look_at_the_clock()
        now, before = self.time.now(), self._beat_at
        if self._is_late(now) or not was_well:
            self._back_at = now + min(now - before, int(1000 * BACK_SECONDS))
        since = before if before < self._back_at else None
        ended = await self._storage.beat(now, int(1000 * late), self._process, since)
        if ended > (self.pauses[-1].until if self.pauses else 0):
            self.pauses = joined(await self._storage.pauses())
            self.time.reach(ended)
        self._beat_at, self._is_well = now, True
        self._reached_at = self._watch.monotonic()
        was_pause, self.is_pause = self.is_pause, ended >= now
        if self.is_pause != was_pause:
            self.changed()

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


def _ignore() -> None:
    pass
