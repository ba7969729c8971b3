"""Judging finished games: ply by ply, one at a time, only while clients ask."""

import asyncio
from contextlib import asynccontextmanager

import pytest

import spielwerk
from spielwerk.bots.analysis import Judgement, Ply, Suggestion
from spielwerk.table.live import judging
from spielwerk.table.live.judging import JudgedGame, Judges
from spielwerk.table.live.services import Services
from spielwerk.table.storage.interface import FinishedGame
from table.rooms import MovableTime, a_while, until


class Critics:
    """Judge one move on demand."""

    def __init__(self):
        self.ready = ["rings", "triominos"]
        self.is_warming_up = False
        self.asked = []
        self.at_once = 0  # how many are being asked at the same time
        self.most_at_once = 0
        self.stopped = 0
        self._may = asyncio.Semaphore(0)

    def allow(self, plies):
        for _ in range(plies):
            self._may.release()

    async def judge(self, question, move):
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        await self._may.acquire()
        self.at_once -= 1
        self.asked.append((question.asker.split()[0], question.history, move, question.seconds))
        if move == "b1":
            return None
        best = [Suggestion("c1", (0.75, 0.25), 0.75, 10)]
        return Ply(move, Judgement(question.seat, best, ["c1"], (0.75, 0.25)), (0.7, 0.3))

    def stop_judging(self):
        self.stopped += 1


def finished(match, moves="a1 b1 a2", game="rings"):
    position = spielwerk.load(game, 2).start(seed=0)
    for move in moves.split():
        position = position.play(move)
    record = position.record()
    return FinishedGame(match, game, 2, {}, [], [1, 2], "resigned", 0, 1, record, 0, [0, 1, 2, 3])


@pytest.fixture
def critics():
    return Critics()


@pytest.fixture
def time_source():
    return MovableTime()


@pytest.fixture
@asynccontextmanager
async def judges(critics, time_source):
    services = Services(None, critics, None, 0.0, time_source=time_source)  # nothing is stored
    yield Judges(services)
    await services.background.stop()


async def test_every_ply_is_judged_in_its_own_position(judges, critics):
    judged = await judges.about(finished("m"))
    assert (judged.moves, judged.movers) == (["a1", "b1", "a2"], [0, 1, 0])
    assert (judged.plies, judged.complete) == ([], False)
    critics.allow(1)
    await until(lambda: len(judged.plies) == 1)
    assert not judged.complete
    critics.allow(2)
    await until(lambda: judged.complete)
    assert [asked[:3] for asked in critics.asked] == [
        ("m", (), "a1"),
        ("m", ("a1",), "b1"),
        ("m", ("a1", "b1"), "a2"),
    ]
    assert [ply and ply.move for ply in judged.plies] == ["a1", None, "a2"], "one failed"
    await a_while()
    assert critics.stopped == 1, "the process is no longer needed"


async def test_what_is_known_is_not_judged_again(judges, critics):
    judged = await judges.about(finished("m"))
    critics.allow(3)
    await until(lambda: judged.complete)
    assert await judges.about(finished("m")) is judged
    await a_while()
    assert len(critics.asked) == 3


async def test_one_game_at_a_time_in_the_order_of_asking(judges, critics):
    games = [await judges.about(finished(match)) for match in "abc"]
    await judges.about(finished("a"))
    critics.allow(9)
    await until(lambda: all(game.complete for game in games))
    assert [asked[0] for asked in critics.asked] == [*"aaabbbccc"]
    assert critics.most_at_once == 1


async def test_every_address_gets_a_ply_in_turn(judges, critics):
    games = [await judges.about(finished(match), "there") for match in "abcdefgh"]
    games += [await judges.about(finished(each), each) for each in ("here", "elsewhere")]
    critics.allow(10)
    await until(lambda: games[-1].complete)
    order = " ".join(asked[0] for asked in critics.asked)
    assert order == "a a here elsewhere a here elsewhere b here elsewhere"
    critics.allow(30)
    await until(lambda: all(game.complete for game in games))
    assert critics.most_at_once == 1


async def test_when_nobody_asks_any_more_it_stops_and_resumes_when_somebody_does(
    judges, critics, time_source
):
    judged = await judges.about(finished("m"))
    critics.allow(1)
    await until(lambda: len(judged.plies) == 1)
    time_source.moved += judging.INTEREST_SECONDS
    critics.allow(5)
    await until(lambda: critics.stopped)
    assert len(judged.plies) == 2, "the one that was under way"
    await judges.about(finished("m"))
    await until(lambda: judged.complete)
    assert len(critics.asked) == 3


async def test_it_waits_until_the_players_of_a_game_are_ready(judges, critics):
    critics.ready, critics.is_warming_up = [], True
    judged = await judges.about(finished("m"))
    critics.allow(3)
    await a_while()
    assert critics.asked == []
    critics.ready = ["rings"]
    await until(lambda: judged.complete)


async def test_only_a_few_games_are_kept_and_only_a_few_wait(judges, critics):
    for number in range(judging.MOST_KEPT + 5):
        await judges.about(finished(f"m{number}", "a1"))
    assert not judges.knows("m0")
    assert judges.knows(f"m{judging.MOST_KEPT}")
    assert judges.waiting == judging.MOST_WAITING
    critics.allow(1000)
    await until(lambda: critics.stopped)
    assert len(critics.asked) < judging.MOST_WAITING, "those that were forgotten are left out"


@pytest.mark.parametrize(("plies", "seconds"), [(0, 0.5), (3, 0.5), (240, 0.25), (5000, 0.1)])
def test_a_long_game_gets_less_time_for_each_ply(plies, seconds):
    assert JudgedGame("", ["a1"] * plies, [0] * plies, None, None).seconds == seconds


async def test_what_a_move_cost_is_told_when_the_position_after_it_is_judged(judges, critics):
    judged = await judges.about(finished("m", "a1 a2 b2"))
    assert judged.weighed == []
    critics.allow(2)
    await until(lambda: len(judged.plies) == 2)
    assert [one.cost for one in judged.weighed] == [0.0], "the second waits for the third"
    critics.allow(1)
    await until(lambda: judged.complete)
    costs = [one.cost for one in judged.weighed]
    assert costs == pytest.approx([0.0, 0.0, 0.05]), "without a winner: as expected before the move"
