"""A disk that outlives all processes, and the line to it, on which anything can go wrong."""

from spielwerk.table.storage.interface import Conflict, Storage, StorageDown
from table.memory import Memory

BEGINNING = 1_700_000_000_000  # the time of day when the world begins
PATIENCE = 10.0  # seconds after which a process gives up on an answer


class Odd(Exception):
    """What a driver may raise that was not expected."""


class Disk(Memory):
    """What is stored. Nothing here ever goes wrong."""

    def __init__(self, world):
        super().__init__()
        self.world = world
        self.written = {}  # when each event was stored, and by which process

    def append(self, writer, match, events, standing, finished):
        super().append(match, events, standing, finished)
        self.written.setdefault(match, []).extend([(self.world.now, writer)] * len(events))
        self.world.say("the disk", "has event %s of %s", events[-1].number, match)

    def expire(self, before, most):
        known = list(self.texts)
        count = super().expire(before, most)
        for match in known:
            if match not in self.texts:
                self.world.say("the disk", "forgets %s", match)
                del self.written[match]
        return count

    def time(self):
        return BEGINNING + int(1000 * self.world.now)

    def beat(self, now, late, process, since):
        ended = super().beat(now, late, process, since)
        if ended >= now:
            self.world.say("the disk", "notes a pause until %s s", (ended - BEGINNING) / 1000)
        return ended


def _asked(name, writes):
    """What the disk does, over the line."""

    async def ask(self, *given):
        return await self._ask(writes, getattr(self._disk, name), *given)

    return ask


class Link(Storage):
    """The storage as one process sees it."""

    def __init__(self, process):
        self._process = process
        self._world = process.world
        self._disk = process.world.disk
        self.shared = process.world.plan.shared

    async def open(self):
        await self._ask(False, lambda: None)

    async def close(self):
        pass

    async def append(self, match, events, standing=None, finished=None):
        self._process.appends += 1
        work = self._disk.append
        await self._ask(True, work, self._process, match, events, standing, finished)

    events, newer = _asked("events", False), _asked("newer", False)
    waking, claim = _asked("waking", False), _asked("claim", True)
    finished, finished_game = _asked("finished", False), _asked("finished_game", False)
    has_listed, last_beat = _asked("has_listed", False), _asked("last_beat", False)
    keep, expire = _asked("keep", True), _asked("expire", True)
    beat, goodbye, pauses = _asked("beat", True), _asked("goodbye", True), _asked("pauses", False)

    async def time(self):
        return await self._ask(False, self._disk.time) if self.shared else None

    # ---- What can go wrong ----------------------------------------------------------------

    async def _ask(self, writes, work, *given):
        world, weather = self._world, self._world.weather
        answer = self._process.loop.create_future()
        delay = world.chance.random() * 0.002 * weather.slowness
        trouble = weather.storage_trouble(self._process, writes)
        if trouble is None:
            world.at(world.now + delay, self._carry_out, answer, work, given)
        elif trouble == "down":
            world.at(world.now + delay, self._say, answer, None, StorageDown("down"))
        elif trouble == "odd":
            world.at(world.now + delay, self._say, answer, None, Odd("the driver gave up"))
        elif trouble == "lost":  # it is done, but the answer is lost
            world.at(world.now + delay, self._carry_out, answer, work, given, "lost")
        elif trouble == "doubled":  # the driver asks again by itself, and hears of the second time
            world.at(world.now + delay, self._carry_out, answer, work, given, "doubled")
        else:  # it hangs: a caller over a network gives up, and it may be done later
            world.at(max(weather.until, world.now + delay), self._carry_out, answer, work, given)
            if self.shared:
                world.at(world.now + PATIENCE, self._say, answer, None, StorageDown("no answer"))
        return await answer

    def _carry_out(self, answer, work, given, how=""):
        """A request that was sent is carried out even if its sender is dead. If a process has
        its own file, no process is left to do it."""
        world, process = self._world, self._process
        if process.is_dead and not self.shared:
            return
        result = error = None
        try:
            result = work(*given)
            if work == self._disk.append:
                world.weather.has_stored(process)
            if how == "doubled":
                result = work(*given)
        except Conflict as conflict:
            error = conflict
        if how == "lost":
            error = StorageDown("the answer was lost")
        delay = world.chance.random() * 0.002 * world.weather.slowness
        world.at(world.now + delay, self._say, answer, result, error)

    def _say(self, answer, result, error):
        if answer.done() or self._process.is_dead:
            return
        if error is None:
            answer.set_result(result)
        else:
            answer.set_exception(error)
