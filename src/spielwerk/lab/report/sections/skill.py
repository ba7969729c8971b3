"""How much is skill, and how much the deal."""

import re

import numpy as np

from spielwerk.bots.arena import Lineup
from spielwerk.lab.report import plots
from spielwerk.lab.report.figures import Data, played, shared
from spielwerk.lab.report.games import RANDOM, Heap, Series
from spielwerk.lab.report.statistics import share_of_groups
from spielwerk.lab.report.writer import Section, Table, Writer

EACH_DEAL = 4  # how often a set-up is played


def rungs(level: str) -> list[tuple[str, str]]:
    """Pairings to measure skill: every level up to this one against the one below."""
    if level == RANDOM:
        return []
    number = re.match(r"\d+", level)
    if number is None:
        return [(level, RANDOM)]
    ladder = [RANDOM, *(str(n) for n in range(1, int(number[0]) + 1))]
    return [(ladder[n], ladder[n - 1]) for n in range(1, len(ladder))]


def mixed(one: str, other: str, players: int) -> tuple[Lineup, ...]:
    """Two kinds of players at a table, alternating, and the other way round."""
    return tuple(
        tuple((one, other)[(seat + first) % 2] for seat in range(players)) for first in range(2)
    )


def meeting(one: str, other: str, series: Series, heap: Heap) -> Data:
    """One kind of player's share of the points against another: every two seats of different kinds
    are a meeting, and the better rank gets the point."""
    points, meetings = 0.0, 0
    for number, story in enumerate(heap.stories):
        names = series.names[number % len(series.names)]
        mine = [rank for rank, name in zip(story.ranks, names, strict=True) if name == one]
        theirs = [rank for rank, name in zip(story.ranks, names, strict=True) if name == other]
        for rank in mine:
            points += sum((rank < o) + 0.5 * (rank == o) for o in theirs)
            meetings += len(theirs)
    games = len(heap.stories)
    kinds = [["one" if name == one else "other" for name in names] for names in series.names]
    return {
        "one": one, "other": other, "games": games, **shared(points / meetings, games),
        "played": [
            {"seats": kinds[number % len(kinds)], **game}
            for number, game in enumerate(played(heap.stories))
        ],
    }  # fmt: skip


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


# ---- On the page ------------------------------------------------------------------------------


def section(writer: Writer) -> Section:
    words, say, meetings = writer.words, writer.say, writer.report["meetings"]
    if not meetings:
        return writer.section("skill", [say("report-skill-none"), _deal(writer)], source="")
    named = []
    for each in meetings:
        one, other = words.bot(each["one"]), words.bot(each["other"])
        named.append((say("report-meeting", one=one, other=other), each))
    rows = [[name, *words.figures(each["games"], each)] for name, each in named]
    return writer.section(
        "skill",
        [say("report-skill-text")],
        [plots.dots("skill", words, named, 0.5, axis="report-points", whole=True)],
        Table(["", *writer.heads("games", "points", "interval")], rows),
        [_deal(writer)],
        say("report-source-plain", games=sum(each["games"] for each in meetings)),
    )


def _deal(writer: Writer) -> str:
    """How much the set-up affects the result."""
    told, words = writer.report["deals"], writer.words
    if writer.game.set_up is None:
        return writer.say("report-no-deal")
    if told is None:
        return writer.say("report-deal-random")
    return writer.say(
        "report-deal",
        share=words.share(told["share"]),
        range=words.shares(told),
        bot=writer.bot,
        deals=told["deals"],
        each=told["each"],
    )
