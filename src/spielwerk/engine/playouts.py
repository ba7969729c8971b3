"""Random games by the million. Each game depends only on the seed and its number, not on the target
or the number of threads."""

import os
import threading
import time
from array import array
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from operator import index
from typing import TYPE_CHECKING, Any, TypeAlias

from spielwerk.engine.policies import STATES_NEEDED, Policy, at_random
from spielwerk.engine.position import Position, Ruleset, check_games, check_seed
from spielwerk.engine.rules import Rules
from spielwerk.errors import needs_extra
from spielwerk.runtime.chance import choose, random32, random64
from spielwerk.runtime.compile import compiled
from spielwerk.runtime.entries import Rows, entry
from spielwerk.runtime.kinds import int8, int32, int64, uint64
from spielwerk.runtime.target import Target, target_for

if TYPE_CHECKING:
    import numpy as np

    Array: TypeAlias = np.ndarray[Any, Any]

# A game's key has two branches, so that set-up and play never use the same numbers.
SETUP, PLAY = 0, 1

CHUNK_SECONDS = 0.05  # how long a thread plays before it reports: often enough for a progress bar
LARGEST_CHUNK = 1 << 14  # games
A_GAME = 1e-4  # seconds, roughly: from 0.00002 (Rings) to 0.0002 (Triominos)

COLUMNS = (int8, int32, int32, int8)  # ranks, turns, decisions, ended


