"""What people, computer players and the clock may do at a table, and what they may not."""

import random
from collections import deque
from itertools import cycle, islice, starmap

import pytest
from msgspec.structs import replace

from spielwerk.errors import BadMove, BadOption, IllegalMove
from spielwerk.table.match import commands, refusals, seating
from spielwerk.table.match.commands import REACTIONS
from spielwerk.table.match.events import (
    BotTookOver,
    Clock,
    Moved,
    Reacted,
    Rematched,
    Started,
    TimedOut,
)
from spielwerk.table.match.match import REMEMBERED_IDS, Back
from spielwerk.table.match.refusals import Refused
from spielwerk.table.match.seating import Who
from spielwerk.table.match.setting import DEFAULT_LEVEL, BadSetting, ClockRule
from table.desk import HOST, ONLOOKER, Desk, everything

SEATS_OF_PEOPLE = pytest.mark.parametrize("seats", ["ll", "lll", "llll"])


def bots(desk):
    return [seat.bot for seat in desk.match.seats]


def ranks(desk):
    return desk.match.ending.ranks


def is_buy(move):
    return move == "buy"


def is_lay(move):
    return "@" in move


# ---- Sitting down -------------------------------------------------------------------------------


@SEATS_OF_PEOPLE
def test_the_game_begins_when_the_last_one_arrives(seats):
    desk = Desk(seats=seats, empty=True)
    for seat in range(1, len(seats)):
        assert desk.do(seating.arrive, seat) == ["seat_taken"]
    assert desk.match.stage == "open"
    assert desk.do(seating.arrive, 0) == ["seat_taken", "started"]
    assert desk.match.stage == "running"
    assert desk.match.to_move == 0


def test_a_player_with_a_given_name_keeps_it_on_arrival():
    desk = Desk(seats="lo", empty=True)
    desk.match.seats[0].name = "Ada"
    desk.do(seating.arrive, 0)
    desk.do(seating.take_open_seat, 1, "Bob", "a")
    assert [seat.name for seat in desk.match.seats] == ["Ada", "Bob"]


def test_only_the_first_arrival_counts():
    desk = Desk(seats="ll", empty=True)
    desk.do(seating.arrive, 0)
    assert desk.do(seating.arrive, 0) == []
    desk.do(seating.arrive, 1)
    assert desk.do(seating.arrive, 1) == []


@pytest.mark.parametrize("seats", ["11", "123", "1234"])
def test_if_there_are_only_computer_players_the_game_begins(seats):
    desk = Desk(seats=seats)
    assert desk.match.stage == "running"
    assert bots(desk) == [int(level) for level in seats]


def test_computer_players_wait_for_a_host_who_wants_to_start():
    desk = Desk(seats="11", start="host")
    assert desk.match.stage == "open"
    assert desk.do(seating.start, HOST) == ["started"]


def test_an_open_seat_is_taken_by_anybody_with_a_new_token():
    desk = Desk(seats="hoo")
    assert desk.do(seating.take_open_seat, None, " Ada ", "token a") == ["seat_taken"]
    assert desk.do(seating.take_open_seat, 2, None, "token b") == ["seat_taken", "started"]
    seats = desk.match.seats
    assert [seat.token for seat in seats] == ["token 0", "token a", "token b"]
    assert [seat.name for seat in seats] == [None, "Ada", None]


def test_a_guest_sits_on_the_first_open_seat_or_the_one_asked_for():
    desk = Desk(seats="ooo")
    assert seating.take_open_seat(desk.match, None, None, "a")[1] == 0
    assert seating.take_open_seat(desk.match, 2, None, "a")[1] == 2
    desk.do(seating.take_open_seat, 0, None, "a")
    assert seating.take_open_seat(desk.match, None, None, "b")[1] == 1


def test_only_open_seats_that_are_free_can_be_taken():
    desk = Desk(seats="loo1", empty=True)
    desk.do(seating.take_open_seat, 1, None, "a")
    for seat in (0, 1, 3, 4, -1):
        desk.refuses("seat-not-free", seating.take_open_seat, seat, None, "b")


def test_a_table_without_free_seats_says_so():
    desk = Desk(seats="l1", empty=True)
    desk.refuses("no-open-seat", seating.take_open_seat, None, None, "a")


def test_nobody_sits_down_with_a_name_that_is_too_long():
    with pytest.raises(BadSetting):
        seating.take_open_seat(Desk(seats="oo").match, None, "x" * 99, "a")


def test_nobody_sits_down_when_the_game_has_begun():
    desk = Desk(seats="ho", start="host")
    desk.do(seating.start, HOST)
    desk.refuses("table-running", seating.take_open_seat, 1, None, "a")
    desk.do(commands.resign, 0)
    desk.refuses("table-over", seating.take_open_seat, 1, None, "a")


@pytest.mark.parametrize("seats", ["lo", "llo", "lol1"])
def test_the_host_need_not_wait_and_the_computer_plays_for_missing_players(seats):
    desk = Desk(seats=seats, empty=True)
    desk.do(seating.arrive, 0)
    assert desk.do(seating.start, HOST) == ["started"]
    missing = [int(kind) if kind.isdigit() else DEFAULT_LEVEL for kind in seats[1:]]
    assert bots(desk) == [None, *missing]


def test_a_full_table_waits_for_a_host_who_wants_to_start():
    desk = Desk(seats="ll", start="host")
    assert desk.match.stage == "open"
    desk.do(seating.start, HOST)
    assert bots(desk) == [None, None]


