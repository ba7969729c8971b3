"""Memento: the rules, in the order of the rules text (docs/rules/memento.md), where ME-… are their
ids. The board (ME-1 to ME-8) is in board.py, the editions (ME-23, ME-24) are in __init__.py."""

from spielwerk.engine.seats import ranked_by, seat_after
from spielwerk.games.memento.board import (
    BIG_CORNER_SET,
    ENTRIES,
    MIDDLE_AND_MEDIANS,
    MIDDLES,
    POINTS,
    TRIANGLES,
)
from spielwerk.games.memento.moves import (
    ENTER,
    FIRST,
    HALVE,
    MOVE,
    MOVES,
    PART,
    SHATTER,
    STAY,
    bringing_of,
    halve_of,
    halving,
    move_of,
    moving,
    part_of,
    parting,
    shatter_of,
    shattering,
    turn_of,
    turning,
)
from spielwerk.games.memento.tables import all_turned, neighbours_of, points_of, slides_from
from spielwerk.runtime.bits import list_bits, lowest_bit, popcount
from spielwerk.runtime.compile import compiled
from spielwerk.runtime.kinds import int8, int16, int32
from spielwerk.runtime.state import State, record

SEATS = 4
NONE = -1
ACTIONS = MOVES.count

STATE = record(
    figures=(int32, SEATS),  # the points of each seat's figures
    doubles=int32,  # those that are two stones high
    triples=int32,  # … three stones high; the others are Singles
    out_on=(int16, SEATS),  # ME-22: the turn on which a seat went out; 0: still in
    turns=int16,
    quiet=int16,  # ME-21: turns in a row without bringing in or capturing another's figure
    supply=int8,
    players=int8,
    to_move=int8,
    before=int8,  # who acted last, or NONE
    turned=int8,  # ME-12: a bit for each seat whose last action was to turn a triangle
    entered=int8,  # ME-17: a bit for each seat that has had figures
    winner=int8,  # or NONE
    ended=int8,  # 18 to 21: the rule that ended the game; 0 while it runs
    # The options, as printed or by house rules
    switches=int8,  # ME-24, see board.Switches
    stones=int8,  # ME-9: what the supply holds at first
    markers=int8,  # ME-9: how many each player has
    turning=int8,  # ME-12: whether triangles may be turned
    capture_own=int8,  # ME-14: whether a figure may capture its owner's
    splitting=int8,  # ME-15: whether figures may be split
    win_middles=int8,  # ME-18 to ME-20: whether these ways to win count
    win_heart=int8,
    win_last=int8,
)


# ---- Material (ME-9, ME-10) -------------------------------------------------------------------

MOST_STONES = 20  # ME-9: by any house rule
SINGLE, DOUBLE, TRIPLE = 1, 2, 3


@compiled
def begin(state: State, key: int) -> None:
    """ME-10: the empty board. Players and options are on the state already."""
    for seat in range(SEATS):
        state.figures[seat] = 0
        state.out_on[seat] = 0
    state.doubles = 0
    state.triples = 0
    state.supply = state.stones
    state.turns = 0
    state.quiet = 0
    state.to_move = 0
    state.before = NONE
    state.turned = 0
    state.entered = 0
    state.winner = NONE
    state.ended = 0


@compiled
def occupied_points(state: State) -> int:
    return state.figures[0] | state.figures[1] | state.figures[2] | state.figures[3]


@compiled
def height_at(state: State, point: int) -> int:
    """ME-9: how many stones high the figure on a point is."""
    return 1 + ((state.doubles >> point) & 1) + 2 * ((state.triples >> point) & 1)


@compiled
def markers_left(state: State) -> int:
    """ME-9: the mover's markers off the board."""
    return state.markers - popcount(state.figures[state.to_move])


@compiled
def put(state: State, point: int, height: int) -> None:
    """Put one of the mover's figures on a free point."""
    state.figures[state.to_move] |= 1 << point
    if height == DOUBLE:
        state.doubles |= 1 << point
    elif height == TRIPLE:
        state.triples |= 1 << point


@compiled
def clear(state: State, point: int) -> None:
    """Free a point; the marker goes back to its owner."""
    keep = ~(1 << point)
    for seat in range(SEATS):
        state.figures[seat] &= keep
    state.doubles &= keep
    state.triples &= keep


# ---- A turn: exactly one action (ME-10 to ME-16) ----------------------------------------------


