"""What a move does, rule by rule: for animations, sounds, announcements and reports."""

from itertools import pairwise

import pytest

import spielwerk
from rules.dimenticato_tracks import LOST, ONLY_A_HIT_LEADS_OUT, called, track
from rules.memento_pictures import alone, memento
from rules.rings_pictures import EMPTY, rings
from rules.triominos_tables import table
from spielwerk.check.positions import effects_have_names
from spielwerk.engine.playouts import random_game


def made(position, move):
    """The names of what a move does."""
    return {told["effect"] for told in position.effects(move)}


# ---- Rings ------------------------------------------------------------------------------------

TWO = """
    a: o  o  .  .  x  .  .  .
    b: .  .  .  .  x  .  .  .
    c: .  .  .  .  .  .  x  .
"""


def test_rg4_placing():
    assert made(rings(EMPTY), "a1") == {"place"}


def test_rg5_turning():
    assert made(rings(TWO), "c-") == {"turn"}


def test_rg6_moving():
    assert made(rings(TWO), "a1-b1") == {"move"}


def test_rg7_flying():
    assert made(rings(TWO.replace("c: .", "c: o"), hand=[0, 5]), "a1-c4") == {"fly"}


def test_rg9_a_ring_line_whose_ends_are_locked():
    assert rings(TWO).effects("a3") == [
        {"effect": "place", "cell": "a3"},
        {"effect": "ring-line", "cells": ["a1", "a2", "a3"], "ends": ["a1", "a3"]},
    ]


def test_rg9_a_ring_line_across_the_top():
    around = rings("a: . o . . x . . o\nb: . . . . x . . .\nc: . . . . . . x .")
    (_, line) = around.effects("a1")
    assert line == {"effect": "ring-line", "cells": ["a8", "a1", "a2"], "ends": ["a8", "a2"]}


def test_rg9_a_spoke_line():
    assert rings(TWO, to_move=1).effects("c5") == [
        {"effect": "place", "cell": "c5"},
        {"effect": "spoke-line", "cells": ["a5", "b5", "c5"]},
    ]


def test_rg11_a_line_by_turning():
    """Twice anticlockwise: c7 comes to c6; after b has turned it is below b5."""
    drawing = """
        a: o  .  .  .  .  x  .  .
        b: .  .  .  .  .  x  .  .
        c: .  .  .  .  .  .  x  .
    """
    assert made(rings(drawing, to_move=1), "c-") == {"turn", "spoke-line", "line-by-turning"}


def test_rg12_a_locked_pawn_forms_no_line_and_a_moved_one_does():
    drawing = """
        a: o' o  .  .  x  .  .  .
        b: o' .  .  .  .  .  .  .
        c: .  .  o  .  .  .  .  .
    """
    assert made(rings(drawing), "a3") == {"place"}
    moved = """
        a: .  o  o  .  x  .  .  .
        b: o' .  .  .  .  .  .  .
        c: .  .  .  .  .  .  .  .
    """
    assert made(rings(moved), "b1-a1") == {"move", "ring-line"}


def test_rg14_several_lines_at_once():
    drawing = """
        a: .  o  o  .  x  .  .  .
        b: o  .  .  .  .  .  .  .
        c: o  .  .  .  .  .  .  .
    """
    assert made(rings(drawing), "a1") == {"place", "ring-line", "spoke-line", "several-lines"}


def test_rg15_taking():
    assert made(rings(TWO).play("a3"), "xa5") == {"take"}


def test_rg17_somebody_is_out():
    assert made(rings(TWO, hand=[3, 0]).play("a3"), "xa5") == {"take", "eliminated"}


@pytest.mark.parametrize("players", [2, 4])
def test_rg15_whenever_something_is_to_be_taken_a_line_was_formed(players):
    game = spielwerk.load("rings", players)
    lines = 0
    for before, after in pairwise(random_game(game, 5, 1).positions()):
        found = made(before, after.last_move)
        begun = before._state.victim < 0 <= after._state.victim
        assert not begun or {"ring-line", "spoke-line"} & found
        lines += begun
    assert lines


# ---- Memento ----------------------------------------------------------------------------------

NEAR = """
                .
              .   .
                {mover}
            {other}   .   .
      .     .   .   .     .
     . .      .       . .
      .     .   .      .
    . . .     .      . x .
"""


def told(position, move, *names):
    """What a move does, as far as these effects go."""
    return [one for one in position.effects(move) if one["effect"] in names]


def test_me6_out_and_back_in():
    assert made(alone("o", "A1"), "A1-B3") == {"move", "exit"}
    assert told(alone("o", "A1"), "A1-B3", "exit") == [{"effect": "exit", "from": "A1", "to": "B3"}]
    assert made(alone("o", "A1"), "A1-A2") == {"move"}


