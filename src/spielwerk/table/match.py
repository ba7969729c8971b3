"""A match: the replay of its events. Decisions are made in `commands`, not here."""

from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

from spielwerk.engine.game import Ruleset
from spielwerk.engine.position import Position
from spielwerk.table.clock import Clock
from spielwerk.table.events import Event
from spielwerk.table.setting import SeatPlan, Setting
from spielwerk.table.storage import Stage

REMEMBERED_IDS = 64  # per seat: clients resend only what was not answered


@dataclass
class Seat:
    """Who sits somewhere."""

    plan: SeatPlan
    name: str | None = None
    token: str | None = None  # its digest
    taken: bool = False  # somebody came, or the computer sits here
    bot: int | None = None  # the level of the computer player that now plays this seat
    out: Literal["resigned", "time"] | None = None  # its person has lost for good
    answered: OrderedDict[str, int] = field(default_factory=OrderedDict)  # client id: event number
    colour: int | None = None  # the chosen one; None: whichever was left

    @property
    def is_person(self) -> bool:
        """Whether a person still plays here."""
        return self.taken and self.bot is None and self.out is None


@dataclass(frozen=True)
class Ending:
    ranks: list[int]
    by: Literal["rules", "resigned", "time", "draw"]
    rule: str | None  # the rule that ended the game, if one did


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
        self.colours: list[int] = []  # of the seats, then the unused ones
        self.first: int | None = None  # the seat that began
        self.position: Position | None = None
        self.position_number = 0  # the event that led to the current position
        self.to_move: int | None = None
        self.movers: list[int] = []  # the seat of every ply
        self.clock: Clock | None = None
        self.clocks: list[list[int]] = []  # everybody's time left after every ply
        self.back: dict[str, Any] | None = None  # a pending request for a take-back
        self.draw: set[int] = set()  # who wants a draw
        self.voided_number = 0  # the last event that voided a request or an offer
        self.rematch: set[int] = set()  # who wants to play again
        self.next_table: str | None = None
        self.left: list[int] = []  # who resigned or lost on time, in order
        self.ending: Ending | None = None
        self._foreseen: tuple[Position, str | None, Position] | None = None
        for event in events:
            self.apply(event)

    # ---- Queries --------------------------------------------------------------------------

    @property
    def bot_to_move(self) -> int | None:
        """The level of the computer player to move."""
        return None if self.to_move is None else self.seats[self.to_move].bot

    @property
    def still_in(self) -> list[int]:
        return [seat for seat in range(len(self.seats)) if self.seats[seat].out is None]

    @property
    def persons(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.is_person]

    @property
    def wakes_at(self) -> int | None:
        """When something is due that no client asks for."""
        if self.bot_to_move is not None:
            return self.at
        return self.clock.runs_out_at if self.clock is not None else None

    def foresee(self, move: str) -> Position:
        """The position after a move, cached so that it is played only once."""
        position = self.running_position()
        after = position.play(move)
        self._foreseen = (position, after.last_move, after)
        return after

    def running_position(self) -> Position:
        if self.position is None:
            raise RuntimeError(f"match {self.id} has not begun")
        return self.position

    def position_after(self, plies: int) -> Position:
        """The position after this many plies."""
        position = self.running_position()
        if plies == len(self.movers):
            return position
        again = self._first_position()
        for move in position.history[:plies]:
            again = again.play(move)
        return again

    def _first_position(self) -> Position:
        names = ["person" if seat.bot is None else f"level {seat.bot}" for seat in self.seats]
        return self.ruleset.start(seed=self.seed, seats=names, first=self.first or 0)

    # ---- Events ---------------------------------------------------------------------------

    def apply(self, event: Event) -> None:
        """Apply an event. Everything has been decided already."""
        if event.number != self.number + 1:
            raise ValueError(f"match {self.id}: event {event.number} after {self.number}")
        _HAPPENINGS[event.kind](self, event)
        self.number, self.at = event.number, event.at
        if "id" in event.data:
            self._remember(event)

    def _remember(self, event: Event) -> None:
        answered = self.seats[event.data["seat"]].answered
        answered[event.data["id"]] = event.number
        if len(answered) > REMEMBERED_IDS:
            answered.popitem(last=False)

    def _created(self, event: Event) -> None:
        data = event.data
        self.setting = msgspec.convert(data["setting"], Setting)
        self.ruleset = self.setting.ruleset()
        self.seed = data["seed"]
        self.host, self.watch = data["host"], data["watch"]
        self.onlookers = self.setting.onlookers
        self.seats = [
            Seat(plan, plan.name, token, taken=plan.kind == "bot", bot=plan.level)
            for plan, token in zip(self.setting.seats, data["tokens"], strict=True)
        ]
        self.colours = list(self.setting.colours)
        for number, plan in enumerate(self.setting.seats):
            if plan.colour is not None:
                self._give_colour(number, plan.colour)

    def _seat_taken(self, event: Event) -> None:
        seat = self.seats[event.data["seat"]]
        seat.taken = True
        seat.name = event.data["name"] or seat.name
        seat.token = event.data.get("token", seat.token)

    def _colour_chosen(self, event: Event) -> None:
        self._give_colour(event.data["seat"], event.data["colour"])

    def _give_colour(self, seat: int, colour: int) -> None:
        """The seat that had the colour gets this one's."""
        before = self.colours.index(colour)
        self.colours[before], self.colours[seat] = self.colours[seat], colour
        self.seats[seat].colour = colour
        if before != seat and before < len(self.seats):
            self.seats[before].colour = None

    def _started(self, event: Event) -> None:
        self.stage = "running"
        self.first = event.data.get("first", 0)  # older events do not have it
        for seat, level in event.data["bots"].items():
            self.seats[int(seat)].taken, self.seats[int(seat)].bot = True, level
        if self.setting.clock is not None:
            self.clock = Clock.new(self.setting.clock, len(self.seats))
        self._go_on(event, self._first_position())

    def _moved(self, event: Event) -> None:
        position, move = self.running_position(), event.data["move"]
        before, foreseen, after = self._foreseen or (None, None, position)
        if before is not position or foreseen != move:
            after = position.play(move)
        self.movers.append(event.data["seat"])
        if self.clock is not None:
            self.clocks.append(self.clock.all_left_at(event.at))
        self._go_on(event, after)

    def _go_on(self, event: Event, position: Position, finished: bool = True) -> None:
        """The position has changed, so earlier requests and offers are void."""
        self.position, self.position_number = position, event.number
        self.to_move = position.to_move
        self._foreseen = None
        if self.back is not None or self.draw:
            self.back, self.voided_number = None, event.number
            self.draw.clear()
        self._set_clock(event.at, finished)

    def _set_clock(self, at: int, finished: bool = True) -> None:
        if self.clock is not None:
            seat = self.to_move
            person = seat is not None and self.seats[seat].bot is None
            self.clock.run_for(seat if person else None, at, finished)

    def _clock(self, event: Event) -> None:
        """Time while there was no server does not count."""
        if self.clock is not None:
            self.clock.since += event.data["paused"]

    def _taken_back(self, event: Event) -> None:
        plies = len(self.movers) - event.data["plies"]
        position = self.position_after(plies)
        del self.movers[plies:], self.clocks[plies:]
        self._go_on(event, position, finished=False)

    def _undone(self, event: Event) -> None:
        """The turn continues as if it had not ended. Nobody gains or loses time."""
        clock = self.clock
        before = self.clocks[-1] if clock and clock.running != event.data["seat"] else None
        self._taken_back(event)
        if clock is not None and before is not None:
            clock.left = before

    def _back_asked(self, event: Event) -> None:
        self.back = {"seat": event.data["seat"], "plies": event.data["plies"], "agreed": []}

    def _back_agreed(self, event: Event) -> None:
        if self.back is not None:
            self.back["agreed"].append(event.data["seat"])

    def _back_declined(self, event: Event) -> None:
        self.back = None

    def _draw_offered(self, event: Event) -> None:
        self.draw.add(event.data["seat"])

    def _draw_declined(self, event: Event) -> None:
        self.draw.clear()

    def _resigned(self, event: Event) -> None:
        self._leave(event, "resigned")

    def _timed_out(self, event: Event) -> None:
        if event.data["loses"]:
            self._leave(event, "time")

    def _leave(self, event: Event, why: Literal["resigned", "time"]) -> None:
        self.seats[event.data["seat"]].out = why
        self.left.append(event.data["seat"])
        self.back = None
        self.draw.clear()

    def _bot_took_over(self, event: Event) -> None:
        self.seats[event.data["seat"]].bot = event.data["level"]
        self._set_clock(event.at, finished=False)

    def _person_returned(self, event: Event) -> None:
        self.seats[event.data["seat"]].bot = None
        self._set_clock(event.at, finished=False)

    def _reacted(self, event: Event) -> None:
        """A reaction changes nothing."""

    def _onlookers(self, event: Event) -> None:
        self.onlookers = event.data["allowed"]

    def _ended(self, event: Event) -> None:
        self.stage, self.to_move = "over", None
        self.ending = msgspec.convert(event.data, Ending)
        self._set_clock(event.at, finished=False)

    def _rematch_asked(self, event: Event) -> None:
        self.rematch.add(event.data["seat"])

    def _rematched(self, event: Event) -> None:
        self.next_table = event.data["table"]


_HAPPENINGS = {
    "created": Match._created,
    "seat_taken": Match._seat_taken,
    "colour_chosen": Match._colour_chosen,
    "started": Match._started,
    "moved": Match._moved,
    "clock": Match._clock,
    "undone": Match._undone,
    "back_asked": Match._back_asked,
    "back_agreed": Match._back_agreed,
    "back_given": Match._taken_back,
    "back_declined": Match._back_declined,
    "draw_offered": Match._draw_offered,
    "draw_agreed": Match._draw_offered,
    "draw_declined": Match._draw_declined,
    "resigned": Match._resigned,
    "timed_out": Match._timed_out,
    "bot_took_over": Match._bot_took_over,
    "person_returned": Match._person_returned,
    "reacted": Match._reacted,
    "onlookers": Match._onlookers,
    "ended": Match._ended,
    "rematch_asked": Match._rematch_asked,
    "rematched": Match._rematched,
}
