"""Nine men's morris: the moves, as they are written and numbered."""

from morris.board import POINT_NAMES
from spielwerk.engine.moves import moves

MOVES = moves(
    {"POINT": POINT_NAMES},
    ("d6", "d6-d5", "xa1"),
    place="{to:POINT}",
    take="x{point:POINT}",
    step="{origin:POINT}-{target:POINT}",
)
PLACE, TAKE, STEP = MOVES.firsts

step_of = MOVES.decoder("step")
stepping = MOVES.encoder("step")
