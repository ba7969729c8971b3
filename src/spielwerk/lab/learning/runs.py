"""A whole run of learning: rounds, checkpoints, and the curve of strength beside it."""

import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from spielwerk import __version__
from spielwerk.engine.net import Net
from spielwerk.errors import BadOption
from spielwerk.lab.learning.checkpoints import Checkpoint
from spielwerk.lab.learning.course import Course, between
from spielwerk.lab.learning.curve import Curve, Point
from spielwerk.lab.learning.learner import Learner
from spielwerk.locale import Message, message
from spielwerk.system import interrupts
from spielwerk.system.files import check_place, part_of, whole_bytes

CHECKPOINT_SECONDS = 20.0  # and a round more: so much is lost at most
REPORT_SECONDS = 1.0
MEASURED_ROUNDS, MEASURED_SECONDS = 3, 3.0  # at least, to know the speed
PATIENCE = 0.1  # seconds between two looks at the games of the curve


@dataclass(frozen=True)
class Standing:
    """How far a run is. `rounds` is None until it is known how many there will be.

    >>> from spielwerk.lab.learning import Standing
    >>> print(Standing(round=5, rounds=100, positions=1_000_000, seconds=2.0))
    Round 5 of 100: 0.5 million positions a second, loss 0.
    """

    round: int = 0
    rounds: int | None = None
    positions: int = 0  # that this run has judged
    seconds: float = 0.0  # … and how long it took
    loss: float = 0.0  # in the last round
    resumed: bool = False  # a run goes on that was stopped
    curve: tuple[Point, ...] = ()
    news: tuple[Point, ...] = ()  # those that were not known at the last report

    @property
    def speed(self) -> Message:
        """How fast positions are judged, as a message."""
        million = self.positions / max(self.seconds, 1e-9) / 1e6
        return message("train-speed", speed=million, loss=self.loss)

    def text(self, language: str = "en") -> str:
        """Where the run stands, in a language, with the news of the curve."""
        if self.rounds is None:
            return message("simulate-compiling").text(language)
        standing = message("train-standing", round=self.round, rounds=self.rounds, speed=self.speed)
        return "\n".join([standing.text(language), *(point.text(language) for point in self.news)])

    def __str__(self) -> str:
        return self.text()


Report = Callable[[Standing], object]


def train(
    course: Course,
    to: Path,
    report: Report = print,
    *,
    force: bool = False,
    threads: int | None = None,
) -> Net:
    """Learn, and write the net to a file. A run that was stopped goes on where its checkpoint
    stands, and comes to the same net. Ctrl-C writes one before it is raised.

    >>> from pathlib import Path
    >>> from spielwerk.lab.learning import Course, train
    >>> train(Course("rings", minutes=5), Path("/no/such/folder/rings.net"))
    Traceback (most recent call last):
        ...
    FileNotFoundError: ...
    """
    check_place(to)
    if to.exists() and not force:
        raise BadOption("error-exists", file=str(to))
    checkpoint = Checkpoint.read(part_of(to), course)
    report(Standing())
    learner = Learner(course, threads)
    seconds = _warm_up(learner, course, measured=checkpoint is None)
    if checkpoint is None:
        rounds = course.rounds or max(1, round(60 * (course.minutes or 0) / seconds))
        learner.begin()
    else:
        rounds = checkpoint.rounds
        learner.restore(checkpoint.arrays)
    with Curve(course, checkpoint.curve if checkpoint else None) as curve:
        run = _Run(course, to, learner, curve, rounds, checkpoint, report)
        run.learn()
        run.finish_curve()
        return run.write()


def _warm_up(learner: Learner, course: Course, measured: bool) -> float:
    """Compile everything, and find out how long a round takes if the number of rounds depends on
    it. What is learnt meanwhile is to be forgotten."""
    explore, rate = course.explore[0], course.rate[0]
    learner.round(explore, rate)
    rounds, started = 0, time.perf_counter()
    while measured and course.rounds is None:
        learner.round(explore, rate)
        rounds += 1
        taken = time.perf_counter() - started
        if rounds >= MEASURED_ROUNDS and taken >= MEASURED_SECONDS:
            return taken / rounds
    return 0.0