def test_only_the_host_starts_and_only_once():
    desk = Desk(seats="lo")
    desk.refuses("not-host", seating.start, Who(seat=0))
    desk.refuses("not-host", seating.start, ONLOOKER)
    desk.do(seating.start, HOST)
    desk.refuses("table-running", seating.start, HOST)


def test_nothing_is_played_before_the_game_has_begun():
    desk = Desk(seats="lo")
    for command, *given in (
        (commands.move, 0, "a1", 9, None),
        (commands.undo, 0),
        (commands.ask_back, 0),
        (commands.agree_back, 0),
        (commands.decline_back, 0),
        (commands.offer_draw, 0),
        (commands.decline_draw, 0),
        (commands.resign, 0),
        (seating.come_back, 0),
        (seating.replace_by_bot, HOST, 0, 1, True),
        (commands.ask_rematch, 0),
    ):
        desk.refuses("table-open", command, *given)


def test_nothing_is_played_after_the_end():
    desk = Desk()
    desk.play("a1", "b1")
    desk.do(commands.resign, 0)
    for command, *given in (
        (commands.move, 0, "a1", 9, None),
        (commands.undo, 1),
        (commands.ask_back, 1),
        (commands.agree_back, 1),
        (commands.decline_back, 1),
        (commands.offer_draw, 1),
        (commands.decline_draw, 1),
        (commands.resign, 1),
        (seating.come_back, 1),
        (seating.replace_by_bot, HOST, 1, 1, True),
    ):
        desk.refuses("table-over", command, *given)
    assert desk.do(commands.time_is_up, desk.now + 10**9) == []


# ---- Who begins ---------------------------------------------------------------------------------


@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_named_seat_begins(first):
    desk = Desk(seats="l1l", first=first)
    assert desk.events[-1].what == Started({}, first, lot=False, setup={}, rules=1)
    assert desk.match.to_move == desk.match.first == desk.match.position.first == first
    assert desk.match.position.record().count(f"\nfirst: {first}\n") == (first > 0)


def test_a_lot_gives_everybody_the_same_chance_no_matter_who_comes_when():
    """It depends only on the seed, which is drawn before anybody comes."""
    begun = []
    for seed in range(400):
        one = Desk(seats="lolo", seed=seed, first="lot")
        two = Desk(seats="ll11", seed=seed, first="lot")
        one.do(seating.start, HOST)
        assert one.match.first == two.match.first
        assert one.events[-1].what.lot is True
        begun.append(one.match.first)
    assert all(70 < begun.count(seat) < 130 for seat in range(4))


def test_a_lot_that_was_drawn_is_never_drawn_again():
    desk = Desk(seats="llll", first="lot", seed=5)
    first, started = desk.match.first, desk.events[-1]
    drawn = replace(started.what, first=(first + 1) % 4)
    desk.events[-1] = replace(started, what=drawn)
    assert desk.replayed().to_move == (first + 1) % 4


def test_taking_back_a_move_does_not_change_who_began():
    desk = Desk(seats="lll", first=2)
    desk.play("a1", "b1")
    desk.do(commands.undo, 0)
    assert desk.match.to_move == 0
    desk.do(commands.ask_back, 2)
    desk.do(commands.agree_back, 0)
    desk.do(commands.agree_back, 1)
    assert desk.match.to_move == desk.match.position.first == 2
    assert desk.match.position_after(0).to_move == 2


# ---- Colours ------------------------------------------------------------------------------------


def colours(desk):
    return desk.match.colours


def test_a_colour_that_nobody_has_is_taken_and_the_old_one_left():
    desk = Desk(seats="ll")
    assert colours(desk) == [0, 1, 2, 3]
    assert desk.do(seating.choose_colour, 0, 3) == ["colour_chosen"]
    assert colours(desk) == [3, 1, 2, 0]


def test_a_colour_that_nobody_chose_is_swapped():
    desk = Desk(seats="llll")
    desk.do(seating.choose_colour, 0, 1)
    assert colours(desk) == [1, 0, 2, 3]
    desk.do(seating.choose_colour, 0, 2)
    assert colours(desk) == [2, 0, 1, 3]


def test_a_colour_that_somebody_chose_is_theirs_until_they_choose_another():
    desk = Desk(seats="lll")
    desk.do(seating.choose_colour, 0, 0)
    desk.refuses("colour-taken", seating.choose_colour, 1, 0)
    assert desk.do(seating.choose_colour, 0, 0) == [], "it is chosen already"
    desk.do(seating.choose_colour, 0, 3)
    assert desk.do(seating.choose_colour, 1, 0) == ["colour_chosen"]
    assert colours(desk) == [3, 0, 2, 1]


def test_a_colour_is_reserved_for_a_person_who_has_not_come_yet_but_not_for_a_bot():
    desk = Desk(seats="llo1", wished={1: 2, 2: 0, 3: 1})
    assert colours(desk) == [3, 2, 0, 1]
    for colour in (0, 2):
        desk.refuses("colour-taken", seating.choose_colour, 0, colour)
    desk.do(seating.choose_colour, 0, 1)
    assert colours(desk) == [1, 2, 0, 3]
    desk.do(seating.choose_colour, 1, 3)
    assert colours(desk) == [1, 3, 0, 2]


