"""A search for the best move, in as many steps as the caller likes."""

import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from spielwerk.bots.judged import judged_iterations
from spielwerk.bots.tree import (
    COUNTERS,
    DECISIONS,
    MAX_DEPTH,
    NODE,
    NONE,
    ROOT,
    USED,
    copy_subtree,
    iterations,
    new_node,
)
from spielwerk.engine.levels import Method
from spielwerk.engine.net import MOST_SEATS, Net, net_at, room_in
from spielwerk.engine.policies import STATES_NEEDED
from spielwerk.engine.position import Ruleset
from spielwerk.engine.rules import Rules
from spielwerk.errors import BadModule, BadOption
from spielwerk.runtime.chance import random64
from spielwerk.runtime.kinds import float32, float64, int32, int64
from spielwerk.runtime.state import Plain
from spielwerk.runtime.target import Target, target_for


@dataclass(frozen=True)
class Candidate:
    action: int
    visits: int
    value: tuple[float, ...]  # what each seat can expect: 1 for beating all others, 0 for none
    wins: tuple[float, ...]  # each seat's chance to win


def search_target(ruleset: Ruleset, method: Method) -> Target:
    """Where a search runs best. A second of thought never pays for compiling."""
    rules = ruleset.rules
    return target_for(rules, growing(rules, method), copy_subtree)


def growing(rules: Rules, method: Method) -> Callable[..., None]:
    """The function that makes a tree grow."""
    if method.judged:
        return judged_iterations(rules)
    return iterations(rules, method.playouts(rules))


def net_of(ruleset: Ruleset) -> Net:
    """What judges positions of a game, for its number of players."""
    rules, players = ruleset.rules, ruleset.players
    if rules.module is None or rules.features is None:
        raise BadOption("error-game-lacks", game=ruleset.game.name, what="features")
    path = rules.module.with_name("nets") / f"{players}.net"
    net = net_at(path)
    if (net.features, net.seats) != (rules.features(players), players):
        reason = f"{net.features} features of {net.seats} players"
        raise BadModule("error-module", module=path.name, reason=reason)
    return net


class Search:
    """A tree of moves that grows with every step. When moves are made, it keeps what it has found
    out. Its memory use never grows."""

    def __init__(
        self,
        ruleset: Ruleset,
        method: Method,
        key: int = 0,
        target: Target | None = None,
        net: Net | None = None,
    ) -> None:
        rules = ruleset.rules
        self.target = target or search_target(ruleset, method)
        space = self.target.space(rules)
        self.method = method
        self.iterations = 0  # since the tree was started
        self._players = ruleset.players
        self._iterate = space.function(growing(rules, method))
        self._copy = space.function(copy_subtree)
        self._key = key
        self._root = space.records(rules.state, 1)
        self._states = space.records(rules.state, STATES_NEEDED)
        self._nodes = space.records(NODE, method.nodes)
        self._spare = space.records(NODE, method.nodes)
        self._counters = space.numbers(int64, COUNTERS)
        self._moves = space.numbers(int32, rules.max_moves)
        self._marks = space.numbers(int64, rules.actions)
        self._path = space.numbers(int32, MAX_DEPTH)
        self._ranks = space.numbers(int32, ruleset.players)
        self._root_moves = space.numbers(int32, rules.max_moves)
        if method.judged:
            net = net or net_of(ruleset)
            self._promises = space.numbers(float32, rules.max_moves, MOST_SEATS + 1)
            self._found = space.numbers(float64, MOST_SEATS)
            self._active = space.numbers(int32, net.features)
            self._net = [*net.put_into(space), *room_in(space)]
        self._allowed: list[int] = []  # the moves at the root
        self._seat = 0

    @property
    def bytes(self) -> int:
        """The memory that the search uses; it never changes."""
        nodes = 2 * self.method.nodes * NODE.size
        return nodes + int64.size * len(self._marks) + int32.size * len(self._path)

    @property
    def decisions(self) -> int:
        """How many decisions the playouts have made."""
        return int(self._counters[DECISIONS])

    @property
    def used(self) -> int:
        """How many nodes the tree has."""
        return int(self._counters[USED])

    def begin(
        self, state: Plain, seat: int, moves: Sequence[int], path: Sequence[int] | None = None
    ) -> None:
        """Search for a seat among these moves in a position. `path` holds the moves since the last
        position; the tree keeps what it knows about them. None: start again."""
        self._root[0] = state
        self._seat = seat
        self._allowed = list(moves)
        for n, move in enumerate(moves):
            self._root_moves[n] = move
        node = NONE if path is None else self._follow(path)
        if node == NONE:
            self._counters[USED] = 1
            self.iterations = 0
        elif node != ROOT:
            self._counters[USED] = self._copy(self._nodes, self._spare, node)
            self._nodes, self._spare = self._spare, self._nodes
        root = new_node() if node == NONE else self._nodes[ROOT]
        root.moves = len(moves)
        self._nodes[ROOT] = root

    def _follow(self, path: Sequence[int]) -> int:
        """The node at the end of a sequence of moves, or NONE."""
        node = ROOT
        for move in path:
            children = self._children(node)
            node = next((c for c in children if self._nodes.number("move", c) == move), NONE)
            if node == NONE:
                return NONE
        return node

    def _children(self, node: int) -> list[int]:
        found = []
        child = self._nodes.number("first", node)
        while child != NONE:
            found.append(child)
            child = self._nodes.number("next", child)
        return found

    def step(self, count: int) -> None:
        """Run `count` more iterations."""
        method = self.method
        tree = (
            self._root, self._states, self._nodes, self._counters,
            self._root_moves[: len(self._allowed)], self._moves,
        )  # fmt: skip
        which = self._seat, self._key, self.iterations, count
        if method.judged:
            self._iterate(
                *tree, self._promises, self._marks, self._path, self._ranks, self._found,
                self._active, *self._net, *which, method.exploration, method.sharpness,
                method.children,
            )  # fmt: skip
        else:
            self._iterate(
                *tree, self._marks, self._path, self._ranks, *which, method.exploration,
                method.width, method.margin, int(method.as_played),
            )  # fmt: skip
        self.iterations += count

    def candidates(self) -> list[Candidate]:
        """The moves that were tried: those that win at once first, then the most tried. Ties go to
        what has done best for the seat."""
        children = [self._nodes[child] for child in self._children(ROOT)]
        children.sort(key=self._promise_to_seat, reverse=True)
        found = [self._candidate(child) for child in children]
        return [candidate for candidate in found if candidate.action in self._allowed]

    def leading_visits(self) -> tuple[int, int]:
        """The visits of the two most tried moves."""
        if len(self._allowed) == 1:
            return sys.maxsize, 0
        children = self._children(ROOT)
        visits = sorted((self._nodes.number("visits", n) for n in children), reverse=True)
        first, second = (*visits, 0, 0)[:2]
        return first, second

    def main_line(self, longest: int = 12) -> list[int]:
        """What the search expects to be played."""
        line: list[int] = []
        node = ROOT
        while len(line) < longest and (children := self._children(node)):
            node = max(children, key=lambda child: self._promise(self._nodes[child]))
            line.append(self._nodes[node].move)
        return line

    def _promise(self, node: Plain) -> tuple[int, int, int]:
        """To sort by: first a move that wins at once, then the most tried."""
        return node.wins_game, node.visits, -node.move

    def _promise_to_seat(self, node: Plain) -> tuple[int, int, float, int]:
        wins_game, visits, move = self._promise(node)
        return wins_game, visits, node.value[self._seat], move

    def _candidate(self, node: Plain) -> Candidate:
        visits = max(1, node.visits)
        players = range(self._players)
        return Candidate(
            action=node.move,
            visits=node.visits,
            value=tuple(node.value[seat] / visits for seat in players),
            wins=tuple(node.wins[seat] / visits for seat in players),
        )


