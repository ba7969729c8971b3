"""A table in use: things happen one at a time, are stored, and are announced."""

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Protocol

from msgspec.structs import replace

from spielwerk.bots.analysis import Suggestion
from spielwerk.engine.errors import SpielwerkError
from spielwerk.engine.position import Position
from spielwerk.table import bulletin, commands
from spielwerk.table.bulletin import Bulletin, encode
from spielwerk.table.clock import LAG
from spielwerk.table.commands import Refused, Who
from spielwerk.table.events import Event, Moved, What
from spielwerk.table.house import House
from spielwerk.table.match import Match, NewerRules
from spielwerk.table.recall import Recall
from spielwerk.table.storage import (
    Conflict,
    Damaged,
    FinishedGame,
    Stage,
    Standing,
    StorageDown,
)
from spielwerk.table.thinkers import ask_about
from spielwerk.table.told import Advice, Hint, Look, Presence, Snapshot

log = logging.getLogger(__name__)

RETRY_SECONDS = 1.0  # between attempts while the storage is down
CLAIM_SECONDS = 10.0
READING_SECONDS = 0.1  # … the last of them to read what has arrived, if the server stood still
KEPT_SECONDS = 10.0  # in memory after the last client left
SOON_SECONDS = 60.0

Decide = Callable[[Match], Sequence[What]]


class Listener(Protocol):
    """A client that hears what happens at a table."""

    who: Who

    def post(self, message: bytes) -> None:
        """Send something soon; never waits."""

    def send_away(self, reason: str | None = None) -> None:
        """The table cannot be played on for this reason; or else the host no longer allows
        onlookers, or the game has begun without a reader."""

    def send_elsewhere(self) -> None:
        """Another process may do better."""


