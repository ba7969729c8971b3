"""Memento, rule by rule: each test fails if its rule is broken."""

import math

import pytest

import spielwerk
from rules.memento_pictures import EMPTY, alone, memento, shows, targets
from spielwerk import BadMove, BadOption, IllegalMove
from spielwerk.games.memento.board import (
    CORNERS,
    EVERY_SWITCHES,
    EXIT,
    LINES,
    MEDIAN_POINTS,
    POINT_NAMES,
    Switches,
    neighbours,
    points,
    rays,
)
from spielwerk.games.memento.rules import won_by
from spielwerk.locale import say

ALL_OFF = {
    "exits": False, "straight_exits": False, "touching_corners": False, "touching_feet": False,
}  # fmt: skip


def refused(position, move, rule, words=""):
    with pytest.raises(IllegalMove) as refusal:
        position.play(move)
    assert refusal.value.rule == rule
    assert words in refusal.value.text("en")
    return refusal.value


def entering(position):
    return {m for m in position.legal_moves if "," in m and "/" not in m}


def turning(position):
    return {m for m in position.legal_moves if m[-1] in "+-"}


# ---- Board ------------------------------------------------------------------------------------


def place(name):
    """Where a point is in the plane, if A, B and C have sides of length 2."""
    tall = math.sqrt(3)
    base = {"A": (0, tall), "B": (1, 0), "C": (-1, 0), "I": (0, tall)}[name[0]]
    corners = {1: (0, tall), 3: (1, 0), 5: (-1, 0)}
    around = dict(corners)
    for foot, (a, b) in {2: (1, 3), 4: (3, 5), 6: (5, 1)}.items():
        around[foot] = tuple((p + q) / 2 for p, q in zip(corners[a], corners[b], strict=True))
    around[0] = (0, tall / 3)
    x, y = around[int(name[1])]
    sign = -1 if name[0] == "I" else 1  # I is turned by half a turn
    return base[0] + sign * x, base[1] + sign * y


def heading(a, b):
    (ax, ay), (bx, by) = place(a), place(b)
    return round(math.degrees(math.atan2(by - ay, bx - ax))) % 360


def test_me1_there_are_28_points_in_four_triangles():
    start = spielwerk.load("memento").start()
    assert set(start.legal_moves) == {f"{t}{k}" for t in "ABCI" for k in range(7)}
    for unknown in ("D1", "A7", "a1", "A", "A1,", "A1,B2,C3", "A1/", "A1/2A2,2A3", ""):
        with pytest.raises(BadMove):
            start.play(unknown)
    # Odd points are corners: all twelve lie farthest from their middle.
    for triangle in "ABCI":
        far = {k: math.dist(place(f"{triangle}0"), place(f"{triangle}{k}")) for k in range(1, 7)}
        assert min(far[1], far[3], far[5]) > max(far[2], far[4], far[6])


@pytest.mark.parametrize("triangle", "ABCI")
def test_me2_sides_and_altitudes_join_the_points_of_a_triangle(triangle):
    wanted = {
        0: {1, 2, 3, 4, 5, 6}, 1: {2, 6, 0}, 2: {1, 3, 0}, 3: {2, 4, 0},
        4: {3, 5, 0}, 5: {4, 6, 0}, 6: {5, 1, 0},
    }  # fmt: skip
    for k, near in wanted.items():
        position = alone("o", f"{triangle}{k}", **ALL_OFF)
        assert targets(position, f"{triangle}{k}") == {f"{triangle}{n}" for n in near}
    # What touches in the plane is joined, and in equal steps.
    for k in (1, 3, 5):
        assert math.isclose(math.dist(place(f"{triangle}{k}"), place(f"{triangle}{k % 6 + 1}")), 1)


def test_me3_three_corners_meet_at_the_middle_of_each_big_side():
    for names in (("A3", "B1", "I5"), ("B5", "C3", "I1"), ("C1", "A5", "I3")):
        assert len({tuple(round(c, 6) for c in place(name)) for name in names}) == 1
    # Opposite each other: leaving at a big corner leads to the constellation farthest away.
    for corner, across in {"A1": "I1", "B3": "I3", "C5": "I5"}.items():
        far = {name: math.dist(place(corner), place(name)) for name in ("I1", "I3", "I5")}
        assert max(far, key=far.get) == across
        assert across in targets(alone("o", corner), corner)


