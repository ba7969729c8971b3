"""What all rooms of a process share: storage, computer players, the bus to other processes, the
time, and background tasks."""

import asyncio
import secrets
import time
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import TypeVar, TypeVarTuple, Unpack

from spielwerk.table.live.background import Background
from spielwerk.table.live.bus import Bus, Notice
from spielwerk.table.live.fair_queue import FairQueue, Turn
from spielwerk.table.live.heartbeat import Heartbeat
from spielwerk.table.live.quota import Cost, Quota, advance
from spielwerk.table.live.thinkers import Program, Thinkers
from spielwerk.table.live.time_source import MachineTime, TimeSource
from spielwerk.table.match.clock import Pause
from spielwerk.table.match.match import NewerRules
from spielwerk.table.match.refusals import Refused
from spielwerk.table.storage.interface import Damaged, Storage

GONE_AFTER = 20.0  # seconds without a connection until a player may be replaced
STAND_IN_PACE = 3.0  # seconds before the computer moves for a player who may return

Given = TypeVarTuple("Given")
Result = TypeVar("Result")


class Services:
    """The hall and its rooms hold one of these."""

    def __init__(
        self,
        storage: Storage,
        thinkers: Thinkers,
        bus: Bus | None = None,
        gone_after: float = GONE_AFTER,
        programs: Mapping[str, Program] | None = None,
        stand_in_pace: float = STAND_IN_PACE,
        time_source: TimeSource | None = None,
    ) -> None:
        self.storage = storage
        self.thinkers = thinkers
        self.programs = programs or {}  # other people's computer players, by name
        self.bus = bus or Bus()
        self.is_alone = bus is None  # as far as it knows
        self.hears_since = 0.0  # since when it can know who is connected to other processes
        self.gone_after = gone_after
        self.stand_in_pace = stand_in_pace
        self.quota = Quota()
        self.time_source = time_source or MachineTime()
        self.name = secrets.token_hex(8)  # this process's name, for the others
        self.heartbeat = Heartbeat(storage, self.time_source, self.name)
        self.background = Background(self.time_source)
        self.stood_in = 0  # moves that simpler computer players have made
        # Called if a table cannot be read.
        self.on_damage: Callable[[str, Exception], None] = lambda table, error: None
        self._queue = FairQueue()  # for the one thread of `aside`

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self.heartbeat.time.now()

    def pauses_of(self, table: str) -> Sequence[Pause]:
        """The times in which a table's players could not play."""
        return self.heartbeat.pauses

    # ---- Costly work ----------------------------------------------------------------------

    def check_work(self, address: str) -> None:
        """Refuse costly work if an address has used up its share."""
        if not self.quota.may_work(address):
            raise Refused("error-too-fast")

    @contextmanager
    def charged(self, address: str) -> Iterator[None]:
        """Charge an address for what is done at once, on the event loop."""
        started = time.perf_counter()
        try:
            yield
        finally:
            self.quota.charge(address, time.perf_counter() - started)

    async def aside(
        self,
        function: Callable[[Unpack[Given]], Result],
        *given: *Given,
        address: str = "",
    ) -> Result:
        """Run a function in another thread and charge an address for it. One thread serves all
        such calls, because all threads share one interpreter; addresses take turns."""
        cost = Cost()
        async with self._queue.turn(Turn(address=address)):
            try:
                return await asyncio.to_thread(cost.measured, partial(function, *given))
            finally:
                self.quota.charge(address, cost.seconds)

    async def bit_by_bit(self, work: Generator[None, None, Result], address: str = "") -> Result:
        """The same for long work: other calls come in between its steps."""
        while (done := await self.aside(advance, work, address=address)) is None:
            pass
        return done[0]

    # ---- Damage ---------------------------------------------------------------------------

    @contextmanager
    def reading(self, table: str) -> Iterator[None]:
        """A table whose stored events cannot be read is damaged."""
        try:
            yield
        except Damaged as error:
            self.on_damage(table, error)
            raise Refused("error-table-damaged") from error

    @contextmanager
    def replaying(self, table: str) -> Iterator[None]:
        """So is one whose events fail in the replay, unless the rules are newer, or the address
        has used up its share."""
        try:
            yield
        except (NewerRules, Refused):
            raise
        except Exception as error:
            self.on_damage(table, error)
            raise Refused("error-table-damaged") from error

    # ---- Other processes ------------------------------------------------------------------

    @property
    def is_deaf(self) -> bool:
        """Whether other processes may change tables without this one hearing of it."""
        return self.storage.shared and not self.bus.hears

    def publish(self, match: str, number: int | None = None, seats: set[int] | None = None) -> None:
        """Notify other processes of a match's last event, or of the seats that are connected."""
        if self.storage.shared:
            self.bus.publish(
                Notice(self.name, match, number, None if seats is None else sorted(seats))
            )
