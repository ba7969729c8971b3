"""What the computer players of a match remember, in games where there is something to."""

from spielwerk.engine.chance import random64
from spielwerk.engine.game import Memory
from spielwerk.table.match import Match


class Recall:
    """Everybody's memory, fed with what each seat was shown."""

    def __init__(self) -> None:
        self._memories: dict[int, Memory] = {}
        # By whom (the level), and after which moves.
        self._seen: dict[int, tuple[int, list[str]]] = {}

    def watch(self, match: Match) -> None:
        """Everybody looks at the table. Who has just taken over has seen what the seat saw."""
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
                memory = make(seat.bot, random64(match.seed, 2 + number))
                for position in match.position.positions():
                    memory.see(position.view(number))
                self._memories[number] = memory
            self._seen[number] = (seat.bot, moves)

    def of(self, seat: int) -> Memory | None:
        return self._memories.get(seat)
