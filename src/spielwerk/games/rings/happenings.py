"""Rings: which rules came into play with a move, for reports. The game does not depend on this."""

from spielwerk.engine.bits import popcount
from spielwerk.engine.state import Plain
from spielwerk.games.rings.board import CELLS, SPOKES
from spielwerk.games.rings.rules import MOVE, PASS, PLACE, TAKE, TURN, must_fly, spoke_lines

# What can happen, and the number of its rule.
HAPPENINGS = {
    "place": 4,
    "turn": 5,
    "move": 6,
    "fly": 7,
    "ring-line": 9,
    "spoke-line": 9,
    "line-by-turning": 11,
    "several-lines": 14,
    "take": 15,
    "eliminated": 17,
}


def happened(before: Plain, action: int, after: Plain) -> tuple[str, ...]:
    found = [_kind(before, action)]
    if action < TAKE or action >= MOVE:
        ring_line, spokes = _lines(before, action, after)
        if ring_line:
            found.append("ring-line")
        if spokes:
            found.append("spoke-line")
        if spokes and TURN <= action < TAKE:
            found.append("line-by-turning")
        if ring_line + spokes > 1:
            found.append("several-lines")
    if any(now and not was for was, now in zip(before.out_on, after.out_on, strict=True)):
        found.append("eliminated")
    return tuple(name for name in found if name)


def _kind(before: Plain, action: int) -> str:
    if PLACE <= action < TURN:
        return "place"
    if action < TAKE:
        return "turn"
    if action < PASS:
        return "take"
    if action == PASS:
        return ""
    return "fly" if must_fly(before) else "move"


def _lines(before: Plain, action: int, after: Plain) -> tuple[bool, int]:
    """Whether a ring line was formed, and how many spoke lines. The locks before the action count
    (RG-14); new locks show that a ring line was formed (RG-12)."""
    judged = after.copy()
    judged.to_move = before.to_move
    if TURN <= action < TAKE:  # locks travel with the ring, and a turn forms no ring line
        return False, popcount(spoke_lines(judged))
    judged.locked = before.locked
    target = action - PLACE
    if action >= MOVE:
        origin, target = divmod(action - MOVE, CELLS)
        judged.locked &= ~(1 << origin)
    on_spoke = (spoke_lines(judged) >> target % SPOKES) & 1
    return bool(after.locked & ~judged.locked), on_spoke


def opening(move: str) -> str:
    """First moves on an empty board are alike if they use the same ring; all turns are alike."""
    return "a± b± c±" if move[1] in "+-" else f"{move[0]}1–{move[0]}8"
