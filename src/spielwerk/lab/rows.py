"""The same work for every row of some arrays: on all cores, or on an NVIDIA GPU.

The work is a compiled function `do(row, states, moves, active, ranks, *arrays)`. The first four are
scratch space that belongs to the worker on the row: two states, room for the legal moves, for
features and for ranks. The arrays are the same for all rows.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, cached_property
from typing import Any, TypeAlias

from spielwerk.engine.game import Rules
from spielwerk.engine.playouts import available_cores
from spielwerk.errors import BadOption, needs_extra
from spielwerk.lab.devices import check_device
from spielwerk.lab.scratch import MOST_SEATS, SCRATCH_STATES
from spielwerk.runtime.compile import compiled, jit

with needs_extra("lab"):
    import numba  # noqa: F401 (compiles the work)
    import numpy as np

FEW = 64  # rows that one thread does faster than several

Do = Callable[..., None]
Run = Callable[..., None]  # run(rows, *arrays)


def workplace(rules: Rules, features: int, device: str, threads: int | None = None) -> "Workplace":
    """`features` is the most that a row of features can have. The threads are those of the CPU, one
    a core by default.

    >>> import spielwerk
    >>> from spielwerk.lab.rows import workplace
    >>> place = workplace(spielwerk.load("rings").rules, features=0, device="cpu", threads=1)
    >>> len(place.states(3))
    3
    """
    if threads is not None and threads < 1:
        raise BadOption("error-threads", threads=str(threads))
    if check_device(device) == "cpu":
        return Cores(rules, features, threads or available_cores())
    return Gpu(rules, features)


class Cores:
    """The cores of this machine, each with a part of the rows."""

    xp: Any = np  # the module whose arrays live here
    clears_rows = True  # a row of zeros is best made where the row is done

    def __init__(self, rules: Rules, features: int, threads: int) -> None:
        self._rules = rules
        self._threads = threads
        numbers = rules.max_moves, max(1, features), MOST_SEATS
        self._scratch = [
            (
                np.zeros(SCRATCH_STATES, rules.state.dtype),
                *(np.zeros(size, np.int32) for size in numbers),
            )
            for _ in range(threads)
        ]

    @cached_property
    def _others(self) -> ThreadPoolExecutor:
        """All threads but the one that asks."""
        return ThreadPoolExecutor(self._threads - 1)

    def states(self, rows: int) -> Any:
        """Blank states."""
        return np.zeros(rows, self._rules.state.dtype)

    def put(self, array: Any) -> Any:
        """A copy of a numpy array."""
        return array.copy()

    def fetch(self, array: Any) -> Any:
        """A copy of an array."""
        return array.copy()

    def share(self, arrays: Any) -> Any:
        """What `each` makes of an array, or of a tuple of arrays: worth doing once for those that
        are used again and again. Here they stay what they are."""
        return arrays

    def each(self, do: Do) -> Run:
        """Work that threads do, each for a part of the rows."""
        work = jit(rows_of(do))

        def run(rows: int, *arrays: Any) -> None:
            part = rows if rows < FEW else -(-rows // self._threads)

            def some(thread: int) -> None:
                first = thread * part
                work(first, min(part, rows - first), *self._scratch[thread], arrays)

            parts = -(-rows // part) if rows else 0
            others = [self._others.submit(some, thread) for thread in range(1, parts)]
            if rows:
                some(0)
            for other in others:
                other.result()

        return run


@cache
def rows_of(do: Do) -> Do:
    """A function that does some rows, one after the other."""

    @compiled
    def some_rows(
        first: int, count: int, states: Any, moves: Any, active: Any, ranks: Any, arrays: Any
    ) -> None:
        for row in range(first, first + count):
            do(row, states, moves, active, ranks, *arrays)

    return some_rows


class Gpu:
    """An NVIDIA GPU. Arrays are CuPy's, which numba, torch and JAX share without copying."""

    THREADS = 128  # per block
    clears_rows = False  # neighbours write far apart: filling whole arrays before is much faster

    def __init__(self, rules: Rules, features: int) -> None:
        with needs_extra("learn"):
            import cupy
            import numba_cuda  # noqa: F401 (numba's own numba.cuda is deprecated)
        from spielwerk.lab import cuda

        self.xp = cupy
        self._rules = rules
        self._features = features
        self._cuda = cuda
        with cuda.plain_errors():
            self._cuda.send(np.zeros(1, np.int8))

    def states(self, rows: int) -> Any:
        return self.put(np.zeros(rows, self._rules.state.dtype))

    def put(self, array: Any) -> Any:
        with self._cuda.plain_errors():
            return self._cuda.send(array)

    def fetch(self, array: Any) -> Any:
        return self._cuda.fetch(array)

    def share(self, arrays: Any) -> Any:
        """The arrays as kernels take them."""
        return self._cuda.shared(arrays, self.xp.ndarray)

    def each(self, do: Do) -> Run:
        """Work that a kernel does, one thread for each row."""
        kernel = self._cuda.row_kernel_here(do, self._rules, self._features)

        def run(rows: int, *arrays: Any) -> None:
            if rows:
                blocks = -(-rows // self.THREADS)
                there = tuple(self.share(array) for array in arrays)
                with self._cuda.plain_errors():
                    kernel[blocks, self.THREADS](rows, there)

        return run


Workplace: TypeAlias = Cores | Gpu
