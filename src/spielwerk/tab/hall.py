"""The hall of a browser's tab. All tabs have the same tables, as servers that share a storage.

A table rests while no tab has it open: its computer players do not think, and its clock stands
still. People leave games unfinished by the dozen, and come back to one of them. So nothing is woken
when a tab starts, a table is put away soon after its last visitor has left, and the time since then
is given back when it is opened again, as after a server has stopped. The same goes for a tab that
stood still, on a phone that was put away, for example."""

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeVar, TypeVarTuple, Unpack

from spielwerk.tab.storage import TabStorage
from spielwerk.table.live.hall import Hall
from spielwerk.table.live.room import Room
from spielwerk.table.live.services import Services
from spielwerk.table.match.clock import Pause

Given = TypeVarTuple("Given")
Result = TypeVar("Result")


class TabServices(Services):
    """What the rooms of a tab share."""

    storage: TabStorage

    async def aside(
        self,
        function: Callable[[Unpack[Given]], Result],
        *given: *Given,
        address: str = "",
    ) -> Result:
        """Call a function after everything that waits already: there is no other thread."""
        await asyncio.sleep(0)
        return function(*given)

    def pauses_of(self, table: str) -> Sequence[Pause]:
        """The times in which no tab had a table open."""
        return self.storage.rests.get(table, ())


class TabHall(Hall):
    """The tables of a tab."""

    services: TabServices

    @property
    def may_others_serve(self) -> bool:
        """No: a page has only its own tab, though that often stands still."""
        return False

    def _new_id(self) -> str:
        """An id that a page can tell from a server's, which has no such letter."""
        return f"~{super()._new_id()}"

    def _is_needed(self, room: Room) -> bool:
        return room.is_visited

    async def _note_alive(self) -> None:
        await super()._note_alive()
        for table, room in list(self.rooms.items()):
            if room.match.clock is not None:
                await self.services.storage.note_open(table, self.services.now())

    async def _take_note_of(self, id: str) -> None:
        await self.services.storage.note_rest(id, self.services.now())
