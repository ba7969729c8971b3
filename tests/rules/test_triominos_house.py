"""Triominos by house rules: each test fails if its option does nothing, or something else."""

import pytest

import spielwerk
from rules.test_triominos import AROUND, FIRST_HEXAGON, SECOND_HEXAGON, earned, refused
from rules.triominos_tables import table
from spielwerk import BadOption, BadPosition, BadSetup
from spielwerk.adapters.observation import Observation
from spielwerk.games.triominos import sense


def chips(position):
    return position.view(None)["chips"]


@pytest.mark.parametrize(("players", "rack"), [(2, 1), (2, 12), (3, 11), (4, 8)])
def test_tr4_rack_is_how_many_tiles_everybody_is_dealt(players, rack):
    game = spielwerk.load("triominos", players, rack=rack)
    start = game.start(seed=3)
    assert start.view(None)["rack_sizes"] == [rack] * players
    assert start.view(None)["pot"] == 35 - rack * players
    assert game.start(setup=start.setup) == start


def test_tr4_a_set_up_has_as_many_tiles_on_each_rack_as_are_dealt():
    setup = spielwerk.load("triominos").start(seed=1).setup
    with pytest.raises(BadSetup) as error:
        spielwerk.load("triominos", rack=5).start(setup=setup)
    assert "seat 1 has 6 tiles instead of 5" in error.value.text("en")


@pytest.mark.parametrize(
    ("players", "joker", "rack", "most"),
    [(3, True, 12, 11), (3, False, 12, 11), (4, True, 9, 8), (4, False, 9, 8)],
)
def test_tr4_there_must_be_tiles_for_the_table_and_the_pot(players, joker, rack, most):
    with pytest.raises(BadOption) as error:
        spielwerk.load("triominos", players, joker=joker, rack=rack)
    assert error.value.rule == "TR-4"
    assert f"{most} tiles at most, not with {rack}" in error.value.text("en")
    spielwerk.load("triominos", players, joker=joker, rack=most)


@pytest.mark.parametrize("owned", [0, 10])
def test_tr4_purse_is_how_many_chips_everybody_starts_with(owned):
    start = spielwerk.load("triominos", 3, purse=owned).start(seed=2)
    assert chips(start) == [owned] * 3
    assert ("buy" in start.legal_moves) == (owned > 0)


@pytest.mark.parametrize("pay", [0, 1, 5])
def test_tr8_hexagon_is_what_each_hexagon_earns(pay):
    one = table("111", laid=FIRST_HEXAGON, racks=("111 222", "333"), hexagon=pay)
    assert earned(one, "111@0,-1d") == 1 + pay
    two = table("111", laid=FIRST_HEXAGON + SECOND_HEXAGON, racks=("111 222", "333"), hexagon=pay)
    assert earned(two, "111@0,-1d") == 1 + 2 * pay


@pytest.mark.parametrize("pay", [0, 1, 5])
def test_tr8_bridge_is_what_a_bridge_earns(pay):
    laid = [*AROUND, "111@1,-2d"]
    assert earned(table("111", laid, ("111 222", "333"), bridge=pay), "111@0,-1d") == 1 + pay
    assert earned(table("111", AROUND, ("111 222", "333"), bridge=pay), "111@0,-1d") == 1


@pytest.mark.parametrize("pay", [0, 1, 5])
def test_tr8_last_is_what_the_last_tile_of_a_rack_earns(pay):
    assert earned(table("135", racks=("133", "222"), last=pay), "313@0,0d") == 1 + pay
    assert earned(table("135", racks=("133 111", "222"), last=pay), "313@0,0d") == 1


@pytest.mark.parametrize("price", [0, 1, 3])
def test_tr10_price_is_what_a_tile_costs(price):
    position = table("135", racks=("333", "222"), pot="444 555", chips=[3, 3], price=price)
    assert earned(position, "buy") == -price
    assert position.play("buy").view(0)["racks"][0] == ["333", "444"]


def test_tr10_without_the_price_nobody_buys_and_tr11_may_pass():
    position = table("135", racks=("333", "222"), pot="444", chips=[1, 2], price=2)
    assert list(position.legal_moves) == ["pass"]
    refused(position, "buy", "TR-10", "it costs 2 chips, and you have only one")
    broke = table("135", racks=("333", "222"), pot="444", chips=[0, 2], price=2)
    refused(broke, "buy", "TR-10", "you have no chips left")
    assert "buy" in position.play("pass").legal_moves


def test_tr11_nobody_passes_while_tiles_are_free():
    position = table("135", racks=("333", "222"), pot="444", chips=[0, 0], price=0)
    assert list(position.legal_moves) == ["buy"]
    refused(position, "pass", "TR-11")


def test_tr14_all_pass_when_nobody_can_pay():
    position = table("135", racks=("333", "222"), pot="444", chips=[4, 4], price=5)
    assert position.play("pass").play("pass").ended == "TR-14"


def test_a_line_adds_up_by_the_house_rules():
    """One tile was laid, for 1 chip and nothing else, and one bought for 3, with 2 chips each to
    begin with."""
    told = (
        "triominos 2 rack=1 purse=2 price=3 last=0 to_move=0 turns=2 table=135@0,0u;313@0,0d"
        " blue=444 orange=222 pot={} chips=2,{}"
    )
    used = {"135", "133", "444", "222"}
    every = spielwerk.load("triominos").start(seed=0).setup
    tiles = sorted({*every["pot"], every["first"], *(t for rack in every["racks"] for t in rack)})
    pot = ",".join(tile for tile in tiles if tile not in used)
    assert chips(spielwerk.read_position(told.format(pot, 0))) == [2, 0]
    with pytest.raises(BadPosition, match="there must be 2 to 2"):
        spielwerk.read_position(told.format(pot, 1))


def test_what_the_last_tile_earns_matters_to_a_sensible_player():
    def merit(racks, last):
        return sense.merit(table("135", racks=racks, pot="222 223 224", last=last)._state, 0)

    assert merit(("444", "555"), 5) == merit(("444", "555"), 1) + 40
    assert merit(("444 333", "555"), 5) == merit(("444 333", "555"), 1)


def test_more_chips_than_can_be_observed_are_observed_as_the_most():
    """What is observed stays within its bounds."""
    ruleset = spielwerk.load("triominos", 2, last=5)
    observation = Observation(ruleset)
    few = table("135", chips=[127, 3], last=5)
    many = table("135", chips=[900, 3], last=5)
    assert (observation.look(few, 1).copy() == observation.look(many, 1)).all()
