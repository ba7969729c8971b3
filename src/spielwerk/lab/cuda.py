"""Playouts and rows on an NVIDIA GPU. Every thread plays a game with the same function as the CPU.

Chance depends only on the seed and the number of a game, so the games are the same on both.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import numba
import numpy as np
from numba import cuda
from numba.cuda.core import config

from spielwerk.engine.game import Rules
from spielwerk.engine.playouts import Playouts, play_games
from spielwerk.engine.policies import STATES_NEEDED, Policy, at_random
from spielwerk.engine.position import Ruleset, check_seed
from spielwerk.errors import Failure
from spielwerk.lab.scratch import MOST_SEATS, SCRATCH_STATES
from spielwerk.runtime.compile import compiled, instruction, jit, rebound
from spielwerk.runtime.reach import is_marked
from spielwerk.runtime.tables import Table

Send = Callable[["np.ndarray[Any, Any]"], Any]

config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # asking for few games is fine

THREADS = 128  # per block; anything from 64 to 512 is as fast
BATCH = 1 << 22  # games at a time: each takes 13 bytes of GPU memory with four players


def playouts(
    ruleset: Ruleset,
    games: int,
    seed: int = 0,
    *,
    first: int = 0,
    policy: Callable[[Rules], Policy] = at_random,
    progress: Callable[[int], None] | None = None,
) -> Playouts:
    """The same games as `engine.playouts.playouts`."""
    key = np.uint64(check_seed(seed))
    results = Playouts.room(ruleset, games)
    with plain_errors():
        play = kernel_here(ruleset.rules, ruleset.players, policy(ruleset.rules))
        blank = cuda.to_device(blank_states(ruleset))
        columns = results.arrays
        room = [cuda.to_device(column[:BATCH]) for column in columns]
        for start in range(0, games, BATCH):
            count = min(BATCH, games - start)
            there = [column[:count] for column in room]
            play[-(-count // THREADS), THREADS](blank, key, first + start, *there)
            for here, column in zip(columns, there, strict=True):
                column.copy_to_host(here[start : start + count])
            if progress is not None:
                progress(count)
    return results


def blank_states(ruleset: Ruleset) -> "np.ndarray[Any, Any]":
    record = ruleset.rules.state
    return np.frombuffer(record.pack(ruleset.blank()), record.dtype)


@cache
def kernel_here(rules: Rules, players: int, policy: Policy) -> Any:
    """The kernel for this machine's GPU. Tables are in global memory: when every thread reads a
    different entry, we measured that to be much faster than constant memory."""
    return cuda.jit(kernel(rules, players, policy, cuda.to_device))


def kernel(rules: Rules, players: int, policy: Policy, table: Send) -> Callable[..., None]:
    """What each thread does. `table` puts one of the rules' tables where the GPU reads it."""
    play_row = device_function(play_games(rules, policy), table)
    begin_with = device_function(copy_state, table)
    state_type = numba.from_dtype(rules.state.dtype)
    most_moves = rules.max_moves

    def play(
        blank: Any, seed: int, first: int, all_ranks: Any, turns: Any, decisions: Any, ended: Any
    ) -> None:
        game = cuda.grid(1)
        if game < turns.size:
            states = cuda.local.array(STATES_NEEDED, state_type)
            moves = cuda.local.array(most_moves, numba.int32)
            ranks = cuda.local.array(players, numba.int32)
            begin_with(states, blank)
            play_row(
                states, moves, ranks, seed, first + game, 1,
                all_ranks[game], turns[game : game + 1],
                decisions[game : game + 1], ended[game : game + 1],
            )  # fmt: skip

    return play


@cache
def row_kernel_here(do: Callable[..., None], rules: Rules, features: int) -> Any:
    """The kernel that does rows (see rows.py) on this machine's GPU."""
    return cuda.jit(row_kernel(do, rules, features, cuda.to_device))


def row_kernel(
    do: Callable[..., None], rules: Rules, features: int, table: Send
) -> Callable[..., None]:
    """What each thread does: one row."""
    work = device_function(do, table)
    state_type = numba.from_dtype(rules.state.dtype)
    most_moves, most_features = rules.max_moves, max(1, features)

    def do_row(count: int, arrays: Any) -> None:
        row = cuda.grid(1)
        if row < count:
            states = cuda.local.array(SCRATCH_STATES, state_type)
            moves = cuda.local.array(most_moves, numba.int32)
            active = cuda.local.array(most_features, numba.int32)
            ranks = cuda.local.array(MOST_SEATS, numba.int32)
            work(row, states, moves, active, ranks, *arrays)

    return do_row


@compiled
def copy_state(states: Any, blank: Any) -> None:
    """Copy a blank state into the thread's own."""
    states[0] = blank[0]


def device_function(function: Callable[..., Any], table: Send) -> Any:
    """The GPU twin of a function and of everything it calls."""
    if config.ENABLE_CUDASIM:
        return _simulated(function)
    there: dict[int, Any] = {}  # by id: equal tables may be of different kinds

    def send(value: Any) -> Any:
        if not (is_marked(value) or isinstance(value, Table)):
            return value
        if id(value) not in there:
            there[id(value)] = table(value.array) if isinstance(value, Table) else twin(value)
        return there[id(value)]

    def twin(function: Any) -> Any:
        whole = instruction(function)
        return whole or cuda.jit(rebound(function, send), device=True, forceinline=True)

    return send(function)


def _simulated(function: Callable[..., Any]) -> Any:
    """In numba's GPU simulator, which wraps arrays: the CPU twin."""

    def call(*arguments: Any) -> Any:
        plain = (each._item._ary if hasattr(each, "_item") else each for each in arguments)
        return jit(function)(*plain)

    return call


def send(array: "np.ndarray[Any, Any]") -> Any:
    """A copy on the GPU; in the simulator, which cannot look into tuples, a numpy array."""
    there = cuda.to_device(array)
    return there._ary if config.ENABLE_CUDASIM else there


def fetch(array: Any) -> "np.ndarray[Any, Any]":
    """A copy of an array on the GPU."""
    if isinstance(array, np.ndarray):
        return array.copy()
    return np.asarray(array.copy_to_host() if hasattr(array, "copy_to_host") else array.get())


def shared(value: Any, kind: type) -> Any:
    """What a kernel is given for an array of this kind on the GPU, or for a tuple with such arrays
    in it: the same memory. Anything else stays what it is."""
    if config.ENABLE_CUDASIM:
        return value
    if isinstance(value, kind):
        return cuda.as_cuda_array(value)
    if isinstance(value, tuple):
        each = [shared(part, kind) for part in value]
        return type(value)(*each) if hasattr(value, "_fields") else tuple(each)
    return value


@contextmanager
def plain_errors() -> Iterator[None]:
    """Say in one sentence what is wrong with the GPU. The errors of the underlying libraries have
    no common base class."""
    try:
        yield
    except Exception as error:
        if not type(error).__module__.startswith(("cuda.", "numba.cuda.cudadrv.")):
            raise
        if "OUT_OF_MEMORY" in str(error):
            raise Failure("error-cuda-memory") from error
        raise Failure("error-cuda", reason=str(error) or type(error).__name__) from error
