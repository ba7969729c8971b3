"""The measures of a report, on handmade games whose answers are obvious."""

import pytest

import spielwerk
from spielwerk.engine.playouts import Playouts
from spielwerk.lab.report.figures import spread_of
from spielwerk.lab.report.games import Heap
from spielwerk.lab.report.sections import (
    choices,
    compare,
    endings,
    length,
    measured,
    openings,
    rules,
    tension,
    wins,
)
from spielwerk.workbench import stories
from spielwerk.workbench.stories import Story, story_of

RINGS = spielwerk.find_game("rings")


def story(*chances, ranks=(1, 2), seats=None, choices=None, effects=None, opening=("a1", "b1")):
    """A game with these chances for seat 0, or for all seats, at each decision."""
    row = tuple(c if c is None or isinstance(c, tuple) else (c, round(1 - c, 6)) for c in chances)
    count = len(row)
    return Story(
        ranks=ranks,
        turns=count,
        ended=18,
        seats=tuple(n % len(ranks) for n in range(count)) if seats is None else seats,
        choices=choices or (8,) * count,
        chances=row,
        effects=effects or (("place",),) * count,
        opening=opening,
    )


def played(*stories):
    return Playouts.of(
        2,
        [rank for s in stories for rank in s.ranks],
        [s.turns for s in stories],
        [len(s.choices) for s in stories],
        [s.ended for s in stories],
    )


def test_wins_are_won_alone_and_everything_else_is_a_draw():
    games = played(*[story(0.5, ranks=r) for r in ((1, 2), (1, 2), (2, 1), (1, 1))])
    assert [told["games"] for told in wins.wins(games)] == [2, 1]
    assert wins.draws(games)["games"] == 1
    assert wins.wins(games)[0]["share"] == 0.5
    assert wins.wins(games)[0]["low"] == pytest.approx(0.0676, abs=0.0001)


def test_endings_by_rule():
    told = endings.endings(RINGS, played(story(0.5), story(0.5)))
    assert [(each["rule"], each["games"]) for each in told] == [("RG-18", 2), ("RG-19", 0)]


def test_minutes_grow_with_the_logarithm_of_the_choices():
    one = story(0.5, 0.5, choices=(1, 16))
    assert length.minutes(Heap(played(one), [one])) == [pytest.approx((3 + 3 + 8) / 60)]
    # Only one of three games was looked at; the others use its mean decision.
    assert length.minutes(Heap(played(one, one, story(0.5)), [one])) == [
        pytest.approx(14 / 60), pytest.approx(14 / 60), pytest.approx(7 / 60),
    ]  # fmt: skip


def test_a_histogram_holds_every_game():
    told = spread_of([10] * 50 + [12] * 49 + [500], bars=True)
    assert sum(told["bars"]["games"]) == 100
    assert told["bars"]["edges"][0] == 10
    assert (told["median"], told["longest"]) == (11, 500)


def test_choices_over_time():
    told = choices.choices([story(0.5, 0.5, 0.5, choices=(2, 4, 6))] * 3)
    assert [told["over_time"][n]["median"] for n in (0, 10, 20)] == [2, 4, 6]
    assert told["mean"] == 4


def test_common_chances_are_the_mean_of_what_everybody_thought_last():
    """Each sees itself ahead by 60 to 40; on average it is even."""
    assert stories.common(story(0.6, 0.4, 0.6, 0.4)) == [(0.5, 0.5)] * 4
    rising = stories.common(story(0.6, 0.4, None, 0.8))
    assert [round(c[0], 3) for c in rising] == [0.5, 0.5, 0.5, 0.7]


@pytest.mark.parametrize(
    ("row", "changes"),
    [
        ([0.5, 0.6, 0.7], 0),
        ([0.6, 0.4, 0.6], 2),
        ([0.6, 0.49, 0.6], 0),  # not clearly ahead
        ([0.6, 0.5, 0.4], 1),
        ([0.5, 0.5], 0),
    ],
)
def test_the_lead_changes_when_somebody_else_is_clearly_ahead(row, changes):
    assert stories.lead_changes([(c, 1 - c) for c in row]) == changes


def test_drama_is_how_far_the_winner_was_behind():
    assert tension.drama([(0.4, 0.6), (0.2, 0.8), (0.9, 0.1)], 0) == pytest.approx(0.4)
    assert tension.drama([(0.6, 0.4), (0.9, 0.1)], 0) == 0
    assert tension.drama([(0.2, 0.5, 0.3)], 0) == pytest.approx(0.3)


