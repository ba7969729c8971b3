"""Machine code that cannot be kept on disk."""

import os
import subprocess
import sys

import pytest

from spielwerk.engine import cache
from spielwerk.engine.cache import FileEach
from spielwerk.engine.compile import compiled, jit


@compiled
def double(number):
    return 2 * number


double.__module__ = "spielwerk"  # what was typed in is not kept anyway


@pytest.fixture
def untold(monkeypatch):
    monkeypatch.setenv(cache.TOLD, "")
    monkeypatch.delenv(cache.TOLD)


def test_a_folder_that_cannot_be_written_is_said_once_and_everything_works(untold, caplog):
    for name in ("one", "another"):
        FileEach("/proc/nowhere", name, "stamp").save("key", b"code")
    [told] = caplog.messages
    assert "/proc/nowhere" in told
    from_here = "import logging; from spielwerk.engine.cache import tell_unkept; tell_unkept('no')"
    done = subprocess.run(
        [sys.executable, "-c", from_here], capture_output=True, text=True, env=os.environ
    )
    assert (done.returncode, done.stderr) == (0, "")  # it need not say it again


def test_without_a_place_to_keep_it_functions_are_compiled_all_the_same(
    untold, caplog, monkeypatch
):
    def nowhere(*_):
        raise RuntimeError("no locator available")

    monkeypatch.setattr(cache, "PackageCache", nowhere)
    assert jit(double)(21) == 42
    [told] = caplog.messages
    assert "no locator available" in told
