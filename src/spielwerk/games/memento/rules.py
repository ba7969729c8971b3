"""Memento: the rules. ME-… are the ids of the rules text (docs/rules/memento.md)."""

from math import comb
from typing import Any

from spielwerk.engine.bits import list_bits, lowest_bit, nth_bit, popcount, slot
from spielwerk.engine.chance import choose
from spielwerk.engine.compile import compiled
from spielwerk.engine.seats import ranked_by, seat_after
from spielwerk.engine.state import State, int8, int16, int32, record
from spielwerk.games.memento.board import (
    BIG_CORNER_SET,
    ENTRIES,
    EVERY_SWITCHES,
    GOALS,
    LINE_KEYS,
    LINE_ROWS,
    LINE_SETS,
    LINES_EACH,
    MIDDLES,
    NEIGHBOURS,
    ONE_TRIANGLE,
    POINTS,
    POINTS_1_AND_2,
    POINTS_1_TO_4,
    POINTS_3_TO_6,
    POINTS_5_AND_6,
    POINTS_EACH,
    SLIDES,
    TRIANGLES,
    straight_links,
)

SEATS = 4
NONE = -1
TRIANGLE_COUNT = len(TRIANGLES)

STATE = record(
    figures=(int32, SEATS),  # the points of each seat's figures
    doubles=int32,  # those that are two stones high
    triples=int32,  # … three stones high; the others are Singles
    out_on=(int16, SEATS),  # ME-22: the turn on which a seat went out; 0: still in
    turns=int16,
    quiet=int16,  # ME-21: turns in a row in which nobody entered or captured another's figure
    supply=int8,
    players=int8,
    switches=int8,  # ME-24, see board.Switches
    to_move=int8,
    before=int8,  # who acted last, or NONE
    turned=int8,  # ME-12: a bit for each seat whose last action was a turn
    entered=int8,  # ME-17: a bit for each seat that has had figures
    winner=int8,  # or NONE
    ended=int8,  # 18 to 21: the rule that ended the game; 0 while it runs
)

MARKERS = 9  # ME-9
QUIET_LIMIT = 100  # ME-21
TURN_LIMIT = 500  # ME-21

# Moves as numbers.
PASS = 0
TURN = PASS + 1  # + 2 * triangle + 1 if anticlockwise
FIRST = TURN + 2 * TRIANGLE_COUNT  # + point
ENTER = FIRST + POINTS  # + the points i < j as POINTS * i + j
MOVE = ENTER + POINTS**2  # + POINTS * from + to
HALVE = MOVE + POINTS**2  # a Double into Singles: from, i < j
PART = HALVE + POINTS**3  # a Triple into Double and Single: from, Double, Single
SHATTER = PART + POINTS**3  # a Triple into Singles: from, i < j < k
ACTIONS = SHATTER + POINTS**4


def _most_moves() -> int:
    """An upper bound on the legal moves in any position: the best use of the stones, with every
    figure on the point that has the most targets on an empty board, whatever the switches."""
    slid = [slides(s.number, p, 0) for s in EVERY_SWITCHES for p in range(POINTS)]
    jumps = [(MIDDLES | BIG_CORNER_SET) * (MIDDLES >> p & 1) for p in range(POINTS)]
    near = [int(n) for n in NEIGHBOURS]
    single = max(n.bit_count() for n in near)
    double = max((n | s).bit_count() for n, s in zip(near, slid, strict=True))
    triple = max((n | jumps[i % POINTS]).bit_count() for i, n in enumerate(near))
    of_double = double + comb(double, 2)
    of_triple = triple + triple * (triple - 1) + comb(triple, 3)
    most = 0
    for triples in range(6):
        for doubles in range(8):
            singles = stones(SEATS) - 3 * triples - 2 * doubles
            if singles >= 0:
                most = max(most, triples * of_triple + doubles * of_double + singles * single)
    return most + comb(ENTRIES.bit_count(), 2) + 2 * TRIANGLE_COUNT


@compiled
def begin(state: State, key: int) -> None:
    """ME-9, ME-10: the empty board. Players and switches are on the state already."""
    for seat in range(SEATS):
        state.figures[seat] = 0
        state.out_on[seat] = 0
    state.doubles = 0
    state.triples = 0
    state.supply = stones(state.players)
    state.turns = 0
    state.quiet = 0
    state.to_move = 0
    state.before = NONE
    state.turned = 0
    state.entered = 0
    state.winner = NONE
    state.ended = 0


@compiled
def stones(players: int) -> int:
    """ME-9."""
    return 15 if players == 4 else 11


# ---- What is where ----------------------------------------------------------------------------


@compiled
def occupied_points(state: State) -> int:
    return state.figures[0] | state.figures[1] | state.figures[2] | state.figures[3]


