"""What each rule is worth: a player who does not use it against one who does."""

from collections.abc import Sequence

from spielwerk.lab.report import plots
from spielwerk.lab.report.figures import Data
from spielwerk.lab.report.foreseen import foreseen
from spielwerk.lab.report.games import Heap
from spielwerk.lab.report.meetings import Meeting, arranged, can_tell, sparring, times_a_game
from spielwerk.lab.report.request import Wanted
from spielwerk.lab.report.strength import by_chance
from spielwerk.lab.report.writer import Cell, ReportTable, Section, Writer

RARE = 0.1  # times a game: less says nothing about a rule
FORCED = 0.5  # of what others do: who tries to avoid it and does it more often than this, must

_BRANCH = 5  # of the random numbers


def meetings(wanted: Wanted) -> list[Meeting]:
    """For every rule, a player who avoids it against the same player."""
    if not can_tell(wanted):
        return []
    usual = sparring(wanted.ruleset, wanted.level)
    avoided = foreseen(wanted.ruleset, wanted.seed)
    pairs = [(f"{usual}-{name}", usual) for name in avoided]
    return arranged(wanted, pairs, wanted.fewer, _BRANCH)


def measures(wanted: Wanted, played: Sequence[tuple[Meeting, Heap]]) -> Data | None:
    """The figures of this section; None if nothing was played for it."""
    if not played:
        return None
    tried = {str(each.one)[len(str(each.other)) + 1 :]: (each, heap) for each, heap in played}
    return {
        "player": str(played[0][0].other),
        "each": [_worth(wanted, name, *tried[name]) for name in tried],
        "unforeseen": [name for name in wanted.ruleset.game.effect_rules if name not in tried],
    }


def _worth(wanted: Wanted, name: str, each: Meeting, heap: Heap) -> Data:
    data, game = each.points(heap), wanted.ruleset.game
    used = times_a_game(name, each, heap, each.other)
    anyway = times_a_game(name, each, heap, each.one)
    is_rare = used < RARE
    is_forced = not is_rare and anyway > FORCED * used
    tests = not is_rare and not is_forced
    return {
        "name": name, "rule": game.rule(game.effect_rules[name]),
        **data, "used": used, "anyway": anyway, "rare": is_rare, "forced": is_forced,
        "p": by_chance(data["share"], data["games"]) if tests else None,
    }  # fmt: skip


def section(writer: Writer) -> Section:
    words, say, data = writer.words, writer.say, writer.report["worth"]
    named = [(writer.effect(each["name"]), each) for each in data["each"]]
    tested = [(name, each) for name, each in named if not each["rare"] and not each["forced"]]
    tested.sort(key=lambda row: float(row[1]["share"]))
    rows: list[list[str | Cell]] = [
        [
            each["rule"], name, words.fine(each["used"]), words.fine(each["anyway"]),
            Cell(words.share(each["share"]), note=words.shares(each)), writer.chance(each),
        ]
        for name, each in tested
    ]  # fmt: skip
    heads = writer.heads("rule", "happening", "used", "anyway", "points", "chance-head")
    return writer.section(
        "worth",
        [say("report-worth-text", bot=words.bot(data["player"])), *_sentences(writer, tested)],
        [plots.dots("worth", words, tested, 0.5, axis="report-points")] if tested else [],
        ReportTable(heads, rows, words=(0, 1)) if tested else None,
        _notes(writer),
        say("report-source-plain", games=sum(each["games"] for each in data["each"])),
    )


def _sentences(writer: Writer, tested: plots.Named) -> list[str]:
    """What is clear."""
    words = writer.words
    clear = [(name, each) for name, each in tested if writer.is_significant(each)]
    if not clear:
        return [writer.say("report-worth-none")]
    return [
        writer.say(
            "report-worth-less" if each["share"] < 0.5 else "report-worth-more",
            name=name,
            share=words.share(each["share"]),
            range=words.shares(each),
        )
        for name, each in clear
    ]


def _notes(writer: Writer) -> list[str]:
    """The rules that cannot be measured like this, and why."""
    data = writer.report["worth"]
    left_out = {
        "report-worth-rare": [each["name"] for each in data["each"] if each["rare"]],
        "report-worth-forced": [each["name"] for each in data["each"] if each["forced"]],
        "report-worth-unforeseen": data["unforeseen"],
    }
    return [
        writer.say(message, names=", ".join(map(writer.effect, names)))
        for message, names in left_out.items()
        if names
    ]
