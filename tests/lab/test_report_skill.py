"""Depth, the worth of rules and simple strategies: whole small reports, and handmade games."""

import copy
from dataclasses import replace

import pytest

import spielwerk
from crews import Here
from once import once
from spielwerk.bots.biases import does
from spielwerk.bots.bot import moves_between, sight
from spielwerk.bots.players import check_bot, level_of, make_bot
from spielwerk.engine.playouts import random_game
from spielwerk.errors import BadOption
from spielwerk.lab.report import meetings
from spielwerk.lab.report.foreseen import foreseen
from spielwerk.lab.report.games import Heap
from spielwerk.lab.report.meetings import arranged, ladder, sparring, times_a_game
from spielwerk.lab.report.report import make
from spielwerk.lab.report.request import wanted
from spielwerk.lab.report.sections import depth, glance, simple, worth
from spielwerk.lab.report.words import Words
from spielwerk.lab.report.writer import Writer
from spielwerk.locale import LANGUAGES
from spielwerk.workbench.stories import Story

pytestmark = pytest.mark.usefixtures("english")

RINGS = spielwerk.load("rings")


def small(name, level="1", games=1):
    return wanted(spielwerk.find_game(name), 2, [], level, games, 5)


# ---- Who plays ----------------------------------------------------------------------------------


def test_a_part_of_the_thought():
    assert level_of(RINGS, "4/8").budget.iterations == level_of(RINGS, "4").budget.iterations // 8
    assert level_of(RINGS, "uct:4/8").budget.iterations == 1
    assert level_of(RINGS, "5/4").budget.seconds == 0.25
    for name in ("3/0", "3/x", "3/", "/3"):
        with pytest.raises(BadOption):
            check_bot(RINGS, name)


def test_a_ladder_of_doubled_thought():
    assert ladder(RINGS, "uct:20") == ["random", "uct:20/4", "uct:20/2", "uct:20"]
    assert ladder(RINGS, "1") == ["random", "1"]  # it looks at everything once, or not at all
    assert ladder(RINGS, "bots:Mine") == ["random", "bots:Mine"]
    assert len(ladder(RINGS, "5")) == 10


def test_who_plays_hundreds_of_games_thinks_little():
    assert sparring(RINGS, "uct:20") == "uct:20"
    assert sparring(RINGS, "uct:1000") == "uct:1000/16"
    assert sparring(RINGS, "bots:Mine") == "1"


def choices(name, count=12):
    """What a player chooses in positions of a random game, and which of them do `turn`."""
    bot = make_bot(RINGS, name, 3)
    positions = list(random_game(RINGS, 1, 1).positions())[:count]
    return [(p, p.action(bot.choose(sight(p, 7)))) for p in positions]


def turns(position, action):
    return does(sight(position, 7), action, "turn")


def test_avoiding_and_insisting():
    assert not any(turns(*each) for each in choices("random-turn"))
    assert not any(turns(*each) for each in choices("uct:3-turn"))
    possible = [any(turns(p, a) for a in p.legal_moves.actions) for p, _ in choices("random")]
    assert [turns(*each) for each in choices("random+turn")] == possible
    assert any(possible)


def test_what_cannot_be_avoided_is_done():
    games = (random_game(RINGS, 1, number) for number in range(9))
    everything = (position for game in games for position in game.positions() if not position.over)
    must_take = next(p for p in everything if all(move[0] == "x" for move in p.legal_moves))
    assert make_bot(RINGS, "random-take").choose(sight(must_take))[0] == "x"


def test_simple_strategies_are_what_they_say():
    for position, action in choices("first"):
        assert action == position.legal_moves.actions[0]
    forms = [p.parts(p.text(a)).form for p, a in choices("steady")]
    assert len(set(forms)) == 1  # at the beginning, everything can be done again
    for position, action in choices("cramping", 3):
        left = [len(position.play(a).legal_moves) for a in position.legal_moves.actions]
        assert len(position.play(action).legal_moves) == min(left)


@pytest.mark.parametrize("name", spielwerk.GAMES)
def test_a_greedy_player_takes_what_it_can(name):
    ruleset = spielwerk.load(name)
    gains = ruleset.game.gains
    assert set(gains) <= set(ruleset.game.effect_rules)
    gained = 0
    position = ruleset.start(seed=1)
    players = [make_bot(ruleset, "greedy", seat) for seat in range(2)]
    for after, _ in moves_between(players, position, 5):
        before = sight(position, 1)
        possible = [a for a in before.moves.actions if does(before, a, *gains)]
        if possible and not ruleset.game.memory:
            assert position.action(after.history[-1]) in possible
        gained += bool(possible)
        position = after
    assert gained


