"""Games between computer players: one, many, or a round robin that rates all players."""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations

from spielwerk.bots.bot import Bot, moves_between
from spielwerk.bots.players import Packed, Player, check_bot, make_bot, name_of, packed
from spielwerk.engine import replays
from spielwerk.engine.playouts import PLAY, SETUP
from spielwerk.engine.position import Position, Ruleset, check_games, check_seed
from spielwerk.errors import BadOption
from spielwerk.parallel import rulesets
from spielwerk.parallel.crew import Crew, Processes
from spielwerk.runtime.chance import random64

Matrix = list[list[float]]
Lineup = tuple[Player | Packed, ...]  # a player for each seat


def play_game(ruleset: Ruleset, names: Lineup, seed: int, first: int = 0) -> Position:
    """A whole game. All its randomness comes from the seed; time limits may still matter.

    >>> import spielwerk
    >>> from spielwerk.bots.arena import play_game
    >>> game = play_game(spielwerk.load("rings", pawns=4), ("1", "random"), seed=1)
    >>> game.over, game.seats
    (True, ('1', 'random'))
    """
    deal = random64(check_seed(seed), SETUP)
    *_, (position, _) = moves_of(ruleset, names, deal, seed, first=first)
    return position


def moves_of(
    ruleset: Ruleset,
    names: Lineup,
    deal: int,
    seed: int,
    opening: Sequence[str] = (),
    first: int = 0,
) -> Iterator[tuple[Position, Bot | None]]:
    """A whole game, move by move: the position after the move, and who chose it (None for a move of
    the given opening). `deal` seeds the set-up, `seed` the players; `first` is the seat that
    begins.

    >>> import spielwerk
    >>> from spielwerk.bots.arena import moves_of
    >>> position, mover = next(moves_of(spielwerk.load("rings"), ("random", "random"), 1, 2))
    >>> position.turns
    1
    """
    bots = [make_bot(ruleset, name, random64(seed, 2 + seat)) for seat, name in enumerate(names)]
    position = ruleset.start(seed=deal, seats=list(map(name_of, names)), first=first)
    yield from moves_between(bots, position, seed, opening)


@dataclass(frozen=True)
class Pairing:
    """A game to play. Games with the same `deal` have the same set-up, and nothing else in common:
    all players decide anew.

    >>> from spielwerk.bots.arena import Pairing
    >>> Pairing(("1", "random"), deal=3).first
    0
    """

    names: Lineup
    deal: int
    first: int = 0  # the seat that begins


@dataclass(frozen=True)
class Played:
    """A tournament game, as another process returns it.

    >>> from spielwerk.bots.arena import Played
    >>> Played(("1", "random"), (1, 2), turns=30, record="…").ranks
    (1, 2)
    """

    names: tuple[str, ...]
    ranks: tuple[int, ...]
    turns: int
    record: str

    def position(self, ruleset: Ruleset) -> Position:
        """The game, replayed by the rules it was played with."""
        return replays.read(self.record, lambda name: ruleset.game)


def lineups(names: Sequence[Player], players: int, games: int) -> Iterator[Pairing]:
    """All against all: each group plays `games` games, every set-up once from each
    seat.

    >>> from spielwerk.bots.arena import lineups
    >>> [pairing.names for pairing in lineups(["1", "2"], players=2, games=2)]
    [('1', '2'), ('2', '1')]
    """
    for group in combinations(names, players):
        for number in range(games):
            deal, turn = divmod(number, players)
            yield Pairing((*group[turn:], *group[:turn]), deal)


def play_all(
    ruleset: Ruleset,
    pairings: Sequence[Pairing],
    seed: int = 0,
    crew: Crew | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Played]:
    """Play games in parallel, with one process per core unless another crew is given.

    >>> import spielwerk
    >>> from spielwerk.bots.arena import Pairing, play_all
    >>> from spielwerk.parallel.crew import Processes
    >>> pairings = [Pairing(("random", "random"), deal) for deal in range(2)]
    >>> games = play_all(spielwerk.load("rings"), pairings, seed=1, crew=Processes(1))
    >>> [game.names for game in games]
    [('random', 'random'), ('random', 'random')]
    """
    played: dict[int, Played] = {}
    for number, one in play_each(ruleset, pairings, seed, crew or Processes()):
        played[number] = one
        if progress is not None:
            progress(1)
    return [played[number] for number in range(len(pairings))]


def play_each(
    ruleset: Ruleset, pairings: Sequence[Pairing], seed: int, crew: Crew
) -> Iterator[tuple[int, Played]]:
    """The games as they end, each with its index in `pairings`."""
    rules = rulesets.packed(ruleset)
    deals, play = (random64(check_seed(seed), branch) for branch in (SETUP, PLAY))
    tasks = []
    for number, each in enumerate(pairings):
        names = tuple(map(packed, each.names))
        chance = (random64(deals, each.deal), random64(play, number))
        tasks.append((rules, names, *chance, each.first))
    return crew.do(_play, tasks)


def _play(
    rules: rulesets.Packed, names: tuple[Packed, ...], deal: int, seed: int, first: int
) -> Played:
    *_, (position, _) = moves_of(rulesets.unpacked(rules), names, deal, seed, first=first)
    return Played(position.seats, tuple(position.ranks or ()), position.turns, position.record())


