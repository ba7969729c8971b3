"""The tables of a browser: several tabs, one of which thinks, and tables that rest."""

import json
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from spielwerk.table.live.heartbeat import LOST_SECONDS
from spielwerk.table.match import commands
from spielwerk.table.match.setting import ClockRule
from spielwerk.table.storage.interface import StorageDown
from tab.browser import Browser
from table.rooms import Thinkers, a_while, move, running, set_up, sit, until

MINUTE = 60_000


@pytest.fixture(autouse=True)
def _hurry(monkeypatch):
    monkeypatch.setattr("spielwerk.table.live.room.CLAIM_SECONDS", 0.2)
    monkeypatch.setattr("spielwerk.table.live.hall.SWEEP_SECONDS", 0.01)
    monkeypatch.setattr("spielwerk.table.live.heartbeat.BEAT_SECONDS", 0.01)


@pytest.fixture
@asynccontextmanager
async def browser():
    browser = Browser()
    try:
        yield browser
    finally:
        for tab in list(browser.tabs):
            tab.kill()


def patient():
    """Computer players that do not answer yet."""
    thinkers = Thinkers()
    thinkers.may_answer.clear()
    return thinkers


def later(tab, milliseconds):
    """The tab's clock goes on."""
    now = tab.hall.services.now
    tab.hall.services.now = lambda: now() + milliseconds


# ---- Tables -------------------------------------------------------------------------------------


async def test_a_page_can_tell_the_tables_of_a_tab_from_those_of_a_server(browser):
    tab = await browser.open()
    room, keys = await set_up(tab.hall, seats="h1")
    await sit(room, 0)
    await room.do(lambda match: commands.resign(match, 0))
    await tab.hall.rematch(room, 0)
    for table in (keys.table, room.match.next_table):
        assert table.startswith("~")
        assert len(table) == 23


async def test_a_table_is_there_in_every_tab_and_after_all_were_closed(browser):
    tab = await browser.open()
    room, _ = await running(tab.hall, seats="hh")
    await move(room, "a1")
    other = await browser.open()
    assert (await other.hall.room(room.match.id)).match.moves == ["a1"]
    tab.kill()
    other.kill()
    again = await browser.open()
    assert (await again.hall.room(room.match.id)).match.moves == ["a1"]


async def test_what_happens_in_a_tab_is_seen_in_the_others(browser):
    tab, other = await browser.open(), await browser.open()
    room, _ = await running(tab.hall, seats="hh")
    same = await other.hall.room(room.match.id)
    ear = await sit(same, 1)
    await move(room, "a1")
    await until(lambda: ear.kinds == ["moved"])
    await move(same, "b1")
    await until(lambda: room.match.moves == ["a1", "b1"])


async def test_a_table_that_a_newer_app_played_on_is_damaged_and_the_others_go_on(browser):
    tab, other = await browser.open(), await browser.open()
    (broken, _), (whole, _) = [await running(tab.hall, seats="hh") for _ in range(2)]
    for room in (broken, whole):
        await sit(await other.hall.room(room.match.id), 1)
    odd = {"number": broken.match.number + 1, "at": 0, "kind": "danced", "data": {}}
    browser.events[broken.match.id].append(json.dumps(odd))
    await until(lambda: other.hall.damaged == {broken.match.id})
    await move(whole, "a1")
    await until(lambda: other.hall.rooms[whole.match.id].match.moves == ["a1"])


async def test_a_tab_that_stood_still_keeps_its_page(browser):
    tab = await browser.open()
    room, _ = await set_up(tab.hall, seats="h1")
    ear = await sit(room, 0)
    tab.hall.services.heartbeat._reached_at -= 2 * LOST_SECONDS
    assert tab.hall.services.heartbeat.is_lost
    await tab.hall._send_elsewhere()
    tab.hall.check_contact()
    assert not ear.sent_away


async def test_a_finished_game_is_found(browser):
    tab = await browser.open()
    room, _ = await running(tab.hall, seats="hh")
    await move(room, "a1")
    await move(room, "b1")
    await room.do(lambda match: commands.resign(match, 0))
    [found] = await tab.storage.finished()
    assert found == await tab.storage.finished_game(room.match.id)
    assert (found.ranks, found.ended_by) == ([2, 1], "resigned")
    assert await tab.storage.finished_game("~x") is None


async def test_a_game_that_nobody_played_is_found_but_not_listed(browser):
    tab = await browser.open()
    room, _ = await running(tab.hall, seats="hh")
    await room.do(lambda match: commands.resign(match, 0))
    assert await tab.storage.finished() == []
    assert (await tab.storage.finished_game(room.match.id)).ended_by == "resigned"


async def test_a_game_is_recognised_in_the_list(browser):
    tab = await browser.open()
    room, _ = await running(tab.hall, seats="hh")
    for text in ("a1", "b1"):
        await move(room, text)
    await room.do(lambda match: commands.resign(match, 0))
    end = await tab.storage.finished_game(room.match.id)
    assert await tab.storage.has_listed(replace(end, match="~x"))
    assert not await tab.storage.has_listed(replace(end, record="another"))