def test_nobody_avoids_what_there_is_not():
    for name in ("1-castling", "random+", "7-take", "-take", "6%", "6%100", "6:1%x"):
        with pytest.raises(BadOption):
            check_bot(RINGS, name)
    check_bot(RINGS, "1-take")


def test_what_a_player_can_foresee():
    assert foreseen(RINGS, 1) == list(RINGS.game.effect_rules)
    open_to_choice = foreseen(spielwerk.load("dimenticato"), 1)
    assert "right-call" not in open_to_choice
    assert "wrong-call" not in open_to_choice
    assert "hit" in open_to_choice


# ---- What comes out -----------------------------------------------------------------------------


def story(ranks, *effects):
    """A game in which the seats move in turn."""
    count = len(effects)
    return Story(
        ranks=ranks, turns=count, ended=18, seats=tuple(n % 2 for n in range(count)),
        choices=(2,) * count, chances=(None,) * count, effects=effects, opening=(),
    )  # fmt: skip


def test_how_often_a_rule_was_used_and_whether_it_could_be_avoided():
    asked = small("rings", games=8)
    (met,) = arranged(asked, [("1-turn", "1")], 2, 0)
    played = [story((2, 1), (), ("turn",)), story((1, 2), ("turn",), (), ("turn",))]
    heap = Heap(None, played)
    assert times_a_game("turn", met, heap, "1") == 1.5
    assert times_a_game("turn", met, heap, "1-turn") == 0
    (told,) = worth.measures(asked, [(met, heap)])["each"]
    assert (told["share"], told["used"], told["rare"], told["forced"]) == (0, 1.5, False, False)
    assert told["p"] == pytest.approx(0.5)
    both = Heap(None, [story((2, 1), ("turn",), ("turn",)), story((1, 2), ("turn",), ("turn",))])
    (told,) = worth.measures(asked, [(met, both)])["each"]
    assert (told["forced"], told["p"]) == (True, None)
    (told,) = worth.measures(asked, [(met, Heap(None, [story((1, 1), ())] * 2))])["each"]
    assert (told["rare"], told["p"]) == (True, None)


def test_random_players_are_not_asked():
    asked = small("rings", "random", 4)
    for section in (depth, worth, simple):
        assert section.meetings(asked) == []
        assert section.measures(asked, []) is None


@pytest.fixture(scope="module")
def reports(tmp_path_factory):
    """Reports of two games a question, about the last two rules only."""
    made = {}

    def report(name):
        if name not in made:
            made[name] = once(tmp_path_factory, f"skill-{name}", lambda: make_small(name))
        return made[name]

    return report


def make_small(name):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(meetings, "ENOUGH", 1)
        patch.setattr(meetings, "DOUBLINGS", 1)
        for section in (worth, simple):
            patch.setattr(section, "foreseen", lambda rules, seed: few(rules.game))
        return make(small(name), Here())


def told_by(section, report, language="en"):
    """The words of a section."""
    written = section.section(Writer(report, Words(language)))
    return " ".join([*written.texts, *written.notes])


def few(game):
    return list(game.effect_rules)[-2:]


@pytest.mark.parametrize("name", ["rings", "memento", "triominos"])
def test_small_reports(reports, name):
    report, game = reports(name), spielwerk.find_game(name)
    assert report["format"] == 3
    steps = report["depth"]["steps"]
    assert [steps[0]["other"], steps[-1]["one"]] == ["random", "1"]
    skill = report["depth"]["skill"]
    assert 0 <= skill["low"] <= skill["share"] <= skill["high"] <= 1
    told = report["worth"]
    assert [each["name"] for each in told["each"]] == few(game)
    assert told["unforeseen"] == list(game.effect_rules)[:-2]
    strategies = [each["name"] for each in report["simple"]["each"]]
    always = [f"random+{effect}" for effect in few(game)]
    assert strategies == ["random", "first", "steady", "cramping", "greedy", *always]
    for language in LANGUAGES if name == "triominos" else ["en"]:
        for section in (depth, worth, simple):
            assert told_by(section, report, language)


