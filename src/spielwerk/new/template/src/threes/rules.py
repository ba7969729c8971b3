"""Threes: the rules, in the order of RULES.md.

Functions marked @compiled run as plain Python, as WebAssembly, as machine code and on GPUs. They
use integers, the state, tables, and each other; no strings, lists, dictionaries or exceptions.
"""

from spielwerk.engine.seats import ranked_by, seat_after
from spielwerk.runtime.bits import list_bits
from spielwerk.runtime.chance import choose
from spielwerk.runtime.compile import compiled
from spielwerk.runtime.kinds import int8, int16, int32
from spielwerk.runtime.state import record
from threes.board import ALL_CELLS, BOTTOM, LINE_COUNT, LINE_MASKS, SIZE, STRAIGHT_COUNT
from threes.moves import DROP, MOVES

SEATS = 3  # at most

ACTIONS = MOVES.count
MAX_MOVES = SIZE  # no position has more legal moves: one in each column

STATE = record(
    stones=(int32, SEATS),  # the cells of each player's stones
    diagonals=int8,  # TH-5: the option
    # Every game has these four.
    players=int8,
    to_move=int8,
    turns=int16,
    ended=int8,  # 5 or 6: the rule that ended the game; 0 while it runs
)


@compiled
def begin(state, key):
    """TH-2. Chance plays no part, so nothing is done with `key`."""
    for seat in range(SEATS):
        state.stones[seat] = 0
    state.to_move = 0
    state.turns = 0
    state.ended = 0


# ---- What may be done (TH-3, TH-4) ------------------------------------------------------------


@compiled
def taken_cells(state):
    taken = 0
    for seat in range(state.players):
        taken |= state.stones[seat]
    return taken


@compiled
def open_cells(state):
    """TH-3: the free cells at the bottom or on top of a stone."""
    taken = taken_cells(state)
    return (BOTTOM | taken << SIZE) & ALL_CELLS & ~taken


@compiled
def legal(state, out):
    """Write all legal moves to `out` and return how many there are. TH-4: there is one while the
    game runs."""
    return list_bits(open_cells(state), DROP, out, 0)


@compiled
def draw(state, random, moves):
    """A random legal move. This is always right; `fast.py` of other games shows how to be
    faster."""
    return moves[choose(random, legal(state, moves))]


# ---- What a move does (TH-3), and the end (TH-5, TH-6) ----------------------------------------


@compiled
def apply(state, action):
    """Carry out a legal move. At the end of the game, `ended` is set and the last mover stays
    the one to move."""
    me = state.to_move
    state.stones[me] |= 1 << (action - DROP)
    state.turns += 1
    if has_row(state, me):
        state.ended = 5
    elif taken_cells(state) == ALL_CELLS:
        state.ended = 6
    else:
        state.to_move = seat_after(state, me)


@compiled
def has_row(state, seat):
    """TH-5."""
    count = LINE_COUNT if state.diagonals else STRAIGHT_COUNT
    stones = state.stones[seat]
    for n in range(count):
        line = int(LINE_MASKS[n])
        if stones & line == line:
            return True
    return False


@compiled
def standing(state, seat):
    """At the end a higher standing is better, and equal ones share a rank."""
    return 1 if state.ended == 5 and seat == state.to_move else 0


outcome = ranked_by(standing)
