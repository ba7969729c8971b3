"""Hints and judgement for people."""

import threading
from dataclasses import asdict

import pytest

import spielwerk
from spielwerk import BadOption
from spielwerk.bots.analysis import (
    BIG_MISTAKE,
    Judgement,
    Ply,
    Suggestion,
    Weighed,
    chances_at_the_end,
    judge,
    judge_game,
    judge_move,
    weigh,
)
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
    costs = weigh(plies, chances_at_the_end(game))
    chart = [ply.judgement.wins for ply in plies] + [chances_at_the_end(game)]
    for ply, cost, before, after in zip(plies, costs, chart, chart[1:], strict=False):
        fall = before[ply.judgement.seat] - after[ply.judgement.seat]
        assert cost.cost == max(0, fall)
        assert cost.is_big_mistake == (fall >= BIG_MISTAKE and ply.better is not None)
    assert any(cost.is_big_mistake for cost in costs), "random players make big mistakes"
    assert any(cost.cost == 0 for cost in costs), "and now and then they hit on a good move"
    assert asdict(plies[0])["judgement"]["seat"] == 0


def made_up(seat, wins, move="a1", best="b1", after=None):
    """A move of a seat, with the chances before it."""
    wins = tuple(wins)
    return Ply(
        move, Judgement(seat, [Suggestion(best, wins, 1.0, 10)], [best], wins), after or wins
    )


def test_a_mistake_is_marked_where_the_chart_falls_for_its_player():
    plies = [
        made_up(0, (0.5, 0.5)),  # 20 points lost
        made_up(1, (0.3, 0.7)),  # 1 gained
        made_up(0, (0.29, 0.71)),  # 41 gained: the other one's loss, not by a move of theirs
        made_up(1, (0.7, 0.3)),  # 10 lost
        made_up(0, (0.8, 0.2)),  # the game is lost by it
    ]
    costs = weigh(plies, (0.0, 1.0))
    assert [cost.is_big_mistake for cost in costs] == [True, False, False, False, True]
    assert [cost.cost for cost in costs] == pytest.approx([0.2, 0, 0, 0.1, 0.8])
    assert weigh([], None) == []


def test_whoever_moves_twice_pays_for_each_move():
    plies = [
        made_up(0, (0.6, 0.2, 0.2)),
        made_up(0, (0.4, 0.3, 0.3)),
        made_up(1, (0.38, 0.3, 0.32)),
    ]
    assert [cost.is_big_mistake for cost in weigh(plies, None)] == [True, False, False]


def test_bad_luck_resigning_and_failed_judgements_are_no_mistakes():
    best = made_up(0, (0.5, 0.5), move="b1")
    assert weigh([best], (0.0, 1.0)) == [Weighed(0.5, False)], "nothing better was known"
    last = made_up(0, (0.5, 0.5), after=(0.48, 0.52))
    assert weigh([last], None)[0].cost == pytest.approx(0.02), "then somebody resigned"
    assert weigh([last, None], (0.0, 1.0))[0].cost == pytest.approx(0.02)
    assert weigh([last, None], (0.0, 1.0))[1] == Weighed(0.0, False)


def test_a_known_blunder_is_marked_and_the_winner_s_moves_are_not():
    """A sure win is thrown away, and the other one takes the win."""
    line = "memento 2 to_move=1 turns=177 blue=A4,A5,A6,I1,2I4 orange=C0,C4,C6,I2 quiet=4"
    position = spielwerk.read_position(line)
    assert any(position.play(move).ranks == [2, 1] for move in position.legal_moves)
    after = position.play("A+")
    end = after.play("I4/A0,A4")
    assert end.ranks == [1, 2]
    plies = [
        judge_move(position, "A+", Budget(iterations=3000)),
        judge_move(after, "I4/A0,A4", Budget(iterations=3000)),
    ]
    costs = weigh(plies, chances_at_the_end(end))
    assert [cost.is_big_mistake for cost in costs] == [True, False]
    assert costs[0].cost > 0.9


def test_in_rings_whoever_lets_the_other_make_a_line_at_once_has_made_a_mistake():
    """Nobody can make a line before Blue turns a ring, which prepares one for Orange."""
    line = (
        "rings 2 to_move=0 turns=18 blue=b2*,b3,b5,c7*,c8 orange=a1,b1*,b4,b7*,b8,c2 "
        "hand=4,2 turned=c"
    )
    position = spielwerk.read_position(line)
    after = position.play("b+")
    assert not any(makes_a_line(position, move) for move in position.legal_moves)
    assert makes_a_line(after, "c1")
    plies = [
        judge_move(position, "b+", Budget(iterations=2000)),
        judge_move(after, "c1", Budget(iterations=2000)),
    ]
    costs = weigh(plies, None)
    assert [cost.is_big_mistake for cost in costs] == [True, False]
    better = position.play(plies[0].better)
    assert not any(makes_a_line(better, move) for move in better.legal_moves)


def makes_a_line(position, move):
    return any(told["effect"].endswith("line") for told in position.effects(move))


def test_a_move_that_nobody_would_try_is_judged_too():
    """It must not count as worthless."""
    position = random_game(spielwerk.load("memento"), 6, 4)
    *_, before, _, _ = position.positions()
    tried = {suggestion.move for suggestion in judge(before, Budget(iterations=20), best=999).best}
    move = next(move for move in before.legal_moves if move not in tried)
    judged = judge_move(before, move, Budget(iterations=20))
    alone = judge_move(before, move, Budget(iterations=20))
    assert judged == alone, "by the same chance every time"
    assert sum(judged.after) == pytest.approx(1, abs=1e-3)


def test_bad_questions_get_clear_answers():
    with pytest.raises(BadOption, match="over"):
        judge(random_game(spielwerk.load("rings"), 1, 1))
    stopped = threading.Event()
    stopped.set()
    with pytest.raises(Cancelled):
        judge(spielwerk.load("rings").start(), QUICK, cancelled=stopped)
