"""Computer players in another process: asked with plain data, they answer with moves."""

import pickle

import pytest

import spielwerk
from spielwerk.bots import worker
from spielwerk.bots.bot import sight
from spielwerk.bots.levels import level
from spielwerk.bots.worker import Question

ASKER = {"asker": "a match 0", "level": 1, "seed": 7}


def question(game, seconds=None, **more):
    position = spielwerk.load(game).start(seed=3)
    seen = sight(position, 5, seconds)
    make = position.game.memory
    memory = make(1, 7) if make else None
    if memory is not None:
        memory.see(seen.view)
    return Question.about(seen, **{**ASKER, "memory": memory, **more})


@pytest.fixture(autouse=True)
def interpreted(monkeypatch):
    monkeypatch.setenv("SPIELWERK_JIT", "0")
    worker._bots.clear()


@pytest.mark.parametrize("game", spielwerk.GAMES)
def test_a_question_survives_the_way_to_another_process(game):
    asked = question(game)
    arrived = pickle.loads(pickle.dumps(asked))
    assert arrived.position() == asked.position()
    assert arrived.position().view(0) == spielwerk.load(game).start(seed=3).view(0)


@pytest.mark.parametrize("game", spielwerk.GAMES)
def test_every_answer_is_a_legal_move(game):
    asked = question(game, seconds=0.05)
    for answer in (worker.answer(asked), worker.answer_at_once(asked)):
        assert answer.move in asked.position().legal_moves
        assert answer.stood_in is None


@pytest.mark.parametrize("game", spielwerk.GAMES)
def test_a_hint_needs_no_compiler(game):
    asked = question(game)
    assert worker.hint_at_once(asked).best[0].move in asked.position().legal_moves


def test_a_player_that_fails_is_replaced_by_the_next_simpler_one(monkeypatch):
    choosing = worker.SearchBot.choosing

    def fail(self, sight):
        if self.level == level("rings", 3):
            raise RuntimeError("no idea")
        return choosing(self, sight)

    monkeypatch.setattr(worker.SearchBot, "choosing", fail)
    assert worker.answer(question("rings", level=3, seconds=0.05)).stood_in == "1"


def test_the_simpler_player_is_made_only_when_it_is_needed(monkeypatch):
    made = []
    monkeypatch.setattr(
        worker, "_bot", lambda *given, make=worker._bot: made.append(given[1]) or make(*given)
    )
    worker.answer(question("rings", asker="nobody before", level=3, seconds=0.01))
    assert made == [3]


def test_if_all_fail_any_legal_move_will_do(monkeypatch):
    def fail(self, sight):
        yield
        return "nonsense"

    monkeypatch.setattr(worker.SearchBot, "choosing", fail)
    asked = question("rings", level=3)
    answer = worker.answer(asked)
    assert answer.stood_in == "random"
    assert answer.move in asked.position().legal_moves


def test_players_keep_their_trees_but_only_a_few_of_them():
    for number in range(worker.KEPT_BOTS + 3):
        worker.answer(question("rings", asker=f"match {number}", seconds=0.01))
    assert len(worker._bots) == worker.KEPT_BOTS
    kept = worker._bots[f"match {worker.KEPT_BOTS + 2}"]
    worker.answer(question("rings", asker=f"match {worker.KEPT_BOTS + 2}", seconds=0.01))
    assert worker._bots[f"match {worker.KEPT_BOTS + 2}"] is kept


def test_waiting_for_the_compiler_does_not_count_as_thinking(monkeypatch):
    budgets = []

    def noting(think):
        def note(position, budget):
            budgets.append(budget)
            return think(position, budget)

        return note

    for name in ("judge", "judging"):
        monkeypatch.setattr(worker, name, noting(getattr(worker, name)))
    monkeypatch.setattr(worker, "_compiled", set())
    asked = question("rings", seconds=0.05)
    worker.judge_ply(asked, "a1")
    worker.hint(asked)
    assert [(budget.iterations, budget.seconds) for budget in budgets] == [(1, None), (None, 0.05)]


@pytest.mark.parametrize("game", spielwerk.GAMES)
def test_a_move_of_a_finished_game_is_judged(game):
    asked = question(game, seconds=0.05)
    move = asked.position().moves_as_text()[-1]
    judged = worker.judge_ply(asked, move)
    assert judged.move == move
    assert judged.judgement.seat == 0
    assert sum(judged.after) == pytest.approx(1, abs=1e-3)
