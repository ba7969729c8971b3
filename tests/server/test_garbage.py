"""When Python looks for garbage, while a server runs."""

import asyncio
import gc
import weakref

import pytest

from spielwerk.server import garbage
from spielwerk.server.garbage import NEW, collect_seldom, collected_seldom


class Thing:
    """It stays until the next look for garbage."""

    def __init__(self):
        self.itself = self


def test_python_looks_only_at_what_is_new_until_the_server_has_stopped():
    before, frozen = gc.get_threshold(), gc.get_freeze_count()
    with collected_seldom():
        assert gc.get_freeze_count() > frozen
        looks = [each["collections"] for each in gc.get_stats()]
        new = weakref.ref(Thing())
        kept = [[] for _ in range(100 * NEW)]
        assert new() is None
        young, *others = (each["collections"] for each in gc.get_stats())
        assert young >= looks[0] + 90
        assert others == looks[1:]
        assert len(kept) == 100 * NEW
    assert (gc.get_threshold(), gc.get_freeze_count()) == (before, frozen)


@pytest.fixture
def never_by_itself():
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


@pytest.mark.usefixtures("never_by_itself")
def test_it_looks_everywhere_after_a_while(monkeypatch):
    monkeypatch.setattr(garbage, "SELDOM_SECONDS", 0.05)
    monkeypatch.setattr(garbage, "SHARE", 1)
    assert is_found_within(10)


@pytest.mark.usefixtures("never_by_itself")
def test_but_only_for_its_share_of_the_time(monkeypatch):
    monkeypatch.setattr(garbage, "SELDOM_SECONDS", 0.0)
    monkeypatch.setattr(garbage, "SHARE", 1e-9)
    assert not is_found_within(0.5)
