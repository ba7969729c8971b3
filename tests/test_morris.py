"""Nine men's morris is a package of its own (examples/morris). Installed beside us, it is played
everywhere; nothing of the project knows it. (Its rules: examples/morris/tests.)"""

import asyncio
import json
import os
import subprocess
import sys

import pyspiel
import pytest

import players
import spielwerk
from guests import install_morris, python, run
from morris import GAME
from once import once
from servers import ServerProcess
from spielwerk.engine.playouts import random_game
from spielwerk.engine.position import Ruleset
from tab.test_python_bundle import play_alone


@pytest.fixture(scope="module")
def environment(tmp_path_factory):
    return install_morris(tmp_path_factory.mktemp("morris"))


@pytest.fixture(scope="module")
def compiled(tmp_path_factory):
    """Where somebody has run `spielwerk wasm morris`, which takes half a minute."""

    def make():
        folder = tmp_path_factory.mktemp("compiled")
        environment = install_morris(folder)
        told = run(environment, "wasm", "morris")
        assert f"{folder}/morris/morris.wasm has been written" in " ".join(told.split())
        return environment

    return once(tmp_path_factory, "morris", make)


def test_people_and_computers_play_it_in_the_terminal(environment):
    told = json.loads(run(environment, "games", "--json"))
    assert [game["id"] for game in told] == [*spielwerk.GAMES, "morris"]
    assert told[-1]["name"] == "Nine men’s morris"
    assert told[-1]["levels"] == [1, 2, 3, 4, 5]
    games = (random_game(Ruleset.of(GAME), 1, number) for number in range(50))
    history = next(game.history for game in games if game.ended == "MO-9")
    typed = "\n".join(["?", "d4", history[0], history[0], *history[1:], ""])
    told = run(environment, "play", "morris", "--humans", 2, "--first", 1, typed=typed)
    assert "place a man on" in told
    assert "“d4” is not a move" in told
    assert "That point is not free. (MO-3)" in told
    assert "A player has only two men left." in told
    told = run(environment, "play", "morris", "--humans", 0, "--against", 1, "-s", 5)
    assert "1." in told.splitlines()[-2]


def test_it_is_counted_as_openspiel_counts_it(environment):
    told = json.loads(run(environment, "perft", "morris", "--depth", 4, "--json"))
    start = pyspiel.load_game("nine_mens_morris").new_initial_state()
    assert told["perft"] == [their_count(start, depth) for depth in (1, 2, 3, 4)]


def their_count(state, depth):
    if depth == 1:
        return len(state.legal_actions())
    return sum(their_count(state.child(action), depth - 1) for action in state.legal_actions())


ADAPTERS = """
import pyspiel, random
import spielwerk.adapters.openspiel
from spielwerk.adapters import pettingzoo
from pettingzoo.test import api_test

api_test(pettingzoo.env("morris", players=2), num_cycles=50)
for line in ("spielwerk_morris(players=2)", "spielwerk_morris(players=2,flying=False)"):
    game = pyspiel.load_game(line)
    state = game.new_initial_state()
    while not state.is_terminal():
        assert len(state.observation_tensor(0)) == game.observation_tensor_shape()[0]
        state.apply_action(random.choice(state.legal_actions()))
    assert sum(state.returns()) == 0
    assert len(state.history()) <= game.max_game_length()
"""


def test_other_frameworks_play_it(environment):
    done = python(environment, "-W", "ignore", "-c", ADAPTERS)
    assert done.returncode == 0, done.stderr


def test_it_is_played_over_the_server(environment, tmp_path):
    with ServerProcess(tmp_path, **environment) as server:

        async def play(*seats):
            table = await players.set_up(server.url, "morris", seats)
            async with players.all_seated(table) as seated:
                await players.play(seated)
                assert seated[0].view["over"]

        for seats in (["link", "link"], ["link", 1]):
            asyncio.run(play(*seats))
        first, second = server.get("/api/records?game=morris").json()
        assert first["players"] == second["players"] == 2
        record = server.get(f"/api/records/{first['table']}/text").text
        assert "game: morris" in record
        assert not server.errors()


# ---- As WebAssembly ---------------------------------------------------------------------------

WITHOUT_NUMBA = """
import sys
sys.modules["numba"] = None
from spielwerk import cli
cli.main(sys.argv[1:])
"""


def test_it_is_measured_and_reported_as_webassembly(compiled, tmp_path):
    record, page = tmp_path / "games.jsonl", tmp_path / "report.html"
    done = python(
        compiled, "-c", WITHOUT_NUMBA, "--verbose", "simulate", "morris", "--games", 2000, "--json",
        jit=True,
    )  # fmt: skip
    told = json.loads(done.stdout)
    assert sum(told["wins"]) + told["draws"] == 2000
    assert set(told["ended"]) == {"MO-9", "MO-10", "MO-11"}
    assert "on wasm" in done.stderr
    told = json.loads(
        run(compiled, "ladder", "morris", "--games", 4, "--bots", "random,1,3", "--json", jit=True)
    )
    strength = {bot["bot"]: bot["elo"] for bot in told["bots"]}
    assert strength["3"] == max(strength.values())
    run(compiled, "simulate", "morris", "--games", 1, "--bots", "2,1", "--record", record, jit=True)
    told = json.loads(run(compiled, "analyse", record, "--seconds", 0.01, "--json", jit=True))
    assert len(told) == len(json.loads(record.read_text())["plies"])
    run(compiled, "report", "morris", "--level", 1, "--games", 8, "--output", page, jit=True)
    text = page.read_text(encoding="utf-8")
    assert "Nine men’s morris" in text
    assert "a mill is closed" in text


def test_a_tab_takes_its_module_along(compiled, tmp_path):
    code = "import sys; from spielwerk.server.pages.python_bundle import python_bundle; "
    code += "sys.stdout.buffer.write(python_bundle())"
    packed = subprocess.check_output([sys.executable, "-c", code], env={**os.environ, **compiled})
    told = play_alone(packed, tmp_path, "morris")
    assert told["targets"]["morris"] == "wasm"
    assert {0, 1} <= {*told["movers"]["morris"]}


def test_without_a_module_it_is_played_and_said_to_be_weak(environment):
    done = python(
        environment, "-c", WITHOUT_NUMBA, "play", "morris", "--humans", 0, "--against", 1, jit=True
    )
    assert done.returncode == 0
    missing, slow = done.stderr.splitlines()
    assert missing.startswith("morris.wasm cannot be used")
    assert slow.startswith("morris is not there as WebAssembly, so plain Python plays")
    assert "`spielwerk wasm`" in slow


def test_whoever_cannot_compile_is_told_what_to_install(environment, tmp_path):
    for missing in ("ziglang", "numba"):
        code = WITHOUT_NUMBA.replace("numba", missing)
        done = python(environment, "-c", code, "wasm", "morris", "--out", tmp_path)
        assert done.returncode == 2
        (line,) = done.stderr.splitlines()
        assert 'pip install "spielwerk[wasm]"' in line
    assert not list(tmp_path.iterdir())
