"""docs/serving.md is complete, and what it refers to is there."""

import re
from pathlib import Path

import pytest
import typer

import spielwerk.table
from spielwerk.cli import app

DOCS = Path(__file__).parents[2] / "docs"
SERVING = (DOCS / "serving.md").read_text(encoding="utf-8")
PAGES = [DOCS / name for name in ("serving.md", "reliability.md", "protocol.md")]


def options_of(command):
    """The long names of its options."""
    found = typer.main.get_command(app).commands[command].params
    return {name for each in found for name in each.opts if name.startswith("--")}


def test_every_option_of_serve_is_in_the_reference():
    reference = SERVING.partition("## Reference")[2].partition("###")[0]
    assert options_of("serve") - {"--help"} <= set(re.findall(r"--[\w-]+", reference))


@pytest.mark.parametrize("command", ["serve", "backup", "restore", "site"])
def test_every_option_on_the_page_is_there(command):
    lines = SERVING.replace("\\\n", "").splitlines()
    used = [line for line in lines if re.search(rf"spielwerk {command} ", line)]
    named = {name for line in used for name in re.findall(r"(?<!\S)--[a-z-]+(?=[ =`]|$)", line)}
    others = {"--rm", "--user", "--entrypoint"}  # of Docker
    assert used
    assert named - others <= options_of(command)


def test_every_chore_that_may_fail_is_listed():
    """`GET /api/health` names those that do."""
    told = SERVING.partition("## What to watch")[2].partition("## Several processes")[0]
    sources = [path.read_text() for path in Path(spielwerk.table.__file__).parent.glob("*.py")]
    chores = re.findall(r'chores\.(?:repeat|finish|failed)\("([^"]+)"', "".join(sources))
    assert len(chores) > 5
    assert {f"`{chore}`" for chore in chores} <= set(re.findall(r"`[^`]+`", told))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page):
    links = re.findall(r"\]\(([^):]*)\)", page.read_text(encoding="utf-8"))
    assert links
    for link in links:
        path, _, heading = link.partition("#")
        target = page.parent / path if path else page
        assert target.is_file(), link
        assert not heading or heading in headings(target), link


def headings(page):
    """As GitHub makes them into anchors."""
    lines = page.read_text(encoding="utf-8").splitlines()
    told = [line.lstrip("# ").lower() for line in lines if line.startswith("#")]
    return {re.sub(r"[^\w\- ]", "", heading).replace(" ", "-") for heading in told}