def play_ladder(
    ruleset: Ruleset,
    players: Sequence[Player],
    games: int,
    seed: int = 0,
    crew: Crew | None = None,
    progress: Callable[[int], None] | None = None,
) -> "Ladder":
    """All play all others, `games` games in each group.

    >>> import spielwerk
    >>> from spielwerk.bots.arena import play_ladder
    >>> from spielwerk.parallel.crew import Processes
    >>> rings = spielwerk.load("rings")
    >>> ladder = play_ladder(rings, ["random", "first"], games=2, crew=Processes(1))
    >>> ladder.meetings("random", "first")
    2
    """
    names = [name_of(each) for each in players]
    if len(set(names)) < max(ruleset.players, len(names)):
        raise BadOption("error-ladder", bots=",".join(names), players=ruleset.players)
    games = check_games(games)
    for each in players:
        check_bot(ruleset, each)
    ladder = Ladder(names)
    pairings = list(lineups(players, ruleset.players, games))
    for played in play_all(ruleset, pairings, seed, crew, progress):
        ladder.add(played)
    return ladder


@dataclass
class Ladder:
    """Who beat whom, and how strong each player is.

    >>> from spielwerk.bots.arena import Ladder, Played
    >>> ladder = Ladder(["old", "new"])
    >>> for record, ranks in enumerate([(1, 2), (2, 1), (2, 1)]):
    ...     ladder.add(Played(("old", "new"), ranks, 20, str(record)))
    >>> round(ladder.share("new", "old"), 3), ladder.meetings("new", "old")
    (0.667, 3)
    """

    names: list[str]
    points: Matrix = field(init=False)  # of one player (row) against another
    games: int = 0
    records: set[str] = field(default_factory=set)  # games that are the same have the same record

    def __post_init__(self) -> None:
        self.points = [[0.0] * len(self.names) for _ in self.names]

    def add(self, played: Played) -> None:
        """Every pair of seats in a game is a meeting: the better rank gets the point."""
        self.games += 1
        self.records.add(played.record)
        for one, other in combinations(range(len(played.names)), 2):
            a, b = (self.names.index(played.names[seat]) for seat in (one, other))
            ranks = played.ranks[one], played.ranks[other]
            won = 0.5 if ranks[0] == ranks[1] else float(ranks[0] < ranks[1])
            self.points[a][b] += won
            self.points[b][a] += 1 - won

    def share(self, one: str, other: str) -> float:
        """The share of the points that one player took off another."""
        meetings = self._meetings(one, other)
        a, b = self.names.index(one), self.names.index(other)
        return self.points[a][b] / meetings if meetings else float("nan")

    def meetings(self, one: str, other: str) -> int:
        """How often they met."""
        return round(self._meetings(one, other))

    def _meetings(self, one: str, other: str) -> float:
        a, b = self.names.index(one), self.names.index(other)
        return self.points[a][b] + self.points[b][a]

    def elo(self) -> list[tuple[float, float]]:
        """Each player's Elo, relative to the first player's, and the half-width of its 95 %
        interval: the most likely strengths by Bradley and Terry. A drawn meeting with each other
        player is added, so that a player who never lost is not infinitely strong."""
        others = range(1, len(self.names))
        strength = [0.0] * len(self.names)
        for _ in range(100):  # Newton's method; a dozen steps are enough
            gradient, information = self._slope(strength)
            covariance = _inverse([[information[a][b] for b in others] for a in others])
            for a in others:
                step = sum(covariance[a - 1][b - 1] * gradient[b] for b in others)
                strength[a] += min(max(step, -1.0), 1.0)
        error = [0.0, *(math.sqrt(covariance[n][n]) for n in range(len(others)))]
        scale = 400 / math.log(10)
        return [(scale * s, 1.96 * scale * e) for s, e in zip(strength, error, strict=True)]

    def _slope(self, strength: list[float]) -> tuple[list[float], Matrix]:
        """How the likelihood of all results changes with the strengths: its first derivatives, and
        the second ones with their signs turned."""
        players = range(len(self.names))
        gradient = [0.0 for _ in players]
        information = [[0.0 for _ in players] for _ in players]
        for a, b in permutations(players, 2):
            meetings = self.points[a][b] + self.points[b][a] + 1
            expected = 1 / (1 + math.exp(strength[b] - strength[a]))
            gradient[a] += self.points[a][b] + 0.5 - meetings * expected
            weight = meetings * expected * (1 - expected)
            information[a][a] += weight
            information[a][b] -= weight
        return gradient, information


def _inverse(matrix: Matrix) -> Matrix:
    """By Gauss and Jordan. All have met each other, if only in the draw that is added, so
    the matrix is positive definite and no rows have to be swapped."""
    size = len(matrix)
    rows = [[*row, *(float(n == m) for m in range(size))] for n, row in enumerate(matrix)]
    for n, pivot in enumerate(rows):
        scale = pivot[n]
        pivot[:] = [entry / scale for entry in pivot]
        for row in rows:
            if row is not pivot:
                factor = row[n]
                row[:] = [entry - factor * own for entry, own in zip(row, pivot, strict=True)]
    return [row[size:] for row in rows]
