"""Computer players of other people: they play everywhere, and what is wrong with one is told in one
line that names it."""

import json
import pickle
import re
import subprocess
import sys
from pathlib import Path

import pytest

import programs
import spielwerk
from examples import check_examples
from spielwerk import BadOption, cli
from spielwerk.bots.arena import Ladder, Pairing, play_all, play_game, play_ladder
from spielwerk.bots.players import make_bot, name_of, packed
from spielwerk.lab.report.page import page
from spielwerk.lab.report.report import make
from spielwerk.lab.report.request import wanted
from spielwerk.parallel.crew import Processes

PAGE = Path(__file__).parents[2] / "docs/bots.md"
PROGRAMS = Path(programs.__file__)
RINGS = spielwerk.load("rings", pawns=5)

pytestmark = pytest.mark.usefixtures("english")


@pytest.fixture
def run(capfd, monkeypatch, tmp_path):
    """Run a command in a folder that holds the programs."""
    (tmp_path / "strangers.py").write_text(PROGRAMS.read_text())
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path])

    def run(*arguments):
        code = cli.run([str(argument) for argument in arguments])
        told = capfd.readouterr()
        return code, told.out, told.err

    yield run
    sys.modules.pop("strangers", None)


# ---- In games ---------------------------------------------------------------------------------


def test_a_class_a_place_an_object_and_a_maker_can_play():
    for player in (programs.First, "programs:First", programs.Nth(1), programs.make_second):
        assert play_game(RINGS, (player, "random"), 3).over
    names = (programs.First, programs.THIRD, "programs:make_second", "random")
    position = play_game(spielwerk.load("rings", 4), names, 3)
    assert position.seats == (
        "programs:First", "programs:THIRD", "programs:make_second", "random",
    )  # fmt: skip
    assert "programs:THIRD" in position.record()


def test_the_same_seed_gives_the_same_game_and_another_one_does_not():
    games = [play_game(RINGS, (programs.Lucky, programs.Lucky), seed).history for seed in (1, 1, 2)]
    assert games[0] == games[1] != games[2]


@pytest.mark.parametrize("game", spielwerk.GAMES)
def test_a_program_is_shown_every_position_of_its_own_game(game):
    shown = []

    class Counting(programs.Watching):
        def choose(self, sight):
            shown.append(len(self.views))
            assert self.views[-1] == sight.view
            return sight.random.choice(list(sight.moves))

    given = Counting()
    for seed in (1, 2):  # the second game begins with a new player
        shown.clear()
        position = play_game(spielwerk.load(game), (given, "random"), seed)
        mine = [n for n, before in enumerate(position.positions(), 1) if before.to_move == 0]
        assert shown == mine
    assert given.views == []


def test_programs_play_in_other_processes():
    """By their places, or pickled."""
    players = [programs.First, programs.THIRD, programs.Nth(5), "random"]
    assert packed(programs.First) == "programs:First"
    assert packed(programs.THIRD) == "programs:THIRD"
    assert name_of(packed(programs.Nth(5))) == "number 5"
    ladder = play_ladder(RINGS, players, 2, crew=Processes(2))
    assert ladder.names == ["programs:First", "programs:THIRD", "number 5", "random"]
    assert ladder.meetings("number 5", "programs:First") == 2
    again = Ladder(ladder.names)
    for one in play_all(RINGS, [Pairing((programs.First, "random"), 0)], crew=Processes(1)):
        again.add(one)
    assert again.meetings("programs:First", "random") == 1


def test_what_other_processes_cannot_import_is_refused():
    class Local(programs.First):
        pass

    for player in (Local, Local(), lambda: programs.First()):
        with pytest.raises(BadOption, match="top level of a module"):
            play_all(RINGS, [Pairing((player, "random"), 0)])
        assert play_game(RINGS, (player, "random"), 1).over, "here it can play"
    stranger = pickle.dumps(("stranger", b"cnowhere\nStranger\n."))
    with pytest.raises(BadOption, match=r"stranger.*nowhere"):
        make_bot(RINGS, stranger)


def test_a_ladder_needs_different_names():
    with pytest.raises(BadOption, match="different"):
        play_ladder(RINGS, [programs.Nth(1), programs.Nth(1)], 2)


def test_a_report_with_programs():
    game = spielwerk.find_game("rings")
    asked = wanted(game, 2, ["pawns=5"], programs.Lucky, 2, 0, against=["random", programs.Nth(1)])
    report = make(asked, Processes(1))
    assert report["level"] == "programs:Lucky"
    assert [(each["one"], each["other"]) for each in report["meetings"]] == [
        ("programs:Lucky", "random"), ("programs:Lucky", "number 1"),
    ]  # fmt: skip
    json.dumps(report)
    assert "programs:Lucky" in page(report, "uk")


