"""A table in use: things happen one at a time, are stored, and only then announced."""

import asyncio
import gc
from functools import partial

import pytest

import spielwerk
from spielwerk.bots.analysis import Judgement, Suggestion
from spielwerk.errors import IllegalMove
from spielwerk.table.live.finished import finished_game
from spielwerk.table.live.recall import Recall
from spielwerk.table.live.room import KEPT_SECONDS
from spielwerk.table.live.room import log as room_log
from spielwerk.table.match import commands, seating
from spielwerk.table.match.events import Event, Moved, Reacted
from spielwerk.table.match.seating import Who
from spielwerk.table.match.setting import ClockRule
from spielwerk.table.protocol import bulletin
from spielwerk.table.protocol.bulletin import MOST_MISSED
from spielwerk.table.protocol.outgoing import Advice, Hint
from spielwerk.table.storage.interface import StorageDown
from table.desk import HOST, Desk, everything
from table.rooms import (
    Ear,
    MovableTime,
    Shelf,
    Thinkers,
    a_while,
    move,
    opened,
    refused,
    running,
    set_up,
    sit,
    until,
)


@pytest.fixture(autouse=True)
def _hurry(monkeypatch):
    monkeypatch.setattr("spielwerk.table.live.room.RETRY_SECONDS", 0.01)


# ---- Moves are cheap ----------------------------------------------------------------------------


async def test_moves_leave_nothing_for_the_garbage_collector(hall):
    """No client is served while Python looks for garbage: when each move left some, a busy server
    stood still for a tenth of a second every few seconds."""
    for game in spielwerk.GAMES:
        room, _ = await running(hall, game)
        await move(room, room.match.position.legal_moves[0])
        gc.collect()
        gc.disable()
        try:
            for _ in range(20):
                await move(room, room.match.position.legal_moves[0])
            assert gc.collect() == 0, game
        finally:
            gc.enable()


# ---- First stored, then announced ---------------------------------------------------------------


async def test_while_an_event_is_being_stored_nobody_hears_of_it(hall):
    room, ears = await running(hall)
    heard = [len(ear.heard) for ear in ears]
    hall.services.storage.gate.clear()
    moving = asyncio.create_task(move(room, "a1"))
    await a_while()
    assert [len(ear.heard) for ear in ears] == heard
    hall.services.storage.gate.set()
    number = await moving
    placed = [{"effect": "place", "cell": "a1"}]
    assert [ear.events[-1] for ear in ears] == [
        {"n": number, "kind": "moved", "seat": 0, "move": "a1", "effects": placed}
    ] * 2


async def test_what_cannot_be_stored_has_not_happened(hall):
    room, ears = await running(hall)
    before = hall.services.storage.look(room.match.id)
    heard = [len(ear.heard) for ear in ears]
    hall.services.storage.down = True
    for _ in range(3):
        with pytest.raises(StorageDown):
            await move(room, "a1")
    hall.services.storage.down = False
    assert [len(ear.heard) for ear in ears] == heard
    assert hall.services.storage.look(room.match.id) == before
    assert await move(room, "b2") == len(before) + 1
    assert room.match.position.history == ["b2"]
    assert ears[1].events[-1]["move"] == "b2"


async def test_until_it_is_stored_nobody_can_see_that_anything_has_happened(hall):
    """Not over HTTP, in answer to a ping, or at a look back."""
    room, _ = await running(hall, "memento")
    before = room.match
    known = everything(before), bulletin.table(before), room.match.number
    hall.services.storage.gate.clear()
    resigning = asyncio.create_task(room.do(lambda match: commands.resign(match, 0)))
    await a_while()
    assert (everything(room.match), bulletin.table(room.match), room.match.number) == known
    hall.services.storage.gate.set()
    await resigning
    assert room.match.stage == "over"
    assert (everything(before), bulletin.table(before), before.number) == known


async def test_what_was_refused_is_not_half_done(hall):
    open_room, _ = await set_up(hall)
    room, _ = await running(hall)
    hall.services.storage.down = True
    for one, command in ((open_room, seating.arrive), (room, commands.resign)):
        known = everything(one.match), bulletin.table(one.match)
        with pytest.raises(StorageDown):
            await one.do(lambda match, command=command: command(match, 0))
        assert (everything(one.match), bulletin.table(one.match)) == known


