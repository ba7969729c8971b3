"""A table's clock: first alone, then driven by the moves of a match."""

import pytest

from spielwerk.table.match import commands, events, seating
from spielwerk.table.match.clock import LAG, Clock
from spielwerk.table.match.setting import ClockRule
from table.desk import HOST, Desk

MINUTE = ClockRule(total=60, increment=2)
PER_MOVE = ClockRule(per_move=10)


def left(desk):
    """What everybody has left now, in seconds."""
    clock = desk.match.clock
    return [clock.all_left_at(desk.now)[seat] / 1000 for seat in range(len(clock.left))]


def after(desk, seconds, move):
    desk.wait(seconds)
    desk.play(move)


# ---- Alone --------------------------------------------------------------------------------------


def test_no_clock_runs_until_it_is_started():
    clock = Clock.new(MINUTE, 3)
    assert clock.left == [60_000] * 3
    assert clock.runs_out_at is None
    assert clock.all_left_at(10**9)[0] == 60_000


def test_only_one_clock_runs_at_a_time():
    clock = Clock.new(MINUTE, 2)
    clock.run_for(0, at=1000)
    assert [clock.all_left_at(4000)[seat] for seat in (0, 1)] == [57_000, 60_000]
    clock.run_for(1, at=4000)
    assert [clock.all_left_at(9000)[seat] for seat in (0, 1)] == [59_000, 55_000]


def test_it_runs_out_when_nothing_is_left():
    clock = Clock.new(MINUTE, 2)
    clock.run_for(1, at=1000)
    assert clock.runs_out_at == 61_000
    assert clock.all_left_at(61_000)[1] == clock.all_left_at(99_000)[1] == 0


def test_a_clock_that_goes_backwards_gives_nobody_time():
    clock = Clock.new(MINUTE, 2)
    clock.run_for(0, at=1000)
    assert clock.all_left_at(500)[0] == 60_000


def test_only_time_per_move_is_given_back():
    for rule, is_used_up in ((MINUTE, True), (PER_MOVE, False)):
        clock = Clock.new(rule, 2)
        clock.run_for(0, at=0)
        assert not clock.is_used_up(0)
        clock.run_for(None, at=99_000, finished=False)
        assert clock.is_used_up(0) == is_used_up


def test_fractions_of_seconds_are_rounded_to_milliseconds():
    clock = Clock.new(ClockRule(total=1.2345, increment=0.0004), 2)
    clock.run_for(0, at=0)
    clock.run_for(1, at=0)
    assert clock.left == [1234, 1234]


# ---- In a match ---------------------------------------------------------------------------------


def test_a_table_without_a_clock_has_none():
    desk = Desk()
    assert desk.match.clock is None
    assert desk.time_passes(10**6) == []


def test_it_begins_with_the_game():
    desk = Desk(clock=MINUTE, start="host")
    desk.wait(100)
    assert desk.match.clock is None
    desk.do(seating.start, HOST)
    desk.wait(1)
    assert left(desk) == [59, 60]


def test_a_player_who_has_finished_a_turn_gets_the_increment():
    desk = Desk(clock=MINUTE)
    after(desk, 5, "a1")
    assert left(desk) == [57, 60]
    after(desk, 1, "b1")
    assert left(desk) == [57, 61]


def test_per_move_everybody_starts_with_fresh_time():
    desk = Desk(clock=PER_MOVE)
    after(desk, 9, "a1")
    after(desk, 4, "b1")
    assert left(desk) == [10, 6]
    assert desk.match.clock.runs_out_at == desk.now + 10_000


@pytest.mark.parametrize("rule", [MINUTE, PER_MOVE])
def test_a_turn_of_several_actions_is_one_turn(rule):
    """In Dimenticato a player calls and then moves: no increment and no new time in between."""
    desk = Desk("dimenticato", clock=rule, pace=1)
    seat = desk.call_rightly()
    assert desk.match.clocks[-1][seat] == 1000 * left(desk)[seat]
    assert desk.match.clock.runs_out_at == desk.now + desk.match.clocks[-1][seat]


def test_computer_players_use_no_time():
    desk = Desk(seats="l1", clock=MINUTE)
    after(desk, 5, "a1")
    assert desk.match.clock.runs_out_at is None
    after(desk, 500, "b1")
    assert left(desk) == [57, 60]


def test_reactions_and_questions_stop_no_clock():
    desk = Desk(clock=MINUTE)
    after(desk, 0, "a1")
    desk.wait(3)
    desk.do(commands.react, 1, "thinking")
    desk.do(commands.ask_back, 0)
    desk.do(commands.offer_draw, 0)
    desk.wait(3)
    assert left(desk) == [62, 54]


def test_no_time_runs_when_the_game_is_over():
    desk = Desk(clock=MINUTE)
    desk.wait(5)
    desk.do(commands.resign, 1)
    desk.wait(100)
    assert desk.match.clock.runs_out_at is None
    assert left(desk) == [55, 60]


def test_time_without_a_server_does_not_count():
    desk = Desk(clock=MINUTE)
    desk.wait(100)
    desk.happen([events.Clock(97_000)])
    assert left(desk) == [57, 60]


# ---- Taking back --------------------------------------------------------------------------------


