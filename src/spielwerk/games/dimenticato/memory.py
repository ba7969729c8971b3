"""DI-24: the memory of a computer player. It is fed with what its seat is shown, turn by turn, and
nothing else; how well it remembers depends on its level."""

from collections.abc import Sequence
from typing import Any

from spielwerk.engine.chance import random32
from spielwerk.engine.errors import BadOption
from spielwerk.engine.state import State
from spielwerk.games.dimenticato.board import CORNERS, DICE_FIELDS, TRACKS, die
from spielwerk.games.dimenticato.rules import CALL, GO, REMEMBERED, call_of, colour_at, number_at

# The chance to forget a covered number in a turn of anybody's, by level; the best forget nothing.
FORGETS = {1: 0.10, 2: 0.06, 3: 0.04, 4: 0.02, 5: 0.0}


class Memory:
    """What one seat remembers of the numbers under the figures."""

    def __init__(self, level: int, seed: int = 0) -> None:
        if level not in FORGETS:
            raise BadOption("error-level", level=str(level), levels=", ".join(map(str, FORGETS)))
        self._threshold = int(FORGETS[level] * 2**32)
        self._seed = seed
        self._turn = 0
        self._numbers: dict[str, int] = {}

    def see(self, view: dict[str, Any]) -> None:
        """Take in a view. Turns that were not seen are forgotten about as well."""
        for turn in range(self._turn, view["turns"]):
            self._forget(turn, view["players"])
        self._turn = view["turns"]
        self._numbers.update(view["numbers"])
        if view["called"] is not None:
            self._numbers[view["called"]["field"]] = view["called"]["number"]

    def _forget(self, turn: int, players: int) -> None:
        """In each turn every number may be forgotten. (Those that are not covered are seen again at
        once.)"""
        fields = TRACKS[players].numbers
        for name in list(self._numbers):
            if random32(self._seed, turn * DICE_FIELDS + fields[name]) < self._threshold:
                del self._numbers[name]

    @property
    def numbers(self) -> dict[str, int]:
        """The number of every field that it remembers or has just seen."""
        return dict(self._numbers)

    def write_on(self, state: State) -> None:
        """Let a state's `redeal` keep what is remembered, and only that."""
        for name, field in TRACKS[state.players].numbers.items():
            if field < DICE_FIELDS:
                number = self._numbers.get(name)
                state.dice[field] = die(
                    number or number_at(state, field), colour_at(state, field)
                ) + (REMEMBERED if number else 0)

    def worth_trying(self, state: State, actions: Sequence[int]) -> list[int]:
        """Of the calls, those that could be right as far as it remembers."""
        names = TRACKS[state.players].names
        return [
            action
            for action in actions
            if not CALL <= action < GO or self._may_show(names, *call_of(action))
        ]

    def _may_show(self, names: dict[int, str], field: int, number: int) -> bool:
        """A field may show what it is remembered to show, or else what no other field of its card
        does."""
        known = self._numbers.get(names[field])
        first = field - field % CORNERS
        others = (self._numbers.get(names[other]) for other in range(first, first + CORNERS))
        return number == known if known else number not in others
