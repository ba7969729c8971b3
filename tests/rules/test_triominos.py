"""Triominos, rule by rule: each test fails if its rule is broken."""

import math
from itertools import product

import pytest

import spielwerk
from rules.triominos_tables import laying, table
from spielwerk import BadMove, BadOption, BadSetup, IllegalMove
from spielwerk.games.triominos.board import TILE_NAMES, cell_beyond, cell_named, vertex_of


def refused(position, move, rule, words=""):
    with pytest.raises(IllegalMove) as refusal:
        position.play(move)
    assert refusal.value.rule == rule
    assert words in refusal.value.text("en")


def earned(position, move):
    """How many chips a move brings the player who makes it."""
    seat = position.to_move
    return position.play(move).view(None)["chips"][seat] - position.view(None)["chips"][seat]


def all_tiles(setup):
    return [*(tile for rack in setup["racks"] for tile in rack), setup["first"], *setup["pot"]]


# ---- Tiles and table --------------------------------------------------------------------------


def test_tr1_every_choice_of_three_values_is_one_tile_and_there_is_a_joker():
    every = {"".join(sorted(values)) for values in product("12345", repeat=3)}
    assert set(TILE_NAMES) == every | {"J"}
    assert len(TILE_NAMES) == 36
    setup = spielwerk.load("triominos", 4).start(seed=5).setup
    assert sorted(all_tiles(setup)) == sorted(TILE_NAMES)


def test_tr1_tiles_are_rotated_but_never_flipped():
    """All three sides of the first tile need two ones."""
    position = table("111", racks=("112 123", "222"))
    assert laying(position) == {"112@0,0d", "121@-1,0d", "211@0,-1d"}
    with pytest.raises(BadMove, match="never flip"):
        position.play("132@0,0d")


def drawn_at(vertex):
    x, y = vertex % 64 - 20, vertex // 64 - 20
    return x + y / 2, y * math.sqrt(3) / 2


@pytest.mark.parametrize("cell", ["0,0u", "0,0d", "3,-2u", "-4,5d"])
def test_tr2_a_cell_is_read_clockwise_from_its_apex(cell):
    down = cell.endswith("d")
    x, y = map(int, cell[:-1].split(","))
    names = [(x + 1, y), (x, y + 1), (x + 1, y + 1)] if down else [(x, y + 1), (x + 1, y), (x, y)]
    corners = [drawn_at(vertex_of(cell_named(cell), k)) for k in range(3)]
    for (vx, vy), corner in zip(names, corners, strict=True):
        assert corner == pytest.approx((vx + vy / 2, vy * math.sqrt(3) / 2))
    (ax, ay), (bx, by), (cx, cy) = corners
    assert (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) < 0, "clockwise"
    assert (ay < min(by, cy)) if down else (ay > max(by, cy))


