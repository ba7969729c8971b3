"""The games as PettingZoo environments: what PettingZoo itself tests, and that secrets are kept."""

import copy
import pickle
from dataclasses import replace

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import spielwerk
from amounts import amount
from spielwerk import BadMove, BadOption, IllegalMove, UnknownGame
from spielwerk.adapters import pettingzoo
from spielwerk.adapters.measures import longest
from spielwerk.engine.playouts import random_game
from variants import LONGEST, SHORT

EVERY_GAME = [(game, players, {}) for game in spielwerk.GAMES for players in (2, 3, 4)]
WITH_OPTIONS = [
    ("rings", 4, {"pawns": 6}),
    ("memento", 2, {"edition": "simple", "touching_feet": False}),
    ("triominos", 2, {"kind": "first"}),
    ("triominos", 3, {"open": True}),
]
EVERY_ENVIRONMENT = [*EVERY_GAME, *WITH_OPTIONS]

# PettingZoo's test has a list of its own games whose observations are dictionaries with a mask, and
# warns about all others.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def random_moves(env, seed):
    """Play a whole game at random. Returns everybody's reward at the end."""
    chance = np.random.default_rng(seed)
    env.reset(seed=seed)
    earned = {}
    for agent in env.agent_iter():
        observed, reward, over, cut_off, info = env.last()
        assert not cut_off
        if over:
            earned[agent] = reward
            env.step(None)
        else:
            assert np.flatnonzero(observed["action_mask"]).tolist() == sorted(info["actions"])
            env.step(chance.choice(info["actions"]))
    return list(earned.values())


@pytest.mark.parametrize(("game", "players", "options"), EVERY_ENVIRONMENT)
def test_pettingzoo_finds_nothing_wrong(game, players, options):
    api_test(pettingzoo.env(game, players, **options), num_cycles=amount(30, 100))
    seed_test(lambda: pettingzoo.env(game, players, **options), num_cycles=amount(8, 20))


