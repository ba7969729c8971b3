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
from spielwerk.table.live import heartbeat
from spielwerk.table.live.bus import Notice
from spielwerk.table.live.finished import finished_game
from spielwerk.table.live.judging import Judges
from spielwerk.table.live.room import Room
from spielwerk.table.live.services import Services
from spielwerk.table.live.thinkers import offered
from spielwerk.table.match import commands, seating
from spielwerk.table.match.events import Event, Rematched, What, asked
from spielwerk.table.match.match import Match
from spielwerk.table.match.refusals import Refused
from spielwerk.table.match.seating import Who
from spielwerk.table.match.setting import Setting, TableRequest, settle
from spielwerk.table.match.tokens import device_digest, digest, find, make_token
from spielwerk.table.storage.interface import Conflict, Damaged, Standing, StorageDown

log = logging.getLogger(__name__)

SWEEP_SECONDS = 5.0
PRESENCE_SECONDS = 30.0  # how long others trust what a process said about who is connected
LOOK_SECONDS = 1.0  # between looks at the storage while other processes cannot be heard
OVERDUE_SECONDS = 3.0  # after which another process takes over what is due
REST_SECONDS = 3.0  # for what is being stored when a server stops
CHECK_SECONDS = 8.0  # until a storage that does not answer counts as down
KEEPS = 10  # notes that an open table is visited, in the time after which it would be deleted
AT_ONCE = 100  # tables deleted together
LONG = 64  # events: a game with more is replayed aside


@dataclass(frozen=True)
class Keys:
    """The secrets of a new table, sent to the host once and not kept."""

    table: str
    host: str
    watch: str
    seats: list[str | None]
    setting: Setting


