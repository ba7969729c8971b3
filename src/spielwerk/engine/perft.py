"""Perft: the number of sequences of n decisions. The standard test of a move generator."""

from collections.abc import Callable
from functools import cache
from typing import Any

from spielwerk.engine.integers import integer
from spielwerk.engine.position import Position
from spielwerk.engine.rules import Rules
from spielwerk.errors import BadOption
from spielwerk.runtime.compile import compiled
from spielwerk.runtime.entries import Rows, entry
from spielwerk.runtime.kinds import int32, int64
from spielwerk.runtime.target import Target, target_for

AT_ONCE = 4  # depth that is counted in one go
A_SEQUENCE = 1e-8  # seconds, roughly


def perft(position: Position, depth: int, target: Target | None = None) -> int:
    """Count the sequences of `depth` decisions from a position. Sequences that end the game earlier
    do not count.

    >>> import spielwerk
    >>> from spielwerk.engine.perft import perft
    >>> perft(spielwerk.load("rings").start(), 2)
    864
    """
    levels = integer(depth)
    if levels is None or levels < 0:
        raise BadOption("error-depth", depth=str(depth))
    if levels == 0:
        return 1
    rules = position.ruleset.rules
    counting = count_sequences(rules)
    if target is None:
        seconds = len(position.legal_moves) ** levels * A_SEQUENCE
        target = target_for(rules, counting, seconds=seconds)
    if levels > AT_ONCE:
        # Move by move, so that Ctrl-C need not wait for a long count to end.
        return sum(
            perft(position.play(a), levels - 1, target) for a in position.legal_moves.actions
        )
    space = target.space(rules)
    states = space.records(rules.state, levels)
    states[0] = position.plain()
    moves = space.numbers(int32, levels, rules.max_moves)
    many, tried = space.numbers(int32, levels), space.numbers(int32, levels)
    return int(space.function(counting)(states, moves, many, tried, levels))


@cache
def count_sequences(rules: Rules) -> Callable[..., int]:
    """The compiled function that counts sequences by these rules."""
    legal, apply = rules.legal, rules.apply

    @entry(
        "count_sequences",
        Rows.of(rules.state, "depth"),
        Rows.of(int32, "depth", rules.max_moves),
        Rows.of(int32, "depth"),
        Rows.of(int32, "depth"),
        int64,
        result=int64,
    )
    @compiled
    def count(states: Any, moves: Any, many: Any, tried: Any, depth: int) -> int:
        """Walk the tree with one state and one list of moves per level. The last level is only
        counted."""
        total = 0
        level = 0
        many[0] = legal(states[0], moves[0]) if states[0].ended == 0 else 0
        tried[0] = 0
        while level >= 0:
            if level == depth - 1:
                total += many[level]
                level -= 1
            elif tried[level] == many[level]:
                level -= 1
            else:
                states[level + 1] = states[level]
                apply(states[level + 1], moves[level][tried[level]])
                tried[level] += 1
                level += 1
                many[level] = legal(states[level], moves[level]) if states[level].ended == 0 else 0
                tried[level] = 0
        return total

    return count
