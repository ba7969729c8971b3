"""What costs time is done aside, in turn, and each address has so much of it."""

import asyncio
import time

import pytest

from spielwerk.server.limits import Allowances, Limits
from spielwerk.table.commands import Refused
from spielwerk.table.house import House
from table.rooms import run


def in_a_house(test):
    def with_house():
        async def main():
            house = House(None, None, None, 0.0)
            house.allowance = Allowances(Limits(work=0.001, work_burst=0.05))
            await test(house)

        run(main())

    with_house.__name__ = test.__name__
    return with_house


def compute(seconds):
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


@in_a_house
async def test_one_thing_is_done_at_a_time_for_every_address_in_turn(house):
    done = []
    asked = [house.aside(done.append, name, address=name[0]) for name in ("a1", "a2", "a3", "b1")]
    await asyncio.gather(*asked)
    assert done == ["a1", "a2", "b1", "a3"]


@in_a_house
async def test_something_long_lets_others_in_between(house):
    done = []

    def long():
        for number in range(5):
            compute(0.03)
            done.append(number)
            yield
        return "all"

    first = asyncio.create_task(house.bit_by_bit(long(), address="a"))
    await asyncio.sleep(0)
    await house.aside(done.append, "b1", address="b")
    assert done == [0, "b1"]
    assert await first == "all"
    assert done == [0, "b1", 1, 2, 3, 4]


@in_a_house
async def test_what_it_cost_is_charged_to_whoever_asked(house):
    house.check_work("a")
    await house.aside(time.sleep, 0.1, address="a")
    house.check_work("a")
    await house.aside(compute, 0.06, address="a")
    with pytest.raises(Refused) as refusal:
        house.check_work("a")
    assert refusal.value.reason == "too-fast"
    house.check_work("b")
    with house.charged("b"):
        compute(0.06)
    with pytest.raises(Refused):
        house.check_work("b")


@in_a_house
async def test_what_fails_costs_as_well_and_lets_the_next_in(house):
    def fail():
        compute(0.06)
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        await house.aside(fail, address="a")
    with pytest.raises(Refused):
        house.check_work("a")
    assert await house.aside(str, 1, address="b") == "1"
