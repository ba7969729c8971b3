"""The peer: OpenSpiel's nine_mens_morris, its game most similar to Rings."""

import random
import time
from functools import cache

import pyspiel

GAME = "nine_mens_morris"


def rate_from_python(games: int) -> float:
    """Decisions per second in random games through its Python interface."""
    started = time.perf_counter()
    decisions = sum(_random_game(random.Random(number)) for number in range(games))
    return decisions / (time.perf_counter() - started)


def rate_in_cpp(games: int) -> float:
    """Decisions per second in random games played entirely in its C++: the rollouts of one search
    step. It does not count decisions, so we assume the length from `mean_length`."""
    evaluator = pyspiel.RandomRolloutEvaluator(games, 1)
    bot = pyspiel.MCTSBot(pyspiel.load_game(GAME), evaluator, 2.0, 1, 1, False, 1, False)
    state = pyspiel.load_game(GAME).new_initial_state()
    started = time.perf_counter()
    bot.step(state)
    seconds = time.perf_counter() - started
    return games * mean_length() / seconds


@cache
def mean_length() -> float:
    games = 2_000
    return sum(_random_game(random.Random(number)) for number in range(games)) / games


def _random_game(chance: random.Random) -> int:
    state = pyspiel.load_game(GAME).new_initial_state()
    decisions = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[int(chance.random() * len(actions))])
        decisions += 1
    return decisions
