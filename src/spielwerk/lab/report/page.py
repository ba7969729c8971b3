"""A report as one page: its sections, filled into a template."""

from pathlib import Path

from spielwerk.engine.errors import needs_extra

with needs_extra("report"):
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

from spielwerk.lab.report.measures import Data
from spielwerk.lab.report.sections import Writer
from spielwerk.lab.report.words import Words

SYMBOLS = ("●", "▲", "■", "★")  # of the seats, as in the app


def page(report: Data, language: str) -> str:
    """The whole page, self-contained."""
    writer = Writer(report, Words(language))
    environment = Environment(
        loader=FileSystemLoader(Path(__file__).parent),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    return environment.get_template("page.html.jinja").render(
        language=language,
        title=writer.title,
        lead=writer.lead(),
        rules=writer.rules_played(),
        verdict=writer.verdict(),
        glance=writer.say("report-glance"),
        tiles=writer.tiles(),
        sections=writer.sections(),
        symbols=SYMBOLS,
    )