def test_somebody_who_sits_down_may_choose_a_colour():
    desk = Desk(seats="loo")
    desk.do(seating.choose_colour, 0, 0)
    desk.refuses("colour-taken", seating.take_open_seat, 1, None, "a", 0)
    assert desk.do(seating.take_open_seat, 1, None, "a", 2) == ["seat_taken", "colour_chosen"]
    kinds = desk.do(seating.take_open_seat, None, None, "b", 3)
    assert kinds == ["seat_taken", "colour_chosen", "started"]
    assert colours(desk) == [0, 2, 3, 1]


def test_colours_change_nothing_else_and_nothing_after_the_end():
    desk = Desk()
    desk.play("a1")
    desk.do(commands.ask_back, 0)
    before = desk.match.position
    desk.do(seating.choose_colour, 1, 3)
    assert desk.match.position is before
    assert desk.match.back is not None
    assert desk.move(1, "b1", answers=desk.match.position_number) == ["moved"]
    desk.do(commands.resign, 0)
    desk.refuses("table-over", seating.choose_colour, 1, 2)


@pytest.mark.parametrize("colour", [-1, 4])
def test_there_are_four_colours(colour):
    Desk().refuses("colour", seating.choose_colour, 0, colour)


# ---- Onlookers ----------------------------------------------------------------------------------


def test_the_host_lets_onlookers_in_and_out():
    desk = Desk(onlookers=False)
    assert not desk.match.onlookers
    assert desk.do(seating.let_onlookers, HOST, True) == ["onlookers"]
    assert desk.match.onlookers
    assert desk.do(seating.let_onlookers, HOST, True) == []
    desk.do(seating.let_onlookers, HOST, False)
    assert not desk.match.onlookers
    desk.refuses("not-host", seating.let_onlookers, Who(seat=0), True)


def test_an_onlooker_has_no_seat_and_the_host_need_not_have_one():
    for who in (ONLOOKER, HOST):
        with pytest.raises(refusals.Refused) as refusal:
            who.own_seat()
        assert refusal.value.reason == "onlooker"
    assert Who(0).own_seat() == 0
    assert ONLOOKER.is_onlooker
    assert not HOST.is_onlooker
    assert not Who(0).is_onlooker


# ---- Moving -------------------------------------------------------------------------------------


@SEATS_OF_PEOPLE
def test_everybody_moves_in_turn(seats):
    desk = Desk(seats=seats)
    for seat in range(len(seats)):
        for other in range(len(seats)):
            if other != seat:
                desk.refuses("not-your-turn", commands.move, other, "c1", desk.match.number, None)
        assert desk.move(seat, f"a{seat + 1}") == ["moved"]
    assert desk.match.to_move == 0
    assert desk.match.movers == list(range(len(seats)))


def test_a_move_is_kept_as_the_rules_write_it():
    desk = Desk("triominos", seed=2)
    move = next(move for move in desk.match.position.moves_as_text() if is_lay(move))
    reading, at, cell = move.partition("@")
    desk.move(0, f"{at}{cell}{reading}")
    assert desk.events[-1].what == Moved(0, move)


def test_what_the_rules_forbid_is_refused_with_its_rule():
    desk = Desk()
    desk.play("a1")
    with pytest.raises(IllegalMove) as refusal:
        desk.move(1, "a1")
    assert refusal.value.rule.startswith("RG-")
    with pytest.raises(BadMove):
        desk.move(1, "z9")
    assert desk.match.to_move == 1


def test_a_move_that_answers_an_older_position_is_refused():
    desk = Desk()
    seen = desk.match.number
    desk.play("a1")
    desk.refuses("behind", commands.move, 1, "b1", seen, None)
    assert desk.move(1, "b1", answers=desk.match.number) == ["moved"]


def test_a_reaction_in_between_makes_no_move_stale():
    desk = Desk("rings", "lll", clock=ClockRule(total=60))
    seen = desk.match.number
    desk.do(commands.react, 1, "hello")
    desk.do(commands.offer_draw, 1)
    desk.do(commands.decline_draw, 2)
    desk.happen([Clock(5)])
    desk.do(seating.replace_by_bot, HOST, 2, 1, True)
    desk.do(seating.let_onlookers, HOST, False)
    assert desk.move(0, "a1", answers=seen) == ["moved"]


def test_taking_back_makes_a_move_stale():
    desk = Desk()
    desk.play("a1")
    seen = desk.match.number
    desk.do(commands.undo, 0)
    desk.play("a2")
    desk.refuses("behind", commands.move, 1, "b1", seen, None)


def test_a_client_that_has_seen_more_than_there_is_may_move():
    assert Desk().move(0, "a1", answers=10**6) == ["moved"]


def test_the_match_remembers_the_ids_of_moves_by_seat():
    desk = Desk()
    desk.move(0, "a1", id="x")
    first = desk.match.number
    desk.move(1, "b1", id="x")
    assert desk.match.seats[0].answered == {"x": first}
    assert desk.match.seats[1].answered == {"x": first + 1}
    desk.play("a2")
    assert len(desk.match.seats[0].answered) == 1, "a move without an id is not remembered"


def test_ids_of_what_was_taken_back_are_remembered_too():
    desk = Desk()
    desk.move(0, "a1", id="x")
    desk.do(commands.undo, 0)
    assert "x" in desk.match.seats[0].answered


