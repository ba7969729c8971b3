"""A computer that stands in for a person: one move at a time, at a person's pace, until the person
is back; and pauses that everybody agrees on."""

import asyncio

import pytest

from spielwerk.table.match import commands, seating
from spielwerk.table.match.refusals import Refused
from spielwerk.table.match.seating import Who
from spielwerk.table.match.setting import ClockRule
from table.desk import HOST, Desk
from table.rooms import Ear, Shelf, a_while, opened, running, set_up, sit, until

A_SECOND = ClockRule(per_move=1, on_time="bot")
MINUTE = ClockRule(total=60, increment=2)
PACE = 0.05  # seconds, instead of a person's


def moved(room):
    return [room.match.movers.count(seat) for seat in range(len(room.match.seats))]


async def late(hall, seats, **request):
    """A table where seat 0 has run out of time."""
    room, ears = await running(hall, seats=seats, clock=A_SECOND, **request)
    now = room.match.at + 1000
    hall.services.now = lambda: now  # no other clock runs out
    await room.do(lambda match: commands.time_is_up(match, hall.services.now()))
    return room, ears


async def gone(hall, seats):
    """A table where the computer plays for seat 0, who is away."""
    room, _ = await running(hall, seats=seats)
    await room.do(lambda match: seating.replace_by_bot(match, HOST, 0, 1, True))
    return room


# ---- Standing in --------------------------------------------------------------------------------


async def test_the_last_persons_game_is_not_played_to_its_end():
    async with opened(Shelf(), stand_in_pace=PACE) as hall:
        room, (ear,) = await late(hall, "l1")
        await until(lambda: room.match.rests)
        assert moved(room) == [1, 1]  # one move for the person, and the opponent's answer
        assert ear.events[-1]["kind"] == "moved"
        assert ear.of("events")[-1]["table"]["rests"] is True
        await asyncio.sleep(4 * PACE)
        assert moved(room) == [1, 1]
        assert room.match.wakes_at is None  # nothing is due
        await room.do(lambda match: seating.come_back(match, 0))
        assert not room.match.rests
        assert room.match.clock.running == 0
        await room.do(lambda match: commands.move(match, 0, _any(match), match.number, None))
        await until(lambda: moved(room) == [2, 2])


async def test_unless_somebody_asks_for_it():
    async with opened(Shelf(), stand_in_pace=0) as hall:
        room, _ = await late(hall, "l1", options={"pawns": 4})
        await until(lambda: room.match.rests)
        await room.do(lambda match: seating.leave_to_bots(match, 0))
        await until(lambda: room.match.stage == "over")


async def test_a_stand_in_takes_its_time_before_every_move():
    async with opened(Shelf(), stand_in_pace=PACE) as hall:
        room, _ = await late(hall, "ll1")
        began = asyncio.get_running_loop().time()
        await until(lambda: moved(room)[0] == 1)
        assert asyncio.get_running_loop().time() - began >= PACE
        for _ in range(2):  # others play, so it goes on
            await room.do(lambda match: commands.move(match, 1, _any(match), match.number, None))
            began = asyncio.get_running_loop().time()
            now = moved(room)[0]
            await until(lambda now=now: moved(room)[0] == now + 1)
            assert asyncio.get_running_loop().time() - began >= PACE


async def test_it_stops_at_once_when_the_seat_is_taken_back():
    async with opened(Shelf(), stand_in_pace=60) as hall:
        room = await gone(hall, "l1")
        await a_while()
        await room.do(lambda match: commands.react(match, 0, "hello"))  # it goes on waiting
        await a_while()
        assert moved(room) == [0, 0]
        await room.do(lambda match: seating.come_back(match, 0))
        await room.do(lambda match: commands.move(match, 0, _any(match), match.number, None))
        await until(lambda: moved(room) == [1, 1])  # the opponent need not wait


async def test_a_move_that_was_thought_of_for_a_person_who_is_back_is_not_made():
    async with opened(Shelf(), stand_in_pace=0) as hall:
        hall.services.thinkers.may_answer.clear()
        room = await gone(hall, "l1")
        await until(lambda: hall.services.thinkers.asked)
        await room.do(lambda match: seating.come_back(match, 0))
        hall.services.thinkers.may_answer.set()
        await a_while()
        assert moved(room) == [0, 0]