@compiled
def height_at(state: State, point: int) -> int:
    """A figure's height: 1, 2 or 3."""
    return 1 + ((state.doubles >> point) & 1) + 2 * ((state.triples >> point) & 1)


@compiled
def put(state: State, point: int, height: int) -> None:
    """Put one of the mover's figures on a free point."""
    state.figures[state.to_move] |= 1 << point
    if height == 2:
        state.doubles |= 1 << point
    elif height == 3:
        state.triples |= 1 << point


@compiled
def clear(state: State, point: int) -> None:
    """Free a point; the marker goes back to its owner."""
    keep = ~(1 << point)
    for seat in range(SEATS):
        state.figures[seat] &= keep
    state.doubles &= keep
    state.triples &= keep


@compiled
def markers_left(state: State) -> int:
    """ME-9: the mover's markers off the board."""
    return MARKERS - popcount(state.figures[state.to_move])


# ---- What may be done -------------------------------------------------------------------------


@compiled
def may_enter(state: State) -> bool:
    """ME-11."""
    return state.supply >= 2 and markers_left(state) >= 2


@compiled
def may_turn(state: State) -> bool:
    """ME-12: neither the previous player's action nor the mover's own last one was a turn."""
    just_turned = state.before != NONE and (state.turned >> state.before) & 1
    return not just_turned and not (state.turned >> state.to_move) & 1


@compiled
def all_turned(cells: int, counter_clockwise: int) -> int:
    """ME-12: a set of points after every triangle has turned by 120 degrees."""
    if counter_clockwise:
        return (cells & MIDDLES) | (cells & POINTS_3_TO_6) >> 2 | (cells & POINTS_1_AND_2) << 4
    return (cells & MIDDLES) | (cells & POINTS_1_TO_4) << 2 | (cells & POINTS_5_AND_6) >> 4


@compiled
def turnable(state: State) -> int:
    """ME-12: a bit for each triangle that would look different after a turn."""
    changed = (state.doubles ^ all_turned(state.doubles, 0)) | (
        state.triples ^ all_turned(state.triples, 0)
    )
    for seat in range(SEATS):
        changed |= state.figures[seat] ^ all_turned(state.figures[seat], 0)
    found = 0
    for triangle in range(TRIANGLE_COUNT):
        if (changed >> (POINTS_EACH * triangle)) & ONE_TRIANGLE:
            found |= 1 << triangle
    return found


@compiled
def targets_of(state: State, point: int, occupied: int) -> int:
    """ME-13: where the figure on a point can go. It may capture any figure there."""
    found = int(NEIGHBOURS[POINTS * state.switches + point])
    height = height_at(state, point)
    if height == 2:
        found |= slides(state.switches, point, occupied)
    elif height == 3 and (MIDDLES >> point) & 1:
        found |= (MIDDLES | BIG_CORNER_SET) & ~(1 << point)
    return found


@compiled
def slides(switches: int, point: int, occupied: int) -> int:
    """ME-13: the straight ways of a Double, each up to the first figure on it."""
    found = 0
    place = (POINTS * straight_links(switches) + point) * LINES_EACH
    for line in range(place, place + LINES_EACH):
        standing = occupied & int(LINE_SETS[line])
        found |= int(SLIDES[int(LINE_ROWS[line]) + slot(standing, int(LINE_KEYS[line]))])
    return found


@compiled
def legal(state: State, out: list[int]) -> int:
    """Write all legal moves to `out` and return how many there are."""
    if state.turns == 0:
        return list_first(out)
    occupied = occupied_points(state)
    n = 0
    if may_enter(state):
        n = list_pairs(ENTRIES & ~occupied, ENTER, out, n)
    if may_turn(state):
        n = list_turns(turnable(state), out, n)
    left = markers_left(state)
    figures = state.figures[state.to_move]
    while figures != 0:
        point = lowest_bit(figures)
        figures &= figures - 1
        targets = targets_of(state, point, occupied)
        n = list_bits(targets, MOVE + POINTS * point, out, n)  # ME-13, ME-14
        n = list_splits(point, height_at(state, point), targets & ~occupied, left, out, n)
    if n == 0:  # ME-16
        out[0] = PASS
        n = 1
    return n


@compiled
def list_first(out: list[int]) -> int:
    """ME-10: one Single on any point."""
    for point in range(POINTS):
        out[point] = FIRST + point
    return POINTS


@compiled
def list_pairs(cells: int, action: int, out: list[int], n: int) -> int:
    """ME-11, ME-15: an action for every pair of the points."""
    while cells != 0:
        first = action + POINTS * lowest_bit(cells)
        cells &= cells - 1
        n = list_bits(cells, first, out, n)
    return n