async def test_a_command_whose_client_has_gone_happens_completely_or_not_at_all(hall):
    room, ears = await running(hall)
    for closed, made in ((hall.services.storage.gate, []), (hall.services.storage.answers, ["a1"])):
        closed.clear()
        moving = asyncio.create_task(move(room, "a1"))
        await a_while()
        moving.cancel()
        await asyncio.wait({moving})
        closed.set()
        assert room.match.position.history == []
        await room.settle()
        assert [event["move"] for event in ears[1].events] == made
        assert room.match.position.history == made
    await move(room, "b1")
    assert [event["n"] for event in ears[1].events] == sorted({e["n"] for e in ears[1].events})


async def test_what_was_stored_in_spite_of_an_error_is_announced_later_and_once(hall):
    room, ears = await running(hall)
    hall.services.storage.forgets_to_answer = True
    with pytest.raises(StorageDown):
        await move(room, "a1")
    hall.services.storage.forgets_to_answer = False
    await move(room, "b1")
    assert [event.get("move") for event in ears[0].events[-2:]] == ["a1", "b1"]
    assert [event["n"] for event in ears[1].events] == sorted({e["n"] for e in ears[1].events})


async def test_commands_happen_one_after_the_other(hall):
    room, ears = await running(hall)
    smiles = [room.do(lambda match: commands.react(match, 0, "hello")) for _ in range(20)]
    numbers = await asyncio.gather(*smiles)
    assert numbers == list(range(numbers[0], numbers[0] + 20))
    assert [event["n"] for event in ears[0].events[-20:]] == numbers


async def test_when_two_move_at_once_one_moves_and_one_is_refused(hall):
    room, _ = await running(hall)
    seen = room.match.number
    one, two = move(room, "a1", 0, seen), move(room, "b1", 0, seen)
    done = await asyncio.gather(one, two, return_exceptions=True)
    assert done[0] == seen + 1
    assert done[1].reason == "behind"


async def test_if_another_process_was_faster_a_command_is_decided_again(hall):
    """Another process has written to the match, and this one has not heard of it."""
    room, ears = await running(hall)
    seen = room.match.number
    await hall.services.storage.append(room.match.id, [Event(seen + 1, 0, Moved(0, "c8"))])
    await refused(move(room, "a1", 0, seen), "behind")
    assert ears[0].events[-1]["move"] == "c8"
    assert room.match.position.history == ["c8"]
    await hall.services.storage.append(room.match.id, [Event(seen + 2, 0, Reacted(1, "hello"))])
    assert await move(room, "a1", 1, seen + 1) == seen + 3
    assert room.match.position.history == ["c8", "a1"]


async def test_a_refusal_changes_and_announces_nothing(hall):
    room, ears = await running(hall)
    heard = len(ears[0].heard)
    await refused(move(room, "a1", seat=1), "not-your-turn")
    with pytest.raises(IllegalMove):
        await move(room, "a1-a2")
    assert len(ears[0].heard) == heard
    await move(room, "a1")


async def test_nothing_to_do_makes_no_event(hall):
    room, ears = await running(hall)
    heard = len(ears[0].heard)
    assert await room.do(lambda match: []) == room.match.number
    assert len(ears[0].heard) == heard


async def test_a_deleted_table_is_unknown(hall):
    room, _ = await set_up(hall)
    hall.services.storage.texts.clear()
    await refused(sit(room, 0), "table-unknown")


async def test_a_clock_that_goes_backwards_makes_no_event_older_than_the_last(hall):
    room, _ = await running(hall)
    hall.services.now = lambda: 5
    await move(room, "a1")
    at = [event.at for event in hall.services.storage.look(room.match.id)]
    assert at == sorted(at)


@pytest.mark.parametrize(
    ("seats", "moves", "listed"),
    [("ll", "", False), ("ll", "a1", False), ("ll", "a1 b1", True), ("l1", "a1", False)],
)
def test_a_game_that_was_given_up_at_once_is_not_listed(seats, moves, listed):
    desk = Desk(seats=seats)
    desk.play(*moves.split())
    desk.do(commands.resign, 0)
    assert finished_game(desk.match).listed == listed


@pytest.mark.parametrize(("seats", "listed"), [("ll", True), ("1l", True), ("11", False)])
def test_a_game_that_was_played_to_its_end_is_listed_if_people_played(seats, listed):
    desk = Desk(seats=seats)
    desk.play_to_the_end()
    assert finished_game(desk.match).listed == listed


