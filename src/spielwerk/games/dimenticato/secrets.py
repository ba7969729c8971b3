"""Dimenticato: the hidden numbers (DI-23), and dealing them anew."""

from spielwerk.games.dimenticato.board import CORNERS, is_big, number_at, ring_cards
from spielwerk.games.dimenticato.rules import is_free
from spielwerk.runtime.bits import nth_bit, popcount
from spielwerk.runtime.chance import choose, random32
from spielwerk.runtime.compile import compiled
from spielwerk.runtime.state import State

# DI-24: added to a die whose number is remembered during `redeal`. The rules never add it; a
# computer player does, on its own copy.
REMEMBERED = 64


@compiled
def is_shown(state: State, field: int) -> bool:
    """Whether a field's number is known: DI-23, it is not covered or was just called; DI-24, it is
    remembered."""
    seen = is_free(state, field) or field == state.called
    return seen or state.dice[field] >= REMEMBERED


@compiled
def redeal(state: State, seat: int, key: int) -> None:
    """Give every die that is not shown a random number, all ways equally likely; every seat sees
    the same. This uses the facts that the numbers on a card differ and what big cards show, but
    not which cards there are: a player who counts cards has no need to remember."""
    for place in range(ring_cards(state)):
        if not is_big(state, place):
            redeal_card(state, CORNERS * place, key)


@compiled
def redeal_card(state: State, first: int, key: int) -> None:
    left = 0b1111110  # the numbers 1 to 6
    for field in range(first, first + CORNERS):
        if is_shown(state, field):
            left &= ~(1 << number_at(state, field))
    for field in range(first, first + CORNERS):
        if not is_shown(state, field):
            number = nth_bit(left, choose(random32(key, field), popcount(left)))
            left &= ~(1 << number)
            state.dice[field] += number - number_at(state, field)
