"""How long a game can last, which other frameworks want to know."""

from spielwerk.engine.position import Ruleset
from spielwerk.errors import BadOption


def longest(ruleset: Ruleset) -> int:
    """No game has more decisions than this.

    >>> import spielwerk
    >>> from spielwerk.adapters.measures import longest
    >>> longest(spielwerk.load("rings")) > 100
    True
    """
    if ruleset.game.longest is None:
        raise BadOption("error-game-lacks", game=ruleset.game.name, what="longest")
    return ruleset.game.longest(ruleset)
