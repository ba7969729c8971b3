"""A match: the replay of its events. Decisions are made in `commands`, not here."""

from collections.abc import Generator, Iterable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any, Literal, TypeVar, assert_never

from msgspec import UNSET

from spielwerk.engine.position import Position, Ruleset
from spielwerk.errors import SpielwerkError
from spielwerk.table.match import events as happened
from spielwerk.table.match.clock import Clock
from spielwerk.table.match.events import Event, Stage, What
from spielwerk.table.match.setting import SeatPlan, Setting

REMEMBERED_IDS = 64  # per seat: clients resend only what was not answered
KEPT_EVERY = 16  # plies: from these positions the others are made again
# What can be done again and again without a move. Every move makes up for some of it.
BESIDE = (
    happened.Reacted,
    happened.Onlookers,
    happened.ColourChosen,
    happened.DrawOffered,
    happened.PauseAsked,
    happened.BackAsked,
    happened.PersonReturned,
)
MADE_UP_FOR = 4

_GROWING = {list, set, dict}  # what a copy may not share

Thing = TypeVar("Thing")


@dataclass
class Seat:
    """A seat and its player."""

    plan: SeatPlan
    name: str | None = None
    token: str | None = None  # its digest
    devices: list[str] = field(default_factory=list)  # digests of the marks of its player's devices
    taken: bool = False  # its player came, or the computer sits here
    declined: bool = False  # the invited player does not want it
    bot: int | None = None  # the level of the computer player that now plays this seat
    out: Literal["resigned", "time"] | None = None  # its person has lost for good
    stands_in: bool = False  # the computer took over from a player who may return
    has_stood_in: bool = False  # … and has made a turn since
    answered: dict[str, int] = field(default_factory=dict)  # client id: event number
    colour: int | None = None  # the chosen one; None: whichever was left
    taken_back: int = 0  # how often its player has taken something back

    @property
    def program(self) -> str | None:
        """The program that plays here, if one was chosen from the start."""
        return self.plan.program if self.bot is not None else None

    @property
    def is_person(self) -> bool:
        """Whether a person still plays here."""
        return self.taken and self.bot is None and self.out is None


@dataclass(frozen=True)
class Back:
    """A request for a take-back that is pending."""

    seat: int
    plies: int
    agreed: tuple[int, ...] = ()


@dataclass(frozen=True)
class Ending:
    """How a game ended."""

    ranks: list[int]
    by: Literal["rules", "resigned", "time", "draw", "rules_changed"]
    rule: str | None  # the rule that ended the game, if one did


class NewerRules(SpielwerkError):
    """A table whose game began with rules that this program does not know yet."""


