"""A game in another package, found by its entry point: everything works without a word about it in
the project. (In the browser: tests/web/test_i_guests.py.)"""

import asyncio
import dataclasses
import json
import re
from pathlib import Path

import pytest

import players
import spielwerk
from guests import install, python, run
from servers import ServerProcess
from spielwerk.adapters.measures import longest
from spielwerk.adapters.observation import Observation
from spielwerk.locale import LANGUAGES


@pytest.fixture(scope="module")
def environment(tmp_path_factory):
    return install(tmp_path_factory.mktemp("guest"))


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


# ---- Packages that cannot be used --------------------------------------------------------------

WITH_SEATS = """
from dataclasses import replace
from twigs import GAME as TWIGS
GAME = replace(TWIGS, id="{}", seats={})
"""
POSSIBLE = "but a game is for 2, 3 or 4 players"
# What each of them holds, and what is said about it.
BROKEN = {
    "gone": ("import nowhere_at_all", "No module named 'nowhere_at_all'"),
    "torn": ("def GAME(:", "invalid syntax"),
    "quitting": ("raise SystemExit('no')", "SystemExit: no"),
    "empty": ("", "has no attribute 'GAME'"),
    "text": ("GAME = 'chess'", "its GAME is not a Game with the id 'text'"),
    "alone": (WITH_SEATS.format("alone", (1,)), f"its seats are (1,), {POSSIBLE}"),
    "crowd": (WITH_SEATS.format("crowd", (2, 5)), f"its seats are (2, 5), {POSSIBLE}"),
    "other": ("from twigs import GAME", "its GAME is not a Game with the id 'other'"),
    "lacking": ("del some.apply", "the rules have no apply"),
    "unmarked": ("some.legal = len", "legal is not a function marked with @compiled"),
    "narrow": ("some.draw = rules.apply", "draw takes 3 arguments"),
    "stateless": ("some.STATE = dict(heap=8)", "STATE is not a record"),
    "unseated": (
        "some.STATE = Record.of(heap=int8, turns=int8, ended=int8)",
        "STATE needs the single numbers players, to_move",
    ),
    "unkept": (
        "some.STATE = record(size=int8, players=int8, to_move=int8, turns=int8, ended=int8)",
        "STATE has no heap",
    ),
    "idle": ("some.legal = compiled(lambda state, out: 0)", "no legal move at the start"),
    "speechless": ("", "its words have no message game-speechless"),
    "Loud": ("", "an id is made of small letters and digits"),
}
MADE_OF = """
from dataclasses import replace
from types import SimpleNamespace
from spielwerk.runtime.compile import compiled
from spielwerk.engine.game import Rules
from spielwerk.runtime.kinds import int8
from spielwerk.runtime.state import Record, record
from twigs import GAME as TWIGS, rules

def prepare(state, options):
    state.size = 9

some = SimpleNamespace(**vars(rules))
{change}
GAME = replace(TWIGS, id={id!r}, rules=Rules.of(some), options=(), prepare=prepare)
"""
OF_TWIGS = list(BROKEN)[list(BROKEN).index("lacking") :]


@pytest.fixture(scope="module")
def troubled(tmp_path_factory):
    """Twigs among packages that cannot be used, two of which have ids that are taken."""
    folder = tmp_path_factory.mktemp("troubled")
    clashes = ["rings = twigs", "twice = twigs", "twice = twigs.mastered"]
    environment = install(
        folder, "twigs = twigs", *(f"{game} = not_{game}" for game in BROKEN), *clashes
    )
    for game, (code, _) in BROKEN.items():
        text = MADE_OF.format(change=code, id=game) if game in OF_TWIGS else code
        (folder / f"not_{game}.py").write_text(text)
    (folder / "words").mkdir()
    named = [game for game in BROKEN if game != "speechless"]
    (folder / "words/en.ftl").write_text("".join(f"game-{game} = {game}\n" for game in named))
    return environment


def check_lines(lines):
    """Every package that cannot be used is named in one line that says why."""
    for game, (_, reason) in BROKEN.items():
        (line,) = [line for line in lines if f"“{game}”" in line]
        assert f"not_{game} " in line
        assert reason in line
    for package in ("“rings” of the package twigs", "“twice” of the package twigs"):
        assert sum(package in line and "there is another game" in line for line in lines) >= 1
    assert len(lines) == len(BROKEN) + 3


def test_packages_that_cannot_be_used_are_named_and_the_other_games_play_on(troubled, tmp_path):
    done = python(troubled, "-m", "spielwerk", "games", "--json")
    assert done.returncode == 0
    assert [game["id"] for game in json.loads(done.stdout)] == [*spielwerk.GAMES, "twigs"]
    check_lines(done.stderr.splitlines())
    assert "The last twig is taken." in run(troubled, "play", "twigs", "--humans", 0)
    done = python(troubled, "-m", "spielwerk", "play", "rings", typed="a1\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    with ServerProcess(tmp_path, **troubled) as server:
        told = server.get("/api/games").json()
        assert [game["id"] for game in told] == [*spielwerk.GAMES, "twigs"]
        check_lines([line["what"] for line in server.log() if line["from"] == "spielwerk.games"])
        assert not server.errors()


def test_whoever_asks_for_a_game_that_cannot_be_used_is_told_why(troubled):
    for game, reason in (("lacking", "the rules have no apply"), ("twice", "another game")):
        done = python(troubled, "-m", "spielwerk", "play", game)
        assert done.returncode == 2
        (line,) = done.stderr.splitlines()
        assert f"“{game}”" in line
        assert reason in line


# ---- What a game may leave out -----------------------------------------------------------------


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
PARTS = (
    "adapters", "bots", "check", "cli", "engine", "lab", "locale", "new", "parallel", "runtime",
    "server", "system", "tab", "table",
)  # fmt: skip
MODULES = ("errors", "library", "pictures", "statistics")
WEB_PARTS = (
    "board", "device", "help", "lib", "moves", "net", "pages", "parts", "start", "table",
    "workbench",
)  # fmt: skip
PLACES = [
    *(f"src/spielwerk/{part}" for part in PARTS),
    *(f"src/spielwerk/{name}.py" for name in MODULES),
    *(f"web/src/{part}" for part in WEB_PARTS),
    "bench",
    "tools",
]
KINDS = (".py", ".ts", ".svelte", ".jinja", ".mjs", ".cjs")
# They measure or draw one game as an example; none is missing there.
EXAMPLES = ("bench/__main__.py", "bench/search.py", "bench/load/", "tools/picture.py")
# These still name games; take each off the list when it no longer does.
STILL = (
    "web/src/device/sounds.ts",
    "web/src/table/session.svelte.ts",
    "web/src/table/table.svelte.ts",
)
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
