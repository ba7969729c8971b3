"""Starts the table in a tab: called once, by the page's worker, when everything has been loaded."""

from collections.abc import Callable
from typing import Any

from pyodide.ffi import JsException

from spielwerk.engine import module
from spielwerk.tab.module import Browser
from spielwerk.tab.page import Page, TabHall, Tell
from spielwerk.tab.storage import TabStorage
from spielwerk.tab.thinkers import TabThinkers


async def start(cupboard: Any, tell: Tell) -> Callable[[str], None]:
    """Open the tab's tables. `tell` sends something to the page; the result hears it."""
    module.run_by(Browser())
    storage = TabStorage(cupboard, lambda error: isinstance(error, JsException))
    hall = TabHall(storage, TabThinkers())
    await hall.open()
    return Page(hall, tell).hear
