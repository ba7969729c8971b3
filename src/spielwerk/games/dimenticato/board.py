"""Dimenticato: the tracks and the deck (DI-1 to DI-5, DI-9, DI-11). Where figures may go on them is
in ways.py."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from spielwerk.runtime.compile import compiled
from spielwerk.runtime.kinds import int8
from spielwerk.runtime.state import State
from spielwerk.runtime.tables import Table, table

SEATS = 4
NONE = -1

Square = tuple[int, int]  # column and row on the grid of DI-4, counted from 0
Step = tuple[int, int]  # a direction, and the field it leads to

# Directions in clockwise order: one on is to the right, two on is the opposite.
EAST, SOUTH, WEST, NORTH = range(4)
_MOVES = ((1, 0), (0, -1), (-1, 0), (0, 1))

# A card's fields: top left, top right, bottom right, bottom left.
CORNERS = 4
_CORNER_OFFSETS = ((0, 1), (1, 1), (1, 0), (0, 0))

# DI-9: number and colour of each small card's fields.
DECK = tuple(
    tuple((int(field[0]), int(field[2])) for field in card.split())
    for card in (
        "3.0 4.1 5.2 6.3",
        "2.0 4.1 5.2 6.3",
        "2.0 3.1 5.3 6.2",
        "2.1 3.0 4.3 6.2",
        "1.0 4.2 5.3 6.1",
        "1.2 3.3 5.0 6.1",
        "1.0 3.2 4.3 5.1",
        "1.1 2.3 4.2 6.0",
        "1.2 2.3 4.0 5.1",
        "1.1 2.2 3.3 6.0",
        "1.3 2.1 3.2 5.0",
        "1.3 2.2 3.1 4.0",
    )
)
SMALL_CARDS = len(DECK)
BIG_CARD = SMALL_CARDS  # the number of every player's big card
# DI-11: as it lies on the top side. Outer lane 1 and 2, inner lane 3 and 4, in playing order.
_BIG_FIELDS = ((1, NONE), (2, NONE), (4, NONE), (3, NONE))

# DI-1, DI-2: cards across and down, and the places of the seats' big cards.
_SIZES = {2: (3, 3), 3: (5, 3), 4: (5, 5)}
_BIG_CARDS = {2: (1, 5), 3: (1, 5, 9), 4: (2, 6, 10, 14)}
RING_CARDS = 16  # at most

# Fields as numbers: four for each card in ring order, then four for each seat's block.
DICE_FIELDS = CORNERS * RING_CARDS
FIELDS = DICE_FIELDS + CORNERS * SEATS
OFF = FIELDS  # the field of a figure that does not play


def card_fields(place: int) -> range:
    """The fields of the card in a place of the ring."""
    return range(CORNERS * place, CORNERS * (place + 1))


def block(seat: int) -> range:
    """DI-3: a seat's start and goal fields."""
    return card_fields(RING_CARDS + seat)


