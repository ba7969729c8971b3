"""Dimenticato: random moves without listing them all, for playouts."""

from typing import Any

from spielwerk.games.dimenticato.board import CORNERS, DICE_FIELDS, number_at
from spielwerk.games.dimenticato.moves import CALLED, GO, PASS, call_of, calling, going
from spielwerk.games.dimenticato.rules import (
    FIGURES,
    called_row,
    free_ends,
    hitting_ends,
    legal,
    list_inside,
)
from spielwerk.games.dimenticato.ways import ENDS, MOST_WAYS
from spielwerk.runtime.bits import nth_bit, popcount
from spielwerk.runtime.chance import choose
from spielwerk.runtime.compile import compiled
from spielwerk.runtime.state import State


@compiled
def draw(state: State, random: int, moves: Any) -> int:
    """The move that `choose` picks from `legal`'s list."""
    if state.moving:
        return draw_way(state, random, moves)
    if state.waiting[state.to_move] != 0 or not state.calls:
        return draw_listed(state, random, moves)
    return draw_call(state, random, moves, 6)


@compiled
def draw_knowing(state: State, random: int, moves: Any) -> int:
    """A random move by a player who remembers every number, and so makes only right calls."""
    if state.moving:
        return draw_way(state, random, moves)
    if state.waiting[state.to_move] != 0 or not state.calls:
        action = draw_listed(state, random, moves)
    else:
        action = draw_call(state, random, moves, 1)
    return action if action == PASS or action >= GO else corrected(state, action)


@compiled
def legal_knowing(state: State, out: Any) -> int:
    """The moves of a player who remembers every number, and so makes only right calls."""
    n = legal(state, out)
    kept = 0
    for nth in range(n):
        action = int(out[nth])
        is_call = action != PASS and action < GO
        if not is_call or action == corrected(state, action):
            out[kept] = action
            kept += 1
    return kept


@compiled
def corrected(state: State, action: int) -> int:
    """A call for the same figure with the right number."""
    field, _ = call_of(action)
    return calling(field, number_at(state, field))


@compiled
def draw_way(state: State, random: int, moves: Any) -> int:
    """A way for the called figure; without hits there is no need to list the moves."""
    row = called_row(state)
    if hitting_ends(state, row, MOST_WAYS) != 0:
        return draw_listed(state, random, moves)
    free = free_ends(state, row, MOST_WAYS)
    nth = nth_bit(free, choose(random, popcount(free)))
    return going(CALLED, int(ENDS[row + nth]), 0)


@compiled
def draw_call(state: State, random: int, moves: Any, numbers: int) -> int:
    """With all figures out or home: a call, with `numbers` choices per figure, or a move inside the
    goal. Those can be counted: every figure at home may go to every free goal field."""
    out = figures_out(state)
    home = int(state.each) - out
    n = choose(random, numbers * out + home * (CORNERS - home))
    if n < numbers * out:
        return calling(int(state.figures[FIGURES * state.to_move + n // numbers]), n % numbers + 1)
    list_inside(state, moves, 0)
    return int(moves[n - numbers * out])


@compiled
def draw_listed(state: State, random: int, moves: Any) -> int:
    n = legal(state, moves)
    return int(moves[choose(random, n)])


@compiled
def figures_out(state: State) -> int:
    """How many figures the player to move has on dice fields; these come first in `figures`."""
    first = FIGURES * state.to_move
    out = 0
    for figure in range(first, first + FIGURES):
        out += state.figures[figure] < DICE_FIELDS
    return out
