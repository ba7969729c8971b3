"""The examples of the library's tour are true, and the README's pictures are there."""

import doctest
import re
from pathlib import Path

import pytest

import spielwerk

README = Path(__file__).parents[1] / "README.md"
TOUR = README.parent / "docs/python.md"


@pytest.mark.parametrize(
    "text", [TOUR.read_text(encoding="utf-8"), spielwerk.__doc__], ids=["tour", "package"]
)
def test_the_examples_are_true(text):
    examples = doctest.DocTestParser().get_doctest(text, {}, "tour", str(TOUR), 0)
    assert len(examples.examples) >= 3
    told = []
    doctest.DocTestRunner().run(examples, out=told.append)
    assert not told, "".join(told)


def test_the_pictures_are_there():
    for path in re.findall(r"!\[.*?\]\((.*?)\)", README.read_text(encoding="utf-8")):
        assert (README.parent / path).is_file()
