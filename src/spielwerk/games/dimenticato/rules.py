"""Dimenticato: the rules. DI-… are rule ids in docs/rules/dimenticato.md."""

from typing import Any

from spielwerk.engine.bits import lowest_bit, nth_bit, popcount
from spielwerk.engine.chance import choose, random32
from spielwerk.engine.compile import compiled
from spielwerk.engine.seats import ranked_by, seat_after
from spielwerk.engine.state import State, int8, int16, record
from spielwerk.games.dimenticato.board import (
    BACK_WIDTH,
    BIG_CARD,
    BIG_CARD_TURNS,
    CORNERS,
    DEAD_END,
    DICE_FIELDS,
    DICE_OF_CARDS,
    ENDS,
    FIELDS,
    INSIDE_ROW,
    LEAVING_ROW,
    LONGEST,
    MOST_LEAVING,
    MOST_WAYS,
    NONE,
    RING_CARDS,
    ROWS,
    SEATS,
    SET_BACK,
    SMALL_CARDS,
    STEPS_HOME,
    WIDTH,
)

FIGURES = 4  # DI-12: per player
TURN_LIMIT = 1000  # DI-22

# DI-24: added to a die whose number is remembered during `redeal`. The rules never add it; a
# computer player does, on its own copy.
REMEMBERED = 64

STATE = record(
    occupant=(int8, FIELDS),  # the seat whose figure stands on a field, or NONE
    figures=(int8, SEATS * FIGURES),  # the fields of each seat's figures, in order
    waiting=(int8, SEATS),  # DI-14: which of a seat's start fields hold figures that have not left
    dice=(int8, DICE_FIELDS),  # number and colour of each field, see board.die
    called=int8,  # DI-15: the field whose number everybody has just been shown, or NONE
    said=int8,  # … and the number that was called
    moving=int8,  # 1 if it was right and the figure can move
    players=int8,
    to_move=int8,
    turns=int16,
    ended=int8,  # 21 or 22: the rule that ended the game; 0 while it runs
)

# Moves as numbers. The source is one of a seat's four start or goal fields, or the figure whose
# number was called; the target is a dice field or one of the four goal fields; a figure that is hit
# is set back to the first, second or third field of its row in SET_BACK.
PASS = 0
CALL = 1  # + 6 * field + number - 1
GO = CALL + 6 * DICE_FIELDS  # + (source * TARGETS + target) * BACKS + back
SOURCES = FIGURES + 1
CALLED = FIGURES
TARGETS = DICE_FIELDS + FIGURES
BACKS = BACK_WIDTH
ACTIONS = GO + SOURCES * TARGETS * BACKS

MAX_MOVES = 64  # 20 ways lead out of a block, each with at most three places to set back; or stay


# ---- The set-up -------------------------------------------------------------------------------


@compiled
def begin(state: State, key: int) -> None:
    """DI-10: put the small cards between the big ones, in random order and turned at random."""
    left = (1 << SMALL_CARDS) - 1
    for place in range(ring_cards(state)):
        if not is_big(state, place):
            card = nth_bit(left, choose(random32(key, 2 * place), popcount(left)))
            left &= ~(1 << card)
            turns = choose(random32(key, 2 * place + 1), 4)
            lay_card(state, place, card, turns)
            if leads_nowhere(state, place):
                lay_card(state, place, card, (turns + 1) % 4)
    put_out(state)


@compiled
def ring_cards(state: State) -> int:
    """DI-1: three small cards and a big one for each player."""
    return 4 * state.players


@compiled
def is_big(state: State, place: int) -> bool:
    return BIG_CARD_TURNS[RING_CARDS * (state.players - 2) + place] != NONE


@compiled
def lay_card(state: State, place: int, card: int, turns: int) -> None:
    for corner in range(CORNERS):
        fields = CORNERS * (4 * card + turns)
        state.dice[CORNERS * place + corner] = int(DICE_OF_CARDS[fields + corner])


@compiled
def leads_nowhere(state: State, place: int) -> bool:
    """DI-10: a 6 in the outer lane, on a corner, just before a big card."""
    corner = int(DEAD_END[RING_CARDS * (state.players - 2) + place])
    return corner != NONE and number_at(state, CORNERS * place + corner) == 6


