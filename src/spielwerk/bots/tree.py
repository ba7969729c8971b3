"""Monte Carlo tree search, compiled with a game's rules, for two to four players.

Every iteration starts at the root and re-deals everything that the searching seat cannot know. It
walks down the tree, where each player chooses what has done best for that player or been tried
least; adds one node; plays the game out; and records on the way back how every seat fared. Nodes
are moves, not positions: the value of a move is averaged over all deals in which it was possible
("information set" search). Without secrets this is ordinary UCT.
"""

import math
from collections.abc import Callable
from functools import cache
from typing import Any

from spielwerk.engine.game import Rules
from spielwerk.engine.policies import STATES_NEEDED, Policy
from spielwerk.runtime.chance import choose, random32, random64
from spielwerk.runtime.compile import compiled
from spielwerk.runtime.entries import Rows, entry
from spielwerk.runtime.kinds import float32, float64, int8, int16, int32, int64, uint64
from spielwerk.runtime.logarithm import log
from spielwerk.runtime.state import Plain, Record, State

SEATS = 4
NONE = -1
ROOT = 0
MAX_DEPTH = 512  # paths in the tree are no longer than this

NODE = Record.of(
    value=(float32, SEATS),  # the sum of what each seat got: 1 for beating all others
    wins=(float32, SEATS),  # the sum of each seat's shares of first place
    prior=(float32, 1),  # how much the move promised at first, if a net has judged it
    move=int32,  # the move that leads here
    first=int32,  # the first child, or NONE
    next=int32,  # the next child of the same parent, or NONE
    visits=int32,
    chances=int32,  # how often the move could have been chosen
    children=int16,
    moves=int16,  # how many legal moves there are; NONE if not known yet
    wins_game=int8,  # 1 if the move wins the game at once, whatever is hidden
)
NODES = Rows.of(NODE, "nodes")

# What a search counts.
USED, STAMP, DECISIONS = range(3)  # nodes taken, marks given, decisions in playouts
COUNTERS = 3


