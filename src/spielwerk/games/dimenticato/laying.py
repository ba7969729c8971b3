"""Dimenticato: the set-up (DI-9 to DI-12)."""

from spielwerk.games.dimenticato.board import (
    BIG_CARD,
    BIG_CARD_QUARTERS,
    CORNERS,
    DEAD_END,
    DICE_OF_CARDS,
    FIELDS,
    NONE,
    OFF,
    RING_CARDS,
    SEATS,
    SMALL_CARDS,
    first_of_block,
    is_big,
    number_at,
    ring_cards,
)
from spielwerk.games.dimenticato.rules import FIGURES
from spielwerk.games.dimenticato.ways import START_ORDER, part_of
from spielwerk.runtime.bits import nth_bit, popcount
from spielwerk.runtime.chance import choose, random32
from spielwerk.runtime.compile import compiled
from spielwerk.runtime.state import State


@compiled
def begin(state: State, key: int) -> None:
    """DI-10: lay the small cards between the big ones, in random order and turned at random; DI-12:
    seat 0 begins."""
    left = (1 << SMALL_CARDS) - 1
    for place in range(ring_cards(state)):
        if not is_big(state, place):
            card = nth_bit(left, choose(random32(key, 2 * place), popcount(left)))
            left &= ~(1 << card)
            quarters = choose(random32(key, 2 * place + 1), 4)
            lay_card(state, place, card, quarters)
            if leads_nowhere(state, place):
                lay_card(state, place, card, (quarters + 1) % 4)
    put_out(state)


@compiled
def lay_card(state: State, place: int, card: int, quarters: int) -> None:
    """DI-9, DI-11: a card shows its numbers and colours, turned by a number of quarters."""
    for corner in range(CORNERS):
        fields = CORNERS * (4 * card + quarters)
        state.dice[CORNERS * place + corner] = int(DICE_OF_CARDS[fields + corner])


@compiled
def leads_nowhere(state: State, place: int) -> bool:
    """DI-10: a 6 in the outer lane, on a corner card, just before a big card."""
    corner = int(DEAD_END[RING_CARDS * (state.players - 2) + place])
    return corner != NONE and number_at(state, CORNERS * place + corner) == 6


@compiled
def put_out(state: State) -> None:
    """DI-2, DI-12: put out the big cards, and all figures on the start fields."""
    for place in range(RING_CARDS):
        if place >= ring_cards(state):
            for corner in range(CORNERS):
                state.dice[CORNERS * place + corner] = 0
        elif is_big(state, place):
            quarters = int(BIG_CARD_QUARTERS[RING_CARDS * (state.players - 2) + place])
            lay_card(state, place, BIG_CARD, quarters)
    for field in range(FIELDS):
        state.occupant[field] = NONE
    for seat in range(SEATS):
        state.waiting[seat] = 0
        for figure in range(FIGURES):
            state.figures[FIGURES * seat + figure] = OFF if seat < state.players else NONE
        if seat < state.players:
            put_at_start(state, seat)
    state.called = NONE
    state.said = 0
    state.moving = 0
    state.to_move = 0
    state.turns = 0
    state.ended = 0


@compiled
def put_at_start(state: State, seat: int) -> None:
    """DI-12: a seat's figures wait on its start fields."""
    n = FIGURES * seat
    for corner in range(CORNERS):
        if START_ORDER[CORNERS * part_of(state, seat) + corner] < state.each:
            field = first_of_block(seat) + corner
            state.occupant[field] = seat
            state.waiting[seat] |= 1 << corner
            state.figures[n] = field
            n += 1