@compiled
def put_out(state: State) -> None:
    """DI-2, DI-12: put out the big cards, and everybody's figures on the start fields."""
    for place in range(RING_CARDS):
        if place >= ring_cards(state):
            for corner in range(CORNERS):
                state.dice[CORNERS * place + corner] = 0
        elif is_big(state, place):
            turns = int(BIG_CARD_TURNS[RING_CARDS * (state.players - 2) + place])
            lay_card(state, place, BIG_CARD, turns)
    for field in range(FIELDS):
        state.occupant[field] = NONE
    for seat in range(SEATS):
        playing = seat < state.players
        state.waiting[seat] = (1 << FIGURES) - 1 if playing else 0
        for figure in range(FIGURES):
            field = first_of_block(seat) + figure
            state.figures[FIGURES * seat + figure] = field if playing else NONE
            state.occupant[field] = seat if playing else NONE
    state.called = NONE
    state.said = 0
    state.moving = 0
    state.to_move = 0
    state.turns = 0
    state.ended = 0


# ---- The track --------------------------------------------------------------------------------


@compiled
def first_of_block(seat: int) -> int:
    """DI-3: the first of a seat's start and goal fields."""
    return DICE_FIELDS + FIGURES * seat


@compiled
def number_at(state: State, field: int) -> int:
    """DI-9, DI-11: the die on a field."""
    return state.dice[field] & 7


@compiled
def colour_at(state: State, field: int) -> int:
    """DI-9: the seat whose colour a dice field has, or NONE on a big card."""
    return ((state.dice[field] >> 3) & 7) - 1


@compiled
def table_of(state: State, seat: int) -> int:
    """The index of a seat's part in the tables of its track."""
    return SEATS * (state.players - 2) + seat


@compiled
def way_row(state: State, field: int, number: int) -> int:
    """DI-13: where the row of ways from a dice field begins in ENDS."""
    row = LONGEST * field + number - 1
    return WIDTH * (ROWS * table_of(state, state.to_move) + row)


@compiled
def leaving_row(state: State, figure: int) -> int:
    """DI-14: … from a start field."""
    return WIDTH * (ROWS * table_of(state, state.to_move) + LEAVING_ROW + figure)


@compiled
def inside_row(state: State, figure: int) -> int:
    """DI-16: … from a goal field."""
    return WIDTH * (ROWS * table_of(state, state.to_move) + INSIDE_ROW + figure)


@compiled
def back_row(state: State, seat: int, field: int) -> int:
    """DI-19, DI-20: where the row begins in SET_BACK for a seat's figure hit on a field."""
    return BACK_WIDTH * (DICE_FIELDS * table_of(state, seat) + field)


# ---- Where a figure may go --------------------------------------------------------------------


@compiled
def is_room(state: State, field: int, start: int) -> bool:
    """DI-19: whether a field is free or the hitting figure is leaving it."""
    return state.occupant[field] == NONE or field == start


@compiled
def free_ends(state: State, row: int, count: int) -> int:
    """Which of the ways in a row of ENDS end on a free field, as bits. (Branch-free, as that
    measured faster.)"""
    free = 0
    for place in range(count):
        free |= (state.occupant[int(ENDS[row + place])] == NONE) << place
    return free


@compiled
def hitting_ends(state: State, row: int, count: int) -> int:
    """DI-18: which of them end at another player's figure that is not on its own colour."""
    hitting = 0
    for place in range(count):
        end = int(ENDS[row + place])
        owner = int(state.occupant[end])
        colour = colour_at(state, end & (DICE_FIELDS - 1))  # goal fields hold only own figures
        hitting |= ((owner != NONE) & (owner != state.to_move) & (owner != colour)) << place
    return hitting


@compiled
def list_ends(state: State, source: int, row: int, count: int, out: Any, n: int) -> int:
    """Append every open way of a row, hits last, and return the new number of moves."""
    free = free_ends(state, row, count)
    while free != 0:
        out[n] = going(source, int(ENDS[row + lowest_bit(free)]), 0)
        n += 1
        free &= free - 1
    hitting = hitting_ends(state, row, count)
    while hitting != 0:
        n = list_hits(state, source, int(ENDS[row + lowest_bit(hitting)]), out, n)
        hitting &= hitting - 1
    return n


