"""`spielwerk serve`: a server process, from settings to shutdown."""

import asyncio
import os
import signal
import socket
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Protocol

import uvicorn

from spielwerk.errors import BadOption
from spielwerk.server.app import Server
from spielwerk.server.door.addresses import address_in
from spielwerk.server.door.admission import Admission
from spielwerk.server.door.door import BACKLOG, raise_file_limit
from spielwerk.server.door.hosts import Hosts
from spielwerk.server.door.limits import NO_LIMITS, Limits
from spielwerk.server.door.proxies import LOCAL, Proxies
from spielwerk.server.door.reach import EVERY_ADDRESS, Reach
from spielwerk.server.garbage import collect_seldom, collected_seldom
from spielwerk.server.storages import Unservable, database_named, open_storage, unless_down
from spielwerk.server.wire.http import Http
from spielwerk.server.wire.wire import Wire
from spielwerk.system.interrupts import SIGNALS, unhurried
from spielwerk.table.live.bus import Bus
from spielwerk.table.live.hall import Hall
from spielwerk.table.live.services import Services
from spielwerk.table.live.thinkers import Program
from spielwerk.table.live.workers import Workers
from spielwerk.table.storage.interface import Storage

GRACE_SECONDS = 5


@dataclass(frozen=True)
class Settings:
    """What the command line or environment variables can set."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str | None = None  # a file, or postgresql://…
    redis: str | None = None
    behind_proxy: bool = False
    proxies: Sequence[str] = ()  # addresses and networks of those that are elsewhere
    names: Sequence[str] = ()  # under which the server is reached
    word: str | None = None  # asked for before a table is set up
    private: bool = False
    programs: Mapping[str, Program] = field(default_factory=dict)  # other people's, by name


def make_server(settings: Settings, thinkers: Workers, reach: Reach | None = None) -> Server:
    """A server with these settings, which is not open yet."""
    hosts, proxies = hosts_of(settings, reach), proxies_of(settings)
    storage = open_storage(database_named(settings.database))
    bus = open_bus(settings.redis or os.environ.get("SPIELWERK_REDIS"), storage)
    hall = Hall(Services(storage, thinkers, bus, programs=settings.programs))
    limits = NO_LIMITS if os.environ.get("SPIELWERK_LIMITS") == "off" else Limits()
    word = settings.word or os.environ.get("SPIELWERK_WORD")
    return Server(hall, limits, reach, hosts, proxies, Admission(word, settings.private, limits))


def hosts_of(settings: Settings, reach: Reach | None) -> Hosts:
    """The names that the server answers to."""
    host = [settings.host] if address_in(settings.host) is None else []
    return Hosts(reach or Reach(), [*host, *names_of(settings)])


def names_of(settings: Settings) -> list[str]:
    """The names that it was given."""
    named = map(str.strip, os.environ.get("SPIELWERK_NAME", "").split(","))
    return [*settings.names, *(name for name in named if name)]


def proxies_of(settings: Settings) -> Proxies:
    """The proxies that are trusted: none, unless an option asks for it. What they pass on is
    checked against the server's names."""
    if not (settings.behind_proxy or settings.proxies):
        return Proxies()
    if not names_of(settings):
        raise BadOption("error-proxy-name")
    named = os.environ.get("FORWARDED_ALLOW_IPS", "").split(",")
    return Proxies([*LOCAL, *settings.proxies, *named])


def open_bus(redis: str | None, storage: Storage) -> Bus:
    """The bus to other processes, if one is named."""
    if redis is None:
        return Bus()
    if not storage.shared:
        raise BadOption("error-redis-alone")
    from spielwerk.table.live.redis_bus import RedisBus

    return RedisBus(redis)


class Ready(Protocol):
    """Called once the server is ready: what to open here, and, if it listens everywhere, what
    others can open."""

    def __call__(self, address: str, others: Sequence[str] | None = None) -> None: ...


def serve_until_stopped(settings: Settings, thinkers: Workers, ready: Ready) -> None:
    """Serve until stopped."""
    raise_file_limit()
    listening = _listen(settings)
    reach = Reach(*listening.getsockname()[:2])
    with listening:
        with unless_down():
            server = make_server(settings, thinkers, reach)
        runner = uvicorn.Server(uvicorn_config(server))
        with (
            collected_seldom(),
            _stopped_by_signals(runner),
            asyncio.Runner(loop_factory=runner.config.get_loop_factory()) as loop,
        ):
            loop.run(_serve(server.hall, runner, listening, reach, ready))


async def _serve(
    hall: Hall, runner: uvicorn.Server, listening: socket.socket, reach: Reach, ready: Ready
) -> None:
    try:
        with unless_down():
            await hall.open()
        hall.services.background.start(collect_seldom())
        others = await asyncio.to_thread(_others, reach) if reach.everywhere else None
        ready(f"{reach.here}/", others)
        await runner.serve(sockets=[listening])
    finally:
        await hall.close()


def _others(reach: Reach) -> list[str]:
    """What others can open. Looking up names may take seconds, and clocks run already."""
    return [*reach.addresses(), *reach.names()]


def uvicorn_config(server: Server) -> uvicorn.Config:
    """How uvicorn runs a server."""
    return uvicorn.Config(
        server,
        loop="auto",  # uvloop, if it is there
        lifespan="off",
        http=Http,
        ws=Wire,
        backlog=BACKLOG,
        ws_max_size=server.limits.message_bytes,
        ws_per_message_deflate=False,  # messages are small: it costs more than it saves
        proxy_headers=False,  # ours also pass on the host
        server_header=False,
        access_log=False,  # we log only what is needed
        log_config=None,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )


@contextmanager
def _stopped_by_signals(runner: uvicorn.Server) -> Iterator[None]:
    """A signal is the normal way to stop a server, which may take its time. uvicorn raises it again
    when it is done, which would kill us before we have cleaned up."""

    def stop(*_: object) -> None:
        runner.should_exit = True

    before = {each: signal.signal(each, stop) for each in SIGNALS}
    try:
        with unhurried():
            yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


def _listen(settings: Settings) -> socket.socket:
    if not 0 <= settings.port <= 65535:
        raise BadOption("error-port", port=str(settings.port))
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    is_both = settings.host == EVERY_ADDRESS and socket.has_dualstack_ipv6()
    try:
        return socket.create_server(
            (settings.host, settings.port), family=family, backlog=BACKLOG, dualstack_ipv6=is_both
        )
    except OSError as error:
        where = f"{settings.host}:{settings.port}"
        what = str(error.strerror or error).partition(" (while")[0]
        raise Unservable("error-serve", reason=f"{where}: {what}") from error
