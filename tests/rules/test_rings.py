"""Rings, rule by rule: each test fails if its rule is broken."""

import pytest

import spielwerk
from rules.rings_pictures import EMPTY, moves, play, rings, shows
from spielwerk import BadMove, BadOption, IllegalMove

CELLS = [f"{ring}{spoke}" for ring in "abc" for spoke in range(1, 9)]
TURNS = {"a+", "a-", "b+", "b-", "c+", "c-"}


def refused(position, move, rule):
    with pytest.raises(IllegalMove) as refusal:
        position.play(move)
    assert refusal.value.rule == rule
    return refusal.value


# ---- Board ------------------------------------------------------------------------------------


def test_rg1_there_are_24_cells_on_three_rings_and_eight_spokes():
    assert moves(rings(EMPTY)) == set(CELLS) | TURNS
    for unknown in ("a0", "a9", "d1", "A1", "a11", ""):
        with pytest.raises(BadMove):
            rings(EMPTY).play(unknown)


@pytest.mark.parametrize(
    ("cell", "neighbours"),
    [
        ("a1", {"a8", "a2", "b1"}),
        ("a8", {"a7", "a1", "b8"}),
        ("b4", {"b3", "b5", "a4", "c4"}),
        ("c5", {"c4", "c6", "b5"}),
        ("c1", {"c8", "c2", "b1"}),
    ],
)
def test_rg2_neighbours_lie_on_the_same_ring_or_the_same_spoke(cell, neighbours):
    position = play(rings(EMPTY), cell, "b2" if cell != "b2" else "b3")
    assert moves(position, f"{cell}-") == {f"{cell}-{n}" for n in neighbours - {"b2"}}


def test_rg2_no_step_is_diagonal_or_jumps_a_ring():
    position = rings("""
        a: o . . . . . . .
        b: . . . . . . . .
        c: . . . . . . . .
    """)
    refused(position, "a1-b2", "RG-2")
    refused(position, "a1-c1", "RG-2")
    refused(position, "a1-a3", "RG-2")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rg3_everybody_begins_with_ten_pawns_and_seat_0_moves_first(players):
    position = spielwerk.load("rings", players=players).start()
    view = position.view(0)
    assert view["hand"] == [10] * players
    assert view["cells"] == {}
    order = []
    for cell in CELLS[: players + 1]:
        order.append(position.to_move)
        position = position.play(cell)
    assert order == [*range(players), 0]


@pytest.mark.parametrize("players", [1, 5, 0, -1, "2", 2.0, True, None])
def test_rg3_only_two_to_four_can_play(players):
    with pytest.raises(BadOption):
        spielwerk.load("rings", players=players)


def test_rg3_players_who_are_out_are_skipped():
    position = rings(EMPTY, hand=[5, 0, 5, 5], out={1: 7})
    assert play(position, "a1").to_move == 2


# ---- A turn -----------------------------------------------------------------------------------


def test_rg4_a_pawn_is_placed_on_any_free_cell():
    position = rings("""
        a: o x . . . . . .
        b: . . . . . . . .
        c: . . . . . . . .
    """)
    assert {m for m in moves(position) if m in CELLS} == set(CELLS) - {"a1", "a2"}
    after = position.play("c8")
    assert shows(
        after,
        """
        a: o x . . . . . .
        b: . . . . . . . .
        c: . . . . . . . o
    """,
    )
    assert after.view(0)["hand"] == [4, 5]
    refused(position, "a1", "RG-4")
    refused(position, "a2", "RG-4")


def test_rg4_an_empty_hand_places_nothing():
    position = rings(
        """
        a: o o . o o . o .
        b: x . . . . . . .
        c: . . . . . . . .
    """,
        hand=[0, 5],
    )
    assert not moves(position) & set(CELLS)
    refused(position, "c1", "RG-4")


