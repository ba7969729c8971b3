"""With a tab's stand-in for pydantic, the same requests are read and refused as with the real one.
What is too much is refused by the real one alone: in a tab, only our own page asks."""

import json
import os
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path

import pytest
from pydantic import TypeAdapter, ValidationError

from spielwerk.server.pages.python_bundle import PACKAGE, SHIMS
from tab import answers

PROGRAM = Path(answers.__file__)

ODD = (
    None, True, False, 0, 1, 2, 3, 4, 5, 6, -1, -0.0, 1.0, 1.5, 100_000, 100_001, 2**31, 2**31 + 1,
    2**63, 2**64, 1e300, "", "1", "a", "ä😀", "x" * 20, "x" * 21, "x" * 24, "x" * 40,
    "x" * 41, "x" * 60, "x" * 61, "x" * 64, "x" * 65, "x" * 100, "x" * 101, "x" * 1000,
    "x" * 1001, "lot", "bot", "lose", "full", [], [1], ["a"], {}, {"a": 1}, {"type": "move"},
)  # fmt: skip

GOOD = {
    "table": [
        {
            "game": "rings", "players": 2, "options": {"pawns": 7, "a": True, "b": "c"},
            "seats": [
                {"kind": "here", "name": "Ada", "colour": 3},
                {"kind": "bot", "level": 2, "name": None},
            ],
            "clock": {"total": 60, "increment": 1.5, "per_move": None, "on_time": "bot"},
            "hints": True, "takebacks": False, "onlookers": True, "start": "host", "first": "lot",
            "position": "rings 2",
        }
    ],
    "seat": [{"seat": 1, "name": "Bo", "colour": 0}],
}  # fmt: skip


def variations(data):
    """The data, and whatever is almost the same: at any depth, something else is there, missing,
    or too much."""
    yield data
    yield from ODD
    for place in [*data] if isinstance(data, dict) else range(len(data)):
        yield _without(data, place)
        for other in variations(data[place]) if isinstance(data[place], dict | list) else ODD:
            yield _with(data, place, other)
    if isinstance(data, list):
        yield data * 3
    else:
        yield dict(reversed(data.items()))
        for value in (1, None):
            yield {**data, "more": value}
            yield {"more": value, **data}


def _without(data, place):
    changed = data.copy()
    del changed[place]
    return changed


def _with(data, place, value):
    changed = data.copy()
    changed[place] = value
    return changed


# Requests are checked by pydantic at a server, and by msgspec in a tab.
READ = {kind: TypeAdapter(shape) for kind, shape in answers.KINDS.items()}


def at_a_server(kind, data):
    try:
        return json.loads(json.dumps({"read": asdict(READ[kind].validate_python(data))}))
    except ValidationError as error:
        return {"invalid": str(error)}


@pytest.fixture(scope="module")
def asked():
    texts = [
        (kind, json.dumps(each))
        for kind in GOOD
        for good in GOOD[kind]
        for each in variations(good)
    ]
    return [(kind, json.loads(text)) for kind, text in dict.fromkeys(texts)]


@pytest.fixture(scope="module")
def tab(asked):
    """The answers of a process that finds the stand-ins first."""
    path = os.pathsep.join([str(PACKAGE / SHIMS), str(PACKAGE.parent)])
    done = subprocess.run(
        [sys.executable, str(PROGRAM)],
        input=json.dumps(asked),
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    sent = json.loads(done.stdout)
    assert Path(sent["from"]).is_relative_to(PACKAGE / SHIMS)
    return sent["answers"]


@pytest.mark.parametrize("kind", GOOD)
def test_the_same_is_read_and_the_same_is_refused(asked, tab, kind):
    outcomes = set()
    for question, answer in zip(asked, tab, strict=True):
        real = at_a_server(*question)
        if question[0] == kind and "Unexpected keyword" not in real.get("invalid", ""):
            assert answer.get("read") == real.get("read"), question
            outcomes |= {*answer}
    assert outcomes == {"read", "invalid"}
