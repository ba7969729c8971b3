"""Random games by the million. Each game depends only on the seed and its number, not on the target
or the number of threads."""

import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from spielwerk.engine.chance import choose, random32, random64
from spielwerk.engine.compile import compiled
from spielwerk.engine.errors import BadOption
from spielwerk.engine.policies import STATES_NEEDED, Policy, at_random
from spielwerk.engine.position import Position, Ruleset, check_seed
from spielwerk.engine.rules import Rules
from spielwerk.engine.target import Target, default_target

Array = np.ndarray[Any, Any]

# A game's key has two branches, so that set-up and play never use the same numbers.
SETUP, PLAY = 0, 1

CHUNK_SECONDS = 0.05  # how long a thread plays before it reports: often enough for a progress bar


@dataclass(frozen=True)
class Playouts:
    """How a row of games went, one entry per game."""

    ranks: Array  # (games, players)
    turns: Array
    decisions: Array
    ended: Array  # the number of the rule that ended the game

    @classmethod
    def room(cls, ruleset: Ruleset, games: int) -> "Playouts":
        """Empty columns for a number of games."""
        if games < 0:
            raise BadOption("error-games", games=str(games))
        return cls(
            ranks=np.zeros((games, ruleset.players), np.int8),
            turns=np.zeros(games, np.int32),
            decisions=np.zeros(games, np.int32),
            ended=np.zeros(games, np.int8),
        )

    def part(self, games: slice) -> tuple[Array, Array, Array, Array]:
        """The columns of some of the games."""
        return self.ranks[games], self.turns[games], self.decisions[games], self.ended[games]


def playouts(
    ruleset: Ruleset,
    games: int,
    seed: int = 0,
    *,
    first: int = 0,
    policy: Callable[[Rules], Policy] = at_random,
    threads: int | None = None,
    target: Target | None = None,
    progress: Callable[[int], None] | None = None,
) -> Playouts:
    """Play games number `first` to `first + games - 1` of a seed, at random or by another policy,
    on all cores by default. `progress` is called with the number of games just finished."""
    check_seed(seed)
    play = play_games(ruleset.rules, policy(ruleset.rules))
    workshop = _Workshop(ruleset, play, target or default_target(), seed, first, games, progress)
    workshop.run(threads or available_cores())
    return workshop.results


def random_game(ruleset: Ruleset, seed: int, number: int) -> Position:
    """Game `number` of a seed with its whole history: the same game as in `playouts`."""
    key = random64(check_seed(seed), number)
    position = ruleset.start(seed=random64(key, SETUP))
    play_key = random64(key, PLAY)
    while not position.over:
        random = random32(play_key, len(position.history))
        position = position.play(
            position.legal_moves.actions[choose(random, len(position.legal_moves))]
        )
    return position


def available_cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@cache
def play_games(rules: Rules, choose_move: Policy) -> Callable[..., None]:
    """The function that plays a row of games with these rules and this policy."""
    begin, apply, outcome = rules.begin, rules.apply, rules.outcome

    @compiled
    def play_out(states: Any, key: int, moves: Any, ranks: Any) -> int:
        state = states[0]
        decisions = 0
        while state.ended == 0:
            apply(state, choose_move(states, random32(key, decisions), moves, ranks))
            decisions += 1
        return decisions

    @compiled
    def play(
        states: Any, moves: Any, ranks: Any, seed: int, first: int,
        all_ranks: Array, turns: Array, decisions: Array, ended: Array,
    ) -> None:  # fmt: skip
        state = states[0]
        for game in range(len(turns)):
            key = random64(seed, first + game)
            begin(state, random64(key, SETUP))
            decisions[game] = play_out(states, random64(key, PLAY), moves, ranks)
            outcome(state, all_ranks[game])
            turns[game] = state.turns
            ended[game] = state.ended

    return play


class _Workshop:
    """Threads that take games from a common pile until none are left."""

    def __init__(
        self, ruleset: Ruleset, play: Callable[..., None], target: Target, seed: int, first: int,
        games: int, progress: Callable[[int], None] | None,
    ) -> None:  # fmt: skip
        self.results = Playouts.room(ruleset, games)
        self._ruleset = ruleset
        self._play = target.function(play)
        self._target = target
        self._seed = np.uint64(seed)
        self._first = first
        self._next = 0
        self._stopped = False
        self._lock = threading.Lock()
        self._progress = progress or (lambda games: None)

    def run(self, threads: int) -> None:
        if threads == 1 or len(self.results.turns) == 0:
            self._work(1)
            return
        with ThreadPoolExecutor(threads) as pool:
            try:
                for worker in [pool.submit(self._work, threads) for _ in range(threads)]:
                    worker.result()
            finally:  # also on Ctrl-C: let the threads stop after their chunk
                self._stopped = True

    def _work(self, threads: int) -> None:
        rules = self._ruleset.rules
        states = self._target.states(self._ruleset.blank(), rules.state, STATES_NEEDED)
        moves = self._target.moves(rules.max_moves)
        ranks = self._target.moves(self._ruleset.players)
        size = 1
        while not self._stopped:
            chunk = self._take(size, threads)
            if chunk.start >= chunk.stop:
                return
            started = time.perf_counter()
            self._play(
                states, moves, ranks, self._seed, self._first + chunk.start,
                *self.results.part(chunk),
            )  # fmt: skip
            if time.perf_counter() - started < CHUNK_SECONDS:
                size *= 2
            self._progress(chunk.stop - chunk.start)

    def _take(self, size: int, threads: int) -> slice:
        """The next games; fewer towards the end, so that all threads finish together."""
        with self._lock:
            start = self._next
            left = len(self.results.turns) - start
            self._next += min(size, left, 1 + left // (2 * threads))
            return slice(start, self._next)
