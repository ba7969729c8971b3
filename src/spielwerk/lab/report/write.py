"""A report as files: the page, and all its numbers."""

import json
import shlex
from collections.abc import Sequence
from pathlib import Path

from spielwerk.errors import BadOption
from spielwerk.lab.report.figures import Data
from spielwerk.lab.report.games import Begin, Progress
from spielwerk.lab.report.page import page
from spielwerk.system.files import check_place, whole_file

SUFFIXES = (".html", ".htm")


def check_path(path: Path, force: bool = False) -> Path:
    """Raise an error before anything is played if the page cannot be written there, or if there is
    one that would be lost."""
    if path.suffix not in SUFFIXES:
        raise BadOption("error-report-file", file=str(path))
    check_place(path)
    for file in () if force else (path, data_of(path)):
        if file.exists():
            raise BadOption("error-exists", file=str(file))
    return path


def data_of(path: Path) -> Path:
    """Where the numbers of a page are."""
    return path.with_suffix(".json")


def command(
    game: str, players: int, options: Sequence[str], level: str, games: int, seed: int,
    compare: Sequence[str], against: Sequence[str],
) -> str:  # fmt: skip
    """A command that gives the same report, with everything that was left to its default."""
    words = ["spielwerk", "report", game, "--players", str(players)]
    for option in options:
        words += ["--option", option]
    words += ["--level", level, "--games", str(games), "--seed", str(seed)]
    for each in compare:
        words += ["--compare", each]
    for each in against:
        words += ["--against", each]
    return shlex.join(words)


def write(
    report: Data, path: Path, language: str,
    progress: Progress | None = None, begin: Begin | None = None,
) -> tuple[Path, Path]:  # fmt: skip
    """Write the numbers first, because they took long, and then the page. Return both paths."""
    data = data_of(path)
    with whole_file(data) as file:
        json.dump(report, file, ensure_ascii=False, indent=1)
        file.write("\n")
    with whole_file(path) as file:
        file.write(page(report, language, progress=progress, begin=begin))
    return path, data
