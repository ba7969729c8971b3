"""Which of our rulings games need: rules for what the printed ones do not decide."""

import re
from collections.abc import Iterator, Sequence

from spielwerk.engine.game import Game
from spielwerk.lab.report.figures import Data, counted, mean_of
from spielwerk.lab.report.writer import ReportTable, Section, Writer
from spielwerk.locale import DEFAULT, HELP, words
from spielwerk.workbench.stories import Story

# A rule of the help page. A star follows what is ours; what comes after the last one is printed.
_RULE = re.compile(r"^([A-Z]+-\d+) = (.*)\*", re.MULTILINE)
_MARKS = str.maketrans("", "", "*_")


def rulings(game: Game, stories: Sequence[Story]) -> Data | None:
    """None if the game does not say what is ours."""
    if not game.ruling_rules:
        return None
    seen = [game.rule(number) for number in game.ruling_rules]
    return {
        "games": len(stories),
        "each": [
            {"rule": game.rule(number), **_needed(number, stories)} for number in game.ruling_rules
        ],
        "unseen": [rule for rule in dict(_ours(game, DEFAULT)) if rule not in seen],
    }


def _needed(number: int, stories: Sequence[Story]) -> Data:
    times = [sum(number in rules for rules in story.rulings) for story in stories]
    return {"times": mean_of(times), **counted(sum(map(bool, times)), len(stories))}


def _ours(game: Game, language: str) -> Iterator[tuple[str, str]]:
    """Every rule of the help page that is ours, at least in part, up to the end of that part."""
    for rule, text in _RULE.findall(words(game.id, language, HELP) or ""):
        yield rule, text.translate(_MARKS)


def section(writer: Writer) -> Section | None:
    data, say = writer.base["rulings"], writer.say
    if data is None:
        return None
    texts = dict(_ours(writer.game, writer.words.language))
    rows = []
    for each in sorted(data["each"], key=lambda each: -each["share"]):
        share = [writer.words.share(each["share"]), writer.words.shares(each)]
        times = writer.words.fine(each["times"]["mean"])
        rows.append([each["rule"], texts.get(each["rule"], ""), *share, times])
    notes = [say("report-rulings-unseen", rules=", ".join(data["unseen"]))]
    return writer.section(
        "rulings",
        [say("report-rulings-text")],
        table=ReportTable(
            writer.heads("rule", "ruling", "games-with", "interval", "a-game"), rows, (1,)
        ),
        notes=notes if data["unseen"] else [],
        source=writer.source(by_move=True),
    )