def test_the_oldest_ids_are_forgotten():
    desk = Desk()
    for number in range(REMEMBERED_IDS + 1):
        desk.move(0, "a1", id=f"id {number}")
        desk.do(commands.undo, 0)
    assert list(desk.match.seats[0].answered) == [f"id {n}" for n in range(1, REMEMBERED_IDS + 1)]


def test_the_computer_moves_and_says_who_stood_in():
    desk = Desk(seats="12")
    desk.do(commands.bot_moves, 0, "a1", None)
    assert desk.events[-1].what == Moved(0, "a1")
    desk.do(commands.bot_moves, 1, "b1", "random")
    assert desk.events[-1].what == Moved(1, "b1", stood_in="random")


def test_nobody_moves_for_the_computer():
    desk = Desk(seats="1l")
    desk.refuses("bot-plays", commands.move, 0, "a1", desk.match.number, None)


@pytest.mark.parametrize(
    ("game", "seats"),
    [("rings", "ll"), ("memento", "lll"), ("triominos", "llll"), ("dimenticato", "l11")],
)
def test_the_rules_end_the_game_with_their_ranks(game, seats):
    desk = Desk(game, seats)
    desk.play_to_the_end()
    ending = desk.match.ending
    assert ending.by == "rules"
    assert ending.rule == desk.match.position.ended
    assert ending.ranks == desk.match.position.ranks
    assert desk.match.to_move is None


# ---- Undo ---------------------------------------------------------------------------------------


@SEATS_OF_PEOPLE
def test_your_own_last_action_can_be_undone_until_somebody_acts(seats):
    desk = Desk(seats=seats)
    before = desk.match.position
    desk.play("a1")
    assert desk.do(commands.undo, 0) == ["undone"]
    assert desk.match.position == before
    assert desk.match.movers == []
    desk.play("a2", "b1")
    desk.refuses("undo-too-late", commands.undo, 0)
    assert desk.do(commands.undo, 1) == ["undone"]


def test_only_the_player_who_did_something_can_undo_it():
    desk = Desk()
    desk.refuses("nothing-to-undo", commands.undo, 0)
    desk.play("a1")
    desk.refuses("nothing-to-undo", commands.undo, 1)


def test_an_undo_takes_back_one_action_after_the_other():
    """A player who forms a line in Rings also takes a pawn: two actions in one turn."""
    desk = Desk()
    desk.play("a1", "c1", "a2", "c2", "a3")
    assert desk.match.to_move == 0, "a line of three: take one"
    desk.play(desk.match.position.moves_as_text()[0])
    desk.do(commands.undo, 0)
    assert desk.match.movers == [0, 1, 0, 1, 0]
    desk.do(commands.undo, 0)
    assert desk.match.position.history == ["a1", "c1", "a2", "c2"]
    desk.refuses("undo-too-late", commands.undo, 0)


def test_the_computer_does_not_mind_an_undo_before_it_has_moved():
    desk = Desk(seats="l1")
    desk.play("a1")
    assert desk.do(commands.undo, 0) == ["undone"]
    assert desk.match.bot_to_move is None


@pytest.mark.parametrize("command", [commands.undo, commands.ask_back])
def test_without_take_backs_nothing_is_taken_back(command):
    desk = Desk(takebacks=False)
    desk.play("a1")
    desk.refuses("takebacks-off", command, 0)


def test_a_tile_that_was_laid_can_be_undone_but_not_one_that_was_bought():
    desk = Desk("triominos")
    desk.play_until(is_lay)
    assert desk.do(commands.undo, desk.match.movers[-1]) == ["undone"]
    desk.play_until(is_buy)
    desk.refuses("back-secret", commands.undo, desk.match.movers[-1])


def test_in_triominos_nobody_is_told_to_ask_for_what_cannot_be_given():
    desk = Desk("triominos", seed=2)
    lay(desk)
    desk.play("buy")
    desk.refuses("back-others", commands.undo, 0)


@pytest.mark.parametrize("seats", ["ll", "l1"])
def test_in_a_game_of_memory_nothing_is_taken_back(seats):
    """Going back would show again what has been covered since."""
    desk = Desk("dimenticato", seats)
    desk.refuses("back-memory", commands.undo, 0)
    for _ in range(40):
        seat = desk.match.to_move
        desk.play(desk.match.position.moves_as_text()[0])
        if seat == 0:
            desk.refuses("back-memory", commands.undo, 0)
        desk.refuses("back-memory", commands.ask_back, 0)


# ---- Take-back by consent -----------------------------------------------------------------------


def test_with_two_players_the_other_one_decides():
    desk = Desk()
    desk.play("a1", "b1")
    assert desk.do(commands.ask_back, 0) == ["back_asked"]
    assert desk.match.back == Back(seat=0, plies=2)
    assert desk.do(commands.agree_back, 1) == ["back_agreed", "back_given"]
    assert desk.match.position.history == []
    assert desk.match.to_move == 0
    assert desk.match.back is None


@pytest.mark.parametrize("seats", ["lll", "llll"])
def test_all_other_people_must_agree(seats):
    desk = Desk(seats=seats)
    desk.play("a1", "a2", "a3")
    desk.do(commands.ask_back, 1)
    for seat in range(len(seats)):
        if seat != 1:
            assert desk.match.back is not None
            desk.do(commands.agree_back, seat)
    assert desk.match.position.history == ["a1"]
    assert desk.match.to_move == 1