def test_me4_touching_corners_are_neighbours_unless_switched_off():
    assert {"B1", "I5"} <= targets(alone("o", "A3", exits=False), "A3")
    off = alone("o", "A3", exits=False, touching_corners=False)
    assert targets(off, "A3") == {"A2", "A4", "A0"}


def test_me5_facing_feet_are_neighbours_unless_switched_off():
    for foot, facing in {"A4": "I4", "B6": "I6", "C2": "I2", "I2": "C2"}.items():
        assert place(foot) == pytest.approx(place(facing))
        assert facing in targets(alone("o", foot), foot)
        assert facing not in targets(alone("o", foot, touching_feet=False), foot)


def test_me6_a_figure_on_a_corner_may_leave_and_come_back_in():
    off = alone("o", "A1", exits=False)
    assert targets(off, "A1") == {"A2", "A6", "A0"}
    refused(off, "A1-B3", "ME-13")
    assert targets(alone("o", "A1"), "A1") == {"A2", "A6", "A0", "B3", "C5", "B5", "C3", "I1"}
    assert targets(alone("o", "I1"), "I1") == {
        "I2", "I6", "I0",  # inside
        "B5", "C3",  # touching
        "A1", "C1", "A5", "I3", "A3", "B1", "I5",  # out and back in
    }  # fmt: skip
    assert targets(alone("o", "A2"), "A2") == {"A1", "A3", "A0"}  # a foot is not a corner


DEGREES = {"middle": 6, "big corner": 8, "constellation": 12, "outer foot": 3, "border foot": 4}
WITHOUT_EXITS = {**DEGREES, "big corner": 3, "constellation": 5}


@pytest.mark.parametrize(
    ("switches", "degrees"), [(Switches(), DEGREES), (Switches(exits=False), WITHOUT_EXITS)]
)
def test_me6_how_many_neighbours_each_kind_of_point_has(switches, degrees):
    for name in POINT_NAMES:
        if name[1] == "0":
            kind = "middle"
        elif name in ("A1", "B3", "C5"):
            kind = "big corner"
        elif int(name[1]) % 2:
            kind = "constellation"
        else:
            kind = "border foot" if name in ("A4", "B6", "C2") or name[0] == "I" else "outer foot"
        assert len(neighbours(name, switches)) == degrees[kind], name


def test_me7_the_lines_of_the_whole_board():
    wanted = """
        C5-C6-C1-A5-A6-A1 A1-A2-A3-B1-B2-B3 B3-B4-B5-C3-C4-C5
        A1-A0-A4-I4-I0-I1 B3-B0-B6-I6-I0-I3 C5-C0-C2-I2-I0-I5
        I3-I4-I5 I5-I6-I1 I1-I2-I3
        A3-A4-A5 B5-B6-B1 C1-C2-C3
        A3-A0-A6 A5-A0-A2 B1-B0-B4 B5-B0-B2 C1-C0-C4 C3-C0-C6
    """
    either_way = {frozenset((line, "-".join(reversed(line.split("-"))))) for line in wanted.split()}
    found = {
        frozenset(("-".join(p), "-".join(reversed(p)))) for p in (line.points for line in LINES)
    }
    assert found == either_way


@pytest.mark.parametrize("switches", EVERY_SWITCHES, ids=lambda s: f"switches{s.number}")
def test_me7_every_straight_way_is_straight_in_the_plane(switches):
    """Along touching links nothing moves; through an exit the heading is the same as before."""
    for name in POINT_NAMES:
        for way in rays(name, switches):
            headings = set()
            for here, there in zip([name, *way], way, strict=False):
                same_triangle = here[0] == there[0] and not _leaves(here, there)
                if same_triangle:
                    headings.add(heading(here, there))
                elif place(here) != pytest.approx(place(there)):
                    assert switches.exits
                    assert switches.straight_exits
                assert there in neighbours(here, switches)
            assert len(headings) == 1, way


def _leaves(here, there):
    """The inner sides close from corner to corner of the same triangle."""
    return int(here[1]) % 2 == 1 and int(there[1]) % 2 == 1


