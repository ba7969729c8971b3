"""What a seed means: the tables, who sits there and what they are like, and what strikes when. A
plan is plain data, so that parts of it can be left out."""

from dataclasses import dataclass, replace
from random import Random

from simulation.faults import KINDS, NEEDS_TWO, Fault
from spielwerk.table.match.setting import ClockRule, SeatPlan, TableRequest

SMALL_GAMES = ("pips", "pips", "pebbles", "mist")
REAL_GAMES = ("rings", "memento", "triominos", "dimenticato")
EXTRAS = (
    "undo", "undo", "ask_back", "ask_back", "pause", "draw", "react", "colour", "hint", "look",
    "resign", "wander", "why", "hurry", "ask", "onlookers", "shove",
)  # fmt: skip


@dataclass(frozen=True)
class ClientPlan:
    seat: int | None  # None: an onlooker
    seed: int
    thinks: float  # seconds for a move, on average
    extras: tuple[str, ...] = ()  # what it does besides, at some time
    late: float = 0.0  # seconds after the table was set up
    reads_first: bool = False  # the invitation
    declines: bool = False
    gives_up_after: int = 30  # moves
    sleeps_after: int | None = None  # moves: then it stays, but does nothing
    vanishes_after: int | None = None  # moves: then it is gone for good
    wants_rematch: bool = False
    is_shared: bool = False  # another person opens the link to this seat, too

    @property
    def shares_screen(self):
        """With others, so that its seat is covered until its turn."""
        return self.seat is not None and self.seed % 4 == 0


@dataclass(frozen=True)
class TablePlan:
    at: float
    request: TableRequest
    clients: tuple[ClientPlan, ...]


@dataclass(frozen=True)
class Plan:
    seed: int
    shared: bool  # two processes on one storage; else one with its own file
    shuffles: bool
    evening: float  # no fault strikes or lasts later
    tables: tuple[TablePlan, ...]
    faults: tuple[Fault, ...]

    def without(self, **changed):
        return replace(self, **changed)


def plan(seed, tables=10):
    chance = Random(seed * 1_000_003 + 7)
    shared = chance.random() < 0.75
    faults = tuple(sorted(_faults(chance, shared), key=lambda fault: fault.at))
    return Plan(
        seed=seed,
        shared=shared,
        shuffles=chance.random() < 0.3,
        evening=max([8.0, *(fault.at + fault.length for fault in faults)]) + 0.5,
        tables=tuple(_table(chance) for _ in range(tables)),
        faults=faults,
    )


def _faults(chance, shared):
    kinds = [kind for kind in KINDS if shared or kind not in NEEDS_TWO]
    for _ in range(chance.choice((0, 1, 2, 3, 4, 6, 9, 12))):
        kind = chance.choice(kinds)
        long = chance.choice((2.5, 2.5, 2.5, 2.5, 25.0, 25.0, 100.0))
        yield Fault(
            kind,
            at=round(chance.uniform(0.2, 9.0), 4),
            length=round(long * chance.random() ** 2 + 0.01, 4),
            machine=chance.randrange(2),
            client=chance.randrange(1000),
            strength=round(chance.random(), 4),
        )


def _table(chance):
    game = chance.choice(SMALL_GAMES)
    if chance.random() < 0.005:
        game = chance.choice(REAL_GAMES)
    kinds = chance.choice(("ll", "ll", "ll", "lb", "bl", "lll", "llb", "lbb", "lo", "bb"))
    clock = None
    if chance.random() < 0.4:
        clock = ClockRule(total=30.0, increment=chance.choice((0.0, 1.0)))
        if chance.random() < 0.4:
            clock = ClockRule(per_move=15.0)
        if chance.random() < 0.3:
            clock = replace(clock, on_time="bot")
    names = {"l": "link", "o": "open", "b": "bot"}
    seats = tuple(SeatPlan(names[kind]) for kind in kinds)
    request = TableRequest(
        game,
        len(kinds),
        seats=seats,
        clock=clock,
        start="host" if kinds != "bb" and chance.random() < 0.15 else "full",
        takebacks=chance.random() < 0.9,
        first=chance.choice((None, "lot", 0, 1)),
    )
    people = [seat for seat, kind in enumerate(kinds) if kind != "b"]
    rematch = game in SMALL_GAMES and chance.random() < 0.15
    clients = [
        _client(
            chance,
            seat,
            host=[seat] == people[:1],
            clock=clock,
            rematch=rematch,
            real=game in REAL_GAMES,
        )
        for seat in people
    ]
    if chance.random() < 0.15:
        clients.append(_client(chance, None))
    return TablePlan(round(chance.uniform(0.1, 6.0), 4), request, tuple(clients))


def _client(chance, seat, host=False, clock=None, rematch=False, real=False):
    more = {}
    if seat is not None and not host:
        fate = chance.random()
        if fate < 0.05:
            more["vanishes_after"] = chance.randrange(3)
        elif fate < 0.15 and clock is not None:
            more["sleeps_after"] = chance.randrange(3)
        if chance.random() < 0.08:
            more |= {"reads_first": True, "declines": chance.random() < 0.3}
    extras = tuple(chance.choice(EXTRAS) for _ in range(chance.choice((0, 0, 1, 1, 2, 3))))
    seed = chance.getrandbits(32)
    return ClientPlan(
        seat,
        seed,
        thinks=chance.choice((0.05, 0.3, 1.0)),
        extras=extras,
        late=0.0 if host else round(chance.random() ** 3 * 4, 3),
        gives_up_after=chance.randrange(1, 7) if real else 30,
        wants_rematch=rematch,
        is_shared=seat is not None and Random(f"shared {seed}").random() < 0.02,
        **more,
    )
