"""How often each rule comes into play, and how often it matters."""

from collections import Counter
from collections.abc import Sequence

from matplotlib.axes import Axes

from spielwerk.engine.game import Game
from spielwerk.lab.report import plots
from spielwerk.lab.report.figures import Data
from spielwerk.lab.report.games import Chances, Story
from spielwerk.lab.report.words import Words
from spielwerk.lab.report.writer import Cell, Section, Table, Writer

MATTERS = 0.10  # a moment matters if it changes somebody's chance by this much


def rules(game: Game, stories: Sequence[Story]) -> Data:
    """Every rule, compared with any move at all."""
    moments: dict[str, list[float | None]] = {name: [] for name in game.effect_rules}
    games: Counter[str] = Counter()
    any_move: list[float | None] = []
    for story in stories:
        swung = swings(story)
        any_move += swung
        for names, swing in zip(story.effects, swung, strict=True):
            for name in names:
                moments[name].append(swing)
        games.update({name for names in story.effects for name in names})
    return {
        "any_move": _mattered(any_move, len(stories)),
        "each": [
            {
                "name": name,
                "rule": game.rule(number),
                "games": games[name],
                "share_of_games": games[name] / len(stories),
                **_mattered(moments[name], len(stories)),
            }
            for name, number in game.effect_rules.items()
        ],
    }


def swings(story: Story) -> list[float | None]:
    """For every decision, how much it shifted the next opponent's estimates: the largest change in
    anybody's chance between that opponent's last thought and its next one. Comparing one player's
    estimates avoids the bias that players have on their own turn; and it is not the mover's, who
    knew what was coming. At the end of the game, the result replaces the estimate. None if there is
    nothing to compare with."""
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


def _mattered(swung: Sequence[float | None], games: int) -> Data:
    judged = [swing for swing in swung if swing is not None]
    mattered = sum(swing >= MATTERS for swing in judged)
    return {
        "moments": len(swung),
        "a_game": len(swung) / games,
        "judged": len(judged),
        "mattered": mattered / len(judged) if judged else None,
        "swing": sum(judged) / len(judged) if judged else None,
    }


# ---- On the page ------------------------------------------------------------------------------


def section(writer: Writer) -> Section:
    words, say, any_move = writer.words, writer.say, writer.base["rules"]["any_move"]
    named = [(say(f"report-{writer.game.id}-{each['name']}"), each)
             for each in writer.base["rules"]["each"]]  # fmt: skip
    seen = [(name, each) for name, each in named if each["moments"]]
    unseen = [name for name, each in named if not each["moments"]]
    rows: list[list[str | Cell]] = [
        [each["rule"], name, *_figures(words, each, each["share_of_games"])] for name, each in seen
    ]
    any_name = Cell(say("report-any-move"), bold=True)
    rows.append(["", any_name, *_figures(words, any_move, 1.0)])
    judged = sorted(
        (each for each in seen if each[1]["judged"]), key=lambda each: -each[1]["mattered"]
    )
    return writer.section(
        "rules",
        [say("report-rules-text", matters=round(100 * writer.assumed["matters"]))],
        [] if any_move["mattered"] is None else [_plot(words, judged, any_move["mattered"])],
        Table(
            writer.heads("rule", "happening", "a-game", "games-with", "mattered", "swing"),
            rows,
            words=(0, 1),
        ),
        [say("report-never-happened", names=", ".join(unseen))] if unseen else [],
        writer.source(by_move=True),
    )


def _figures(words: Words, each: Data, share_of_games: float) -> list[str]:
    mattered = each["mattered"] is not None
    weight = [words.share(each[name]) if mattered else "–" for name in ("mattered", "swing")]
    return [words.fine(each["a_game"]), words.share(share_of_games), *weight]


def _plot(words: Words, rows: plots.Named, any_move: float) -> str:
    """How often each event mattered, compared with any move."""

    def paint(axes: Axes) -> None:
        for y, (_, told) in enumerate(rows):
            axes.plot([any_move, told["mattered"]], [y, y], color=plots.LINE, linewidth=2)
            axes.plot(told["mattered"], y, marker="o", color=plots.INK, markersize=7)
        plots.compared_with(axes.axvline, any_move)
        plots.labels(axes, [label for label, _ in rows], plots.LABEL + 6)
        axes.set_xlim(left=0)
        plots.percent(axes.xaxis, words)
        axes.set_xlabel(words.say("report-mattered"))
        plots.grid(axes, "x")

    return plots.painted("rules", 0.75 + 0.3 * len(rows), paint)
