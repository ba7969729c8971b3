"""docs/serving.md is complete."""

import re
from pathlib import Path

import pytest
import typer

import spielwerk.table
from spielwerk.cli import app

DOCS = Path(__file__).parents[2] / "docs"
SERVING = (DOCS / "serving.md").read_text(encoding="utf-8")


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


def test_whatever_is_behind_a_proxy_has_a_name():
    """Without one, a server does not start there."""
    whole = [block.replace("\\\n", "") for block in re.findall(r"```.*?```", SERVING, re.DOTALL)]
    behind = [block for block in whole if re.search(r"--(behind-)?proxy\b", block)]
    assert len(behind) > 2
    for block in behind:
        assert re.search(r"--name\b|SPIELWERK_NAME=", block), block


def test_every_task_that_may_fail_is_listed():
    """`GET /api/health` names those that do."""
    sent = SERVING.partition("## What to watch")[2].partition("## Several processes")[0]
    sources = [path.read_text() for path in Path(spielwerk.table.__file__).parent.rglob("*.py")]
    tasks = re.findall(r'background\.(?:repeat|finish|failed)\("([^"]+)"', "".join(sources))
    assert len(tasks) > 5
    assert {f"`{task}`" for task in tasks} <= set(re.findall(r"`[^`]+`", sent))
