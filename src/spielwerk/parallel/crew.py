"""Workers for a large job: the cores of this machine, or something else such as a cluster."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import as_completed
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol, TypeVar

from spielwerk.engine.playouts import available_cores
from spielwerk.errors import Failure
from spielwerk.parallel.processes import Pool

Result = TypeVar("Result")


class Crew(Protocol):
    """What a large job is spread over.

    >>> from spielwerk.parallel.crew import Processes
    >>> callable(Processes(1).do)
    True
    """

    def do(
        self, job: Callable[..., Result], tasks: Sequence[tuple[Any, ...]]
    ) -> Iterator[tuple[int, Result]]:
        """Run `job(*task)` for every task. Yield each task's index and result as they are ready.
        `job` is a module-level function; tasks and results are plain data. Closing the iterator
        cancels the rest."""


class Processes:
    """One process per core of this machine, or a given number.

    >>> from spielwerk.parallel.crew import Processes
    >>> list(Processes(1).do(len, [("ab",)]))  # the number of each task, and its result
    [(0, 2)]
    """

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or available_cores()

    def do(
        self, job: Callable[..., Result], tasks: Sequence[tuple[Any, ...]]
    ) -> Iterator[tuple[int, Result]]:
        """Spread the tasks over processes that are started for them."""
        pool = Pool(self._workers)
        try:
            waiting = {pool.submit(job, *task): number for number, task in enumerate(tasks)}
            for done in as_completed(waiting):
                yield waiting[done], done.result()
        except BrokenProcessPool as error:
            pool.kill()
            raise Failure("error-process-lost") from error
        except BaseException:
            pool.kill()
            raise
        pool.shutdown(wait=False)
