"""Nine men's morris, rule by rule: each test fails if its rule is broken."""

import re
from pathlib import Path

import pytest

from morris import GAME
from spielwerk import BadMove, BadOption, BadPosition, IllegalMove
from spielwerk.engine.position import Ruleset

# The lines of the board, end to end, as somebody reads them off a printed one.
LINES = [
    line.split()
    for line in (
        "a7 d7 g7", "b6 d6 f6", "c5 d5 e5", "a4 b4 c4", "e4 f4 g4", "c3 d3 e3", "b2 d2 f2",
        "a1 d1 g1", "a1 a4 a7", "b2 b4 b6", "c3 c4 c5", "d1 d2 d3", "d5 d6 d7", "e3 e4 e5",
        "f2 f4 f6", "g1 g4 g7",
    )
]  # fmt: skip
POINTS = sorted({point for line in LINES for point in line})


def at(text, **options):
    """The position of a line without the fields that hardly matter. Blue is to move."""
    ruleset = Ruleset.of(GAME, 2, **options)
    usual = {"turns": "40", "to_move": "0", "hand": "0,0"}
    usual |= dict(field.split("=") for field in text.split())
    return ruleset.position(
        " ".join([*ruleset.header, *(f"{name}={value}" for name, value in usual.items())])
    )


def moves(position, start=""):
    return {move for move in position.legal_moves if move.startswith(start)}


def play(position, *moves):
    for move in moves:
        position = position.play(move)
    return position


def refused(position, move, rule):
    with pytest.raises(IllegalMove) as refusal:
        position.play(move)
    assert refusal.value.rule == rule
    assert refusal.value.text()
    return refusal.value.message.id


def neighbours(point):
    pairs = [pair for line in LINES for pair in (line[:2], line[1:])]
    return {other for pair in pairs if point in pair for other in pair} - {point}


def test_every_rule_has_a_test():
    rules = (Path(__file__).parents[1] / "RULES.md").read_text(encoding="utf-8")
    numbers = [int(number) for number in re.findall(r"\*\*MO-(\d+)\*\*", rules)]
    assert numbers == list(range(1, len(numbers) + 1))
    tested = re.findall(r"def test_mo(\d+)_", Path(__file__).read_text(encoding="utf-8"))
    assert {int(number) for number in tested} == set(numbers)


# ---- The board --------------------------------------------------------------------------------


def test_mo1_there_are_24_points():
    start = Ruleset.of(GAME).start()
    assert sorted(start.legal_moves) == POINTS
    assert len(POINTS) == 24
    for unknown in ("d4", "a2", "b1", "h1", "a8", "A1", ""):
        with pytest.raises(BadMove):
            start.play(unknown)


@pytest.mark.parametrize("point", POINTS)
def test_mo1_points_are_joined_along_the_squares_and_across_them_at_the_middles(point):
    far = [other for other in POINTS if other != point and other not in neighbours(point)]
    theirs = f"{far[-1]},{far[-2]},{far[-4]}"
    position = at(f"blue={point},{far[0]},{far[2]} orange={theirs}", flying=False)
    assert moves(position, f"{point}-") == {f"{point}-{other}" for other in neighbours(point)}


def test_mo2_both_begin_with_nine_men_in_hand_and_the_board_is_empty():
    view = Ruleset.of(GAME).start().view(0)
    assert (view["hand"], view["men"], view["points"]) == ([9, 9], [9, 9], {})
    for players in (1, 3, 4):
        with pytest.raises(BadOption):
            Ruleset.of(GAME, players)
    with pytest.raises(BadPosition, match="MO-2"):
        at("blue=a1 orange=g7 hand=9,8")


# ---- A turn -----------------------------------------------------------------------------------


def test_mo3_players_take_turns_and_place_on_any_free_point_while_they_have_men_in_hand():
    position = play(Ruleset.of(GAME).start(), "d6", "a1")
    assert position.to_move == 0
    assert position.view(0)["hand"] == [8, 8]
    assert position.view(0)["points"] == {"d6": 0, "a1": 1}
    assert moves(position) == set(POINTS) - {"d6", "a1"}
    assert refused(position, "a1", "MO-3") == "morris-not-free"
    assert refused(position, "d6-d7", "MO-3") == "morris-must-place"
    last = at("blue=a1,a4 orange=g7,g4,d7 hand=1,0")
    assert play(last, "d2").view(0)["hand"] == [0, 0]


