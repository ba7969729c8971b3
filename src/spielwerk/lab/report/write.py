"""A report as files: the page, and all its numbers."""

import json
from pathlib import Path

from spielwerk.engine.errors import BadOption
from spielwerk.files import check_place, whole_file
from spielwerk.lab.report.figures import Data
from spielwerk.lab.report.page import page

SUFFIXES = (".html", ".htm")


def check_path(path: Path) -> Path:
    """Raise an error before anything is played if the page cannot be written there."""
    if path.suffix not in SUFFIXES:
        raise BadOption("error-report-file", file=str(path))
    return check_place(path)


def write(report: Data, path: Path, language: str) -> tuple[Path, Path]:
    """Write the numbers first, because they took long, and then the page. Return both paths."""
    data = path.with_suffix(".json")
    with whole_file(data) as file:
        json.dump(report, file, ensure_ascii=False, indent=1)
        file.write("\n")
    with whole_file(path) as file:
        file.write(page(report, language))
    return path, data
