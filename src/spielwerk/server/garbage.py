"""When Python looks for garbage: seldom.

Everybody waits while it looks through what is new, and on a busy server that is nearly everything,
because each move makes a new copy of its table. But there is hardly anything to find: what is in no
cycle goes by itself, and neither tables nor moves nor closed connections leave any cycles."""

import asyncio
import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager

SELDOM_SECONDS = 60.0
SHARE = 0.001  # of the time, at most
MANY = 500_000  # new objects: some of them may be garbage that fills the memory
SHARE_IF_MANY = 0.01
STEP_SECONDS = 1.0


@contextmanager
def collected_seldom() -> Iterator[None]:
    """Python does not look by itself. What there is by now stays, and is not looked through."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()


async def collect_seldom() -> None:
    """Look now and then, or soon if a great deal is new."""
    while True:
        started = time.monotonic()
        gc.collect()
        done = time.monotonic()
        took = done - started
        at = done + max(SELDOM_SECONDS, took / SHARE)
        at_if_many = done + took / SHARE_IF_MANY
        while (now := time.monotonic()) < at and not (now > at_if_many and _are_many_new()):
            await asyncio.sleep(STEP_SECONDS)


def _are_many_new() -> bool:
    new, *_ = gc.get_count()
    return new > MANY
