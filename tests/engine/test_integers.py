"""What counts as an integer: numpy's do everywhere, truth values and floats nowhere."""

import json
from dataclasses import replace

import numpy as np
import pytest

import spielwerk
from spielwerk import BadMove, BadOption
from spielwerk.bots.arena import play_game
from spielwerk.check import check
from spielwerk.engine import replays
from spielwerk.engine.perft import perft
from spielwerk.engine.playouts import playouts, random_game
from spielwerk.lab.learning.course import Course
from spielwerk.lab.report.request import wanted
from spielwerk.runtime.target import INTERPRETED, WASM

pytestmark = pytest.mark.slow

NONE = [3.7, 3.0, True, False, None, b"a1", "3", [3], np.float64(3), np.True_, np.array([3])]


@pytest.fixture(params=[np.int64, np.uint64, np.array], ids=["int64", "uint64", "array"])
def number(request):
    """Another library's integer. (An array without dimensions is one, too.)"""
    return request.param


def test_players_options_seeds_and_who_begins(number):
    game = spielwerk.load("rings", number(3), pawns=number(6))
    usual = spielwerk.load("rings", 3, pawns=6)
    assert game == usual
    position = game.start(seed=number(7), first=number(2))
    assert position == usual.start(seed=7, first=2)
    assert replays.from_json(json.loads(replays.as_line(position)), lambda name: game.game)
    assert json.dumps(replace(usual.game, seats=(number(2),)).seats) == "[2]"


@pytest.mark.parametrize("name", ["triominos", "dimenticato"])
def test_seats_moves_and_chance_in_a_game_with_secrets(number, name):
    game = spielwerk.load(name)
    position = random_game(game, number(5), number(1))
    assert position == random_game(game, 5, 1)
    *_, position = (each for each in position.positions() if not each.over)
    move, action = position.moves_as_text()[0], position.legal_moves.actions[0]
    assert number(action) in position.legal_moves
    assert position.play(number(action)) == position.play(move)
    assert position.action(number(action)) == action
    assert position.effects(number(action), number(1)) == position.effects(move, 1)
    assert json.dumps(position.view(number(1))) == json.dumps(position.view(1))
    dealt = position.redealt(number(1), number(9))
    assert json.dumps(dealt.view(0)) == json.dumps(position.redealt(1, 9).view(0))


def test_a_set_up(number):
    game = spielwerk.load("dimenticato", 4)
    setup = game.start(seed=3).setup
    cards = [[number(card), number(quarters)] for card, quarters in setup["cards"]]
    assert game.start(setup={"cards": cards}).setup == setup


def test_a_small_integer_does_not_overflow():
    game = spielwerk.load("dimenticato", 4)
    setup = game.start(seed=3).setup
    cards = [[np.int8(card), np.int8(quarters)] for card, quarters in setup["cards"]]
    assert game.start(setup={"cards": cards}).setup == setup


@pytest.mark.parametrize("target", [INTERPRETED, WASM], ids=["interpreted", "wasm"])
def test_games_and_depths(number, target):
    game = spielwerk.load("rings")
    found = playouts(game, number(8), number(3), first=number(2), threads=2, target=target)
    usual = playouts(game, 8, 3, first=2, threads=2, target=target)
    assert found.columns == usual.columns
    assert perft(game.start(), number(2), target) == perft(game.start(), 2, target)


def test_tournaments_checks_reports_and_courses(number):
    rings = spielwerk.load("rings")
    one, other = (play_game(rings, ("random", "1"), seed, 1) for seed in (number(4), 4))
    assert one == other
    games, seed = number(5), number(4)
    asked = wanted(rings.game, number(2), [], "random", games, seed)
    assert json.dumps([asked.games, asked.seed]) == "[5, 4]"
    course = Course("rings", players=number(2), games=games, seed=seed, rounds=number(1))
    assert course == Course("rings", games=5, seed=4, rounds=1)
    json.dumps(course.as_json())


@pytest.mark.slow
def test_a_check(number, monkeypatch):
    monkeypatch.setenv("SPIELWERK_JIT", "0")
    told = check(spielwerk.find_game("rings"), number(2), number(4))
    assert told.as_json("en") == check(spielwerk.find_game("rings"), 2, 4).as_json("en")


@pytest.mark.parametrize("wrong", NONE, ids=repr)
def test_what_is_neither_text_nor_an_integer_is_no_move(wrong):
    position = spielwerk.load("rings").start()
    with pytest.raises(BadMove, match="is not a move"):
        position.play(wrong)
    with pytest.raises(BadMove, match="is not a move"):
        position.action(wrong)
    assert wrong not in position.legal_moves


@pytest.mark.parametrize("wrong", NONE, ids=repr)
def test_it_is_no_number_of_players_and_no_seat_either(wrong):
    with pytest.raises(BadOption, match="is not a game for"):
        spielwerk.load("rings", wrong)
    with pytest.raises(BadOption, match="cannot be"):
        spielwerk.load("rings", pawns=wrong)
    with pytest.raises(BadOption, match="cannot begin"):
        spielwerk.load("rings").start(first=wrong)
    if wrong is not None:  # an onlooker; a seed by chance
        with pytest.raises(IndexError, match="there is no seat"):
            spielwerk.load("rings").start().view(wrong)
        with pytest.raises(BadOption, match="is not a seed"):
            spielwerk.load("rings").start(seed=wrong)
