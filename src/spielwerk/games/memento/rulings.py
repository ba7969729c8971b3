"""Memento: when a move needs a rule of ours, because the printed ones do not decide."""

from itertools import pairwise

from spielwerk.games.memento.board import CORNERS, MEDIAN_POINTS, touching
from spielwerk.games.memento.effects import effects
from spielwerk.runtime.state import Plain

RULINGS = (4, 5, 7, 8, 12, 16, 21)

_STEPS = {CORNERS: 4, MEDIAN_POINTS: 5}


def rulings(before: Plain, action: int, after: Plain) -> list[int]:
    found: list[int] = []
    for done in effects(before, action, after, None):
        if done["effect"] == "turn" and not before.figures[before.to_move]:
            found.append(12)
        if done["effect"] == "straight-exit":
            found.append(8)
        if done["effect"] == "pass":
            found.append(16)
        for part in done.get("parts", [done]):
            found += _way(part.get("path", []))
    return [*found, 21] if after.ended == 21 else found


def _way(path: list[str]) -> list[int]:
    """ME-4, ME-5: a step between points that touch. ME-7: a longer way goes straight on there."""
    kinds = [touching(one).get(then) for one, then in pairwise(path)]
    if len(kinds) > 1:
        return [7] if any(kind is not None for kind in kinds) else []
    return [_STEPS[kind] for kind in kinds if kind is not None]
