"""Dimenticato: where a figure may go (DI-6 to DI-8, DI-13, DI-14, DI-16), where it is set back to
when it is hit (DI-19, DI-20), and how far it is home (DI-21), as if no other figure were on the
track.

What each rule says, field by field, and below it the tables in which rules.py looks it up.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, partial
from typing import Any

from spielwerk.games.dimenticato.board import (
    CORNERS,
    DICE_FIELDS,
    NONE,
    SEATS,
    TRACKS,
    Step,
    Track,
    block,
)
from spielwerk.runtime.compile import compiled
from spielwerk.runtime.kinds import int8, int16
from spielwerk.runtime.state import State
from spielwerk.runtime.tables import Table, table

Steps = Mapping[int, list[Step]]  # the single steps that may be taken from each field
Way = tuple[int, ...]  # the fields that a way touches, from its first to its last

# ---- Single steps -----------------------------------------------------------------------------


def ring_steps(track: Track, field: int) -> list[Step]:
    """DI-6: forward, or sideways to the other lane; on a corner card forward as on either of its
    two sides, and nothing else. Never backward, diagonally or off the ring."""
    incoming, outgoing = track.cards[field // CORNERS]
    left, right = (outgoing - 1) % 4, (outgoing + 1) % 4
    allowed = (incoming, outgoing) if field in track.corners else (outgoing, left, right)
    return [
        (direction, end)
        for direction, end in track.around[field]
        if direction in allowed and end in track.ring
    ]


def may_turn(track: Track, field: int, came: int, direction: int) -> bool:
    """Whether a figure that came to a field in one direction may go on in another. DI-13: not back
    where it came from. DI-6: on a corner card only to the right."""
    if field in track.corners:
        return direction == (came + 1) % 4
    return direction != (came + 2) % 4


def going_steps(track: Track, seat: int, field: int) -> list[Step]:
    """The steps of a figure that has left the start."""
    goal = block(seat)
    into_goal = [(direction, end) for direction, end in track.around[field] if end in goal]
    if field in goal:
        return into_goal  # DI-7: in any direction, but it stays there
    if field not in track.big_card(seat):
        return ring_steps(track, field)
    on_the_card = [step for step in ring_steps(track, field) if step[1] in track.big_card(seat)]
    return on_the_card + into_goal  # DI-8: not forward off the card, DI-7: into the block


def leaving_steps(track: Track, seat: int, field: int) -> list[Step]:
    """DI-14: the steps of a figure that leaves: inside the block anything but backward, then as in
    DI-6, so never back into the block."""
    if field not in block(seat):
        return ring_steps(track, field)
    backward = (track.forward(seat) + 2) % 4
    return [(direction, end) for direction, end in track.around[field] if direction != backward]


# ---- Ways -------------------------------------------------------------------------------------


def ways(track: Track, steps: Steps, start: int, longest: int, turns: int = 2) -> Iterator[Way]:
    """DI-13: all ways of at most `longest` steps that turn by a right angle at most twice. The
    first step is no turn. Figures in between are jumped, so they play no part."""
    begun: list[tuple[Way, int, int]] = [((start,), NONE, turns)]
    while begun:
        way, came, turns_left = begun.pop()
        if len(way) > 1:
            yield way
        if len(way) > longest:
            continue
        for direction, end in steps[way[-1]]:
            if came in (NONE, direction):
                begun.append(((*way, end), direction, turns_left))
            elif turns_left > 0 and may_turn(track, way[-1], came, direction):
                begun.append(((*way, end), direction, turns_left - 1))


def going(track: Track, seat: int) -> dict[tuple[int, int], set[int]]:
    """DI-13: where a figure that has left may go, by its dice field and the number of steps."""
    steps = _all_steps(track, seat, going_steps)
    ends = defaultdict(set)
    for field in track.ring:
        for way in ways(track, steps, field, longest=6):
            ends[field, len(way) - 1].add(way[-1])
    return ends


@cache
def leaving(track: Track, seat: int, field: int, least: int = 2, most: int = 5) -> frozenset[int]:
    """DI-14: where a figure may go from its start field: 2 to 5 steps as printed, to a field
    outside its own big card and block."""
    steps = _all_steps(track, seat, leaving_steps)
    ends = (way[-1] for way in ways(track, steps, field, longest=most) if len(way) > least)
    return frozenset(end for end in ends if _is_outside(track, seat, end))


def steps_out(track: Track, seat: int, field: int) -> int:
    """DI-14: the fewest steps by which a figure can leave its start field."""
    return next(steps for steps in range(1, 7) if leaving(track, seat, field, 1, steps))


def inside(seat: int, field: int) -> set[int]:
    """DI-16: one field, or two around the corner: from a goal field to every other one."""
    return set(block(seat)) - {field}


@cache
def _all_steps(
    track: Track, seat: int, steps_from: Callable[[Track, int, int], list[Step]]
) -> dict[int, list[Step]]:
    return {field: steps_from(track, seat, field) for field in (*track.ring, *block(seat))}


def _is_outside(track: Track, seat: int, field: int) -> bool:
    """On a dice field, but not on the seat's own big card."""
    return field in track.ring and field not in track.big_card(seat)


