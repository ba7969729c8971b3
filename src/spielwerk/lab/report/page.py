"""A report as one page: its sections, filled into a template."""

from pathlib import Path

from spielwerk.errors import needs_extra

with needs_extra("lab"):
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

from spielwerk.engine.game import Game
from spielwerk.lab.report.figures import Data
from spielwerk.lab.report.games import Begin, Progress
from spielwerk.lab.report.sections import glance, sections
from spielwerk.lab.report.words import Words
from spielwerk.lab.report.writer import Writer
from spielwerk.pictures import SEAT_SYMBOLS

SYMBOLS = tuple(SEAT_SYMBOLS)
STEPS = ("first", "back", "on", "last")  # the buttons of a game to click through


def page(
    report: Data,
    language: str,
    game: Game | None = None,
    progress: Progress | None = None,
    begin: Begin | None = None,
) -> str:
    """The whole page, self-contained. `game` is needed only if it is not installed.

    >>> import spielwerk
    >>> from spielwerk.lab.report.page import page
    >>> from spielwerk.lab.report.report import make
    >>> from spielwerk.lab.report.request import wanted
    >>> from spielwerk.parallel.crew import Processes
    >>> asked = wanted(spielwerk.find_game("rings"), 2, ["pawns=3"], "random", 10, 0)
    >>> page(make(asked, Processes(1)), "en")[:15]
    '<!doctype html>'
    """
    writer = Writer(report, Words(language), game)
    environment = Environment(
        loader=FileSystemLoader(Path(__file__).parent),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    return environment.get_template("page.html.jinja").render(
        language=language,
        title=writer.say("report-title", game=writer.say(f"game-{writer.game.id}")),
        lead=glance.lead(writer),
        rules=glance.rules_played(writer),
        verdict=glance.verdict(writer),
        sentences=glance.sentences(writer),
        first_plots=glance.first_plots(writer),
        contents=writer.say("report-contents"),
        step_names=[(way, writer.say(f"report-step-{way}")) for way in STEPS],
        record=writer.say("report-stepped-record"),
        begins=writer.say("report-stepped-begin"),
        chances=writer.say("report-chance-axis"),
        noticed=glance.noticed(writer),
        glance=writer.say("report-glance"),
        tiles=glance.tiles(writer),
        sections=sections(writer, progress, begin),
        symbols=SYMBOLS,
    )
