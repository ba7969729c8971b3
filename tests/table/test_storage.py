"""The storage interface, for both SQLite and Postgres; then what can go wrong with each."""

import asyncio
import random
import re
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import asynccontextmanager, closing
from dataclasses import replace

import asyncpg
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.json import encode

from amounts import amount, soaks
from spielwerk.errors import BadOption, MissingExtra
from spielwerk.table.match.clock import Pause
from spielwerk.table.match.events import Event, Started
from spielwerk.table.storage import migrations, postgres, sqlite
from spielwerk.table.storage.interface import (
    BOTS,
    MISSED,
    Conflict,
    Damaged,
    FinishedGame,
    Standing,
    StorageDown,
    joined,
)
from spielwerk.table.storage.migrations import NewerDatabase, OtherDatabase
from spielwerk.table.storage.postgres import PostgresStorage
from spielwerk.table.storage.sqlite import Held, SqliteStorage
from table.memory import Memory

pytestmark = pytest.mark.slow

OPEN = Standing("open")
RUNNING = Standing("running")
OVER = Standing("over")

RINGS = FinishedGame(
    match="m",
    game="rings",
    players=2,
    options={"pawns": 6, "house": {"rules": ["ä", None]}},
    seats=["person", "level 3"],
    ranks=[2, 1],
    ended_by="RG-14",
    ended_at=1_800_000_000_000,
    turns=31,
    record="rings 2\n1. a1 b2\n",
    first=0,
    colours=[0, 1, 2, 3],
)


def event(number, at=1_800_000_000_000, **data):
    """One that can hold anything."""
    return Event(number, at, Started({}, 0, lot=False, setup=data, rules=1))


@asynccontextmanager
async def opened(storage):
    await storage.open()
    try:
        yield storage
    finally:
        await storage.close()


def run(main):
    """An asynchronous test with a timeout."""
    return asyncio.run(asyncio.wait_for(main, 120))


@pytest.fixture
def storage(new):
    """A fresh one of each kind."""
    return opened(new())


async def begin(storage, match="m", standing=RUNNING, at=1_800_000_000_000):
    await storage.append(match, [event(1, at)], standing)


async def outcomes(*jobs):
    """The outcome of each: its result, or the class of its exception."""
    done = await asyncio.gather(*jobs, return_exceptions=True)
    return [type(result) if isinstance(result, BaseException) else result for result in done]


async def numbers(storage, match="m"):
    return [event.number for event in await storage.events(match)]


# Events


async def test_events_come_back_as_they_were_and_in_order(storage):
    odd = {
        "": None,
        "ключ": "Кот, 猫, 🐈, \x00, \x7f, \u2028, \\u0000, \"', %s, {}, $1, ?",
        "numbers": [0, -1, 2**53 + 1, 2**63 - 1, -(2**63), 0.1, -1.5e-300, 1e300, True, False],
        "nested": {"a": [{"b": [[], {}]}, [[["c"]]]]},
    }
    events = [event(1), event(2, 1, **odd), event(3, 0), event(4)]
    await storage.append("m", events[:1], OPEN)
    await storage.append("m", events[1:3])
    await storage.append("m", events[3:])
    assert await storage.events("m") == events
    assert await storage.events("m", after=2) == events[2:]
    assert await storage.events("m", after=4) == []
    assert await storage.events("m", after=99) == []
    assert await storage.events("M") == []


async def test_sqlite_stores_the_same_text_alone_and_with_others(tmp_path):
    """Events of one transaction are inserted in several ways."""
    odd = {
        "ключ": '猫 🐈 \x00 " \\ \u2028',
        "numbers": [2**64 - 1, -0.5, 1e300],
        "": {"a": [[], {}, None]},
    }
    async with opened(SqliteStorage(tmp_path / "events.db")) as storage:
        for match in "ab":
            await begin(storage, match)
        await storage.append("a", [event(2, **odd)], RUNNING)
        added = storage.append("a", [event(3, **odd)]), storage.append("b", [event(2, **odd)])
        await asyncio.gather(*added)
        (text,) = await storage.events("b", 1)
        assert text.what.setup == odd
    with closing(sqlite3.connect(tmp_path / "events.db")) as connection:
        rows = connection.execute("SELECT DISTINCT data FROM events WHERE number > 1").fetchall()
    rest = '{"bots":{},"first":0,"lot":false,"setup":%s,"rules":1}'
    assert rows == [(rest % encode(odd).decode(),)]


async def test_long_matches_and_large_events(storage):
    events = [event(number, text="x" * 100) for number in range(1, 1001)]
    await storage.append("m", events, RUNNING)
    large = event(1001, text="ü" * 1_000_000)
    await storage.append("m", [large])
    assert await storage.events("m") == [*events, large]


async def test_matches_do_not_mix(storage):
    names = ["m", "M", "m2", "2m", "ö", "", " ", "m'", "%"]
    await asyncio.gather(*(begin(storage, name) for name in names))
    for count, name in enumerate(names):
        await storage.append(name, [event(number) for number in range(2, count + 3)])
    for count, name in enumerate(names):
        assert await numbers(storage, name) == list(range(1, count + 3))


