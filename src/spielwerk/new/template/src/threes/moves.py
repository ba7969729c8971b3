"""Threes: the moves, as they are written and numbered.

A form of move has parts, each with the name of its kind: `step="{origin:CELL}-{target:CELL}"` would
be a move such as a1-a2. Numbers, reading, writing and what is touched on a screen follow from here.
"""

from spielwerk.engine.moves import moves
from threes.board import CELL_NAMES

MOVES = moves(
    {"CELL": CELL_NAMES},
    ("a1",),  # shown to people; `threes-notation.drop` explains it
    drop="{to:CELL}",
)
(DROP,) = MOVES.firsts  # the number of the first move of every form
