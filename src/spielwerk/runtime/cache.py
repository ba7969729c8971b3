"""Keeps machine code on disk between processes, and fixes what numba's own cache gets wrong.

numba's cache only checks whether the function's own file has changed, so it misses an edit to a
function that this one calls. It never finds a closure over compiled functions again. And its files
are numbered, with a separate index: when two processes compile for two games at once, or after an
update, one can load the other's code. Here every signature has its own file, written atomically and
stamped with what it was compiled from.
"""

import hashlib
import logging
import pickle
from typing import Any

from llvmlite import __version__ as llvmlite_version
from numba import __version__ as numba_version
from numba.core.caching import FunctionCache, IndexDataCacheFile

from spielwerk.runtime import once

log = logging.getLogger(__name__)


class FileEach(IndexDataCacheFile):
    """Files named after what they hold, without an index. A file compiled from other code is
    ignored and overwritten."""

    def __init__(self, path: str, name: str, stamp: str) -> None:
        super().__init__(path, name, stamp)  # type: ignore[no-untyped-call]
        self._name = name
        self._stamp = f"{numba_version} {llvmlite_version} {stamp}"

    def load(self, key: Any) -> Any:
        """The code kept under a key; None if there is none from these sources."""
        try:
            stamp, code = self._load_data(self._file_for(key))  # type: ignore[no-untyped-call]
        except OSError:  # not cached yet
            return None
        return pickle.loads(code) if stamp == self._stamp else None  # noqa: S301 (as numba does)

    def save(self, key: Any, data: Any) -> None:
        """Keep code under a key."""
        code = self._dump(data)  # type: ignore[no-untyped-call]
        try:
            self._save_data(  # type: ignore[no-untyped-call]
                self._file_for(key), (self._stamp, code)
            )
        except OSError as error:  # such as a full disk
            tell_unkept(str(error))

    def _file_for(self, key: Any) -> str:
        return f"{self._name}.{_digest(key)}.nbc"


class StampedCache(FunctionCache):
    """For a function whose machine code is made from what `stamp` says. The name distinguishes it
    from others with the same source."""

    def __init__(self, function: Any, identity: str, stamp: str) -> None:
        super().__init__(function)  # type: ignore[no-untyped-call]
        name = f"{self._impl.filename_base}-{_digest(identity)}"
        self._cache_file = FileEach(self._cache_path, name, stamp)

    def _index_key(self, sig: Any, codegen: Any) -> Any:
        return sig, codegen.magic_tuple()


def tell_unkept(reason: str) -> None:
    """Say it once, not for every function, nor in every process that is started from here."""
    if once.is_first():
        log.warning(
            "machine code cannot be kept, so it is compiled again at every start"
            " (NUMBA_CACHE_DIR can name a folder for it): %s",
            reason,
        )


def _digest(key: Any) -> str:
    return hashlib.sha256(repr(key).encode()).hexdigest()[:16]