def test_rg5_a_ring_turns_one_step_with_everything_on_it():
    position = rings("""
        a: o  x' . . . . . o'
        b: o  x  . . . . . .
        c: .  .  . . . . . .
    """)
    assert shows(
        position.play("a+"),
        """
        a: o' o  x' . . . . .
        b: o  x  .  . . . . .
        c: .  .  .  . . . . .
    """,
    )
    assert shows(
        position.play("a-"),
        """
        a: x' . . . . . o' o
        b: o  x . . . . .  .
        c: .  . . . . . .  .
    """,
    )


def test_rg5_the_ring_turned_last_is_blocked_until_another_is_turned():
    position = play(rings(EMPTY), "b+")
    refused(position, "b+", "RG-5")
    refused(position, "b-", "RG-5")
    assert moves(position) & TURNS == TURNS - {"b+", "b-"}
    later = play(position, "a1", "c8")  # placing does not free it
    refused(later, "b-", "RG-5")
    freed = play(later, "c-")
    assert moves(freed) & TURNS == TURNS - {"c+", "c-"}
    assert freed.view(0)["last_turned"] == "c"


def test_rg5_an_empty_ring_may_be_turned():
    assert play(rings(EMPTY), "c+").turns == 21


def test_rg6_a_pawn_moves_to_a_free_neighbour():
    position = rings("""
        a: o x . . . . . .
        b: . . . . . . . .
        c: . . . . . . . .
    """)
    assert moves(position, "a1-") == {"a1-a8", "a1-b1"}
    assert shows(
        position.play("a1-b1"),
        """
        a: . x . . . . . .
        b: o . . . . . . .
        c: . . . . . . . .
    """,
    )
    refused(position, "a1-a2", "RG-6")  # not free
    refused(position, "a2-a3", "RG-6")  # not one's own
    refused(position, "c3-c4", "RG-6")  # nobody there
    refused(position, "a1-a1", "RG-6")


FOUR_LEFT = """
    a: o . o . o . . .
    b: . . . . . o . .
    c: x x . . x . x x
"""


def test_rg7_with_an_empty_hand_and_four_pawns_a_player_must_fly():
    position = rings(FOUR_LEFT, hand=[0, 3])
    free = set(CELLS) - {"a1", "a3", "a5", "b6", "c1", "c2", "c5", "c7", "c8"}
    assert moves(position) == {f"{o}-{t}" for o in ("a1", "a3", "a5", "b6") for t in free}
    assert position.view(0)["must_fly"]
    assert shows(
        position.play("a1-c4"),
        """
        a: . . o . o . . .
        b: . . . . . o . .
        c: x x . o x . x x
    """,
    )
    refused(position, "a+", "RG-7")
    refused(position, "a2", "RG-7")
    refused(position, "a1-c1", "RG-7")  # not free
    refused(position, "c1-c3", "RG-7")  # not one's own


def test_rg7_nobody_flies_with_a_pawn_in_hand_or_with_five_on_the_board():
    with_hand = rings(FOUR_LEFT, hand=[1, 3])
    refused(with_hand, "a1-c4", "RG-2")
    assert "a+" in with_hand.legal_moves
    with_five = rings(FOUR_LEFT.replace("b: .", "b: o"), hand=[0, 3])
    refused(with_five, "a1-c4", "RG-2")
    assert "a+" in with_five.legal_moves


def test_rg7_if_no_cell_is_free_a_ring_is_turned_instead():
    position = rings(
        """
        a: o x v z o x v z
        b: x v z o x v z x
        c: v z x v z x v o
    """,
        hand=[0, 0, 0, 0],
        last_turned="a",
    )
    assert moves(position) == TURNS - {"a+", "a-"}


def test_rg8_a_player_who_can_do_something_may_not_pass():
    refused(rings(EMPTY), "pass", "RG-8")
    refused(rings(FOUR_LEFT, hand=[0, 3]), "pass", "RG-8")


# ---- Lines ------------------------------------------------------------------------------------


def must_take(position):
    """How many pawns must be taken now, and from whom."""
    taking = position.view(None)["taking"]
    return (taking["from"], taking["pawns"]) if taking else None


