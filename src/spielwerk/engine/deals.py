"""What a game's `deals.py` says to OpenSpiel: chance in the set-up, step by step. There, every
outcome is a separate action, and what each seat has learned about them must be given."""

import random
from collections.abc import Sequence
from typing import Any, Protocol

from spielwerk.engine.position import Position

Setup = dict[str, Any]


class Deal(Protocol):
    """How a game is dealt: a sequence of outcomes, each a number.

    >>> import spielwerk
    >>> triominos = spielwerk.load("triominos")
    >>> deal = triominos.game.deal(triominos)
    >>> deal.steps > 0, round(sum(chance for _, chance in deal.chances([])), 6)
    (True, 1.0)
    """

    steps: int  # how many outcomes a deal has
    outcomes: int  # … and how many different ones there are at most

    def chances(self, dealt: Sequence[int]) -> list[tuple[int, float]]:
        """What may come next, with its probability."""

    def name(self, outcome: int) -> str:
        """An outcome in words."""

    def setup(self, dealt: Sequence[int]) -> Setup:
        """The set-up that a complete sequence of outcomes gives."""

    def known(self, position: Position, seat: int) -> str:
        """Everything a seat has been shown since the deal began, as text: what it saw of the
        set-up, and the moves."""

    def another(self, position: Position, seat: int, chance: random.Random) -> list[int]:
        """A random deal in which the seat would have been shown the same."""


def in_a_row(texts: Sequence[str]) -> str:
    """Texts as one text; spaces within them become colons.

    >>> from spielwerk.engine.deals import in_a_row
    >>> in_a_row(["a 1", "b"])
    'a:1 b'
    """
    return " ".join(text.replace(" ", ":") for text in texts)
