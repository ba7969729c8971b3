"""Files that are written completely or not at all."""

import errno
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, TextIO


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


def check_place(path: Path, is_changed: bool = False) -> Path:
    """Raise an error before any work is done if no file can be written there; `is_changed` tells
    that one that is there will not be replaced but changed."""
    if not path.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path.parent))
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    for place in (path.parent, path) if is_changed and path.exists() else (path.parent,):
        if not os.access(place, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(place))
    return path


@contextmanager
def _draft_of(path: Path, how: str, encoding: str | None = None) -> Iterator[Any]:
    with whole_path(path) as draft, draft.open(how, encoding=encoding) as file:
        yield file
        file.flush()


@contextmanager
def whole_path(path: Path) -> Iterator[Path]:
    """The same for a file that others write: what they write to is the temporary name."""
    # Named before it is made: Ctrl-C at any moment finds the draft and removes it.
    draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}.part")
    try:
        yield draft
        with draft.open("rb+") as file:
            os.fsync(file.fileno())
        draft.replace(path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
