"""The sections of a report: each has its numbers, its words and its plots in a module."""

from spielwerk.engine.position import Ruleset
from spielwerk.errors import needs_extra
from spielwerk.lab.report.figures import Data, mean_of, played, spread_of
from spielwerk.lab.report.games import Begin, Heap, Progress
from spielwerk.lab.report.writer import Section, Writer

with needs_extra("lab"):
    from spielwerk.lab.report.sections import (
        blunders,
        choices,
        clarity,
        compare,
        depth,
        endings,
        examples,
        length,
        losers,
        made,
        openings,
        options,
        places,
        repetition,
        rules,
        rulings,
        simple,
        skill,
        tension,
        wins,
        worth,
    )

_ALL = (
    *(wins, length, endings, repetition),
    *(choices, clarity, blunders, tension, losers, examples),
    *(rules, worth, rulings, places, openings),
    *(skill, depth, simple, options, made),
)


def sections(
    writer: Writer, progress: Progress | None = None, begin: Begin | None = None
) -> list[Section]:
    """Those with something to tell: rule sets are compared only if that was requested."""
    asked = {compare: "compare", options: "options_compared"}
    asked |= {depth: "depth", worth: "worth", simple: "simple"}  # if they were played
    data = [each for each in (compare, *_ALL) if each not in asked or writer.report[asked[each]]]
    if begin is not None:
        begin("report-doing-page", len(data))
    written = []
    for each in data:
        if (section := each.section(writer)) is not None:
            written.append(section)
        if progress is not None:
            progress(1)
    return written


def measured(ruleset: Ruleset, heap: Heap) -> Data:
    """All measures of games played under the same conditions."""
    game = ruleset.game
    return {
        "games": len(heap.played.turns),
        "sample": len(heap.stories),
        "wins": wins.wins(heap.played),
        "draws": wins.draws(heap.played),
        "turns": spread_of(heap.played.turns.tolist(), bars=True),
        "decisions": spread_of(heap.played.decisions.tolist()),
        "minutes": spread_of(length.minutes(heap)),
        "ended": endings.endings(game, heap.played),
        "repetition": repetition.repetition(game, heap),
        "choices": choices.choices(heap.stories),
        "mean_choices": mean_of(choices.by_game(heap.stories)),
        "clarity": clarity.clarity(heap.stories),
        "tension": tension.tension(heap.stories),
        "losers": losers.losers(heap.stories),
        "examples": examples.examples(heap.stories),
        "rules": rules.rules(game, heap.stories),
        "rulings": rulings.rulings(game, heap.stories),
        "places": places.places(ruleset, heap.stories),
        "openings": openings.openings(game, heap.stories),
        "played": played(heap.stories),
    }
