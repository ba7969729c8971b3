"""What single games tell a report: clarity, blunders, losers, repetition, rulings, examples."""

from dataclasses import replace

import numpy as np
import pytest

import spielwerk
from spielwerk.engine.playouts import Playouts, random_game
from spielwerk.engine.position import Ruleset
from spielwerk.lab.report.games import Heap
from spielwerk.lab.report.looks import GOOD, looks_of
from spielwerk.lab.report.sections import blunders, clarity, examples, losers, places, repetition
from spielwerk.lab.report.sections.blunders import Fork
from spielwerk.lab.statistics import paired_interval
from spielwerk.workbench.stories import Story, story_of

RINGS = spielwerk.find_game("rings")


def story(chances=(0.5, 0.5), ranks=(1, 2), **more):
    """A game of two players with these chances of seat 0."""
    count = len(chances)
    told = {
        "turns": count, "ended": 18, "seats": tuple(n % 2 for n in range(count)),
        "choices": (4,) * count, "chances": tuple((c, 1 - c) for c in chances),
        "effects": ((),) * count, "opening": (), "moves": ("a1",) * count,
        "looks": ((1, 0.2, 0.5, "c8"),) * count,
    }  # fmt: skip
    return Story(ranks=ranks, **(told | more))


def played(moves, options=None):
    position = Ruleset.of(RINGS, 2, **(options or {})).start(seed=0)
    for move in moves.split():
        position = position.play(move)
    return position


# ---- Clarity ------------------------------------------------------------------------------------


def test_clarity_is_how_many_moves_look_good_and_how_far_apart_they_are():
    looks = ((1, 0.3, 0.6, "a1"), None, (3, 0.0, 0.2, "a1"))
    told = clarity.clarity([story((0.5,) * 3, looks=looks, choices=(4, 1, 6))] * 3)
    assert told["decisions"] == 6
    assert told["good"]["mean"] == 2
    assert told["good_share"]["mean"] == pytest.approx((1 / 4 + 3 / 6) / 2)
    assert told["only"]["mean"] == 0.5
    assert told["second"]["mean"] == pytest.approx(0.15)
    assert told["worst"]["mean"] == pytest.approx(0.4)
    assert clarity.clarity([story(looks=())]) is None


def test_looks_agree_with_each_other():
    position = played("a1 b4 a2 b6 c5 c1 c5-c4 c1-c8", {"pawns": 3})
    looks = looks_of(position)
    assert len(looks) == 8
    for (good, second, worst, blunder), before in zip(looks, position.positions(), strict=False):
        assert 1 <= good <= len(before.legal_moves)
        assert 0 <= second <= worst <= 1
        assert blunder in before.legal_moves
        assert (good > 1) == (second <= GOOD)


@pytest.mark.parametrize("game", spielwerk.GAMES)
def test_every_decision_with_a_choice_is_looked_at(game):
    position = random_game(Ruleset.of(spielwerk.find_game(game), 2), 3, 1)
    head = Ruleset.of(spielwerk.find_game(game), 2).start(setup=position.setup)
    for move in position.history[:6]:
        head = head.play(move)
    looks = looks_of(head)
    before = list(head.positions())[:-1]
    assert [look is None for look in looks] == [len(p.legal_moves) < 2 for p in before]


# ---- Blunders -----------------------------------------------------------------------------------