@pytest.mark.parametrize("game", spielwerk.GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pettingzoo_likes_the_drawings(game, players, capsys):
    render_test(lambda render_mode: pettingzoo.env(game, players, render_mode=render_mode))
    assert "●" in capsys.readouterr().out


@pytest.mark.parametrize("game", spielwerk.GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_shares_out_what_its_ranks_say(game, players):
    env = pettingzoo.env(game, players)
    earned = random_moves(env, seed=5)
    position = env.unwrapped.position
    assert earned == position.rewards
    assert sum(earned) == pytest.approx(0)
    assert len(position.history) <= longest(position.ruleset)
    assert random_moves(env, seed=5) == earned


@pytest.mark.parametrize(("game", "players", "options"), EVERY_ENVIRONMENT)
def test_re_dealing_what_a_seat_cannot_know_changes_nothing_that_it_observes(
    game, players, options
):
    env = pettingzoo.raw_env(game, players, **options)
    env.reset(seed=1)
    dealt_anew = 0
    last = random_game(env.game, seed=3, number=0)
    for position in list(last.positions())[:60:4]:
        for seat, agent in enumerate(env.possible_agents):
            env.position = position
            observed = env.observe(agent)
            for seed in range(3):
                env.position = position.redealt(seat, seed)
                dealt_anew += env.position != position
                again = env.observe(agent)
                assert again["observation"].tobytes() == observed["observation"].tobytes()
                assert again["action_mask"].tobytes() == observed["action_mask"].tobytes()
    assert (dealt_anew > 0) == (env.game.rules.redeal is not None)


@pytest.mark.parametrize(("game", "players", "options"), EVERY_GAME)
def test_an_observation_distinguishes_positions_and_is_relative_to_the_observer(
    game, players, options
):
    env = pettingzoo.raw_env(game, players, **options)
    env.reset(seed=1)
    positions = list(random_game(env.game, seed=4, number=0).positions())
    seen = set()
    for position in positions:
        env.position = position
        observed = env.observe("player_0")["observation"]
        assert set(observed) <= {0, 1}
        seen.add(observed.tobytes())
    assert len(seen) == len(positions)
    start = positions[0]
    env.position = start
    shown = {env.observe(agent)["observation"].tobytes() for agent in env.possible_agents}
    assert len(shown) == players, "everybody sees who is to move from their own side"


def test_an_illegal_move_ends_the_game_and_costs_a_point(caplog):
    env = pettingzoo.env("rings")
    env.reset(seed=1)
    env.step(0)
    env.last()
    env.step(0)  # the same cell again
    assert "Illegal move" in caplog.text
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards == {"player_0": 0, "player_1": -1}


def test_without_the_checks_an_illegal_move_is_refused_with_its_rule():
    env = pettingzoo.raw_env("rings")
    env.reset(seed=1)
    env.step(0)
    with pytest.raises(IllegalMove) as refused:
        env.step(0)
    assert refused.value.rule == "RG-4"
    assert env.agent_selection == "player_1"


def test_chance_continues_from_the_last_seed_given():
    env = pettingzoo.raw_env("triominos", 3)
    env.reset(seed=7)
    first = env.position
    env.reset()
    second = env.position
    env.reset(seed=7)
    assert env.position == first != second
    env.reset()
    assert env.position == second
    env.reset(options={"setup": first.setup})
    assert env.position == first


def test_an_environment_can_be_sent_elsewhere():
    env = pickle.loads(pickle.dumps(pettingzoo.raw_env("memento", 3, edition="simple")))
    assert env.game.options["edition"] == "simple"
    assert env.max_num_agents == 3
    assert str(env) == "spielwerk_memento_v0"
    assert pettingzoo.env("memento", np.int64(3)).possible_agents == env.possible_agents


MAKERS = [pettingzoo.raw_env, pettingzoo.env]


def what_comes_next(env):
    """The rest of the game and another one: what is shown, and what it brings."""
    seen = []
    for _ in range(2):
        while env.agents:
            observed, reward, over, _, info = env.last()
            seen.append((env.agent_selection, reward, observed["observation"].tobytes()))
            mask = observed["action_mask"]
            env.step(None if over else env.action_space(env.agent_selection).sample(mask))
            seen.append(info.get("actions"))
        env.reset()
    return seen


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("make", MAKERS)
@pytest.mark.parametrize("game", ["rings", "triominos"])
def test_a_copy_goes_on_with_the_running_game_and_all_its_chance(game, make, copied):
    env = make(game, 3, render_mode="ansi")
    env.reset(seed=4)
    for agent in env.possible_agents:
        env.action_space(agent).seed(5)
    for _ in range(7):
        env.step(env.infos[env.agent_selection]["actions"][-1])
    twin = copied(env)
    assert twin.unwrapped.position == env.unwrapped.position
    assert twin.render() == env.render()
    expected = what_comes_next(twin)
    assert env.unwrapped.position.turns <= 7, "the copy plays alone"
    assert what_comes_next(env) == expected


@pytest.mark.parametrize("make", MAKERS)
def test_an_environment_is_copied_before_its_first_game_and_after_an_illegal_move(make):
    env = copy.deepcopy(make("rings"))
    env.reset(seed=1)
    assert env.unwrapped.position.turns == 0
    if make is pettingzoo.env:
        env.step(0)
        env.step(0)
        twin = copy.deepcopy(env)
        assert twin.terminations == {"player_0": True, "player_1": True}
        assert twin.rewards == {"player_0": 0, "player_1": -1}


@pytest.mark.parametrize("make", MAKERS)
@pytest.mark.parametrize("wrong", [3.7, True, None, b"a1", np.float64(3), np.True_, [1]], ids=repr)
def test_what_is_no_number_is_refused_and_changes_nothing(make, wrong):
    env = make("rings")
    env.reset(seed=1)
    env.step(np.int64(0))
    before = env.unwrapped.position
    with pytest.raises(BadMove, match="is not a move"):
        env.step(wrong)
    assert env.unwrapped.position is before
    assert not any(env.terminations.values())
    env.step(1)
    assert env.unwrapped.position.turns == 2


def test_a_game_that_nobody_registered_can_be_played_and_sent():
    env = pickle.loads(pickle.dumps(pettingzoo.raw_env(SHORT, 3, pawns=12)))
    assert env.game.game is SHORT
    env.reset(seed=3)
    while env.agents and not env.terminations[env.agent_selection]:
        env.step(int(env.infos[env.agent_selection]["actions"][0]))
    assert env.position.turns == LONGEST


def test_unknown_games_and_options_are_refused():
    with pytest.raises(UnknownGame):
        pettingzoo.env("chess")
    with pytest.raises(BadOption):
        pettingzoo.env("rings", 5)
    with pytest.raises(BadOption):
        pettingzoo.env("rings", pawns=13)
    bare = replace(SHORT, rules=replace(SHORT.rules, encode=None, observe=None))
    with pytest.raises(BadOption, match="encode"):
        pettingzoo.env(bare)
    with pytest.raises(BadOption, match="rgb_array"):
        pettingzoo.env("rings", render_mode="rgb_array")
    env = pettingzoo.env("rings")
    env.reset()
    with pytest.raises(BadOption):
        env.render()
