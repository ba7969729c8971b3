"""Who may come in: names, proxies, and floods from one client that the others must not notice."""

import asyncio
import gc
import itertools
import json
import logging
import socket
import threading
import time
import tracemalloc
from contextlib import ExitStack, contextmanager, suppress

import httpx
import pytest
from starlette.responses import Response
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from players import all_seated, connected, http, play, seated, set_up
from servers import ON_LINUX, ServerProcess, server_here
from spielwerk.errors import BadOption
from spielwerk.locale import LANGUAGES
from spielwerk.server.door import door
from spielwerk.server.door.admission import Admission
from spielwerk.server.door.answers import address_of
from spielwerk.server.door.hosts import Hosts
from spielwerk.server.door.limits import Limits
from spielwerk.server.door.proxies import LOCAL, Proxies
from spielwerk.server.door.reach import Reach
from spielwerk.server.logs import LONGEST, MOST_ALIKE, JsonLines, Seldom
from spielwerk.server.serve import GRACE_SECONDS, Settings, hosts_of
from spielwerk.server.wire.http import Http
from spielwerk.server.wire.wire import Wire

# ---- Names --------------------------------------------------------------------------------------

HERE = ["localhost", "localhost:8000", "127.0.0.1:8000", "[::1]:8000", "10.0.0.7", "LocalHost.", ""]
NEAR = ["nas:8000", "nas.local", "nas.lan", "spielwerk"]
PATHS = ["/api/games", "/metrics", "/", "/t/x", "/x"]
FAR = ["evil.example", "127.0.0.1.evil.example:8000", "localhost.evil.example"]


@pytest.mark.parametrize(
    ("listens", "known", "unknown"),
    [
        ("127.0.0.1", HERE, [*NEAR, *FAR]),
        ("0.0.0.0", [*HERE, *NEAR], FAR),
        ("::", [*HERE, *NEAR], FAR),
    ],
)
def test_a_server_answers_to_addresses_and_to_names_that_strangers_cannot_have(
    listens, known, unknown
):
    hosts = Hosts(Reach(listens))
    assert [name for name in known if not hosts.know(name)] == []
    assert [name for name in unknown if hosts.know(name)] == []


def test_names_can_be_added():
    hosts = Hosts(Reach(), ["Games.Example.org", "elsewhere.example:8443"])
    for name in ("games.example.org", "GAMES.example.org:8000", "elsewhere.example"):
        assert hosts.know(name)
    assert not hosts.know("example.org")
    assert Hosts(Reach(), ["Spiele-für.example:8443"]).know("xn--spiele-fr-x9a.example:8443")
    for wrong in ("https://games.example.org", "a b", "", "x" * 300, "ü" * 63, "a..b"):
        with pytest.raises(BadOption):
            Hosts(Reach(), [wrong])


def test_the_environment_may_name_several(monkeypatch):
    monkeypatch.setenv("SPIELWERK_NAME", "games.example.org, elsewhere.example,")
    hosts = hosts_of(Settings(names=["here.example"]), None)
    for name in ("games.example.org", "elsewhere.example", "here.example"):
        assert hosts.know(name)
    assert not hosts.know("evil.example")


def test_pages_of_another_server_on_this_machine_open_no_sockets():
    hosts = hosts_of(Settings(), None)
    for origin, is_ours in (("http://127.0.0.1:8000", True), ("http://127.0.0.1", False)):
        headers = [(b"host", b"127.0.0.1:8000"), (b"origin", origin.encode())]
        assert hosts.own({"headers": headers}) is is_ours


async def asked(url, path="/api/games", **headers):
    async with http(url) as client:
        return await client.get(path, headers=headers)


async def test_a_page_that_gives_its_own_name_our_address_learns_nothing(here):
    heard = set()
    async with http(here.url) as client:
        for path, language in zip(PATHS, LANGUAGES, strict=True):
            headers = {"host": "evil.example", "accept-language": language}
            answer = await client.get(path, headers=headers)
            assert answer.status_code == 421
            assert answer.json()["error"]["reason"] == "host"
            heard.add(answer.json()["error"]["text"])
        assert (await client.get("/", headers={"host": "localhost"})).status_code != 421
    assert len(heard) == len(LANGUAGES)
    assert all("evil.example" in text and "--name" in text for text in heard)
    table = await set_up(here.url)
    async with connected(
        table, additional_headers={"Host": "evil.example"}, origin="http://evil.example"
    ) as stranger:
        assert await stranger.closed() == 4403


