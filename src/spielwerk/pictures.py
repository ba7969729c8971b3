"""Drawings for the terminal, made from a view."""

from collections.abc import Callable
from typing import TypeAlias

# Each seat has a symbol as well as a colour: nothing is shown by colour alone.
SEAT_SYMBOLS = "●▲■★"

# A drawing: lines of pieces, each with a text and a style ("seat0" … "seat3" for a seat's things,
# "board" for lines, "free" for empty places, "" for plain words).
Line: TypeAlias = list[tuple[str, str]]
Picture: TypeAlias = list[Line]
Say: TypeAlias = Callable[..., str]


def write_centred(canvas: Picture, row: int, column: int, text: str, style: str) -> None:
    """Write a text onto a canvas of single letters, centred on a column.

    >>> from spielwerk.pictures import write_centred
    >>> canvas = [[(" ", "")] * 5]
    >>> write_centred(canvas, 0, 2, "a1", "free")
    >>> "".join(letter for letter, _ in canvas[0])
    ' a1  '
    """
    start = column - len(text) // 2
    for offset, letter in enumerate(text):
        canvas[row][start + offset] = (letter, style)


def seat_line(seat: int, told: str, say: Say) -> Line:
    """A line about a seat, after its symbol and name.

    >>> from spielwerk.locale import say
    >>> from spielwerk.pictures import seat_line
    >>> seat_line(0, "5 pawns", say)
    [('  ● Blue          ', 'seat0'), ('5 pawns', '')]
    """
    return [(f"  {SEAT_SYMBOLS[seat]} {say(f'seat-{seat}'):<14}", f"seat{seat}"), (told, "")]
