"""Memento: what a move did."""

from dataclasses import replace
from itertools import pairwise

from spielwerk.engine.game import Effect
from spielwerk.games.memento.board import (
    EVERY_SWITCHES,
    NUMBER,
    POINT_NAMES,
    TRIANGLES,
    neighbours,
    rays,
)
from spielwerk.games.memento.moves import (
    ENTER,
    FIRST,
    HALVE,
    MOVE,
    STAY,
    bringing_of,
    move_of,
    split_of,
    turn_of,
)
from spielwerk.games.memento.rules import DOUBLE, height_at, occupied_points
from spielwerk.games.memento.view import goal_of
from spielwerk.runtime.bits import bits_of
from spielwerk.runtime.state import Plain

# What a move can do, and the number of its rule.
EFFECTS = {
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
    "all-middles": 18,
    "middle-and-feet": 19,
}
GAINS = ("capture", "all-middles", "middle-and-feet")


def effects(before: Plain, action: int, after: Plain, seat: int | None) -> list[Effect]:
    """Nothing is hidden, so all seats see the same."""
    out = [n for n in range(before.players) if after.out_on[n] and not before.out_on[n]]
    return [
        *_done(before, action, after),
        *({"effect": "out", "seat": other} for other in out),
        *_goal(after),
    ]


def _done(before: Plain, action: int, after: Plain) -> list[Effect]:
    if action == STAY:
        return [{"effect": "pass"}]
    if action < FIRST:
        triangle, anticlockwise = turn_of(action)
        return [{"effect": "turn", "triangle": TRIANGLES[triangle], "way": "+-"[anticlockwise]}]
    if action < ENTER:
        return [{"effect": "first", "to": [POINT_NAMES[action - FIRST]]}]
    if action < MOVE:
        return [{"effect": "enter", "to": [POINT_NAMES[point] for point in bringing_of(action)]}]
    if action < HALVE:
        return _move(before, after, *move_of(action))
    return _split(before, action, after)


def _move(before: Plain, after: Plain, origin: int, target: int) -> list[Effect]:
    """ME-13: a step, or a longer way of a Double or Triple. ME-14: what was there."""
    height = height_at(before, origin)
    way = _way(before, origin, target)
    at = {"from": way[0], "to": way[-1]}
    found: list[Effect] = [{"effect": "move", **at, "height": height, "path": way}]
    if way[-1] not in neighbours(way[0], EVERY_SWITCHES[before.switches]):
        found.append({"effect": "slide" if height == DOUBLE else "jump", **at})
    for owner in range(before.players):
        if before.figures[owner] >> target & 1:
            taken = "stack" if owner == before.to_move else "capture"
            there = {"point": way[-1], "owner": owner, "height": height_at(before, target)}
            found.append({"effect": taken, **there})
    if after.supply > before.supply:
        found.append({"effect": "stones-back", "stones": after.supply - before.supply})
    return found + _exits(before, [way])


def _split(before: Plain, action: int, after: Plain) -> list[Effect]:
    """ME-15: the parts, and how they got where they are."""
    origin, *targets = split_of(action)
    ways = [_way(before, origin, target) for target in targets]
    parts = [
        {"to": way[-1], "height": height_at(after, target), "path": way}
        for way, target in zip(ways, targets, strict=True)
    ]
    split = {"effect": "split", "from": POINT_NAMES[origin], "parts": parts}
    return [split, *_exits(before, ways)]


def _way(before: Plain, origin: int, target: int) -> list[str]:
    """The points on a figure's way: over the board if there is such a way, else through an exit."""
    start, end = POINT_NAMES[origin], POINT_NAMES[target]
    switches = EVERY_SWITCHES[before.switches]
    if height_at(before, origin) != DOUBLE or end in _beside(before, start):
        return [start, end]
    occupied = occupied_points(before)
    ways = [[start, *ray[: ray.index(end) + 1]] for ray in rays(start, switches) if end in ray]
    free = [way for way in ways if not any(occupied >> NUMBER[name] & 1 for name in way[1:-1])]
    if end in neighbours(start, switches):
        free.append([start, end])
    return min(free, key=lambda way: (len(_leaving(before, way)), len(way)))


def _beside(before: Plain, name: str) -> set[str]:
    """ME-2, ME-4, ME-5: the neighbours of a point on the board itself."""
    return neighbours(name, replace(EVERY_SWITCHES[before.switches], exits=False))


def _leaving(before: Plain, way: list[str]) -> list[tuple[str, str]]:
    """The steps of a way that are not on the board itself."""
    return [(one, then) for one, then in pairwise(way) if then not in _beside(before, one)]


def _exits(before: Plain, ways: list[list[str]]) -> list[Effect]:
    """ME-6: a figure left at a corner and came back in. ME-8: it did so on a straight way."""
    found: list[Effect] = []
    for way in ways:
        near = way[-1] in neighbours(way[0], EVERY_SWITCHES[before.switches])
        if near or len(way) > 2:  # else a Triple jumps
            name = "exit" if near else "straight-exit"
            gates = _leaving(before, way)
            found += [{"effect": name, "from": one, "to": then} for one, then in gates]
    return found


def _goal(after: Plain) -> list[Effect]:
    """ME-18, ME-19: the points that won the game."""
    name = {18: "all-middles", 19: "middle-and-feet"}.get(after.ended)
    won = [POINT_NAMES[point] for point in bits_of(goal_of(after))]
    return [{"effect": name, "points": won}] if name else []


# ME-10: the board looks the same from its three big corners, and mirrored.
_ALIKE = (
    "I0", "A0 B0 C0", "A1 B3 C5", "A4 B6 C2", "I2 I4 I6", "I1 I3 I5",
    "A2 A6 B2 B4 C4 C6", "A3 A5 B1 B5 C1 C3",
)  # fmt: skip


def opening(move: str) -> str:
    """First moves on an empty board are alike if a rotation or a reflection turns one into the
    other."""
    return next(alike for alike in _ALIKE if move in alike.split())
