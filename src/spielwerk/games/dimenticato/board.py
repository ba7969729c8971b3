"""Dimenticato: the tracks and the deck. A track is built from its ring of cards, and everything
that does not depend on figures is worked out here once: where ways end, where hit figures are set
back to, how far it is home."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property

import numpy as np

SEATS = 4
NONE = -1

Square = tuple[int, int]  # column and row on the grid of DI-4, counted from 0
Step = tuple[int, int]  # a direction, and the field it leads to
Steps = Callable[[int], list[Step]]  # the steps that may be taken from a field

# Directions in clockwise order: one on is a right turn, two on is the opposite.
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
BIG_CARD = SMALL_CARDS  # the number of a big card, whoever owns it
# DI-11: as it lies on the top side. Outer lane 1 and 2, inner lane 3 and 4, in playing order.
_BIG_FIELDS = ((1, NONE), (2, NONE), (4, NONE), (3, NONE))

# DI-1, DI-2: cards across and down, and where the seats' big cards are.
_SIZES = {2: (3, 3), 3: (5, 3), 4: (5, 5)}
_BIG_CARDS = {2: (1, 5), 3: (1, 5, 9), 4: (2, 6, 10, 14)}
RING_CARDS = 16  # at most

# Fields as numbers: four for each card in ring order, then four for each seat's block.
DICE_FIELDS = CORNERS * RING_CARDS
FIELDS = DICE_FIELDS + 4 * SEATS


def block(seat: int) -> range:
    """DI-3: a seat's start and goal fields."""
    return range(DICE_FIELDS + CORNERS * seat, DICE_FIELDS + CORNERS * (seat + 1))


