"""What costs time is done aside, in turn, and each address has so much of it."""

import asyncio
import time

import pytest

from spielwerk.server.door.limits import Limits, Quotas
from spielwerk.table.live.services import Services
from spielwerk.table.match.refusals import Refused


@pytest.fixture
def services():
    services = Services(None, None, None, 0.0)
    services.quota = Quotas(Limits(work=0.001, work_burst=0.05))
    return services


def compute(seconds):
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


async def test_one_thing_is_done_at_a_time_for_every_address_in_turn(services):
    done = []
    asked = [
        services.aside(done.append, name, address=name[0]) for name in ("a1", "a2", "a3", "b1")
    ]
    await asyncio.gather(*asked)
    assert done == ["a1", "a2", "b1", "a3"]


async def test_something_long_lets_others_in_between(services):
    done = []

    def long():
        for number in range(5):
            compute(0.03)
            done.append(number)
            yield
        return "all"

    first = asyncio.create_task(services.bit_by_bit(long(), address="a"))
    await asyncio.sleep(0)
    await services.aside(done.append, "b1", address="b")
    assert done == [0, "b1"]
    assert await first == "all"
    assert done == [0, "b1", 1, 2, 3, 4]


async def test_what_it_cost_is_charged_to_whoever_asked(services):
    services.check_work("a")
    await services.aside(time.sleep, 0.1, address="a")
    services.check_work("a")
    await services.aside(compute, 0.06, address="a")
    with pytest.raises(Refused) as refusal:
        services.check_work("a")
    assert refusal.value.reason == "too-fast"
    services.check_work("b")
    with services.charged("b"):
        compute(0.06)
    with pytest.raises(Refused):
        services.check_work("b")


async def test_what_fails_costs_as_well_and_lets_the_next_in(services):
    def fail():
        compute(0.06)
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        await services.aside(fail, address="a")
    with pytest.raises(Refused):
        services.check_work("a")
    assert await services.aside(str, 1, address="b") == "1"
