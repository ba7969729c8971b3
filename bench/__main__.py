"""`make bench`: print every performance figure.

The machine may be noisy, so everything is measured in turns, several times, and the best runs are
compared: noise only ever slows a run down.
"""

import subprocess
import sys
import time
from typing import Any

from playwright.sync_api import BrowserType, sync_playwright
from rich.console import Console
from rich.table import Table

import spielwerk
from bench import adapters, batches, openspiel, same_game, search, wasm
from bench.peers import PEERS, Rooms
from bench.tab import changes, opening, site, speed
from bench.tab.browsers import FLAGS, find_chromium
from spielwerk.bots.search import Method, Search
from spielwerk.engine.perft import perft
from spielwerk.engine.playouts import available_cores, playouts, random_game
from spielwerk.engine.policies import knowing, sensible
from spielwerk.runtime.target import CPU, INTERPRETED, Target

ROUNDS = 7
ROUND_SECONDS = 0.5
VISITS = 5
PEER_GAMES = 5_000
PERFT_SECONDS = 0.5  # perft goes no deeper after this

PEER_PYTHON = f"OpenSpiel {openspiel.GAME}, from Python"

console = Console(highlight=False, width=110)


def main() -> None:
    head_table()
    start_up()
    other_ways()
    in_lockstep()
    search_speed()
    webassembly()
    in_a_tab()
    lengths()
    perft_speed()


def table(title: str, *headings: str) -> Table:
    made = Table(title=title, title_justify="left", title_style="bold", box=None, pad_edge=False)
    made.add_column(headings[0], no_wrap=True)
    for heading in headings[1:]:
        made.add_column(heading, justify="right")
    return made


def start_up() -> None:
    """CPU seconds of fresh Python processes, best of several."""
    codes = {
        "nothing but Python": "",
        "import spielwerk": "import spielwerk",
        "… and play a first move": "import spielwerk; spielwerk.load('rings').start().play('a1')",
        "terminal game, first answer": (
            "import builtins, io, sys; sys.stdout = io.StringIO()\n"
            "answers = iter(['a1', 'quit']); builtins.input = lambda *_: next(answers)\n"
            "from spielwerk import cli; cli.run(['play', 'rings'])"
        ),
    }
    made = table("Start-up", "", "CPU seconds", "beyond Python")
    seconds = {name: min(cpu_seconds(code) for _ in range(ROUNDS)) for name, code in codes.items()}
    for name, spent in seconds.items():
        made.add_row(name, f"{spent:.3f}", f"{spent - seconds['nothing but Python']:.3f}")
    console.print(made, "")


def cpu_seconds(code: str) -> float:
    measured = f"import time\n{code}\nimport sys; print(time.process_time(), file=sys.stderr)"
    done = subprocess.run(
        [sys.executable, "-c", measured], capture_output=True, text=True, check=True
    )
    return float(done.stderr)


def head_table() -> None:
    """Random games, with legal moves generated at every decision, on one core and on all. The peers
    play their games most similar to ours, in the same run; morris is the same game as OpenSpiel's.
    In Dimenticato numbers are called correctly: with random calls hardly anybody would move."""
    cores = available_cores()
    one: dict[str, float] = {}
    every: dict[str, float] = {}
    rulesets = [spielwerk.load(name, players) for name in spielwerk.GAMES for players in (2, 3, 4)]
    rulesets.append(same_game.ruleset())
    games = [(game, games_a_round(game)) for game in rulesets]
    with Rooms() as rooms:
        for number in range(ROUNDS + 1):
            for peer in PEERS:
                keep_best(one, peer.title, rooms.on_one_core(peer))
                keep_best(every, peer.title, rooms.on_all_cores(peer))
            for game, count in games:
                keep_best(one, title(game), rate(game, 1, count, policy=knowing))
                keep_best(every, title(game), rate(game, cores, cores * count, policy=knowing))
            if number == 0:  # everything is compiled now: start measuring
                one.clear()
                every.clear()
    compared = [peer for peer in PEERS if peer.compared]
    made = table(
        f"Random games: million decisions a second, on one core and on all {cores}",
        "",
        "one core",
        *(f"×\n{peer.name}" for peer in compared),
        "all cores",
        *(f"×\n{peer.name}" for peer in compared),
    )
    for name in one:
        cells = []
        for rates in (one, every):
            cells.append(f"{rates[name] / 1e6:,.3f}")
            cells += [ratio(rates[name] / rates[peer.title]) for peer in compared]
        made.add_row(name, *cells)
    console.print(made)
    told = "; ".join(peer.title for peer in compared)
    console.print(
        f"× is the ratio to a peer on the same number of cores: {told}.\n"
        "On all cores OpenSpiel, in C++, and PettingZoo run one process per core; pgx, on the\n"
        "CPU, distributes its own work, with the best number of games at a time. Morris\n"
        f"(examples/morris) is the same game as OpenSpiel's {openspiel.GAME}.\n"
    )


