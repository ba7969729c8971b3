"""Tests of the web app in a real browser."""

from browsers import browser, pytest_runtest_makereport, server, visit
from looks import PICTURES, write_index

__all__ = ["browser", "pytest_runtest_makereport", "server", "visit"]


def pytest_sessionfinish():
    if PICTURES.exists():
        write_index()
