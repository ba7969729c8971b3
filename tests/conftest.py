import os
import signal

import pytest

from durations import Recorder

pytest_plugins = ["services", "asynchronous"]


def pytest_configure(config):
    # Shells ignore Ctrl-C in what they start in the background; what tests start must hear it.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Recorder())


def pytest_xdist_auto_num_workers():
    """More than there are cores: tests wait for servers, browsers and the clock."""
    return 2 * os.cpu_count()


@pytest.fixture
def english(monkeypatch):
    """An English terminal, whatever machine this is."""
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "120")
