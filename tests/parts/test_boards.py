"""Boards: names, sets of places, lines."""

import pytest

from spielwerk.parts.boards import DIAGONAL, STRAIGHT, rectangle


def test_places_are_named_and_numbered_from_the_bottom_left():
    board = rectangle(3, 2)
    assert board.names == ("a1", "b1", "c1", "a2", "b2", "c2")
    assert [board.number[spot] for spot in board.at] == [0, 1, 2, 3, 4, 5]
    assert board.all == 0b111111
    assert board.where(lambda x, y: x == 2) == 0b100100


def test_drawings_have_the_first_row_at_the_bottom():
    places = rectangle(2, 2).ground.places
    lowest = {name: max(y for _, y in shape) for name, shape in places.items()}
    assert lowest["a1"] == lowest["b1"] > lowest["a2"] == lowest["b2"]


@pytest.mark.parametrize(
    ("width", "height", "length"), [(4, 4, 3), (7, 6, 4), (3, 5, 5), (2, 2, 3)]
)
def test_lines_are_all_that_lie_straight(width, height, length):
    board = rectangle(width, height)
    found = board.lines(length, *STRAIGHT, *DIAGONAL)
    expected = {
        frozenset((x + n * right, y + n * up) for n in range(length))
        for x in range(-length, width + length)
        for y in range(-length, height + length)
        for right in (-1, 0, 1)
        for up in (-1, 0, 1)
        if (right, up) != (0, 0)
        and all(0 <= x + n * right < width and 0 <= y + n * up < height for n in range(length))
    }
    assert {frozenset(board.at[place] for place in line) for line in found} == expected
    assert len(found) == len(expected), "each of them once"
