"""Games that are taken along: they go on elsewhere as if they had been played there from the
start."""

import json
import random
from contextlib import asynccontextmanager
from dataclasses import replace

import msgspec
import pytest

import spielwerk
from amounts import amount
from spielwerk.bots import worker
from spielwerk.errors import BadOption, BadRecord
from spielwerk.server.door.limits import Limits
from spielwerk.tab.thinkers import TabThinkers
from spielwerk.table.live import desk
from spielwerk.table.match import commands, seating
from spielwerk.table.match.seating import Who
from spielwerk.table.match.setting import (
    LONGEST_RECORD,
    BadSetting,
    ClockRule,
    SeatPlan,
    TableRequest,
)
from spielwerk.table.protocol.bulletin import encode
from spielwerk.table.protocol.shapes import TransferAsked
from table.desk import plans
from table.rooms import Shelf, move, opened, refused, run, running, set_up, sit, until

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def _patient(monkeypatch):
    """Tables are not put away, though no client is connected and a slow machine plays for long."""
    monkeypatch.setattr("spielwerk.table.live.room.KEPT_SECONDS", 1000)


@asynccontextmanager
async def two_halls(**more):
    async with opened(Shelf()) as here, opened(Shelf(), **more) as there:
        yield here, there


async def pack(hall, keys, host=None):
    return await desk.take_along(hall, keys.table, TransferAsked(host or keys.host))


async def take_along(hall, keys, other):
    """What the one desk says is what the other is asked for, as JSON. Returns the new room."""
    body = json.loads(encode(await pack(hall, keys)))
    return await unpack(other, msgspec.convert(body, TableRequest))


async def unpack(hall, request):
    return hall.rooms[(await desk.set_up(hall, request)).table]


async def begun(hall, game="rings", seats="hh", first=0, **request):
    """A table where the game has begun: its room and its secrets."""
    room, keys = await set_up(hall, game, seats, first, **request)
    for seat, kind in enumerate(seats):
        if kind in "hl":
            await room.do(lambda match, seat=seat: seating.arrive(match, seat))
    return room, keys


async def play(room, moves, chance):
    """Any moves, unless the game is over before."""
    for _ in range(moves):
        if room.match.stage == "running":
            await move(room, chance.choice(room.match.position.moves_as_text()))


def looks(match):
    """How a game looks to everybody, and what may be done."""
    position = match.position
    views = [position.view(seat) for seat in (None, *range(len(match.seats)))]
    return views, position.moves_as_text(), position.told(), match.movers, match.to_move


def record_of(game="rings", players=2, plies=4, first=0, seed=1, **options):
    """A record of some game, and the position at its end."""
    position = spielwerk.load(game, players, **options).start(seed=seed, first=first)
    chance = random.Random(seed)
    while not position.over and len(position.history) < plies:
        position = position.play(chance.choice(position.moves_as_text()))
    return position.record(), position


EACH_GAME = [
    (game, players)
    for game in spielwerk.GAMES
    for players in (2, max(spielwerk.find_game(game).seats))
]


# ---- Going on -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), EACH_GAME)
@pytest.mark.parametrize("plies", amount([17], [0, 17]))
async def test_a_game_goes_on_elsewhere_as_it_would_have_here(game, players, plies):
    chance = random.Random(plies)
    async with two_halls() as (here, there):
        room, keys = await begun(here, game, "h" * players, first=players - 1)
        await play(room, plies, chance)
        taken = await take_along(here, keys, there)
        assert taken.match.id != room.match.id
        assert looks(taken.match) == looks(room.match)
        while room.match.stage == "running":
            text = chance.choice(room.match.position.moves_as_text())
            await move(room, text)
            await move(taken, text)
            assert looks(taken.match) == looks(room.match)
        assert taken.match.ending == room.match.ending
        assert taken.match.record() == room.match.record()
        ended = replace(here.services.storage.games[room.match.id], match="", ended_at=0)
        assert replace(there.services.storage.games[taken.match.id], match="", ended_at=0) == ended


@pytest.fixture
def _interpreted(monkeypatch):
    monkeypatch.setenv("SPIELWERK_JIT", "0")
    worker._bots.clear()


@pytest.mark.usefixtures("_interpreted")
@pytest.mark.parametrize("game", spielwerk.GAMES)
@pytest.mark.parametrize("level", [1, 2])
async def test_the_computer_plays_on_elsewhere(game, level):
    chance = random.Random(level)
    async with two_halls(thinkers=TabThinkers()) as (here, there):
        room, keys = await begun(here, game, f"h{level}")
        while len(room.match.moves) < 12 and room.match.stage == "running":
            await until(lambda: room.match.bot_to_move is None)
            await play(room, 1, chance)
        before = room.match.moves.copy()
        taken = await take_along(here, keys, there)
        while 1 not in taken.match.movers[len(before) :] and taken.match.stage == "running":
            await until(lambda: taken.match.bot_to_move is None)
            await play(taken, 1, chance)
        assert taken.match.moves[: len(before)] == before
        assert [seat.bot for seat in taken.match.seats] == [None, level]


