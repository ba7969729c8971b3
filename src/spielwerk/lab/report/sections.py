"""The contents of a report: sections of text, plots and tables, all from the report's data."""

from collections.abc import Sequence
from dataclasses import dataclass

from spielwerk.games import find_game
from spielwerk.lab.report import plots
from spielwerk.lab.report.games import RANDOM
from spielwerk.lab.report.measures import Data
from spielwerk.lab.report.words import Words

NARROW = 4  # a table with up to this many columns fits beside a plot
MOST_LABELS = 12  # rows of a plot; the table beside it has them all


@dataclass(frozen=True)
class Cell:
    text: str
    bold: bool = False
    seat: int | None = None  # the seat whose colour and symbol it has
    span: int = 1  # how many columns it spans
    note: str = ""  # in small print below


@dataclass(frozen=True)
class Table:
    """The first column has words and the others numbers, unless `words` says otherwise."""

    head: Sequence[str]
    rows: Sequence[Sequence[str | Cell]]
    words: Sequence[int] = (0,)  # the columns that are not numbers


@dataclass(frozen=True)
class Plot:
    svg: str
    title: str
    source: str


@dataclass(frozen=True)
class Section:
    id: str
    title: str
    source: str  # how many games, by whom
    texts: Sequence[str] = ()
    plots: Sequence[Plot] = ()
    table: Table | None = None
    notes: Sequence[str] = ()

    @property
    def narrow(self) -> bool:
        """Whether text and table go beside the plot."""
        return self.table is None or len(self.table.head) <= NARROW


