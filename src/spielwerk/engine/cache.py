"""Machine code that is kept on disk between processes, right where numba's own cache is not.

numba's cache asks only whether the function's own file has changed, so an edit to a function it
calls would go unnoticed; it never finds a closure over compiled functions again; and its files are
numbered, with an index beside them: of two processes that compile for two games at a time, or after
an update, one can be given the other's code. Here every signature has a file of its own, which is
written at once and says of which sources it was made.
"""

import hashlib
import pickle
from typing import Any

from numba import __version__ as numba_version
from numba.core.caching import FunctionCache, IndexDataCacheFile


class FileEach(IndexDataCacheFile):
    """Files named by what they are for, without an index. One that was made of other sources is as
    good as none, and is overwritten."""

    def __init__(self, path: str, name: str, stamp: str) -> None:
        super().__init__(path, name, stamp)  # type: ignore[no-untyped-call]
        self._name = name
        self._stamp = f"{numba_version} {stamp}"

    def load(self, key: Any) -> Any:
        try:
            stamp, code = self._load_data(self._file_for(key))  # type: ignore[no-untyped-call]
        except OSError:  # there is none
            return None
        return pickle.loads(code) if stamp == self._stamp else None  # noqa: S301 (as numba does)

    def save(self, key: Any, data: Any) -> None:
        code = self._dump(data)  # type: ignore[no-untyped-call]
        self._save_data(self._file_for(key), (self._stamp, code))  # type: ignore[no-untyped-call]

    def _file_for(self, key: Any) -> str:
        return f"{self._name}.{_digest(key)}.nbc"


class PackageCache(FunctionCache):
    """For a function whose code depends on all sources of the package, under a name that tells it
    from others of the same source."""

    def __init__(self, function: Any, identity: str, stamp: str) -> None:
        super().__init__(function)  # type: ignore[no-untyped-call]
        name = f"{self._impl.filename_base}-{_digest(identity)}"
        own = self._impl.locator.get_source_stamp()
        self._cache_file = FileEach(self._cache_path, name, f"{own} {stamp}")

    def _index_key(self, sig: Any, codegen: Any) -> Any:
        return sig, codegen.magic_tuple()


def _digest(key: Any) -> str:
    return hashlib.sha256(repr(key).encode()).hexdigest()[:16]
