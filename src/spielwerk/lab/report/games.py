"""Games for a report: what to play, and what to keep of each game."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from spielwerk.bots.arena import Lineup, moves_of
from spielwerk.bots.bot import SearchBot
from spielwerk.engine.playouts import PLAY, SETUP, Playouts, playouts, random_game
from spielwerk.engine.position import Ruleset
from spielwerk.lab.report.looks import looks_of
from spielwerk.parallel import rulesets
from spielwerk.parallel.crew import Crew
from spielwerk.runtime.chance import random64
from spielwerk.workbench.stories import Chances, Story, story_of

Progress = Callable[[int], None]  # called with the number of games, or other steps, just finished
# Called when another part begins: what it is, and its steps.
Begin = Callable[[str, int | None], None]

RANDOM = "random"
SAMPLE = 100  # how many of the random games are looked at decision by decision


@dataclass(frozen=True)
class Series:
    """Games to play under the same conditions: who plays, how many, how they begin."""

    ruleset: Ruleset
    names: tuple[Lineup, ...]  # who sits where; used in turn
    games: int
    seed: int
    opening: tuple[str, ...] = ()
    each_deal: int = 1  # how often every set-up is played
    sample: int = SAMPLE  # how many random games are looked at closely
    looked: bool = False  # whether all moves of every decision are judged, not only the best

    @property
    def is_random(self) -> bool:
        """Only random players: compiled, by the million."""
        return {name for names in self.names for name in names} == {RANDOM} and not self.opening

    @property
    def steps(self) -> int:
        """How many games are reported as done: random ones that are looked at closely, twice."""
        return self.games + (min(self.sample, self.games) if self.is_random else 0)

    def tasks(self) -> Iterator[tuple[Any, ...]]:
        """The tasks for `play_one`; for random games, only those to look at closely."""
        rules = rulesets.packed(self.ruleset)
        if self.is_random:
            for number in range(min(self.sample, self.games)):
                yield (True, rules, self.seed, number)
            return
        for number in range(self.games):
            own = random64(random64(self.seed, PLAY), number)
            yield (*self._conditions(number), own, self.opening, self.looked)

    def again(self, number: int, seed: int, opening: Sequence[str]) -> tuple[Any, ...]:
        """The task for a game with the set-up of another one, and its first moves."""
        return (*self._conditions(number), seed, tuple(opening), False)

    def _conditions(self, number: int) -> tuple[Any, ...]:
        names = self.names[number % len(self.names)]
        deal = random64(random64(self.seed, SETUP), number // self.each_deal)
        return False, rulesets.packed(self.ruleset), names, deal


@dataclass(frozen=True)
class Heap:
    """Games that were played under the same conditions."""

    played: Playouts
    stories: list[Story]  # of all games, or of the first ones


def play_series(
    series: Sequence[Series], crew: Crew, progress: Progress | None = None
) -> list[Heap]:
    """Play all series as one pile of work, so that no worker waits between them."""
    tasks = [(owner, task) for owner, each in enumerate(series) for task in each.tasks()]
    played = play_tasks([task for _, task in tasks], crew, progress)
    stories: list[list[Story]] = [[] for _ in series]
    for (owner, _), story in zip(tasks, played, strict=True):
        stories[owner].append(story)
    return [_heap(each, own, progress) for each, own in zip(series, stories, strict=True)]


def play_tasks(
    tasks: Sequence[tuple[Any, ...]], crew: Crew, progress: Progress | None = None
) -> list[Story]:
    """The games of some tasks, in their order."""
    stories: dict[int, Story] = {}
    for number, story in crew.do(play_one, tasks):
        stories[number] = story
        if progress is not None:
            progress(1)
    return [stories[number] for number in range(len(tasks))]


def _heap(series: Series, stories: list[Story], progress: Progress | None) -> Heap:
    if series.is_random:
        played = playouts(series.ruleset, series.games, series.seed, progress=progress)
        return Heap(played, stories)
    return Heap(_added_up(stories), stories)


def play_one(at_random: bool, *task: Any) -> Story:
    """One game; a job for a crew."""
    return _play_at_random(*task) if at_random else _play(*task)


def _play_at_random(rules: rulesets.Packed, seed: int, number: int) -> Story:
    position = random_game(rulesets.unpacked(rules), seed, number)
    return story_of(position, [None] * len(position.history))


def _play(
    rules: rulesets.Packed,
    names: Lineup,
    deal: int,
    seed: int,
    opening: Sequence[str],
    looked: bool,
) -> Story:
    ruleset = rulesets.unpacked(rules)
    chances: list[Chances | None] = []
    for position, mover in moves_of(ruleset, names, deal, seed, opening):  # noqa: B007 (the last one)
        chances.append(mover.chances if isinstance(mover, SearchBot) else None)
    story = story_of(position, chances)
    return replace(story, looks=looks_of(position)) if looked else story


def _added_up(stories: Sequence[Story]) -> Playouts:
    return Playouts.of(
        len(stories[0].ranks),
        [rank for story in stories for rank in story.ranks],
        [story.turns for story in stories],
        [len(story.choices) for story in stories],
        [story.ended for story in stories],
    )
