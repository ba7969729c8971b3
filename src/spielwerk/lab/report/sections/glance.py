"""The first page: what was played, five sentences and three plots. Then the main figures."""

import math
from typing import Any

from spielwerk.lab.report import plots
from spielwerk.lab.report.figures import Data
from spielwerk.lab.report.games import RANDOM
from spielwerk.lab.report.sections import choices, length, tension
from spielwerk.lab.report.writer import Plot, Writer

SLIGHT = 0.05  # an advantage that is smaller for certain is named; a larger one may be there


def lead(writer: Writer) -> str:
    """How many games were played, and by whom."""
    report = writer.report
    games, others = report["games"], report["all_games"] - report["games"]
    message = "report-lead-random" if report["level"] == RANDOM else "report-lead"
    return writer.say(message, players=writer.players, bot=writer.bot, games=games, others=others)


def rules_played(writer: Writer) -> str:
    """The options as they were set."""
    known = {option.name: option for option in writer.game.options}
    chosen = [f"{name}={known[name].shown(v)}" for name, v in writer.report["options"].items()]
    options = ", ".join(chosen) or writer.say("report-usual-rules")
    return writer.say("report-rules-played", options=options)


def verdict(writer: Writer) -> str:
    """Which seat has an advantage or a disadvantage, if that is clear; otherwise how large one may
    be, or that these games cannot tell."""
    if not writer.is_significant(writer.report["seats"]):
        return _undecided(writer)
    wins = sorted(writer.base["wins"], key=lambda data: data["share"])
    if wins[-1]["share"] - writer.even >= writer.even - wins[0]["share"]:
        return _judged(writer, "report-favoured", wins[-1])
    return _judged(writer, "report-behind", wins[0])


def _undecided(writer: Writer) -> str:
    wins, even = writer.base["wins"], writer.even
    furthest = max(max(even - data["low"], data["high"] - even) for data in wins)
    if furthest <= SLIGHT:
        points = writer.words.number(math.ceil(1000 * furthest) / 10)
        return _judged(writer, "report-even", wins[0], points=points)
    games, comparisons = writer.base["games"], writer.report["comparisons"]
    return _judged(writer, "report-open", wins[0], games=games, comparisons=comparisons)


def sentences(writer: Writer) -> list[str]:
    """Who wins, how long it takes, how clear decisions are, how exciting it is, how much is skill;
    or the nearest to it that these games can tell."""
    return [part(writer) for part in (verdict, _length, _decisions, _tension, _skill)]


def _length(writer: Writer) -> str:
    turns, number = writer.base["turns"], writer.words.number
    return writer.say(
        "report-first-length",
        minutes=number(round(writer.base["minutes"]["median"])),
        turns=number(turns["median"]),
        least=number(round(turns["tenth"])),
        most=number(round(turns["ninetieth"])),
    )


def _decisions(writer: Writer) -> str:
    base, number = writer.base, writer.words.number
    possible = number(base["choices"]["median"])
    if (clear := base["clarity"]) is None:
        decisions = number(base["decisions"]["median"])
        return writer.say("report-first-choices", choices=possible, decisions=decisions)
    return writer.say(
        "report-first-clarity",
        choices=possible,
        good=writer.share(clear["good_share"]["mean"]),
        worst=number(round(100 * clear["worst"]["mean"])),
    )


def _tension(writer: Writer) -> str:
    data = writer.base["tension"]
    if data is None:
        draws = writer.share(writer.base["draws"]["share"])
        most = max(writer.base["ended"], key=lambda each: each["games"])
        ending = writer.say(f"{writer.game.id}-ended-{most['number']}")
        share = writer.share(most["share"])
        return writer.say("report-first-endings", draws=draws, share=share, ending=ending)
    return writer.say(
        "report-first-tension",
        changes=writer.words.number(data["lead_changes"]["mean"]),
        comebacks=writer.share(data["comebacks"]["share"]),
        settled=writer.share(data["settled"]["mean"]),
    )


def _skill(writer: Writer) -> str:
    deals, top = writer.report["deals"], _top_meeting(writer)
    if top is None:
        back = writer.base["repetition"]["came_back"]["share"]
        return writer.say("report-first-repetition", share=writer.words.share(back))
    words = writer.words
    message = "report-first-skill" if top["low"] > 0.5 else "report-first-skill-open"
    one, other = words.bot(top["one"]), words.bot(top["other"])
    skill = writer.say(message, one=one, other=other, **_with_range(writer, top))
    if deals is None:
        return skill
    return f"{writer.say('report-first-luck', **_with_range(writer, deals))} {skill}"


def _with_range(writer: Writer, data: Data) -> dict[str, str]:
    return {"share": writer.words.share(data["share"]), "range": writer.words.shares(data)}


def first_plots(writer: Writer) -> list[Plot]:
    """Wins, length, and the course of the game."""
    words, source = writer.words, writer.source()
    names = [(words.seat(data["seat"]), data) for data in writer.base["wins"]]
    won = plots.dots("first-wins", words, names, writer.even, seats=True)
    turns = length.turns("first-turns", words, writer.base)
    if writer.base["tension"]:
        course = tension.plot("first-chance", writer, writer.sets[:1]), "report-winners-chance"
    else:
        course = choices.plot("first-choices", words, writer.sets[:1]), "report-choices"
    shown = ((won, "report-wins"), (turns, "report-length"), course)
    return [Plot(svg, writer.say(title), source) for svg, title in shown]


def noticed(writer: Writer) -> str:
    """What this number of games can show."""
    seats, games = writer.report["noticed"]["seats"], writer.base["games"]
    if seats is None:
        return writer.say("report-noticed-none", games=games)
    return writer.say("report-noticed-seats", games=games, points=writer.words.number(100 * seats))


def _judged(writer: Writer, message: str, data: Data, **more: Any) -> str:
    return writer.say(
        message,
        seat=writer.words.seat(data["seat"]),
        share=writer.share(data["share"]),
        range=writer.shares(data),
        even=writer.share(writer.even),
        **more,
    )


def tiles(writer: Writer) -> list[tuple[str, str]]:
    """The main figures, each with its heading."""
    base, words, say, share = writer.base, writer.words, writer.say, writer.share
    data = [
        (share(base["wins"][0]["share"]), say("report-glance-first", seat=words.seat(0))),
        (share(base["draws"]["share"]), say("report-glance-draws")),
        (words.number(round(base["minutes"]["median"])), say("report-glance-minutes")),
        (words.number(base["choices"]["median"]), say("report-glance-choices")),
    ]
    if tension := base["tension"]:
        data += [
            (words.number(tension["lead_changes"]["mean"]), say("report-glance-changes")),
            (share(tension["comebacks"]["share"]), say("report-glance-comebacks")),
            (share(tension["settled"]["mean"]), say("report-glance-settled")),
        ]
    if top := _top_meeting(writer):
        one, other = words.bot(top["one"]), words.bot(top["other"])
        data.append((share(top["share"]), say("report-glance-skill", one=one, other=other)))
    return data


def _top_meeting(writer: Writer) -> Data | None:
    """The best player that was measured, against the next one."""
    meetings: list[Data] = writer.report["meetings"]
    own = [data for data in meetings if data["one"] == writer.report["level"]]
    return next(iter(own or meetings), None)
