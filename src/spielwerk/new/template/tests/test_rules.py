"""The rules of RULES.md: at least one test for each, named by its id."""

import pytest
from threes import GAME

from spielwerk import BadPosition, IllegalMove, Ruleset


def position(fields, to_move=0, players=2, **options):
    """A position from its stones: `blue=a1,b1 orange=a2`."""
    ruleset = Ruleset.of(GAME, players, **options)
    return ruleset.position(" ".join([*ruleset.header, f"to_move={to_move} turns=0", fields]))


def start(players=2):
    return Ruleset.of(GAME, players).start()


def test_th1_sixteen_cells():
    cells = set(GAME.ground(2).places)
    assert cells == {f"{column}{row}" for column in "abcd" for row in "1234"}


@pytest.mark.parametrize("players", [2, 3])
def test_th2_the_board_is_empty(players):
    assert start(players).view()["cells"] == {}
    assert Ruleset.of(GAME, players).players == players


def test_th3_a_stone_falls_to_the_bottom_or_onto_another():
    after = start().play("b1")
    assert after.view()["cells"] == {"b1": 0}
    assert after.to_move == 1
    assert after.moves_as_text() == ["a1", "c1", "d1", "b2"]
    for move in ("b1", "c2"):
        with pytest.raises(IllegalMove) as refused:
            after.play(move)
        assert refused.value.rule == "TH-3"


def test_th3_after_the_last_player_comes_the_first():
    assert [start(3).to_move, start(3).play("a1").play("a2").play("a3").to_move] == [0, 0]


def test_th4_a_full_column_takes_no_more():
    full = position("blue=a1,a3 orange=a2,a4")
    assert full.moves_as_text() == ["b1", "c1", "d1"]


@pytest.mark.parametrize("row", ["a1,b1 c1", "a1,a2 a3", "b2,c3 a1"])
def test_th5_three_in_a_row_win(row):
    """Across, up, and diagonally."""
    stones, _, last = row.partition(" ")
    below = {"b2,c3": "orange=b1,c1,c2"}.get(stones, "orange=d1,d2")
    over = position(f"blue={stones} {below}").play(last)
    assert (over.ended, over.ranks) == ("TH-5", [1, 2])
    assert {"effect": "row", "cells": sorted([*stones.split(","), last])} in position(
        f"blue={stones} {below}"
    ).effects(last)


def test_th5_the_option_turns_off_diagonals():
    after = position("blue=b2,c3 orange=b1,c1,c2", diagonals=False).play("a1")
    assert not after.over


def test_th6_a_full_board_without_a_row_is_a_draw():
    nearly = "blue=a1,b1,c2,d2,a3,b3,c4 orange=c1,d1,a2,b2,c3,d3,a4,b4"
    over = position(nearly).play("d4")
    assert (over.ended, over.ranks) == ("TH-6", [1, 1])


@pytest.mark.parametrize("fields", ["blue=a2", "blue=a1 orange=a1", "blue=a1,b1,c1", "blue=e1"])
def test_impossible_positions_are_refused(fields):
    with pytest.raises(BadPosition):
        position(fields)
