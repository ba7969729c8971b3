"""Tree search in which a net judges positions, instead of games that are played out.

Every iteration walks down the tree as in `tree.py`. Where it arrives at a position for the first
time, the net judges all positions that can follow; the most promising become its children, and what
the best of them promises is recorded on the way back. The more a move promised at first, the sooner
it is looked at again. What positions are worth to a seat is its chance to win.
"""

import math
from collections.abc import Callable
from functools import cache
from typing import Any

from spielwerk.bots.tree import (
    COUNTERS,
    DECISIONS,
    MAX_DEPTH,
    NODES,
    NONE,
    ROOT,
    STAMP,
    USED,
    add_child,
    leave,
    mark,
    winners,
)
from spielwerk.engine.game import Rules
from spielwerk.engine.net import MOST_SEATS, ROOM, WEIGHTS, judge
from spielwerk.engine.policies import STATES_NEEDED
from spielwerk.engine.seats import seat_at
from spielwerk.runtime.chance import random64
from spielwerk.runtime.compile import compiled
from spielwerk.runtime.entries import Rows, entry
from spielwerk.runtime.kinds import float32, float64, int32, int64, uint64
from spielwerk.runtime.logarithm import exp
from spielwerk.runtime.state import State

ENDS = MOST_SEATS  # beside what a move promises to every seat: whether it ends the game


