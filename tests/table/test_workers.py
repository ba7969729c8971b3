"""Where computer players think: they always answer, whatever happens to their processes."""

import asyncio
import os
import signal
import threading
import time
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from functools import cache

import pytest

from spielwerk.bots import worker
from spielwerk.bots.bot import SearchBot
from spielwerk.bots.levels import level
from spielwerk.bots.worker import Answer
from spielwerk.parallel.processes import Pool
from spielwerk.table.live import workers
from spielwerk.table.live.thinkers import ask_about
from spielwerk.table.live.workers import MOST_HINTS, SHORT, Workers, _NoAnswer
from spielwerk.table.match import seating
from spielwerk.table.match.refusals import Refused
from table.desk import HOST, Desk
from table.rooms import Shelf, opened, set_up, until

pytestmark = pytest.mark.slow

# Each thinks in its own process; starting it takes most of the time in these tests.


@pytest.fixture(autouse=True)
def _plain_python(monkeypatch):
    monkeypatch.setenv("SPIELWERK_JIT", "0")


@cache
def about(game, seats, plies):
    desk = Desk(game, seats)
    for _ in range(plies):
        desk.play(desk.match.position.moves_as_text()[0])
    return ask_about(desk.match)


def question(game="triominos", seats="12", plies=3, only_computers=False, **more):
    return replace(about(game, seats, plies), only_computers=only_computers, **more)


@pytest.fixture
def thinkers():
    with closing(Workers(1)) as one_process:
        yield one_process


class Crowd:
    """Many who ask two workers, and wait until they are answered."""

    def __init__(self):
        self.thinkers = Workers(2)
        self.thinkers._ask = self._ask
        self.thinking = []  # the players that are thought about
        self._whom = {}
        self._answers = {}
        self._tasks = []

    async def asks(self, name, address="", hint=False, only_computers=False):
        asked = question(asker=name, address=address, only_computers=only_computers)
        way = self.thinkers.hint if hint else self.thinkers.choose
        self._tasks.append(asyncio.create_task(way(asked)))
        await a_moment()

    async def _ask(self, who, function, question, patience):
        who.is_busy = True
        self.thinking.append(question.asker)
        self._whom[question.asker] = who
        self._answers[question.asker] = asyncio.Event()
        await self._answers[question.asker].wait()
        self.thinking.remove(question.asker)
        who.is_busy = False

    async def answer(self, name):
        self._answers[name].set()
        await a_moment()

    def who_thinks(self, name):
        return self._whom[name]

    async def leave(self):
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def a_moment():
    for _ in range(5):
        await asyncio.sleep(0)


@pytest.fixture
@asynccontextmanager
async def crowd():
    crowd = Crowd()
    yield crowd
    await crowd.leave()


# ---- Questions ----------------------------------------------------------------------------------


def test_a_question_contains_what_the_seat_is_shown_and_nothing_else():
    desk = Desk("triominos", "l1")
    desk.play("buy")
    asked = ask_about(desk.match)
    assert (asked.seat, asked.level) == (1, 1)
    assert asked.position().view(1) == desk.match.position.view(1)
    assert asked.position() != desk.match.position
    assert str(desk.match.seed) != str(asked.seed)


def test_after_a_restart_the_question_is_the_same():
    desk = Desk("triominos", "l1")
    desk.play("buy")
    assert ask_about(desk.replayed()) == ask_about(desk.match)


def test_every_decision_is_re_dealt():
    desk = Desk("triominos", "11")
    first = ask_about(desk.match)
    desk.play("buy", "buy")
    assert ask_about(desk.match).state != first.state


def test_the_askers_of_a_match_are_kept_apart():
    desk = Desk("rings", "11")
    first = ask_about(desk.match)
    desk.play("a1")
    second = ask_about(desk.match)
    desk.play("b1")
    assert first.asker == ask_about(desk.match).asker != second.asker
    assert first.seed == ask_about(desk.match).seed != second.seed


# ---- One process --------------------------------------------------------------------------------


def test_the_answer_is_a_legal_move_and_the_same_again(monkeypatch):
    asked = question()
    monkeypatch.setattr(worker, "_bots", type(worker._bots)())
    monkeypatch.setattr(worker, "STAND_IN_SECONDS", 60)
    first = worker.answer(asked)
    worker._bots.clear()
    assert worker.answer(asked) == first
    assert first.move in asked.position().legal_moves
    assert first.stood_in is None


def test_a_bot_keeps_its_tree_and_only_a_few_are_kept(monkeypatch):
    monkeypatch.setattr(worker, "_bots", type(worker._bots)())
    worker.answer(question())
    (bot,) = worker._bots.values()
    worker.answer(question(plies=5))
    assert list(worker._bots.values()) == [bot]
    worker.answer(question(level=1))
    assert list(worker._bots.values()) != [bot], "another level is another player"
    for number in range(worker.KEPT_BOTS + 3):
        worker.answer(question(asker=f"asker {number}", level=1))
    assert len(worker._bots) == worker.KEPT_BOTS


