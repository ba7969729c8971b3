"""Where a tab keeps its tables: in the browser's database, which answers by promises. What is sent
there and comes back is JSON."""

import json
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import asdict
from typing import Any, Protocol

import msgspec

from spielwerk.table.match.clock import Pause
from spielwerk.table.match.events import KINDS, Event
from spielwerk.table.storage.interface import (
    Conflict,
    Damaged,
    FinishedGame,
    Standing,
    Storage,
    StorageDown,
    first_number,
    joined,
)

ALL = 2**53  # games
OPEN_SECONDS = 2.0  # after it was noted that a tab has a table open, it has


class Store(Protocol):
    """The browser's database, as web/src/tab/store.ts has it."""

    def append(self, match: str, first: int, data: str) -> Awaitable[bool]:
        """Store events, all or none: False if they do not continue what is stored."""

    def events(self, match: str, after: int) -> Awaitable[str]:
        """The events with higher numbers."""

    def claim(self, match: str, keeper: str, now: float, until: float) -> Awaitable[bool]:
        """Whether this tab lets the match's computer players move until then: it did already, or no
        other living tab does. The claim of a tab that is closed or killed ends at once."""

    def finished(self) -> Awaitable[str]:
        """All finished games."""

    def finished_game(self, match: str) -> Awaitable[str]:
        """One of them; null if it is unknown."""

    def note(self, name: str, value: float) -> Awaitable[str]:
        """Keep a number."""

    def noted(self, name: str) -> Awaitable[str]:
        """The number that was kept; null if there is none."""


class TabStorage(Storage):
    """The events of all tabs of a browser."""

    shared = True  # by all tabs of the browser

    def __init__(self, store: Store, failed: Callable[[Exception], bool]) -> None:
        self._store = store
        self._failed = failed  # says whether an exception is the database's
        self.rests: dict[str, list[Pause]] = {}  # when no tab had a table open
        self._has_open: set[str] = set()  # tables with clocks, in this tab

    async def open(self) -> None:
        """The page has opened it."""

    async def close(self) -> None:
        """A tab is closed without asking."""

    async def append(
        self,
        match: str,
        events: Sequence[Event],
        standing: Standing | None = None,
        finished: FinishedGame | None = None,
    ) -> None:
        first = first_number(events, standing)
        data = {
            "events": [_stored(event) for event in events],
            "standing": standing and asdict(standing),
            "finished": finished and asdict(finished),
        }
        if not await self._ask(self._store.append(match, first, json.dumps(data))):
            raise Conflict(f"{match}: something else was stored first")

    async def events(self, match: str, after: int = 0) -> list[Event]:
        found = json.loads(await self._ask(self._store.events(match, after)))
        try:
            return [_restored(**each) for each in found]
        except (msgspec.MsgspecError, KeyError) as error:  # of another version of the app
            raise Damaged(f"{match}: {error}") from error

    async def waking(self, until: int) -> list[str]:
        """Nothing is due at a table that no tab has open: see `TabHall`."""
        return []

    async def claim(self, match: str, keeper: str, now: int, until: int) -> bool:
        has_it: bool = await self._ask(self._store.claim(match, keeper, now, until))
        return has_it

    async def finished(
        self, game: str | None = None, before: int | None = None, limit: int = 50
    ) -> list[FinishedGame]:
        kept = json.loads(await self._ask(self._store.finished()))
        all_games = sorted((FinishedGame(**each) for each in kept), key=lambda one: -one.ended_at)
        found = [one for one in all_games if one.listed and game in (None, one.game)]
        return [one for one in found if before is None or one.ended_at < before][:limit]

    async def finished_game(self, match: str) -> FinishedGame | None:
        found = json.loads(await self._ask(self._store.finished_game(match)))
        return FinishedGame(**found) if found else None

    async def has_listed(self, game: FinishedGame) -> bool:
        return any(one.played == game.played for one in await self.finished(game.game, limit=ALL))

    async def secret(self, fresh: str) -> str:
        """A tab shares its secret with no other process."""
        return fresh

    async def keep(self, matches: Collection[str], now: int) -> None:
        """Nothing is deleted."""

    async def expire(self, before: int, most: int) -> int:
        """Only people throw their own games away."""
        return 0

    async def time(self) -> int | None:
        """All tabs are on one machine."""
        return time.time_ns() // 1_000_000

    async def beat(self, now: int, late: int, process: str = "", since: int | None = None) -> int:
        """If this tab stood still `since` a time, it matters whether any other had its tables
        open."""
        if since is None:
            return 0
        rests = [await self.note_rest(match, now) for match in list(self._has_open)]
        return now if any(rests) else 0

    async def goodbye(self, process: str) -> None:
        """A tab that is closed is not missed."""

    async def pauses(self) -> list[Pause]:
        return []

    async def last_beat(self) -> int | None:
        return None

    async def note_open(self, match: str, now: int) -> None:
        """A tab has a table open."""
        self._has_open.add(match)
        await self._ask(self._store.note(f"open {match}", now))

    async def last_open(self, match: str) -> int | None:
        """When one last had it open, as far as that was noted."""
        at: int | None = json.loads(await self._ask(self._store.noted(f"open {match}")))
        return at

    async def note_rest(self, match: str, now: int) -> bool:
        """Note if no tab has had a table open until now; if one has, its clock is running."""
        last = await self.last_open(match)
        if last is None or now - last <= OPEN_SECONDS * 1000:
            return False
        self.rests[match] = joined([*self.rests.get(match, ()), Pause(last, now)])
        return True

    async def _ask(self, asked: Awaitable[Any]) -> Any:
        try:
            return await asked
        except Exception as error:
            if self._failed(error):
                raise StorageDown(str(error)) from error
            raise


def _stored(event: Event) -> dict[str, Any]:
    data = msgspec.to_builtins(event.what)
    kind = data.pop("kind")
    return {"number": event.number, "at": event.at, "kind": kind, "data": data}


def _restored(number: int, at: int, kind: str, data: dict[str, Any]) -> Event:
    return Event(number, at, msgspec.convert(data, KINDS[kind]))
