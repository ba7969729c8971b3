"""Costly answers: made once, kept within bounds, and refused to addresses that ask for too many."""

import asyncio

import pytest

from spielwerk.server.copies import Copies
from spielwerk.server.door.limits import Limits, Quotas
from spielwerk.table.live.services import Services
from spielwerk.table.match.refusals import Refused


class Author:
    """Makes answers, and counts them."""

    def __init__(self, size=1):
        self.size = size
        self.made = []

    def about(self, what):
        def work():
            yield
            self.made.append(what)
            return what * self.size

        return work


@pytest.fixture
def services():
    return Services(None, None, None, 0.0)


@pytest.fixture
def copies(services):
    return Copies(services, most_at_once=2, most_bytes=100)


@pytest.fixture
def author():
    return Author()


async def test_what_was_asked_for_is_not_made_again(copies, author):
    for address in "ab":
        assert await copies.long("x", address, author.about("x")) == b'"x"'
    assert author.made == ["x"]


async def test_what_is_asked_for_at_once_is_made_once(copies, author):
    asked = [copies.long("x", str(number), author.about("x")) for number in range(100)]
    assert set(await asyncio.gather(*asked)) == {b'"x"'}
    assert author.made == ["x"]


async def test_only_so_much_is_kept(copies, author):
    author.size = 38  # 40 bytes with the quotation marks
    for what in "xyxz":
        await copies.long(what, "a", author.about(what))
    assert author.made == ["x", "y", "z"]
    await copies.long("x", "a", author.about("x"))
    await copies.long("y", "a", author.about("y"))
    assert author.made == ["x", "y", "z", "y"], "y was the one not used for longest"


async def test_an_address_has_only_a_few_made_at_once(copies, author):
    asked = [copies.long(what, "a", author.about(what)) for what in "xyz"]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert answers[:2] == [b'"x"', b'"y"']
    assert answers[2].reason == "too-fast"
    assert await copies.long("z", "a", author.about("z")) == b'"z"'


async def test_whoever_has_used_up_their_time_gets_only_what_is_there(services, copies, author):
    services.quota = Quotas(Limits(work=0.001, work_burst=0.01))
    await copies.long("x", "a", author.about("x"))
    services.quota.charge("a", 1)
    assert await copies.long("x", "a", author.about("x")) == b'"x"'
    for refused in (copies.long("y", "a", author.about("y")), copies.fresh("a", str)):
        with pytest.raises(Refused):
            await refused
    assert await copies.long("y", "b", author.about("y")) == b'"y"'


async def test_whoever_goes_away_does_not_spoil_it_for_others(copies, author):
    first = asyncio.create_task(copies.long("x", "a", author.about("x")))
    second = asyncio.create_task(copies.long("x", "b", author.about("x")))
    await asyncio.sleep(0)
    first.cancel()
    assert await second == b'"x"'


async def test_what_failed_can_be_asked_for_again(copies, author):
    def fail():
        yield
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        await copies.long("x", "a", fail)
    assert await copies.long("x", "a", author.about("x")) == b'"x"'


async def test_what_never_changes_is_made_once(copies, author):
    for _ in range(3):
        assert copies.once("games", lambda: author.made.append("x")) == b"null"
    assert author.made == ["x"]