async def test_the_finished_game_is_stored_with_its_end(hall):
    room, _ = await running(hall, seats="lll")
    await move(room, "a1")
    await room.do(lambda match: commands.resign(match, 0))
    await room.do(lambda match: commands.resign(match, 2))
    game = hall.services.storage.games[room.match.id]
    assert (game.game, game.players, game.ranks) == ("rings", 3, [3, 1, 2])
    assert game.ended_by == "resigned"
    assert spielwerk.read_record(game.record).history == room.match.position.history
    assert hall.services.storage.standings[room.match.id].stage == "over"


async def test_the_storage_knows_when_a_match_wakes(hall):
    room, _ = await running(hall, clock=ClockRule(total=60))
    standing = hall.services.storage.standings[room.match.id]
    assert (standing.stage, standing.wakes_at) == ("running", room.match.at + 60_000)
    await asyncio.sleep(0.002)
    await move(room, "a1")
    assert hall.services.storage.standings[room.match.id].wakes_at == room.match.at + 60_000


# ---- Another process ----------------------------------------------------------------------------


async def test_what_another_process_wrote_is_read_and_announced(hall):
    room, ears = await running(hall)
    seen = room.match.number
    events = [
        Event(seen + 1, 0, Moved(0, "a1")),
        Event(seen + 2, 0, Moved(1, "b1")),
    ]
    await hall.services.storage.append(room.match.id, events)
    await room.catch_up(seen + 2)
    assert [event["move"] for event in ears[0].events[-2:]] == ["a1", "b1"]
    heard = len(ears[0].heard)
    await room.catch_up(seen + 2)
    assert len(ears[0].heard) == heard


async def test_a_notice_is_handled_even_if_our_own_event_could_not_be_stored(hall):
    room, ears = await running(hall)
    seen = room.match.number
    hall.services.storage.down = True
    with pytest.raises(StorageDown):
        await move(room, "a1")
    hall.services.storage.down = False
    await hall.services.storage.append(room.match.id, [Event(seen + 1, 0, Moved(0, "c8"))])
    await room.catch_up(seen + 1)
    assert ears[1].events[-1]["move"] == "c8"
    assert room.match.position.history == ["c8"]


# ---- Coming and going ---------------------------------------------------------------------------


async def test_a_new_client_gets_the_current_state(hall):
    room, _ = await set_up(hall)
    host = await sit(room, 0, is_host=True)
    assert host.heard[0]["type"] == "snapshot"
    assert host.heard[0]["host"] is True
    assert host.heard[0]["present"] == [False, False]
    other = await sit(room, 1)
    assert other.heard[0]["table"]["stage"] == "running"
    assert other.heard[0]["present"] == [True, False]
    assert host.kinds == ["seat_taken", "started"]
    onlooker = await sit(room, None)
    assert onlooker.heard[0]["view"]["seat"] is None


async def test_a_returning_client_is_sent_what_it_missed(hall):
    room, ears = await running(hall)
    await move(room, "a1")
    seen = room.match.number
    room.leave(ears[0])
    await move(room, "b1")
    await room.do(lambda match: commands.react(match, 1, "hello"))
    again = await sit(room, 0, after=seen)
    assert [event["kind"] for event in again.heard[0]["missed"]] == ["moved", "reacted"]
    for after in (None, room.match.number, room.match.number + 7):
        assert "missed" not in (await sit(room, 0, after=after)).heard[0]


async def test_a_returning_client_is_sent_no_event_twice(hall):
    """Another process stores something while the client comes back."""
    room, _ = await running(hall)
    seen = room.match.number
    await move(room, "a1")
    number = room.match.number
    await hall.services.storage.append(room.match.id, [Event(number + 1, 0, Reacted(1, "hello"))])
    again = await sit(room, 0, after=seen)
    await room.catch_up(number + 1)
    sent = [event["n"] for event in again.heard[0]["missed"]]
    assert sent == list(range(seen + 1, again.heard[0]["n"] + 1))
    assert [*sent, *(event["n"] for event in again.events)] == list(range(seen + 1, number + 2))


