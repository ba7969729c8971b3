"""Our games through PettingZoo and OpenSpiel."""

import random
import time

import pyspiel

import spielwerk.adapters.openspiel
from spielwerk.adapters import pettingzoo

SECONDS = 0.5


def rate_in_pettingzoo(game: str) -> float:
    """Decisions per second, with an observation before each."""
    env, chance = pettingzoo.raw_env(game), random.Random(1)
    decisions = 0
    started = time.perf_counter()
    while time.perf_counter() - started < SECONDS:
        env.reset(seed=decisions)
        while not env.position.over:
            env.observe(env.agent_selection)
            env.step(chance.choice(env.infos[env.agent_selection]["actions"]))
            decisions += 1
    return decisions / (time.perf_counter() - started)


def rate_in_openspiel(name: str) -> float:
    """Decisions per second, after the deal."""
    game = pyspiel.load_game(spielwerk.adapters.openspiel.PREFIX + name)
    chance = random.Random(1)
    decisions = 0
    seconds = 0.0
    while seconds < SECONDS:
        state = game.new_initial_state()
        while state.is_chance_node():
            outcomes, likely = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, likely)[0])
        started = time.perf_counter()
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
            decisions += 1
        seconds += time.perf_counter() - started
    return decisions / seconds