def test_whose_opponents_went_away_first():
    """Two people, both away: the game rests, and a player who returns finds it so."""
    desk = Desk(seats="ll", clock=A_SECOND)
    desk.time_passes(1)
    assert not desk.match.rests
    desk.play("a1")
    desk.time_passes(1)
    assert not desk.match.rests  # one move for the other one, too
    desk.play("b1")
    assert desk.match.rests
    desk.refuses("bot-plays", commands.move, 0, "a2", desk.match.number, None)
    desk.do(seating.come_back, 1)
    assert not desk.match.rests  # one person plays again, and the computer for the other one


def test_computers_that_play_among_themselves_never_rest():
    desk = Desk(seats="11")
    desk.play("a1", "b1", "c1")
    assert not desk.match.rests


def test_only_somebody_who_is_away_can_leave_the_game_to_the_computer():
    desk = Desk(seats="lll", clock=A_SECOND)
    desk.refuses("nothing-to-return-to", seating.leave_to_bots, 0)
    desk.time_passes(1)
    desk.refuses("others-play", seating.leave_to_bots, 0)


def test_whoever_has_resigned_need_not_wait_for_those_who_never_return():
    desk = Desk(seats="lll", clock=A_SECOND)
    desk.do(commands.resign, 0)
    desk.refuses("others-play", seating.leave_to_bots, 0)
    while not desk.match.rests:
        desk.time_passes(1)
        desk.play(_any(desk.match))
    assert desk.match.bot_due is None
    desk.do(seating.leave_to_bots, 0)
    while desk.match.stage == "running":
        assert desk.match.bot_due is not None
        desk.play(_any(desk.match))


# ---- Pauses -------------------------------------------------------------------------------------


def test_a_pause_needs_everybody_and_ends_with_anybody():
    desk = Desk(seats="ll1", clock=MINUTE)
    desk.wait(10)
    assert desk.do(commands.ask_pause, 0) == ["pause_asked"]
    desk.refuses("pause-asked", commands.ask_pause, 0)
    desk.wait(5)
    assert desk.do(commands.ask_pause, 1) == ["pause_asked", "paused"]
    assert desk.match.clock.runs_out_at is None
    assert desk.time_passes(1000) == []
    desk.refuses("paused", commands.move, 0, "a1", desk.match.number, None)
    assert desk.do(commands.resume, 1) == ["resumed"]
    assert desk.match.clock.all_left_at(desk.now)[0] == 45_000
    desk.play("a1")
    assert desk.match.clock.left[0] == 47_000


def test_a_pause_gives_nobody_a_fresh_turn():
    desk = Desk(seats="l1", clock=ClockRule(per_move=10))
    desk.wait(7)
    assert desk.do(commands.ask_pause, 0) == ["pause_asked", "paused"]
    desk.wait(500)
    desk.do(commands.resume, 0)
    assert desk.match.clock.all_left_at(desk.now)[0] == 3_000
    desk.play("a1", "b1")
    assert desk.match.clock.all_left_at(desk.now)[0] == 10_000


def test_a_pause_can_be_declined_and_is_forgotten_after_a_move():
    desk = Desk(seats="ll", clock=MINUTE)
    desk.do(commands.ask_pause, 0)
    desk.refuses("pause-none", commands.decline_pause, 0)
    assert desk.do(commands.decline_pause, 1) == ["pause_declined"]
    desk.do(commands.ask_pause, 0)
    desk.play("a1")
    assert desk.match.pause_asked == set()
    desk.refuses("pause-none", commands.decline_pause, 1)


def test_without_a_clock_there_is_nothing_to_pause():
    Desk(seats="ll").refuses("no-clock", commands.ask_pause, 0)


