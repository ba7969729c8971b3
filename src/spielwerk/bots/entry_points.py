"""What a game's WebAssembly module consists of: its rules, games played out, and the search."""

from collections.abc import Callable
from typing import Any

from spielwerk.bots.one_ply import play_glances
from spielwerk.bots.search import growing
from spielwerk.bots.tree import copy_subtree
from spielwerk.engine.game import Game, Rules
from spielwerk.engine.levels import Method
from spielwerk.engine.perft import count_sequences
from spielwerk.engine.playouts import play_games
from spielwerk.engine.policies import Policy, at_random, knowing, sensible


def entry_points(game: Game) -> list[Callable[..., Any]]:
    """The functions that can be called in a game's module."""
    rules = game.rules
    # The yardstick `uct:1000`, and a game without levels of its own, search by `knowing`.
    methods = [Method(), *(level.method for level in game.levels)]
    searching = dict.fromkeys(growing(rules, method) for method in methods)
    return [
        *rules.entry_points,
        count_sequences(rules),
        *(play_games(rules, policy) for policy in _policies(rules)),
        *searching,
        copy_subtree,
        *([play_glances(rules)] if rules.encode is not None else []),
    ]


def _policies(rules: Rules) -> list[Policy]:
    found = [at_random(rules), knowing(rules)]
    if rules.merit is not None or rules.may_win is not None:
        found.append(sensible(rules))
    return list(dict.fromkeys(found))