@dataclass(frozen=True)
class Playouts:
    """How a row of games went. As numpy arrays: `ranks[game, seat]`, and `turns`, `decisions` and
    `ended` (the number of the rule that ended the game) by game.

    >>> import spielwerk
    >>> from spielwerk.engine.playouts import playouts
    >>> played = playouts(spielwerk.load("rings", players=3), 10, seed=7)
    >>> len(played), played.ranks.shape, sum(played.wins()) <= 10
    (10, (10, 3), True)
    """

    players: int
    columns: tuple["array[int]", ...]  # of COLUMNS; ranks are those of each game, one after another

    @classmethod
    def room(cls, ruleset: Ruleset, games: int) -> "Playouts":
        """Empty columns for a number of games."""
        games = check_games(games, least=0)
        sizes = (games * ruleset.players, games, games, games)
        return cls(
            ruleset.players,
            tuple(
                array(kind.code, bytes(kind.size * size))
                for kind, size in zip(COLUMNS, sizes, strict=True)
            ),
        )

    @classmethod
    def of(cls, players: int, *columns: Iterable[int]) -> "Playouts":
        """From numbers that are at hand."""
        made = (array(kind.code, column) for kind, column in zip(COLUMNS, columns, strict=True))
        return cls(players, tuple(made))

    def __len__(self) -> int:
        """How many games there are."""
        return len(self.columns[1])

    def wins(self) -> list[int]:
        """How many games each seat won alone."""
        ranks = iter(self.columns[0])
        results = Counter(zip(*[ranks] * self.players, strict=True))
        won = [0] * self.players
        for result, games in results.items():
            if result.count(1) == 1:
                won[result.index(1)] += games
        return won

    @property
    def ranks(self) -> "Array":
        """`ranks[game, seat]`, from 1; equal ones share a rank."""
        return self._array(0).reshape(-1, self.players)

    @property
    def turns(self) -> "Array":
        """The turns of each game."""
        return self._array(1)

    @property
    def decisions(self) -> "Array":
        """The decisions of each game; a turn may have several."""
        return self._array(2)

    @property
    def ended(self) -> "Array":
        """The number of the rule that ended each game."""
        return self._array(3)

    @property
    def arrays(self) -> "list[Array]":
        """Ranks, turns, decisions and endings."""
        return [self.ranks, self.turns, self.decisions, self.ended]

    def _array(self, column: int) -> "Array":
        with needs_extra("lab"):
            import numpy as np
        return np.frombuffer(self.columns[column], COLUMNS[column].name)


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
    on all cores by default. `progress` is called with the number of games just finished.

    >>> import spielwerk
    >>> from spielwerk.engine.playouts import playouts
    >>> rings = spielwerk.load("rings")
    >>> playouts(rings, 5, seed=7).wins() == playouts(rings, 5, seed=7, threads=1).wins()
    True
    """
    seed, first = check_seed(seed), index(first)
    play = play_games(ruleset.rules, policy(ruleset.rules))
    threads = threads or available_cores()
    target = target or best_target(ruleset, games, threads, policy)
    workshop = _Workshop(ruleset, play, target, seed, first, games, progress)
    workshop.run(threads)
    return workshop.results


def best_target(
    ruleset: Ruleset,
    games: int,
    threads: int | None = None,
    policy: Callable[[Rules], Policy] = at_random,
) -> Target:
    """The best target for a number of games.

    >>> import spielwerk
    >>> from spielwerk.engine.playouts import best_target
    >>> best_target(spielwerk.load("rings"), games=100).name in ("wasm", "cpu", "python")
    True
    """
    play = play_games(ruleset.rules, policy(ruleset.rules))
    seconds = games * A_GAME / (threads or available_cores())
    return target_for(ruleset.rules, play, seconds=seconds)


def random_game(ruleset: Ruleset, seed: int, number: int) -> Position:
    """Game `number` of a seed with its whole history: the same game as in `playouts`.

    >>> import spielwerk
    >>> from spielwerk.engine.playouts import playouts, random_game
    >>> rings = spielwerk.load("rings")
    >>> random_game(rings, seed=7, number=3).ranks == playouts(rings, 4, seed=7).ranks[3].tolist()
    True
    """
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
    """How many cores this process may use.

    >>> from spielwerk.engine.playouts import available_cores
    >>> available_cores() >= 1
    True
    """
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

    @entry(
        f"play_{choose_move.__name__}",
        Rows.of(rules.state, STATES_NEEDED),
        Rows.of(int32, rules.max_moves),
        Rows.of(int32, "players"),
        uint64,
        int64,
        int64,
        Rows.of(int8, "all_ranks"),
        *(Rows.of(kind, "games") for kind in COLUMNS[1:]),
    )
    @compiled
    def play(
        states: Any, moves: Any, ranks: Any, seed: int, first: int, count: int,
        all_ranks: Any, turns: Any, decisions: Any, ended: Any,
    ) -> None:  # fmt: skip
        state = states[0]
        players = len(ranks)
        for game in range(count):
            key = random64(seed, first + game)
            begin(state, random64(key, SETUP))
            decisions[game] = play_out(states, random64(key, PLAY), moves, ranks)
            outcome(state, ranks)
            for seat in range(players):
                all_ranks[players * game + seat] = ranks[seat]
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
        self._columns = [memoryview(column) for column in self.results.columns]
        self._ruleset = ruleset
        self._play = play
        self._target = target
        self._seed = seed
        self._first = first
        self._next = 0
        self._stopped = False
        self._lock = threading.Lock()
        self._progress = progress or (lambda games: None)

    def run(self, threads: int) -> None:
        if threads == 1 or len(self.results) == 0:
            self._work(1)
            return
        with ThreadPoolExecutor(threads) as pool:
            try:
                for worker in [pool.submit(self._work, threads) for _ in range(threads)]:
                    worker.result()
            finally:  # also on Ctrl-C: let the threads stop after their chunk
                self._stopped = True

    def _work(self, threads: int) -> None:
        rules, players = self._ruleset.rules, self._ruleset.players
        space = self._target.space(rules)
        play = space.function(self._play)
        states = space.records(rules.state, STATES_NEEDED)
        states[0] = self._ruleset.blank()
        moves = space.numbers(int32, rules.max_moves)
        ranks = space.numbers(int32, players)
        most = min(LARGEST_CHUNK, len(self.results))
        columns = [
            space.numbers(kind, most * each)
            for kind, each in zip(COLUMNS, (players, 1, 1, 1), strict=True)
        ]
        size = 1
        while not self._stopped:
            chunk = self._take(size, threads)
            games = chunk.stop - chunk.start
            if games <= 0:
                return
            started = time.perf_counter()
            play(states, moves, ranks, self._seed, self._first + chunk.start, games, *columns)
            if time.perf_counter() - started < CHUNK_SECONDS:
                size = min(2 * size, most)
            self._keep(chunk, columns)
            self._progress(games)

    def _take(self, size: int, threads: int) -> slice:
        """The next games; fewer towards the end, so that all threads finish together."""
        with self._lock:
            start = self._next
            left = len(self.results) - start
            self._next += min(size, left, 1 + left // (2 * threads))
            return slice(start, self._next)

    def _keep(self, chunk: slice, columns: list[Any]) -> None:
        for to, column in zip(self._columns, columns, strict=True):
            each = len(to) // len(self.results)
            start, stop = each * chunk.start, each * chunk.stop
            to[start:stop] = memoryview(column)[: stop - start]
