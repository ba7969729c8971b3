"""How clear a decision is: how many moves look good, and how far apart the moves are."""

from collections.abc import Sequence

from matplotlib.axes import Axes

from spielwerk.lab.report import plots
from spielwerk.lab.report.figures import Data, limits, over_time
from spielwerk.lab.report.writer import Cell, ReportTable, Section, Writer
from spielwerk.lab.statistics import ratio_interval
from spielwerk.workbench.stories import Look, Story

SHARES = ("good_share", "only")  # between 0 and 1; the others are points, or a number of moves


def clarity(stories: Sequence[Story]) -> Data | None:
    """None if no player looked, or there was never a choice."""
    rows = [row for story in stories if (row := _decisions(story))]
    if not rows:
        return None
    looks = [[look for look, _ in row] for row in rows]
    return {
        "games": len(rows),
        "decisions": sum(map(len, rows)),
        "good": _mean([[good for good, *_ in row] for row in looks]),
        "good_share": _mean([[look[0] / choices for look, choices in row] for row in rows]),
        "only": _mean([[good == 1 for good, *_ in row] for row in looks], share=True),
        "second": _mean([[second for _, second, *_ in row] for row in looks]),
        "worst": _mean([[worst for _, _, worst, _ in row] for row in looks]),
        "second_over_time": over_time([[look[1] for look in row] for row in looks], True),
        "worst_over_time": over_time([[look[2] for look in row] for row in looks], True),
    }


def _decisions(story: Story) -> list[tuple[Look, int]]:
    """Those with something to choose, and among how many moves."""
    both = zip(story.looks, story.choices, strict=False)
    return [(look, choices) for look, choices in both if look is not None]


def _mean(rows: Sequence[Sequence[float]], share: bool = False) -> Data:
    """Over all decisions. Those of a game are alike, so that games count."""
    sums, counts = [sum(row) for row in rows], [len(row) for row in rows]
    return {"mean": sum(sums) / sum(counts), **limits(ratio_interval(sums, counts, share=share))}


def section(writer: Writer) -> Section | None:
    data = writer.base["clarity"]
    if data is None:
        return None
    good = round(100 * writer.assumed["good"])
    rows: list[list[str | Cell]] = []
    for name in ("good", "good_share", "only", "second", "worst"):
        key = name.replace("_", "-")
        label = Cell(
            writer.say(f"report-clarity-{key}"),
            note=writer.say(f"report-clarity-{key}-meaning", points=good),
        )
        rows.append([label, *_figures(writer, name, data[name])])
    return writer.section(
        "clarity",
        [writer.say("report-clarity-text", points=good)],
        [_gaps(writer, data)],
        ReportTable(writer.heads("measure", "value", "interval"), rows),
        source=writer.source(data["games"]),
    )


def _figures(writer: Writer, name: str, data: Data) -> list[str]:
    if name in SHARES:
        return [writer.share(data["mean"]), writer.shares(data)]
    scale = 1 if name == "good" else 100
    return writer.words.scaled(data, scale)


def _gaps(writer: Writer, data: Data) -> str:
    """How far the second best and the worst move are behind, as the game goes on."""
    sets = [(writer.say(f"report-clarity-{name}"), data[f"{name}_over_time"])
            for name in ("worst", "second")]  # fmt: skip

    def paint(axes: Axes) -> None:
        for (label, steps), colour, line in zip(
            sets, (plots.INK, plots.OTHERS[0][0]), ("-", plots.OTHERS[0][1]), strict=True
        ):
            plots.curve(axes, steps, "mean", colour, line, label)
        axes.set_ylim(bottom=0)
        plots.percent(axes.yaxis, writer.words)
        axes.set_ylabel(writer.say("report-chance-axis"))
        plots.progress(axes, writer.words)
        axes.legend(loc="best")

    return plots.painted("clarity", 2.6, paint)
