"""What rooms need in tests: a storage that can fail, listeners, a simple bus, and computer players
that answer on demand."""

import asyncio
from contextlib import asynccontextmanager

import msgspec
import pytest

from spielwerk.bots.worker import Answer
from spielwerk.table.live.bus import Bus
from spielwerk.table.live.hall import Hall
from spielwerk.table.live.services import Services
from spielwerk.table.live.time_source import MachineTime
from spielwerk.table.match import commands
from spielwerk.table.match.refusals import Refused
from spielwerk.table.match.seating import Who
from spielwerk.table.match.setting import Setting
from spielwerk.table.storage.interface import (
    Storage,
    StorageDown,
)
from table.desk import plans
from table.memory import Memory


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


def _asked(name):
    """A method of a storage that has to wait, and may fail."""

    async def ask(self, *given):
        await self._wait()
        return getattr(self.memory, name)(*given)

    return ask


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
        self.memory = Memory()
        self.texts, self.standings = self.memory.texts, self.memory.standings
        self.games, self.look = self.memory.games, self.memory.events

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
        await self._wait()
        self.memory.append(match, events, standing, finished)
        await self.answers.wait()
        if self.forgets_to_answer:
            raise StorageDown("the answer was lost")

    events, newer, waking, claim = map(_asked, ("events", "newer", "waking", "claim"))
    keep, expire, beat, goodbye = map(_asked, ("keep", "expire", "beat", "goodbye"))
    last_beat, pauses = map(_asked, ("last_beat", "pauses"))

    async def finished_game(self, match):
        return self.memory.finished_game(match)

    async def has_listed(self, game):
        return self.memory.has_listed(game)

    async def time(self):
        await self._wait()
        return None if self.clock is None else self.clock.wall()

    def spoil(self, match):
        """Store something that is no event after the last one."""
        odd = {"number": match.number + 1, "at": 0, "what": {"kind": "danced"}}
        self.texts[match.id].append(msgspec.json.encode(odd))

    def kinds(self, match):
        return [event.kind for event in self.look(match)]


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


async def move(room, text, seat=None, answers=None, id=None, at=None):
    """A move of the player to move, or of this seat, after seeing everything."""

    def decide(match):
        mover = match.to_move if seat is None else seat
        return commands.move(match, mover, text, match.number if answers is None else answers, id)

    return await room.do(decide, at)


async def refused(work, reason):
    with pytest.raises(Refused) as refusal:
        await work
    assert refusal.value.reason == reason
    assert all(refusal.value.text(language) for language in ("de", "en", "fr", "it", "uk"))
