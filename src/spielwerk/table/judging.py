"""What the computer thinks of finished games: one game at a time, ply by ply, at the lowest
priority, and only as long as somebody wants to know."""

import asyncio
from collections import OrderedDict, deque
from dataclasses import dataclass, field

from spielwerk.bots.analysis import Ply, Weighed, chances_at_the_end, weigh
from spielwerk.bots.bot import Sight
from spielwerk.bots.levels import level_numbers
from spielwerk.bots.worker import Question
from spielwerk.engine.position import Position
from spielwerk.engine.replays import read_what_fits
from spielwerk.games import find_game
from spielwerk.table.house import House
from spielwerk.table.storage import FinishedGame

MOST_KEPT = 200  # games whose judgement is kept
MOST_WAITING = 20  # games waiting to be judged
INTEREST_SECONDS = 15.0  # after which a client that has not asked again is gone
GAME_SECONDS = 60.0  # for all plies together, within these limits for each
LEAST_SECONDS, MOST_SECONDS = 0.1, 0.5
READY_SECONDS = 0.5  # between checks whether a game's players are compiled


@dataclass
class JudgedGame:
    """A game as far as it has been judged. A ply that could not be judged is None."""

    record: str
    moves: list[str]
    movers: list[int]
    end: tuple[float, ...] | None  # the result; None if the game was not over on the board
    plies: list[Ply | None] = field(default_factory=list)
    asked_at: float = 0.0

    @classmethod
    def of(cls, record: str) -> "JudgedGame":
        *before, end = _positions(record)
        movers = [position.to_move or 0 for position in before]
        return cls(record, end.history, movers, chances_at_the_end(end))

    @property
    def complete(self) -> bool:
        return len(self.plies) == len(self.moves)

    @property
    def weighed(self) -> list[Weighed]:
        """What the moves cost. The last one's cost is known when the position after it is judged,
        or the game was over."""
        if self.complete:
            return weigh(self.plies, self.end)
        return weigh(self.plies, None)[:-1]

    @property
    def seconds(self) -> float:
        """The time for each ply."""
        return max(LEAST_SECONDS, min(MOST_SECONDS, GAME_SECONDS / max(1, len(self.moves))))


class Judges:
    """Judges the games that somebody asks about."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._thinkers = house.thinkers
        self._watch = house.watch
        self._games: OrderedDict[str, JudgedGame] = OrderedDict()
        self._waiting: deque[str] = deque()
        self._is_working = False

    def knows(self, match: str) -> bool:
        return match in self._games

    async def about(self, game: FinishedGame) -> JudgedGame:
        """A game as far as it has been judged. Start judging the rest."""
        if not self.knows(game.match):
            fresh = await self._house.aside(JudgedGame.of, game.record)
            self._games.setdefault(game.match, fresh)
        judged = self._games[game.match]
        judged.asked_at = self._watch.monotonic()
        self._games.move_to_end(game.match)
        if len(self._games) > MOST_KEPT:
            self._games.popitem(last=False)
        self._want(game.match, judged)
        return judged

    def _want(self, match: str, judged: JudgedGame) -> None:
        if judged.complete or match in self._waiting or len(self._waiting) >= MOST_WAITING:
            return
        self._waiting.append(match)
        if not self._is_working:
            self._is_working = True
            self._house.in_background(self._work())

    async def _work(self) -> None:
        """One game after the other, until nobody waits."""
        try:
            while self._waiting:
                if (judged := self._games.get(self._waiting[0])) is not None:
                    await self._judge(self._waiting[0], judged)
                self._waiting.popleft()
        finally:
            self._waiting.clear()
            self._is_working = False
            self._thinkers.stop_judging()

    async def _judge(self, match: str, judged: JudgedGame) -> None:
        positions = await self._house.aside(_positions, judged.record)
        game = positions[0].game.id
        while not judged.complete and self._watch.monotonic() - judged.asked_at < INTEREST_SECONDS:
            if game not in self._thinkers.ready and self._thinkers.is_warming_up:
                await asyncio.sleep(READY_SECONDS)
                continue
            ply = len(judged.plies)
            question = _question(match, positions[ply], judged.seconds)
            judged.plies.append(await self._thinkers.judge(question, judged.moves[ply]))


def _positions(record: str) -> list[Position]:
    return list(read_what_fits(record, find_game)[0].positions())


def _question(match: str, position: Position, seconds: float) -> Question:
    """The position as it was. The judge re-deals what its player could not see."""
    seen = Sight(position, position.to_move or 0, seconds)
    strongest = level_numbers(position.ruleset.id)[-1]
    return Question.about(seen, asker=f"{match} judged", level=strongest, seed=0)
