"""Positions as lines of text: what is wrong is said."""

import pytest

import spielwerk
from spielwerk import BadOption, BadPosition

RINGS = "rings 2 to_move=1 turns=12 blue=a1,b3*,b4 orange=c2,c3 hand=7,6 turned=b"


def test_a_line_is_a_position():
    position = spielwerk.read_position(RINGS)
    assert (position.to_move, position.first, position.turns) == (1, 1, 12)
    assert position.view()["cells"] == {"a1": 0, "b3": 0, "b4": 0, "c2": 1, "c3": 1}
    assert position.view()["locked"] == ["b3"]
    assert "b+" not in position.legal_moves
    assert position.line == RINGS


def test_a_game_from_a_position_is_recorded():
    position = spielwerk.read_position(RINGS).play("c1")
    again = spielwerk.read_record(position.record())
    assert again == position
    assert again.history == ["c1"]
    assert next(again.positions()).line == RINGS


def test_options_are_part_of_the_line():
    position = spielwerk.load("rings", 3, pawns=6).start()
    assert position.line == "rings 3 pawns=6 to_move=0 turns=0 hand=6,6,6"
    assert spielwerk.read_position(position.line) == position
    with pytest.raises(BadPosition, match="pawns=6"):
        spielwerk.load("rings", 3).position(position.line)


def test_a_line_may_tell_options_that_are_as_usual():
    line = spielwerk.load("rings").start().line
    assert "locks" not in line
    told = line.replace("rings 2", "rings 2 locks=true")
    assert spielwerk.read_position(told) == spielwerk.read_position(line)
    other = spielwerk.read_position(line.replace("rings 2", "rings 2 locks=false"))
    assert other.ruleset.options["locks"] is False


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("rings", "does not describe"),
        ("rings 2 blue", "name=value"),
        ("rings 2 turns=1 turns=2", "each name comes once"),
        ("rings 2 turns=1 hand=7,7", "to_move"),
        ("rings 2 to_move=2 turns=1 hand=7,7", "to_move"),
        ("rings 2 to_move=0 turns=x hand=7,7", "turns"),
        ("rings 2 to_move=0 turns=1 hand=7", "2 numbers"),
        ("rings 2 to_move=0 turns=1 hand=7,11", "hand"),
        ("rings 2 to_move=0 turns=1 hand=7,7 green=a1", "no “green”"),
        ("rings 2 to_move=0 turns=1 hand=7,7 blue=a9", "a9"),
        ("rings 2 to_move=0 turns=1 hand=7,7 blue=a1 orange=a1", "Two pieces"),
        ("rings 2 to_move=0 turns=1 hand=7,7 turned=d", "turned"),
        ("rings 2 to_move=0 turns=1 hand=7,7 taking=1:1:1", "taking"),
        ("rings 2 to_move=0 turns=1 hand=10,7 blue=a1", "11 pawns"),
        ("rings 2 to_move=0 turns=1 hand=1,7 blue=a1", "2 pawns"),
        ("rings 2 ended=5 to_move=0 turns=1 hand=7,7", "ended"),
    ],
)
def test_what_is_wrong_with_a_line_is_said(line, wrong):
    with pytest.raises(BadPosition, match=wrong):
        spielwerk.read_position(line)


def test_a_line_of_no_game():
    with pytest.raises(spielwerk.UnknownGame):
        spielwerk.read_position("ludo 2 to_move=0")
    with pytest.raises(BadOption, match="pawns"):
        spielwerk.read_position("rings 2 pawns=99 to_move=0 turns=0 hand=1,1")
    with pytest.raises(BadPosition):
        spielwerk.load("rings").start(setup={"position": 7})