async def test_the_computer_does_not_move_during_a_pause(hall):
    hall.services.thinkers.may_answer.clear()
    room, (ear,) = await running(hall, seats="l1", clock=MINUTE)
    await room.do(lambda match: commands.move(match, 0, _any(match), match.number, None))
    await room.do(lambda match: commands.ask_pause(match, 0))
    hall.services.thinkers.may_answer.set()
    await a_while()
    assert moved(room) == [1, 0]
    assert ear.of("events")[-1]["table"]["paused"] is True
    await room.do(lambda match: commands.resume(match, 0))
    await until(lambda: moved(room) == [1, 1])


def _any(match):
    return match.position.moves_as_text()[0]


# ---- Invitations --------------------------------------------------------------------------------


def test_whoever_reads_an_invitation_is_asked_before_the_computer_gets_the_seat():
    desk = Desk(seats="ll", empty=True)
    desk.do(seating.arrive, 0)
    assert desk.do(seating.start, HOST, {0, 1}) == ["start_wanted"]
    assert desk.do(seating.start, HOST, {0, 1}) == []
    assert desk.do(seating.arrive, 1, " Grandpa ") == ["seat_taken", "started"]
    assert (desk.match.seats[1].name, desk.match.seats[1].bot) == ("Grandpa", None)


def test_a_seat_that_is_declined_goes_to_the_computer():
    desk = Desk(seats="lll", empty=True)
    desk.do(seating.arrive, 0)
    assert desk.do(seating.decline_seat, 2) == ["seat_declined"]
    assert desk.do(seating.start, HOST, {0, 1, 2}) == ["start_wanted"]
    assert desk.do(seating.decline_seat, 1) == ["seat_declined", "started"]
    assert [seat.bot for seat in desk.match.seats] == [None, 2, 2]
    desk.refuses("table-running", seating.decline_seat, 1)


def test_whoever_comes_too_late_can_have_the_seat_back():
    desk = Desk(seats="ll", empty=True)
    desk.do(seating.arrive, 0)
    assert desk.do(seating.start, HOST, {0}) == ["started"]
    assert desk.do(seating.come_back, 1) == ["person_returned"]


async def test_reading_an_invitation_is_not_sitting_down(hall):
    room, _ = await set_up(hall)
    await sit(room, 0)
    reader = Ear(Who(1))
    await room.join(reader, None, looks=True)
    assert room.match.stage == "open"
    assert room.attendance.present() == [True, True]
    await room.do(lambda match: seating.arrive(match, 1, "Anna"))
    assert reader.kinds == ["seat_taken", "started"]


async def test_whoever_reads_the_invitation_to_an_open_seat_is_asked_too(hall):
    room, _ = await set_up(hall, seats="lo")
    host = await sit(room, 0, is_host=True)
    with pytest.raises(Refused, match="link"):
        hall.who(room.match, [])
    who = hall.who(room.match, [], looks=True)
    reader = Ear(who)
    await room.join(reader, None, looks=True)
    assert reader.heard[0]["reading"] == host.of("presence")[-1]["reading"] == 1
    assert (reader.heard[0]["watching"], who.is_onlooker) == (0, False)

    async def start(**more):
        await room.do(lambda match: seating.start(match, HOST, {0}, True, **more))

    await start()
    assert reader.kinds == ["start_wanted"]
    await start()
    assert room.match.stage == "open"
    await start(sure=True)
    assert room.match.stage == "running"
    assert reader.sent_away
    assert reader.kinds == ["start_wanted"], "the game is not theirs to see"
    with pytest.raises(Refused, match="taken"):
        hall.who(room.match, [], looks=True)


async def test_whoever_stops_reading_is_not_waited_for(hall):
    room, _ = await set_up(hall, seats="lo")
    host = await sit(room, 0, is_host=True)
    reader = Ear(Who(reads=True))
    await room.join(reader, None, looks=True)
    room.leave(reader)
    assert host.of("presence")[-1]["reading"] == room.attendance.reading() == 0


async def test_everybody_knows_how_many_watch(hall):
    room, (ear, _) = await running(hall)
    first, second = [await sit(room, None) for _ in range(2)]
    assert [first.heard[0]["watching"], second.heard[0]["watching"]] == [1, 2]
    assert ear.of("presence")[-1] == {**ear.of("presence")[-1], "watching": 2}
    room.leave(first)
    assert ear.of("presence")[-1]["watching"] == 1