class Room:
    """The match, its listeners, and what is due."""

    def __init__(self, house: House, match: Match, address: str = "") -> None:
        self.match = match  # as it is stored
        self.address = address  # of whoever set it up; "": unknown since the server was restarted
        self.listeners: set[Listener] = set()
        self._house = house
        self._lock = asyncio.Lock()
        self._is_sure = True  # whether the match agrees with the storage
        self._is_closed = False
        self._stored: tuple[Stage, int | None] | None = None  # the standing as last stored
        self._recall = Recall(house.programs)
        self._elsewhere: dict[str, tuple[set[int], float]] = {}  # seats at other processes
        self._told_present = [False] * len(match.seats)  # who is there, as everybody was told
        # When somebody was last known to be there, or left. A restart of the server does not count.
        self._seen_at = dict.fromkeys(range(len(match.seats)), house.watch.monotonic())
        self._thinking: asyncio.Task[None] | None = None
        self._stirs = asyncio.Event()  # something has happened
        self._alarm: asyncio.TimerHandle | None = None
        self._recall.watch(match)
        self.touch()

    # ---- Things happen --------------------------------------------------------------------

    async def do(self, decide: Decide, at: int | None = None) -> int:
        """Decide, store and announce something that came in at the time `at`. Return the number of
        the last event, which is an old one if nothing had to happen. If another process was faster,
        decide again, even if this is refused, because the reason might be out of date."""
        async with self._lock:
            self._check_open()
            await self._make_sure()
            while True:
                await self._house.pulse.stay_awake()
                pauses = self._house.pauses_of(self.match.id)
                given_back = commands.give_time_back(self.match, pauses)
                try:
                    drafts = given_back or decide(self.match)
                except SpielwerkError:
                    if not self._house.storage.shared or not await self._read_on():
                        raise
                    continue
                if not drafts:
                    return self.match.number
                events = self._events(drafts, at)
                try:
                    await self._happen(events)
                except Conflict:
                    await self._read_on()
                    if self.match.number < events[0].number:  # nobody was faster
                        raise Refused("error-table-unknown") from None
                    continue
                if not given_back:
                    return self.match.number
                at = None  # with all that it waited until now

    def _check_open(self) -> None:
        """Whoever was late finds the table in another room, so that there are never two of it."""
        if self._is_closed:
            raise StorageDown("the table was put away")

    async def give_time_back(self) -> None:
        with suppress(StorageDown, Refused):  # whatever happens next will do it
            await self.do(lambda match: [])

    def _events(self, drafts: Sequence[What], came_in: int | None) -> list[Event]:
        at = max(self._house.now(), self.match.at)
        waited = 0 if came_in is None else min(at - came_in, LAG)
        if waited > 0 and self.match.clock is not None and isinstance(drafts[0], Moved):
            drafts = [replace(drafts[0], waited=waited), *drafts[1:]]
        return [Event.of(n, at, what) for n, what in enumerate(drafts, self.match.number + 1)]

    async def _happen(self, events: Sequence[Event]) -> None:
        """Store events and announce them. Nobody may see anything of them before they are
        stored."""
        match = self.match.after(events)
        stands = match.stage, match.wakes_at
        standing = Standing(*stands) if stands != self._stored else None
        finished = finished_game(match) if events[-1].kind == "ended" else None
        self._is_sure = False  # until the storage has answered
        with damage_told(self._house, match.id):
            await self._house.storage.append(match.id, events, standing, finished)
        self._is_sure = True
        self._stored = stands
        self._become(match, events)
        self._house.published(match.id, match.number)

    async def _make_sure(self) -> None:
        """If it is not known what was stored, look."""
        if not self._is_sure:
            await self._read_on()

    async def settle(self) -> None:
        """If something went wrong, everybody hears now of what was stored all the same."""
        if not self._is_sure and not self._lock.locked():
            async with self._lock:
                await self._make_sure()

    async def catch_up(self, number: int) -> None:
        """Another process has written events up to this number."""
        async with self._lock:
            if number > self.match.number:
                await self._read_on()

    async def look(self) -> None:
        """Others may have stored something that we have not heard of."""
        async with self._lock:
            await self._look()

    async def _look(self) -> None:
        if self._house.storage.shared or not self._is_sure:
            await self._read_on()

    async def _read_on(self) -> bool:
        """Hear of what others have stored. Return whether there was anything."""
        with damage_told(self._house, self.match.id):
            events = await self._house.storage.events(self.match.id, self.match.number)
        self._is_sure = True
        if events:
            with replay(self._house, self.match.id):
                match = self.match.after(events)
            self._stored = None
            self._become(match, events)
        return bool(events)

    def _become(self, match: Match, events: Sequence[Event]) -> None:
        """More has been stored: announce it, then see what is due."""
        self.match = match
        self._note_seen(events)
        news = Bulletin(match, events, self._house.now())
        for listener in self.listeners:
            if listener.who.reads and match.stage != "open":
                listener.send_away()  # the game is not theirs to see
                continue
            self._tell(listener, news)
            if not match.onlookers and listener.who.is_onlooker:
                listener.send_away()
        self._stirs.set()
        self._recall.watch(match)
        self.look_ahead()

    def _tell(self, listener: Listener, news: Bulletin) -> None:
        """A game from outside may not be able to show its board, but the others still play."""
        try:
            message = news.for_seat(listener.who.seat, listener.who.plain)
        except Exception:
            log.exception("somebody cannot be told", extra={"match": self.match.id})
            listener.send_elsewhere()
        else:
            listener.post(message)

    def _note_seen(self, events: Sequence[Event]) -> None:
        """Whoever sits down or does something is there, at whichever process."""
        for event in events:
            is_own_doing = "id" in event.data or event.kind == "seat_taken"
            if is_own_doing and (seat := event.what.asker) is not None:
                self._seen_at[seat] = self._house.watch.monotonic()

    # ---- What is due ----------------------------------------------------------------------

    @property
    def is_visited(self) -> bool:
        """Whether somebody is connected, or may be soon."""
        if self.listeners or self._lock.locked():
            return True
        return self._house.watch.monotonic() - self._touched < KEPT_SECONDS

    @property
    def is_needed(self) -> bool:
        """… or something is due soon. What is due later is found in time by the sweep."""
        wakes_at, soon = self.match.wakes_at, self._house.now() + int(1000 * SOON_SECONDS)
        return self.is_visited or (wakes_at is not None and wakes_at <= soon)

    def touch(self) -> None:
        """Somebody is about to connect."""
        self._touched = self._house.watch.monotonic()

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
            left = max(0, clock.runs_out_at + LAG - self._house.now()) / 1000
            early = max(0.0, left - READING_SECONDS)
            self._alarm = asyncio.get_running_loop().call_later(early, self._ring)

    def _ring(self) -> None:
        if not self._is_closed:
            self._house.in_background(self._time_is_up())

    async def _time_is_up(self) -> None:
        chores, pulse, table = self._house.chores, self._house.pulse, self.match.id
        await asyncio.sleep(READING_SECONDS)
        try:
            await pulse.beat()  # or was there a pause?
            if not pulse.is_pause:
                await self.do(lambda match: commands.time_is_up(match, self._house.now() - LAG))
                self.look_ahead()  # the timer may fire a little early
                chores.succeeded("clocks", table)
                return
            pause = RETRY_SECONDS
        except Refused:  # there is no such table any more, or it cannot be read
            return
        except StorageDown:
            log.warning("storage down: a clock has to wait", extra={"match": table})
            pause = RETRY_SECONDS
        except Exception:
            log.exception("a clock could not be stopped", extra={"match": table})
            pause = chores.failed("clocks", table)
        await asyncio.sleep(pause)
        self._ring()

    async def _let_bots_move(self) -> None:
        """Let computer players move until it is a person's turn."""
        chores, table = self._house.chores, self.match.id
        try:
            while self.match.bot_due is not None:
                try:
                    await self._let_bot_move_in_turn()
                    chores.succeeded("computer players", table)
                except StorageDown:
                    log.warning("storage down: a bot has to wait", extra={"match": table})
                    await asyncio.sleep(RETRY_SECONDS)
                except Refused:  # there is no such table any more, or it cannot be read
                    return
                except Exception:
                    log.exception("a computer player failed", extra={"match": table})
                    await asyncio.sleep(chores.failed("computer players", table))
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
        """A computer that stands in for somebody moves at a person's pace. Return whether nothing
        else has happened while it waited."""
        if not self.match.stand_in_moves:
            return True
        number, clock = self.match.position_number, asyncio.get_running_loop().time
        end = clock() + self._house.stand_in_pace
        while (left := end - clock()) > 0:
            self._stirs.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stirs.wait(), left)
            if self.match.bot_due is None or self.match.position_number != number:
                return False
        return True

    async def _may_let_bots_move(self) -> bool:
        """If several processes serve a table, one of them does the thinking."""
        if not self._house.storage.shared:
            return True
        now = self._house.now()
        until = now + int(CLAIM_SECONDS * 1000)
        return await self._house.storage.claim(self.match.id, self._house.name, now, until)

    async def _let_bot_move(self) -> None:
        async with self._lock:  # not in the middle of something
            await self._make_sure()
            match, number, seat = self.match, self.match.position_number, self.match.to_move
            if seat is None or match.bot_due is None:
                return
            memory, views = self._recall.of(seat), self._recall.views(seat)
            question = ask_about(match, memory, self._house.programs, self.address, views)
        answer = await self._house.thinkers.choose(question)

        def decide(match: Match) -> Sequence[What]:
            if match.position_number != number or match.bot_due is None:
                return []  # move taken back, game over, paused, or the person has returned
            return commands.bot_moves(match, seat, answer.move, answer.stood_in)

        await self.do(decide)

    # ---- Coming and going -----------------------------------------------------------------

    async def join(self, listener: Listener, after: int | None, looks: bool = False) -> None:
        """Add a listener, and send it the state of the table. Whoever `looks` has not sat down."""
        seat = listener.who.seat
        if seat is not None and not looks:
            await self.do(lambda match: commands.arrive(match, seat))
        async with self._lock:
            self._check_open()
            await self._look()
            missed = await self._missed(after)
            commands.check_welcome(self.match, listener.who)  # that may have changed meanwhile
            self.see_who_is_there()
            with self._house.charged(listener.who.address):
                listener.post(encode(self._snapshot(listener.who, missed)))
            was_present = seat in self.here()
            self.listeners.add(listener)
        if seat is not None and not was_present:
            self._presence_changed()
        elif listener.who.is_onlooker or listener.who.reads:
            self._tell_presence()

    def _snapshot(self, who: Who, missed: Sequence[Event] | None) -> Snapshot:
        """What somebody is sent who joins now."""
        return bulletin.snapshot(
            self.match,
            who.seat,
            who.is_host,
            self._house.now(),
            missed,
            self.present(),
            self.watching() + who.is_onlooker,
            self.reading() + who.reads,
            who.plain,
        )

    async def _missed(self, after: int | None) -> list[Event] | None:
        """What somebody has missed who has seen the events up to this one, if it is not too much.
        Others may have stored more, which everybody will hear of together."""
        if after is None or not 0 < self.match.number - after <= bulletin.MOST_MISSED:
            return None
        events = await self._house.storage.events(self.match.id, after)
        return [event for event in events if event.number <= self.match.number]

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.touch()
        seat = listener.who.seat
        if listener.who.is_onlooker or listener.who.reads:
            self._tell_presence()
        elif seat is not None and seat not in self.here():
            self._seen_at[seat] = self._house.watch.monotonic()
            self._presence_changed()

    def here(self) -> set[int]:
        """The seats whose players are connected to this process."""
        return {each.who.seat for each in self.listeners if each.who.seat is not None}

    def present(self) -> list[bool]:
        """Whether each seat is connected, to any process."""
        present = self.seats_present()
        return [seat in present for seat in range(len(self.match.seats))]

    def seats_present(self) -> set[int]:
        here = self.here()
        for seats, until in self._elsewhere.values():
            if until > self._house.watch.monotonic() or self._house.is_deaf:
                here |= seats
        return here

    def watching(self) -> int:
        """How many onlookers are connected to this process."""
        return sum(listener.who.is_onlooker for listener in self.listeners)

    def reading(self) -> int:
        """… and how many read the invitation to an open seat."""
        return sum(listener.who.reads for listener in self.listeners)

    def is_gone(self, seat: int) -> bool:
        """Whether a player has been away for a while. As long as other processes cannot be heard,
        everybody may be there."""
        house = self._house
        if seat not in range(len(self.match.seats)) or self.present()[seat]:
            return False
        if house.is_deaf and not house.is_alone:
            return False
        since = max(self._seen_at[seat], house.hears_since)
        return house.watch.monotonic() - since >= house.gone_after

    def seats_elsewhere(self, process: str, seats: set[int], seconds: float) -> None:
        """Another process says who is connected there. A process that is new to us gets an
        answer."""
        if process not in self._elsewhere:
            self.say_who_is_here()
        self.see_who_is_there()
        now, before = self._house.watch.monotonic(), self.seats_present()
        self._elsewhere[process] = (seats, now + seconds)
        lost = before - self.seats_present()
        self._seen_at |= dict.fromkeys(seats | lost, now)
        self.see_who_is_there()

    def see_who_is_there(self) -> None:
        """Tell everybody if it has changed. What other processes said expires without a word."""
        if self.present() != self._told_present:
            self._tell_presence()

    def say_who_is_here(self) -> None:
        """… if anybody is, to a process that may not know it."""
        if here := self.here():
            self._house.publish_presence(self.match.id, here)

    def _presence_changed(self) -> None:
        self._tell_presence()
        self._house.publish_presence(self.match.id, self.here())

    def _tell_presence(self) -> None:
        present = self._told_present = self.present()
        message = encode(
            Presence(present=present, watching=self.watching(), reading=self.reading())
        )
        for listener in self.listeners:
            listener.post(message)

    async def rest(self) -> None:
        """Wait until nothing is being stored."""
        async with self._lock:
            pass

    def close(self) -> None:
        self._is_closed = True
        self._house.chores.ended(self.match.id)
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
            if match.to_move != seat:
                raise Refused("error-not-your-turn")
            number, position = match.number, match.running_position()
            question = ask_about(match, address=who.address)
        judgement = await self._house.thinkers.hint(question)
        if judgement is None:
            raise Refused("error-no-hint")
        best = await self._house.aside(_advice, position, judgement.best, seat, address=who.address)
        return Hint(id=id, n=number, best=best, line=judgement.line, wins=list(judgement.wins))

    async def look_back(self, who: Who, ply: int, id: str | None = None) -> Look:
        """How the table looked to somebody after this many plies."""
        async with self._lock:
            await self._look()
            match = self.match
            if match.position is None:
                raise Refused(f"error-table-{match.stage}")
            if match.stage == "running" and match.ruleset.game.hides_the_past:
                raise Refused("error-past-hidden")
            if not 0 <= ply <= len(match.movers):
                raise Refused("error-no-such-ply", ply=ply, last=len(match.movers))
        self._house.check_work(who.address)
        with self._house.charged(who.address):
            return _look(match, who, ply, id)


