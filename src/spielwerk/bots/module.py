"""What a game's WebAssembly module consists of: its rules, games played out, and the search."""

from collections.abc import Callable

import numpy as np

from spielwerk.bots.tree import COUNTERS, MAX_DEPTH, NODE, clear, copy_subtree, iterations
from spielwerk.engine.game import Game, Rules
from spielwerk.engine.playouts import play_games
from spielwerk.engine.policies import STATES_NEEDED, Policy, at_random, knowing, sensible
from spielwerk.engine.wasm import Argument, Entry, One, Rows, build

Policies = Callable[[Rules], Policy]


def build_module(game: Game) -> bytes:
    """The module of a game."""
    return build(entries(game))


def entries(game: Game) -> list[Entry]:
    rules = game.rules
    searching = dict.fromkeys(level.method.playouts for level in game.levels)
    return [
        *_rules(rules),
        *(_playouts(rules, policy) for policy in _policies(rules)),
        *(_search(rules, policy) for policy in searching),
        Entry("clear", clear, (_NODES, np.int64, np.int64)),
        Entry("copy_subtree", copy_subtree, (_NODES, _NODES, np.int64), np.int64),
    ]


_NODES = Rows.of(NODE, "nodes")
_RANKS = Rows.of(np.int32, "players")


def _policies(rules: Rules) -> list[Policies]:
    found: list[Policies] = [at_random]
    if rules.draw_knowing is not None:
        found.append(knowing)
    if rules.merit is not None or rules.may_win is not None:
        found.append(sensible)
    return found


def _rules(rules: Rules) -> list[Entry]:
    state, moves = One(rules.state), Rows.of(np.int32, rules.max_moves)
    found = [
        Entry("begin", rules.begin, (state, np.uint64)),
        Entry("legal", rules.legal, (state, moves), np.int64),
        Entry("draw", rules.draw, (state, np.int64, moves), np.int64),
        Entry("apply", rules.apply, (state, np.int64)),
        Entry("outcome", rules.outcome, (state, _RANKS), np.bool_),
    ]
    if rules.redeal is not None:
        found.append(Entry("redeal", rules.redeal, (state, np.int64, np.uint64)))
    return found


def _space(rules: Rules) -> tuple[Argument, ...]:
    """What playing out a game needs."""
    states, moves = Rows.of(rules.state, STATES_NEEDED), Rows.of(np.int32, rules.max_moves)
    return states, moves, _RANKS


def _playouts(rules: Rules, policy: Policies) -> Entry:
    results = (Rows.of(np.int8, "games", "players"), *_columns(np.int32, np.int32, np.int8))
    arguments = (*_space(rules), np.uint64, np.int64, *results)
    return Entry(f"play_{policy.__name__}", play_games(rules, policy(rules)), arguments)


def _columns(*kinds: type[np.generic]) -> tuple[Argument, ...]:
    return tuple(Rows.of(kind, "games") for kind in kinds)


def _search(rules: Rules, policy: Policies) -> Entry:
    states, moves, ranks = _space(rules)
    arguments: tuple[Argument, ...] = (
        Rows.of(rules.state, 1), states, _NODES, Rows.of(np.int64, COUNTERS),
        Rows.of(np.int32, "root_moves"), moves, Rows.of(np.int64, rules.actions),
        Rows.of(np.int32, MAX_DEPTH), ranks, np.int64, np.uint64, np.int64, np.int64,
        np.float64, np.float64, np.float64, np.int64,
    )  # fmt: skip
    return Entry(f"search_{policy.__name__}", iterations(rules, policy(rules)), arguments)
