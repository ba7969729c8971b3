"""Nine men's morris: the rules. MO-… are the ids of RULES.md."""

from morris.board import ALL_POINTS, MIDDLES, PLACES, POINTS
from morris.moves import MOVES, PLACE, STEP, TAKE, step_of, stepping
from spielwerk.engine.seats import ranked_by, seat_after
from spielwerk.runtime.bits import list_bits, lowest_bit, popcount
from spielwerk.runtime.compile import compiled
from spielwerk.runtime.kinds import int8, int16, int32
from spielwerk.runtime.state import record

SEATS = 2
MEN = 9  # MO-2
FLYING = 3  # MO-6: with how many men one may fly
FEWEST = 3  # MO-9: with fewer men one has lost
TURN_LIMIT = 200  # MO-11

ACTIONS = MOVES.count
# Placing on all points; nine men with at most four neighbours each; or three men that fly.
MAX_MOVES = FLYING * (POINTS - FLYING)

STATE = record(
    men=(int32, SEATS),  # the points of each player's men
    hand=(int8, SEATS),
    turns=int16,
    players=int8,
    to_move=int8,
    taking=int8,  # MO-7: whether the player to move has closed a mill and takes a man
    ended=int8,  # 9, 10 or 11: the rule that ended the game; 0 while it runs
    flying=int8,  # MO-6: the option
)


@compiled
def begin(state, key):
    """MO-2: an empty board. Chance plays no part."""
    for seat in range(SEATS):
        state.men[seat] = 0
        state.hand[seat] = MEN
    state.turns = 0
    state.to_move = 0
    state.taking = 0
    state.ended = 0


# ---- What may be done (MO-3 to MO-6) ----------------------------------------------------------


@compiled
def free_points(state):
    return ALL_POINTS & ~(state.men[0] | state.men[1])


@compiled
def men_left(state, seat):
    return state.hand[seat] + popcount(state.men[seat])


@compiled
def may_fly(state):
    """MO-6."""
    me = state.to_move
    return state.flying and state.hand[me] == 0 and popcount(state.men[me]) <= FLYING


@compiled
def clockwise(points):
    """The neighbours one place on, along the squares."""
    return ((points << 1) & 0xFEFEFE) | ((points >> 7) & 0x010101)


@compiled
def anticlockwise(points):
    return ((points >> 1) & 0x7F7F7F) | ((points << 7) & 0x808080)


@compiled
def inward(points):
    """MO-1: only the middles of the sides are joined across the squares."""
    return ((points & MIDDLES) << PLACES) & ALL_POINTS


@compiled
def outward(points):
    return (points & MIDDLES) >> PLACES


@compiled
def neighbours(points):
    return clockwise(points) | anticlockwise(points) | inward(points) | outward(points)


@compiled
def legal(state, out):
    """Write all legal moves to `out` and return how many there are."""
    if state.taking:
        return list_bits(men_to_take(state), TAKE, out, 0)
    me = state.to_move
    free = free_points(state)
    if state.hand[me] > 0:
        return list_bits(free, PLACE, out, 0)  # MO-3
    return list_steps(state.men[me], free, may_fly(state), out)


@compiled
def list_steps(men, free, flies, out):
    """MO-4, MO-6: every man to every point that it can go to."""
    n = 0
    while men != 0:
        origin = lowest_bit(men)
        targets = free if flies else free & neighbours(1 << origin)
        n = list_bits(targets, stepping(origin, 0), out, n)
        men &= men - 1
    return n


# ---- What a move does (MO-3 to MO-8) ----------------------------------------------------------


@compiled
def apply(state, action):
    me = state.to_move
    if action < TAKE:
        state.hand[me] -= 1
        arrive(state, action - PLACE)
    elif action < STEP:
        take(state, action - TAKE)
    else:
        origin, target = step_of(action)
        state.men[me] &= ~(1 << origin)
        arrive(state, target)


@compiled
def arrive(state, point):
    """MO-7: a man that closes a mill takes another. The turn goes on until that is done."""
    me = state.to_move
    state.men[me] |= 1 << point
    if in_mills(state.men[me]) >> point & 1:
        state.taking = 1
    else:
        end_turn(state)


@compiled
def in_mills(men):
    """MO-7: those of some men that are part of a mill."""
    centres = men & clockwise(men) & anticlockwise(men) & MIDDLES
    along = centres | clockwise(centres) | anticlockwise(centres)
    across = men & (men >> PLACES) & (men >> 2 * PLACES) & MIDDLES
    return along | across | across << PLACES | across << 2 * PLACES


@compiled
def men_to_take(state):
    """MO-8: the opponent's men that are in no mill; if there are none, all of them."""
    men = state.men[seat_after(state, state.to_move)]
    loose = men & ~in_mills(men)
    return loose if loose != 0 else men


@compiled
def take(state, point):
    state.men[seat_after(state, state.to_move)] &= ~(1 << point)
    state.taking = 0
    end_turn(state)


# ---- The end (MO-9 to MO-11) ------------------------------------------------------------------


@compiled
def end_turn(state):
    """It is the opponent's turn, unless the game is over. Whoever lost is left to move."""
    state.turns += 1
    state.to_move = seat_after(state, state.to_move)
    if men_left(state, state.to_move) < FEWEST:
        state.ended = 9
    elif not can_move(state):
        state.ended = 10
    elif state.turns >= TURN_LIMIT:
        state.ended = 11


@compiled
def can_move(state):
    """MO-10. Somebody who has men in hand, or may fly, always finds a free point."""
    me = state.to_move
    if state.hand[me] > 0 or may_fly(state):
        return True
    return neighbours(state.men[me]) & free_points(state) != 0


@compiled
def standing(state, seat):
    """MO-9, MO-10: whoever is to move at the end has lost. MO-11: nobody has."""
    return 0 if state.ended != 11 and seat == state.to_move else 1


outcome = ranked_by(standing)
