"""Machine code that cannot be kept on disk."""

import subprocess
import sys
import threading

import pytest

from spielwerk.engine import cache, once
from spielwerk.engine.cache import FileEach
from spielwerk.engine.compile import compiled, jit


@compiled
def double(number):
    return 2 * number


double.__module__ = "spielwerk"  # what was typed in is not kept anyway


@pytest.fixture
def untold(monkeypatch):
    monkeypatch.setattr(once, "_chance", threading.Semaphore())


def test_a_folder_that_cannot_be_written_is_said_once_and_everything_works(untold, caplog):
    for name in ("one", "another"):
        FileEach("/proc/nowhere", name, "stamp").save("key", b"code")
    [told] = caplog.messages
    assert "/proc/nowhere" in told


SERVER = """
import asyncio
from spielwerk.engine.cache import tell_unkept
from spielwerk.table.workers import Workers

async def main():
    workers = Workers(3)
    asked = (workers._ask(each, tell_unkept, "nowhere") for each in workers._crew.workers)
    await asyncio.gather(*asked)
    await workers._ask(workers._stand_ins.workers[0], tell_unkept, "nowhere")
    workers.close()
    tell_unkept("nowhere")

asyncio.run(main())
"""


def test_processes_that_find_out_together_say_it_once():
    done = subprocess.run([sys.executable, "-c", SERVER], capture_output=True, text=True)
    assert done.returncode == 0
    [told] = done.stderr.splitlines()
    assert "nowhere" in told


def test_without_a_place_to_keep_it_functions_are_compiled_all_the_same(
    untold, caplog, monkeypatch
):
    def nowhere(*_):
        raise RuntimeError("no locator available")

    monkeypatch.setattr(cache, "PackageCache", nowhere)
    assert jit(double)(21) == 42
    [told] = caplog.messages
    assert "no locator available" in told
