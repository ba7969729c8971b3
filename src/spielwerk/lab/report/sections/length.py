"""How long a game is."""

from matplotlib.axes import Axes
from matplotlib.ticker import FuncFormatter, MaxNLocator

from spielwerk.lab.report import plots
from spielwerk.lab.report.figures import Data
from spielwerk.lab.report.games import Heap
from spielwerk.lab.report.words import MANY, Words
from spielwerk.lab.report.writer import ReportTable, Section, Writer

FINE = 0.04  # a shorter axis needs tenths of a percent


def minutes(heap: Heap) -> list[float]:
    """How long people would take for each game: added up decision by decision, or from the mean
    decision of a sample."""
    seconds = [story.seconds for story in heap.stories]
    if len(heap.stories) == len(heap.played.turns):
        return [each / 60 for each in seconds]
    a_decision = sum(seconds) / sum(len(story.choices) for story in heap.stories)
    return [float(n) * a_decision / 60 for n in heap.played.decisions]


def section(writer: Writer) -> Section:
    words, assumed = writer.words, writer.assumed
    rows = []
    for name in ("turns", "decisions", "minutes"):
        data = writer.base[name]
        rows.append(
            [
                writer.say(f"report-{name}"),
                words.number(data["median"]),
                words.range(data),
                words.number(data["mean"]),
                words.range(data, "tenth", "ninetieth"),
                words.range(data, "shortest", "longest"),
            ]
        )
    text = writer.say(
        "report-length-text",
        seconds=assumed["seconds"],
        doubling=assumed["seconds_a_doubling"],
    )
    return writer.section(
        "length",
        [text],
        [turns("turns", words, writer.base)],
        ReportTable(["", *writer.heads("median", "interval", "mean", "most", "extremes")], rows),
    )


def turns(name: str, words: Words, data: Data) -> str:
    """How many games have how many turns; the line is the median."""

    def paint(axes: Axes) -> None:
        bars = data["turns"]["bars"]
        axes.stairs(
            [count / data["games"] for count in bars["games"]], bars["edges"], fill=True,
            color=plots.FAINT, alpha=0.45,
        )  # fmt: skip
        axes.axvline(data["turns"]["median"], color=plots.INK, linewidth=1.4)
        axes.yaxis.set_major_locator(MaxNLocator(4))
        games = MANY if axes.get_ylim()[1] < FINE else 0
        axes.yaxis.set_major_formatter(FuncFormatter(lambda value, _: words.share(value, games)))
        axes.set_ylabel(words.say("report-of-games"))
        axes.set_xlabel(words.say("report-turns"))

    return plots.painted(name, 2.4, paint)


def turns_over(name: str, words: Words, sets: plots.Named) -> str:
    """The share of games that are over after a number of turns, for several rule sets."""

    def paint(axes: Axes) -> None:
        for label, data, colour, line in plots.lines(sets):
            bars = data["turns"]["bars"]
            over = [0.0]
            for count in bars["games"]:
                over.append(over[-1] + count / data["games"])
            axes.plot(bars["edges"], over, color=colour, linestyle=line, linewidth=1.8, label=label)
        axes.set_ylim(0, 1)
        plots.percent(axes.yaxis, words)
        axes.set_ylabel(words.say("report-games-over"))
        axes.set_xlabel(words.say("report-turns"))
        plots.grid(axes, "y")
        plots.legend(axes, sets)

    return plots.painted(name, 2.5, paint)
