"""A line for each of several values of an option, with its key figures."""

from collections.abc import Sequence

from spielwerk.lab.report import plots
from spielwerk.lab.report.figures import Data, played, spread_of
from spielwerk.lab.report.games import Heap
from spielwerk.lab.report.request import Variant
from spielwerk.lab.report.sections import length, wins
from spielwerk.lab.report.sections.compare import tests
from spielwerk.lab.report.writer import Cell, Plot, ReportTable, Section, Writer


def options_compared(base: Heap, others: Sequence[tuple[Variant, Heap | None]]) -> list[Data]:
    """Rule sets with their games; one that plays like the base has none."""
    return [
        {**variant.named, "alike": True}
        if heap is None
        else {**variant.named, "alike": False, **_main(heap), "differences": tests(base, heap)}
        for variant, heap in others
    ]


def _main(heap: Heap) -> Data:
    return {
        "games": len(heap.played.turns),
        "wins": wins.wins(heap.played),
        "draws": wins.draws(heap.played),
        "turns": spread_of(heap.played.turns.tolist()),
        "minutes": spread_of(length.minutes(heap)),
        "played": played(heap.stories),
    }


def section(writer: Writer) -> Section:
    words, base, others = writer.words, writer.base, writer.report["options_compared"]
    named = [writer.sets[0], *((each["label"], each) for each in others)]
    played = [(label, each) for label, each in named if not each.get("alike")]
    head = [
        *writer.heads("option", "games"),
        *map(writer.wins_of, range(writer.players)),
        *writer.heads("draws", "median-turns", "wins-chance", "turns-chance"),
    ]
    rows: list[list[str | Cell]] = [
        [label, *_row(writer, each, len(head))] for label, each in named
    ]
    source = writer.source(sum(each["games"] for _, each in played[1:]))
    first = [(label, each["wins"][0]) for label, each in played]
    svg = plots.dots("options", words, first, base["wins"][0]["share"])
    texts = [writer.say("report-options-text")]
    if noticed := writer.report["noticed"]["options"]:
        texts.append(writer.noticed(noticed))
    return writer.section(
        "options",
        texts,
        [Plot(svg, writer.wins_of(0), source)],
        ReportTable(head, rows),
        source=source,
    )


def _row(writer: Writer, each: Data, columns: int) -> list[str | Cell]:
    if each.get("alike"):
        return [Cell(writer.say("report-alike"), span=columns - 1)]
    words, games = writer.words, each["games"]
    return [
        words.number(games),
        *(
            Cell(words.share(data["share"], games), note=words.shares(data, games))
            for data in (*each["wins"], each["draws"])
        ),
        Cell(words.number(each["turns"]["median"]), note=words.range(each["turns"])),
        *writer.by_chance(each),
    ]
