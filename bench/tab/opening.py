"""How long it takes from opening the static site to a board that can be played, and what is loaded
for it."""

import os
import signal
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from statistics import median
from threading import Event, Thread

from playwright.sync_api import BrowserContext, BrowserType, Page

from bench.tab.browsers import FLAGS, find_chromium
from bench.tab.site import Host
from spielwerk.locale import say

SLOWLY = 4  # how many times slower the slow machine is
RUNS_FOR = 0.004  # seconds at a time
PATIENCE = 120_000  # milliseconds

FRESH, AGAIN, AIRPLANE = "first visit", "second visit", "kept, in airplane mode"
Seconds = dict[str, float]  # by visit

# Somebody can play as soon as their tables tell them a legal move, and the board is there.
WATCH = """
self.Worker = class extends Worker {
    constructor(...given) {
        super(...given);
        this.addEventListener("message", ({ data }) => {
            if (/"legal":\\["/.test(data.text ?? "")) self.canMove = true;
        });
    }
};
"""
CAN_PLAY = "() => self.canMove && document.querySelector('.board')"

COUNT = """() => new Promise((told) => {
    const loop = "let sum = 0; for (let n = 0; n < 1e9; n++) sum += n % 7; postMessage(sum);";
    const worker = new Worker(URL.createObjectURL(new Blob([loop])));
    worker.onmessage = () => told();
})"""


def measure(chromium: BrowserType, host: Host, runs: int, is_slow: bool) -> Seconds:
    """Medians of several runs, each in a new profile."""
    found = defaultdict(list)
    for _ in range(runs):
        for visit, seconds in _visits(chromium, host, is_slow):
            found[visit].append(seconds)
    return {visit: median(seconds) for visit, seconds in found.items()}


def loaded(chromium: BrowserType, host: Host) -> Counter[str]:
    """How many bytes a first visit loads, by path."""
    before = host.sent.copy()
    with _profile() as profile, _browser(chromium, profile) as context:
        _seconds_to_board(context.pages[0], host)
    return host.sent - before


def slowdown(chromium: BrowserType) -> float:
    """How many seconds a busy worker takes for one of the processor's on the slow machine. (Beside
    the same without stops, it would depend on what else this machine is doing.)"""
    with _profile() as profile, _browser(chromium, profile) as context, _slowed(profile):
        group, began = _processes(profile), time.perf_counter()
        before = _cpu_seconds(group)
        context.pages[0].evaluate(COUNT)
        used = _cpu_seconds(group)
        used.subtract(before)
        return (time.perf_counter() - began) / max(used.values())


def _visits(chromium: BrowserType, host: Host, is_slow: bool) -> Iterator[tuple[str, float]]:
    """Somebody's visits. The browser is closed in between, and keeps what it keeps."""
    with _profile() as profile:
        for visit in (FRESH, AGAIN, AIRPLANE):
            if visit == AIRPLANE:
                with _browser(chromium, profile) as context:
                    _keep(context.pages[0], host)
            with _browser(chromium, profile) as context:
                context.set_offline(visit == AIRPLANE)
                with _slowed(profile) if is_slow else nullcontext():
                    yield visit, _seconds_to_board(context.pages[0], host)


def _profile() -> "tempfile.TemporaryDirectory[str]":
    """A folder for what a browser keeps. It may still be writing when it is told to go."""
    return tempfile.TemporaryDirectory(prefix="spielwerk-profile-", ignore_cleanup_errors=True)


@contextmanager
def visiting(chromium: BrowserType, watch: str, is_slow: bool) -> Iterator[Page]:
    """A page in a new profile, with a script that watches it."""
    with _profile() as profile, _browser(chromium, profile) as context:
        context.add_init_script(watch)
        with _slowed(profile) if is_slow else nullcontext():
            yield context.pages[0]


@contextmanager
def _browser(chromium: BrowserType, profile: str) -> Iterator[BrowserContext]:
    context = chromium.launch_persistent_context(
        profile, executable_path=find_chromium(), args=FLAGS, locale="en-GB"
    )
    context.add_init_script(WATCH)
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


def _seconds_to_board(page: Page, host: Host) -> float:
    """Somebody clicks on the first game's button as soon as it is there."""
    began = time.perf_counter()
    page.goto(host.url, wait_until="commit")
    page.get_by_role("button", name=say("front-play", "en")).first.click()
    page.wait_for_function(CAN_PLAY)
    return time.perf_counter() - began


def _keep(page: Page, host: Host) -> None:
    page.goto(host.url)
    page.get_by_role("button", name=say("keep-offline", "en")).click()
    page.get_by_text(say("keep-offline-done", "en")).wait_for()


@contextmanager
def _slowed(profile: str) -> Iterator[None]:
    """Chromium can slow pages down, but no workers. So all of its processes are stopped most of the
    time."""
    group, is_over = _processes(profile), Event()

    def slow_down() -> None:
        while not is_over.is_set():
            began = time.perf_counter()
            time.sleep(RUNS_FOR)  # or longer, if the machine is busy
            os.killpg(group, signal.SIGSTOP)
            time.sleep((time.perf_counter() - began) * (SLOWLY - 1))
            os.killpg(group, signal.SIGCONT)

    slowing = Thread(target=slow_down)
    slowing.start()
    try:
        yield
    finally:
        is_over.set()
        slowing.join()


def _processes(profile: str) -> int:
    """The group of a browser's processes."""
    for process in Path("/proc").glob("[0-9]*"):
        if _is_browser(process, profile):
            group = os.getpgid(int(process.name))
            if group != os.getpgrp():
                return group
    raise ProcessLookupError("no browser with its own process group")


def _cpu_seconds(group: int) -> Counter[Path]:
    """What the threads of a group of processes have used so far."""
    seconds: Counter[Path] = Counter()
    for thread in Path("/proc").glob("[0-9]*/task/[0-9]*"):
        with suppress(OSError):  # it has ended meanwhile
            told = (thread / "stat").read_text().rpartition(")")[2].split()
            if int(told[2]) == group:
                ticks = int(told[11]) + int(told[12])
                seconds[thread] = ticks / os.sysconf("SC_CLK_TCK")
    return seconds


def _is_browser(process: Path, profile: str) -> bool:
    with suppress(OSError):
        return f"--user-data-dir={profile}" in (process / "cmdline").read_text().split("\0")
    return False
