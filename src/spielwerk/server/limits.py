"""How much anybody may ask of a server: by connection and by address."""

import time
from collections import OrderedDict
from dataclasses import dataclass

MOST_ADDRESSES = 10_000


@dataclass(frozen=True)
class Limits:
    """What is allowed. A page of a game needs a tenth of it."""

    messages: float = 20.0  # a second, on one connection
    message_burst: int = 60
    requests: float = 10.0  # a second, from one address
    request_burst: int = 100
    tables: float = 0.5  # new ones a second, from one address
    table_burst: int = 30
    judgements: float = 0.2  # of other games a second, from one address
    judgement_burst: int = 20
    connections: int = 100  # at once, from one address
    body_bytes: int = 16 * 1024
    message_bytes: int = 4 * 1024
    queue_bytes: int = 256 * 1024  # that wait for a slow reader before it is cut off
    hello_seconds: float = 10.0


_MANY = 10**9
NO_LIMITS = Limits(
    messages=_MANY,
    message_burst=_MANY,
    requests=_MANY,
    request_burst=_MANY,
    tables=_MANY,
    table_burst=_MANY,
    judgements=_MANY,
    judgement_burst=_MANY,
    connections=_MANY,
)


class Bucket:
    """Fills up slowly, and is emptied by use."""

    __slots__ = ("_at", "_left", "_rate", "_room")

    def __init__(self, rate: float, room: int) -> None:
        self._rate = rate
        self._room = room
        self._left = float(room)
        self._at = time.monotonic()

    def take(self) -> float:
        """Take something out; how many seconds too early that was."""
        now = time.monotonic()
        left = min(self._room, self._left + (now - self._at) * self._rate) - 1
        self._left = max(-self._room, left)  # a flood does not count for ever
        self._at = now
        return max(0.0, -self._left / self._rate)


class Buckets:
    """One for every address; those that were not used for long are forgotten, being full again."""

    def __init__(self, rate: float, room: int) -> None:
        self._rate = rate
        self._room = room
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether there was something left."""
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._room)
        self._buckets[address] = bucket
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take() == 0
