"""DI-24: the memory of a computer player. It gets what its seat is shown, turn by turn, and nothing
else; how well it remembers depends on its level."""

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any

from spielwerk.errors import BadOption
from spielwerk.games.dimenticato.board import (
    CORNERS,
    DICE_FIELDS,
    TRACKS,
    colour_at,
    die,
    number_at,
)
from spielwerk.games.dimenticato.moves import CALL, GO, LOOK, PASS, call_of, look_of
from spielwerk.games.dimenticato.rules import MAX_MOVES, apply, legal
from spielwerk.games.dimenticato.secrets import REMEMBERED
from spielwerk.games.dimenticato.view import figures
from spielwerk.runtime.chance import random32
from spielwerk.runtime.state import State

# The chance of forgetting a covered number in any player's turn, by level; level 5 never forgets.
FORGETS = {1: 0.07, 2: 0.05, 3: 0.031, 4: 0.015, 5: 0.0}

# Two players can hit each other for ever, each gaining by it on their turn. After the same position
# has come up this often, a player does something else. Earlier positions no longer count.
PATIENCE = 2
TURNS_IN_MIND = 48


class Memory:
    """What one seat remembers of the numbers under the figures, and where those stood recently."""

    def __init__(self, level: int, seed: int = 0) -> None:
        if level not in FORGETS:
            raise BadOption("error-level", level=str(level), levels=", ".join(map(str, FORGETS)))
        self._threshold = int(FORGETS[level] * 2**32)
        self._seed = seed
        self._turn = 0
        self._numbers: dict[str, int] = {}
        self._lately: deque[str] = deque(maxlen=TURNS_IN_MIND)  # at the beginning of each turn

    def see(self, view: dict[str, Any]) -> None:
        """Take in a view. Turns that were not seen cause forgetting as well."""
        for turn in range(self._turn, view["turns"]):
            self._forget(turn, view["players"])
        if view["turns"] > self._turn or not self._lately:
            self._lately.append(_layout(view["to_move"], view["figures"]))
        self._turn = view["turns"]
        self._numbers.update(view["numbers"])
        if view["called"] is not None:
            self._numbers[view["called"]["field"]] = view["called"]["number"]

    def _forget(self, turn: int, players: int) -> None:
        """Any number may be forgotten in any turn. (Uncovered ones are seen again at once.)"""
        fields = TRACKS[players].numbers
        for name in list(self._numbers):
            if random32(self._seed, turn * DICE_FIELDS + fields[name]) < self._threshold:
                del self._numbers[name]

    @property
    def numbers(self) -> dict[str, int]:
        """The number of every field it remembers or has just seen."""
        return dict(self._numbers)

    def write_on(self, state: State) -> None:
        """Make a state's `redeal` keep what is remembered, and only that."""
        for name, field in TRACKS[state.players].numbers.items():
            if field < DICE_FIELDS:
                number = self._numbers.get(name)
                state.dice[field] = die(
                    number or number_at(state, field), colour_at(state, field)
                ) + (REMEMBERED if number else 0)

    def worth_trying(self, state: State, actions: Sequence[int]) -> list[int]:
        """Leave out calls that it remembers to be wrong and, if anything else is left, moves that
        would only go round in circles."""
        names = TRACKS[state.players].names
        promising = [
            action
            for action in actions
            if not CALL <= action < GO or self._may_show(names, *call_of(action))
        ]
        if self._times(state) <= PATIENCE:
            return promising
        return [move for move in promising if not self._leads_round(state, move)] or promising

    def _may_show(self, names: dict[int, str], field: int, number: int) -> bool:
        """Whether a field may have a number: the remembered one or, failing that, any number not
        remembered on another field of its card."""
        known = self._numbers.get(names[field])
        first = field - field % CORNERS
        others = (self._numbers.get(names[other]) for other in range(first, first + CORNERS))
        return number == known if known else number not in others

    def _times(self, state: State) -> int:
        """How often the figures stood like this recently, with the same seat to move."""
        return self._lately.count(_layout(state.to_move, figures(state)))

    def _leads_round(self, state: State, action: int) -> bool:
        """Whether a move leads to a position that has come up too often, or a call, if right,
        allows such a move, or a look under a figure if its number is remembered. (Staying does not
        count.)"""
        after = state.copy()
        if CALL <= action < GO or action >= LOOK:
            field, number = self._expected(state, action)
            if number is None:
                return False
            after.dice[field] = die(number, colour_at(state, field))
        apply(after, action)
        if not after.moving:
            return self._times(after) >= PATIENCE
        ways = [0] * MAX_MOVES
        listed = ways[: legal(after, ways)]
        return any(self._leads_round(after, way) for way in listed if way != PASS)

    def _expected(self, state: State, action: int) -> tuple[int, int | None]:
        """The field of a call or a look, and the number that is called or remembered there."""
        if action < LOOK:
            return call_of(action)
        field = look_of(action)
        return field, self._numbers.get(TRACKS[state.players].names[field])


def _layout(to_move: int | None, seats: Mapping[str, int]) -> str:
    """Whose figures stand where, and whose turn it is, as text."""
    return f"{to_move}: " + " ".join(f"{field} {seats[field]}" for field in sorted(seats))