def test_me6_a_double_leaves_only_if_the_way_over_the_board_is_blocked():
    free = alone("o2", "A1")
    assert told(free, "A1-B3", "move", "exit") == [
        {
            "effect": "move", "from": "A1", "to": "B3", "height": 2,
            "path": ["A1", "A2", "A3", "B1", "B2", "B3"],
        }
    ]  # fmt: skip
    blocked = memento("o2 . x" + " ." * 25)
    assert made(blocked, "A1-B3") == {"move", "exit"}
    (moved,) = told(blocked, "A1-B3", "move")
    assert moved["path"] == ["A1", "B3"]


def test_me6_a_part_of_a_split_may_leave_too():
    position = alone("o2", "A1")
    assert made(position, "A1/A2,B5") == {"split", "exit"}
    assert told(position, "A1/A2,B5", "exit") == [{"effect": "exit", "from": "A1", "to": "B5"}]


def test_me8_straight_on_through_an_exit():
    blocked = memento("""
                .
              .   o2
                .
            .   .   x
      .     .   .   .     .
     . .      .       . .
      .     .   .      .
    . . .     .      . . .
    """)
    assert blocked.effects("A2-B2") == [
        {
            "effect": "move", "from": "A2", "to": "B2", "height": 2,
            "path": ["A2", "A1", "B3", "B2"],
        },
        {"effect": "slide", "from": "A2", "to": "B2"},
        {"effect": "straight-exit", "from": "A1", "to": "B3"},
    ]  # fmt: skip


def test_me10_the_first_single():
    start = spielwerk.load("memento").start()
    assert start.effects("I0") == [{"effect": "first", "to": ["I0"]}]


def test_me11_entering():
    position = alone("o", "A1")
    assert position.effects("C3,B2") == [{"effect": "enter", "to": ["B2", "C3"]}]


def test_me12_turning():
    position = alone("o", "A1")
    assert position.effects("A+") == [{"effect": "turn", "triangle": "A", "way": "+"}]
    assert position.effects("A-") == [{"effect": "turn", "triangle": "A", "way": "-"}]


def test_me13_the_long_ways():
    slide = alone("o2", "A1", exits=False)
    assert made(slide, "A1-A3") == {"move", "slide"}
    (moved,) = told(slide, "A1-I0", "move")
    assert moved["path"] == ["A1", "A0", "A4", "I4", "I0"]
    jump = alone("o3", "A0")
    assert made(jump, "A0-B0") == {"move", "jump"}
    (moved,) = told(jump, "A0-B3", "move")
    assert (moved["path"], moved["height"]) == (["A0", "B3"], 3)


def test_me14_capturing_and_stacking():
    assert memento(NEAR.format(mover="o", other="x2")).effects("A0-A5") == [
        {"effect": "move", "from": "A0", "to": "A5", "height": 1, "path": ["A0", "A5"]},
        {"effect": "capture", "point": "A5", "owner": 1, "height": 2},
    ]
    own = memento(NEAR.format(mover="o", other="o"))
    assert made(own, "A0-A5") == {"move", "stack"}
    assert told(own, "A0-A5", "stack") == [
        {"effect": "stack", "point": "A5", "owner": 0, "height": 1}
    ]
    high = memento(NEAR.format(mover="o3", other="x"))
    assert made(high, "A0-A5") == {"move", "capture", "stones-back"}
    assert told(high, "A0-A5", "stones-back") == [{"effect": "stones-back", "stones": 3}]


def test_me15_splitting():
    assert alone("o2", "A0").effects("A0/A1,A2") == [
        {
            "effect": "split",
            "from": "A0",
            "parts": [
                {"to": "A1", "height": 1, "path": ["A0", "A1"]},
                {"to": "A2", "height": 1, "path": ["A0", "A2"]},
            ],
        }
    ]
    (split,) = told(alone("o3", "A0"), "A0/A6,2B0", "split")
    assert [(part["to"], part["height"]) for part in split["parts"]] == [("B0", 2), ("A6", 1)]


def test_me16_passing():
    stuck = memento("o3 x3 v3 o3 x3" + " ." * 23, players=4, turned=[2], to_move=3)
    assert stuck.effects("pass") == [{"effect": "pass"}]


def test_me17_somebody_is_out():
    last = memento(NEAR.format(mover="o", other="x").replace(" x .\n", " v .\n"), players=3)
    assert made(last, "A0-A5") == {"move", "capture", "out"}
    assert told(last, "A0-A5", "out") == [{"effect": "out", "seat": 1}]