# What a page of evil.example may send to us, or what a proxy may pass on from it. It can choose
# every header but `Host`.
CLAIMS = [
    {},
    {"x-forwarded-for": "127.0.0.1"},
    {"x-forwarded-for": "203.0.113.7", "x-forwarded-proto": "https"},
    {"x-forwarded-host": "localhost"},
    {"x-forwarded-host": "games.example.org", "x-forwarded-for": "203.0.113.7"},
    {"forwarded": "for=203.0.113.7;host=games.example.org", "via": "1.1 games.example.org"},
    {"x-real-ip": "127.0.0.1"},
]


@pytest.mark.parametrize("claims", CLAIMS, ids=lambda claims: " ".join(claims))
async def test_nor_does_it_behind_a_proxy_whatever_headers_it_sends(monkeypatch, claims):
    hosts = Hosts(Reach(), ["games.example.org"])
    async with server_here(monkeypatch, hosts=hosts, proxies=Proxies(LOCAL)) as here:
        heard = {"host": "evil.example", **claims}
        for path in PATHS:
            answer = await asked(here.url, path, **heard)
            assert answer.status_code == 421
            assert "evil.example" in answer.json()["error"]["text"]
        async with http(here.url) as client:
            made = await client.post("/api/tables", json={"game": "rings"}, headers=heard)
        assert made.status_code == 421
        page = {"additional_headers": {"Host": "evil.example", **claims}}
        for origin in ("http://evil.example", None):
            table = await set_up(here.url)
            async with connected(table, **page, origin=origin) as stranger:
                assert await stranger.closed() == 4403


@pytest.mark.parametrize(
    ("received", "passed_on", "is_ours"),
    [
        ("games.example.org", None, True),
        ("games.example.org", "games.example.org", True),
        ("127.0.0.1:8000", "games.example.org:443", True),  # as nginx does by default
        ("localhost:8000", "games.example.org", True),
        ("games.example.org", "evil.example", False),
        ("127.0.0.1:8000", "evil.example", False),
        ("127.0.0.1:8000", "games.example.org, evil.example", False),
        ("127.0.0.1:8000", "evil.example, games.example.org", False),
        ("evil.example", "games.example.org", False),
    ],
)
def test_behind_a_proxy_every_name_that_a_request_goes_by_has_to_be_ours(
    received, passed_on, is_ours
):
    headers = [(b"host", received.encode()), (b"x-forwarded-for", b"203.0.113.7")]
    if passed_on is not None:
        headers.append((b"x-forwarded-host", passed_on.encode()))
    scope = {"type": "http", "client": ("127.0.0.1", 1), "scheme": "http", "headers": headers}
    Proxies(LOCAL).read(scope)
    stranger = Hosts(Reach(), ["games.example.org"]).stranger_in(scope)
    assert (stranger is None) is is_ours
    assert is_ours or "evil.example" in stranger


def test_a_request_with_two_names_is_only_answered_if_both_are_ours():
    for names, stranger in ((("localhost", "127.0.0.1"), None), (("evil", "localhost"), "evil")):
        scope = {"headers": [(b"host", name.encode()) for name in names]}
        assert Hosts(Reach()).stranger_in(scope) == stranger
        assert Hosts(Reach()).stranger_in({"headers": scope["headers"][::-1]}) == stranger


async def test_what_a_proxy_passes_on_is_not_for_this_machine_alone(monkeypatch):
    async with server_here(monkeypatch, proxies=Proxies(LOCAL)) as here:
        here.app.admission = Admission(is_private=True)
        assert (await asked(here.url, "/metrics")).status_code == 200
        for claims in CLAIMS[1:]:
            heard = {"host": "localhost", **claims, "x-forwarded-host": "localhost"}
            assert (await asked(here.url, "/metrics", **heard)).status_code == 403


# ---- Proxies ------------------------------------------------------------------------------------


