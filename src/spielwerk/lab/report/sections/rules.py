"""How often each rule comes into play, and how often it matters."""

from collections.abc import Sequence

from matplotlib.axes import Axes

from spielwerk.engine.game import Game
from spielwerk.lab.report import plots
from spielwerk.lab.report.figures import Data, limits
from spielwerk.lab.report.words import NONE, Words
from spielwerk.lab.report.writer import Cell, ReportTable, Section, Writer
from spielwerk.lab.statistics import ratio_interval, ratios_differ
from spielwerk.workbench.stories import Chances, Story

MATTERS = 0.10  # a moment matters if it changes a player's chance by this much

Swings = Sequence[float | None]  # of a game's decisions


def rules(game: Game, stories: Sequence[Story]) -> Data:
    """Every rule, compared with any move at all."""
    swung = [swings(story) for story in stories]
    return {
        "any_move": _mattered(swung),
        "each": [
            {"name": name, "rule": game.rule(number), **_at_work(name, stories, swung)}
            for name, number in game.effect_rules.items()
        ],
    }


def _at_work(name: str, stories: Sequence[Story], swung: Sequence[Swings]) -> Data:
    """A rule's moments, and whether they matter more often than all other moves."""
    moments, others = [], []
    for story, row in zip(stories, swung, strict=True):
        moments.append([s for s, names in zip(row, story.effects, strict=True) if name in names])
        others.append([s for s, names in zip(row, story.effects, strict=True) if name not in names])
    games = sum(map(bool, moments))
    return {
        "games": games,
        "share_of_games": games / len(stories),
        **_mattered(moments),
        "p": ratios_differ(*_counts(moments), *_counts(others)),
    }


def swings(story: Story) -> list[float | None]:
    """For every decision, how much it shifted the next opponent's estimates: the largest change in
    any player's chance between that opponent's last thought and its next one. Comparing one
    player's estimates avoids the bias that players have on their own turn; and it is not the
    mover's, who knew what was coming. At the end of the game, the result replaces the estimate.
    None if there is nothing to compare with."""
    last: dict[int, Chances] = {}  # each seat's last thought, most recent last
    found: list[float | None] = []
    for n, (mover, following) in enumerate(zip(story.seats, _next_of_others(story), strict=True)):
        if (chances := story.chances[n]) is not None:
            last.pop(mover, None)
            last[mover] = chances
        if following is not None:
            thinker, after = following
            before = last.get(thinker)
        else:
            after = story.shares
            before = next((c for seat, c in reversed(last.items()) if seat != mover), None)
        found.append(
            None if before is None else max(abs(b - a) for a, b in zip(before, after, strict=True))
        )
    return found


def _next_of_others(story: Story) -> list[tuple[int, Chances] | None]:
    """After each decision, which opponent thinks next, and what; None if none does."""
    coming: dict[int, Chances] = {}  # each seat's next thought, nearest last
    found = []
    for seat, chances in zip(reversed(story.seats), reversed(story.chances), strict=True):
        others = ((other, c) for other, c in reversed(coming.items()) if other != seat)
        found.append(next(others, None))
        if chances is not None:
            coming.pop(seat, None)
            coming[seat] = chances
    return found[::-1]


def _mattered(swung: Sequence[Swings]) -> Data:
    """How often moments matter and how much, from a row of them for each game: those of a game
    are alike, so that the intervals depend on the number of games."""
    mattered, judged = _counts(swung)
    size = [sum(swing for swing in row if swing is not None) for row in swung]
    moments, in_all = sum(map(len, swung)), sum(judged)
    return {
        "moments": moments,
        "a_game": moments / len(swung),
        "judged": in_all,
        "mattered": sum(mattered) / in_all if in_all else None,
        "mattered_interval": limits(ratio_interval(mattered, judged, share=True)),
        "swing": sum(size) / in_all if in_all else None,
        "swing_interval": limits(ratio_interval(size, judged, share=False), most=1.0),
    }


def _counts(swung: Sequence[Swings]) -> tuple[list[int], list[int]]:
    """For each game, how many moments mattered, of how many that were judged."""
    mattered = [sum(s is not None and s >= MATTERS for s in row) for row in swung]
    return mattered, [sum(s is not None for s in row) for row in swung]


def section(writer: Writer) -> Section:
    words, say, any_move = writer.words, writer.say, writer.base["rules"]["any_move"]
    named = [(writer.effect(each["name"]), each)
             for each in writer.base["rules"]["each"]]  # fmt: skip
    seen = [(name, each) for name, each in named if each["moments"]]
    unseen = [name for name, each in named if not each["moments"]]
    rows: list[list[str | Cell]] = [
        [each["rule"], name, *_figures(words, each, each["share_of_games"]), writer.chance(each)]
        for name, each in seen
    ]
    any_name = Cell(say("report-any-move"), bold=True)
    rows.append(["", any_name, *_figures(words, any_move, 1.0), ""])
    judged = sorted(
        (each for each in seen if each[1]["judged"]), key=lambda each: -each[1]["mattered"]
    )
    notes = _saturated(writer, any_move)
    if unseen:
        notes.append(say("report-never-happened", names=", ".join(unseen)))
    return writer.section(
        "rules",
        [say("report-rules-text", matters=round(100 * writer.assumed["matters"]))],
        [] if any_move["mattered"] is None else [_plot(words, judged, any_move["mattered"])],
        ReportTable(
            writer.heads(
                "rule", "happening", "a-game", "games-with", "mattered", "swing", "chance-head"
            ),
            rows,
            words=(0, 1),
        ),
        notes,
        writer.source(by_move=True),
    )


def _saturated(writer: Writer, any_move: Data) -> list[str]:
    """If nearly everything matters, that a rule does says little."""
    mattered = any_move["mattered"]
    if mattered is None or mattered < writer.assumed["saturated"]:
        return []
    return [writer.say("report-saturated-mattered", share=writer.words.share(mattered))]


def _figures(words: Words, each: Data, share_of_games: float) -> list[str | Cell]:
    weight: list[str | Cell] = [NONE, NONE]
    if each["mattered"] is not None:
        weight = [
            Cell(words.share(each[name]), note=words.shares(each[f"{name}_interval"]))
            for name in ("mattered", "swing")
        ]
    return [words.fine(each["a_game"]), words.share(share_of_games), *weight]


def _plot(words: Words, rows: plots.Named, any_move: float) -> str:
    """How often each event mattered, compared with any move."""

    def paint(axes: Axes) -> None:
        for y, (_, data) in enumerate(rows):
            between = data["mattered_interval"]
            if between["low"] is not None:
                axes.plot(list(between.values()), [y, y], color=plots.FAINT, linewidth=2)
            axes.plot(data["mattered"], y, marker="o", color=plots.INK, markersize=7)
        plots.compared_with(axes.axvline, any_move)
        plots.labels(axes, [label for label, _ in rows], plots.LABEL + 6)
        axes.set_xlim(left=0)
        plots.percent(axes.xaxis, words)
        axes.set_xlabel(words.say("report-mattered"))
        plots.grid(axes, "x")

    return plots.painted("rules", 0.75 + 0.3 * len(rows), paint)
