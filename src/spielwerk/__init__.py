"""Spielwerk: board games for people and machines, from one description of the rules.

>>> import spielwerk
>>> game = spielwerk.load("rings", players=3)
>>> game.start().play("a1").to_move
1
"""

from typing import Any

from spielwerk.engine import records
from spielwerk.engine.errors import (
    BadMove,
    BadOption,
    BadRecord,
    BadSetup,
    IllegalMove,
    MissingExtra,
    SpielwerkError,
    UnknownGame,
)
from spielwerk.engine.game import Game, Ruleset
from spielwerk.engine.position import Position
from spielwerk.games import GAMES, find_game

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "BadMove",
    "BadOption",
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
    "read_record",
]


def load(id: str, players: int = 2, **options: Any) -> Ruleset:
    """A game by its id, for a number of players, with options as keywords."""
    return find_game(id).with_options(players, **options)


def read_record(text: str) -> Position:
    """The game in a record: its last position, with all the moves that led to it."""
    return records.read(text, find_game)
