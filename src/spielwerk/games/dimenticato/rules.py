"""Dimenticato: the rules, in the order of docs/rules/dimenticato.md; DI-… are its ids.

Beside it: board.py has track and deck (DI-1 to DI-5, DI-9, DI-11); laying.py the set-up (DI-10,
DI-12); ways.py where figures may
go and where they are set back to as long as no other is in the way (DI-6 to DI-8, DI-13, DI-14,
DI-16, DI-19, DI-20); view.py what a seat is shown (DI-23); memory.py what a computer player
remembers of it (DI-24).
"""

from typing import Any

from spielwerk.engine.seats import ranked_by, seat_after
from spielwerk.games.dimenticato.board import (
    CORNERS,
    DICE_FIELDS,
    FIELDS,
    NONE,
    SEATS,
    colour_at,
    first_of_block,
    number_at,
)
from spielwerk.games.dimenticato.moves import (
    CALLED,
    GO,
    LOOK,
    MOVES,
    PASS,
    call_of,
    calling,
    end_of,
    going,
    going_of,
    is_hit,
    look_of,
    looking,
    start_of,
)
from spielwerk.games.dimenticato.ways import (
    BACK_WIDTH,
    ENDS,
    MOST_INSIDE,
    MOST_LEAVING,
    MOST_WAYS,
    SET_BACK,
    STEPS_LEFT,
    back_row,
    going_row,
    inside_row,
    leaving_row,
    part_of,
    ways_out,
)
from spielwerk.runtime.bits import lowest_bit, popcount, without_lowest
from spielwerk.runtime.compile import compiled
from spielwerk.runtime.kinds import int8, int16
from spielwerk.runtime.state import State, record

FIGURES = 4  # DI-12: per player, or fewer
TURN_LIMIT = 1000  # DI-22
UNSAFE = 8  # added to a colour, no player has that colour

STATE = record(
    occupant=(int8, FIELDS),  # the seat whose figure stands on a field, or NONE
    figures=(int8, SEATS * FIGURES),  # the fields of each seat's figures, in order; OFF comes last
    waiting=(int8, SEATS),  # DI-14: which of a seat's start fields hold figures that have not left
    dice=(int8, DICE_FIELDS),  # number and colour of each field, see board.die
    called=int8,  # DI-15: the field whose number has just been shown, or NONE
    said=int8,  # … and the number that was called; 0 if none was
    moving=int8,  # 1 if it was right and the figure can move
    players=int8,
    to_move=int8,
    turns=int16,
    ended=int8,  # 21 or 22: the rule that ended the game; 0 while it runs
    each=int8,  # DI-12: figures of each player, four as printed
    leave_least=int8,  # DI-14: steps by which a figure leaves, two to five as printed
    leave_most=int8,
    calls=int8,  # DI-15: 1 as printed; 0 if players look under a figure instead
    unsafe=int8,  # DI-18: 0 as printed; UNSAFE if a figure's own colour does not save it
    may_stay=int8,  # DI-18: 1 as printed; 0 if players must hit when they cannot do otherwise
    back=int8,  # DI-19: steps that a figure is set back, three as printed
)

ACTIONS = MOVES.count
MAX_MOVES = 88  # 28 ways lead out of a block, each with at most three ways to set back; or stay


# ---- What may be done: DI-14 to DI-17 ---------------------------------------------------------


@compiled
def legal(state: State, out: Any) -> int:
    """Write all legal moves to `out` and return how many there are."""
    if state.moving:
        n = list_ends(state, CALLED, called_row(state), MOST_WAYS, out, 0)
        return or_stay(state, out, n)
    n = or_stay(state, out, list_leaving(state, out))
    if n == 0:
        n = list_calls(state, out)
        if state.waiting[state.to_move] == 0:
            n = list_inside(state, out, n)
    if n == 0:
        out[0] = PASS  # DI-14, DI-17: the turn is lost
        n = 1
    return n


@compiled
def list_leaving(state: State, out: Any) -> int:
    """DI-14: waiting figures must leave."""
    n = 0
    waiting = int(state.waiting[state.to_move])
    for figure in range(FIGURES):
        if (waiting >> figure) & 1:
            row, allowed = leaving_row(state, figure), ways_out(state, figure)
            free = free_ends(state, row, MOST_LEAVING) & allowed
            hitting = hitting_ends(state, row, MOST_LEAVING) & allowed
            n = list_ways(state, figure, row, free, hitting, out, n)
    return n


