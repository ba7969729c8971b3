"""The interface between tables and storage. SQLite and Postgres both implement it."""

import hashlib
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

import msgspec

from spielwerk.table.match.clock import Pause
from spielwerk.table.match.events import KINDS, Event, Stage

NEVER = -1
BOTS = 10_000  # after the last beat, what was due in these milliseconds may be a bot's move
MISSED = 30_000  # milliseconds until all clients have found another process if theirs has vanished
Trouble = Literal["storage down", "disk full", "database locked"]


class Conflict(Exception):
    """Another process wrote to the match first, or it is gone: read it again."""


class StorageDown(Exception):
    """The storage cannot be reached, or refuses to write, and what is known of the reason."""

    def __init__(self, text: str = "", why: Trouble = "storage down") -> None:
        super().__init__(text)
        self.why: Trouble = why


class Damaged(StorageDown):
    """What was asked for cannot be read, though other things may be."""


@dataclass(frozen=True)
class Standing:
    """What a match can be found by, besides its id."""

    stage: Stage
    # When something is due that no client asks for (a computer player's move, a clock running out),
    # in milliseconds since 1970.
    wakes_at: int | None = None


@dataclass(frozen=True)
class FinishedGame:
    """A game that was played to the end."""

    match: str
    game: str
    players: int
    options: dict[str, Any]
    seats: list[str]  # who played: "person", "level 3" …
    ranks: list[int]
    ended_by: str
    ended_at: int
    turns: int
    record: str
    first: int
    colours: list[int]
    listed: bool = True  # in the list of finished games: it was played here, and not given up early

    @property
    def found_at(self) -> int:
        """The time by which the list finds it."""
        return self.ended_at if self.listed else NEVER

    @property
    def played(self) -> str:
        """The same for every record of the same game."""
        return what_was_played(self.record)


def what_was_played(record: str) -> str:
    """The same for every record of the same game: of the same set-up and moves by the same rules,
    however the players and the rules are named."""
    lines = [line for line in record.splitlines() if not line.startswith(("seats:", "variant:"))]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


class Storage(Protocol):
    """Where events are kept. Every method may raise StorageDown."""

    shared: bool  # whether other processes may write to it too

    async def open(self) -> None:
        """Connect, and create the tables if necessary."""

    async def close(self) -> None:
        """Finish what was begun, and disconnect."""

    async def append(
        self,
        match: str,
        events: Sequence[Event],
        standing: Standing | None = None,
        finished: FinishedGame | None = None,
    ) -> None:
        """Store events durably, all or none, with the match's new standing (None: unchanged) and,
        if it has ended, the finished game. Raises Conflict unless their numbers are consecutive and
        continue what is stored. A match begins with event 1, which needs a standing. If this is
        cancelled, the events may have been stored or not, but are not stored any later."""

    async def events(self, match: str, after: int = 0) -> list[Event]:
        """The events with higher numbers, in order; none if there is no such match."""

    async def newer(self, known: Mapping[str, int]) -> list[str]:
        """Those matches that have more events than the known ones, given by their last numbers.
        Storages that are shared by many tables answer at once."""
        return [match for match, number in known.items() if await self._has_more(match, number)]

    async def _has_more(self, match: str, number: int) -> bool:
        try:
            return bool(await self.events(match, number))
        except Damaged:  # there is something, though it cannot be read
            return True

    async def waking(self, until: int) -> list[str]:
        """Running matches whose `wakes_at` is not later than that, most overdue first."""

    async def claim(self, match: str, keeper: str, now: int, until: int) -> bool:
        """Let one process at a time do what is due in a match. Return whether `keeper` has the
        claim until then: it had it already, there was none, or another's has run out."""

    async def finished(
        self, game: str | None = None, before: int | None = None, limit: int = 50
    ) -> list[FinishedGame]:
        """Finished games that are listed, latest first; `before` pages by `ended_at`."""

    async def finished_game(self, match: str) -> FinishedGame | None:
        """One of them."""

    async def has_listed(self, game: FinishedGame) -> bool:
        """Whether the same game is listed already, at whichever table it was played."""

    async def secret(self, fresh: str) -> str:
        """The secret that all processes share: the first that was given, for ever."""

    async def keep(self, matches: Collection[str], now: int) -> None:
        """Note that these open matches are visited now."""

    async def expire(self, before: int, most: int) -> int:
        """Delete open matches that have not been changed or visited since then, at most
        `most` of them. Return how many."""

    async def time(self) -> int | None:
        """The time that all processes share, in milliseconds since 1970. None: there is no other
        process."""

    async def beat(self, now: int, late: int, process: str = "", since: int | None = None) -> int:
        """Record that a server process is alive. If, since the time `since`, it could do nothing or
        was not sure to be found, that was a pause. So it is if another process has not said for
        more than `late` milliseconds that it is alive, until that one is forgotten after `MISSED`.
        Pauses are kept. If there was no process at all for so long, whatever would have been due in
        running matches since then is put off, except in the first `BOTS` milliseconds. Return when
        the last pause ended, or now if it has not ended; 0 if there was none."""

    async def goodbye(self, process: str) -> None:
        """A process ends, and will not be missed."""

    async def last_beat(self) -> int | None:
        """When a server was last alive."""

    async def pauses(self) -> list[Pause]:
        """All pauses, in the order in which they began. They may overlap."""


def found_pauses(
    now: int, late: int, last: int | None, others: Iterable[int], since: int | None
) -> list[Pause]:
    """The pauses that a beat reveals if the last beat of all was at `last`, and those of other
    processes were at `others`."""
    pauses = [] if last is None or now - last <= late else [Pause(last, now)]
    pauses += [Pause(at, min(now, at + MISSED)) for at in others if now - at > late]
    return pauses if since is None else [*pauses, Pause(since, now)]


def joined(pauses: Iterable[Pause]) -> list[Pause]:
    """The same without overlaps."""
    found: list[Pause] = []
    for pause in pauses:
        if found and pause.since <= found[-1].until:
            since, until = found[-1].since, found[-1].until
            found[-1] = Pause(since, max(until, pause.until))
        else:
            found.append(pause)
    return found


def written(event: Event) -> str:
    """What is stored of an event, as JSON. Its kind is kept beside it."""
    text = msgspec.json.encode(event.what).decode()
    return "{" + text.removeprefix(f'{{"kind":"{event.kind}"').removeprefix(",")


def restored(number: int, at: int, kind: str, data: "msgspec.Raw | str") -> Event:
    """An event as it was before it was stored. Raises a MsgspecError if it is not one of ours."""
    if kind not in KINDS:
        raise msgspec.ValidationError(f"there is no event {kind!r}")
    return Event(number, at, msgspec.json.decode(data, type=KINDS[kind]))


def first_number(events: Sequence[Event], standing: Standing | None) -> int:
    """The first number of an append, whose events must be consecutive; a new match needs a
    standing."""
    first = events[0].number
    if any(event.number != number for number, event in enumerate(events, first)):
        raise Conflict("The event numbers are not consecutive.")
    if first == 1 and standing is None:
        raise ValueError("The first event of a match needs a standing.")
    return first
