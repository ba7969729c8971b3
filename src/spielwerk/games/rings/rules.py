"""Rings: the rules. RG-… are the ids of the rules text (docs/rules/rings.md)."""

from spielwerk.engine.seats import ranked_by, seat_after
from spielwerk.games.rings.board import (
    ALL_CELLS,
    CELLS,
    FIRST_SPOKE,
    LAST_SPOKE,
    LINE_ENDS,
    RINGS,
    SPOKES,
    STEP_ENDS,
)
from spielwerk.games.rings.moves import (
    MOVES,
    PLACE,
    STAY,
    STEP,
    TAKE,
    TURN,
    step_of,
    stepping,
    turn_of,
)
from spielwerk.runtime.bits import list_bits, lowest_bit, popcount
from spielwerk.runtime.compile import compiled
from spielwerk.runtime.kinds import int8, int16, int32
from spielwerk.runtime.state import State, record
from spielwerk.runtime.tables import table

SEATS = 4
NONE = -1
ANYONE = SEATS
ACTIONS = MOVES.count

STATE = record(
    pawns=(int32, SEATS),  # the cells of each seat's pawns
    locked=int32,  # RG-12: cells of locked pawns
    out_on=(int16, SEATS),  # RG-20: the turn on which a seat was eliminated; 0: still in
    hand=(int8, SEATS),
    turns=int16,
    quiet=int16,  # RG-19: turns in a row without placing or taking a pawn
    players=int8,
    to_move=int8,
    last_turned=int8,  # RG-5: the ring that may not be turned now, or NONE
    lines=int8,  # RG-16: lines formed on this turn, while pawns are taken for them
    victim=int8,  # RG-16: who loses a pawn next: a seat, ANYONE or NONE
    due=int8,  # RG-16: how many pawns the victim still loses
    ended=int8,  # 18 or 19: the rule that ended the game; 0 while it runs
    # The options, as printed or by house rules
    quiet_limit=int16,  # RG-19
    hand_size=int8,  # RG-21
    fly_at=int8,  # RG-7: with how many pawns or fewer one must fly
    out_at=int8,  # RG-17: with how many pawns or fewer one is out
    is_barred=int8,  # RG-5: whether the ring turned last may not be turned
    lines_on_rings=int8,  # RG-9: whether they count
    lines_on_spokes=int8,  # RG-9: whether they count
    has_locks=int8,  # RG-12
    takes_one=int8,  # RG-15: whether a line takes one pawn in all, not one from each
)

# The moves of all single steps, in the order of the sets that ring_steps and spoke_steps return.
RING_STEPS = 0
SPOKE_STEPS = 2 * CELLS
STEPS = table([stepping(*ends) for ends in STEP_ENDS], int16)

MOST_PAWNS = 12  # RG-21
MOST_FLYING = 8  # RG-7
TURN_LIMIT = 1000  # RG-19

# Placing on all cells, turning, and moving pawns with at most 4 neighbours each; or flying.
MAX_MOVES = max(CELLS + 2 * RINGS + 4 * MOST_PAWNS, MOST_FLYING * (CELLS - MOST_FLYING))


@compiled
def begin(state: State, key: int) -> None:
    """RG-3: the empty board. Players and options are on the state already; chance plays no
    part."""
    for seat in range(SEATS):
        state.pawns[seat] = 0
        state.out_on[seat] = 0
        state.hand[seat] = state.hand_size if seat < state.players else 0
    state.locked = 0
    state.turns = 0
    state.quiet = 0
    state.to_move = 0
    state.last_turned = NONE
    state.lines = 0
    state.victim = NONE
    state.due = 0
    state.ended = 0


# ---- A turn: what may be done (RG-4 to RG-8) --------------------------------------------------


@compiled
def free_cells(state: State) -> int:
    return ALL_CELLS & ~(state.pawns[0] | state.pawns[1] | state.pawns[2] | state.pawns[3])


@compiled
def must_fly(state: State) -> bool:
    """RG-7."""
    me = state.to_move
    return state.hand[me] == 0 and popcount(state.pawns[me]) <= state.fly_at


@compiled
def ring_steps(pawns: int, free: int) -> int:
    """RG-6: the cells that a pawn can step to along a ring: clockwise in the lower 24 bits,
    anticlockwise in the upper."""
    clockwise = ((pawns << 1) & ~FIRST_SPOKE) | ((pawns >> 7) & FIRST_SPOKE)
    anticlockwise = ((pawns >> 1) & ~LAST_SPOKE) | ((pawns << 7) & LAST_SPOKE)
    return (clockwise & free) | (anticlockwise & free) << CELLS


