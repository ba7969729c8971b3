"""The plots of a report, as SVG for the page. They are drawn from the report's data, with the
seats' colours and symbols from the app. The page sets the colours, so that it can have a light and
a dark theme."""

import io
import re
from collections.abc import Callable, Sequence
from itertools import cycle
from textwrap import fill
from typing import Any

from spielwerk.engine.errors import needs_extra

with needs_extra("report"):
    import matplotlib as mpl
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from matplotlib.ticker import FuncFormatter, MaxNLocator

from spielwerk.lab.report.measures import Data
from spielwerk.lab.report.words import MANY, Words

WIDTH = 4.4  # inches; small, so that text stays readable on a phone
FINE = 0.04  # a shorter axis needs tenths of a percent
LABEL = 26  # characters per line of a label

INK, FAINT, LINE = "#2b2118", "#6b5a45", "#d9c9ab"
SEATS = ("#0063a6", "#b3541e", "#00745a", "#9b3d78")
MARKERS = ("o", "^", "s", "*")
# Colours of the other rule sets; the main one is in ink.
OTHERS = (("#8a6d00", "--"), ("#5b6fb5", "-."), ("#a3261c", ":"))

_COLOURS = {
    INK: "ink",
    FAINT: "faint",
    LINE: "line",
    **{colour: f"seat-{seat}" for seat, colour in enumerate(SEATS)},
    **{colour: f"other-{n}" for n, (colour, _) in enumerate(OTHERS)},
}

_STYLE: dict[Any, Any] = {
    "svg.fonttype": "none",
    "font.size": 10,
    "text.color": INK,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": FAINT,
    "axes.linewidth": 0.7,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.titlesize": 10,
    "xtick.color": FAINT,
    "ytick.color": FAINT,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "grid.color": LINE,
    "grid.linewidth": 0.6,
    "legend.frameon": False,
    "legend.fontsize": 9.5,
}

Draw = Callable[[Axes], None]


def drawn(name: str, height: float, *draws: Draw) -> str:
    """A figure with one panel for each drawing, as an SVG element."""
    with mpl.rc_context({**_STYLE, "svg.hashsalt": name}):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        for number, draw in enumerate(draws, 1):
            draw(figure.add_subplot(len(draws), 1, number))
        file = io.StringIO()
        figure.savefig(file, format="svg", transparent=True, metadata={"Date": None})
    return _for_page(file.getvalue(), name)