# Conflicts


async def test_a_number_that_is_taken_is_a_conflict(storage):
    await begin(storage)
    await storage.append("m", [event(2, who="first")])
    for taken in (1, 2):
        with pytest.raises(Conflict):
            await storage.append("m", [event(taken, who="second")], RUNNING)
    assert await storage.events("m", after=1) == [event(2, who="first")]


async def test_a_gap_is_a_conflict(storage):
    await begin(storage)
    for number in (3, 99, 0, -1):
        for standing in (None, RUNNING):
            with pytest.raises(Conflict):
                await storage.append("m", [event(number)], standing)
    with pytest.raises(Conflict):
        await storage.append("m", [event(2), event(4)])
    with pytest.raises(Conflict):
        await storage.append("m", [event(2), event(2)])
    assert await numbers(storage) == [1]


async def test_an_unknown_match_begins_with_event_one(storage):
    for standing in (None, RUNNING):
        with pytest.raises(Conflict):
            await storage.append("m", [event(2)], standing)
    with pytest.raises(ValueError, match="standing"):
        await storage.append("m", [event(1)])
    assert await storage.events("m") == []
    assert await storage.waking(2**62) == []


async def test_there_is_nothing_under_a_name_with_a_nul_in_it(storage):
    await begin(storage)
    assert await storage.events("m\0") == []
    assert await storage.finished_game("m\0") is None
    assert await storage.finished("rings\0") == []


async def test_several_events_are_all_stored_or_none(storage):
    await begin(storage)
    await storage.append("m", [event(2), event(3)])
    overdue = Standing("running", 1)
    game = replace(RINGS, match="m")
    with pytest.raises(Conflict):  # 3 is taken, 4 is not
        await storage.append("m", [event(3), event(4)], overdue, game)
    assert await numbers(storage) == [1, 2, 3]
    assert await storage.waking(10) == []
    assert await storage.finished() == []


async def test_a_conflict_affects_nobody_else(storage):
    matches = [f"m{number}" for number in range(50)]
    await asyncio.gather(*(begin(storage, match) for match in matches))
    jobs = []
    for match in matches:
        jobs += [
            storage.append(match, [event(3)], OVER),
            storage.append(match, [event(1)], OVER),
            storage.append(match, [event(2), event(3)], Standing("running", 5)),
            storage.append(f"no {match}", [event(2)]),
        ]
    assert await outcomes(*jobs) == [Conflict, Conflict, None, Conflict] * len(matches)
    for match in matches:
        assert await numbers(storage, match) == [1, 2, 3]
    assert await storage.waking(5) == sorted(matches)


async def test_what_cannot_be_stored_affects_nobody_else(storage):
    jobs = [begin(storage, f"m{number}") for number in range(20)]
    jobs += [begin(storage, at=2**70), storage.claim("m", "\ud800", 1, 2), begin(storage, "\ud800")]
    random.shuffle(jobs)
    results = await outcomes(*jobs)
    assert results.count(None) == 20
    assert all(issubclass(result, ValueError | OverflowError) for result in results if result)
    with pytest.raises(TypeError):
        await storage.append("m", [event(1, what=object())], RUNNING)
    with pytest.raises((ValueError, OverflowError)):
        await storage.append("m", [event(1)], OVER, replace(RINGS, ended_at=2**70))
    assert await storage.events("m") == []
    for number in range(20):
        assert await numbers(storage, f"m{number}") == [1]


async def test_what_comes_while_others_are_stored_is_stored_too(storage):
    tasks = []
    for number in range(100):
        tasks.append(asyncio.create_task(begin(storage, f"m{number}")))
        await asyncio.sleep(0)
    assert await outcomes(*tasks) == [None] * 100


async def test_one_of_200_with_the_same_number_wins(storage):
    await begin(storage)
    for standing in (None, RUNNING):
        number = (await numbers(storage))[-1] + 1
        jobs = [storage.append("m", [event(number, who=who)], standing) for who in range(200)]
        results = await outcomes(*jobs)
        assert results.count(None) == 1
        assert results.count(Conflict) == 199
        (stored,) = await storage.events("m", after=number - 1)
        assert stored == event(number, who=results.index(None))
    starts = [storage.append("n", [event(1, who=who)], OPEN) for who in range(200)]
    assert sorted(map(str, await outcomes(*starts))) == sorted(["None"] + [str(Conflict)] * 199)


# What is due


async def test_the_longest_overdue_running_match_wakes_first(storage):
    await begin(storage, "later", Standing("running", 30))
    await begin(storage, "first", Standing("running", 10))
    await begin(storage, "second", Standing("running", 20))
    await begin(storage, "never", RUNNING)
    await begin(storage, "not begun", Standing("open", 10))
    await begin(storage, "finished", Standing("over", 10))
    assert await storage.waking(9) == []
    assert await storage.waking(10) == ["first"]
    assert await storage.waking(29) == ["first", "second"]
    assert await storage.waking(2**62) == ["first", "second", "later"]


