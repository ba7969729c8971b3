"""First moves, and how the players who made them did."""

import math
from collections import defaultdict
from collections.abc import Sequence

from spielwerk.engine.game import Game
from spielwerk.lab.report import plots
from spielwerk.lab.report.figures import Data, counted
from spielwerk.lab.report.writer import ReportTable, Section, Writer
from spielwerk.lab.statistics import outcomes_differ
from spielwerk.workbench.stories import Story

OFTEN = 0.03  # openings played in a smaller share of the games are not listed one by one
OFTEN_GAMES = 5
REPLIES = 3  # listed for each opening, at most
MOST_LABELS = 12  # rows of a plot; the table beside it has them all


def openings(game: Game, stories: Sequence[Story]) -> Data:
    """First moves, similar ones grouped, and how the first player did; then the replies."""
    first: dict[str, list[Story]] = defaultdict(list)
    for story in stories:
        first[game.opening(story.opening[0])].append(story)
    often = _often(first, len(stories))
    return {
        "kinds": len(first),
        "least": _least(len(stories)),
        **_differ([first[opening] for opening in often]),
        "told": sum(len(first[opening]) for opening in often),
        "each": [
            {"opening": opening, **_result(first[opening], 0), "replies": _replies(first[opening])}
            for opening in often
        ],
    }


def _differ(groups: Sequence[Sequence[Story]]) -> Data:
    """How likely it is by chance that the openings do so differently."""
    if len(groups) < 2:
        return {"p": None}
    won = [sum(story.winner == 0 for story in stories) for stories in groups]
    lost = [len(stories) - wins for stories, wins in zip(groups, won, strict=True)]
    return {"p": outcomes_differ(*zip(won, lost, strict=True))}


def _least(games: int) -> int:
    """How often an opening must be played to be listed on its own."""
    return max(OFTEN_GAMES, math.ceil(OFTEN * games))


def _often(groups: dict[str, list[Story]], games: int) -> list[str]:
    often = [name for name, stories in groups.items() if len(stories) >= _least(games)]
    return sorted(often, key=lambda name: (-len(groups[name]), name))


def _result(stories: Sequence[Story], seat: int) -> Data:
    wins = sum(story.winner == seat for story in stories)
    return {"played": len(stories), **counted(wins, len(stories))}


def _replies(stories: Sequence[Story]) -> list[Data]:
    """Seat 1's most common first moves, and how it did."""
    groups: dict[str, list[Story]] = defaultdict(list)
    for story in stories:
        if len(story.opening) > 1:
            groups[story.opening[1]].append(story)
    often = _often(groups, len(stories))[:REPLIES]
    return [{"reply": reply, **_result(groups[reply], 1)} for reply in often]


def section(writer: Writer) -> Section:
    data, words, source = writer.base["openings"], writer.words, writer.source(by_move=True)
    if not data["each"]:
        none = writer.say("report-openings-none", kinds=data["kinds"])
        return writer.section("openings", [none], source=source)
    text = writer.say(
        "report-openings-text",
        seat=words.seat(0),
        least=data["least"],
        told=data["told"],
        games=writer.base["sample"],
    )
    head = writer.heads("opening", "played", "won", "interval")
    rows = [[each["opening"], *words.figures(each["played"], each)] for each in data["each"]]
    if any(each["replies"] for each in data["each"]):
        head.append(writer.say("report-replies", seat=words.seat(1)))
        for row, each in zip(rows, data["each"], strict=True):
            row.append(" · ".join(_reply(writer, reply) for reply in each["replies"]))
    named = [(each["opening"], each) for each in data["each"][:MOST_LABELS]]
    dots = plots.dots("openings", words, named, writer.even)
    table, notes = ReportTable(head, rows, (0, 4)), []
    if "by_chance" in data:
        chance = words.chance(data["by_chance"])
        notes.append(writer.say("report-openings-differ", chance=chance))
    return writer.section("openings", [text], [dots], table, notes, source)


def _reply(writer: Writer, data: Data) -> str:
    share = writer.words.share(data["share"])
    return writer.say("report-reply", move=data["reply"], share=share, games=data["played"])