@pytest.mark.parametrize(
    ("drawing", "move"),
    [
        ("a: o o . . . . . x\nb: . . . . . . . .\nc: . . . . . . . .", "a3"),
        ("a: o . . . . . x o\nb: . . . . . . . .\nc: . . . . . . . .", "a2"),  # over the top
        ("a: . . . . . . x .\nb: . . . o . o . .\nc: . . . . . . . .", "b5"),
        ("a: . . o . . . x .\nb: . . o . . . . .\nc: . . . . . . . .", "c3"),  # a spoke
        ("a: . . . . . . x o\nb: . . . . . . . .\nc: . . . . . . . o", "b8"),
    ],
)
def test_rg9_three_on_a_ring_or_on_a_spoke_are_a_line(drawing, move):
    assert must_take(rings(drawing).play(move)) == (1, 1)


@pytest.mark.parametrize(
    ("drawing", "move"),
    [
        (
            "a: o . o . o . x .\nb: . . . . . . . .\nc: . . . . . . . .",
            "b1",
        ),  # not next to each other
        ("a: o . . . . . x .\nb: . o . . . . . .\nc: . . . . . . . .", "c3"),  # a diagonal
        ("a: o x . . . . . .\nb: . . . . . . . .\nc: . . . . . . . .", "a3"),  # two colours
    ],
)
def test_rg9_nothing_else_is_a_line(drawing, move):
    assert must_take(rings(drawing).play(move)) is None


def test_rg10_a_line_formed_for_another_player_gains_nothing():
    position = rings("""
        a: . . x . . . . .
        b: . o x . . . . .
        c: . x . o . . . .
    """)
    after = position.play("c+")  # three of seat 1 on spoke 3
    assert shows(
        after,
        """
        a: . . x . . . . .
        b: . o x . . . . .
        c: . . x . o . . .
    """,
    )
    assert must_take(after) is None
    assert after.to_move == 1


def test_rg11_only_a_line_with_the_arriving_pawn_is_formed():
    position = rings(
        """
        a: o o o . . . x o
        b: . . . . . . . o
        c: . . . . . . . o
    """,
        hand=[4, 5],
    )
    assert must_take(position.play("c5")) is None


def test_rg11_a_turn_forms_spoke_lines_even_where_others_were_before():
    position = rings(
        """
        a: o o . . . x . .
        b: o o . . . . . .
        c: o o . . . . . .
    """,
        hand=[4, 5],
    )
    # Spoke 2 had three and now has three others; spoke 1 is no longer a line.
    assert must_take(position.play("a+")) == (1, 1)
    turned_in = rings("""
        a: o . . . . x x .
        b: . o . . . . . .
        c: . o . . . . . .
    """).play("a+")
    assert must_take(turned_in) == (1, 1)


def test_rg11_a_ring_line_that_only_travels_is_not_formed_again():
    position = rings("""
        a: o o o . . . x .
        b: . . . . . . . .
        c: . . . . . . . .
    """)
    after = position.play("a+")
    assert must_take(after) is None
    assert after.view(None)["locked"] == []


def test_rg12_the_ends_of_a_formed_ring_line_are_locked():
    position = rings("""
        a: o . o . . . x .
        b: . . . . . . . .
        c: . . . . . . . .
    """)
    assert shows(
        position.play("a2"),
        """
        a: o' o o' . . . x .
        b: .  . .  . . . . .
        c: .  . .  . . . . .
    """,
    )


def test_rg12_they_are_locked_even_when_there_is_nothing_to_take():
    after = rings("""
        a: o o . . . . . .
        b: . . . . . . . .
        c: . . . . . . . .
    """).play("a3")
    assert after.view(None)["locked"] == ["a1", "a3"]
    assert must_take(after) is None
    assert after.to_move == 1


def test_rg12_a_locked_pawn_forms_no_ring_line():
    position = rings("""
        a: o' o o' o . . x .
        b: .  . .  . . . . .
        c: .  . .  . . . . .
    """)
    after = position.play("a5")
    assert must_take(after) is None
    assert after.view(None)["locked"] == ["a1", "a3"]


