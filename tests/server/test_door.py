"""Who may come in: names, proxies, and floods from one client that the others must not notice."""

import asyncio
import logging

import pytest

from players import connected, http, set_up
from servers import server_here
from spielwerk.engine.errors import BadOption
from spielwerk.locale import LANGUAGES
from spielwerk.server.answers import address_of
from spielwerk.server.hosts import Hosts
from spielwerk.server.limits import Limits
from spielwerk.server.proxies import LOCAL, Proxies
from spielwerk.server.reach import Reach

# ---- Names --------------------------------------------------------------------------------------

HERE = ["localhost", "localhost:8000", "127.0.0.1:8000", "[::1]:8000", "10.0.0.7", "LocalHost.", ""]
NEAR = ["nas:8000", "nas.local", "nas.lan", "spielwerk"]
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
    for wrong in ("https://games.example.org", "a b", "", "x" * 300):
        with pytest.raises(BadOption):
            Hosts(Reach(), [wrong])


async def asked(url, path="/api/games", **headers):
    async with http(url) as client:
        return await client.get(path, headers=headers)


def test_a_page_that_gives_its_own_name_our_address_learns_nothing(monkeypatch):
    async def main():
        async with server_here(monkeypatch) as here:
            for path in ("/api/games", "/metrics", "/", "/t/x"):
                answer = await asked(here.url, path, host="evil.example")
                assert answer.status_code == 421
                assert answer.json()["error"]["reason"] == "host"
            told = {
                (await asked(here.url, host="evil.example", **{"accept-language": language})).text
                for language in LANGUAGES
            }
            assert len(told) == len(LANGUAGES)
            for text in told:
                assert "evil.example" in text
                assert "--name" in text
            assert (await asked(here.url, host="localhost")).status_code == 200
            table = await set_up(here.url)
            async with connected(
                table, additional_headers={"Host": "evil.example"}, origin="http://evil.example"
            ) as stranger:
                assert await stranger.closed() == 4403

    asyncio.run(main())


# ---- Proxies ------------------------------------------------------------------------------------


def seen(proxies, peer="127.0.0.1", type="http", **told):
    """The client, the scheme and the host of a request that a proxy has passed on."""
    headers = [(b"host", b"127.0.0.1:8000")]
    headers += [(f"x-forwarded-{name}".encode(), value.encode()) for name, value in told.items()]
    scope = {"type": type, "client": (peer, 1), "scheme": "http", "headers": headers}
    proxies.read(scope)
    return scope["client"][0], scope["scheme"], dict(scope["headers"])[b"host"].decode()


def test_proxies_tell_who_asks_and_for_what():
    proxies = Proxies([*LOCAL, "10.0.0.2", "172.16.0.0/12", "fd00::/8"])
    told = {"for": "203.0.113.7", "proto": "https", "host": "games.example.org"}
    believed = ("203.0.113.7", "https", "games.example.org")
    for peer in ("127.0.0.1", "::1", "10.0.0.2", "172.17.0.1", "fd00::9", "::ffff:10.0.0.2"):
        assert seen(proxies, peer, **told) == believed
    for peer in ("10.0.0.3", "203.0.113.7", "testclient", ""):
        assert seen(proxies, peer, **told) == (peer, "http", "127.0.0.1:8000")
    assert seen(Proxies(), **told) == ("127.0.0.1", "http", "127.0.0.1:8000")
    assert seen(proxies, **told, type="websocket")[1] == "wss"


@pytest.mark.parametrize(
    ("passed", "client"),
    [
        ("1.2.3.4, 203.0.113.7", "203.0.113.7"),  # who asks may have written the first
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


def test_sockets_of_our_pages_come_in_through_a_proxy_and_refused_ones_are_explained(
    monkeypatch, caplog
):
    """nginx by default passes on its own name for us as `Host`."""
    page = "https://games.example.org"
    near = ["games.example.org", "games.example.org:443"]

    async def main(hosts, proxies, fine, headers):
        async with server_here(monkeypatch, hosts=hosts, proxies=proxies) as here:
            table = await set_up(here.url)
            for _ in range(2):
                async with connected(table, origin=page, additional_headers=headers) as one:
                    if fine:
                        await one.send("hello", token=table.watch)
                        assert (await one.receive())["type"] == "snapshot"
                    else:
                        assert await one.closed() == 4403

    behind = Proxies(LOCAL)
    for host in near:
        asyncio.run(main(None, behind, True, {"Host": host}))
        asyncio.run(main(None, behind, True, {"X-Forwarded-Host": host}))
    asyncio.run(main(Hosts(Reach(), ["games.example.org"]), None, True, {}))
    assert caplog.records == []
    with caplog.at_level(logging.WARNING):
        asyncio.run(main(None, behind, False, {}))
    [line] = [line for line in caplog.records if line.name == "spielwerk.server.hosts"]
    assert (line.origin, line.host.partition(":")[0]) == (page, "127.0.0.1")
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


def test_figures_count_like_any_request(monkeypatch):
    async def main():
        async with server_here(monkeypatch, Limits(requests=0.01, request_burst=2)) as here:
            answers = [await asked(here.url, "/metrics") for _ in range(3)]
            assert [answer.status_code for answer in answers] == [200, 200, 429]

    asyncio.run(main())
