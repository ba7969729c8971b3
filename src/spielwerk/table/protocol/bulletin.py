"""What a client at a table is sent: only what its seat may know."""

from collections.abc import Collection, Sequence
from typing import Any, cast

import msgspec
from msgspec import UNSET, UnsetType

from spielwerk.engine.game import Game
from spielwerk.engine.position import Position
from spielwerk.games import is_house
from spielwerk.locale import say
from spielwerk.table.match.events import (
    BackGiven,
    Change,
    Effect,
    Event,
    Moved,
    Undone,
    What,
)
from spielwerk.table.match.match import Match
from spielwerk.table.match.seating import Who
from spielwerk.table.protocol.outgoing import (
    ClockTimes,
    Events,
    PlayedMove,
    SeatInfo,
    Sight,
    Snapshot,
    TableInfo,
    View,
)

MOST_MISSED = 100  # events sent again to a client that was away
MOST_RECENT = 40  # moves whose effects are in a snapshot

Done = dict[int, list[Effect]]  # what moves did, by the numbers of their events

encode = msgspec.json.Encoder().encode


class Bulletin:
    """What has just happened, as each seat sees it. Made on demand, once for all clients that may
    know the same."""

    def __init__(self, match: Match, events: Sequence[Event], now: int) -> None:
        self._match = match
        self._events = events
        self._now = now
        self._ready: dict[tuple[int | None, tuple[int, ...], bool], bytes] = {}
        self._views: dict[bool, View] = {}
        self._done: dict[int | None, Done] = {}
        self._hides = match.ruleset.rules.redeal is not None
        kinds = [type(event.what) for event in events]
        is_void = match.voided_number >= events[0].number
        # Where computers stand in for all players, a move may begin or end a rest.
        may_rest = any(seat.stands_in for seat in match.seats) and not match.persons
        self._moves_only = kinds == [Moved] and not is_void and not may_rest
        self._changes_position = any(issubclass(kind, Change) for kind in kinds)

    def for_client(self, who: Who) -> bytes:
        """The encoded message for a client."""
        key = eyes(self._match, who), who.seats, who.plain
        if key not in self._ready:
            self._ready[key] = encode(self._message(*key))
        return self._ready[key]

    def _message(self, viewer: int | None, seats: tuple[int, ...], plain: bool) -> Events:
        match = self._match
        message = Events(n=match.number, events=_shown(self._events, seats, self._done_for(viewer)))
        if not self._moves_only:
            message.table = table(match)
        message.clock = clock(match, self._now)
        if match.position is not None and (self._changes_position or match.stage == "over"):
            message.view = self._view_of(viewer, plain)
            message.legal = legal(match, viewer)
        return message

    def _done_for(self, seat: int | None) -> Done:
        """What the moves did; where nothing is hidden, the same for all seats."""
        who = seat if self._hides else None
        if who not in self._done:
            self._done[who] = _effects(self._match, self._events, who)
        return self._done[who]

    def _view_of(self, seat: int | None, plain: bool) -> View:
        if self._hides:
            return view(self._match.running_position(), seat, plain)
        if plain not in self._views:
            self._views[plain] = view(self._match.running_position(), seat, plain)
        return {**self._views[plain], "seat": seat}


def eyes(match: Match, who: Who) -> int | None:
    """Through which seat's eyes a client sees the game; None: an onlooker's. As long as the seats
    have secrets from each other, a shared screen shows those of the seat in view, and none while
    it is covered. Without secrets, it shows the moves of its seat that is to move."""
    if match.seats_have_secrets:
        return None if who.covered else who.seat
    return match.to_move if match.to_move in who.others_here else who.seat


def shown(match: Match, events: Sequence[Event], who: Who) -> list[What]:
    """The latest events as a client sees them."""
    return _shown(events, who.seats, _effects(match, events, eyes(match, who)))


def _shown(events: Sequence[Event], seats: Collection[int], done: Done) -> list[What]:
    return [event.as_seen_by(seats, done.get(event.number, ())) for event in events]


def _effects(match: Match, events: Sequence[Event], seat: int | None) -> Done:
    """What the moves among the latest events did, unless they have been taken back."""
    stand: list[int] = []  # the numbers of their events
    taken_back = 0
    for event in reversed(events):
        what = event.what
        if isinstance(what, Undone | BackGiven):
            taken_back += what.plies
        elif isinstance(what, Moved):
            if taken_back:
                taken_back -= 1
            else:
                stand.insert(0, event.number)
    if not stand or match.rules_changed:
        return {}
    steps = match.steps(len(match.movers) - len(stand))
    return {
        number: effects(before, after, seat)
        for number, (before, after) in zip(stand, steps, strict=True)
    }


def effects(before: Position, after: Position, seat: int | None) -> list[Effect]:
    """What the last move did, as far as a seat may know."""
    done = before.effects(after.history[-1], seat, after)
    return cast(list[Effect], done)


def effects_ahead(position: Position, move: str, seat: int) -> list[Effect]:
    """What a move would do, if that reveals nothing."""
    return [] if position.reveals(move, seat) else effects(position, position.play(move), seat)


