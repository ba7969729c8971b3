"""Sets of places: who has taken which, and lines in them. Each function makes a compiled one from
the board's tables."""

from collections.abc import Callable, Sequence

from spielwerk.parts.boards import Board, Spot
from spielwerk.runtime.compile import compiled
from spielwerk.runtime.kinds import int64
from spielwerk.runtime.state import State
from spielwerk.runtime.tables import table


@compiled
def taken(state: State) -> int:
    """The places of all seats' `stones`.

    >>> from spielwerk.parts.sets import taken
    >>> from spielwerk.runtime.state import Plain
    >>> taken(Plain(players=2, stones=[0b1, 0b100]))
    5
    """
    places = 0
    for seat in range(state.players):
        places |= state.stones[seat]
    return places


def has_line(board: Board, length: int, directions: Sequence[Spot]) -> Callable[[int], bool]:
    """Whether a set has a straight line of some length in it.

    >>> from spielwerk.parts.boards import STRAIGHT, rectangle
    >>> from spielwerk.parts.sets import has_line
    >>> three = has_line(rectangle(3, 3), 3, STRAIGHT)
    >>> three(0b000000111), three(0b001010100)
    (True, False)
    """
    lines = board.lines(length, *directions)
    masks = table((sum(1 << place for place in line) for line in lines), int64)
    count = len(lines)

    @compiled
    def found(places: int) -> bool:
        for n in range(count):
            line = int(masks[n])
            if places & line == line:
                return True
        return False

    return found
