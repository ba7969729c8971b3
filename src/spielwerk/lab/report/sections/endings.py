"""How games end."""

from collections import Counter
from collections.abc import Sequence

from matplotlib.axes import Axes

from spielwerk.engine.game import Game
from spielwerk.engine.playouts import Playouts
from spielwerk.lab.report import plots
from spielwerk.lab.report.figures import Data, counted
from spielwerk.lab.report.words import Words
from spielwerk.lab.report.writer import ReportTable, Section, Writer


def endings(game: Game, played: Playouts) -> list[Data]:
    """How often the games ended by each rule."""
    counts = Counter(played.ended.tolist())
    return [
        {"rule": game.rule(number), "number": number, **counted(counts[number], len(played.ended))}
        for number in game.endings
    ]


def section(writer: Writer) -> Section:
    words, base = writer.words, writer.base
    ended = [(writer.say(f"{writer.game.id}-ended-{each['number']}"), each)
             for each in base["ended"]]  # fmt: skip
    rows = [
        [each["rule"], name, *words.figures(each["games"], each, base["games"])]
        for name, each in ended
    ]
    return writer.section(
        "endings",
        [writer.say("report-endings-text")],
        [_bars(words, [(name, each["share"]) for name, each in ended])],
        ReportTable(
            writer.heads("rule", "ending", "games", "share-head", "interval"), rows, (0, 1)
        ),
    )


def _bars(words: Words, rows: Sequence[tuple[str, float]]) -> str:
    def paint(axes: Axes) -> None:
        shares = [share for _, share in rows]
        axes.barh(range(len(rows)), shares, color=plots.FAINT, alpha=0.6, height=0.6)
        for y, share in enumerate(shares):
            axes.text(share + 0.01, y, words.share(share), va="center")
        plots.labels(axes, [label for label, _ in rows])
        axes.set_xlim(0, 1.14)
        axes.xaxis.set_visible(False)
        axes.spines["bottom"].set_visible(False)

    return plots.painted("endings", 0.3 + 0.55 * len(rows), paint)
