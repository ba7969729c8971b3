"""Which rules come into play with a move, rule by rule: what a report counts."""

from itertools import pairwise

import pytest

import spielwerk
from rules.dimenticato_tracks import ONLY_A_HIT_LEADS_OUT, called, track
from rules.memento_pictures import alone, memento
from rules.rings_pictures import EMPTY, rings
from rules.triominos_tables import table
from spielwerk.engine.playouts import random_game
from spielwerk.games.memento.rules import PASS as MEMENTO_PASS


def made(position, move):
    """What happens in a move."""
    game = position.game.game
    action = game.read_move(position._state, move)
    return set(game.happened(position._state, action, position.play(move)._state))


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
    assert made(rings(TWO, hand=[0, 5]), "a1-c4") == {"fly"}


def test_rg9_a_ring_line():
    assert made(rings(TWO), "a3") == {"place", "ring-line"}


def test_rg9_a_spoke_line():
    assert made(rings(TWO, to_move=1), "c5") == {"place", "spoke-line"}


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


def test_me6_out_and_back_in():
    assert made(alone("o", "A1"), "A1-B3") == {"move", "exit"}
    assert made(alone("o", "A1"), "A1-A2") == {"move"}


def test_me6_a_part_of_a_split_may_leave_too():
    assert made(alone("o2", "A1"), "A1/A2,B5") == {"split", "exit"}


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
    assert made(blocked, "A2-B2") == {"move", "slide", "straight-exit"}


def test_me10_the_first_single():
    assert made(spielwerk.load("memento").start(), "I0") == {"first"}


def test_me11_entering():
    assert made(alone("o", "A1"), "B2,C3") == {"enter"}


def test_me12_turning():
    assert made(alone("o", "A1"), "A+") == {"turn"}


def test_me13_the_long_ways():
    assert made(alone("o2", "A1", exits=False), "A1-A3") == {"move", "slide"}
    assert made(alone("o3", "A0"), "A0-B0") == {"move", "jump"}


def test_me14_capturing_and_stacking():
    assert made(memento(NEAR.format(mover="o", other="x")), "A0-A5") == {"move", "capture"}
    assert made(memento(NEAR.format(mover="o", other="o")), "A0-A5") == {"move", "stack"}
    high = memento(NEAR.format(mover="o3", other="x"))
    assert made(high, "A0-A5") == {"move", "capture", "stones-back"}


def test_me15_splitting():
    assert made(alone("o2", "A0"), "A0/A1,A2") == {"split"}


def test_me16_passing():
    state = alone("o", "A1")._state
    assert spielwerk.find_game("memento").happened(state, MEMENTO_PASS, state) == ("pass",)


def test_me17_somebody_is_out():
    last = memento(NEAR.format(mover="o", other="x").replace(" x .\n", " v .\n"), players=3)
    assert made(last, "A0-A5") == {"move", "capture", "out"}


# ---- Triominos --------------------------------------------------------------------------------

HEXAGON = ["111@0,0d", "111@1,0u", "111@1,-1d", "111@1,-1u"]
BRIDGE = ["111@-1,0d", "111@-1,0u", "111@-1,-1d", "111@0,-1u"]


def test_tr6_laying():
    assert made(table("135", racks=("133 111", "222")), "313@0,0d") == {"lay"}


def test_tr7_laying_the_joker():
    assert made(table("135", racks=("J 111", "222")), "J@0,0d") == {"joker"}


def test_tr8_a_hexagon():
    position = table("111", laid=HEXAGON, racks=("111 222", "333"))
    assert made(position, "111@0,-1d") == {"lay", "hexagon"}


def test_tr8_a_bridge():
    around = ["111@0,0d", "111@1,0u", "111@1,-1d"]
    position = table("111", laid=[*around, "111@1,-2d"], racks=("111 222", "333"))
    assert made(position, "111@0,-1d") == {"lay", "bridge"}


