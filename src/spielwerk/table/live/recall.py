"""What the computer players of a match remember, in games of memory, and what was shown to programs
that want to see everything."""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any

from spielwerk.bots.levels import level
from spielwerk.engine.game import Memory
from spielwerk.runtime.chance import random64
from spielwerk.table.live.thinkers import Program
from spielwerk.table.match.match import KEPT_EVERY, Match


class Recall:
    """Every player's memory, fed with what its seat was shown."""

    def __init__(self, programs: Mapping[str, Program] | None = None) -> None:
        self._programs = programs or {}
        self._minds: dict[int, _Mind] = {}
        self._albums: dict[int, _Album] = {}

    def watch(self, match: Match) -> None:
        """Show the table to all computer players. One that has just taken over is shown all that
        its seat saw."""
        if match.position is None:
            return
        for number, seat in enumerate(match.seats):
            if seat.bot is not None:
                self._remember(match, number, seat.bot)
                self._show(match, number, seat.program)

    def _remember(self, match: Match, number: int, bot: int) -> None:
        make = match.ruleset.game.memory
        if make is None:
            return
        mind = self._minds.get(number)
        if mind is None or mind.level != bot:
            own = level(match.ruleset.id, bot).memory
            mind = self._minds[number] = _Mind(bot, make(own, random64(match.seed, 2 + number)))
        mind.watch(match, number)

    def _show(self, match: Match, number: int, program: str | None) -> None:
        offer = self._programs.get(program or "")
        if offer is not None and offer.watches:
            self._albums.setdefault(number, _Album()).watch(match, number)

    def of(self, seat: int) -> Memory | None:
        """A computer player's memory; None if it plays without."""
        mind = self._minds.get(seat)
        return None if mind is None else mind.memory

    def views(self, seat: int) -> Sequence[dict[str, Any]]:
        """Everything that a program has been shown."""
        album = self._albums.get(seat)
        return () if album is None else album.views


class _Mind:
    """A memory, and the moves it has seen. A copy is kept every so often, so that little has to be
    shown again when moves are taken back."""

    def __init__(self, level: int, fresh: Memory) -> None:
        self.level = level
        self.memory = fresh
        self._moves: list[str] | None = None  # None: it has not even seen the first position
        self._kept: list[Memory] = []

    def watch(self, match: Match, seat: int) -> None:
        moves = match.running_position().history
        if moves == self._moves:
            return
        first = self._go_back(moves)
        for ply, position in enumerate(match.positions(first), first):
            self.memory.see(position.view(seat))
            if ply == len(self._kept) * KEPT_EVERY:
                self._kept.append(deepcopy(self.memory))
        self._moves = moves

    def _go_back(self, moves: list[str]) -> int:
        """Forget what was taken back. Return the first position that has to be seen, by the number
        of its plies."""
        if self._moves is None:
            return 0
        if moves[: len(self._moves)] == self._moves:
            return len(self._moves) + 1
        kept = _alike(self._moves, moves) // KEPT_EVERY
        self.memory = deepcopy(self._kept[kept])
        del self._kept[kept + 1 :]
        return kept * KEPT_EVERY + 1


class _Album:
    """What a seat was shown, position by position, up to some moves."""

    def __init__(self) -> None:
        self.views: list[dict[str, Any]] = []
        self._moves: list[str] = []

    def watch(self, match: Match, seat: int) -> None:
        moves = match.running_position().history
        del self.views[_alike(self._moves, moves) + 1 :]
        if len(self.views) <= len(moves):
            self.views += (each.view(seat) for each in match.positions(len(self.views)))
        self._moves = moves


def _alike(before: Sequence[str], after: Sequence[str]) -> int:
    """How many moves two games have in common at the beginning."""
    pairs = enumerate(zip(before, after, strict=False))
    return next((n for n, (one, other) in pairs if one != other), min(len(before), len(after)))
