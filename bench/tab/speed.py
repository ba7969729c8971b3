"""How fast level 5 searches in a tab, beside a server on the same machine."""

from collections import defaultdict
from collections.abc import Callable
from itertools import count
from statistics import median

from playwright.sync_api import Browser

import spielwerk
from bench.tab import thought
from bench.tab.site import BENCH, Host

Rate = Callable[[str, int], float]
Row = tuple[str, float, float]  # game; iterations a second in the tab, and at the server

ASK = """(data) => new Promise((told, failed) => {
    self.worker ??= new Worker("worker.mjs", { type: "module" });
    self.worker.onerror = (event) => failed(new Error(event.message));
    self.worker.onmessage = ({ data }) => data.failed ? failed(data.failed) : told(data.told);
    self.worker.postMessage(data);
})"""


def measure(browser: Browser, host: Host, rounds: int) -> list[Row]:
    """Medians of several rounds, in which both take turns."""
    in_tab, seeds = _tab(browser, host), count(1)
    found: dict[tuple[str, Rate], list[float]] = defaultdict(list)
    for number in range(rounds + 1):
        for game in spielwerk.GAMES:
            for rate in (in_tab, thought.at_server):
                iterations = rate(game, next(seeds))
                if number > 0:  # in the first round, modules are compiled
                    found[game, rate].append(iterations)
    return [
        (game, median(found[game, in_tab]), median(found[game, thought.at_server]))
        for game in spielwerk.GAMES
    ]


def _tab(browser: Browser, host: Host) -> Rate:
    page = browser.new_page()
    page.goto(f"{host.url}/{BENCH}/index.html")
    python = host.python

    def in_tab(game: str, seed: int) -> float:
        asked = {"begin": python, "code": f"await in_tab({game!r}, {seed})"}
        return float(page.evaluate(ASK, asked))

    return in_tab