def seen(proxies, peer="127.0.0.1", type="http", **heard):
    """The client, the scheme and the host of a request that a proxy has passed on."""
    headers = [(b"host", b"127.0.0.1:8000")]
    headers += [(f"x-forwarded-{name}".encode(), value.encode()) for name, value in heard.items()]
    scope = {"type": type, "client": (peer, 1), "scheme": "http", "headers": headers}
    proxies.read(scope)
    return scope["client"][0], scope["scheme"], dict(scope["headers"])[b"host"].decode()


def test_proxies_tell_who_asks_and_for_what():
    proxies = Proxies([*LOCAL, "10.0.0.2", "172.16.0.0/12", "fd00::/8"])
    heard = {"for": "203.0.113.7", "proto": "https", "host": "games.example.org"}
    believed = ("203.0.113.7", "https", "games.example.org")
    for peer in ("127.0.0.1", "::1", "10.0.0.2", "172.17.0.1", "fd00::9", "::ffff:10.0.0.2"):
        assert seen(proxies, peer, **heard) == believed
    for peer in ("10.0.0.3", "203.0.113.7", "testclient", ""):
        assert seen(proxies, peer, **heard) == (peer, "http", "127.0.0.1:8000")
    assert seen(Proxies(), **heard) == ("127.0.0.1", "http", "127.0.0.1:8000")
    assert seen(proxies, **heard, type="websocket")[1] == "wss"


@pytest.mark.parametrize(
    ("passed", "client"),
    [
        ("1.2.3.4, 203.0.113.7", "203.0.113.7"),  # the client may have written the first
        ("203.0.113.7, 10.0.0.2", "203.0.113.7"),  # two proxies of ours
        ("203.0.113.7:4711", "203.0.113.7"),
        ("[2001:db8::7]:4711", "2001:db8::7"),
        ("10.0.0.2", "10.0.0.2"),
        ("203.0.113.7, unknown", "127.0.0.1"),
        ("x" * 10_000, "127.0.0.1"),
        ("", "127.0.0.1"),
    ],
)
def test_the_last_address_that_is_not_a_proxy_is_who_asks(passed, client):
    assert seen(Proxies([*LOCAL, "10.0.0.2"]), **{"for": passed})[0] == client


def test_where_everybody_is_a_proxy_only_the_nearest_is_believed():
    assert seen(Proxies("*"), "9.9.9.9", **{"for": "1.2.3.4, 203.0.113.7"})[0] == "203.0.113.7"


def test_a_proxy_is_an_address_or_a_network():
    for wrong in ("proxy", "10.0.0.0/99", "10.0.0"):
        with pytest.raises(BadOption, match=wrong):
            Proxies([wrong])


async def test_sockets_of_our_pages_come_in_through_a_proxy_and_refused_ones_are_explained(
    monkeypatch, caplog
):
    """nginx by default passes on its own name for us as `Host`."""
    page = "https://games.example.org"
    passed_on = [
        {"X-Forwarded-For": "203.0.113.7", name: host}
        for name in ("Host", "X-Forwarded-Host")
        for host in ("games.example.org", "games.example.org:443")
    ]

    async def is_fine(table, headers):
        async with connected(table, origin=page, additional_headers=headers) as one:
            with suppress(ConnectionClosed):
                await one.send("hello", token=table.watch)
                return (await one.receive())["type"] == "snapshot"
            assert await one.closed() == 4403
            return False

    with caplog.at_level(logging.WARNING):
        named = Hosts(Reach(), ["games.example.org"])
        async with server_here(monkeypatch, hosts=named, proxies=Proxies(LOCAL)) as here:
            table = await set_up(here.url)
            for headers in passed_on:
                assert await is_fine(table, headers)
            assert await is_fine(table, {})
        assert caplog.records == []
        async with server_here(monkeypatch) as here:
            table = await set_up(here.url)
            assert [await is_fine(table, {}) for _ in range(3)] == [False] * 3
        [line] = [line for line in caplog.records if line.name == "spielwerk.server.door.hosts"]
        assert (line.origin, line.host) == (page, f"127.0.0.1:{here.port}")
        assert "--name" in line.mend


# ---- Limits by network --------------------------------------------------------------------------


def test_limits_are_counted_by_the_network_that_a_household_has():
    def network(address):
        return address_of({"client": (address, 1)})

    assert network("203.0.113.7") != network("203.0.113.8")
    assert network("203.0.113.7") == network("::ffff:203.0.113.7")
    assert network("2001:db8:0:1::7") == network("2001:db8:0:1:ffff::1")
    assert network("2001:db8:0:1::7") != network("2001:db8:0:2::7")
    assert address_of({}) == address_of({"client": None})


