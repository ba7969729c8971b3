"""A match is the replay of its events: whatever was done at a table comes back from them."""

import json
import random
from contextlib import contextmanager
from itertools import pairwise

import msgspec
import pytest

import spielwerk
from spielwerk.bots.thinking import finish
from spielwerk.engine.position import Position
from spielwerk.errors import SpielwerkError
from spielwerk.table.match import commands, seating
from spielwerk.table.match.events import (
    KINDS,
    Clock,
    Event,
    Moved,
    Paused,
    Reacted,
    Rematched,
    Undone,
)
from spielwerk.table.match.match import KEPT_EVERY, Match
from spielwerk.table.match.setting import ClockRule
from spielwerk.table.storage.interface import restored, written
from table.desk import HOST, Desk, everything

CLOCKS = [None, ClockRule(total=20, increment=1), ClockRule(per_move=9, on_time="bot")]


def anything(desk, chance):
    """Any command by anybody; most of the time a move."""
    match = desk.match
    seat = chance.randrange(len(match.seats))
    if match.stage == "running" and chance.random() < 0.4:
        desk.play(chance.choice(match.position.moves_as_text()))
        return
    seldom = (
        (seating.start, HOST),
        (commands.resign, seat),
        (seating.replace_by_bot, HOST, seat, 3, True),
    )
    command, *given = chance.choice(
        (
            (seating.arrive, seat),
            (seating.take_open_seat, None, chance.choice((None, "Їжак")), f"open {seat}"),
            (seating.take_open_seat, None, None, f"open {seat}", chance.randrange(4)),
            (seating.choose_colour, seat, chance.randrange(4)),
            (seating.let_onlookers, HOST, chance.random() < 0.5),
            (seating.come_back, seat),
            (commands.move, seat, "a1", match.number, f"id {match.number}"),
            (commands.undo, seat),
            (commands.ask_back, seat),
            (commands.agree_back, seat),
            (commands.decline_back, seat),
            (commands.offer_draw, seat),
            (commands.decline_draw, seat),
            (commands.react, seat, "hello"),
            (commands.time_is_up, desk.now),
            (commands.ask_rematch, seat),
            *(seldom if chance.random() < 0.1 else ()),
        )
    )
    desk.do(command, *given)


def random_desk(game, number):
    chance = random.Random(f"{game} {number}")
    seats = "".join(chance.choice("hlllo1") for _ in range(chance.choice((2, 3, 4))))
    first = chance.choice((None, "lot", *range(len(seats))))
    desk = Desk(game, seats, seed=number, clock=chance.choice(CLOCKS), empty=True, first=first)
    for _ in range(150):
        desk.wait(chance.choice((0, 0, 1, 5)))
        try:
            anything(desk, chance)
        except SpielwerkError:
            continue
    if desk.match.stage == "running" and desk.match.clock is not None:
        desk.happen([Clock(1000)])
    if desk.match.stage == "over":
        desk.happen([Rematched("next")])
    return desk


@pytest.mark.parametrize("game", spielwerk.GAMES)
def test_the_events_give_the_same_match_again(game):
    for number in range(30):
        desk = random_desk(game, number)
        assert everything(desk.replayed()) == everything(desk.match)


@pytest.mark.parametrize("game", spielwerk.GAMES)
def test_long_games_are_replayed_with_rests(game):
    desk = random_desk(game, 1)
    replayed = finish(Match.replaying("desk", desk.events))
    assert everything(replayed) == everything(desk.match)


def test_so_do_the_events_up_to_any_of_them():
    desk = random_desk("triominos", 3)
    match = Match("desk")
    for number, event in enumerate(desk.events, 1):
        match.apply(event)
        assert everything(Match("desk", desk.events[:number])) == everything(match)
        assert (match.number, match.at) == (event.number, event.at)