def test_a_simpler_player_is_made_only_when_it_is_needed(monkeypatch):
    """Each has a WebAssembly instance of its own: six megabytes in Triominos."""
    made, make = [], worker._bot
    monkeypatch.setattr(worker, "_bots", type(worker._bots)())
    monkeypatch.setattr(worker, "_bot", lambda *given: made.append(given[1]) or make(*given))
    worker.answer(question(level=2))
    worker.answer(question(level=2, plies=5))
    assert made == [2]


@pytest.mark.parametrize(("failing", "stands_in"), [((2,), "1"), ((1, 2), "random")])
def test_if_a_player_fails_a_simpler_one_stands_in(monkeypatch, failing, stands_in):
    choosing = SearchBot.choosing
    broken = [level("triominos", number) for number in failing]

    def fail(self, sight):
        if self.level in broken:
            raise RuntimeError("out of order")
        return choosing(self, sight)

    monkeypatch.setattr(SearchBot, "choosing", fail)
    monkeypatch.setattr(worker, "_bots", type(worker._bots)())
    asked = question(level=2)
    for answer in (worker.answer, worker.answer_at_once):
        answered = answer(asked)
        assert answered.stood_in == stands_in
        assert answered.move in asked.position().legal_moves


@pytest.mark.parametrize("seconds", [None, 0.2, 1.0])
def test_who_answers_at_once_thinks_for_half_a_second_at_most(monkeypatch, seconds):
    asked = []

    def choose(self, sight):
        asked.append(sight.seconds)
        return sight.position.legal_moves[0]
        yield

    monkeypatch.setattr(SearchBot, "choosing", choose)
    worker.answer_at_once(question(level=3, seconds=seconds))
    assert asked == [min(0.5, seconds or 0.5)]


# ---- Processes ----------------------------------------------------------------------------------


async def test_somebody_answers_in_another_process(thinkers):
    asked = question()
    answered = await thinkers.choose(asked)
    assert answered.move in asked.position().legal_moves
    assert answered.stood_in is None
    assert thinkers.waiting == 0
    assert (await thinkers.hint(question(seconds=0.05))).best[
        0
    ].move in asked.position().legal_moves


async def test_a_question_that_cannot_be_answered_is_answered_at_random(thinkers):
    asked = question(level=9)
    answered = await thinkers.choose(asked)
    assert answered.stood_in == "random"
    assert answered.move in asked.position().legal_moves
    assert await thinkers.hint(question(game="rings", seats="11", seconds=-1.0)) is None


async def test_a_process_that_dies_is_replaced_and_the_new_one_answers(monkeypatch, thinkers):
    monkeypatch.setattr(workers, "SECOND_PATIENCE", 60)
    before = await thinkers.choose(question(level=3))
    (process,) = thinkers._players.workers[0].pool._processes
    os.kill(process, signal.SIGKILL)
    assert before.stood_in is None
    assert (await thinkers.choose(question(level=3))).stood_in is None


@pytest.fixture
def dying(monkeypatch):
    """Every process dies at once, and the new one, too."""
    monkeypatch.setattr(workers, "_new_pool", lambda niceness: Pool(1, os._exit, (1,)))


@pytest.mark.usefixtures("dying")
async def test_if_the_new_process_dies_too_a_short_search_moves(thinkers):
    asked = question(level=3)
    answered = await thinkers.choose(asked)
    assert answered.stood_in == SHORT
    assert answered.move in asked.position().legal_moves
    assert thinkers.waiting == 0


@pytest.mark.usefixtures("dying")
async def test_the_short_search_is_made_in_a_thread_and_never_by_a_program(monkeypatch, thinkers):
    seen = []

    def answer_at_once(question):
        seen.append((threading.current_thread() is threading.main_thread(), question.program))
        return Answer("a move")

    monkeypatch.setattr(worker, "answer_at_once", answer_at_once)
    assert await thinkers.choose(question(program="deadly:Program")) == Answer("a move", SHORT)
    assert seen == [(False, None)]


@pytest.mark.usefixtures("dying")
async def test_only_if_that_fails_too_the_move_is_random(monkeypatch, thinkers):
    def fail(question):
        raise RuntimeError("out of order")

    monkeypatch.setattr(worker, "answer_at_once", fail)
    assert (await thinkers.choose(question(level=3))).stood_in == "random"


async def test_the_second_process_gets_less_time(monkeypatch, thinkers):
    patience = []

    async def give_up(self, *given, **more):
        patience.append(more["patience"])
        raise _NoAnswer("hangs")

    monkeypatch.setattr(Workers, "_ask", give_up)
    assert (await thinkers.choose(question())).stood_in == SHORT
    assert patience == [workers.PATIENCE, workers.SECOND_PATIENCE]


async def test_a_process_that_hangs_is_replaced(thinkers):
    busy = thinkers._players.workers[0]
    with pytest.raises(_NoAnswer):
        await thinkers._ask(busy, time.sleep, 60, patience=0.1)
    assert (await thinkers.choose(question())).stood_in is None


