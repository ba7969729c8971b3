"""Dimenticato: which of the rules a move made happen, for reports. Nothing of the game depends on
it."""

from spielwerk.engine.state import Plain
from spielwerk.games.dimenticato.board import DICE_FIELDS
from spielwerk.games.dimenticato.rules import (
    BACKS,
    CALLED,
    GO,
    PASS,
    TARGETS,
    call_of,
    can_leave,
    number_at,
)

# What can happen, and the number of the rule that says so.
HAPPENINGS = {
    "home": 7,
    "go": 13,
    "leave": 14,
    "right-call": 15,
    "wrong-call": 15,
    "no-way": 15,
    "inside": 16,
    "turn-lost": 17,
    "hit": 18,
    "stay": 18,
}


def happened(before: Plain, action: int, after: Plain) -> tuple[str, ...]:
    if action == PASS:
        return ("stay",) if before.moving or can_leave(before) else ("turn-lost",)
    if action < GO:
        return _call(before, action, after)
    source, target = divmod((action - GO) // BACKS, TARGETS)
    found = []
    if source == CALLED:
        found.append("go")
    else:
        waited = (before.waiting[before.to_move] >> source) & 1
        found.append("leave" if waited else "inside")
    if source == CALLED and target >= DICE_FIELDS:
        found.append("home")
    if (action - GO) % BACKS:
        found.append("hit")
    return tuple(found)


def _call(before: Plain, action: int, after: Plain) -> tuple[str, ...]:
    field, number = call_of(action)
    if number_at(before, field) != number:
        return ("wrong-call",)
    return ("right-call",) if after.moving else ("right-call", "no-way")
