"""A fair queue: addresses that ask for much wait behind those that ask for little."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

ABOUT_SECONDS = 60.0  # how long an address counts as being about after it has asked


@dataclass(frozen=True)
class Turn:
    """A place in the queue. A lower rank comes first."""

    rank: int = 0
    address: str = ""  # "": unknown, then every table counts for itself
    table: str = ""

    @property
    def whose(self) -> str:
        """What is treated as one asker."""
        return self.address or f"table {self.table}"


class FairQueue:
    """Lets in as many at a time as there are places. Within a rank addresses take turns, and within
    an address tables do.

    If there are several places, lower ranks leave one free for the first, and each address leaves
    one free for others that have asked lately. What has begun cannot be interrupted."""

    def __init__(self, places: int = 1) -> None:
        self._places = places
        self._inside: list[Turn] = []
        self._waiting: dict[int, _Addresses] = {}
        self._about: OrderedDict[str, float] = OrderedDict()  # when each last asked

    @property
    def length(self) -> int:
        """How many wait or are inside."""
        return len(self._inside) + sum(each.length for each in self._waiting.values())

    def count(self, turn: Turn) -> int:
        """How many of the same rank and address wait or are inside."""
        waiting = self._waiting.get(turn.rank)
        inside = sum((each.rank, each.whose) == (turn.rank, turn.whose) for each in self._inside)
        return inside + (0 if waiting is None else waiting.count(turn.whose))

    @asynccontextmanager
    async def turn(self, turn: Turn) -> AsyncIterator[None]:
        """Wait for a place and hold it."""
        await self._enter(turn)
        try:
            yield
        finally:
            self._inside.remove(turn)
            self._let_in()

    async def _enter(self, turn: Turn) -> None:
        if turn.rank == 0:
            self._note(turn)
        called = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(turn.rank, _Addresses()).add(turn, called)
        self._let_in()
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():  # called at the same moment
                self._inside.remove(turn)
                self._let_in()
            raise

    def _note(self, turn: Turn) -> None:
        now = asyncio.get_running_loop().time()
        self._about[turn.whose] = now
        self._about.move_to_end(turn.whose)
        while next(iter(self._about.values())) < now - ABOUT_SECONDS:
            self._about.popitem(last=False)

    def _let_in(self) -> None:
        while len(self._inside) < self._places and (turn := self._next()) is not None:
            self._inside.append(turn)

    def _next(self) -> Turn | None:
        for rank in sorted(self._waiting):
            found = self._waiting[rank].call(self._may_enter)
            if found is not None:
                return found
        return None

    def _may_enter(self, turn: Turn) -> bool:
        if self._places == 1:
            return True
        later = sum(each.rank > 0 for each in self._inside)
        if turn.rank > 0 and later >= self._places - 1:
            return False
        own = sum(each.whose == turn.whose for each in self._inside)
        others = len(self._about) > (turn.whose in self._about)
        return not others or own < self._places - 1


_Table = deque[tuple[Turn, asyncio.Future[None]]]


class _Addresses:
    """The waiting turns of one rank: by address, and then by table."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, OrderedDict[str, _Table]] = OrderedDict()

    @property
    def length(self) -> int:
        return sum(map(self.count, self._addresses))

    def count(self, whose: str) -> int:
        return sum(map(len, self._addresses.get(whose, {}).values()))

    def add(self, turn: Turn, called: asyncio.Future[None]) -> None:
        tables = self._addresses.setdefault(turn.whose, OrderedDict())
        tables.setdefault(turn.table, deque()).append((turn, called))

    def call(self, may: Callable[[Turn], bool]) -> Turn | None:
        """Call the next turn that may enter."""
        for whose in list(self._addresses):
            while (found := self._first(whose)) is not None:
                turn, called = found
                if not called.done() and not may(turn):
                    break  # nor may any other of this address
                self._drop_first(whose)
                if not called.done():
                    called.set_result(None)
                    return turn
        return None

    def _first(self, whose: str) -> tuple[Turn, asyncio.Future[None]] | None:
        tables = self._addresses.get(whose)
        return None if tables is None else next(iter(tables.values()))[0]

    def _drop_first(self, whose: str) -> None:
        """The next time it is the turn of another address, and of another table."""
        tables = self._addresses.pop(whose)
        table, waiting = tables.popitem(last=False)
        waiting.popleft()
        if waiting:
            tables[table] = waiting
        if tables:
            self._addresses[whose] = tables
