"""Nine men's morris: what a move did."""

from morris.board import POINT_NAMES, lines
from morris.moves import PLACE, STEP, TAKE, step_of
from morris.rules import may_fly

# What a move can do, and the number of its rule.
EFFECTS = {"place": 3, "move": 4, "fly": 6, "mill": 7, "take": 7, "take-from-mill": 8}
GAINS = ("mill", "take")


def effects(before, action, after, seat):
    """Nothing is hidden, so all seats see the same."""
    if TAKE <= action < STEP:
        return _taken(before, action - TAKE)
    if action < TAKE:
        target = action - PLACE
        done = {"effect": "place", "to": POINT_NAMES[target]}
    else:
        origin, target = step_of(action)
        kind = "fly" if may_fly(before) else "move"
        done = {"effect": kind, "from": POINT_NAMES[origin], "to": POINT_NAMES[target]}
    return [done, *_mills(after.men[before.to_move], target)]


def _mills(men, point):
    """MO-7: the mills that a man is part of."""
    return [
        {"effect": "mill", "points": [POINT_NAMES[other] for other in line]}
        for line in lines()
        if point in line and all(men >> other & 1 for other in line)
    ]


def _taken(before, point):
    owner = 1 - before.to_move
    taken = {"effect": "take", "point": POINT_NAMES[point], "owner": owner}
    if _mills(before.men[owner], point):
        return [taken, {"effect": "take-from-mill", "point": POINT_NAMES[point]}]
    return [taken]


# The board looks the same from its four sides, and mirrored.
_ALIKE = ("a1 a7 g1 g7", "b2 b6 f2 f6", "c3 c5 e3 e5", "a4 d1 d7 g4", "b4 d2 d6 f4", "c4 d3 d5 e4")


def opening(move):
    """First moves that are alike."""
    return next((names for names in _ALIKE if move in names.split()), move)
