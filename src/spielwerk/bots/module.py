"""What a game's WebAssembly module consists of: its rules, games played out, and the search."""

from collections.abc import Callable
from typing import Any

from spielwerk.bots.tree import copy_subtree, iterations
from spielwerk.engine.entries import One, Rows, entry
from spielwerk.engine.game import Game, Rules
from spielwerk.engine.kinds import bool8, int32, int64, uint64
from spielwerk.engine.levels import Method
from spielwerk.engine.perft import count_sequences
from spielwerk.engine.playouts import play_games
from spielwerk.engine.policies import Policy, at_random, knowing, sensible

Function = Callable[..., Any]


def entry_points(game: Game) -> list[Function]:
    """The functions that can be called in a game's module."""
    rules = game.rules
    # The yardstick `uct:1000`, and a game without levels of its own, search by `knowing`.
    methods = [Method(), *(level.method for level in game.levels)]
    searching = dict.fromkeys(method.playouts(rules) for method in methods)
    return [
        *_marked_rules(rules),
        count_sequences(rules),
        *(play_games(rules, policy) for policy in _policies(rules)),
        *(iterations(rules, policy) for policy in searching),
        copy_subtree,
    ]


def _policies(rules: Rules) -> list[Policy]:
    found = [at_random(rules), knowing(rules)]
    if rules.merit is not None or rules.may_win is not None:
        found.append(sensible(rules))
    return list(dict.fromkeys(found))


def _marked_rules(rules: Rules) -> list[Function]:
    state, moves = One(rules.state), Rows.of(int32, rules.max_moves)
    marked: list[Function] = [
        entry("begin", state, uint64)(rules.begin),
        entry("legal", state, moves, result=int64)(rules.legal),
        entry("draw", state, int64, moves, result=int64)(rules.draw),
        entry("apply", state, int64)(rules.apply),
        entry("outcome", state, Rows.of(int32, "players"), result=bool8)(rules.outcome),
    ]
    if rules.redeal is not None:
        marked.append(entry("redeal", state, int64, uint64)(rules.redeal))
    return marked
