"""Memento: moves as text, and why a move is refused.

`A1` the first Single · `A1,B2` enter two · `A+` / `A-` turn clockwise / anticlockwise ·
`A1-A0` move or capture · `A1/A2,A6` split into Singles · `A1/2A2,A6` into a Double on A2 and a
Single on A6 · `pass`
"""

import re
from collections import deque
from collections.abc import Iterator
from functools import lru_cache
from itertools import permutations

from spielwerk.engine.errors import BadMove, IllegalMove
from spielwerk.engine.state import State
from spielwerk.games.memento.board import (
    ENTRIES,
    EVERY_SWITCHES,
    MIDDLES,
    NUMBER,
    POINT_NAMES,
    POINTS,
    TRIANGLES,
    neighbours,
    rays,
)
from spielwerk.games.memento.rules import (
    ENTER,
    FIRST,
    HALVE,
    MOVE,
    NONE,
    PART,
    PASS,
    SHATTER,
    TURN,
    height_at,
    markers_left,
    occupied_points,
    targets_of,
)

_POINT = "[ABCI][0-6]"
_FORM = re.compile(
    rf"(?P<turn>[ABCI][+-])|(?P<enter>{_POINT}(?:,{_POINT})?)|(?P<move>{_POINT}-{_POINT})"
    rf"|(?P<split>{_POINT}/2?{_POINT}(?:,2?{_POINT}){{1,2}})|(?P<none>pass)"
)


def read_move(state: State, text: str) -> int:
    """Equal parts may come in any order."""
    form = _FORM.fullmatch(text)
    if form is None:
        raise BadMove("memento-unreadable", move=text)
    if form["turn"]:
        return TURN + 2 * TRIANGLES.index(text[0]) + "+-".index(text[1])
    if form["enter"]:
        numbers = sorted(NUMBER[name] for name in text.split(","))
        return FIRST + numbers[0] if len(numbers) == 1 else ENTER + POINTS * numbers[0] + numbers[1]
    if form["move"]:
        return MOVE + POINTS * NUMBER[text[:2]] + NUMBER[text[3:]]
    return _read_split(text) if form["split"] else PASS


def _read_split(text: str) -> int:
    origin, _, targets = text.partition("/")
    parts = targets.split(",")
    doubles = [NUMBER[part[1:]] for part in parts if part[0] == "2"]
    singles = sorted(NUMBER[part] for part in parts if part[0] != "2")
    match len(doubles), len(singles):
        case 0, 2:
            action = HALVE
        case 1, 1:
            action = PART
        case 0, 3:
            action = SHATTER
        case _:
            raise BadMove("memento-unreadable", move=text)
    code = NUMBER[origin]
    for number in doubles + singles:
        code = POINTS * code + number
    return action + code


def move_text(state: State, action: int) -> str:
    return _spelled(action)


