"""All tables of a server: from start to stop, across restarts, and with a second server."""

import asyncio
import sqlite3
from contextlib import closing, suppress
from functools import partial

import pytest

import spielwerk
from spielwerk.server.door.limits import Limits, Quotas
from spielwerk.table.live import hall as halls
from spielwerk.table.live.bus import Bus
from spielwerk.table.live.hall import LONG
from spielwerk.table.match import commands, seating
from spielwerk.table.match.events import Event, Moved, Reacted
from spielwerk.table.match.refusals import Refused
from spielwerk.table.match.seating import Who
from spielwerk.table.match.setting import BadSetting, ClockRule, SeatPlan, Setting
from spielwerk.table.storage.interface import StorageDown
from spielwerk.table.storage.sqlite import SqliteStorage
from table.desk import plans
from table.rooms import (
    Ear,
    MovableTime,
    Shelf,
    Thinkers,
    Wire,
    a_while,
    hall_of,
    move,
    opened,
    refused,
    run,
    running,
    set_up,
    sit,
    until,
)


@pytest.fixture(autouse=True)
def _hurry(monkeypatch):
    for place, seconds in {
        "room.RETRY_SECONDS": 0.01,
        "room.CLAIM_SECONDS": 0.2,
        "room.KEPT_SECONDS": 10,
        "hall.SWEEP_SECONDS": 0.01,
        "heartbeat.BEAT_SECONDS": 0.01,
        "background.FIRST_PAUSE": 0.01,
    }.items():
        monkeypatch.setattr(f"spielwerk.table.live.{place}", seconds)


def kill(hall):
    """Like kill -9: nothing is finished, nothing is closed."""
    hall.services.background.cancel()
    for room in hall.rooms.values():
        room.close()


# ---- Tables -------------------------------------------------------------------------------------


async def test_a_new_table_has_secrets_for_its_host_its_onlookers_and_every_link(hall):
    room, keys = await set_up(hall, seats="hlo1")
    secrets = [keys.table, keys.host, keys.watch, *keys.seats[:2]]
    assert keys.seats[2:] == [None, None]
    assert len(set(secrets)) == 5
    stored = b"".join(hall.services.storage.texts[keys.table]).decode()
    assert not any(secret in stored for secret in secrets)
    assert room is await hall.room(keys.table)


async def test_every_table_has_its_own_seed(hall):
    seeds = {(await set_up(hall))[0].match.seed for _ in range(20)}
    assert len(seeds) == 20


async def test_a_secret_identifies_its_holder(hall):
    room, keys = await set_up(hall, seats="hl1")
    who = hall.who
    assert who(room.match, [keys.seats[0]]) == Who(0)
    assert who(room.match, [keys.seats[1]]) == Who(1)
    assert who(room.match, [keys.watch]) == Who()
    assert who(room.match, [keys.host]) == Who(is_host=True)
    assert who(room.match, [], keys.host) == Who(is_host=True)
    assert who(room.match, [keys.seats[1]], keys.host) == Who(1, is_host=True)
    for tokens, host in (([], None), ([""], None), (["x"], None), ([keys.table], "x"), ([], "x")):
        with pytest.raises(Refused) as refusal:
            who(room.match, tokens, host)
        assert refusal.value.reason == "token"
    with pytest.raises(Refused):
        who(room.match, [], keys.watch)


async def test_the_secrets_of_a_shared_screen_are_those_of_all_its_seats(hall):
    """The first one is in view. A secret that is not valid, or not a seat's, is left out."""
    room, keys = await set_up(hall, seats="hhl")
    one, two, three = keys.seats
    who = hall.who
    assert who(room.match, [two, one, three]) == Who(1, others_here=(0, 2))
    assert who(room.match, ["x", one, one, keys.watch, three]) == Who(0, others_here=(2,))
    assert who(room.match, [one, keys.host, two]) == Who(0, is_host=True, others_here=(1,))
    assert who(room.match, [three, one], watches=True) == Who(0)


async def test_if_onlookers_are_not_allowed_only_the_host_may_watch(hall):
    room, keys = await set_up(hall, onlookers=False)
    with pytest.raises(Refused) as refusal:
        hall.who(room.match, [keys.watch])
    assert refusal.value.reason == "onlookers-off"
    assert hall.who(room.match, [keys.watch], keys.host) == Who(is_host=True)
    assert hall.who(room.match, [keys.seats[0]]) == Who(0)


async def test_an_open_seat_is_given_to_one_who_comes(hall):
    room, keys = await set_up(hall, seats="oo")
    seat, token = await hall.take_open_seat(keys.table, None, "Ada")
    assert seat == 0
    assert hall.who(room.match, [token]) == Who(0)
    assert room.match.seats[0].name == "Ada"
    done = await asyncio.gather(
        *(hall.take_open_seat(keys.table, 1, None) for _ in range(5)), return_exceptions=True
    )
    assert sum(isinstance(one, tuple) for one in done) == 1
    assert room.match.stage == "running"


async def test_an_invalid_table_is_not_stored(hall):
    with pytest.raises(BadSetting):
        await hall.create(Setting("rings", 2, seats=(SeatPlan("here"),)))
    hall.services.storage.down = True
    with pytest.raises(StorageDown):
        await hall.create(Setting("rings"))
    assert hall.services.storage.texts == {}
    assert hall.rooms == {}