class Hall:
    """Opens tables, finds them, and unloads unused ones."""

    def __init__(self, services: Services, expire_after: float = 86_400.0) -> None:
        self.services = services
        services.on_damage = self._set_aside
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room | None]] = {}
        self.damaged: set[str] = set()  # tables that cannot be read
        self._checking: asyncio.Task[None] | None = None
        self._expire_after = expire_after
        self._kept_at = 0  # when it was last noted which open tables are visited
        self._news: dict[str | None, int] = {}  # numbers others have reached; None: at all tables
        self._has_news = asyncio.Event()
        self.judges = Judges(services)

    # ---- Start and stop -------------------------------------------------------------------

    async def open(self) -> None:
        """Resume what was going on when the last server stopped."""
        services, background = self.services, self.services.background
        await services.storage.open()
        await services.bus.open()
        await services.heartbeat.begin()
        services.heartbeat.changed = self._give_time_back
        for task in (
            background.repeat("beat", self._note_alive, lambda: heartbeat.BEAT_SECONDS),
            background.repeat("sweep", self._sweep, lambda: SWEEP_SECONDS),
            background.repeat("presence", self._say_who_is_here, lambda: SWEEP_SECONDS),
            background.repeat("look", self._look, lambda: LOOK_SECONDS),
            background.repeat("contact", self._send_elsewhere, lambda: LOOK_SECONDS),
            # What was due when the last server stopped is due now.
            background.finish("resume", partial(self._wake, 0)),
            background.finish("listen", self._listen),
            background.finish("read news", self._read_news),
            background.finish("warm up", services.thinkers.warm_up),
        ):
            background.start(task)

    async def _take_up(self, table: str) -> None:
        """Open a table. If it cannot be read, the others are still looked after."""
        if table in self.damaged:
            return
        try:
            await self.room(table)
        except Refused:
            pass  # it was set aside
        except StorageDown:
            await self.services.storage.last_beat()  # or does it fail altogether?
            log.exception("a table cannot be opened", extra={"match": table})
        except Exception:
            log.exception("a table cannot be opened", extra={"match": table})

    def _give_time_back(self) -> None:
        """A pause has begun or ended."""
        for room in self.rooms.values():
            if room.match.clock is not None:
                self.services.background.start(room.give_time_back())

    async def close(self) -> None:
        """Finish what is being stored, and stop."""
        await self.services.background.stop()
        await self._rest()
        await self.services.heartbeat.stop()
        self.services.thinkers.close()
        await self.services.bus.close()
        await self.services.storage.close()

    async def _rest(self) -> None:
        """Let nothing new begin, and wait a while for what has begun."""
        for room in self.rooms.values():
            room.close()
        begun: list[asyncio.Task[Any]] = [*self._opening.values()]
        begun += [asyncio.create_task(room.rest()) for room in self.rooms.values()]
        if begun:
            await asyncio.wait(begun, timeout=REST_SECONDS)
        for room in self.rooms.values():  # including those that were just being opened
            room.close()

    async def _note_alive(self) -> None:
        await self.services.heartbeat.beat()

    async def check(self) -> None:
        """Raise StorageDown if nothing can be stored now. Simultaneous calls share one beat."""
        if self._checking is None or self._checking.done():
            self._checking = asyncio.create_task(self._note_alive())
        async with asyncio.timeout(CHECK_SECONDS):
            await asyncio.shield(self._checking)

    @property
    def may_others_serve(self) -> bool:
        """Whether clients may find another process that serves them."""
        return self.services.storage.shared

    def check_contact(self) -> None:
        """Raise StorageDown if clients should go to another process: this one is lost."""
        if self.may_others_serve and self.services.heartbeat.is_lost:
            raise StorageDown("not reached for a while")

    async def _send_elsewhere(self) -> None:
        """Disconnect all clients while this process is lost."""
        self.services.heartbeat.naps()
        if self.may_others_serve and self.services.heartbeat.is_lost:
            for room in self.rooms.values():
                for listener in [*room.listeners]:
                    listener.send_elsewhere()

    async def _sweep(self) -> None:
        """Unload unused tables, open those where something is due before the next sweep, and delete
        those that never began. If several processes share the storage, what is due is left to the
        one that has the table open, until it is overdue."""
        for table, room in list(self.rooms.items()):
            if not self._is_needed(room):
                room.close()
                del self.rooms[table]
        for room in list(self.rooms.values()):
            await room.settle()
        await self._catch_up(self.rooms)
        await self._wake(-OVERDUE_SECONDS if self.services.storage.shared else SWEEP_SECONDS + 1)
        with suppress(Damaged):  # what is damaged is not deleted
            await self._forget()

    async def _say_who_is_here(self) -> None:
        """Report the connected seats again, however slow the storage is: reports expire."""
        for table, room in self.rooms.items():
            room.attendance.announce_changes()
            # With the event number, in case a notice was lost.
            self.services.publish(table, room.match.number, room.attendance.here())

    async def _look(self) -> None:
        """Read what other processes do from the storage if they cannot be heard."""
        if self.services.is_deaf:
            visited = {table: room for table, room in self.rooms.items() if room.listeners}
            await self._catch_up(visited)

    async def _catch_up(self, rooms: Mapping[str, Room]) -> None:
        """Read what other processes have stored."""
        if not self.services.storage.shared or not rooms:
            return
        known = {table: room.match.number for table, room in rooms.items()}
        for table in await self.services.storage.newer(known):
            if (room := self.rooms.get(table)) is not None:
                await self._attend(room.look(), table)

    async def _attend(self, work: Awaitable[Any], table: str) -> None:
        """Log what goes wrong at one table, and go on with the others."""
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
        for table in await self.services.storage.waking(self.services.now() + int(1000 * ahead)):
            if table not in self.rooms:
                await self._take_up(table)

    async def _forget(self) -> None:
        """Delete tables that never began and have not been visited for a day: a few at a time, so
        that other writes need not wait."""
        if self.services.now() - self._kept_at > 1000 * self._expire_after / KEEPS:
            self._kept_at = self.services.now()
            await self.services.storage.keep(
                [
                    table
                    for table, room in self.rooms.items()
                    if room.listeners and room.match.stage == "open"
                ],
                self._kept_at,
            )
        before = self.services.heartbeat.ago(self._expire_after)
        while await self.services.storage.expire(before, AT_ONCE) == AT_ONCE:
            await asyncio.sleep(AT_ONCE / 1000)

    def _is_needed(self, room: Room) -> bool:
        return room.is_needed

    # ---- Tables ---------------------------------------------------------------------------

    async def create(self, request: TableRequest, address: str = "") -> Keys:
        """Set up a new table, or one where the game of a record goes on."""
        played = None
        if request.record is not None:
            self.services.check_work(address)
            played = await self.services.aside(
                replays.read, request.record, find_game, address=address
            )
        setting = settle(request, played, offered(self.services.programs, request.game))
        if all(seat.kind == "bot" for seat in setting.seats):
            self._check_computer_tables(address)
        seats = [make_token() if seat.kind in ("here", "link") else None for seat in setting.seats]
        keys = Keys(self._new_id(), make_token(), make_token(), seats, setting)
        tokens = [None if token is None else digest(token) for token in keys.seats]
        host, watch = digest(keys.host), digest(keys.watch)
        await self._create(keys.table, setting, host, watch, tokens, played, address)
        return keys

    def _check_computer_tables(self, address: str) -> None:
        """Refuse one more table of computers only: they think all the time."""
        theirs = sum(
            room.address == address and room.match.stage != "over" and not room.match.people
            for room in self.rooms.values()
        )
        if theirs >= self.services.quota.computer_tables:
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
        seed, now = secrets.randbits(64), self.services.now()

        def begin() -> tuple[Room, list[Event]]:
            drafts = seating.create(setting, seed, host, watch, tokens, played)
            events = [Event(n, now, what) for n, what in enumerate(drafts, 1)]
            return Room(self.services, Match(id, events), address), events

        room, events = (
            begin() if played is None else await self.services.aside(begin, address=address)
        )
        match = room.match
        finished = None if match.ending is None else finished_game(match)
        with suppress(Conflict):  # it was stored without an answer: this id is known only here
            await self.services.storage.append(
                id, events, Standing(match.stage, match.wakes_at), finished
            )
        self.rooms[id] = room  # a client will connect soon
        room.look_ahead()

    async def room(self, id: str, address: str = "") -> Room:
        """Find a table as it is stored, and keep it in use."""
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
            self.services.check_work(address)
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
            make = partial(Room, self.services, match)
            room = await self.services.aside(make) if match.number > LONG else make()
            try:
                await room.do(commands.end_if_rules_changed)
            except BaseException:
                room.close()  # whatever has begun there: the room will not be found
                raise
            self.rooms[id] = room
            room.look_ahead()
            return room
        finally:
            del self._opening[id]

    async def _read(self, table: str, address: str = "") -> Match | None:
        with self.services.reading(table):
            events = await self.services.storage.events(table)
        with self.services.replaying(table):
            return await self._replayed(table, events, address) if events else None

    def _set_aside(self, match: str, error: Exception) -> None:
        """Close a table that cannot be read, and log it once."""
        if match not in self.damaged:
            self.damaged.add(match)
            log.error("a table is damaged", extra={"match": match, "error": repr(error)})
        room = self.rooms.pop(match, None)
        if room is not None:
            room.close()
            for listener in [*room.listeners]:
                listener.send_away(Refused("error-table-damaged"))

    async def _replayed(self, id: str, events: Sequence[Event], address: str = "") -> Match:
        if len(events) <= LONG:
            return Match(id, events)
        return await self.services.bit_by_bit(Match.replaying(id, events), address)

    async def invitation(self, id: str) -> Match | None:
        """A table as it was before the game began, for previews of its link. It is not
        opened for that."""
        if id in self.rooms:
            return self.rooms[id].match
        with self.services.reading(id):
            events = await self.services.storage.events(id)
        with self.services.replaying(id):
            before = takewhile(lambda event: event.kind != "started", events)
            return Match(id, before) if events else None

    async def _take_note_of(self, id: str) -> None:
        """Note for how long a table has been unattended before it is opened. Servers attend to
        all tables."""

    def who(
        self,
        match: Match,
        tokens: Sequence[str],
        host_token: str | None = None,
        looks: bool = False,
        watches: bool = False,
    ) -> Who:
        """The holder of secrets: several seats' at a shared screen. A client that `looks` at the
        invitation to an open seat needs none, and one with a seat's may watch instead."""
        who = Who(reads=True)
        if not looks or tokens or host_token is not None:
            who = self._holder(match, tokens, host_token)
        if watches:
            who = who.without(who.seat)
        seating.check_welcome(match, who)
        return who

    def _holder(self, match: Match, tokens: Sequence[str], host_token: str | None) -> Who:
        """If some of several tokens are not valid, the other seats can be played."""
        digests = [match.host, match.watch, *(seat.token for seat in match.seats)]
        found = [number for token in tokens if (number := find(token, digests)) is not None]
        is_host = 0 in found or (host_token is not None and find(host_token, [match.host]) == 0)
        if not found and not is_host:
            raise Refused("error-token")
        seats = tuple(dict.fromkeys(number - 2 for number in found if number > 1))
        return Who(seats[0] if seats else None, is_host, others_here=seats[1:])

    async def take_open_seat(
        self,
        id: str,
        wanted: int | None,
        name: str | None,
        colour: int | None = None,
        address: str = "",
        mark: str | None = None,
    ) -> tuple[int, str]:
        """Sit down at a table by its link. Return the seat and its token."""
        room = await self.room(id, address)
        token, device = make_token(), mark and device_digest(id, mark)
        seat = -1

        def decide(match: Match) -> list[What]:
            nonlocal seat
            drafts, seat = seating.take_open_seat(
                match, wanted, name, digest(token), colour, device
            )
            return drafts

        await room.do(decide)
        return seat, token

    async def rematch(self, room: Room, seat: int, address: str = "", id: str | None = None) -> int:
        """Ask for a rematch. When all players have, set up a new table with the same seats and
        secrets, where the next seat begins. It is charged to the player who agreed last. A command
        that is sent again, with the same id, finishes what was begun."""
        before, all_want = None, False

        def decide(match: Match) -> list[What]:
            nonlocal before, all_want
            drafts: list[What] = []
            before = match.answer_to(seat, id)
            if before is None:
                drafts, all_want = commands.ask_rematch(match, seat)
            else:
                all_want = match.next_table is None and commands.all_want_rematch(match, seat)
            if all_want and not self.services.quota.take_table(address):
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
        async for notice in self.services.bus.notices():
            self._heed(notice)

    def _heed(self, notice: Notice | None) -> None:
        """Heed a notice without waiting for the storage: a late listener takes others for gone."""
        if notice is None:  # some notices may have been lost
            self.services.hears_since = self.services.time_source.monotonic()
            for each in self.rooms.values():
                each.attendance.publish()
                each.attendance.announce_changes()
            self._read_soon(None, 0)
            return
        room = self.rooms.get(notice.match)
        if room is None or notice.sender == self.services.name:
            return
        if notice.seats is not None:
            seats = set(notice.seats)
            room.attendance.seats_elsewhere(notice.sender, seats, PRESENCE_SECONDS)
        if notice.number is not None and notice.number > room.match.number:
            self._read_soon(notice.match, notice.number)

    def _read_soon(self, table: str | None, number: int) -> None:
        self._news[table] = max(number, self._news.get(table, 0))
        self._has_news.set()

    async def _read_news(self) -> None:
        """Read what others have announced, one table after the other."""
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


def _again(match: Match) -> Setting:
    """The setting for a rematch. All players keep their seats and colours, and the next seat
    clockwise begins. An open seat belongs to the person who took it."""
    plans = []
    for seat in match.seats:
        plan = replace(seat.plan, name=seat.name, colour=seat.colour)
        if plan.kind == "open" and seat.token:
            plan = replace(plan, kind="link")
        plans.append(plan)
    given = match.setting.position is not None  # then it says who begins
    first = (match.first or 0) if given else ((match.first or 0) + 1) % len(plans)
    return replace(match.setting, seats=tuple(plans), first=first, colours=tuple(match.colours))
