"""Learning in a terminal: a bar that shows how far it is, with the curve of strength below."""

from collections.abc import Iterable
from pathlib import Path

from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from spielwerk.engine.net import Net
from spielwerk.errors import Stopped
from spielwerk.lab.learning.course import Course
from spielwerk.lab.learning.curve import Point
from spielwerk.lab.learning.runs import Standing
from spielwerk.lab.learning.runs import train as learn
from spielwerk.locale import say
from spielwerk.system import interrupts
from spielwerk.system.files import part_of


def train(language: str, course: Course, to: Path, force: bool) -> Net:
    """Learn, and show on stderr how it goes, if that is a terminal."""
    stopped = Stopped("train-stopped", file=str(part_of(to)))
    try:
        with (
            interrupts.ending_with(lambda: stopped.message if part_of(to).exists() else None),
            _Show(language) as show,
        ):
            net = learn(course, to, show.report, force=force)
    except KeyboardInterrupt:
        if part_of(to).exists():
            raise stopped from None
        raise
    if show.curve:
        Console(stderr=True).print(curve_table(show.curve, language))
    return net


class _Show:
    def __init__(self, language: str) -> None:
        self._language = language
        self._console = Console(stderr=True)
        self._bar = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            TextColumn("{task.fields[standing]}"),
        )
        compiling = say("simulate-compiling", language)
        self._task = self._bar.add_task(compiling, total=None, standing="")
        self._live = Live(self._bar, console=self._console, transient=True)
        self._has_said_resumed = False
        self.curve: tuple[Point, ...] = ()

    def __enter__(self) -> "_Show":
        if self._console.is_terminal:
            self._live.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._live.stop()

    def report(self, standing: Standing) -> None:
        if standing.rounds is None:
            return
        if standing.resumed and not self._has_said_resumed:
            self._has_said_resumed = True
            counts = {"round": standing.round, "rounds": standing.rounds}
            self._console.print(say("train-resumed", self._language, **counts), highlight=False)
        self.curve = standing.curve
        is_learning = standing.round < standing.rounds
        self._bar.update(
            self._task,
            description=say(
                "train-learning" if is_learning else "train-last-games", self._language
            ),
            total=standing.rounds,
            completed=standing.round,
            standing=standing.speed.text(self._language) if standing.seconds else "",
        )
        self._live.update(Group(self._bar, curve_table(standing.curve, self._language)))


def curve_table(curve: Iterable[Point], language: str) -> Table:
    """A row for every round that was measured: the share of the points against each level."""
    table = Table(box=None, header_style="bold", pad_edge=False)
    table.add_column(say("train-round", language), justify="right")
    rows: dict[int, dict[int, Point]] = {}
    for point in curve:
        rows.setdefault(point.round, {})[point.level] = point
    levels = sorted({level for row in rows.values() for level in row})
    for level in levels:
        table.add_column(say("train-level", language, level=level), justify="right")
    for number, row in sorted(rows.items()):
        cells = (_cell(row[level], language) if level in row else "" for level in levels)
        table.add_row(say("table-number", language, number=number), *cells)
    return table


def _cell(point: Point, language: str) -> str:
    share, low, high = (
        say("table-share", language, share=each) for each in (point.share, point.low, point.high)
    )
    return f"{share} ({low} – {high})"