class _Run:
    def __init__(
        self, course: Course, to: Path, learner: Learner, curve: Curve, rounds: int,
        resumed: Checkpoint | None, report: Report,
    ) -> None:  # fmt: skip
        self._course = course
        self._to = to
        self._learner = learner
        self._curve = curve
        self._report = report
        self._rounds = rounds
        self._before = resumed.seconds if resumed else 0.0  # taken by runs that were stopped
        self._judged_before = learner.positions
        self._learnt = 0.0  # seconds taken by this one
        self._reported = self._saved = time.monotonic()
        self._standing = Standing(rounds=rounds, resumed=resumed is not None)
        self._tell(0.0)

    def learn(self) -> None:
        course, learner, rounds = self._course, self._learner, self._rounds
        started = time.monotonic()
        with _ctrl_c_waits() as asked_to_stop:
            while learner.rounds < rounds:
                part = learner.rounds / rounds
                loss = learner.round(between(course.explore, part), between(course.rate, part))
                self._learnt = time.monotonic() - started
                if self._curve.is_due(learner.rounds, rounds):
                    self._curve.add(learner.rounds, learner.net.rounded({}))
                is_last = learner.rounds == rounds
                stops = asked_to_stop.is_set()
                if is_last or stops or self._passed(self._saved, CHECKPOINT_SECONDS):
                    self._save()
                if is_last or stops or self._passed(self._reported, REPORT_SECONDS):
                    self._tell(loss)
                if stops:
                    raise KeyboardInterrupt

    def finish_curve(self) -> None:
        """Wait for its last games."""
        while not self._curve.is_complete:
            time.sleep(PATIENCE)
            if self._curve.points() != self._standing.curve:
                self._tell(self._standing.loss)

    def write(self) -> Net:
        net = self._learner.net.rounded(self._made())
        with whole_bytes(self._to) as file:
            file.write(net.as_bytes())
        part_of(self._to).unlink(missing_ok=True)
        return net

    def _made(self) -> dict[str, Any]:
        """How the net came about."""
        course = self._course
        settings = course.as_json()
        for name in ("rounds", "minutes"):
            del settings[name]
        return {
            "command": course.command(self._rounds),
            **settings,
            "rounds": self._rounds,
            "positions": self._learner.positions,
            "version": __version__,
            "curve": [asdict(point) for point in self._curve.points()],
            "date": datetime.now(UTC).date().isoformat(),
            "seconds": round(self._before + self._learnt, 1),
        }

    def _save(self) -> None:
        checkpoint = Checkpoint(
            self._rounds, self._before + self._learnt, self._curve.saved(), self._learner.saved()
        )
        checkpoint.write(part_of(self._to), self._course)
        self._saved = time.monotonic()

    def _tell(self, loss: float) -> None:
        before, curve = self._standing.curve, self._curve.points()
        self._standing = replace(
            self._standing,
            round=self._learner.rounds,
            positions=self._learner.positions - self._judged_before,
            seconds=self._learnt,
            loss=loss,
            curve=curve,
            news=tuple(point for point in curve if point not in before),
        )
        self._reported = time.monotonic()
        self._report(self._standing)

    def _passed(self, since: float, seconds: float) -> bool:
        return time.monotonic() - since >= seconds


@contextmanager
def _ctrl_c_waits() -> Iterator[threading.Event]:
    """Ctrl-C only asks to stop: a round is not left half done. Pressed again, it stops at once. The
    same goes for SIGTERM, if it does not end the process anyway."""
    asked = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield asked  # only the main thread receives signals
        return
    handlers = {each: signal.getsignal(each) for each in interrupts.SIGNALS}
    before = {each: handler for each, handler in handlers.items() if callable(handler)}

    def ask(number: int, frame: Any) -> None:
        interrupts.note(number)
        asked.set()
        go_back()

    def go_back() -> None:
        for each, handler in before.items():
            signal.signal(each, handler)

    for each in before:
        signal.signal(each, ask)
    try:
        with interrupts.unhurried(presses=1):
            yield asked
    finally:
        go_back()
