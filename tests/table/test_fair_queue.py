"""A fair queue: no address waits for long because another asks for much."""

import asyncio
from contextlib import asynccontextmanager

import pytest

from spielwerk.table.live.fair_queue import FairQueue, Turn


class Counter:
    """Where turns wait. One that is let in stays until it is sent on."""

    def __init__(self, places=1):
        self.queue = FairQueue(places)
        self.inside = []
        self.came = []  # everybody who was ever let in, in order
        self._tasks = {}

    async def come(self, *names, rank=0, address=None, table=""):
        for name in names:
            turn = Turn(rank, name[0] if address is None else address, table)
            self._tasks[name] = asyncio.create_task(self._stay(name, turn))
        await self._settle()

    async def _stay(self, name, turn):
        async with self.queue.turn(turn):
            self.inside.append(name)
            self.came.append(name)
            try:
                await asyncio.Event().wait()
            finally:
                self.inside.remove(name)

    async def send_on(self, *names):
        for name in names:
            self._tasks.pop(name).cancel()
        await self._settle()

    async def serve_all(self):
        while self.inside:
            await self.send_on(self.inside[0])
        return self.came

    async def _settle(self):
        for _ in range(5):
            await asyncio.sleep(0)


@pytest.fixture
def places():
    return 1


@pytest.fixture
@asynccontextmanager
async def counter(places):
    counter = Counter(places)
    yield counter
    await counter.serve_all()
    assert counter.queue.length == 0


async def test_every_address_comes_in_turn(counter):
    await counter.come("a1", "a2", "a3", "a4", "b1", "b2", "c1")
    assert counter.queue.length == 7
    assert await counter.serve_all() == ["a1", "a2", "b1", "c1", "a3", "b2", "a4"]


async def test_every_table_of_an_address_comes_in_turn(counter):
    await counter.come("a1", "a2", "a3", table="one")
    await counter.come("a4", "a5", table="two")
    assert await counter.serve_all() == ["a1", "a2", "a4", "a3", "a5"]


async def test_where_the_address_is_not_known_the_table_counts(counter):
    await counter.come("x1", "x2", "x3", address="", table="one")
    await counter.come("y1", address="", table="two")
    await counter.come("a1", "a2")
    assert await counter.serve_all() == ["x1", "x2", "y1", "a1", "x3", "a2"]


async def test_a_lower_rank_comes_first(counter):
    await counter.come("a1", "a2", rank=2)
    await counter.come("b1", rank=1)
    await counter.come("a3", "a4", rank=0)
    assert await counter.serve_all() == ["a1", "a3", "a4", "b1", "a2"]


@pytest.mark.parametrize("places", [2])
async def test_a_place_is_kept_free_for_the_first_rank(counter):
    await counter.come("a1", "b1", rank=1)
    await counter.come("c1", rank=2)
    assert counter.inside == ["a1"]
    await counter.come("a2")
    assert counter.inside == ["a1", "a2"]
    await counter.send_on("a1")
    assert counter.inside == ["a2", "b1"]


@pytest.mark.parametrize("places", [2])
async def test_a_place_is_kept_free_for_others_if_there_are_any(counter):
    await counter.come("a1", "a2", "a3")
    assert counter.inside == ["a1", "a2"], "no other is about"
    await counter.come("b1")
    await counter.send_on("a1")
    assert counter.inside == ["a2", "b1"]
    await counter.send_on("b1")
    assert counter.inside == ["a2"], "b may come again"
    await counter.come("b2")
    assert counter.inside == ["a2", "b2"]


@pytest.mark.parametrize("places", [2])
async def test_whoever_has_not_asked_for_long_is_no_longer_about(counter):
    loop = asyncio.get_running_loop()
    now = loop.time()
    await counter.come("b1")
    await counter.send_on("b1")
    await counter.come("a1", "a2")
    assert counter.inside == ["a1"]
    loop.time = lambda: now + 61
    await counter.come("a3")
    assert counter.inside == ["a1", "a2"]
    del loop.time


async def test_whoever_gives_up_is_left_out(counter):
    await counter.come("a1", "a2", "b1", "b2")
    await counter.send_on("b1", "a2")
    assert await counter.serve_all() == ["a1", "b2"]


async def test_whoever_gives_up_when_called_lets_the_next_in(counter):
    await counter.come("a1", "b1", "c1")
    counter._tasks["a1"].cancel()
    counter._tasks["b1"].cancel()
    await counter.send_on("a1", "b1")
    assert counter.inside == ["c1"]


@pytest.mark.parametrize("rank", [0, 1])
async def test_it_can_be_told_how_many_of_an_address_wait(rank):
    counter = Counter()
    await counter.come("a1", "a2", "b1", rank=rank)
    counts = [counter.queue.count(Turn(rank, address)) for address in "abc"]
    assert counts == [2, 1, 0]
    assert counter.queue.count(Turn(1 - rank, "a")) == 0
    await counter.serve_all()
