"""What rooms need in tests: a storage that can fail, listeners, a simple bus, and computer players
that answer on demand."""

import asyncio
from contextlib import asynccontextmanager
from dataclasses import replace

import msgspec

from spielwerk.bots.worker import Answer
from spielwerk.table.live.bus import Bus
from spielwerk.table.live.hall import Hall
from spielwerk.table.live.services import Services
from spielwerk.table.live.time_source import MachineTime
from spielwerk.table.match.events import Event
from spielwerk.table.match.seating import Who
from spielwerk.table.match.setting import Setting
from spielwerk.table.storage.interface import (
    BOTS,
    Conflict,
    Damaged,
    Storage,
    StorageDown,
    first_number,
)
from table.beats import Beats
from table.desk import plans


def run(main):
    """An asynchronous test with a timeout."""
    return asyncio.run(asyncio.wait_for(main, 120))


async def until(is_so):
    while not is_so():
        await asyncio.sleep(0.001)


async def a_while():
    """Wait long enough for anything that could happen now."""
    for _ in range(50):
        await asyncio.sleep(0)
    await asyncio.sleep(0.01)


class MovableTime(MachineTime):
    """Goes like the machine's, or stands still, but tests can move it on, and set the time of
    day."""

    def __init__(self, stands=False):
        self.moved = self.set_by = 0.0  # seconds
        self._begun = super().monotonic(), super().wall()
        self._stands = stands

    def monotonic(self):
        return (self._begun[0] if self._stands else super().monotonic()) + self.moved

    def wall(self):
        at = self._begun[1] if self._stands else super().wall()
        return at + int(1000 * (self.moved + self.set_by))


class Shelf(Storage):
    """Keeps everything as text in memory, and outlives the halls that use it."""

    def __init__(self, shared=False, clock=None):
        self.shared = shared
        self.clock = clock  # a time_source: its time of day is what the processes share
        self.down = False
        self.forgets_to_answer = False  # stores, but then claims that it could not
        self.answers = asyncio.Event()  # while it is closed, what was stored is not confirmed
        self.answers.set()
        self.gate = asyncio.Event()  # nothing is stored while it is closed
        self.gate.set()
        self.texts = {}
        self.standings = {}
        self.games = {}
        self.keepers = {}
        self.seen = {}
        self.beats = Beats()

    async def open(self):
        pass

    async def close(self):
        pass

    async def _wait(self):
        await asyncio.sleep(0)
        await self.gate.wait()
        if self.down:
            raise StorageDown("down")

    async def append(self, match, events, standing=None, finished=None):
        first = first_number(events, standing)
        texts = [msgspec.json.encode(event) for event in events]
        await self._wait()
        if first != len(self.texts.get(match, ())) + 1:
            raise Conflict(match)
        self.texts.setdefault(match, []).extend(texts)
        if standing is not None:
            self.standings[match] = standing
        if finished is not None:
            self.games[match] = finished
        await self.answers.wait()
        if self.forgets_to_answer:
            raise StorageDown("the answer was lost")

    async def events(self, match, after=0):
        await self._wait()
        try:
            return self.look(match)[after:]
        except msgspec.ValidationError as error:
            raise Damaged(match) from error

    def look(self, match):
        return [msgspec.json.decode(text, type=Event) for text in self.texts.get(match, ())]

    def spoil(self, match):
        """Store something that is no event after the last one."""
        odd = {"number": match.number + 1, "at": 0, "what": {"kind": "danced"}}
        self.texts[match.id].append(msgspec.json.encode(odd))

    def kinds(self, match):
        return [event.kind for event in self.look(match)]

    async def waking(self, until):
        await self._wait()
        due = [(s.wakes_at, match) for match, s in self.standings.items() if s.stage == "running"]
        return [match for at, match in sorted(d for d in due if d[0] is not None) if at <= until]

    async def claim(self, match, keeper, now, until):
        await self._wait()
        holder, end = self.keepers.get(match, (keeper, 0))
        if holder == keeper or end <= now:
            self.keepers[match] = keeper, until
        return self.keepers[match][0] == keeper

    async def finished_game(self, match):
        return self.games.get(match)

    async def has_listed(self, game):
        return any(one.listed and one.played == game.played for one in self.games.values())

    async def keep(self, matches, now):
        await self._wait()
        self.seen.update(dict.fromkeys(matches, now))

    async def expire(self, before, most):
        await self._wait()
        old = [
            match
            for match, standing in self.standings.items()
            if standing.stage == "open"
            and max(self.look(match)[-1].at, self.seen.get(match, 0)) < before
        ]
        for match in old[:most]:
            del self.texts[match], self.standings[match]
        return len(old[:most])

    async def time(self):
        await self._wait()
        return None if self.clock is None else self.clock.wall()

    async def beat(self, now, late, process="", since=None):
        await self._wait()
        ended, gap = self.beats.note(now, late, process, since), self.beats.gap
        for match, standing in self.standings.items():
            if gap and (standing.wakes_at or 0) > now - gap + BOTS:
                self.standings[match] = replace(standing, wakes_at=standing.wakes_at + gap)
        return ended

    async def goodbye(self, process):
        await self._wait()
        self.beats.goodbye(process)

    async def last_beat(self):
        await self._wait()
        return self.beats.last

    async def pauses(self):
        await self._wait()
        return self.beats.all_pauses()


