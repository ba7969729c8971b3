"""Games between players who only glance: alike everywhere, honest, and better with open eyes."""

import random

import pytest

import spielwerk
from spielwerk.bots.glances import glance_of
from spielwerk.bots.quick import Table
from spielwerk.bots.search import net_of
from spielwerk.engine.chance import random64
from spielwerk.engine.kinds import float64, int32, int64
from spielwerk.engine.net import MOST_SEATS, room_in
from spielwerk.engine.playouts import SETUP
from spielwerk.engine.policies import STATES_NEEDED
from spielwerk.engine.target import CPU, INTERPRETED, WASM

EVERY_GAME = pytest.mark.parametrize("game", spielwerk.GAMES)


@EVERY_GAME
def test_games_are_alike_on_every_target(game):
    ruleset = spielwerk.load(game, 3)
    overlooks = [0.9, 0.95, 0.9]
    one = Table(ruleset, overlooks, 7, INTERPRETED).play(3, 1)
    assert one == Table(ruleset, overlooks, 7, WASM).play(3, 1)
    if game == "rings":  # compiling takes long
        compiled = Table(ruleset, overlooks, 7, CPU).play(3, 40)
        assert Table(ruleset, overlooks, 7, WASM).play(3, 40) == compiled


@EVERY_GAME
def test_the_moves_of_a_game_lead_to_its_end(game):
    table = Table(spielwerk.load(game), [0.5, 0.5], 1)
    played = table.play(0, 5)
    for number in range(5):
        position = spielwerk.load(game).start(seed=random64(random64(1, number), SETUP))
        choices = 0
        for move in table.moves(number):
            choices += len(position.legal_moves)
            position = position.play(move)
        ranks = played.played.columns[0][2 * number : 2 * number + 2]
        assert position.ranks == list(ranks)
        assert choices == played.choices[number]
        assert 0 <= played.settled[number] <= played.played.columns[2][number]


@pytest.mark.parametrize("game", ["rings", "memento", "triominos"])
def test_open_eyes_win(game):
    """Level 1 overlooks so much that it can be beaten."""
    ruleset = spielwerk.load(game)
    games = 200
    wins = Table(ruleset, [0.9, 0.1], 1).play(0, games).played.wins()
    assert wins[1] > 0.6 * games
    wins = Table(ruleset, [0.1, 0.9], 1).play(0, games).played.wins()
    assert wins[0] > 0.6 * games


@EVERY_GAME
def test_nobody_looks_at_what_is_hidden(game):
    """A player decides alike, whatever the others hold."""
    ruleset = spielwerk.load(game)
    rules = ruleset.rules
    chance = random.Random(game)
    position = ruleset.start(seed=5)
    for _ in range(12):
        position = position.play(chance.choice(position.moves_as_text()))
        if position.over:
            break
        seat = position.to_move
        shown = [position, *(position.redealt(seat, n) for n in range(3))]
        assert len({glanced(ruleset, each) for each in shown}) == 1
    assert rules.redeal is None or len({each.packed() for each in shown}) > 1


def glanced(ruleset, position):
    rules, net, space = ruleset.rules, net_of(ruleset), INTERPRETED.space(ruleset.rules)
    states = space.records(rules.state, STATES_NEEDED)
    states[0] = position.plain()
    moves = space.numbers(int32, rules.max_moves)
    known = rules.legal(states[0], moves)
    overlooks = space.numbers(int64, ruleset.players)
    return glance_of(rules)(
        states, moves, known, 99, overlooks, space.numbers(int32, ruleset.players),
        space.numbers(float64, MOST_SEATS), space.numbers(float64, MOST_SEATS),
        space.numbers(int32, net.features), (*net.put_into(space), *room_in(space)),
    )  # fmt: skip
