"""How exciting a game is: lead changes, drama, comebacks, and when it is settled."""

from collections.abc import Sequence

from matplotlib.axes import Axes
from matplotlib.ticker import MaxNLocator

from spielwerk.lab.report import plots
from spielwerk.lab.report.figures import Data, counted, mean_of, over_time
from spielwerk.lab.report.games import RANDOM
from spielwerk.lab.report.words import Words
from spielwerk.lab.report.writer import Cell, Plot, ReportTable, Section, Writer
from spielwerk.workbench.stories import Chances, Story, common, lead_changes, settled

Won = Sequence[tuple[int, Sequence[Chances]]]  # games' only winners, and all seats' chances


def tension(stories: Sequence[Story]) -> Data | None:
    """None if no player estimates chances, or none wins."""
    judged = _judged(stories)
    won = _won(judged)
    if not won:
        return None
    found = by_game(stories)
    changes, comebacks = found["lead_changes"], found["comebacks"]
    return {
        "games": len(judged),
        "won": len(won),
        "lead_changes": mean_of(changes),
        "never": counted(changes.count(0), len(judged)),
        "drama": mean_of([drama(row, winner) for winner, row in won], most=1.0),
        "comebacks": counted(round(sum(comebacks)), len(won)),
        "settled": mean_of(found["settled"], most=1.0),
        "over_time": over_time(
            [[chances[winner] for chances in row] for winner, row in won], with_mean=True
        ),
        "examples": _examples(won),
    }


def by_game(stories: Sequence[Story]) -> dict[str, list[float]]:
    """The measures that rule sets are compared by."""
    judged = _judged(stories)
    won = _won(judged)
    return {
        "lead_changes": [lead_changes(row) for _, row in judged],
        "comebacks": [float(is_comeback(row, winner)) for winner, row in won],
        "settled": [settled(row, winner) for winner, row in won],
    }


def _judged(stories: Sequence[Story]) -> list[tuple[int | None, list[Chances]]]:
    """Each game's only winner, if it has one, and all seats' chances."""
    return [(story.winner, common(story)) for story in stories if any(story.chances)]


def _won(judged: Sequence[tuple[int | None, list[Chances]]]) -> list[tuple[int, list[Chances]]]:
    return [(winner, row) for winner, row in judged if winner is not None]


def drama(row: Sequence[Chances], winner: int) -> float:
    """How far the winner was behind the best opponent, whenever it was; 0 if never."""
    gaps = [max(chances) - chances[winner] for chances in row]
    behind = [gap for gap in gaps if gap > 0]
    return sum(behind) / len(behind) if behind else 0.0


def is_comeback(row: Sequence[Chances], winner: int) -> bool:
    """Whether the winner's chance was ever below half an equal share."""
    return min(chances[winner] for chances in row) < 0.5 / len(row[0])


def _examples(won: Won) -> list[Data]:
    """A calm game, a typical one and the most dramatic one, as examples."""
    by_drama = sorted(won, key=lambda each: drama(each[1], each[0]))
    numbers = (len(won) // 10, len(won) // 2, len(won) - 1)
    data = []
    for kind, number in zip(("calm", "usual", "dramatic"), numbers, strict=True):
        winner, row = by_drama[number]
        chances = [[round(chance, 3) for chance in chances] for chances in row]
        data.append({"kind": kind, "winner": winner, "chances": chances})
    return data


def section(writer: Writer) -> Section:
    words, say, data = writer.words, writer.say, writer.base["tension"]
    if data is None:
        why = "none" if writer.report["level"] == RANDOM else "undecided"
        source = writer.source(by_move=True)
        return writer.section("tension", [say(f"report-tension-{why}")], source=source)
    chance = plot("chance", writer, writer.sets[:1])
    shown = [Plot(chance, say("report-winners-chance"), writer.source())]
    for each in data["examples"]:
        kind = say(f"report-example-{each['kind']}")
        title, source = (
            f"{say('report-examples')}: {kind}",
            say("report-source-one", bot=writer.bot),
        )
        shown.append(Plot(_example(words, each, kind), title, source))
    texts = [
        say("report-tension-text", bot=writer.bot),
        say("report-winners-chance-text"),
        say("report-examples-text"),
    ]
    table = ReportTable(writer.heads("measure", "value", "interval"), _measures(writer, data))
    source = writer.source(data["games"], by_move=True)
    return writer.section("tension", texts, shown, table, _saturated(writer, data), source)


def _saturated(writer: Writer, data: Data) -> list[str]:
    """A warning for each measure that can hardly go any higher."""
    values = {
        "report-saturated-never": data["never"]["share"],
        "report-saturated-comebacks": data["comebacks"]["share"],
        "report-saturated-settled": data["settled"]["mean"],
    }
    return [
        writer.say(warning, share=writer.share(value))
        for warning, value in values.items()
        if value >= writer.assumed["saturated"]
    ]


def _measures(writer: Writer, data: Data) -> list[list[str | Cell]]:
    """Each measure with one sentence that explains it."""
    words, say, assumed = writer.words, writer.say, writer.assumed
    explained = {
        "changes": {"ahead": round(100 * assumed["ahead"])},
        "never": {},
        "drama": {},
        "comebacks": {"below": words.share(0.5 / writer.players)},
        "settled": {"won": words.share(assumed["as_good_as_won"])},
    }
    rows: list[list[str | Cell]] = []
    for name, numbers in explained.items():
        cell = Cell(say(f"report-{name}"), note=say(f"report-{name}-meaning", **numbers))
        if name == "changes":
            each = data["lead_changes"]
            rows.append([cell, words.number(each["mean"]), words.range(each)])
        else:
            each = data[name]
            value = each["share"] if "share" in each else each["mean"]
            rows.append([cell, writer.share(value), writer.shares(each)])
    return rows


def plot(name: str, writer: Writer, sets: plots.Named) -> str:
    """The winner's chance over the course of the game, with lines for an even share and for a game
    that is as good as won."""
    words = writer.words

    def paint(axes: Axes) -> None:
        for label, data, colour, line in plots.lines(sets):
            if data["tension"]:
                plots.curve(axes, data["tension"]["over_time"], "mean", colour, line, label)
        for level in (1 / writer.players, writer.assumed["as_good_as_won"]):
            plots.compared_with(axes.axhline, level)
        axes.set_ylim(0, 1)
        plots.percent(axes.yaxis, words)
        axes.set_ylabel(words.say("report-chance-axis"))
        plots.progress(axes, words)
        plots.legend(axes, sets)

    return plots.painted(name, 2.7, paint)


def _example(words: Words, data: Data, title: str) -> str:
    """All seats' chances in one game; the winner's line is the thick one."""

    def paint(axes: Axes) -> None:
        rows = list(zip(*data["chances"], strict=True))
        for seat, row in enumerate(rows):
            axes.plot(
                range(1, len(row) + 1), row, color=plots.SEATS[seat], marker=plots.MARKERS[seat],
                markevery=(seat * max(1, len(row) // 24), max(1, len(row) // 6)), markersize=6,
                linewidth=2.2 if seat == data["winner"] else 1.2, label=words.seat(seat),
            )  # fmt: skip
        axes.set_ylim(-0.03, 1.03)
        axes.set_title(title, loc="left", color=plots.INK)
        plots.percent(axes.yaxis, words)
        axes.set_yticks([0, 0.5, 1])
        axes.set_xlabel(words.say("report-decision-axis"))
        axes.xaxis.set_major_locator(MaxNLocator(6, integer=True))
        axes.legend(loc="center left", bbox_to_anchor=(1, 0.5))

    return plots.painted(data["kind"], 1.9, paint)
