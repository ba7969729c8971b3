"""Time at a table: no player loses any through the fault of others."""

import asyncio

import pytest

from spielwerk.table.live.heartbeat import BACK_SECONDS, LOST_SECONDS
from spielwerk.table.live.time_source import LEAP, STEP, SteadyTime
from spielwerk.table.match.clock import LAG
from spielwerk.table.match.setting import ClockRule
from spielwerk.table.storage.interface import MISSED, StorageDown
from table.rooms import (
    MovableTime,
    Shelf,
    Thinkers,
    Wire,
    a_while,
    hall_of,
    move,
    opened,
    running,
    sit,
    until,
)

MINUTE = ClockRule(total=60)
FRACTION = 5000  # milliseconds that a test may take


@pytest.fixture(autouse=True)
def _hurry(monkeypatch):
    monkeypatch.setattr("spielwerk.table.live.heartbeat.BEAT_SECONDS", 0.01)
    monkeypatch.setattr("spielwerk.table.live.hall.SWEEP_SECONDS", 0.01)
    monkeypatch.setattr("spielwerk.table.live.hall.LOOK_SECONDS", 0.01)
    monkeypatch.setattr("spielwerk.table.live.room.RETRY_SECONDS", 0.01)
    monkeypatch.setattr("spielwerk.table.live.room.READING_SECONDS", 0.01)


