"""What a player can choose to do. In a game with secrets, what a move does may be out of the
player's hands: whether a call is right, say."""

from spielwerk.engine.playouts import random_game
from spielwerk.engine.position import Position, Ruleset

GAMES = 4  # random ones, which show everything that often happens
REDEALS = 2


def foreseen(ruleset: Ruleset, seed: int) -> list[str]:
    """What moves can do, except for what the mover may be wrong about."""
    names = list(ruleset.game.effect_rules)
    if ruleset.rules.redeal is None:
        return names
    unclear: set[str] = set()
    for number in range(GAMES):
        game = random_game(ruleset, seed, number)
        for position, move in zip(game.positions(), game.history, strict=False):
            unclear |= _unclear(position, move)
    return [name for name in names if name not in unclear]


def _unclear(position: Position, move: str) -> set[str]:
    """What the move does in some positions that look the same to the mover, but not in all."""
    seat = position.to_move
    others = [position.redealt(seat, seed) for seed in range(REDEALS)]
    possible = [position, *(other for other in others if move in other.legal_moves)]
    done = [{data["effect"] for data in each.effects(move, seat)} for each in possible]
    return set.union(*done) - set.intersection(*done)
