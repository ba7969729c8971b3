"""Who wins."""

from spielwerk.engine.playouts import Playouts
from spielwerk.lab.report import plots
from spielwerk.lab.report.figures import Data, counted
from spielwerk.lab.report.writer import Cell, ReportTable, Section, Writer
from spielwerk.lab.statistics import noticed_share


def wins(played: Playouts) -> list[Data]:
    """How many games each seat won alone."""
    return [
        {"seat": seat, **counted(games, len(played))} for seat, games in enumerate(played.wins())
    ]


def noticed(played: Playouts, comparisons: int, significant: float) -> float | None:
    """The smallest advantage of a seat that these games show with a power of 80 %, if any."""
    decided = sum(played.wins())
    if decided == 0:
        return None
    seats = played.players
    return noticed_share(1 / seats, decided, seats, significant / max(1, comparisons))


def draws(played: Playouts) -> Data:
    """Games without a single winner."""
    return counted(len(played) - sum(played.wins()), len(played))


def section(writer: Writer) -> Section:
    words, base = writer.words, writer.base
    names = [(words.seat(data["seat"]), data) for data in base["wins"]]
    rows: list[list[str | Cell]] = []
    for seat, (name, data) in enumerate(names):
        text = name if seat else writer.say("report-begins", seat=name)
        rows.append([Cell(text, seat=seat), *words.figures(data["games"], data, base["games"])])
    draws = base["draws"]
    rows.append([writer.say("report-draws"), *words.figures(draws["games"], draws, base["games"])])
    return writer.section(
        "wins",
        [writer.say("report-wins-text")],
        [plots.dots("wins", words, names, writer.even, seats=True)],
        ReportTable(writer.heads("seat", "won", "share-head", "interval"), rows),
    )