def test_one_refusal_is_enough():
    desk = Desk(seats="lll")
    desk.play("a1")
    desk.do(commands.ask_back, 0)
    desk.do(commands.agree_back, 1)
    assert desk.do(commands.decline_back, 2) == ["back_declined"]
    assert desk.match.back is None
    desk.refuses("back-none", commands.agree_back, 1)
    assert desk.match.position.history == ["a1"]


def test_somebody_who_agrees_twice_counts_once():
    desk = Desk(seats="llll")
    desk.play("a1")
    desk.do(commands.ask_back, 0)
    for _ in range(3):
        assert desk.do(commands.agree_back, 1) == ["back_agreed"]


def test_computer_players_never_mind():
    desk = Desk(seats="l1")
    desk.play("a1", "b1")
    assert desk.do(commands.ask_back, 0) == ["back_asked", "back_given"]
    desk = Desk(seats="l1l")
    desk.play("a1", "b1")
    assert desk.do(commands.ask_back, 0) == ["back_asked"]
    assert desk.do(commands.agree_back, 2) == ["back_agreed", "back_given"]


def test_a_player_who_has_left_the_game_is_not_asked():
    desk = Desk(seats="lll")
    desk.play("a1", "a2")
    desk.do(commands.resign, 2)
    desk.do(commands.ask_back, 0)
    desk.refuses("you-are-out", commands.agree_back, 2)
    assert desk.do(commands.agree_back, 1) == ["back_agreed", "back_given"]


@pytest.mark.parametrize("seat", [0, 1])
def test_somebody_who_is_not_asked_cannot_answer(seat):
    desk = Desk()
    desk.refuses("back-none", commands.agree_back, seat)
    desk.refuses("back-none", commands.decline_back, seat)


def test_nobody_answers_their_own_question():
    desk = Desk()
    desk.play("a1")
    desk.do(commands.ask_back, 0)
    desk.refuses("back-none", commands.agree_back, 0)
    desk.refuses("back-none", commands.decline_back, 0)


def test_one_question_at_a_time():
    desk = Desk()
    desk.play("a1", "b1")
    desk.do(commands.ask_back, 0)
    for seat in (0, 1):
        desk.refuses("back-pending", commands.ask_back, seat)


def test_a_player_who_has_not_moved_has_nothing_to_ask_for():
    desk = Desk()
    desk.play("a1")
    desk.refuses("nothing-to-undo", commands.ask_back, 1)


def test_a_move_voids_the_question():
    desk = Desk()
    desk.play("a1")
    desk.do(commands.ask_back, 0)
    desk.play("b1")
    assert desk.match.back is None
    desk.refuses("back-none", commands.agree_back, 1)


def test_a_player_who_leaves_voids_the_question():
    desk = Desk(seats="lll")
    desk.play("a1")
    desk.do(commands.ask_back, 0)
    desk.do(commands.resign, 1)
    assert desk.match.back is None


def test_a_reaction_voids_nothing():
    desk = Desk()
    desk.play("a1")
    desk.do(commands.ask_back, 0)
    desk.do(commands.react, 1, "thinking")
    assert desk.do(commands.agree_back, 1) == ["back_agreed", "back_given"]


def lay(desk):
    """Lay a tile for the player to move."""
    desk.play(next(move for move in desk.match.position.moves_as_text() if is_lay(move)))


def buy(desk):
    desk.play("buy")


@pytest.mark.parametrize("others", ["l", "1", "ll", "1l"])
def test_triominos_does_not_go_back_past_what_others_bought_or_laid(others):
    """The buyer would know the next tile of the pot; a player who laid has shown theirs."""
    for act in (lay, buy):
        desk = Desk("triominos", "l" + others, seed=2)
        lay(desk)
        for _ in others:
            act(desk)
            desk.refuses("back-others", commands.ask_back, 0)


def test_triominos_does_not_go_back_past_what_a_stand_in_bought():
    """Its person may look on, or return."""
    desk = Desk("triominos", seed=2)
    desk.do(seating.replace_by_bot, HOST, 1, 1, True)
    lay(desk)
    buy(desk)
    desk.refuses("back-others", commands.ask_back, 0)


def test_triominos_does_not_go_back_past_what_the_asker_bought():
    desk = Desk("triominos")
    desk.play("buy")
    desk.refuses("back-secret", commands.ask_back, 0)
    desk.play("buy")
    desk.refuses("back-secret", commands.ask_back, 0)
    desk.refuses("back-secret", commands.ask_back, 1)


def test_triominos_may_ask_back_what_was_laid_before_anybody_else_acts():
    desk = Desk("triominos", seed=2)
    before = desk.match.position
    lay(desk)
    assert desk.do(commands.ask_back, 0) == ["back_asked"]
    desk.do(commands.agree_back, 1)
    assert desk.match.position == before


def test_with_open_racks_only_the_pot_is_secret():
    desk = Desk("triominos", seed=2, options={"kind": "first"})
    lay(desk)
    lay(desk)
    assert commands.ask_back(desk.match, 0)
    buy(desk)  # which everybody can see
    for seat in (0, 1):
        desk.refuses("back-secret", commands.ask_back, seat)


