"""Moves as they are declared: numbers, text, parts, and compiled decoding."""

import pytest

import spielwerk
from spielwerk.engine.moves import Kind, form, moves
from spielwerk.runtime.compile import jit
from spielwerk.runtime.state import Plain

STATE = Plain(players=2)

POINTS = ("A0", "A1", "A2", "B0")
MOVES = moves(
    {"POINT": POINTS, "WAY": "+-"},
    stay="pass",
    turn="{point:POINT}{way:WAY}",
    enter="{to:POINT},{to:POINT}",
    part=form(
        "{origin:POINT}/2{double:POINT},{single:POINT}",
        "{origin:POINT}/{single:POINT},2{double:POINT}",
    ),
    lay=form("{way:WAY}@{point:POINT}", number="point way"),
)


def test_numbers_run_through_the_forms():
    assert MOVES.firsts == (0, 1, 9, 25, 89)
    assert MOVES.count == 97
    assert MOVES.read(STATE, "pass") == 0
    assert MOVES.read(STATE, "A1-") == 1 + 2 * 1 + 1
    assert MOVES.read(STATE, "A1/2A2,B0") == 25 + 16 * 1 + 4 * 2 + 3


def test_number_names_the_parts_in_the_order_of_their_weight():
    assert MOVES.read(STATE, "-@A1") == 89 + 2 * 1 + 1
    assert MOVES.text(STATE, 89 + 2 * 1 + 1) == "-@A1"


def test_equal_parts_come_in_any_order():
    assert MOVES.read(STATE, "A2,A1") == MOVES.read(STATE, "A1,A2") == 9 + 4 * 1 + 2
    assert MOVES.text(STATE, MOVES.read(STATE, "A2,A1")) == "A1,A2"


def test_a_form_may_have_other_texts():
    assert MOVES.read(STATE, "A1/B0,2A2") == MOVES.read(STATE, "A1/2A2,B0")


@pytest.mark.parametrize("text", ["", "A9+", "A1", "A1+ ", "pass!", "A1/A2,B0"])
def test_what_is_not_a_move(text):
    assert MOVES.read(STATE, text) is None


def test_every_number_has_a_text_that_reads_as_it_unless_equal_parts_are_out_of_order():
    for action in range(MOVES.count):
        move = MOVES.parts(STATE, action)
        again = MOVES.read(STATE, MOVES.text(STATE, action))
        parts = [name for _, name in move.parts]
        ordered = move.form != "enter" or parts == sorted(parts)
        assert (again == action) == ordered


def test_names_may_depend_on_the_number_of_players_and_numbers_on_the_state():
    def decode(state, code):
        return {"to": code + state.shift}

    def name(state, field):
        return f"{'abc'[state.players]}{field}"

    told = moves(
        {"FIELD": Kind("[a-z][0-9]", 10, lambda state, name: int(name[1]), name)},
        place="{to:FIELD}",
        go=form("to {to:FIELD}", count=5, encode=lambda state, parts: 0, decode=decode),
    )
    one, two = Plain(players=1, shift=0), Plain(players=2, shift=3)
    for _ in range(2):  # also when they are remembered
        assert [told.text(state, 7) for state in (one, two)] == ["b7", "c7"]
        assert [told.text(state, 11) for state in (one, two)] == ["to b1", "to c4"]


def test_a_move_is_taken_apart():
    move = MOVES.parts(STATE, MOVES.read(STATE, "A1/2A2,B0"))
    assert move == ("part", (("origin", "A1"), ("double", "A2"), ("single", "B0")))


@pytest.mark.parametrize("compiled", [False, True])
def test_numbers_are_taken_apart_and_put_together(compiled):
    for name, parts in (("turn", (2, 1)), ("part", (1, 2, 3)), ("lay", (3, 0))):
        encode, decode = MOVES.encoder(name), MOVES.decoder(name)
        if compiled:
            encode, decode = jit(encode), jit(decode)
        assert decode(encode(*parts)) == parts
        assert MOVES.form_of(int(encode(*parts))) == name


def test_the_schema_of_rings():
    assert spielwerk.find_game("rings").moves.schema()["forms"] == [
        {"name": "place", "texts": ["{to:CELL}"]},
        {"name": "turn", "texts": ["{ring:RING}{way:WAY}"]},
        {"name": "take", "texts": ["x{cell:CELL}"]},
        {"name": "stay", "texts": ["pass"]},
        {"name": "step", "texts": ["{origin:CELL}-{target:CELL}"]},
    ]
