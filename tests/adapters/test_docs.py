"""The examples of docs/adapters.md are true, and so are its figures."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import spielwerk
from examples import check_examples
from spielwerk.adapters.observation import Observation

PAGE = Path(__file__).parents[2] / "docs/adapters.md"


def test_the_examples_are_true():
    check_examples(PAGE, 30)


@pytest.mark.parametrize("game", spielwerk.GAMES)
def test_the_sizes_are_true(game):
    row = re.search(rf"\| `{game}` \| ([\d,]+) \| (\d+) \|", PAGE.read_text(encoding="utf-8"))
    ruleset = spielwerk.load(game)
    assert int(row[1].replace(",", "")) == ruleset.rules.actions
    assert int(row[2]) == Observation(ruleset).vector.size


@pytest.mark.parametrize(
    ("extra", "library"),
    [
        ("pettingzoo", "gymnasium"),
        ("pettingzoo", "pettingzoo"),
        ("openspiel", "pyspiel"),
    ],
)
def test_without_the_extra_one_line_says_what_to_install(extra, library):
    code = f"import sys; sys.modules['{library}'] = None; import spielwerk.adapters.{extra}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert f'pip install "spielwerk[{extra}]"' in done.stderr.splitlines()[-1]