@compiled
def legal(state: State, out: list[int]) -> int:
    """Write all legal moves to `out` and return how many there are."""
    if state.turns == 0:
        return list_first(out)
    occupied = occupied_points(state)
    n = 0
    if may_bring_in(state):
        n = list_pairs(ENTRIES & ~occupied, ENTER, out, n)
    if may_turn_triangle(state):
        n = list_turns(changed_by_turning(state), out, n)
    figures = state.figures[state.to_move]
    while figures != 0:
        point = lowest_bit(figures)
        figures &= figures - 1
        targets = targets_of(state, point, occupied)
        n = list_bits(targets, moving(point, 0), out, n)  # ME-13, ME-14
        n = list_splits(state, point, targets & ~occupied, out, n)
    if n == 0:  # ME-16
        out[0] = STAY
        n = 1
    return n


@compiled
def apply(state: State, action: int) -> None:
    """Carry out a legal move and end the turn."""
    state.turned &= ~(1 << state.to_move)
    state.quiet += 1
    if action == STAY:
        pass
    elif action < FIRST:
        triangle, anticlockwise = turn_of(action)
        turn_triangle(state, triangle, anticlockwise)
    elif action < ENTER:
        bring_in(state, action - FIRST)
    elif action < MOVE:
        first, second = bringing_of(action)
        bring_in(state, first)
        bring_in(state, second)
    elif action < HALVE:
        origin, target = move_of(action)
        move(state, origin, target)
    else:
        split(state, action)
    end_turn(state)


# ME-10, ME-11: bring in


@compiled
def list_first(out: list[int]) -> int:
    """ME-10: one Single on any point."""
    for point in range(POINTS):
        out[point] = FIRST + point
    return POINTS


@compiled
def may_bring_in(state: State) -> bool:
    """ME-11: two stones in the supply and two markers."""
    return state.supply >= 2 and markers_left(state) >= 2


@compiled
def list_pairs(cells: int, action: int, out: list[int], n: int) -> int:
    """ME-11, ME-15: an action for every pair of the points, counted from that of the first two."""
    while cells != 0:
        first = action + POINTS * lowest_bit(cells)
        cells &= cells - 1
        n = list_bits(cells, first, out, n)
    return n


@compiled
def bring_in(state: State, point: int) -> None:
    """ME-10, ME-11: a Single from the supply onto a free point."""
    put(state, point, SINGLE)
    state.supply -= 1
    state.quiet = 0


# ME-12: turn a triangle


@compiled
def may_turn_triangle(state: State) -> bool:
    """ME-12: neither the previous player's action nor the mover's own last one was to turn."""
    if not state.turning:
        return False
    just_turned = state.before != NONE and (state.turned >> state.before) & 1
    return not just_turned and not (state.turned >> state.to_move) & 1


@compiled
def changed_by_turning(state: State) -> int:
    """ME-12: a bit for each triangle that would not look the same: owners and heights count."""
    changed = (state.doubles ^ all_turned(state.doubles, 0)) | (
        state.triples ^ all_turned(state.triples, 0)
    )
    for seat in range(SEATS):
        changed |= state.figures[seat] ^ all_turned(state.figures[seat], 0)
    found = 0
    for triangle in range(len(TRIANGLES)):
        if changed & points_of(triangle):
            found |= 1 << triangle
    return found


@compiled
def list_turns(triangles: int, out: list[int], n: int) -> int:
    """ME-12: each of the triangles, either way."""
    for triangle in range(len(TRIANGLES)):
        if (triangles >> triangle) & 1:
            out[n] = turning(triangle, 0)
            out[n + 1] = turning(triangle, 1)
            n += 2
    return n


@compiled
def turn_triangle(state: State, triangle: int, anticlockwise: int) -> None:
    """ME-12: by 120 degrees, with everything on it."""
    here = points_of(triangle)
    for seat in range(SEATS):
        figures = state.figures[seat]
        state.figures[seat] = (figures & ~here) | (all_turned(figures, anticlockwise) & here)
    state.doubles = (state.doubles & ~here) | (all_turned(state.doubles, anticlockwise) & here)
    state.triples = (state.triples & ~here) | (all_turned(state.triples, anticlockwise) & here)
    state.turned |= 1 << state.to_move


# ME-13, ME-14: move and capture


@compiled
def targets_of(state: State, point: int, occupied: int) -> int:
    """ME-13: where the figure on a point can go. ME-14: it may capture any figure there, or any
    but its owner's."""
    found = neighbours_of(state.switches, point)
    height = height_at(state, point)
    if height == DOUBLE:
        found |= slides_from(state.switches, point, occupied)
    elif height == TRIPLE and (MIDDLES >> point) & 1:
        found |= (MIDDLES | BIG_CORNER_SET) & ~(1 << point)
    if not state.capture_own:
        found &= ~state.figures[state.to_move]
    return found


