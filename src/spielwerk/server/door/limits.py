"""Rate limits, per connection and per address."""

import time
from collections import OrderedDict
from dataclasses import dataclass, fields
from functools import lru_cache
from ipaddress import IPv6Address, ip_network

from spielwerk.server.door.addresses import address_in
from spielwerk.table.live.quota import Quota

MOST_ADDRESSES = 10_000
HOUSEHOLD = 64  # bits of the IPv6 network that one subscriber has


@dataclass(frozen=True)
class Limits:
    """The limits. The game's page needs a tenth of them."""

    messages: float = 20.0  # per second and connection
    message_burst: int = 60
    address_messages: float = 200.0  # per second and address
    address_message_burst: int = 1000
    requests: float = 10.0  # per second and address
    request_burst: int = 100
    files: float = 50.0  # of pages, per second and address
    file_burst: int = 1_000
    arrivals: float = 20.0  # new connections, per second and address
    arrival_burst: int = 300
    guests: int = 256  # connections at once, per address: sockets and all others
    tables: float = 0.5  # new ones per second and address
    table_burst: int = 30
    computer_tables: int = 10  # running ones where only computers play, per address
    work: float = 0.25  # seconds of computing for costly answers, per second and address
    work_burst: float = 4.0
    long_answers: int = 4  # being made at once, per address
    judgements: float = 0.2  # of other games, per second and address
    judgement_burst: int = 20
    words: float = 0.1  # guesses of the word that are answered, per second and address …
    word_burst: int = 30  # … after this many wrong ones
    words_waiting: int = 30  # guesses that wait for an answer, per address
    connections: int = 100  # sockets at once, per address
    # A record that is too long still fits, in any script: a letter may take twelve bytes.
    body_bytes: int = 160 * 1024
    message_bytes: int = 4 * 1024
    bodies_bytes: int = 2 * 1024 * 1024  # that are being read, per address
    queue_bytes: int = 256 * 1024  # queued for a slow reader before it is disconnected
    hello_seconds: float = 10.0
    patience: float = 20.0  # seconds for the rest of a request, and for reading answers
    proxy_patience: float = 150.0  # the same for a proxy: longer than any keeps what is idle


_BOUNDS = ("_bytes", "_seconds", "patience")  # fields that end like this stay
NO_LIMITS = Limits(
    **{each.name: 10**9 for each in fields(Limits) if not each.name.endswith(_BOUNDS)}
)


class Bucket:
    """A token bucket: it fills up slowly, and use empties it."""

    __slots__ = ("_at", "_left", "_rate", "_room")

    def __init__(self, rate: float, room: float) -> None:
        self._rate = rate
        self._room = room
        self._left = float(room)
        self._at = time.monotonic()

    @property
    def left(self) -> float:
        """How many tokens are there now."""
        return min(self._room, self._left + (time.monotonic() - self._at) * self._rate)

    def wait(self, tokens: float) -> float:
        """The seconds until this many tokens are there."""
        return max(0.0, (tokens - self.left) / self._rate)

    def take(self, tokens: float = 1.0) -> float:
        """Take some tokens. Return how many seconds too early that was."""
        left = self.left - tokens
        self._left = max(-self._room, left)  # a flood is forgotten after a while
        self._at = time.monotonic()
        return max(0.0, -self._left / self._rate)


@lru_cache(4096)
def network_of(address: str) -> str:
    """What is limited together: an IPv4 address, or the IPv6 network of a household."""
    found = address_in(address)
    if isinstance(found, IPv6Address):
        return str(ip_network((found, HOUSEHOLD), strict=False))
    return address if found is None else str(found)


class Buckets:
    """A bucket for every address. The least recently used are dropped; they are full again
    anyway."""

    def __init__(self, rate: float, room: float) -> None:
        self._rate = rate
        self._room = room
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether there was a token left."""
        return self.of(address).take() == 0

    def of(self, address: str) -> Bucket:
        """An address's bucket."""
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._room)
        self._buckets[address] = bucket
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket


class Quotas(Quota):
    """What each address may use up, by these limits."""

    def __init__(self, limits: Limits) -> None:
        self.computer_tables = limits.computer_tables
        self._tables = Buckets(limits.tables, limits.table_burst)
        self._work = Buckets(limits.work, limits.work_burst)

    def take_table(self, address: str) -> bool:
        return self._tables.take(address)

    def may_work(self, address: str) -> bool:
        return self._work.of(address).left > 0

    def charge(self, address: str, seconds: float) -> None:
        self._work.of(address).take(seconds)