def _look(match: Match, who: Who, ply: int, id: str | None) -> Look:
    if ply == 0 or match.rules_changed:
        position, effects = match.position_after(ply), []
    else:
        before, position = match.step(ply - 1)
        effects = bulletin.effects(before, position, who.seat)
    view = bulletin.view(position, who.seat, who.plain)
    return Look(id=id, ply=ply, view=view, effects=effects)


@contextmanager
def damage_told(house: House, table: str) -> Iterator[None]:
    """The storage cannot read a table."""
    try:
        yield
    except Damaged as error:
        house.set_aside(table, error)
        raise Refused("error-table-damaged") from error


@contextmanager
def replay(house: House, table: str) -> Iterator[None]:
    """What goes wrong here is wrong with the stored events, unless the rules are newer, or too much
    is asked for."""
    try:
        yield
    except (NewerRules, Refused):
        raise
    except Exception as error:
        house.set_aside(table, error)
        raise Refused("error-table-damaged") from error


def _advice(position: Position, best: Sequence[Suggestion], seat: int) -> list[Advice]:
    return [
        Advice(one.move, list(one.wins), bulletin.effects_ahead(position, one.move, seat))
        for one in best
    ]


def finished_game(match: Match) -> FinishedGame:
    """A match that has just ended, in the form it is kept."""
    position, ending = match.position, match.ending
    if ending is None:
        raise RuntimeError(f"match {match.id} has not ended")
    return FinishedGame(
        match=match.id,
        game=match.setting.game,
        players=match.setting.players,
        options=match.setting.options,
        seats=match.players if position is None else list(position.seats),
        ranks=ending.ranks,
        ended_by=ending.rule or ending.by,
        ended_at=match.at,
        turns=0 if position is None else position.turns,
        record=match.record(),
        first=match.first or 0,
        colours=list(match.colours),
        listed=_is_worth_listing(match),
    )


def _is_worth_listing(match: Match) -> bool:
    """Whether people have played: at least one of them moved, and everybody did if somebody gave
    up. An update of the rules does not count as giving up."""
    by, movers = match.ending and match.ending.by, set(match.movers)
    if by == "rules_changed":
        return True
    everybody = by == "rules" or len(movers) == len(match.seats)
    return everybody and not movers.isdisjoint(match.people)
