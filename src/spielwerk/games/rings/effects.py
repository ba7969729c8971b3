"""Rings: what a move did."""

from spielwerk.engine.game import Effect
from spielwerk.games.rings.board import CELL_NAMES, LINE_ENDS, RING_NAMES, RINGS, SPOKES
from spielwerk.games.rings.moves import PLACE, STAY, STEP, TAKE, TURN, step_of, turn_of
from spielwerk.games.rings.refusals import owner_of
from spielwerk.games.rings.rules import must_fly, spoke_lines
from spielwerk.runtime.bits import bits_of
from spielwerk.runtime.state import Plain

# What a move can do, and the number of its rule.
EFFECTS = {
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
GAINS = ("ring-line", "spoke-line")


def effects(before: Plain, action: int, after: Plain, seat: int | None) -> list[Effect]:
    """Nothing is hidden, so all seats see the same."""
    lines = _lines(before, action, after)
    found = [*_done(before, action), *lines]
    if lines and TURN <= action < TAKE:
        found.append({"effect": "line-by-turning"})
    if len(lines) > 1:
        found.append({"effect": "several-lines"})
    out = [n for n in range(before.players) if after.out_on[n] and not before.out_on[n]]
    return found + [{"effect": "eliminated", "seat": other} for other in out]


def _done(before: Plain, action: int) -> list[Effect]:
    if action < TURN:
        return [{"effect": "place", "cell": CELL_NAMES[action - PLACE]}]
    if action < TAKE:
        ring, anticlockwise = turn_of(action)
        return [{"effect": "turn", "ring": RING_NAMES[ring], "way": "+-"[anticlockwise]}]
    if action < STAY:
        cell = action - TAKE
        return [{"effect": "take", "cell": CELL_NAMES[cell], "owner": owner_of(before, cell)}]
    if action < STEP:
        return []
    origin, target = step_of(action)
    name = "fly" if must_fly(before) else "move"
    return [{"effect": name, "from": CELL_NAMES[origin], "to": CELL_NAMES[target]}]


def _lines(before: Plain, action: int, after: Plain) -> list[Effect]:
    """The lines that were formed, on a ring first. The locks before the move count (RG-14)."""
    if TAKE <= action < STEP:
        return []
    judged = after.copy()
    judged.to_move = before.to_move
    if TURN <= action < TAKE:  # locks travel with the ring, and a turn forms no ring line
        return [_spoke_line(spoke) for spoke in bits_of(spoke_lines(judged))]
    origin, target = (None, action - PLACE) if action < TURN else step_of(action)
    judged.locked = before.locked & ~(1 << origin if origin is not None else 0)
    ring, spoke = divmod(target, SPOKES)
    ends = _ring_line_ends(judged, ring, spoke)
    on_ring = [_ring_line(ring, ends, bool(before.has_locks))] if ends else []
    return on_ring + [_spoke_line(spoke)] * (spoke_lines(judged) >> spoke & 1)


def _ring_line_ends(judged: Plain, ring: int, spoke: int) -> int:
    """RG-13: the ends of the line through a spoke, as a set of spokes."""
    if not judged.lines_on_rings:
        return 0
    unlocked = judged.pawns[judged.to_move] & ~judged.locked
    return int(LINE_ENDS[SPOKES * (unlocked >> SPOKES * ring & 0xFF) + spoke])


def _ring_line(ring: int, ends: int, has_locks: bool) -> Effect:
    """RG-12: the ends of a line on a ring are locked, where there are locks."""
    first = next(n for n in range(SPOKES) if ends == 1 << n | 1 << (n + 2) % SPOKES)
    cells = [CELL_NAMES[SPOKES * ring + (first + n) % SPOKES] for n in range(3)]
    return {
        "effect": "ring-line",
        "cells": cells,
        "ends": [cells[0], cells[2]] if has_locks else [],
    }


def _spoke_line(spoke: int) -> Effect:
    cells = [CELL_NAMES[SPOKES * ring + spoke] for ring in range(RINGS)]
    return {"effect": "spoke-line", "cells": cells}


def opening(move: str) -> str:
    """First moves on an empty board are alike if they use the same ring; all turns are alike."""
    return "a± b± c±" if move[1] in "+-" else f"{move[0]}1–{move[0]}8"
