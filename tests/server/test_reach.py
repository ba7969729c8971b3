"""Where other devices can reach the server."""

import pytest

from spielwerk.server import reach
from spielwerk.server.reach import Reach


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1", "127.3.4.5"])
def test_a_server_that_listens_on_this_machine_only_says_so(host):
    assert Reach(host, 8000).only_here
    assert Reach(host, 8000).addresses() == []


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_one_that_listens_everywhere_tells_its_address_in_the_network(host, monkeypatch):
    monkeypatch.setattr(reach, "_own_address", lambda: "192.168.1.7")
    assert not Reach(host, 8000).only_here
    assert Reach(host, 8000).addresses() == ["http://192.168.1.7:8000"]
    monkeypatch.setattr(reach, "_own_address", lambda: None)
    assert Reach(host, 8000).addresses() == []


def test_one_that_listens_on_an_address_tells_that():
    assert Reach("10.0.0.2", 80).addresses() == ["http://10.0.0.2:80"]
    assert Reach("fd00::2", 80).addresses() == ["http://[fd00::2]:80"]
    assert Reach("games.lan", 80).addresses() == ["http://games.lan:80"]
