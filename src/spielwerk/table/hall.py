"""The hall: all tables in a server process."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from itertools import takewhile
from typing import Any

from spielwerk.engine import replays
from spielwerk.engine.position import Position
from spielwerk.games import find_game
from spielwerk.table import commands, pulse
from spielwerk.table.bus import Bus, Notice
from spielwerk.table.commands import Refused, Who
from spielwerk.table.events import Event, Rematched, What, asked
from spielwerk.table.house import STAND_IN_PACE, House
from spielwerk.table.judging import Judges
from spielwerk.table.match import Match
from spielwerk.table.room import Room, damage_told, finished_game, replay
from spielwerk.table.setting import SeatPlan, Setting, TableWish, settle
from spielwerk.table.storage import Conflict, Damaged, Standing, Storage, StorageDown
from spielwerk.table.thinkers import Offer, Thinkers, offered
from spielwerk.table.tokens import digest, find, make_token
from spielwerk.table.watch import Watch

log = logging.getLogger(__name__)

SWEEP_SECONDS = 5.0
PRESENCE_SECONDS = 30.0  # how long others trust what a process said about who is connected
LOOK_SECONDS = 1.0  # between looks at the storage while other processes cannot be heard
OVERDUE_SECONDS = 3.0  # after which another process takes over what is due
REST_SECONDS = 3.0  # for what is being stored when a server stops
CHECK_SECONDS = 8.0  # until a storage that does not answer counts as down
KEEPS = 10  # how often it is noted that somebody is at an open table, before it would be deleted
AT_ONCE = 100  # tables deleted together
FOREVER = 2**62
LONG = 64  # events: a game with more is replayed aside


@dataclass(frozen=True)
class Keys:
    """The secrets of a new table. The host gets them once; they are not kept."""

    table: str
    host: str
    watch: str
    seats: list[str | None]
    setting: Setting


class Hall(House):
    """Opens tables, finds them, and unloads those that nobody uses."""

    def __init__(
        self,
        storage: Storage,
        thinkers: Thinkers,
        bus: Bus | None = None,
        gone_after: float = 20.0,
        expire_after: float = 86_400.0,
        programs: Mapping[str, Offer] | None = None,
        stand_in_pace: float = STAND_IN_PACE,
        watch: Watch | None = None,
    ) -> None:
        super().__init__(storage, thinkers, bus, gone_after, programs, stand_in_pace, watch)
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room | None]] = {}
        self.damaged: set[str] = set()  # tables that cannot be read
        self._checking: asyncio.Task[None] | None = None
        self._expire_after = expire_after
        self._kept_at = 0  # when it was last noted at which open tables somebody is
        self._news: dict[str | None, int] = {}  # numbers others have reached; None: at all tables
        self._has_news = asyncio.Event()
        self.judges = Judges(self)

    # ---- Start and stop -------------------------------------------------------------------

    async def open(self) -> None:
        """Resume what was going on when the last server stopped."""
        await self.storage.open()
        await self.bus.open()
        await self.pulse.begin()
        self.pulse.changed = self._give_time_back
        for chore in (
            self.chores.repeat("beat", self._note_alive, lambda: pulse.BEAT_SECONDS),
            self.chores.repeat("sweep", self._sweep, lambda: SWEEP_SECONDS),
            self.chores.repeat("presence", self._say_who_is_here, lambda: SWEEP_SECONDS),
            self.chores.repeat("look", self._look, lambda: LOOK_SECONDS),
            self.chores.repeat("contact", self._send_elsewhere, lambda: LOOK_SECONDS),
            self.chores.finish("resume", self._resume),
            self.chores.finish("listen", self._listen),
            self.chores.finish("read news", self._read_news),
            self.chores.finish("warm up", self.thinkers.warm_up),
        ):
            self.in_background(chore)

    async def _resume(self) -> None:
        """What was due when the last server stopped is due now."""
        await self._wake(0)

    async def _take_up(self, table: str) -> None:
        """Look after a table. If it cannot be read, the others are still looked after."""
        if table in self.damaged:
            return
        try:
            await self.room(table)
        except Refused:
            pass  # it was set aside
        except StorageDown:
            await self.storage.last_beat()  # or does it fail altogether?
            log.exception("a table cannot be opened", extra={"match": table})
        except Exception:
            log.exception("a table cannot be opened", extra={"match": table})

    def _give_time_back(self) -> None:
        """There was a pause, or it has ended."""
        for room in self.rooms.values():
            if room.match.clock is not None:
                self.in_background(room.give_time_back())

    async def close(self) -> None:
        """Finish what is being stored, and stop."""
        await self.stop_background()
        await self._rest()
        await self.pulse.stop()
        self.thinkers.close()
        await self.bus.close()
        await self.storage.close()

    async def _rest(self) -> None:
        """Nothing new begins, and what has begun may end, but does not have for ever."""
        for room in self.rooms.values():
            room.close()
        begun: list[asyncio.Task[Any]] = [*self._opening.values()]
        begun += [asyncio.create_task(room.rest()) for room in self.rooms.values()]
        if begun:
            await asyncio.wait(begun, timeout=REST_SECONDS)
        for room in self.rooms.values():  # including those that were just being opened
            room.close()

    async def _note_alive(self) -> None:
        await self.pulse.beat()

    async def check(self) -> None:
        """Raises StorageDown if nothing can be stored now. However many ask, there is one beat at
        a time."""
        if self._checking is None or self._checking.done():
            self._checking = asyncio.create_task(self._note_alive())
        async with asyncio.timeout(CHECK_SECONDS):
            await asyncio.shield(self._checking)

    @property
    def may_others_serve(self) -> bool:
        """Whether clients may find another process that serves them."""
        return self.storage.shared

    def check_contact(self) -> None:
        """Nobody should stay at a process that is lost."""
        if self.may_others_serve and self.pulse.is_lost:
            raise StorageDown("not reached for a while")

    async def _send_elsewhere(self) -> None:
        """As long as this process is lost."""
        self.pulse.naps()
        if self.may_others_serve and self.pulse.is_lost:
            for room in self.rooms.values():
                for listener in [*room.listeners]:
                    listener.send_elsewhere()

    async def _sweep(self) -> None:
        """Unload tables that nobody uses, open those where something is due before the next time,
        and delete those that never began. What several processes look after is left to whoever has
        the table open, until it is overdue."""
        for table, room in list(self.rooms.items()):
            if not self._is_needed(room):
                room.close()
                del self.rooms[table]
        for room in list(self.rooms.values()):
            await room.settle()
        await self._catch_up(self.rooms)
        await self._wake(-OVERDUE_SECONDS if self.storage.shared else SWEEP_SECONDS + 1)
        with suppress(Damaged):  # what is damaged is not deleted
            await self._forget()

    async def _say_who_is_here(self) -> None:
        """Again and again, however slow the storage is: what others were told expires."""
        for table, room in self.rooms.items():
            room.see_who_is_there()
            if self.storage.shared:
                here = sorted(room.here())  # with the event number, in case a notice was lost
                self.bus.publish(Notice(self.name, table, room.match.number, here))

    async def _look(self) -> None:
        """What other processes do is found in the storage if they cannot be heard."""
        if self.is_deaf:
            visited = {table: room for table, room in self.rooms.items() if room.listeners}
            await self._catch_up(visited)

    async def _catch_up(self, rooms: Mapping[str, Room]) -> None:
        """Others may have stored something that we have not heard of."""
        if not self.storage.shared or not rooms:
            return
        known = {table: room.match.number for table, room in rooms.items()}
        for table in await self.storage.newer(known):
            if (room := self.rooms.get(table)) is not None:
                await self._attend(room.look(), table)

    async def _attend(self, work: Awaitable[Any], table: str) -> None:
        """What goes wrong at one table must not get in the way of others."""
        try:
            await work
        except StorageDown:
            raise
        except Refused:
            pass  # it was set aside
        except Exception:
            log.exception("something went wrong at a table", extra={"match": table})

    async def _wake(self, ahead: float) -> None:
        """Open tables where something is due."""
        for table in await self.storage.waking(self.now() + int(1000 * ahead)):
            if table not in self.rooms:
                await self._take_up(table)

    async def _forget(self) -> None:
        """Delete tables that never began and where nobody has been for a day. A few at a time, so
        that nobody waits."""
        if self.now() - self._kept_at > 1000 * self._expire_after / KEEPS:
            self._kept_at = self.now()
            await self.storage.keep(
                [
                    table
                    for table, room in self.rooms.items()
                    if room.listeners and room.match.stage == "open"
                ],
                self._kept_at,
            )
        before = self.pulse.ago(self._expire_after)
        while await self.storage.expire(before, AT_ONCE) == AT_ONCE:
            await asyncio.sleep(AT_ONCE / 1000)

    def _is_needed(self, room: Room) -> bool:
        return room.is_needed

    # ---- Tables ---------------------------------------------------------------------------

    async def create(self, wish: TableWish, address: str = "") -> Keys:
        """Set up a new table, or one where the game of a record goes on."""
        played = None
        if wish.record is not None:
            self.check_work(address)
            played = await self.aside(replays.read, wish.record, find_game, address=address)
        setting = settle(wish, played, offered(self.programs, wish.game))
        if all(seat.kind == "bot" for seat in setting.seats):
            self._check_computer_tables(address)
        seats = [_key_for(seat) for seat in setting.seats]
        keys = Keys(self._new_id(), make_token(), make_token(), seats, setting)
        tokens = [None if token is None else digest(token) for token in keys.seats]
        host, watch = digest(keys.host), digest(keys.watch)
        await self._create(keys.table, setting, host, watch, tokens, played, address)
        return keys

    def _check_computer_tables(self, address: str) -> None:
        """Computers that play alone wait for everybody else, but think all the time."""
        theirs = sum(
            room.address == address and room.match.stage != "over" and not room.match.people
            for room in self.rooms.values()
        )
        if theirs >= self.allowance.computer_tables:
            raise Refused("error-too-fast")

    def _new_id(self) -> str:
        return make_token()

    async def _create(
        self,
        id: str,
        setting: Setting,
        host: str,
        watch: str,
        tokens: list[str | None],
        played: Position | None = None,
        address: str = "",
    ) -> None:
        seed, now = secrets.randbits(64), self.now()

        def begin() -> tuple[Room, list[Event]]:
            drafts = commands.create(setting, seed, host, watch, tokens, played)
            events = [Event.of(n, now, what) for n, what in enumerate(drafts, 1)]
            return Room(self, Match(id, events), address), events

        room, events = begin() if played is None else await self.aside(begin, address=address)
        match = room.match
        finished = None if match.ending is None else finished_game(match)
        with suppress(Conflict):  # it was stored without an answer: nobody else knows this id
            await self.storage.append(id, events, Standing(match.stage, match.wakes_at), finished)
        self.rooms[id] = room  # somebody will connect soon
        room.look_ahead()

    async def room(self, id: str, address: str = "") -> Room:
        """Find a table for somebody as it is stored, and keep it in use."""
        if id in self.damaged:
            raise Refused("error-table-damaged")
        if id not in self.rooms and id in self._opening:  # more may be stored than it has read
            await self._opened(id)
        while (known := self.rooms.get(id)) is not None:
            known.touch()
            await known.look()
            if self.rooms.get(id) is known:
                return known
        if id not in self._opening:
            self.check_work(address)
            self._opening[id] = asyncio.create_task(self._open(id, address))
        return await self._opened(id)

    async def _opened(self, id: str) -> Room:
        room = await asyncio.shield(self._opening[id])
        if room is None:
            raise Refused("error-table-unknown")
        return room

    async def _open(self, id: str, address: str) -> Room | None:
        try:
            await self._take_note_of(id)
            match = await self._read(id, address)
            if match is None:
                return None
            make = partial(Room, self, match)
            room = await self.aside(make) if match.number > LONG else make()
            try:
                await room.do(commands.end_if_rules_changed)
            except BaseException:
                room.close()  # whatever has begun there: nobody will find it
                raise
            self.rooms[id] = room
            room.look_ahead()
            return room
        finally:
            del self._opening[id]

    async def _read(self, table: str, address: str = "") -> Match | None:
        with damage_told(self, table):
            events = await self.storage.events(table)
        with replay(self, table):
            return await self._replayed(table, events, address) if events else None

    def set_aside(self, match: str, error: Exception) -> None:
        """A table that cannot be read gets in nobody's way, and is named once."""
        if match not in self.damaged:
            self.damaged.add(match)
            super().set_aside(match, error)
        room = self.rooms.pop(match, None)
        if room is not None:
            room.close()
            for listener in [*room.listeners]:
                listener.send_away("error-table-damaged")

    async def _replayed(self, id: str, events: Sequence[Event], address: str = "") -> Match:
        if len(events) <= LONG:
            return Match(id, events)
        return await self.bit_by_bit(Match.replaying(id, events), address)

    async def invitation(self, id: str) -> Match | None:
        """A table as it was before the game began, for those who only see a link to it. It is not
        opened for that."""
        if id in self.rooms:
            return self.rooms[id].match
        with damage_told(self, id):
            events = await self.storage.events(id)
        with replay(self, id):
            before = takewhile(lambda event: event.kind != "started", events)
            return Match(id, before) if events else None

    async def _take_note_of(self, id: str) -> None:
        """Note when nobody looked after a table that is about to be opened. Servers always do."""

    def who(
        self, match: Match, token: str | None, host_token: str | None = None, looks: bool = False
    ) -> Who:
        """The holder of this secret. Whoever `looks` at the invitation to an open seat needs
        none."""
        who = Who(reads=True)
        if not looks or token is not None or host_token is not None:
            who = self._holder(match, token, host_token)
        commands.check_welcome(match, who)
        return who

    def _holder(self, match: Match, token: str | None, host_token: str | None) -> Who:
        digests = [match.host, match.watch, *(seat.token for seat in match.seats)]
        found = None if token is None else find(token, digests)
        is_host = found == 0 or (host_token is not None and find(host_token, [match.host]) == 0)
        if found is None and not is_host:
            raise Refused("error-token")
        return Who(found - 2 if found is not None and found > 1 else None, is_host)

    async def take_open_seat(
        self,
        id: str,
        wanted: int | None,
        name: str | None,
        colour: int | None = None,
        address: str = "",
    ) -> tuple[int, str]:
        """Sit down at a table by its link. Return the seat and its token."""
        room = await self.room(id, address)
        token = make_token()
        seat = -1

        def decide(match: Match) -> list[What]:
            nonlocal seat
            drafts, seat = commands.take_open_seat(match, wanted, name, digest(token), colour)
            return drafts

        await room.do(decide)
        return seat, token

    async def rematch(self, room: Room, seat: int, address: str = "", id: str | None = None) -> int:
        """Somebody wants to play again. When everybody does, set up a new table with the same seats
        and secrets, where the next seat begins. It counts as one that was set up by whoever agreed
        last. A command that is sent again, with the same id, finishes what was begun."""
        before, all_want = None, False

        def decide(match: Match) -> list[What]:
            nonlocal before, all_want
            drafts: list[What] = []
            before = match.answer_to(seat, id)
            if before is None:
                drafts, all_want = commands.ask_rematch(match, seat)
            else:
                all_want = match.next_table is None and commands.all_want_rematch(match, seat)
            if all_want and not self.allowance.take_table(address):
                raise Refused("error-too-fast")
            return asked(drafts, seat, id)

        number = await room.do(decide)
        if all_want:
            match = room.match
            table = self._new_id()
            tokens = [seat.token for seat in match.seats]
            await self._create(
                table, _again(match), match.host or "", match.watch or "", tokens, address=address
            )
            number = await room.do(lambda match: [] if match.next_table else [Rematched(table)])
        return number if before is None else before

    # ---- Other processes ------------------------------------------------------------------

    async def _listen(self) -> None:
        async for notice in self.bus.notices():
            self._heed(notice)

    def _heed(self, notice: Notice | None) -> None:
        """Never waits for the storage: whoever listens too late takes others for gone."""
        if notice is None:  # some notices may have been lost
            self.hears_since = self.watch.monotonic()
            for room in self.rooms.values():
                room.say_who_is_here()
            self._read_soon(None, 0)
            return
        told = self.rooms.get(notice.match)
        if told is None or notice.sender == self.name:
            return
        if notice.seats is not None:
            told.seats_elsewhere(notice.sender, set(notice.seats), PRESENCE_SECONDS)
        if notice.number is not None and notice.number > told.match.number:
            self._read_soon(notice.match, notice.number)

    def _read_soon(self, table: str | None, number: int) -> None:
        self._news[table] = max(number, self._news.get(table, 0))
        self._has_news.set()

    async def _read_news(self) -> None:
        """What others have announced, one table after the other."""
        while True:
            while self._news:
                table = next(iter(self._news))
                number = self._news.pop(table)
                if table is None:
                    await self._catch_up(self.rooms)
                elif (room := self.rooms.get(table)) is not None:
                    await self._attend(room.catch_up(number), table)
            await self._has_news.wait()
            self._has_news.clear()


def _key_for(seat: SeatPlan) -> str | None:
    return make_token() if seat.kind in ("here", "link") else None


def _again(match: Match) -> Setting:
    """The setting for a rematch. Everybody keeps their seat and colour, and the next seat clockwise
    begins. An open seat belongs to the person who took it."""
    plans = []
    for seat in match.seats:
        plan = replace(seat.plan, name=seat.name, colour=seat.colour)
        if plan.kind == "open" and seat.token:
            plan = replace(plan, kind="link")
        plans.append(plan)
    given = match.setting.position is not None  # then it says who begins
    first = (match.first or 0) if given else ((match.first or 0) + 1) % len(plans)
    return replace(match.setting, seats=tuple(plans), first=first, colours=tuple(match.colours))