def test_mo4_men_move_along_a_line_to_a_free_neighbour_when_the_hand_is_empty():
    position = at("blue=a1,d6,f2,g7 orange=a4,b6,c3,e5")
    assert moves(position, "d6") == {"d6-d7", "d6-d5", "d6-f6"}
    assert moves(position, "a1") == {"a1-d1"}
    assert refused(position, "d6-b6", "MO-4") == "morris-not-free"
    assert refused(position, "d6-d2", "MO-4") == "morris-too-far"
    assert refused(position, "a4-b4", "MO-4") == "morris-not-your-man"
    assert refused(position, "c4-b4", "MO-4") == "morris-not-your-man"
    assert refused(position, "d1", "MO-3") == "morris-hand-empty"
    after = play(position, "d6-d5")
    assert (after.to_move, after.view(0)["points"]["d5"]) == (1, 0)
    assert "d6" not in after.view(0)["points"]


def test_mo5_nobody_may_pass():
    position = at("blue=a1,d6,f2,g7 orange=a4,b6,c3,e5")
    for move in ("pass", "-", "", "a1-a1"):
        with pytest.raises((BadMove, IllegalMove)):
            position.play(move)
    before = position.view(0)["points"]
    assert all(position.play(move).view(0)["points"] != before for move in position.legal_moves)


THREE = "blue=a1,d6,g7 orange=a4,b6,c3,e5"


def test_mo6_three_men_fly_to_any_free_point():
    free = set(POINTS) - {"a1", "d6", "g7", "a4", "b6", "c3", "e5"}
    position = at(THREE)
    assert moves(position) == {f"{man}-{to}" for man in ("a1", "d6", "g7") for to in free}
    assert refused(position, "a1-a4", "MO-4") == "morris-not-free"
    assert position.view(0)["may_fly"]
    assert position.effects("a1-e4") == [{"effect": "fly", "from": "a1", "to": "e4"}]


def test_mo6_four_men_or_men_in_hand_or_the_option_forbid_flying():
    assert not at("to_move=1 " + THREE).view(1)["may_fly"]
    assert refused(at("to_move=1 " + THREE), "a4-g1", "MO-4") == "morris-too-far"
    assert refused(at(THREE, flying=False), "a1-e4", "MO-4") == "morris-too-far"
    in_hand = at(THREE.replace(",g7", "") + " hand=1,0")
    assert not in_hand.view(0)["may_fly"]
    assert refused(in_hand, "a1-e4", "MO-3") == "morris-must-place"


# ---- Mills ------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", LINES, ids="-".join)
def test_mo7_three_men_on_a_line_are_a_mill_and_take_a_man(line):
    """Closed by placing any of the three. Afterwards the opponent is to move."""
    others = [point for point in POINTS if point not in line and not {*line} & neighbours(point)]
    theirs = [others[0], others[-1]]
    for last in line:
        two = ",".join(point for point in line if point != last)
        closed = at(f"blue={two} orange={','.join(theirs)} hand=7,7").play(last)
        assert closed.to_move == 0
        assert closed.view(0)["taking"]
        assert moves(closed) == {f"x{point}" for point in theirs}
        taken = closed.play(f"x{theirs[0]}")
        assert (taken.to_move, taken.view(0)["taking"]) == (1, False)
        assert theirs[0] not in taken.view(0)["points"]
        assert taken.view(0)["men"][1] == 8


@pytest.mark.parametrize("three", ["a1 b2 c3", "a7 b6 c5", "d2 d3 d5", "c4 e4 f4", "a4 a7 d7"])
def test_mo7_other_threes_are_no_mill(three):
    *two, last = three.split()
    closed = at(f"blue={','.join(two)} orange=g1,f2 hand=7,7").play(last)
    assert (closed.to_move, closed.view(0)["taking"]) == (1, False)


def test_mo7_whoever_closed_a_mill_must_take_and_nobody_else_may():
    closed = at("blue=a1,a4,d7,f4 orange=b2,d2,g4,e3").play("d7-a7")
    assert refused(closed, "f4-f2", "MO-7") == "morris-must-take"
    assert refused(closed, "d3", "MO-7") == "morris-must-take"
    assert refused(closed, "xa1", "MO-7") == "morris-take-not-theirs"
    assert refused(closed, "xd3", "MO-7") == "morris-take-not-theirs"
    assert refused(closed.play("xb2"), "xa1", "MO-7") == "morris-nothing-to-take"