class Writer:
    """Puts a report into the words of a language, section by section."""

    def __init__(self, report: Data, words: Words) -> None:
        self.report = report
        self.base: Data = report["base"]
        self.words = words
        self.say = words.say
        self.players: int = report["players"]
        self.game = find_game(report["game"])
        self.bot = words.bot(report["level"])
        self.title = self.say("report-title", game=self.say(f"game-{report['game']}"))
        self.even = (1 - self.base["draws"]["share"]) / self.players
        self.levels = (1 / self.players, report["assumptions"]["as_good_as_won"])
        self.sets: list[tuple[str, Data]] = [(self.say("report-base"), self.base)]
        self.sets += [(each["label"], each) for each in report["compare"]]

    # ---- The top of the page ----

    def lead(self) -> str:
        games, others = self.report["games"], self.report["all_games"] - self.report["games"]
        if self.report["level"] == RANDOM:
            return self.say("report-lead-random", players=self.players, games=games, others=others)
        return self.say(
            "report-lead", players=self.players, bot=self.bot, games=games, others=others
        )

    def rules_played(self) -> str:
        known = {option.name: option for option in self.game.options}
        chosen = [f"{name}={known[name].shown(v)}" for name, v in self.report["options"].items()]
        return self.say(
            "report-rules-played", options=", ".join(chosen) or self.say("report-usual-rules")
        )

    def verdict(self) -> str:
        """Which seat has an advantage or a disadvantage, if that is clear."""
        wins = sorted(self.base["wins"], key=lambda told: told["share"])
        if wins[-1]["low"] > self.even:
            return self._judged("report-favoured", wins[-1])
        if wins[0]["high"] < self.even:
            return self._judged("report-behind", wins[0])
        return self.say("report-even", even=self.share(self.even))

    def _judged(self, message: str, told: Data) -> str:
        return self.say(
            message,
            seat=self.words.seat(told["seat"]),
            share=self.share(told["share"]),
            range=self.shares(told),
            even=self.share(self.even),
        )

    def tiles(self) -> list[tuple[str, str]]:
        base, first = self.base, self.words.seat(0)
        minutes, choices, tension = base["minutes"], base["choices"], base["tension"]
        told = [
            (self.share(base["wins"][0]["share"]), self.say("report-glance-first", seat=first)),
            (self.share(base["draws"]["share"]), self.say("report-glance-draws")),
            (self.words.number(round(minutes["median"])), self.say("report-glance-minutes")),
            (self.words.number(choices["median"]), self.say("report-glance-choices")),
        ]
        if tension:
            told += [
                (
                    self.words.number(tension["lead_changes"]["mean"]),
                    self.say("report-glance-changes"),
                ),
                (self.share(tension["comebacks"]["share"]), self.say("report-glance-comebacks")),
                (self.share(tension["settled"]["mean"]), self.say("report-glance-settled")),
            ]
        if self.report["meetings"]:
            top = self._top_meeting()
            one, other = self.words.bot(top["one"]), self.words.bot(top["other"])
            told.append(
                (self.share(top["share"]), self.say("report-glance-skill", one=one, other=other))
            )
        return told

    def _top_meeting(self) -> Data:
        """The meeting of the best player that was measured and the next one."""
        own = [told for told in self.report["meetings"] if told["one"] == self.report["level"]]
        found: Data = (own or self.report["meetings"])[0]
        return found

    def sections(self) -> list[Section]:
        made = [
            self.wins(),
            self.length(),
            self.endings(),
            self.choices(),
            self.tension(),
            self.rules(),
            self.openings(),
            self.skill(),
            self.options(),
            self.made(),
        ]
        if self.report["compare"]:
            made.insert(0, self.compare())
        return made

    # ---- Small things ----

    def share(self, value: float) -> str:
        return self.words.share(value, self.base["games"])

    def shares(self, told: Data) -> str:
        return self.words.shares(told, self.base["games"])

    def source(self, told: Data | None = None, by_move: bool = False) -> str:
        """How many games a section is based on, and who played them."""
        games = (told or self.base)["games"]
        sample = self.base["sample"]
        if by_move and sample < games:
            return self.say("report-source-sample", games=games, sample=sample, bot=self.bot)
        return self.say("report-source", games=games, bot=self.bot)

    def plot(self, svg: str, title: str, told: Data | None = None, by_move: bool = False) -> Plot:
        return Plot(svg, title, self.source(told, by_move))

    def seat_cell(self, seat: int) -> Cell:
        name = self.words.seat(seat)
        return Cell(self.say("report-begins", seat=name) if seat == 0 else name, seat=seat)

    # ---- Section by section ----

    def wins(self) -> Section:
        rows: list[list[str | Cell]] = [
            [
                self.seat_cell(told["seat"]),
                self.words.number(told["games"]),
                self.share(told["share"]),
                self.shares(told),
            ]
            for told in self.base["wins"]
        ]
        draws = self.base["draws"]
        rows.append(
            [
                self.say("report-draws"),
                self.words.number(draws["games"]),
                self.share(draws["share"]),
                self.shares(draws),
            ]
        )
        names = [(self.words.seat(told["seat"]), told) for told in self.base["wins"]]
        title = self.say("report-wins")
        return Section(
            "wins",
            title,
            self.source(),
            [self.say("report-wins-text")],
            [self.plot(plots.dots("wins", self.words, names, self.even, seats=True), title)],
            Table(self._heads("report-seat", "report-won"), rows),
        )

    def _heads(self, first: str, second: str) -> list[str]:
        return [self.say(name) for name in (first, second, "report-share-head", "report-interval")]

    def length(self) -> Section:
        rows = []
        for name, message in (
            ("turns", "report-turns"),
            ("decisions", "report-decisions"),
            ("minutes", "report-minutes"),
        ):
            told = self.base[name]
            rows.append(
                [
                    self.say(message),
                    self.words.number(told["median"]),
                    self.words.number(told["mean"]),
                    self.words.range(told["tenth"], told["ninetieth"]),
                    self.words.range(told["shortest"], told["longest"]),
                ]
            )
        heads = ["", "report-median", "report-mean", "report-most", "report-extremes"]
        assumed = self.report["assumptions"]
        title = self.say("report-length")
        return Section(
            "length",
            title,
            self.source(),
            [
                self.say(
                    "report-length-text",
                    seconds=assumed["seconds"],
                    doubling=assumed["seconds_a_doubling"],
                )
            ],
            [self.plot(plots.turns("turns", self.words, self.base), title)],
            Table([self.say(head) if head else "" for head in heads], rows),
        )

    def endings(self) -> Section:
        told = [(self._ending(each["number"]), each) for each in self.base["ended"]]
        rows = [
            [
                each["rule"],
                name,
                self.words.number(each["games"]),
                self.share(each["share"]),
                self.shares(each),
            ]
            for name, each in told
        ]
        head = [self.say("report-rule"), *self._heads("report-ending", "report-games")]
        title = self.say("report-endings")
        shares = [(name, each["share"]) for name, each in told]
        return Section(
            "endings",
            title,
            self.source(),
            [self.say("report-endings-text")],
            [self.plot(plots.endings("endings", self.words, shares), title)],
            Table(head, rows, words=(0, 1)),
        )

    def _ending(self, number: int) -> str:
        return self.say(f"{self.game.id}-ended-{number}")

    def choices(self) -> Section:
        told = self.base["choices"]
        title = self.say("report-choices")
        figures = self.say(
            "report-choices-figures",
            median=self.words.number(told["median"]),
            mean=self.words.number(told["mean"]),
            most=self.words.number(told["longest"]),
        )
        return Section(
            "choices",
            title,
            self.source(by_move=True),
            [self.say("report-choices-text")],
            [self.plot(plots.choices("choices", self.words, self.sets[:1]), title, by_move=True)],
            notes=[figures],
        )

    def tension(self) -> Section:
        title, told = self.say("report-tension"), self.base["tension"]
        if told is None:
            random = self.report["level"] == RANDOM
            text = self.say("report-tension-none" if random else "report-tension-undecided")
            return Section("tension", title, self.source(by_move=True), [text])
        drawn = [
            self.plot(
                plots.winners_chance("chance", self.words, self.sets[:1], self.levels),
                self.say("report-winners-chance"),
            )
        ]
        kinds = {
            "calm": self.say("report-example-calm"),
            "usual": self.say("report-example-usual"),
            "dramatic": self.say("report-example-dramatic"),
        }
        drawn += [
            Plot(
                plots.example(each["kind"], self.words, each, kinds[each["kind"]]),
                f"{self.say('report-examples')}: {kinds[each['kind']]}",
                self.say("report-source-one", bot=self.bot),
            )
            for each in told["examples"]
        ]
        texts = [
            self.say("report-tension-text", bot=self.bot),
            self.say("report-winners-chance-text"),
            self.say("report-examples-text"),
        ]
        source = self.source({"games": told["games"]}, by_move=True)
        return Section(
            "tension",
            title,
            source,
            texts,
            drawn,
            Table(self._measure_heads(), self._measures()),
        )

    def _measure_heads(self) -> list[str]:
        return [self.say(name) for name in ("report-measure", "report-value", "report-interval")]

    def _measures(self) -> list[list[str | Cell]]:
        """Each measure with one sentence that explains it."""
        told, assumed = self.base["tension"], self.report["assumptions"]
        below, won = (
            self.words.share(0.5 / self.players),
            self.words.share(assumed["as_good_as_won"]),
        )
        changes = told["lead_changes"]
        values = [self.words.number(changes["mean"])]
        ranges = [self.words.range(changes["low"], changes["high"])]
        for name, value in (
            ("never", "share"), ("drama", "mean"), ("comebacks", "share"), ("settled", "mean"),
        ):  # fmt: skip
            values.append(self.share(told[name][value]))
            ranges.append(self.shares(told[name]))
        ahead = round(100 * assumed["ahead"])
        names = [
            Cell(self.say("report-changes"), note=self.say("report-changes-meaning", ahead=ahead)),
            Cell(self.say("report-never"), note=self.say("report-never-meaning")),
            Cell(self.say("report-drama"), note=self.say("report-drama-meaning")),
            Cell(
                self.say("report-comebacks"), note=self.say("report-comebacks-meaning", below=below)
            ),
            Cell(self.say("report-settled"), note=self.say("report-settled-meaning", won=won)),
        ]
        return [list(row) for row in zip(names, values, ranges, strict=True)]

    def rules(self) -> Section:
        told = self.base["rules"]
        seen = [each for each in told["each"] if each["moments"]]
        unseen = [self._happening(each) for each in told["each"] if not each["moments"]]
        title, any_move = self.say("report-rules"), told["any_move"]
        rows = [
            [each["rule"], self._happening(each), *self._at_work(each), *self._mattered(each)]
            for each in seen
        ]
        any_row = [self.words.fine(any_move["a_game"]), self.words.share(1.0)]
        any_row += self._mattered(any_move)
        rows.append(["", Cell(self.say("report-any-move"), bold=True), *any_row])
        names = ("report-rule", "report-happening", "report-a-game", "report-games-with",
                 "report-mattered", "report-swing")  # fmt: skip
        drawn = []
        if any_move["mattered"] is not None:
            judged = sorted(
                (each for each in seen if each["judged"]), key=lambda each: -each["mattered"]
            )
            labelled = [(self._happening(each), each) for each in judged]
            svg = plots.rules("rules", self.words, labelled, any_move["mattered"])
            drawn.append(self.plot(svg, title, by_move=True))
        matters = round(100 * self.report["assumptions"]["matters"])
        return Section(
            "rules",
            title,
            self.source(by_move=True),
            [self.say("report-rules-text", matters=matters)],
            drawn,
            Table([self.say(name) for name in names], rows, words=(0, 1)),
            [self.say("report-never-happened", names=", ".join(unseen))] if unseen else [],
        )

    def _happening(self, each: Data) -> str:
        return self.say(f"report-{self.game.id}-{each['name']}")

    def _at_work(self, each: Data) -> list[str]:
        return [self.words.fine(each["a_game"]), self.words.share(each["share_of_games"])]

    def _mattered(self, each: Data) -> list[str]:
        if each["mattered"] is None:
            return ["–", "–"]
        return [self.words.share(each["mattered"]), self.words.share(each["swing"])]

    def openings(self) -> Section:
        told, title = self.base["openings"], self.say("report-openings")
        source = self.source(by_move=True)
        if not told["each"]:
            text = self.say("report-openings-none", kinds=told["kinds"])
            return Section("openings", title, source, [text])
        first, second = self.words.seat(0), self.words.seat(1)
        text = self.say(
            "report-openings-text",
            seat=first,
            least=told["least"],
            told=told["told"],
            games=self.base["sample"],
        )
        rows = [
            [
                each["opening"],
                self.words.number(each["played"]),
                self.words.share(each["share"]),
                self.words.shares(each),
            ]
            for each in told["each"]
        ]
        head = [
            self.say(name)
            for name in ("report-opening", "report-played", "report-won", "report-interval")
        ]
        if any(each["replies"] for each in told["each"]):
            head.append(self.say("report-replies", seat=second))
            for row, each in zip(rows, told["each"], strict=True):
                row.append(self._replies(each["replies"]))
        named = [(each["opening"], each) for each in told["each"][:MOST_LABELS]]
        svg = plots.dots("openings", self.words, named, self.even)
        drawn = self.plot(svg, title, by_move=True)
        return Section("openings", title, source, [text], [drawn], Table(head, rows, words=(0, 4)))

    def _replies(self, replies: Sequence[Data]) -> str:
        return " · ".join(
            self.say(
                "report-reply",
                move=each["reply"],
                share=self.words.share(each["share"]),
                games=each["played"],
            )
            for each in replies
        )

    def skill(self) -> Section:
        title, meetings = self.say("report-skill"), self.report["meetings"]
        if not meetings:
            return Section("skill", title, "", [self.say("report-skill-none"), self._deal()])
        named = [
            (
                self.say(
                    "report-meeting",
                    one=self.words.bot(each["one"]),
                    other=self.words.bot(each["other"]),
                ),
                each,
            )
            for each in meetings
        ]
        rows = [
            [
                name,
                self.words.number(each["games"]),
                self.words.share(each["share"]),
                self.words.shares(each),
            ]
            for name, each in named
        ]
        head = ["", *map(self.say, ("report-games", "report-points", "report-interval"))]
        svg = plots.dots("skill", self.words, named, 0.5, axis="report-points", whole=True)
        source = self.say("report-source-plain", games=sum(each["games"] for each in meetings))
        return Section(
            "skill",
            title,
            source,
            [self.say("report-skill-text")],
            [Plot(svg, title, source)],
            Table(head, rows),
            [self._deal()],
        )

    def _deal(self) -> str:
        """How much the set-up affects the result."""
        told = self.report["deals"]
        if self.game.set_up is None:
            return self.say("report-no-deal")
        if told is None:
            return self.say("report-deal-random")
        return self.say(
            "report-deal",
            share=self.words.share(told["share"]),
            range=self.words.shares(told),
            bot=self.bot,
            deals=told["deals"],
            each=told["each"],
        )

    def options(self) -> Section:
        title, others = self.say("report-options"), self.report["options_compared"]
        if not others:
            return Section("options", title, "", [self.say("report-options-none")])
        played = [each for each in others if not each["alike"]]
        significant = self.report["assumptions"]["significant"]
        rows = [self._option_row(self.say("report-base"), self.base)]
        rows += [self._option_row(each["label"], each) for each in others]
        named = [(self.say("report-base"), self.base["wins"][0])]
        named += [(each["label"], each["wins"][0]) for each in played]
        svg = plots.dots("options", self.words, named, self.base["wins"][0]["share"])
        games = sum(each["games"] for each in played)
        first = self.say("report-first-wins", seat=self.words.seat(0))
        return Section(
            "options",
            title,
            self.source({"games": games}),
            [self.say("report-options-text", significant=self.words.fine(significant))],
            [self.plot(svg, first, {"games": games})],
            Table(self._option_heads(), rows),
        )

    def _option_heads(self) -> list[str]:
        seats = [
            self.say("report-first-wins", seat=self.words.seat(seat))
            for seat in range(self.players)
        ]
        names = ("report-draws", "report-median-turns", "report-wins-chance", "report-turns-chance")
        rest = [self.say(name) for name in names]
        return [self.say("report-option"), self.say("report-games"), *seats, *rest]

    def _option_row(self, label: str, each: Data) -> list[str | Cell]:
        if each.get("alike"):
            return [label, Cell(self.say("report-alike"), span=len(self._option_heads()) - 1)]
        return [
            label,
            self.words.number(each["games"]),
            *(self.words.share(seat["share"], each["games"]) for seat in each["wins"]),
            self.words.share(each["draws"]["share"], each["games"]),
            self.words.number(each["turns"]["median"]),
            self._by_chance(each, "wins_by_chance"),
            self._by_chance(each, "turns_by_chance"),
        ]

    def _by_chance(self, each: Data, which: str) -> str | Cell:
        if which not in each:
            return ""
        bold = each[which] < self.report["assumptions"]["significant"]
        return Cell(self.words.chance(each[which]), bold=bold)

    def compare(self) -> Section:
        """The requested rule sets beside the main one, one column each."""
        with_tension = all(told["tension"] for _, told in self.sets)
        columns = [self._compared_names(with_tension)]
        columns += [self._compared(told, with_tension) for _, told in self.sets]
        return Section(
            "compare",
            self.say("report-compare"),
            self.source(),
            [self.say("report-compare-text")],
            self._compared_plots(),
            Table(["", *(label for label, _ in self.sets)], list(zip(*columns, strict=True))),
        )

    def _compared_names(self, with_tension: bool) -> list[str | Cell]:
        seats = map(self.words.seat, range(self.players))
        names = ["report-draws", "report-median-turns", "report-minutes", "report-moves-possible"]
        if with_tension:
            names += ["report-changes", "report-comebacks", "report-settled"]
        names += ["report-wins-chance", "report-turns-chance"]
        won = [self.say("report-first-wins", seat=seat) for seat in seats]
        return [*won, *map(self.say, names)]

    def _compared(self, told: Data, with_tension: bool) -> list[str | Cell]:
        cells: list[str | Cell] = [self._share_and_range(seat) for seat in told["wins"]]
        cells += [
            self._share_and_range(told["draws"]),
            self.words.number(told["turns"]["median"]),
            self.words.number(told["minutes"]["median"]),
            self.words.number(told["choices"]["median"]),
        ]
        if with_tension:
            tension = told["tension"]
            cells += [
                self.words.number(tension["lead_changes"]["mean"]),
                self._share_and_range(tension["comebacks"]),
                self.words.share(tension["settled"]["mean"]),
            ]
        return [
            *cells,
            self._by_chance(told, "wins_by_chance"),
            self._by_chance(told, "turns_by_chance"),
        ]

    def _share_and_range(self, told: Data) -> str:
        return f"{self.share(told['share'])} ({self.shares(told)})"

    def _compared_plots(self) -> list[Plot]:
        drawn = []
        for seat in range(self.players):
            named = [(label, told["wins"][seat]) for label, told in self.sets]
            title = self.say("report-first-wins", seat=self.words.seat(seat))
            coloured = [(label, {**told, "colour": plots.SEATS[seat]}) for label, told in named]
            svg = plots.dots(f"compare-{seat}", self.words, coloured, self.even)
            drawn.append(self.plot(svg, title))
        drawn.append(
            self.plot(
                plots.turns_over("compare-turns", self.words, self.sets), self.say("report-length")
            )
        )
        drawn.append(
            self.plot(
                plots.choices("compare-choices", self.words, self.sets), self.say("report-choices")
            )
        )
        if self.base["tension"]:
            svg = plots.winners_chance("compare-chance", self.words, self.sets, self.levels)
            drawn.append(self.plot(svg, self.say("report-winners-chance")))
        return drawn

    def made(self) -> Section:
        seconds, seed = self.words.number(self.report["seconds"]), str(self.report["seed"])
        texts = [
            self.say("report-made-text", seed=seed, seconds=seconds),
            self.say("report-made-caveat"),
        ]
        return Section("made", self.say("report-made"), "", texts)
