"""Where other devices can reach the server."""

import errno
import socket
import time

import pytest

from spielwerk.server.door import interfaces
from spielwerk.server.door.reach import Reach

ASK_FOR_INTERFACES = interfaces._ipv4
IPV6 = """\
20010db8000000000000000000000007 04 40 00 80     eth0
20010db800000000abcdabcdabcdabcd 04 40 00 01     eth0
20010db8000000000000000000000009 04 40 00 20     eth0
fe8000000000000000fc00fffe000001 04 40 20 80     eth0
00000000000000000000000000000001 01 80 10 80       lo
"""


@pytest.fixture
def network(monkeypatch, tmp_path):
    """A machine with two interfaces for IPv4 and one for IPv6."""
    (tmp_path / "if_inet6").write_text(IPV6)
    monkeypatch.setattr(interfaces, "IPV6", tmp_path / "if_inet6")
    towards = {socket.AF_INET: "192.168.1.7", socket.AF_INET6: "2001:db8::7"}
    monkeypatch.setattr(interfaces, "_towards_others", towards.get)
    monkeypatch.setattr(interfaces, "_ipv4", lambda: ["127.0.0.1", "10.0.0.2", "192.168.1.7"])
    monkeypatch.setattr(socket, "gethostname", lambda: "Games")
    names = {"Games": "127.0.1.1", "games.local": "192.168.1.7"}

    def find(name, *_, **__):
        if name not in names:
            raise socket.gaierror
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (names[name], 0))]

    monkeypatch.setattr(socket, "getaddrinfo", find)
    return names


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1", "127.3.4.5"])
def test_a_server_that_listens_on_this_machine_only_says_so(host):
    assert Reach(host, 8000).only_here
    assert Reach(host, 8000).addresses() == Reach(host, 8000).names() == []


def test_one_that_listens_everywhere_tells_all_its_addresses_in_the_network(network):
    everywhere = Reach("0.0.0.0", 8000)
    assert not everywhere.only_here
    ipv4 = ["http://192.168.1.7:8000", "http://10.0.0.2:8000"]
    assert everywhere.addresses() == ipv4
    assert everywhere.here == "http://127.0.0.1:8000"
    both = ["http://192.168.1.7:80", "http://[2001:db8::7]:80", "http://10.0.0.2:80"]
    assert Reach("::", 80).addresses() == both


def test_it_tells_its_name_if_others_find_it_by_that(network, monkeypatch):
    assert Reach("0.0.0.0", 8000).names() == ["http://games.local:8000"]
    network["games.local"] = "203.0.113.9"  # another machine's
    assert Reach("0.0.0.0", 8000).names() == []
    del network["games.local"]
    assert Reach("0.0.0.0", 8000).names() == []


def test_nobody_waits_for_names(network, monkeypatch):
    monkeypatch.setattr(interfaces, "PATIENCE_SECONDS", 0.01)
    find = socket.getaddrinfo

    network["Games"] = "10.0.0.3"  # as only names tell

    def dawdle(name, *more, **others):
        time.sleep(0.2)
        return find(name, *more, **others)

    assert "http://10.0.0.3:8000" in Reach("0.0.0.0", 8000).addresses()
    monkeypatch.setattr(socket, "getaddrinfo", dawdle)
    assert Reach("0.0.0.0", 8000).names() == []
    assert "http://10.0.0.3:8000" not in Reach("0.0.0.0", 8000).addresses()


def test_without_a_network_there_are_no_addresses(network, monkeypatch):
    monkeypatch.setattr(interfaces, "_towards_others", lambda family: None)
    monkeypatch.setattr(interfaces, "_ipv4", lambda: ["127.0.0.1"])
    assert Reach("0.0.0.0", 8000).addresses() == Reach("0.0.0.0", 8000).names() == []


def test_a_service_that_may_not_ask_for_interfaces_tells_what_it_knows(network, monkeypatch):
    """As docs/serving.md restricts it, and as Android does."""
    monkeypatch.setattr(interfaces, "_ipv4", ASK_FOR_INTERFACES)

    def forbidden():
        raise OSError(errno.EAFNOSUPPORT, "Address family not supported by protocol")

    monkeypatch.setattr(socket, "if_nameindex", forbidden)
    assert Reach("0.0.0.0", 8000).addresses() == ["http://192.168.1.7:8000"]


def test_one_that_listens_on_an_address_tells_that():
    assert Reach("10.0.0.2", 80).addresses() == ["http://10.0.0.2:80"]
    assert Reach("fd00::2", 80).addresses() == ["http://[fd00::2]:80"]
    assert Reach("games.lan", 80).addresses() == ["http://games.lan:80"]


def test_the_addresses_of_this_machine_can_be_connected_to():
    addresses = interfaces.own_addresses(has_ipv4=True, has_ipv6=True)
    for address in addresses:
        family = socket.AF_INET6 if ":" in address else socket.AF_INET
        with socket.create_server((address, 0), family=family) as listening:
            port = listening.getsockname()[1]
            with socket.create_connection((address, port), timeout=5):
                pass
