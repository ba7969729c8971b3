"""A browser for tests: what web/src/tab/ has for Python, and tabs that can be opened and killed."""

from spielwerk.tab.bus import TabBus
from spielwerk.tab.hall import TabHall
from spielwerk.tab.storage import TabStorage
from tab.cupboard import Broken, Cupboard, Database
from table.rooms import Thinkers, Watch


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
        self.storage = TabStorage(Cupboard(browser, self), lambda error: isinstance(error, Broken))
        self.bus = TabBus(self._publish)
        self.hall = TabHall(self.storage, thinkers, self.bus, Watch())

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