async def test_a_standing_stays_until_another_is_given(storage):
    await begin(storage, "m", Standing("running", 10))
    await storage.append("m", [event(2)])
    assert await storage.waking(10) == ["m"]
    await storage.append("m", [event(3)], Standing("running", 20))
    assert await storage.waking(10) == []
    assert await storage.waking(20) == ["m"]
    await storage.append("m", [event(4)], OVER)
    assert await storage.waking(2**62) == []


async def test_a_claim_keeps_others_away_until_it_has_run_out(storage):
    await begin(storage)
    assert await storage.claim("m", "a", now=100, until=200)
    assert await storage.claim("m", "a", now=150, until=300)
    assert not await storage.claim("m", "b", now=299, until=400)
    assert await storage.claim("m", "b", now=300, until=400)
    assert not await storage.claim("m", "a", now=301, until=400)
    await storage.append("m", [event(2)], Standing("running", 10))
    assert not await storage.claim("m", "a", now=302, until=400)
    assert not await storage.claim("unknown", "a", now=100, until=200)


async def test_one_of_many_who_claim_at_once_wins(storage):
    await begin(storage)
    claims = [storage.claim("m", f"keeper {number}", 100, 200) for number in range(50)]
    assert sorted(await asyncio.gather(*claims)) == [False] * 49 + [True]


# Finished games


async def test_finished_games_latest_first(storage):
    games = []
    for number in range(10):
        game = replace(
            RINGS,
            match=f"m{number}",
            game="memento" if number % 3 == 0 else "rings",
            ended_at=1000 + number,
            turns=number,
        )
        games.insert(0, game)
        await begin(storage, game.match)
        await storage.append(game.match, [event(2)], OVER, game)
    assert await storage.finished() == games
    assert await storage.finished(limit=3) == games[:3]
    assert await storage.finished(before=games[2].ended_at, limit=3) == games[3:6]
    assert await storage.finished(before=1000) == []
    memento = [game for game in games if game.game == "memento"]
    assert await storage.finished("memento") == memento
    assert await storage.finished("memento", before=1009, limit=2) == memento[1:3]
    assert await storage.finished("chess") == []
    assert await storage.finished_game("m4") == games[5]
    assert await storage.finished_game("m10") is None
    unlisted = replace(RINGS, match="m11", ended_at=1020, listed=False)
    await begin(storage, "m11")
    await storage.append("m11", [event(2)], OVER, unlisted)
    assert await storage.finished_game("m11") == unlisted
    assert await storage.finished() == games
    assert await storage.finished("rings", limit=1) == games[1:2]


async def test_a_game_may_end_with_its_first_event(storage):
    await storage.append("m", [event(1)], OVER, RINGS)
    assert await storage.finished_game("m") == RINGS


async def test_the_same_game_is_recognised_in_the_list(storage):
    record = 'game: rings\nseats: ["Ada", "Bo"]\nvariant: "Ours"\nplies: 1\n\na1;\n'
    game = replace(RINGS, match="m1", record=record)
    assert not await storage.has_listed(game)
    await begin(storage, "m1")
    await storage.append("m1", [event(2)], OVER, game)
    others = 'game: rings\nseats: ["Cleo", "Dan"]\nplies: 1\n\na1;\n'
    longer = record.replace("a1;", "a1; b1;")
    assert await storage.has_listed(replace(game, match="m2", record=others))
    assert not await storage.has_listed(replace(game, record=longer))
    await begin(storage, "m3")
    unlisted = replace(game, match="m3", record=longer, listed=False)
    await storage.append("m3", [event(2)], OVER, unlisted)
    assert not await storage.has_listed(unlisted)


# What processes share


async def test_the_first_secret_is_kept(storage):
    assert await storage.secret("one") == "one"
    await storage.close()
    await storage.open()
    assert await storage.secret("two") == "one"


# Forgetting


async def test_open_matches_in_which_nothing_happens_are_deleted(storage):
    await begin(storage, "old", OPEN, at=100)
    await begin(storage, "joined lately", OPEN, at=100)
    await storage.append("joined lately", [event(2, at=200)])
    await begin(storage, "new", OPEN, at=200)
    await begin(storage, "running", RUNNING, at=100)
    await begin(storage, "over", OVER, at=100)
    assert await storage.expire(100, 10) == 0
    assert await storage.expire(200, 10) == 1
    assert await storage.expire(200, 10) == 0
    assert await storage.events("old") == []
    for match in ("joined lately", "new", "running", "over"):
        assert await storage.events(match) != []
    for standing in (None, RUNNING):
        with pytest.raises(Conflict):
            await storage.append("old", [event(2)], standing)
    assert not await storage.claim("old", "a", 1, 2)


async def test_open_matches_where_somebody_is_are_kept(storage):
    for match in ("left", "visited"):
        await begin(storage, match, OPEN, at=100)
    await begin(storage, "running", RUNNING, at=100)
    await storage.keep(["visited", "running", "unknown"], 150)
    assert await storage.expire(150, 10) == 1
    assert await numbers(storage, "left") == []
    assert await storage.expire(151, 10) == 1
    assert await numbers(storage, "visited") == []
    assert await numbers(storage, "running") == [1]


