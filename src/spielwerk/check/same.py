"""One source, every machine: games agree byte for byte, interpreted and compiled."""

from collections.abc import Iterator, Sequence
from typing import Any

from spielwerk.check.finding import Finding, finding
from spielwerk.engine.game import MOST_DECISIONS
from spielwerk.engine.playouts import PLAY, SETUP
from spielwerk.engine.position import Ruleset
from spielwerk.runtime.chance import choose, random32, random64
from spielwerk.runtime.kinds import int32
from spielwerk.runtime.target import Target


class Side:
    """One game on a target, decision by decision."""

    def __init__(self, ruleset: Ruleset, target: Target) -> None:
        rules = ruleset.rules
        space = target.space(rules)
        self.name = target.name
        self.state = space.records(rules.state, 1)
        self.state[0] = ruleset.blank()
        self.room = space.numbers(int32, rules.max_moves)
        self.begin = space.function(rules.begin)
        self.legal = space.function(rules.legal)
        self.draw = space.function(rules.draw)
        self.apply = space.function(rules.apply)

    def moves(self) -> list[int]:
        found: list[int] = self.room[: self.legal(self.state, self.room)].tolist()
        return found

    def bytes(self) -> bytes:
        return bytes(self.state.memory)


def differences(
    ruleset: Ruleset, targets: Sequence[Target], seed: int, games: int
) -> Iterator[Finding]:
    """Where games differ from the interpreted ones: the first place."""
    sides = [Side(ruleset, target) for target in targets]
    for number in range(games):
        yield from _compare(ruleset, sides, random64(seed, number), number)


def _compare(ruleset: Ruleset, sides: list[Side], key: int, game: int) -> Iterator[Finding]:
    """One game on all sides, up to the first difference."""
    rules = ruleset.rules
    state = ruleset.blank()
    rules.begin(state, random64(key, SETUP))
    for side in sides:
        side.begin(side.state, random64(key, SETUP))
    for decision in range(MOST_DECISIONS):
        random = random32(random64(key, PLAY), decision)
        for wrong, target, what in _different(ruleset, sides, state, random):
            details = {"target": target, "what": what, "number": game, "decision": decision}
            yield finding(wrong, ruleset, **details)
            return
        if state.ended:
            return
        listed = [0] * rules.max_moves
        action = listed[choose(random, rules.legal(state, listed))]
        rules.apply(state, action)
        for side in sides:
            side.apply(side.state, action)


def _different(
    ruleset: Ruleset, sides: list[Side], state: Any, random: int
) -> Iterator[tuple[str, str, str]]:
    """What is not the same as interpreted: the finding, the target, and the value."""
    rules = ruleset.rules
    packed = rules.state.pack(state)
    for side in sides:
        if side.bytes() != packed:
            yield "check-differs", side.name, _field(ruleset, side, state)
    if state.ended:
        return
    listed = [0] * rules.max_moves
    moves = listed[: rules.legal(state, listed)]
    for side in sides:
        if side.moves() != moves:
            yield "check-differs", side.name, "legal"
    # `draw` may find the move without listing all of them.
    for name, drawn in _drawn(ruleset, sides, state, random):
        if drawn != moves[choose(random, len(moves))]:
            yield "check-draw", name, "draw"


def _drawn(
    ruleset: Ruleset, sides: list[Side], state: Any, random: int
) -> Iterator[tuple[str, int]]:
    rules = ruleset.rules
    yield "python", rules.draw(state, random, [0] * rules.max_moves)
    for side in sides:
        yield side.name, side.draw(side.state, random, side.room)


def _field(ruleset: Ruleset, side: Side, state: Any) -> str:
    """The first field that is not the same."""
    there = side.state[0]
    for field in ruleset.rules.state.fields:
        mine, theirs = getattr(state, field.name), getattr(there, field.name)
        if mine != theirs:
            return f"{field.name}: {mine} ≠ {theirs}"
    return "?"