@compiled
def list_calls(state: State, out: Any) -> int:
    """DI-15, DI-17: every number for every figure on a dice field, whatever its die shows; or
    looking under it, if numbers are not called."""
    n = 0
    first = FIGURES * state.to_move
    for figure in range(first, first + FIGURES):
        field = int(state.figures[figure])
        if field < DICE_FIELDS and not state.calls:
            out[n] = looking(field)
            n += 1
        elif field < DICE_FIELDS:
            first_call = calling(field, 1)
            for other in range(6):
                out[n + other] = first_call + other
            n += 6
    return n


@compiled
def called_row(state: State) -> int:
    """DI-15: after a right call the figure goes as many steps as its die shows. The row of its
    ways."""
    field = int(state.called)
    return going_row(state, field, number_at(state, field))


@compiled
def or_stay(state: State, out: Any, n: int) -> int:
    """DI-14, DI-15, DI-18: hitting is never forced. If all moves are hits, add staying; return the
    new number of moves. (This gives no number away: after a call it is known, and leaving needs
    none.)"""
    if not state.may_stay:
        return n
    for nth in range(n):
        if not is_hit(int(out[nth])):
            return n
    if n != 0:
        out[n] = PASS
        n += 1
    return n


@compiled
def list_inside(state: State, out: Any, n: int) -> int:
    """DI-16: from a goal field to any other that is free."""
    first = FIGURES * state.to_move
    for figure in range(first, first + FIGURES):
        source = int(state.figures[figure]) - first_of_block(state.to_move)
        if 0 <= source < CORNERS:
            row = inside_row(state, source)
            n = list_ends(state, source, row, MOST_INSIDE, out, n)
    return n


# ---- Where a way may end: DI-13, DI-18, DI-19 -------------------------------------------------


@compiled
def is_free(state: State, field: int) -> bool:
    """DI-12, DI-13: at most one figure on a field."""
    return state.occupant[field] == NONE


@compiled
def may_be_hit(state: State, field: int) -> bool:
    """DI-18: another player's figure that is not safe on its own colour. (Only figures of one's own
    are on a goal field, so its colour does not matter; `&` keeps the field within the dice.)"""
    owner = int(state.occupant[field])
    colour = colour_at(state, field & (DICE_FIELDS - 1))
    return (owner != NONE) & (owner != state.to_move) & (owner != colour | state.unsafe)


@compiled
def is_room(state: State, field: int, start: int) -> bool:
    """DI-19: whether a field is free, or the hitting figure has just left it."""
    return is_free(state, field) or field == start


@compiled
def can_be_set_back(state: State, field: int, start: int) -> bool:
    """DI-19: whether there is room for a field's figure when one from `start` hits it."""
    row = back_row(state, int(state.occupant[field]), field)
    for nth in range(BACK_WIDTH):
        back = int(SET_BACK[row + nth])
        if back != NONE and is_room(state, back, start):
            return True
    return False


# The ways of a row of ENDS that may be taken are found as sets of bits, without branches: one bit
# for each way, the lowest for the first. This is the quickest.


@compiled
def free_ends(state: State, row: int, count: int) -> int:
    """Which of the ways in a row end on a free field."""
    free = 0
    for nth in range(count):
        free |= is_free(state, int(ENDS[row + nth])) << nth
    return free


@compiled
def hitting_ends(state: State, row: int, count: int) -> int:
    """Which of the ways in a row end at a figure that may be hit, if it can be set back."""
    hitting = 0
    for nth in range(count):
        hitting |= may_be_hit(state, int(ENDS[row + nth])) << nth
    return hitting


@compiled
def has_way(state: State, field: int, number: int) -> bool:
    """DI-15: whether a figure can go `number` steps from its dice field, if only by hitting."""
    row = going_row(state, field, number)
    if free_ends(state, row, MOST_WAYS) != 0:
        return True
    hitting = hitting_ends(state, row, MOST_WAYS)
    while hitting != 0:
        if can_be_set_back(state, int(ENDS[row + lowest_bit(hitting)]), field):
            return True
        hitting = without_lowest(hitting)
    return False


@compiled
def list_ends(state: State, source: int, row: int, count: int, out: Any, n: int) -> int:
    """Append every open way of a row, hits last, and return the new number of moves."""
    free = free_ends(state, row, count)
    return list_ways(state, source, row, free, hitting_ends(state, row, count), out, n)


@compiled
def list_ways(
    state: State, source: int, row: int, free: int, hitting: int, out: Any, n: int
) -> int:
    """Append some ways of a row that end on free fields, and then those that may hit."""
    while free != 0:
        out[n] = going(source, int(ENDS[row + lowest_bit(free)]), 0)
        n += 1
        free = without_lowest(free)
    while hitting != 0:
        n = list_hits(state, source, int(ENDS[row + lowest_bit(hitting)]), out, n)
        hitting = without_lowest(hitting)
    return n


