"""Machine code on disk: when it is compiled anew, and what happens if it cannot be kept."""

import os
import subprocess
import sys
import threading

import pytest

from spielwerk.runtime import cache, once
from spielwerk.runtime.cache import FileEach
from spielwerk.runtime.compile import compiled, jit

pytestmark = pytest.mark.slow


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
from spielwerk.runtime.cache import tell_unkept
from spielwerk.table.live.workers import Workers

async def main():
    workers = Workers(3)
    asked = (workers._ask(each, tell_unkept, "nowhere") for each in workers._players.workers)
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

    monkeypatch.setattr(cache, "StampedCache", nowhere)
    assert jit(double)(21) == 42
    [told] = caplog.messages
    assert "no locator available" in told


# ---- What is compiled anew ----------------------------------------------------------------------

SCRATCH = {
    "__init__": "",
    "helper": """
from spielwerk.runtime.compile import compiled

STEP = 2

@compiled
def step(number):
    return number + STEP
""",
    "made": """
from spielwerk.runtime.compile import compiled
from spielwerk.runtime.kinds import int32
from spielwerk.runtime.tables import table

PRIZES = table([10, 20], int32)

def maker(much):
    @compiled
    def prize(number):
        return PRIZES[number] * much
    return prize
""",
    "rules": """
from scratch.helper import step
from scratch.made import maker
from spielwerk.runtime.compile import compiled

prize = maker(1)

@compiled
def play(number, factor=1):
    return prize(0) + factor * step(number)
""",
    "other": "USUAL = 1",
}
RUN = """
from scratch import other, rules
from spielwerk.runtime.compile import jit

twin = jit(rules.play)
print(twin(5), sum(twin.stats.cache_misses.values()))
"""


@pytest.fixture
def scratch(tmp_path):
    """Write the package, with changes; then compile what is not kept. Returns the function's
    result, and how often it had to be compiled."""
    package = tmp_path / "scratch"
    package.mkdir()

    def run(module="other", before="", after=""):
        for name, source in SCRATCH.items():
            assert name != module or before in source
            new = source.replace(before, after) if name == module else source
            (package / f"{name}.py").write_text(new)
        done = subprocess.run(
            [sys.executable, "-B", "-c", RUN],
            capture_output=True,
            text=True,
            check=True,
            cwd=tmp_path,
            env={**os.environ, "NUMBA_CACHE_DIR": str(tmp_path / "kept")},
        )
        return tuple(map(int, done.stdout.split()))

    return run


def test_what_a_function_is_made_from_is_compiled_anew_and_nothing_else(scratch):
    assert scratch() == (17, 1)
    assert scratch() == (17, 0)
    assert scratch("other", "1", "2  # longer") == (17, 0)
    assert scratch("helper", "STEP = 2", "OTHER = 1\nSTEP = 2") == (17, 0)
    changes = [
        ("helper", "number + STEP", "number - STEP", 13),
        ("helper", "STEP = 2", "STEP = 3", 18),
        ("made", "[10, 20]", "[11, 20]", 18),
        ("made", "* much", "- much", 16),
        ("rules", "maker(1)", "maker(2)", 27),
        ("rules", "factor=1", "factor=2", 24),
    ]
    for module, before, after, result in changes:
        assert scratch(module, before, after) == (result, 1), after
    assert scratch()[0] == 17
