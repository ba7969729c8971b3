"""Numbers that other frameworks want: rewards, and how long a game can last."""

from collections.abc import Callable, Sequence

from spielwerk.engine.game import Ruleset
from spielwerk.games.dimenticato.rules import TURN_LIMIT as DIMENTICATO_TURNS
from spielwerk.games.memento.rules import TURN_LIMIT as MEMENTO_TURNS
from spielwerk.games.rings.rules import TURN_LIMIT as RINGS_TURNS
from spielwerk.games.triominos.board import TILE_COUNT


def rewards(ranks: Sequence[int]) -> list[float]:
    """The number of players beaten minus the number who did better, divided by the number of
    opponents: 1 for beating everybody, -1 for losing to everybody. The rewards add up to 0."""
    others = len(ranks) - 1
    return [
        (sum(rank > mine for rank in ranks) - sum(rank < mine for rank in ranks)) / others
        for mine in ranks
    ]


def longest(game: Ruleset) -> int:
    """No game has more decisions than this."""
    return _LONGEST[game.id](game)


def _rings(game: Ruleset) -> int:
    """RG-19 limits the turns; besides, every pawn can be taken once."""
    return RINGS_TURNS + game.players * int(game.options["pawns"])


def _memento(game: Ruleset) -> int:
    """ME-21: a turn is one decision."""
    return MEMENTO_TURNS


def _triominos(game: Ruleset) -> int:
    """A tile is bought once and laid once, and the joker is laid before every swap. Before each of
    these, everybody else passes at most once (TR-14), as everybody may at the end (TR-13)."""
    return (3 * TILE_COUNT + 1) * game.players


def _dimenticato(game: Ruleset) -> int:
    """DI-22 limits the turns; each is at most a call and what follows it."""
    return 2 * DIMENTICATO_TURNS


_LONGEST: dict[str, Callable[[Ruleset], int]] = {
    "rings": _rings,
    "memento": _memento,
    "triominos": _triominos,
    "dimenticato": _dimenticato,
}
