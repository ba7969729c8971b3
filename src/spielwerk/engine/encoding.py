"""What a game's `encoding.py` says to other frameworks: how long a game can be, and what a seat is
shown as numbers.

The numbers come from the seat's view, which contains nothing that the seat may not know. All of
them are between -1 and 1. Seats are counted from the observer: 0 is itself, 1 the next one
clockwise. Boards look the same to every observer.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    import numpy as np

Pieces: TypeAlias = "dict[str, np.ndarray[Any, np.dtype[np.float32]]]"
Shapes: TypeAlias = dict[str, tuple[int, ...]]
View: TypeAlias = dict[str, Any]


@dataclass(frozen=True)
class Encoding:
    """Whose turn it is and how many turns were played are written for every game."""

    # No game by a Ruleset has more decisions than this.
    longest: Callable[[Any], int]
    # The pieces of an observation, by the number of players; they start as zeros.
    shapes: Callable[[int], Shapes]
    write: Callable[[View, Pieces], None]


def seen_from(view: View, seat: int) -> int:
    """How many places clockwise from the observer a seat is."""
    return int((seat - view["seat"]) % view["players"])


def around(view: View, of_seats: list[Any]) -> list[Any]:
    """A list with an entry for each seat, starting with the observer."""
    return of_seats[view["seat"] :] + of_seats[: view["seat"]]
