"""A report as files: the page, and all its numbers."""

import errno
import json
import os
from pathlib import Path

from spielwerk.engine.errors import BadOption
from spielwerk.files import whole_file
from spielwerk.lab.report.figures import Data
from spielwerk.lab.report.page import page

SUFFIXES = (".html", ".htm")


def check_path(path: Path) -> Path:
    """Raise an error before anything is played if the page cannot be written there."""
    if path.suffix not in SUFFIXES:
        raise BadOption("error-report-file", file=str(path))
    if not path.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path.parent))
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not os.access(path.parent, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path.parent))
    return path


def write(report: Data, path: Path, language: str) -> tuple[Path, Path]:
    """Write the numbers first, because they took long, and then the page. Return both paths."""
    data = path.with_suffix(".json")
    with whole_file(data) as file:
        json.dump(report, file, ensure_ascii=False, indent=1)
        file.write("\n")
    with whole_file(path) as file:
        file.write(page(report, language))
    return path, data
