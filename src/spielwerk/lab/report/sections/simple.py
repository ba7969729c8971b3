"""Whether a simple strategy wins, which would make the game dull."""

from collections.abc import Sequence
from itertools import groupby, product

from spielwerk.bots.biases import SIMPLE, parted
from spielwerk.lab.report import plots
from spielwerk.lab.report.figures import Data, shared
from spielwerk.lab.report.foreseen import foreseen
from spielwerk.lab.report.games import RANDOM, Heap
from spielwerk.lab.report.meetings import Meeting, arranged, can_tell, some, sparring, times_a_game
from spielwerk.lab.report.request import Wanted
from spielwerk.lab.report.strength import by_chance
from spielwerk.lab.report.writer import Cell, ReportTable, Section, Writer

NAMES = {
    "random": "report-bot-random",
    "first": "report-simple-first",
    "steady": "report-simple-steady",
    "cramping": "report-simple-cramping",
    "greedy": "report-simple-greedy",
}

_BRANCH = 6  # of the random numbers


def meetings(wanted: Wanted) -> list[Meeting]:
    """Every strategy against each player in the field, who share the games. Random moves show what
    no strategy at all is worth."""
    if not can_tell(wanted):
        return []
    field = dict.fromkeys(["1", sparring(wanted.ruleset, wanted.level)])
    always = [f"{RANDOM}+{name}" for name in foreseen(wanted.ruleset, wanted.seed)]
    pairs = product((RANDOM, *SIMPLE, *always), field)
    return arranged(wanted, pairs, -(-some(wanted) // len(field)), _BRANCH)


def measures(wanted: Wanted, played: Sequence[tuple[Meeting, Heap]]) -> Data | None:
    """The figures of this section; None if nothing was played for it."""
    if not played:
        return None
    rows = groupby(played, key=lambda pair: str(pair[0].one))
    each = [_scored(name, list(row)) for name, row in rows]
    return {"field": [str(other["other"]) for other in each[0]["against"]], "each": each}


def _scored(name: str, played: Sequence[tuple[Meeting, Heap]]) -> Data:
    against = [each.points(heap) for each, heap in played]
    games = sum(data["games"] for data in against)
    share = sum(data["share"] * data["games"] for data in against) / games
    bias = parted(name)
    effect = None if bias is None else bias[2]
    times = [times_a_game(effect, *each, name) for each in played] if effect else []
    is_unseen = effect is not None and not any(times)
    return {
        "name": name, "effect": effect, "unseen": is_unseen,
        "games": games, **shared(share, games),
        "p": None if name == RANDOM or is_unseen else by_chance(share, games),
        "against": against,
    }  # fmt: skip


def section(writer: Writer) -> Section:
    words, say, data = writer.words, writer.say, writer.report["simple"]
    seen = [(_name(writer, each), each) for each in data["each"] if not each["unseen"]]
    seen.sort(key=lambda row: -float(row[1]["share"]))
    field = [say("report-simple-against", bot=words.bot(name)) for name in data["field"]]
    rows: list[list[str | Cell]] = [
        [
            Cell(name, bold=each["name"] == RANDOM),
            *(words.share(other["share"]) for other in each["against"]),
            Cell(words.share(each["share"]), note=words.shares(each)),
            writer.chance(each),
        ]
        for name, each in seen
    ]
    unseen = [writer.effect(each["effect"]) for each in data["each"] if each["unseen"]]
    heads = [*writer.heads("simple-strategy"), *field, *writer.heads("points", "chance-head")]
    return writer.section(
        "simple",
        [say("report-simple-text"), _verdict(writer, seen)],
        [plots.dots("simple", words, seen, 0.5, axis="report-points", whole=True)],
        ReportTable(heads, rows),
        [say("report-simple-unseen", names=", ".join(unseen))] if unseen else [],
        say("report-source-plain", games=sum(each["games"] for each in data["each"])),
    )  # fmt: skip


def _name(writer: Writer, each: Data) -> str:
    if each["effect"]:
        return writer.say("report-simple-always", name=writer.effect(each["effect"]))
    return writer.say(NAMES[each["name"]])


def _verdict(writer: Writer, seen: plots.Named) -> str:
    """What the best of them scores. None of them wins if the best one does not, which needs no
    correction for how many there are; that one does win does need it."""
    name, best = next((name, each) for name, each in seen if each["name"] != RANDOM)
    message = "report-simple-loses"
    if best["share"] > 0.5 and writer.is_significant(best):
        message = "report-simple-wins"
    elif best["high"] >= 0.5:
        message = "report-simple-open"
    words = writer.words
    against = [
        f"{writer.say('report-simple-against', bot=words.bot(each['other']))} "
        f"{words.share(each['share'])}"
        for each in best["against"]
    ]
    return writer.say(
        message,
        name=name,
        share=words.share(best["share"]),
        range=words.shares(best),
        against=", ".join(against),
        games=best["games"],
        comparisons=writer.report["comparisons"],
    )
