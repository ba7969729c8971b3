"""Triominos: which rules came into play with a move, for reports. The game does not depend on
this."""

from spielwerk.engine.state import Plain
from spielwerk.games.triominos.board import JOKER_READING, READING_COUNT
from spielwerk.games.triominos.rules import BUY, LAY, MAX_MOVES, PASS, legal

# What can happen, and the number of its rule.
HAPPENINGS = {
    "lay": 6,
    "joker": 7,
    "hexagon": 8,
    "bridge": 8,
    "last-tile": 8,
    "swap": 9,
    "buy": 10,
    "buy-by-choice": 10,
    "pass": 11,
    "pot-empty": 13,
}

_HEXAGON = 6  # cells around a vertex


def happened(before: Plain, action: int, after: Plain) -> tuple[str, ...]:
    if action == PASS:
        return ("pass",)
    if action == BUY:
        return _buy(before, after)
    if action < LAY:
        return ("swap",)
    return _lay(before, action, after)


def _buy(before: Plain, after: Plain) -> tuple[str, ...]:
    found = ["buy"]
    moves = [0] * MAX_MOVES
    if any(move >= LAY for move in moves[: legal(before, moves)]):
        found.append("buy-by-choice")
    if after.pot_next == after.pot_end:
        found.append("pot-empty")
    return tuple(found)


def _lay(before: Plain, action: int, after: Plain) -> tuple[str, ...]:
    """TR-8: what a tile earned, worked out from the table and the chips."""
    me = before.to_move
    found = ["joker" if (action - LAY) % READING_COUNT == JOKER_READING else "lay"]
    hexagons = after.vertex_cells.count(_HEXAGON) - before.vertex_cells.count(_HEXAGON)
    last = after.racks[me] == 0
    if hexagons:
        found.append("hexagon")
    if after.chips[me] - before.chips[me] > 1 + hexagons + last:
        found.append("bridge")
    if last:
        found.append("last-tile")
    return tuple(found)
