"""Jobs for a cluster that leave a mark whenever they are begun."""

import time
import uuid
from pathlib import Path

from spielwerk.lab.jobs import _count


def begin(folder, number):
    Path(folder, f"{number}-{uuid.uuid4()}").touch()


def marked_count(folder, *batch):
    """Random games, slowly."""
    begin(folder, batch[-2])
    time.sleep(0.3)
    return _count(*batch)


def marked_sleep(folder, number, seconds):
    begin(folder, number)
    time.sleep(seconds)
    return number


def divide(number, by):
    return number / by
