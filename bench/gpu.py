"""`make bench-gpu`: random games on an NVIDIA GPU, beside pgx on the same GPU.

    python -m bench.gpu [--check 20000] [--only rings,pgx]

Decisions per second, with legal moves generated at each: the median of several runs after a first
one that compiles; both in total (all results are copied back) and for the kernel alone. Dimenticato
is also played with correct calls: at random hardly anybody would move. Before that, `--check` games
are compared with the CPU's, one by one.
"""

import argparse
import time
from collections.abc import Callable
from statistics import median

import numpy as np
from numba import cuda

import spielwerk
from bench import pgx_games
from spielwerk import lab
from spielwerk.engine.playouts import Playouts
from spielwerk.engine.policies import at_random, knowing
from spielwerk.engine.position import Ruleset
from spielwerk.lab.cuda import BATCH, THREADS, blank_states, kernel_here

ROUNDS = 7
PGX = {"othello": (1 << 16, 1 << 18, 1 << 19), "connect_four": (1 << 18, 1 << 20, 1 << 21)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default=",".join((*spielwerk.GAMES, "pgx")))
    parser.add_argument("--check", type=int, default=20_000, help="games to compare with the CPU's")
    told = parser.parse_args()
    if not pgx_games.has_gpu():
        raise SystemExit('JAX finds no GPU for pgx: pip install "jax[cuda12]"')
    device = cuda.get_current_device()
    print(f"{device.name}, compute capability {device.compute_capability}\n")
    print("| | billion decisions a second | the kernel alone | compared with the CPU |")
    print("|---|---:|---:|---:|")
    wanted = told.only.split(",")
    for name in (game for game in spielwerk.GAMES if game in wanted):
        for players in (2, 3, 4):
            print(ours(spielwerk.load(name, players), at_random, told.check), flush=True)
        if spielwerk.find_game(name).rules.draw_knowing is not None:
            print(ours(spielwerk.load(name, 2), knowing, told.check), flush=True)
    for name, sizes in PGX.items() if "pgx" in wanted else ():
        rate, size = max((pgx_games.rate(name, [size]), size) for size in sizes)
        print(f"| pgx {name}, {size:,} games at a time | | {rate / 1e9:.3f} | |", flush=True)


def ours(game: Ruleset, policy: Callable[..., object], check: int) -> str:
    """A row of the table."""
    one = lab.playouts(game, check, 7, device="cuda", policy=policy)
    other = lab.playouts(game, check, 7, policy=policy)
    for found, expected in zip(one.arrays, other.arrays, strict=True):
        if not np.array_equal(found, expected):
            raise SystemExit(f"{game.id}, {game.players} players: not the CPU's games")
    whole = []
    for _ in range(ROUNDS):
        started = time.perf_counter()
        played = lab.playouts(game, BATCH, 7, device="cuda", policy=policy)
        whole.append(int(played.decisions.sum()) / (time.perf_counter() - started))
    name = f"{game.id}, {game.players} players" + (", right calls" if policy is knowing else "")
    alone = kernel_rate(game, policy, int(played.decisions.sum()))
    return f"| {name} | {median(whole) / 1e9:.2f} | {alone / 1e9:.2f} | {check:,} games: the same |"


def kernel_rate(game: Ruleset, policy: Callable[..., object], decisions: int) -> float:
    """Decisions per second without copying the results back."""
    play = kernel_here(game.rules, game.players, policy(game.rules))
    blank = cuda.to_device(blank_states(game))
    room = [cuda.to_device(column) for column in Playouts.room(game, BATCH).arrays]
    rates = []
    for _ in range(ROUNDS):
        begun, ended = cuda.event(), cuda.event()
        begun.record()
        play[BATCH // THREADS, THREADS](blank, np.uint64(7), 0, *room)
        ended.record()
        ended.synchronize()
        rates.append(decisions / (cuda.event_elapsed_time(begun, ended) / 1000))
    return median(rates)


if __name__ == "__main__":
    main()