def test_me7_a_double_slides_along_a_line_and_stops_where_it_breaks():
    slide = alone("o2", "A1", exits=False)
    assert targets(slide, "A1") == {
        "A2", "A3", "B1", "B2", "B3", "A6", "A5", "C1", "C6", "C5", "A0", "A4", "I4", "I0", "I1",
    }  # fmt: skip
    no_corners = alone("o2", "A1", exits=False, touching_corners=False)
    assert targets(no_corners, "A1") == {"A2", "A3", "A6", "A5", "A0", "A4", "I4", "I0", "I1"}
    no_feet = alone("o2", "A1", exits=False, touching_feet=False)
    assert {"A0", "A4"} <= targets(no_feet, "A1")
    assert not {"I4", "I0", "I1"} & targets(no_feet, "A1")


def test_me8_nine_lines_close_into_loops_through_the_exits():
    closed = {line.points for line in LINES if line.closed}
    assert {len(points) for points in closed} == {6, 3}
    assert len(closed) == 9
    for line in LINES:
        assert [link for link in line.links if link == EXIT] == [EXIT] * line.closed
        assert sum(link in (CORNERS, MEDIAN_POINTS) for link in line.links) == (
            len(line.points) == 6
        )


def test_me8_a_double_leaves_and_returns_in_a_straight_line():
    # From A2 over A1 out, in at B3 and on; B1 is reached both ways, A2 itself never.
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
    assert {"A1", "B3", "B2", "B1"} <= targets(blocked, "A2")
    assert "A2" not in targets(blocked, "A2")
    bent = memento(
        """
                .
              .   o2
                .
            .   .   x
      .     .   .   .     .
     . .      .       . .
      .     .   .      .
    . . .     .      . . .
    """,
        straight_exits=False,
    )
    assert "A1" in targets(bent, "A2")
    assert not {"B3", "B2", "B1"} & targets(bent, "A2")
    refused(bent, "A2-B3", "ME-13", "A figure is in the way")


def test_me8_at_other_corners_leaving_bends_the_line():
    # Along A5-A4-A3 a Double cannot go on through the exit at A3.
    position = alone("o2", "A4", touching_feet=False)
    assert targets(position, "A4") == {"A3", "A5", "A0", "A1", "I1", "I0", "I4"}


def test_me8_a_loop_with_one_break_is_one_line_through_the_exit():
    position = alone("o2", "A2", touching_corners=False)
    assert targets(position, "A2") == {"A1", "B3", "B2", "B1", "A3", "A0", "A5"}


# ---- Material ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "supply"), [(2, 11), (3, 11), (4, 15)])
def test_me9_markers_and_stones(players, supply):
    view = spielwerk.load("memento", players).start().view(None)
    assert view["supply"] == supply
    assert view["markers"] == [9] * players
    after = spielwerk.load("memento", players).start().play("A0").view(None)
    assert after["supply"] == supply - 1
    assert after["markers"] == [8] + [9] * (players - 1)


def test_me10_the_first_turn_places_one_single_anywhere():
    start = spielwerk.load("memento", 3).start()
    for move in ("A1,B2", "A+", "A1-A0", "pass"):
        refused(start, move, "ME-10")
    after = start.play("I0")
    assert after.to_move == 1
    refused(after, "A1", "ME-11", "two Singles")
    assert play_all(after, "A1,A2", "B1,B2").to_move == 0


def play_all(position, *moves):
    for move in moves:
        position = position.play(move)
    return position


def test_me10_players_who_are_out_are_skipped():
    position = memento(EMPTY.replace(".", "o", 1), players=4, out={1: 5, 2: 6})
    assert position.play("A1-A0").to_move == 3


# ---- A turn -----------------------------------------------------------------------------------


def test_me11_two_singles_enter_on_free_points_outside():
    position = memento("""
                x
              .   .
                .
            .   .   .
      .     .   .   .     .
     . .      .       . .
      .     .   .      .
    . . .     .      . . .
    """)
    points = [f"{t}{k}" for t in "ABC" for k in range(1, 7) if f"{t}{k}" != "A1"]
    assert entering(position) == {f"{a},{b}" for a in points for b in points if a < b}
    after = position.play("C5,A2")  # any order can be typed
    assert after.history == ["A2,C5"]
    assert shows(
        after,
        """
                x
              .   o
                .
            .   .   .
      .     .   .   .     .
     . .      .       . .
      .     .   .      .
    o . .     .      . . .
    """,
    )
    assert after.view(None)["supply"] == 8
    refused(position, "A0,B1", "ME-11", "New Singles cannot go on a middle point")
    refused(position, "B1,I3", "ME-11", "inner triangle")
    refused(position, "A1,B1", "ME-11", "not free")
    refused(position, "B1,B1", "ME-11", "different")