async def test_no_more_are_deleted_at_once_than_asked_for(storage):
    await asyncio.gather(*(begin(storage, f"m{number}", OPEN, at=100) for number in range(25)))
    await begin(storage, "new", OPEN, at=200)
    assert [await storage.expire(200, 10) for _ in range(4)] == [10, 10, 5, 0]
    assert await numbers(storage, "new") == [1]


# Beats, opening and closing

LATE = 1000


async def test_beats(storage):
    assert await storage.last_beat() is None
    assert await storage.beat(100, LATE) == 0
    assert await storage.beat(200, LATE) == 0
    assert await storage.beat(1200, LATE) == 0, "just in time"
    assert await storage.last_beat() == 1200
    await storage.beat(1100, LATE)
    assert await storage.last_beat() == 1200, "another process's clock is a little behind"
    assert await storage.pauses() == []


async def test_a_late_beat_ends_a_pause_and_puts_off_what_would_have_been_due_in_it(storage):
    await storage.beat(100, LATE)
    await begin(storage, "bot", Standing("running", 100 + BOTS))
    await begin(storage, "clock", Standing("running", 101 + BOTS))
    await begin(storage, "no clock", RUNNING)
    await begin(storage, "not begun", Standing("open", 101 + BOTS))
    assert await storage.beat(60_100, LATE) == 60_100
    assert await storage.last_beat() == 60_100
    assert await storage.waking(60_100 + BOTS) == ["bot"]
    assert await storage.waking(60_101 + BOTS) == ["bot", "clock"]
    assert await storage.beat(60_200, LATE) == 60_100
    assert await storage.beat(90_000, LATE) == 90_000
    assert await storage.pauses() == [Pause(100, 60_100), Pause(60_200, 90_000)]
    assert await storage.waking(2**62) == ["bot", "clock"]


async def test_a_pause_ends_once(storage):
    due = 200 + BOTS
    await storage.beat(100, LATE)
    await begin(storage, "m", Standing("running", due))
    beats = [storage.beat(5000 + number, LATE) for number in range(20)]
    assert len(set(await asyncio.gather(*beats))) == 1
    (pause,) = await storage.pauses()
    assert await storage.waking(due + pause.until - pause.since - 1) == []
    assert await storage.waking(due + pause.until - pause.since) == ["m"]


async def test_a_process_that_vanishes_is_missed_for_a_while(storage):
    for at in (100, 900):
        await storage.beat(at, LATE, "a")
        await storage.beat(at, LATE, "b")
    assert await storage.beat(1900, LATE, "b") == 0, "it may still be there"
    assert await storage.beat(1901, LATE, "b") == 1901
    for at in range(2900, 2000 + MISSED, 1000):
        assert await storage.beat(at, LATE, "b") == min(at, 900 + MISSED)
    assert await storage.pauses() == [Pause(900, 900 + MISSED)]
    await begin(storage, "m", Standing("running", 5))
    assert await storage.waking(5) == ["m"], "others play on, so nothing is put off"


async def test_a_process_that_says_goodbye_is_not_missed(storage):
    await storage.beat(100, LATE, "a")
    await storage.beat(100, LATE, "b")
    await storage.goodbye("a")
    await storage.beat(1000, LATE, "b")
    assert await storage.beat(1500, LATE, "b") == 0


async def test_a_process_tells_since_when_it_could_do_nothing(storage):
    await storage.beat(100, LATE, "a")
    assert await storage.beat(600, LATE, "a", 100) == 600
    assert await storage.beat(700, LATE, "b", 300) == 700
    assert await storage.beat(800, LATE, "a", 600) == 800
    assert await storage.pauses() == [Pause(100, 800)], "a pause that goes on is one"
    assert await storage.beat(900, LATE, "a") == 800
    await storage.beat(1000, LATE, "b", 50)
    assert joined(await storage.pauses()) == [Pause(50, 1000)]


async def test_processes_that_share_a_storage_share_its_time(storage):
    before = time.time_ns() // 1_000_000
    sent = await storage.time()
    if storage.shared:
        assert before - 1000 < sent < time.time_ns() // 1_000_000 + 1000
    else:
        assert sent is None


async def test_everything_is_still_there_after_closing(new):
    storage = new()
    async with opened(storage):
        await begin(storage, "m", Standing("running", 10))
        await storage.append("m", [event(2, what="ü")])
        await storage.append("o", [event(1)], OVER, replace(RINGS, match="o"))
        await storage.claim("m", "a", 1, 1000)
        await storage.beat(5, LATE)
    for again in (new(), storage):
        async with opened(again):
            assert (await again.events("m"))[1:] == [event(2, what="ü")]
            assert await again.waking(10) == ["m"]
            assert await again.finished() == [replace(RINGS, match="o")]
            assert not await again.claim("m", "b", 2, 3)
            assert await again.last_beat() == 5


