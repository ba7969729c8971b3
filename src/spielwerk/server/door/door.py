"""The door admits connections from the moment of `accept`, and bounds them, so that many or slow
clients leave room for others."""

import asyncio
import os
import socket
from collections import Counter, OrderedDict
from contextlib import suppress
from pathlib import Path

from spielwerk.server.door.limits import Buckets, Limits, network_of
from spielwerk.server.door.metrics import Metrics
from spielwerk.server.door.proxies import Proxies

try:
    import resource
except ImportError:  # not on Windows
    resource = None  # type: ignore[assignment]

BACKLOG = 128  # connections that may be accepted in one go
SPARE = 4 * BACKLOG + 64  # files for those that are still to be refused, and for ourselves
MOST, LEAST = 20_000, 32  # connections at once, whatever the limit of files
READ_BYTES = 16 * 1024  # at once, from one connection
UNSENT_BYTES = 32 * 1024  # of a connection, beside our own buffer


class Door:
    """All connections. One that waits for its client (for the rest of a request, for the next one,
    or for answers to be read) may do so for a while, and gives way when there is little room. A
    proxy's may for longer: it keeps them for the next request, and passes on what slow people
    read."""

    def __init__(self, limits: Limits, metrics: Metrics, proxies: Proxies) -> None:
        self._limits = limits
        self._metrics = metrics
        self._proxies = proxies
        self._arrivals = Buckets(limits.arrivals, limits.arrival_burst)
        self._homes: dict[asyncio.Transport, str] = {}  # the network of every connection
        self._guests: Counter[str] = Counter()
        self._of_proxies: set[asyncio.Transport] = set()
        self._waiting = _Queue()
        self._waiting_at_home: dict[str, _Queue] = {}
        self._sweeping: asyncio.TimerHandle | None = None
        self.most = most_connections()
        self.buffer = memoryview(bytearray(READ_BYTES))  # what has just been read, from any of them

    def __len__(self) -> int:
        return len(self._homes)

    def admit(self, transport: asyncio.Transport) -> bool:
        """Let a new connection in, perhaps instead of one that waits. It waits for a request."""
        peer = str((transport.get_extra_info("peername") or ("",))[0])
        home = network_of(peer)
        is_of_proxy = peer in self._proxies
        if not is_of_proxy:
            if not self._arrivals.take(home):
                return self._refuse("arrivals")
            crowd = self._waiting_at_home.get(home)
            if self._guests[home] >= self._limits.guests and not self._make_room(crowd):
                return self._refuse("address")
        if len(self._homes) >= self.most and not self._make_room(self._waiting):
            return self._refuse("crowd")
        self._homes[transport] = home
        self._guests[home] += 1
        if is_of_proxy:
            self._of_proxies.add(transport)
        _look_often(transport)
        self.waits(transport)
        return True

    def is_of_proxy(self, transport: asyncio.Transport) -> bool:
        """Whether many people may come over a connection."""
        return transport in self._of_proxies

    def _patience(self, transport: asyncio.Transport) -> float:
        limits = self._limits
        return limits.proxy_patience if self.is_of_proxy(transport) else limits.patience

    def leave(self, transport: asyncio.Transport) -> None:
        """A connection has ended."""
        self.serves(transport)
        self._of_proxies.discard(transport)
        home = self._homes.pop(transport, None)
        if home is not None:
            self._guests[home] -= 1
            if not self._guests[home]:
                del self._guests[home]

    def waits(self, transport: asyncio.Transport) -> None:
        """From now on it is the client's turn."""
        home = self._homes.get(transport)
        if home is None:
            return
        self.serves(transport)
        loop = asyncio.get_running_loop()
        self._waiting[transport] = loop.time()
        self._waiting_at_home.setdefault(home, _Queue())[transport] = loop.time()
        if self._sweeping is None:
            self._sweeping = loop.call_later(1.0, self._sweep)

    def serves(self, transport: asyncio.Transport) -> None:
        """The client has done what it had to."""
        if self._waiting.pop(transport, None) is not None:
            home = self._homes[transport]
            del self._waiting_at_home[home][transport]
            if not self._waiting_at_home[home]:
                del self._waiting_at_home[home]

    def _sweep(self) -> None:
        """Close what has waited for too long."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        late = [each for each, since in self._waiting.items() if now - since > self._patience(each)]
        for each in late:
            self._turn_out(each, "late")
        self._sweeping = loop.call_later(1.0, self._sweep) if self._waiting else None

    def _make_room(self, waiting: "_Queue | None") -> bool:
        """Close the one that has waited longest, if any does."""
        if not waiting:
            return False
        self._turn_out(next(iter(waiting)), "crowd")
        return True

    def _turn_out(self, transport: asyncio.Transport, why: str) -> None:
        self._metrics.cut_off.labels(why).inc()
        self.leave(transport)
        transport.abort()

    def _refuse(self, why: str) -> bool:
        self._metrics.cut_off.labels(why).inc()
        return False


_Queue = OrderedDict[asyncio.Transport, float]  # since when, the longest first


def _look_often(transport: asyncio.Transport) -> None:
    """Cap the kernel's send buffer. It would hold megabytes, and report progress only once a third
    of them is gone, so that a slow reader would seem not to read at all."""
    if hasattr(socket, "TCP_NOTSENT_LOWAT"):  # not on Windows
        with suppress(OSError):  # it is gone already
            transport.get_extra_info("socket").setsockopt(
                socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT, UNSENT_BYTES
            )


def raise_file_limit() -> None:
    """Allow as many open files as we may without further rights."""
    if resource is not None:
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        enough = MOST + 2 * SPARE
        most = enough if hard == resource.RLIM_INFINITY else min(hard, enough)
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != resource.RLIM_INFINITY and soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def most_connections() -> int:
    """How many connections there may be, so that a file is always left to accept and refuse."""
    if resource is None:
        return MOST
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return MOST
    return max(LEAST, min(MOST, soft - _open_files() - SPARE))


def _open_files() -> int:
    here = Path("/proc/self/fd")
    return len(os.listdir(here)) if here.exists() else 64  # noqa: PTH208 (counts them)