def left(hall, room):
    """In whole seconds, rounded up."""
    return [-(-each // 1000) for each in room.match.clock.all_left_at(hall.services.now())]


@pytest.fixture
def hall():
    return opened(Shelf(), time_source=MovableTime(stands=True))


# ---- Pauses -------------------------------------------------------------------------------------


async def test_time_while_the_storage_is_down_does_not_count(hall):
    room, _ = await running(hall, clock=MINUTE)
    hall.services.storage.down = True
    for _ in range(100):
        hall.services.time_source.moved += 2
        await asyncio.sleep(0)
        with pytest.raises(StorageDown):
            await move(room, "a1")
    hall.services.storage.down = False
    await until(lambda: room.match.clock.runs_out_at > hall.services.now())
    assert left(hall, room) == [60, 60]
    await move(room, "a1")
    assert left(hall, room) == [60, 60]
    assert hall.services.storage.kinds(room.match.id)[-2:] == ["clock", "moved"]


async def test_everybody_sees_it_as_soon_as_it_is_back(hall):
    room, _ = await running(hall, clock=MINUTE)
    ear = await sit(room, 0)
    hall.services.storage.down = True
    hall.services.time_source.moved += 50
    await asyncio.sleep(0.02)
    hall.services.storage.down = False
    await until(lambda: "clock" in ear.kinds)


async def test_a_move_that_waited_while_the_server_was_suspended_counts(hall):
    room, _ = await running(hall, clock=MINUTE)
    hall.services.time_source.moved += 1000
    await move(room, "a1")
    assert hall.services.storage.kinds(room.match.id)[-2:] == ["clock", "moved"]
    assert left(hall, room) == [60, 60]


async def test_no_flag_falls_before_somebody_could_move_after_a_pause(hall):
    room, _ = await running(hall, clock=MINUTE)
    hall.services.time_source.moved += 1000
    room._ring()
    await until(lambda: "clock" in hall.services.storage.kinds(room.match.id))
    await a_while()
    assert room.match.stage == "running"
    assert left(hall, room) == [60, 60]


async def test_what_was_used_up_before_a_pause_stays_used_up(hall):
    room, _ = await running(hall, clock=MINUTE)
    for _ in range(20):
        hall.services.time_source.moved += 1
        await hall.services.heartbeat.beat()
    hall.services.time_source.moved += 1000
    await hall.services.heartbeat.beat()
    await until(lambda: "clock" in hall.services.storage.kinds(room.match.id))
    assert left(hall, room) == [40, 60]


async def test_a_pause_is_given_back_once(hall):
    room, _ = await running(hall, clock=ClockRule(total=60, increment=5))
    hall.services.time_source.moved += 1000
    await asyncio.gather(move(room, "a1"), hall.services.heartbeat.beat(), room.give_time_back())
    await hall.services.heartbeat.beat()
    await room.give_time_back()
    assert hall.services.storage.kinds(room.match.id).count("clock") == 1
    assert left(hall, room) == [65, 60]


async def test_tables_are_opened_when_something_is_due_and_not_before():
    shelf, time_source = Shelf(), MovableTime(stands=True)
    async with opened(shelf, time_source=time_source) as first:
        rooms = [(await running(first, clock=ClockRule(total=total)))[0] for total in (60, 600)]
    time_source.moved += 86_400
    async with opened(shelf, time_source=time_source) as second:
        await asyncio.sleep(0.05)
        assert second.rooms == {}
        for _ in range(59):
            time_source.moved += 1
            await second.services.heartbeat.beat()
        await until(lambda: rooms[0].match.id in second.rooms)
        soon = second.rooms[rooms[0].match.id]
        assert soon.match.stage == "running"
        assert left(second, soon)[0] == 1 + BACK_SECONDS
        assert rooms[1].match.id not in second.rooms
        assert left(second, await second.room(rooms[1].match.id))[0] == 541 + BACK_SECONDS


async def test_a_beat_that_failed_is_a_pause_until_clients_have_tried_again(hall):
    room, _ = await running(hall, clock=MINUTE)
    hall.services.storage.down = True
    hall.services.time_source.moved += 2
    with pytest.raises(StorageDown):
        await hall.services.heartbeat.beat()
    hall.services.storage.down = False
    await hall.services.heartbeat.beat()
    await live(2, hall)
    assert hall.services.heartbeat.is_pause
    await live(10, hall)
    assert not hall.services.heartbeat.is_pause
    await room.give_time_back()
    assert left(hall, room) == [50, 60]


# ---- Several processes --------------------------------------------------------------------------


async def live(seconds, *halls):
    """Halls with the same time_source."""
    for _ in range(seconds):
        halls[0].services.time_source.moved += 1
        for hall in halls:
            await hall.services.heartbeat.beat()


@pytest.fixture
def shared():
    return Shelf(shared=True), [], MovableTime(stands=True)


@pytest.fixture
def one(shared):
    """One of two processes."""
    shelf, wires, time_source = shared
    return opened(shelf, bus=Wire(wires), time_source=time_source)


two = one


async def test_while_a_process_is_missing_clocks_stand_still(one, two):
    room, _ = await running(two, clock=MINUTE)
    await live(5, one, two)
    await one.services.background.stop()
    await live(40, two)
    assert not two.services.heartbeat.is_pause
    await room.give_time_back()
    assert left(two, room) == [60 - 5 - 40 + MISSED // 1000, 60]


async def test_while_a_process_is_missing_no_flag_falls(one, two):
    room, _ = await running(two, clock=ClockRule(total=5))
    await one.services.background.stop()
    await live(20, two)
    room._ring()
    await a_while()
    assert room.match.stage == "running"
    await live(20, two)
    await until(lambda: room.match.stage == "over")


async def test_a_process_that_says_goodbye_is_not_missed(one, two):
    room, _ = await running(two, clock=MINUTE)
    await live(5, one, two)
    await one.close()
    await live(10, two)
    assert left(two, room) == [45, 60]
    assert "clock" not in two.services.storage.kinds(room.match.id)


async def test_a_process_that_has_lost_the_storage_sends_everybody_to_others(one, two):
    _, ears = await running(one)
    one.services.storage.down = True
    one.services.time_source.moved += LOST_SECONDS
    await a_while()
    assert not any(ear.sent_away for ear in ears)
    one.services.time_source.moved += 1
    await until(lambda: all(ear.sent_away == "elsewhere" for ear in ears))
    with pytest.raises(StorageDown):
        one.check_contact()
    one.services.storage.down = False
    await one.services.heartbeat.beat()
    one.check_contact()


async def test_a_process_that_is_alone_keeps_everybody_while_the_storage_is_down(hall):
    room, _ = await running(hall, clock=MINUTE)
    ear = await sit(room, 0)
    hall.services.storage.down = True
    hall.services.time_source.moved += 2 * LOST_SECONDS
    await a_while()
    assert not ear.sent_away


# ---- Moves on their way -------------------------------------------------------------------------


async def test_a_move_that_arrives_a_little_late_counts(hall):
    room, _ = await running(hall, clock=MINUTE)
    await move(room, "a1")
    await move(room, "b1")
    clock = room.match.clock
    for _ in range(60):
        hall.services.time_source.moved += 1
        await hall.services.heartbeat.beat()
    hall.services.time_source.moved += (LAG - 1) / 1000
    room._ring()
    await asyncio.sleep(0.05)
    assert room.match.stage == "running"
    assert clock.all_left_at(hall.services.now())[0] == 0
    await move(room, "c1")
    assert clock.all_left_at(hall.services.now()) == [0, 60_000]


async def test_no_later_move_counts(hall):
    room, _ = await running(hall, clock=MINUTE)
    for _ in range(60):
        hall.services.time_source.moved += 1
        await hall.services.heartbeat.beat()
    hall.services.time_source.moved += LAG / 1000
    room._ring()
    await until(lambda: room.match.stage == "over")
    assert room.match.ending.by == "time"


async def test_time_that_a_move_waits_in_the_server_is_nobodys(hall):
    """Not the next player's either, who hears of it only now."""
    room, _ = await running(hall, clock=MINUTE)
    came_in = hall.services.now()
    hall.services.time_source.moved += 0.7
    await move(room, "a1", at=came_in)
    assert room.match.clock.all_left_at(hall.services.now()) == [60_000, 60_000]
    await hall.services.heartbeat.beat()
    came_in = hall.services.now()
    hall.services.time_source.moved += 2.7
    await move(room, "b1", at=came_in)
    assert room.match.clock.left == [60_000, 60_000 - 2700 + LAG], "at most so long"


# ---- Several clocks -----------------------------------------------------------------------------


async def test_setting_the_time_of_day_changes_nothing(hall):
    room, _ = await running(hall, clock=MINUTE)
    begun = hall.services.now()
    for hours in (24, -24, 1000):
        hall.services.time_source.set_by = 3600 * hours
        await asyncio.sleep(0.03)
        assert hall.services.now() == begun
        assert left(hall, room) == [60, 60]
    assert "clock" not in hall.services.storage.kinds(room.match.id)


async def test_a_server_begins_no_earlier_than_the_last_one_ended():
    shelf, time_source = Shelf(), MovableTime(stands=True)
    async with opened(shelf, time_source=time_source) as first:
        room, _ = await running(first, clock=MINUTE)
        ended = first.services.now()
    time_source.set_by = -86_400
    async with opened(shelf, time_source=time_source) as second:
        assert second.services.now() == ended
        room = await second.room(room.match.id)
        time_source.moved += 2
        assert left(second, room) == [58, 60], "time goes on"


async def test_processes_that_share_a_storage_go_by_its_clock():
    clock = MovableTime()
    shelf, wires = Shelf(shared=True, clock=clock), []
    sources = MovableTime(), MovableTime()
    sources[1].set_by = 300
    async with (
        opened(shelf, bus=Wire(wires), time_source=sources[0]) as one,
        opened(shelf, bus=Wire(wires), time_source=sources[1]) as two,
    ):
        assert abs(one.services.now() - two.services.now()) < FRACTION
        sources[0].moved += 0.1  # one goes a little fast
        ahead = one.services.now() - clock.wall()
        await until(lambda: one.services.now() - clock.wall() < ahead - 90)
        assert abs(two.services.now() - clock.wall()) < FRACTION


async def test_whoever_sits_at_a_process_that_stood_still_gets_the_time_back_though_others_ran():
    shelf, wires = Shelf(shared=True), []
    stalled = MovableTime(stands=True)
    async with (
        opened(shelf, bus=Wire(wires), time_source=stalled) as one,
        opened(shelf, bus=Wire(wires)) as two,
    ):
        room, _ = await running(one, clock=MINUTE)
        there = await two.room(room.match.id)
        shelf.memory.beaten += 10_000  # another one has beaten meanwhile
        stalled.moved += 10
        await move(room, "a1")
        assert room.match.clock.left[0] > 59_000
        await until(lambda: there.match.number == room.match.number)


class Machine:
    def __init__(self):
        self.seconds, self.at = 0.0, 1_000_000

    def monotonic(self):
        return self.seconds

    def wall(self):
        return self.at


def test_time_follows_gently_and_never_goes_back():
    machine = Machine()
    time = SteadyTime(machine)
    assert time.now() == 1_000_000
    time.follow(1_000_000 + 100)
    assert time.now() == 1_000_000 + STEP
    time.follow(1_000_000 - 86_400_000)
    assert time.now() == 1_000_000 + STEP, "it waits"
    machine.seconds += 1
    assert time.now() == 1_001_000
    time.follow(1_001_000 + LEAP + 1)
    assert time.now() == 1_001_000 + LEAP + 1
    machine.at = 0
    assert time.now() == 1_001_000 + LEAP + 1


async def test_a_day_ago_does_not_count_pauses():
    shelf = Shelf()
    hall = hall_of(shelf, Thinkers(), time_source=Machine())
    for at in (0, 400_000, 401_000, 403_000, 900_000):
        await shelf.beat(at, 3000)
    await hall.open()
    assert hall.services.now() == 1_000_000
    assert hall.services.heartbeat.ago(1) == 402_000
    assert hall.services.heartbeat.ago(2) == 401_000
    assert hall.services.heartbeat.ago(5) == -2000
    await hall.close()
