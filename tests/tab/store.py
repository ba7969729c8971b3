"""A browser's database as Python sees it: what web/src/tab/store.ts does, in memory."""

import asyncio
import json


class Broken(Exception):
    """The database fails."""


class Database:
    """What all tabs share, and which of them has a lock."""

    def __init__(self):
        self.events = {}
        self.standings = {}
        self.games = {}
        self.notes = {}
        self.locks = {}


class Store:
    def __init__(self, database, tab=None):
        self._database, self._tab = database, tab
        self.broken = False

    async def _wait(self):
        await asyncio.sleep(0)
        if self.broken:
            raise Broken("no room")

    async def append(self, match, first, data):
        await self._wait()
        sent = json.loads(data)
        stored = self._database.events.setdefault(match, [])
        if len(stored) != first - 1:
            return False
        stored.extend(json.dumps(event) for event in sent["events"])
        self._database.standings[match] = sent["standing"] or self._database.standings[match]
        if sent["finished"]:
            self._database.games[match] = sent["finished"]
        return True

    async def events(self, match, after):
        await self._wait()
        return f"[{','.join(self._database.events.get(match, [])[after:])}]"

    async def claim(self, match, keeper, now, until):
        """A lock is held until then, or until its tab is gone."""
        await self._wait()
        tab, end = self._database.locks.get(match, (self._tab, 0))
        if tab is not self._tab and end > now:
            return False
        self._database.locks[match] = self._tab, until
        return True

    async def finished(self):
        await self._wait()
        return json.dumps(list(self._database.games.values()))

    async def finished_game(self, match):
        await self._wait()
        return json.dumps(self._database.games.get(match))

    async def note(self, name, value):
        await self._wait()
        self._database.notes[name] = value

    async def noted(self, name):
        await self._wait()
        return json.dumps(self._database.notes.get(name))
