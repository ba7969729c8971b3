"""When Python looks for garbage, while a server runs."""

import asyncio
import gc
import weakref

import pytest

from spielwerk.server import garbage
from spielwerk.server.garbage import collect_seldom, collected_seldom


class Thing:
    """It stays until somebody looks for garbage."""

    def __init__(self):
        self.itself = self


def test_python_does_not_look_by_itself_until_the_server_has_stopped():
    before, frozen = gc.get_threshold(), gc.get_freeze_count()
    with collected_seldom():
        assert not gc.isenabled()
        assert gc.get_freeze_count() > frozen
        assert collected_anything_in(lambda: [[] for _ in range(100_000)]) is False
    assert gc.isenabled()
    assert (gc.get_threshold(), gc.get_freeze_count()) == (before, frozen)


def collected_anything_in(work):
    thing = weakref.ref(Thing())
    work()
    return thing() is None


@pytest.fixture
def hurried(monkeypatch):
    monkeypatch.setattr(garbage, "STEP_SECONDS", 0.01)
    gc.disable()
    yield
    gc.enable()


def is_found_within(seconds):
    """Whether garbage is found that comes after the first look."""

    async def main():
        looking = asyncio.create_task(collect_seldom())
        await asyncio.sleep(0)
        thing = weakref.ref(Thing())
        for _ in range(100):
            await asyncio.sleep(seconds / 100)
            if thing() is None:
                break
        looking.cancel()
        return thing() is None

    return asyncio.run(main())


@pytest.mark.usefixtures("hurried")
def test_it_looks_after_a_while(monkeypatch):
    monkeypatch.setattr(garbage, "SELDOM_SECONDS", 0.05)
    monkeypatch.setattr(garbage, "SHARE", 1)
    assert is_found_within(10)


@pytest.mark.usefixtures("hurried")
def test_but_only_for_its_share_of_the_time(monkeypatch):
    monkeypatch.setattr(garbage, "SELDOM_SECONDS", 0.0)
    monkeypatch.setattr(garbage, "SHARE", 1e-9)
    assert not is_found_within(0.5)


@pytest.mark.usefixtures("hurried")
def test_it_looks_soon_if_very_much_is_new(monkeypatch):
    monkeypatch.setattr(garbage, "SHARE_IF_MANY", 1)
    assert not is_found_within(0.5)
    monkeypatch.setattr(garbage, "MANY", 0)
    assert is_found_within(10)
