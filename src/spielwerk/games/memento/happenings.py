"""Memento: which rules came into play with a move, for reports. The game does not depend on
this."""

from spielwerk.engine.state import Plain
from spielwerk.games.memento.board import NEIGHBOURS, POINTS, Switches
from spielwerk.games.memento.rules import (
    ENTER,
    FIRST,
    HALVE,
    MOVE,
    PART,
    PASS,
    SHATTER,
    height_at,
    occupied_points,
    targets_of,
)

# What can happen, and the number of its rule.
HAPPENINGS = {
    "exit": 6,
    "straight-exit": 8,
    "first": 10,
    "enter": 11,
    "turn": 12,
    "move": 13,
    "slide": 13,
    "jump": 13,
    "capture": 14,
    "stack": 14,
    "stones-back": 14,
    "split": 15,
    "pass": 16,
    "out": 17,
}

_EXITS = Switches(True, False, False, False).number


def happened(before: Plain, action: int, after: Plain) -> tuple[str, ...]:
    if action == PASS:
        return ("pass",)
    if action < FIRST:
        return ("turn",)
    if action < ENTER:
        return ("first",)
    if action < MOVE:
        return ("enter",)
    origin, targets = _way(action)
    found = ["split"] if action >= HALVE else _move(before, origin, targets[0], after)
    found += _exits(before, origin, targets)
    if any(now and not was for was, now in zip(before.out_on, after.out_on, strict=True)):
        found.append("out")
    return tuple(found)


def _way(action: int) -> tuple[int, list[int]]:
    """Where a move or a split starts and ends."""
    base, parts = next(
        (base, parts)
        for base, parts in ((SHATTER, 3), (PART, 2), (HALVE, 2), (MOVE, 1))
        if action >= base
    )
    rest, targets = action - base, []
    for _ in range(parts):
        rest, target = divmod(rest, POINTS)
        targets.append(target)
    return rest, targets


def _move(before: Plain, origin: int, target: int, after: Plain) -> list[str]:
    """ME-13: a step, or a longer way of a Double or Triple. ME-14: what was there."""
    far = not (int(NEIGHBOURS[POINTS * before.switches + origin]) >> target) & 1
    found = ["move"]
    if far:
        found.append("slide" if height_at(before, origin) == 2 else "jump")
    if (occupied_points(before) >> target) & 1:
        own = (before.figures[before.to_move] >> target) & 1
        found.append("stack" if own else "capture")
        if after.supply > before.supply:
            found.append("stones-back")
    return found


def _exits(before: Plain, origin: int, targets: list[int]) -> list[str]:
    """ME-6, ME-8: whether a target could only be reached by leaving the board, and how."""
    without = before.copy()
    without.switches = before.switches & ~_EXITS
    reached = targets_of(without, origin, occupied_points(before))
    near = int(NEIGHBOURS[POINTS * before.switches + origin])
    out = [target for target in targets if not (reached >> target) & 1]
    found = []
    if any((near >> target) & 1 for target in out):
        found.append("exit")
    if any(not (near >> target) & 1 for target in out):
        found.append("straight-exit")
    return found


# ME-10: the board looks the same from its three big corners, and mirrored.
_ALIKE = (
    "I0", "A0 B0 C0", "A1 B3 C5", "A4 B6 C2", "I2 I4 I6", "I1 I3 I5",
    "A2 A6 B2 B4 C4 C6", "A3 A5 B1 B5 C1 C3",
)  # fmt: skip


def opening(move: str) -> str:
    """First moves on an empty board are alike if a rotation or a reflection turns one into the
    other."""
    return next(alike for alike in _ALIKE if move in alike.split())
