"""What the plots of a report have in common. They are SVG, with the seats' colours and symbols from
the app. The page sets the colours, so that it can have a light and a dark theme."""

import io
import re
from collections.abc import Callable, Iterator, Sequence
from itertools import chain, cycle
from textwrap import fill
from typing import Any, Literal

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

from spielwerk.lab.report.figures import Data
from spielwerk.lab.report.words import Words

WIDTH = 4.4  # inches; small, so that text stays readable on a phone
LABEL = 26  # characters per line of a label

Dashes = str | tuple[int, tuple[int, ...]]

INK, FAINT, LINE = "#2b2118", "#6b5a45", "#d9c9ab"
SEATS = ("#0063a6", "#b3541e", "#00745a", "#9b3d78")
MARKERS = ("o", "^", "s", "*")
# Colours of the other rule sets; the main one is in ink.
OTHERS: tuple[tuple[str, Dashes], ...] = (
    ("#8a6d00", "--"),
    ("#4a5fae", "-."),
    ("#a3261c", ":"),
    ("#2f7d32", (0, (10, 3))),
    ("#7a3fb0", (0, (5, 2, 1, 2, 1, 2))),
    ("#007c8a", (0, (2, 1))),
    ("#c03a86", (0, (10, 3, 2, 3))),
    ("#6e4a2a", (0, (1, 5))),
)

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

Paint = Callable[[Axes], None]
Named = Sequence[tuple[str, Data]]  # what is shown, with its label; the main rule set first


def painted(name: str, height: float, paint: Paint) -> str:
    with mpl.rc_context({**_STYLE, "svg.hashsalt": name}):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        paint(figure.add_subplot())
        file = io.StringIO()
        figure.savefig(file, format="svg", transparent=True, metadata={"Date": None})
    return _for_page(file.getvalue(), name)


def _for_page(svg: str, name: str) -> str:
    """Only the element itself, with ids of its own; colours and fonts are left to the page."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r'(id="|href="#|url\(#)', rf"\g<1>{name}-", svg)
    tag, rest = svg.split(">", 1)
    svg = re.sub(r' (width|height)="[^"]*"', "", tag) + ">" + rest
    svg = re.sub(r"font: ([\d.]+px)[^;\"]*", r"font-size: \1", svg)
    for colour, variable in _COLOURS.items():
        svg = svg.replace(colour, f"var(--{variable})")
    return svg.strip()


def dots(
    name: str, words: Words, rows: Named, reference: float,
    seats: bool = False, axis: str = "report-of-games", whole: bool = False, value: str = "share",
) -> str:  # fmt: skip
    """A mark for each share, with its interval, as far as they are known. `reference` is a line to
    compare with. `whole`: the axis goes from 0 to 100 %."""

    def paint(axes: Axes) -> None:
        for y, (_, data) in enumerate(rows):
            colour = SEATS[y] if seats else data.get("colour", INK)
            marker = MARKERS[y] if seats else "o"
            if data["low"] is not None:
                axes.plot([data["low"], data["high"]], [y, y], color=colour, linewidth=2)
            if data[value] is not None:
                axes.plot(data[value], y, marker=marker, color=colour, markersize=8)
        compared_with(axes.axvline, reference)
        labels(axes, [label for label, _ in rows])
        if whole:
            axes.set_xlim(-0.03, 1.03)
        percent(axes.xaxis, words)
        axes.set_xlabel(words.say(axis))
        grid(axes, "x")

    return painted(name, 0.75 + 0.36 * len(rows), paint)


def labels(axes: Axes, names: Sequence[str], width: int = LABEL) -> None:
    """A row for each name, from the top down."""
    axes.set_yticks(range(len(names)), [fill(name, width) for name in names])
    axes.set_ylim(len(names) - 0.4, -0.6)


def compared_with(line: Callable[..., Any], value: float) -> None:
    line(value, color=FAINT, linestyle=(0, (4, 3)), linewidth=1)


def percent(axis: Any, words: Words) -> None:
    axis.set_major_formatter(FuncFormatter(lambda value, _: words.share(value)))
    axis.set_major_locator(MaxNLocator(5, steps=[1, 2, 5, 10]))


def grid(axes: Axes, axis: Literal["x", "y"]) -> None:
    """Draw lines across, behind everything else."""
    axes.grid(axis=axis)
    axes.set_axisbelow(True)


def lines(sets: Named) -> Iterator[tuple[str, Data, str, Dashes]]:
    """Each rule set with its colour and its dashes."""
    for (label, data), look in zip(sets, chain([(INK, "-")], cycle(OTHERS)), strict=False):
        yield label, data, *look


def legend(axes: Axes, sets: Named) -> None:
    if len(sets) > 1:
        axes.legend(loc="best")


def curve(
    axes: Axes, steps: Sequence[Data], value: str, colour: str, line: Dashes, label: str
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


def progress(axes: Axes, words: Words) -> None:
    """The axis for the course of the game."""
    axes.set_xlim(0, 1)
    percent(axes.xaxis, words)
    axes.set_xlabel(words.say("report-progress"))
    grid(axes, "y")