async def test_a_client_that_was_away_for_too_long_gets_the_current_state(hall):
    room, _ = await running(hall)
    seen = room.match.number
    for number in range(MOST_MISSED):
        await room.do(partial(commands.react, seat=number % 2, reaction="hello"))
    assert "missed" in (await sit(room, 0, after=seen)).heard[0]
    await move(room, "a1")
    assert "missed" not in (await sit(room, 0, after=seen)).heard[0]


async def test_a_client_that_leaves_hears_no_more(hall):
    room, ears = await running(hall)
    room.leave(ears[1])
    heard = len(ears[1].heard)
    await move(room, "a1")
    assert len(ears[1].heard) == heard
    assert len(ears[0].events)


async def test_everybody_hears_who_comes_and_goes(hall):
    room, ears = await running(hall)
    assert [message["present"] for message in ears[0].of("presence")][-1] == [True, True]
    room.leave(ears[1])
    assert ears[0].of("presence")[-1]["present"] == [True, False]


async def test_somebody_with_two_screens_is_present_until_both_are_closed(hall):
    room, ears = await running(hall)
    second = await sit(room, 1)
    presences = len(ears[0].of("presence"))
    room.leave(second)
    assert room.attendance.present() == [True, True]
    assert len(ears[0].of("presence")) == presences
    room.leave(ears[1])
    assert room.attendance.present() == [True, False]


async def test_a_player_who_has_been_away_for_a_while_is_gone(hall):
    room, ears = await running(hall)
    hall.services.time_source.moved += 100
    assert not room.attendance.is_gone(1)
    room.leave(ears[1])
    hall.services.time_source.moved += 19
    assert not room.attendance.is_gone(1), "not at once"
    hall.services.time_source.moved += 1
    assert room.attendance.is_gone(1)
    assert not room.attendance.is_gone(0)
    assert not room.attendance.is_gone(7)
    await sit(room, 1)
    assert not room.attendance.is_gone(1)


async def test_whoever_has_just_sat_down_is_not_gone(hall):
    """… though the table has waited for long, and they are not connected yet."""
    room, keys = await set_up(hall, seats="lo")
    await sit(room, 0)
    hall.services.time_source.moved += 100
    await hall.take_open_seat(keys.table, 1, None)
    assert room.match.stage == "running"
    assert not room.attendance.is_gone(1)
    hall.services.time_source.moved += 20
    assert room.attendance.is_gone(1)


async def test_a_player_connected_to_another_process_is_present(hall):
    room, ears = await running(hall)
    room.leave(ears[1])
    room.attendance.seats_elsewhere("other", {1}, seconds=30)
    assert room.attendance.present() == [True, True]
    assert ears[0].of("presence")[-1]["present"] == [True, True]
    hall.services.time_source.moved += 25
    assert not room.attendance.is_gone(1)
    room.attendance.seats_elsewhere("other", set(), seconds=30)
    assert room.attendance.present() == [True, False]
    assert not room.attendance.is_gone(1), "only just left"
    hall.services.time_source.moved += 20
    assert room.attendance.is_gone(1)


async def test_a_player_who_does_something_at_another_process_is_not_gone(hall):
    """Even if no process said that they are there."""
    room, ears = await running(hall)
    room.leave(ears[1])
    hall.services.time_source.moved += 19
    number = room.match.number + 1
    said = Reacted(1, "hello", id="x")
    await hall.services.storage.append(room.match.id, [Event(number, 0, said)])
    await room.catch_up(number)
    hall.services.time_source.moved += 19
    assert not room.attendance.is_gone(1)
    hall.services.time_source.moved += 1
    assert room.attendance.is_gone(1)


async def test_what_a_process_said_is_not_trusted_for_ever(hall):
    room, ears = await running(hall)
    room.leave(ears[1])
    room.attendance.seats_elsewhere("other", {1}, seconds=30)
    hall.services.time_source.moved += 29
    assert not room.attendance.is_gone(1)
    hall.services.time_source.moved += 1
    assert room.attendance.present() == [True, False]
    assert room.attendance.is_gone(1)


async def test_nobody_counts_as_gone_because_the_server_was_down(hall):
    room, _ = await set_up(hall)
    assert not room.attendance.is_gone(1)
    hall.services.time_source.moved += 20
    assert room.attendance.is_gone(1)