@cache
def iterations(rules: Rules, policy: Policy) -> Callable[..., None]:  # noqa: C901 (its parts)
    """The search as a function for these rules and this playout policy."""
    apply, outcome = rules.apply, rules.outcome
    legal = rules.legal_knowing or rules.legal
    redeal = rules.redeal or leave
    lead = rules.lead or _no_lead
    has_secrets = rules.redeal is not None

    @entry(
        f"search_{policy.__name__}",
        Rows.of(rules.state, 1),
        Rows.of(rules.state, STATES_NEEDED),
        NODES,
        Rows.of(int64, COUNTERS),
        Rows.of(int32, "root_moves"),
        Rows.of(int32, rules.max_moves),
        Rows.of(int64, rules.actions),
        Rows.of(int32, MAX_DEPTH),
        Rows.of(int32, "players"),
        *(int64, uint64, int64, int64, float64, float64, float64, int64),
    )
    @compiled
    def iterate(
        root: Any, states: Any, nodes: Any, counters: Any, root_moves: Any, moves: Any, marks: Any,
        path: Any, ranks: Any, seat: int, key: int, first: int, count: int,
        exploration: float, width: float, margin: float, as_played: int,
    ) -> None:  # fmt: skip
        """Iterations number `first` to `first + count - 1` of a search."""
        for iteration in range(first, first + count):
            chance = random64(key, iteration)
            states[0] = root[0]
            redeal(states[0], seat, random64(chance, 0))
            depth = descend(
                states, nodes, counters, root_moves, moves, marks, path, ranks, chance,
                exploration, width, as_played,
            )  # fmt: skip
            counters[DECISIONS] += play_out(states, moves, ranks, random64(chance, 1))
            outcome(states[0], ranks)
            back_up(states[0], nodes, path, depth, ranks, margin)

    @compiled
    def descend(
        states: Any, nodes: Any, counters: Any, root_moves: Any, moves: Any, marks: Any, path: Any,
        ranks: Any, chance: int, exploration: float, width: float, as_played: int,
    ) -> int:  # fmt: skip
        """Play down the tree until a new node is added or the game ends. Return the depth
        reached."""
        state = states[0]
        node = ROOT
        depth = 0
        path[0] = ROOT
        while state.ended == 0 and depth < MAX_DEPTH - 1:
            known = nodes[node].moves
            wants = wants_child(nodes, node, known, counters, width)
            if has_secrets or known == NONE or wants:
                if node == ROOT:
                    known = len(root_moves)
                    for n in range(known):
                        moves[n] = root_moves[n]
                else:
                    known = legal(state, moves)
                nodes[node].moves = known
                wants = wants_child(nodes, node, known, counters, width)
                untried = mark(nodes, node, counters, moves, known, marks)
                move = NONE
                if untried > 0 and wants:
                    random = random32(chance, 2 + depth)
                    stamp = counters[STAMP]
                    move = new_move(
                        states, moves, marks, stamp, untried, ranks, random, as_played and depth > 0
                    )
                if move != NONE:
                    child = add_child(nodes, node, counters, move)
                    depth += 1
                    path[depth] = child
                    seat = int(state.to_move)
                    apply(state, move)
                    if not has_secrets and outcome(state, ranks):
                        nodes[child].wins_game = ranks[seat] == 1 and winners(ranks) == 1
                    return depth
            child = best_child(nodes, node, int(state.to_move), marks, counters[STAMP], exploration)
            if child == NONE:
                return depth
            apply(state, int(nodes[child].move))
            node = child
            depth += 1
            path[depth] = node
        return depth

    @compiled
    def new_move(
        states: Any, moves: Any, marks: Any, stamp: int, untried: int, ranks: Any, random: int,
        as_played: int,
    ) -> int:  # fmt: skip
        """A move that has no child yet: a random one, or the one that a playout would choose; NONE
        if that one has a child."""
        if not as_played:
            return nth_untried(moves, marks, stamp, choose(random, untried))
        move = policy(states, random, moves, ranks)
        return move if marks[move] == stamp else NONE

    @compiled
    def best_child(
        nodes: Any, node: int, seat: int, marks: Any, stamp: int, exploration: float
    ) -> int:
        """The most promising child for a seat (UCB1). If there are secrets, only those that are
        possible in this deal."""
        best = NONE
        best_score = -1.0
        tries = log(int(nodes[node].visits) + 1)
        child = nodes[node].first
        while child != NONE:
            if nodes[child].wins_game:
                return int(child)
            if not has_secrets or marks[nodes[child].move] == -stamp:
                visits = nodes[child].visits + 1e-6
                if has_secrets:
                    tries = log(int(nodes[child].chances) + 1)
                score = float(nodes[child].value[seat]) / visits
                score += exploration * math.sqrt(tries / visits)
                if score > best_score:
                    best_score = score
                    best = child
            child = nodes[child].next
        return int(best)

    @compiled
    def play_out(states: Any, moves: Any, ranks: Any, key: int) -> int:
        """Play to the end. Return how many decisions that took."""
        decisions = 0
        while states[0].ended == 0:
            apply(states[0], policy(states, random32(key, decisions), moves, ranks))
            decisions += 1
        return decisions

    @compiled
    def back_up(state: State, nodes: Any, path: Any, depth: int, ranks: Any, margin: float) -> None:
        """Record on every node of the path how the seats fared: the share of the others that each
        has beaten (a tie counts half), how clearly, and its share of first place."""
        sharing = winners(ranks)
        for seat in range(state.players):
            value = (1.0 - margin) * share_beaten(ranks, seat, state.players)
            value += margin * (0.5 + 0.005 * lead(state, seat))
            win = 1.0 / sharing if ranks[seat] == 1 else 0.0
            for level in range(depth + 1):
                node = path[level]
                nodes[node].value[seat] = float(nodes[node].value[seat]) + value
                nodes[node].wins[seat] = float(nodes[node].wins[seat]) + win
        for level in range(depth + 1):
            nodes[path[level]].visits += 1

    return iterate


