"""The README's examples are true."""

import doctest
import re
from pathlib import Path

import pytest

import spielwerk

README = Path(__file__).parents[1] / "README.md"


@pytest.mark.parametrize(
    "text", [README.read_text(encoding="utf-8"), spielwerk.__doc__], ids=["README", "package"]
)
def test_the_examples_are_true(text):
    examples = doctest.DocTestParser().get_doctest(text, {}, "README", str(README), 0)
    assert len(examples.examples) >= 3
    told = []
    doctest.DocTestRunner().run(examples, out=told.append)
    assert not told, "".join(told)


def test_the_pictures_are_there():
    for path in re.findall(r"!\[.*?\]\((.*?)\)", README.read_text(encoding="utf-8")):
        assert (README.parent / path).is_file()
