"""The heartbeat of a server process. Every second it tells the storage that the process is alive,
and adjusts its time to that of all processes. While no server ran, one was missing or stood still,
or something could not be stored, some players could not play: such an outage counts as a pause, in
which all clocks stand still."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress

from spielwerk.table.live.time_source import SteadyTime, TimeSource
from spielwerk.table.match.clock import Pause
from spielwerk.table.storage.interface import Storage, joined

BEAT_SECONDS = 1.0
LATE_SECONDS = 3.0  # without a beat are a pause
BACK_SECONDS = 10.0  # at most, and no longer than they were away, until all clients are back
NAP_SECONDS = 3.0  # in which nothing was noticed: the process stood still
LOST_SECONDS = 10.0  # without the storage, after which clients should try another process
ANSWER_SECONDS = 0.25  # a time that the storage takes longer to answer with is not used
GOODBYE_SECONDS = 1.0  # for the last word


class Heartbeat:
    """Beats, and knows the time and the pauses."""

    def __init__(self, storage: Storage, time_source: TimeSource, process: str) -> None:
        self.time = SteadyTime(time_source)
        self.pauses: Sequence[Pause] = ()
        self.is_pause = False  # now, as the last beat found
        self.changed: Callable[[], None] = lambda: None  # a pause has begun or ended
        self._storage = storage
        self._time = time_source
        self._process = process
        self._beat_at = self._back_at = 0
        self._is_well = True  # the last beat succeeded
        self._reached_at = time_source.monotonic()  # when the storage last answered
        self._noticed_at = time_source.monotonic()  # that this process is running
        self._naps = 0
        self._beating: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Set the time, which is no earlier than when a server was last alive, whatever the
        machine's clock says, and beat for the first time."""
        shared, alive = await self._storage.time(), await self._storage.last_beat()
        self.time.begin(max(self._time.wall() if shared is None else shared, alive or 0))
        self._beat_at = self.time.now() if alive is None else alive
        others = self._storage.shared  # other servers may be running
        await self._beat(LATE_SECONDS if others else 0)

    async def stay_awake(self) -> None:
        """After a while without a beat, learn whether that was a pause, before anything is
        decided."""
        while self._is_late(self.time.now()):  # a beat that is under way may be an old one
            await self.beat()

    async def beat(self) -> None:
        """Beat once, or wait for the beat that is under way."""
        if self._beating is None or self._beating.done():
            self._beating = asyncio.create_task(self._beat(LATE_SECONDS))
            self._beating.add_done_callback(_retrieve_error)
        await asyncio.shield(self._beating)

    async def stop(self) -> None:
        """Say goodbye, so that others do not miss this process."""
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
        return self._time.monotonic() - self._reached_at > LOST_SECONDS

    def naps(self) -> int:
        """How often this process has stood still, provided that this is called all the time."""
        now = self._time.monotonic()
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
        await self._read_shared_time()
        now, before = self.time.now(), self._beat_at
        if self._is_late(now) or not was_well:
            self._back_at = now + min(now - before, int(1000 * BACK_SECONDS))
        since = before if before < self._back_at else None
        ended = await self._storage.beat(now, int(1000 * late), self._process, since)
        if ended > (self.pauses[-1].until if self.pauses else 0):
            self.pauses = joined(await self._storage.pauses())
            self.time.reach(ended)
        self._beat_at, self._is_well = now, True
        self._reached_at = self._time.monotonic()
        was_pause, self.is_pause = self.is_pause, ended >= now
        if self.is_pause != was_pause:
            self.changed()

    async def _read_shared_time(self) -> None:
        asked = self._time.monotonic()
        shared = await self._storage.time()
        took = self._time.monotonic() - asked
        if shared is not None and took < ANSWER_SECONDS:
            self.time.follow(shared + 500 * took)


def _retrieve_error(beating: asyncio.Task[None]) -> None:
    """Callers have received it; asyncio would log it as forgotten."""
    if not beating.cancelled():
        beating.exception()