async def test_everybody_hears_when_a_player_who_is_away_may_be_replaced():
    async with opened(Shelf(), time_source=MovableTime(stands=True)) as hall:
        room, ears = await running(hall)
        host = await sit(room, None, is_host=True)
        assert host.heard[0]["gone_in"] == [None, None]
        room.leave(ears[1])
        sent = ears[0].of("presence")[-1]
        assert (sent["present"], sent["gone_in"]) == ([True, False], [None, 20_000])
        hall.services.time_source.moved += 17.5
        late = await sit(room, None, is_host=True)
        assert late.heard[0]["gone_in"] in ([None, 2500], [None, 2501])  # rounded up
        hall.services.time_source.moved += 2.5 - 0.001
        assert not room.attendance.is_gone(1)
        hall.services.time_source.moved += 0.002
        assert room.attendance.is_gone(1)
        assert room.attendance.gone_in() == [None, 0]


async def test_everybody_hears_if_that_takes_longer():
    """The player has done something at a process that did not say so, or could not be heard."""
    async with opened(Shelf(), time_source=MovableTime(stands=True)) as hall:
        room, ears = await running(hall)
        room.leave(ears[1])
        hall.services.time_source.moved += 15
        number = room.match.number + 1
        said = Reacted(1, "hello", id="x")
        await hall.services.storage.append(room.match.id, [Event(number, 0, said)])
        await room.catch_up(number)
        assert ears[0].of("presence")[-1]["gone_in"] == [None, 20_000]
        hall.services.time_source.moved += 15
        heard = len(ears[0].heard)
        hall._heed(None)  # some notices may have been lost
        assert [message["gone_in"] for message in ears[0].heard[heard:]] == [[None, 20_000]]


@pytest.mark.parametrize(
    ("seats", "decide", "who", "reason"),
    [
        ("ll", lambda match: seating.let_onlookers(match, HOST, False), Who(), "onlookers-off"),
        (
            "ho",
            lambda match: seating.take_open_seat(match, None, None, "token")[0],
            Who(reads=True),
            "no-open-seat",
        ),
    ],
)
async def test_whoever_may_no_longer_be_there_when_they_come_in_sees_nothing(
    seats, decide, who, reason
):
    """They were let in before that was stored."""
    async with opened(Shelf()) as hall:
        room, _ = await set_up(hall, seats=seats)
        await sit(room, 0)
        hall.services.storage.gate.clear()
        deciding = asyncio.create_task(room.do(decide))
        await a_while()
        ear = Ear(who)
        coming = asyncio.create_task(room.join(ear, None))
        await a_while()
        hall.services.storage.gate.set()
        await deciding
        await refused(coming, reason)
        assert not ear.heard
        assert ear not in room.listeners


async def test_the_host_sends_onlookers_away_and_nobody_else(hall):
    room, ears = await running(hall)
    onlooker, host = await sit(room, None), await sit(room, None, is_host=True)
    await move(room, "a1")
    assert not onlooker.sent_away
    forbid = partial(seating.let_onlookers, who=host.who, allowed=False)
    await room.do(forbid)
    assert onlooker.sent_away
    assert onlooker.kinds == ["moved", "onlookers"], "and hears why"
    assert not any(ear.sent_away for ear in (*ears, host))


# ---- Questions ----------------------------------------------------------------------------------


async def test_a_hint_is_what_a_strong_player_would_do_with_what_the_seat_knows(hall):
    room, _ = await running(hall, "triominos")
    best = [Suggestion("buy", (0.7, 0.3), 0.9, 5)]
    hall.services.thinkers.judgement = Judgement(0, best, ["buy"], (0.6, 0.4))
    hint = await room.hint(Who(0))
    bought = Advice("buy", [0.7, 0.3], [])  # what is bought, a hint does not say
    assert hint == Hint(id=None, n=room.match.number, best=[bought], line=["buy"], wins=[0.6, 0.4])
    given = hall.services.thinkers.asked[-1]
    assert given.seat == 0
    assert given.position().view(0) == room.match.position.view(0)
    assert given.position() != room.match.position


async def test_hints_are_for_the_player_to_move(hall):
    room, _ = await running(hall)
    await refused(room.hint(Who(1)), "not-your-turn")
    await refused(room.hint(Who()), "onlooker")
    await refused(room.hint(Who(0)), "no-hint")
    room, _ = await running(hall, hints=False)
    await refused(room.hint(Who(0)), "hints-off")
    room, _ = await set_up(hall)
    await refused(room.hint(Who(0)), "table-open")
    room, _ = await running(hall)
    await room.do(lambda match: commands.resign(match, 1))
    await refused(room.hint(Who(0)), "table-over")


