"""Dimenticato: what a move did. All seats see the same (DI-23), and a number only
when it is called or looked at."""

from spielwerk.engine.game import Effect
from spielwerk.games.dimenticato.board import DICE_FIELDS, number_at
from spielwerk.games.dimenticato.moves import (
    CALLED,
    GO,
    LOOK,
    PASS,
    call_of,
    field_name,
    going_of,
    is_hit,
    look_of,
    way_of,
)
from spielwerk.games.dimenticato.view import can_leave
from spielwerk.runtime.state import Plain

# What a move can do, and the number of its rule.
EFFECTS = {
    "home": 7,
    "go": 13,
    "leave": 14,
    "right-call": 15,
    "wrong-call": 15,
    "look": 15,
    "no-way": 15,
    "inside": 16,
    "turn-lost": 17,
    "hit": 18,
    "stay": 18,
}
GAINS = ("home", "hit")


def effects(before: Plain, action: int, after: Plain, seat: int | None) -> list[Effect]:
    if action == PASS:
        stays = before.moving or can_leave(before)
        return [{"effect": "stay" if stays else "turn-lost"}]
    if action >= LOOK:
        return _looked(before, look_of(action), after)
    return _called(before, action, after) if action < GO else _went(before, action)


def _looked(before: Plain, field: int, after: Plain) -> list[Effect]:
    name = field_name(before, field)
    found: list[Effect] = [{"effect": "look", "field": name, "number": number_at(before, field)}]
    return found if after.moving else [*found, {"effect": "no-way", "field": name}]


def _called(before: Plain, action: int, after: Plain) -> list[Effect]:
    field, said = call_of(action)
    name, number = field_name(before, field), number_at(before, field)
    effect = "right-call" if said == number else "wrong-call"
    found = [{"effect": effect, "field": name, "said": said, "number": number}]
    if said == number and not after.moving:
        found.append({"effect": "no-way", "field": name})
    return found


def _went(before: Plain, action: int) -> list[Effect]:
    start, end, back = way_of(before, action)
    source, _, _ = going_of(action)
    there = field_name(before, end)
    found: list[Effect] = [
        {"effect": _way(before, source), "from": field_name(before, start), "to": there}
    ]
    if source == CALLED and end >= DICE_FIELDS:
        found.append({"effect": "home", "field": there})
    if is_hit(action):
        owner, to = before.occupant[end], field_name(before, back)
        found.append({"effect": "hit", "field": there, "owner": owner, "back": to})
    return found


def _way(before: Plain, source: int) -> str:
    if source == CALLED:
        return "go"
    return "leave" if before.waiting[before.to_move] >> source & 1 else "inside"
