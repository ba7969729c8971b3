"""Single games to click through: a typical one, the shortest and the most dramatic."""

from collections.abc import Sequence
from typing import Any
from urllib.parse import quote

import numpy as np
from scipy import stats

from spielwerk.engine.drawing import svg
from spielwerk.engine.position import Position, Ruleset
from spielwerk.lab.report.figures import Data
from spielwerk.lab.report.sections.tension import drama
from spielwerk.lab.report.writer import Section, Step, Stepped, Writer
from spielwerk.pictures import SEAT_SYMBOLS, Picture
from spielwerk.workbench.stories import Story, common, lead_changes

LONGEST = 400  # a game with more decisions is there only as a record
KINDS = ("typical", "shortest", "dramatic")


def examples(stories: Sequence[Story]) -> list[Data]:
    """The numbers of the games, with what they are examples of, and all seats' chances."""
    shortest = min(range(len(stories)), key=lambda n: (stories[n].turns, len(stories[n].moves)))
    found = {"typical": _typical(stories), "shortest": shortest}
    if (dramatic := _most_dramatic(stories)) is not None:
        found["dramatic"] = dramatic
    kinds: dict[int, list[str]] = {}
    for kind, game in found.items():
        kinds.setdefault(game, []).append(kind)
    return [
        {"kinds": each, "game": game, "chances": _chances(stories[game])}
        for game, each in kinds.items()
    ]


def _typical(stories: Sequence[Story]) -> int:
    """The game closest to the middle in turns, decisions, choices and lead changes: the one whose
    ranks among all games are nearest to the median, added up."""
    measures = [
        [story.turns for story in stories],
        [len(story.moves) for story in stories],
        [sum(story.choices) / len(story.choices) for story in stories],
        [lead_changes(common(story)) if any(story.chances) else 0 for story in stories],
    ]
    middle = (len(stories) + 1) / 2
    away = sum(np.abs(stats.rankdata(each) - middle) for each in measures)
    return int(np.argmin(away))


def _most_dramatic(stories: Sequence[Story]) -> int | None:
    """The game whose winner was furthest behind while behind."""
    won = [n for n, story in enumerate(stories) if story.winner is not None and any(story.chances)]
    if not won:
        return None
    return max(won, key=lambda n: drama(common(stories[n]), stories[n].winner or 0))


def _chances(story: Story) -> list[list[float]] | None:
    """Before every decision; None if no player estimated them."""
    if not any(story.chances):
        return None
    return [[round(chance, 3) for chance in chances] for chances in common(story)]


def section(writer: Writer) -> Section:
    shown = sorted(writer.base["examples"], key=lambda data: KINDS.index(data["kinds"][0]))
    return writer.section(
        "stepped",
        [writer.say("report-stepped-text")],
        games=[_stepped(writer, data) for data in shown],
        source=writer.say("report-source", games=len(shown), bot=writer.bot),
    )


def _stepped(writer: Writer, data: Data) -> Stepped:
    game = writer.base["played"][data["game"]]
    position = _replayed(writer, game)
    kinds = ", ".join(writer.say(f"report-stepped-{kind}") for kind in data["kinds"])
    name = f"{writer.game.id}-{data['game'] + 1}.txt"
    return Stepped(
        title=kinds,
        caption=_caption(writer, game),
        file=name,
        address=f"data:text/plain;charset=utf-8,{quote(position.record())}",
        end=_end(writer, position),
        steps=_steps(writer, position, data) if len(position.history) <= LONGEST else [],
    )


def _end(writer: Writer, position: Position) -> str:
    sketch = writer.game.sketch
    return "" if sketch is None else svg(sketch(position.view()), writer.say)


def _replayed(writer: Writer, game: Data) -> Position:
    ruleset = Ruleset.of(writer.game, writer.players, **writer.report["options"])
    seats = [writer.report["level"]] * writer.players
    position = ruleset.start(setup=game["setup"], seats=seats)
    for move in game["moves"].split("; "):
        position = position.play(move)
    return position


def _caption(writer: Writer, game: Data) -> str:
    """How long it took, and how it ended."""
    say, ranks = writer.say, game["ranks"]
    turns = say("report-stepped-turns", turns=game["turns"])
    if ranks.count(1) > 1:
        result = say("report-stepped-drawn")
    else:
        result = say("report-stepped-won", seat=writer.words.seat(ranks.index(1)))
    ended = say(f"{writer.game.id}-ended-{game['ended']}")
    return f"{turns} {result} {ended}"


def _steps(writer: Writer, last: Position, data: Data) -> list[Step]:
    positions = list(last.positions())
    movers = [None, *(position.to_move for position in positions[:-1])]
    moves = ["", *last.history]
    rows = data["chances"]
    return [
        Step(
            seat=mover,
            move=move,
            chances=_shares(writer, rows[n]) if rows and n < len(rows) else "",
            board=_pieces(writer.game.picture(position.view(), writer.say)),
        )
        for n, (position, mover, move) in enumerate(zip(positions, movers, moves, strict=True))
    ]


def _shares(writer: Writer, chances: Sequence[float]) -> str:
    data = (f"{SEAT_SYMBOLS[seat]} {writer.words.share(c)}" for seat, c in enumerate(chances))
    return " · ".join(data)


def _pieces(picture: Picture) -> list[tuple[str, str]]:
    """A drawing as pieces of text with their styles, as few as possible."""
    found: list[list[Any]] = []
    for line in picture:
        width = len("".join(text for text, _ in line).rstrip())
        for text, style in _cut(line, width):
            seat = style if style.startswith("seat") else ""
            if found and found[-1][1] == seat:
                found[-1][0] += text
            else:
                found.append([text, seat])
    return [(text, style.replace("seat", "seat-")) for text, style in found]


def _cut(line: Sequence[tuple[str, str]], width: int) -> list[tuple[str, str]]:
    """A line without the spaces at its end, and with a line break."""
    found = []
    for text, style in line:
        found.append((text[:width], style))
        width = max(0, width - len(text))
    return [*found, ("\n", "")]