def test_rg12_a_locked_pawn_forms_no_spoke_line():
    position = rings("""
        a: o' o o' . . . x .
        b: o  . .  . . . . .
        c: .  . .  . . . . .
    """)
    assert must_take(position.play("c1")) is None
    turned = rings("""
        a: o' o . . . . x .
        b: .  o . . . . . .
        c: .  o . . . . . .
    """).play("a+")
    assert must_take(turned) is None


def test_rg12_the_middle_pawn_is_free_for_the_next_line():
    position = rings("""
        a: o' o o' . . . x .
        b: .  o .  . . . . .
        c: .  . .  . . . . .
    """)
    assert must_take(position.play("c2")) == (1, 1)


def test_rg12_a_pawn_that_moves_or_flies_is_unlocked():
    position = rings("""
        a: o' o o' . . . x .
        b: .  . .  . . . . .
        c: .  . .  . . . . .
    """)
    assert shows(
        position.play("a3-a4"),
        """
        a: o' o . o . . x .
        b: .  . . . . . . .
        c: .  . . . . . . .
    """,
    )
    flying = rings(
        """
        a: o' o o' . . x x x
        b: .  . .  . . . . .
        c: .  . .  . . . . .
    """,
        hand=[0, 5],
    )
    assert flying.play("a3-c3").view(None)["locked"] == ["a1"]


def test_rg12_turning_carries_the_lock_along():
    position = rings("""
        a: o' o o' . . . x .
        b: .  . .  . . . . .
        c: .  . .  . . . . .
    """)
    assert shows(
        position.play("a-"),
        """
        a: o o' . . . x . o'
        b: . .  . . . . . .
        c: . .  . . . . . .
    """,
    )


def test_rg12_a_lock_leaves_the_board_with_its_pawn():
    position = rings("""
        a: x' x x' . . . . .
        b: .  . .  o o . . .
        c: .  . .  . . . . .
    """)
    taken = play(position, "b6", "xa1")
    assert taken.view(None)["locked"] == ["a3", "b4", "b6"]
    assert "a1" not in play(taken, "a1").view(None)["locked"]


def test_rg12_a_spoke_line_locks_no_pawn():
    after = rings("""
        a: o . . . . . x .
        b: o . . . . . . .
        c: . . . . . . . .
    """).play("c1")
    assert must_take(after) == (1, 1)
    assert after.view(None)["locked"] == []


def test_rg13_five_in_a_row_are_one_line_with_the_arriving_pawn_in_the_middle():
    position = rings("""
        a: o o . o o . x x
        b: . . . . . . . .
        c: . . . . . . . .
    """)
    after = position.play("a3")
    assert must_take(after) == (1, 1)
    assert after.view(None)["locked"] == ["a2", "a4"]


def test_rg13_otherwise_it_is_the_line_that_the_pawn_ends():
    position = rings("""
        a: o o . o' . . x x
        b: . . . .  . . . .
        c: . . . .  . . . .
    """)
    after = position.play("a3")
    assert after.view(None)["locked"] == ["a1", "a3", "a4"]
    assert must_take(after) == (1, 1)
    forward = rings("""
        a: x x o' . o o . .
        b: . . .  . . . . .
        c: . . .  . . . . .
    """).play("a4")
    assert forward.view(None)["locked"] == ["a3", "a4", "a6"]


def test_rg14_a_ring_line_and_a_spoke_line_both_count():
    position = rings("""
        a: o o . x x x . .
        b: . . o . . . . .
        c: . . o . . . . .
    """)
    after = position.play("a3")  # its lock as the end of the ring line comes too late to matter
    assert must_take(after) == (1, 2)
    assert after.view(None)["locked"] == ["a1", "a3"]


def test_rg14_a_moved_pawn_is_unlocked_before_its_lines_are_judged():
    position = rings("""
        a: . . o' . x x x .
        b: . o .  o . . . .
        c: . . .  . . . . .
    """)
    after = position.play("a3-b3")
    assert must_take(after) == (1, 1)
    assert after.view(None)["locked"] == ["b2", "b4"]


def test_rg14_several_spoke_lines_of_one_turn_all_count():
    position = rings(
        """
        a: o o . . . x x x
        b: . o o . . . . .
        c: . o o . . . . .
    """,
        hand=[4, 5],
    )
    assert must_take(position.play("a+")) == (1, 2)


