"""A game on one page plays the very games of the template, which says everything by hand."""

from dataclasses import replace

import numpy as np
import pytest

from parts.threes import GAME, PAGE
from spielwerk import BadPosition, IllegalMove, Ruleset
from spielwerk.check import check
from spielwerk.engine.playouts import playouts, random_game
from spielwerk.engine.rules import WrongRules
from spielwerk.parts.boards import rectangle
from spielwerk.parts.fields import cells, count, each_seat
from spielwerk.parts.page import game, state_of
from spielwerk.parts.shown import what_changed
from spielwerk.runtime.state import Plain
from spielwerk.runtime.target import CPU, INTERPRETED
from templates import GAME as TEMPLATE

PLAYERS = (2, 3)


@pytest.mark.parametrize("diagonals", [True, False])
@pytest.mark.parametrize("players", PLAYERS)
def test_games_are_those_of_the_template(players, diagonals):
    one, other = (Ruleset.of(each, players, diagonals=diagonals) for each in (GAME, TEMPLATE))
    for target in (CPU, INTERPRETED):
        games = 500 if target is CPU else 20
        played = [playouts(each, games, seed=3, target=target) for each in (one, other)]
        assert np.array_equal(played[0].ranks, played[1].ranks)
        assert np.array_equal(played[0].turns, played[1].turns)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_decision_is_that_of_the_template(players):
    for number in range(10):
        history = random_game(Ruleset.of(TEMPLATE, players), 5, number).history
        one, other = (Ruleset.of(each, players).start() for each in (GAME, TEMPLATE))
        for move in history:
            assert one.moves_as_text() == other.moves_as_text()
            assert one.effects(move) == [{"effect": "put", "to": move}]
            one, other = one.play(move), other.play(move)
            owners = {
                name: seat for seat, names in enumerate(one.view()["stones"]) for name in names
            }
            assert owners == other.view()["cells"]
            assert one.ruleset.position(one.line) == one
        assert (one.ended, one.ranks) == (other.ended, other.ranks)


def test_nothing_is_wrong_with_it():
    told = check(GAME, games=100)
    assert [str(finding) for finding in told.findings] == []


def test_it_is_drawn_in_the_terminal_and_as_data():
    position = Ruleset.of(GAME).start().play("b1").play("b2")
    assert position.drawing() == (
        " a4   b4   c4   d4\n a3   b3   c3   d3\n a2    ▲   c2   d2\n a1    ●   c1   d1"
    )
    spots = {
        spot["name"]: spot["pieces"] for spot in GAME.sketch(position.view()).as_json()["spots"]
    }
    assert (spots["b1"], spots["b2"], spots["a1"]) == ([{"seat": 0}], [{"seat": 1}], [])


def test_features_begin_with_the_seat_that_looks():
    position = Ruleset.of(GAME).start().play("a1")
    out = [0] * 40
    for seat, expected in ((0, [0, 33]), (1, [16, 17])):
        assert out[: GAME.rules.encode(position.plain(), seat, out)] == expected
    assert GAME.rules.features(2) == 34


def test_refusals_are_those_it_gives_or_name_the_rule():
    position = Ruleset.of(GAME).start().play("a1")
    for move, rule in (("a1", "TH-3"), ("b3", "TH-3")):
        with pytest.raises(IllegalMove) as refused:
            position.play(move)
        assert refused.value.rule == rule


def test_without_reasons_the_first_rule_is_named():
    silent = Ruleset.of(game(**{**PAGE, "why": None}))
    with pytest.raises(IllegalMove, match="not possible now") as refused:
        silent.start().play("a2")
    assert refused.value.rule == "TH-3"


def test_what_cannot_come_about_is_refused():
    ruleset = Ruleset.of(GAME)
    with pytest.raises(BadPosition, match="neither at the bottom"):
        ruleset.position("threes 2 to_move=0 turns=1 stones=a2/")


def test_anything_can_be_said_otherwise():
    shown = {"cells": {}}
    other = Ruleset.of(replace(GAME, view=lambda state, seat: shown))
    assert other.start().view()["cells"] == {}


def test_a_page_needs_places_or_a_list_of_moves():
    state = state_of(stones=each_seat(cells(rectangle(2, 2))))
    with pytest.raises(WrongRules, match="`places` or `legal`"):
        game(
            "none", prefix="NO", board=rectangle(2, 2), state=state, moves=GAME.moves,
            apply=GAME.rules.apply, standing=None, endings=(1,), effects={"put": 1}, longest=4,
        )  # fmt: skip


BOARD = rectangle(2, 2)
MEN = state_of(men=each_seat(cells(BOARD)), hand=each_seat(count(3, start=3)))


@pytest.mark.parametrize(
    ("before", "after", "effects"),
    [
        ([0, 0], [1, 0], [{"effect": "put", "to": "a1"}]),
        ([1, 2], [4, 2], [{"effect": "moved", "from": "a1", "to": "a2"}]),
        ([1, 2], [1, 0], [{"effect": "taken", "from": "b1"}]),
        ([1, 2], [3, 0], [{"effect": "changed", "cells": ["b1"]}]),
        ([1, 2], [1, 2], []),
        (
            [1, 4], [2, 0],
            [{"effect": "moved", "from": "a1", "to": "b1"}, {"effect": "taken", "from": "a2"}],
        ),
    ],
)  # fmt: skip
def test_effects_are_what_has_changed(before, after, effects):
    one, other = (Plain(players=2, men=men, hand=[3, 3]) for men in (before, after))
    assert what_changed(MEN, one, other) == effects