class Match:
    """A table, built from its events."""

    setting: Setting
    ruleset: Ruleset
    seats: list[Seat]
    seed: int  # for the set-up and the computer players: never leaves the server

    def __init__(self, id: str, events: Iterable[Event] = ()) -> None:
        self.id = id
        self.number = 0  # the last event's number
        self.at = 0  # … and its time
        self.stage: Stage = "open"
        self.host: str | None = None  # digests of tokens
        self.watch: str | None = None
        self.onlookers = True
        self.start_wanted = False  # the host does not want to wait any longer
        self.colours: list[int] = []  # of the seats, then the unused ones
        self.first: int | None = None  # the seat that began
        self.setup: dict[str, Any] = {}  # secret, too
        self.rules: int | None = None  # the version of the rules that the game began with
        self.position: Position | None = None
        self.position_number = 0  # the event that led to the current position
        self.to_move: int | None = None
        self.moves: list[str] = []  # every ply
        self.movers: list[int] = []  # … and its seat
        self.clock: Clock | None = None
        self.brought: int | None = None  # plies that were made elsewhere; None: it began here
        self.clocks: list[list[int]] = []  # the time left of each seat after every ply
        self.back: Back | None = None
        self.draw_offers: set[int] = set()  # by whom
        self.pause_asked: set[int] = set()  # by whom
        self.paused = False
        self.left_to_bots = False  # absent players are not waited for
        self.beside: dict[int | None, int] = {}  # what seats, and the host, did besides moving
        self.voided_number = 0  # the last event that voided a request or an offer
        self.rematch: set[int] = set()  # who wants to play again
        self.next_table: str | None = None
        self.answered: dict[str, int] = {}  # as of seats, for a host without one
        self.left: list[int] = []  # who resigned or lost on time, in order
        self.ending: Ending | None = None
        self._foreseen: tuple[Position, str | None, Position] | None = None
        self._last_step: tuple[Position, Position] | None = None  # if a move came last
        self._kept: list[Position] = []
        for event in events:
            self.apply(event)
        if self.rules_changed:
            self.position = self._as_far_as_possible()

    @classmethod
    def replaying(cls, id: str, events: Iterable[Event]) -> "Generator[None, None, Match]":
        """The same with a rest after every event, for long games."""
        match = cls(id)
        for event in events:
            match.apply(event)
            yield
        if match.number and match.rules_changed:
            match.position = match._as_far_as_possible()
        return match

    # ---- Queries --------------------------------------------------------------------------

    @property
    def bot_to_move(self) -> int | None:
        """The level of the computer player to move."""
        return None if self.to_move is None else self.seats[self.to_move].bot

    @property
    def bot_due(self) -> int | None:
        """… if it should move now."""
        return None if self.paused or self.rests else self.bot_to_move

    @property
    def stand_in_moves(self) -> bool:
        """Whether the computer is to move for a player who may return."""
        return self.to_move is not None and self.seats[self.to_move].stands_in

    @property
    def rests(self) -> bool:
        """The last person is away, and the computer has made one turn for them: a game is not
        played to its end without people, unless one asks for it."""
        if self.to_move is None or not self.stand_in_moves or self.left_to_bots:
            return False
        return self.seats[self.to_move].has_stood_in and not self.persons

    @property
    def still_in(self) -> list[int]:
        """The seats that have not lost."""
        return [seat for seat in range(len(self.seats)) if self.seats[seat].out is None]

    @property
    def people(self) -> list[int]:
        """The seats that are meant for people."""
        return [number for number, seat in enumerate(self.seats) if seat.plan.kind != "bot"]

    @property
    def persons(self) -> list[int]:
        """The seats where people play now."""
        return [number for number, seat in enumerate(self.seats) if seat.is_person]

    @property
    def wakes_at(self) -> int | None:
        """When something is due that no client asks for."""
        if self.bot_due is not None:
            return self.at
        return self.clock.runs_out_at if self.clock is not None else None

    @property
    def is_arriving(self) -> bool:
        """Whether plies that were made elsewhere are still to come: no clock runs for them."""
        return len(self.movers) < (self.brought or 0)

    @property
    def was_moved_here(self) -> bool:
        """Whether the last ply was made at this table."""
        return len(self.movers) > (self.brought or 0)

    @property
    def rules_changed(self) -> bool:
        """Whether the game began with other rules than today's. It cannot go on, but its
        moves are kept, and shown as far as they still can be played."""
        return self.rules is not None and self.rules != self.ruleset.game.version

    @property
    def seats_have_secrets(self) -> bool:
        """Whether a seat may know something now that the other seats may not."""
        game = self.ruleset.game
        hides = game.rules.redeal is not None and not game.hides_the_past
        return hides and self.stage == "running"

    def answer_to(self, seat: int | None, id: str | None) -> int | None:
        """The event that a command with this id has led to, if one has: a seat's command, or that
        of a host without one."""
        return None if id is None else self._answered(seat).get(id)

    def _answered(self, seat: int | None) -> dict[str, int]:
        return self.answered if seat is None else self.seats[seat].answered

    def left_after_undo(self, seat: int, at: int) -> list[int] | None:
        """Each seat's time if the turn that a seat has ended continues as if it had not: its clock
        has been running all the while, so that undoing gains no time to think. None: there is no
        clock, or the turn has not ended."""
        clock = self.clock
        if clock is None or clock.running == seat:
            return None
        left = [*self.clocks[-1]]
        left[seat] = clock.after_running(left[seat], at)
        return left

    def foresee(self, move: str) -> Position:
        """The position after a move, cached so that it is played only once."""
        position = self.running_position()
        after = position.play(move)
        self._foreseen = (position, after.last_move, after)
        return after

    def running_position(self) -> Position:
        """The position of a game that has begun."""
        if self.position is None:
            raise RuntimeError(f"match {self.id} has not begun")
        return self.position

    def position_after(self, plies: int) -> Position:
        """The position after this many plies."""
        position = self.running_position()
        moves = position.history
        if plies >= len(moves):
            return position
        if self._last_step is not None and plies == len(moves) - 1:
            return self._last_step[0]
        kept = plies // KEPT_EVERY
        again = self._kept[kept]
        for move in moves[kept * KEPT_EVERY : plies]:
            again = again.play(move)
        return again

    def positions(self, first: int) -> list[Position]:
        """The positions from the one after this many plies to the current one."""
        if first == len(self.movers) - 1 and self._last_step is not None:
            return [*self._last_step]
        positions = [self.position_after(first)]
        for move in self.running_position().history[first:]:
            positions.append(positions[-1].play(move))
        return positions

    def step(self, ply: int) -> tuple[Position, Position]:
        """The positions before and after one ply."""
        before = self.position_after(ply)
        return before, before.play(self.running_position().history[ply])

    def steps(self, first: int) -> list[tuple[Position, Position]]:
        """The positions before and after every ply from this one on."""
        return [*pairwise(self.positions(first))]

    def _first_position(self) -> Position:
        return self.ruleset.start(setup=self.setup, seats=self.players, first=self.first or 0)

    def _as_far_as_possible(self) -> Position | None:
        """The position where the moves no longer fit today's rules; None if even the set-up does
        not."""
        position = None
        with suppress(SpielwerkError):
            position = self._first_position()
            for ply, move in enumerate(self.moves):
                self._keep(position, ply)
                position = position.play(move)
        return position

    def _keep(self, position: Position, plies: int) -> None:
        """Every so often a position is kept, in place of those that were taken back."""
        del self._kept[plies // KEPT_EVERY + 1 :]
        if len(self._kept) * KEPT_EVERY == plies:
            self._kept.append(position)

    @property
    def players(self) -> list[str]:
        """Who plays, for the record."""
        return [
            "person" if seat.bot is None else seat.program or f"level {seat.bot}"
            for seat in self.seats
        ]

    def record(self) -> str:
        """The game as text, with the moves that were made by other rules."""
        if not self.rules_changed:
            return self.running_position().record()
        return self.ruleset.record(
            setup=self.setup,
            seats=self.players,
            first=self.first or 0,
            moves=self.moves,
            rules=self.rules or 1,
        )

    # ---- Events ---------------------------------------------------------------------------

    def after(self, events: Iterable[Event]) -> "Match":
        """The match after some more events. This one stays as it is."""
        later = _alike(self)
        later.seats = [_alike(seat) for seat in self.seats]
        if self.clock is not None:
            later.clock = replace(self.clock, left=[*self.clock.left])
        for event in events:
            later.apply(event)
        if later.rules_changed:
            later.position = later._as_far_as_possible()
        return later

    def apply(self, event: Event) -> None:
        """Apply an event. Everything has been decided already."""
        if event.number != self.number + 1:
            raise ValueError(f"match {self.id}: event {event.number} after {self.number}")
        what = event.what
        self._count_beside(what)
        self._follow(event, what)
        self.number, self.at = event.number, event.at
        if what.id is not UNSET:
            self._remember(self._answered(what.asker), what.id, event.number)

    def _remember(self, answered: dict[str, int], id: str, number: int) -> None:
        answered[id] = number
        if len(answered) > REMEMBERED_IDS:
            del answered[next(iter(answered))]

    def _count_beside(self, what: What) -> None:
        agrees = isinstance(what, happened.PauseAsked) and self.pause_asked
        if isinstance(what, BESIDE) and not agrees:
            who = getattr(what, "seat", None)
            self.beside = {**self.beside, who: self.beside.get(who, 0) + 1}
        elif isinstance(what, happened.Moved) and self.beside:
            left = {who: count - MADE_UP_FOR for who, count in self.beside.items()}
            self.beside = {who: count for who, count in left.items() if count > 0}

    def _follow(self, event: Event, what: What) -> None:  # noqa: C901
        """One case for every kind of event."""
        match what:
            case happened.Moved():
                self._moved(event, what)
            case happened.Created():
                self._created(what)
            case happened.SeatTaken():
                self._seat_taken(what)
            case happened.SeatDeclined():
                self.seats[what.seat].declined = True
            case happened.StartWanted():
                self.start_wanted = True
            case happened.ColourChosen():
                self._give_colour(what.seat, what.colour)
            case happened.Started():
                self._started(event, what)
            case happened.Clock():
                if self.clock is not None:
                    self.clock.since += what.paused
            case happened.PauseAsked():
                self.pause_asked.add(what.seat)
            case happened.PauseDeclined():
                self.pause_asked.clear()
            case happened.Paused():
                self.paused = True
                self.pause_asked.clear()
                if self.clock is not None:
                    self.clock.hold(event.at)
            case happened.Resumed():
                self._resume(event)
            case happened.Undone():
                self._undone(event, what)
            case happened.BackAsked():
                self.back = Back(what.seat, what.plies)
            case happened.BackAgreed():
                if self.back is not None:
                    self.back = replace(self.back, agreed=(*self.back.agreed, what.seat))
            case happened.BackGiven():
                self._take_back(event, what.seat, what.plies)
            case happened.BackDeclined():
                self.back = None
            case happened.DrawOffered() | happened.DrawAgreed():
                self.draw_offers.add(what.seat)
            case happened.DrawDeclined():
                self.draw_offers.clear()
            case happened.Resigned():
                self._leave(what.seat, "resigned")
            case happened.TimedOut():
                if what.loses:
                    self._leave(what.seat, "time")
            case happened.BotTookOver():
                seat = self.seats[what.seat]
                seat.bot, seat.stands_in, seat.has_stood_in = what.level, seat.out is None, False
                if self.clock is not None and self.clock.running == what.seat:
                    self.clock.hold(event.at)
            case happened.PersonReturned():
                self.seats[what.seat].bot, self.seats[what.seat].stands_in = None, False
                self.left_to_bots = False
                self._set_clock(event.at, finished=False)
            case happened.LeftToBots():
                self.left_to_bots = True
            case happened.Ended():
                self.stage, self.to_move = "over", None
                self.ending = Ending(what.ranks, what.by, what.rule)
                self.paused = False
                self._set_clock(event.at, finished=False)
            case happened.Reacted():
                pass
            case happened.Onlookers():
                self.onlookers = what.allowed
            case happened.RematchAsked():
                self.rematch.add(what.seat)
            case happened.Rematched():
                self.next_table = what.table
            case _:
                assert_never(what)

    def _created(self, what: happened.Created) -> None:
        self.setting = what.setting
        self.ruleset = self.setting.ruleset()
        self.seed = what.seed
        self.host, self.watch = what.host, what.watch
        self.onlookers = self.setting.onlookers
        self.seats = [
            Seat(plan, plan.name, token, taken=plan.kind == "bot", bot=plan.level)
            for plan, token in zip(self.setting.seats, what.tokens, strict=True)
        ]
        self.colours = list(self.setting.colours)
        for number, plan in enumerate(self.setting.seats):
            if plan.colour is not None:
                self._give_colour(number, plan.colour)

    def _seat_taken(self, what: happened.SeatTaken) -> None:
        seat = self.seats[what.seat]
        seat.taken = True
        seat.name = what.name or seat.name
        seat.token = seat.token if what.token is UNSET else what.token
        if what.device is not UNSET:
            seat.devices.append(what.device)

    def _give_colour(self, seat: int, colour: int) -> None:
        """The seat that had the colour gets this one's."""
        before = self.colours.index(colour)
        self.colours[before], self.colours[seat] = self.colours[seat], colour
        self.seats[seat].colour = colour
        if before != seat and before < len(self.seats):
            self.seats[before].colour = None

    def _started(self, event: Event, what: happened.Started) -> None:
        self.stage = "running"
        self.first, self.rules = what.first, what.rules
        self.brought = None if what.brought is UNSET else what.brought
        if self.rules > self.ruleset.game.version:  # another process runs a newer program
            raise NewerRules("error-table-newer", game=self.ruleset.game.name)
        self.setup = self._deal() if what.setup is None else what.setup
        for seat, level in what.bots.items():
            self.seats[int(seat)].taken, self.seats[int(seat)].bot = True, level
        if self.setting.clock is not None:
            self.clock = Clock.new(self.setting.clock, len(self.seats))
        if not self.rules_changed:
            self._go_on(event, self._first_position())

    def _deal(self) -> dict[str, Any]:
        return self.ruleset.start(seed=self.seed, first=self.first or 0).setup

    def _moved(self, event: Event, what: happened.Moved) -> None:
        before = self.position
        after = None if self.rules_changed else self._played(what.move)
        self.moves.append(what.move)
        self.movers.append(what.seat)
        if after is not None and after.to_move != what.seat:
            self.seats[what.seat].has_stood_in = self.seats[what.seat].stands_in
        if self.clock is not None:
            self.clock.since += what.waited or 0
            self.clocks.append(self.clock.rests_at(event.at))
        if before is not None and after is not None:
            self._go_on(event, after)
            self._last_step = before, after

    def _played(self, move: str) -> Position:
        position = self.running_position()
        before, foreseen, after = self._foreseen or (None, None, position)
        return after if before is position and foreseen == move else position.play(move)

    def _go_on(self, event: Event, position: Position, finished: bool = True) -> None:
        """The position has changed, so earlier requests and offers are void."""
        self.position, self.position_number = position, event.number
        self.to_move = position.to_move
        self._foreseen = self._last_step = None
        self._keep(position, len(self.movers))
        if self.back is not None or self.draw_offers or self.pause_asked:
            self.back, self.voided_number = None, event.number
            self.draw_offers.clear()
            self.pause_asked.clear()
        self._set_clock(event.at, finished)

    def _resume(self, event: Event) -> None:
        self.paused = False
        self._set_clock(event.at, finished=False)

    def _set_clock(self, at: int, finished: bool = True) -> None:
        if self.clock is not None and not self.is_arriving and not self.paused:
            seat = self.to_move
            if self.clock.held != seat:  # that turn is over
                self.clock.held = None
            person = seat is not None and self.seats[seat].bot is None
            self.clock.run_for(seat if person else None, at, finished)

    def _take_back(self, event: Event, seat: int, plies: int) -> None:
        self.seats[seat].taken_back += 1
        kept = len(self.movers) - plies
        if self.brought is not None:
            self.brought = min(self.brought, kept)
        del self.moves[kept:], self.movers[kept:], self.clocks[kept:]
        if not self.rules_changed:
            self._go_on(event, self.position_after(kept), finished=False)

    def _undone(self, event: Event, what: happened.Undone) -> None:
        left = self.left_after_undo(what.seat, event.at)
        self._take_back(event, what.seat, what.plies)
        if self.clock is not None and left is not None:
            self.clock.left = left

    def _leave(self, seat: int, why: Literal["resigned", "time"]) -> None:
        self.seats[seat].out = why
        self.left.append(seat)
        self.seats[seat].stands_in = False
        self.back = None
        self.draw_offers.clear()
        self.pause_asked.clear()


def _alike(thing: Thing) -> Thing:
    """A copy with lists and the like of its own, whose contents it shares."""
    copy: Thing = object.__new__(type(thing))
    copy.__dict__ = thing.__dict__.copy()
    for name, value in thing.__dict__.items():
        if type(value) in _GROWING:
            copy.__dict__[name] = value.copy()
    return copy
