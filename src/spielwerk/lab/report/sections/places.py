"""Where on the board things happen, on a drawing of it."""

from collections import Counter
from collections.abc import Sequence

from spielwerk.engine.places import Ground, Shape
from spielwerk.engine.position import Ruleset
from spielwerk.engine.sketch import middle
from spielwerk.lab.report.figures import Data, mean_of
from spielwerk.lab.report.writer import Plot, ReportTable, Section, Writer
from spielwerk.workbench.stories import Story

LISTED = 8  # the places that moves name most often
NAMED = 50  # a board with more places has no room for their names


def places(ruleset: Ruleset, stories: Sequence[Story]) -> list[Data] | None:
    """How often moves name each place. None if the game does not say where its places are."""
    ground = ruleset.game.ground
    if ground is None:
        return None
    named = [Counter(name for names in story.places for name in names) for story in stories]
    return [
        {"place": place, **mean_of([counts[place] for counts in named])}
        for place in ground(ruleset.players).places
    ]


def section(writer: Writer) -> Section | None:
    data, words, say = writer.base["places"], writer.words, writer.say
    if data is None or writer.game.ground is None:
        return None
    most = sorted(data, key=lambda each: -each["mean"])[:LISTED]
    rows = [[each["place"], words.number(each["mean"]), words.range(each)] for each in most]
    drawing = _drawing(writer.game.ground(writer.players), data)
    return writer.section(
        "places",
        [say("report-places-text")],
        [Plot(drawing, say("report-places"), writer.source(by_move=True))],
        ReportTable(writer.heads("place", "a-game", "interval"), rows),
        source=writer.source(by_move=True),
    )


def _drawing(ground: Ground, data: Sequence[Data]) -> str:
    """An SVG element: the more often moves name a place, the darker it is."""
    often = {each["place"]: each["mean"] for each in data}
    most = max(often.values()) or 1
    left, top, width, height = ground.box
    edge = max(width, height) / 50
    box = (left - edge, top - edge, width + 2 * edge, height + 2 * edge)
    shapes = [f'<polyline class="lines" points="{_points(line)}"/>' for line in ground.lines]
    for name, shape in ground.places.items():
        label = f"{name}: {often[name]:.2f}"
        shapes.append(
            f'<g><title>{label}</title><polygon class="ground" points="{_points(shape)}"/>'
            f'<polygon class="heat" style="fill-opacity: {often[name] / most:.2f}"'
            f' points="{_points(shape)}"/></g>'
        )
    if len(ground.places) <= NAMED:
        shapes += [_name(name, shape, width) for name, shape in ground.places.items()]
    view = " ".join(f"{number:.3f}" for number in box)
    return f'<svg class="board" viewBox="{view}" xmlns="http://www.w3.org/2000/svg">{"".join(shapes)}</svg>'


def _points(shape: Shape) -> str:
    return " ".join(f"{x:.3f},{y:.3f}" for x, y in shape)


def _name(name: str, shape: Shape, width: float) -> str:
    x, y = middle(shape)
    size = width / 26
    return f'<text x="{x:.3f}" y="{y + size / 3:.3f}" style="font-size: {size:.3f}px">{name}</text>'