# ---- Draws --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["rings", "memento"])
@SEATS_OF_PEOPLE
def test_a_draw_is_agreed_when_everybody_wants_it(game, seats):
    desk = Desk(game, seats)
    assert desk.do(commands.offer_draw, 0) == ["draw_offered"]
    for seat in range(1, len(seats) - 1):
        assert desk.do(commands.offer_draw, seat) == ["draw_agreed"]
    assert desk.do(commands.offer_draw, len(seats) - 1) == ["draw_agreed", "ended"]
    assert ranks(desk) == [1] * len(seats)
    assert desk.match.ending.by == "draw"
    assert desk.match.ending.rule is None


@pytest.mark.parametrize("game", ["triominos", "dimenticato"])
def test_in_a_game_without_draws_nobody_agrees_to_one(game):
    Desk(game).refuses("no-draws", commands.offer_draw, 0)


@pytest.mark.parametrize("seats", ["l1", "ll1"])
def test_the_computer_never_agrees_to_a_draw(seats):
    Desk(seats=seats).refuses("draw-bots", commands.offer_draw, 0)


def test_nor_does_the_computer_that_plays_for_somebody_who_is_gone():
    desk = Desk()
    desk.do(seating.replace_by_bot, HOST, 1, 1, True)
    desk.refuses("draw-bots", commands.offer_draw, 0)


def test_a_player_who_has_left_need_not_agree_and_comes_last():
    desk = Desk(seats="llll")
    desk.do(commands.resign, 1)
    desk.do(commands.resign, 3)
    desk.do(commands.offer_draw, 0)
    assert desk.do(commands.offer_draw, 2) == ["draw_agreed", "ended"]
    assert ranks(desk) == [1, 4, 1, 3]


def test_nobody_offers_the_same_draw_twice():
    desk = Desk()
    desk.do(commands.offer_draw, 0)
    desk.refuses("draw-offered", commands.offer_draw, 0)


def test_one_player_who_wants_to_play_on_is_enough():
    desk = Desk(seats="lll")
    desk.do(commands.offer_draw, 0)
    desk.do(commands.offer_draw, 1)
    assert desk.do(commands.decline_draw, 2) == ["draw_declined"]
    assert desk.match.draw_offers == set()
    assert desk.match.stage == "running"


def test_only_a_player_who_is_offered_a_draw_can_decline_it():
    desk = Desk()
    desk.refuses("draw-none", commands.decline_draw, 0)
    desk.do(commands.offer_draw, 0)
    desk.refuses("draw-none", commands.decline_draw, 0)


def test_a_move_voids_the_offer():
    desk = Desk()
    desk.do(commands.offer_draw, 1)
    desk.play("a1")
    desk.refuses("draw-none", commands.decline_draw, 0)
    assert desk.do(commands.offer_draw, 0) == ["draw_offered"]


def test_when_somebody_leaves_the_others_must_offer_again():
    desk = Desk(seats="lll")
    desk.do(commands.offer_draw, 0)
    desk.do(commands.offer_draw, 1)
    desk.do(commands.resign, 2)
    assert desk.do(commands.offer_draw, 0) == ["draw_offered"]
    assert desk.do(commands.offer_draw, 1) == ["draw_agreed", "ended"]


# ---- Resigning, and running out of time ---------------------------------------------------------


def time_out(desk, seat):
    """The others move at once; this one thinks for too long."""
    while desk.match.to_move != seat:
        desk.play(desk.match.position.moves_as_text()[0])
    return desk.time_passes(60)


def give_up(desk, seat):
    return desk.do(commands.resign, seat)


LEAVING = pytest.mark.parametrize(
    ("leave", "why", "kind"),
    [(give_up, "resigned", "resigned"), (time_out, "time", "timed_out")],
)
CLOCK = ClockRule(total=60)


@LEAVING
@pytest.mark.parametrize("seat", [0, 1])
def test_with_two_players_the_other_one_wins(leave, why, kind, seat):
    desk = Desk(clock=CLOCK)
    assert leave(desk, seat) == [kind, "ended"]
    assert ranks(desk) == [2 if number == seat else 1 for number in (0, 1)]
    assert desk.match.ending.by == why
    assert desk.match.seats[seat].out == why


@LEAVING
def test_with_three_players_the_others_play_on_and_the_computer_takes_over(leave, why, kind):
    desk = Desk(seats="lll", clock=CLOCK)
    assert leave(desk, 1) == [kind, "bot_took_over"]
    assert desk.events[-1].what == BotTookOver(1, DEFAULT_LEVEL, why)
    assert bots(desk) == [None, DEFAULT_LEVEL, None]
    assert desk.match.still_in == [0, 2]
    desk.refuses("you-are-out", commands.move, 1, "a1", desk.match.number, None)
    desk.refuses("nothing-to-return-to", seating.come_back, 1)


@LEAVING
def test_the_first_to_leave_is_last(leave, why, kind):
    desk = Desk(seats="llll", clock=CLOCK)
    for seat in (2, 0):
        assert leave(desk, seat) == [kind, "bot_took_over"]
    assert leave(desk, 3) == [kind, "ended"]
    assert ranks(desk) == [3, 1, 4, 2]


@LEAVING
def test_without_people_the_game_ends(leave, why, kind):
    desk = Desk(seats="l12", clock=CLOCK)
    assert leave(desk, 0) == [kind, "ended"]
    assert ranks(desk) == [3, 1, 1]


@LEAVING
def test_one_person_plays_on_against_two_computers(leave, why, kind):
    desk = Desk(seats="ll1", clock=CLOCK)
    assert leave(desk, 0) == [kind, "bot_took_over"]