@compiled
def list_hits(state: State, source: int, end: int, out: Any, n: int) -> int:
    """DI-19: the hitter chooses where the figure is set back to."""
    start = start_of(state, source)
    row = back_row(state, int(state.occupant[end]), end)
    for place in range(BACK_WIDTH):
        back = int(SET_BACK[row + place])
        if back == NONE:
            break
        if is_room(state, back, start):
            out[n] = going(source, end, 1 + place)
            n += 1
    return n


@compiled
def going(source: int, end: int, back: int) -> int:
    """The number of a move."""
    target = end if end < DICE_FIELDS else DICE_FIELDS + end % FIGURES
    return GO + (source * TARGETS + target) * BACKS + back


@compiled
def start_of(state: State, source: int) -> int:
    """The field a figure starts from."""
    return int(state.called) if source == CALLED else first_of_block(state.to_move) + source


@compiled
def has_way(state: State, field: int, number: int) -> bool:
    """DI-15: whether a figure can go `number` steps from its dice field, if only by hitting."""
    row = way_row(state, field, number)
    if free_ends(state, row, MOST_WAYS) != 0:
        return True
    hitting = hitting_ends(state, row, MOST_WAYS)
    while hitting != 0:
        if can_be_set_back(state, int(ENDS[row + lowest_bit(hitting)]), field):
            return True
        hitting &= hitting - 1
    return False


@compiled
def can_be_set_back(state: State, field: int, start: int) -> bool:
    """DI-19: whether there is room for a field's figure when one from `start` hits it."""
    row = back_row(state, int(state.occupant[field]), field)
    for place in range(row, row + BACK_WIDTH):
        back = int(SET_BACK[place])
        if back != NONE and is_room(state, back, start):
            return True
    return False


# ---- What may be done -------------------------------------------------------------------------


@compiled
def legal(state: State, out: Any) -> int:
    """Write all legal moves to `out` and return how many there are."""
    if state.moving:
        field = int(state.called)
        row = way_row(state, field, number_at(state, field))
        return or_stay(out, list_ends(state, CALLED, row, MOST_WAYS, out, 0))
    n = or_stay(out, list_leaving(state, out))
    if n == 0:
        n = list_calls(state, out)
        if state.waiting[state.to_move] == 0:
            n = list_inside(state, out, n)
    if n == 0:
        out[0] = PASS  # DI-14, DI-17
        n = 1
    return n


@compiled
def list_leaving(state: State, out: Any) -> int:
    """DI-14: waiting figures must leave."""
    n = 0
    waiting = int(state.waiting[state.to_move])
    for figure in range(FIGURES):
        if (waiting >> figure) & 1:
            n = list_ends(state, figure, leaving_row(state, figure), MOST_LEAVING, out, n)
    return n


def can_leave(state: State) -> bool:
    """DI-14: whether a waiting figure has a way, if only by hitting. (For refusals and reports.)"""
    return list_leaving(state, [0] * MAX_MOVES) != 0


@compiled
def or_stay(out: Any, n: int) -> int:
    """DI-18: nobody has to hit. If all moves are hits, add staying; return the new number of moves.
    (This gives no number away: after a call it is known, and leaving needs none.)"""
    for place in range(n):
        if not is_hit(int(out[place])):
            return n
    if n != 0:
        out[n] = PASS
        n += 1
    return n


@compiled
def is_hit(action: int) -> bool:
    """Whether a move ends with a hit."""
    return (action - GO) % BACKS != 0


@compiled
def list_calls(state: State, out: Any) -> int:
    """DI-15, DI-17: every number for every figure on a dice field, whatever its die shows."""
    n = 0
    first = FIGURES * state.to_move
    for figure in range(first, first + FIGURES):
        field = int(state.figures[figure])
        if field < DICE_FIELDS:
            for number in range(1, 7):
                out[n] = calling(field, number)
                n += 1
    return n


@compiled
def calling(field: int, number: int) -> int:
    """The number of a move."""
    return CALL + 6 * field + number - 1


