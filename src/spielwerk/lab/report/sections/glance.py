"""The first page: what was played, five sentences and three plots. Then the main figures."""

from spielwerk.lab.report import plots
from spielwerk.lab.report.figures import Data
from spielwerk.lab.report.games import RANDOM
from spielwerk.lab.report.sections import choices, length, tension
from spielwerk.lab.report.writer import Plot, Writer


def lead(writer: Writer) -> str:
    report = writer.report
    games, others = report["games"], report["all_games"] - report["games"]
    message = "report-lead-random" if report["level"] == RANDOM else "report-lead"
    return writer.say(message, players=writer.players, bot=writer.bot, games=games, others=others)


def rules_played(writer: Writer) -> str:
    known = {option.name: option for option in writer.game.options}
    chosen = [f"{name}={known[name].shown(v)}" for name, v in writer.report["options"].items()]
    options = ", ".join(chosen) or writer.say("report-usual-rules")
    return writer.say("report-rules-played", options=options)


def verdict(writer: Writer) -> str:
    """Which seat has an advantage or a disadvantage, if that is clear."""
    seats = writer.report["seats"]
    if not writer.is_significant(seats):
        chance = writer.words.chance(seats["by_chance"])
        return writer.say("report-even", even=writer.share(writer.even), chance=chance)
    wins = sorted(writer.base["wins"], key=lambda told: told["share"])
    if wins[-1]["share"] - writer.even >= writer.even - wins[0]["share"]:
        return _judged(writer, "report-favoured", wins[-1])
    return _judged(writer, "report-behind", wins[0])


def sentences(writer: Writer) -> list[str]:
    """Who wins, how long it takes, how clear decisions are, how exciting it is, how much is skill;
    or the nearest to it that these games can tell."""
    return [
        _seats(writer),
        _length(writer),
        _decisions(writer),
        _tension(writer),
        _skill(writer),
    ]


def _seats(writer: Writer) -> str:
    if writer.is_significant(writer.report["seats"]):
        return verdict(writer)
    first = writer.share(writer.base["wins"][0]["share"])
    return writer.say("report-first-even", seat=writer.words.seat(0), share=first)


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
    told = writer.base["tension"]
    if told is None:
        draws = writer.share(writer.base["draws"]["share"])
        most = max(writer.base["ended"], key=lambda each: each["games"])
        ending = writer.say(f"{writer.game.id}-ended-{most['number']}")
        share = writer.share(most["share"])
        return writer.say("report-first-endings", draws=draws, share=share, ending=ending)
    return writer.say(
        "report-first-tension",
        changes=writer.words.number(told["lead_changes"]["mean"]),
        comebacks=writer.share(told["comebacks"]["share"]),
        settled=writer.share(told["settled"]["mean"]),
    )


def _skill(writer: Writer) -> str:
    deals, top = writer.report["deals"], _top_meeting(writer)
    if top is None:
        back = writer.base["repetition"]["came_back"]["share"]
        return writer.say("report-first-repetition", share=writer.words.share(back))
    one, other = writer.words.bot(top["one"]), writer.words.bot(top["other"])
    skill = {"one": one, "other": other, "share": writer.words.share(top["share"])}
    if deals is None:
        return writer.say("report-first-skill", **skill)
    return writer.say("report-first-luck", **skill, deal=writer.words.share(deals["share"]))


def first_plots(writer: Writer) -> list[Plot]:
    """Wins, length, and the course of the game."""
    words, source = writer.words, writer.source()
    names = [(words.seat(told["seat"]), told) for told in writer.base["wins"]]
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


def _judged(writer: Writer, message: str, told: Data) -> str:
    return writer.say(
        message,
        seat=writer.words.seat(told["seat"]),
        share=writer.share(told["share"]),
        range=writer.shares(told),
        even=writer.share(writer.even),
    )


def tiles(writer: Writer) -> list[tuple[str, str]]:
    base, words, say, share = writer.base, writer.words, writer.say, writer.share
    told = [
        (share(base["wins"][0]["share"]), say("report-glance-first", seat=words.seat(0))),
        (share(base["draws"]["share"]), say("report-glance-draws")),
        (words.number(round(base["minutes"]["median"])), say("report-glance-minutes")),
        (words.number(base["choices"]["median"]), say("report-glance-choices")),
    ]
    if tension := base["tension"]:
        told += [
            (words.number(tension["lead_changes"]["mean"]), say("report-glance-changes")),
            (share(tension["comebacks"]["share"]), say("report-glance-comebacks")),
            (share(tension["settled"]["mean"]), say("report-glance-settled")),
        ]
    if top := _top_meeting(writer):
        one, other = words.bot(top["one"]), words.bot(top["other"])
        told.append((share(top["share"]), say("report-glance-skill", one=one, other=other)))
    return told


def _top_meeting(writer: Writer) -> Data | None:
    """The best player that was measured, against the next one."""
    meetings: list[Data] = writer.report["meetings"]
    own = [told for told in meetings if told["one"] == writer.report["level"]]
    return next(iter(own or meetings), None)