# ---- Taking -----------------------------------------------------------------------------------


def test_rg15_one_pawn_is_taken_from_each_other_player_out_of_the_game():
    position = rings(
        """
        a: o o . . x x x x
        b: v v v v . . . .
        c: . . . . . . . .
    """,
        hand=[5, 5, 5],
    )
    after = play(position, "a3", "xa5", "xb1")
    assert shows(
        after,
        """
        a: o' o o' . . x x x
        b: .  v v  v . . . .
        c: .  . .  . . . . .
    """,
    )
    assert after.view(None)["hand"] == [4, 5, 5]
    assert after.to_move == 1


def test_rg15_taking_is_mandatory_and_any_pawn_may_be_taken():
    line = rings("""
        a: o o . . x' x x' .
        b: x . . . .  . .  .
        c: . . . . .  . .  .
    """).play("a3")
    assert moves(line) == {"xa5", "xa6", "xa7", "xb1"}  # even those in a line
    refused(line, "b2", "RG-15")
    refused(line, "c+", "RG-15")
    refused(line, "pass", "RG-15")
    refused(line, "xc1", "RG-15")  # nobody there
    refused(line, "xa1", "RG-15")  # one's own
    refused(rings(EMPTY), "xa1", "RG-15")  # no line


def test_rg15_pawns_of_the_eliminated_are_taken_too():
    position = rings(
        """
        a: o o . . x x . .
        b: v v v . . . . .
        c: . . . . . . . .
    """,
        hand=[5, 0, 5],
        out={1: 9},
    )
    line = position.play("a3")
    assert must_take(line) == (1, 1)
    assert must_take(line.play("xa5")) == (2, 1)


def test_rg16_with_two_lines_each_loses_two_or_all_in_clockwise_order():
    position = rings(
        """
        a: v v . . x . z z
        b: . . v . . . z o
        c: . . v . . . o o
    """,
        hand=[5, 5, 5, 5],
        to_move=2,
    )
    line = position.play("a3")
    assert must_take(line) == (3, 2)
    refused(line, "xb8", "RG-16")  # seat 0's turn to lose comes later
    assert moves(line) == {"xa7", "xa8", "xb7"}
    assert must_take(line.play("xa7")) == (3, 1)
    assert must_take(play(line, "xa7", "xb7")) == (0, 2)
    last = play(line, "xa7", "xb7", "xb8", "xc7")
    assert must_take(last) == (1, 1)  # seat 1 has only one
    done = last.play("xa5")
    assert must_take(done) is None
    assert done.to_move == 3


def test_rg17_two_pawns_or_fewer_in_hand_and_on_the_board_are_elimination():
    position = rings(
        """
        a: o o . . x . . .
        b: v v v v . . . .
        c: . . . . . . . .
    """,
        hand=[5, 2, 5],
    )
    after = play(position, "a3", "xa5", "xb1")
    assert after.view(None)["still_in"] == [True, False, True]
    assert after.view(None)["hand"] == [4, 0, 5]  # the hand is removed
    assert after.to_move == 2


def test_rg17_the_pawns_of_the_eliminated_stay_on_the_board():
    position = rings(
        """
        a: o o . . x x x .
        b: v v v v . . . .
        c: . . . . . . . .
    """,
        hand=[5, 0, 5],
    )
    after = play(position, "a3", "xa5", "xb1")
    assert after.view(None)["still_in"] == [True, False, True]
    assert after.view(None)["on_board"] == [3, 2, 3]


def test_rg17_a_hand_keeps_a_player_in():
    position = rings(
        """
        a: o o . . x . . .
        b: . . . . . . . .
        c: . . . . . . . .
    """,
        hand=[5, 3],
    )
    assert play(position, "a3", "xa5").view(None)["still_in"] == [True, True]


# ---- End --------------------------------------------------------------------------------------

LAST_BLOW = """
    a: o o . . x x x .
    b: . . . . . . . .
    c: . . . . . . . .
"""


