"""How playouts choose their moves: at random, or with a little sense.

A policy is `choose_move(states, random, moves, ranks)`: it picks a move for the position in
`states[0]` and may use everything else, from `states[1]` on, as scratch space.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from spielwerk.engine.rules import Rules
from spielwerk.errors import BadOption
from spielwerk.runtime.chance import choose, random32
from spielwerk.runtime.compile import compiled
from spielwerk.runtime.state import State

Policy = Callable[[Any, int, Any, Any], int]

STATES_NEEDED = 3
NO_MOVE = -1
DOUBT = 4  # noise: merits that differ by less can be mixed up
TRIES = 8  # how many moves a sensible player tries before giving in to a threat


def _named(name: str, policy: Policy) -> Policy:
    """What is compiled with the policy is called after it."""
    policy.__name__ = name
    return policy


def at_random(rules: Rules) -> Policy:
    """Every legal move is equally likely.

    >>> import spielwerk
    >>> from spielwerk.engine.playouts import playouts
    >>> from spielwerk.engine.policies import at_random
    >>> len(playouts(spielwerk.load("rings"), 3, policy=at_random))
    3
    """
    return _drawing(rules.draw)


def knowing(rules: Rules) -> Policy:
    """Like `at_random`, for players who know everything that is hidden.

    >>> import spielwerk
    >>> from spielwerk.engine.playouts import playouts
    >>> from spielwerk.engine.policies import knowing
    >>> len(playouts(spielwerk.load("dimenticato"), 3, policy=knowing))
    3
    """
    return _drawing(rules.draw_knowing or rules.draw)


@cache
def _drawing(draw: Callable[[State, int, Any], int]) -> Policy:
    @compiled
    def choose_move(states: Any, random: int, moves: Any, ranks: Any) -> int:
        return draw(states[0], random, moves)

    return _named(draw.__name__, choose_move)


@cache
def sensible(rules: Rules) -> Policy:
    """If the game defines `merit`, make the move with the highest. Otherwise win if you can; if
    not, make a random move that does not let the next player win at once, if one turns up soon
    enough.

    >>> import spielwerk
    >>> from spielwerk.engine.playouts import playouts
    >>> from spielwerk.engine.policies import sensible
    >>> len(playouts(spielwerk.load("rings"), 2, policy=sensible))
    Traceback (most recent call last):
    spielwerk.errors.BadOption: This game has no sensible playouts.
    """
    if rules.merit is not None:
        return _by_merit(rules, rules.merit)
    apply, draw = rules.apply, rules.draw
    winning_move = _winning_move(rules)

    @compiled
    def choose_move(states: Any, random: int, moves: Any, ranks: Any) -> int:
        move = winning_move(states, 0, moves, ranks)
        if move != NO_MOVE:
            return move
        for n in range(TRIES):
            move = draw(states[0], random32(random, n), moves)
            states[1] = states[0]
            apply(states[1], move)
            if states[1].ended != 0 or winning_move(states, 1, moves, ranks) == NO_MOVE:
                return move
        return move

    return _named("sensible", choose_move)


def _by_merit(rules: Rules, merit: Callable[[State, int], int]) -> Policy:
    legal, apply = rules.legal, rules.apply

    @compiled
    def choose_move(states: Any, random: int, moves: Any, ranks: Any) -> int:
        count = legal(states[0], moves)
        chosen = 0
        best = 0
        seat = int(states[0].to_move)
        for n in range(count if count > 1 else 0):
            states[1] = states[0]
            apply(states[1], moves[n])
            found = merit(states[1], seat) + choose(random32(random, n), DOUBT)
            if n == 0 or found > best:
                best = found
                chosen = n
        return int(moves[chosen])

    return _named("sensible", choose_move)


def _winning_move(rules: Rules) -> Callable[[Any, int, Any, Any], int]:
    legal, apply, outcome = rules.legal, rules.apply, rules.outcome
    if rules.may_win is None:
        raise BadOption("error-no-sensible")
    may_win = rules.may_win

    @compiled
    def has_won(state: State, seat: int, ranks: Any) -> bool:
        """Alone in first place."""
        if not outcome(state, ranks):
            return False
        winners = 0
        for rank in ranks:
            winners += rank == 1
        return ranks[seat] == 1 and winners == 1

    @compiled
    def winning_move(states: Any, at: int, moves: Any, ranks: Any) -> int:
        """A move that wins for the player to move in `states[at]`. Uses the next state as
        scratch space."""
        if not may_win(states[at]):
            return NO_MOVE
        seat = states[at].to_move
        for n in range(legal(states[at], moves)):
            states[at + 1] = states[at]
            apply(states[at + 1], moves[n])
            if has_won(states[at + 1], seat, ranks):
                return int(moves[n])
        return NO_MOVE

    return winning_move