def test_a_comeback_is_from_below_half_an_even_share():
    assert tension.is_comeback([(0.24, 0.76), (0.9, 0.1)], 0)
    assert not tension.is_comeback([(0.26, 0.74), (0.9, 0.1)], 0)
    four = [(0.15, 0.3, 0.3, 0.25)]
    assert not tension.is_comeback(four, 0)
    assert tension.is_comeback([(0.12, 0.33, 0.3, 0.25)], 0)


def test_settled_is_when_the_last_doubt_is_gone():
    assert stories.settled([(0.5, 0.5), (0.95, 0.05), (0.7, 0.3), (0.95, 0.05)], 0) == 0.75
    assert stories.settled([(0.95, 0.05)] * 4, 0) == 0
    assert stories.settled([(0.5, 0.5)] * 4, 0) == 1


def test_tension_of_several_games():
    calm = story(0.6, 0.6, 0.95, 0.95)
    draw = story(0.5, 0.5, 0.5, 0.5, ranks=(1, 1))
    told = tension.tension([calm, calm, draw])
    assert (told["games"], told["won"]) == (3, 2)
    assert told["lead_changes"]["mean"] == 0
    assert told["drama"]["mean"] == 0
    assert told["comebacks"]["share"] == 0
    assert told["settled"]["mean"] == 0.75  # with the third decision, only one of two is sure
    assert [each["kind"] for each in told["examples"]] == ["calm", "usual", "dramatic"]
    assert told["over_time"][-1]["mean"] == pytest.approx(0.95)


def test_no_tension_without_opinions_or_winners():
    assert tension.tension([story(None, None)]) is None
    assert tension.tension([story(0.5, 0.5, ranks=(1, 1))]) is None


def test_swings_compare_another_player_with_itself():
    """Blue and Orange see things differently, but neither changes its mind until the end."""
    assert rules.swings(story(0.6, 0.4, 0.6, 0.4)) == [
        None,  # Orange has not thought yet
        pytest.approx(0),
        pytest.approx(0),
        pytest.approx(0.4),  # Orange wins or loses; Blue had given itself 0.6 and has won
    ]
    # Orange's opinion rises by 0.3 with Blue's second move.
    swung = rules.swings(story(0.6, 0.4, 0.6, 0.7, 0.7))
    assert swung[2] == pytest.approx(0.3)
    assert swung[3] == pytest.approx(0.1)
    assert swung[4] == pytest.approx(0.3)  # Orange's 0.7 becomes certainty


def test_all_decisions_of_a_turn_change_the_other_players_mind_together():
    """Blue knew that its line would come; Orange did not."""
    swung = rules.swings(story(0.5, 0.5, 0.8, 0.8, 0.9, 0.9, seats=(0, 1, 0, 0, 1, 0)))
    assert swung[2:4] == [pytest.approx(0.4), pytest.approx(0.4)]


def test_if_nobody_thinks_the_next_thought_counts():
    swung = rules.swings(story(0.5, 0.5, None, None, 0.8, 0.7, seats=(1, 0, 1, 0, 1, 0)))
    assert swung[1:5] == [
        pytest.approx(0.3), pytest.approx(0.2), pytest.approx(0.3), pytest.approx(0.2),
    ]  # fmt: skip


def test_the_next_of_three_players_is_asked():
    row = [(0.4, 0.3, 0.3)] * 3 + [(0.4, 0.3, 0.3), (0.7, 0.2, 0.1), (0.4, 0.3, 0.3)]
    swung = rules.swings(story(*row, ranks=(1, 2, 3)))
    assert swung[3] == pytest.approx(0.3)  # seat 1 is surprised by the second move of seat 0
    assert swung[4] == pytest.approx(0)  # seat 2 is not