async def test_an_unknown_table_is_refused_again_and_again(hall):
    for _ in range(2):
        await refused(hall.room("nowhere"), "table-unknown")


async def test_many_who_come_at_once_meet_in_one_room(hall):
    room, keys = await set_up(hall)
    hall.rooms.clear()
    found = await asyncio.gather(*(hall.room(keys.table) for _ in range(5)))
    assert len({id(one) for one in found}) == 1
    assert found[0] is not room


async def test_a_room_that_could_not_be_read_can_be_asked_for_again(hall):
    _, keys = await set_up(hall)
    hall.rooms.clear()
    hall.services.storage.down = True
    with pytest.raises(StorageDown):
        await hall.room(keys.table)
    hall.services.storage.down = False
    assert (await hall.room(keys.table)).match.id == keys.table


# ---- Playing again ------------------------------------------------------------------------------


async def over(hall, seats="ll", **request):
    room, keys = await set_up(hall, seats=seats, **request)
    ears = [await sit(room, seat) for seat, kind in enumerate(seats) if kind == "l"]
    while room.match.stage == "running":
        await room.do(lambda match: commands.resign(match, match.persons[0]))
    return room, keys, ears


async def test_for_a_rematch_everybody_stays_seated_with_the_same_secrets(hall):
    room, keys, ears = await over(hall, "l3ll", takebacks=False)
    await hall.rematch(room, 0)
    await hall.rematch(room, 2)
    assert room.match.next_table is None
    await hall.rematch(room, 3)
    again = await hall.room(ears[0].events[-1]["table"])
    assert again.match.setting.seats == room.match.setting.seats
    for seat in (0, 2, 3):
        assert hall.who(again.match, [keys.seats[seat]]) == Who(seat)
    assert hall.who(again.match, [keys.host]).is_host
    assert hall.who(again.match, [keys.watch]) == Who()
    assert not again.match.setting.takebacks
    assert again.match.stage == "open"
    assert again.match.seed != room.match.seed


async def test_a_player_who_took_an_open_seat_keeps_it_and_the_name_in_the_rematch(hall):
    room, keys = await set_up(hall, seats="lo")
    await sit(room, 0)
    seat, token = await hall.take_open_seat(keys.table, None, "Ada")
    await room.do(lambda match: commands.resign(match, seat))
    for player in (0, 1):
        await hall.rematch(room, player)
    again = await hall.room(room.match.next_table)
    assert [(plan.kind, plan.name) for plan in again.match.setting.seats] == [
        ("link", None),
        ("link", "Ada"),
    ]
    assert hall.who(again.match, [token]) == Who(1)


async def test_in_a_rematch_the_next_seat_clockwise_begins_and_colours_stay(hall):
    room, _, _ = await over(hall, "lll", first="lot")
    first = room.match.first
    for turn in range(1, 5):
        for seat in range(3):
            await hall.rematch(room, seat)
        room = await hall.room(room.match.next_table)
        for seat in range(3):
            await sit(room, seat)
        assert room.match.first == room.match.to_move == (first + turn) % 3
        assert not hall.services.storage.look(room.match.id)[-1].what.lot
        if turn == 1:
            for seat, colour in ((0, 2), (0, 3), (1, 0)):
                await room.do(lambda match: seating.choose_colour(match, seat, colour))  # noqa: B023
        if turn > 1:
            assert room.match.colours == [3, 0, 1, 2]
            assert [seat.colour for seat in room.match.seats] == [3, 0, None]
        while room.match.stage == "running":
            await room.do(lambda match: commands.resign(match, match.persons[0]))


async def test_somebody_who_sits_down_may_choose_a_colour_at_once(hall):
    room, keys = await set_up(hall, seats="loo")
    await sit(room, 0)
    await hall.take_open_seat(keys.table, 2, None, 0)
    assert room.match.colours == [2, 1, 0, 3]
    with pytest.raises(Refused) as refusal:
        await hall.take_open_seat(keys.table, 1, None, 0)
    assert refusal.value.reason == "colour-taken"
    assert not room.match.seats[1].taken


async def test_a_rematch_that_could_not_be_stored_can_be_asked_for_again(hall):
    room, _, _ = await over(hall)
    await hall.rematch(room, 0)
    hall.services.storage.down = True
    with pytest.raises(StorageDown):
        await hall.rematch(room, 1)
    hall.services.storage.down = False
    await hall.rematch(room, 1)
    assert room.match.next_table in hall.rooms


async def test_only_some_tables_of_an_address_are_for_computers_alone(hall):
    hall.services.quota = Quotas(Limits(computer_tables=2))
    hall.services.thinkers.may_answer.clear()
    request = Setting("rings", 2, seats=plans("11"))
    first, _ = [await hall.create(request, "here") for _ in range(2)]
    with pytest.raises(Refused) as refusal:
        await hall.create(request, "here")
    assert refusal.value.reason == "too-fast"
    await hall.create(Setting("rings", 2, seats=plans("l1")), "here")
    await hall.create(request, "elsewhere")
    hall.services.thinkers.may_answer.set()
    await until(lambda: hall.rooms[first.table].match.stage == "over")
    await until(lambda: len(hall.services.storage.games) == 3)
    await hall.create(request, "here")