@dataclass(frozen=True)
class Track:
    """The ring of cards for a number of players, with the seats' blocks."""

    players: int

    @property
    def big_cards(self) -> tuple[int, ...]:
        """DI-2: their places, by seat."""
        return _BIG_CARDS[self.players]

    def big_card(self, seat: int) -> range:
        """The dice fields of a seat's big card."""
        return card_fields(self.big_cards[seat])

    @property
    def size(self) -> Square:
        """DI-4: how many columns and rows the grid has."""
        across, down = _SIZES[self.players]
        return 2 * across + 4, 2 * down + 4

    @cached_property
    def cards(self) -> list[tuple[int, int]]:
        """DI-2, DI-5: clockwise from the top left, the directions in which a figure enters and
        leaves each card. They differ on a corner card."""
        across, down = _SIZES[self.players]
        sides = zip((EAST, SOUTH, WEST, NORTH), (across, down, across, down), strict=True)
        return [
            ((side - 1) % 4 if nth == 0 else side, side)
            for side, length in sides
            for nth in range(length - 1)
        ]

    @cached_property
    def ring(self) -> range:
        """The dice fields."""
        return range(CORNERS * len(self.cards))

    @cached_property
    def corners(self) -> frozenset[int]:
        """The dice fields of the corner cards."""
        places = [place for place, (incoming, out) in enumerate(self.cards) if incoming != out]
        return frozenset(field for place in places for field in card_fields(place))

    def forward(self, seat: int) -> int:
        """DI-5: the way round on a seat's big card."""
        return self.cards[self.big_cards[seat]][1]

    def start_fields(self, seat: int) -> list[int]:
        """DI-12: a seat's start fields in the order in which figures are put there: first those
        beside the big card, and of two the one in front."""

        def is_further(field: int) -> tuple[bool, bool]:
            ends = dict(self.around[field])
            is_outer = not any(end in self.big_card(seat) for end in ends.values())
            return is_outer, ends.get(self.forward(seat)) in block(seat)

        return sorted(block(seat), key=is_further)

    @cached_property
    def squares(self) -> dict[int, Square]:
        """Where every field is."""
        found: dict[int, Square] = {}
        corner = (2, self.size[1] - 4)  # the bottom left field of the first card
        for place, (_, forward) in enumerate(self.cards):
            _lay(found, card_fields(place), corner)
            if place in self.big_cards:  # DI-3: against the outer edge
                outside = _beyond(corner, (forward - 1) % 4, 2)
                _lay(found, block(self.big_cards.index(place)), outside)
            corner = _beyond(corner, forward, 2)
        return found

    @cached_property
    def names(self) -> dict[int, str]:
        """DI-4: like chess squares."""
        return {field: f"{'abcdefghijklmn'[x]}{y + 1}" for field, (x, y) in self.squares.items()}

    @cached_property
    def numbers(self) -> dict[str, int]:
        return {name: field for field, name in self.names.items()}

    @cached_property
    def around(self) -> dict[int, list[Step]]:
        """The fields beside each field, for any player."""
        fields = {square: field for field, square in self.squares.items()}
        beside = {
            field: [(direction, fields.get(_beyond(square, direction))) for direction in range(4)]
            for field, square in self.squares.items()
        }
        return {
            field: [(direction, end) for direction, end in steps if end is not None]
            for field, steps in beside.items()
        }

    @cached_property
    def dead_ends(self) -> dict[int, int]:
        """DI-10: corner cards with the field just before a big card, in the outer lane: the place
        of the card, and which of its fields that is."""
        found = {}
        for seat in range(self.players):
            for field in self.big_card(seat):
                ends = dict(self.around[field])
                before = ends[(self.forward(seat) + 2) % 4]
                place, corner = divmod(before, CORNERS)
                is_outer = any(end in block(seat) for end in ends.values())
                if is_outer and before not in self.big_card(seat) and before in self.corners:
                    found[place] = corner
        return found


def _beyond(square: Square, direction: int, steps: int = 1) -> Square:
    across, up = _MOVES[direction]
    return square[0] + steps * across, square[1] + steps * up


def _lay(squares: dict[int, Square], fields: range, bottom_left: Square) -> None:
    """Lay out the four fields of a card or a block."""
    for field, (across, up) in zip(fields, _CORNER_OFFSETS, strict=True):
        squares[field] = bottom_left[0] + across, bottom_left[1] + up


TRACKS = {players: Track(players) for players in (2, 3, 4)}


# ---- Tables for compiled code -----------------------------------------------------------------


def die(number: int, colour: int) -> int:
    """A dice field as a number: the die, and the seat that has its colour, or NONE."""
    return number + 8 * (colour + 1)


@compiled
def number_at(state: State, field: int) -> int:
    """DI-9, DI-11: the die on a field."""
    return int(state.dice[field] & 7)


@compiled
def colour_at(state: State, field: int) -> int:
    """DI-9: the seat whose colour a dice field has, or NONE on a big card."""
    return int(((state.dice[field] >> 3) & 7) - 1)


@compiled
def first_of_block(seat: int) -> int:
    """DI-3: the first of a seat's start and goal fields."""
    return DICE_FIELDS + CORNERS * seat


def _dice_of_cards() -> Table:
    """DI-9, DI-11: the fields of every card, turned clockwise by 0 to 3 quarters."""
    return table(
        [
            die(*card[(corner - quarters) % CORNERS])
            for card in (*DECK, _BIG_FIELDS)
            for quarters in range(4)
            for corner in range(CORNERS)
        ],
        int8,
    )


def _ring_table(entries: Callable[[Track], dict[int, int]]) -> Table:
    """A number for some cards of each track, NONE for the others."""
    found = [entries(track) for track in TRACKS.values()]
    return table((of.get(place, NONE) for of in found for place in range(RING_CARDS)), int8)


DICE_OF_CARDS = _dice_of_cards()
# DI-2, DI-11: how a big card is turned; it follows the side of the ring it is on.
BIG_CARD_QUARTERS = _ring_table(
    lambda track: {place: track.cards[place][1] for place in track.big_cards}
)
DEAD_END = _ring_table(lambda track: track.dead_ends)


@compiled
def ring_cards(state: State) -> int:
    """DI-1: three small cards and a big one for each player."""
    return int(4 * state.players)


@compiled
def is_big(state: State, place: int) -> bool:
    """DI-2: whether a place of the ring is a big card's."""
    return bool(BIG_CARD_QUARTERS[RING_CARDS * (state.players - 2) + place] != NONE)
