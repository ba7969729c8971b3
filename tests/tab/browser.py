"""A browser for tests: what web/src/tab/ has for Python, and tabs that can be opened and killed."""

from spielwerk.tab.bus import TabBus
from spielwerk.tab.hall import TabHall, TabServices
from spielwerk.tab.storage import TabStorage
from tab.store import Broken, Database, Store
from table.rooms import MovableTime, Thinkers


class Browser(Database):
    def __init__(self):
        super().__init__()
        self.tabs = []

    async def open(self, thinkers=None):
        tab = Tab(self, thinkers or Thinkers())
        self.tabs.append(tab)
        await tab.hall.open()
        return tab


class Tab:
    def __init__(self, browser, thinkers):
        self.browser = browser
        self.storage = TabStorage(Store(browser, self), lambda error: isinstance(error, Broken))
        self.bus = TabBus(self._publish)
        self.hall = TabHall(
            TabServices(self.storage, thinkers, self.bus, time_source=MovableTime())
        )

    def _publish(self, text):
        assert isinstance(text, str)
        for tab in self.browser.tabs:
            if tab is not self:
                tab.bus.heard(text)

    def kill(self):
        """Nothing is finished, and the browser takes the locks back."""
        self.hall.services.background.cancel()
        for room in self.hall.rooms.values():
            room.close()
        self.browser.tabs.remove(self)
        for match in [match for match, (tab, _) in self.browser.locks.items() if tab is self]:
            del self.browser.locks[match]
