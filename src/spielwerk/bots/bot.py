"""A computer player: it gets what its seat is shown, and answers with a move."""

import logging
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any, Protocol

from spielwerk.bots.search import Search
from spielwerk.bots.thinking import Thoughts, finish, in_slices
from spielwerk.engine.game import Memory
from spielwerk.engine.levels import Budget, Level
from spielwerk.engine.net import Net
from spielwerk.engine.playouts import PLAY
from spielwerk.engine.position import LegalMoves, Position, Ruleset, check_seed
from spielwerk.errors import BadOption
from spielwerk.runtime.chance import choose, random32, random64
from spielwerk.runtime.target import Target

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Sight:
    """What a computer player gets when it is its turn. The position is one that its seat cannot
    tell from the real one. Only `sight` should make it.

    >>> import spielwerk
    >>> from spielwerk.bots.bot import sight
    >>> shown = sight(spielwerk.load("rings").start(), seed=1)
    >>> shown.seat, len(shown.moves), shown.random.choice(list(shown.moves)) in shown.moves
    (0, 30, True)
    """

    position: Position
    seat: int
    seconds: float | None = None  # thinking time, if there is a clock
    seed: int = 0
    only: tuple[int, ...] | None = None  # the moves to choose from, if not all

    @property
    def view(self) -> dict[str, Any]:
        """Everything that the seat may know, as plain data."""
        return self.position.view(self.seat)

    @property
    def moves(self) -> LegalMoves:
        """The moves to choose from."""
        legal = self.position.legal_moves
        return legal if self.only is None else LegalMoves(self.position, self.only)

    @cached_property
    def random(self) -> Random:
        """Chance for this decision. With it, the same seed gives the same game."""
        return Random(self.seed)  # noqa: S311  # no secret depends on it


def sight(position: Position, seed: int = 0, seconds: float | None = None) -> Sight:
    """What the seat to move is shown.

    >>> import spielwerk
    >>> from spielwerk.bots.bot import sight
    >>> sight(spielwerk.load("triominos").start(seed=1)).seat
    0
    """
    if position.to_move is None:
        raise BadOption("error-over")
    redealt = position.redealt(position.to_move, seed)
    return Sight(redealt, position.to_move, seconds, random64(seed, position.to_move))


class Bot(Protocol):
    """Any program that can play.

    >>> import spielwerk
    >>> from spielwerk.bots.arena import play_game
    >>> class First:
    ...     def choose(self, sight):
    ...         return sight.moves[0]
    >>> play_game(spielwerk.load("rings"), (First, "random"), seed=1).over
    True
    """

    def watch(self, view: dict[str, Any]) -> None:
        """Watch: the bot's own view after any decision."""

    def choose(self, sight: Sight) -> str:
        """The move to make, as text."""


class RandomBot:
    """Any legal move is as good as any other.

    >>> import spielwerk
    >>> from spielwerk.bots.bot import RandomBot, sight
    >>> position = spielwerk.load("rings").start()
    >>> RandomBot(seed=1).choose(sight(position)) in position.legal_moves
    True
    """

    def __init__(self, seed: int = 0) -> None:
        self._key = random64(check_seed(seed), 0)
        self._decisions = 0

    def watch(self, view: dict[str, Any]) -> None:
        """Nothing to remember."""

    def choose(self, sight: Sight) -> str:
        """A legal move by chance."""
        self._decisions += 1
        moves = sight.moves
        return moves[choose(random32(self._key, self._decisions), len(moves))]


