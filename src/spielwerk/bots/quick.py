"""Whole games between players who only glance, by the thousand."""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass

from spielwerk.bots.glances import COLUMNS, play_glances
from spielwerk.bots.search import net_of
from spielwerk.engine.chance import random64
from spielwerk.engine.kinds import float64, int32, int64
from spielwerk.engine.net import MOST_SEATS, room_in
from spielwerk.engine.playouts import SETUP, Playouts
from spielwerk.engine.policies import STATES_NEEDED
from spielwerk.engine.position import Position, Ruleset, check_seed
from spielwerk.engine.target import Target, target_for

CHUNK = 64  # games at a time


@dataclass(frozen=True)
class Glances:
    """How a row of games went."""

    played: Playouts
    choices: "array[int]"  # at all decisions of a game together
    changes: "array[int]"  # of the lead
    settled: "array[int]"  # the decision after which the winner's chance stayed high


class Table:
    """Plays games of a rule set, some at a time."""

    def __init__(
        self, ruleset: Ruleset, overlooks: Sequence[float], seed: int, target: Target | None = None
    ) -> None:
        rules, players = ruleset.rules, ruleset.players
        play = play_glances(rules)
        self._ruleset = ruleset
        self._seed = check_seed(seed)
        target = target or target_for(rules, play)
        space = target.space(rules)
        self._play = space.function(play)
        self._states = space.records(rules.state, STATES_NEEDED)
        self._moves = space.numbers(int32, rules.max_moves)
        self._ranks = space.numbers(int32, players)
        net = net_of(ruleset)
        self._room = [
            space.numbers(float64, MOST_SEATS),
            space.numbers(float64, MOST_SEATS),
            space.numbers(int32, MOST_SEATS),
            space.numbers(int32, net.features),
            *net.put_into(space),
            *room_in(space),
        ]
        self._overlooks = space.numbers(int64, players)
        for seat, share in enumerate(overlooks):
            self._overlooks[seat] = int(share * 2**32)
        longest = ruleset.game.longest
        self._history = space.numbers(int32, 1 if longest is None else longest(ruleset))
        each = (players, 1, 1, 1, 1, 1, 1)
        self._columns = [
            space.numbers(kind, CHUNK * n) for kind, n in zip(COLUMNS, each, strict=True)
        ]

    def play(self, first: int, games: int) -> Glances:
        """Games number `first` to `first + games - 1`."""
        found = [array(kind.code) for kind in COLUMNS]
        for start in range(first, first + games, CHUNK):
            count = min(CHUNK, first + games - start)
            self._row(start, count)
            for column, own in zip(self._columns, found, strict=True):
                each = len(column) // CHUNK
                own.frombytes(bytes(memoryview(column)[: count * each]))
        played = Playouts(self._ruleset.players, tuple(found[:4]))
        return Glances(played, *found[4:])

    def moves(self, number: int) -> list[int]:
        """The moves of one game."""
        self._row(number, 1)
        return [int(self._history[ply]) for ply in range(int(self._columns[2][0]))]

    def game(self, number: int) -> Position:
        """One game with its whole history."""
        position = self._ruleset.start(seed=random64(random64(self._seed, number), SETUP))
        for move in self.moves(number):
            position = position.play(move)
        return position

    def _row(self, first: int, count: int) -> None:
        self._states[0] = self._ruleset.blank()
        self._play(
            self._states, self._moves, self._ranks, *self._room, self._overlooks, self._history,
            self._seed, first, count, *self._columns,
        )  # fmt: skip