async def test_what_was_begun_is_finished_when_it_closes(new):
    storage = new()
    async with opened(storage):
        tasks = []
        for number in range(100):
            tasks.append(asyncio.create_task(begin(storage, f"m{number}")))
            await asyncio.sleep(0)
    assert await outcomes(*tasks) == [None] * 100
    async with opened(new()) as again:
        for number in range(100):
            assert await numbers(again, f"m{number}") == [1]


async def test_what_is_not_open_is_down(new):
    storage = new()
    for _ in range(2):
        for job in (begin(storage), storage.events("m"), storage.beat(1, LATE), storage.waking(1)):
            with pytest.raises(StorageDown, match="not open"):
                await job
        await storage.close()
        async with opened(storage):
            assert await storage.events("m") == []


async def test_a_caller_that_stops_waiting_disturbs_nobody(storage):
    tasks = [asyncio.create_task(begin(storage, f"m{number}")) for number in range(40)]
    await asyncio.sleep(0)
    for task in tasks[::2]:
        task.cancel()
    assert await outcomes(*tasks) == [asyncio.CancelledError, None] * 20
    await begin(storage, "after")
    assert await numbers(storage, "after") == [1]


async def test_a_finished_game_that_cannot_be_read_does_not_hide_the_others(storage):
    for number in range(3):
        game = replace(RINGS, match=f"m{number}", ended_at=RINGS.ended_at + number)
        await storage.append(game.match, [event(1, 1)], OVER, game)
    spoil = "UPDATE finished SET data = '{0}' WHERE match = 'm1'"
    if isinstance(storage, SqliteStorage):
        storage._writer.connection.execute(spoil.format("{"))
    else:
        await storage._pool.execute(spoil.format("[]"))
    for game in (None, "rings"):
        assert [one.match for one in await storage.finished(game)] == ["m2", "m0"]
    with pytest.raises(Damaged):
        await storage.finished_game("m1")
    assert (await storage.finished_game("m2")).match == "m2"


async def test_one_question_tells_which_matches_have_more_events_than_are_known(storage):
    assert await storage.newer({}) == []
    for match in ("a", "b", "c"):
        await begin(storage, match)
    await storage.append("b", [event(2), event(3)])
    assert sorted(await storage.newer({"a": 1, "b": 1, "c": 0, "d": 0})) == ["b", "c"]
    assert await storage.newer({"a": 1, "b": 3, "c": 7}) == []


async def test_what_was_cancelled_is_stored_before_it_is_read_or_never(storage):
    await begin(storage, "m")
    for number in range(2, 30):
        task = asyncio.create_task(storage.append("m", [event(number)]))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        task.cancel()
        assert await outcomes(task) == [asyncio.CancelledError]
        found = await numbers(storage, "m")
        await asyncio.sleep(0.002)
        assert await numbers(storage, "m") == found
        if found[-1] < number:
            await storage.append("m", [event(number)])


# A model of it

TIMES = st.integers(0, 9)
MATCHES = st.sampled_from("abc")
TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=9)
JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**63), 2**63 - 1)
    | TEXTS
    | st.floats(allow_nan=False, allow_infinity=False),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=8,
)
STANDINGS = st.builds(Standing, st.sampled_from(["open", "running", "over"]), st.none() | TIMES)


@st.composite
def appends(draw):
    match = draw(MATCHES)
    first = draw(st.integers(1, 4))
    events = [
        event(first + n, draw(TIMES), **draw(st.dictionaries(TEXTS, JSON, max_size=3)))
        for n in range(draw(st.integers(1, 2)))
    ]
    standing = draw(STANDINGS if first == 1 else st.none() | STANDINGS)
    finished = None
    if draw(st.booleans()):
        games = st.sampled_from(["rings", "memento"])
        finished = replace(RINGS, match=match, game=draw(games), ended_at=draw(TIMES))
    return "append", match, events, standing, finished


OPERATIONS = (
    appends()
    | st.tuples(st.just("events"), MATCHES, st.integers(0, 4))
    | st.tuples(st.just("waking"), TIMES)
    | st.tuples(st.just("claim"), MATCHES, st.sampled_from("xy"), TIMES, TIMES)
    | st.tuples(
        st.just("finished"), st.sampled_from([None, "rings"]), st.none() | TIMES, st.integers(0, 3)
    )
    | st.tuples(st.just("finished_game"), MATCHES)
    | st.tuples(st.just("keep"), st.lists(MATCHES), TIMES)
    | st.tuples(st.just("expire"), TIMES, st.just(10))
    | st.tuples(st.just("beat"), TIMES, st.integers(1, 3))
    | st.tuples(st.just("last_beat"))
    | st.tuples(st.just("pauses"))
)


@soaks
@settings(max_examples=amount(80, 5_000), deadline=None)
@given(st.lists(OPERATIONS, max_size=30))
def test_a_storage_does_what_the_model_does(operations):
    async def main():
        model = Memory()
        async with opened(SqliteStorage(":memory:")) as storage:
            for name, *arguments in operations:
                (result,) = await outcomes(getattr(storage, name)(*arguments))
                try:
                    expected = getattr(model, name)(*arguments)
                except Conflict:
                    expected = Conflict
                assert result == expected, name
            for match in "abc":
                assert await storage.events(match) == model.events(match)
            assert await storage.waking(9) == model.waking(9)

    run(main())


