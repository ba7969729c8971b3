"""What can strike a world, one dataclass for all: a plan is a list of them, so that any of them can
be left out."""

from dataclasses import dataclass

FOUND_OUT = 2.0  # seconds after which a process knows that it is cut off from the others


@dataclass(frozen=True)
class Fault:
    kind: str
    at: float
    length: float = 0.0
    machine: int = 0
    client: int = 0
    strength: float = 0.0  # what it means depends on the kind

    def strike(self, world):
        world.say("a fault", "%s", self)
        start, end = KINDS[self.kind]
        start(self, world)
        if end is not None:
            world.at(world.now + self.length, self._pass, world, end)

    def _pass(self, world, end):
        if not world.is_healed:
            world.say("a fault", "is over: %s", self.kind)
            end(self, world)

    def on(self, world):
        return world.machines[self.machine % len(world.machines)]

    def of(self, world):
        """The client that it strikes, if there is one yet."""
        clients = [client for table in world.tables for client in table.clients]
        return clients[self.client % len(clients)] if clients else None

    def __str__(self):
        parts = [f"{self.at:.3f} s: {self.kind}"]
        if self.length:
            parts.append(f"for {self.length:.3f} s")
        parts += [
            f"machine {'AB'[self.machine]}",
            f"client {self.client}",
            f"× {self.strength:.3f}",
        ]
        return ", ".join(parts)


class Weather:
    """What is wrong now."""

    def __init__(self, world):
        self._world = world
        self.clear()

    def clear(self):
        self.slowness = self.distance = 1.0
        self.thinking = 0.0
        self.storage = []  # kind, the only machine that it happens to or None, how often
        self.until = 0.0  # what hangs is done then
        self.notices = []
        self.armed = {}  # machines that are killed a number of steps after something was stored

    def storage_trouble(self, process, writes):
        for kind, machine, often in self.storage:
            if machine not in (None, process.machine.number) or (kind == "full" and not writes):
                continue
            if self._world.chance.random() < often:
                return "down" if kind == "full" else kind
        return None

    def has_stored(self, process):
        steps = self.armed.pop(process.machine.number, None)
        if steps is not None and not process.is_dead:
            process.loop.steps_left = steps
            process.loop.strike = process.machine.crash

    def cuts_off(self, machine):
        """Whether no notices of others reach it."""
        return any(_silences(kind, at, machine) for kind, at, _ in self.notices)

    def notice_delays(self, sender, receiver):
        """When a notice arrives: never, once, or twice."""
        chance = self._world.chance
        delays = [0.0005 + chance.random() * 0.004]
        for kind, machine, strength in self.notices:
            if sender is receiver:
                continue
            if _silences(kind, machine, receiver.machine):
                return []
            if kind == "lost" and chance.random() < strength:
                return []
            if kind == "late":
                delays = [chance.random() * strength * 10 for _ in delays]
            if kind == "doubled" and chance.random() < strength:
                delays = [*delays, chance.random() * 2]
        return delays


# ---- Processes ------------------------------------------------------------------------------


def _crash(fault, world):
    fault.on(world).crash(silently=fault.strength > 0.7)


def _boot(fault, world):
    fault.on(world).boot()


def _arm(fault, world):
    world.weather.armed[fault.on(world).number] = int(fault.strength * 12)


def _disarm(fault, world):
    machine = fault.on(world)
    world.weather.armed.pop(machine.number, None)
    machine.spare()
    machine.boot()


def _stop(fault, world):
    fault.on(world).stop()


def _halt(fault, world):
    machine = fault.on(world)
    if machine.process is not None and not machine.process.is_dead:
        machine.process.loop.halt()


def _go_on(fault, world):
    machine = fault.on(world)
    if machine.process is not None and not machine.process.is_dead:
        machine.process.loop.go_on()


# ---- The storage ----------------------------------------------------------------------------


def _storage(kind, everywhere=True, always=True):
    """Something happens to all requests, or to some of them; to all processes or to one."""

    def entry(fault, world):
        return (
            kind,
            None if everywhere else fault.on(world).number,
            1.0 if always else fault.strength,
        )

    def start(fault, world):
        world.weather.until = max(world.weather.until, world.now + fault.length)
        world.weather.storage.append(entry(fault, world))

    def end(fault, world):
        world.weather.storage.remove(entry(fault, world))

    return start, end


