"""Jobs for a cluster that leave a mark whenever they start."""

import os
import time
import uuid
from pathlib import Path

from spielwerk.lab.jobs import _count


def begin(folder, number):
    """The mark names the task and the session of the machine that does it."""
    Path(folder, f"{number}-{os.getsid(0)}-{uuid.uuid4()}").touch()


def marks(folder):
    return [tuple(map(int, path.name.split("-")[:2])) for path in Path(folder).iterdir()]


def marked_count(folder, doomed, *batch):
    """Random games, slowly; on one machine they never end."""
    begin(folder, batch[-2])
    time.sleep(600 if os.getsid(0) == doomed else 0.3)
    return _count(*batch, "python", None)


def marked_sleep(folder, number, seconds):
    begin(folder, number)
    time.sleep(seconds)
    return number


def divide(number, by):
    return number / by
