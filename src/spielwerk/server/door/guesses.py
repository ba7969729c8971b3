"""Guesses of a secret word: the first wrong ones of an address are answered at once, and from then
on all of them take turns."""

import asyncio
from collections.abc import AsyncGenerator
from math import ceil

from starlette.exceptions import HTTPException

from spielwerk.server.door.limits import Bucket, Buckets, Limits


class Guesses:
    """Once an address has made `word_burst` wrong guesses, its guesses are answered in the order in
    which they come, `words` a second. A right one waits like the others, or it would stand out. At
    most `words_waiting` wait, each on a connection of its own; only then are more refused."""

    def __init__(self, limits: Limits) -> None:
        self._tries = Buckets(limits.words, limits.word_burst)
        self._most = limits.words_waiting
        self._queues: dict[str, _Queue] = {}

    async def turn(self, address: str) -> AsyncGenerator[float, None]:
        """Wait for an answer's turn. Yields how many seconds that takes, first and whenever the
        guess moves up; nothing if it can be answered at once. To stop waiting frees the place."""
        queue = self._queues.get(address)
        if queue is None:
            tries = self._tries.of(address)
            if tries.left >= 1:
                return
            queue = self._queues[address] = _Queue(tries)
        if len(queue) >= self._most:
            raise HTTPException(429, headers={"Retry-After": str(ceil(queue.seconds(0)))})
        place = queue.join()
        try:
            while (ahead := queue.ahead_of(place)) is not None:
                yield queue.seconds(ahead)
                await place.wait()
                place.clear()
        finally:
            queue.leave(place)
            if not queue and self._queues.get(address) is queue:
                del self._queues[address]

    def count_wrong(self, address: str) -> None:
        """A guess that was answered at once was wrong."""
        self._tries.of(address).take()


class _Queue:
    """The waiting guesses of one address. Its event is set whenever a guess moves up."""

    def __init__(self, tries: Bucket) -> None:
        self._tries = tries
        self._places: list[asyncio.Event] = []
        self._timer: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._places)

    def seconds(self, ahead: int) -> float:
        return self._tries.wait(ahead + 1)

    def ahead_of(self, place: asyncio.Event) -> int | None:
        """How many are answered before; None: it has been this one's turn."""
        return self._places.index(place) if place in self._places else None

    def join(self) -> asyncio.Event:
        place = asyncio.Event()
        self._places.append(place)
        self._plan()
        return place

    def leave(self, place: asyncio.Event) -> None:
        ahead = self.ahead_of(place)
        if ahead is not None:
            self._remove(ahead)
        if not self._places and self._timer is not None:
            self._timer.cancel()

    def _plan(self) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self.seconds(0), self._answer)

    def _answer(self) -> None:
        """It is the first one's turn, even if its client is slow to read: others wait, too."""
        self._timer = None
        self._tries.take()
        self._remove(0)
        if self._places:
            self._plan()

    def _remove(self, ahead: int) -> None:
        for moved in self._places[ahead:]:
            moved.set()
        del self._places[ahead]
