"""Numbers that other frameworks want: rewards, and how long a game can last."""

from collections.abc import Sequence

from spielwerk.engine.position import Ruleset
from spielwerk.errors import BadOption


def rewards(ranks: Sequence[int]) -> list[float]:
    """The number of players beaten minus the number who did better, divided by the number of
    opponents: 1 for beating all others, -1 for losing to all. The rewards add up to 0.

    >>> from spielwerk.adapters.measures import rewards
    >>> rewards([1, 2, 2])
    [1.0, -0.5, -0.5]
    """
    others = len(ranks) - 1
    return [
        (sum(rank > mine for rank in ranks) - sum(rank < mine for rank in ranks)) / others
        for mine in ranks
    ]


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