@lru_cache(1 << 16)
def _spelled(action: int) -> str:
    if action == PASS:
        return "pass"
    if action < FIRST:
        return TRIANGLES[(action - TURN) // 2] + "+-"[(action - TURN) % 2]
    if action < ENTER:
        return POINT_NAMES[action - FIRST]
    if action < MOVE:
        return ",".join(_names(action - ENTER, 2))
    if action < HALVE:
        return "-".join(_names(action - MOVE, 2))
    kind, origin, parts = _split_of(action)
    return f"{origin}/{'2' if kind == PART else ''}{','.join(parts)}"


def _split_of(action: int) -> tuple[int, str, list[str]]:
    """The kind of a split, its origin and where its parts go."""
    kind, count = next((k, n) for k, n in ((SHATTER, 4), (PART, 3), (HALVE, 3)) if action >= k)
    origin, *parts = _names(action - kind, count)
    return kind, origin, parts


def _names(code: int, count: int) -> list[str]:
    """The points of a move, from its number."""
    return [POINT_NAMES[code // POINTS**place % POINTS] for place in reversed(range(count))]


def spellings(text: str) -> Iterator[tuple[str, ...]]:
    """A move point by point, as somebody might touch them: equal parts in any order."""
    if "-" in text[1:] and len(text) > 2:
        yield text[:2], text[2:]
    elif "/" in text:
        origin, _, targets = text.partition("/")
        for first, *others in permutations(targets.split(",")):
            yield origin, f"/{first}", *(f",{other}" for other in others)
    elif "," in text:
        for first, second in permutations(text.split(",")):
            yield first, f",{second}"
    else:
        yield (text,)


# ---- Why not ----------------------------------------------------------------------------------


def refusal(state: State, action: int) -> IllegalMove:
    """Why an action is not legal now: the first rule that forbids it."""
    if state.turns == 0:
        return IllegalMove("memento-first-single", rule="ME-10")
    if action == PASS:
        return IllegalMove("memento-may-not-pass", rule="ME-16")
    if action < FIRST:
        return _not_that_turn(state, (action - TURN) // 2)
    if action < ENTER:
        return IllegalMove("memento-enter-two", rule="ME-11")
    if action < MOVE:
        return _not_that_entering(state, _names(action - ENTER, 2))
    if action < HALVE:
        return _not_that_move(state, *_names(action - MOVE, 2))
    return _not_that_split(state, action)


def _not_that_turn(state: State, triangle: int) -> IllegalMove:
    if state.before != NONE and state.turned >> state.before & 1:
        return IllegalMove("memento-player-before-turned", rule="ME-12")
    if state.turned >> state.to_move & 1:
        return IllegalMove("memento-you-turned", rule="ME-12")
    return IllegalMove("memento-nothing-changes", rule="ME-12", triangle=TRIANGLES[triangle])


def _not_that_entering(state: State, names: list[str]) -> IllegalMove:
    for name in names:
        if MIDDLES >> NUMBER[name] & 1:
            return IllegalMove("memento-enter-middle", rule="ME-11", point=name)
        if not ENTRIES >> NUMBER[name] & 1:
            return IllegalMove("memento-enter-inside", rule="ME-11", point=name)
        if occupied_points(state) >> NUMBER[name] & 1:
            return IllegalMove("memento-not-free", rule="ME-11", point=name)
    if names[0] == names[1]:
        return IllegalMove("memento-different-points", rule="ME-11")
    if names[0] > names[1]:
        return IllegalMove("memento-board-order", rule="ME-11")
    if state.supply < 2:
        return IllegalMove("memento-supply-low", rule="ME-11", supply=state.supply)
    return IllegalMove("memento-no-marker", rule="ME-11")


def _not_that_move(state: State, origin: str, target: str) -> IllegalMove:
    point = NUMBER[origin]
    if not state.figures[state.to_move] >> point & 1:
        return IllegalMove("memento-not-yours", rule="ME-13", point=origin)
    return _out_of_reach(state, origin, target)


def _out_of_reach(state: State, origin: str, target: str) -> IllegalMove:
    """ME-13: the figure on `origin` cannot get to `target`."""
    height = height_at(state, NUMBER[origin])
    if origin == target:
        return IllegalMove("memento-same-point", rule="ME-13")
    if height == 1:
        return IllegalMove("memento-single-far", rule="ME-13", origin=origin, target=target)
    if height == 3:
        return IllegalMove("memento-triple-far", rule="ME-13", origin=origin, target=target)
    occupied = occupied_points(state)
    switches = EVERY_SWITCHES[state.switches]
    for way in rays(origin, switches):
        if target in way:
            blocker = next(name for name in way if occupied >> NUMBER[name] & 1)
            return IllegalMove("memento-in-the-way", rule="ME-13", point=blocker)
    bend = _bend(origin, target, state)
    return IllegalMove("memento-line-bends", rule="ME-13", point=bend)


def _bend(origin: str, target: str, state: State) -> str:
    """Where the shortest way over the board first leaves its straight line."""
    switches = EVERY_SWITCHES[state.switches]
    way = _shortest_way(origin, target, state)
    for before, here, after in zip(way, way[1:], way[2:], strict=False):
        straight = any(pair == [here, after] for pair in (r[:2] for r in rays(before, switches)))
        if not straight:
            return here
    return origin


def _shortest_way(origin: str, target: str, state: State) -> list[str]:
    switches = EVERY_SWITCHES[state.switches]
    came_from = {origin: origin}
    waiting = deque([origin])
    while target not in came_from:
        here = waiting.popleft()
        for there in sorted(neighbours(here, switches) - came_from.keys()):
            came_from[there] = here
            waiting.append(there)
    way = [target]
    while way[-1] != origin:
        way.append(came_from[way[-1]])
    return way[::-1]


def _not_that_split(state: State, action: int) -> IllegalMove:
    kind, origin, targets = _split_of(action)
    point = NUMBER[origin]
    if not state.figures[state.to_move] >> point & 1:
        return IllegalMove("memento-not-yours", rule="ME-15", point=origin)
    height = height_at(state, point)
    if height == 1:
        return IllegalMove("memento-single-splits", rule="ME-15", point=origin)
    if height != (2 if kind == HALVE else 3):
        reason = "memento-double-splits" if height == 2 else "memento-triple-splits"
        return IllegalMove(reason, rule="ME-15", point=origin)
    if len(set(targets)) < len(targets):
        return IllegalMove("memento-different-points", rule="ME-15")
    for name in targets:
        if occupied_points(state) >> NUMBER[name] & 1:
            return IllegalMove("memento-not-free", rule="ME-15", point=name)
        if not targets_of(state, point, occupied_points(state)) >> NUMBER[name] & 1:
            return _out_of_reach(state, origin, name)
    if markers_left(state) < len(targets) - 1:
        return IllegalMove("memento-no-marker", rule="ME-15")
    return IllegalMove("memento-board-order", rule="ME-15")  # read_move sorts the points
