"""Nine men's morris: what a seat may know. Nothing is hidden, so all seats see the same."""

from morris.board import POINT_NAMES
from morris.rules import may_fly, men_left
from spielwerk.runtime.bits import bits_of


def view(state, seat):
    seats = range(state.players)
    return {
        # Whose man is where. Points not listed are free.
        "points": {
            POINT_NAMES[point]: owner for owner in seats for point in bits_of(state.men[owner])
        },
        "hand": [state.hand[seat] for seat in seats],
        "men": [men_left(state, seat) for seat in seats],
        "taking": bool(state.taking),  # MO-7
        "may_fly": bool(may_fly(state)),  # MO-6
    }