def test_tr3_cells_touch_by_a_side_if_they_share_two_vertices():
    for cell in (cell_named("0,0u"), cell_named("2,-3d")):
        here = {vertex_of(cell, k) for k in range(3)}
        for corner in range(3):
            there = {vertex_of(cell_beyond(cell, corner), k) for k in range(3)}
            assert here & there == here - {vertex_of(cell, corner)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tr4_six_tiles_and_four_chips_each_and_one_tile_on_the_table(players):
    position = spielwerk.load("triominos", players).start(seed=3)
    view = position.view(None)
    assert view["rack_sizes"] == [6] * players
    assert view["chips"] == [4] * players
    assert view["pot"] == 35 - 6 * players
    first = position.setup["first"]
    assert view["table"] == [{"cell": "0,0u", "tile": first}]
    assert first == "".join(sorted(first))
    assert position.to_move == 0
    assert position.play("buy").to_move == 1


def test_tr4_the_joker_is_never_the_first_tile_and_all_deals_occur():
    firsts, jokers = set(), set()
    for seed in range(400):
        setup = spielwerk.load("triominos").start(seed=seed).setup
        firsts.add(setup["first"])
        jokers.add("pot" if "J" in setup["pot"] else "rack")
    assert "J" not in firsts
    assert len(firsts) == 35
    assert jokers == {"pot", "rack"}


@pytest.mark.parametrize(
    ("change", "word"),
    [
        (lambda s: s["pot"].pop(), "missing"),
        (lambda s: s["pot"].append(s["first"]), "twice"),
        (lambda s: s["pot"].append("121"), "121"),
        (lambda s: s["pot"].append(7), "7"),
        (lambda s: s["racks"].pop(), "2 racks"),
        (lambda s: s["racks"][1].append(s["pot"].pop()), "seat 2 has 7 tiles"),
        (lambda s: s.pop("first"), "first"),
        (lambda s: s.update(chips=4), "chips"),
        (lambda s: s.update(racks=5), "racks"),
        (lambda s: s.update(pot="112"), "pot"),
        (lambda s: _joker_first(s), "joker"),
    ],
)
def test_tr4_an_invalid_set_up_is_refused_with_the_reason(change, word):
    game = spielwerk.load("triominos")
    setup = game.start(seed=1).setup
    change(setup)
    with pytest.raises(BadSetup) as error:
        game.start(setup=setup)
    assert word in str(error.value)


def _joker_first(setup):
    if "J" in setup["pot"]:
        setup["pot"][setup["pot"].index("J")] = setup["first"]
    else:
        rack = next(rack for rack in setup["racks"] if "J" in rack)
        rack[rack.index("J")] = setup["first"]
    setup["first"] = "J"


def test_tr5_the_bank_never_runs_dry():
    position = table("135", racks=("133 111", "222"), chips=[60, 60])
    assert position.play("313@0,0d").view(None)["chips"] == [61, 60]


# ---- A turn -----------------------------------------------------------------------------------


def test_tr6_a_tile_must_match_at_both_ends_of_the_side():
    """
      1───·      0,0d: its bottom is 3, its top left is 1
     ╱ ╲ ╱
    5───3
    """
    position = table("135", racks=("133 123 134 335", "222"))
    assert {m for m in laying(position) if m.endswith("@0,0d")} == {"313@0,0d", "312@0,0d"}
    refused(position, "123@0,0d", "TR-6", "one corner of your tile has 1, but 3 is needed there")
    refused(position, "331@0,0d", "TR-6", "one corner of your tile has 3, but 1 is needed there")
    refused(position, "444@0,0d", "TR-6", "You do not have the tile 444")
    refused(position, "133@0,0u", "TR-6", "already")
    refused(position, "133@5,5u", "TR-6", "touches no tile")
    refused(position, "133@1,0u", "TR-6", "touches no tile")  # only by a point


# From 0,0u around to 1,-2d, whose top left corner is the vertex (1, -1):
#
#         1───1
#        ╱ ╲ ╱ ╲
#       1───1───1
#        ╲ ╱ ╲ ╱ ╲        the open cell 0,-1d has its sides under 0,0u and its bottom at v
#         v   1───1
#          ╲ ╱ ╲ ╱
#           1───1
AROUND = ["111@0,0d", "111@1,0u", "111@1,-1d", "111@2,-1u", "111@2,-2d", "111@2,-2u"]


def test_tr6_a_corner_that_touches_only_in_a_point_must_match_too():
    position = table("111", laid=[*AROUND, "141@1,-2d"], racks=("112 114", "333"))
    assert {m for m in laying(position) if m.endswith("@0,-1d")} == {"411@0,-1d"}
    refused(position, "211@0,-1d", "TR-6", "one corner of your tile has 2, but 4 is needed there")


def test_tr7_the_joker_fits_everywhere_and_gives_no_value():
    position = table("135", racks=("J", "144"))
    assert laying(position) == {"J@0,0d", "J@-1,0d", "J@0,-1d"}
    assert position.play("J@0,0d").view(None)["table"][-1] == {"cell": "0,0d", "tile": "J"}
    # 1,0u touches only the joker: it needs the 3 at its bottom left and nothing else.
    beside = laying(table("135", laid=["J@0,0d"], racks=("344 144", "222")))
    assert {m for m in beside if m.endswith("@1,0u")} == {"443@1,0u"}
    refused(position, "J@1,0u", "TR-7", "touches no tile")
    refused(table("135", racks=("111", "J")), "J@0,0d", "TR-7", "You do not have the joker")


def swaps(position):
    return {move for move in position.legal_moves if move.startswith("swap")}


def test_tr7_a_joker_is_fixed_later_by_its_neighbours():
    assert swaps(table("135", laid=["J@0,0d"], racks=("133 123", "222"))) == {
        "swap 313",
        "swap 312",
    }
    fixed = table("135", laid=["J@0,0d", "223@1,0u"], racks=("133 123", "222"))
    assert swaps(fixed) == {"swap 312"}
    refused(fixed, "swap 313", "TR-9", "one corner has 3, but 2 is needed there")


def test_tr8_a_tile_earns_a_chip_and_the_last_one_two():
    assert earned(table("135", racks=("133 111", "222")), "313@0,0d") == 1
    assert earned(table("135", racks=("133", "222")), "313@0,0d") == 2
    assert earned(table("135", racks=("J", "222")), "J@0,0d") == 2


# All cells around the vertex (1, 0) but 0,-1d, then those around (0, 0), then around (1, -1).
FIRST_HEXAGON = ["111@0,0d", "111@1,0u", "111@1,-1d", "111@1,-1u"]
SECOND_HEXAGON = ["111@-1,0d", "111@-1,0u", "111@-1,-1d", "111@0,-1u"]
THIRD_HEXAGON = ["111@1,-2u", "111@1,-2d", "111@0,-2d"]


@pytest.mark.parametrize(
    ("laid", "chips"),
    [
        (FIRST_HEXAGON[:-1], 1),
        (FIRST_HEXAGON, 2),
        ([*FIRST_HEXAGON[:-1], "J@1,-1u"], 2),  # the joker counts
        (FIRST_HEXAGON + SECOND_HEXAGON, 3),
        (FIRST_HEXAGON + SECOND_HEXAGON + THIRD_HEXAGON, 4),
    ],
)
def test_tr8_every_hexagon_earns_a_chip_more(laid, chips):
    position = table("111", laid=laid, racks=("111 222", "333"))
    assert earned(position, "111@0,-1d") == chips


def test_tr8_a_bridge_earns_a_chip_more():
    """0,-1d has one neighbour, 0,0u; its bottom reaches 1,-2d, or does not."""
    assert earned(table("111", laid=AROUND, racks=("111 222", "333")), "111@0,-1d") == 1
    reaching = table("111", laid=[*AROUND, "111@1,-2d"], racks=("111 222 J", "333"))
    assert earned(reaching, "111@0,-1d") == 2
    assert earned(reaching, "J@0,-1d") == 2
    # With a second neighbour it is not a bridge.
    two = table("111", laid=[*AROUND, "111@1,-2d", "111@0,-1u"], racks=("111 222", "333"))
    assert earned(two, "111@0,-1d") == 1


def test_tr9_a_tile_that_fits_takes_the_jokers_place():
    position = table("135", laid=["J@0,0d"], racks=("133 134 111", "222"))
    assert swaps(position) == {"swap 313"}
    after = position.play("swap 313")
    assert after.view(0)["racks"][0] == ["111", "134", "J"]
    assert after.view(None)["chips"] == [4, 4]
    assert after.view(None)["table"][-1] == {"cell": "0,0d", "tile": "313"}
    assert after.view(None)["joker_holder"] == 0
    assert after.to_move == 1
    refused(
        position,
        "swap 134",
        "TR-9",
        "134 does not fit in the joker’s place: one corner has 1, but 3 is needed",
    )
    refused(position, "swap 222", "TR-9", "You do not have the tile 222")
    refused(after, "swap 222", "TR-9", "joker is not on the table")


def test_tr9_the_new_tile_gives_its_vertices_their_values():
    position = table("135", laid=["J@0,0d"], racks=("133 111", "344 345"))
    before = laying(table("135", laid=["J@0,0d"], racks=("344 345", "222")))
    assert any(m.endswith("@1,0u") for m in before)
    after = position.play("swap 313")  # the top right of 0,0d is 3 now
    assert not any(m.endswith("@1,0u") for m in laying(after))


def test_tr10_buying_costs_a_chip_and_brings_the_next_tile_of_the_pot():
    position = table("135", racks=("133", "222"), pot="444 555")
    after = position.play("buy")
    assert after.view(0)["racks"][0] == ["133", "444"]
    assert after.view(None)["chips"] == [3, 4]
    assert after.view(None)["pot"] == 1
    refused(table("135", racks=("133", "222"), chips=[0, 4]), "buy", "TR-10", "no chip")
    refused(table("135", racks=("133", "222"), pot=""), "buy", "TR-10", "pot is empty")


def test_tr11_passing_only_if_nothing_can_be_laid_or_bought():
    assert "pass" not in table("135", racks=("222", "444")).legal_moves
    refused(table("135", racks=("222", "444")), "pass", "TR-11")
    assert "pass" not in table("135", racks=("133", "444"), chips=[0, 4]).legal_moves
    stuck = table("135", racks=("222", "444"), chips=[0, 4])
    assert list(stuck.legal_moves) == ["pass"]
    # A possible swap does not forbid passing: 123 fits only where the joker is.
    swap = table("135", laid=["J@0,0d", "223@1,0u", "221@0,1u"], racks=("123", "444"), chips=[0, 4])
    assert set(swap.legal_moves) == {"swap 312", "pass"}


def test_tr12_every_action_ends_the_turn():
    position = table("135", laid=["J@0,-1d"], racks=("133 J 111", "222", "444"))
    for move in ("313@0,0d", "buy"):
        assert position.play(move).to_move == 1
        assert position.play(move).turns == 1


# ---- End --------------------------------------------------------------------------------------


def test_tr13_after_the_last_tile_everybody_has_one_more_turn():
    position = table("135", racks=("222", "444", "J"), pot="555", to_move=1)
    drawn = position.play("buy")
    assert drawn.view(None)["last_round"] == 3
    order = []
    while not drawn.over:
        order.append(drawn.to_move)
        drawn = drawn.play(drawn.legal_moves[0])
    assert order == [2, 0, 1]
    assert drawn.ended == "TR-13"


def test_tr14_when_all_pass_while_there_are_tiles_the_game_is_over():
    position = table("135", racks=("222", "444"), chips=[0, 0])
    once = position.play("pass")
    assert not once.over
    over = once.play("pass")
    assert (over.ended, over.ranks) == ("TR-14", [1, 1])
    # Laying a tile in between restarts the count.
    between = table("135", racks=("222", "133 555"), chips=[0, 0], passes=1, to_move=1)
    assert not between.play("313@0,0d").play("pass").over


def test_tr14_does_not_shorten_the_last_round():
    position = table("135", racks=("222", "444"), pot="555", chips=[1, 0])
    passed = position.play("buy").play("pass")
    assert not passed.over
    assert passed.play("pass").ended == "TR-13"


@pytest.mark.parametrize(
    ("chips", "ranks"), [([5, 3, 4], [1, 3, 2]), ([3, 3, 0], [1, 1, 3]), ([0, 2, 2], [3, 1, 1])]
)
def test_tr15_most_chips_win_and_equals_share(chips, ranks):
    position = table("135", racks=("222", "444", "333"), pot="", chips=chips, passes=0)
    position._state.last_round = 1
    assert position.play(position.legal_moves[0]).ranks == ranks


# ---- Options and secrets ----------------------------------------------------------------------


def test_tr16_without_the_joker_there_are_35_tiles():
    position = spielwerk.load("triominos", joker=False).start(seed=2)
    assert sorted(all_tiles(position.setup)) == sorted(set(TILE_NAMES) - {"J"})
    with pytest.raises(BadSetup, match="J"):
        spielwerk.load("triominos", joker=False).start(
            setup={**position.setup, "pot": [*position.setup["pot"], "J"]}
        )


def test_tr16_open_racks_are_shown_to_all_and_first_is_both():
    position = spielwerk.load("triominos", 3, open=True).start(seed=2)
    assert position.view(None)["racks"] == position.setup["racks"]
    first = spielwerk.load("triominos", kind="first").options
    assert (first["joker"], first["open"]) == (False, True)
    with pytest.raises(BadOption):
        spielwerk.load("triominos", kind="second")


def test_tr17_a_seat_sees_its_own_rack_and_an_onlooker_none():
    position = spielwerk.load("triominos", 3).start(seed=2)
    for seat in range(3):
        racks = position.view(seat)["racks"]
        assert racks[seat] == position.setup["racks"][seat]
        assert [r for s, r in enumerate(racks) if s != seat] == [None, None]
    assert position.view(None)["racks"] == [None] * 3
    assert "setup" not in position.view(0)


def test_tr17_everybody_knows_who_swapped_the_joker_out_until_it_is_laid():
    position = table("135", laid=["J@0,0d"], racks=("133 111", "222 444"))
    swapped = position.play("swap 313")
    assert swapped.view(1)["joker_holder"] == 0
    later = swapped.play("buy").play(
        next(m for m in swapped.play("buy").legal_moves if m[0] == "J")
    )
    assert later.view(1)["joker_holder"] is None
