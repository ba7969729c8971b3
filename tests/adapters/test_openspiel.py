"""The games in OpenSpiel: its own tests, chance and memory, and its players at our boards."""

import pickle
import random
import subprocess
import sys
from collections import Counter

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

import spielwerk
from spielwerk import BadOption
from spielwerk.adapters import openspiel
from variants import LONGEST, SHORT

EVERY_GAME = [f"spielwerk_{game}(players={n})" for game in spielwerk.GAMES for n in (2, 3, 4)]
WITH_OPTIONS = [
    "spielwerk_rings(pawns=6,players=4)",
    "spielwerk_memento(edition=simple,touching_feet=False)",
    "spielwerk_triominos(kind=first)",
    "spielwerk_triominos(open=True,players=3)",
]
DEALT = [name for name in (*EVERY_GAME, *WITH_OPTIONS) if "tri" in name or "dim" in name]


def dealt(game, chance):
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, likely = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choices(outcomes, likely)[0])
    return state


def random_states(game, seed):
    """All states of a random game, from the deal to the end."""
    chance = random.Random(seed)
    state = dealt(game, chance)
    yield state
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
        yield state


@pytest.mark.parametrize("name", [*EVERY_GAME, *WITH_OPTIONS])
def test_openspiel_finds_nothing_wrong(name):
    pyspiel.random_sim_test(
        pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False, mask_test=True
    )


@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_state_is_the_position_that_the_same_moves_lead_to(name):
    game = pyspiel.load_game(name)
    *_, state = random_states(game, seed=2)
    position = state.position
    assert spielwerk.read_record(position.record()) == position
    assert state.returns() == pytest.approx(position.rewards)
    assert sum(state.returns()) == pytest.approx(0)
    assert len(position.history) <= game.max_game_length()
    assert str(game.deserialize_state(state.serialize())) == str(state)
    other, other_state = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(game, state)
    )
    assert other_state.position == position
    assert str(other) == str(game) == str(pickle.loads(pickle.dumps(game)))
    assert pickle.loads(pickle.dumps(state)).history() == state.history()


def test_a_game_that_nobody_registered_can_be_loaded_by_a_name():
    openspiel.register(SHORT, "short")
    game = pyspiel.load_game("spielwerk_short(pawns=12)")
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert state.position.turns == LONGEST
    other = pickle.loads(pickle.dumps(state))
    assert other.position.ruleset.game is SHORT
    assert other.history() == state.history()


def test_moves_are_named_as_we_name_them():
    state = pyspiel.load_game("spielwerk_rings").new_initial_state()
    assert state.action_to_string(0, 0) == "a1"
    assert state.string_to_action("b3") == 10
    state.apply_action(10)
    assert state.information_state_string(1) == "b3"


def test_options_are_parameters():
    game = pyspiel.load_game("spielwerk_memento", {"players": 3, "edition": "simple"})
    assert game.num_players() == 3
    assert dict(game.ruleset.options) == dict(
        spielwerk.load("memento", 3, edition="simple").options
    )
    with pytest.raises(BadOption, match="13"):
        pyspiel.load_game("spielwerk_rings(pawns=13)")
    with pytest.raises(BadOption, match="5"):
        pyspiel.load_game("spielwerk_rings(players=5)")
    with pytest.raises(pyspiel.SpielError, match="colour"):
        pyspiel.load_game("spielwerk_rings(colour=1)")


@pytest.mark.parametrize("name", DEALT)
def test_all_chances_together_are_one_and_the_deal_makes_a_setup(name):
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    chance = random.Random(1)
    steps = 0
    while state.is_chance_node():
        outcomes, likely = zip(*state.chance_outcomes(), strict=True)
        assert sum(likely) == pytest.approx(1)
        assert len({state.action_to_string(outcome) for outcome in outcomes}) == len(outcomes)
        assert max(outcomes) < game.max_chance_outcomes()
        state.apply_action(chance.choices(outcomes, likely)[0])
        steps += 1
    assert steps == game.max_chance_nodes_in_history()
    assert game.ruleset.start(setup=state.position.setup) == state.position


def test_a_deal_is_as_likely_as_in_our_own_games():
    """DI-10 turns some cards a quarter further and TR-4 puts the joker back; both must be
    counted."""
    game = spielwerk.load("dimenticato", 2)
    deal, places, rounds = game.game.deal(game), 6, 1500
    ours, theirs = Counter(), Counter()
    chance = random.Random(1)
    for seed in range(rounds):
        for place, (card, turns) in enumerate(game.start(seed=seed).setup["cards"]):
            ours[place, card, turns] += 1
        row = []
        for place in range(places):
            outcomes, likely = zip(*deal.chances(row), strict=True)
            row.append(chance.choices(outcomes, likely)[0])
            theirs[place, *divmod(row[-1], 4)] += 1
    assert set(ours) == set(theirs)
    for key, count in ours.items():
        assert abs(count - theirs[key]) < 6 * (2 * rounds / 24) ** 0.5
    ruleset = spielwerk.load("triominos")
    triominos = ruleset.game.deal(ruleset)
    assert 35 not in dict(triominos.chances(list(range(12))))
    assert 35 in dict(triominos.chances(list(range(13))))


