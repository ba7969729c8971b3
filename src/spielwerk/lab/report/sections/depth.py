"""How many steps there are from random play to the level of the report, and what they decide."""

from collections.abc import Sequence
from itertools import pairwise

from matplotlib.axes import Axes

from spielwerk.lab.report import plots
from spielwerk.lab.report.figures import Data
from spielwerk.lab.report.games import Heap
from spielwerk.lab.report.meetings import Meeting, arranged, can_tell, ladder, some
from spielwerk.lab.report.request import Wanted
from spielwerk.lab.report.strength import RUNG, elo, rungs, skill_share
from spielwerk.lab.report.words import Words
from spielwerk.lab.report.writer import ReportTable, Section, Writer

TICK = 7.5  # points: 1/128 and 1/256 stand side by side

_BRANCH = 4  # of the random numbers


def meetings(wanted: Wanted) -> list[Meeting]:
    """Every player of the ladder against the one below."""
    if not can_tell(wanted):
        return []
    steps = pairwise(ladder(wanted.ruleset, wanted.level))
    return arranged(wanted, [(one, other) for other, one in steps], some(wanted), _BRANCH)


def measures(wanted: Wanted, played: Sequence[tuple[Meeting, Heap]]) -> Data | None:
    """The figures of this section; None if nothing was played for it."""
    if not played:
        return None
    steps = [each.points(heap) for each, heap in played]
    results = [step["share"] for step in steps], [step["games"] for step in steps]
    found, (low, high) = rungs(*results)
    share, least, most = skill_share(*results)
    return {
        "steps": steps,
        "rung": RUNG,
        "rungs": found, "low": low, "high": high,
        "elo": None if found is None else elo(found),
        "skill": {"share": share, "low": least, "high": most},
    }  # fmt: skip


def section(writer: Writer) -> Section:
    words, data = writer.words, writer.report["depth"]
    steps = data["steps"]
    rows = [[_meeting(writer, step), *words.figures(step["games"], step)] for step in steps]
    return writer.section(
        "depth",
        [writer.say("report-depth-text"), _rungs(writer, data), _skill(writer, data)],
        [_plot(words, steps)],
        ReportTable(["", *writer.heads("games", "points", "interval")], rows),
        source=writer.say("report-source-plain", games=sum(step["games"] for step in steps)),
    )


def _rungs(writer: Writer, data: Data) -> str:
    words, low, high = writer.words, data["low"], data["high"]
    rung, bot = words.share(data["rung"]), writer.bot
    if data["rungs"] is not None and low is not None and high is not None:
        limits = {"low": max(0.0, low), "high": max(0.0, high)}
        number, between = words.number(max(0.0, data["rungs"])), words.range(limits)
        return writer.say("report-depth-rungs", rungs=number, range=between, rung=rung, bot=bot)
    if data["rungs"] is None and low is not None and low > 0:
        return writer.say("report-depth-least", rungs=words.number(low), rung=rung, bot=bot)
    return writer.say("report-depth-unknown", rung=rung, bot=bot)


def _skill(writer: Writer, data: Data) -> str:
    words, skill = writer.words, data["skill"]
    share, between = words.share(skill["share"]), words.shares(skill)
    players = len(data["steps"]) + 1
    return writer.say("report-depth-skill", share=share, range=between, players=players)


def _plot(words: Words, steps: Sequence[Data]) -> str:
    """The skill trace: what the stronger player scores on every step."""

    def paint(axes: Axes) -> None:
        places = range(len(steps))
        for place, step in enumerate(steps):
            axes.plot([place, place], [step["low"], step["high"]], color=plots.FAINT, linewidth=2)
        shares = [step["share"] for step in steps]
        axes.plot(places, shares, marker="o", color=plots.INK, markersize=6, linewidth=1.4)
        plots.compared_with(axes.axhline, 0.5)
        axes.set_xticks(places, [_thought(step["one"]) or "1" for step in steps], fontsize=TICK)
        axes.set_ylim(-0.03, 1.03)
        plots.percent(axes.yaxis, words)
        axes.set_xlabel(words.say("report-depth-axis"))
        axes.set_ylabel(words.say("report-points"))
        plots.grid(axes, "y")

    return plots.painted("depth", 2.8, paint)


def _meeting(writer: Writer, step: Data) -> str:
    """The two, by their thought if they have only a part of it."""
    one, other = (_thought(step[who]) or writer.words.bot(step[who]) for who in ("one", "other"))
    return writer.say("report-meeting", one=one, other=other)


def _thought(name: str) -> str:
    """The part of its thought that a player has, if it is one."""
    _, _, part = name.partition("/")
    return f"1/{part}" if part else ""
