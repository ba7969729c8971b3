"""The requested rule sets beside the main one, one column each."""

from collections.abc import Sequence

from spielwerk.lab.report import plots
from spielwerk.lab.report.figures import Data, differing
from spielwerk.lab.report.games import Heap
from spielwerk.lab.report.sections import choices, length, tension, wins
from spielwerk.lab.report.writer import Cell, Plot, ReportTable, Section, Writer
from spielwerk.lab.statistics import noticed_share, noticed_size, outcomes_differ, sizes_differ

# What rule sets are compared by, besides who wins: its heading, and which figure stands for it.
NUMBERS = {
    "turns": ("median-turns", "median"),
    "minutes": ("minutes", "median"),
    "mean_choices": ("mean-moves", "mean"),
}
TENSION = {
    "lead_changes": ("changes", "mean"),
    "comebacks": ("comebacks", "share"),
    "settled": ("settled", "mean"),
}


def tests(base: Heap, other: Heap) -> Data:
    """p-values for results and lengths of games by other rules."""
    return {
        "results": {"p": outcomes_differ(_outcomes(base), _outcomes(other))},
        "turns": {"p": sizes_differ(base.played.turns.tolist(), other.played.turns.tolist())},
    }


def _outcomes(heap: Heap) -> list[int]:
    """Games by winner, and draws."""
    return [data["games"] for data in (*wins.wins(heap.played), wins.draws(heap.played))]


def differences(base: Heap, other: Heap, one: Data, data: Data) -> Data:
    """Everything that is compared: by how much it differs, and how likely that is by chance. `one`
    and `data` are the two heaps' measures."""
    found = tests(base, other)
    p = {
        "turns": found["turns"]["p"],
        "minutes": sizes_differ(length.minutes(base), length.minutes(other)),
        "mean_choices": sizes_differ(choices.by_game(base.stories), choices.by_game(other.stories)),
    }
    return {
        "results": found["results"],
        "wins": [differing(a, b, "share") for a, b in zip(one["wins"], data["wins"], strict=True)],
        "draws": differing(one["draws"], data["draws"], "share"),
        **{
            name: {**differing(one[name], data[name], value), "p": p[name]}
            for name, (_, value) in NUMBERS.items()
        },
        "tension": _tension(base, other, one["tension"], data["tension"]),
    }


def _tension(base: Heap, other: Heap, one: Data | None, data: Data | None) -> Data | None:
    if one is None or data is None:
        return None
    here, there = tension.by_game(base.stories), tension.by_game(other.stories)
    p = {name: sizes_differ(here[name], there[name]) for name in TENSION}
    p["comebacks"] = outcomes_differ(*map(_yes_and_no, (here["comebacks"], there["comebacks"])))
    return {
        name: {**differing(one[name], data[name], value), "p": p[name]}
        for name, (_, value) in TENSION.items()
    }


def _yes_and_no(found: Sequence[float]) -> tuple[int, int]:
    return round(sum(found)), len(found) - round(sum(found))


def noticed(base: Heap, games: int, comparisons: int, significant: float) -> Data:
    """The smallest differences from the base that this many games show with a power of 80 %, in the
    least favourable order of the comparisons. `share` is None if they show next to nothing."""
    together = len(base.played) * games / (len(base.played) + games)
    level = significant / max(1, comparisons)
    seen = [count for count in _outcomes(base) if count]
    # An even share, which is the hardest to see a change of.
    share = noticed_share(1 / base.played.players, together, max(2, len(seen)), level)
    turns = noticed_size(float(base.played.turns.std()), together, level)
    return {"games": games, "share": share, "turns": turns}


def section(writer: Writer) -> Section:
    with_tension = all(data["tension"] for _, data in writer.sets)
    names = ["draws", "wins-chance", *(heading for heading, _ in NUMBERS.values())]
    names += [heading for heading, _ in TENSION.values()] if with_tension else []
    won = map(writer.wins_of, range(writer.players))
    columns: list[Sequence[str | Cell]] = [[*won, *writer.heads(*names)]]
    columns += [_column(writer, data, with_tension) for _, data in writer.sets]
    return writer.section(
        "compare",
        [writer.say("report-compare-text"), writer.noticed(writer.report["noticed"]["compare"])],
        _plots(writer),
        ReportTable(["", *(label for label, _ in writer.sets)], list(zip(*columns, strict=True))),
    )


def _column(writer: Writer, data: Data, with_tension: bool) -> list[str | Cell]:
    words, found = writer.words, data.get("differences", {})
    won = found.get("wins", [None] * writer.players)
    cells: list[str | Cell] = [
        _share(writer, each, other)
        for each, other in zip(
            (*data["wins"], data["draws"]), (*won, found.get("draws")), strict=True
        )
    ]
    cells.append(writer.chance(found["results"]) if found else "")
    for name, (_, value) in NUMBERS.items():
        text = _with(words.number(data[name][value]), words.range(data[name]))
        cells.append(_compared(writer, text, found.get(name)))
    if with_tension:
        tense, other = data["tension"], found.get("tension") or {}
        changes = tense["lead_changes"]
        text = _with(words.number(changes["mean"]), words.range(changes))
        cells.append(_compared(writer, text, other.get("lead_changes")))
        cells += [
            _share(writer, tense[name], other.get(name), TENSION[name][1])
            for name in ("comebacks", "settled")
        ]
    return cells


def _with(value: str, between: str) -> str:
    return f"{value} ({between})"


def _share(writer: Writer, data: Data, other: Data | None, value: str = "share") -> Cell:
    text = _with(writer.share(data[value]), writer.shares(data))
    return _compared(writer, text, other, share=True)


def _compared(writer: Writer, text: str, other: Data | None, share: bool = False) -> Cell:
    """A figure, and below it how it differs from that of the main rules."""
    if other is None:
        return Cell(text)
    note = writer.words.difference(other, share)
    if "p" in other:
        chance = writer.words.chance(other.get("by_chance"))
        note = f"{note}\n{writer.say('report-by-chance', chance=chance)}"
    return Cell(text, bold=writer.is_significant(other), note=note)


def _plots(writer: Writer) -> list[Plot]:
    words, sets = writer.words, writer.sets
    shown = {}
    for seat, colour in zip(range(writer.players), plots.SEATS, strict=False):
        won = [(label, {**data["wins"][seat], "colour": colour}) for label, data in sets]
        shown[writer.wins_of(seat)] = plots.dots(f"compare-{seat}", words, won, writer.even)
    shown[writer.say("report-length")] = length.turns_over("compare-turns", words, sets)
    shown[writer.say("report-choices")] = choices.plot("compare-choices", words, sets)
    if writer.base["tension"]:
        shown[writer.say("report-winners-chance")] = tension.plot("compare-chance", writer, sets)
    return [Plot(svg, title, writer.source()) for title, svg in shown.items()]
