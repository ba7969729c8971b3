"""What a seat may know of a position: the features of a net as far as they are shown (DI-23), and
what it takes to decide besides. What a player remembers (DI-24) is their own affair."""

from typing import Any

from spielwerk.engine.features import list_digits
from spielwerk.engine.seats import seat_at
from spielwerk.games.dimenticato.board import (
    CORNERS,
    DICE_FIELDS,
    colour_at,
    first_of_block,
    number_at,
)
from spielwerk.games.dimenticato.features import NUMBERS, SEEN_FROM, encode_known, features, fields
from spielwerk.games.dimenticato.rules import TURN_LIMIT
from spielwerk.games.dimenticato.secrets import is_shown
from spielwerk.games.dimenticato.ways import part_of
from spielwerk.runtime.compile import compiled
from spielwerk.runtime.state import State

# Of every field: the number that it shows; that it was called (DI-15). Of every seat: the fields
# with its figures, those of its colour, and figures on its block. Of all: the number that was
# called, and all turns.
_TURNS = TURN_LIMIT.bit_length()


def observations(players: int) -> int:
    of_fields = fields(players) * (NUMBERS + 1)
    of_seats = players * (2 * fields(players) + CORNERS)
    return features(players) + of_fields + of_seats + NUMBERS + _TURNS


@compiled
def observe(state: State, seat: int, out: Any) -> int:
    """DI-23: all seats see the same: no number under a figure, unless it has just been called."""
    n = encode_known(state, seat, out, True)
    first = features(int(state.players))
    turned = DICE_FIELDS * part_of(state, seat)
    count = fields(int(state.players))
    for field in range(count):
        n = observe_field(state, field, turned, first, out, n)
    first += count * (NUMBERS + 1)
    for place in range(state.players):
        n = observe_seat(state, seat_at(state, seat, place), turned, first, out, n)
        first += 2 * count + CORNERS
    if state.said != 0:
        out[n] = first + state.said - 1
        n += 1
    return list_digits(int(state.turns), _TURNS, first + NUMBERS, out, n)


@compiled
def observe_field(state: State, field: int, turned: int, first: int, out: Any, n: int) -> int:
    here = first + (NUMBERS + 1) * int(SEEN_FROM[turned + field])
    if is_shown(state, field):
        out[n] = here + number_at(state, field) - 1
        n += 1
    if field == state.called:
        out[n] = here + NUMBERS
        n += 1
    return n


@compiled
def observe_seat(state: State, seat: int, turned: int, first: int, out: Any, n: int) -> int:
    count = fields(int(state.players))
    for field in range(count):
        here = first + int(SEEN_FROM[turned + field])
        if state.occupant[field] == seat:
            out[n] = here
            n += 1
        if colour_at(state, field) == seat:
            out[n] = here + count
            n += 1
    for corner in range(CORNERS):
        if state.occupant[first_of_block(seat) + corner] == seat:
            out[n] = first + 2 * count + corner
            n += 1
    return n