@pytest.mark.parametrize("game", ["rings", "triominos"])
def test_a_player_who_left_is_last_even_if_the_computer_wins_for_them(game):
    """Seat 0 resigns in every game; in some the computer then comes first in its place."""
    won = 0
    for seed in range(12):
        desk = Desk(game, "lll", seed=seed)
        desk.do(commands.resign, 0)
        desk.play_to_the_end(random.Random(seed))
        by_rules = desk.match.position.ranks
        won += by_rules[0] == 1
        assert ranks(desk)[0] == 3
        assert (ranks(desk)[1] < ranks(desk)[2]) == (by_rules[1] < by_rules[2])
        assert min(ranks(desk)) == 1
    assert won


@pytest.mark.parametrize("seats", ["ll", "lll", "llll"])
def test_if_the_computer_plays_on_nobody_loses_on_time(seats):
    desk = Desk(seats=seats, clock=ClockRule(total=60, on_time="bot"))
    assert desk.time_passes(60) == ["timed_out", "bot_took_over"]
    assert desk.events[-2].what == TimedOut(0, loses=False)
    assert desk.match.seats[0].out is None
    assert desk.match.still_in == list(range(len(seats)))
    assert bots(desk)[0] == DEFAULT_LEVEL


def test_a_player_with_no_total_time_left_cannot_come_back():
    desk = Desk(clock=ClockRule(total=60, on_time="bot"))
    desk.time_passes(60)
    desk.refuses("no-time", seating.come_back, 0)


def test_a_player_who_was_too_slow_for_one_move_comes_back_for_the_next():
    desk = Desk(clock=ClockRule(per_move=10, on_time="bot"))
    desk.time_passes(10)
    desk.refuses("no-time", seating.come_back, 0)  # or players would never have to move
    desk.play("a1", "b1")
    assert desk.do(seating.come_back, 0) == ["person_returned"]
    assert desk.match.clock.all_left_at(desk.now)[0] == 10_000


# ---- Gone, and back again -----------------------------------------------------------------------


@SEATS_OF_PEOPLE
def test_somebody_who_is_gone_is_replaced_and_comes_back(seats):
    desk = Desk(seats=seats)
    assert desk.do(seating.replace_by_bot, Who(seat=0), 1, 3, True) == ["bot_took_over"]
    assert desk.events[-1].what == BotTookOver(1, 3, "gone")
    assert bots(desk)[1] == 3
    desk.refuses("bot-plays", commands.resign, 1)
    desk.play("a1", "b1")
    assert desk.do(seating.come_back, 1) == ["person_returned"]
    assert bots(desk)[1] is None
    assert desk.do(commands.undo, 1) == ["undone"], "what was played for a player is their own"


def test_the_host_or_another_player_replaces_but_no_onlooker():
    desk = Desk()
    for who in (HOST, Who(0), Who(1)):
        assert seating.replace_by_bot(desk.match, who, 1, 1, True)
    desk.refuses("onlooker", seating.replace_by_bot, ONLOOKER, 1, 1, True)


def test_nobody_who_is_connected_is_replaced():
    Desk().refuses("not-gone", seating.replace_by_bot, HOST, 1, 1, False)


@pytest.mark.parametrize("seat", [1, 2, 4, -1])
def test_only_people_who_play_can_be_replaced(seat):
    """Seat 1 is the computer's, and 2 gave up."""
    desk = Desk(seats="l1ll")
    desk.do(commands.resign, 2)
    desk.refuses("nobody-to-replace", seating.replace_by_bot, HOST, seat, 1, True)


def test_only_by_a_known_computer_player():
    with pytest.raises(BadOption):
        seating.replace_by_bot(Desk().match, HOST, 1, 7, True)


@pytest.mark.parametrize("seat", [0, 1])
def test_only_a_replaced_player_comes_back(seat):
    Desk(seats="l1").refuses("nothing-to-return-to", seating.come_back, seat)


def test_a_late_player_takes_the_seat_from_the_computer():
    desk = Desk(seats="ll", empty=True)
    desk.do(seating.arrive, 0)
    desk.do(seating.start, HOST)
    assert desk.do(seating.arrive, 1) == []
    assert desk.do(seating.come_back, 1) == ["person_returned"]


# ---- Around the game ----------------------------------------------------------------------------


@pytest.mark.parametrize("reaction", REACTIONS)
def test_people_react(reaction):
    desk = Desk()
    assert desk.do(commands.react, 1, reaction) == ["reacted"]
    assert desk.events[-1].what == Reacted(1, reaction)


def test_nobody_says_anything_else():
    Desk().refuses("reaction", commands.react, 0, "I hate you")


def test_people_react_before_during_and_after_the_game():
    desk = Desk(seats="lo")
    desk.do(commands.react, 0, "hello")
    desk.do(seating.start, HOST)
    desk.do(commands.react, 0, "hello")
    desk.do(commands.resign, 0)
    desk.do(commands.react, 0, "good-game")


# ---- Playing again ------------------------------------------------------------------------------


def over(seats="ll", **more):
    desk = Desk(seats=seats, **more)
    while desk.match.stage == "running":
        desk.do(commands.resign, desk.match.persons[0])
    return desk


@SEATS_OF_PEOPLE
def test_a_rematch_is_played_when_all_people_want_it(seats):
    desk = over(seats)
    for seat in range(len(seats)):
        drafts, all_want = commands.ask_rematch(desk.match, seat)
        assert desk.happen(drafts) == ["rematch_asked"]
        assert all_want == (seat == len(seats) - 1)


