"""A seed and a level give the same moves in a tab as at a server, whose Python and whose runtime of
WebAssembly are others.

A few games are compared in every run of the tests, and five hundred in `make soak`, which takes ten
minutes."""

import json
import shutil
import subprocess
from contextlib import contextmanager
from itertools import chain
from pathlib import Path

import pytest

from amounts import amount, soaks
from services import missing
from spielwerk import GAMES
from spielwerk.bots import worker
from spielwerk.bots.levels import level
from spielwerk.server.pages.python_bundle import python_bundle
from tab import bot_games, figures

IN_NODE = Path(__file__).with_name("in_tab.mjs")
ROOT = Path(__file__).parents[2]
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"

# Who plays, and how many games: in every run, and in `make soak`.
TABLES = {
    (1, 1): (2, 60),
    (1, 2): (1, 30),
    (2, 3): (1, 20),
    (1, 3, 2): (0, 12),
    (2, 1, 1, 3): (0, 3),
}


def games():
    """Those to compare: the game, its levels, the seed."""
    return [
        (game, levels, seed)
        for game in GAMES
        for levels, counts in TABLES.items()
        for seed in range(amount(*counts))
    ]


@pytest.fixture
def in_node(tmp_path):
    """Starts a script in a tab's Python."""
    if shutil.which("node") is None or not PYODIDE.exists():
        missing("pyodide")
    msgspec = next((ROOT / "build" / "pyodide").glob("msgspec-*.whl"), None)
    if msgspec is None:
        missing("msgspec for Pyodide")
    packed = tmp_path / "bundle.zip"
    packed.write_bytes(python_bundle())

    @contextmanager
    def start(script, argument):
        command = ["node", IN_NODE, packed, msgspec, script, json.dumps(argument)]
        pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
        with subprocess.Popen(command, **pipes) as it:
            yield it
            it.kill()

    return start


def answer_of(running):
    sent, trouble = running.communicate()
    assert running.returncode == 0, trouble[-1000:]
    return json.loads(sent)


@pytest.fixture
def _forgetting():
    """Players are kept for their next moves, but must not outlive wasmtime."""
    yield
    worker._bots.clear()


def test_levels_that_are_compared_do_not_look_at_the_clock():
    for game in GAMES:
        for number in {*chain(*TABLES)}:
            assert level(game, number).budget.seconds is None


@soaks
@pytest.mark.usefixtures("_forgetting")
def test_the_same_moves_in_a_tab_and_here(in_node):
    with in_node("bot_games.py", games()) as running:
        here = bot_games.main(games())
        there = answer_of(running)
    for game, ours, theirs in zip(games(), here, there, strict=True):
        assert ours == theirs, game


def test_the_workbench_tells_the_same_in_a_tab_as_simulate_here(in_node):
    """Number for number."""
    asked = [
        [game, who, seed, games]
        for game in GAMES
        for who, seed, games in (("random", 5, 200), ("1", 6, 12 if game != "dimenticato" else 1))
    ]
    with in_node("figures.py", asked) as running:
        here = figures.main(asked)
        there = answer_of(running)
    for wanted, ours, theirs in zip(asked, here, there, strict=True):
        assert ours == theirs, wanted