async def test_after_closing_nobody_waits(thinkers):
    thinkers.close()
    assert (await thinkers.choose(question())).stood_in == "random"
    assert await thinkers.hint(question()) is None


async def test_at_a_table_the_event_says_who_stood_in():
    thinkers = Workers(1)
    thinkers.close()
    async with opened(Shelf(), thinkers) as hall:
        room, _ = await set_up(hall, "triominos", "11")
        await until(lambda: room.match.id in hall.services.storage.games)
        moves = [e.what for e in hall.services.storage.look(room.match.id) if e.kind == "moved"]
        assert {move.stood_in for move in moves} == {"random"}
        await until(
            lambda: hall.services.stood_in == len(moves)
        )  # for those who time_source the server


async def test_until_it_is_compiled_a_weaker_player_answers(monkeypatch):
    """… in a separate process, and warming up makes the others ready."""
    monkeypatch.delenv("SPIELWERK_JIT")
    monkeypatch.setenv("SPIELWERK_TARGET", "cpu")
    thinkers = Workers(1)
    asked = []

    async def note(who, function, *given, patience=0):
        asked.append((who in thinkers._stand_ins.workers, function))

    thinkers._ask = note
    await thinkers.choose(question())
    await thinkers.hint(question())
    assert asked == [(True, worker.answer_at_once), (True, worker.hint_at_once)]
    assert thinkers.ready == []
    await thinkers.warm_up()
    assert "triominos" in thinkers.ready
    asked.clear()
    await thinkers.choose(question())
    await thinkers.hint(question())
    assert asked == [(False, worker.answer), (False, worker.hint)]
    thinkers.close()


async def test_the_worker_that_thought_before_is_asked_again_unless_busy(crowd):
    first, second = crowd.thinkers._players.workers
    await crowd.asks("a")
    assert crowd.who_thinks("a") is first
    await crowd.asks("b")
    assert crowd.who_thinks("b") is second
    await crowd.answer("a")
    await crowd.asks("c")
    assert crowd.who_thinks("c") is first
    await crowd.answer("b")
    await crowd.asks("a")
    assert crowd.who_thinks("a") is second, "the first is busy"
    await crowd.answer("c")
    await crowd.answer("a")
    await crowd.asks("a")
    assert crowd.who_thinks("a") is second, "it has thought about it since"


# ---- Fair shares --------------------------------------------------------------------------------


async def test_however_many_hints_somebody_asks_for_a_move_does_not_wait(crowd):
    for number in range(60):
        await crowd.asks(f"hint {number}", address=f"10.0.0.{number % 8}", hint=True)
    assert crowd.thinking == ["hint 0"], "a worker is kept free for moves"
    await crowd.asks("move", address="here")
    assert crowd.thinking == ["hint 0", "move"]


async def test_however_many_computers_play_alone_a_move_and_a_hint_come_first(crowd):
    for number in range(31):
        await crowd.asks(f"alone {number}", address="there", only_computers=True)
    await crowd.asks("hint", address="here", hint=True)
    await crowd.asks("move", address="here")
    assert crowd.thinking == ["alone 0", "move"]
    await crowd.answer("alone 0")
    assert crowd.thinking == ["move", "hint"]


async def test_however_many_tables_somebody_has_others_move_in_between(crowd):
    await crowd.asks("before", address="here")
    await crowd.answer("before")
    for number in range(31):
        await crowd.asks(f"table {number}", address="there")
    assert crowd.thinking == ["table 0"]
    await crowd.asks("move", address="here")
    assert crowd.thinking == ["table 0", "move"]


async def test_whoever_asks_for_too_many_hints_is_refused_but_moves_never_are(crowd):
    for number in range(MOST_HINTS):
        await crowd.asks(f"hint {number}", address="there", hint=True)
    with pytest.raises(Refused) as refusal:
        await crowd.thinkers.hint(question(address="there"))
    assert refusal.value.reason == "too-fast"
    await crowd.asks("hint", address="here", hint=True)
    for number in range(100):
        await crowd.asks(f"move {number}", address="there")
    assert crowd.thinkers.waiting == MOST_HINTS + 101


def test_there_are_two_workers_even_on_one_core(monkeypatch):
    monkeypatch.setattr(workers, "available_cores", lambda: 1)
    assert len(Workers()._players.workers) == 2


def test_a_question_says_who_waits_for_the_answer():
    desk = Desk(seats="l1")
    asked = ask_about(desk.match, address="here")
    assert (asked.address, asked.only_computers) == ("here", False)
    desk.do(seating.replace_by_bot, HOST, 0, 1, True)
    assert ask_about(desk.match).only_computers


async def test_many_questions_at_once_are_all_answered(thinkers):
    asked = [question(asker=f"asker {number}", level=1) for number in range(20)]
    answers = await asyncio.gather(*map(thinkers.choose, asked))
    assert {answer.stood_in for answer in answers} == {None}