async def test_the_new_table_has_the_events_of_a_game_that_was_played_there():
    async with two_halls() as (here, there):
        room, keys = await begun(here, "triominos", "hh", first=1)
        await play(room, 5, random.Random(1))
        taken = await take_along(here, keys, there)
        kinds = here.services.storage.kinds(room.match.id)
        assert there.services.storage.kinds(taken.match.id) == kinds
        assert kinds == ["created", "seat_taken", "seat_taken", "started", *["moved"] * 5]
        assert taken.match.setup == room.match.setup
        assert taken.match.first == room.match.first == 1
        assert taken.match.persons == [0, 1]


async def test_moves_are_taken_back_and_looked_back_at_as_ever():
    async with two_halls() as (here, there):
        room, keys = await begun(here)
        for text in ("a1", "b1", "a2"):
            await move(room, text)
        taken = await take_along(here, keys, there)
        look = await taken.look_back(Who(0), 1)
        assert look.view == room.match.position_after(1).view(0)
        assert look.effects
        mover = taken.match.movers[-1]
        await taken.do(lambda match: commands.undo(match, mover))
        assert taken.match.moves == ["a1", "b1"]
        await taken.do(lambda match: commands.ask_back(match, 0))
        await taken.do(lambda match: commands.agree_back(match, 1))
        assert taken.match.moves == []
        await move(taken, "c1")
        assert room.match.moves == ["a1", "b1", "a2"], "the game here has stayed as it was"


async def test_a_rematch_begins_anew():
    async with two_halls() as (here, there):
        room, keys = await begun(here, "triominos", "h1", options={"joker": True})
        taken = await take_along(here, keys, there)
        await taken.do(lambda match: commands.resign(match, 0))
        await there.rematch(taken, 0)
        again = there.rooms[taken.match.next_table].match
        assert (again.setting.options, again.setting.first) == (room.match.setting.options, 1)
        assert again.setting.record is None
        assert again.stage == "open"


async def test_a_game_from_a_position_can_be_taken_along_and_played_again():
    line = record_of(plies=5)[1].line
    async with two_halls() as (here, there):
        room, keys = await begun(here, position=line, first=None)
        await play(room, 2, random.Random(1))
        taken = await take_along(here, keys, there)
        assert looks(taken.match) == looks(room.match)
        assert taken.match.setting.position == line
        await taken.do(lambda match: commands.resign(match, 0))
        for seat in (0, 1):
            await there.rematch(taken, seat)
        assert there.rooms[taken.match.next_table].match.setting.position == line


async def test_clocks_start_afresh():
    rule = ClockRule(total=60, increment=5)
    async with two_halls() as (here, there):
        room, keys = await begun(here, clock=rule)
        for text in ("a1", "b1", "a2"):
            await move(room, text)
        assert max(room.match.clock.left) > 60_000
        match = (await take_along(here, keys, there)).match
        assert match.clock.rule == rule
        assert match.clock.left == [60_000, 60_000]
        assert (match.clock.running, match.clock.since) == (match.to_move, match.at)


async def test_a_clock_runs_again_after_moves_from_elsewhere_are_taken_back(hall):
    record, _ = record_of(plies=3)
    rule = ClockRule(total=60)
    room = await unpack(hall, TableRequest("rings", clock=rule, record=record))
    while room.match.moves:
        await until(lambda: room.match.bot_to_move is None)
        await room.do(lambda match: commands.ask_back(match, 0))
    assert room.match.clock.running == room.match.to_move == 0


# ---- Games that are over ------------------------------------------------------------------------


@pytest.mark.parametrize("game", spielwerk.GAMES)
async def test_a_finished_record_becomes_a_finished_game_at_once(hall, game):
    record, end = record_of(game, plies=10_000)
    room = await unpack(hall, TableRequest(game, record=record, clock=ClockRule(total=60)))
    match = room.match
    assert match.stage == "over"
    assert (match.ending.by, match.ending.rule) == ("rules", end.ended)
    assert match.ending.ranks == end.ranks
    assert match.clock.running is None
    sent = await desk.record(hall, match.id)
    assert (sent.ranks, sent.ended_by) == (end.ranks, end.ended)
    replay = await desk.replay(hall, match.id, None, "en")
    assert [ply.move for ply in replay.plies] == [None, *end.history]
    assert replay.note is None
    await hall.rematch(room, 0)
    assert hall.rooms[room.match.next_table].match.stage == "open"