class SearchBot:
    """Thinks ahead by tree search, within the limits of its level.

    >>> import spielwerk
    >>> from spielwerk.bots.bot import SearchBot, sight
    >>> from spielwerk.engine.levels import Budget, Level
    >>> rings = spielwerk.load("rings")
    >>> bot = SearchBot(rings, Level(Budget(iterations=100)), seed=1)
    >>> bot.choose(sight(rings.start())) in rings.start().legal_moves
    True
    """

    def __init__(
        self,
        ruleset: Ruleset,
        level: Level,
        seed: int = 0,
        target: Target | None = None,
        net: Net | None = None,
    ) -> None:
        self.level = level
        self._ruleset = ruleset
        self._key = random64(check_seed(seed), 0)
        self._search = Search(ruleset, level.method, random64(self._key, 0), target, net)
        self.memory: Memory | None = (
            ruleset.game.memory(level.memory, seed) if ruleset.game.memory else None
        )
        # Each seat's chance to win after its best move, as estimated at its last decision. None if
        # there was only one move, so that it did not think.
        self.chances: tuple[float, ...] | None = None
        self._seen: tuple[str, ...] | None = None  # the moves up to the root of the tree
        self._decisions = 0
        self._cancelled = threading.Event()

    @property
    def target(self) -> Target:
        """Where its search runs."""
        return self._search.target

    def watch(self, view: dict[str, Any]) -> None:
        """Remember what is shown, in a game of memory."""
        if self.memory is not None:
            self.memory.see(view)

    def cancel(self) -> None:
        """Stop thinking: `choose` raises Cancelled, now or the next time it is called."""
        self._cancelled.set()

    def choose(self, sight: Sight) -> str:
        """Think, and choose a move."""
        return finish(self.choosing(sight))

    def choosing(self, sight: Sight) -> Thoughts[str]:
        """The same, a few milliseconds at a time."""
        position = sight.position
        state = position.plain()
        self.watch(sight.view)
        moves = sight.moves.actions
        if self.memory is not None:
            self.memory.write_on(state)
            moves = self.memory.worth_trying(state, moves)
        moves = self._noticed(moves)
        self._search.begin(state, sight.seat, moves, self._path_to(sight))
        try:
            yield from in_slices(self._search, self._budget(sight), self._cancelled)
        finally:
            self._cancelled.clear()
        candidates = self._search.candidates()
        action = candidates[0].action if candidates else moves[0]
        self.chances = candidates[0].wins if candidates and len(moves) > 1 else None
        self._decisions += 1
        return position.text(action)

    def _budget(self, sight: Sight) -> Budget:
        """The level's own budget, but no more than the clock allows."""
        own = self.level.budget
        if sight.seconds is None:
            return own
        seconds = min(sight.seconds, own.seconds or sight.seconds)
        return Budget(seconds, own.iterations)

    def _noticed(self, moves: Sequence[int]) -> list[int]:
        """Weak players overlook moves, but never all of them."""
        key = random64(self._key, self._decisions + 1)
        threshold = int(self.level.overlooks * 2**32)
        noticed = [m for n, m in enumerate(moves) if random32(key, n) >= threshold]
        return noticed or [moves[choose(random32(key, len(moves)), len(moves))]]

    def _path_to(self, sight: Sight) -> list[int] | None:
        """The moves since the last root of the tree, as numbers. None if the tree is useless: the
        moves are unknown, or it contains moves that are overlooked or left out now."""
        position = sight.position
        before, self._seen = self._seen, tuple(position.history)
        leaves_out = self.level.overlooks or sight.only is not None
        if leaves_out or self._ruleset.game.hides_the_past:
            return None
        if before is None or before != self._seen[: len(before)]:
            return None
        return [position.action(move) for move in self._seen[len(before) :]]


def first_answer(bots: Sequence[Callable[[], Bot]], sight: Sight) -> Thoughts[tuple[str, int]]:
    """The first bot's move and the bot's number. If a bot fails, the next, simpler one is made and
    answers. If all fail, the last one's error is raised."""
    for number, make in enumerate(bots[:-1]):
        try:
            move = yield from _choosing(make(), sight)
            if move in sight.position.legal_moves:
                return move, number
            log.warning("bot %d answered %r, which is not legal", number, move)
        except Exception:
            log.exception("bot %d failed", number)
    return (yield from _choosing(bots[-1](), sight)), len(bots) - 1


def _choosing(bot: Bot, sight: Sight) -> Thoughts[str]:
    if isinstance(bot, SearchBot):
        return (yield from bot.choosing(sight))
    return bot.choose(sight)


def moves_between(
    bots: Sequence[Bot], position: Position, seed: int, opening: Sequence[str] = ()
) -> Iterator[tuple[Position, Bot | None]]:
    """What these players do from a position on, move by move: the position after the move, and who
    chose it (None for a move of the given opening). All their chance comes from the seed."""
    while (seat := position.to_move) is not None:
        for other, bot in enumerate(bots):
            bot.watch(position.view(other))
        number = len(position.history)
        mover = bots[seat] if number >= len(opening) else None
        if mover is None:
            position = position.play(opening[number])
        else:
            chance = random64(random64(seed, PLAY), number)
            position = position.play(mover.choose(sight(position, chance)))
        yield position, mover