@compiled
def move(state: State, origin: int, target: int) -> None:
    """ME-13: a figure goes to another point. ME-14: it captures what is there."""
    height = height_at(state, origin)
    clear(state, origin)
    if (occupied_points(state) >> target) & 1:
        height = capture(state, target, height)
    put(state, target, height)


@compiled
def capture(state: State, target: int, height: int) -> int:
    """ME-14: what becomes of the mover's height. More than three stones: three to the supply."""
    if not (state.figures[state.to_move] >> target) & 1:
        state.quiet = 0
    height += height_at(state, target)
    clear(state, target)
    put_out(state)
    if height > TRIPLE:
        height -= 3
        state.supply += 3
    return height


# ME-15: split


@compiled
def markers_for_parts(state: State) -> int:
    """ME-15: how many more figures the mover can make by splitting."""
    return markers_left(state) if state.splitting else 0


@compiled
def list_splits(state: State, point: int, free: int, out: list[int], n: int) -> int:
    """ME-15: onto different free points, with one more marker for every part beyond the first."""
    height = height_at(state, point)
    left = markers_for_parts(state)
    if height == DOUBLE and left >= 1:
        return list_pairs(free, halving(point, 0, 0), out, n)
    if height == TRIPLE and left >= 1:
        doubles = free
        while doubles != 0:
            double = lowest_bit(doubles)
            doubles &= doubles - 1
            n = list_bits(free & ~(1 << double), parting(point, double, 0), out, n)
    if height == TRIPLE and left >= 2:
        while free != 0:
            first = lowest_bit(free)
            free &= free - 1
            n = list_pairs(free, shattering(point, first, 0, 0), out, n)
    return n


@compiled
def split(state: State, action: int) -> None:
    """ME-15: a figure leaves its point in two or three parts."""
    if action < PART:
        origin, one, other = halve_of(action)
        clear(state, origin)
        put(state, one, SINGLE)
    elif action < SHATTER:
        origin, one, other = part_of(action)
        clear(state, origin)
        put(state, one, DOUBLE)
    else:
        origin, one, another, other = shatter_of(action)
        clear(state, origin)
        put(state, one, SINGLE)
        put(state, another, SINGLE)
    put(state, other, SINGLE)


# ---- End (ME-17 to ME-22) ---------------------------------------------------------------------

QUIET_LIMIT = 100  # ME-21
TURN_LIMIT = 500  # ME-21


@compiled
def end_turn(state: State) -> None:
    """ME-18 to ME-21; otherwise it is the turn of the next player still in (ME-10)."""
    me = state.to_move
    state.turns += 1
    state.before = me
    if state.figures[me] != 0:
        state.entered |= 1 << me
    state.ended = won_by(state)
    if state.ended != 0:
        state.winner = me
    elif state.quiet >= QUIET_LIMIT or state.turns >= TURN_LIMIT:
        state.ended = 21
    else:
        seat = seat_after(state, me)
        while state.out_on[seat] != 0:
            seat = seat_after(state, seat)
        state.to_move = seat


@compiled
def put_out(state: State) -> None:
    """ME-17: a player who has had figures and has none left is out. Only a capture can cause
    that. Where the last one left does not win, no player is out, and a player without figures
    begins anew."""
    for seat in range(state.players):
        gone = (state.entered >> seat) & 1 and state.figures[seat] == 0
        if gone and seat != state.to_move and state.out_on[seat] == 0:
            if state.win_last:
                state.out_on[seat] = state.turns + 1
            else:
                state.entered &= ~(1 << seat)


@compiled
def won_by(state: State) -> int:
    """The number of the first rule by which the mover has won, or 0."""
    mine = state.figures[state.to_move]
    if state.win_middles and mine & MIDDLES == MIDDLES:
        return 18
    if state.win_heart:
        for goal in MIDDLE_AND_MEDIANS:
            if mine & goal == goal:
                return 19
    for seat in range(state.players):
        if seat != state.to_move and state.out_on[seat] == 0:
            return 0
    return 20


@compiled
def standing(state: State, seat: int) -> int:
    """ME-22: the winner, those still in, then the last to go out."""
    if seat == state.winner:
        return TURN_LIMIT + 2
    return TURN_LIMIT + 1 if state.out_on[seat] == 0 else state.out_on[seat]


outcome = ranked_by(standing)
