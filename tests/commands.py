"""Spielwerk commands in separate processes, as in a terminal."""

import os
import signal
import subprocess
import sys
from contextlib import contextmanager, suppress


@contextmanager
def command(*arguments, **environment):
    """`spielwerk …` and everything it starts. Nothing of it is left at the end, whatever the test
    finds."""
    with subprocess.Popen(
        [sys.executable, "-m", "spielwerk", *map(str, arguments)],
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


def press_ctrl_c(process):
    """All its processes get the signal."""
    os.killpg(process.pid, signal.SIGINT)
