"""Rings: the moves, as they are written and numbered."""

from spielwerk.engine.moves import moves
from spielwerk.games.rings.board import CELL_NAMES, RING_NAMES

MOVES = moves(
    {"CELL": CELL_NAMES, "RING": RING_NAMES, "WAY": "+-"},
    ("a1", "a1-a2", "a+", "a-", "xb3"),
    place="{to:CELL}",
    turn="{ring:RING}{way:WAY}",  # + clockwise, - anticlockwise
    take="x{cell:CELL}",
    stay="pass",
    step="{origin:CELL}-{target:CELL}",
)
PLACE, TURN, TAKE, STAY, STEP = MOVES.firsts

turn_of = MOVES.decoder("turn")
step_of = MOVES.decoder("step")
stepping = MOVES.encoder("step")
