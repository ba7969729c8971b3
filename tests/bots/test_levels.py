"""Which levels a game offers: five, or six with a master."""

import re
from dataclasses import replace

import pytest

import spielwerk
from spielwerk.bots import analysis, worker
from spielwerk.bots.analysis import judge, judge_move
from spielwerk.bots.levels import GENERAL, level, level_numbers, levels_of, strongest
from spielwerk.bots.players import level_of
from spielwerk.bots.search import Search
from spielwerk.engine.levels import Budget, Level, Method, levels
from spielwerk.engine.policies import at_random
from spielwerk.errors import BadOption
from spielwerk.lab.report.sections.skill import rungs
from spielwerk.runtime.target import INTERPRETED

MASTERLY = Method(at_random, nodes=1 << 10)  # a way of its own


@pytest.fixture
def offer(monkeypatch):
    """Let one of our games offer other levels."""

    def offer(id, *offered):
        game = replace(spielwerk.find_game(id), levels=offered)
        monkeypatch.setattr(f"spielwerk.games.{id}.GAME", game)

    return offer


@pytest.fixture
def mastered(offer):
    """Memory, and a master."""
    weaker = [(10 * number, 0.0) for number in range(1, 5)]
    offer("dimenticato", *levels(Method(nodes=1 << 10), *weaker, master=MASTERLY))
    return spielwerk.load("dimenticato")


@pytest.mark.parametrize("game", spielwerk.GAMES)
def test_every_game_offers_five_or_six_levels_and_no_other(game):
    offered = level_numbers(game)
    assert [*offered] in ([1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 6])
    assert [level(game, number) for number in offered] == [*levels_of(game)]
    told = ", ".join(map(str, offered))
    for number in (0, -1, len(offered) + 1):
        with pytest.raises(BadOption, match=re.escape(f"“{number}”. Available: {told}.")):
            level(game, number)


def test_a_game_without_levels_has_the_five_general_ones(offer):
    offer("rings")
    assert levels_of("rings") == GENERAL
    assert [*level_numbers("rings")] == [1, 2, 3, 4, 5]
    assert strongest("rings") == GENERAL[4]


def test_a_master_is_level_6_and_the_strongest(mastered):
    assert [*level_numbers(mastered.id)] == [1, 2, 3, 4, 5, 6]
    assert level(mastered.id, 6) == strongest(mastered.id) == Level(Budget(seconds=1.0), MASTERLY)
    with pytest.raises(BadOption, match=re.escape("Available: 1, 2, 3, 4, 5, 6.")):
        level(mastered.id, 7)
    with pytest.raises(BadOption, match="levels 1 to 6,"):
        level_of(mastered, "genius")


def test_di24_a_master_remembers_like_level_5(mastered):
    assert level_of(mastered, "6").memory == level_of(mastered, "5").memory == 5
    assert level_of(mastered, "6m1") == replace(level_of(mastered, "6"), memory=1)
    assert level_of(mastered, "3m6").memory == 5


def test_hints_and_judgements_come_from_the_strongest(mastered, monkeypatch):
    asked = []

    class Watched(Search):
        def __init__(self, ruleset, method, *more, **others):
            asked.append(method)
            super().__init__(ruleset, method, *more, **others)

    monkeypatch.setattr(analysis, "Search", Watched)
    position, little = mastered.start(seed=1), Budget(iterations=3)
    judge(position, little, target=INTERPRETED)
    judge_move(position, position.moves_as_text()[-1], little, INTERPRETED)
    assert len(asked) >= 2
    assert set(asked) == {MASTERLY}


def test_a_master_is_compiled_ahead_as_well(mastered, monkeypatch):
    tried = []

    class Quick:
        def __init__(self, ruleset, level):
            tried.append(level)

        def choose(self, sight):
            pass

    monkeypatch.setattr(worker, "SearchBot", Quick)
    worker.warm_up(mastered.id)
    assert {each.method.playouts for each in tried} == {Method().playouts, at_random}
    assert len(tried) == 2, "levels with the same code need no compiling of their own"


def test_a_report_measures_skill_up_to_its_level():
    assert rungs("6")[-1] == ("6", "5")
    assert len(rungs("6")) == 6
    assert rungs("2m1") == [("1", "random"), ("2", "1")]
