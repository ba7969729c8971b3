"""Hints and judgement for people."""

import threading
from dataclasses import asdict

import pytest

import spielwerk
from spielwerk import BadOption
from spielwerk.bots.analysis import BIG_MISTAKE, judge, judge_game, judge_move
from spielwerk.bots.thinking import Budget, Cancelled
from spielwerk.engine.playouts import random_game

QUICK = Budget(iterations=300)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", spielwerk.GAMES)
def test_a_hint_names_legal_moves_everybody_s_chances_and_a_line(game, players):
    every = list(random_game(spielwerk.load(game, players), 3, 2).positions())
    position = every[len(every) // 3]
    judgement = judge(position, QUICK, best=4)
    assert judgement.seat == position.to_move
    assert 1 <= len(judgement.best) <= 4
    for suggestion in judgement.best:
        assert suggestion.move in position.legal_moves
        assert sum(suggestion.wins) == pytest.approx(1, abs=1e-3)
    for move in judgement.line:
        position = position.play(move)
    assert judgement.line


@pytest.mark.parametrize("game", ["triominos", "dimenticato"])
def test_a_hint_does_not_depend_on_what_is_hidden(game):
    every = list(random_game(spielwerk.load(game, 3), 4, 1).positions())
    for position in every[3:30:6]:
        other = position.redealt(position.to_move, 99)
        one, two = judge(position, QUICK), judge(other, QUICK)
        assert (one.best, one.wins) == (two.best, two.wins)


def test_a_team_can_be_asked_too():
    position = spielwerk.load("rings").start()
    assert judge(position, QUICK, threads=2).best[0].move in position.legal_moves
    with pytest.raises(BadOption, match="“0”"):
        judge(position, QUICK, threads=0)


def winning_position():
    """A position in which some moves win at once and others do not."""
    for number in range(300):
        last = list(random_game(spielwerk.load("memento"), 9, number).positions())[-2]
        after = {move: last.play(move) for move in last.legal_moves}
        wins = {move for move, p in after.items() if p.over and p.ranks[last.to_move] == 1}
        if 0 < len(wins) < len(after) // 2:
            return last, wins
    raise AssertionError("no such position")


def test_the_winning_move_is_suggested():
    position, wins = winning_position()
    judgement = judge(position, Budget(iterations=3000))
    assert judgement.best[0].move in wins
    assert judgement.wins[position.to_move] == pytest.approx(1, abs=0.01)


def test_a_game_is_judged_ply_by_ply_and_big_mistakes_are_marked():
    game = random_game(spielwerk.load("rings"), 6, 4)
    done = []
    plies = judge_game(game, Budget(iterations=400), done.append)
    assert [ply.move for ply in plies] == game.history
    assert sum(done) == len(plies)
    assert all(ply.is_big_mistake == (ply.cost >= BIG_MISTAKE) for ply in plies)
    assert any(ply.is_big_mistake for ply in plies), "random players make big mistakes"
    assert any(ply.cost == 0 for ply in plies), "and now and then they hit on the best move"
    assert asdict(plies[0])["judgement"]["seat"] == 0


def test_a_move_that_nobody_would_try_is_judged_too():
    """It must not count as worthless."""
    position = random_game(spielwerk.load("memento"), 6, 4)
    *_, before, _, _ = position.positions()
    tried = {suggestion.move for suggestion in judge(before, Budget(iterations=20), best=999).best}
    move = next(move for move in before.legal_moves if move not in tried)
    judged = judge_move(before, move, Budget(iterations=20))
    alone = judge_move(before, move, Budget(iterations=20))
    assert judged == alone, "by the same chance every time"
    assert judged.cost < judged.judgement.best[0].value


def test_bad_questions_get_clear_answers():
    with pytest.raises(BadOption, match="over"):
        judge(random_game(spielwerk.load("rings"), 1, 1))
    stopped = threading.Event()
    stopped.set()
    with pytest.raises(Cancelled):
        judge(spielwerk.load("rings").start(), QUICK, cancelled=stopped)
