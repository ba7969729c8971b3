"""The examples of docs/learning.md are true, and its learner learns."""

import re
from itertools import count
from pathlib import Path

import numpy as np
import pytest

import spielwerk
from examples import check_examples

PAGE = Path(__file__).parents[2] / "docs/learning.md"
TEXT = PAGE.read_text(encoding="utf-8")
MOST_LINES = 60
ROUNDS = 40


def test_the_examples_are_true():
    check_examples(PAGE, 10, __name__="typed_in")


@pytest.mark.parametrize("game", spielwerk.GAMES)
def test_the_numbers_of_features_are_true(game):
    (row,) = re.findall(rf"^\| `{game}` \| ([^|]*) \|", TEXT, re.MULTILINE)
    rules = spielwerk.find_game(game).rules
    assert row == " · ".join(
        f"{players}: {rules.observations(players)}, {rules.features(players)}"
        for players in (2, 3, 4)
    )


def test_the_learner_learns_and_plays():
    """On a tiny scale: a number of rounds instead of minutes. Whoever ends a game of Rings nearly
    always wins it, so moves that do should look better than others."""
    learner, match = (
        block for block in re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL) if ">>>" not in block
    )
    assert len(learner.splitlines()) <= MOST_LINES
    numbers = "GAMES, STEPS, PARTS, HIDDEN, SECONDS = "
    tiny, replaced = re.subn(rf"{numbers}.*", f"{numbers}64, 16, 8, 16, {ROUNDS}", learner)
    assert replaced == 1
    tiny = tiny.replace("time.time()", "next(rounds)")
    page = {"rounds": count()}
    exec(tiny + match, page)
    batch, judge = page["batch"], page["judge"]
    winning, others = [], []
    for _ in range(100):
        after = batch.following()
        won = after.ranks[np.arange(len(after.game)), batch.to_move[after.game]] == 1
        said, _ = judge(after.seen.astype(np.float32))
        winning += said[won].tolist()
        others += said[~won].tolist()
        batch.step(batch.random_actions())
    assert len(winning) > 50
    assert np.mean(winning) > np.mean(others) + 0.1
    position = page["rings"].start()
    assert page["choose"](position) in position.legal_moves.actions
    assert page["match"]("random", 2) in (0, 0.25, 0.5, 0.75, 1)
