"""Threes: why a move is refused."""

from spielwerk.errors import IllegalMove
from threes.moves import DROP
from threes.rules import taken_cells


def refusal(state, action):
    """The first rule that forbids an action which is not legal now. The sentences are messages in
    `words`; write their ids in full, so that `spielwerk check` finds them."""
    if taken_cells(state) >> (action - DROP) & 1:
        return IllegalMove("threes-not-free", rule="TH-3")
    return IllegalMove("threes-floats", rule="TH-3")