@pytest.mark.parametrize(("rule", "rests"), [(MINUTE, [52, 60]), (PER_MOVE, [2, 10])])
def test_after_an_undo_the_turn_goes_on_as_if_it_had_not_ended(rule, rests):
    desk = Desk(clock=rule)
    after(desk, 5, "a1")
    desk.wait(3)
    desk.do(commands.undo, 0)
    assert left(desk) == rests
    desk.wait(1)
    assert left(desk) == [rests[0] - 1, rests[1]]


@pytest.mark.parametrize("rule", [MINUTE, PER_MOVE])
def test_moving_and_undoing_gains_no_time(rule):
    desk = Desk(clock=rule)
    for _ in range(20):
        after(desk, 0.1, "a1")
        desk.do(commands.undo, 0)
    assert left(desk)[0] == left(desk)[1] - 2


def test_nobody_thinks_for_nothing_by_moving_and_undoing():
    """While the other one thinks about a move that will not be made."""
    desk = Desk(clock=MINUTE)
    for n in range(1, 6):
        after(desk, 1, "a1")
        desk.wait(9)
        desk.do(commands.undo, 0, desk.now)
        assert left(desk) == [60 - 10 * n, 60]
    after(desk, 1, "a1")
    desk.wait(9)
    desk.refuses("undo-time", commands.undo, 0, desk.now)
    assert left(desk) == [11, 51]


def test_an_undo_after_a_take_back_gives_no_time_either():
    desk = Desk(clock=MINUTE)
    after(desk, 5, "a1")
    after(desk, 5, "b1")
    desk.do(commands.ask_back, 1)
    desk.do(commands.agree_back, 0)
    desk.do(commands.undo, 0)
    assert left(desk) == [55, 60]


def test_an_undo_within_a_turn_leaves_the_clock_alone():
    desk = Desk("dimenticato", clock=MINUTE, pace=1)
    seat = desk.call_rightly()
    before = left(desk)[seat]
    desk.wait(4)
    desk.happen([events.Undone(seat, 1)])
    assert left(desk)[seat] == before - 4


def test_a_take_back_by_consent_gives_no_increment():
    desk = Desk(clock=MINUTE)
    after(desk, 5, "a1")
    desk.wait(3)
    desk.do(commands.ask_back, 0)
    desk.do(commands.agree_back, 1)
    assert left(desk) == [57, 57]
    assert desk.match.clock.running == 0


# ---- Running out --------------------------------------------------------------------------------


def test_time_is_up_at_the_last_millisecond_and_not_before():
    desk = Desk(clock=MINUTE)
    assert desk.time_passes(59.999) == []
    assert desk.time_passes(0.001) == ["timed_out", "ended"]


def test_a_player_who_ran_out_of_time_has_none_left():
    desk = Desk(clock=MINUTE)
    desk.time_passes(61)
    assert left(desk) == [0, 60]


def test_the_computer_takes_over_and_the_clock_stops():
    desk = Desk(clock=ClockRule(total=60, on_time="bot"))
    assert desk.time_passes(60) == ["timed_out", "bot_took_over"]
    assert desk.match.clock.runs_out_at is None
    after(desk, 99, "a1")
    assert left(desk) == [0, 60]
    assert desk.match.clock.running == 1


def test_a_gone_player_s_clock_stops_when_the_computer_plays_and_goes_on_afterwards():
    desk = Desk(clock=MINUTE)
    desk.wait(5)
    desk.do(seating.replace_by_bot, HOST, 0, 1, True)
    desk.wait(100)
    desk.do(seating.come_back, 0)
    desk.wait(2)
    assert left(desk) == [53, 60]


def test_whoever_returns_within_a_turn_has_the_time_that_was_left_of_it():
    desk = Desk(clock=PER_MOVE)
    desk.wait(7)
    desk.do(seating.replace_by_bot, HOST, 0, 1, True)
    desk.wait(2)
    desk.do(seating.come_back, 0)
    assert left(desk) == [3, 10]
    desk.do(seating.replace_by_bot, HOST, 0, 1, True)
    desk.do(commands.ask_pause, 1)
    desk.do(commands.resume, 1)
    desk.do(seating.come_back, 0)
    assert left(desk) == [3, 10]
    desk.do(seating.replace_by_bot, HOST, 0, 1, True)
    after(desk, 1, "a1")
    after(desk, 1, "b1")
    desk.do(seating.come_back, 0)
    assert left(desk) == [10, 9], "a new turn"


def test_late_moves_are_late_by_the_lag_at_most_in_a_whole_game():
    desk = Desk(clock=ClockRule(total=60))
    after(desk, 60.4, "a1")
    after(desk, 1, "b1")
    assert left(desk) == [0, 59]
    assert desk.match.clock.runs_out_at + LAG == desk.now + 600
    after(desk, 0.5, "c1")
    after(desk, 1, "a2")
    assert desk.match.clock.runs_out_at + LAG == desk.now + 100
    desk.wait(5)
    assert left(desk) == [0, 58]
    desk.do(commands.time_is_up, desk.now - LAG)
    assert desk.match.ending.by == "time"


def test_the_next_increment_makes_up_for_a_late_move():
    desk = Desk(clock=MINUTE)
    after(desk, 60.4, "a1")
    assert left(desk) == [1.6, 60]
    desk.refuses("undo-time", commands.undo, 0, desk.now)
