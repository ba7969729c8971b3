"""What a seat may know, as features: facts that hold or do not, each with a number.

The first ones are those that a net judges positions by (`encode`). Then come others that
a decision needs: numbers are written as binary digits.
"""

from collections.abc import Callable
from typing import Any

from spielwerk.engine.position import Ruleset
from spielwerk.errors import BadOption
from spielwerk.runtime.state import State

Observe = Callable[[State, int, Any], int]


def observer(ruleset: Ruleset) -> tuple[Observe, int]:
    """The function that lists what a seat may know, and how many features there are.

    >>> import spielwerk
    >>> from spielwerk.engine.observing import observer
    >>> rings = spielwerk.load("rings")
    >>> observe, features = observer(rings)
    >>> out = [0] * features
    >>> out[: observe(rings.start().plain(), 0, out)][:3]
    [48, 49, 50]
    """
    rules = ruleset.rules
    observe = rules.observe or rules.encode
    count = rules.observations or rules.features
    if observe is None or count is None:
        raise BadOption("error-game-lacks", game=ruleset.game.name, what="encode")
    return observe, count(ruleset.players)
