"""Drawings for the terminal, made from a view."""

from collections.abc import Callable
from typing import TypeAlias

# Each seat has a symbol beside its colour: nothing is told by colour alone.
SEAT_SYMBOLS = "●▲■★"

# A drawing: lines of pieces, each a text and its style ("seat0" … "seat3" for what belongs to a
# seat, "board" for lines, "free" for empty places, "" for plain words).
Line: TypeAlias = list[tuple[str, str]]
Picture: TypeAlias = list[Line]
Say: TypeAlias = Callable[..., str]


def write_centred(canvas: Picture, row: int, column: int, text: str, style: str) -> None:
    """Write a text onto a canvas of single letters, with its middle at a place."""
    start = column - len(text) // 2
    for offset, letter in enumerate(text):
        canvas[row][start + offset] = (letter, style)


def seat_line(seat: int, told: str, say: Say) -> Line:
    """What there is to tell of a seat, after its symbol and name."""
    return [(f"  {SEAT_SYMBOLS[seat]} {say(f'seat-{seat}'):<14}", f"seat{seat}"), (told, "")]
