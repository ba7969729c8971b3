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
    """Write a text onto a canvas of single letters, centred on a column."""
    start = column - len(text) // 2
    for offset, letter in enumerate(text):
        canvas[row][start + offset] = (letter, style)


def seat_line(seat: int, told: str, say: Say) -> Line:
    """A line about a seat, after its symbol and name."""
    return [(f"  {SEAT_SYMBOLS[seat]} {say(f'seat-{seat}'):<14}", f"seat{seat}"), (told, "")]