async def test_everybody_may_look_back_from_their_own_point_of_view(hall):
    room, _ = await running(hall, "triominos")
    for _ in range(4):
        await move(room, "buy")
    for seat in (None, 0, 1):
        for ply in range(5):
            looked = await room.look_back(Who(seat), ply)
            assert (looked.ply, looked.view) == (ply, room.match.position_after(ply).view(seat))
            assert [sent["effect"] for sent in looked.effects][:1] == ["buy"] * (ply > 0)
            tile = [sent for sent in looked.effects if "tile" in sent]
            assert bool(tile) == (ply > 0 and seat == (ply - 1) % 2)
    for ply in (-1, 5):
        await refused(room.look_back(Who(0), ply), "no-such-ply")


async def test_nobody_looks_back_before_the_game_has_begun(hall):
    room, _ = await set_up(hall)
    await refused(room.look_back(Who(0), 0), "table-open")


async def test_in_a_game_of_memory_nobody_looks_back_before_the_end(hall):
    room, _ = await running(hall, "dimenticato")
    await move(room, room.match.position.moves_as_text()[0])
    for ply in (0, 1):
        await refused(room.look_back(Who(0), ply), "past-hidden")
    await room.do(lambda match: commands.resign(match, 0))
    assert (await room.look_back(Who(1), 0)).view["turns"] == 0


# ---- Computer players ---------------------------------------------------------------------------


@pytest.mark.parametrize("game", spielwerk.GAMES)
@pytest.mark.parametrize("seats", ["11", "123"])
async def test_computer_players_play_to_the_end(game, seats):
    async with opened(Shelf(), Random()) as hall:
        room, _ = await set_up(hall, game, seats)
        await until(lambda: room.match.id in hall.services.storage.games)
        assert hall.services.storage.kinds(room.match.id)[-1] == "ended"
        assert hall.services.storage.games[room.match.id].seats == [
            f"level {level}" for level in seats
        ]


class Random(Thinkers):
    async def choose(self, question):
        moves = question.position().legal_moves
        self.asked.append(question)
        answer = await super().choose(question)
        return type(answer)(moves[len(self.asked) * 7919 % len(moves)])


async def test_the_computer_answers_a_person(hall):
    room, (ear,) = await running(hall, seats="l1")
    await move(room, "a1")
    await until(lambda: ear.kinds.count("moved") == 2)
    assert [event["seat"] for event in ear.events if event["kind"] == "moved"] == [0, 1]
    assert "stood_in" not in ear.events[-1]


async def test_an_undo_while_the_computer_thinks_makes_its_answer_void(hall):
    room, _ = await running(hall, seats="l1")
    hall.services.thinkers.may_answer.clear()
    await move(room, "a1")
    await until(lambda: hall.services.thinkers.asked)
    await room.do(lambda match: commands.undo(match, 0))
    hall.services.thinkers.may_answer.set()
    await a_while()
    assert room.match.position.history == []
    await move(room, "c8")
    await until(lambda: room.match.to_move == 0)
    assert room.match.position.history[0] == "c8"


async def test_an_answer_to_one_position_does_not_count_for_another(hall):
    """A move is undone and replaced while the computer thinks."""
    room, ears = await running(hall, seats="l1")
    hall.services.thinkers.may_answer.clear()
    await move(room, "a1")
    await until(lambda: hall.services.thinkers.asked)
    await room.do(lambda match: commands.undo(match, 0))
    await move(room, "c8")
    hall.services.thinkers.may_answer.set()
    await until(lambda: ears[0].kinds.count("moved") == 3)
    assert room.match.position.history == ["c8", "a1"], "a1 is the first that is free now"


async def test_a_player_who_comes_back_while_the_computer_thinks_moves_instead(hall):
    room, _ = await running(hall)
    hall.services.thinkers.may_answer.clear()
    await room.do(lambda match: seating.replace_by_bot(match, Who(1), 0, 1, True))
    await until(lambda: hall.services.thinkers.asked)
    await room.do(lambda match: seating.come_back(match, 0))
    hall.services.thinkers.may_answer.set()
    await a_while()
    assert room.match.position.history == []


