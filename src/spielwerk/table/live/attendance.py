"""Who is at a table: the clients of this process, and the seats that other processes report."""

from collections.abc import Iterable
from math import ceil
from typing import Protocol

from msgspec import UNSET

from spielwerk.table.live.services import Services
from spielwerk.table.match.events import Event, SeatTaken
from spielwerk.table.match.refusals import Refused
from spielwerk.table.match.seating import Who
from spielwerk.table.protocol.bulletin import encode
from spielwerk.table.protocol.outgoing import Presence


class Listener(Protocol):
    """A client that is sent what happens at a table."""

    who: Who

    def post(self, message: bytes) -> None:
        """Send something soon; never waits."""

    def send_away(self, why: Refused | None = None) -> None:
        """Disconnect the client because the table cannot be played on for this reason; without
        one, because onlookers are no longer allowed, or the game has begun without a reader."""

    def send_elsewhere(self) -> None:
        """Disconnect the client because another process may do better."""


class Attendance:
    """The listeners of a room, and which seats' players are connected anywhere."""

    def __init__(self, services: Services, table: str, seats: int) -> None:
        self.listeners: set[Listener] = set()
        self._services = services
        self._table = table
        self._elsewhere: dict[str, tuple[set[int], float]] = {}  # seats at other processes
        # When each player was last known to be connected. A restart of the server does not count.
        self._seats = range(seats)
        self._seen_at = dict.fromkeys(self._seats, self._now())
        self._announced = self.present(), self._away_since()

    def _now(self) -> float:
        return self._services.time_source.monotonic()

    # ---- This process ---------------------------------------------------------------------

    def add(self, listener: Listener) -> None:
        """A client has joined."""
        new = {*listener.who.seats} - self.here()
        self.listeners.add(listener)
        if new:
            self._changed()
        elif listener.who.is_onlooker or listener.who.reads:
            self._announce()

    def remove(self, listener: Listener) -> None:
        """A client has left."""
        self.listeners.discard(listener)
        if listener.who.is_onlooker or listener.who.reads:
            self._announce()
        elif lost := {*listener.who.seats} - self.here():
            self._seen_at |= dict.fromkeys(lost, self._now())
            self._changed()

    def note(self, events: Iterable[Event]) -> None:
        """Players who sit down or do something are there, at whichever process."""
        for event in events:
            what = event.what
            is_own_doing = what.id is not UNSET or isinstance(what, SeatTaken)
            if is_own_doing and what.asker is not None:
                self._seen_at[what.asker] = self._now()

    def here(self) -> set[int]:
        """The seats whose players are connected to this process."""
        return {seat for each in self.listeners for seat in each.who.seats}

    def watching(self) -> int:
        """How many onlookers are connected to this process."""
        return sum(listener.who.is_onlooker for listener in self.listeners)

    def reading(self) -> int:
        """How many clients of this process read the invitation to an open seat."""
        return sum(listener.who.reads for listener in self.listeners)

    # ---- All processes --------------------------------------------------------------------

    def present(self) -> list[bool]:
        """Whether each seat is connected, to any process."""
        present = self.seats_present()
        return [seat in present for seat in self._seats]

    def seats_present(self) -> set[int]:
        """The seats that are connected, to any process."""
        here = self.here()
        for seats, until in self._elsewhere.values():
            if until > self._now() or self._services.is_deaf:
                here |= seats
        return here

    def is_gone(self, seat: int) -> bool:
        """Whether a player has been away for a while. As long as other processes cannot be heard,
        all players may be there."""
        if seat not in self._seats:
            return False
        since = self._away_since()[seat]
        return since is not None and self._now() - since >= self._services.gone_after

    def gone_in(self) -> list[int | None]:
        """In how many milliseconds each seat's player will be gone."""
        after, now = self._services.gone_after, self._now()
        return [
            None if since is None else max(0, ceil(1000 * (after - (now - since))))
            for since in self._away_since()
        ]

    def _away_since(self) -> list[float | None]:
        """Since when each seat's player has been away; None: they may be there."""
        services = self._services
        if services.is_deaf and not services.is_alone:
            return [None] * len(self._seats)
        return [
            None if is_there else max(self._seen_at[seat], services.hears_since)
            for seat, is_there in enumerate(self.present())
        ]

    def seats_elsewhere(self, process: str, seats: set[int], seconds: float) -> None:
        """Another process reports who is connected there. A process that is new to this one gets
        an answer."""
        if process not in self._elsewhere:
            self.publish()
        self.announce_changes()
        now, before = self._now(), self.seats_present()
        self._elsewhere[process] = (seats, now + seconds)
        lost = before - self.seats_present()
        self._seen_at |= dict.fromkeys(seats | lost, now)
        self.announce_changes()

    # ---- Messages -------------------------------------------------------------------------

    def announce_changes(self) -> None:
        """Send the presence if it has changed. Reports of other processes expire silently."""
        if (self.present(), self._away_since()) != self._announced:
            self._announce()

    def publish(self) -> None:
        """Name the seats that are connected here, if any, to a process that may not know them."""
        if here := self.here():
            self._services.publish(self._table, seats=here)

    def _changed(self) -> None:
        self._announce()
        self._services.publish(self._table, seats=self.here())

    def _announce(self) -> None:
        present = self.present()
        self._announced = present, self._away_since()
        message = encode(
            Presence(
                present=present,
                gone_in=self.gone_in(),
                watching=self.watching(),
                reading=self.reading(),
            )
        )
        for listener in self.listeners:
            listener.post(message)