class Team:
    """Several searches of the same position side by side, one per thread, with their results added
    up ("root parallel"). Used like a single search."""

    def __init__(
        self,
        ruleset: Ruleset,
        method: Method,
        key: int = 0,
        threads: int = 2,
        target: Target | None = None,
    ) -> None:
        self._members = [Search(ruleset, method, random64(key, n), target) for n in range(threads)]
        self._seat = 0
        self._threads = ThreadPoolExecutor(threads)

    @property
    def iterations(self) -> int:
        return sum(member.iterations for member in self._members)

    @property
    def decisions(self) -> int:
        return sum(member.decisions for member in self._members)

    def begin(
        self, state: Plain, seat: int, moves: Sequence[int], path: Sequence[int] | None = None
    ) -> None:
        self._seat = seat
        for member in self._members:
            member.begin(state, seat, moves, path)

    def step(self, count: int) -> None:
        """Run `count` more iterations, rounded up so that every member does the same number."""
        each = -(-count // len(self._members))
        list(self._threads.map(lambda member: member.step(each), self._members))

    def candidates(self) -> list[Candidate]:
        """What all members have found, in the same order as a single search."""
        found: dict[int, list[Candidate]] = {}
        for member in self._members:
            for candidate in member.candidates():
                found.setdefault(candidate.action, []).append(candidate)
        added = map(_added_up, found.values())
        return sorted(added, key=lambda c: (-c.visits, -c.value[self._seat], c.action))

    def leading_visits(self) -> tuple[int, int]:
        visits = [candidate.visits for candidate in self.candidates()]
        first, second = (*visits, 0, 0)[:2]
        return first, second

    def main_line(self, longest: int = 12) -> list[int]:
        """From the member that has looked deepest into the move that all like best."""
        best = self.candidates()[0].action
        lines = [member.main_line(longest) for member in self._members]
        return next((line for line in lines if line[:1] == [best]), lines[0])


def _added_up(same: list[Candidate]) -> Candidate:
    visits = sum(candidate.visits for candidate in same)

    def mean(shares: list[tuple[float, ...]]) -> tuple[float, ...]:
        weights = [candidate.visits / max(1, visits) for candidate in same]
        return tuple(
            sum(weight * share for weight, share in zip(weights, seat, strict=True))
            for seat in zip(*shares, strict=True)
        )

    return Candidate(
        same[0].action, visits, mean([c.value for c in same]), mean([c.wins for c in same])
    )