@pytest.mark.parametrize("game", ["rings", "dimenticato"])
def test_a_match_stays_as_it_was_whatever_comes_after_it(game):
    for number in range(5):
        events = random_desk(game, number).events
        match = Match("desk", events[:1])
        for event in events[1:]:
            before = everything(match)
            later = match.after([event])
            assert everything(match) == before
            match = later
        assert everything(match) == everything(Match("desk", events))


def with_pauses():
    """What hardly anybody comes to by chance."""
    desk = Desk(seats="lll", clock=ClockRule(per_move=1, on_time="bot"), empty=True)
    desk.do(seating.arrive, 0, "Anna")
    desk.do(seating.arrive, 1)
    desk.do(seating.start, HOST, {2})
    desk.do(seating.decline_seat, 2)
    desk.do(commands.ask_pause, 0)
    desk.do(commands.decline_pause, 1)
    desk.time_passes(1)
    desk.do(commands.ask_pause, 1)
    desk.do(commands.resume, 1)
    desk.play("a1")
    desk.time_passes(1)
    desk.do(seating.leave_to_bots, 0)
    return desk


def test_pauses_and_absences_are_replayed_too():
    desk = with_pauses()
    assert everything(desk.replayed()) == everything(desk.match)


def test_random_tables_see_every_kind_of_event():
    desks = [random_desk(game, number) for game in spielwerk.GAMES for number in range(30)]
    kinds = {event.kind for desk in [*desks, with_pauses()] for event in desk.events}
    assert kinds == set(KINDS)


def test_an_open_table_from_before_there_was_a_choice_can_still_begin():
    desk = Desk(seats="lo", first="lot")
    stored = json.loads(written(desk.events[0]))
    del stored["setting"]["first"], stored["setting"]["colours"]
    desk.match = Match("desk", [restored(1, 0, "created", json.dumps(stored)), *desk.events[1:]])
    desk.do(seating.take_open_seat, None, None, "a")
    assert desk.match.to_move == desk.match.first == 0


def test_the_largest_seed_survives_json():
    desk = Desk("triominos", seed=2**64 - 1)
    assert desk.replayed().seed == 2**64 - 1
    assert desk.replayed().position == desk.match.position


def test_an_event_is_stored_without_its_kind_and_comes_back_as_it_was():
    for what, text in (
        (Paused(), "{}"),
        (Moved(0, "a1", id="ä"), '{"seat":0,"move":"a1","id":"ä"}'),
    ):
        assert written(Event(1, 0, what)) == text
        assert restored(1, 0, Event(1, 0, what).kind, text) == Event(1, 0, what)
    with pytest.raises(msgspec.ValidationError, match="danced"):
        restored(1, 0, "danced", "{}")


@pytest.mark.parametrize("number", [0, 1, 4, 6, 7])
def test_an_event_out_of_order_is_refused(number):
    desk = Desk()
    before = everything(desk.match)
    assert desk.match.number == 4
    with pytest.raises(ValueError, match=f"event {number} after 4"):
        desk.match.apply(Event(number, 0, Reacted(0, "hello")))
    assert everything(desk.match) == before


def test_a_move_that_cannot_have_been_made_is_refused():
    desk = Desk()
    before = everything(desk.match)
    with pytest.raises(SpielwerkError):
        desk.match.apply(Event(5, 0, Moved(0, "a9")))
    assert everything(desk.match) == before


@pytest.mark.parametrize("plies", [1, 15, 16, 17, 40])
def test_every_step_can_be_looked_at_again(plies):
    desk = Desk("memento", "lll")
    chance = random.Random(plies)
    for _ in range(plies):
        desk.play(chance.choice(desk.match.position.moves_as_text()))
    if plies > 15:  # over a position that was kept, and on
        for _ in range(3):
            desk.happen([Undone(0, 1)])
        desk.play(desk.match.position.moves_as_text()[-1])
    positions = [*desk.match.position.positions()]
    for first in range(len(positions) - 1):
        assert desk.match.steps(first) == [*pairwise(positions[first:])]