def test_me11_entering_needs_two_stones_and_two_markers():
    few = memento("o x3 x3 x3" + " ." * 24)
    assert not entering(few)
    refused(few, "B1,B2", "ME-11", "supply: 1")
    eight = memento(
        """
                o
              o   o
                .
            o   o   o
      o     .   .   .     .
     o .      .       . .
      .     .   .      .
    . . .     .      . . .
    """
    )
    assert not entering(eight)
    refused(eight, "B1,B2", "ME-11", "no marker left")


TURNABLE = """
                o
              .   x2
                v3
            .   .   .
      .     .   .   .     .
     . .      .       . .
      .     .   .      .
    . . .     .      . . .
"""
NO_SUPPLY = """
                o
              .   x2
                v3
            .   .   .
      .     .   .   .     .
     . .      o3      . .
      x3    .   .      v3
    . . .     .      . . .
"""


def test_me12_a_triangle_turns_by_a_third_with_everything_on_it():
    position = memento(TURNABLE, players=3)
    assert turning(position) == {"A+", "A-"}
    assert shows(
        position.play("A+"),
        """
                .
              .   .
                v3
            .   x2   o
      .     .   .   .     .
     . .      .       . .
      .     .   .      .
    . . .     .      . . .
    """,
    )
    assert shows(
        position.play("A-"),
        """
                .
              x2   .
                v3
            o   .   .
      .     .   .   .     .
     . .      .       . .
      .     .   .      .
    . . .     .      . . .
    """,
    )


def test_me12_not_right_after_another_players_turn_nor_twice_in_a_row():
    position = memento(TURNABLE, players=3)
    turned = position.play("A+")
    assert not turning(turned)
    refused(turned, "A+", "ME-12", "The player before you turned")
    assert not turned.view(None)["may_turn"]
    around = play_all(turned, "B1,B2", "C1,C2")  # seats 1 and 2 did something else
    assert around.to_move == 0
    refused(around, "B+", "ME-12", "You turned a triangle last time")
    later = play_all(around, "A3-A2", "B1-B0")
    assert turning(later)
    assert later.view(None)["may_turn"]
    again = later.play("C1-C0")
    assert again.to_move == 0
    assert turning(again)  # its last action was a move


def test_me12_a_turn_must_change_the_layout():
    same = memento("""
                o
              .   .
                x2
            o   .   o
      .     .   .   .     .
     . .      o       . .
      .     .   .      .
    . . .     .      . . .
    """)
    refused(same, "A+", "ME-12", "not change anything")  # the same figure on every corner
    refused(same, "B-", "ME-12", "not change anything")  # empty
    refused(same, "I+", "ME-12", "not change anything")  # only a middle
    owners = memento("""
                o
              .   .
                .
            o   .   x
      .     .   .   .     .
     . .      .       . .
      .     .   .      .
    . . .     .      . . .
    """)
    assert "A+" in turning(owners)
    heights = memento("""
                o
              .   .
                .
            o   .   o2
      .     .   .   .     .
     . .      .       . .
      .     .   .      .
    . . .     .      . . .
    """)
    assert "A-" in turning(heights)


def test_me12_a_player_without_figures_may_turn_and_a_pass_is_not_a_turn():
    position = memento(TURNABLE, players=4, to_move=3)
    assert turning(position) == {"A+", "A-"}
    passed = memento(NO_SUPPLY, players=4, to_move=3, turned=[2]).play("pass")
    assert turning(passed) == {"A+", "A-"}


def test_me13_a_single_goes_to_a_neighbour():
    position = memento("""
                .
              .   .
                o
            x   .   .
      .     .   .   .     .
     . .      .       . .
      .     .   .      .
    . . .     .      . . .
    """)
    assert targets(position, "A0") == {f"A{k}" for k in range(1, 7)}
    refused(position, "A0-I4", "ME-13", "can only move to a neighbouring point")
    refused(position, "A0-A0", "ME-13", "a different point")
    refused(position, "A5-A6", "ME-13", "You have no figure")
    refused(position, "B1-B2", "ME-13", "You have no figure")


