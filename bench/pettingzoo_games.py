"""The peer PettingZoo: its connect_four_v3, with random legal moves from the mask."""

import random
import sys
import time
from functools import cache
from types import ModuleType
from typing import Any

SECONDS = 0.5


def rate() -> float:
    """Random decisions per second, without PettingZoo's wrappers, which would slow it down."""
    env, chance = _environment(), random.Random(1)
    decisions = 0
    started = time.perf_counter()
    while time.perf_counter() - started < SECONDS:
        decisions += _random_game(env, chance)
    return decisions / (time.perf_counter() - started)


def _random_game(env: Any, chance: random.Random) -> int:
    env.reset()
    decisions = 0
    while not any(env.terminations.values()):
        mask = env.observe(env.agent_selection)["action_mask"]
        legal = mask.nonzero()[0]
        env.step(int(legal[int(chance.random() * len(legal))]))
        decisions += 1
    return decisions


@cache
def _environment() -> Any:
    """Its games import pygame to draw them. It is not installed, and nothing is drawn here, so an
    empty module will do."""
    try:
        import pygame  # noqa: F401
    except ModuleNotFoundError:
        sys.modules["pygame"] = ModuleType("pygame")
    from pettingzoo.classic import connect_four_v3

    return connect_four_v3.raw_env()