# SQLite

APPEND_UNTIL_KILLED = """
import asyncio, sys
from spielwerk.table.match.events import Event, Moved
from spielwerk.table.storage.sqlite import SqliteStorage
from spielwerk.table.storage.interface import Standing

async def play(storage, match):
    number = len(await storage.events(match))
    while True:
        number += 1
        event = Event(number, number, Moved(0, "x" * (number % 500)))
        await storage.append(match, [event], Standing("running", number))
        print(match, number, flush=True)

async def main():
    storage = SqliteStorage(sys.argv[1])
    await storage.open()
    await asyncio.gather(*(play(storage, f"m{table}") for table in range(8)))

asyncio.run(main())
"""


def test_sqlite_keeps_what_it_acknowledged_when_it_is_killed(tmp_path):
    path = tmp_path / "events.db"
    acknowledged = dict.fromkeys([f"m{table}" for table in range(8)], 0)
    for _ in range(6):
        with subprocess.Popen(
            [sys.executable, "-c", APPEND_UNTIL_KILLED, path], stdout=subprocess.PIPE, text=True
        ) as child:
            sent = [child.stdout.readline()]
            time.sleep(random.uniform(0, 0.3))
            child.send_signal(signal.SIGKILL)
            sent += child.stdout.readlines()
        assert child.returncode == -signal.SIGKILL
        for line in sent:
            if line.endswith("\n"):
                match, number = line.split()
                acknowledged[match] = int(number)

        async def check():
            async with opened(SqliteStorage(path)) as storage:
                for match, number in acknowledged.items():
                    events = await storage.events(match)
                    assert len(events) >= number
                    assert [event.number for event in events] == list(range(1, len(events) + 1))
                    texts = ["x" * (number % 500) for number in range(1, len(events) + 1)]
                    assert [event.what.move for event in events] == texts

        run(check())
    assert min(acknowledged.values()) > 6


FILL_THE_DISK = """
import asyncio, resource, sys
from pathlib import Path
from spielwerk.table.match.events import Event, Moved
from spielwerk.table.storage.sqlite import SqliteStorage
from spielwerk.table.storage.interface import Standing, StorageDown

async def main():
    storage = SqliteStorage(sys.argv[1])
    await storage.open()
    number = 1
    await storage.append("m", [Event(1, 1, Moved(0, ""))], Standing("running"))
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, hard))
    try:
        while number < 1000:
            await storage.append("m", [Event(number + 1, 1, Moved(0, "x" * 1000))])
            number += 1
        raise AssertionError("never full")
    except StorageDown as error:
        print(error)
    assert len(await storage.events("m")) == number
    resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    await storage.append("m", [Event(number + 1, 1, Moved(0, "x" * 1000))])
    assert len(await storage.events("m")) == number + 1
    await storage.close()

asyncio.run(main())
"""


def test_sqlite_on_a_full_disk_is_down_and_comes_back_when_there_is_room(tmp_path):
    path = tmp_path / "events.db"
    done = subprocess.run(
        [sys.executable, "-c", FILL_THE_DISK, path], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(f"{path}: ")


PAGE, LEAF = 2048, 10


def test_a_damaged_page_of_sqlite_affects_only_those_that_may_be_on_it(tmp_path):
    """Whatever ends right before it may go on there."""
    path, counts = tmp_path / "events.db", {f"m{n}": 1 + n * 5 % 8 for n in range(10, 34)}
    names = [f"{match}:{n:02}" for match, count in counts.items() for n in range(1, count + 1)]

    async def write():
        async with opened(SqliteStorage(path)) as storage:
            for match, count in counts.items():
                events = [event(n, text=f"{match}:{n:02}" + "x" * 300) for n in range(1, count + 1)]
                await storage.append(match, events, RUNNING)

    async def unread():
        async with opened(SqliteStorage(path)) as storage:
            found = await outcomes(*map(storage.events, counts))
        return {match for match, events in zip(counts, found, strict=True) if events is Damaged}

    run(write())
    whole = path.read_bytes()
    starts = [start for start in range(0, len(whole), PAGE) if whole[start] == LEAF]
    tried = 0
    for start in starts:
        on_it = re.findall(rb"m\d\d:\d\d", whole[start : start + PAGE])
        if not on_it:
            continue
        first = names.index(min(on_it).decode())
        before = names[first - 1] if first else names[0]
        path.write_bytes(whole[:start] + b"\xff" * PAGE + whole[start + PAGE :])
        lost = {name.decode().partition(":")[0] for name in on_it}
        assert lost <= run(unread()) <= lost | {before.partition(":")[0]}
        tried += 1
    assert tried > 10


async def test_sqlite_says_why_it_cannot_write(tmp_path, monkeypatch):
    monkeypatch.setattr(sqlite, "PATIENCE_SECONDS", 0.05)
    async with opened(SqliteStorage(tmp_path / "events.db")) as storage:
        with closing(sqlite3.connect(tmp_path / "events.db")) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StorageDown) as locked:
                await storage.beat(1, LATE)
        assert locked.value.why == "database locked"
        pages = storage._writer.connection.execute("PRAGMA page_count").fetchone()[0]
        storage._writer.connection.execute(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(StorageDown) as full:
            await storage.append("m", [event(1, text="x" * 100_000)], OPEN)
        assert full.value.why == "disk full"
        await storage.beat(2, LATE)
        assert await storage.last_beat() == 2


def fails_to_open(path, error=StorageDown):
    async def main():
        storage = SqliteStorage(path)
        with pytest.raises(error, match=re.escape(str(path))) as failure:
            await storage.open()
        with pytest.raises(StorageDown, match="not open"):
            await storage.events("m")
        await storage.close()
        return str(failure.value)

    return run(main())


def test_sqlite_refuses_a_newer_database(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    path = "events.db"
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version = 1000")
    connection.close()
    sent = fails_to_open(path, NewerDatabase)
    assert "newer" in sent
    assert "1000" in sent


def test_sqlite_refuses_what_is_not_a_database(tmp_path):
    path = tmp_path / "events.db"
    path.write_text("Dear diary, " * 1000)
    assert "is not a Spielwerk database" in fails_to_open(path, OtherDatabase)
    assert path.read_text() == "Dear diary, " * 1000


def test_sqlite_refuses_the_database_of_another_program(tmp_path):
    path = tmp_path / "places.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE places (name TEXT)")
    assert "is not a Spielwerk database" in fails_to_open(path, OtherDatabase)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("places",)]


