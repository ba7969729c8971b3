"""What a house does all the time never ends silently."""

import asyncio

import pytest

from spielwerk.table import chores as module
from spielwerk.table.chores import LATE_SECONDS, Chores
from spielwerk.table.storage import StorageDown
from table.rooms import Watch, run, until


class Odd(Exception):
    """What nobody expects."""


@pytest.fixture(autouse=True)
def _hurry(monkeypatch):
    monkeypatch.setattr(module, "FIRST_PAUSE", 0.001)


def working(outcomes):
    """Work that ends as told, and then well."""
    left = list(outcomes)

    async def work():
        work.times += 1
        if left and (error := left.pop(0)) is not None:
            raise error

    work.times = 0
    return work


def test_whatever_a_chore_raises_it_is_done_again_and_everybody_can_see_that_it_fails(caplog):
    async def main():
        chores, work = Chores(Watch()), working([None, Odd("no"), KeyError("x"), None])
        task = asyncio.create_task(chores.repeat("sweep", work, lambda: 0.001))
        await until(lambda: chores.failing == ["sweep"])
        await until(lambda: work.times >= 5)
        assert chores.failing == []
        task.cancel()

    run(main())
    assert caplog.text.count("a chore failed") == 2
    assert "Odd: no" in caplog.text


def test_what_fails_again_and_again_is_tried_less_and_less_often():
    chores = Chores(Watch())
    pauses = [chores.failed("sweep") for _ in range(3000)]
    assert pauses[:4] == [0.001, 0.002, 0.004, 0.008]
    assert pauses == sorted(pauses)
    assert pauses[-1] <= module.LONGEST_PAUSE
    chores.succeeded("sweep")
    assert chores.failed("sweep") == 0.001


def test_a_chore_that_hangs_or_never_comes_to_its_end_is_failing():
    async def main():
        for outcomes in ([], [StorageDown("down")] * 10**4):
            watch = Watch()
            chores, work, hangs = Chores(watch), working(outcomes), asyncio.Event()

            async def hang(hangs=hangs, work=work):
                await work()
                await hangs.wait()

            task = asyncio.create_task(chores.repeat("beat", hang, lambda: 1.0))
            await until(lambda work=work: work.times)
            watch.moved += LATE_SECONDS
            assert chores.failing == []
            watch.moved += 1
            assert chores.failing == ["beat"]
            task.cancel()

    run(main())


def test_what_is_done_once_is_tried_until_it_succeeds():
    async def main():
        chores, work = Chores(Watch()), working([Odd(), StorageDown("down"), Odd()])
        await chores.finish("warm up", work)
        assert work.times == 4
        assert chores.failing == []

    run(main())


def test_what_failed_in_a_room_is_forgotten_with_it():
    chores = Chores(Watch())
    chores.failed("clocks", "a")
    chores.failed("clocks", "b")
    chores.ended("a")
    assert chores.failing == ["clocks"]
    chores.ended("b")
    assert chores.failing == []
