"""Triominos positions as lines of text: what cannot come about by the rules is refused."""

import pytest

import spielwerk
from spielwerk import BadPosition
from spielwerk.engine.playouts import random_game
from spielwerk.games.triominos.board import TILE_NAMES

# Two tiles have been laid and two bought, and orange has swapped the joker out:
#
#         1───3
#        ╱ ╲ ╱ ╲
#       5───3───4
RACKS = {"blue": "111,112,113,114,115,455", "orange": "222,223,224,225,244,J"}
USED = {"135", "133", "334", *RACKS["blue"].split(","), *RACKS["orange"].split(",")}
POT = ",".join(tile for tile in TILE_NAMES if tile not in USED)
TABLE = {
    "to_move": "1",
    "turns": "5",
    "table": "135@0,0u;313@0,0d;343@1,0u",
    **RACKS,
    "pot": POT,
    "chips": "5,3",
    "joker_holder": "1",
}


def line(fields):
    """Fields with an empty value are left out."""
    told = [f"{name}={value}" for name, value in fields.items() if value]
    return " ".join(["triominos 2", *told])


def test_a_line_says_it_all():
    position = spielwerk.read_position(line(TABLE))
    view = position.view(1)
    assert [laid["tile"] for laid in view["table"]] == ["135", "313", "343"]
    assert view["racks"] == [None, ["222", "223", "224", "225", "244", "J"]]
    assert (view["chips"], view["joker_holder"], view["pot"]) == ([5, 3], 1, 21)
    assert position.effects("buy", 1)[0]["tile"] == POT[:3]
    assert position.line == line(TABLE)


@pytest.mark.parametrize(
    ("changed", "wrong"),
    [
        ({"table": ""}, "table"),
        ({"table": "135"}, "table"),
        ({"table": "153@0,0u"}, "153@0,0u"),
        ({"table": "135@0,99u"}, "135@0,99u"),
        ({"table": "351@0,0u;313@0,0d;343@1,0u"}, "first tile"),
        ({"table": "135@1,0u;313@0,0d;343@0,0u"}, "first tile"),
        ({"table": "135@0,0u;313@0,0d;343@0,0d"}, "Two pieces .* 0,0d"),
        ({"table": "135@0,0u;343@1,0u;313@0,0d"}, "No tile lies beside 1,0u"),
        ({"table": "135@0,0u;313@0,0d;433@1,0u"}, "corners around 1,0u"),
        ({"blue": RACKS["blue"].replace("455", "121")}, "no tile “121”"),
        ({"blue": RACKS["blue"].replace("455", "135")}, "135 appears twice"),
        ({"blue": RACKS["blue"].replace(",455", "")}, "455 is missing"),
        ({"green": "455"}, "green|appears twice"),
        ({"blue": "", "orange": "J", "pot": f"{POT},{RACKS['blue']},222,223,224,225,244"}, "dealt"),
        ({"chips": "5"}, "2 numbers"),
        ({"chips": "-1,9"}, "chips"),
        ({"chips": "5,2"}, "8 to 10"),
        ({"chips": "5,6"}, "8 to 10"),
        ({"turns": "3"}, "turns"),
        ({"passes": "1"}, "passes"),  # the player before has chips
        ({"passes": "1", "chips": "0,8", "turns": "4"}, "turns"),
        ({"passes": "2", "chips": "0,8"}, "turns|passes"),
        ({"passes": "3"}, "passes"),
        ({"last_round": "2"}, "last_round"),  # there are tiles in the pot
        ({"joker_holder": "0"}, "joker_holder"),
        ({"joker_holder": "2"}, "joker_holder"),
        ({"ended": "13"}, "ended"),
        ({"ended": "14"}, "ended"),
    ],
)
def test_what_is_wrong_with_a_line_is_said(changed, wrong):
    with pytest.raises(BadPosition, match=wrong):
        spielwerk.read_position(line(TABLE | changed))


def test_tr16_without_the_joker_there_is_none():
    joker = line(TABLE).replace("triominos 2", "triominos 2 joker=false")
    with pytest.raises(BadPosition, match="no tile “J”"):
        spielwerk.read_position(joker)


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("last_round=1", "", "last_round"),
        ("last_round=1", "last_round=3", "last_round"),
        ("last_round=1", "last_round=0", "ended"),
        ("last_round=1", "last_round=1 passes=2", "passes"),
        (" to_move", " ended=13 to_move", "ended"),
    ],
)
def test_tr13_a_last_round_that_cannot_be(old, new, wrong):
    every = random_game(spielwerk.load("triominos"), 1, 1).positions()
    last = next(position for position in every if position.view()["last_round"] == 1)
    told = " ".join(piece for piece in last.line.split() if not piece.startswith("passes"))
    told = told.replace(f"turns={last.turns}", "turns=99")
    assert spielwerk.read_position(told)
    with pytest.raises(BadPosition, match=wrong):
        spielwerk.read_position(told.replace(old, new))


def test_tr14_all_have_passed():
    """Whoever has just passed could not buy; when all have, the game is over."""
    passed = TABLE | {"chips": "0,8", "passes": "1", "turns": "9"}
    assert not spielwerk.read_position(line(passed)).over
    all_passed = passed | {"chips": "0,0", "passes": "2"}
    with pytest.raises(BadPosition, match="8 to 10"):
        spielwerk.read_position(line(all_passed))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"joker": False}, {"kind": "first"}])
def test_every_position_is_the_one_that_its_line_describes(players, options):
    game = spielwerk.load("triominos", players, **options)
    for number in range(6):
        for position in random_game(game, 11, number).positions():
            again = spielwerk.read_position(position.line)
            assert again == position
            assert again.line == position.line