async def test_no_computer_moves_when_the_game_is_over(hall):
    """A player resigns while the computer thinks."""
    room, _ = await running(hall, seats="l1")
    hall.services.thinkers.may_answer.clear()
    await move(room, "a1")
    await until(lambda: hall.services.thinkers.asked)
    await room.do(lambda match: commands.resign(match, 0))
    hall.services.thinkers.may_answer.set()
    await a_while()
    assert hall.services.storage.kinds(room.match.id)[-1] == "ended"
    assert room.match.position.history == ["a1"]


async def test_a_computer_whose_move_could_not_be_stored_moves_when_it_can(hall):
    room, ears = await running(hall, seats="l1")
    hall.services.thinkers.may_answer.clear()
    await move(room, "a1")
    await until(lambda: hall.services.thinkers.asked)
    hall.services.storage.down = True
    hall.services.thinkers.may_answer.set()
    await a_while()
    hall.services.storage.down = False
    await until(lambda: ears[0].kinds.count("moved") == 2)
    assert hall.services.storage.kinds(room.match.id)[-2:] == ["moved", "moved"]


async def test_while_the_computer_thinks_others_may_do_something(hall):
    room, ears = await running(hall, seats="l1")
    hall.services.thinkers.may_answer.clear()
    await move(room, "a1")
    await until(lambda: hall.services.thinkers.asked)
    await room.do(lambda match: commands.react(match, 0, "hello"))
    hall.services.thinkers.may_answer.set()
    await until(lambda: ears[0].kinds.count("moved") == 2)
    assert ears[0].kinds[-2:] == ["reacted", "moved"]
    assert len(hall.services.thinkers.asked) == 1, "a reaction is not a reason to think again"


async def test_the_computer_is_shown_what_its_seat_is_shown(hall):
    room, _ = await running(hall, "triominos", "l1")
    hall.services.thinkers.may_answer.clear()
    await move(room, "buy")
    await until(lambda: hall.services.thinkers.asked)
    given = hall.services.thinkers.asked[0]
    assert given.position().view(1) == room.match.position.view(1)
    assert given.position() != room.match.position, "the rest is re-dealt"
    assert given.level == 1
    hall.services.thinkers.may_answer.set()


async def test_the_computer_remembers_what_its_seat_was_shown(hall):
    room, _ = await running(hall, "dimenticato", "l5")
    for _ in range(6):
        await until(lambda: room.match.to_move == 0 and room._is_sure)
        await move(room, room.match.position.moves_as_text()[0])
    hall.services.thinkers.may_answer.clear()
    await until(lambda: room.match.to_move == 1)
    await a_while()
    again = Recall()
    again.watch(room.match)
    assert hall.services.thinkers.asked[-1].memory.numbers == again.of(1).numbers
    hall.services.thinkers.may_answer.set()


async def test_a_computer_that_fails_is_asked_again_but_not_all_the_time(hall, monkeypatch):
    monkeypatch.setattr("spielwerk.table.live.background.FIRST_PAUSE", 0.01)
    choose, asked = hall.services.thinkers.choose, []

    async def fail(question):
        asked.append(question)
        raise RuntimeError("out of order")

    hall.services.thinkers.choose = fail
    room, (ear,) = await running(hall, seats="l1")
    await move(room, "a1")
    await until(lambda: len(asked) == 3)
    assert hall.services.background.failing == ["computer players"]
    await asyncio.sleep(0.03)
    assert len(asked) <= 4
    hall.services.thinkers.choose = choose
    await until(lambda: ear.kinds.count("moved") == 2)
    await until(lambda: hall.services.background.failing == [])


# ---- Clocks -------------------------------------------------------------------------------------


async def test_a_clock_runs_out_by_itself(hall):
    room, ears = await running(hall, clock=ClockRule(total=1))
    room.match.clock.left = [30, 30]
    room.look_ahead()
    await until(lambda: "ended" in ears[0].kinds)
    assert ears[0].kinds[-2:] == ["timed_out", "ended"]
    assert room.match.ending.ranks == [2, 1]


async def test_a_timer_that_fires_too_early_fires_again(hall):
    """Timers use a different clock from tables, and the time of day can be set back."""
    room, ears = await running(hall, clock=ClockRule(total=1))
    room.match.clock.left = [30, 30]
    room.look_ahead()
    hall.services.now = lambda now=hall.services.now: now() - 50
    await until(lambda: "ended" in ears[0].kinds)
    assert ears[0].kinds[-2:] == ["timed_out", "ended"]


