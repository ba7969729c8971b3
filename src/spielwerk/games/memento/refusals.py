"""Memento: why a move is refused."""

from collections import deque

from spielwerk.errors import IllegalMove
from spielwerk.games.memento.board import (
    ENTRIES,
    EVERY_SWITCHES,
    MIDDLES,
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
    PART,
    STAY,
    bringing_of,
    move_of,
    split_of,
    turn_of,
)
from spielwerk.games.memento.rules import NONE, height_at, markers_left, occupied_points, targets_of
from spielwerk.runtime.state import State


def refusal(state: State, action: int) -> IllegalMove:
    """Why an action is not legal now: the first rule that forbids it."""
    if state.turns == 0:
        return IllegalMove("memento-first-single", rule="ME-10")
    if action == STAY:
        return IllegalMove("memento-may-not-pass", rule="ME-16")
    if action < FIRST:
        return _not_that_turn(state, turn_of(action)[0])
    if action < ENTER:
        return IllegalMove("memento-enter-two", rule="ME-11")
    if action < MOVE:
        return _not_that_entering(state, _names(bringing_of(action)))
    if action < HALVE:
        return _not_that_move(state, *_names(move_of(action)))
    return _not_that_split(state, action)


def _names(numbers: tuple[int, ...]) -> list[str]:
    return [POINT_NAMES[number] for number in numbers]


def _not_that_turn(state: State, triangle: int) -> IllegalMove:
    if not state.turning:
        return IllegalMove("memento-turning-off", rule="ME-12")
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
    mine_there = state.figures[state.to_move] >> NUMBER[target] & 1
    if mine_there and origin != target and not state.capture_own:
        return IllegalMove("memento-capture-own", rule="ME-14", point=target)
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
    way = _shortest_way(origin, target, state)
    if not way:
        return IllegalMove("memento-no-way", rule="ME-13", origin=origin, target=target)
    return IllegalMove("memento-line-bends", rule="ME-13", point=_bend(way, state))


def _bend(way: list[str], state: State) -> str:
    """Where a way over the board first leaves its straight line."""
    switches = EVERY_SWITCHES[state.switches]
    for before, here, after in zip(way, way[1:], way[2:], strict=False):
        straight = any(pair == [here, after] for pair in (r[:2] for r in rays(before, switches)))
        if not straight:
            return here
    return way[0]


def _shortest_way(origin: str, target: str, state: State) -> list[str]:
    """Empty if there is none: without links (ME-24), the triangles are apart."""
    switches = EVERY_SWITCHES[state.switches]
    came_from = {origin: origin}
    waiting = deque([origin])
    while target not in came_from:
        if not waiting:
            return []
        here = waiting.popleft()
        for there in sorted(neighbours(here, switches) - came_from.keys()):
            came_from[there] = here
            waiting.append(there)
    way = [target]
    while way[-1] != origin:
        way.append(came_from[way[-1]])
    return way[::-1]


def _not_that_split(state: State, action: int) -> IllegalMove:
    if not state.splitting:
        return IllegalMove("memento-splitting-off", rule="ME-15")
    origin, *targets = _names(split_of(action))
    point = NUMBER[origin]
    if not state.figures[state.to_move] >> point & 1:
        return IllegalMove("memento-not-yours", rule="ME-15", point=origin)
    height = height_at(state, point)
    if height == 1:
        return IllegalMove("memento-single-splits", rule="ME-15", point=origin)
    if height != (2 if action < PART else 3):
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
    return IllegalMove("memento-board-order", rule="ME-15")  # reading a move sorts them
