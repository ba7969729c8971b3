"""What the computer thinks of finished games: one ply at a time, at the lowest priority, and only
while clients ask for them. Addresses take turns."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field

from spielwerk.bots.analysis import Ply, Weighed, chances_at_the_end, weigh
from spielwerk.bots.bot import Sight
from spielwerk.bots.levels import level_numbers
from spielwerk.bots.worker import Question
from spielwerk.engine.position import Position
from spielwerk.engine.replays import read_what_fits
from spielwerk.games import find_game
from spielwerk.table.live.services import Services
from spielwerk.table.storage.interface import FinishedGame

MOST_KEPT = 200  # games whose judgement is kept
MOST_WAITING = 20  # games waiting to be judged, for one address
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
    position: Position  # the next to be judged
    plies: list[Ply | None] = field(default_factory=list)
    asked_at: float = 0.0

    @classmethod
    def of(cls, record: str) -> "JudgedGame":
        """A game of which nothing has been judged yet."""
        end = read_what_fits(record, find_game)[0]
        positions = end.positions()
        first = next(positions)
        movers = [position.to_move or 0 for position in (first, *positions)][:-1]
        return cls(record, end.history, movers, chances_at_the_end(end), first)

    @property
    def complete(self) -> bool:
        """Whether every ply has been judged."""
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
    """Judges the games that clients ask about."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._thinkers = services.thinkers
        self._time = services.time_source
        self._games: OrderedDict[str, JudgedGame] = OrderedDict()
        # What each address waits for; the one whose turn it is comes first.
        self._wanted: OrderedDict[str, list[str]] = OrderedDict()
        self._is_working = False

    def knows(self, match: str) -> bool:
        """Whether a game has been asked about lately."""
        return match in self._games

    @property
    def waiting(self) -> int:
        """How many games wait to be judged."""
        return sum(map(len, self._wanted.values()))

    async def about(self, game: FinishedGame, address: str = "") -> JudgedGame:
        """A game as far as it has been judged. Start judging the rest."""
        if not self.knows(game.match):
            fresh = await self._services.aside(JudgedGame.of, game.record)
            self._games.setdefault(game.match, fresh)
        judged = self._games[game.match]
        judged.asked_at = self._time.monotonic()
        self._games.move_to_end(game.match)
        if len(self._games) > MOST_KEPT:
            self._games.popitem(last=False)
        if not judged.complete:
            self._want(game.match, address)
        return judged

    def _want(self, match: str, address: str) -> None:
        wanted = self._wanted.setdefault(address, [])
        if match not in wanted and len(wanted) < MOST_WAITING:
            wanted.append(match)
        if not self._is_working:
            self._is_working = True
            self._services.background.start(self._work())

    async def _work(self) -> None:
        """Judge one ply after the other, until no client waits."""
        try:
            while self._wanted:
                address, wanted = self._wanted.popitem(last=False)
                while wanted and not self._is_wanted(wanted[0]):
                    del wanted[0]
                if wanted:
                    self._wanted[address] = wanted
                    await self._judge_next(wanted[0])
        finally:
            self._wanted.clear()
            self._is_working = False
            self._thinkers.stop_judging()

    def _is_wanted(self, match: str) -> bool:
        judged = self._games.get(match)
        if judged is None or judged.complete:
            return False
        return self._time.monotonic() - judged.asked_at < INTEREST_SECONDS

    async def _judge_next(self, match: str) -> None:
        judged = self._games[match]
        position = judged.position
        if position.ruleset.id not in self._thinkers.ready and self._thinkers.is_warming_up:
            await asyncio.sleep(READY_SECONDS)
            return
        move = judged.moves[len(judged.plies)]
        question = _question(match, position, judged.seconds)
        judged.plies.append(await self._thinkers.judge(question, move))
        judged.position = position.play(move)


def _question(match: str, position: Position, seconds: float) -> Question:
    """The position as it was. The judge re-deals what its player could not see."""
    seen = Sight(position, position.to_move or 0, seconds)
    strongest = level_numbers(position.ruleset.id)[-1]
    return Question.about(seen, asker=f"{match} judged", level=strongest, seed=0)
