"""What tables ask of a storage. SQLite and Postgres keep it alike."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from spielwerk.table.events import Event
from spielwerk.table.setting import COLOURS

Stage = Literal["open", "running", "over"]


class Conflict(Exception):
    """Somebody else wrote to the match first, or it is gone: read it again."""


class StorageDown(Exception):
    """The storage cannot be reached, or refuses to write: nothing was stored."""


@dataclass(frozen=True)
class Standing:
    """What a match must be found by, besides its id."""

    stage: Stage
    # When something is due that no client asks for (a computer player moves, a clock runs out), in
    # milliseconds since 1970.
    wakes_at: int | None = None


@dataclass(frozen=True)
class FinishedGame:
    """A game that was played to its end."""

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
    # Of games that ended before there was a choice, nothing of this is stored.
    first: int = 0
    colours: list[int] = field(default_factory=lambda: list(COLOURS))


class Storage(Protocol):
    """Where events are kept. Every method may raise StorageDown."""

    shared: bool  # whether other processes may write to it too

    async def open(self) -> None:
        """Connect, and make the tables if they are not there."""

    async def close(self) -> None:
        """Finish what was begun, and let go."""

    async def append(
        self,
        match: str,
        events: Sequence[Event],
        standing: Standing | None = None,
        finished: FinishedGame | None = None,
    ) -> None:
        """Store events durably, all or none; with them where the match stands now (None: as
        before) and, if it has ended, the finished game. Their numbers follow each other and what is
        stored: Conflict otherwise. A match begins with its event 1, which needs a standing."""

    async def events(self, match: str, after: int = 0) -> list[Event]:
        """The events with higher numbers, in order; none if there is no such match."""

    async def waking(self, until: int) -> list[str]:
        """Running matches whose `wakes_at` has come by then, the longest overdue first."""

    async def claim(self, match: str, keeper: str, now: int, until: int) -> bool:
        """Let one process at a time do what is due at a match: whether `keeper` does so until then.
        It has the claim already, or nobody does, or that of another has run out."""

    async def finished(
        self, game: str | None = None, before: int | None = None, limit: int = 50
    ) -> list[FinishedGame]:
        """Finished games, the latest first; `before` pages on by `ended_at`."""

    async def finished_game(self, match: str) -> FinishedGame | None:
        """One of them."""

    async def expire(self, before: int) -> int:
        """Forget open matches that nothing happened at since then; how many they were."""

    async def beat(self, now: int) -> None:
        """Note that a server is alive."""

    async def last_beat(self) -> int | None:
        """When a server was alive last."""


def first_number(events: Sequence[Event], standing: Standing | None) -> int:
    """Where an append begins, if its events follow each other and a new match has a standing."""
    first = events[0].number
    if any(event.number != number for number, event in enumerate(events, first)):
        raise Conflict("The numbers of the events do not follow each other.")
    if first == 1 and standing is None:
        raise ValueError("A match begins with a standing.")
    return first
