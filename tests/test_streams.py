"""No text ends in an error, whatever letters the encoding of a terminal or a pipe has."""

import io
import json
import os
import re
import subprocess
import sys
from html import unescape

import pytest

from spielwerk import cli
from spielwerk.games import GAMES
from spielwerk.locale import LANGUAGES, say, words_path
from spielwerk.pictures import SEAT_SYMBOLS
from spielwerk.system import streams


@pytest.fixture(params=["ascii", "cp1252"])
def run(request, monkeypatch):
    """Run a command whose output has few letters; what is read there must be written there."""
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)

    def run(*arguments):
        for name in ("stdout", "stderr"):
            stream = io.TextIOWrapper(io.BytesIO(), request.param, newline="")
            monkeypatch.setattr(sys, name, stream)
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"\xff\nquit\n"), "ascii"))
        streams.carry_everything()
        code = cli.run([str(argument) for argument in arguments])
        written = []
        for stream in (sys.stdout, sys.stderr):
            stream.flush()
            written.append(stream.buffer.getvalue().decode(request.param))
        return code, *written

    return run


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "arguments",
    [("--help",), ("play", "--help"), ("games",), ("simulate", "rings", "-n", "5")],
    ids=" ".join,
)
def test_texts_in_every_language(run, arguments, language):
    code, out, err = run(*arguments, "--lang", language)
    assert (code, err) == (0, "")
    assert "spielwerk" in out or "rings" in out or "5" in out
    assert "?" not in re.sub(r"\[\w+\?", "", out), "every letter has something close to it"


@pytest.mark.parametrize("game", GAMES)
def test_boards_keep_their_form(run, game):
    code, out, err = run("picture", game)
    assert (code, err) == (0, "")
    board = out.splitlines()[:-2]
    assert "?" not in out
    wide = say_picture(game).splitlines()[:-2]
    assert [len(line) for line in board] == [len(line) for line in wide]


def say_picture(game):
    done = subprocess.run(
        [sys.executable, "-m", "spielwerk", "picture", game],
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "LANG": "en_GB.UTF-8"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    return done.stdout


def test_errors(run):
    code, out, err = run("simulate", "chess", "--lang", "de")
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert "chess" in err
    assert "\\u" not in err


def test_whatever_is_typed_gets_an_answer(run):
    code, out, err = run("play", "rings", "--humans", "2", "--first", "1")
    assert (code, err) == (0, "")
    assert say("play-left") in out


def test_data_for_programs_are_not_changed(run, capsys):
    code, out, _ = run("games", "--json", "--lang", "uk")
    assert code == 0
    assert json.loads(out)[0]["name"] == say("game-rings", "uk")
    code, out, _ = run("picture", "rings", "--svg")
    assert code == 0
    assert "●" in unescape(out)


def test_the_seats_stay_apart():
    assert len({streams._closest(each) for each in SEAT_SYMBOLS}) == len(SEAT_SYMBOLS)


def test_every_letter_of_our_texts_has_something_close():
    letters = {
        letter
        for language in LANGUAGES
        for game in (None, *GAMES)
        for letter in words_path(language, game=game).read_text(encoding="utf-8")
        if ord(letter) > 127
    }
    assert len(letters) > 50
    assert [each for each in sorted(letters) if streams._closest(each) == "?"] == []


@pytest.mark.parametrize(
    "environment",
    [
        {"PYTHONIOENCODING": "ascii"},
        {"PYTHONIOENCODING": "cp1252"},
        {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0", "PYTHONIOENCODING": ""},
    ],
)
def test_the_program_begins_with_that(environment):
    done = subprocess.run(
        [sys.executable, "-m", "spielwerk", "picture", "rings"],
        env={**os.environ, **environment},
        capture_output=True,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"  @ " in done.stdout


def test_what_the_environment_asks_for_is_done():
    done = subprocess.run(
        [sys.executable, "-m", "spielwerk", "picture", "rings"],
        env={**os.environ, "PYTHONIOENCODING": "ascii:replace"},
        capture_output=True,
        timeout=60,
    )
    assert done.returncode == 0
    assert b"  ? " in done.stdout


def test_the_name_of_a_file_may_be_no_text(run, tmp_path):
    name = os.fsdecode(bytes(tmp_path / "x") + b"\xff")
    code, _, err = run("replay", name)
    assert code == 1
    assert err.count("\n") == 1