async def test_figures_count_like_any_request(monkeypatch):
    async with server_here(monkeypatch, Limits(requests=0.01, request_burst=2)) as here:
        answers = [await asked(here.url, "/metrics") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]


# ---- Floods -------------------------------------------------------------------------------------

FLOOD = 60 * 2**20  # bytes
SECONDS = 1.0  # if it is not read any faster
MORE = 6 * 2**20  # what a flood may add to the server's memory
CROWD = 1_010
FILES = 1_024

HEAD = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
PIECES = POST + b"Transfer-Encoding: chunked\r\n\r\n"
WHOLE = HEAD.replace(b"/api/games", b"/api/openapi.json") + b"\r\n"

addresses = (f"127.0.1.{number}" for number in itertools.count(1))


def frame(opcode, data=b"", fin=True):
    return Frame(opcode, data, fin).serialize(mask=True)


HTTP_FLOODS = {
    "a header without end": (HEAD + b"X: ", b"x" * 1024),
    "headers without end": (HEAD, b"a:b\r\n" * 200),
    "an address without end": (b"GET /", b"x" * 1024),
    "a method without end": (b"", b"G" * 1024),
    "empty lines": (b"", b"\r\n" * 500),
    "a body without end": (POST + b"Content-Length: 99999999999\r\n\r\n", b" " * 1024),
    "a body in pieces": (PIECES, b"400\r\n" + b" " * 1024 + b"\r\n"),
    "a piece with a remark without end": (PIECES + b"1;", b"x" * 1024),
    "headers after a body": (PIECES + b"1\r\n \r\n0\r\n", b"a:b\r\n" * 200),
    "requests in a row": (b"", HEAD + b"\r\n"),
    "answers that are not read": (b"", WHOLE),
    "a socket without end": (
        b"GET /api/tables/x/socket HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nX: ",
        b"x" * 1024,
    ),
}
SOCKET_FLOODS = {
    "pings": (frame(Opcode.PING, b"x" * 125),),
    "empty pings": (frame(Opcode.PING) * 40,),
    "pongs": (frame(Opcode.PONG, b"x" * 125),),
    "empty messages": (frame(Opcode.TEXT) * 40,),
    "messages": (frame(Opcode.TEXT, b'{"type": "ping", "id": "x"}'),),
    "a message in pieces": (frame(Opcode.TEXT, fin=False), frame(Opcode.CONT, fin=False) * 40),
    "a message without end": (b"\x81\xff\x00\x00\x00\x00\x00\xff\xff\xff0000", b"x" * 1024),
}


@pytest.fixture(scope="module")
def besieged(tmp_path_factory):
    """A server with its usual limits, and with few files."""
    folder = tmp_path_factory.mktemp("besieged")
    with ServerProcess(folder, limits="on", files=FILES) as server:
        for _ in range(20):  # whatever it loads when it is first asked
            server.get("/api/openapi.json")
        yield server
        assert server.process.poll() is None
    assert len(server.log()) < 100
    assert server.errors() == []


def enter(server, address=None):
    """A bare connection, from an address of its own."""
    made = socket.create_connection(
        ("127.0.0.1", server.port), timeout=5, source_address=(address or next(addresses), 0)
    )
    made.settimeout(SECONDS / 4)
    return made


