"""A table in use: things happen one at a time, are stored, and are announced."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress

from msgspec.structs import replace

from spielwerk.bots.analysis import Suggestion
from spielwerk.engine.position import Position
from spielwerk.errors import SpielwerkError
from spielwerk.table.live.attendance import Attendance, Listener
from spielwerk.table.live.finished import finished_game, listed_once
from spielwerk.table.live.recall import Recall
from spielwerk.table.live.services import Services
from spielwerk.table.live.thinkers import ask_about
from spielwerk.table.match import commands, refusals, seating
from spielwerk.table.match.clock import LAG
from spielwerk.table.match.events import Event, Moved, Stage, What
from spielwerk.table.match.match import Match
from spielwerk.table.match.refusals import OtherDevice, Refused
from spielwerk.table.match.seating import Who
from spielwerk.table.protocol import bulletin
from spielwerk.table.protocol.bulletin import Bulletin, encode
from spielwerk.table.protocol.outgoing import Advice, Hint, Look, Sight, Snapshot
from spielwerk.table.storage.interface import Conflict, Standing, StorageDown

log = logging.getLogger(__name__)

RETRY_SECONDS = 1.0  # between attempts while the storage is down
CLAIM_SECONDS = 10.0
READING_SECONDS = 0.1  # … the last of them to read what has arrived, if the server stood still
KEPT_SECONDS = 10.0  # in memory after the last client left
SOON_SECONDS = 60.0

Decide = Callable[[Match], Sequence[What]]


class Room:
    """The match, its listeners, and what is due."""

    def __init__(self, services: Services, match: Match, address: str = "") -> None:
        self.match = match  # as it is stored
        self.address = address  # of the host; "": unknown since the server was restarted
        self.attendance = Attendance(services, match.id, len(match.seats))
        self.listeners = self.attendance.listeners
        self._services = services
        self._lock = asyncio.Lock()
        self._is_sure = True  # whether the match agrees with the storage
        self._is_closed = False
        self._stored: tuple[Stage, int | None] | None = None  # the standing as last stored
        self._recall = Recall(services.programs)
        self._thinking: asyncio.Task[None] | None = None
        self._stirs = asyncio.Event()  # something has happened
        self._alarm: asyncio.TimerHandle | None = None
        self._recall.watch(match)
        self.touch()

    # ---- Things happen --------------------------------------------------------------------

    async def do(self, decide: Decide, at: int | None = None) -> int:
        """Decide, store and announce what a command that came in at the time `at` leads to. Return
        the number of the last event, which is an old one if nothing had to happen. If another
        process was faster, decide again, even after a refusal: its reason may be out of date."""
        async with self._lock:
            self._check_open()
            await self._make_sure()
            while True:
                await self._services.heartbeat.stay_awake()
                pauses = self._services.pauses_of(self.match.id)
                given_back = commands.give_time_back(self.match, pauses)
                try:
                    drafts = given_back or decide(self.match)
                except SpielwerkError:
                    if not self._services.storage.shared or not await self._read_on():
                        raise
                    continue
                if not drafts:
                    return self.match.number
                events = self._events(drafts, at)
                try:
                    await self._happen(events)
                except Conflict:
                    await self._read_on()
                    if self.match.number < events[0].number:  # no other process was faster
                        raise Refused("error-table-unknown") from None
                    continue
                if not given_back:
                    return self.match.number
                at = None  # the time given back covers its wait

    def _check_open(self) -> None:
        """A late caller opens the table again, in another room: there are never two."""
        if self._is_closed:
            raise StorageDown("the table was put away")

    async def give_time_back(self) -> None:
        """Return the time of pauses to the clock."""
        with suppress(StorageDown, Refused):  # the next event will do it
            await self.do(lambda match: [])

    def _events(self, drafts: Sequence[What], came_in: int | None) -> list[Event]:
        at = max(self._services.now(), self.match.at)
        waited = 0 if came_in is None else min(at - came_in, LAG)
        if waited > 0 and self.match.clock is not None and isinstance(drafts[0], Moved):
            drafts = [replace(drafts[0], waited=waited), *drafts[1:]]
        return [Event(n, at, what) for n, what in enumerate(drafts, self.match.number + 1)]

    async def _happen(self, events: Sequence[Event]) -> None:
        """Store events, and only then announce them."""
        match = self.match.after(events)
        stands = match.stage, match.wakes_at
        standing = Standing(*stands) if stands != self._stored else None
        finished = None
        if events[-1].kind == "ended":
            finished = await listed_once(finished_game(match), match, self._services.storage)
        self._is_sure = False  # until the storage has answered
        with self._services.reading(match.id):
            await self._services.storage.append(match.id, events, standing, finished)
        self._is_sure = True
        self._stored = stands
        self._become(match, events)
        self._services.publish(match.id, match.number)

    async def _make_sure(self) -> None:
        """Read the storage if it is not known what was stored."""
        if not self._is_sure:
            await self._read_on()

    async def settle(self) -> None:
        """If an append failed, announce what was stored all the same."""
        if not self._is_sure and not self._lock.locked():
            async with self._lock:
                await self._make_sure()

    async def catch_up(self, number: int) -> None:
        """Another process has written events up to this number."""
        async with self._lock:
            if number > self.match.number:
                await self._read_on()

    async def look(self) -> None:
        """Read what other processes may have stored."""
        async with self._lock:
            await self._look()

    async def _look(self) -> None:
        if self._services.storage.shared or not self._is_sure:
            await self._read_on()

    async def _read_on(self) -> bool:
        """Read and announce what others have stored. Return whether there was anything."""
        with self._services.reading(self.match.id):
            events = await self._services.storage.events(self.match.id, self.match.number)
        self._is_sure = True
        if events:
            with self._services.replaying(self.match.id):
                match = self.match.after(events)
            self._stored = None
            self._become(match, events)
        return bool(events)

    def _become(self, match: Match, events: Sequence[Event]) -> None:
        """More has been stored: announce it, then see what is due."""
        self.match = match
        self.attendance.note(events)
        news = Bulletin(match, events, self._services.now())
        for listener in self.listeners:
            if listener.who.reads and match.stage != "open":
                listener.send_away()  # readers may not see the game
                continue
            if seating.is_unknown_device(match, listener.who):  # the other reader has sat down
                listener.send_away(OtherDevice(match, listener.who.own_seat()))
                continue
            self._send(listener, news)
            if not match.onlookers and listener.who.is_onlooker:
                listener.send_away()
        self.attendance.announce_changes()
        self._stirs.set()
        self._recall.watch(match)
        self.look_ahead()

    def _send(self, listener: Listener, news: Bulletin) -> None:
        """The board of a game from outside may fail to show. The other listeners still play."""
        try:
            message = news.for_client(listener.who)
        except Exception:
            log.exception("a listener cannot be sent news", extra={"match": self.match.id})
            listener.send_elsewhere()
        else:
            listener.post(message)

    # ---- What is due ----------------------------------------------------------------------

    @property
    def is_visited(self) -> bool:
        """Whether a client is connected, or may be soon."""
        if self.listeners or self._lock.locked():
            return True
        return self._services.time_source.monotonic() - self._touched < KEPT_SECONDS

    @property
    def is_needed(self) -> bool:
        """Whether it is visited, or something is due soon. The sweep finds in time what is due
        later."""
        wakes_at, soon = self.match.wakes_at, self._services.now() + int(1000 * SOON_SECONDS)
        return self.is_visited or (wakes_at is not None and wakes_at <= soon)

    def touch(self) -> None:
        """Keep the room in memory for a while: a client may connect."""
        self._touched = self._services.time_source.monotonic()

    def look_ahead(self) -> None:
        """Make sure that computer players move and clocks run out."""
        if self._is_closed:
            return
        if self.match.bot_due is not None and self._thinking is None:
            self._thinking = asyncio.create_task(self._let_bots_move())
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        clock = self.match.clock
        if clock is not None and clock.runs_out_at is not None:
            left = max(0, clock.runs_out_at + LAG - self._services.now()) / 1000
            early = max(0.0, left - READING_SECONDS)
            self._alarm = asyncio.get_running_loop().call_later(early, self._ring)

    def _ring(self) -> None:
        if not self._is_closed:
            self._services.background.start(self._time_is_up())

    async def _time_is_up(self) -> None:
        services, table = self._services, self.match.id
        await asyncio.sleep(READING_SECONDS)
        try:
            await services.heartbeat.beat()  # or was there a pause?
            if not services.heartbeat.is_pause:
                await self.do(lambda match: commands.time_is_up(match, services.now() - LAG))
                self.look_ahead()  # the timer may fire a little early
                services.background.succeeded("clocks", table)
                return
            pause = RETRY_SECONDS
        except Refused:  # the table is gone, or cannot be read
            return
        except StorageDown:
            log.warning("storage down: a clock has to wait", extra={"match": table})
            pause = RETRY_SECONDS
        except Exception:
            log.exception("a clock could not be stopped", extra={"match": table})
            pause = services.background.failed("clocks", table)
        await asyncio.sleep(pause)
        self._ring()

    async def _let_bots_move(self) -> None:
        """Let computer players move until it is a person's turn."""
        background, table = self._services.background, self.match.id
        try:
            while self.match.bot_due is not None:
                try:
                    await self._let_bot_move_in_turn()
                    background.succeeded("computer players", table)
                except StorageDown:
                    log.warning("storage down: a bot has to wait", extra={"match": table})
                    await asyncio.sleep(RETRY_SECONDS)
                except Refused:  # the table is gone, or cannot be read
                    return
                except Exception:
                    log.exception("a computer player failed", extra={"match": table})
                    await asyncio.sleep(background.failed("computer players", table))
        finally:
            self._thinking = None

    async def _let_bot_move_in_turn(self) -> None:
        if not await self._is_patient():
            return
        if await self._may_let_bots_move():
            await self._let_bot_move()
        else:
            await asyncio.sleep(CLAIM_SECONDS / 4)
            await self.catch_up(self.match.number + 1)

    async def _is_patient(self) -> bool:
        """A computer that stands in for a player moves at a person's pace. Return whether the
        position has stayed the same while it waited."""
        if not self.match.stand_in_moves:
            return True
        number, clock = self.match.position_number, asyncio.get_running_loop().time
        end = clock() + self._services.stand_in_pace
        while (left := end - clock()) > 0:
            self._stirs.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stirs.wait(), left)
            if self.match.bot_due is None or self.match.position_number != number:
                return False
        return True

    async def _may_let_bots_move(self) -> bool:
        """If several processes serve a table, one of them does the thinking."""
        if not self._services.storage.shared:
            return True
        now = self._services.now()
        until = now + int(CLAIM_SECONDS * 1000)
        return await self._services.storage.claim(self.match.id, self._services.name, now, until)

    async def _let_bot_move(self) -> None:
        async with self._lock:  # not in the middle of something
            await self._make_sure()
            match, number, seat = self.match, self.match.position_number, self.match.to_move
            if seat is None or match.bot_due is None:
                return
            memory, views = self._recall.of(seat), self._recall.views(seat)
            question = ask_about(match, memory, self._services.programs, self.address, views)
        answer = await self._services.thinkers.choose(question)

        def decide(match: Match) -> Sequence[What]:
            if match.position_number != number or match.bot_due is None:
                return []  # move taken back, game over, paused, or the person has returned
            return commands.bot_moves(match, seat, answer.move, answer.stood_in)

        await self.do(decide)
        self._services.stood_in += answer.stood_in is not None

    # ---- Coming and going -----------------------------------------------------------------

    async def join(self, listener: Listener, after: int | None, looks: bool = False) -> None:
        """Add a listener, and send it the state of the table. If it `looks`, the player in view
        does not sit down yet."""
        for seat in listener.who.seats:
            await self._sit_down(listener, seat, looks)
        async with self._lock:
            self._check_open()
            await self._look()
            missed = await self._missed(after)
            seating.check_welcome(self.match, listener.who)  # that may have changed meanwhile
            self.attendance.announce_changes()
            with self._services.charged(listener.who.address):
                listener.post(encode(self._snapshot(listener.who, missed)))
        self.attendance.add(listener)

    async def _sit_down(self, listener: Listener, seat: int, looks: bool) -> None:
        """Let a player sit down. At a shared screen, a seat that is played from another device is
        left out, so that the others can play; about the one in view, its player is asked."""
        who = listener.who
        looks = looks and seat == who.seat
        try:
            await self.do(lambda match: seating.come(match, who.at(seat), looks))
        except OtherDevice:
            if seat == who.seat:
                raise
            listener.who = who.without(seat)

    def _snapshot(self, who: Who, missed: Sequence[Event] | None) -> Snapshot:
        """What a client is sent that joins now."""
        return bulletin.snapshot(
            self.match,
            who,
            self._services.now(),
            missed,
            self.attendance.present(),
            self.attendance.gone_in(),
            self.attendance.watching() + who.is_onlooker,
            self.attendance.reading() + who.reads,
        )

    def sight(self, who: Who, id: str | None = None) -> Sight:
        """What a shared screen shows from now on."""
        with self._services.charged(who.address):
            return bulletin.sight(self.match, who, self._services.now(), id)

    async def _missed(self, after: int | None) -> list[Event] | None:
        """The events after the one that a client has seen last, unless there are too many. Other
        processes may have stored more, which all listeners will be sent together."""
        if after is None or not 0 < self.match.number - after <= bulletin.MOST_MISSED:
            return None
        events = await self._services.storage.events(self.match.id, after)
        return [event for event in events if event.number <= self.match.number]

    def leave(self, listener: Listener) -> None:
        """Remove a listener."""
        self.attendance.remove(listener)
        self.touch()

    async def rest(self) -> None:
        """Wait until nothing is being stored."""
        async with self._lock:
            pass

    def close(self) -> None:
        """Stop what is due here. Nothing can be done in this room any more."""
        self._is_closed = True
        self._services.background.ended(self.match.id)
        if self._alarm is not None:
            self._alarm.cancel()
        if self._thinking is not None:
            self._thinking.cancel()

    # ---- Questions ------------------------------------------------------------------------

    async def hint(self, who: Who, id: str | None = None) -> Hint:
        """What a strong player would do now."""
        seat = who.own_seat()
        async with self._lock:
            await self._look()
            match = self.match
            if not match.setting.hints:
                raise Refused("error-hints-off")
            refusals.check_turn(match, seat)
            number, position = match.number, match.running_position()
            question = ask_about(match, address=who.address)
        judgement = await self._services.thinkers.hint(question)
        if judgement is None:
            raise Refused("error-no-hint")
        best = await self._services.aside(
            _advice, position, judgement.best, seat, address=who.address
        )
        return Hint(id=id, n=number, best=best, line=judgement.line, wins=list(judgement.wins))

    async def look_back(self, who: Who, ply: int, id: str | None = None) -> Look:
        """How the table looked to a client after this many plies."""
        async with self._lock:
            await self._look()
            match = self.match
            if match.position is None:
                raise Refused(f"error-table-{match.stage}")
            if match.stage == "running" and match.ruleset.game.hides_the_past:
                raise Refused("error-past-hidden")
            if not 0 <= ply <= len(match.movers):
                raise Refused("error-no-such-ply", ply=ply, last=len(match.movers))
        self._services.check_work(who.address)
        with self._services.charged(who.address):
            return _look(match, who, ply, id)


def _look(match: Match, who: Who, ply: int, id: str | None) -> Look:
    seat = bulletin.eyes(match, who)
    if ply == 0 or match.rules_changed:
        position, effects = match.position_after(ply), []
    else:
        before, position = match.step(ply - 1)
        effects = bulletin.effects(before, position, seat)
    view = bulletin.view(position, seat, who.plain)
    return Look(id=id, ply=ply, view=view, effects=effects)


def _advice(position: Position, best: Sequence[Suggestion], seat: int) -> list[Advice]:
    return [
        Advice(one.move, list(one.wins), bulletin.effects_ahead(position, one.move, seat))
        for one in best
    ]