@compiled
def winners(ranks: Any) -> int:
    """How many share first place."""
    count = 0
    for rank in ranks:
        count += rank == 1
    return count


@compiled
def share_beaten(ranks: Any, seat: int, players: int) -> float:
    """The share of the others that a seat has beaten; a tie counts half."""
    beaten = 0.0
    for other in range(players):
        if ranks[other] > ranks[seat]:
            beaten += 1.0
        elif other != seat and ranks[other] == ranks[seat]:
            beaten += 0.5
    return beaten / (players - 1)


@compiled
def _no_lead(state: State, seat: int) -> int:
    """For games without `lead`: only winning counts."""
    return 0


@compiled
def leave(state: State, seat: int, key: int) -> None:
    """For games without secrets: nothing to re-deal."""


@compiled
def wants_child(nodes: Any, node: int, moves: int, counters: Any, width: float) -> bool:
    """Whether a node should get one more child. The more often it is visited, the more it may have
    ("progressive widening"), up to its number of moves and while there are nodes left."""
    children = nodes[node].children
    if children >= moves or counters[USED] >= len(nodes):
        return False
    return bool(children * children <= width * nodes[node].visits)


@compiled
def mark(nodes: Any, node: int, counters: Any, moves: Any, known: int, marks: Any) -> int:
    """Mark every legal move with a new stamp, or with its negative if it already has a child.
    Return how many have none."""
    counters[STAMP] += 1
    stamp = counters[STAMP]
    for n in range(known):
        marks[moves[n]] = stamp
    untried = known
    child = nodes[node].first
    while child != NONE:
        if marks[nodes[child].move] == stamp:
            marks[nodes[child].move] = -stamp
            nodes[child].chances += 1
            untried -= 1
        child = nodes[child].next
    return int(untried)


@compiled
def nth_untried(moves: Any, marks: Any, stamp: int, nth: int) -> int:
    """The n-th move that has no child yet."""
    n = 0
    while True:
        if marks[moves[n]] == stamp:
            if nth == 0:
                return int(moves[n])
            nth -= 1
        n += 1


@compiled
def add_child(nodes: Any, parent: int, counters: Any, move: int) -> int:
    """Add a node for a move, and return its number."""
    child = int(counters[USED])
    counters[USED] += 1
    clear(nodes, child, move)
    nodes[child].chances = 1
    nodes[child].next = nodes[parent].first
    nodes[parent].first = child
    nodes[parent].children += 1
    return child


def new_node() -> Plain:
    """A node without children."""
    node = NODE.blank()
    clear([node], 0, NONE)
    return node


@compiled
def clear(nodes: Any, node: int, move: int) -> None:
    """Reset a node."""
    nodes[node].move = move
    nodes[node].first = NONE
    nodes[node].next = NONE
    nodes[node].visits = 0
    nodes[node].chances = 0
    nodes[node].children = 0
    nodes[node].moves = NONE
    nodes[node].wins_game = 0
    for seat in range(SEATS):
        nodes[node].value[seat] = 0.0
        nodes[node].wins[seat] = 0.0
    nodes[node].prior[0] = 0.0


@entry("copy_subtree", NODES, Rows.of(NODE, "kept"), int64, result=int64)
@compiled
def copy_subtree(nodes: Any, kept: Any, root: int) -> int:
    """Copy a node and all below it into another pool, breadth first. Return how many."""
    kept[ROOT] = nodes[root]
    kept[ROOT].next = NONE
    used = 1
    node = 0
    while node < used:
        child = int(kept[node].first)  # still the index in the old pool
        kept[node].first = NONE
        while child != NONE:
            kept[used] = nodes[child]
            kept[used].next = kept[node].first
            kept[node].first = used
            used += 1
            child = int(nodes[child].next)
        node += 1
    return used
