"""Games in lockstep, beside pgx in the same run.

    python -m bench.batches [--device cuda] [--only rings,pgx]

Steps per second with random moves, for two players: the best of several rounds and of several
numbers of games at a time. *Observed* steps write what the next seat may know and its legal moves:
as masks, or as lists where masks would be too wide. By default a batch looks whether moves are
legal; the other columns do without. *Counts* only say how many legal moves there are.
"""

import argparse
import importlib.util
import os
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context

import spielwerk
from bench import pgx_games
from spielwerk.lab.batch import MOST_ACTIONS, Batch

ROUNDS = 5
SECONDS = 0.25  # at least, per round
SIZES = {"cpu": (1 << 10, 1 << 12, 1 << 14), "cuda": (1 << 16, 1 << 18, 1 << 20)}
PGX_SIZES = {
    "cpu": {"connect_four": pgx_games.BATCHES, "othello": pgx_games.BATCHES},
    "cuda": {"connect_four": (1 << 18, 1 << 20), "othello": (1 << 16, 1 << 18)},
}
COLUMNS = ("observed", "observed, not checked", "counts, not checked")


@dataclass
class Row:
    """Steps per second by column, and the number of games at a time with which they were."""

    title: str
    rates: dict[str, float] = field(default_factory=dict)
    sizes: dict[str, int] = field(default_factory=dict)

    def keep_best(self, column: str, rate: float, size: int) -> None:
        if rate > self.rates.get(column, 0.0):
            self.rates[column], self.sizes[column] = rate, size


def measure(device: str, only: list[str] | None = None, rounds: int = ROUNDS) -> Iterator[Row]:
    """A row for each of our games, then for pgx's."""
    for name in spielwerk.GAMES:
        if only is None or name in only:
            yield ours(name, device, rounds)
    if (only is None or "pgx" in only) and has_pgx():
        with ProcessPoolExecutor(1, get_context("spawn")) as room:
            for game, sizes in PGX_SIZES[device].items():
                yield theirs(room, game, sizes, rounds)


def has_pgx() -> bool:
    return importlib.util.find_spec("pgx") is not None


def ours(name: str, device: str, rounds: int) -> Row:
    game = spielwerk.load(name)
    wide = game.rules.actions > MOST_ACTIONS
    row = Row(f"{name}, {'lists' if wide else 'masks'}")
    for size in SIZES[device]:
        counts = Batch(game, size, 1, device=device)
        observed = Batch(
            game, size, 1, device=device, moves=wide, masks=not wide, observations=True
        )
        for _ in range(rounds):
            row.keep_best(COLUMNS[0], rate(observed, check=True), size)
            row.keep_best(COLUMNS[1], rate(observed, check=False), size)
            row.keep_best(COLUMNS[2], rate(counts, check=False), size)
    return row


def rate(batch: Batch, *, check: bool) -> float:
    """Steps per second. A GPU is waited for only now and then, as a learner would."""

    def some(steps: int) -> float:
        started = time.perf_counter()
        for _ in range(steps):
            batch.step(batch.random_actions(), check=check)
        finished(batch)
        return time.perf_counter() - started

    some(1)
    steps = 4
    while (seconds := some(steps)) < SECONDS:
        steps = max(steps + 1, round(steps * min(8.0, 1.5 * SECONDS / seconds)))
    return steps * batch.games / seconds


def finished(batch: Batch) -> None:
    """Wait until the last step has been made."""
    int(batch.counts[0])


def theirs(room: ProcessPoolExecutor, game: str, sizes: Sequence[int], rounds: int) -> Row:
    """pgx writes a mask in any case, and says nothing about moves that are not legal."""
    row = Row(f"pgx {game}")
    for _ in range(rounds):
        for size in sizes:
            for column, observed in ((COLUMNS[1], True), (COLUMNS[2], False)):
                found = room.submit(pgx_games.rate, game, (size,), observed=observed).result()
                row.keep_best(column, found, size)
    return row


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--device", choices=SIZES, default="cpu")
    parser.add_argument("--only", help="names of games, and pgx")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    told = parser.parse_args()
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # leave room on the GPU
    only = told.only.split(",") if told.only else None
    print(f"| million steps a second | {' | '.join(COLUMNS)} | games at a time |")
    print(f"|---|{'---:|' * (len(COLUMNS) + 1)}")
    for row in measure(told.device, only, told.rounds):
        print(f"| {row.title} | {' | '.join(cells(row))} |", flush=True)
    if not has_pgx():
        print("\npgx is not installed, so there is nothing to compare with.")


def cells(row: Row) -> list[str]:
    """The rates in millions, and the sizes that were best."""
    rates = [f"{row.rates[c] / 1e6:,.2f}" if c in row.rates else "" for c in COLUMNS]
    return [*rates, ", ".join(f"{size:,}" for size in sorted(set(row.sizes.values())))]


if __name__ == "__main__":
    main()
