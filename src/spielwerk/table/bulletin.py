"""What a client at a table is sent, as JSON: only what its seat may know."""

from collections.abc import Sequence
from typing import Any

import msgspec

from spielwerk.table.events import Event
from spielwerk.table.match import Match

VERSION = 1
MOST_MISSED = 100  # events sent again to a client that was away

# The parts of an event that may be sent. Everything else stays secret: seeds, tokens.
TELLABLE = {
    "created": (),
    "seat_taken": ("seat", "name"),
    "colour_chosen": ("seat", "colour"),
    "started": ("bots", "first", "lot"),
    "moved": ("seat", "move", "stood_in"),
    "clock": ("paused",),
    "undone": ("seat", "plies"),
    "back_asked": ("seat", "plies"),
    "back_agreed": ("seat",),
    "back_given": ("seat", "plies"),
    "back_declined": ("seat",),
    "draw_offered": ("seat",),
    "draw_agreed": ("seat",),
    "draw_declined": ("seat",),
    "resigned": ("seat",),
    "timed_out": ("seat", "loses"),
    "bot_took_over": ("seat", "level", "why"),
    "person_returned": ("seat",),
    "reacted": ("seat", "reaction"),
    "onlookers": ("allowed",),
    "ended": ("ranks", "by", "rule"),
    "rematch_asked": ("seat",),
    "rematched": (),
}
# Only these events change the game's position.
CHANGES_POSITION = {"started", "moved", "undone", "back_given", "bot_took_over", "person_returned"}

encode = msgspec.json.Encoder().encode


class Bulletin:
    """What has just happened, as each seat sees it. Made on demand, once for all clients that may
    know the same."""

    def __init__(self, match: Match, events: Sequence[Event], now: int) -> None:
        self._match = match
        self._events = events
        self._now = now
        self._ready: dict[int | None, bytes] = {}
        self._view: dict[str, Any] | None = None
        kinds = [event.kind for event in events]
        self._moves_only = kinds == ["moved"] and match.voided_number < events[0].number
        self._changes_position = any(kind in CHANGES_POSITION for kind in kinds)

    def for_seat(self, seat: int | None) -> bytes:
        if seat not in self._ready:
            self._ready[seat] = encode(self._message(seat))
        return self._ready[seat]

    def _message(self, seat: int | None) -> dict[str, Any]:
        match = self._match
        message: dict[str, Any] = {
            "v": VERSION,
            "type": "events",
            "n": match.number,
            "events": [told(event, seat) for event in self._events],
        }
        if not self._moves_only:
            message["table"] = table(match)
        if match.clock is not None:
            message["clock"] = clock(match, self._now)
        if self._changes_position or match.stage == "over":
            message["view"] = self._view_of(seat)
            if (moves := legal(match, seat)) is not None:
                message["legal"] = moves
        return message

    def _view_of(self, seat: int | None) -> dict[str, Any]:
        if self._match.ruleset.rules.redeal is not None:
            return self._match.running_position().view(seat)
        if self._view is None:
            self._view = self._match.running_position().view(seat)
        return {**self._view, "seat": seat}


def told(event: Event, seat: int | None) -> dict[str, Any]:
    """An event as a seat sees it. The client that caused it recognises it by the id that it
    sent."""
    data = event.data
    message = {"n": event.number, "kind": event.kind}
    for name in TELLABLE[event.kind]:
        if name in data:
            message[name] = data[name]
    if "id" in data and data["seat"] == seat:
        message["id"] = data["id"]
    if event.kind == "rematched" and seat is not None:
        message["table"] = data["table"]
    return message


def snapshot(
    match: Match, seat: int | None, is_host: bool, now: int, missed: Sequence[Event] | None = None
) -> dict[str, Any]:
    """Everything that a client needs when it connects or comes back. `missed` holds the events
    since it left, if that is known."""
    message: dict[str, Any] = {
        "v": VERSION,
        "type": "snapshot",
        "n": match.number,
        "seat": seat,
        "host": is_host,
        "table": table(match),
    }
    if match.clock is not None:
        message["clock"] = clock(match, now)
    if match.next_table is not None and seat is not None:
        message["next"] = match.next_table
    if match.position is not None:
        message["view"] = match.position.view(seat)
        message["moves"] = moves(match)
        if (possible := legal(match, seat)) is not None:
            message["legal"] = possible
    hides = match.ruleset.game.hides_the_past and match.stage != "over"
    if missed is not None and len(missed) <= MOST_MISSED and not hides:
        message["missed"] = [told(event, seat) for event in missed]
    return message


def moves(match: Match) -> list[dict[str, Any]]:
    """The moves so far that may be shown, and who made them."""
    position = match.running_position()
    texts = position.told() if match.stage == "running" else position.history
    seats = match.movers[len(match.movers) - len(texts) :]
    return [{"seat": seat, "move": text} for seat, text in zip(seats, texts, strict=True)]


def legal(match: Match, seat: int | None) -> list[str] | None:
    """The legal moves, if it is this seat's turn."""
    if seat is None or match.to_move != seat or match.seats[seat].bot is not None:
        return None
    return match.running_position().moves_as_text()


def table(match: Match) -> dict[str, Any]:
    """Who sits where, and what is going on around the game."""
    setting = match.setting
    return {
        "table": match.id,
        "game": setting.game,
        "players": setting.players,
        "options": setting.options,
        "stage": match.stage,
        "seats": [
            {
                "kind": seat.plan.kind,
                "name": seat.name,
                "taken": seat.taken,
                "bot": seat.bot,
                "out": seat.out,
                "colour": seat.colour,
            }
            for seat in match.seats
        ],
        "clock": None if setting.clock is None else msgspec.to_builtins(setting.clock),
        "hints": setting.hints,
        "takebacks": setting.takebacks,
        "draws": match.ruleset.game.has_draws,
        "onlookers": match.onlookers,
        "start": setting.start,
        "begins": setting.first or 0,
        "first": match.first,
        "colours": match.colours,
        "back": match.back,
        "draw": sorted(match.draw),
        "rematch": sorted(match.rematch),
        "ending": None if match.ending is None else msgspec.to_builtins(match.ending),
    }


def clock(match: Match, now: int) -> dict[str, Any] | None:
    """Everybody's remaining time in milliseconds, and whose clock is running."""
    if match.clock is None:
        return None
    seats = range(len(match.seats))
    return {
        "left": [match.clock.left_at(seat, now) for seat in seats],
        "running": match.clock.running,
    }