async def test_computer_players_are_told_whose_table_it_is_and_who_asks_for_a_hint(hall):
    keys = await hall.create(Setting("rings", 2, seats=plans("l1"), first=1), "here")
    room = hall.rooms[keys.table]
    await sit(room, 0)
    await until(lambda: room.match.to_move == 0)
    with suppress(Refused):
        await room.hint(Who(0, address="there"))
    assert [asked.address for asked in hall.services.thinkers.asked] == ["here", "there"]


async def test_a_rematch_counts_as_a_new_table(hall):
    hall.services.quota = Quotas(Limits(tables=0.001, table_burst=1))
    room, _, _ = await over(hall)
    other, _, _ = await over(hall)
    for table in (room, other):
        await hall.rematch(table, 0, "here")
    await hall.rematch(room, 1, "here")
    assert room.match.next_table in hall.rooms
    before = other.match.number
    with pytest.raises(Refused) as refusal:
        await hall.rematch(other, 1, "here")
    assert refusal.value.reason == "too-fast"
    assert other.match.number == before
    await hall.rematch(other, 1, "elsewhere")
    assert other.match.next_table in hall.rooms


async def test_two_who_ask_at_once_get_one_rematch(hall):
    room, _, ears = await over(hall)
    await hall.rematch(room, 0)
    await asyncio.gather(*(hall.rematch(room, seat) for seat in (1, 0)))
    assert ears[0].kinds.count("rematched") == 1


async def test_a_long_game_is_opened_bit_by_bit(hall):
    room, _ = await running(hall, "rings")
    for _ in range(LONG):
        move = room.match.position.moves_as_text()[0]
        seat = room.match.to_move
        await room.do(lambda match: commands.move(match, seat, move, match.number, None))  # noqa: B023
    aside, bits = hall.services.aside, []

    async def count(function, *given, address=""):
        bits.append(address)
        return await aside(function, *given)

    del hall.rooms[room.match.id]
    hall.services.aside = count
    hall.services.quota.may_work = lambda address: address != "there"
    with pytest.raises(Refused):
        await hall.room(room.match.id, "there")
    assert bits == []
    again = await hall.room(room.match.id, "here")
    assert "here" in bits
    assert again.match.position == room.match.position
    assert (await hall.room(room.match.id, "there")) is again, "it is open"


async def test_a_link_that_is_only_shown_opens_no_table(hall):
    room, _ = await running(hall)
    del hall.rooms[room.match.id]
    sent = await hall.invitation(room.match.id)
    assert (sent.setting, sent.position) == (room.match.setting, None)
    assert hall.rooms == {}
    assert await hall.invitation("nowhere") is None


async def test_looking_back_and_coming_in_cost_something(hall):
    hall.services.quota = Quotas(Limits(work=1e-9, work_burst=1e-9))
    room, _ = await running(hall)
    who = Who(0, address="here")
    await room.look_back(who, 0)
    with pytest.raises(Refused) as refusal:
        await room.look_back(who, 0)
    assert refusal.value.reason == "too-fast"
    await room.join(Ear(Who(address="there")), None)
    with pytest.raises(Refused):
        hall.services.check_work("there")


# ---- Letting go ---------------------------------------------------------------------------------


async def test_rooms_that_nobody_uses_are_unloaded_and_found_again(hall):
    used, _ = await running(hall)
    timed, ears = await running(hall, clock=ClockRule(total=60))
    unused, keys = await set_up(hall)
    for ear in ears:
        timed.leave(ear)
    await asyncio.sleep(0.05)
    assert len(hall.rooms) == 3, "not at once"
    hall.services.time_source.moved += 10
    await until(lambda: keys.table not in hall.rooms)
    assert set(hall.rooms) == {used.match.id, timed.match.id}
    again = await hall.room(keys.table)
    assert again is not unused
    assert again.match.number == unused.match.number


async def test_a_room_in_demand_is_kept_a_little_longer(hall):
    room, keys = await set_up(hall)
    for _ in range(3):
        hall.services.time_source.moved += 9
        assert await hall.room(keys.table) is room
        assert room.is_needed


async def test_what_was_opened_in_vain_does_nothing(monkeypatch):
    """Its clock would go on ticking where it cannot be found."""
    made = []

    def no_storage(match):
        raise StorageDown("gone again")

    class NotedRoom(halls.Room):
        def __init__(self, *given):
            super().__init__(*given)
            made.append(self)

    shelf, time_source = Shelf(), MovableTime(stands=True)
    async with opened(shelf, time_source=time_source) as before:
        table = (await running(before, clock=ClockRule(total=60)))[0].match.id
    time_source.moved += 100  # to be given back when it is opened
    async with opened(shelf, time_source=time_source) as after:
        monkeypatch.setattr(halls, "Room", NotedRoom)
        monkeypatch.setattr(commands, "end_if_rules_changed", no_storage)
        with pytest.raises(StorageDown):
            await after.room(table)
        assert shelf.kinds(table)[-1] == "clock"
        assert made[0]._alarm is None or made[0]._alarm.cancelled()
        assert table not in after.rooms


async def test_whoever_comes_too_late_for_a_room_finds_the_table_in_another(hall):
    """The process stood still between two steps, for example."""
    room, keys = await set_up(hall)
    hall.services.time_source.moved += 10
    await until(lambda: keys.table not in hall.rooms)
    again = await hall.room(keys.table)
    with pytest.raises(StorageDown):
        await sit(room, 0)
    with pytest.raises(StorageDown):
        await room.do(lambda match: seating.arrive(match, 0))
    assert (room.listeners, again.match.seats[0].taken) == (set(), False)
    await sit(again, 0)