def test_postgres_refuses_what_is_not_an_address():
    for address in ("postgresql://a:b:c", "postgresql://127.0.0.1:99999/x"):
        with pytest.raises(BadOption, match="postgresql://user@host/name"):
            run(PostgresStorage(address).open())


def test_sqlite_does_not_open_what_it_cannot_write(tmp_path):
    assert "unable to open" in fails_to_open(tmp_path)  # a folder
    assert "unable to open" in fails_to_open(tmp_path / "missing" / "events.db")


async def test_sqlite_reads_during_another_process_s_write_and_waits_a_limited_time(
    tmp_path, monkeypatch
):
    monkeypatch.setattr(sqlite, "PATIENCE_SECONDS", 1)
    path = tmp_path / "events.db"
    async with opened(SqliteStorage(path)) as storage:
        await begin(storage)
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        append = asyncio.create_task(storage.append("m", [event(2)]))
        await asyncio.sleep(0.1)
        for _ in range(100):
            assert await numbers(storage) == [1]
        assert not append.done()
        other.execute("COMMIT")
        await append
        other.execute("BEGIN IMMEDIATE")
        jobs = [storage.append("m", [event(3)]), storage.beat(1, LATE), begin(storage, "n")]
        assert await outcomes(*jobs) == [StorageDown] * 3
        other.execute("COMMIT")
        other.close()
        await storage.append("m", [event(3)])
        assert await numbers(storage) == [1, 2, 3]


async def test_sqlite_has_one_server_and_any_number_of_readers(tmp_path):
    path = tmp_path / "events.db"
    async with opened(SqliteStorage(path)) as storage:
        await begin(storage)
        await asyncio.to_thread(fails_to_open, path, Held)
        assert await numbers(storage) == [1], "the first is not disturbed"
        with closing(sqlite3.connect(path)) as reader:
            reader.execute("VACUUM INTO ?", (f"{tmp_path}/copy.db",))
        await storage.append("m", [event(2)])
    async with opened(SqliteStorage(path)) as storage:
        assert await numbers(storage) == [1, 2]
    async with opened(SqliteStorage(tmp_path / "copy.db")) as copy:
        assert await numbers(copy) == [1]


def test_sqlite_touches_no_file_that_another_holds(tmp_path):
    path = tmp_path / "events.db"
    with closing(sqlite.hold(str(path))):
        fails_to_open(path, Held)
    assert not path.exists()


async def test_sqlite_in_memory():
    async with opened(SqliteStorage(":memory:")) as storage:
        await begin(storage)
        assert await numbers(storage) == [1]
    async with opened(storage):
        assert await numbers(storage) == []


# Postgres


async def test_two_processes_may_open_postgres_and_write_at_once(postgres_url):
    one, two = PostgresStorage(postgres_url), PostgresStorage(postgres_url, connections=2)
    await asyncio.gather(one.open(), two.open())
    async with opened(PostgresStorage(postgres_url)) as three:
        storages = (one, two, three)
        await begin(one)
        for number in range(2, 12):
            jobs = [storage.append("m", [event(number)], RUNNING) for storage in storages * 5]
            assert sorted(map(str, await outcomes(*jobs))) == sorted(
                ["None"] + [str(Conflict)] * 14
            )
            assert await numbers(two) == list(range(1, number + 1))
            claims = [
                storage.claim("m", f"keeper {storages.index(storage)}", number, number + 1)
                for storage in storages
            ]
            assert sorted(await asyncio.gather(*claims)) == [False, False, True]
    await asyncio.gather(one.close(), two.close())