@pytest.mark.parametrize("name", DEALT)
def test_what_a_seat_cannot_know_can_be_re_dealt(name):
    """OpenSpiel's own test of this, and also that the seat would have been shown the same all
    along."""
    game = pyspiel.load_game(name)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    observation = make_observation(game)
    varied = 0
    for number, state in enumerate(random_states(game, seed=3)):
        if number % 9 and not state.is_terminal():
            continue
        seat = number // 9 % game.num_players()
        other = state.resample_from_infostate(seat, sampler)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.current_player() == state.current_player()
        assert other.position.history == state.position.history
        observation.set_from(state, seat)
        shown = observation.tensor.copy()
        observation.set_from(other, seat)
        assert shown.tobytes() == observation.tensor.tobytes()
        if number < 100:
            for one, another in zip(
                state.position.positions(), other.position.positions(), strict=True
            ):
                if not one.over:
                    assert one.view(seat) == another.view(seat)
                    assert one.to_move != seat or list(one.legal_moves) == list(another.legal_moves)
        varied += str(other) != str(state)
    assert (varied > 0) == ("triominos" in name)


def test_a_player_who_passed_is_not_dealt_what_could_have_been_laid():
    """TR-11: a pass reveals something about a rack. Many games, because passes are rare."""
    game = pyspiel.load_game("spielwerk_triominos(players=3)")
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    passes = 0
    for seed in range(12):
        *_, state = random_states(game, seed)
        passes += state.position.history.count("pass")
        for seat in range(3):
            other = state.resample_from_infostate(seat, sampler)
            assert other.position.history == state.position.history
    assert passes >= 5


@pytest.mark.parametrize("name", [name for name in EVERY_GAME if "=3" in name])
def test_perfect_recall_never_confuses_two_states(name):
    game = pyspiel.load_game(name)
    known = make_observation(game, INFO_STATE_OBS_TYPE)
    for seat in range(3):
        told = [known.string_from(state, seat) for state in random_states(game, seed=6)]
        assert len(set(told)) == len(told)


def test_a_rack_is_known_to_its_owner_alone():
    game = pyspiel.load_game("spielwerk_triominos(players=2)")
    state = dealt(game, random.Random(4))
    mine = " ".join(state.position.setup["racks"][0])
    assert mine in state.information_state_string(0)
    assert mine not in state.information_state_string(1)
    drawn = state.position.setup["pot"][0]
    state.apply_action(1)  # buy
    assert state.information_state_string(0).endswith(f"buy:{drawn}")
    assert state.information_state_string(1).endswith("buy")


def test_openspiels_tree_search_plays_rings():
    game = pyspiel.load_game("spielwerk_rings(pawns=5)")
    chance = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance)
    bots = [
        mcts.MCTSBot(game, 1.4, 8, evaluator, random_state=chance),
        pyspiel.make_uniform_random_bot(1, 7),
    ]
    returns = pyspiel.evaluate_bots(game.new_initial_state(), bots, 5)
    assert returns == [1, -1]


def test_openspiels_search_for_hidden_information_plays_triominos():
    game = pyspiel.load_game("spielwerk_triominos")
    chance = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance)
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, 6, random_state=chance)
    state = dealt(game, random.Random(1))
    for _ in range(4):
        state.apply_action(bot.step(state))
    assert len(state.position.history) == 4


def test_openspiels_learning_environment_runs_a_game():
    environment = rl_environment.Environment("spielwerk_dimenticato", players=3)
    chance = random.Random(1)
    step = environment.reset()
    size = environment.observation_spec()["info_state"][0]
    while not step.last():
        mover = step.observations["current_player"]
        assert len(step.observations["info_state"][mover]) == size
        step = environment.step([chance.choice(step.observations["legal_actions"][mover])])
    assert sum(step.rewards) == pytest.approx(0)


def test_an_observation_of_another_kind_is_refused():
    game = pyspiel.load_game("spielwerk_triominos")
    everything = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(ValueError, match="public"):
        make_observation(game, everything)
    with pytest.raises(ValueError, match="colour"):
        make_observation(game, None, {"colour": 1})


def test_python_ends_quietly_with_games_still_open():
    code = (
        "import pyspiel, spielwerk.adapters.openspiel\n"
        "game = pyspiel.load_game('spielwerk_triominos')\n"
        "state = game.new_initial_state()\n"
        "state.apply_action(3)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_every_game_is_registered():
    assert {f"{openspiel.PREFIX}{game}" for game in spielwerk.GAMES} <= set(
        pyspiel.registered_names()
    )
