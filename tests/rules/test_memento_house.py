"""Memento by house rules: each option changes its rule, and nothing else."""

import pytest

import spielwerk
from rules.memento_pictures import EMPTY, alone, memento, shows, targets
from spielwerk import BadOption, BadPosition, IllegalMove
from spielwerk.locale import LANGUAGES, say

OTHER_WAYS = {
    "win_middles": ("win_heart", "win_last"),
    "win_heart": ("win_middles", "win_last"),
    "win_last": ("win_middles", "win_heart"),
}


def refused(position, move, rule):
    with pytest.raises(IllegalMove) as refusal:
        position.play(move)
    assert refusal.value.rule == rule
    return str(refusal.value)


def kinds(position):
    """The actions that can be taken."""
    return {
        "turn"
        if move[1] in "+-"
        else "split"
        if "/" in move
        else "move"
        if "-" in move
        else "enter"
        for move in position.legal_moves
    }


# ---- stones, markers: ME-9 --------------------------------------------------------------------


@pytest.mark.parametrize(("players", "option"), [(2, "stones"), (3, "stones"), (4, "stones_four")])
def test_me9_the_supply_may_hold_more_or_fewer_stones(players, option):
    printed = spielwerk.load("memento", players).start()
    assert printed.view(None)["supply"] == (15 if players == 4 else 11)
    for stones in (7, 20):
        start = spielwerk.load("memento", players, **{option: stones}).start()
        assert start.view(None)["supply"] == stones
        assert start.play("A1").view(None)["supply"] == stones - 1


def test_me9_the_other_number_of_stones_changes_nothing():
    assert spielwerk.load("memento", 2, stones_four=7).start().view(None)["supply"] == 11
    assert spielwerk.load("memento", 4, stones=7).start().view(None)["supply"] == 15


FIVE = """
              o
            .   x
              .
          .   .   .
     o    .   .   .    x
    . .      .       . .
     .    .     .     .
   . . .      .     . . o
"""


def test_me9_an_empty_supply_ends_bringing_in_earlier():
    assert "enter" in kinds(memento(FIVE))
    empty = memento(FIVE, stones=5)
    assert empty.view(None)["supply"] == 0
    assert "enter" not in kinds(empty)
    refused(empty, "A3,A5", "ME-11")
    with pytest.raises(BadPosition):
        memento(FIVE.replace(". . o", "x . o"), stones=5)


@pytest.mark.parametrize(("markers", "allowed"), [(9, True), (5, True), (4, False), (3, False)])
def test_me9_markers_limit_the_figures(markers, allowed):
    position = memento(FIVE, markers=markers)
    assert position.view(None)["markers"] == [markers - 3, markers - 2]
    assert ("enter" in kinds(position)) == allowed
    if not allowed:
        refused(position, "A3,A5", "ME-11")
    with pytest.raises(BadPosition):
        memento(FIVE, markers=2)


def test_me9_splitting_needs_a_marker_too():
    position = alone("o3", "A0", markers=2)
    assert "A0/2A2,A4" in position.legal_moves
    refused(position, "A0/A2,A4,A6", "ME-15")
    assert "A0/A2,A4,A6" in alone("o3", "A0", markers=3).legal_moves


# ---- turning: ME-12 ---------------------------------------------------------------------------


def test_me12_triangles_may_be_fixed():
    assert "A+" in memento(FIVE).legal_moves
    fixed = memento(FIVE, turning=False)
    assert kinds(fixed) == {"enter", "move"}
    assert not fixed.view(None)["may_turn"]
    assert "not turned" in refused(fixed, "A+", "ME-12")
    with pytest.raises(BadPosition):
        memento(FIVE, turned=[1], turning=False)


def test_me12_the_terminal_tells_who_may_not_turn_only_where_somebody_may():
    def told(position):
        picture = position.game.picture(position.view(0), say)
        return "may not turn" in "".join(piece for line in picture for piece, _ in line)

    assert told(memento(FIVE, turned=[1]))
    assert not told(memento(FIVE, turning=False))


# ---- capture_own: ME-14 -----------------------------------------------------------------------

NEXT_TO_EACH_OTHER = """
              o
            o   .
              x
          .   .   .
     .    .   .   .    .
    . .      .       . .
     .    .     .     .
   . . .      .     . . .
"""


def test_me14_ones_own_figures_may_be_protected():
    position = memento(NEXT_TO_EACH_OTHER)
    assert "A6" in targets(position, "A1")
    assert shows(
        position.play("A1-A6"),
        NEXT_TO_EACH_OTHER.replace("  o\n", "  .\n", 1).replace("o   .", "o2   ."),
    )
    house = memento(NEXT_TO_EACH_OTHER, capture_own=False)
    assert targets(house, "A1") == targets(position, "A1") - {"A6"}
    assert "A0" in targets(house, "A1")  # another player's
    assert "your own" in refused(house, "A1-A6", "ME-14")
    refused(house, "A1-A1", "ME-13")