@cache
def judged_iterations(rules: Rules) -> Callable[..., None]:  # noqa: C901 (its parts)
    """The search as a function for these rules."""
    apply, outcome = rules.apply, rules.outcome
    encode: Any = rules.encode
    legal = rules.legal_knowing or rules.legal
    redeal = rules.redeal or leave
    has_secrets = rules.redeal is not None

    @entry(
        "search_judged",
        Rows.of(rules.state, 1),
        Rows.of(rules.state, STATES_NEEDED),
        NODES,
        Rows.of(int64, COUNTERS),
        Rows.of(int32, "root_moves"),
        Rows.of(int32, rules.max_moves),
        Rows.of(float32, rules.max_moves, MOST_SEATS + 1),
        Rows.of(int64, rules.actions),
        Rows.of(int32, MAX_DEPTH),
        Rows.of(int32, "players"),
        Rows.of(float64, MOST_SEATS),
        Rows.of(int32, "active"),
        *WEIGHTS,
        *ROOM,
        *(int64, uint64, int64, int64, float64, float64, int64),
    )
    @compiled
    def iterate(
        root: Any, states: Any, nodes: Any, counters: Any, root_moves: Any, moves: Any,
        promises: Any, marks: Any, path: Any, ranks: Any, found: Any, active: Any,
        w1: Any, b1: Any, w2: Any, b2: Any, w3: Any, b3: Any,
        sums: Any, units: Any, uppers: Any, chances: Any,
        seat: int, key: int, first: int, count: int, exploration: float, sharpness: float,
        most: int,
    ) -> None:  # fmt: skip
        """Iterations number `first` to `first + count - 1` of a search."""
        net = (w1, b1, w2, b2, w3, b3, sums, units, uppers, chances)
        for iteration in range(first, first + count):
            states[0] = root[0]
            redeal(states[0], seat, random64(key, iteration))
            depth = descend(
                states, nodes, counters, root_moves, moves, promises, marks, path, ranks, found,
                active, net, exploration, sharpness, most,
            )  # fmt: skip
            back_up(states[0].players, nodes, path, depth, found)

    @compiled
    def descend(
        states: Any, nodes: Any, counters: Any, root_moves: Any, moves: Any, promises: Any,
        marks: Any, path: Any, ranks: Any, found: Any, active: Any, net: Any, exploration: float,
        sharpness: float, most: int,
    ) -> int:  # fmt: skip
        """Play down the tree to a position that has not been judged yet, or to the end of the game.
        Return the depth reached."""
        node = ROOT
        depth = 0
        path[0] = ROOT
        mover = int(states[0].to_move)
        while states[0].ended == 0 and depth < MAX_DEPTH - 1:
            is_new = nodes[node].first == NONE
            if has_secrets or is_new:
                known = list_moves(states[0], node, root_moves, moves)
                untried = mark(nodes, node, counters, moves, known, marks)
                if untried > 0 and counters[USED] + most <= len(nodes):
                    add_children(
                        states, nodes, counters, node, moves, known, untried, promises, marks,
                        ranks, found, active, net, sharpness, most,
                    )  # fmt: skip
                    if is_new:
                        return depth
            mover = int(states[0].to_move)
            child = most_promising(nodes, node, mover, marks, counters[STAMP], exploration)
            if child == NONE:
                break
            apply(states[0], int(nodes[child].move))
            node = child
            depth += 1
            path[depth] = node
        look_at(states, 0, mover, ranks, found, active, net)
        return depth

    @compiled
    def list_moves(state: State, node: int, root_moves: Any, moves: Any) -> int:
        if node != ROOT:
            return legal(state, moves)
        for n in range(len(root_moves)):
            moves[n] = root_moves[n]
        return len(root_moves)

    @compiled
    def look_at(
        states: Any, which: int, mover: int, ranks: Any, found: Any, active: Any, net: Any
    ) -> None:
        """Find out what a position is worth to every seat: certain if it is over, otherwise by the
        net, with the eyes of the seat that has just moved."""
        state = states[which]
        if outcome(state, ranks):
            sharing = winners(ranks)
            for seat in range(state.players):
                found[seat] = 1.0 / sharing if ranks[seat] == 1 else 0.0
        else:
            count = encode(state, mover, active)
            judge(active, count, *net)
            chances = net[-1]
            for place in range(state.players):
                found[seat_at(state, mover, place)] = chances[place]

    @compiled
    def add_children(
        states: Any, nodes: Any, counters: Any, node: int, moves: Any, known: int, untried: int,
        promises: Any, marks: Any, ranks: Any, found: Any, active: Any, net: Any,
        sharpness: float, most: int,
    ) -> None:  # fmt: skip
        """Judge the positions after all moves that have no child yet, and give the most promising
        moves one. What the best promises has been found out."""
        players = states[0].players
        mover = int(states[0].to_move)
        stamp = counters[STAMP]
        for n in range(known):
            if marks[moves[n]] == stamp:
                states[1] = states[0]
                apply(states[1], int(moves[n]))
                look_at(states, 1, mover, ranks, found, active, net)
                for seat in range(players):
                    promises[n][seat] = found[seat]
                promises[n][ENDS] = states[1].ended
        counters[DECISIONS] += untried
        ahead = 0.0
        for nth in range(min(most, untried)):
            best = best_untried(moves, known, promises, mover, marks, stamp)
            promise = float(promises[best][mover])
            if nth == 0:
                ahead = promise
                for seat in range(players):
                    found[seat] = promises[best][seat]
            child = add_child(nodes, node, counters, int(moves[best]))
            marks[moves[best]] = -stamp
            nodes[child].visits = 1
            for seat in range(players):
                nodes[child].value[seat] = promises[best][seat]
                nodes[child].wins[seat] = promises[best][seat]
            nodes[child].prior[0] = exp(sharpness * (promise - ahead))
            if not has_secrets:
                nodes[child].wins_game = promises[best][ENDS] != 0.0 and promise == 1.0

    @compiled
    def best_untried(
        moves: Any, known: int, promises: Any, mover: int, marks: Any, stamp: int
    ) -> int:
        """The number of the move that promises most to the mover, of those without a child."""
        best = NONE
        for n in range(known):
            if marks[moves[n]] == stamp and (
                best == NONE or promises[n][mover] > promises[best][mover]
            ):
                best = n
        return best

    @compiled
    def most_promising(
        nodes: Any, node: int, seat: int, marks: Any, stamp: int, exploration: float
    ) -> int:
        """The child to look at next: what it promises now, and how much it promised at first
        ("PUCT"). If there are secrets, only those that are possible in this deal."""
        total = 0.0
        child = nodes[node].first
        while child != NONE:
            if nodes[child].wins_game:
                return int(child)
            if not has_secrets or marks[nodes[child].move] == -stamp:
                total += float(nodes[child].prior[0])
            child = nodes[child].next
        urge = exploration * math.sqrt(float(nodes[node].visits)) / max(total, 1e-9)
        best = NONE
        best_score = -1.0
        child = nodes[node].first
        while child != NONE:
            if not has_secrets or marks[nodes[child].move] == -stamp:
                visits = float(nodes[child].visits)
                score = float(nodes[child].value[seat]) / visits
                score += urge * float(nodes[child].prior[0]) / visits
                if score > best_score:
                    best_score = score
                    best = child
            child = nodes[child].next
        return int(best)

    @compiled
    def back_up(players: int, nodes: Any, path: Any, depth: int, found: Any) -> None:
        """Record on every node of the path what has been found out."""
        for level in range(depth + 1):
            node = path[level]
            nodes[node].visits += 1
            for seat in range(players):
                nodes[node].value[seat] = float(nodes[node].value[seat]) + found[seat]
                nodes[node].wins[seat] = float(nodes[node].wins[seat]) + found[seat]

    return iterate
