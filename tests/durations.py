"""How long every test took: `build/durations`, slowest first. A run of some tests keeps the others'
times."""

from collections import Counter
from pathlib import Path

DURATIONS = Path(__file__).parents[1] / "build" / "durations"


def read_durations(path=DURATIONS):
    """Seconds by test."""
    if not path.exists():
        return {}
    lines = path.read_text(encoding="utf-8").splitlines()
    return {test: float(seconds) for seconds, test in (line.split(maxsplit=1) for line in lines)}


def write_durations(seconds, path=DURATIONS):
    path.parent.mkdir(exist_ok=True)
    slowest_first = sorted(seconds.items(), key=lambda row: (-row[1], row[0]))
    path.write_text("".join(f"{s:9.3f} {test}\n" for test, s in slowest_first), encoding="utf-8")


class Recorder:
    """The part of a run that hears of every test: pytest itself, or xdist's controller."""

    def __init__(self):
        self.seconds = Counter()

    def pytest_runtest_logreport(self, report):
        # Setting up and tearing down count, too.
        self.seconds[report.nodeid] += report.duration

    def pytest_sessionfinish(self):
        write_durations(read_durations() | self.seconds)
