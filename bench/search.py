"""How fast the search is, beside OpenSpiel's own in C++."""

import time
from statistics import median

import pyspiel

import spielwerk
from bench.openspiel import GAME, mean_length
from spielwerk.bots.search import Method, Search, Team
from spielwerk.engine.policies import knowing
from spielwerk.runtime.target import CPU

SIMULATIONS = 1_000
ITERATIONS = 20_000
PLAIN = Method(knowing, exploration=1.4)


def rate_of_openspiel(moves: int) -> float:
    """Playout decisions per second of OpenSpiel's MCTSBot, with one random rollout per leaf. It
    does not count them: we assume that they are as long as random games from the start."""
    game = pyspiel.load_game(GAME)
    bot = pyspiel.MCTSBot(
        game, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, SIMULATIONS, 1000, False, 1, False
    )
    started = time.perf_counter()
    for _ in range(moves):
        bot.step(game.new_initial_state())
    return moves * SIMULATIONS * mean_length() / (time.perf_counter() - started)


def rate_of_ours(search: Search | Team) -> float:
    """Playout decisions per second of a search of Rings, from the start."""
    position = spielwerk.load("rings").start()
    search.begin(position.plain(), 0, position.legal_moves.actions)
    before = search.decisions
    started = time.perf_counter()
    search.step(ITERATIONS)
    return (search.decisions - before) / (time.perf_counter() - started)


def measure(rounds: int) -> tuple[dict[str, float], float]:
    """The best rate of each, and how much faster two threads are than one (the median over
    consecutive runs)."""
    game = spielwerk.load("rings")
    one = Search(game, PLAIN, target=CPU)
    two = Team(game, PLAIN, threads=2, target=CPU)
    rate_of_ours(one)
    best: dict[str, float] = {}
    scaling = []
    for _ in range(rounds):
        rates = {
            f"OpenSpiel {GAME}, MCTSBot in C++": rate_of_openspiel(3),
            "rings, one thread": rate_of_ours(one),
            "rings, two threads": rate_of_ours(two),
        }
        scaling.append(rates["rings, two threads"] / rates["rings, one thread"])
        for name, rate in rates.items():
            best[name] = max(rate, best.get(name, 0.0))
    return best, median(scaling)