def test_games_that_repeat_themselves_are_told(run):
    """Without chance, one game is played as often as was asked for."""
    first = ("--bots", "strangers:First,strangers:First", "-n", 3, "-o", "pawns=5")
    code, out, _ = run("simulate", "rings", *first)
    assert code == 0
    assert "Different games: 1 of 3" in out
    assert json.loads(run("simulate", "rings", *first, "--json")[1])["different"] == 1
    two = ("--bots", "strangers:First,strangers:THIRD", "-n", 4, "-o", "pawns=5")
    assert "Different games: 2 of 4" in run("ladder", "rings", *two)[1]
    lucky = ("--bots", "strangers:Lucky,random", "-n", 3, "-o", "pawns=5")
    assert "Different" not in run("simulate", "rings", *lucky)[1]


# ---- What may be wrong ------------------------------------------------------------------------

WRONG = [
    ("nowhere:First", 2, ["“nowhere:First”", "No module named 'nowhere'"]),
    ("strangers:Nobody", 2, ["“strangers”", "“Nobody”"]),
    ("strangers:Speechless", 2, ["“strangers:Speechless”", "choose(sight)"]),
    ("strangers:__doc__", 2, ["“strangers:__doc__”", "choose(sight)"]),
    ("strangers:Demanding", 1, ["“strangers:Demanding”", "wishes"]),
    ("strangers:Cheating", 1, ["“strangers:Cheating”", "“a1”", "(RG-4)"]),
    ("strangers:Silent", 1, ["“strangers:Silent”", "“None”"]),
    ("strangers:Failing", 1, ["“strangers:Failing”", "KeyError: 'plan' (strangers.py:"]),
    ("strangers:Leaving", 1, ["“strangers:Leaving”", "SystemExit"]),
    ("strangers:Crashing", 1, ["ended unexpectedly"]),
]


@pytest.mark.parametrize(("name", "code", "words"), WRONG)
def test_what_is_wrong_with_a_program_is_told_in_one_line(run, tmp_path, name, code, words):
    before = sorted(tmp_path.iterdir())
    told, out, err = run("simulate", "rings", "-n", 2, "--bots", f"{name},1", "--record", "games")
    assert (told, out) == (code, "")
    (line,) = err.splitlines()
    for word in words:
        assert word in line
    assert [path for path in sorted(tmp_path.iterdir()) if path.suffix] == before


def test_other_commands_say_so_too(run, tmp_path):
    for command in (
        ("ladder", "rings", "-n", 1, "--bots", "random,strangers:Failing"),
        ("report", "rings", "-n", 1, "--level", "strangers:Failing"),
        ("report", "rings", "-n", 1, "--level", "random", "--against", "strangers:Failing"),
    ):
        code, out, err = run(*command)
        assert (code, out) == (1, "")
        assert err.startswith("“strangers:Failing” failed")
        assert len(err.splitlines()) == 1
    written = {path.suffix for path in tmp_path.glob("*report*")}
    assert written <= {".part"}, "the games so far are kept, but no page"


def test_a_module_that_cannot_be_imported_is_named(run, tmp_path):
    (tmp_path / "broken.py").write_text("import nothing_like_it\n")
    code, _, err = run("simulate", "rings", "--bots", "broken:First,1")
    assert code == 2
    assert "“broken:First”" in err
    assert "nothing_like_it" in err


# ---- The docs ---------------------------------------------------------------------------------


def test_the_bot_in_the_docs_plays_and_beats_chance(tmp_path):
    source = re.search(r"```python\n(class Greedy.*?)```", PAGE.read_text(), re.DOTALL)[1]
    assert len(source.splitlines()) <= 20
    (tmp_path / "mybots.py").write_text(source)
    ladder = ["ladder", "rings", "-n", "6", "--bots", "random,mybots:Greedy", "--json"]
    done = subprocess.run(
        [sys.executable, "-c", f"from spielwerk.cli import main; main({ladder})"],
        cwd=tmp_path, capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["points"][1][0] == 6


def test_the_other_examples_are_true():
    check_examples(PAGE, 4)


@pytest.mark.parametrize("game", spielwerk.GAMES)
def test_the_keys_of_a_view_are_those_in_the_docs(game):
    def keys(row):
        return re.findall(r"`(\w+)`", re.search(rf"\| {row} \| (.*) \|", PAGE.read_text())[1])

    view = spielwerk.load(game).start(seed=1).view(0)
    assert sorted(view) == sorted([*keys("every game"), *keys(f"`{game}`")])