def flood(made, first, again=b""):
    """Send without reading, until it is enough or the server no longer listens. Return how much was
    sent."""
    sent, block = 0, again or first
    block *= max(1, 65536 // len(block))
    with suppress(ConnectionError):
        made.sendall(first)
        end = time.monotonic() + SECONDS
        while sent < FLOOD and time.monotonic() < end:
            with suppress(TimeoutError):
                sent += made.send(block)
    return sent


def hands_shaken(server, table):
    made = enter(server)
    made.sendall(
        f"GET /api/tables/{table.id}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    assert made.recv(1024).startswith(b"HTTP/1.1 101")
    return made


@contextmanager
def others_play(server):
    """Meanwhile two people play, and a client comes again and again. They notice nothing."""
    slowest, done = [], threading.Event()

    async def main():
        table = await set_up(server.url)
        async with all_seated(table) as players:
            while True:
                is_last = done.is_set()
                begun = time.monotonic()
                await play(players, moves=1)
                if players[0].over:
                    return
                if len(slowest) % 5 == 0:
                    await asked(server.url)
                slowest.append(time.monotonic() - begun)
                if is_last:
                    return
                await asyncio.sleep(0.02)

    thread = threading.Thread(target=asyncio.run, args=(main(),))
    thread.start()
    while not slowest and thread.is_alive():
        time.sleep(0.01)
    before = len(slowest)
    yield
    done.set()
    thread.join()
    assert len(slowest) > before
    assert max(slowest[before:]) < 2.0


@ON_LINUX
@pytest.mark.parametrize("kind", HTTP_FLOODS)
def test_what_is_not_a_request_does_not_stay_in_memory(besieged, kind):
    before = besieged.memory()
    with others_play(besieged), enter(besieged) as made:
        flood(made, *HTTP_FLOODS[kind])
        assert besieged.memory() - before < MORE


@ON_LINUX
@pytest.mark.parametrize("kind", SOCKET_FLOODS)
def test_what_nobody_reads_and_what_is_not_a_message_does_not_stay_in_memory(besieged, kind):
    table = asyncio.run(set_up(besieged.url))
    with others_play(besieged), hands_shaken(besieged, table) as made:
        hello = b'{"type": "hello", "token": "%b"}' % table.watch.encode()
        made.sendall(frame(Opcode.TEXT, hello))
        before = besieged.memory()
        flood(made, *SOCKET_FLOODS[kind])
        assert besieged.memory() - before < MORE


def test_a_head_that_is_too_long_is_refused_with_the_reason(besieged):
    for rest in (b"X: " + b"x" * 30_000, b"a:b\r\n" * 200):
        with enter(besieged) as made:
            made.sendall(HEAD + b"Accept-Language: de\r\n" + rest)
            refused(made, 431, "Der Text ist zu lang.")
    with enter(besieged) as made:
        made.sendall(b"GET /" + b"x" * 20_000)
        refused(made, 414, "That is too long.")
    with enter(besieged) as made:
        made.sendall(b"\x16\x03\x01" + bytes(200))  # a browser that tries https
        refused(made, 400, "HTTP")


def refused(made, status, words):
    made.settimeout(5)
    answer = b""
    while more := made.recv(65536):
        answer += more
    assert answer.startswith(b"HTTP/1.1 %d " % status)
    heard = json.loads(answer.partition(b"\r\n\r\n")[2])
    assert words in heard["error"]["text"]


# ---- Crowds -------------------------------------------------------------------------------------


@ON_LINUX
@pytest.mark.parametrize("many", [False, True], ids=["from one address", "from as many addresses"])
def test_a_crowd_of_half_requests_keeps_nobody_out(besieged, many):
    door.raise_file_limit()
    one = next(addresses)
    before = besieged.memory()
    with others_play(besieged), ExitStack() as stack:
        for number in range(CROWD):
            place = f"127.0.{2 + number // 250}.{1 + number % 250}" if many else one
            with suppress(ConnectionError):
                stack.enter_context(enter(besieged, place)).sendall(HEAD)
        assert 100 < besieged.open_sockets() < FILES
        assert besieged.memory() - before < 2 * MORE


async def test_whoever_does_not_go_on_is_disconnected(monkeypatch):
    halves = [
        b"",
        b"G",
        HEAD,
        POST + b"Content-Length: 100\r\n\r\n{",
        HEAD + b"\r\n",  # and then nothing more
        HEAD + b"Content-Length: 1000000\r\n\r\n",  # refused, and then nothing more
    ]
    async with server_here(monkeypatch, Limits(patience=0.2)) as here:
        async with asyncio.timeout(10):
            begun = time.monotonic()
            opened = [await asyncio.open_connection("127.0.0.1", here.port) for _ in halves]
            for (_, writer), half in zip(opened, halves, strict=True):
                writer.write(half)
            for reader, writer in opened:
                with suppress(ConnectionError):
                    await reader.read()
                writer.close()
            assert time.monotonic() - begun > 0.2
        table = await set_up(here.url)
        async with seated(table, 0) as calm:
            await asyncio.sleep(1.5)  # a client at a table need not say anything
            assert (await calm.ask("ping"))["type"] == "pong"
        while len(here.app.door):
            await asyncio.sleep(0.01)
        assert here.app.connections.total() == 0


BIG = HEAD.replace(b"/api/games", b"/big") + b"\r\n"


def answer_at_length(here, size):
    body = bytes(size)

    async def big(scope, receive, send):
        await Response(body)(scope, receive, send)

    here.app.http.router.default = big
    return body


async def ask_without_reading(here, *requests):
    """A client whose connection stays full of answers."""
    answer_at_length(here, 20 * 2**20)
    _, writer = await asyncio.open_connection("127.0.0.1", here.port)
    writer.transport.pause_reading()
    for request in requests:
        writer.write(request)
        await asyncio.sleep(0.1)
    return writer


@pytest.mark.parametrize(
    ("first", "then"),
    [
        (HEAD + b"\r\n" + POST + b"Content-Length: 100\r\n\r\n{", b""),  # half of the second
        (BIG, HEAD + b"\r\n"),  # whose answer is not read
    ],
    ids=["half", "unread"],
)
async def test_nor_does_one_more_request_keep_a_connection(monkeypatch, first, then):
    async with server_here(monkeypatch, Limits(patience=0.2)) as here:
        writer = await ask_without_reading(here, first, then)
        await until(lambda: here.app.metrics.cut_off.labels("late")._value.get())
        writer.transport.abort()


async def test_a_proxy_may_keep_what_is_idle(monkeypatch):
    """Otherwise it would send a client's request just when we close."""
    limits = Limits(patience=0.1, proxy_patience=2.0)
    async with server_here(monkeypatch, limits, proxies=Proxies(LOCAL)) as here:
        reader, writer = await asyncio.open_connection("127.0.0.1", here.port)
        for _ in range(2):
            writer.write(b"HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 ")
            await asyncio.sleep(1.3)  # longer than until the next look
        await until(lambda: not len(here.app.door))
        writer.close()


@ON_LINUX
async def test_whoever_reads_slowly_gets_it_all_the_same(monkeypatch):
    """A tenth of what a phone needs on a bad day."""
    step, pause = 50 * 1024, 0.1
    async with server_here(monkeypatch, Limits(patience=1.0)) as here:
        answer_at_length(here, 12 * 2**20)
        reader, writer = await asyncio.open_connection("127.0.0.1", here.port, limit=step)
        writer.write(BIG)
        begun = time.monotonic()
        while time.monotonic() - begun < 5.0:
            await reader.readexactly(step)
            await asyncio.sleep(pause)
        assert here.app.metrics.cut_off.labels("late")._value.get() == 0
        writer.transport.abort()


async def until(condition):
    async with asyncio.timeout(10):
        while not condition():
            await asyncio.sleep(0.01)


async def test_a_file_that_nobody_reads_costs_little_and_not_for_long(monkeypatch):
    async with server_here(monkeypatch, Limits(patience=1.0)) as here:
        body = answer_at_length(here, 20 * 2**20)
        assert (await asked(here.url, "/big")).content == body
        tracemalloc.start()
        opened = [await asyncio.open_connection("127.0.0.1", here.port) for _ in range(10)]
        for _, writer in opened:
            writer.transport.pause_reading()
            writer.write(BIG)
        cut_off = here.app.metrics.cut_off.labels("late")._value
        while cut_off.get() < len(opened):
            await asyncio.sleep(0.05)
        assert tracemalloc.get_traced_memory()[1] < 5 * 2**20
        tracemalloc.stop()
        for _, writer in opened:
            writer.transport.abort()


async def test_nothing_more_is_written_for_whoever_left_with_more_requests_in_line(
    monkeypatch, caplog
):
    with caplog.at_level(logging.WARNING):
        async with server_here(monkeypatch) as here:
            writer = await ask_without_reading(here, BIG, BIG)
            writer.transport.abort()
            await until(lambda: not len(here.app.door))
            await asyncio.sleep(0.1)
    assert caplog.messages == []  # Python's event loop warns, and uvloop raises an error


async def test_whoever_does_not_go_on_does_not_keep_the_server_from_stopping(monkeypatch, caplog):
    with caplog.at_level(logging.ERROR):
        async with server_here(monkeypatch, Limits()) as here:
            answer_at_length(here, 20 * 2**20)
            opened = [await asyncio.open_connection("127.0.0.1", here.port) for _ in range(2)]
            opened[0][1].write(POST + b"Content-Length: 100\r\n\r\n{")
            opened[1][1].transport.pause_reading()
            opened[1][1].write(BIG)
            await asyncio.sleep(0.2)
            begun = time.monotonic()
        assert time.monotonic() - begun < GRACE_SECONDS - 1
        for _, writer in opened:
            writer.transport.abort()
    assert caplog.messages == []


async def test_when_there_is_little_room_the_oldest_half_request_gives_way(here):
    table = await set_up(here.url)
    async with seated(table, 0) as first:
        while len(here.app.door) > 1:  # its host is gone
            await asyncio.sleep(0.01)
        here.app.door.most = 3
        halves = []
        for _ in range(5):
            halves.append(await asyncio.open_connection("127.0.0.1", here.port))
            halves[-1][1].write(b"GET")
        assert await halves[0][0].read() == b""
        assert (await first.ask("ping"))["type"] == "pong"
        async with seated(table, 1) as second, seated(table) as onlooker:
            assert await halves[-1][0].read() == b""  # none is left
            assert (await second.ask("ping"))["type"] == "pong"
            reader, writer = await asyncio.open_connection("127.0.0.1", here.port)
            assert (await reader.read()).startswith(b"HTTP/1.1 429 ")
            writer.close()
            assert (await onlooker.ask("ping"))["type"] == "pong"
        for _, writer in halves:
            writer.close()


async def test_nobody_comes_and_goes_all_the_time(monkeypatch):
    async with server_here(monkeypatch, Limits(arrivals=0.01, arrival_burst=3)) as here:
        answers = [await come_from("127.0.0.9", here.url) for _ in range(5)]
        assert answers == [200, 200, 200, 429, 429]
        assert await come_from("127.0.0.8", here.url) == 200


async def come_from(address, url):
    transport = httpx.AsyncHTTPTransport(local_address=address)
    async with httpx.AsyncClient(transport=transport) as client:
        return (await client.get(f"{url}/api/games")).status_code


async def test_closed_connections_leave_nothing_for_the_garbage_collector(here):
    """No client is served while Python looks for garbage."""
    table = await set_up(here.url)
    gc.collect()
    gc.disable()
    try:
        for seat in (0, 1):
            async with seated(table, seat) as player:
                assert (await player.ask("ping"))["type"] == "pong"
        async with http(here.url) as client:
            assert (await client.get("/api/games")).status_code == 200
        await until(lambda: not len(here.app.door))
        assert [each for each in gc.get_objects() if type(each) in (Http, Wire)] == []
    finally:
        gc.enable()


async def test_a_crowd_of_sockets_is_told_that_they_are_too_many(monkeypatch):
    async def code(table):
        async with connected(table) as one:
            return await one.closed()

    async with server_here(monkeypatch, Limits(connections=2)) as here:
        table = await set_up(here.url)
        async with seated(table, 0), seated(table, 1):
            codes = await asyncio.gather(*(code(table) for _ in range(50)))
            assert codes == [4429] * 50
            assert here.app.connections.total() == 2
        async with seated(table, 0):
            assert here.app.connections.total() == 1


def test_files_are_left_for_those_who_are_refused(monkeypatch):
    for files, most in ((64, door.LEAST), (10**6, door.MOST)):
        monkeypatch.setattr(door.resource, "getrlimit", lambda which, files=files: (files, files))
        assert door.most_connections() == most
    monkeypatch.setattr(door.resource, "getrlimit", lambda which: (1024, 1024))
    assert 200 < door.most_connections() < 1024 - door.SPARE


def test_nobody_fills_the_log(monkeypatch):
    def line(what, **more):
        return logging.makeLogRecord({"name": "spielwerk", "msg": what, **more})

    now = 0.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    seldom = Seldom()
    assert sum(seldom.filter(line("nonsense")) for _ in range(1_000)) == MOST_ALIKE
    assert seldom.filter(line("something else"))
    now = 61.0
    again = line("nonsense", origin="x" * 100_000)
    assert seldom.filter(again)
    assert again.left_out == 1_000 - MOST_ALIKE
    assert len(JsonLines().format(again)) < LONGEST + 300
