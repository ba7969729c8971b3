"""Memento positions as lines of text."""

import pytest

import spielwerk
from spielwerk import BadPosition
from spielwerk.engine.playouts import random_game

LINE = "memento 2 to_move=1 turns=12 blue=A1,2A4,3B0 orange=C5 turned=blue quiet=2"


def test_a_line_is_a_position():
    position = spielwerk.read_position(LINE)
    view = position.view(None)
    assert view["points"]["A4"] == {"owner": 0, "height": 2}
    assert view["points"]["B0"] == {"owner": 0, "height": 3}
    assert view["supply"] == 4
    assert view["quiet_turns"] == 2
    assert view["may_turn"] is False
    assert position.line == LINE


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_a_game_is_read_from_its_line(players):
    endings = set()
    for number in range(6):
        game = spielwerk.load("memento", players, touching_feet=number % 2 == 0)
        for position in random_game(game, 12, number).positions():
            again = game.position(position.line)
            assert again == position
            assert again.ranks == position.ranks
            endings.add(position.ended)
    assert len(endings) > 1


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("blue=D1", "“blue” of the position cannot be “D1”"),
        ("blue=4A1", "4A1"),
        ("blue=A1 orange=2A1", "Two pieces of the position are on A1"),
        ("blue=A1 turned=a", "turned"),
        ("blue=A1 quiet=100", "quiet"),
        ("blue=A1 out=0,30", "out"),
        ("blue=A1 hand=2", "no “hand”"),
        # ME-9: eleven stones and nine markers
        ("blue=3A1,3A2,3A3 orange=3B1", "cannot be 12"),
        ("blue=A1,A2,A3,A4,A5,A6,B1,B2,B3,B4", "number of figures: 10"),
        # ME-10
        ("", "cannot be 0"),
        # ME-12: not both, one after the other
        ("blue=A1 orange=A2 turned=blue,orange", "turned"),
        # ME-17, ME-20
        ("blue=A1 orange=A2 out=0,9", "Seat 2 cannot have this number of figures: 1"),
        ("blue=A1 out=9,0", "Seat 1"),
        ("orange=A1 out=9,0", "to_move"),
        ("blue=A1 out=0,9", "ended"),
        # ME-18, ME-19, ME-21
        ("blue=A0,B0,C0,I0", "ended"),
        ("orange=A0,A2,A4,A6", "ended"),
        ("blue=A1 ended=18", "ended"),
        ("blue=A1 ended=21", "ended"),
        ("blue=A0,B0,C0,I0 ended=19", "ended"),
    ],
)
def test_what_is_wrong_with_a_line_is_said(line, wrong):
    with pytest.raises(BadPosition, match=wrong):
        spielwerk.read_position(f"memento 2 to_move=0 turns=20 {line}")


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("memento 2 to_move=0 turns=0 blue=A1", "cannot be 1"),
        ("memento 2 to_move=1 turns=1 blue=A1,A2", "cannot be 2"),
        ("memento 2 to_move=1 turns=1 blue=A1 turned=blue", "turned"),
        ("memento 2 to_move=1 turns=3 blue=A1 quiet=4", "quiet"),
        ("memento 2 to_move=0 turns=500 blue=A1", "ended"),
        ("memento 4 to_move=0 turns=9 blue=A1 turned=green,purple", "turned"),
    ],
)
def test_turns_have_to_fit(line, wrong):
    with pytest.raises(BadPosition, match=wrong):
        spielwerk.read_position(line)
