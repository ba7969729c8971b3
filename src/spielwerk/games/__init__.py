"""All games. To add one, add a package here and one line in `GAMES`."""

from collections.abc import Sequence
from importlib import import_module

from spielwerk.engine.errors import UnknownGame
from spielwerk.engine.game import Game

GAMES: Sequence[str] = (
    "rings",
    "memento",
    "triominos",
    "dimenticato",
)


def find_game(id: str) -> Game:
    """The game with this id, imported on first use."""
    if id not in GAMES:
        raise UnknownGame("error-game-unknown", game=str(id), known=", ".join(GAMES))
    game: Game = import_module(f"{__name__}.{id}").GAME
    return game
