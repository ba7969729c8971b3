"""WebAssembly in wasmtime beside numba's machine code: random games and the search of level 5."""

import time
from collections.abc import Callable

import spielwerk
from spielwerk.bots.levels import level
from spielwerk.bots.search import Search
from spielwerk.engine.playouts import playouts
from spielwerk.engine.policies import knowing
from spielwerk.runtime.target import CPU, WASM, Target

SECONDS = 0.5  # of a round
PLAYERS = (2, 4)

Rate = Callable[[spielwerk.Ruleset, Target, int], float]
Row = tuple[str, float, float]  # what, the rate of WebAssembly, and of numba


def measure(rounds: int) -> list[Row]:
    """The best of several rounds, in which both take turns."""
    rows: list[Row] = []
    for name in spielwerk.GAMES:
        for players in PLAYERS:
            game = spielwerk.load(name, players)
            title = f"{name}, {players} players"
            rows.append((f"{title}, decisions", *_best(rounds, _decisions, game)))
            rows.append((f"{title}, iterations of level 5", *_best(rounds, _iterations, game)))
    return rows


def _best(rounds: int, rate: Rate, game: spielwerk.Ruleset) -> tuple[float, float]:
    best = {WASM.name: 0.0, CPU.name: 0.0}
    count = 64
    for target in (WASM, CPU):
        rate(game, target, 8)  # compile
    while _seconds(rate, game, count) < SECONDS:
        count *= 2
    for _ in range(rounds):
        for target in (WASM, CPU):
            best[target.name] = max(best[target.name], rate(game, target, count))
    return best[WASM.name], best[CPU.name]


def _seconds(rate: Rate, game: spielwerk.Ruleset, count: int) -> float:
    started = time.perf_counter()
    rate(game, CPU, count)
    return time.perf_counter() - started


def _decisions(game: spielwerk.Ruleset, target: Target, games: int) -> float:
    """Decisions a second in random games, on one core."""
    started = time.perf_counter()
    played = playouts(game, games, seed=1, threads=1, policy=knowing, target=target)
    return sum(played.columns[2]) / (time.perf_counter() - started)


def _iterations(game: spielwerk.Ruleset, target: Target, count: int) -> float:
    """Iterations a second from the start position."""
    position = game.start(seed=1)
    search = Search(game, level(game.id, 5).method, 1, target)
    search.begin(position.plain(), position.to_move or 0, position.legal_moves.actions)
    started = time.perf_counter()
    for _ in range(0, count, 64):  # as a computer player does, which looks at the clock
        search.step(64)
    return count / (time.perf_counter() - started)
