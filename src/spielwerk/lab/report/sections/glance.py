"""The top of the page: what was played, who is better off, and the main figures."""

from spielwerk.lab.report.figures import Data
from spielwerk.lab.report.games import RANDOM
from spielwerk.lab.report.writer import Writer


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
    if meetings := writer.report["meetings"]:
        # The best player that was measured, against the next one.
        own = [told for told in meetings if told["one"] == writer.report["level"]]
        top = (own or meetings)[0]
        one, other = words.bot(top["one"]), words.bot(top["other"])
        told.append((share(top["share"]), say("report-glance-skill", one=one, other=other)))
    return told