@compiled
def list_turns(triangles: int, out: list[int], n: int) -> int:
    """ME-12: each of the triangles, in both directions."""
    for triangle in range(TRIANGLE_COUNT):
        if (triangles >> triangle) & 1:
            out[n] = TURN + 2 * triangle
            out[n + 1] = TURN + 2 * triangle + 1
            n += 2
    return n


@compiled
def list_splits(point: int, height: int, free: int, left: int, out: list[int], n: int) -> int:
    """ME-15: onto different free points, with one more marker for every part beyond the first."""
    if height == 2 and left >= 1:
        return list_pairs(free, HALVE + POINTS**2 * point, out, n)
    if height == 3 and left >= 1:
        doubles = free
        while doubles != 0:
            double = lowest_bit(doubles)
            doubles &= doubles - 1
            part = PART + POINTS**2 * point + POINTS * double
            n = list_bits(free & ~(1 << double), part, out, n)
    if height == 3 and left >= 2:
        while free != 0:
            first = SHATTER + POINTS**3 * point + POINTS**2 * lowest_bit(free)
            free &= free - 1
            n = list_pairs(free, first, out, n)
    return n


# ---- One of the legal moves by counting, without listing them ---------------------------------


@compiled
def draw(state: State, random: int, moves: Any) -> int:
    """The move that `choose` picks from `legal`'s list; `moves` keeps each figure's targets."""
    if state.turns == 0:
        return FIRST + choose(random, POINTS)
    occupied = occupied_points(state)
    left = markers_left(state)
    entries = ENTRIES & ~occupied if may_enter(state) else 0
    entering = pairs(popcount(entries))
    triangles = turnable(state) if may_turn(state) else 0
    turning = 2 * popcount(triangles)
    total = entering + turning
    count = 0
    figures = state.figures[state.to_move]
    while figures != 0:
        point = lowest_bit(figures)
        figures &= figures - 1
        targets = targets_of(state, point, occupied)
        moves[count] = targets
        count += 1
        total += popcount(targets) + splits(height_at(state, point), targets & ~occupied, left)
    if total == 0:
        return PASS

    n = choose(random, total)
    if n < entering:
        return nth_pair(entries, n, ENTER)
    n -= entering
    if n < turning:
        return TURN + 2 * nth_bit(triangles, n >> 1) + (n & 1)
    n -= turning
    figures = state.figures[state.to_move]
    count = 0
    while True:
        point = lowest_bit(figures)
        figures &= figures - 1
        targets = int(moves[count])
        count += 1
        going = popcount(targets)
        if n < going:
            return MOVE + POINTS * point + nth_bit(targets, n)
        n -= going
        height = height_at(state, point)
        splitting = splits(height, targets & ~occupied, left)
        if n < splitting:
            return nth_split(point, height, targets & ~occupied, n)
        n -= splitting


@compiled
def pairs(n: int) -> int:
    return n * (n - 1) >> 1


