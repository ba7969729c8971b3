"""Worker processes: they ignore Ctrl-C, and stop when nobody wants their work."""

import multiprocessing
import subprocess
import sys
import time

from servers import ON_LINUX
from spielwerk.parallel.crew import Processes

DEAF = """
import os, signal
from spielwerk.parallel.processes import Pool

with Pool(1) as pool:
    somebody = pool.submit(os.getpid).result()
    os.kill(somebody, signal.SIGINT)
    assert pool.submit(os.getpid).result() == somebody
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())
"""


@ON_LINUX
def test_processes_in_a_pool_ignore_ctrl_c():
    # As in a command: nothing has been started before, which makes a difference to Python.
    done = subprocess.run([sys.executable, "-c", DEAF], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")


def test_what_has_begun_ends_when_nobody_wants_it():
    before = set(multiprocessing.active_children())
    work = Processes(2).do(time.sleep, [(0,), (600,), (600,), (600,)])
    assert next(work) == (0, None)
    begun = set(multiprocessing.active_children()) - before
    assert len(begun) == 2
    work.close()
    end = time.monotonic() + 20
    while any(process.is_alive() for process in begun):  # until the pool has noticed too
        assert time.monotonic() < end
        time.sleep(0.01)