def view(position: Position, seat: int | None, plain: bool = False) -> View:
    """What a seat may know. A client that cannot draw the game, or asks for it, also gets the look
    of the board, which is made from the view alone, so that it reveals nothing more."""
    shown = position.view(seat)
    if plain or not is_house(position.game.id):
        shown |= _look(position.game, shown)
    return cast(View, shown)


def _look(game: Game, view: dict[str, Any]) -> dict[str, Any]:
    """The board as data, or else as letters."""
    if game.sketch is not None:
        return {"sketch": game.sketch(view).as_json()}
    lines = ("".join(text for text, _ in line) for line in game.picture(view, say))
    return {"picture": "\n".join(lines)}


def snapshot(
    match: Match,
    who: Who,
    now: int,
    missed: Sequence[Event] | None = None,
    present: Sequence[bool] = (),
    gone_in: Sequence[int | None] = (),
    watching: int = 0,
    reading: int = 0,
) -> Snapshot:
    """Everything that a client needs when it connects or comes back. `missed` holds the events
    since it left, if that is known."""
    message = Snapshot(
        n=match.number,
        seat=who.seat,
        host=who.is_host,
        table=table(match),
        present=list(present),
        gone_in=list(gone_in),
        watching=watching,
        reading=reading,
    )
    viewer = eyes(match, who)
    if who.others_here:
        message.seats = sorted(who.seats)
    message.clock = clock(match, now)
    if match.next_table is not None and who.seats:
        message.next = match.next_table
    if match.position is not None:
        message.view = view(match.position, viewer, who.plain)
    if match.stage != "open":
        message.moves = moves(match)
        message.legal = legal(match, viewer)
    hides = match.ruleset.game.hides_the_past and match.stage != "over"
    if missed is not None and len(missed) <= MOST_MISSED and not hides:
        message.missed = shown(match, missed, who)
    elif match.stage == "running" and not hides and not match.rules_changed:
        message.effects = recent_effects(match, viewer)
    return message


def recent_effects(match: Match, seat: int | None) -> list[list[Effect]]:
    """What the moves of every player's last turn did, as far as a seat may know."""
    movers = match.movers
    first, seen = len(movers), set[int]()
    while first > 0 and len(movers) - first < MOST_RECENT:
        mover = movers[first - 1]
        if mover in seen and mover != movers[first]:  # another turn of the same player
            break
        seen.add(mover)
        first -= 1
    return [effects(before, after, seat) for before, after in match.steps(first)]


def sight(match: Match, who: Who, now: int, id: str | None = None) -> Sight:
    """What a shared screen shows, now that a player has taken it or handed it on."""
    viewer = eyes(match, who)
    message = Sight(n=match.number, id=id, covered=who.covered, clock=clock(match, now))
    if match.position is not None:
        message.view = view(match.position, viewer, who.plain)
    if match.stage != "open":
        message.legal = legal(match, viewer)
    if match.seats_have_secrets and viewer is not None and not match.rules_changed:
        message.effects = recent_effects(match, viewer)
    return message


def moves(match: Match) -> list[PlayedMove]:
    """The moves so far that may be shown, and who made them."""
    texts = match.running_position().told() if match.stage == "running" else match.moves
    seats = match.movers[len(match.movers) - len(texts) :]
    return [PlayedMove(seat, text) for seat, text in zip(seats, texts, strict=True)]


def legal(match: Match, seat: int | None) -> list[str] | UnsetType:
    """The legal moves, if it is this seat's turn."""
    if seat is None or match.to_move != seat or match.paused:
        return UNSET
    if match.seats[seat].bot is not None:
        return UNSET
    return match.running_position().moves_as_text()


def table(match: Match) -> TableInfo:
    """Who sits where, and what is going on around the game."""
    setting, game = match.setting, match.ruleset.game
    return TableInfo(
        table=match.id,
        game=setting.game,
        players=setting.players,
        options=setting.options,
        variant=setting.variant,
        secrets=game.rules.redeal is not None,
        memory=game.hides_the_past,
        stage=match.stage,
        seats=[
            SeatInfo(seat.plan.kind, seat.name, seat.taken, seat.bot, seat.out, seat.colour)
            for seat in match.seats
        ],
        clock=setting.clock,
        hints=setting.hints,
        takebacks=setting.takebacks and not game.hides_the_past,
        draws=game.has_draws,
        onlookers=match.onlookers,
        start=setting.start,
        start_wanted=match.start_wanted,
        begins=setting.first or 0,
        first=match.first,
        colours=match.colours,
        back=match.back,
        draw=sorted(match.draw_offers),
        pause=sorted(match.pause_asked),
        paused=match.paused,
        rests=match.rests,
        rematch=sorted(match.rematch),
        ending=match.ending,
    )


def clock(match: Match, now: int) -> ClockTimes | UnsetType:
    """The remaining times, and whose clock is running."""
    if match.clock is None:
        return UNSET
    return ClockTimes(match.clock.all_left_at(now), match.clock.running)