def test_a_match_that_has_not_begun_has_no_position():
    desk = Desk(seats="lo")
    with pytest.raises(RuntimeError, match="has not begun"):
        desk.match.running_position()


# ---- Queries ------------------------------------------------------------------------------------


def test_a_foreseen_position_is_used_for_that_move_in_that_position_only():
    desk = Desk()
    desk.match.foresee("a1")
    desk.happen([Moved(0, "b2")])
    assert desk.match.position.history == ["b2"]
    desk.match.foresee("a1")
    desk.happen([Undone(0, 1), Moved(0, "a1")])
    assert desk.match.position.history == ["a1"]
    assert everything(desk.replayed()) == everything(desk.match)


@pytest.mark.parametrize("game", spielwerk.GAMES)
def test_every_earlier_position_can_be_found_again(game):
    desk = Desk(game)
    seen = [desk.match.position]
    while desk.match.stage == "running" and len(seen) < 20:
        desk.play(desk.match.position.moves_as_text()[0])
        seen.append(desk.match.position)
    assert [desk.match.position_after(plies) for plies in range(len(seen))] == seen


@contextmanager
def plays_counted(monkeypatch):
    """How many moves are played, by anybody."""
    played = []
    with monkeypatch.context() as patch:
        play = Position.play
        patch.setattr(
            Position, "play", lambda self, move: (played.append(move), play(self, move))[1]
        )
        yield played


def test_wherever_somebody_looks_only_a_few_moves_are_played_again(monkeypatch):
    desk = Desk("rings")
    desk.play_randomly(100)
    positions = [*desk.match.position.positions()]
    for plies, position in enumerate(positions):
        with plays_counted(monkeypatch) as played:
            assert desk.match.position_after(plies) == position
        assert len(played) < KEPT_EVERY


def test_a_single_step_is_played_again_without_those_that_follow(monkeypatch):
    desk = Desk("rings")
    desk.play_randomly(100)
    steps = [*pairwise(desk.match.position.positions())]
    for ply in range(100):
        with plays_counted(monkeypatch) as played:
            assert desk.match.step(ply) == steps[ply]
        assert len(played) <= KEPT_EVERY


def test_going_back_plays_only_a_few_moves_again(monkeypatch):
    desk = Desk("rings")
    desk.play_randomly(100)
    for _ in range(70):
        with plays_counted(monkeypatch) as played:
            desk.happen([Undone(0, 1)])
        assert len(played) < KEPT_EVERY
    move = desk.match.position.moves_as_text()[0]
    with plays_counted(monkeypatch) as played:
        for _ in range(50):
            desk.happen([Moved(desk.match.to_move, move)])
            desk.happen([Undone(0, 1)])
    assert len(played) == 50, "where it came from is known"
    assert everything(desk.replayed()) == everything(desk.match)


def test_the_record_says_who_was_the_computer():
    assert Desk(seats="l3").match.position.seats == ("person", "level 3")


def test_a_match_wakes_when_a_clock_runs_out_or_the_computer_is_to_move():
    desk = Desk(seats="l1")
    assert desk.match.wakes_at is None
    desk.wait(5)
    desk.play("a1")
    assert desk.match.wakes_at == desk.now
    desk = Desk(seats="l1", clock=ClockRule(total=60))
    assert desk.match.wakes_at == desk.now + 60_000
    desk.do(commands.resign, 0)
    assert desk.match.wakes_at is None


def test_people_are_those_who_came_and_still_play():
    desk = Desk(seats="lll1")
    assert desk.match.persons == [0, 1, 2]
    desk.do(seating.replace_by_bot, HOST, 1, 1, True)
    desk.do(commands.resign, 2)
    assert desk.match.persons == [0]
    assert desk.match.still_in == [0, 1, 3]
    assert Desk(seats="lo", empty=True).match.persons == []