def test_a_game_forks_in_every_quarter_at_a_decision_with_a_choice():
    games = [story((0.5,) * 40) for _ in range(10)]
    forks = blunders.forks(games, 4, seed=3)
    assert [fork.stage for fork in forks] == [n // 4 for n in range(16)]
    assert all(10 * f.stage <= f.decision < 10 * (f.stage + 1) for f in forks)
    assert len({fork.decision for fork in forks}) > 8, "drawn at random"
    assert forks[0].opening(games[0]) == ["a1"] * forks[0].decision + ["c8"]
    forced = [replace(game, looks=(None,) * 39 + ((1, 0.1, 0.2, "b1"),)) for game in games]
    assert {fork.decision for fork in blunders.forks(forced, 2, seed=3)} == {39}


def test_a_game_that_was_over_by_then_is_left_out():
    games = [story((0.5,) * 10), *[story((0.5,) * 40)] * 3]
    forks = blunders.forks(games, 4, seed=3)
    assert {fork.game for fork in forks if fork.stage == 3} == {1, 2, 3}


def test_the_cost_is_what_the_player_would_have_won():
    games = [story(ranks=(1, 2)), story(ranks=(2, 1))]
    forked = [
        (Fork(0, 0, 0), story(ranks=(2, 1))),  # seat 0 blunders a win away
        (Fork(0, 1, 0), story(ranks=(2, 1))),  # seat 0 had lost anyway
        (Fork(1, 0, 1), story(ranks=(1, 1))),  # seat 1 blunders, and shares first place
    ]
    told = blunders.costs(games, forked)
    assert [each["mean"] for each in told["stages"]] == [0.5, -0.5, None, None]
    assert [each["games"] for each in told["stages"]] == [2, 1, 0, 0]
    assert told["stages"][1]["low"] is None
    assert blunders.costs(games, []) is None


@pytest.mark.parametrize("cost", [0.0, 0.03, 0.4])
def test_intervals_hold_where_most_games_end_the_same_way_twice(cost):
    random, hits = np.random.default_rng(7), 0
    for _ in range(200):
        changed = random.random(50) < max(cost, 0.04)
        better = random.random(50) < 0.5 * (1 - cost / max(cost, 0.04))
        low, high = paired_interval(np.where(changed, np.where(better, -1.0, 1.0), 0.0))
        hits += low <= cost <= high
    assert hits / 200 >= 0.93
    assert paired_interval([0.0] * 50)[1] > 0.02, "nothing seen is not nothing"


@pytest.mark.parametrize("games", [30, 50])
def test_intervals_of_what_blunders_cost_hold(games):
    """Of 200 made-up sets, with positions that are better or worse for the player: the blunder
    takes away a known part of the chance in every quarter."""
    random, truths = np.random.default_rng(7), (0.02, 0.15, 0.3, 0.45)
    hits = [0] * len(truths)
    for _ in range(200):
        before, forked = [], []
        for stage, lost in enumerate(truths):
            chance = random.uniform(lost, 1, games)
            won, after = random.random((2, games)) < (chance, chance - lost)
            for one, other in zip(won, after, strict=True):
                before.append(story(ranks=(1, 2) if one else (2, 1)))
                fork = Fork(stage, len(before) - 1, 0)
                forked.append((fork, story(ranks=(1, 2) if other else (2, 1))))
        for stage, told in enumerate(blunders.costs(before, forked)["stages"]):
            hits[stage] += told["low"] <= truths[stage] <= told["high"]
    assert min(hits) / 200 >= 0.93


# ---- Losers, repetition, places, rulings --------------------------------------------------------


def test_how_close_a_loser_came():
    games = [story((0.9, 0.9, 0.3), ranks=(2, 1)), story((0.5, 0.6), ranks=(1, 2))]
    found = [losers.best_of_losers(game) for game in games]
    assert found == pytest.approx([0.9, 0.45])
    told = losers.losers([*games, story(ranks=(1, 1))])
    assert (told["games"], told["nearly"]["games"]) == (2, 1)
    assert told["highest"]["mean"] == pytest.approx(0.675)
    assert sum(told["bars"]["games"]) == 2


def test_a_position_that_comes_back_is_noticed():
    """Two rings turned there and back, by both, are where they were; the turns are not."""
    there = "a1 b1 a1-a2 b1-b2 a2-a1 b2-b1"
    assert story_of(played(there), [None] * 6).repeats == 1
    assert story_of(played(f"{there} a1-a2 b1-b2"), [None] * 8).repeats == 3
    assert story_of(played("a1 b1 a2 b2"), [None] * 4).repeats == 0


def test_games_cut_off_by_a_limit():
    games = [story(repeats=2), story(ended=19)]
    heap = Heap(Playouts.of(2, [1, 2, 1, 2], [2, 2], [2, 2], [18, 19]), games)
    told = repetition.repetition(RINGS, heap)
    assert (told["cut_off"]["share"], told["limits"]) == (0.5, ["RG-19"])
    assert (told["came_back"]["share"], told["times"]["mean"]) == (0.5, 1)
    assert repetition.repetition(replace(RINGS, limits=()), heap)["cut_off"] is None


def test_places_are_what_moves_name():
    one = story_of(played("a1 b1 a1-a2"), [None] * 3)
    told = {each["place"]: each["mean"] for each in places.places(Ruleset.of(RINGS, 2), [one, one])}
    assert (told["a1"], told["a2"], told["b1"], told["c1"]) == (2, 1, 1, 0)
    assert places.places(Ruleset.of(replace(RINGS, ground=None), 2), [one]) is None


def test_rings_needs_our_ruling_to_turn_an_empty_ring_or_a_locked_pawn():
    assert story_of(played("a1 c+ a+"), [None] * 3).rulings == ((), (5,), ())
    line = story_of(played("a1 b4 a2 b6 a3 xb4 b4 a+"), [None] * 8)
    assert line.rulings[-1] == (12,)


# ---- Examples -----------------------------------------------------------------------------------


def test_the_typical_the_shortest_and_the_most_dramatic_game():
    games = [
        story((0.5,) * 4),
        story((0.5,) * 10),
        story((0.5, 0.1, 0.1, 0.1, 0.1, 0.5, 0.6, 0.7, 0.8, 0.9, 0.9, 0.9)),
        story((0.5,) * 30),
        story((0.5,) * 9),
    ]
    told = {kind: each["game"] for each in examples.examples(games) for kind in each["kinds"]}
    assert told == {"typical": 1, "shortest": 0, "dramatic": 2}


def test_a_game_that_is_everything_is_told_once():
    (only,) = examples.examples([story()])
    assert only["kinds"] == ["typical", "shortest", "dramatic"]
    (silent,) = examples.examples([story(chances=(), moves=("a1",), choices=(2,))])
    assert silent["kinds"] == ["typical", "shortest"]
    assert silent["chances"] is None
