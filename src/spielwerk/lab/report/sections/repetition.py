"""Games that go round in circles, and games that a limit cuts off."""

from spielwerk.engine.game import Game
from spielwerk.lab.report.figures import Data, counted, mean_of
from spielwerk.lab.report.games import Heap
from spielwerk.lab.report.writer import ReportTable, Section, Writer


def repetition(game: Game, heap: Heap) -> Data:
    """How often positions came back, and how many games a limit cut off."""
    repeats, ended = [story.repeats for story in heap.stories], heap.played.ended.tolist()
    cut_off = sum(ended.count(number) for number in game.limits)
    return {
        "games": len(repeats),
        "came_back": counted(sum(map(bool, repeats)), len(repeats)),
        "times": mean_of(repeats),
        "cut_off": counted(cut_off, len(ended)) if game.limits else None,
        "limits": [game.rule(number) for number in game.limits],
    }


def section(writer: Writer) -> Section:
    data, say, words = writer.base["repetition"], writer.say, writer.words
    back, times, cut_off = data["came_back"], data["times"], data["cut_off"]
    rows = [
        [say("report-came-back"), words.share(back["share"]), words.shares(back)],
        [say("report-times-back"), words.number(times["mean"]), words.range(times)],
    ]
    if cut_off is not None:
        limits = ", ".join(data["limits"])
        share, interval = writer.share(cut_off["share"]), writer.shares(cut_off)
        rows.append([say("report-cut-off", rules=limits), share, interval])
    return writer.section(
        "repetition",
        [say("report-repetition-text")],
        table=ReportTable(writer.heads("measure", "value", "interval"), rows),
        notes=[] if data["limits"] else [say("report-no-limits")],
        source=writer.source(by_move=True),
    )
