"""All that `spielwerk` offers to programs."""

from importlib import import_module
from typing import Any

from spielwerk.engine import replays
from spielwerk.engine.game import Game
from spielwerk.engine.levels import Budget
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
    "Budget",
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

# Imported when they are used first: they take long, some need numpy, and a browser's tab has none.
# `__init__.pyi` has their types.
LATER = {
    "Course": "spielwerk.lab.learning:Course",
    "batch": "spielwerk.lab.batch:Batch",
    "judge": "spielwerk.bots.analysis:judge",
    "judge_game": "spielwerk.bots.analysis:judge_game",
    "perft": "spielwerk.engine.perft:perft",
    "play_game": "spielwerk.bots.arena:play_game",
    "player": "spielwerk.bots.player:ComputerPlayer",
    "playouts": "spielwerk.engine.playouts:playouts",
    "random_game": "spielwerk.engine.playouts:random_game",
    "train": "spielwerk.lab.learning:train",
}


def __getattr__(name: str) -> Any:
    if name not in LATER:
        raise AttributeError(f"module 'spielwerk' has no attribute {name!r}")
    module, _, attribute = LATER[name].partition(":")
    return getattr(import_module(module), attribute)


def read_record(text: str) -> Position:
    """The game in a record: its last position, with all the moves that led to it.

    >>> import spielwerk
    >>> text = spielwerk.load("rings").start().play("a1").record()
    >>> spielwerk.read_record(text).history
    ['a1']
    """
    return replays.read(text, find_game)
