"""What a result is worth, in numbers that add up."""

from collections.abc import Sequence


def rewards(ranks: Sequence[int]) -> list[float]:
    """The number of players beaten minus the number who did better, divided by the number of
    opponents: 1 for beating all others, -1 for losing to all. The rewards add up to 0.

    >>> from spielwerk.engine.rewards import rewards
    >>> rewards([1, 2, 2])
    [1.0, -0.5, -0.5]
    """
    others = len(ranks) - 1
    return [
        (sum(rank > mine for rank in ranks) - sum(rank < mine for rank in ranks)) / others
        for mine in ranks
    ]
