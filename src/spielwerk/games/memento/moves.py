"""Memento: the moves, as they are written and numbered."""

from spielwerk.engine.moves import form, moves
from spielwerk.games.memento.board import POINT_NAMES, TRIANGLES

MOVES = moves(
    {"POINT": POINT_NAMES, "TRIANGLE": TRIANGLES, "WAY": "+-"},
    ("A1", "A1,B2", "A+", "A-", "A1-A0", "A1/A2,A6", "A1/2A2,A6"),
    stay="pass",
    turn="{triangle:TRIANGLE}{way:WAY}",  # + clockwise, - anticlockwise
    first="{to:POINT}",
    enter="{to:POINT},{to:POINT}",
    move="{origin:POINT}-{target:POINT}",
    halve="{origin:POINT}/{to:POINT},{to:POINT}",  # a Double into two Singles
    part=form(  # a Triple into a Double and a Single
        "{origin:POINT}/2{double:POINT},{single:POINT}",
        "{origin:POINT}/{single:POINT},2{double:POINT}",
    ),
    shatter="{origin:POINT}/{to:POINT},{to:POINT},{to:POINT}",  # a Triple into three Singles
)
STAY, TURN, FIRST, ENTER, MOVE, HALVE, PART, SHATTER = MOVES.firsts

turn_of, turning = MOVES.decoder("turn"), MOVES.encoder("turn")
bringing_of = MOVES.decoder("enter")
move_of, moving = MOVES.decoder("move"), MOVES.encoder("move")
halve_of, halving = MOVES.decoder("halve"), MOVES.encoder("halve")
part_of, parting = MOVES.decoder("part"), MOVES.encoder("part")
shatter_of, shattering = MOVES.decoder("shatter"), MOVES.encoder("shatter")


def split_of(action: int) -> tuple[int, ...]:
    """ME-15: the figure that is split, and where its parts go."""
    of_its_form = halve_of if action < PART else part_of if action < SHATTER else shatter_of
    return tuple(of_its_form(action))
