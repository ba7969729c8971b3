"""What a single blunder costs, earlier and later in the game."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from spielwerk.lab.report import plots
from spielwerk.lab.report.figures import Data, played
from spielwerk.lab.report.words import NONE
from spielwerk.lab.report.writer import ReportTable, Section, Writer
from spielwerk.lab.statistics import paired_interval
from spielwerk.runtime.chance import random64
from spielwerk.workbench.stories import Story

STAGES = 4  # that a game of median length is divided into
FEWER = 5  # each of them gets this many times fewer games than the report


@dataclass(frozen=True)
class Fork:
    """A game that is played again up to a decision, and goes on with the worst move."""

    stage: int
    game: int  # its number
    decision: int

    def opening(self, story: Story) -> list[str]:
        """All moves up to the blunder."""
        look = story.looks[self.decision]
        return [*story.moves[: self.decision], look[3]] if look else []


def each(games: int) -> int:
    return -(-games // FEWER)


def forks(stories: Sequence[Story], count: int, seed: int) -> list[Fork]:
    """Up to this many games for each stage. The decision is chosen without regard to what came
    after it: at a moment drawn at random, or the first one after that with a choice. A game that
    was over by then is left out."""
    length = float(np.median([len(story.moves) for story in stories]))
    found: list[Fork] = []
    for stage in range(STAGES):
        there = []
        for game, story in enumerate(stories):
            drawn = random64(random64(seed, stage), game) / 2**64
            decision = _first_choice(story, int(length * (stage + drawn) / STAGES))
            if decision is not None:
                there.append(Fork(stage, game, decision))
        found += _spread(there, count, stage)
    return found


def _spread(found: Sequence[Fork], count: int, stage: int) -> list[Fork]:
    """Other games for every stage, as far as there are enough."""
    start = stage * count % max(1, len(found))
    return [*found[start:], *found[:start]][:count]


def _first_choice(story: Story, decision: int) -> int | None:
    looks = enumerate(story.looks[decision:], decision)
    return next((n for n, look in looks if look is not None), None)


def costs(stories: Sequence[Story], forked: Sequence[tuple[Fork, Story]]) -> Data | None:
    """By stage, what the blunder took from the winning chance of the player who made it: the result
    of the game as it was, minus that of the game with the blunder."""
    if not forked:
        return None
    stages = []
    for stage in range(STAGES):
        lost = []
        for fork, after in forked:
            if fork.stage == stage:
                before = stories[fork.game]
                mover = before.seats[fork.decision]
                lost.append(before.shares[mover] - after.shares[mover])
        low, high = paired_interval(lost)
        mean = math.fsum(lost) / len(lost) if lost else None
        stages.append({"stage": stage, "games": len(lost), "mean": mean, "low": low, "high": high})
    return {
        "games": len(forked),
        "stages": stages,
        "played": [
            {"stage": fork.stage, "game": fork.game, "decision": fork.decision, **game}
            for (fork, _), game in zip(forked, played([story for _, story in forked]), strict=True)
        ],
    }


def section(writer: Writer) -> Section | None:
    data, words = writer.report["blunders"], writer.words
    if data is None:
        return None
    named = [(writer.say(f"report-stage-{each['stage']}"), each) for each in data["stages"]]
    rows = []
    for name, stage in named:
        figures = [NONE, NONE] if stage["mean"] is None else words.scaled(stage, 100)
        rows.append([name, words.number(stage["games"]), *figures])
    return writer.section(
        "blunders",
        [writer.say("report-blunders-text", bot=writer.bot)],
        [plots.dots("blunders", words, named, 0, axis="report-blunders-cost", value="mean")],
        ReportTable(writer.heads("stage", "games", "blunders-cost", "interval"), rows),
        source=writer.source(data["games"]),
    )
