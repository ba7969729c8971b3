"""All that `spielwerk` offers to programs."""

from spielwerk.engine import replays
from spielwerk.engine.game import Game
from spielwerk.engine.position import Position, Ruleset
from spielwerk.errors import (
    BadMove,
    BadOption,
    BadPosition,
    BadRecord,
    BadSetup,
    IllegalMove,
    MissingExtra,
    SpielwerkError,
    UnknownGame,
)
from spielwerk.games import GAMES, find_game, load, read_position

__all__ = [
    "GAMES",
    "BadMove",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Game",
    "IllegalMove",
    "MissingExtra",
    "Position",
    "Ruleset",
    "SpielwerkError",
    "UnknownGame",
    "find_game",
    "load",
    "read_position",
    "read_record",
]


def read_record(text: str) -> Position:
    """The game in a record: its last position, with all the moves that led to it.

    >>> import spielwerk
    >>> text = spielwerk.load("rings").start().play("a1").record()
    >>> spielwerk.read_record(text).history
    ['a1']
    """
    return replays.read(text, find_game)
