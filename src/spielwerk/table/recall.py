"""What the computer players of a match remember, in games of memory."""

from copy import deepcopy

from spielwerk.bots.levels import level
from spielwerk.engine.chance import random64
from spielwerk.engine.game import Memory
from spielwerk.table.match import KEPT_EVERY, Match


class Recall:
    """Every player's memory, fed with what its seat was shown."""

    def __init__(self) -> None:
        self._minds: dict[int, _Mind] = {}

    def watch(self, match: Match) -> None:
        """Everybody looks at the table. A player that has just taken over has seen what the seat
        saw."""
        make = match.ruleset.game.memory
        if make is None or match.position is None:
            return
        for number, seat in enumerate(match.seats):
            if seat.bot is None:
                continue
            mind = self._minds.get(number)
            if mind is None or mind.level != seat.bot:
                own = level(match.ruleset.id, seat.bot).memory
                mind = _Mind(seat.bot, make(own, random64(match.seed, 2 + number)))
                self._minds[number] = mind
            mind.watch(match, number)

    def of(self, seat: int) -> Memory | None:
        mind = self._minds.get(seat)
        return None if mind is None else mind.memory


class _Mind:
    """A memory, and the moves it has seen. What it was every so often is kept, so that little has
    to be shown again when moves are taken back."""

    def __init__(self, level: int, fresh: Memory) -> None:
        self.level = level
        self.memory = fresh
        self._moves: list[str] | None = None  # None: it has not even seen the first position
        self._kept: list[Memory] = []

    def watch(self, match: Match, seat: int) -> None:
        moves = match.running_position().history
        if moves == self._moves:
            return
        first = self._go_back(moves)
        for ply, position in enumerate(match.positions(first), first):
            self.memory.see(position.view(seat))
            if ply == len(self._kept) * KEPT_EVERY:
                self._kept.append(deepcopy(self.memory))
        self._moves = moves

    def _go_back(self, moves: list[str]) -> int:
        """Forget what was taken back. Return the first position that has to be seen, by the number
        of its plies."""
        if self._moves is None:
            return 0
        if moves[: len(self._moves)] == self._moves:
            return len(self._moves) + 1
        same = next(n for n, move in enumerate(self._moves) if moves[n : n + 1] != [move])
        kept = same // KEPT_EVERY
        self.memory = deepcopy(self._kept[kept])
        del self._kept[kept + 1 :]
        return kept * KEPT_EVERY + 1