# ---- Setting back -----------------------------------------------------------------------------


@cache
def ways_back(track: Track, count: int) -> dict[int, list[Way]]:
    """DI-19: the ways on which a figure can be set back from a field, whosever it is: those of
    some steps over dice fields, three as printed, with at most one turn, that end there. They are
    taken in reverse."""
    steps = {field: ring_steps(track, field) for field in track.ring}
    found: dict[int, list[Way]] = {field: [] for field in track.ring}
    for field in track.ring:
        for way in ways(track, steps, field, longest=count, turns=1):
            if len(way) - 1 == count:
                found[way[-1]].append(way)
    return found


def set_back(track: Track, seat: int, field: int, count: int = 3) -> set[int]:
    """DI-20: where a seat's figure may be set back to from a field: not onto its own big card or
    past it, unless it stands on that card."""
    own = set(track.big_card(seat))
    back = ways_back(track, count)[field]
    return {way[0] for way in back if field in own or not own & set(way)}


# ---- How far it is ----------------------------------------------------------------------------


@cache
def steps_home(track: Track, seat: int) -> dict[int, int]:
    """DI-21: from each dice field, the fewest steps to the nearest goal field, turns or not."""
    steps = _all_steps(track, seat, going_steps)
    return {field: min(_distances(steps, field, block(seat))) for field in track.ring}


def steps_round(track: Track, seat: int) -> dict[int, int]:
    """DI-21: for a figure that has not left yet: out of its block, all the way round, home."""
    steps, home = _all_steps(track, seat, leaving_steps), steps_home(track, seat)
    outside = [field for field in track.ring if _is_outside(track, seat, field)]
    return {
        start: min(
            out + home[field]
            for field, out in zip(outside, _distances(steps, start, outside), strict=True)
        )
        for start in block(seat)
    }


def _distances(steps: Steps, start: int, ends: Iterable[int]) -> list[int]:
    """The fewest steps from a field to each of some others, all within reach."""
    distance = {start: 0}
    reached = [start]
    for field in reached:
        for _, end in steps[field]:
            if end not in distance:
                distance[end] = distance[field] + 1
                reached.append(end)
    return [distance[end] for end in ends]


# ---- Tables for compiled code -----------------------------------------------------------------

LONGEST = 6

# ENDS has a row for each way to begin, for every track and seat: ways of 1 to 6 steps from the dice
# fields, ways of 1 to 6 steps out of the four start fields, ways inside the goal.
_LEAVING = DICE_FIELDS * LONGEST
_INSIDE = _LEAVING + 2 * CORNERS
_ROWS = _INSIDE + CORNERS
WIDTH = 8  # of a row, filled up with the field where the way begins; twice this for leaving
MOST_WAYS = 5  # from a dice field
MOST_LEAVING = 9
MOST_INSIDE = 3
# SET_BACK has a row for each dice field, for every number of steps back, track and seat.
MOST_BACK = 5
BACK_WIDTH = 4  # of a row, with at least one NONE at the end
_PARTS = SEATS * len(TRACKS)