@compiled
def list_hits(state: State, source: int, end: int, out: Any, n: int) -> int:
    """DI-19: the hitter chooses where the figure is set back to."""
    start = start_of(state, source)
    row = back_row(state, int(state.occupant[end]), end)
    for nth in range(BACK_WIDTH):
        back = int(SET_BACK[row + nth])
        if back == NONE:
            break
        if is_room(state, back, start):
            out[n] = going(source, end, 1 + nth)
            n += 1
    return n


# ---- What a move does -------------------------------------------------------------------------


@compiled
def apply(state: State, action: int) -> None:
    """Carry out a legal move."""
    if not state.moving:
        state.called = NONE
        state.said = 0
    if GO <= action < LOOK:
        source, target, back = going_of(action)
        go(state, source, target, back)
        end_turn(state)
    elif action == PASS:
        end_turn(state)
    else:
        field, number = asked_of(state, action)
        call(state, field, number)
        if action >= LOOK:
            state.said = 0


@compiled
def asked_of(state: State, action: int) -> tuple[int, int]:
    """DI-15: the field and the number of a call. If numbers are not called, looking under a figure
    is like a right call."""
    if action >= LOOK:
        field = look_of(action)
        return field, number_at(state, field)
    return call_of(action)


@compiled
def call(state: State, field: int, number: int) -> None:
    """DI-15: if the call is right and the figure has a way, the turn goes on; if not, it ends."""
    state.called = field
    state.said = number
    if number_at(state, field) == number and has_way(state, field, number):
        state.moving = 1
    else:
        end_turn(state)


@compiled
def go(state: State, source: int, target: int, back: int) -> None:
    """DI-13, DI-14, DI-16: move a figure; DI-19: set back the figure it hits, if any."""
    me = state.to_move
    start = start_of(state, source)
    end = end_of(state, target)
    state.occupant[start] = NONE
    if back != 0:
        other = int(state.occupant[end])
        row = back_row(state, other, end)
        put_figure(state, other, end, int(SET_BACK[row + back - 1]))
    put_figure(state, me, start, end)
    if source != CALLED:
        state.waiting[me] &= ~(1 << source)


@compiled
def put_figure(state: State, seat: int, start: int, end: int) -> None:
    """Put a figure on another field; a seat's figures stay in the order of their fields."""
    state.occupant[end] = seat
    first = FIGURES * seat
    last = first + FIGURES - 1
    n = first
    while state.figures[n] != start:
        n += 1
    # The others are in order already: those between the two fields move up by one.
    while n < last and state.figures[n + 1] < end:
        state.figures[n] = state.figures[n + 1]
        n += 1
    while n > first and state.figures[n - 1] > end:
        state.figures[n] = state.figures[n - 1]
        n -= 1
    state.figures[n] = end


# ---- The end: DI-21, DI-22 --------------------------------------------------------------------


@compiled
def end_turn(state: State) -> None:
    """DI-21, DI-22: the game may be over; otherwise DI-12: the next player is to move."""
    state.moving = 0
    state.turns += 1
    if is_home(state, state.to_move):
        state.ended = 21
    elif state.turns == TURN_LIMIT:
        state.ended = 22
    else:
        state.to_move = seat_after(state, state.to_move)


@compiled
def is_home(state: State, seat: int) -> bool:
    """DI-21: whether all of a seat's figures are home; goal fields have the highest numbers."""
    return state.figures[FIGURES * seat] >= DICE_FIELDS and state.waiting[seat] == 0


@compiled
def figures_home(state: State, seat: int) -> int:
    """DI-21: how many of a seat's figures have come home; waiting ones do not count."""
    home = state.each - FIGURES - popcount(int(state.waiting[seat]))
    for figure in range(FIGURES * seat, FIGURES * (seat + 1)):
        home += state.figures[figure] >= DICE_FIELDS
    return home


@compiled
def steps_left(state: State, seat: int) -> int:
    """DI-21: the total steps left for a seat's figures."""
    table = (DICE_FIELDS + FIGURES) * part_of(state, seat)
    steps = 0
    for nth in range(FIGURES * seat, FIGURES * (seat + 1)):
        field = int(state.figures[nth])
        figure = field - first_of_block(seat)
        if figure < 0:
            steps += int(STEPS_LEFT[table + field])
        elif (state.waiting[seat] >> figure) & 1:
            steps += int(STEPS_LEFT[table + DICE_FIELDS + figure])
    return steps


@compiled
def progress(state: State, seat: int) -> int:
    """DI-21: more figures home first, then fewer steps."""
    return 1000 * figures_home(state, seat) - steps_left(state, seat)


outcome = ranked_by(progress)
