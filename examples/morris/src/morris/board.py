"""Nine men's morris: the board (MO-1).

Points have the names of a chessboard with seven columns and rows:

    7  ●────────●────────●
    6  │  ●─────●─────●  │
    5  │  │  ●──●──●  │  │
    4  ●──●──●     ●──●──●
    3  │  │  ●──●──●  │  │
    2  │  ●─────●─────●  │
    1  ●────────●────────●
       a  b  c  d  e  f  g

They are numbered square by square, from the outer to the inner one, and clockwise from the corner
at the top left: point = 8 * square + place. Odd places are the middles of the sides. A set of
points is a 24-bit number, one byte for each square.
"""

SQUARES = 3
PLACES = 8
POINTS = SQUARES * PLACES
ALL_POINTS = (1 << POINTS) - 1

CORNERS = 0x555555
MIDDLES = 0xAAAAAA
_MIDDLE = 3  # of the seven columns, counted from 0

# From the middle of the board to each place: columns to the right, rows upwards.
_RIGHT = (-1, 0, 1, 1, 1, 0, -1, -1)
_UP = (1, 1, 1, 0, -1, -1, -1, 0)


def column_and_row(point: int) -> tuple[int, int]:
    """Both counted from 0 at the bottom left."""
    square, place = divmod(point, PLACES)
    size = SQUARES - square
    return _MIDDLE + size * _RIGHT[place], _MIDDLE + size * _UP[place]


def _name(point: int) -> str:
    column, row = column_and_row(point)
    return f"{'abcdefg'[column]}{row + 1}"


POINT_NAMES = tuple(_name(point) for point in range(POINTS))


def lines() -> list[tuple[int, int, int]]:
    """MO-7: the points of every line on which a mill can be, end to end."""
    sides = [
        (8 * square + first, 8 * square + first + 1, 8 * square + (first + 2) % PLACES)
        for square in range(SQUARES)
        for first in range(0, PLACES, 2)
    ]
    across = [(place, place + 8, place + 16) for place in range(1, PLACES, 2)]
    return sides + across