def test_me14_a_protected_figure_still_blocks_the_way():
    drawing = NEXT_TO_EACH_OTHER.replace("  o\n", "  o2\n", 1)
    position = memento(drawing, capture_own=False, exits=False)
    assert targets(position, "A1") == {"A0", "A2", "A3", "B1", "B2", "B3"}
    assert "A5" not in targets(position, "A1")


# ---- splitting: ME-15 -------------------------------------------------------------------------


@pytest.mark.parametrize(("figure", "move"), [("o2", "A0/A2,A4"), ("o3", "A0/2A2,A4")])
def test_me15_nobody_splits_where_splitting_is_off(figure, move):
    assert move in alone(figure, "A0").legal_moves
    house = alone(figure, "A0", splitting=False)
    assert "split" not in kinds(house)
    assert targets(house, "A0") == targets(alone(figure, "A0"), "A0")
    assert "not split" in refused(house, move, "ME-15")


# ---- win_middles, win_heart, win_last: ME-18 to ME-20 -----------------------------------------

WINS = {
    "win_middles": (
        """
              .
            .   .
              o
          .   .   .
     .    .   o   .    .
    . .      .       . .
     o    .     .     o
   x . .      .     . . .
""",
        "I4-I0",
        "ME-18",
    ),
    "win_heart": (
        """
              .
            o   o
              o
          o   .   .
     .    .   .   .    .
    . .      .       . .
     .    .     .     .
   x . .      .     . . .
""",
        "A5-A4",
        "ME-19",
    ),
    "win_last": (
        """
              o
            x   .
              .
          .   .   .
     .    .   .   .    .
    . .      .       . .
     .    .     .     .
   . . .      .     . . .
""",
        "A1-A6",
        "ME-20",
    ),
}


@pytest.mark.parametrize("way", WINS)
def test_me18_to_me20_each_way_to_win_may_be_off(way):
    drawing, move, rule = WINS[way]
    won = memento(drawing).play(move)
    assert (won.ended, won.ranks) == (rule, [1, 2])
    for other in OTHER_WAYS[way]:  # nothing depends on the other two
        assert memento(drawing, **{other: False}).play(move).ended == rule
    after = memento(drawing, **{way: False}).play(move)
    assert not after.over
    assert after.view(None)["goal"] == []
    assert spielwerk.read_position(after.line) == after
    if way != "win_last":
        with pytest.raises(BadPosition):
            spielwerk.read_position(after.line.replace(f" {way}=false", ""))


def test_me17_nobody_is_out_where_the_last_one_left_does_not_win():
    drawing, move, _ = WINS["win_last"]
    captured = memento(drawing, win_last=False).play(move)
    view = captured.view(None)
    assert (view["still_in"], view["entered"]) == ([True, True], [True, False])
    assert captured.to_move == 1
    again = captured.play("B2,B4")
    assert again.view(None)["entered"] == [True, True]
    assert again.to_move == 0
    with pytest.raises(BadPosition):
        memento(EMPTY.replace(".", "o", 1), win_last=False, out={1: 9})


def test_somebody_must_be_able_to_win():
    with pytest.raises(BadOption) as clash:
        spielwerk.load("memento", win_middles=False, win_heart=False, win_last=False)
    assert clash.value.rule == "ME-18"
    with pytest.raises(BadOption) as clash:
        spielwerk.load("memento", markers=3, win_last=False)
    assert clash.value.rule == "ME-9"
    assert all("3" in clash.value.text(language) for language in LANGUAGES)
    assert spielwerk.load("memento", markers=4, win_last=False)
    assert spielwerk.load("memento", markers=3, win_middles=False, win_heart=False)


# ---- The links: ME-24 -------------------------------------------------------------------------


def test_me24_without_any_link_no_way_leads_out_of_a_triangle():
    links = ("exits", "touching_corners", "touching_feet")
    apart = alone("o2", "A3", **dict.fromkeys(links, False))
    assert "No way leads there" in refused(apart, "A3-B1", "ME-13")
    assert "B1" in targets(alone("o2", "A3", exits=False, touching_feet=False), "A3")


# ---- Passing: ME-16 ---------------------------------------------------------------------------


def test_me16_a_player_without_figures_passes_if_there_is_nothing_to_bring_in_or_turn():
    full = """
              o
            o   o
              .
          o   .   .
     .    .   .   .    .
    . .      .       . .
     .    .     .     .
   . . .      .     . . o
"""
    position = memento(full, stones=5, turning=False, to_move=1)
    assert list(position.legal_moves) == ["pass"]
    assert position.play("pass").to_move == 0
    refused(memento(EMPTY, turns=0, turning=False), "pass", "ME-10")
