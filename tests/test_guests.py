"""A game in another package, found by its entry point: everything works without a word about it in
the project. (In the browser: tests/web/test_i_guests.py.)"""

import asyncio
import dataclasses
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import players
import spielwerk
from guests import install
from servers import ServerProcess
from spielwerk.adapters.measures import longest
from spielwerk.adapters.observation import Observation
from spielwerk.locale import LANGUAGES


@pytest.fixture(scope="module")
def environment(tmp_path_factory):
    return install(tmp_path_factory.mktemp("guest"))


def python(environment, *arguments, typed="", jit=False):
    more = {} if jit else {"SPIELWERK_JIT": "0"}
    return subprocess.run(
        [sys.executable, *map(str, arguments)],
        env={**os.environ, **more, **environment},
        input=typed,
        capture_output=True,
        text=True,
    )


def run(environment, *arguments, **more):
    done = python(environment, "-m", "spielwerk", *arguments, **more)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_listed_after_our_own_in_english_where_it_speaks_nothing_else(environment):
    for language in LANGUAGES:
        told = json.loads(run(environment, "--lang", language, "games", "--json"))
        assert [game["id"] for game in told] == [*spielwerk.GAMES, "twigs"]
        assert told[-1]["name"] == "Twigs"
        assert told[-1]["options"][0]["help"] == "How many twigs there are."


def test_people_and_computers_play_it_in_the_terminal(environment):
    told = run(
        environment, "play", "twigs", "--humans", 2, "--first", 1, "--option", "heap=6",
        typed="?\n9\n3\n\n1\n\n3\n2\n",
    )  # fmt: skip
    assert "||||||" in told
    assert "“9” is not a move" in told
    assert "There are only 2 twigs left." in told
    assert "The last twig is taken." in told
    told = run(environment, "--lang", "uk", "play", "twigs", "--humans", 0, "--against", 2)
    assert "The last twig is taken." in told


def test_it_is_compiled_recorded_and_counted(environment, tmp_path):
    told = json.loads(run(environment, "simulate", "twigs", "--games", 500, "--json", jit=True))
    assert told["games"] == 500
    assert sum(told["wins"]) == 500
    told = json.loads(run(environment, "perft", "twigs", "--depth", 4, "--json"))
    assert told["perft"] == [3, 9, 27, 76]
    record = tmp_path / "game"
    run(environment, "simulate", "twigs", "--games", 1, "--record", record)
    assert json.loads(record.read_text())["game"] == "twigs"
    assert "|||" in run(environment, "replay", record, typed="\nq\n")


def test_it_may_have_a_master(tmp_path):
    mastered = install(tmp_path / "guest", "twigs = twigs.mastered")
    told = json.loads(run(mastered, "ladder", "twigs", "--games", 1, "--json"))
    assert [bot["bot"] for bot in told["bots"]] == ["1", "2", "3", "4", "5", "6"]
    assert "The last twig is taken." in run(
        mastered, "play", "twigs", "--humans", 0, "--against", 6
    )
    refused = python(mastered, "-m", "spielwerk", "play", "twigs", "--against", 7)
    assert refused.returncode == 2
    assert "1, 2, 3, 4, 5, 6" in refused.stderr


ADAPTERS = """
import numpy, pyspiel, random
import spielwerk.adapters.openspiel
from spielwerk.adapters import pettingzoo
from pettingzoo.test import api_test

api_test(pettingzoo.env("twigs", players=3), num_cycles=50)
game = pyspiel.load_game("spielwerk_twigs(players=4,heap=12)")
assert game.max_game_length() == 12
state = game.new_initial_state()
while not state.is_terminal():
    assert max(state.observation_tensor(0)) <= 1
    state.apply_action(random.choice(state.legal_actions()))
assert abs(sum(state.returns())) < 1e-9 and max(state.returns()) == 1
"""


def test_other_frameworks_play_it(environment):
    done = python(environment, "-W", "ignore", "-c", ADAPTERS)
    assert done.returncode == 0, done.stderr