def test_me13_a_double_slides_until_a_figure_is_in_the_way():
    position = memento("""
                .
              .   .
                .
            .   .   o2
      .     .   .   .     .
     . .      .       . x
      .     .   .      .
    . . .     .      . . .
    """)
    reached = targets(position, "A3")
    assert {"B1", "B2", "A2", "A1", "A4", "A5", "A0", "A6"} <= reached
    refused(alone("o2", "A0"), "A0-A0", "ME-13")
    refused(position, "A3-C4", "ME-13", "the line bends")
    behind = memento(
        """
                .
              .   .
                .
            .   .   o2
      .     .   .   .     x
     . .      .       . .
      .     .   .      .
    . . .     .      . . .
    """,
        exits=False,
    )
    assert "B1" in targets(behind, "A3")
    refused(behind, "A3-B2", "ME-13", "A figure is in the way")


def test_me13_a_triple_jumps_from_middle_to_middle_and_to_big_corners():
    position = alone("o3", "A0", exits=False)
    assert targets(position, "A0") == {f"A{k}" for k in range(1, 7)} | {
        "B0",
        "C0",
        "I0",
        "B3",
        "C5",
    }
    corner = alone("o3", "B3", exits=False)
    assert targets(corner, "B3") == {"B2", "B4", "B0"}  # not back to a middle
    refused(corner, "B3-A0", "ME-13", "cannot get there")
    refused(position, "A0-I4", "ME-13", "cannot get there")


CAPTURE = """
                .
              .   .
                {mover}
            {victim}   .   .
      .     .   .   .     .
     . .      .       . .
      .     .   .      .
    x . .     .      . . .
"""


@pytest.mark.parametrize(
    ("mover", "victim", "becomes", "freed"),
    [
        ("o", "x", "o2", 0),
        ("o2", "x", "o3", 0),
        ("o", "x3", "o1", 3),
        ("o3", "x2", "o2", 3),
        ("o3", "x3", "o3", 3),
        ("o", "o2", "o3", 0),
        ("o2", "o2", "o1", 3),
    ],
)
def test_me14_capturing_makes_one_stack_and_frees_stones(mover, victim, becomes, freed):
    position = memento(CAPTURE.format(mover=mover, victim=victim))
    after = position.play("A0-A5")
    assert shows(after, CAPTURE.format(mover=".", victim=becomes))
    before, now = position.view(None), after.view(None)
    assert now["supply"] == before["supply"] + freed
    owner = "ox".index(victim[0])  # the captured marker goes back to its owner
    assert now["markers"][owner] == before["markers"][owner] + 1


def test_me15_a_double_splits_into_two_singles():
    position = memento(
        """
                .
              .   .
                o2
            x   .   .
      .     .   .   .     .
     . .      .       . .
      .     .   .      .
    . . .     .      . . .
    """,
        exits=False,
        touching_feet=False,
    )
    splits = {m for m in position.legal_moves if m.startswith("A0/")}
    free = ["A1", "A2", "A3", "A4", "A6"]
    assert splits == {f"A0/{a},{b}" for a in free for b in free if a < b}
    assert shows(
        position.play("A0/A6,A2"),
        """
                .
              o   o
                .
            x   .   .
      .     .   .   .     .
     . .      .       . .
      .     .   .      .
    . . .     .      . . .
    """,
    )
    refused(position, "A0/A5,A1", "ME-15", "not free")
    refused(position, "A0/A1,A1", "ME-15", "different")
    refused(position, "A0/A1,B1", "ME-13", "bends")
    refused(position, "A0/2A1,A2", "ME-15", "two Singles")
    refused(position, "A5/A6,A4", "ME-15", "You have no figure")
    refused(alone("o", "A0"), "A0/A1,A2", "ME-15", "cannot be split")


def test_me15_a_triple_splits_in_two_or_in_three():
    position = alone("o3", "A2", exits=False)
    splits = {m for m in position.legal_moves if "/" in m}
    assert splits == {
        "A2/2A0,A1", "A2/2A1,A0", "A2/2A0,A3", "A2/2A3,A0", "A2/2A1,A3", "A2/2A3,A1",
        "A2/A0,A1,A3",
    }  # fmt: skip
    assert shows(
        position.play("A2/A3,2A1"),
        """
                o2
              .   .
                .
            .   .   o
      .     .   .   .     .
     . .      .       . .
      .     .   .      .
    . . .     .      . . .
    """,
    )
    assert position.play("A2/A3,A0,A1").view(None)["markers"] == [6, 9]
    refused(position, "A2/A0,A1", "ME-15", "three Singles")