async def live(hall, seconds):
    """Time passes, with a server."""
    for _ in range(seconds):
        hall.services.time_source.moved += 1
        await hall.services.heartbeat.beat()


async def test_open_tables_are_forgotten_after_a_day():
    """A day that lasts a minute."""
    async with opened(Shelf(), time_source=MovableTime(stands=True), expire_after=60) as hall:
        _, keys = await set_up(hall)
        played, _ = await running(hall)
        await live(hall, 60)
        await a_while()
        assert keys.table in hall.services.storage.texts, "not at once"
        await live(hall, 1)
        await until(lambda: keys.table not in hall.services.storage.texts)
        await a_while()
        assert set(hall.services.storage.texts) == {played.match.id}


async def test_an_open_table_is_kept_while_its_host_is_there():
    async with opened(Shelf(), time_source=MovableTime(stands=True), expire_after=60) as hall:
        room, keys = await set_up(hall)
        ear = await sit(room, None, is_host=True)
        for _ in range(30):
            await live(hall, 4)
            await asyncio.sleep(0.02)
        assert keys.table in hall.services.storage.texts
        room.leave(ear)
        for _ in range(18):
            await live(hall, 4)
            await asyncio.sleep(0.02)
        assert keys.table not in hall.services.storage.texts


async def test_no_open_table_is_forgotten_because_the_time_of_day_was_set_or_no_server_ran():
    shelf, time_source = Shelf(), MovableTime()
    async with opened(shelf, time_source=time_source) as hall:
        _, keys = await set_up(hall)
        time_source.set_by = 10 * 86_400
        await asyncio.sleep(0.05)
        assert keys.table in shelf.texts
    for _ in range(3):
        time_source.moved += 86_400
        async with opened(shelf, time_source=time_source):
            await asyncio.sleep(0.05)
            assert keys.table in shelf.texts


async def test_a_storage_that_is_down_for_a_while_stops_no_task(hall):
    hall.services.storage.down = True
    await asyncio.sleep(0.05)
    hall.services.storage.down = False
    beats = hall.services.storage.memory.beats
    await set_up(hall)
    hall.services.time_source.moved += 10
    await until(lambda: hall.services.storage.memory.beats > beats and not hall.rooms)


async def test_what_was_stored_without_an_answer_is_announced_though_nobody_does_anything(hall):
    room, ears = await running(hall)
    hall.services.storage.forgets_to_answer = True
    with pytest.raises(StorageDown):
        await move(room, "a1")
    hall.services.storage.forgets_to_answer = False
    await until(lambda: all(ear.kinds[-1] == "moved" for ear in ears))


class Odd(Exception):
    """What a driver may raise that was not expected."""


async def test_whatever_the_storage_raises_every_task_goes_on(hall):
    """… as when Postgres is restarted in the middle of an answer."""
    kept = {name: getattr(hall.services.storage, name) for name in ("beat", "expire", "events")}

    async def odd(*given):
        raise Odd

    vars(hall.services.storage).update(dict.fromkeys(kept, odd))
    await until(lambda: hall.services.background.failing == ["beat", "sweep"])
    for name in kept:
        delattr(hall.services.storage, name)
    beats = hall.services.storage.memory.beats
    _, keys = await set_up(hall)
    hall.services.time_source.moved += 10
    await until(lambda: hall.services.storage.memory.beats > beats and keys.table not in hall.rooms)
    await until(lambda: hall.services.background.failing == [])


async def test_a_notice_that_cannot_be_heard_is_not_the_last(hall):
    heard = []

    class Torn(Bus):
        async def notices(self):
            heard.append(len(heard))
            if len(heard) < 3:
                raise Odd
            yield None

    hall.services.bus = Torn()
    hall.services.background.start(hall.services.background.finish("listen", hall._listen))
    await until(lambda: len(heard) >= 3)


async def test_however_many_ask_whether_something_can_be_stored_that_is_tried_once(hall):
    hall.services.storage.gate.clear()
    asked = [asyncio.create_task(hall.check()) for _ in range(50)]
    await a_while()
    beats = hall.services.storage.memory.beats
    hall.services.storage.gate.set()
    await asyncio.gather(*asked)
    assert hall.services.storage.memory.beats <= beats + 2, "one more is the hall's own"
    hall.services.storage.down = True
    with pytest.raises(StorageDown):
        await hall.check()


# ---- Over restarts ------------------------------------------------------------------------------


async def test_after_a_kill_everything_that_was_sent_is_there():
    shelf = Shelf()
    first = hall_of(shelf, Thinkers())
    await first.open()
    room, ears = await running(first)
    await move(room, "a1")
    kill(first)
    async with opened(shelf) as second:
        again = await second.room(room.match.id)
        assert again.match.number == ears[0].events[-1]["n"]
        back = await sit(again, 1, after=again.match.number - 1)
        assert [event["move"] for event in back.heard[0]["missed"]] == ["a1"]
        await move(again, "b1")