@compiled
def call_of(action: int) -> tuple[int, int]:
    """The field and the number of a call."""
    return (action - CALL) // 6, (action - CALL) % 6 + 1


@compiled
def list_inside(state: State, out: Any, n: int) -> int:
    """DI-16."""
    first = FIGURES * state.to_move
    for figure in range(first, first + FIGURES):
        source = int(state.figures[figure]) - first_of_block(state.to_move)
        if source >= 0:
            n = list_ends(state, source, inside_row(state, source), FIGURES - 1, out, n)
    return n


@compiled
def draw(state: State, random: int, moves: Any) -> int:
    """The move that `choose` picks from `legal`'s list."""
    if state.moving:
        return draw_way(state, random, moves)
    if state.waiting[state.to_move] != 0:
        return draw_listed(state, random, moves)
    return draw_call(state, random, moves, 6)


@compiled
def draw_knowing(state: State, random: int, moves: Any) -> int:
    """A random move by a player who remembers every number, and so makes only right calls."""
    if state.moving:
        return draw_way(state, random, moves)
    if state.waiting[state.to_move] != 0:
        action = draw_listed(state, random, moves)
    else:
        action = draw_call(state, random, moves, 1)
    return action if action == PASS or action >= GO else corrected(state, action)


@compiled
def legal_knowing(state: State, out: Any) -> int:
    """The moves of a player who remembers every number, and so makes only right calls."""
    n = legal(state, out)
    kept = 0
    for place in range(n):
        action = int(out[place])
        is_call = action != PASS and action < GO
        if not is_call or action == corrected(state, action):
            out[kept] = action
            kept += 1
    return kept


@compiled
def draw_way(state: State, random: int, moves: Any) -> int:
    """A way for the called figure; without hits there is no need to list the moves."""
    field = int(state.called)
    row = way_row(state, field, number_at(state, field))
    if hitting_ends(state, row, MOST_WAYS) != 0:
        return draw_listed(state, random, moves)
    free = free_ends(state, row, MOST_WAYS)
    place = nth_bit(free, choose(random, popcount(free)))
    return going(CALLED, int(ENDS[row + place]), 0)


