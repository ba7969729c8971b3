"""A computer player to ask for moves, whatever the game and wherever its moves come from."""

from spielwerk.bots.bot import Bot, sight
from spielwerk.bots.players import Player, make_bot
from spielwerk.engine.position import Position, check_seed
from spielwerk.errors import BadOption
from spielwerk.runtime.chance import random64


class ComputerPlayer:
    """A computer player by name. In a game of memory it remembers what its seat has been shown.

    >>> import spielwerk
    >>> position = spielwerk.load("rings").start()
    >>> player = spielwerk.player("1", seed=7)
    >>> player.move(position) in position.legal_moves
    True
    """

    def __init__(self, name: Player, seed: int = 0) -> None:
        self.name = name
        self._seed = check_seed(seed)
        # Who plays on each seat, and what that seat was shown last.
        self._seats: dict[int, tuple[Bot, Position]] = {}

    def move(self, position: Position, seconds: float | None = None) -> str:
        """The move that it would make, within some seconds if there is a clock."""
        seat = position.to_move
        if seat is None:
            raise BadOption("error-over")
        bot, seen = self._seats.get(seat, (None, None))
        if bot is None or seen is None or not _goes_on(seen, position):
            bot, seen = make_bot(position.ruleset, self.name, random64(self._seed, seat)), None
        for moment in _shown_since(seen, position):
            bot.watch(moment.view(seat))
        self._seats[seat] = (bot, position)
        return bot.choose(sight(position, random64(self._seed, len(position.history)), seconds))

    def __repr__(self) -> str:
        return f"<ComputerPlayer {self.name}>"


def _goes_on(seen: Position, position: Position) -> bool:
    """Whether a position follows from one that was seen before, in the same game."""
    is_same = seen.ruleset == position.ruleset and seen._setup == position._setup
    return is_same and position.history[: len(seen.history)] == seen.history


def _shown_since(seen: Position | None, position: Position) -> list[Position]:
    """All that a seat has been shown since then."""
    if seen is None:
        return [position] if position._setup is None else list(position.positions())
    moments = [seen]
    for move in position.history[len(seen.history) :]:
        moments.append(moments[-1].play(move))
    return moments[1:]
