import pytest

from servers import ServerProcess, server_here


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """A server without limits, for tests that leave nothing behind but tables."""
    with ServerProcess(tmp_path_factory.mktemp("server")) as server:
        yield server
        assert server.process.poll() is None, f"it has ended: {server.process.poll()}"
    assert server.errors() == []


@pytest.fixture
def here(monkeypatch):
    """A server of the test's own, in its event loop."""
    return server_here(monkeypatch)