def games_a_round(game: spielwerk.Ruleset) -> int:
    """How many games take about half a second."""
    games = 100
    playouts(game, 1, policy=knowing, target=CPU)  # compile
    while True:
        started = time.perf_counter()
        playouts(game, games, policy=knowing, target=CPU)
        if (seconds := time.perf_counter() - started) > ROUND_SECONDS / 10:
            return round(games * ROUND_SECONDS / seconds)
        games *= 4


def ratio(times: float) -> str:
    return f"{times:,.0f}" if times >= 100 else f"{times:.3g}"


def keep_best(best: dict[str, float], name: str, found: float) -> None:
    best[name] = max(found, best.get(name, 0.0))


def title(game: spielwerk.Ruleset) -> str:
    return f"{game.id}, {game.players} players"


def other_ways() -> None:
    """Games with a little sense, without a compiler, and through other frameworks."""
    best: dict[str, float] = {}
    for _ in range(ROUNDS):
        keep_best(best, PEER_PYTHON, openspiel.rate_from_python(PEER_GAMES // 10))
        for name in spielwerk.GAMES:
            for players in (2, 3, 4):
                game = spielwerk.load(name, players)
                if has_sense(game):
                    sense = rate(game, 1, games_a_round(game) // 4, policy=sensible)
                    keep_best(best, f"{title(game)}, sensible", sense)
            game = spielwerk.load(name)
            plain = rate(game, 1, 20, target=INTERPRETED, policy=knowing)
            keep_best(best, f"{title(game)}, interpreted", plain)
            keep_best(best, f"{title(game)}, Position.play", rate_of_positions(game, 10))
            keep_best(best, f"{title(game)}, in PettingZoo", adapters.rate_in_pettingzoo(name))
            keep_best(best, f"{title(game)}, in OpenSpiel", adapters.rate_in_openspiel(name))
    made = table("Random games in other ways, one core", "", "thousand decisions a second")
    for name, found in best.items():
        made.add_row(name, f"{found / 1e3:,.1f}")
    console.print(made)
    for name in spielwerk.GAMES:
        rules = spielwerk.find_game(name).rules
        console.print(f"{name}: a state is {rules.state.size} bytes.")
    console.print()


def in_lockstep() -> None:
    """Batches of games for two players, on all cores."""
    made = table(
        "Games in lockstep, all cores: million steps a second",
        "",
        *batches.COLUMNS,
        "games at a time",
    )
    for row in batches.measure("cpu"):
        made.add_row(row.title, *batches.cells(row))
    console.print(made, "")


def search_speed() -> None:
    """Tree search with random playouts, in playout decisions."""
    best, scaling = search.measure(ROUNDS)
    peer = next(iter(best.values()))
    made = table(
        "Tree search", "", "million decisions a second", "times OpenSpiel's", "times one thread"
    )
    for name, found in best.items():
        times = f"{scaling:.2f}" if "two threads" in name else ""
        made.add_row(name, f"{found / 1e6:,.3f}", f"{found / peer:.2f}", times)
    console.print(made)
    room = Search(spielwerk.load("rings"), Method()).bytes
    console.print(f"A search of level 5 takes {room / 2**20:.0f} MB, whatever it does.", "")


def webassembly() -> None:
    """The games' modules in wasmtime, beside numba's code for this machine."""
    made = table("WebAssembly, one core", "", "thousand a second", "× numba's")
    for what, ours, native in wasm.measure(ROUNDS):
        made.add_row(what, f"{ours / 1e3:,.1f}", f"{ours / native:.2f}")
    console.print(made, "")


def in_a_tab() -> None:
    """Tables in a real browser, which loads the static site from a plain web host."""
    with sync_playwright() as playwright, site.hosted() as host:
        speed_in_a_tab(playwright.chromium, host)
        opening_a_tab(playwright.chromium, host)
        changes_on_the_workbench(playwright.chromium, host)
        loaded_by_a_tab(playwright.chromium, host)


def speed_in_a_tab(chromium: BrowserType, host: site.Host) -> None:
    browser = chromium.launch(executable_path=find_chromium(), args=FLAGS)
    made = table("In a tab", "level 5, thousand iterations a second", "tab", "server", "ratio")
    for name, tab, server in speed.measure(browser, host, ROUNDS):
        made.add_row(name, f"{tab / 1e3:,.1f}", f"{server / 1e3:,.1f}", f"{tab / server:.2f}")
    browser.close()
    console.print(made, "")


def opening_a_tab(chromium: BrowserType, host: site.Host) -> None:
    slowly = f"{opening.slowdown(chromium):.1f}× slower"
    made = table("Until the board is there", "seconds from opening the page", "usual", slowly)
    usual = opening.measure(chromium, host, VISITS, is_slow=False)
    slow = opening.measure(chromium, host, VISITS, is_slow=True)
    for visit, seconds in usual.items():
        made.add_row(visit, f"{seconds:.1f}", f"{slow[visit]:.1f}")
    console.print(made, "")


def changes_on_the_workbench(chromium: BrowserType, host: site.Host) -> None:
    slowly = f"{opening.slowdown(chromium):.1f}× slower"
    made = table("The workbench, Rings for two", "seconds from a change", "usual", slowly)
    usual, slow = (changes.measure(chromium, host, is_slow) for is_slow in (False, True))
    for what, seconds in usual.items():
        made.add_row(what, f"{seconds:.1f}", f"{slow[what]:.1f}")
    console.print(made, "")


def loaded_by_a_tab(chromium: BrowserType, host: site.Host) -> None:
    made = table("Loaded on the first visit", "", "kB, gzipped")
    loaded = opening.loaded(chromium, host)
    for part, size in host.parts(loaded).items():
        made.add_row(part, f"{size / 1e3:,.0f}")
    plain = sum(loaded.values()) / 1e3
    console.print(made, f"{plain:,.0f} kB from a host that compresses nothing.", "")


def lengths() -> None:
    """How long games are, at random and with a little sense, and by which rules 10,000 random ones
    end. (Dimenticato: with correct calls.)"""
    made = table("Length of games", "", "turns at random", "turns with sense", "ended by")
    for name in spielwerk.GAMES:
        for players in (2, 3, 4):
            game = spielwerk.load(name, players)
            sense = "–"
            if has_sense(game):
                sense = f"{playouts(game, 2_000, seed=1, policy=sensible).turns.mean():.0f}"
            played = playouts(game, 10_000, seed=1, policy=knowing)
            turns = f"{played.turns.mean():.0f}"
            ended = "  ".join(
                f"{game.game.rule(rule)}: {(played.ended == rule).sum()}"
                for rule in game.game.endings
            )
            made.add_row(f"{name}, {players} players", turns, sense, ended)
    console.print(made, "")


def has_sense(game: spielwerk.Ruleset) -> bool:
    return game.rules.may_win is not None or game.rules.merit is not None


def rate(
    game: spielwerk.Ruleset, threads: int, games: int, target: Target = CPU, **how: Any
) -> float:
    """Decisions per second in playouts."""
    playouts(game, 1, target=target, **how)  # compile
    started = time.perf_counter()
    played = playouts(game, games, seed=1, threads=threads, target=target, **how)
    return float(played.decisions.sum()) / (time.perf_counter() - started)


def rate_of_positions(game: spielwerk.Ruleset, games: int) -> float:
    """Decisions per second with the public library."""
    started = time.perf_counter()
    decisions = sum(len(random_game(game, 1, number).history) for number in range(games))
    return decisions / (time.perf_counter() - started)


def perft_speed() -> None:
    made = table("Perft, one thread", "", "sequences", "million a second")
    for name in spielwerk.GAMES:
        for players in (2, 3, 4):
            start = spielwerk.load(name, players).start(seed=1)
            perft(start, 1, CPU)
            depth, seconds = 1, 0.0
            while seconds < PERFT_SECONDS / 20:  # the next depth takes some 20 times as long
                depth += 1
                started = time.perf_counter()
                count = perft(start, depth, CPU)
                seconds = time.perf_counter() - started
            what = f"{name}, {players} players, depth {depth}"
            made.add_row(what, f"{count:,}", f"{count / seconds / 1e6:,.0f}")
    console.print(made)


if __name__ == "__main__":
    main()
