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
from spielwerk.table.bus import Bus
from spielwerk.table.hall import Hall
from spielwerk.table.room import Room
from spielwerk.table.storage import Pause
from spielwerk.table.thinkers import Thinkers
from spielwerk.table.watch import Watch

Given = TypeVarTuple("Given")
Result = TypeVar("Result")


class TabHall(Hall):
    storage: TabStorage

    def __init__(
        self, storage: TabStorage, thinkers: Thinkers, bus: Bus, watch: Watch | None = None
    ) -> None:
        super().__init__(storage, thinkers, bus, watch=watch)

    async def aside(
        self,
        function: Callable[[Unpack[Given]], Result],
        *given: *Given,
        address: str = "",
    ) -> Result:
        """There is no other thread, but whatever waits comes first."""
        await asyncio.sleep(0)
        return function(*given)

    @property
    def may_others_serve(self) -> bool:
        """A page has only its own tab, though that often stands still."""
        return False

    def _new_id(self) -> str:
        """A page can tell it from a server's, which has no such letter."""
        return f"~{super()._new_id()}"

    def _is_needed(self, room: Room) -> bool:
        return room.is_visited

    async def _note_alive(self) -> None:
        await super()._note_alive()
        for table, room in list(self.rooms.items()):
            if room.match.clock is not None:
                await self.storage.note_open(table, self.now())

    async def _take_note_of(self, id: str) -> None:
        await self.storage.note_rest(id, self.now())

    def pauses_of(self, table: str) -> Sequence[Pause]:
        return self.storage.rests.get(table, ())
