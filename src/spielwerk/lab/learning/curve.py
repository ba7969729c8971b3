"""A curve of strength: what has been learnt so far plays against fixed levels, in other processes,
while learning goes on. Nothing that is learnt depends on it."""

import base64
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from dataclasses import asdict, dataclass
from typing import Any

from spielwerk.bots.bot import Bot, SearchBot, moves_between
from spielwerk.bots.players import make_bot
from spielwerk.engine.levels import Budget, Level, Method
from spielwerk.engine.net import Net
from spielwerk.engine.options import Value
from spielwerk.engine.playouts import available_cores
from spielwerk.engine.position import Position
from spielwerk.games import load
from spielwerk.lab.learning.course import Course
from spielwerk.lab.statistics import interval
from spielwerk.locale import message
from spielwerk.parallel.processes import Pool, serve_parent
from spielwerk.runtime.chance import choose, random32, random64

# How the net plays: fast, so that its strength is that of its judgement.
LEARNT = Level(
    Budget(iterations=200), Method(judged=True, exploration=0.5, sharpness=20.0, nodes=1 << 15)
)
OPENING = 6  # random moves before a game, at most
NICENESS = 10  # learning comes first
SETUP, FIRST_MOVES, PLAYERS = range(3)  # branches of a game's key


@dataclass(frozen=True)
class Point:
    """How strong the net was after some rounds: its share of the points against a level, and an
    interval that contains the true one 19 times out of 20."""

    round: int
    level: int
    games: int
    share: float
    low: float
    high: float

    def text(self, language: str = "en") -> str:
        """The point as a line of the table."""
        return message("train-point", **asdict(self)).text(language)

    def __str__(self) -> str:
        return self.text()


class Curve:
    """The points that are known, and those that are still played for."""

    def __init__(self, course: Course, saved: dict[str, Any] | None = None) -> None:
        self._course = course
        self._pool: Pool | None = None
        self._nets: dict[int, Net] = {}  # by round, as long as its games are not over
        self._games: dict[tuple[int, int], list[Future[float]]] = {}  # by round and level
        self._points: dict[tuple[int, int], Point] = {}
        if saved is not None:
            for data in saved["points"]:
                self._points[data["round"], data["level"]] = Point(**data)
            for data in saved["nets"]:
                self.add(data["round"], _net_of(data))

    def __enter__(self) -> "Curve":
        return self

    def __exit__(self, *error: object) -> None:
        if self._pool is not None:
            self._pool.kill()

    def is_due(self, round: int, rounds: int) -> bool:
        """Whether it is time for a point, out of this many rounds."""
        points = min(self._course.points, rounds) if self._course.curve_games else 0
        return round in {-(-rounds * n // points) for n in range(1, points + 1)}

    def add(self, round: int, net: Net) -> None:
        self._nets[round] = net
        course = self._course
        for level in course.levels:
            if (round, level) not in self._points:
                self._games[round, level] = [
                    self._submit(net, level, game, random64(course.seed, game // course.players))
                    for game in range(course.curve_games)
                ]

    def _submit(self, net: Net, level: int, game: int, key: int) -> "Future[float]":
        course = self._course
        if self._pool is None:
            spare = 1 if course.device == "cuda" else 0  # for the one that keeps the GPU busy
            workers = max(1, available_cores() - spare)
            self._pool = Pool(workers, serve_parent, (NICENESS,))
        return self._pool.submit(
            play, course.game, course.players, dict(course.options), net, str(level),
            game % course.players, key,
        )  # fmt: skip

    @property
    def is_complete(self) -> bool:
        """Whether all games of the curve have been played."""
        return not self._games

    def points(self) -> tuple[Point, ...]:
        """Those that are known by now."""
        for which, games in list(self._games.items()):
            if all(game.done() for game in games):
                self._points[which] = _point(*which, [game.result() for game in games])
                del self._games[which]
        playing = {number for number, _ in self._games}
        self._nets = {number: net for number, net in self._nets.items() if number in playing}
        return tuple(point for _, point in sorted(self._points.items()))

    def saved(self) -> dict[str, Any]:
        """Everything to go on from: games that are not over will begin again."""
        points = [asdict(point) for point in self.points()]
        return {"points": points, "nets": [_as_json(*each) for each in self._nets.items()]}


def _point(number: int, level: int, shares: Sequence[float]) -> Point:
    share = sum(shares) / len(shares)
    data = (round(each, 4) for each in (share, *interval(share, len(shares))))
    return Point(number, level, len(shares), *data)


def _as_json(round: int, net: Net) -> dict[str, Any]:
    layers = [base64.b64encode(layer).decode() for layer in net.layers]
    return {"round": round, "features": net.features, "seats": net.seats, "layers": layers}


def _net_of(data: dict[str, Any]) -> Net:
    layers = tuple(base64.b64decode(layer) for layer in data["layers"])
    return Net(data["features"], data["seats"], layers, {})


# ---- In another process -----------------------------------------------------------------------


def play(
    id: str, players: int, options: dict[str, Value], net: Net, other: str, seat: int, key: int
) -> float:
    """A game with the net in one seat and another player in all others: the net's share of the
    points, one for each player who did worse. Games with the same key have the same deal and the
    same first moves."""
    ruleset = load(id, players, **options)
    bots: list[Bot] = []
    for each in range(players):
        own = random64(random64(key, PLAYERS), each)
        bots.append(
            SearchBot(ruleset, LEARNT, own, net=net)
            if each == seat
            else make_bot(ruleset, other, own)
        )
    start = ruleset.start(seed=random64(key, SETUP))
    opening = list(first_moves(start, random64(key, FIRST_MOVES)))
    *_, (position, _) = moves_between(bots, start, random64(key, PLAYERS), opening)
    return points_of(position, seat)


def first_moves(position: Position, key: int) -> Iterator[str]:
    """Some random moves that do not end the game."""
    for n in range(choose(random32(key, 0), OPENING + 1)):
        moves = position.legal_moves
        move = moves[choose(random32(key, 1 + n), len(moves))]
        position = position.play(move)
        if position.over:
            return
        yield move


def points_of(position: Position, seat: int) -> float:
    ranks = list(position.ranks or ())
    mine = ranks.pop(seat)
    return sum((mine < other) + 0.5 * (mine == other) for other in ranks) / len(ranks)