def test_computer_players_always_want_to():
    assert commands.ask_rematch(over("l1").match, 0)[1]


def test_a_player_who_is_gone_keeps_nobody_from_playing_again():
    desk = Desk(seats="lll")
    desk.do(seating.replace_by_bot, HOST, 2, 1, True)
    desk.play_to_the_end()
    assert not commands.ask_rematch(desk.match, 0)[1]
    desk.do(commands.ask_rematch, 0)
    assert commands.ask_rematch(desk.match, 1)[1]


def test_a_player_who_never_came_keeps_nobody_from_playing_again():
    desk = Desk(seats="ll", empty=True)
    desk.do(seating.arrive, 0)
    desk.do(seating.start, HOST)
    desk.do(commands.resign, 0)
    assert commands.ask_rematch(desk.match, 0)[1]


def test_a_player_who_resigned_is_still_asked():
    desk = Desk(seats="lll")
    desk.do(commands.resign, 2)
    desk.do(commands.resign, 1)
    desk.do(commands.ask_rematch, 0)
    assert not commands.ask_rematch(desk.match, 1)[1]


def test_nobody_asks_for_a_rematch_twice_or_too_early():
    desk = Desk()
    desk.refuses("table-running", commands.ask_rematch, 0)
    desk.do(commands.resign, 0)
    desk.do(commands.ask_rematch, 0)
    desk.refuses("rematch-asked", commands.ask_rematch, 0)


def test_if_the_rematch_is_missing_though_everybody_wants_it_a_player_may_ask_again():
    """For example because the new table could not be stored."""
    desk = over()
    desk.do(commands.ask_rematch, 0)
    desk.do(commands.ask_rematch, 1)
    assert commands.ask_rematch(desk.match, 0) == ([], True)
    desk.happen([Rematched("next")])
    for seat in (0, 1):
        desk.refuses("rematch-asked", commands.ask_rematch, seat)


# ---- How much one player may do -----------------------------------------------------------------


def fill_up(desk, *ways):
    """Do something again and again, each way in turn, until it is refused."""
    again = islice(cycle(ways), 10 * refusals.MOST_BESIDE)
    with pytest.raises(Refused) as refusal:
        deque(starmap(desk.do, again), maxlen=0)
    return refusal.value.reason


def test_moves_are_taken_back_often_but_not_for_ever():
    desk = Desk(seats="ll")
    for _ in range(commands.MOST_TAKEN_BACK):
        desk.play("a1")
        desk.do(commands.undo, 0)
    desk.play("a1")
    desk.refuses("back-often", commands.undo, 0)
    desk.refuses("back-often", commands.ask_back, 0)
    desk.play("a2")
    assert desk.do(commands.undo, 1) == ["undone"], "others have taken nothing back"
    assert everything(desk.replayed()) == everything(desk.match)


def test_a_take_back_that_was_given_counts_for_whoever_asked():
    desk = Desk(seats="l1")
    desk.play("a1", "b1")
    desk.match.seats[0].taken_back = commands.MOST_TAKEN_BACK - 1
    desk.do(commands.ask_back, 0)
    desk.play("a1", "b1")
    desk.refuses("back-often", commands.ask_back, 0)


@pytest.mark.parametrize(
    "ways",
    [
        [(commands.react, 0, "hello")],
        [(seating.choose_colour, 0, 2), (seating.choose_colour, 0, 3)],
        [(commands.offer_draw, 0), (commands.decline_draw, 1)],
        [(commands.ask_back, 0), (commands.decline_back, 1)],
        [(commands.ask_pause, 0), (commands.decline_pause, 1)],
        [(commands.ask_pause, 0), (commands.ask_pause, 1), (commands.resume, 0)],
        [(seating.replace_by_bot, HOST, 0, 1, True), (seating.come_back, 0)],
    ],
    ids=["reactions", "colours", "draws", "backs", "pauses", "breaks", "returns"],
)
def test_nobody_fills_up_a_table_without_moving(ways):
    desk = Desk(seats="ll", clock=ClockRule(total=600))
    desk.play("a1")
    before = desk.match.number
    assert fill_up(desk, *ways) == "beside-often"
    assert desk.match.number - before <= 4 * refusals.MOST_BESIDE
    desk.do(commands.react, 1, "hello")
    desk.play("b1")
    desk.do(commands.react, 0, "oops")
    assert everything(desk.replayed()) == everything(desk.match)


def test_the_host_opens_and_closes_the_door_only_so_often():
    desk = Desk()
    ways = [(seating.let_onlookers, HOST, allowed) for allowed in (False, True)]
    assert fill_up(desk, *ways) == "beside-often"
    desk.do(commands.react, 0, "hello")


def test_before_and_after_the_game_there_is_an_end_to_reactions_too():
    react = (commands.react, 0, "hello")
    assert fill_up(Desk(seats="lo"), react) == "table-open"
    desk = Desk()
    desk.do(commands.resign, 0)
    assert fill_up(desk, react) == "table-over"


def test_whoever_has_declined_need_not_do_it_again():
    desk = Desk(seats="ll", empty=True)
    assert desk.do(seating.decline_seat, 1) == ["seat_declined"]
    assert desk.do(seating.decline_seat, 1) == []