def _slow(fault, world):
    world.weather.slowness = 10 ** (3.5 * fault.strength)


def _quick(fault, world):
    world.weather.slowness = 1.0


# ---- Notices --------------------------------------------------------------------------------


def _silences(kind, number, machine):
    return kind == "apart" or (kind == "deaf" and number == machine.number)


def _notices(kind):
    def entry(fault, world):
        return kind, fault.on(world).number, fault.strength

    def start(fault, world):
        world.weather.notices.append(entry(fault, world))

    def end(fault, world):
        world.weather.notices.remove(entry(fault, world))

    return start, end


def _cut_off(kind):
    """One process or both hear nothing. They find out after a while, and again when it is over."""
    begin, end = _notices(kind)

    def posts(fault, world):
        machines = world.machines if kind == "apart" else [fault.on(world)]
        return [machine.process.post for machine in machines if machine.process is not None]

    def find_out(fault, world):
        for post in posts(fault, world):
            post.loses_touch()

    def start(fault, world):
        begin(fault, world)
        world.at(world.now + FOUND_OUT, find_out, fault, world)

    def is_over(fault, world):
        end(fault, world)
        for post in posts(fault, world):
            post.is_back()

    return start, is_over


# ---- Computer players, clocks, the network ---------------------------------------------------


def _think(fault, world):
    world.weather.thinking = fault.strength * 15


def _think_quickly(fault, world):
    world.weather.thinking = 0.0


def _set_clock(fault, world):
    """By up to two hours, or two days."""
    far = 172_800 if fault.length > 10 else 7_200
    fault.on(world).set_by += (2 * fault.strength - 1) * far


def _drift(fault, world):
    machine = fault.on(world)
    drift = 1 + (fault.strength - 0.5) / 25
    machine.set_by += world.now * (machine.drift - drift)
    machine.drift = drift


def _break(fault, world):
    client = fault.of(world)
    if client is not None:
        _now_or_while_it_waits(client, client.breaks_off, fault)


def _die(fault, world):
    client = fault.of(world)
    if client is not None:
        _now_or_while_it_waits(client, client.dies_silently, fault)


def _now_or_while_it_waits(client, happens, fault):
    """At once, or when the client has sent something and waits for the answer."""
    if fault.strength > 0.5:
        client.trap = happens
    else:
        happens()


def _away(fault, world):
    client = fault.of(world)
    if client is not None:
        client.goes_away(fault.length)


def _far(fault, world):
    world.weather.distance = 1 + 40 * fault.strength


def _near(fault, world):
    world.weather.distance = 1.0


KINDS = {
    "process killed": (_crash, _boot),
    "process killed after storing": (_arm, _disarm),
    "process stopped": (_stop, _boot),
    "process stalled": (_halt, _go_on),
    "storage down": _storage("down"),
    "storage full": _storage("full"),
    "storage hangs": _storage("hang"),
    "storage cut off from one": _storage("down", everywhere=False),
    "storage hangs for one": _storage("hang", everywhere=False),
    "storage fails at times": _storage("down", always=False),
    "answers of the storage lost": _storage("lost", always=False),
    "requests to the storage doubled": _storage("doubled", always=False),
    "storage raises odd errors": _storage("odd", always=False),
    "storage slow": (_slow, _quick),
    "notices lost": _notices("lost"),
    "notices late": _notices("late"),
    "notices doubled": _notices("doubled"),
    "nobody hears the other": _cut_off("apart"),
    "one is deaf": _cut_off("deaf"),
    "computer players slow": (_think, _think_quickly),
    "clock set": (_set_clock, None),
    "clock drifts": (_drift, None),
    "connection broken": (_break, None),
    "connection dead": (_die, None),
    "client away": (_away, None),
    "network slow": (_far, _near),
}
NEEDS_TWO = {
    "notices lost",
    "notices late",
    "notices doubled",
    "nobody hears the other",
    "one is deaf",
}
