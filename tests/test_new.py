"""`spielwerk new` writes a game that works at once, under any id."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import spielwerk
from spielwerk import cli
from spielwerk.new import PREFIX, prefix_of, prefixes, write

pytestmark = pytest.mark.usefixtures("english")
OURS = Path(spielwerk.__file__).parents[1]


@pytest.fixture(scope="module")
def home(tmp_path_factory):
    """A game written by the command, and installed as pip does it for `-e`."""
    folder = tmp_path_factory.mktemp("new")
    assert cli.run(["new", "hops", str(folder / "hops")]) == 0
    about = folder / "hops" / "src" / "hops-0.1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: spielwerk-hops\nVersion: 0.1\n")
    (about / "entry_points.txt").write_text("[spielwerk.games]\nhops = hops\n")
    return folder / "hops"


def python(home, *arguments, typed="", **environment):
    path = os.pathsep.join([str(home / "src"), str(OURS)])
    return subprocess.run(
        [sys.executable, *map(str, arguments)],
        # Whatever pytest is asked for here is not for the tests of another package.
        env={
            **os.environ,
            "PYTHONPATH": path,
            "SPIELWERK_JIT": "0",
            "PYTEST_ADDOPTS": "",
            **environment,
        },
        cwd=home,
        input=typed,
        capture_output=True,
        text=True,
    )


def test_it_is_written_under_its_own_names(home):
    files = {path.relative_to(home).as_posix() for path in home.rglob("*") if path.is_file()}
    assert {"pyproject.toml", "RULES.md", "README.md", "src/hops/rules.py"} <= files
    assert {"src/hops/words/en.ftl", "tests/test_rules.py"} <= files
    for name in files:
        text = (home / name).read_text()
        assert not re.search(r"threes|Threes|\bTH\b|th\d", text), name
    assert '"HO-5"' in (home / "src/hops/__init__.py").read_text()
    assert 'hops = "hops"' in (home / "pyproject.toml").read_text()


def test_its_tests_pass_and_nothing_is_wrong_with_it(home):
    done = python(home, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist")
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout
    done = python(home, "-m", "spielwerk", "check", "hops", "--games", 40, "--json")
    assert done.returncode == 0, done.stdout
    assert json.loads(done.stdout)["findings"] == []


def changed(folder, changes):
    """A new game, with other texts in its files."""
    home = write("hops", folder / "hops")
    for name, exchanged in changes.items():
        text = (home / name).read_text()
        for old, new in exchanged.items():
            assert old in text, old
            text = text.replace(old, new)
        (home / name).write_text(text)
    return home


def test_its_only_option_can_be_removed(tmp_path):
    option = '    options=(Switch("diagonals", default=True, rule="HO-5"),),\n'
    words = """option-hops-diagonals = Three stones in a row win diagonally, too.
    .label = Diagonals
"""
    home = changed(
        tmp_path,
        {
            "src/hops/__init__.py": {option: "", "    prepare=prepare,\n": ""},
            "src/hops/rules.py": {
                "    diagonals=int8,  # HO-5: the option\n": "",
                "LINE_COUNT if state.diagonals else STRAIGHT_COUNT": "LINE_COUNT",
            },
            "src/hops/effects.py": {"LINES if state.diagonals else STRAIGHT": "LINES"},
            "src/hops/words/en.ftl": {words: ""},
        },
    )
    tests = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist")
    done = python(home, *tests, "-k", "not the_option_turns_off")
    assert done.returncode == 0, done.stdout


def test_its_test_finds_nothing_wrong_with_connect_four(tmp_path):
    """Hardly any random game ends with a full board of 7 × 6 cells."""
    home = changed(
        tmp_path,
        {
            "src/hops/board.py": {
                "SIZE = 4": "SIZE, ROWS = 7, 6",
                "SIZE * SIZE": "SIZE * ROWS",
                'range(SIZE) for column in "abcd"': 'range(ROWS) for column in "abcdefg"',
                "column + 2 * right, row + 2 * up": "column + 3 * right, row + 3 * up",
                "all(0 <= place < SIZE for place in ends)": "0 <= ends[0] < SIZE"
                " and 0 <= ends[1] < ROWS",
                "cell + 2 * step))": "cell + 2 * step, cell + 3 * step))",
                "int32": "int64",
            },
            "src/hops/rules.py": {"stones=(int32": "stones=(int64", "int16, int32": "int16, int64"},
            "src/hops/__init__.py": {"seats=(2, 3)": "seats=(2,)"},
        },
    )
    done = python(home, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/test_check.py")
    assert done.returncode == 0, done.stdout


def test_it_is_played_simulated_and_counted(home):
    typed = "c3\nb1\n\na1\n\nb2\n\na2\n\nb3\n\n"
    done = python(home, "-m", "spielwerk", "play", "hops", "--humans", 2, "--first", 1, typed=typed)
    assert done.returncode == 0, done.stderr
    assert "A stone falls until" in done.stdout
    assert "A player has three in a row." in done.stdout
    done = python(home, "-m", "spielwerk", "simulate", "hops", "--games", 50, "--json", "-p", 3)
    assert json.loads(done.stdout)["games"] == 50
    done = python(home, "-m", "spielwerk", "perft", "hops", "--json")
    assert json.loads(done.stdout)["perft"] == [4, 16, 64]


def test_a_folder_is_never_overwritten(tmp_path, capsys):
    there = tmp_path / "hops"
    there.mkdir()
    assert cli.run(["new", "hops", str(there)]) == 2
    assert "exists already" in capsys.readouterr().err
    assert list(there.iterdir()) == []
    assert cli.run(["new", "hops", str(tmp_path / "no" / "hops")]) == 2
    assert [path.name for path in tmp_path.iterdir()] == ["hops"]


@pytest.mark.parametrize(
    ("id", "told"),
    [
        ("Hops", "small letters"),
        ("1up", "small letters"),
        ("nine-men", "small letters"),
        ("../x", "small letters"),
        ("rings", "already"),
        ("json", "Python"),
        ("class", "Python"),
    ],
)
def test_an_id_that_cannot_be_is_refused(tmp_path, monkeypatch, capsys, id, told):
    monkeypatch.chdir(tmp_path)
    assert cli.run(["new", id]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert told in line
    assert list(tmp_path.iterdir()) == []


def test_it_says_what_to_do_next(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert cli.run(["new", "hops"]) == 0
    last = capsys.readouterr().out.splitlines()[-1]
    assert "pip install -e hops" in last
    assert "spielwerk check hops" in last


def test_rules_have_a_prefix_that_no_other_game_has():
    assert prefix_of("hops", set()) == "HO"
    assert prefix_of("hops", {"HO"}) == "HP"
    assert prefix_of("h2", {"HA"}) == "HB"
    for game in spielwerk.GAMES:
        assert prefix_of(game, prefixes()) not in prefixes()
    assert PREFIX not in prefixes()


def test_it_may_begin_with_any_letters(tmp_path):
    """Names are exchanged as words: an id that is part of another word does no harm."""
    folder = write("th", tmp_path / "th")
    text = (folder / "src/th/rules.py").read_text()
    assert "the rules" in text
    assert "from th.moves import DROP" in text