async def test_after_a_kill_the_computer_keeps_thinking():
    shelf = Shelf()
    first = hall_of(shelf, Thinkers())
    await first.open()
    room, _ = await running(first, seats="l11")
    first.services.thinkers.may_answer.clear()
    await move(room, "a1")
    await until(lambda: first.services.thinkers.asked)
    kill(first)
    async with opened(shelf) as second:
        await until(lambda: set(second.rooms) == {room.match.id})  # without anybody coming
        assert "clock" not in shelf.kinds(room.match.id), "there is none"
        await until(lambda: shelf.kinds(room.match.id).count("moved") == 3)
        assert second.services.thinkers.asked[0] == first.services.thinkers.asked[0], (
            "the same question"
        )


def restarted(clock, away, game="rings", **more):
    """A game of two with a clock and 5 seconds used; then no server for a while; then a new one.
    Returns the clock that it finds."""
    found = []

    async def main():
        time_source, shelf = MovableTime(stands=True), Shelf(**more)
        first = hall_of(shelf, Thinkers(), time_source=time_source)
        await first.open()
        room, _ = await running(first, game, clock=clock)
        await live(first, 5)
        kill(first)
        time_source.moved += away / 1000
        second = hall_of(shelf, Thinkers(), time_source=time_source)
        await second.open()
        again = await second.room(room.match.id)
        await a_while()
        now = second.services.now()
        found.extend((again.match.clock, again.match.stage, now, shelf.kinds(room.match.id)))
        await second.close()

    run(main())
    return found


@pytest.mark.parametrize("away", [3_000, 3_600_000])
def test_time_without_a_server_does_not_count(away):
    """Not even if a clock would have run out meanwhile."""
    clock, stage, now, kinds = restarted(ClockRule(total=60), away)
    assert stage == "running"
    assert clock.all_left_at(now)[0] == 55_000
    assert clock.all_left_at(now)[1] == 60_000
    assert kinds[-1] == "clock"


async def test_time_is_given_back_from_the_last_sign_of_life_on():
    """The last sign of life was a move, not the beat before it."""
    time_source, shelf = MovableTime(stands=True), Shelf()
    first = hall_of(shelf, Thinkers(), time_source=time_source)
    await first.open()
    room, _ = await running(first, clock=ClockRule(total=60))
    time_source.moved += 2
    await move(room, "a1")
    kill(first)
    shelf.memory.beaten = first.services.now() - 2000
    time_source.moved += 10
    second = hall_of(shelf, Thinkers(), time_source=time_source)
    await second.open()
    match = (await second.room(room.match.id)).match
    assert match.clock.runs_out_at == second.services.now() + 60_000
    await second.close()


def test_time_while_another_server_was_there_counts():
    clock, _, now, kinds = restarted(ClockRule(total=60), 10, shared=True)
    assert clock.all_left_at(now)[0] == 54_990
    assert "clock" not in kinds


async def test_a_game_without_a_clock_is_not_touched_by_a_restart():
    shelf = Shelf()
    first = hall_of(shelf, Thinkers())
    await first.open()
    room, _ = await running(first)
    kill(first)
    stored = shelf.look(room.match.id)
    async with opened(shelf) as second:
        second.services.now = lambda: 2**42
        assert second.rooms == {}
        assert shelf.look(room.match.id) == stored


@pytest.mark.parametrize("game", spielwerk.GAMES)
async def test_a_game_goes_on_over_many_restarts_in_a_file(game, tmp_path):
    table, before = None, []
    for number in range(6):
        async with opened(SqliteStorage(tmp_path / "games.db")) as hall:
            table = table or (await set_up(hall, game, "l12"))[1].table
            assert (await hall.services.storage.events(table))[: len(before)] == before
            room = await hall.room(table)
            await sit(room, 0)
            await until(lambda room=room: room.match.to_move == 0)
            await room.do(partial(first_move, id=f"id {number}"))
            before = await hall.services.storage.events(table)
    async with opened(SqliteStorage(tmp_path / "games.db")) as hall:
        match = (await hall.room(table)).match
        assert list(match.seats[0].answered) == [f"id {number}" for number in range(6)]
        assert match.movers.count(0) == 6


def first_move(match, id):
    text = match.position.legal_moves[0]
    return commands.move(match, match.to_move, text, match.number, id)


async def test_a_match_that_cannot_be_read_does_not_keep_a_server_from_starting(caplog):
    shelf = Shelf()
    first = hall_of(shelf, Thinkers())
    await first.open()
    first.services.thinkers.may_answer.clear()
    (broken, _), (whole, _) = [await running(first, seats="l1") for _ in range(2)]
    for room in (broken, whole):
        await move(room, "a1")
    kill(first)
    shelf.spoil(broken.match)
    async with opened(shelf) as second:
        await until(lambda: set(second.rooms) == {whole.match.id})
        await a_while()
        assert set(second.rooms) == {whole.match.id}

        assert second.damaged == {broken.match.id}
    assert caplog.text.count("a table is damaged") == 1


PAGE, LEAF = 2048, 10
MARK = "here " * 80  # fills pages, if it is there often enough