async def test_a_finished_game_can_be_taken_along_but_not_one_that_somebody_gave_up():
    """The record of that one does not tell how it ended."""
    async with two_halls() as (here, there):
        record, _ = record_of(plies=10_000)
        keys = await here.create(TableRequest("rings", record=record))
        assert (await take_along(here, keys, there)).match.stage == "over"
        room, keys = await begun(here, seats="h1")
        await room.do(lambda match: commands.resign(match, 0))
        await refused(pack(here, keys), "table-over")


# ---- The list of finished games -----------------------------------------------------------------


FINISHED = record_of(plies=10_000)[1]


async def bring(hall, plies, **request):
    """A table where the first plies of a finished game were brought."""
    begun = FINISHED.ruleset.start(setup=FINISHED.setup, first=FINISHED.first)
    for text in FINISHED.history[:plies]:
        begun = begun.play(text)
    return await unpack(
        hall, TableRequest("rings", record=begun.record(), seats=plans("hh"), **request)
    )


async def finish(room):
    for text in FINISHED.history[len(room.match.moves) :]:
        await move(room, text)


def listed(hall):
    """The tables whose games are in the list."""
    return [table for table, game in hall.services.storage.games.items() if game.listed]


async def test_a_game_that_was_brought_complete_is_not_listed(hall):
    rooms = [await bring(hall, len(FINISHED.history)) for _ in range(5)]
    assert [*hall.services.storage.games] == [room.match.id for room in rooms]
    assert listed(hall) == []


async def test_a_game_whose_last_move_was_made_here_is_listed_once_however_often_it_is_brought(
    hall,
):
    rooms = [await bring(hall, len(FINISHED.history) - 1) for _ in range(3)]
    for room in rooms:
        await finish(room)
    assert len(hall.services.storage.games) == 3
    assert listed(hall) == [rooms[0].match.id]
    renamed = await bring(hall, 3, variant="Ours")
    await finish(renamed)
    assert listed(hall) == [rooms[0].match.id]


async def test_a_game_that_was_played_here_is_not_listed_again_when_it_comes_back(hall):
    room, keys = await begun(hall)
    await finish(room)
    assert (await take_along(hall, keys, hall)).match.stage == "over"
    await finish(await bring(hall, 5))
    assert listed(hall) == [room.match.id]
    again, _ = await begun(hall)  # the same moves, but they were played here again
    await finish(again)
    assert listed(hall) == [room.match.id, again.match.id]


async def test_a_game_counts_as_played_here_once_its_last_moves_were_taken_back_and_made_here(hall):
    room = await bring(hall, len(FINISHED.history) - 1)
    seat = room.match.movers[-1]
    await room.do(lambda match: commands.undo(match, seat))
    assert len(room.match.moves) < len(FINISHED.history) - 1
    assert not room.match.was_moved_here
    await finish(room)
    assert listed(hall) == [room.match.id]


async def test_a_game_that_is_given_up_before_anybody_has_moved_here_is_not_listed(hall):
    room = await bring(hall, 6)
    await room.do(lambda match: commands.resign(match, 0))
    other = await bring(hall, 6)
    await move(other, FINISHED.history[6])
    await other.do(lambda match: commands.resign(match, 0))
    assert listed(hall) == [other.match.id]


# ---- Who may, and what comes along --------------------------------------------------------------


async def test_only_the_host_may_take_a_game_along(hall):
    _, keys = await begun(hall, seats="hh")
    for token in (*keys.seats, keys.watch, keys.table, "x"):
        await refused(pack(hall, keys, token), "token")
    await refused(desk.take_along(hall, "x", TransferAsked(keys.host)), "table-unknown")
    assert (await pack(hall, keys)).record


async def test_a_game_with_somebody_elsewhere_is_not_taken_along_even_while_the_computer_plays():
    async with opened(Shelf(), gone_after=0) as hall:
        room, keys = await begun(hall, seats="hl")
        await refused(pack(hall, keys), "luggage-seats")
        host = Who(is_host=True)
        await room.do(lambda match: seating.replace_by_bot(match, host, 1, 2, is_gone=True))
        await refused(pack(hall, keys), "luggage-seats")
        _, keys = await set_up(hall, seats="ho")
        await refused(pack(hall, keys), "table-open")


