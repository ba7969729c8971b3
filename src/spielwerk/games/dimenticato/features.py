"""What a seat that forgets nothing knows of a position, as features: facts that hold or do not,
each with a number."""

from typing import Any

from spielwerk.engine.features import list_count, list_fact
from spielwerk.engine.seats import seat_at
from spielwerk.games.dimenticato.board import (
    CORNERS,
    DICE_FIELDS,
    NONE,
    SEATS,
    TRACKS,
    Track,
    colour_at,
    number_at,
)
from spielwerk.games.dimenticato.rules import FIGURES, figures_home
from spielwerk.games.dimenticato.secrets import is_shown
from spielwerk.games.dimenticato.ways import part_of
from spielwerk.runtime.bits import list_bits
from spielwerk.runtime.compile import compiled
from spielwerk.runtime.kinds import int8
from spielwerk.runtime.state import State
from spielwerk.runtime.tables import table

NUMBERS = 6


def _seen_from(track: Track, seat: int) -> list[int]:
    """The track turned until a seat sits where seat 0 does: the field that each dice field becomes.
    With three players the ring is longer than wide, and cards keep their lanes."""
    found = []
    for field in range(DICE_FIELDS):
        place, corner = divmod(field, CORNERS)
        if place >= len(track.cards):
            found.append(NONE)
            continue
        turned = (place - track.big_cards[seat] + track.big_cards[0]) % len(track.cards)
        quarters = track.cards[place][1] - track.cards[turned][1]
        found.append(CORNERS * turned + (corner - quarters) % CORNERS)
    return found


SEEN_FROM = table(
    (
        field
        for track in TRACKS.values()
        for seat in range(SEATS)
        for field in (_seen_from(track, seat) if seat < track.players else [NONE] * DICE_FIELDS)
    ),
    int8,
)

# Of every field: the number under a figure (with two players: under each player's figures); whose
# figure it is; whether it stands on its own colour, and is about to move after its number was
# called. Of every seat: the figures that wait; at least 1, 2, … at home; whether it is to move.
WAITING, HOME, TO_MOVE = 0, FIGURES, 2 * FIGURES
OF_A_SEAT = TO_MOVE + 1


@compiled
def fields(players: int) -> int:
    return 4 * CORNERS * players


@compiled
def sorts(players: int) -> int:
    """How many sorts of figures are distinguished by their numbers. Nets are small files, and this
    would let them grow with the square of the number of players."""
    return players if players == 2 else 1


@compiled
def features(players: int) -> int:
    of_a_field = NUMBERS * sorts(players) + players + 2
    return of_a_field * fields(players) + OF_A_SEAT * players


@compiled
def encode(state: State, seat: int, out: Any) -> int:
    """Write the features of a position, seen from a seat, to `out`, and return how many there
    are."""
    return encode_known(state, seat, out, False)


@compiled
def encode_known(state: State, seat: int, out: Any, only_shown: bool) -> int:
    """The same, if asked for without the numbers that are hidden now (DI-23)."""
    count = fields(state.players)
    turned = DICE_FIELDS * part_of(state, seat)
    n = 0
    for place in range(state.players):
        n = encode_figures(state, seat, place, turned, out, n, only_shown)
    first = (NUMBERS * sorts(state.players) + state.players + 1) * count
    if state.moving:
        out[n] = first + int(SEEN_FROM[turned + state.called])
        n += 1
    first += count
    for place in range(state.players):
        n = encode_seat(state, seat_at(state, seat, place), first, out, n)
        first += OF_A_SEAT
    return n


@compiled
def encode_figures(
    state: State, seat: int, place: int, turned: int, out: Any, n: int, only_shown: bool
) -> int:
    """The figures of the seat some places clockwise from the observer."""
    count = fields(state.players)
    owner = seat_at(state, seat, place)
    sort = place if place < sorts(state.players) else 0
    whose = NUMBERS * sorts(state.players) * count + place * count
    coloured = (NUMBERS * sorts(state.players) + state.players) * count
    for figure in range(FIGURES * owner, FIGURES * owner + FIGURES):
        field = int(state.figures[figure])
        if field < DICE_FIELDS:
            here = int(SEEN_FROM[turned + field])
            out[n] = whose + here
            n += 1
            known = not only_shown or is_shown(state, field)
            number = NUMBERS * (sort * count + here) + number_at(state, field) - 1
            n = list_fact(known, number, out, n)
            n = list_fact(colour_at(state, field) == owner, coloured + here, out, n)
    return n


@compiled
def encode_seat(state: State, seat: int, first: int, out: Any, n: int) -> int:
    n = list_bits(int(state.waiting[seat]), first + WAITING, out, n)
    n = list_count(figures_home(state, seat), FIGURES, first + HOME, out, n)
    return list_fact(seat == state.to_move, first + TO_MOVE, out, n)