def test_me15_parts_do_not_block_each_other():
    # A Double on A1 may put Singles on A2 and, behind it, on A3.
    position = alone("o2", "A1", exits=False)
    assert "A1/A2,A3" in position.legal_moves


def test_me15_every_further_part_needs_a_marker():
    eight = memento(
        """
                o3
              .   .
                .
            .   .   .
      o     .   .   .     o
     o .      .       o o
      .     .   .      .
    . . o     .      . . o
    """
    )
    assert any("/2" in m for m in eight.legal_moves)
    refused(eight, "A1/A0,A2,A6", "ME-15", "no marker left")
    nine = memento(
        """
                o2
              .   .
                .
            .   .   .
      o     .   .   .     o
     o o      .       o o
      .     .   .      .
    . . o     .      . . o
    """
    )
    assert not any("/" in m for m in nine.legal_moves)
    refused(nine, "A1/A0,A2", "ME-15", "no marker left")


def test_me16_only_a_player_who_can_do_nothing_passes():
    refused(memento(TURNABLE, players=3), "pass", "ME-16")
    stuck = memento(NO_SUPPLY, players=4, to_move=3, turned=[2])
    assert list(stuck.legal_moves) == ["pass"]
    assert stuck.play("pass").to_move == 0


# ---- End --------------------------------------------------------------------------------------


def test_me17_a_player_who_has_lost_all_figures_is_out_but_not_one_who_never_entered():
    position = memento(CAPTURE.format(mover="o", victim="v"), players=4)
    after = position.play("A0-A5")
    assert after.view(None)["still_in"] == [True, True, False, True]
    assert after.view(None)["entered"] == [True, True, True, False]
    assert play_all(after, "C5-C0").to_move == 3
    assert not after.over


def test_me18_all_four_middles_win():
    position = memento("""
                .
              o   .
                .
            .   .   .
      .     .   .   .     .
     . .      o       . .
      o     .   .      o
    x . .     .      . . .
    """)
    won = position.play("A6-A0")
    assert (won.ended, won.ranks, won.to_move) == ("ME-18", [1, 2], None)
    refused(won, "C5-C6", "ME-18")
    assert not position.play("A6-A5").over


@pytest.mark.parametrize(
    ("drawing", "move"),
    [
        (". o . o . o o . . . . . . . . . . . . . . x . . . . . .", "A3-A2"),
        (". . . . . . . . . . . o . . . . o . . . o x . . . o o .", "B1-B6"),
        (". . . . . . . o . . . . o . . . . o . . . x o . . . . .", "C1-C2"),
        (". . . . . . . . o o . . . . . . . . o o . x . . . . . .", "I3-I0"),
        (". o . o . . . . . . . . . . . . . . . . . x . . . . . .", "A2,A4"),
    ],
)
def test_me19_the_middle_and_the_feet_of_one_triangle_win(drawing, move):
    position = memento(drawing)
    assert not position.over
    assert position.play(move).ended == "ME-19"
    assert position.play(move).ranks == [1, 2]


def test_me19_three_feet_without_the_middle_do_not_win():
    position = memento(". o . . . o o . . . . . . . . . . . . . . x . . . . . .")
    assert not position.play("A3-A2").over


def test_me19_only_the_player_who_acts_wins():
    """Nobody else's action can complete a goal, so such a position has to be made up."""
    state = memento(". o . o . . o . . . . . . . . . . . . . . x . . . . . .", to_move=1).plain()
    state.figures[0] |= points("A2", "A4")
    assert won_by(state) == 0
    state.to_move = 0
    assert won_by(state) == 19


def test_me20_the_last_with_figures_wins():
    position = memento(
        """
                .
              .   .
                o
            x   .   .
      .     .   .   .     .
     . .      .       . .
      .     .   .      .
    . . .     .      . . .
    """,
        players=3,
        out={2: 9},
    )
    won = position.play("A0-A5")
    assert (won.ended, won.ranks) == ("ME-20", [1, 2, 3])
    not_entered = memento(
        """
                .
              .   .
                o
            x   .   .
      .     .   .   .     .
     . .      .       . .
      .     .   .      .
    . . .     .      . . .
    """,
        players=3,
    )
    assert not not_entered.play("A0-A5").over


QUIET = """
                .
              .   .
                o
            .   x   .
      .     .   .   .     .
     . .      .       . .
      .     .   .      .
    x . .     .      . o .
"""


