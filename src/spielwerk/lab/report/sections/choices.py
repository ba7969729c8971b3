"""How many moves are possible."""

from collections.abc import Sequence

from matplotlib.axes import Axes

from spielwerk.lab.report import plots
from spielwerk.lab.report.figures import Data, limits, over_time, spread_of
from spielwerk.lab.report.words import Words
from spielwerk.lab.report.writer import Section, Writer
from spielwerk.lab.statistics import pooled_median_interval
from spielwerk.workbench.stories import Story


def choices(stories: Sequence[Story]) -> Data:
    """Over all decisions, and as the game goes on."""
    rows = [story.choices for story in stories]
    data = spread_of([n for row in rows for n in row])
    return {**data, **limits(pooled_median_interval(rows)), "over_time": over_time(rows)}


def by_game(stories: Sequence[Story]) -> list[float]:
    return [sum(story.choices) / len(story.choices) for story in stories]


def section(writer: Writer) -> Section:
    data, number = writer.base["choices"], writer.words.number
    figures = writer.say(
        "report-choices-figures",
        median=number(data["median"]),
        range=writer.words.range(data),
        mean=number(data["mean"]),
        most=number(data["longest"]),
    )
    return writer.section(
        "choices",
        [writer.say("report-choices-text")],
        [plot("choices", writer.words, writer.sets[:1])],
        notes=[figures],
        source=writer.source(by_move=True),
    )


def plot(name: str, words: Words, sets: plots.Named) -> str:
    """The number of possible moves over the course of the game."""

    def paint(axes: Axes) -> None:
        for label, data, colour, line in plots.lines(sets):
            plots.curve(axes, data["choices"]["over_time"], "median", colour, line, label)
        axes.set_ylim(bottom=0)
        axes.set_ylabel(words.say("report-moves-possible"))
        plots.progress(axes, words)
        plots.legend(axes, sets)

    return plots.painted(name, 2.5, paint)