class Ear:
    """A listener that notes how much was stored whenever it receives something."""

    def __init__(self, who, shelf=None, table=None):
        self.who = who
        self.heard = []
        self.sent_away = False
        self._shelf, self._table = shelf, table

    def post(self, message):
        self.heard.append(msgspec.json.decode(message))
        if self._shelf is not None:
            assert self.heard[-1].get("n", 0) <= len(self._shelf.look(self._table))

    def send_away(self, why=None):
        self.sent_away = why.message.id if why else True

    def send_elsewhere(self):
        self.sent_away = "elsewhere"

    def of(self, type):
        return [message for message in self.heard if message["type"] == type]

    @property
    def events(self):
        return [event for message in self.of("events") for event in message["events"]]

    @property
    def kinds(self):
        return [event["kind"] for event in self.events]


class Thinkers:
    """Computer players that make the first legal move as soon as they may."""

    def __init__(self):
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        self.asked = []
        self.judgement = None

    async def warm_up(self):
        pass

    async def choose(self, question):
        self.asked.append(question)
        await self.may_answer.wait()
        return Answer(question.position().legal_moves[0])

    async def hint(self, question):
        self.asked.append(question)
        return self.judgement

    def close(self):
        pass


class Wire(Bus):
    """Passes every hall's notices to every hall."""

    hears = True

    def __init__(self, others=()):
        self._waiting = asyncio.Queue()
        self.ends = others
        self.ends.append(self)

    def publish(self, notice):
        for end in self.ends:
            end._waiting.put_nowait(notice)

    def lose_some(self):
        self._waiting.put_nowait(None)

    async def notices(self):
        while True:
            yield await self._waiting.get()


def hall_of(shelf, thinkers=None, bus=None, expire_after=86_400.0, **more):
    return Hall(Services(shelf, thinkers or Thinkers(), bus, **more), expire_after)


@asynccontextmanager
async def opened(shelf, thinkers=None, bus=None, **more):
    usual = {"stand_in_pace": 0, "time_source": MovableTime()}
    hall = hall_of(shelf, thinkers, bus, **usual | more)
    await hall.open()
    try:
        yield hall
    finally:
        await hall.close()


async def set_up(hall, game="rings", seats="ll", first=0, **request):
    """A new table: its room and its secrets. No client is connected yet."""
    keys = await hall.create(Setting(game, len(seats), seats=plans(seats), first=first, **request))
    return hall.rooms[keys.table], keys


async def sit(room, seat, shelf=None, after=None, is_host=False):
    """Connect a listener: on a seat, or None for an onlooker."""
    ear = Ear(Who(seat, is_host), shelf, room.match.id)
    await room.join(ear, after)
    return ear


async def running(hall, game="rings", seats="ll", **request):
    """A table where everybody is connected and the game has begun."""
    room, _ = await set_up(hall, game, seats, **request)
    ears = [
        await sit(
            room, seat, hall.services.storage if isinstance(hall.services.storage, Shelf) else None
        )
        for seat, kind in enumerate(seats)
        if kind in "hl"
    ]
    return room, ears
