"""A short round in simulated worlds; `make simulate` plays a long one."""

import hashlib
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

import spielwerk.games
from simulation import games, play
from simulation.expected import is_open
from simulation.plan import plan
from simulation.planted import BUGS
from simulation.shrink import shrink

WORLDS = 12
MORE_WORLDS = 30  # to look for a bug in, if something else has changed what its seed tells


@pytest.fixture(autouse=True)
def _small_games(monkeypatch):
    monkeypatch.setattr(spielwerk.games, "_entries", spielwerk.games._entries)
    games.install()


TESTS = str(Path(__file__).parents[1])


def wrong_with(what, bug=None):
    """What goes wrong, except what is known."""
    return [wrong for wrong in play.play(what, bug=bug) if not is_open(wrong, what)]


@cache
def is_right(seed):
    return not wrong_with(plan(seed))


def test_nothing_goes_wrong_in_a_short_round():
    total = play.play_batch(range(1, WORLDS + 1))
    wrong = {seed: it for seed, it in total.wrong.items() if not is_open(it, plan(seed))}
    assert wrong == {}
    assert total.games >= 10 * WORLDS


@pytest.mark.parametrize("bug", BUGS)
def test_a_planted_bug_is_found(bug):
    """By the world that found it last, or else by another one soon."""
    first = BUGS[bug].seed
    assert any(
        wrong_with(plan(seed), bug) and is_right(seed)
        for seed in (first, *range(1, MORE_WORLDS + 1))
    )


def test_a_plan_that_goes_wrong_is_reduced_to_what_matters():
    def goes_wrong(what):
        return play.play(what, bug="forgets the finished game")

    small = shrink(plan(1, tables=3), goes_wrong)
    assert goes_wrong(small)
    assert (len(small.tables), len(small.faults)) == (1, 0)


def test_a_seed_tells_the_same_story_in_every_process():
    code = "from simulation.test_simulation import *; games.install(); print(story(3))"
    paths = os.pathsep.join(filter(None, [TESTS, os.environ.get("PYTHONPATH")]))
    environment = {**os.environ, "PYTHONPATH": paths}
    command = [sys.executable, "-c", code]
    again = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    assert again.stdout.split() == [story(3)]


def story(seed):
    """All that happens in a world, as a fingerprint."""
    digest = hashlib.sha256()
    play.play(plan(seed), lambda line: digest.update(line.encode()))
    return digest.hexdigest()
