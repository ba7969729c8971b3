"""A run of learning as a file, to go on from when it was stopped."""

import json
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from spielwerk import __version__
from spielwerk.errors import BadRecord
from spielwerk.lab.learning.course import Course
from spielwerk.system.files import whole_bytes

META = "told"  # what is no array, as JSON


@dataclass(frozen=True)
class Checkpoint:
    """Where a run stands."""

    rounds: int  # in all
    seconds: float  # that it has taken so far
    curve: dict[str, Any]  # of a Curve
    arrays: dict[str, Any]  # of a Learner

    @classmethod
    def read(cls, path: Path, course: Course) -> "Checkpoint | None":
        """Where a run of this course stands, if it has begun."""
        try:
            with path.open("rb") as file, np.load(file, allow_pickle=False) as found:
                arrays = dict(found)
            data = json.loads(bytes(arrays.pop(META)))
            begun = data["course"]
            checkpoint = cls(data["rounds"], data["seconds"], data["curve"], arrays)
        except FileNotFoundError:
            return None
        except (ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile):
            raise BadRecord("error-train-damaged", file=str(path)) from None
        wanted = _settings(course)
        other = [name for name, value in begun.items() if wanted.get(name) != value]
        if other or begun.keys() != wanted.keys():
            settings = ", ".join(f"{name} = {_shown(begun[name])}" for name in other)
            raise BadRecord("error-train-other", file=str(path), settings=settings)
        return checkpoint

    def write(self, path: Path, course: Course) -> None:
        data = {
            "course": _settings(course),
            "rounds": self.rounds,
            "seconds": self.seconds,
            "curve": self.curve,
        }
        text = np.frombuffer(json.dumps(data).encode(), np.uint8)
        with whole_bytes(path) as file:
            arrays: dict[str, Any] = {META: text, **self.arrays}
            np.savez(file, **arrays)


def _settings(course: Course) -> dict[str, Any]:
    """What must not change on the way: also what is seen of a position."""
    return {**course.as_json(), "features": course.features, "version": __version__}


def _shown(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False).strip('"')
