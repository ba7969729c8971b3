"""A browser for tests: what web/src/tab/ has for Python, and tabs that can be opened and killed."""

import asyncio
import json

from spielwerk.tab.bus import TabBus
from spielwerk.tab.hall import TabHall
from spielwerk.tab.storage import TabStorage
from table.rooms import Thinkers


class Broken(Exception):
    """The database fails."""


class Browser:
    """The database of all tabs, and which of them has a lock."""

    def __init__(self):
        self.events = {}
        self.standings = {}
        self.games = {}
        self.notes = {}
        self.locks = {}
        self.tabs = []

    async def open(self, thinkers=None):
        tab = Tab(self, thinkers or Thinkers())
        self.tabs.append(tab)
        await tab.hall.open()
        return tab


class Tab:
    def __init__(self, browser, thinkers):
        self.browser = browser
        self.storage = TabStorage(Cupboard(browser, self), lambda error: isinstance(error, Broken))
        self.bus = TabBus(self._publish)
        self.hall = TabHall(self.storage, thinkers, self.bus)

    def _publish(self, text):
        assert isinstance(text, str)
        for tab in self.browser.tabs:
            if tab is not self:
                tab.bus.heard(text)

    def kill(self):
        """Nothing is finished, and the browser takes the locks back."""
        for task in self.hall._background:
            task.cancel()
        for room in self.hall.rooms.values():
            room.close()
        self.browser.tabs.remove(self)
        for match in [match for match, (tab, _) in self.browser.locks.items() if tab is self]:
            del self.browser.locks[match]


class Cupboard:
    def __init__(self, browser, tab):
        self._browser, self._tab = browser, tab
        self.broken = False

    async def _wait(self):
        await asyncio.sleep(0)
        if self.broken:
            raise Broken("no room")

    async def append(self, match, first, data):
        await self._wait()
        told = json.loads(data)
        stored = self._browser.events.setdefault(match, [])
        if len(stored) != first - 1:
            return False
        stored.extend(json.dumps(event) for event in told["events"])
        self._browser.standings[match] = told["standing"] or self._browser.standings[match]
        if told["finished"]:
            self._browser.games[match] = told["finished"]
        return True

    async def events(self, match, after):
        await self._wait()
        return f"[{','.join(self._browser.events.get(match, [])[after:])}]"

    async def claim(self, match, keeper, now, until):
        """A lock is held until then, or until its tab is gone."""
        await self._wait()
        tab, end = self._browser.locks.get(match, (self._tab, 0))
        if tab is not self._tab and end > now:
            return False
        self._browser.locks[match] = self._tab, until
        return True

    async def finished(self):
        await self._wait()
        return json.dumps(list(self._browser.games.values()))

    async def finished_game(self, match):
        await self._wait()
        return json.dumps(self._browser.games.get(match))

    async def note(self, name, value):
        await self._wait()
        self._browser.notes[name] = value

    async def noted(self, name):
        await self._wait()
        return json.dumps(self._browser.notes.get(name))
