"""A world: server processes, a disk, a network and people, all made from one plan and one seed."""

import heapq
import logging
import secrets
from contextlib import contextmanager
from random import Random

from simulation.clients import SimulatedTable
from simulation.faults import Weather
from simulation.process import Machine
from simulation.storage import Disk, Odd
from spielwerk.table.storage.interface import StorageDown

SETTLED_SECONDS = 300.0  # after the last fault, everything must have come right by then
CHECK_SECONDS = 2.0
TOO_LONG = ("v", "view", "table", "text", "rule", "moves", "watching", "reading", "best", "wins")


class World:
    def __init__(self, plan, tells=None):
        self.plan = plan
        self.now = 0.0
        self.chance = Random(plan.seed)
        self.awake = []
        self.wrong = []  # what must not happen, and did
        self._tells = tells
        self._diary = []
        self._numbers = 0
        self._strange = Strange(self)
        self.disk = Disk(self)
        self.weather = Weather(self)
        self.machines = [Machine(self, number) for number in range(2 if plan.shared else 1)]
        self.tables = [SimulatedTable(self, each) for each in plan.tables]
        self.is_healed = self._is_over = False

    # ---- Time -----------------------------------------------------------------------------

    def at(self, when, action, *arguments):
        self._numbers += 1
        heapq.heappush(self._diary, (when, self._numbers, action, arguments))

    def number(self):
        self._numbers += 1
        return self._numbers

    def _run(self, end):
        diary, awake = self._diary, self.awake
        while diary and diary[0][0] <= end and not self.wrong:
            self.now, _, action, arguments = heapq.heappop(diary)
            action(*arguments)
            while awake:
                awake.pop().run()
        self.now = max(self.now, end)

    # ---- From morning to evening ----------------------------------------------------------

    def play(self):
        """Everything that happens. Returns what went wrong."""
        with self._seeded():
            for machine in self.machines:
                machine.boot()
            for table in self.tables:
                self.at(table.plan.at, table.begin)
            for fault in self.plan.faults:
                self.at(fault.at, fault.strike, self)
            self._run(self.plan.evening)
            self._heal()
            end = self.now + SETTLED_SECONDS
            while not self.wrong and (late := self._what_is_late()):
                if self.now > end:
                    self.wrong.append(f"after {SETTLED_SECONDS:.0f} quiet seconds: {late}")
                self._run(self.now + CHECK_SECONDS)
            self._end()
        return self.wrong

    def _heal(self):
        self.say("the world", "is well from now on")
        self.is_healed = True
        self.weather.clear()
        for process in self.processes():
            process.post.is_back()
        for machine in self.machines:
            machine.spare()
            if machine.process is not None and machine.process.loop.is_still:
                machine.process.loop.go_on()
            machine.boot()

    def _what_is_late(self):
        return next((late for table in self.tables if (late := table.what_is_late())), None)

    def _end(self):
        self._is_over = True
        for machine in self.machines:
            for process in machine.processes:
                process.kill()
            for process in machine.processes:
                process.loop.bury()

    @contextmanager
    def _seeded(self):
        """Tokens and seeds come from the world's chance, and nothing is logged."""
        chance = Random(self.plan.seed + 1)
        was = vars(secrets).copy()
        secrets.randbits = chance.getrandbits
        secrets.token_hex = lambda size=None: f"{chance.getrandbits(64):016x}"
        secrets.token_urlsafe = lambda size=None: f"{chance.getrandbits(128):022x}"[:22]
        logger = logging.getLogger("spielwerk")
        logger.propagate = False
        logger.addHandler(self._strange)
        try:
            yield
        finally:
            logger.removeHandler(self._strange)
            logger.propagate = True
            vars(secrets).update(was)

    # ---- What others tell -----------------------------------------------------------------

    def processes(self):
        return [m.process for m in self.machines if m.process is not None and m.process.is_open]

    def say(self, who, text, *given):
        if self._tells is not None:
            line = text % tuple(map(brief, given)) if given else text
            self._tells(f"{self.now:9.4f}  {who!s:<18} {line}")

    def has(self, kind):
        """Whether such a fault is planned."""
        return any(fault.kind == kind for fault in self.plan.faults)

    def posted(self, client, message):
        """A process tells a client something."""
        number = message.get("n", 0)
        if number > self.disk.count(client.table):
            kind = message["type"]
            self.wrong.append(f"{client} is sent {kind} {number}, which is not stored: {message}")

    def strange(self, error):
        """Something was raised and not caught."""
        if not self._is_over and not isinstance(error, StorageDown | Odd):
            self.wrong.append(f"not caught: {error!r}")


class Strange(logging.Handler):
    """Errors that the code under test only writes down."""

    def __init__(self, world):
        super().__init__(logging.WARNING)
        self._world = world

    def handle(self, record):
        self._world.say("a log", "%s %s", record.getMessage(), getattr(record, "error", ""))
        if record.exc_info:
            self._world.strange(record.exc_info[1])


def brief(what):
    """A message in short."""
    if not isinstance(what, dict):
        return str(what)
    shown = {name: value for name, value in what.items() if name not in TOO_LONG}
    for name in ("events", "missed"):
        if name in what:
            shown[name] = [_brief_event(event) for event in what[name]]
    if "legal" in what:
        shown["legal"] = " ".join(what["legal"][:12])
    return " ".join(f"{name}={value}" for name, value in shown.items())


def _brief_event(event):
    rest = [f"{name}={value}" for name, value in event.items() if name in ("seat", "move", "id")]
    return " ".join([str(event["n"]), event["kind"], *rest])