def _table(fill: Callable[[Track, int], list[list[int]]], kind: Any = int8) -> Table:
    """The rows that `fill` returns for every track and seat, one after the other; NONE for seats
    that do not play."""
    numbers: list[int] = []
    for track in TRACKS.values():
        rows = [row for seat in range(track.players) for row in fill(track, seat)]
        of_a_seat = sum(map(len, rows)) // track.players
        numbers += [number for row in rows for number in row]
        numbers += [NONE] * (of_a_seat * (SEATS - track.players))
    return table(numbers, kind)


def _row(entries: Iterable[int], width: int, filling: int) -> list[int]:
    row = sorted(entries)
    return row + (width - len(row)) * [filling]


def _end_rows(track: Track, seat: int) -> list[list[int]]:
    ends = going(track, seat)
    rows = [
        _row(ends[field, steps], WIDTH, field)
        for field in range(DICE_FIELDS)
        for steps in range(1, LONGEST + 1)
    ]
    rows += [_row(leaving(track, seat, field, 1, 6), 2 * WIDTH, field) for field in block(seat)]
    rows += [_row(inside(seat, field), WIDTH, field) for field in block(seat)]
    return rows


def _leaving_bits(track: Track, seat: int) -> list[list[int]]:
    """For each start field and number of steps, which of the ways in its row have that many."""
    rows = []
    for field in block(seat):
        row = sorted(leaving(track, seat, field, 1, 6))
        by_steps = (leaving(track, seat, field, steps, steps) for steps in range(1, LONGEST + 1))
        rows.append([sum(1 << row.index(end) for end in ends) for ends in by_steps])
    return rows


def _back_rows(count: int, track: Track, seat: int) -> list[list[int]]:
    return [
        _row(set_back(track, seat, field, count) if field in track.ring else (), BACK_WIDTH, NONE)
        for field in range(DICE_FIELDS)
    ]


def _steps_left(track: Track, seat: int) -> list[list[int]]:
    """DI-21: a number for each dice field, then for each start field."""
    home = steps_home(track, seat)
    row = [home.get(field, NONE) for field in range(DICE_FIELDS)]
    return [row + list(steps_round(track, seat).values())]


ENDS = _table(_end_rows)
WAYS_OUT = _table(_leaving_bits, int16)
SET_BACK = table(
    (field for count in range(1, MOST_BACK + 1) for field in _table(partial(_back_rows, count))),
    int8,
)
STEPS_LEFT = _table(_steps_left)
# DI-12: which of a seat's start fields are taken first.
START_ORDER = _table(
    lambda track, seat: [[track.start_fields(seat).index(field) for field in block(seat)]]
)


@compiled
def part_of(state: State, seat: int) -> int:
    """Which part of a table is about a seat."""
    return int(SEATS * (state.players - 2) + seat)


@compiled
def going_row(state: State, field: int, number: int) -> int:
    """DI-13: where the row begins in ENDS for the mover's figure that goes a number of steps from a
    dice field."""
    return WIDTH * (_ROWS * part_of(state, state.to_move) + LONGEST * field + number - 1)


@compiled
def leaving_row(state: State, figure: int) -> int:
    """DI-14: … from a start field."""
    return WIDTH * (_ROWS * part_of(state, state.to_move) + _LEAVING + 2 * figure)


@compiled
def ways_out(state: State, figure: int) -> int:
    """DI-14: which ways of that row have as many steps as a figure may leave by."""
    row = LONGEST * (CORNERS * part_of(state, state.to_move) + figure)
    found = 0
    for steps in range(state.leave_least, state.leave_most + 1):
        found |= int(WAYS_OUT[row + steps - 1])
    return found


@compiled
def inside_row(state: State, figure: int) -> int:
    """DI-16: … from a goal field."""
    return WIDTH * (_ROWS * part_of(state, state.to_move) + _INSIDE + figure)


@compiled
def back_row(state: State, seat: int, field: int) -> int:
    """DI-19, DI-20: where the row begins in SET_BACK for a seat's figure hit on a field."""
    part = _PARTS * (state.back - 1) + part_of(state, seat)
    return int(BACK_WIDTH * (DICE_FIELDS * part + field))
