import pytest

pytest_plugins = ["services"]


@pytest.fixture
def english(monkeypatch):
    """An English terminal, whatever machine this is."""
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "120")
