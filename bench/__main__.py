"""`make bench`: print every performance figure.

The machine may be noisy, so that everything is measured in turns, several times, and the best of
each is compared: noise only ever slows a run down.
"""

import subprocess
import sys
import time

from rich.console import Console
from rich.table import Table

import spielwerk
from bench import openspiel
from spielwerk.engine.perft import perft
from spielwerk.engine.playouts import available_cores, playouts, random_game
from spielwerk.engine.target import CPU, INTERPRETED, Target

ROUNDS = 7
GAMES = 150_000  # of ours in a round: about a second
PEER_GAMES = 10_000

PEER = f"OpenSpiel {openspiel.GAME}, in its C++"
PEER_PYTHON = f"OpenSpiel {openspiel.GAME}, from Python"

console = Console(highlight=False, width=110)


def main() -> None:
    start_up()
    random_games()
    perft_speed()


def table(title: str, *headings: str) -> Table:
    made = Table(title=title, title_justify="left", title_style="bold", box=None, pad_edge=False)
    made.add_column(headings[0])
    for heading in headings[1:]:
        made.add_column(heading, justify="right")
    return made


def start_up() -> None:
    """CPU seconds of fresh Pythons, best of some."""
    codes = {
        "import numpy": "import numpy",
        "import spielwerk": "import numpy, spielwerk",
        "… and play a first move": "import spielwerk; spielwerk.load('rings').start().play('a1')",
        "terminal game, first answer": (
            "import builtins, io, sys; sys.stdout = io.StringIO()\n"
            "answers = iter(['a1', 'quit']); builtins.input = lambda *_: next(answers)\n"
            "from spielwerk import cli; cli.run(['play', 'rings'])"
        ),
    }
    made = table("Start-up (nothing compiled)", "", "CPU seconds", "beyond numpy")
    seconds = {name: min(cpu_seconds(code) for _ in range(ROUNDS)) for name, code in codes.items()}
    for name, spent in seconds.items():
        made.add_row(name, f"{spent:.3f}", f"{spent - seconds['import numpy']:.3f}")
    console.print(made, "")


def cpu_seconds(code: str) -> float:
    measured = f"import time\n{code}\nimport sys; print(time.process_time(), file=sys.stderr)"
    done = subprocess.run(
        [sys.executable, "-c", measured], capture_output=True, text=True, check=True
    )
    return float(done.stderr)


def random_games() -> None:
    """Random games, legal moves generated at every decision, beside OpenSpiel in the same run."""
    cores = available_cores()
    best: dict[str, float] = {}

    def measure(name: str, rate: float) -> None:
        best[name] = max(rate, best.get(name, 0))

    rulesets = {players: spielwerk.load("rings", players) for players in (2, 3, 4)}
    for game in rulesets.values():
        playouts(game, 1)  # compile
    for _ in range(ROUNDS):
        measure(PEER_PYTHON, openspiel.rate_from_python(PEER_GAMES // 10))
        measure(PEER, openspiel.rate_in_cpp(PEER_GAMES))
        for players, game in rulesets.items():
            measure(f"Rings, {players} players, one thread", rate(game, 1, GAMES, CPU))
            measure(f"Rings, {players} players, {cores} threads", rate(game, cores, GAMES, CPU))
        measure("Rings, 2 players, interpreted", rate(rulesets[2], 1, 50, INTERPRETED))
        measure("Rings, 2 players, Position.play", rate_of_positions(rulesets[2], 20))

    made = table(
        "Random games",
        "",
        "million decisions a second",
        "times OpenSpiel's C++",
        "times one thread",
    )
    for name, found in best.items():
        one_thread = best.get(name.replace(f"{cores} threads", "one thread"), 0)
        scaling = f"{found / one_thread:.2f}" if "threads" in name else ""
        made.add_row(name, f"{found / 1e6:,.3f}", f"{found / best[PEER]:.3f}", scaling)
    console.print(made)
    console.print(f"A state of Rings is {rulesets[2].game.rules.state.itemsize} bytes.", "")


def rate(game: spielwerk.Ruleset, threads: int, games: int, target: Target) -> float:
    """Decisions a second in compiled or interpreted playouts."""
    started = time.perf_counter()
    played = playouts(game, games, seed=1, threads=threads, target=target)
    return float(played.decisions.sum()) / (time.perf_counter() - started)


def rate_of_positions(game: spielwerk.Ruleset, games: int) -> float:
    """Decisions a second with the library that people touch."""
    started = time.perf_counter()
    decisions = sum(len(random_game(game, 1, number).history) for number in range(games))
    return decisions / (time.perf_counter() - started)


def perft_speed() -> None:
    made = table("Perft, one thread", "", "sequences", "million a second")
    for players in (2, 3, 4):
        start = spielwerk.load("rings", players).start()
        perft(start, 1)
        started = time.perf_counter()
        count = perft(start, 5)
        seconds = time.perf_counter() - started
        made.add_row(
            f"Rings, {players} players, depth 5", f"{count:,}", f"{count / seconds / 1e6:,.0f}"
        )
    console.print(made)


main()
