"""What all tables in a server process share: storage, computer players, the bus to other processes,
the time, and work in the background."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Protocol, TypeVar, TypeVarTuple, Unpack

from spielwerk.table.bus import Bus, NoBus, Notice
from spielwerk.table.chores import Chores
from spielwerk.table.storage import Storage
from spielwerk.table.thinkers import Offer, Thinkers
from spielwerk.table.watch import MachineWatch, Watch

log = logging.getLogger(__name__)

STAND_IN_PACE = 3.0  # seconds before the computer moves for somebody who may return

Given = TypeVarTuple("Given")
Result = TypeVar("Result")


class Allowance(Protocol):
    """How much one address may use up, so that enough is left for the others."""

    computer_tables: int  # that it may have running, where nobody else plays

    def take_table(self, address: str) -> bool:
        """Whether somebody there may set up one more table."""


class NoEnd:
    """As much as they like: in a browser's tab, and in tests."""

    computer_tables = 10**9

    def take_table(self, address: str) -> bool:
        return True


class House:
    def __init__(
        self,
        storage: Storage,
        thinkers: Thinkers,
        bus: Bus | None,
        gone_after: float,
        programs: Mapping[str, Offer] | None = None,
        stand_in_pace: float = STAND_IN_PACE,
        watch: Watch | None = None,
    ) -> None:
        self.storage = storage
        self.thinkers = thinkers
        self.programs = programs or {}  # computer players of other people, by name
        self.bus = bus or NoBus()
        self.is_alone = bus is None  # as far as it has been told
        self.hears_since = 0.0  # since when it can know who is connected to other processes
        self.gone_after = gone_after
        self.stand_in_pace = stand_in_pace
        self.allowance: Allowance = NoEnd()
        self.watch = watch or MachineWatch()
        self.name = secrets.token_hex(8)  # this process's name, for the others
        self.chores = Chores(self.watch)
        self._background: set[asyncio.Task[Any]] = set()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self.watch.wall()

    async def aside(self, function: Callable[[Unpack[Given]], Result], *given: *Given) -> Result:
        """Do something that takes a while, so that nothing else waits for it."""
        return await asyncio.to_thread(function, *given)

    def in_background(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._background.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("something in the background failed", exc_info=error)

    async def stop_background(self) -> None:
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)

    @property
    def is_deaf(self) -> bool:
        """Whether other processes may do something without this one being told."""
        return self.storage.shared and not self.bus.hears

    def published(self, match: str, number: int) -> None:
        if self.storage.shared:
            self.bus.publish(Notice(self.name, match, number=number))

    def publish_presence(self, match: str, seats: set[int]) -> None:
        if self.storage.shared:
            self.bus.publish(Notice(self.name, match, seats=sorted(seats)))
