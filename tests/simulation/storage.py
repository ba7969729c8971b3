"""A disk that outlives all processes, and the line to it, on which anything can go wrong."""

from dataclasses import replace

import msgspec

from spielwerk.table.match.events import Event
from spielwerk.table.storage.interface import BOTS, Conflict, Storage, StorageDown, first_number
from table.beats import Beats

BEGINNING = 1_700_000_000_000  # the time of day when the world begins
PATIENCE = 10.0  # seconds after which a process gives up on an answer

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Event).decode


class Odd(Exception):
    """What a driver may raise that was not expected."""


class Disk:
    """What is stored. Nothing here ever goes wrong."""

    def __init__(self, world):
        self.world = world
        self.events = {}  # of every match, as text
        self.written = {}  # when each was stored, and by which process
        self.standings = {}
        self.games = {}
        self.keepers = {}
        self.seen = {}
        self.beats = Beats()

    def append(self, writer, match, texts, first, standing, finished):
        if first != len(self.events.get(match, ())) + 1:
            raise Conflict(f"{match} has no place for event {first}")
        self.events.setdefault(match, []).extend(texts)
        self.written.setdefault(match, []).extend([(self.world.now, writer)] * len(texts))
        if standing is not None:
            self.standings[match] = standing
        if finished is not None:
            self.games[match] = finished
        self.world.say("the disk", "has event %s of %s", first + len(texts) - 1, match)

    def read(self, match, after=0):
        return [_decode(text) for text in self.events.get(match, ())[after:]]

    def newer(self, known):
        return [match for match, number in known.items() if self.count(match) > number]

    def count(self, match):
        return len(self.events.get(match, ()))

    def waking(self, until):
        due = [
            (standing.wakes_at, match)
            for match, standing in self.standings.items()
            if standing.stage == "running" and standing.wakes_at is not None
        ]
        return [match for at, match in sorted(due) if at <= until]

    def claim(self, match, keeper, now, until):
        holder, end = self.keepers.get(match, (keeper, 0))
        if holder == keeper or end <= now:
            self.keepers[match] = keeper, until
        return self.keepers[match][0] == keeper

    def has_listed(self, game):
        return any(one.listed and one.played == game.played for one in self.games.values())

    def keep(self, matches, now):
        self.seen.update(dict.fromkeys(matches, now))

    def expire(self, before, most):
        old = [
            match
            for match, standing in self.standings.items()
            if standing.stage == "open"
            and max(_decode(self.events[match][-1]).at, self.seen.get(match, 0)) < before
        ]
        for match in old[:most]:
            self.world.say("the disk", "forgets %s", match)
            del self.events[match], self.written[match], self.standings[match]
        return len(old[:most])

    def time(self):
        return BEGINNING + int(1000 * self.world.now)

    def beat(self, now, late, process, since):
        ended, gap = self.beats.note(now, late, process, since), self.beats.gap
        if ended >= now:
            self.world.say("the disk", "notes a pause until %s s", (ended - BEGINNING) / 1000)
        for match, standing in self.standings.items():
            if gap and (standing.wakes_at or 0) > now - gap + BOTS:
                due = standing.wakes_at + gap
                self.standings[match] = replace(standing, wakes_at=due)
        return ended


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
        first = first_number(events, standing)
        texts = [_encode(event) for event in events]
        work = self._disk.append
        self._process.appends += 1
        await self._ask(True, work, self._process, match, texts, first, standing, finished)

    async def events(self, match, after=0):
        return await self._ask(False, self._disk.read, match, after)

    async def newer(self, known):
        return await self._ask(False, self._disk.newer, dict(known))

    async def waking(self, until):
        return await self._ask(False, self._disk.waking, until)

    async def claim(self, match, keeper, now, until):
        return await self._ask(True, self._disk.claim, match, keeper, now, until)

    async def finished(self, game=None, before=None, limit=50):
        return await self._ask(False, lambda: list(self._disk.games.values())[:limit])

    async def finished_game(self, match):
        return await self._ask(False, self._disk.games.get, match)

    async def has_listed(self, game):
        return await self._ask(False, self._disk.has_listed, game)

    async def keep(self, matches, now):
        await self._ask(True, self._disk.keep, matches, now)

    async def expire(self, before, most):
        return await self._ask(True, self._disk.expire, before, most)

    async def time(self):
        return await self._ask(False, self._disk.time) if self.shared else None

    async def beat(self, now, late, process="", since=None):
        return await self._ask(True, self._disk.beat, now, late, process, since)

    async def goodbye(self, process):
        await self._ask(True, self._disk.beats.goodbye, process)

    async def pauses(self):
        return await self._ask(False, self._disk.beats.all_pauses)

    async def last_beat(self):
        return await self._ask(False, lambda: self._disk.beats.last)

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
