"""What a page is made of, and what all its sections need in order to be written."""

from collections.abc import Sequence
from dataclasses import dataclass

from spielwerk.engine.game import Game
from spielwerk.games import find_game
from spielwerk.lab.report.figures import Data
from spielwerk.lab.report.words import Words

NARROW = 4  # a table with up to this many columns fits beside a plot


@dataclass(frozen=True)
class Cell:
    text: str
    bold: bool = False
    seat: int | None = None  # the seat whose colour and symbol it has
    span: int = 1  # how many columns it spans
    note: str = ""  # in small print below


@dataclass(frozen=True)
class ReportTable:
    """The first column has words and the others numbers, unless `words` says otherwise."""

    head: Sequence[str]
    rows: Sequence[Sequence[str | Cell]]
    words: Sequence[int] = (0,)  # the columns that are not numbers


@dataclass(frozen=True)
class Plot:
    """A drawing with its caption."""

    svg: str
    title: str
    source: str


@dataclass(frozen=True)
class Step:
    """A position of a game that can be clicked through, and the move that led to it."""

    seat: int | None  # who made the move
    move: str
    chances: str  # every seat's
    board: Sequence[tuple[str, str]]  # pieces of text, each with its style


@dataclass(frozen=True)
class Stepped:
    """A game that can be clicked through."""

    title: str
    caption: str
    file: str  # the name of its record …
    address: str  # … and the record itself
    end: str  # an SVG element: the last position, if the game tells how it looks
    steps: Sequence[Step]


@dataclass(frozen=True)
class Section:
    id: str
    title: str
    source: str  # how many games, by whom
    texts: Sequence[str] = ()
    plots: Sequence[Plot] = ()
    table: ReportTable | None = None
    notes: Sequence[str] = ()
    games: Sequence[Stepped] = ()

    @property
    def narrow(self) -> bool:
        """Whether text and table go beside the plot."""
        return self.table is None or len(self.table.head) <= NARROW


class Writer:
    """A report and the language it is written in."""

    def __init__(self, report: Data, words: Words, game: Game | None = None) -> None:
        self.report = report
        self.base: Data = report["base"]
        self.assumed: Data = report["assumptions"]
        self.words = words
        self.say = words.say
        self.players: int = report["players"]
        self.game = game or find_game(report["game"])
        self.bot = words.bot(report["level"])
        self.even = (1 - self.base["draws"]["share"]) / self.players
        self.sets: list[tuple[str, Data]] = [(self.say("report-base"), self.base)]
        self.sets += [(each["label"], each) for each in report["compare"]]

    def share(self, value: float) -> str:
        """A share of the games of the main rules."""
        return self.words.share(value, self.base["games"])

    def shares(self, data: Data) -> str:
        """The interval of a share of the games of the main rules."""
        return self.words.shares(data, self.base["games"])

    def heads(self, *names: str) -> list[str]:
        return [self.say(f"report-{name}") for name in names]

    def effect(self, name: str) -> str:
        """What a move can do."""
        return self.say(f"report-{self.game.id}-{name}")

    def meeting(self, data: Data) -> str:
        """Who met whom."""
        one, other = self.words.bot(data["one"]), self.words.bot(data["other"])
        return self.say("report-meeting", one=one, other=other)

    def wins_of(self, seat: int) -> str:
        """A heading: the seat's wins."""
        return self.say("report-first-wins", seat=self.words.seat(seat))

    def source(self, games: int | None = None, by_move: bool = False) -> str:
        """How many games something is based on, and who played them."""
        games, sample = self.base["games"] if games is None else games, self.base["sample"]
        if by_move and sample < games:
            return self.say("report-source-sample", games=games, sample=sample, bot=self.bot)
        return self.say("report-source", games=games, bot=self.bot)

    def by_chance(self, data: Data) -> list[str | Cell]:
        """How likely the difference from the main rules is by chance: in wins, and in turns."""
        if "differences" not in data:
            return ["", ""]
        return [self.chance(data["differences"][name]) for name in ("results", "turns")]

    def chance(self, data: Data) -> Cell:
        chance = data.get("by_chance")
        return Cell(self.words.chance(chance), bold=self.is_significant(data))

    def is_significant(self, data: Data) -> bool:
        chance = data.get("by_chance")
        return chance is not None and chance < self.assumed["significant"]

    def noticed(self, data: Data) -> str:
        """What this number of games can show."""
        number = self.words.number
        if data["share"] is None:
            return self.say("report-noticed-none", games=data["games"])
        return self.say(
            "report-noticed",
            games=data["games"],
            comparisons=self.report["comparisons"],
            points=number(100 * data["share"]),
            turns=number(data["turns"]),
        )

    def section(
        self, id: str, texts: Sequence[str], plots: Sequence[str | Plot] = (),
        table: ReportTable | None = None, notes: Sequence[str] = (), source: str | None = None,
        games: Sequence[Stepped] = (),
    ) -> Section:  # fmt: skip
        """A section. A plot that is nothing but SVG has the section's title and source."""
        title = self.say(f"report-{id}")
        source = self.source() if source is None else source
        shown = [Plot(each, title, source) if isinstance(each, str) else each for each in plots]
        return Section(id, title, source, texts, shown, table, notes, games)
