"""A short round in simulated worlds; `make simulate` plays a long one."""

import hashlib
import subprocess
import sys

import pytest

from simulation import games, play
from simulation.expected import is_open
from simulation.plan import plan

WORLDS = 40


@pytest.fixture(autouse=True)
def _small_games(monkeypatch):
    import spielwerk.games

    monkeypatch.setattr(spielwerk.games, "_entries", spielwerk.games._entries)
    games.install()


def story(seed):
    """All that happens in a world, as a fingerprint."""
    told = hashlib.sha256()
    play.play(plan(seed), lambda line: told.update(line.encode()))
    return told.hexdigest()


def test_nothing_goes_wrong_in_a_short_round():
    total = play.play_batch(range(1, WORLDS + 1))
    assert {seed: wrong for seed, wrong in total.wrong.items() if not is_open(wrong)} == {}
    assert total.games >= 10 * WORLDS


def test_a_seed_tells_the_same_story_in_every_process():
    code = "from simulation.test_simulation import *; games.install(); print(story(3))"
    again = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert again.stdout.split() == [story(3)]
