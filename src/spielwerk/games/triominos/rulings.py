"""Triominos: when a move needs a rule of ours, because the printed ones do not decide."""

from spielwerk.games.triominos.effects import effects
from spielwerk.games.triominos.moves import LAY, PASS, SWAP
from spielwerk.games.triominos.rules import MAX_MOVES, legal
from spielwerk.runtime.state import Plain

RULINGS = (8, 11, 14)

_PRINTED = 2  # TR-8: the printed table ends with this many hexagons


def rulings(before: Plain, action: int, after: Plain) -> list[int]:
    names = [done["effect"] for done in effects(before, action, after, None)]
    found = [8] if "bridge" in names or names.count("hexagon") > _PRINTED else []
    moves = [0] * MAX_MOVES
    if action == PASS and any(SWAP <= move < LAY for move in moves[: legal(before, moves)]):
        found.append(11)
    return [*found, 14] if after.ended == 14 else found
