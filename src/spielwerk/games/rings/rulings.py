"""Rings: when a move needs a rule of ours, because the printed ones do not decide."""

from spielwerk.games.rings.board import SPOKES
from spielwerk.games.rings.effects import effects
from spielwerk.games.rings.moves import TAKE, TURN, turn_of
from spielwerk.games.rings.rules import must_fly
from spielwerk.runtime.state import Plain

RULINGS = (5, 7, 12, 14, 19)


def rulings(before: Plain, action: int, after: Plain) -> list[int]:
    found = _turning(before, turn_of(action)[0]) if TURN <= action < TAKE else []
    if any(done["effect"] == "several-lines" for done in effects(before, action, after, None)):
        found.append(14)
    return [*found, 19] if after.ended == 19 else found


def _turning(before: Plain, ring: int) -> list[int]:
    """RG-5: an empty ring. RG-7: a player who must fly and cannot. RG-12: locks travel along."""
    cells = 0xFF << SPOKES * ring
    needed = {
        5: not any(pawns & cells for pawns in before.pawns),
        7: must_fly(before),
        12: bool(before.locked & cells),
    }
    return [rule for rule, is_needed in needed.items() if is_needed]
