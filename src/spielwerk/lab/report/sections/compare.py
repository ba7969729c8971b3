"""The requested rule sets beside the main one, one column each."""

from collections.abc import Sequence

from spielwerk.lab.report import plots
from spielwerk.lab.report.figures import Data
from spielwerk.lab.report.games import Heap
from spielwerk.lab.report.sections import choices, length, tension, wins
from spielwerk.lab.report.statistics import holm, outcomes_differ, sizes_differ
from spielwerk.lab.report.writer import Cell, Plot, Section, Table, Writer


def tests(base: Heap, others: Sequence[Heap]) -> list[Data]:
    """For each heap, p-values for its results and its lengths against the base, corrected for
    multiple comparisons."""
    chances: list[float] = []
    for other in others:
        chances.append(outcomes_differ(_outcomes(base), _outcomes(other)))
        chances.append(sizes_differ(base.played.turns.tolist(), other.played.turns.tolist()))
    corrected = holm(chances)
    return [
        {"wins_by_chance": corrected[n], "turns_by_chance": corrected[n + 1]}
        for n in range(0, len(corrected), 2)
    ]


def _outcomes(heap: Heap) -> list[int]:
    """Games by winner, and draws."""
    return [told["games"] for told in (*wins.wins(heap.played), wins.draws(heap.played))]


def section(writer: Writer) -> Section:
    with_tension = all(told["tension"] for _, told in writer.sets)
    names = ["draws", "median-turns", "minutes", "moves-possible"]
    names += ["changes", "comebacks", "settled"] if with_tension else []
    won = map(writer.wins_of, range(writer.players))
    columns: list[Sequence[str | Cell]] = [
        [*won, *writer.heads(*names, "wins-chance", "turns-chance")]
    ]
    columns += [_column(writer, told, with_tension) for _, told in writer.sets]
    return writer.section(
        "compare",
        [writer.say("report-compare-text")],
        _plots(writer),
        Table(["", *(label for label, _ in writer.sets)], list(zip(*columns, strict=True))),
    )


def _column(writer: Writer, told: Data, with_tension: bool) -> list[str | Cell]:
    def share(of: Data) -> str:
        return f"{writer.share(of['share'])} ({writer.shares(of)})"

    number, tense = writer.words.number, told["tension"]
    cells: list[str | Cell] = [share(each) for each in (*told["wins"], told["draws"])]
    cells += [number(told[name]["median"]) for name in ("turns", "minutes", "choices")]
    if with_tension:
        settled = writer.words.share(tense["settled"]["mean"])
        cells += [number(tense["lead_changes"]["mean"]), share(tense["comebacks"]), settled]
    return [*cells, *writer.by_chance(told)]


def _plots(writer: Writer) -> list[Plot]:
    words, sets = writer.words, writer.sets
    shown = {}
    for seat, colour in zip(range(writer.players), plots.SEATS, strict=False):
        won = [(label, {**told["wins"][seat], "colour": colour}) for label, told in sets]
        shown[writer.wins_of(seat)] = plots.dots(f"compare-{seat}", words, won, writer.even)
    shown[writer.say("report-length")] = length.turns_over("compare-turns", words, sets)
    shown[writer.say("report-choices")] = choices.plot("compare-choices", words, sets)
    if writer.base["tension"]:
        shown[writer.say("report-winners-chance")] = tension.plot("compare-chance", writer, sets)
    return [Plot(svg, title, writer.source()) for title, svg in shown.items()]