def _for_page(svg: str, name: str) -> str:
    """Keep only the element itself, make its ids unique, and leave colours and fonts to the
    page."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r'(id="|href="#|url\(#)', rf"\g<1>{name}-", svg)
    tag, rest = svg.split(">", 1)
    svg = re.sub(r' (width|height)="[^"]*"', "", tag) + ">" + rest
    svg = re.sub(r"font: ([\d.]+px)[^;\"]*", r"font-size: \1", svg)
    for colour, variable in _COLOURS.items():
        svg = svg.replace(colour, f"var(--{variable})")
    return svg.strip()


# ---- Shares with their intervals --------------------------------------------------------------


def dots(
    name: str, words: Words, rows: Sequence[tuple[str, Data]], reference: float | None,
    seats: bool = False, axis: str = "report-of-games", whole: bool = False,
) -> str:  # fmt: skip
    """A mark for each share, with its interval. `reference` is a dashed line to compare with.
    `whole`: the axis goes from 0 to 100 %."""

    def draw(axes: Axes) -> None:
        for place, (_, told) in enumerate(rows):
            colour = SEATS[place] if seats else told.get("colour", INK)
            marker = MARKERS[place] if seats else "o"
            axes.plot([told["low"], told["high"]], [place, place], color=colour, linewidth=2)
            axes.plot(told["share"], place, marker=marker, color=colour, markersize=8)
        if reference is not None:
            axes.axvline(reference, color=FAINT, linestyle=(0, (4, 3)), linewidth=1)
        axes.set_yticks(range(len(rows)), [fill(label, LABEL) for label, _ in rows])
        axes.set_ylim(len(rows) - 0.4, -0.6)
        if whole:
            axes.set_xlim(-0.03, 1.03)
        _percent(axes.xaxis, words)
        axes.set_xlabel(words.say(axis))
        axes.grid(axis="x")
        axes.set_axisbelow(True)

    return drawn(name, 0.75 + 0.36 * len(rows), draw)


def _percent(axis: Any, words: Words) -> None:
    axis.set_major_formatter(FuncFormatter(lambda value, _: words.share(value)))
    axis.set_major_locator(MaxNLocator(5, steps=[1, 2, 5, 10]))


# ---- Length, endings, choices ------------------------------------------------------------------

Named = Sequence[tuple[str, Data]]  # rule sets with their labels, the main one first


def turns(name: str, words: Words, told: Data) -> str:
    """How many games have how many turns; the line is the median."""

    def draw(axes: Axes) -> None:
        bars = told["turns"]["bars"]
        axes.stairs(
            [count / told["games"] for count in bars["games"]], bars["edges"], fill=True,
            color=FAINT, alpha=0.45,
        )  # fmt: skip
        axes.axvline(told["turns"]["median"], color=INK, linewidth=1.4)
        axes.yaxis.set_major_locator(MaxNLocator(4))
        fine = axes.get_ylim()[1] < FINE
        axes.yaxis.set_major_formatter(
            FuncFormatter(lambda value, _: words.share(value, MANY if fine else 0))
        )
        axes.set_ylabel(words.say("report-of-games"))
        axes.set_xlabel(words.say("report-turns"))

    return drawn(name, 2.4, draw)


def turns_over(name: str, words: Words, sets: Named) -> str:
    """The share of games that are over after a number of turns, for several rule sets."""

    def draw(axes: Axes) -> None:
        for (label, told), (colour, line) in zip(sets, _lines(), strict=False):
            bars = told["turns"]["bars"]
            over = [0.0]
            for count in bars["games"]:
                over.append(over[-1] + count / told["games"])
            axes.plot(bars["edges"], over, color=colour, linestyle=line, linewidth=1.8, label=label)
        axes.set_ylim(0, 1)
        _percent(axes.yaxis, words)
        axes.set_ylabel(words.say("report-games-over"))
        axes.set_xlabel(words.say("report-turns"))
        axes.grid(axis="y")
        axes.set_axisbelow(True)
        _legend(axes, sets)

    return drawn(name, 2.5, draw)


def _lines() -> Any:
    """Ink for the main rule set, then the others' colours and dashes."""
    yield INK, "-"
    yield from cycle(OTHERS)


def _legend(axes: Axes, sets: Named) -> None:
    if len(sets) > 1:
        axes.legend(loc="best")


def endings(name: str, words: Words, rows: Sequence[tuple[str, float]]) -> str:
    def draw(axes: Axes) -> None:
        axes.barh(
            range(len(rows)), [share for _, share in rows], color=FAINT, alpha=0.6, height=0.6
        )
        for place, (_, share) in enumerate(rows):
            axes.text(share + 0.01, place, words.share(share), va="center")
        axes.set_yticks(range(len(rows)), [fill(label, LABEL) for label, _ in rows])
        axes.set_ylim(len(rows) - 0.4, -0.6)
        axes.set_xlim(0, 1.14)
        axes.xaxis.set_visible(False)
        axes.spines["bottom"].set_visible(False)

    return drawn(name, 0.3 + 0.55 * len(rows), draw)


def choices(name: str, words: Words, sets: Named) -> str:
    def draw(axes: Axes) -> None:
        for (label, told), (colour, line) in zip(sets, _lines(), strict=False):
            _curve(axes, told["choices"]["over_time"], "median", colour, line, label)
        axes.set_ylim(bottom=0)
        axes.set_ylabel(words.say("report-moves-possible"))
        _progress(axes, words)
        _legend(axes, sets)

    return drawn(name, 2.5, draw)


