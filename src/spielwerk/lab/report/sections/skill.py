"""How much is skill, and how much the deal."""

import re

import numpy as np

from spielwerk.lab.report import plots
from spielwerk.lab.report.figures import Data, played
from spielwerk.lab.report.games import RANDOM, Heap
from spielwerk.lab.report.writer import ReportTable, Section, Writer
from spielwerk.lab.statistics import share_of_groups

EACH_DEAL = 4  # how often a set-up is played
QUICK_LEVELS = 3  # random moves and two levels


def rungs(level: str) -> list[tuple[str, str]]:
    """Pairings to measure skill: every level up to this one against the one below."""
    if level == RANDOM:
        return []
    number = re.match(r"\d+", level)
    if number is None:
        return [(level, RANDOM)]
    ladder = [RANDOM, *(str(n) for n in range(1, int(number[0]) + 1))]
    if ":" in level:  # the levels below may take much longer than such a player
        ladder = [*ladder[:QUICK_LEVELS], level]
    return [(ladder[n], ladder[n - 1]) for n in range(1, len(ladder))]


def deals(heap: Heap) -> Data:
    """How much of the result the set-up decides, when equal players play each one several times."""
    shares = np.array([story.shares for story in heap.stories])
    results = shares.reshape(-1, EACH_DEAL, shares.shape[1])
    share, low, high = share_of_groups(results)
    alike = np.mean([len({tuple(row) for row in deal.tolist()}) == 1 for deal in results])
    return {
        "deals": len(results), "each": EACH_DEAL, "games": len(heap.stories),
        "share": share, "low": low, "high": high, "same_result": float(alike),
        "played": played(heap.stories),
    }  # fmt: skip


def section(writer: Writer) -> Section:
    words, say, meetings = writer.words, writer.say, writer.report["meetings"]
    if not meetings:
        return writer.section("skill", [say("report-skill-none"), _deal(writer)], source="")
    named = [(writer.meeting(each), each) for each in meetings]
    rows = [[name, *words.figures(each["games"], each)] for name, each in named]
    return writer.section(
        "skill",
        [say("report-skill-text")],
        [plots.dots("skill", words, named, 0.5, axis="report-points", whole=True)],
        ReportTable(["", *writer.heads("games", "points", "interval")], rows),
        [_deal(writer)],
        say("report-source-plain", games=sum(each["games"] for each in meetings)),
    )


def _deal(writer: Writer) -> str:
    """How much the set-up affects the result."""
    data, words = writer.report["deals"], writer.words
    if writer.game.set_up is None:
        return writer.say("report-no-deal")
    if data is None:
        return writer.say("report-deal-random")
    return writer.say(
        "report-deal",
        share=words.share(data["share"]),
        range=words.shares(data),
        bot=writer.bot,
        deals=data["deals"],
        each=data["each"],
    )