@compiled
def spoke_steps(pawns: int, free: int) -> int:
    """RG-6: the same along a spoke: inward in the lower 24 bits, outward in the upper."""
    return ((pawns << SPOKES) & free) | ((pawns >> SPOKES) & free) << CELLS


@compiled
def legal(state: State, out: list[int]) -> int:
    """Write all legal moves to `out` and return how many there are. RG-8: two rings at least can be
    turned, so no player ever has to pass."""
    if state.victim != NONE:
        return list_bits(pawns_to_take(state), TAKE, out, 0)  # RG-15
    me = state.to_move
    free = free_cells(state)
    if must_fly(state):
        n = list_flights(state.pawns[me], free, out)
        return n if n > 0 else list_turns(state, out, 0)
    n = 0
    if state.hand[me] > 0:
        n = list_bits(free, PLACE, out, n)  # RG-4
    n = list_turns(state, out, n)
    n = list_steps(ring_steps(state.pawns[me], free), RING_STEPS, out, n)
    return list_steps(spoke_steps(state.pawns[me], free), SPOKE_STEPS, out, n)


@compiled
def list_turns(state: State, out: list[int], n: int) -> int:
    """RG-5: every ring but the barred one, in both directions."""
    for ring in range(RINGS):
        if ring != state.last_turned:
            out[n] = TURN + 2 * ring
            out[n + 1] = TURN + 2 * ring + 1
            n += 2
    return n


@compiled
def list_steps(steps: int, first: int, out: list[int], n: int) -> int:
    """RG-6: the moves of a set of steps. `first` is the index of the set's first step in STEPS."""
    while steps != 0:
        out[n] = int(STEPS[first + lowest_bit(steps)])
        steps &= steps - 1
        n += 1
    return n


@compiled
def list_flights(pawns: int, free: int, out: list[int]) -> int:
    """RG-7: every pawn to every free cell."""
    n = 0
    while pawns != 0:
        n = list_bits(free, stepping(lowest_bit(pawns), 0), out, n)
        pawns &= pawns - 1
    return n


# ---- A turn: what an action does (RG-4 to RG-7) -----------------------------------------------


@compiled
def apply(state: State, action: int) -> None:
    """Carry out a legal move. The state then waits for the next decision, or the game is over."""
    if action < TURN:
        place(state, action - PLACE)
    elif action < TAKE:
        ring, anticlockwise = turn_of(action)
        turn_ring(state, ring, anticlockwise)
    elif action < STAY:
        take(state, action - TAKE)
    elif action < STEP:
        end_turn(state)
    else:
        origin, target = step_of(action)
        move(state, origin, target)


@compiled
def place(state: State, cell: int) -> None:
    """RG-4: a pawn goes from the hand onto a free cell."""
    state.hand[state.to_move] -= 1
    state.quiet = 0
    arrive(state, cell)


@compiled
def move(state: State, origin: int, target: int) -> None:
    """RG-6, RG-7: a pawn goes to another cell. RG-12: that unlocks it."""
    state.pawns[state.to_move] &= ~(1 << origin)
    state.locked &= ~(1 << origin)
    state.quiet += 1
    arrive(state, target)


@compiled
def turn_ring(state: State, ring: int, anticlockwise: int) -> None:
    """RG-5: turn a ring by one step, with everything on it. It is then barred until another one
    is turned."""
    if state.is_barred:
        state.last_turned = ring
    state.quiet += 1
    for seat in range(SEATS):
        state.pawns[seat] = turned(state.pawns[seat], ring, anticlockwise)
    state.locked = turned(state.locked, ring, anticlockwise)
    start_taking(state, popcount(spoke_lines(state)))  # RG-14: all of them count


@compiled
def turned(cells: int, ring: int, anticlockwise: int) -> int:
    """The cells after one ring has turned by one step."""
    shift = SPOKES * ring
    before = (cells >> shift) & 0xFF
    by = 7 if anticlockwise else 1
    after = ((before << by) | (before >> (SPOKES - by))) & 0xFF
    return cells ^ ((before ^ after) << shift)


# ---- Lines (RG-9 to RG-14) --------------------------------------------------------------------