def test_me18_and_me19_the_points_that_win():
    middles = memento(". . . . . o . . . . . . . . o . . o . . o x . . . . . .")
    assert told(middles, "A4-A0", "all-middles") == [
        {"effect": "all-middles", "points": ["A0", "B0", "C0", "I0"]}
    ]
    feet = memento(". o . o . o o . . . . . . . . . . . . . . x . . . . . .")
    assert told(feet, "A3-A2", "middle-and-feet") == [
        {"effect": "middle-and-feet", "points": ["A0", "A2", "A4", "A6"]}
    ]


# ---- Triominos --------------------------------------------------------------------------------


def test_tr6_laying():
    position = table("135", racks=("133 111", "222"))
    assert position.effects("313@0,0d") == [
        {"effect": "lay", "tile": "133", "reading": "313", "cell": "0,0d", "chips": 1}
    ]


def test_tr7_laying_the_joker():
    assert table("135", racks=("J 111", "222")).effects("J@0,0d") == [
        {"effect": "joker", "tile": "J", "reading": "J", "cell": "0,0d", "chips": 1}
    ]


AROUND = ["111@0,0d", "111@1,0u", "111@1,-1d"]


def test_tr8_a_hexagon():
    position = table("111", laid=[*AROUND, "111@1,-1u"], racks=("111 222", "333"))
    lay, hexagon = position.effects("111@0,-1d")
    assert (lay["effect"], lay["chips"]) == ("lay", 2)
    cells = ["1,0u", "0,0d", "0,0u", "0,-1d", "1,-1u", "1,-1d"]
    assert hexagon == {"effect": "hexagon", "centre": [1, 0], "cells": cells}


def test_tr8_every_hexagon_is_told():
    beyond = ["111@-1,0d", "111@-1,0u", "111@-1,-1d", "111@0,-1u"]
    position = table("111", laid=[*AROUND, "111@1,-1u", *beyond], racks=("111 222", "333"))
    lay, *hexagons = position.effects("111@0,-1d")
    assert lay["chips"] == 3
    assert [told["centre"] for told in hexagons] == [[0, 0], [1, 0]]


def test_tr8_a_bridge():
    position = table("111", laid=[*AROUND, "111@1,-2d"], racks=("111 222", "333"))
    lay, bridge = position.effects("111@0,-1d")
    assert lay["chips"] == 2
    assert bridge == {"effect": "bridge", "cell": "0,-1d"}


def test_tr8_the_last_tile():
    lay, last = table("135", racks=("133", "222")).effects("313@0,0d")
    assert (lay["chips"], last) == (2, {"effect": "last-tile"})


def test_tr9_swapping():
    position = table("135", laid=["J@0,0d"], racks=("133 111", "222"))
    assert position.effects("swap 313") == [
        {"effect": "swap", "tile": "133", "reading": "313", "cell": "0,0d"}
    ]


def test_tr10_buying_by_necessity_or_by_choice():
    bought = {"effect": "buy", "tile": "111"}
    assert table("135", racks=("222", "444")).effects("buy", 0) == [bought]
    by_choice = table("135", racks=("133", "444")).effects("buy", 0)
    assert by_choice == [bought, {"effect": "buy-by-choice"}]


def test_tr17_what_is_bought_and_why_is_told_only_to_those_who_see_the_rack():
    assert table("135", racks=("133", "444")).effects("buy", 1) == [{"effect": "buy"}]
    assert table("135", racks=("133", "444")).effects("buy", None) == [{"effect": "buy"}]
    seen = table("135", racks=("133", "444"), open=True).effects("buy", None)
    assert seen == [{"effect": "buy", "tile": "111"}, {"effect": "buy-by-choice"}]


def test_tr11_passing():
    assert made(table("135", racks=("222", "444"), chips=[0, 4]), "pass") == {"pass"}


def test_tr13_the_last_tile_of_the_pot():
    position = table("135", racks=("222", "444"), pot="555")
    assert position.effects("buy") == [{"effect": "buy"}, {"effect": "pot-empty", "turns": 2}]


# ---- Dimenticato ------------------------------------------------------------------------------

OUT = """
    _ _ _ _ . . _ _ _ _
    _ _ _ _ . . _ _ _ _
    _ _ . A . . . . _ _
    _ _ . . . . . A _ _
    _ _ . . _ _ . B _ _
    _ _ . . _ _ . . _ _
    _ _ . . . . . . _ _
    _ _ . A . . . . _ _
    _ _ _ _ . . _ _ _ _
    _ _ _ _ . . _ _ _ _
"""


def out():
    return track(OUT, under={"h7": 1, "d8": 3, "h6": 2}, colours={"h6": 0})


