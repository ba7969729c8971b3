"""Files that are written completely or not at all."""

import errno
import os
import secrets
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, TextIO

from spielwerk.system import interrupts

_PAGE = 4096  # bytes: a file that is empty fits on a full disk


@contextmanager
def whole_file(path: Path) -> Iterator[TextIO]:
    """Write a text file under a temporary name and rename it when it is complete: if anything goes
    wrong in between, the old file stays as it was. Devices and pipes are written directly."""
    try:
        if path.exists() and not path.is_file() and not path.is_dir():
            with path.open("w", encoding="utf-8") as device:
                yield device
        else:
            with _draft_of(path, "x", "utf-8") as file:
                yield file
    except OSError as error:
        error.filename = str(path)  # a failed write names no file, or the temporary one
        raise


@contextmanager
def whole_bytes(path: Path) -> Iterator[BinaryIO]:
    """The same for a file that is no text."""
    try:
        with _draft_of(path, "xb") as file:
            yield file
    except OSError as error:
        error.filename = str(path)
        raise


def part_of(path: Path) -> Path:
    """Where the work for a file is kept, to go on with it if it is stopped."""
    return path.with_name(path.name + ".part")


def check_place(path: Path, is_changed: bool = False) -> Path:
    """Raise an error before any work is done if no file can be written there; `is_changed` tells
    that one that is there will not be replaced but changed."""
    if not path.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path.parent))
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    _write_in(path.parent)
    if is_changed and path.exists() and not os.access(path, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
    return path


def _write_in(folder: Path) -> None:
    """Only trying says why nothing can be written: forbidden, disk full, read-only."""
    try:
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(bytes(_PAGE))
    except OSError as error:
        error.filename = str(folder)
        raise


@contextmanager
def _draft_of(path: Path, how: str, encoding: str | None = None) -> Iterator[Any]:
    with whole_path(path) as draft, draft.open(how, encoding=encoding) as file:
        yield file
        file.flush()


@contextmanager
def whole_path(path: Path) -> Iterator[Path]:
    """The same for a file that others write: what they write to is the temporary name."""
    with _draft(path) as draft:
        yield draft
        with draft.open("rb+") as file:
            os.fsync(file.fileno())


@contextmanager
def whole_folder(path: Path) -> Iterator[Path]:
    """The same for a folder that does not exist yet."""
    with _draft(path) as draft:
        try:
            draft.mkdir()
        except OSError as error:
            error.filename = str(path)
            raise
        yield draft


@contextmanager
def _draft(path: Path) -> Iterator[Path]:
    # Named before it is made: Ctrl-C at any moment finds the draft and removes it.
    draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}.part")
    interrupts.drafts.add(draft)
    try:
        yield draft
        draft.replace(path)
    except BaseException:
        interrupts.discard(draft)
        raise
    interrupts.drafts.discard(draft)