def damage_page(path, table):
    """A page of the file that holds nothing but this table's events, and is not the first: a reader
    that reads the table before it would come there, too."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        others = connection.execute("SELECT id FROM matches WHERE id <> ?", [table]).fetchall()
    content = bytearray(path.read_bytes())
    pages = (slice(start, start + PAGE) for start in range(0, len(content), PAGE))
    full = [page for page in pages if content[page].count(MARK.encode()) > 2]
    leaves = [page for page in full if content[page.start] == LEAF]
    own = [p for p in leaves if not any(other.encode() in content[p] for (other,) in others)]
    content[own[len(own) // 2]] = b"\xff" * PAGE
    path.write_bytes(content)


def damage_text(path, table):
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE events SET data = '{' WHERE match = ? AND number = 2", [table])


def damage_sense(path, table):
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("DELETE FROM events WHERE match = ? AND number = 2", [table])


@pytest.mark.parametrize("damage", [damage_page, damage_text, damage_sense])
async def test_a_damaged_table_is_named_once_and_set_aside_and_all_others_play(
    damage, tmp_path, caplog
):
    path = tmp_path / "games.db"
    async with opened(SqliteStorage(path)) as hall:
        tables = [(await running(hall, clock=ClockRule(total=600)))[0] for _ in range(3)]
        await tables[1].do(lambda match: [Reacted(0, MARK)] * 40)
        tables = [room.match.id for room in tables]
    damage(path, tables[1])
    async with opened(SqliteStorage(path)) as hall:
        for _ in range(2):
            await refused(hall.room(tables[1]), "table-damaged")
            await hall._sweep()
        assert hall.damaged == {tables[1]}
        for table in (tables[0], tables[2]):
            await move(await hall.room(table), "a1")
        assert hall.services.background.failing == []
        await hall.check()
    assert caplog.text.count("a table is damaged") == 1


async def test_whoever_sits_at_a_table_that_can_no_longer_be_read_is_told(hall):
    room, ears = await running(hall, seats="l1")
    hall.services.storage.shared = True
    hall.services.storage.spoil(room.match)
    await until(lambda: ears[0].sent_away == "error-table-damaged")
    assert hall.damaged == {room.match.id}
    assert room.match.id not in hall.rooms
    await refused(hall.room(room.match.id), "table-damaged")


async def test_what_is_being_stored_when_a_server_stops_is_stored(tmp_path):
    async with opened(SqliteStorage(tmp_path / "games.db")) as hall:
        room, _ = await running(hall)
        moving = asyncio.create_task(move(room, "a1"))
        await asyncio.sleep(0)
    await moving
    async with opened(SqliteStorage(tmp_path / "games.db")) as hall:
        assert (await hall.room(room.match.id)).match.position.history == ["a1"]


# ---- Two servers --------------------------------------------------------------------------------


@pytest.fixture
def shared():
    return Shelf(shared=True), []


@pytest.fixture
def one(shared):
    """One of two halls on one storage that notify each other."""
    return opened(shared[0], bus=Wire(shared[1]))


@pytest.fixture
def two(shared):
    return opened(shared[0], bus=Wire(shared[1]))


@pytest.fixture
def _seldom_sweeps(monkeypatch):
    """… so that nothing is found by them."""
    monkeypatch.setattr("spielwerk.table.live.hall.SWEEP_SECONDS", 1000)


async def shared_table(one, two, seats="ll", **request):
    """Seat 0 is connected to the first server, all others to the second."""
    room, keys = await set_up(one, seats=seats, **request)
    other = await two.room(keys.table)
    ears = [await sit(room, 0, one.services.storage)]
    ears += [
        await sit(other, n, one.services.storage)
        for n, kind in enumerate(seats[1:], 1)
        if kind == "l"
    ]
    await until(lambda: room.match.stage == "running")
    return room, other, ears


async def test_two_servers_serve_two_sides_of_one_table(one, two):
    room, other, ears = await shared_table(one, two)
    for text in ("a1", "c1", "a3", "c3"):
        mine, theirs = (room, other) if room.match.to_move == 0 else (other, room)
        number = await move(mine, text)
        await until(lambda theirs=theirs, number=number: theirs.match.number == number)
    await a_while()
    moves = [[e["move"] for e in ear.events if e["kind"] == "moved"] for ear in ears]
    assert moves == [["a1", "c1", "a3", "c3"]] * 2


async def test_two_moves_that_race_give_one_event_and_one_refusal(one, two):
    room, other, ears = await shared_table(one, two)
    await a_while()
    seen = room.match.number
    done = await asyncio.gather(
        move(room, "a1", 0, seen), move(other, "b1", 0, seen), return_exceptions=True
    )
    assert sorted(map(str, done)) == sorted(
        [str(seen + 1), "The game has moved on. Look at the board again."]
    )
    await a_while()
    assert one.services.storage.kinds(room.match.id).count("moved") == 1
    assert [ear.kinds.count("moved") for ear in ears] == [1, 1]
    assert room.match.position == other.match.position


async def test_commands_that_do_not_exclude_each_other_both_happen(one, two):
    room, other, ears = await shared_table(one, two)
    smile = [
        room_.do(lambda match, seat=seat: commands.react(match, seat, "hello"))
        for seat, room_ in enumerate((room, other))
        for _ in range(5)
    ]
    await asyncio.gather(*smile)
    await a_while()
    for ear in ears:
        numbers = [event["n"] for event in ear.events]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        assert ear.kinds.count("reacted") == 10


@pytest.mark.usefixtures("_seldom_sweeps")
async def test_what_was_not_announced_is_found_by_looking(one, two):
    room, _, ears = await shared_table(one, two)
    await a_while()
    wire = two.services.bus
    wire.ends.remove(wire)
    await move(room, "a1")
    await a_while()
    assert ears[1].kinds.count("moved") == 0
    wire.lose_some()
    await until(lambda: ears[1].kinds.count("moved") == 1)


def a_move(match, text, **more):
    """A move of the player to move, as another process stores it."""
    return Event(match.number + 1, 0, Moved(match.to_move, text, **more))


@pytest.mark.usefixtures("_seldom_sweeps")
async def test_what_another_server_stored_before_it_died_is_seen_by_all_who_come(one, two):
    room, other, _ = await shared_table(one, two)
    await a_while()
    await one.services.storage.append(room.match.id, [a_move(room.match, "a1", id="x")])
    assert (await two.room(room.match.id)).match.position.history == ["a1"]
    await one.services.storage.append(room.match.id, [a_move(other.match, "b1")])
    back = await sit(other, 1, after=other.match.number)
    assert back.heard[0]["n"] == other.match.number
    assert [event["move"] for event in back.heard[0]["missed"]] == ["b1"]


@pytest.mark.usefixtures("_seldom_sweeps")
async def test_whoever_comes_while_a_table_is_being_opened_finds_it_as_it_is_by_then(one, two):
    _, keys = await set_up(one, seats="lo")
    replayed, has_read, goes_on = two._replayed, asyncio.Event(), asyncio.Event()

    async def slowly(*given):
        has_read.set()
        await goes_on.wait()
        return await replayed(*given)

    two._replayed = slowly
    early = asyncio.create_task(two.room(keys.table))
    await has_read.wait()
    _, token = await one.take_open_seat(keys.table, 1, None)
    late = asyncio.create_task(two.room(keys.table))
    await a_while()
    goes_on.set()
    assert two.who((await late).match, [token]).seat == 1
    assert await early is await late


@pytest.mark.usefixtures("_seldom_sweeps")
async def test_nothing_is_refused_for_a_reason_that_is_out_of_date(one, two):
    room, other, _ = await shared_table(one, two)
    await a_while()
    seen = room.match.number
    await one.services.storage.append(room.match.id, [a_move(room.match, "a1")])
    assert await move(other, "b1", 1, seen + 1) == seen + 2
    await one.services.storage.append(room.match.id, [a_move(other.match, "a2")])
    assert (await other.look_back(Who(1), 3)).ply == 3
    await one.services.storage.append(room.match.id, [a_move(other.match, "b2")])
    await refused(other.hint(Who(0)), "no-hint")
    await refused(move(other, "c1", 1), "not-your-turn")


async def test_what_another_server_stored_before_it_died_is_found_by_the_sweep(one, two):
    """… and its computer player moves here."""
    room, _, ears = await shared_table(one, two, "ll1")
    await move(room, "a1")
    await until(lambda: ears[1].kinds.count("moved") == 1)
    kill(one)
    await one.services.storage.append(room.match.id, [a_move(room.match, "b1")])
    await until(lambda: ears[1].kinds.count("moved") == 3)


@pytest.fixture
def _looks_often(monkeypatch):
    monkeypatch.setattr("spielwerk.table.live.hall.LOOK_SECONDS", 0.01)


@pytest.mark.usefixtures("_seldom_sweeps", "_looks_often")
async def test_while_a_server_cannot_hear_the_others_it_looks_by_itself(one, two):
    room, other, ears = await shared_table(one, two)
    for wire in (one.services.bus, two.services.bus):
        wire.ends.clear()
        wire.hears = False
    for mine, text in ((room, "a1"), (other, "b1"), (room, "a2")):
        number = await move(mine, text)
        await until(lambda number=number: room.match.number == other.match.number == number)
    assert [ear.kinds.count("moved") for ear in ears] == [3, 3]


@pytest.mark.usefixtures("_looks_often")
async def test_a_server_without_a_bus_looks_by_itself():
    shelf = Shelf(shared=True)
    async with opened(shelf) as one, opened(shelf) as two:
        room, keys = await set_up(one)
        await sit(room, 0)
        await sit(await two.room(keys.table), 1)
        await until(lambda: room.match.stage == "running")


@pytest.mark.usefixtures("_seldom_sweeps")
async def test_while_nobody_can_be_heard_nobody_is_gone(one, two):
    """… and not at once when they are heard again."""
    room, _, _ = await shared_table(one, two)
    await until(lambda: room.attendance.present() == [True, True])
    one.services.bus.hears = False
    one.services.time_source.moved += 1000
    assert room.attendance.present() == [True, True]
    assert not room.attendance.is_gone(1)
    room.leave(next(iter(room.listeners)))
    assert room.attendance.gone_in()[0] is None, "it is unknown"
    await sit(room, 0)
    two.services.bus.ends.clear()
    one.services.bus.hears = True
    one.services.bus.lose_some()
    await a_while()
    assert room.attendance.present() == [True, False]
    assert not room.attendance.is_gone(1), "they had no time to say that they are there"
    one.services.time_source.moved += 20
    assert room.attendance.is_gone(1)


@pytest.mark.usefixtures("_seldom_sweeps")
async def test_whoever_was_not_heard_for_a_while_says_who_is_there(one, two):
    room, other, _ = await shared_table(one, two)
    await until(lambda: room.attendance.present() == [True, True])
    one.services.time_source.moved += 1000
    assert room.attendance.present() == [True, False]
    two.services.bus.lose_some()
    await until(lambda: room.attendance.present() == [True, True])
    assert other.attendance.here() == {1}


async def test_a_player_at_another_server_is_present(one, two):
    room, other, ears = await shared_table(one, two)
    await until(lambda: room.attendance.present() == other.attendance.present() == [True, True])
    other.leave(ears[1])
    assert other.attendance.present() == [True, False]
    await until(lambda: room.attendance.present() == [True, False])
    assert not room.attendance.is_gone(1)
    one.services.time_source.moved += 20
    assert room.attendance.is_gone(1)
    assert not other.attendance.is_gone(0)


async def test_everybody_is_told_when_nobody_says_any_more_who_is_there(one, two):
    room, _, ears = await shared_table(one, two)
    await until(lambda: room.attendance.present() == [True, True])
    kill(two)
    await a_while()
    one.services.time_source.moved += 30
    await until(lambda: ears[0].of("presence")[-1]["present"] == [True, False])


async def test_a_storage_that_does_not_answer_keeps_nobody_from_saying_who_is_there(one, two):
    """… and none from hearing it."""
    room, _, _ = await shared_table(one, two)
    await until(lambda: room.attendance.present() == [True, True])
    one.services.storage.gate.clear()
    two.services.publish(room.match.id, room.match.number + 1)
    await a_while()
    one.services.time_source.moved += 1000
    assert room.attendance.present() == [True, False]
    await until(lambda: room.attendance.present() == [True, True])
    one.services.storage.gate.set()


async def test_presence_is_repeated_for_those_who_come_later(one, two):
    room, _, _ = await shared_table(one, two)
    two.rooms.clear()
    again = await two.room(room.match.id)
    await until(lambda: again.attendance.present() == [True, False])


async def test_a_new_client_sees_at_once_who_is_at_the_other_server(monkeypatch, one, two):
    monkeypatch.setattr("spielwerk.table.live.hall.SWEEP_SECONDS", 1000)
    room, keys = await set_up(one)
    await sit(room, 0)
    other = await two.room(keys.table)
    await sit(other, 1)
    await until(lambda: room.attendance.present() == other.attendance.present() == [True, True])


async def test_only_one_of_them_lets_the_computer_think(one, two):
    room, other, _ = await shared_table(one, two, "ll1")
    await move(room, "a1")
    await until(lambda: other.match.to_move == 1)
    now = one.services.now()
    for server in (one, two):
        server.services.thinkers.may_answer.clear()
        server.services.now = lambda: now  # so that no claim runs out
    await move(other, "b1")
    await until(lambda: room.match.to_move == 2)
    await asyncio.sleep(0.2)
    assert len(one.services.thinkers.asked) + len(two.services.thinkers.asked) == 1
    for server in (one, two):
        server.services.thinkers.may_answer.set()
    await until(lambda: room.match.to_move == other.match.to_move == 0)


async def test_if_one_of_them_dies_the_other_lets_the_computer_move(one, two):
    room, other, ears = await shared_table(one, two, "ll1")
    await move(room, "a1")
    await until(lambda: other.match.to_move == 1)
    for server in (one, two):
        server.services.thinkers.may_answer.clear()
    await move(room, "b1", 1)  # by the first hall, which now has the claim
    await until(lambda: one.services.thinkers.asked)
    kill(one)
    two.services.thinkers.may_answer.set()
    await until(lambda: ears[1].kinds.count("moved") == 3)
    assert len(two.services.thinkers.asked) == 1


async def test_if_one_of_them_dies_the_other_looks_after_tables_it_has_never_seen(one, two):
    """… when they are overdue."""
    room, _ = await running(one, seats="l1", clock=ClockRule(per_move=60))
    one.services.thinkers.may_answer.clear()
    await move(room, "a1")
    await until(lambda: one.services.thinkers.asked)
    kill(one)
    two.services.now = lambda now=two.services.now: now() + int(1000 * halls.OVERDUE_SECONDS)
    await until(lambda: one.services.storage.kinds(room.match.id).count("moved") == 2)
    assert room.match.id in two.rooms


async def test_a_notice_of_an_unknown_table_opens_no_room(one, two):
    room, _ = await running(one)
    await move(room, "a1")
    await a_while()
    assert two.rooms == {}


async def test_a_storage_that_is_down_when_a_notice_comes_does_not_end_the_listening(one, two):
    room, _, ears = await shared_table(one, two)
    await a_while()
    number = room.match.number + 1
    await one.services.storage.append(room.match.id, [Event(number, 0, Reacted(0, "hello"))])
    one.services.storage.down = True
    one.services.publish(room.match.id, number)
    await a_while()
    one.services.storage.down = False
    one.services.publish(room.match.id, number)
    await until(lambda: ears[1].kinds[-1:] == ["reacted"])


async def test_a_table_that_cannot_be_read_does_not_keep_others_from_hearing_news(one, two):
    broken, _, _ = await shared_table(one, two)
    whole, _, ears = await shared_table(one, two)
    await a_while()
    one.services.storage.spoil(broken.match)
    one.services.publish(broken.match.id, broken.match.number + 1)
    await a_while()
    await move(whole, "a1")
    await until(lambda: ears[1].kinds[-1:] == ["moved"])
