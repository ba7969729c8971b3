"""How many moves are possible."""

from collections.abc import Sequence

from matplotlib.axes import Axes

from spielwerk.lab.report import plots
from spielwerk.lab.report.figures import Data, limits, over_time, spread_of
from spielwerk.lab.report.statistics import pooled_median_interval
from spielwerk.lab.report.words import Words
from spielwerk.lab.report.writer import Section, Writer
from spielwerk.workbench.stories import Story


def choices(stories: Sequence[Story]) -> Data:
    """Over all decisions, and as the game goes on."""
    rows = [story.choices for story in stories]
    told = spread_of([n for row in rows for n in row])
    return {**told, **limits(pooled_median_interval(rows)), "over_time": over_time(rows)}


def by_game(stories: Sequence[Story]) -> list[float]:
    """The mean of each game's decisions."""
    return [sum(story.choices) / len(story.choices) for story in stories]


def section(writer: Writer) -> Section:
    told, number = writer.base["choices"], writer.words.number
    figures = writer.say(
        "report-choices-figures",
        median=number(told["median"]),
        range=writer.words.range(told),
        mean=number(told["mean"]),
        most=number(told["longest"]),
    )
    return writer.section(
        "choices",
        [writer.say("report-choices-text")],
        [plot("choices", writer.words, writer.sets[:1])],
        notes=[figures],
        source=writer.source(by_move=True),
    )


def plot(name: str, words: Words, sets: plots.Named) -> str:
    def paint(axes: Axes) -> None:
        for label, told, colour, line in plots.lines(sets):
            plots.curve(axes, told["choices"]["over_time"], "median", colour, line, label)
        axes.set_ylim(bottom=0)
        axes.set_ylabel(words.say("report-moves-possible"))
        plots.progress(axes, words)
        plots.legend(axes, sets)

    return plots.painted(name, 2.5, paint)
