"""docs/adding-a-game.md tells the truth: what it shows is in what `spielwerk new` writes."""

import doctest
import re
from pathlib import Path

import pytest
from typer.main import get_command

from spielwerk import cli
from spielwerk.engine.levels import Level
from spielwerk.new import TEMPLATE

PAGE = Path(__file__).parents[1] / "docs/adding-a-game.md"
TEXT = PAGE.read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(.*?)\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)
EXCERPTS = [(head.split()[1], code) for head, code in BLOCKS if " " in head]


@pytest.mark.parametrize(("file", "code"), EXCERPTS, ids=[file for file, _ in EXCERPTS])
def test_what_is_shown_is_in_the_template(file, code):
    assert code in (TEMPLATE / file).read_text(encoding="utf-8")


def test_every_step_shows_something():
    assert len(EXCERPTS) >= 8


def test_the_examples_are_true():
    examples = doctest.DocTestParser().get_doctest(TEXT, {}, PAGE.name, str(PAGE), 0)
    assert len(examples.examples) >= 3
    told = []
    doctest.DocTestRunner().run(examples, out=told.append)
    assert not told, "".join(told)


def test_the_levels_are_levels():
    (code,) = [code for _, code in BLOCKS if "LEVELS" in code]
    names = {}
    exec(code, names)
    assert len(names["LEVELS"]) == 5
    assert all(isinstance(level, Level) for level in names["LEVELS"])


def test_the_commands_are_there():
    named = set(re.findall(r"(?:`|^)spielwerk ([a-z]+)", TEXT, re.MULTILINE))
    assert {"new", "check", "wasm"} <= named
    assert named - set(get_command(cli.app).commands) == set()