@compiled
def splits(height: int, free: int, left: int) -> int:
    """ME-15: how many ways there are to split a figure."""
    if height == 1 or left == 0:
        return 0
    n = popcount(free)
    if height == 2:
        return pairs(n)
    return n * (n - 1) + (pairs(n) * (n - 2) // 3 if left >= 2 and n >= 3 else 0)


@compiled
def nth_pair(cells: int, n: int, action: int) -> int:
    """The n-th of list_pairs."""
    rest = popcount(cells) - 1
    while n >= rest:
        n -= rest
        rest -= 1
        cells &= cells - 1
    return action + POINTS * lowest_bit(cells) + nth_bit(cells & (cells - 1), n)


@compiled
def nth_split(point: int, height: int, free: int, n: int) -> int:
    """The n-th of list_splits."""
    if height == 2:
        return nth_pair(free, n, HALVE + POINTS**2 * point)
    size = popcount(free)
    if n < size * (size - 1):
        double = nth_bit(free, n // (size - 1))
        single = nth_bit(free & ~(1 << double), n % (size - 1))
        return PART + POINTS**2 * point + POINTS * double + single
    n -= size * (size - 1)
    size -= 1
    while n >= pairs(size):
        n -= pairs(size)
        size -= 1
        free &= free - 1
    first = SHATTER + POINTS**3 * point + POINTS**2 * lowest_bit(free)
    return nth_pair(free & (free - 1), n, first)


# ---- What an action does ----------------------------------------------------------------------


@compiled
def apply(state: State, action: int) -> None:
    """Carry out a legal move and end the turn."""
    state.turned &= ~(1 << state.to_move)
    state.quiet += 1
    if action == PASS:
        pass
    elif action < FIRST:
        turn(state, (action - TURN) >> 1, (action - TURN) & 1)
    elif action < ENTER:
        enter(state, action - FIRST)
    elif action < MOVE:
        enter(state, (action - ENTER) // POINTS)
        enter(state, (action - ENTER) % POINTS)
    elif action < HALVE:
        move(state, (action - MOVE) // POINTS, (action - MOVE) % POINTS)
    else:
        split(state, action)
    end_turn(state)


@compiled
def enter(state: State, point: int) -> None:
    """ME-10, ME-11: a Single from the supply onto a free point."""
    put(state, point, 1)
    state.supply -= 1
    state.quiet = 0


@compiled
def turn(state: State, triangle: int, counter_clockwise: int) -> None:
    """ME-12: turn a triangle by 120 degrees, with everything on it."""
    here = ONE_TRIANGLE << (POINTS_EACH * triangle)
    for seat in range(SEATS):
        figures = state.figures[seat]
        state.figures[seat] = (figures & ~here) | (all_turned(figures, counter_clockwise) & here)
    state.doubles = (state.doubles & ~here) | (all_turned(state.doubles, counter_clockwise) & here)
    state.triples = (state.triples & ~here) | (all_turned(state.triples, counter_clockwise) & here)
    state.turned |= 1 << state.to_move


@compiled
def move(state: State, origin: int, target: int) -> None:
    """ME-13, ME-14: a figure goes to another point and captures what is there."""
    height = height_at(state, origin)
    clear(state, origin)
    if (occupied_points(state) >> target) & 1:
        if not (state.figures[state.to_move] >> target) & 1:
            state.quiet = 0
        height += height_at(state, target)
        clear(state, target)
        put_out(state)
        if height > 3:
            height -= 3
            state.supply += 3
    put(state, target, height)


@compiled
def split(state: State, action: int) -> None:
    """ME-15: a figure leaves its point in two or three parts."""
    if action < SHATTER:
        base = HALVE if action < PART else PART
        parts = action - base
        clear(state, parts // POINTS**2)
        put(state, parts // POINTS % POINTS, 1 if action < PART else 2)
    else:
        parts = action - SHATTER
        clear(state, parts // POINTS**3)
        put(state, parts // POINTS**2 % POINTS, 1)
        put(state, parts // POINTS % POINTS, 1)
    put(state, parts % POINTS, 1)


# ---- The end ----------------------------------------------------------------------------------


@compiled
def end_turn(state: State) -> None:
    """ME-18 to ME-21; then it is the turn of the next player still in."""
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
    that."""
    for seat in range(state.players):
        gone = (state.entered >> seat) & 1 and state.figures[seat] == 0
        if gone and seat != state.to_move and state.out_on[seat] == 0:
            state.out_on[seat] = state.turns + 1


@compiled
def won_by(state: State) -> int:
    """ME-18, ME-19, ME-20: the number of the first rule by which the mover has won, or 0."""
    mine = state.figures[state.to_move]
    for goal in GOALS:
        if mine & goal == goal:
            return 18 if goal == MIDDLES else 19
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


@compiled
def may_win(state: State) -> bool:
    """Whether the mover has a move that wins at once."""
    occupied = occupied_points(state)
    for goal in GOALS:
        if can_complete(state, goal, occupied):
            return True
    last = last_figure(state)
    figures = state.figures[state.to_move] if last != 0 else 0
    while figures != 0:
        if targets_of(state, lowest_bit(figures), occupied) & last:
            return True
        figures &= figures - 1
    return False


@compiled
def can_complete(state: State, goal: int, occupied: int) -> bool:
    """ME-18, ME-19: whether a move puts the mover on all missing points of the goal: one by moving,
    two by entering or splitting, three by splitting a Triple."""
    missing = goal & ~state.figures[state.to_move]
    count = popcount(missing)
    if count > 3:
        return False
    left = markers_left(state)
    entries = ENTRIES & ~occupied
    if count <= 2 and missing & ~entries == 0 and may_enter(state):
        return True
    figures = state.figures[state.to_move] & ~goal
    while figures != 0:
        point = lowest_bit(figures)
        figures &= figures - 1
        if height_at(state, point) >= count and left >= count - 1:
            targets = targets_of(state, point, occupied)
            if count > 1:
                targets &= ~occupied
            if missing & ~targets == 0:
                return True
    return False


@compiled
def last_figure(state: State) -> int:
    """ME-20: the last figure of the only other player still in, or 0."""
    figures = 0
    for seat in range(state.players):
        if seat != state.to_move and state.out_on[seat] == 0:
            if not (state.entered >> seat) & 1:
                return 0
            figures |= state.figures[seat]
    return figures if popcount(figures) == 1 else 0


MAX_MOVES = _most_moves()