def test_it_is_played_over_the_server(environment, tmp_path):
    with ServerProcess(tmp_path, **environment) as server:
        told = server.get("/api/games", headers={"Accept-Language": "de"}).json()[-1]
        assert (told["id"], told["name"], told["options"][0]["default"]) == ("twigs", "Twigs", 10)
        words = server.get("/api/games/twigs/words/fr")
        assert words.text == (Path(__file__).parent / "tiny/twigs/words/en.ftl").read_text()
        assert "Ringe" in server.get("/api/games/rings/words/de").text
        assert server.get("/api/games/chess/words/de").status_code == 400

        async def play(*seats):
            table = await players.set_up(server.url, "twigs", seats)
            async with players.all_seated(table) as seated:
                await players.play(seated)
                assert seated[0].view["heap"] == 0

        for seats in (["link", "link"], ["link", 1, "link"]):
            asyncio.run(play(*seats))
        first, second = server.get("/api/records?game=twigs").json()
        assert {first["players"], second["players"]} == {2, 3}
        assert "game: twigs" in server.get(f"/api/records/{first['table']}/text").text
        assert not server.errors()


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ("nothing = nowhere_at_all", "nowhere_at_all"),
        ("nothing = json", "GAME"),
        ("nothing = twigs", "id"),
        ("rings = twigs", "another game"),
    ],
)
def test_a_package_that_cannot_be_used_is_named_in_one_line(tmp_path, entry, reason):
    broken = install(tmp_path / "guest", entry)
    for arguments in (["games"], ["serve", "--port", "0"]):
        done = python(broken, "-m", "spielwerk", *arguments)
        assert done.returncode == 2
        (line,) = done.stderr.splitlines()
        assert entry.partition(" ")[0] in line
        assert entry.rpartition(" ")[2] in line
        assert reason in line
    assert python(broken, "-c", "import spielwerk; spielwerk.load('rings')").returncode == 0


def test_what_a_game_does_not_say_has_a_default_or_is_named():
    rings = spielwerk.find_game("rings")
    for game in map(spielwerk.find_game, spielwerk.GAMES):
        assert len(game.levels) >= 5, "our own games have levels of their own"
    rules = dataclasses.replace(rings.rules, encode=None, observe=None)
    bare = spielwerk.Ruleset.of(dataclasses.replace(rings, rules=rules, longest=None))
    with pytest.raises(spielwerk.BadOption, match=r"Rings.*encode"):
        Observation(bare)
    with pytest.raises(spielwerk.BadOption, match=r"Rings.*longest"):
        longest(bare)


# ---- Nothing outside a game's package names it --------------------------------------------------

ROOT = Path(__file__).parents[1]
PARTS = ("adapters", "bots", "engine", "lab", "locale", "server", "tab", "table", "work")
PLACES = [
    *(f"src/spielwerk/{part}" for part in PARTS),
    *(f"src/spielwerk/{name}.py" for name in ("cli", "files", "pictures", "terminal")),
    *(f"web/src/{part}" for part in ("board", "help", "lib", "pages", "parts")),
    "bench",
    "tools",
]
KINDS = (".py", ".ts", ".svelte", ".jinja", ".mjs", ".cjs")
# They measure or draw one game as an example; none is missing there.
EXAMPLES = ("bench/__main__.py", "bench/search.py", "bench/load/", "tools/picture.py")
# These still name games; take each off the list when it no longer does.
STILL = tuple(f"web/src/lib/{name}.ts" for name in ("session.svelte", "sounds", "table.svelte"))
COMMENTS = re.compile(r'""".*?"""|/\*.*?\*/|(#|//) [^\n]*', re.DOTALL)


def sources():
    for place in map(ROOT.joinpath, PLACES):
        for path in [place] if place.is_file() else sorted(place.rglob("*")):
            name = path.relative_to(ROOT).as_posix()
            if (
                path.suffix in KINDS
                and not name.startswith((*EXAMPLES, *STILL))
                and ".test." not in name
            ):
                yield name, COMMENTS.sub("", path.read_text("utf-8"))


def test_nothing_outside_its_package_names_a_game():
    named = re.compile(rf"""["'`/.]({"|".join(spielwerk.GAMES)})\b""")
    found = [f"{name}: {hit[0]}" for name, text in sources() for hit in named.finditer(text)]
    assert not found
