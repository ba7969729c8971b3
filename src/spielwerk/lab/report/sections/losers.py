"""How close to winning those came who lost."""

from collections.abc import Sequence

import numpy as np
from matplotlib.axes import Axes

from spielwerk.bots.lead import AS_GOOD_AS_WON
from spielwerk.lab.report import plots
from spielwerk.lab.report.figures import Data, counted, mean_of
from spielwerk.lab.report.writer import ReportTable, Section, Writer
from spielwerk.workbench.stories import Story, common

BARS = 10


def losers(stories: Sequence[Story]) -> Data | None:
    """None if no player estimated chances, or none lost."""
    highest = [found for story in stories if (found := best_of_losers(story)) is not None]
    if not highest:
        return None
    edges = np.linspace(0, 1, BARS + 1)
    return {
        "games": len(highest),
        "highest": mean_of(highest, most=1.0),
        "nearly": counted(sum(chance >= AS_GOOD_AS_WON for chance in highest), len(highest)),
        "bars": {"edges": edges.tolist(), "games": np.histogram(highest, edges)[0].tolist()},
    }


def best_of_losers(story: Story) -> float | None:
    """The highest chance that a player ever had who did not come first."""
    lost = [seat for seat, rank in enumerate(story.ranks) if rank > 1]
    if not lost or not any(story.chances):
        return None
    return max(chances[seat] for chances in common(story) for seat in lost)


def section(writer: Writer) -> Section | None:
    data, say = writer.base["losers"], writer.say
    if data is None:
        return None
    highest, nearly = data["highest"], data["nearly"]
    won = writer.words.share(writer.assumed["as_good_as_won"])
    rows = [
        [say("report-losers-highest"), writer.share(highest["mean"]), writer.shares(highest)],
        [say("report-losers-nearly", won=won), writer.share(nearly["share"]),
         writer.shares(nearly)],
    ]  # fmt: skip
    return writer.section(
        "losers",
        [say("report-losers-text")],
        [_bars(writer, data)],
        ReportTable(writer.heads("measure", "value", "interval"), rows),
        source=writer.source(data["games"], by_move=True),
    )


def _bars(writer: Writer, data: Data) -> str:
    def paint(axes: Axes) -> None:
        bars = data["bars"]
        shares = [games / data["games"] for games in bars["games"]]
        axes.stairs(shares, bars["edges"], fill=True, color=plots.FAINT, alpha=0.45)
        axes.axvline(data["highest"]["mean"], color=plots.INK, linewidth=1.4)
        axes.set_xlim(0, 1)
        for axis in (axes.xaxis, axes.yaxis):
            plots.percent(axis, writer.words)
        axes.set_xlabel(writer.say("report-losers-axis"))
        axes.set_ylabel(writer.say("report-of-games"))

    return plots.painted("losers", 2.4, paint)