async def test_whoever_plays_now_comes_along_with_everything_that_is_agreed():
    async with two_halls() as (here, there):
        seats = (
            SeatPlan("here", name="Ada", colour=2),
            SeatPlan("here", name="Bo"),
            SeatPlan("bot", 4),
        )
        rule = ClockRule(per_move=30, on_time="bot")
        request = TableRequest(
            "rings", 3, {"pawns": 6}, seats, rule, hints=False, takebacks=False, first=2
        )
        here.services.thinkers.may_answer.clear()
        keys = await here.create(request)
        room = here.rooms[keys.table]
        for seat in (0, 1):
            await sit(room, seat)
        host = Who(is_host=True)
        for colour in (1, 3):
            await room.do(lambda match, c=colour: seating.choose_colour(match, 0, c))
        await room.do(lambda match: seating.let_onlookers(match, host, False))
        await room.do(lambda match: seating.replace_by_bot(match, host, 1, 3, is_gone=True))
        match = (await take_along(here, keys, there)).match
        assert match.colours[:3] == room.match.colours[:3]
        assert [seat.name for seat in match.seats] == ["Ada", None, None]
        assert [seat.bot for seat in match.seats] == [None, 3, 4]
        assert match.setting.options["pawns"] == 6
        assert (match.setting.clock, match.setting.hints) == (rule, False)
        assert (match.setting.takebacks, match.onlookers) == (False, False)
        assert (match.first, match.setting.first) == (2, 2)


# ---- Wishes that do not fit their record --------------------------------------------------------


def wrong(request, reason, kind=BadSetting):
    async def main():
        async with opened(Shelf()) as hall:
            with pytest.raises(kind) as refusal:
                await hall.create(request)
            assert refusal.value.message.id == reason
            assert all(refusal.value.text(one) for one in ("de", "en", "fr", "it", "uk"))
            assert not hall.services.storage.texts
            return refusal.value

    return run(main())


RECORD, END = record_of(players=3, first=1, pawns=6)
REQUEST = TableRequest("rings", 3, record=RECORD)


async def test_the_record_decides_where_the_wish_is_silent(hall):
    for request in (REQUEST, replace(REQUEST, options={"pawns": 6}, first=1)):
        match = (await unpack(hall, request)).match
        assert (match.setting.options["pawns"], match.first) == (6, 1)
        assert match.moves[:4] == END.history


@pytest.mark.parametrize(
    "said",
    [
        {"game": "memento"},
        {"game": "chess"},
        {"players": 2},
        {"options": {"pawns": 7}},
        {"first": 0},
        {"first": "lot"},
    ],
)
def test_what_the_wish_says_must_agree_with_the_record(said):
    wrong(replace(REQUEST, **said), "error-record-differs")


def test_a_wish_that_makes_no_sense_is_refused_with_a_record_too():
    wrong(replace(REQUEST, options={"joker": True}), "error-option-unknown", BadOption)
    wrong(replace(REQUEST, options={"pawns": 99}), "error-option-value", BadOption)
    wrong(replace(REQUEST, seats=plans("h1")), "error-table-seats")
    wrong(replace(REQUEST, clock=ClockRule()), "error-clock-kind")
    wrong(replace(REQUEST, position=record_of()[1].line), "error-record-and-position")


@pytest.mark.parametrize("seats", ["hl1", "o11"])
def test_nobody_else_sits_down_to_a_record(seats):
    wrong(replace(REQUEST, seats=plans(seats)), "error-record-seats")


def test_a_broken_record_is_refused_with_the_place_and_the_rule():
    first = END.history[0]
    illegal = RECORD.replace(f"\n\n{first}; ", f"\n\n{first}; {first}; ", 1)
    illegal = illegal.replace("plies: 4", "plies: 5")
    error = wrong(replace(REQUEST, record=illegal), "error-record-move", BadRecord)
    assert error.rule is not None
    assert first in error.text("en")
    wrong(replace(REQUEST, record=RECORD.rstrip()[:-1]), "error-record-cut", BadRecord)
    wrong(replace(REQUEST, record=""), "error-record-none", BadRecord)
    lying = RECORD.replace("unfinished", "1 2 3 (resigned)")
    wrong(replace(REQUEST, record=lying), "error-record-result", BadRecord)
    odd = RECORD.replace("setup: {}", 'setup: {"position": 7}')
    wrong(replace(REQUEST, record=odd), "error-record-start", BadRecord)


# ---- Long games ---------------------------------------------------------------------------------


def test_even_a_game_played_by_chance_to_the_end_fits_into_a_request():
    seats = plans("hhhh", enumerate(range(4)))
    seats = tuple(replace(seat, name="\N{HEDGEHOG}" * 24) for seat in seats)
    for game, players in EACH_GAME:
        record, _ = record_of(game, players, plies=10_000)
        assert len(record) <= LONGEST_RECORD
    worst = TableRequest(game, players, {}, seats, ClockRule(total=60), record="x" * LONGEST_RECORD)
    asked = json.dumps(msgspec.to_builtins(worst))
    assert len(asked) + LONGEST_RECORD // 50 < Limits().body_bytes  # every line end counts twice


async def test_a_long_game_is_played_again_aside(hall):
    asked = []

    async def aside(function, *given, address=""):
        asked.append(function)
        return function(*given)

    hall.services.aside = aside
    await running(hall)
    assert not asked
    await hall.create(REQUEST)
    assert len(asked) == 2
