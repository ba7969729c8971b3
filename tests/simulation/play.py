"""Plays worlds: one, or very many."""

import functools
import gc
import multiprocessing
import os
import time
from collections import Counter
from contextlib import nullcontext
from dataclasses import dataclass, field

from simulation import games
from simulation.checker import check
from simulation.expected import is_open
from simulation.plan import plan
from simulation.planted import BUGS, planted
from simulation.shrink import shrink
from simulation.world import World

say = functools.partial(print, flush=True)
BATCH = 20  # worlds that a process plays before it reports


@dataclass
class Sum:
    """What many worlds came to."""

    worlds: int = 0
    games: int = 0
    events: int = 0
    commands: int = 0
    seconds: float = 0.0  # in the worlds
    faults: Counter = field(default_factory=Counter)
    wrong: dict = field(default_factory=dict)  # seed: what went wrong

    def add(self, other):
        self.worlds += other.worlds
        self.games += other.games
        self.events += other.events
        self.commands += other.commands
        self.seconds += other.seconds
        self.faults += other.faults
        self.wrong |= other.wrong


def prepare():
    """Before the first world of a process."""
    games.install()
    gc.collect()
    gc.freeze()  # what all worlds share is never looked through
    gc.disable()  # worlds are full of cycles: each is collected when it is over


def play(plan, tells=None, bug=None):
    """What goes wrong in a world. The checker itself has no bugs planted."""
    return play_world(World(plan, tells), bug)


def play_world(world, bug=None):
    with planted(bug) if bug else nullcontext():
        wrong = world.play()
    return wrong or check(world)


def play_seed(seed, total):
    what = plan(seed)
    world = World(what)
    wrong = play_world(world)
    total.worlds += 1
    total.games += len(world.tables)
    total.events += sum(map(len, world.disk.texts.values()))
    total.commands += sum(len(c.commands) for table in world.tables for c in table.clients)
    total.seconds += world.now
    total.faults.update(fault.kind for fault in what.faults)
    if wrong:
        total.wrong[seed] = wrong[0]


def play_batch(seeds):
    total = Sum()
    for seed in seeds:
        play_seed(seed, total)
        gc.collect()
    return total


def play_many(wanted, first=1, processes=None, tell=say):
    """At least this many games, from this seed on, with a line that says how far it has got."""
    total, start = Sum(), time.monotonic()
    processes = processes or os.cpu_count()
    with multiprocessing.get_context("fork").Pool(processes, prepare) as pool:
        for done in pool.imap_unordered(play_batch, _batches(first, wanted)):
            for seed, wrong in done.wrong.items():
                known = "known, " if is_open(wrong, plan(seed)) else ""
                tell(f"\n{known}seed {seed}: {wrong}")
            total.add(done)
            seconds = time.monotonic() - start
            speed = total.games / seconds
            tell(
                f"\r{total.games:,} of {wanted:,} games, {speed:,.0f} a second,"
                f" {len(total.wrong)} wrong, {max(0, wanted - total.games) / speed:,.0f} s left ",
                end="",
            )
            if total.games >= wanted:
                break
        pool.terminate()
    tell("")
    return total, time.monotonic() - start


def find_planted(name, first=1, games=10_000):
    """The first world that shows a planted bug, and goes well without it."""
    played = 0
    for seed in range(first, first + games):
        what = plan(seed)
        world = World(what)
        wrong = [each for each in play_world(world, name) if not is_open(each, what)]
        if wrong and not [each for each in play(what) if not is_open(each, what)]:
            return name, seed, wrong[0]
        played += len(world.tables)
        if played >= games:
            break
        gc.collect()
    return name, None, f"not found in {played:,} games"


def find_all_planted(tell=say):
    """Whether every planted bug is found."""
    with multiprocessing.get_context("fork").Pool(os.cpu_count(), prepare) as pool:
        found = list(map(_told(tell), pool.imap_unordered(find_planted, BUGS)))
    return all(seed is not None for _, seed, _ in found)


def _told(tell):
    def tell_one(found):
        name, seed, wrong = found
        tell(f"{name}: seed {seed}: {wrong[:120]}")
        return found

    return tell_one


def _batches(first, wanted):
    """More than enough: a world has ten games and rematches."""
    for seed in range(first, first + wanted // 10 + BATCH, BATCH):
        yield range(seed, seed + BATCH)


def replay(seed, tell=say, small=True):
    """A seed again; if it goes wrong, as small as possible, and step by step."""
    what = plan(seed)
    wrong = play(what)
    if not wrong:
        tell(f"seed {seed}: nothing goes wrong")
        describe(what, tell)
        return True
    if small:
        what = shrink(what, play)
    tell(f"seed {seed}: {wrong[0]}\n\nAs small as possible:")
    describe(what, tell)
    tell("")
    for each in play(what, tell):
        tell(f"\n{each}")
    return False


def describe(what, tell):
    tell("two processes, one storage" if what.shared else "one process with its own file")
    for fault in what.faults:
        tell(f"  {fault}")
    for number, table in enumerate(what.tables):
        request = table.request
        seats = ", ".join(seat.kind for seat in request.seats)
        tell(
            f"  table {number} at {table.at:.3f} s: {request.game} ({seats}), clock {request.clock}"
        )
        for client in table.clients:
            tell(f"    {client}")
