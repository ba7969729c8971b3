"""Columns of the workbench: the same games however they are divided, and figures that follow."""

import random
from dataclasses import replace
from itertools import product

import pytest

import spielwerk
from spielwerk import Ruleset
from spielwerk.bots.levels import level
from spielwerk.bots.one_ply import GlancedGames
from spielwerk.engine.playouts import playouts
from spielwerk.statistics import Moments, differ, difference, holm, share
from spielwerk.workbench.columns import Column
from spielwerk.workbench.differences import differences
from spielwerk.workbench.summary import Summary

EVERY_GAME = pytest.mark.parametrize("game", spielwerk.GAMES)


@pytest.mark.parametrize("who", ["random", "1"])
@pytest.mark.parametrize("game", ["rings", "memento", "triominos"])
def test_games_are_the_same_however_they_are_divided(game, who):
    ruleset = spielwerk.load(game, 3)
    one, other = Column(ruleset, who, seed=4), Column(ruleset, who, seed=4)
    one.play_games(60)
    for games in (7, 20, 33):
        other.play_games(games)
    assert one.summary.as_json() == other.summary.as_json()
    assert one.turns == other.turns
    assert one.lead_changes == other.lead_changes


@EVERY_GAME
def test_random_games_are_those_of_the_lab(game):
    ruleset = spielwerk.load(game)
    column = Column(ruleset, seed=9)
    column.play_games(50)
    summary = Summary(ruleset)
    summary.add(playouts(ruleset, 50, 9))
    assert column.summary.as_json() == summary.as_json()


def test_a_close_look_is_at_the_same_games():
    """What is counted in them agrees with what is compiled."""
    ruleset = spielwerk.load("rings")
    column = Column(ruleset, "1", seed=2)
    for _ in range(5):
        column.play_games(1)
    found = GlancedGames(ruleset, [level("rings", 1).overlooks] * 2, 2).play(0, 5)
    decisions = found.played.columns[2]
    assert column.closely == 5
    assert column.choices.total == pytest.approx(
        sum(n / total for n, total in zip(found.choices, decisions, strict=True))
    )
    assert column.figures()["minutes"].value > 1


def test_a_game_that_does_not_say_how_long_it_is_is_looked_at_as_closely():
    rings = spielwerk.load("rings")
    silent = Ruleset.of(replace(rings.game, longest=None))
    one, other = (Column(each, "1", seed=2) for each in (rings, silent))
    for column in (one, other):
        column.play_games(3)
    assert other.figures() == one.figures()


def test_players_who_search_tell_who_leads():
    column = Column(spielwerk.load("triominos"), "3", seed=1)
    column.play_games(4)
    figures = column.figures()
    assert figures["lead-changes"].games == 4
    assert 0 <= column.settled.total <= column.settled.games <= 4
    assert column.closely == column.games == 4


def test_a_column_plays_until_its_time_is_up():
    now = [0.0]

    def clock():
        now[0] += 0.05
        return now[0]

    column = Column(spielwerk.load("rings"))
    column.play(1.0, clock)
    assert now[0] > 1.0
    assert column.games > 1000, "chunks grow while they take no time"


def test_a_change_that_matters_is_noticed_and_no_change_is_not():
    printed, same, short = (
        Column(spielwerk.load("rings", pawns=pawns), seed=seed)
        for pawns, seed in ((10, 1), (10, 2), (4, 3))
    )
    for column in (printed, same, short):
        column.play_games(3000)
    by_name = {each.name: each for each in differences(printed, short)}
    assert by_name["turns"].is_clear
    assert by_name["turns"].high < 0
    assert not any(each.is_clear for each in differences(printed, same))


def test_what_cut_a_game_off_is_told():
    column = Column(spielwerk.load("rings", quiet_limit=20, lines="spoke"), seed=1)
    column.play_games(500)
    ended = column.summary.ended["RG-19"] / 500
    assert column.figures()["cut-off"].value == ended > 0


# ---- Certainty --------------------------------------------------------------------------------


def test_intervals_cover_the_truth():
    chance = random.Random(1)
    shares = means = 0
    for _ in range(400):
        games = 200
        shares += holds(share(sum(chance.random() < 0.3 for _ in range(games)), games), 0.3)
        moments = Moments()
        moments.add(chance.expovariate(0.1) for _ in range(games))
        means += holds(moments.figure(), 10.0)
    assert 0.93 * 400 <= shares <= 0.98 * 400
    assert 0.92 * 400 <= means <= 0.98 * 400


def holds(figure, truth):
    return figure.low <= truth <= figure.high


def test_few_alarms_are_false():
    chance = random.Random(2)
    alarms = 0
    for _ in range(1000):
        one, other = (share(sum(chance.random() < 0.4 for _ in range(100)), 100) for _ in range(2))
        alarms += differ(one, other) < 0.05
    assert 0.03 * 1000 <= alarms <= 0.07 * 1000


def test_a_difference_of_shares_is_newcombes():
    """56 of 70 and 48 of 80, the example of his paper of 1998."""
    found = difference(share(48, 80).limits, share(56, 70).limits)
    assert found == pytest.approx((0.2, 0.0524, 0.3339), abs=1e-4)


def test_no_interval_holds_what_cannot_be():
    shares = [share(count, 7) for count in range(8)]
    means = []
    for values in ([0, 0], [1, 1], [0, 1], [0, 0.1, 1, 1], [0.05] * 6 + [1], [0.95] * 6 + [0]):
        moments = Moments(most=1.0)
        moments.add(values)
        means.append(moments.figure())
    for figures in (shares, means):
        assert all(0 <= each.low <= each.value <= each.high <= 1 for each in figures)
        for one, other in product(figures, repeat=2):
            value, low, high = difference(one.limits, other.limits)
            assert -1 <= low <= value + 1e-12
            assert value - 1e-12 <= high <= 1
    turns = Moments()
    turns.add([0, 0, 0, 9])
    assert turns.figure().low == 0


def test_few_games_get_no_verdict():
    assert differ(share(0, 29), share(29, 29)) is None
    assert differ(share(0, 30), share(30, 30)) < 1e-6
    assert differ(share(0, 3000), share(9, 3000)) is None, "4.5 games of each column expected"
    assert differ(share(0, 3000), share(10, 3000)) < 0.01
    assert differ(share(3000, 3000), share(2991, 3000)) is None
    few, enough, other = Moments(), Moments(), Moments()
    few.add([1.0, 2.0] * 14)
    enough.add([1.0, 2.0] * 15)
    other.add([8.0, 9.0] * 15)
    assert differ(few.figure(), other.figure()) is None
    assert differ(enough.figure(), other.figure()) < 1e-6


def test_only_what_gets_a_verdict_counts_as_compared():
    printed, own = (Column(spielwerk.load("rings", pawns=pawns), seed=1) for pawns in (10, 4))
    for _ in range(2):
        printed.play_games(100)
    own.play_games(29)
    assert not any(each.is_clear for each in differences(printed, own))
    assert {each.as_json()["by_chance"] for each in differences(printed, own)} == {None}
    own.play_games(171)
    found = {each.name: each for each in differences(printed, own)}
    tested = [each for each in found.values() if each.by_chance is not None]
    ours, theirs = printed.figures(), own.figures()
    least = min(differ(ours[each.name], theirs[each.name]) for each in tested)
    assert min(each.by_chance for each in tested) == pytest.approx(len(tested) * least)
    assert found["minutes"].by_chance is None, "looked at closely in two games"


def test_many_looks_are_corrected():
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    moments = Moments()
    moments.add([3.0])
    assert moments.figure() is None
