"""What all games around a table share: whose turn is next, and who did better."""

from collections.abc import Callable

from spielwerk.runtime.compile import compiled
from spielwerk.runtime.state import State

# What positions written as text call the seats: by the colours that they usually have.
SEAT_NAMES = ("blue", "orange", "green", "purple")


@compiled
def seat_after(state: State, seat: int) -> int:
    """Clockwise around the table.

    >>> from spielwerk.engine.seats import seat_after
    >>> from spielwerk.runtime.state import Plain
    >>> seat_after(Plain(players=3), 2)
    0
    """
    return seat + 1 if seat + 1 < state.players else 0


@compiled
def seat_at(state: State, seat: int, place: int) -> int:
    """The seat some places clockwise from another one.

    >>> from spielwerk.engine.seats import seat_at
    >>> from spielwerk.runtime.state import Plain
    >>> seat_at(Plain(players=4), 3, 2)
    1
    """
    other = seat + place
    return other if other < state.players else other - state.players


def ranked_by(standing: Callable[[State, int], int]) -> Callable[[State, list[int]], bool]:
    """The `outcome` of a game where a higher standing is better and equal ones share a rank: one
    more than the number of players who did better.

    >>> from spielwerk.engine.seats import ranked_by
    >>> from spielwerk.runtime.state import Plain
    >>> outcome, ranks = ranked_by(lambda state, seat: state.points[seat]), [0, 0, 0]
    >>> outcome(Plain(players=3, ended=5, points=[2, 7, 2]), ranks), ranks
    (True, [2, 1, 2])
    """

    @compiled
    def outcome(state: State, ranks: list[int]) -> bool:
        if state.ended == 0:
            return False
        for seat in range(state.players):
            better = 0
            for other in range(state.players):
                if standing(state, other) > standing(state, seat):
                    better += 1
            ranks[seat] = 1 + better
        return True

    return outcome