def test_rg18_the_last_player_still_in_wins():
    won = play(rings(LAST_BLOW, hand=[5, 0]), "a3", "xa5")
    assert won.over
    assert won.ranks == [1, 2]
    assert won.ended == "RG-18"
    assert won.to_move is None
    assert list(won.legal_moves) == []
    refused(won, "c1", "RG-18")


def test_rg18_takes_precedence_over_rg19():
    won = play(rings(LAST_BLOW, hand=[5, 0], turns=999), "a3", "xa5")
    assert (won.turns, won.ended, won.ranks) == (1000, "RG-18", [1, 2])


STILL = """
    a: o . x . o . x .
    b: . x . o . o . .
    c: . . . . x . x .
"""


def test_rg19_a_hundred_quiet_turns_end_the_game():
    position = rings(STILL, quiet=98)
    quiet = position.play("a+")
    assert not quiet.over
    ended = quiet.play("b+")
    assert ended.over
    assert ended.ended == "RG-19"
    assert not quiet.play("c1").over  # placing a pawn restarts the count
    assert quiet.play("c1").view(None)["quiet_turns"] == 0


def test_rg19_taking_a_pawn_restarts_the_count():
    position = rings(
        """
        a: o o . . x x x x
        b: . . o . . . . .
        c: . . . . . . . .
    """,
        quiet=99,
    )
    assert not play(position, "b3-a3", "xa5").over
    assert play(position, "b3-b4").ended == "RG-19"


def test_rg19_a_line_without_taking_does_not():
    position = rings(
        """
        a: o o . . . . . .
        b: . . o . . . . .
        c: . . . . . . . .
    """,
        quiet=99,
    )
    assert position.play("b3-a3").ended == "RG-19"


def test_rg19_a_thousand_turns_end_the_game():
    position = rings(STILL, turns=998)
    assert not position.play("c1").over
    assert play(position, "c1", "c2").ended == "RG-19"


def test_rg19_pawns_on_the_board_count_and_those_in_hand_do_not():
    ended = rings(
        """
        a: o . x . o . x .
        b: . x . o . v . z
        c: . . . . x . z v
    """,
        hand=[0, 0, 8, 1],
        quiet=99,
    ).play("a1-a2")
    assert ended.view(None)["on_board"] == [3, 4, 2, 2]
    assert ended.ranks == [2, 1, 3, 3]


def test_rg20_the_last_eliminated_is_ranked_first_and_equals_share():
    last_blow = rings(
        """
        a: o o . . x x x .
        b: v v . . . . . .
        c: z z . . . . . .
    """,
        hand=[5, 0, 0, 0],
        out={2: 12, 3: 15},
    )
    assert play(last_blow, "a3", "xa5", "xb1", "xc1").ranks == [1, 2, 4, 3]
    together = rings(
        """
        a: o o . . x x x .
        b: v v v . . . . .
        c: z z . . . . . .
    """,
        hand=[5, 0, 0, 0],
        out={3: 15},
    )
    assert play(together, "a3", "xa5", "xb1", "xc1").ranks == [1, 2, 2, 4]


def test_rg20_those_still_in_come_before_the_eliminated():
    ended = rings(
        """
        a: o . x . o . x .
        b: . . . o . v . v
        c: . . . . . . . .
    """,
        hand=[0, 1, 0],
        quiet=99,
        out={2: 19},
    ).play("a1-a2")
    assert ended.ranks == [1, 2, 3]


@pytest.mark.parametrize("pawns", [3, 6, 12])
def test_rg21_a_hand_may_hold_three_to_twelve_pawns(pawns):
    game = spielwerk.load("rings", players=4, pawns=pawns)
    assert game.start().view(None)["hand"] == [pawns] * 4


@pytest.mark.parametrize("pawns", [2, 13, 0, -5, "6", 6.0, True, None])
def test_rg21_not_fewer_and_not_more(pawns):
    with pytest.raises(BadOption) as error:
        spielwerk.load("rings", pawns=pawns)
    assert error.value.rule == "RG-21"
    assert str(pawns) in str(error.value)