def test_mo7_a_mill_can_be_opened_and_closed_again():
    position = at("blue=a1,a4,a7,f4 orange=b2,d2,g4,e3,f6")
    opened = play(position, "a7-d7", "f6-d6")
    assert opened.to_move == 0
    closed = opened.play("d7-a7")
    assert closed.view(0)["taking"]
    assert closed.last_move == "d7-a7"


def test_mo7_a_man_that_stays_in_a_mill_closes_none():
    position = at("blue=a1,a4,a7,f4 orange=b2,d2,g4,e3")
    assert not position.play("f4-f6").view(0)["taking"]


def test_mo7_two_mills_at_once_take_one_man():
    position = at("blue=a1,a7,b4,c4 orange=b2,d2,g4,e3,f6 hand=1,0")
    told = [effect["effect"] for effect in position.effects("a4")]
    assert told == ["place", "mill", "mill"]
    both = position.play("a4")
    taken = both.play("xb2")
    assert (taken.to_move, taken.view(0)["men"][1]) == (1, 4)


def test_mo8_men_in_a_mill_are_safe_while_others_are_not():
    closed = at("blue=a1,a4,d7,f4 orange=d2,b2,f2,g4").play("d7-a7")
    assert moves(closed) == {"xg4"}
    assert refused(closed, "xd2", "MO-8") == "morris-take-safe"


def test_mo8_if_all_are_in_mills_any_may_be_taken():
    closed = at("blue=a1,a4,d7,f4 orange=d2,b2,f2").play("d7-a7")
    assert moves(closed) == {"xd2", "xb2", "xf2"}
    effects = [effect["effect"] for effect in closed.effects("xd2")]
    assert effects == ["take", "take-from-mill"]


# ---- The end ----------------------------------------------------------------------------------


def test_mo9_whoever_has_only_two_men_left_has_lost():
    over = at("blue=a1,a4,d7,f4 orange=d2,b2,g4").play("d7-a7").play("xg4")
    assert (over.ended, over.ranks, over.to_move) == ("MO-9", [1, 2], None)
    four = at("blue=a1,a4,d7,f4 orange=d2,b2,g4,e3").play("d7-a7").play("xg4")
    assert not four.over


def test_mo9_men_in_hand_count():
    position = at("blue=a1,a4,d7,f4 orange=d2,b2 hand=0,2").play("d7-a7").play("xd2")
    assert not position.over
    last = at("blue=a1,a4,d7,f4 orange=d2,b2 hand=0,1").play("d7-a7").play("xd2")
    assert (last.ended, last.ranks) == ("MO-9", [1, 2])
    with pytest.raises(BadPosition, match="MO-9"):
        at("blue=a1,a4,d7,f4 orange=d2,b2")


def test_mo10_whoever_cannot_move_has_lost():
    corners = at("blue=a4,d1,g4,d6 orange=a1,g1,a7,g7")
    assert not corners.play("d6-d5").over, "d7 is free"
    over = corners.play("d6-d7")
    assert (over.ended, over.ranks) == ("MO-10", [1, 2])


def test_mo10_men_that_fly_and_men_in_hand_are_never_shut_in():
    shut = "blue=a4,d1,g4,d6 orange=a1,g1,a7"
    assert not at(shut).play("d6-d7").over
    assert at("blue=a4,d1,g4,d6 orange=a1,g1,a7", flying=False).play("d6-d7").ended == "MO-10"
    assert not at("blue=a4,d1,g4,d6 orange=a1,g1,a7,g7 hand=0,1").play("d6-d7").over


def test_mo11_after_200_turns_it_is_a_draw():
    position = at("turns=198 blue=a1,d6,f2,g7 orange=a4,b6,c3,e5")
    before = position.play("d6-d5")
    assert not before.over
    over = before.play("a4-b4")
    assert (over.turns, over.ended, over.ranks) == (200, "MO-11", [1, 1])


def test_mo11_whoever_loses_with_the_last_turn_has_lost():
    over = at("turns=199 blue=a1,a4,d7,f4 orange=d2,b2,g4").play("d7-a7").play("xg4")
    assert (over.turns, over.ended, over.ranks) == (200, "MO-9", [1, 2])