async def test_a_move_in_time_stops_it(hall):
    room, _ = await running(hall, clock=ClockRule(total=60))
    alarm = room._alarm
    await move(room, "a1")
    assert alarm.cancelled()
    assert not room._alarm.cancelled()
    await room.do(lambda match: commands.resign(match, 0))
    assert room._alarm is None


async def test_a_clock_that_runs_out_while_nothing_can_be_stored_runs_out_later(hall):
    room, _ = await running(hall, clock=ClockRule(total=1))
    room.match.clock.left = [20, 20]
    hall.services.storage.down = True
    room.look_ahead()
    await asyncio.sleep(0.05)
    hall.services.now = lambda now=hall.services.now: (
        now() + 2000
    )  # what is stored has a second left
    hall.services.storage.down = False
    await until(lambda: hall.services.storage.kinds(room.match.id)[-1] == "ended")


async def test_a_clock_runs_out_though_nobody_could_foresee_what_went_wrong(hall, monkeypatch):
    monkeypatch.setattr("spielwerk.table.live.background.FIRST_PAUSE", 0.01)
    room, ears = await running(hall, clock=ClockRule(total=1))
    append = hall.services.storage.append

    async def fail(*given):
        raise RuntimeError("out of order")

    hall.services.storage.append = fail
    room.match.clock.left = [20, 20]
    room.look_ahead()
    await until(lambda: hall.services.background.failing == ["clocks"])
    hall.services.storage.append = append
    await until(lambda: "ended" in ears[0].kinds)
    await until(lambda: hall.services.background.failing == [])


async def test_the_computer_takes_over_from_a_slow_player_and_moves(hall):
    room, ears = await running(hall, clock=ClockRule(per_move=60, on_time="bot"))
    room.match.clock.left = [10, 60_000]
    room.look_ahead()
    await until(lambda: "moved" in ears[0].kinds)
    assert ears[0].kinds[-3:] == ["timed_out", "bot_took_over", "moved"]
    assert room.match.clock.running == 1


async def test_whoever_cannot_be_shown_the_board_stops_nobody_else(hall, monkeypatch):
    logged = []
    monkeypatch.setattr(room_log, "exception", lambda text, extra: logged.append(extra["match"]))
    room, ears = await running(hall, seats="l1")
    plain = Ear(Who(plain=True))
    await room.join(plain, None)
    monkeypatch.setattr(bulletin, "_look", lambda game, view: 1 / 0)
    await move(room, "a1")
    await until(lambda: ears[0].kinds[-2:] == ["moved", "moved"])
    assert set(logged) == {room.match.id}
    assert plain.sent_away == "elsewhere"


# ---- Letting go ---------------------------------------------------------------------------------


async def test_a_room_is_needed_while_somebody_listens_or_something_is_due(hall):
    room, ears = await running(hall)
    timed, timed_ears = await running(hall, clock=ClockRule(total=60))
    slow, slow_ears = await running(hall, clock=ClockRule(total=86_400))
    hall.services.time_source.moved += KEPT_SECONDS
    assert room.is_needed
    for each, its_ears in ((room, ears), (timed, timed_ears), (slow, slow_ears)):
        for ear in its_ears:
            each.leave(ear)
    assert room.is_needed, "a client may come back soon"
    hall.services.time_source.moved += KEPT_SECONDS
    assert not room.is_needed
    assert timed.is_needed
    assert not slow.is_needed, "the sweep finds it in time"
    room.touch()
    assert room.is_needed


async def test_a_room_is_needed_while_something_is_being_stored(hall):
    room, _ = await set_up(hall)
    hall.services.time_source.moved += KEPT_SECONDS
    assert not room.is_needed
    hall.services.storage.gate.clear()
    coming = asyncio.create_task(room.do(lambda match: seating.arrive(match, 0)))
    await a_while()
    assert room.is_needed
    hall.services.storage.gate.set()
    await coming


async def test_a_closed_room_stops_thinking(hall):
    room, _ = await running(hall, seats="l1")
    hall.services.thinkers.may_answer.clear()
    await move(room, "a1")
    await until(lambda: hall.services.thinkers.asked)
    room.close()
    hall.services.thinkers.may_answer.set()
    await a_while()
    assert room.match.position.history == ["a1"]
    assert room._thinking is None