def test_rules_at_work():
    one = story(
        0.5, 0.5, 0.5, 0.6, 0.9, 0.9, seats=(0, 1, 0, 0, 1, 0),
        effects=(("place",), ("place",), ("place", "ring-line"), ("take",), ("place",), ("turn",)),
    )  # fmt: skip
    told = {each["name"]: each for each in rules.rules(RINGS, [one, one])["each"]}
    assert told["place"]["a_game"] == 4
    assert told["place"]["judged"] == 6  # nobody had thought before the first
    assert told["place"]["mattered"] == pytest.approx(2 / 3)
    assert told["ring-line"]["swing"] == pytest.approx(0.4)  # Orange: 0.5, then 0.9
    assert told["ring-line"]["rule"] == "RG-9"
    assert told["take"]["mattered"] == 1
    assert told["turn"]["swing"] == pytest.approx(0.1)  # 0.9 becomes certainty
    assert (told["fly"]["moments"], told["fly"]["mattered"]) == (0, None)
    assert told["ring-line"]["games"] == 2
    assert rules.rules(RINGS, [one])["any_move"]["moments"] == 6


def test_a_rule_is_compared_with_all_other_moves_of_the_same_games():
    """Lines always matter here, turns never do, and nothing else happens."""
    line = story(0.5, 0.5, 0.9, 0.9, effects=(("turn",), ("ring-line",), ("turn",), ("turn",)))
    calm = story(0.5, 0.5, 0.5, 0.5, effects=(("turn",), ("ring-line",), ("turn",), ("turn",)))
    told = {each["name"]: each for each in rules.rules(RINGS, [line, calm] * 20)["each"]}
    mattered = told["ring-line"]["mattered_interval"]
    assert told["ring-line"]["mattered"] == 0.5
    assert mattered["low"] < 0.4 < 0.6 < mattered["high"]  # forty games, not more
    assert told["ring-line"]["p"] == told["turn"]["p"] < 1
    assert told["fly"]["p"] is None


def games_with(length, changes, count=40):
    """Games of this many decisions, with as many changes of the lead, won by turns."""
    row = [0.9 if n % 2 else 0.1 for n in range(changes + 1)]
    row += [row[-1]] * (length - len(row))
    seats = (0,) * length  # only one opinion counts
    return [
        story(*row, seats=seats, ranks=(1, 2) if n % 2 else (2, 1), choices=(length,) * length)
        for n in range(count)
    ]


def test_everything_that_is_compared_tells_by_how_much_and_whether_by_chance():
    one, other = games_with(10, 2), games_with(16, 4)
    here, there = Heap(played(*one), one), Heap(played(*other), other)
    ruleset = spielwerk.load("rings")
    base, told = measured(ruleset, here), measured(ruleset, there)
    found = compare.differences(here, there, base, told)
    assert found["turns"]["difference"] == 6
    assert found["turns"]["p"] < 1e-6
    assert found["minutes"]["p"] < 1e-6
    assert found["mean_choices"]["difference"] == 6
    assert found["mean_choices"]["p"] < 1e-6
    assert found["tension"]["lead_changes"]["p"] < 1e-6
    assert found["results"]["p"] == 1  # the seats win equally often in both
    assert found["wins"][0]["low"] < 0 < found["wins"][0]["high"]
    same = compare.differences(here, here, base, base)
    for each in (same["turns"], same["minutes"], same["mean_choices"], *same["tension"].values()):
        assert (each["difference"], each["p"]) == (0, 1)


def test_similar_openings_count_together_and_rare_ones_are_left_out():
    stories = [story(0.5, opening=("a1", "b1"))] * 4 + [story(0.5, opening=("a5", "b2"))] * 4
    stories += [story(0.5, ranks=(2, 1), opening=("c1", "a1"))] * 6
    stories += [story(0.5, opening=("a+", "a1"))]
    told = openings.openings(RINGS, stories)
    assert told["kinds"] == 3
    assert [(each["opening"], each["played"]) for each in told["each"]] == [
        ("a1–a8", 8),
        ("c1–c8", 6),
    ]
    assert [each["share"] for each in told["each"]] == [1, 0]
    assert told["told"] == 14
    assert told["each"][1]["replies"] == [
        {"reply": "a1", "played": 6, "games": 6, "share": 1.0, "high": pytest.approx(1),
         "low": pytest.approx(0.54, abs=0.01)},
    ]  # fmt: skip


def test_the_story_of_a_real_game():
    position = spielwerk.load("rings").start()
    for move in ("a1", "b1", "a2", "b2", "a3", "xb1"):
        position = position.play(move)
    told = story_of(position, [None] * 6)
    assert told.seats == (0, 1, 0, 1, 0, 0)
    assert told.choices[:2] == (30, 29)
    assert told.effects[4:] == (("place", "ring-line"), ("take",))
    assert told.opening == ("a1", "b1")
