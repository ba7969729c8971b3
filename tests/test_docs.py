"""The documentation hangs together: links lead somewhere, every page is in the navigation, and the
examples of the API pages run. `make docs` checks the same of the site."""

import doctest
import inspect
import re
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = sorted([*DOCS.rglob("*.md"), *(ROOT / name for name in ("README.md", "CONTRIBUTING.md"))])
API = sorted((DOCS / "api").glob("*.md"))
NAMES = [
    name for page in API for name in re.findall(r"^\.\. auto\w+:: (\S+)", page.read_text(), re.M)
]


def prose(page):
    """Without what is in code blocks."""
    return re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)


def anchors(page):
    """The headings of a page, as GitHub makes them into anchors."""
    titles = re.findall(r"^#+ (.*)$", prose(page), re.M)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page):
    for link in re.findall(r"\]\(([^):\s]+)\)", prose(page)):
        path, _, heading = link.partition("#")
        target = page.parent / path if path else page
        assert target.exists(), link
        assert not heading or heading in anchors(target), link


def test_every_page_is_in_the_navigation():
    trees = re.findall(r"^```\{toctree\}\n(.*?)^```$", (DOCS / "index.md").read_text(), re.M | re.S)
    listed = [line for tree in trees for line in tree.splitlines() if line and line[0] != ":"]
    pages = {page.relative_to(DOCS).with_suffix("").as_posix() for page in DOCS.rglob("*.md")}
    assert sorted(listed) == sorted(pages - {"index"})


def thing(name):
    """What a full name stands for."""
    module, _, rest = name.rpartition(".")
    try:
        return getattr(import_module(module), rest)
    except ModuleNotFoundError:
        return getattr(thing(module), rest)


def run(docstring, name):
    """Run the examples, and return how many there are."""
    examples = doctest.DocTestParser().get_doctest(docstring, {}, name, name, 0)
    failures = []
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    doctest.DocTestRunner(optionflags=flags).run(examples, out=failures.append)
    assert not failures, "".join(failures)
    return sum(doctest.SKIP not in each.options for each in examples.examples)


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize("name", NAMES)
def test_every_name_of_the_api_has_an_example(name):
    assert run(inspect.getdoc(thing(name)) or "", name) > 0


@pytest.mark.parametrize("page", API, ids=lambda page: page.name)
def test_the_examples_on_the_api_pages_are_true(page):
    run(page.read_text(encoding="utf-8"), page.name)


def test_all_names_of_the_library_are_on_its_page():
    library = import_module("spielwerk.library")
    page = (DOCS / "api/library.md").read_text()
    names = {*library.__all__, *library.LATER}
    listed = {name for name in names if f"spielwerk.{name}" in page}
    assert listed | {"Game"} == names