def test_me21_a_hundred_quiet_turns_are_a_draw():
    position = memento(QUIET, quiet=98, players=3)
    once = position.play("A0-A1")
    assert not once.over
    drawn = play_all(once, "C5-C6")
    assert (drawn.ended, drawn.ranks) == ("ME-21", [1, 1, 1])
    assert not play_all(position, "A0-A4", "C5-C6").over  # a capture from another player
    assert not play_all(position, "A1,A2", "C5-C6").over  # entering
    assert position.play("A1,A2").view(None)["quiet_turns"] == 0


def test_me21_capturing_ones_own_does_not_count():
    own = QUIET.replace("x   .\n", "o   .\n")
    assert memento(own, quiet=99).play("A0-A4").ended == "ME-21"


def test_me21_five_hundred_turns_are_a_draw_unless_somebody_wins():
    position = memento(QUIET, turns=499)
    assert position.play("A1,A2").ended == "ME-21"
    assert not memento(QUIET, turns=498).play("A1,A2").over
    winning = memento(
        ". o . o . o o . . . . . . . . . . . . . . x . . . . . .", turns=499, quiet=99
    )
    assert winning.play("A3-A2").ended == "ME-19"


def test_me22_those_still_in_share_rank_two_and_the_last_out_comes_first():
    winning = memento(
        ". o . o . o o . . . . . . . . . . . . . . x . . . . . .", players=4, out={2: 7, 3: 11}
    )
    assert winning.play("A3-A2").ranks == [1, 2, 4, 3]
    together = memento(
        ". o . o . o o v . . . . . . . . . . . . . x . . . . . .", players=4, out={3: 11}
    )
    assert together.play("A3-A2").ranks == [1, 2, 2, 4]
    drawn = memento(QUIET, players=3, quiet=99, out={2: 7}).play("A0-A1")
    assert drawn.ranks == [1, 1, 3]


def test_me22_the_first_rule_that_is_met_is_named():
    both = memento(
        """
                .
              o   o
                x
            .   o   .
      .     .   .   .     .
     . .      o       . .
      o     .   .      o
    . . .     .      . . .
    """
    )
    assert both.play("A6-A0").ended == "ME-18"
    houses = memento(". o . x . o o . . . . . . . . . . . . . . . . . . . . .")
    assert houses.play("A3-A0").ended == "ME-20"


# ---- Editions ---------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["ludis", "original", "complex", "simple"])
def test_me23_editions_are_settings_of_the_switches(edition):
    options = spielwerk.load("memento", edition=edition).options
    assert options["straight_exits"] == (edition != "simple")
    assert all(options[name] for name in ("exits", "touching_corners", "touching_feet"))


def test_me23_in_the_simple_edition_figures_leave_the_board_but_not_straight_on():
    """A Double on A2 goes to A1 and no further; from A1 it comes in again like any figure."""
    edge = """
                .
              .   o2
                .
            .   .   x
      .     .   .   .     .
     . .      .       . .
      .     .   .      .
    . . .     .      . . .
    """
    assert {"A1", "B3", "B2", "B1"} <= targets(memento(edge, edition="original"), "A2")
    simple = targets(memento(edge, edition="simple"), "A2")
    assert "A1" in simple
    assert not {"B3", "B2", "B1"} & simple
    coming_in = {"B3", "C5", "B5", "C3", "I1"}
    for figure in ("o", "o2", "o3"):
        assert coming_in <= targets(alone(figure, "A1", edition="simple"), "A1")


def test_me23_nobody_knows_what_complex_means_and_the_help_says_so():
    option = spielwerk.find_game("memento").options[0]
    assert option.rule == "ME-23"
    assert option.alike == ("complex",)
    assert "do not know" in say("choice-memento-complex-why", "en")


def test_me24_switches_can_be_set_over_any_edition():
    game = spielwerk.load("memento", edition="simple", straight_exits=True, touching_feet=False)
    assert dict(game.options).items() >= {
        "edition": "simple", "exits": True, "straight_exits": True,
        "touching_corners": True, "touching_feet": False,
    }.items()  # fmt: skip
    assert "B3" not in targets(alone("o", "A1", edition="simple", exits=False), "A1")
    again = spielwerk.read_record(game.start().play("A1").record())
    assert dict(again.ruleset.options) == dict(game.options)
    with pytest.raises(BadOption) as error:
        spielwerk.load("memento", exits="no")
    assert error.value.rule == "ME-24"
