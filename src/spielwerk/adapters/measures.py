"""What other frameworks want to know of a game in numbers: rewards, and how long it can last."""

from collections.abc import Callable, Sequence

from spielwerk.engine.game import Ruleset
from spielwerk.games.dimenticato.rules import TURN_LIMIT as DIMENTICATO_TURNS
from spielwerk.games.memento.rules import TURN_LIMIT as MEMENTO_TURNS
from spielwerk.games.rings.rules import TURN_LIMIT as RINGS_TURNS
from spielwerk.games.triominos.board import TILE_COUNT


def rewards(ranks: Sequence[int]) -> list[float]:
    """Who beats all others gets 1, who beats nobody -1, and everybody together 0: the players
    beaten less those that were better, as a share of the others."""
    others = len(ranks) - 1
    return [
        (sum(rank > mine for rank in ranks) - sum(rank < mine for rank in ranks)) / others
        for mine in ranks
    ]


def longest(game: Ruleset) -> int:
    """No game has more decisions than this."""
    return _LONGEST[game.id](game)


def _rings(game: Ruleset) -> int:
    """RG-19: so many turns; and every pawn can be taken once."""
    return RINGS_TURNS + game.players * int(game.options["pawns"])


def _memento(game: Ruleset) -> int:
    """ME-21: a turn is one decision."""
    return MEMENTO_TURNS


def _triominos(game: Ruleset) -> int:
    """A tile is bought once and laid once, the joker before every swap; and before each of these
    everybody else passes at most once (TR-14), as everybody may at the end (TR-13)."""
    return (3 * TILE_COUNT + 1) * game.players


def _dimenticato(game: Ruleset) -> int:
    """DI-22: so many turns, each of them at most a call and what comes of it."""
    return 2 * DIMENTICATO_TURNS


_LONGEST: dict[str, Callable[[Ruleset], int]] = {
    "rings": _rings,
    "memento": _memento,
    "triominos": _triominos,
    "dimenticato": _dimenticato,
}
