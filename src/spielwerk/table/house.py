"""What all tables in a server process share: storage, computer players, the bus to other processes,
the time, and work in the background."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeVar, TypeVarTuple, Unpack

from spielwerk.table.bus import Bus, NoBus, Notice
from spielwerk.table.chores import Chores
from spielwerk.table.commands import Refused
from spielwerk.table.errands import Allowance, Cost, NoEnd, a_bit
from spielwerk.table.line import Line, Turn
from spielwerk.table.pulse import Pulse
from spielwerk.table.storage import Pause, Storage
from spielwerk.table.thinkers import Offer, Thinkers
from spielwerk.table.watch import MachineWatch, Watch

log = logging.getLogger(__name__)

STAND_IN_PACE = 3.0  # seconds before the computer moves for somebody who may return

Given = TypeVarTuple("Given")
Result = TypeVar("Result")


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
        self.pulse = Pulse(storage, self.watch, self.name)
        self.chores = Chores(self.watch)
        self._background: set[asyncio.Task[Any]] = set()
        self._errands = Line()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self.pulse.time.now()

    def pauses_of(self, table: str) -> Sequence[Pause]:
        """When nobody could play at a table."""
        return self.pulse.pauses

    # ---- What costs time ------------------------------------------------------------------

    def check_work(self, address: str) -> None:
        """Refuse what is costly if too much of that has been done for an address."""
        if not self.allowance.may_work(address):
            raise Refused("error-too-fast")

    @contextmanager
    def charged(self, address: str) -> Iterator[None]:
        """Something that is done at once, but costs a little."""
        started = time.perf_counter()
        try:
            yield
        finally:
            self.allowance.charge(address, time.perf_counter() - started)

    async def aside(
        self,
        function: Callable[[Unpack[Given]], Result],
        *given: *Given,
        address: str = "",
    ) -> Result:
        """Do something that takes a while, so that nothing else waits for it. There is one thread
        for everything of the kind, because all threads share one interpreter, and addresses take
        turns."""
        cost = Cost()
        async with self._errands.turn(Turn(address=address)):
            try:
                return await asyncio.to_thread(cost.measured, partial(function, *given))
            finally:
                self.allowance.charge(address, cost.seconds)

    async def bit_by_bit(self, work: Generator[None, None, Result], address: str = "") -> Result:
        """The same with something that takes long: others come in between."""
        while (done := await self.aside(a_bit, work, address=address)) is None:
            pass
        return done[0]

    # ---- Other tasks ----------------------------------------------------------------------

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

    def set_aside(self, match: str, error: Exception) -> None:
        """What is stored of a match cannot be read."""
        log.error("a table is damaged", extra={"match": match, "error": repr(error)})

    def published(self, match: str, number: int) -> None:
        if self.storage.shared:
            self.bus.publish(Notice(self.name, match, number=number))

    def publish_presence(self, match: str, seats: set[int]) -> None:
        if self.storage.shared:
            self.bus.publish(Notice(self.name, match, seats=sorted(seats)))
