"""What the computer players of a match remember, in games of memory."""

from spielwerk.bots.levels import level
from spielwerk.engine.chance import random64
from spielwerk.engine.game import Memory
from spielwerk.table.match import Match


class Recall:
    """Every player's memory, fed with what its seat was shown."""

    def __init__(self) -> None:
        self._memories: dict[int, Memory] = {}
        # The player's level, and the moves it has seen.
        self._seen: dict[int, tuple[int, list[str]]] = {}

    def watch(self, match: Match) -> None:
        """Everybody looks at the table. A player that has just taken over has seen what the seat
        saw."""
        make = match.ruleset.game.memory
        if make is None or match.position is None:
            return
        moves = match.position.history
        for number, seat in enumerate(match.seats):
            if seat.bot is None or self._seen.get(number) == (seat.bot, moves):
                continue
            if moves and self._seen.get(number) == (seat.bot, moves[:-1]):
                self._memories[number].see(match.position.view(number))
            else:
                own = level(match.ruleset.id, seat.bot).memory
                memory = make(own, random64(match.seed, 2 + number))
                for position in match.position.positions():
                    memory.see(position.view(number))
                self._memories[number] = memory
            self._seen[number] = (seat.bot, moves)

    def of(self, seat: int) -> Memory | None:
        return self._memories.get(seat)
