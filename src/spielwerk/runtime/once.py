"""What several processes find out, and only one of them says."""

import threading
from multiprocessing import get_context
from typing import Any

_chance: Any = threading.Semaphore()  # to say it; one for this process and all it starts


def is_first() -> bool:
    """Whether it has not been said yet."""
    return bool(_chance.acquire(False))


def shared() -> Any:
    """What a process that is started from here has to `share`."""
    global _chance
    if isinstance(_chance, threading.Semaphore):
        _chance = get_context("spawn").Semaphore(int(is_first()))
    return _chance


def share(chance: Any) -> None:
    """Share another process's chance to speak."""
    global _chance
    _chance = chance
