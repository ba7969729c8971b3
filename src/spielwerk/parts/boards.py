"""Boards: places with names, where they lie, and which directions lead from one to the next."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from spielwerk.engine.places import Ground, Shape, square

Spot = tuple[int, int]  # how far to the right and up

LETTERS = "abcdefghijklmnopqrstuvwxyz"
STRAIGHT = ((1, 0), (0, 1))
DIAGONAL = ((1, 1), (-1, 1))


@dataclass(frozen=True)
class Board:
    """The places of a board. A set of places is a number whose bits stand for them.

    >>> from spielwerk.parts.boards import rectangle
    >>> board = rectangle(3, 2)
    >>> board.names, board.count, board.where(lambda x, y: y == 0)
    (('a1', 'b1', 'c1', 'a2', 'b2', 'c2'), 6, 7)
    """

    names: tuple[str, ...]
    at: tuple[Spot, ...]
    outlines: tuple[Shape, ...]

    @property
    def count(self) -> int:
        """How many places there are."""
        return len(self.names)

    @property
    def all(self) -> int:
        """The set of all places."""
        return (1 << self.count) - 1

    @cached_property
    def ground(self) -> Ground:
        """The board from above, for drawings."""
        return Ground(dict(zip(self.names, self.outlines, strict=True)))

    @cached_property
    def number(self) -> dict[Spot, int]:
        """The number of the place at each spot."""
        return {spot: number for number, spot in enumerate(self.at)}

    def where(self, holds: Callable[[int, int], bool]) -> int:
        """The set of the places for which something holds."""
        return sum(1 << number for number, spot in enumerate(self.at) if holds(*spot))

    def lines(self, length: int, *directions: Spot) -> list[tuple[int, ...]]:
        """All straight lines of some length, as numbers of places."""
        return [
            tuple(self.number[spot] for spot in line)
            for right, up in directions
            for x, y in self.at
            for line in [[(x + n * right, y + n * up) for n in range(length)]]
            if self.number.keys() >= {*line}
        ]


def rectangle(width: int, height: int) -> Board:
    """Cells in rows, numbered from the bottom left: a1, b1, … a2.

    >>> from spielwerk.parts.boards import STRAIGHT, rectangle
    >>> rectangle(2, 2).lines(2, *STRAIGHT)
    [(0, 1), (2, 3), (0, 2), (1, 3)]
    """
    at = tuple((x, y) for y in range(height) for x in range(width))
    return Board(
        tuple(f"{LETTERS[x]}{y + 1}" for x, y in at), at, tuple(square((x, -y), 1) for x, y in at)
    )
