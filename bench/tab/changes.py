"""How soon the workbench answers, on the static site."""

import re
import time
from statistics import median

from playwright.sync_api import BrowserType, Page

import spielwerk
from bench.tab.opening import visiting
from bench.tab.site import Host
from spielwerk.locale import say

GAME, *_ = spielwerk.GAMES  # Rings
POINTS = 0.02  # how far from the truth wins by seat may still be
CHANGES = ("6", "5", "7")  # pawns

FIRST, NARROW = "first figures after a change", "± 2 points with level 1"
Seconds = dict[str, float]

# Whether there are figures about our question, and whether their intervals are narrow enough.
TOLD = "(pawns) => self.told?.own.options.pawns === pawns"
NARROWED = """([pawns, points]) => {
    const { printed, own } = self.told;
    const isNarrow = (figure) => (figure?.high - figure?.low) / 2 <= points;
    return own.who === "1" && own.options.pawns === pawns && [printed, own].every(
        ({ figures }) => isNarrow(figures["wins-0"]) && isNarrow(figures["wins-1"]));
}"""
WATCH = """
self.Worker = class extends Worker {
    constructor(...given) {
        super(...given);
        this.addEventListener("message", ({ data }) => {
            const told = data.answer === undefined ? {} : JSON.parse(data.answer);
            if (told.own?.games > 0) self.told = told;
        });
    }
};
"""


def measure(chromium: BrowserType, host: Host, is_slow: bool) -> Seconds:
    """From the change of a rule to the answer, when the workbench has been loaded: the median of
    several changes, and for the narrow intervals the last of them."""
    with visiting(chromium, WATCH, is_slow) as page:
        page.goto(f"{host.url}/?/workbench/{GAME}")
        page.locator("[data-figure]").first.wait_for()
        firsts = [_change(page, pawns) for pawns in CHANGES]
        began = time.perf_counter() - firsts[-1]
        page.wait_for_function(NARROWED, arg=[int(CHANGES[-1]), POINTS])
        return {FIRST: median(firsts), NARROW: time.perf_counter() - began}


def _change(page: Page, pawns: str) -> float:
    """Somebody chooses another number of pawns, and sees what it does."""
    began = time.perf_counter()
    page.get_by_label(re.compile(say(f"option-{GAME}-pawns.label", "en"))).first.select_option(
        pawns
    )
    page.wait_for_function(TOLD, arg=int(pawns))
    return time.perf_counter() - began
