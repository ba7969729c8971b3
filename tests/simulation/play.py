"""Plays worlds: one, or very many."""

import functools
import gc
import multiprocessing
import os
import time
from collections import Counter
from dataclasses import dataclass, field

from simulation import games
from simulation.checker import check
from simulation.plan import plan
from simulation.shrink import shrink
from simulation.world import World

say = functools.partial(print, flush=True)
BATCH = 20  # worlds after which rubbish is collected


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
    gc.disable()  # worlds are full of circles, and collected by the batch


def play(plan, tells=None):
    """What goes wrong in a world."""
    world = World(plan, tells)
    return world.play() or check(world)


def play_seed(seed, total):
    what = plan(seed)
    world = World(what)
    wrong = world.play() or check(world)
    total.worlds += 1
    total.games += len(world.tables)
    total.events += sum(map(len, world.disk.events.values()))
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
    """At least so many games, from this seed on, with a line that tells how far it is."""
    total, start = Sum(), time.monotonic()
    processes = processes or os.cpu_count()
    with multiprocessing.get_context("fork").Pool(processes, prepare) as pool:
        for done in pool.imap_unordered(play_batch, _batches(first, wanted)):
            for seed, wrong in done.wrong.items():
                tell(f"\nseed {seed}: {wrong}")
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


def _batches(first, wanted):
    """More than enough: a world has ten games and rematches."""
    for seed in range(first, first + wanted // 10 + BATCH, BATCH):
        yield range(seed, seed + BATCH)


def replay(seed, tell=say, small=True):
    """A seed again; if it goes wrong, as small as possible, and told step by step."""
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
        wish = table.wish
        seats = ", ".join(seat.kind for seat in wish.seats)
        tell(f"  table {number} at {table.at:.3f} s: {wish.game} ({seats}), clock {wish.clock}")
        for client in table.clients:
            tell(f"    {client}")