@compiled
def arrive(state: State, cell: int) -> None:
    """RG-11: a pawn has arrived on a cell and forms the lines that contain it: at most one on its
    ring (RG-13), and one on its spoke as well, judged by the locks before (RG-14). The ends of a
    ring line are locked (RG-12)."""
    me = state.to_move
    state.pawns[me] |= 1 << cell
    ring = cell // SPOKES
    spoke = cell - SPOKES * ring
    unlocked = state.pawns[me] & ~state.locked
    lines = (spoke_lines(state) >> spoke) & 1
    ends = int(LINE_ENDS[SPOKES * ((unlocked >> (SPOKES * ring)) & 0xFF) + spoke])
    if ends != 0 and state.lines_on_rings:
        lines += 1
        if state.has_locks:
            state.locked |= ends << (SPOKES * ring)
    start_taking(state, lines)


@compiled
def spoke_lines(state: State) -> int:
    """RG-9, RG-10, RG-12: the spokes with three of the mover's pawns, none of them locked."""
    if not state.lines_on_spokes:
        return 0
    unlocked = state.pawns[state.to_move] & ~state.locked
    return unlocked & (unlocked >> SPOKES) & (unlocked >> (2 * SPOKES))


# ---- Taking (RG-15 to RG-17) ------------------------------------------------------------------


@compiled
def start_taking(state: State, lines: int) -> None:
    """RG-15: for each line, every other player loses one pawn, or one of them does."""
    if lines == 0:
        end_turn(state)
        return
    state.lines = lines
    if state.takes_one:
        choose_victims(state)
    else:
        next_victim(state, state.to_move)


@compiled
def next_victim(state: State, seat: int) -> None:
    """RG-16: go on to the next player clockwise who has pawns on the board. Back at the mover, or
    if they were taken from anyone, there is nothing more to take."""
    seat = state.to_move if seat == ANYONE else seat_after(state, seat)
    while seat != state.to_move and state.pawns[seat] == 0:
        seat = seat_after(state, seat)
    if seat != state.to_move:
        state.victim = seat
        state.due = min(state.lines, popcount(state.pawns[seat]))
    else:
        end_taking(state)


@compiled
def choose_victims(state: State) -> None:
    """RG-16 by the house rule: one pawn for each line, from whomever the mover chooses."""
    state.victim = ANYONE
    state.due = min(state.lines, popcount(pawns_to_take(state)))
    if state.due == 0:
        end_taking(state)


@compiled
def pawns_to_take(state: State) -> int:
    """RG-15, RG-16: the cells of the pawns that may be taken now."""
    if state.victim != ANYONE:
        return state.pawns[state.victim]
    return ALL_CELLS & ~(free_cells(state) | state.pawns[state.to_move])


@compiled
def take(state: State, cell: int) -> None:
    """RG-15: a pawn leaves the game."""
    if state.victim == ANYONE:
        take_from_anyone(state, cell)
    else:
        state.pawns[state.victim] &= ~(1 << cell)
    state.locked &= ~(1 << cell)
    state.quiet = 0
    state.due -= 1
    if state.due == 0:
        next_victim(state, state.victim)


@compiled
def take_from_anyone(state: State, cell: int) -> None:
    """RG-16 by the house rule: the owner of the pawn there loses it."""
    for seat in range(SEATS):
        state.pawns[seat] &= ~(1 << cell)


@compiled
def end_taking(state: State) -> None:
    """RG-17: when the taking is done, players may be out."""
    state.victim = NONE
    state.lines = 0
    eliminate(state)
    end_turn(state)


@compiled
def eliminate(state: State) -> None:
    """RG-17: a player with two pawns or fewer (or another number) in hand and on the board is out.
    Their hand is removed."""
    for seat in range(state.players):
        left = state.hand[seat] + popcount(state.pawns[seat])
        if state.out_on[seat] == 0 and left <= state.out_at:
            state.hand[seat] = 0
            state.out_on[seat] = state.turns + 1


# ---- The end (RG-18 to RG-20) -----------------------------------------------------------------


@compiled
def end_turn(state: State) -> None:
    """RG-18, RG-19: the game may be over; otherwise it is the turn of the next player still in."""
    state.turns += 1
    seat = seat_after(state, state.to_move)
    while state.out_on[seat] != 0:
        seat = seat_after(state, seat)
    if seat == state.to_move:
        state.ended = 18
    elif state.quiet >= state.quiet_limit or state.turns >= TURN_LIMIT:
        state.ended = 19
    else:
        state.to_move = seat


@compiled
def standing(state: State, seat: int) -> int:
    """RG-19, RG-20: those still in by their pawns on the board, then the last eliminated."""
    if state.out_on[seat] != 0:
        return state.out_on[seat]
    return TURN_LIMIT + 1 + popcount(state.pawns[seat])


outcome = ranked_by(standing)
