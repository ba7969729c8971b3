"""Starts the table in a tab: called once, by the page's worker, when everything has been loaded."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from pyodide.ffi import JsException

from spielwerk.runtime import module
from spielwerk.tab.browser_machine import Browser
from spielwerk.tab.bus import TabBus
from spielwerk.tab.hall import TabHall, TabServices
from spielwerk.tab.page import Page, Tell
from spielwerk.tab.storage import TabStorage
from spielwerk.tab.thinkers import TabThinkers


@dataclass(frozen=True)
class Tab:
    """Where the tab listens."""

    hear: Callable[[str], None]  # … to its page
    heed: Callable[[str], None]  # … to other tabs


async def start(store: Any, tell: Tell, publish: Tell) -> Tab:
    """Open the tab's tables. `tell` sends something to the page, `publish` to all other tabs."""
    module.run_by(Browser())
    storage = TabStorage(store, lambda error: isinstance(error, JsException))
    bus = TabBus(publish)
    hall = TabHall(TabServices(storage, TabThinkers(), bus))
    await hall.open()
    return Tab(Page(hall, tell).hear, bus.heard)