async def test_a_database_that_fails_is_a_storage_that_is_down(browser):
    tab = await browser.open()
    tab.storage._store.broken = True
    with pytest.raises(StorageDown):
        await set_up(tab.hall)


# ---- Computer players ---------------------------------------------------------------------------


async def test_only_one_tab_thinks(browser):
    tab, other = await browser.open(patient()), await browser.open(patient())
    room, _ = await running(tab.hall, seats="h1")
    same = await other.hall.room(room.match.id)
    await sit(same, 0)
    await move(room, "a1")
    await until(lambda: len(same.match.moves) == 1)
    await a_while()
    assert (len(tab.hall.services.thinkers.asked), len(other.hall.services.thinkers.asked)) == (
        1,
        0,
    )
    tab.kill()
    other.hall.services.thinkers.may_answer.set()
    await until(lambda: same.match.to_move == 0)


async def test_after_a_reload_the_computer_answers_at_once(browser):
    """The claim of the tab that is gone is gone too."""
    tab = await browser.open(patient())
    room, _ = await running(tab.hall, seats="h1")
    await move(room, "a1")
    await until(lambda: tab.hall.services.thinkers.asked)
    assert room.match.id in browser.locks
    tab.kill()
    reloaded = await browser.open()
    again = await reloaded.hall.room(room.match.id)
    await a_while()  # a twentieth of what a claim would have lasted
    assert again.match.to_move == 0


# ---- Tables that rest ---------------------------------------------------------------------------


async def test_nothing_is_woken_when_a_tab_starts(browser):
    tab = await browser.open(patient())
    room, _ = await running(tab.hall, seats="h1")
    await move(room, "a1")
    await running(tab.hall, seats="hh", clock=ClockRule(total=1))
    tab.kill()
    next_day = await browser.open()
    later(next_day, 24 * 60 * MINUTE)
    await a_while()
    assert not next_day.hall.rooms
    assert not next_day.hall.services.thinkers.asked


async def test_a_table_is_put_away_although_something_is_due(browser):
    tab = await browser.open(patient())
    room, [ear] = await running(tab.hall, seats="h1", clock=ClockRule(total=60))
    await move(room, "a1")
    await until(lambda: tab.hall.services.thinkers.asked)
    tab.hall.services.time_source.moved += 60
    await a_while()
    assert tab.hall.rooms, "a client is there"
    room.leave(ear)
    await a_while()
    assert tab.hall.rooms, "a client may come back soon"
    tab.hall.services.time_source.moved += 60
    await until(lambda: not tab.hall.rooms)
    tab.hall.services.thinkers.may_answer.set()
    await a_while()
    assert room.match.moves == ["a1"]
    again = await tab.hall.room(room.match.id)
    await until(lambda: again.match.to_move == 0)


async def test_a_clock_stands_still_while_no_tab_has_its_table_open(browser):
    tab = await browser.open()
    room, _ = await running(tab.hall, seats="hh", clock=ClockRule(total=60))
    await move(room, "a1")
    await until(lambda: browser.notes)
    tab.kill()
    next_day = await browser.open()
    later(next_day, 24 * 60 * MINUTE)
    again = (await next_day.hall.room(room.match.id)).match
    left = again.clock.all_left_at(next_day.hall.services.now())[again.to_move]
    assert 59_000 < left <= 60_000
    assert again.stage == "running"


async def test_a_clock_stands_still_while_the_tab_does(browser):
    """A phone in a pocket, for example."""
    tab = await browser.open()
    room, [ear, _] = await running(tab.hall, seats="hh", clock=ClockRule(total=60))
    await until(lambda: browser.notes)
    for _ in range(2):
        tab.hall.services.time_source.moved += 3600
        clocks = ear.kinds.count("clock")
        await until(lambda before=clocks: ear.kinds.count("clock") > before)
    assert 59_000 < room.match.clock.all_left_at(tab.hall.services.now())[0] <= 60_000
    assert "timed_out" not in ear.kinds


async def test_a_clock_runs_on_while_one_tab_stands_still_and_another_has_its_table_open(browser):
    tab, other = await browser.open(), await browser.open()
    room, [ear, _] = await running(tab.hall, seats="hh", clock=ClockRule(total=60))
    await until(lambda: browser.notes)
    tab.hall.services.time_source.moved += 30
    await other.storage.note_open(room.match.id, tab.hall.services.now())
    await tab.hall.services.heartbeat.beat()
    await a_while()
    assert room.match.clock.all_left_at(tab.hall.services.now())[0] <= 30_000
    assert "clock" not in ear.kinds


async def test_a_clock_runs_on_while_another_tab_has_its_table_open(browser):
    tab, other = await browser.open(), await browser.open()
    room, _ = await running(tab.hall, seats="hh", clock=ClockRule(total=60))
    await until(lambda: browser.notes)
    for each in (tab, other):
        later(each, MINUTE // 2)
    noted = dict(browser.notes)
    await until(lambda: browser.notes != noted)
    same = (await other.hall.room(room.match.id)).match
    assert same.clock.all_left_at(other.hall.services.now())[same.to_move] <= 30_000
    assert same.number == room.match.number, "no time was given back"