async def test_postgres_deletes_a_match_completely_or_not_at_all(postgres_url):
    async with (
        opened(PostgresStorage(postgres_url)) as one,
        opened(PostgresStorage(postgres_url)) as two,
    ):
        matches = [f"m{number}" for number in range(300)]
        await asyncio.gather(*(begin(one, match, OPEN, at=1) for match in matches))
        joins = [
            two.append(match, [event(2, at=5)], standing)
            for match, standing in zip(matches, [None, OPEN, RUNNING] * 100, strict=True)
        ]
        jobs = [*joins[:150], one.expire(3, 1000), *joins[150:]]
        results = await outcomes(*jobs)
        expired = results.pop(150)
        assert results.count(Conflict) == expired
        for match, result in zip(matches, results, strict=True):
            assert await numbers(one, match) == ([1, 2] if result is None else [])


async def test_postgres_does_not_delete_a_match_in_which_something_happens(postgres_url):
    async with opened(PostgresStorage(postgres_url)) as storage:
        await begin(storage, "m", OPEN, at=1)
        other = await asyncpg.connect(postgres_url)
        transaction = other.transaction()
        await transaction.start()
        await other.execute(postgres.ADD_EVENTS, "m", [2], [5], ["paused"], ["{}"])
        expiry = asyncio.create_task(storage.expire(3, 1000))
        await asyncio.sleep(0.2)
        await transaction.commit()
        await other.close()
        assert await expiry == 0
        assert await numbers(storage) == [1, 2]


async def test_postgres_refuses_newer_tables(postgres_url, monkeypatch):
    with monkeypatch.context() as later:
        later.setattr(migrations, "VERSION", 1000)
        async with opened(PostgresStorage(postgres_url)):
            pass
    with pytest.raises(NewerDatabase, match=r"newer.*Postgres.*1000"):
        await PostgresStorage(postgres_url).open()


async def test_postgres_comes_back_by_itself(postgres_server, postgres_url):
    async with opened(PostgresStorage(postgres_url)) as storage:
        await begin(storage)
        await asyncio.to_thread(postgres_server.stop)
        try:
            jobs = [storage.append("m", [event(2)]), storage.events("m"), storage.beat(1, LATE)]
            assert await outcomes(*jobs * 10) == [StorageDown] * 30
            with pytest.raises(StorageDown):
                await PostgresStorage(postgres_url).open()
        finally:
            await asyncio.to_thread(postgres_server.start)
        await storage.append("m", [event(2)])
        assert await numbers(storage) == [1, 2]


async def test_postgres_that_stops_in_the_middle_of_an_answer_is_down(postgres_url, monkeypatch):
    """The client is surprised then, and calls it an error of its own."""

    async def surprised(*_, **__):
        raise asyncpg.InternalClientError("cannot switch to state 11; another operation …")

    async with opened(PostgresStorage(postgres_url)) as storage:
        with monkeypatch.context() as patch:
            patch.setattr(asyncpg.connection.Connection, "execute", surprised)
            with pytest.raises(StorageDown):
                await storage.beat(1, LATE)


async def test_postgres_that_does_not_answer_is_down(postgres_url, postgres_server, monkeypatch):
    monkeypatch.setattr(postgres, "PATIENCE_SECONDS", 1)
    async with silent_line(postgres_server.port) as (port, silence):
        url = postgres_url.replace(f":{postgres_server.port}/", f":{port}/")
        async with opened(PostgresStorage(url, connections=1)) as storage:
            await begin(storage)
            silence.set()
            began = time.monotonic()
            jobs = [storage.append("m", [event(2)]) for _ in range(20)]
            assert await outcomes(*jobs, storage.events("m")) == [StorageDown] * 21
            with pytest.raises(StorageDown, match="no answer"):
                await PostgresStorage(url).open()
            assert time.monotonic() - began < 10
            silence.clear()
            assert await numbers(storage) == [1]
            silence.set()
        assert time.monotonic() - began < 30


@asynccontextmanager
async def silent_line(port):
    """A line to a local port that can go silent without closing."""
    silence = asyncio.Event()
    lines = set()

    async def copy(reader, writer):
        try:
            while data := await reader.read(65536):
                if not silence.is_set():
                    writer.write(data)
        finally:
            writer.close()

    async def connect(reader, writer):
        there_reader, there_writer = await asyncio.open_connection("127.0.0.1", port)
        for line in (copy(reader, there_writer), copy(there_reader, writer)):
            lines.add(asyncio.create_task(line))

    server = await asyncio.start_server(connect, "127.0.0.1", 0)
    async with server:
        yield server.sockets[0].getsockname()[1], silence
    for line in lines:
        line.cancel()
    await asyncio.gather(*lines, return_exceptions=True)


async def test_postgres_needs_the_extra(monkeypatch):
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(MissingExtra, match=r"spielwerk\[scale\]"):
        await PostgresStorage("postgresql://nowhere").open()
