"""The games of a report that was stopped. They are kept beside the page until it is written."""

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

from spielwerk.engine.position import Ruleset
from spielwerk.errors import Stopped
from spielwerk.parallel.crew import Crew
from spielwerk.runtime.reach import package_stamp
from spielwerk.system import interrupts
from spielwerk.system.files import part_of
from spielwerk.workbench.stories import Story


@contextmanager
def keeping(crew: Crew, path: Path, ruleset: Ruleset) -> Iterator["Kept"]:
    """A crew that keeps its games until the page is written, to go on from there."""
    kept = Kept(crew, part_of(path), ruleset)
    stopped = Stopped("report-stopped", file=part_of(path).name)
    try:
        with interrupts.ending_with(lambda: stopped.message):
            yield kept
    except KeyboardInterrupt:
        raise stopped from None
    part_of(path).unlink(missing_ok=True)


class Kept:
    """A crew that writes down every game as it ends, a line each, and plays no game that is written
    down already. A game is known by everything that it depends on: the task, and the sources of
    Spielwerk and of the game. So a file of another report does no harm."""

    def __init__(self, crew: Crew, path: Path, ruleset: Ruleset) -> None:
        self._crew = crew
        self._path = path
        packages = {"spielwerk", ruleset.rules.apply.__module__.partition(".")[0]}
        self._stamp = " ".join(map(package_stamp, sorted(packages)))

    def do(
        self, job: Callable[..., Any], tasks: Sequence[tuple[Any, ...]]
    ) -> Iterator[tuple[int, Any]]:
        """The stories of all tasks: first those that are written down."""
        known = self._read()
        keys = [self._key(task) for task in tasks]
        missing = [number for number, key in enumerate(keys) if key not in known]
        yield from ((number, known[key]) for number, key in enumerate(keys) if key in known)
        with self._path.open("a", encoding="utf-8") as file:
            file.write("\n")  # after a line that was cut off
            for place, story in self._crew.do(job, [tasks[number] for number in missing]):
                number = missing[place]
                file.write(json.dumps([keys[number], asdict(story)]) + "\n")
                file.flush()
                yield number, story

    def known(self) -> int:
        """How many games are written down."""
        return len(self._read())

    def _key(self, task: tuple[Any, ...]) -> str:
        return hashlib.sha256(f"{self._stamp} {task!r}".encode()).hexdigest()

    def _read(self) -> dict[str, Story]:
        """What is written down, except for what is damaged."""
        found: dict[str, Story] = {}
        if not self._path.exists():
            return found
        for line in self._path.read_text(encoding="utf-8", errors="replace").splitlines():
            try:
                key, data = json.loads(line)
                setup = data.pop("setup")
                story = Story(
                    **{name: _as_tuples(each) for name, each in data.items()}, setup=setup
                )
            except (ValueError, TypeError, KeyError, AttributeError):
                continue
            found[key] = story
        return found


def _as_tuples(data: Any) -> Any:
    """Lists as they were before JSON."""
    return tuple(map(_as_tuples, data)) if isinstance(data, list) else data
