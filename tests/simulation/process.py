"""Server processes: the real hall on a simulated machine. A machine may run one process after the
other."""

import asyncio

from simulation.bus import Post
from simulation.loop import Loop
from simulation.network import Visitor
from simulation.storage import BEGINNING, Link, Odd
from simulation.thinkers import Dice
from spielwerk.table.live.hall import Hall
from spielwerk.table.live.services import Services
from spielwerk.table.storage.interface import StorageDown

RESTART_SECONDS = 2.0  # after a process could not start


class MachineTime:
    """A machine's clocks. The time of day may be set, and go wrong."""

    def __init__(self, machine):
        self._machine = machine

    def monotonic(self):
        return self._machine.world.now + self._machine.started

    def wall(self):
        machine = self._machine
        return BEGINNING + int(1000 * (machine.world.now * machine.drift + machine.set_by))


class LaterServices(Services):
    """The real ones. What takes a while is done a little later, in the same thread."""

    chance = None

    async def aside(self, function, *given, address=""):
        await asyncio.sleep(self.chance.random() * 0.01)
        return function(*given)


class Process:
    """From its start to its end."""

    def __init__(self, machine):
        self.machine, self.world = machine, machine.world
        self.is_dead = self.is_open = self.is_stopping = False
        self.appends = 0
        plan = self.world.plan
        self.loop = Loop(self.world, self.world.chance if plan.shuffles else None)
        self.post = Post(self)
        self.visitors = set()
        services = LaterServices(
            Link(self), Dice(self.world), self.post, time_source=MachineTime(machine)
        )
        services.chance = self.world.chance
        self.hall = Hall(services)
        self.loop.create_task(self._open())

    def __str__(self):
        return f"process {'AB'[self.machine.number]}{self.machine.boots}"

    async def _open(self):
        try:
            await self.hall.open()
        except (StorageDown, Odd):
            self.machine.fails_to_start()
        else:
            self.world.say(self, "is open")
            self.is_open = True

    def accept(self, connection):
        visitor = Visitor(self, connection)
        self.visitors.add(visitor)
        self.loop.create_task(visitor.run(connection.client.table))
        return visitor

    def ask(self, work, tell):
        """A request over HTTP: `tell` hears the result, or the error."""
        self.loop.create_task(self._answer(work, tell))

    async def _answer(self, work, tell):
        try:
            result = await work(self.hall)
        except Exception as error:  # an answer with a status, whatever it was
            result = error
        if not self.is_dead:
            self.world.at(self.world.now + 0.01, tell, result)

    def kill(self):
        self.is_dead, self.is_open = True, False
        self.loop.kill()

    async def stop(self):
        """A friendly end, as on SIGTERM."""
        self.is_open, self.is_stopping = False, True
        for visitor in sorted(self.visitors, key=hash):
            visitor._end(1012, "stops")
        await self.hall.close()
        self.kill()
        self.machine.has_stopped()


class Machine:
    """Where a process runs."""

    def __init__(self, world, number):
        self.world, self.number = world, number
        self.boots = 0
        self.started = world.chance.random() * 1e6  # what its monotonic clock showed
        self.drift, self.set_by = 1.0, 0.0
        self.process = None
        self._is_next_wanted = False  # a process, as soon as the one that stops has ended
        self.processes = []
        self.connections = []

    def boot(self):
        self._is_next_wanted = False
        if self.process is not None and not self.process.is_dead:
            self._is_next_wanted = self.process.is_stopping
            return
        self.boots += 1
        self.process = Process(self)
        self.processes.append(self.process)
        self.world.say(self.process, "starts")

    def has_stopped(self):
        if self._is_next_wanted:
            self.boot()

    @property
    def is_open(self):
        return self.process is not None and self.process.is_open

    def fails_to_start(self):
        self.world.say(self.process, "could not start")
        self.process.kill()
        self.world.at(self.world.now + RESTART_SECONDS, self.boot)

    def crash(self, silently=False):
        """Killed between two steps. The machine's kernel tells the clients, unless it is gone
        too."""
        if self.process is None or self.process.is_dead:
            return
        self.world.say(self.process, "is killed")
        self.process.kill()
        self._break_connections(silently)

    def _break_connections(self, silently=False):
        connections, self.connections = self.connections, []
        for connection in connections:
            if silently:
                connection.is_cut = True
            elif connection.client_hears:
                connection.down(1006)

    def spare(self):
        """It is not killed after all."""
        if self.process is not None:
            self.process.loop.steps_left = None

    def stop(self):
        process = self.process
        if process is not None and process.is_open:
            self.world.say(process, "is asked to stop")
            process.loop.create_task(process.stop())
            self.connections = []