def test_tr8_the_last_tile():
    assert made(table("135", racks=("133", "222")), "313@0,0d") == {"lay", "last-tile"}


def test_tr9_swapping():
    position = table("135", laid=["J@0,0d"], racks=("133 111", "222"))
    assert made(position, "swap 313") == {"swap"}


def test_tr10_buying_by_necessity_or_by_choice():
    assert made(table("135", racks=("222", "444")), "buy") == {"buy"}
    assert made(table("135", racks=("133", "444")), "buy") == {"buy", "buy-by-choice"}


def test_tr11_passing():
    assert made(table("135", racks=("222", "444"), chips=[0, 4]), "pass") == {"pass"}


def test_tr13_the_last_tile_of_the_pot():
    assert made(table("135", racks=("222", "444"), pot="555"), "buy") == {"buy", "pot-empty"}


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
    assert made(called(out(), "d8"), "d8-f9") == {"go", "home"}


def test_di13_going_a_way():
    assert made(called(out(), "d8"), "d8-f7") == {"go"}


def test_di14_leaving():
    assert made(spielwerk.load("dimenticato").start(seed=4), "f9-g8") == {"leave"}


def test_di15_calls_right_and_wrong():
    assert made(out(), "d8=3") == {"right-call"}
    assert made(out(), "d8=4") == {"wrong-call"}


def test_di15_a_right_call_without_a_way():
    game = spielwerk.load("dimenticato", 3)
    found = [
        made(before, after.last_move)
        for number in range(10)
        for before, after in _pairs(random_game(game, 1, number))
        if "=" in after.last_move
        and before._state.called < 0
        and after.view(0)["called"]["number"] == int(after.last_move[-1])
        and after.turns > before.turns
    ]
    assert found
    assert all(names == {"right-call", "no-way"} for names in found)


def _pairs(position):
    return pairwise(position.positions())


def test_di16_inside_the_goal():
    one_home = OUT.replace("_ _ _ _ . . _ _ _ _", "_ _ _ _ A . _ _ _ _", 1)
    assert made(track(one_home), "e10-f10") == {"inside"}


def test_di18_staying_instead_of_hitting():
    assert made(track(ONLY_A_HIT_LEADS_OUT, colours={"g8": 0}), "pass") == {"stay"}
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
    assert made(called(position, "h6"), "pass") == {"stay"}


def test_di17_a_lost_turn():
    lost = """
        _ _ _ _ _ _ a A _ _ _ _ _ _
        _ _ _ _ _ _ A A _ _ _ _ _ _
        _ _ . . . . . . B C . . _ _
        _ _ . . . . . . D . . . _ _
        _ _ . . _ _ _ _ _ _ . . _ _
        _ _ . . _ _ _ _ _ _ . . _ _
        . . . . _ _ _ _ _ _ . . . .
        . . . . _ _ _ _ _ _ . . . .
        _ _ . . _ _ _ _ _ _ . . _ _
        _ _ . . _ _ _ _ _ _ . . _ _
        _ _ . . . . . . . . . . _ _
        _ _ . . . . . . . . . . _ _
        _ _ _ _ _ _ . . _ _ _ _ _ _
        _ _ _ _ _ _ . . _ _ _ _ _ _
    """
    position = track(lost, colours={"i12": 1, "j12": 2, "i11": 3})
    assert made(position, "pass") == {"turn-lost"}


def test_di18_hitting():
    after = called(out(), "h7")
    (hit, *_) = [move for move in after.legal_moves if "x" in move]
    assert made(after, hit) == {"go", "hit"}


# ---- All of them ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", spielwerk.GAMES)
def test_every_move_of_a_game_makes_something_happen_that_has_a_name(name):
    game = spielwerk.find_game(name)
    for before, after in _pairs(random_game(game.with_options(3), 3, 0)):
        found = made(before, after.last_move)
        assert found
        assert found <= set(game.happenings)


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
    for move in game.with_options(2).start().legal_moves:
        assert game.opening(move)