def test_di7_coming_home():
    assert called(out(), "d8").effects("d8-f9") == [
        {"effect": "go", "from": "d8", "to": "f9"},
        {"effect": "home", "field": "f9"},
    ]


def test_di13_going_a_way():
    going = called(out(), "d8").effects("d8-f7")
    assert going == [{"effect": "go", "from": "d8", "to": "f7"}]


def test_di14_leaving():
    start = spielwerk.load("dimenticato").start(seed=4)
    assert start.effects("f9-g8") == [{"effect": "leave", "from": "f9", "to": "g8"}]


def test_di15_calls_right_and_wrong():
    asked = {"field": "d8", "number": 3}
    assert out().effects("d8=3") == [{"effect": "right-call", **asked, "said": 3}]
    assert out().effects("d8=4") == [{"effect": "wrong-call", **asked, "said": 4}]


def test_di15_a_right_call_without_a_way():
    """Four steps lead from f7 to e10, and nowhere else."""
    line = (
        "dimenticato 2 to_move=0 turns=90 cards=0.0,1.0,2.0,3.0,4.0,5.0 "
        "blue=f7,e9,f9,e10 orange=c5,c6,d5,d6"
    )
    assert spielwerk.read_position(line).effects("f7=4") == [
        {"effect": "right-call", "field": "f7", "said": 4, "number": 4},
        {"effect": "no-way", "field": "f7"},
    ]
    free = spielwerk.read_position(line.replace("e10", "f10"))
    assert made(free, "f7=4") == {"right-call"}


def test_di16_inside_the_goal():
    one_home = OUT.replace("_ _ _ _ . . _ _ _ _", "_ _ _ _ A . _ _ _ _", 1)
    inside = track(one_home).effects("e10-f10")
    assert inside == [{"effect": "inside", "from": "e10", "to": "f10"}]


def test_di18_staying_instead_of_hitting():
    leaving = track(ONLY_A_HIT_LEADS_OUT, colours={"g8": 0})
    assert leaving.effects("pass") == [{"effect": "stay"}]
    moving = """
        _ _ _ _ . . _ _ _ _
        _ _ _ _ . . _ _ _ _
        _ _ . . . . . . _ _
        _ _ . . . . . . _ _
        _ _ . . _ _ . A _ _
        _ _ . . _ _ A . _ _
        _ _ . . . . . B _ _
        _ _ . . . . . . _ _
        _ _ _ _ . . _ _ _ _
        _ _ _ _ . . _ _ _ _
    """
    position = track(moving, under={"h6": 2}, colours={"h4": 3})
    assert called(position, "h6").effects("pass") == [{"effect": "stay"}]


def test_di17_a_lost_turn():
    position = track(LOST, colours={"i12": 1, "j12": 2, "i11": 3})
    assert position.effects("pass") == [{"effect": "turn-lost"}]


def test_di18_hitting():
    """The hit figure is set back where the hitter says; leaving may hit as well."""
    after = called(out(), "h7")
    (hit, *_) = [move for move in after.legal_moves if "x" in move]
    back = hit.partition(">")[2]
    assert after.effects(hit) == [
        {"effect": "go", "from": "h7", "to": "h6"},
        {"effect": "hit", "field": "h6", "owner": 1, "back": back},
    ]
    leaving = track(ONLY_A_HIT_LEADS_OUT, colours={"g8": 0})
    assert leaving.effects("e10xg8>d8") == [
        {"effect": "leave", "from": "e10", "to": "g8"},
        {"effect": "hit", "field": "g8", "owner": 1, "back": "d8"},
    ]


# ---- All of them ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", spielwerk.GAMES)
def test_every_move_of_a_game_does_something_that_has_a_name(name):
    game = spielwerk.find_game(name)
    for before, after in pairwise(random_game(spielwerk.Ruleset.of(game, 3), 3, 0).positions()):
        assert made(before, after.last_move)
        assert not list(effects_have_names(before, after.last_move, after))


@pytest.mark.parametrize(
    ("name", "move", "alike"),
    [("rings", "b7", "b1–b8"), ("rings", "c-", "a± b± c±"), ("memento", "B0", "A0 B0 C0"),
     ("memento", "I0", "I0"), ("triominos", "buy", "buy")],
)  # fmt: skip
def test_first_moves_that_are_alike_have_one_name(name, move, alike):
    assert spielwerk.find_game(name).opening(move) == alike


@pytest.mark.parametrize("name", ["rings", "memento"])
def test_every_first_move_is_like_some(name):
    game = spielwerk.find_game(name)
    for move in spielwerk.Ruleset.of(game, 2).start().legal_moves:
        assert game.opening(move)
