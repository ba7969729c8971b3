"""When Python looks for garbage: a little at a time, and everywhere only seldom.

All clients wait while it looks, and the more tables are open, the longer a look everywhere takes.
But there is hardly anything to find: what is in no cycle goes by itself, and neither tables nor
moves nor closed connections leave any cycles."""

import asyncio
import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager

NEW = 10_000  # objects that are looked through once, soon after they were made: about a millisecond
NEVER = 2**31 - 1  # by itself
SELDOM_SECONDS = 60.0
SHARE = 0.001  # of the time, at most, for looking everywhere


@contextmanager
def collected_seldom() -> Iterator[None]:
    """Python looks only at what is new by itself. What there is by now stays."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW, NEVER, NEVER)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


async def collect_seldom() -> None:
    """Look everywhere now and then."""
    while True:
        started = time.monotonic()
        gc.collect()
        took = time.monotonic() - started
        await asyncio.sleep(max(SELDOM_SECONDS, took / SHARE))
