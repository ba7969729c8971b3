"""Meetings of two kinds of players: who they are, and what came out."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from spielwerk.bots.arena import Lineup
from spielwerk.bots.players import Packed, is_place, level_of, name_of
from spielwerk.engine.position import Ruleset
from spielwerk.lab.report.figures import Data, played, shared
from spielwerk.lab.report.games import RANDOM, Heap, Series
from spielwerk.lab.report.request import Wanted
from spielwerk.runtime.chance import random64
from spielwerk.workbench.stories import Story

DOUBLINGS = 8  # of thought, at most
LEAST = 4  # iterations: a search with fewer of them hardly chooses
ENOUGH = 20  # games of a report: with fewer, nothing can be said about how well a player plays
QUICK = 100  # iterations of a player who has to play hundreds of games


def mixed(one: Packed, other: Packed, players: int) -> tuple[Lineup, ...]:
    """Two kinds of players at a table, alternating, and the other way round."""
    return tuple(
        tuple((one, other)[(seat + first) % 2] for seat in range(players)) for first in range(2)
    )


def scored(one: Packed, other: Packed, series: Series, heap: Heap) -> Data:
    """One kind of player's share of the points against another: every two seats of different kinds
    are a meeting, and the better rank gets the point."""
    points, meetings = 0.0, 0
    for number, story in enumerate(heap.stories):
        names = series.names[number % len(series.names)]
        mine = [rank for rank, name in zip(story.ranks, names, strict=True) if name == one]
        theirs = [rank for rank, name in zip(story.ranks, names, strict=True) if name == other]
        for rank in mine:
            points += sum((rank < o) + 0.5 * (rank == o) for o in theirs)
            meetings += len(theirs)
    games = len(heap.stories)
    kinds = [["one" if name == one else "other" for name in names] for names in series.names]
    return {
        "one": one, "other": other, "games": games, **shared(points / meetings, games),
        "played": [
            {"seats": kinds[number % len(kinds)], **game}
            for number, game in enumerate(played(heap.stories))
        ],
    }  # fmt: skip


@dataclass(frozen=True)
class Meeting:
    """Games of one kind of player against another, over the same set-ups with seats swapped."""

    one: Packed
    other: Packed
    series: Series

    def points(self, heap: Heap) -> Data:
        """The first one's points, and the games."""
        names = {"one": name_of(self.one), "other": name_of(self.other)}
        return {**scored(self.one, self.other, self.series, heap), **names}

    def seats_of(self, player: Packed, heap: Heap) -> Iterator[tuple[Story, list[int]]]:
        """Every game, with the seats of one kind of player."""
        for number, story in enumerate(heap.stories):
            names = self.series.names[number % len(self.series.names)]
            yield story, [seat for seat, name in enumerate(names) if name == player]


def can_tell(wanted: Wanted) -> bool:
    """Whether a report asks how well its players play, and whether it can find out."""
    return wanted.level != RANDOM and wanted.games >= ENOUGH


def some(wanted: Wanted) -> int:
    """How many games a side question gets that asks for many series of them."""
    return -(-3 * wanted.fewer // 5)


def arranged(
    wanted: Wanted, pairs: Iterable[tuple[Packed, Packed]], games: int, branch: int
) -> list[Meeting]:
    """A meeting for every pair. `branch` is that of the random numbers; every meeting has its own,
    or two players who differ little would play the same games again. The number of games is made
    even."""
    base, made = wanted.ruleset, []
    for number, (one, other) in enumerate(pairs):
        seed = random64(random64(wanted.seed, branch), number)
        names = mixed(one, other, base.players)
        series = Series(base, names, games + games % 2, seed, each_deal=2)
        made.append(Meeting(one, other, series))
    return made


def ladder(ruleset: Ruleset, level: Packed) -> list[Packed]:
    """From random moves up to a level, which thinks twice as long on every step. A program thinks
    as long as it likes."""
    if isinstance(level, bytes) or is_place(level):
        return [RANDOM, level]
    iterations = level_of(ruleset, level).budget.iterations
    parts = [2**n for n in range(DOUBLINGS, 0, -1)]
    if iterations is not None:
        parts = [part for part in parts if iterations // part >= LEAST]
    return [RANDOM, *(f"{level}/{part}" for part in parts), level]


def sparring(ruleset: Ruleset, level: Packed) -> str:
    """Who plays many games for a side question: the level with less thought, or level 1."""
    if isinstance(level, bytes) or is_place(level):
        return "1"
    iterations = level_of(ruleset, level).budget.iterations
    if iterations is None:
        return f"{level}/{2**DOUBLINGS}"
    part = 1
    while iterations // part > QUICK:
        part *= 2
    return level if part == 1 else f"{level}/{part}"


def times_a_game(effect: str, meeting: Meeting, heap: Heap, player: Packed) -> float:
    """How often a player of one kind does something in a game, on average."""
    times, games = 0, 0
    for story, seats in meeting.seats_of(player, heap):
        games += len(seats)
        moves = zip(story.seats, story.effects, strict=True)
        times += sum(seat in seats and effect in effects for seat, effects in moves)
    return times / games
