"""Rings as a whole: perft, invariants, and an independent implementation to compare with."""

import random

import numpy as np
import pytest

import spielwerk
from amounts import amount, soaks
from games.test_house_rules import variants
from oracles.compare import play_side_by_side
from oracles.rings import Referee
from spielwerk.engine.perft import perft
from spielwerk.engine.playouts import random_game

# From the empty board, at depths 1, 2, 3 …
PERFT = {
    2: [30, 864, 26144, 763472, 23249568],
    3: [30, 864, 23904, 695568, 19528512],
    4: [30, 864, 23904, 635568, 17782176],
}


@pytest.mark.parametrize("players", PERFT)
def test_perft_from_the_empty_board(players):
    start = spielwerk.load("rings", players).start()
    counts = [perft(start, depth + 1) for depth in range(len(PERFT[players]))]
    assert counts == PERFT[players]


@soaks
@pytest.mark.parametrize("pawns", [5, 10])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_independent_implementation_agrees_at_every_decision(players, pawns):
    chance = random.Random(f"rings {players} {pawns}")
    game = spielwerk.load("rings", players, pawns=pawns)
    for _ in range(amount(25, 300)):
        play_side_by_side(game.start(), Referee(players, pawns=pawns), chance.choice)


def test_it_agrees_by_house_rules_too():
    chance = random.Random("rings by house rules")
    for ruleset in variants("rings", 60):
        referee = Referee(ruleset.players, **ruleset.options)
        play_side_by_side(ruleset.start(), referee, chance.choice)


@soaks
def test_pawns_are_conserved():
    printed = [spielwerk.load("rings", players) for players in (2, 3, 4)] * amount(12, 120)
    for number, game in enumerate([*printed, *variants("rings", amount(20, 180), seed=3)]):
        taken = [0] * game.players
        previous = None
        for position in random_game(game, 8, number).positions():
            view = position.view(None)
            state = position.state
            for seat in range(game.players):
                if previous and position.history[-1].startswith("x"):
                    taken[seat] += previous["on_board"][seat] - view["on_board"][seat]
                if view["still_in"][seat]:
                    left = view["hand"][seat] + view["on_board"][seat]
                    assert left + taken[seat] == game.options["pawns"]
            # No two pawns on a cell, and only pawns are locked.
            pawns = state["pawns"]
            assert (
                sum(view["on_board"])
                == len(view["cells"])
                == bin(np.bitwise_or.reduce(pawns)).count("1")
            )
            assert set(view["locked"]) <= set(view["cells"])
            previous = view


def test_rg8_in_random_games_nobody_ever_has_to_pass():
    for players in (2, 3, 4):
        for number in range(40):
            assert "pass" not in random_game(spielwerk.load("rings", players), 21, number).history


def test_seats_see_the_same_and_locks_are_shown():
    position = random_game(spielwerk.load("rings", 3), 4, 0)
    views = [position.view(seat) for seat in (None, 0, 1, 2)]
    for view in views:
        view.pop("seat")
    assert all(view == views[0] for view in views)
    picture = position.game.picture(position.view(None), lambda message, **_: message)
    text = "\n".join("".join(piece for piece, _ in line) for line in picture)
    for cell, owner in views[0]["cells"].items():
        sign = f"{'●▲■★'[owner]}{cell}"
        assert (f"[{sign}]" if cell in views[0]["locked"] else f" {sign} ") in text