def test_who_would_meet_in_a_longer_game():
    asked = small("dimenticato", "4", games=20)
    assert [(each.one, each.other) for each in depth.meetings(asked)[:2]] == [
        ("4/128", "random"),
        ("4/64", "4/128"),
    ]
    assert ("4/16-hit", "4/16") in [(each.one, each.other) for each in worth.meetings(asked)]
    met = [(each.one, each.other) for each in simple.meetings(asked)]
    assert {("random+hit", "1"), ("random+hit", "4/16"), ("steady", "1")} <= set(met)
    assert not any("call" in one for one, _ in met)  # nobody knows whether it will be right


def test_a_handful_of_games_says_nothing_about_skill():
    asked = small("rings", games=19)
    assert [section.meetings(asked) for section in (depth, worth, simple)] == [[], [], []]
    assert worth.meetings(small("rings", games=20)) != []


def test_what_the_page_says_about_rungs(reports):
    report = copy.deepcopy(reports("rings"))
    assert "too few games" in told_by(depth, report)
    report["depth"] |= {"rungs": 7.25, "low": 4.1, "high": 11.9}
    assert "there are 7.2 rungs (95% interval 4.1 to 11.9)" in told_by(depth, report)
    report["depth"] |= {"rungs": None, "high": None}
    assert "at least 4.1 rungs" in told_by(depth, report)


def test_what_the_page_says_about_a_rules_worth(reports):
    report = copy.deepcopy(reports("rings"))
    for each in report["worth"]["each"]:
        each |= {"rare": True, "forced": False}
    first, second = report["worth"]["each"]
    third, fourth = copy.deepcopy(first), copy.deepcopy(second)
    report["worth"]["each"] += [third, fourth]
    for each, name in zip(report["worth"]["each"], ("place", "turn", "move", "fly"), strict=True):
        each["name"] = name
    first |= {"rare": False, "share": 0.2, "low": 0.1, "high": 0.3, "by_chance": 0.001}
    second |= {"rare": False, "share": 0.8, "low": 0.7, "high": 0.9, "by_chance": 0.001}
    third |= {"rare": False, "forced": True}
    text = told_by(worth, report)
    assert "avoids “a pawn is placed” scores only 20% (95% interval 10% to 30%)" in text
    assert "avoids “a ring is turned” scores 80%" in text
    assert "Can hardly be avoided: a pawn is moved." in text
    assert "Too rare to measure: a pawn flies" in text


@pytest.mark.parametrize(
    ("share", "high", "chance", "words"),
    [
        (0.8, 0.9, 0.001, "A simple strategy wins: “always: a player is out”"),
        (0.5, 0.6, 1, "cannot tell whether a simple strategy wins. The best one, “always: a"),
        (1.0, 1.0, 0.08, "cannot tell whether a simple strategy wins. The best one, “always: a"),
        (0.2, 0.3, 0.001, "The best one, “always: a player is out”, scores 20%"),
    ],
)
def test_what_the_page_says_about_simple_strategies(reports, share, high, chance, words):
    report = copy.deepcopy(reports("rings"))
    for each in report["simple"]["each"]:
        each |= {"share": 0.1, "low": 0, "high": 0.2, "by_chance": 0.001}
        if each["effect"] == "eliminated":
            each |= {"share": share, "high": high, "by_chance": chance, "unseen": False}
    told = told_by(simple, report)
    assert words in told
    assert "; against level 1 " in told


@pytest.mark.parametrize(
    ("low", "words"), [(0.51, "Skill counts: level"), (0.5, "do not show that skill counts: level")]
)
def test_the_first_page_says_that_skill_counts_if_its_games_show_it(reports, low, words):
    report = copy.deepcopy(reports("rings"))
    for each in report["meetings"]:
        each |= {"share": 0.6, "low": low, "high": 0.7}
    told = glance.sentences(Writer(report, Words("en")))[-1]
    assert words in told
    assert f"(95% interval {low:.0%} to 70%)" in told


def test_a_game_whose_moves_have_no_names_for_what_they_do():
    """A guest need not tell: then nothing is known about its rules, and the rest still is."""
    quiet = replace(RINGS.game, effect_rules={}, effects=lambda before, action, after, seat: [])
    asked = wanted(quiet, 2, [], "uct:1", 20, 5)
    assert worth.meetings(asked) == []
    assert len(simple.meetings(asked)) == 5 * 2  # level 1, and the level of the report
