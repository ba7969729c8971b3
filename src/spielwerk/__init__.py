"""Spielwerk: board games for people and machines, from one description of the rules.

>>> import spielwerk
>>> game = spielwerk.load("rings", players=3)
>>> game.start().play("a1").to_move
1
"""

from spielwerk.engine import replays
from spielwerk.engine.errors import (
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
from spielwerk.engine.game import Game
from spielwerk.engine.position import Position, Ruleset
from spielwerk.games import GAMES, find_game, load, read_position

__version__ = "0.1.0"

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
    """The game in a record: its last position, with all the moves that led to it."""
    return replays.read(text, find_game)
