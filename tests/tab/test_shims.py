"""A tab's stand-ins for msgspec, pydantic and typing_extensions read, refuse and write the same as
the real ones, as far as tables use them."""

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from pydantic import TypeAdapter, ValidationError

from spielwerk.server.pages.python_bundle import PACKAGE, SHIMS
from spielwerk.table.match.setting import TableRequest
from spielwerk.table.protocol import incoming
from spielwerk.table.protocol.shapes import SeatAsked
from tab import answers

PROGRAM = Path(answers.__file__)

HUGE = 2**64  # msgspec calls such numbers fractions when it complains about them
ODD = (
    None, True, False, 0, 1, 2, 3, 4, 5, 6, -1, -0.0, 1.0, 1.5, 100_000, 100_001, 2**31, 2**31 + 1,
    2**63, HUGE, 1e300, "", "1", "a", "ä😀", "x" * 20, "x" * 21, "x" * 24, "x" * 40,
    "x" * 41, "x" * 60, "x" * 61, "x" * 64, "x" * 65, "x" * 100, "x" * 101, "x" * 1000,
    "x" * 1001, "lot", "bot", "lose", "full", [], [1], ["a"], {}, {"a": 1}, {"type": "move"},
)  # fmt: skip

BROKEN = (
    "", " ", "{", "}", "nul", "null", "[]", "3", '"ping"', "{}", '{"type":"ping"} x', "\ufeff{}",
    '{"type":"ping",}', '{"type":"ping" "v":1}', "{'type':'ping'}", '{"type":"why","move":"a\tb"}',
    '{"type":"why","move":"\\x"}', '{"type":"why","move":"\\ud800"}', '{"type":"why","move":"\\n"}',
    '{"type":"why","move":"\\ud83d\\ude00"}', '{"type":"move","n":01,"move":"a"}',
    '{"type":"move","n":NaN,"move":"a"}', '{"type":"move","n":Infinity,"move":"a"}',
    '{"type":"move","n":1e400,"move":"a"}', '{"type":"move","n":-0,"move":"a"}',
    '{"type":"move","n":1e0,"move":"a"}', '{"type":"move","n":+1,"move":"a"}',
    ' \n{"type":"ping"}\t', '{"type":"pi\\u006eg"}', '{"type":"move","n":1,"n":2,"move":"a"}',
    "[" * 5000, '{"type":' * 5000, "// ping",
)  # fmt: skip

GOOD = {
    "hello": [
        {"type": "hello", "v": 1, "token": "t", "host": "h", "after": 3, "language": "de"},
        {"type": "hello", "v": 1, "tokens": ["t", "u"]},
    ],
    "command": [
        {"type": "move", "v": 1, "id": "1", "n": 3, "move": "a1"},
        {"type": "why", "v": 1, "id": "1", "move": "a1"},
        {"type": "react", "id": "1", "by": 3, "reaction": "wave"},
        {"type": "colour", "id": "1", "colour": 2},
        {"type": "replace", "id": "1", "seat": 2, "level": 3},
        {"type": "onlookers", "id": "1", "allowed": True},
        {"type": "look", "id": "1", "ply": 2},
    ],
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


def damaged(texts):
    """Texts with something cut off, or another character somewhere."""
    chance = random.Random(1)
    for text in texts:
        at = chance.randrange(len(text))
        yield text[:at]
        yield text[:at] + chance.choice('{}[]",: \\0e-tn') + text[at + chance.randrange(2) :]


def questions():
    for reader, examples in GOOD.items():
        texts = [json.dumps(each) for good in examples for each in variations(good)]
        for text in texts:
            yield reader, text
        if reader in ("hello", "command"):
            for text in (*BROKEN, *damaged(texts)):
                yield reader, text
    for command in get_args(incoming.Command):
        tag = msgspec.inspect.type_info(command).tag
        yield "command", json.dumps({"type": tag})
        yield "command", json.dumps({"id": "1", "v": 1, "type": tag})


# Requests are checked by pydantic at a server, and by the stand-in for msgspec in a tab.
def checked_by_pydantic(kind):
    adapter = TypeAdapter(kind)

    def read(text):
        try:
            return adapter.validate_python(json.loads(text))
        except ValidationError as error:
            raise msgspec.ValidationError(str(error)) from None

    return read


REAL = {
    **answers.READERS,
    "table": checked_by_pydantic(TableRequest),
    "seat": checked_by_pydantic(SeatAsked),
}


@pytest.fixture(scope="module")
def asked():
    return [*dict.fromkeys(questions())]


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
    return sent


def outcome(sent):
    return ("read", sent["read"], sent["as"]) if "read" in sent else "refused"


@pytest.mark.parametrize("reader", GOOD)
def test_the_same_is_read_and_the_same_is_refused(asked, tab, reader):
    outcomes = set()
    for question, sent in zip(asked, tab["answers"], strict=True):
        if question[0] == reader:
            real = answers.answer(*question, REAL)
            assert outcome(sent) == outcome(json.loads(json.dumps(real))), question
            outcomes.add("read" in sent)
    assert outcomes == {True, False}


@pytest.mark.parametrize("reader", ["hello", "command"])
def test_what_is_wrong_with_a_message_is_told_in_the_same_words(asked, tab, reader):
    compared = 0
    for question, sent in zip(asked, tab["answers"], strict=True):
        real = answers.answer(*question)
        is_clear = "invalid" in real and "invalid" in sent and str(HUGE) not in question[1]
        if question[0] == reader and is_clear:
            assert sent == real, question
            compared += 1
    assert compared > 200


def test_messages_are_written_the_same(tab):
    real = [json.loads(message) for message in answers.messages()]
    assert len(real) > 100
    for ours, theirs in zip(tab["messages"], real, strict=True):
        assert ours == theirs
