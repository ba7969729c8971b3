"""Numbers that other frameworks want: rewards, and how long a game can last."""

from collections.abc import Sequence

from spielwerk.engine.errors import BadOption
from spielwerk.engine.position import Ruleset


def rewards(ranks: Sequence[int]) -> list[float]:
    """The number of players beaten minus the number who did better, divided by the number of
    opponents: 1 for beating everybody, -1 for losing to everybody. The rewards add up to 0."""
    others = len(ranks) - 1
    return [
        (sum(rank > mine for rank in ranks) - sum(rank < mine for rank in ranks)) / others
        for mine in ranks
    ]


def longest(ruleset: Ruleset) -> int:
    """No game has more decisions than this."""
    if ruleset.game.longest is None:
        raise BadOption("error-game-lacks", game=ruleset.game.name, what="longest")
    return ruleset.game.longest(ruleset)