@dataclass(frozen=True)
class Track:
    """The ring of cards for a number of players, with the seats' blocks."""

    players: int

    @property
    def big_cards(self) -> tuple[int, ...]:
        return _BIG_CARDS[self.players]

    @property
    def size(self) -> Square:
        """DI-4: how many columns and rows the grid has."""
        across, down = _SIZES[self.players]
        return 2 * across + 4, 2 * down + 4

    @cached_property
    def cards(self) -> list[tuple[int, int]]:
        """DI-2, DI-5: clockwise from the top left, the directions in which a figure enters and
        leaves each card. They differ on a corner."""
        across, down = _SIZES[self.players]
        sides = zip((EAST, SOUTH, WEST, NORTH), (across, down, across, down), strict=True)
        return [
            ((side - 1) % 4 if place == 0 else side, side)
            for side, length in sides
            for place in range(length - 1)
        ]

    @cached_property
    def squares(self) -> dict[int, Square]:
        """Where every field is."""
        found: dict[int, Square] = {}
        place = (2, self.size[1] - 4)  # the bottom left field of the first card
        for card, (_, forward) in enumerate(self.cards):
            _lay(found, CORNERS * card, place)
            if card in self.big_cards:  # DI-3: against the outer edge
                outside = _beyond(place, (forward - 1) % 4, 2)
                _lay(found, block(self.big_cards.index(card))[0], outside)
            place = _beyond(place, forward, 2)
        return found

    @cached_property
    def names(self) -> dict[int, str]:
        """DI-4: like chess squares."""
        return {field: f"{'abcdefghijklmn'[x]}{y + 1}" for field, (x, y) in self.squares.items()}

    @cached_property
    def numbers(self) -> dict[str, int]:
        return {name: field for field, name in self.names.items()}

    @cached_property
    def _fields(self) -> dict[Square, int]:
        return {square: field for field, square in self.squares.items()}

    @cached_property
    def dead_ends(self) -> dict[int, int]:
        """DI-10: corner cards with the field just before a big card, in the outer lane: the card,
        and which of its fields that is."""
        found = {}
        for seat, card in enumerate(self.big_cards):
            backward = (self.cards[card][1] + 2) % 4
            for field in self._card_fields(card):
                before = self._next(field, backward)
                if before // CORNERS != card and self._touches(field, block(seat)):
                    incoming, forward = self.cards[before // CORNERS]
                    if incoming != forward:
                        found[before // CORNERS] = before % CORNERS
        return found

    def _touches(self, field: int, others: range) -> bool:
        return any(end in others for _, end in self._around(field))

    # ---- Single steps ---------------------------------------------------------------------

    def _next(self, field: int, direction: int) -> int:
        """The field beside another, or NONE."""
        return self._fields.get(_beyond(self.squares[field], direction), NONE)

    def _around(self, field: int) -> list[Step]:
        steps = [(direction, self._next(field, direction)) for direction in range(4)]
        return [(direction, end) for direction, end in steps if end != NONE]

    @cached_property
    def _ring(self) -> dict[int, list[Step]]:
        """DI-6: forward or to the other lane; on a corner card only in the direction of entering or
        leaving it. Never off the ring."""
        steps = {}
        for field in range(CORNERS * len(self.cards)):
            incoming, forward = self.cards[field // CORNERS]
            backward = (forward + 2) % 4
            steps[field] = [
                (direction, end)
                for direction, end in self._around(field)
                if end < DICE_FIELDS
                and direction != backward
                and (incoming == forward or direction in (incoming, forward))
            ]
        return steps

    @cached_property
    def _back(self) -> dict[int, list[Step]]:
        """DI-19: the steps of DI-6 in reverse."""
        steps: dict[int, list[Step]] = {field: [] for field in self._ring}
        for field, forward in self._ring.items():
            for direction, end in forward:
                steps[end].append(((direction + 2) % 4, field))
        return steps

    def _home(self, seat: int) -> Steps:
        """DI-6, DI-7, DI-8: the steps of a figure that has left, up to its goal."""
        card = self.big_cards[seat]
        forward = self.cards[card][1]
        goal = block(seat)

        @cache
        def steps(field: int) -> list[Step]:
            if field in goal:  # once home, it stays there
                return [step for step in self._around(field) if step[1] in goal]
            if field // CORNERS != card:
                return self._ring[field]
            inside = [step for step in self._around(field) if step[1] in goal]
            inside += [s for s in self._ring[field] if s[0] != forward or s[1] // CORNERS == card]
            return inside

        return steps

    def _leaving(self, seat: int) -> Steps:
        """DI-14: the steps of a figure that leaves; never backward, never back into the block."""
        backward = (self.cards[self.big_cards[seat]][1] + 2) % 4
        start = block(seat)

        @cache
        def steps(field: int) -> list[Step]:
            if field not in start:
                return self._ring[field]
            own = (*start, *self._card_fields(self.big_cards[seat]))
            return [s for s in self._around(field) if s[0] != backward and s[1] in own]

        return steps

    def _card_fields(self, card: int) -> range:
        return range(CORNERS * card, CORNERS * (card + 1))

    # ---- Ways -----------------------------------------------------------------------------

    def ways(self, seat: int) -> dict[tuple[int, int], set[int]]:
        """DI-13: where a figure that has left can go, by its dice field and the number of steps."""
        steps = self._home(seat)
        ends: dict[tuple[int, int], set[int]] = {}
        for field in self._ring:
            for way in _ways(steps, field, longest=6, turns=2):
                ends.setdefault((field, len(way) - 1), set()).add(way[-1])
        return ends

    def leaving(self, seat: int, field: int) -> set[int]:
        """DI-14: where a figure can go from its start field, in 2 to 5 steps."""
        ways = _ways(self._leaving(seat), field, longest=5, turns=2)
        return {way[-1] for way in ways if len(way) > 2 and self._is_outside(seat, way[-1])}

    def set_back(self, seat: int, field: int) -> set[int]:
        """DI-19, DI-20: where a seat's figure may be set back to when hit, if there is room."""
        card = set(self._card_fields(self.big_cards[seat]))
        return {way[-1] for way in self._ways_back(field) if field in card or not card & set(way)}

    def three_back(self, field: int) -> set[int]:
        """DI-19: the fields three steps back, whosever figure is hit."""
        return {way[-1] for way in self._ways_back(field)}

    def _ways_back(self, field: int) -> Iterator[tuple[int, ...]]:
        ways = _ways(self._back.__getitem__, field, longest=3, turns=1)
        return (way for way in ways if len(way) == 4)

    @cache  # noqa: B019 (there are three tracks, and they stay)
    def steps_home(self, seat: int) -> dict[int, int]:
        """DI-21: from each dice field, the fewest steps to the nearest goal field."""
        steps = self._home(seat)
        return {field: min(_distances(steps, field, block(seat))) for field in self._ring}

    def steps_round(self, seat: int) -> dict[int, int]:
        """DI-21: for a figure that has not left yet: out of its block, all the way round, home."""
        steps, home = self._leaving(seat), self.steps_home(seat)
        outside = [field for field in self._ring if self._is_outside(seat, field)]
        return {
            start: min(
                out + home[field]
                for field, out in zip(outside, _distances(steps, start, outside), strict=True)
            )
            for start in block(seat)
        }

    def _is_outside(self, seat: int, field: int) -> bool:
        """On a dice field, but not on the seat's own big card."""
        return field < DICE_FIELDS and field // CORNERS != self.big_cards[seat]


def _beyond(square: Square, direction: int, steps: int = 1) -> Square:
    across, up = _MOVES[direction]
    return square[0] + steps * across, square[1] + steps * up


def _lay(squares: dict[int, Square], first: int, place: Square) -> None:
    """Lay out four fields, starting from the bottom left one."""
    for corner, (across, up) in enumerate(_CORNER_OFFSETS):
        squares[first + corner] = place[0] + across, place[1] + up


def _ways(steps: Steps, start: int, longest: int, turns: int) -> Iterator[tuple[int, ...]]:
    """DI-13: all ways of at most `longest` steps and at most `turns` turns, as the fields they
    touch. A step never undoes the one before."""
    open_ways: list[tuple[tuple[int, ...], int, int]] = [((start,), NONE, turns)]
    while open_ways:
        way, before, turns_left = open_ways.pop()
        if len(way) > 1:
            yield way
        if len(way) > longest:
            continue
        for direction, end in steps(way[-1]):
            turning = before not in (NONE, direction)
            if not (turning and (turns_left == 0 or direction == (before + 2) % 4)):
                open_ways.append(((*way, end), direction, turns_left - turning))


def _distances(steps: Steps, start: int, ends: Iterable[int]) -> list[int]:
    """The fewest steps from a field to each of some others, all within reach."""
    distance = {start: 0}
    reached = [start]
    for field in reached:
        for _, end in steps(field):
            if end not in distance:
                distance[end] = distance[field] + 1
                reached.append(end)
    return [distance[end] for end in ends]


# ---- Tables for compiled code -----------------------------------------------------------------

TRACKS = {players: Track(players) for players in (2, 3, 4)}

Table = np.ndarray[tuple[int], np.dtype[np.int8]]

LONGEST = 6

# Rows for each track and seat: ways of 1 to 6 steps from the dice fields (DI-13), ways out of the
# four start fields (DI-14) and ways inside the goal (DI-16).
LEAVING_ROW = DICE_FIELDS * LONGEST
INSIDE_ROW = LEAVING_ROW + CORNERS
ROWS = INSIDE_ROW + CORNERS
WIDTH = 8  # of a row, filled up with the field where the way begins
MOST_WAYS = 5  # from a dice field
MOST_LEAVING = 7
BACK_WIDTH = 4  # of a row of SET_BACK, with at least one NONE at the end


def _table(fill: Callable[[Track, int], list[list[int]]]) -> Table:
    """The rows that `fill` returns for every track and seat, one after the other; NONE for seats
    that do not play."""
    rows = [[fill(track, seat) for seat in range(track.players)] for track in TRACKS.values()]
    table = np.full((len(TRACKS), SEATS, *np.shape(rows[0][0])), NONE, np.int8)
    for place, of_track in enumerate(rows):
        table[place, : len(of_track)] = of_track
    return table.reshape(-1)


def _row(entries: Iterable[int], width: int, filling: int) -> list[int]:
    row = sorted(entries)
    return row + (width - len(row)) * [filling]


def _end_rows(track: Track, seat: int) -> list[list[int]]:
    ways = track.ways(seat)
    goal = block(seat)
    rows = [
        _row(ways.get((field, steps), ()), WIDTH, field)
        for field in range(DICE_FIELDS)
        for steps in range(1, LONGEST + 1)
    ]
    rows += [_row(track.leaving(seat, field), WIDTH, field) for field in goal]
    rows += [_row(set(goal) - {field}, WIDTH, field) for field in goal]
    return rows


def _back_rows(track: Track, seat: int) -> list[list[int]]:
    return [
        _row(track.set_back(seat, field) if field in track.squares else (), BACK_WIDTH, NONE)
        for field in range(DICE_FIELDS)
    ]


def _steps_home(track: Track, seat: int) -> list[list[int]]:
    """DI-21: a number for each dice field, then for each start field."""
    steps = track.steps_home(seat)
    row = [steps.get(field, NONE) for field in range(DICE_FIELDS)]
    return [row + list(track.steps_round(seat).values())]


def _ring_table(entries: Callable[[Track], dict[int, int]]) -> Table:
    """A number for some cards of each track, NONE for the others."""
    table = np.full((len(TRACKS), RING_CARDS), NONE, np.int8)
    for place, track in enumerate(TRACKS.values()):
        for card, entry in entries(track).items():
            table[place, card] = entry
    return table.reshape(-1)


def die(number: int, colour: int) -> int:
    """A dice field as a number: the die, and the seat that has its colour, or NONE."""
    return number + 8 * (colour + 1)


def _dice_of_cards() -> Table:
    """DI-9, DI-11: the fields of every card, turned clockwise by 0 to 3 quarter turns."""
    return np.array(
        [
            die(*card[(corner - turns) % CORNERS])
            for card in (*DECK, _BIG_FIELDS)
            for turns in range(4)
            for corner in range(CORNERS)
        ],
        np.int8,
    )


ENDS = _table(_end_rows)
SET_BACK = _table(_back_rows)
STEPS_HOME = _table(_steps_home)
DICE_OF_CARDS = _dice_of_cards()
# DI-2, DI-11: how a big card is turned; it follows the side of the ring it is on.
BIG_CARD_TURNS = _ring_table(lambda track: {card: track.cards[card][1] for card in track.big_cards})
DEAD_END = _ring_table(lambda track: track.dead_ends)