def _curve(
    axes: Axes, steps: Sequence[Data], value: str, colour: str, line: str, label: str
) -> None:
    """A line over the course of the game, with a band if it is the main one."""
    progress = [step["progress"] for step in steps]
    if line == "-":
        low, high = [step["low"] for step in steps], [step["high"] for step in steps]
        axes.fill_between(progress, low, high, color=FAINT, alpha=0.25, linewidth=0)
    axes.plot(
        progress, [step[value] for step in steps], color=colour, linestyle=line, linewidth=1.8,
        label=label,
    )  # fmt: skip


def _progress(axes: Axes, words: Words) -> None:
    axes.set_xlim(0, 1)
    _percent(axes.xaxis, words)
    axes.set_xlabel(words.say("report-progress"))
    axes.grid(axis="y")
    axes.set_axisbelow(True)


# ---- Tension ----------------------------------------------------------------------------------


def winners_chance(name: str, words: Words, sets: Named, levels: Sequence[float]) -> str:
    """The winner's chance over the course of the game; `levels` are lines to compare with."""

    def draw(axes: Axes) -> None:
        for (label, told), (colour, line) in zip(sets, _lines(), strict=False):
            if told["tension"]:
                _curve(axes, told["tension"]["over_time"], "mean", colour, line, label)
        for level in levels:
            axes.axhline(level, color=FAINT, linestyle=(0, (4, 3)), linewidth=1)
        axes.set_ylim(0, 1)
        _percent(axes.yaxis, words)
        axes.set_ylabel(words.say("report-chance-axis"))
        _progress(axes, words)
        _legend(axes, sets)

    return drawn(name, 2.7, draw)


def example(name: str, words: Words, told: Data, title: str) -> str:
    """Everybody's chances in one game; the winner's line is the thick one."""

    def draw(axes: Axes) -> None:
        rows = list(zip(*told["chances"], strict=True))
        for seat, row in enumerate(rows):
            axes.plot(
                range(1, len(row) + 1), row, color=SEATS[seat], marker=MARKERS[seat], markersize=6,
                markevery=(seat * max(1, len(row) // 24), max(1, len(row) // 6)),
                linewidth=2.2 if seat == told["winner"] else 1.2, label=words.seat(seat),
            )  # fmt: skip
        axes.set_ylim(-0.03, 1.03)
        axes.set_title(title, loc="left", color=INK)
        _percent(axes.yaxis, words)
        axes.set_yticks([0, 0.5, 1])
        axes.set_xlabel(words.say("report-decision-axis"))
        axes.xaxis.set_major_locator(MaxNLocator(6, integer=True))
        axes.legend(loc="center left", bbox_to_anchor=(1, 0.5))

    return drawn(name, 1.9, draw)


# ---- Rules ------------------------------------------------------------------------------------


def rules(name: str, words: Words, rows: Sequence[tuple[str, Data]], any_move: float) -> str:
    """How often each event mattered, compared with any move."""

    def draw(axes: Axes) -> None:
        for place, (_, told) in enumerate(rows):
            axes.plot([any_move, told["mattered"]], [place, place], color=LINE, linewidth=2)
            axes.plot(told["mattered"], place, marker="o", color=INK, markersize=7)
        axes.axvline(any_move, color=FAINT, linestyle=(0, (4, 3)), linewidth=1)
        axes.set_yticks(range(len(rows)), [fill(label, LABEL + 6) for label, _ in rows])
        axes.set_ylim(len(rows) - 0.4, -0.6)
        axes.set_xlim(left=0)
        _percent(axes.xaxis, words)
        axes.set_xlabel(words.say("report-mattered"))
        axes.grid(axis="x")
        axes.set_axisbelow(True)

    return drawn(name, 0.75 + 0.3 * len(rows), draw)
