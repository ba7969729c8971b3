"""What a house does all the time never ends silently."""

import asyncio

import pytest

from spielwerk.table.live import background as module
from spielwerk.table.live.background import LATE_SECONDS, Background
from spielwerk.table.storage.interface import StorageDown
from table.rooms import MovableTime, until


class Odd(Exception):
    """An unexpected error."""


@pytest.fixture(autouse=True)
def _hurry(monkeypatch):
    monkeypatch.setattr(module, "FIRST_PAUSE", 0.001)


def working(outcomes):
    """Work with these outcomes, which then succeeds."""
    left = list(outcomes)

    async def work():
        work.times += 1
        if left and (error := left.pop(0)) is not None:
            raise error

    work.times = 0
    return work


async def test_whatever_a_task_raises_it_is_done_again_and_everybody_can_see_that_it_fails(caplog):
    background, work = (Background(MovableTime()), working([None, Odd("no"), KeyError("x"), None]))
    task = asyncio.create_task(background.repeat("sweep", work, lambda: 0.001))
    await until(lambda: background.failing == ["sweep"])
    await until(lambda: work.times >= 5)
    assert background.failing == []
    task.cancel()
    assert caplog.text.count("a background task failed") == 2
    assert "Odd: no" in caplog.text


def test_what_fails_again_and_again_is_tried_less_and_less_often():
    background = Background(MovableTime())
    pauses = [background.failed("sweep") for _ in range(3000)]
    assert pauses[:4] == [0.001, 0.002, 0.004, 0.008]
    assert pauses == sorted(pauses)
    assert pauses[-1] <= module.LONGEST_PAUSE
    background.succeeded("sweep")
    assert background.failed("sweep") == 0.001


async def test_a_task_that_hangs_or_never_comes_to_its_end_is_failing():
    for outcomes in ([], [StorageDown("down")] * 10**4):
        time_source = MovableTime()
        background, work, hangs = Background(time_source), working(outcomes), asyncio.Event()

        async def hang(hangs=hangs, work=work):
            await work()
            await hangs.wait()

        task = asyncio.create_task(background.repeat("beat", hang, lambda: 1.0))
        await until(lambda work=work: work.times)
        time_source.moved += LATE_SECONDS
        assert background.failing == []
        time_source.moved += 1
        assert background.failing == ["beat"]
        task.cancel()


async def test_what_is_done_once_is_tried_until_it_succeeds():
    background, work = Background(MovableTime()), working([Odd(), StorageDown("down"), Odd()])
    await background.finish("warm up", work)
    assert work.times == 4
    assert background.failing == []


def test_what_failed_in_a_room_is_forgotten_with_it():
    background = Background(MovableTime())
    background.failed("clocks", "a")
    background.failed("clocks", "b")
    background.ended("a")
    assert background.failing == ["clocks"]
    background.ended("b")
    assert background.failing == []
