pytest_plugins = []  # the fixtures are imported: pytest takes plugins from the topmost folder only

from browsers import browser, pytest_runtest_makereport, server, visit  # noqa: E402

__all__ = ["browser", "pytest_runtest_makereport", "server", "visit"]
