"""Notices between processes: they may be lost, late, doubled, or reach no process for a while."""

from collections import defaultdict, deque

from spielwerk.table.live.bus import Bus


class Post(Bus):
    """The bus as one process has it."""

    def __init__(self, process):
        self._process = process
        self._world = process.world
        self._waiting = deque()
        self._arrived = None  # a future, while a process waits for notices
        self._is_open = False
        self.heard = defaultdict(list)  # when it was sent that a seat of a table is there

    async def open(self):
        self._is_open = True
        self.hears = not self._is_cut_off

    async def close(self):
        self._is_open = False

    def publish(self, notice):
        world = self._world
        if self._process.is_dead:
            return
        world.say(self._process, "publishes %s", notice)
        for other in world.processes():
            for delay in world.weather.notice_delays(self._process, other):
                world.at(world.now + delay, other.post.arrive, notice)

    @property
    def _is_cut_off(self):
        return self._world.weather.cuts_off(self._process.machine)

    def loses_touch(self):
        """It finds out that it hears nothing, if that is still so."""
        self.hears = self.hears and not self._is_cut_off

    def is_back(self):
        """… or that it hears again, if nothing else is in the way."""
        if not self._is_cut_off:
            self.hears = True
            self.arrive(None)

    def arrive(self, notice):
        """None: the connection was lost and is there again."""
        if self._process.is_dead or not self._is_open:
            return
        self._waiting.append(notice)
        for seat in (notice and notice.seats) or ():
            self.heard[notice.match, seat].append(self._world.now)
        if self._arrived is not None and not self._arrived.done():
            self._arrived.set_result(None)

    async def notices(self):
        yield None  # notices may have been lost before this
        while True:
            while self._waiting:
                yield self._waiting.popleft()
            self._arrived = self._process.loop.create_future()
            await self._arrived
