"""Games between players who only glance: alike everywhere, honest, and better with open eyes."""

import random
from dataclasses import replace

import pytest

import spielwerk
from spielwerk.bots.bot import SearchBot, sight
from spielwerk.bots.lead import NONE
from spielwerk.bots.levels import level
from spielwerk.bots.one_ply import GlancedGames, glance_of
from spielwerk.bots.search import net_of
from spielwerk.engine.net import MOST_SEATS, room_in
from spielwerk.engine.playouts import SETUP
from spielwerk.engine.policies import STATES_NEEDED
from spielwerk.runtime.chance import random64
from spielwerk.runtime.kinds import float64, int32, int64
from spielwerk.runtime.target import CPU, INTERPRETED, WASM

EVERY_GAME = pytest.mark.parametrize("game", spielwerk.GAMES)


@EVERY_GAME
def test_games_are_alike_on_every_target(game):
    ruleset = spielwerk.load(game, 3)
    overlooks = [0.9, 0.95, 0.9]
    one = GlancedGames(ruleset, overlooks, 7, INTERPRETED).play(3, 1)
    assert one == GlancedGames(ruleset, overlooks, 7, WASM).play(3, 1)
    if game == "rings":  # compiling takes long
        compiled = GlancedGames(ruleset, overlooks, 7, CPU).play(3, 40)
        assert GlancedGames(ruleset, overlooks, 7, WASM).play(3, 40) == compiled


@EVERY_GAME
def test_the_moves_of_a_game_lead_to_its_end(game):
    table = GlancedGames(spielwerk.load(game), [0.5, 0.5], 1)
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
        decisions = played.played.columns[2][number]
        thoughts = table.thoughts(number)
        assert len(thoughts) == decisions
        if position.ranks.count(1) == 1 and any(chances for _, chances in thoughts):
            assert 0 <= played.settled[number] <= decisions
        else:
            assert played.settled[number] == NONE


@pytest.mark.parametrize("game", ["rings", "memento"])
def test_a_glance_is_a_thought_of_one_step(game):
    """The same estimates as those of a player in other games, where nothing is overlooked."""
    ruleset = spielwerk.load(game)
    open_eyed = replace(level(game, 1), overlooks=0.0)
    table = GlancedGames(ruleset, [0.0, 0.0], 4)
    thoughts = table.thoughts(0)
    assert any(chances for _, chances in thoughts)
    for before, (seat, chances) in zip(table.game(0).positions(), thoughts, strict=False):
        bot = SearchBot(ruleset, open_eyed)
        bot.choose(sight(before))
        assert seat == before.to_move
        assert bot.chances == (None if chances is None else pytest.approx(chances, abs=1e-6))


def test_a_player_with_one_move_to_choose_from_does_not_think():
    blind = GlancedGames(spielwerk.load("rings"), [1.0, 1.0], 1)
    assert not any(chances for _, chances in blind.thoughts(0))
    played = blind.play(0, 3)
    assert set(played.changes) == set(played.settled) == {NONE}


@pytest.mark.parametrize("game", ["rings", "memento", "triominos"])
def test_open_eyes_win(game):
    """Level 1 overlooks so much that it can be beaten."""
    ruleset = spielwerk.load(game)
    games = 200
    wins = GlancedGames(ruleset, [0.9, 0.1], 1).play(0, games).played.wins()
    assert wins[1] > 0.6 * games
    wins = GlancedGames(ruleset, [0.1, 0.9], 1).play(0, games).played.wins()
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