@compiled
def draw_call(state: State, random: int, moves: Any, numbers: int) -> int:
    """With all figures out or home: a call, with `numbers` choices per figure, or a move inside the
    goal. Those can be counted: every figure at home may go to every free goal field."""
    out = figures_out(state)
    n = choose(random, numbers * out + out * (FIGURES - out))
    if n < numbers * out:
        return calling(int(state.figures[FIGURES * state.to_move + n // numbers]), n % numbers + 1)
    list_inside(state, moves, 0)
    return int(moves[n - numbers * out])


@compiled
def draw_listed(state: State, random: int, moves: Any) -> int:
    n = legal(state, moves)
    return int(moves[choose(random, n)])


@compiled
def corrected(state: State, action: int) -> int:
    """A call for the same figure with the right number."""
    field, _ = call_of(action)
    return calling(field, number_at(state, field))


@compiled
def figures_out(state: State) -> int:
    """How many figures the player to move has on dice fields; these come first in `figures`."""
    first = FIGURES * state.to_move
    out = 0
    for figure in range(first, first + FIGURES):
        out += state.figures[figure] < DICE_FIELDS
    return out


# ---- What an action does ----------------------------------------------------------------------


@compiled
def apply(state: State, action: int) -> None:
    """Carry out a legal move."""
    if not state.moving:
        state.called = NONE
        state.said = 0
    if action >= GO:
        code = (action - GO) // BACKS
        go(state, code // TARGETS, code % TARGETS, (action - GO) % BACKS)
        end_turn(state)
    elif action == PASS:
        end_turn(state)
    else:
        field, number = call_of(action)
        call(state, field, number)


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
    end = target if target < DICE_FIELDS else first_of_block(me) + target - DICE_FIELDS
    state.occupant[start] = NONE
    if back != 0:
        other = int(state.occupant[end])
        row = back_row(state, other, end)
        place_figure(state, other, end, int(SET_BACK[row + back - 1]))
    place_figure(state, me, start, end)
    if source != CALLED:
        state.waiting[me] &= ~(1 << source)


@compiled
def place_figure(state: State, seat: int, start: int, end: int) -> None:
    """Put a figure on another field; a seat's figures stay in the order of their fields."""
    state.occupant[end] = seat
    place = FIGURES * seat
    a = end if state.figures[place] == start else state.figures[place]
    b = end if state.figures[place + 1] == start else state.figures[place + 1]
    c = end if state.figures[place + 2] == start else state.figures[place + 2]
    d = end if state.figures[place + 3] == start else state.figures[place + 3]
    a, b = min(a, b), max(a, b)
    c, d = min(c, d), max(c, d)
    a, c = min(a, c), max(a, c)
    b, d = min(b, d), max(b, d)
    b, c = min(b, c), max(b, c)
    state.figures[place] = a
    state.figures[place + 1] = b
    state.figures[place + 2] = c
    state.figures[place + 3] = d


@compiled
def end_turn(state: State) -> None:
    """DI-21, DI-22: the game may be over; otherwise the next player is to move."""
    state.moving = 0
    state.turns += 1
    if is_home(state, state.to_move):
        state.ended = 21
    elif state.turns == TURN_LIMIT:
        state.ended = 22
    else:
        state.to_move = seat_after(state, state.to_move)


# ---- The end ----------------------------------------------------------------------------------


@compiled
def is_home(state: State, seat: int) -> bool:
    """DI-21: whether all of a seat's figures are home; goal fields have the highest numbers."""
    return state.figures[FIGURES * seat] >= DICE_FIELDS and state.waiting[seat] == 0


@compiled
def figures_home(state: State, seat: int) -> int:
    """DI-21: how many of a seat's figures have come home; waiting ones do not count."""
    home = -popcount(int(state.waiting[seat]))
    for figure in range(FIGURES * seat, FIGURES * (seat + 1)):
        home += state.figures[figure] >= DICE_FIELDS
    return home


@compiled
def steps_left(state: State, seat: int) -> int:
    """DI-21: the total steps left for a seat's figures."""
    table = (DICE_FIELDS + FIGURES) * table_of(state, seat)
    steps = 0
    for place in range(FIGURES * seat, FIGURES * (seat + 1)):
        field = int(state.figures[place])
        figure = field - first_of_block(seat)
        if figure < 0:
            steps += int(STEPS_HOME[table + field])
        elif (state.waiting[seat] >> figure) & 1:
            steps += int(STEPS_HOME[table + DICE_FIELDS + figure])
    return steps


@compiled
def standing(state: State, seat: int) -> int:
    """DI-21: more figures home first, then fewer steps."""
    return 1000 * figures_home(state, seat) - steps_left(state, seat)


outcome = ranked_by(standing)


@compiled
def lead(state: State, seat: int) -> int:
    """A lead of fifty steps is as good as any."""
    fewest = 1000
    for other in range(state.players):
        if other != seat:
            fewest = min(fewest, steps_left(state, other))
    return max(-100, min(100, 2 * (fewest - steps_left(state, seat))))


# ---- What a seat is not shown (DI-23) ---------------------------------------------------------


@compiled
def is_shown(state: State, field: int) -> bool:
    """Whether a field's number is known: DI-23, it is not covered or was just called; DI-24, it is
    remembered."""
    seen = state.occupant[field] == NONE or field == state.called
    return seen or state.dice[field] >= REMEMBERED


@compiled
def redeal(state: State, seat: int, key: int) -> None:
    """Give every die that is not shown a random number, all ways equally likely; every seat sees
    the same. This uses the facts that the numbers on a card differ and what big cards show, but
    not which cards there are: a player who counts cards has no need to remember."""
    for place in range(ring_cards(state)):
        if not is_big(state, place):
            redeal_card(state, CORNERS * place, key)


@compiled
def redeal_card(state: State, first: int, key: int) -> None:
    left = 0b1111110  # the numbers 1 to 6
    for field in range(first, first + CORNERS):
        if is_shown(state, field):
            left &= ~(1 << number_at(state, field))
    for field in range(first, first + CORNERS):
        if not is_shown(state, field):
            number = nth_bit(left, choose(random32(key, field), popcount(left)))
            left &= ~(1 << number)
            state.dice[field] += number - number_at(state, field)
