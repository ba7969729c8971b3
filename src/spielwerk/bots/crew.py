"""Who does a large piece of work: the cores of this machine, or whoever else can."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import as_completed
from typing import Any, Protocol, TypeVar

from spielwerk.bots.processes import Pool
from spielwerk.engine.playouts import available_cores

Result = TypeVar("Result")


class Crew(Protocol):
    def do(
        self, job: Callable[..., Result], tasks: Sequence[tuple[Any, ...]]
    ) -> Iterator[tuple[int, Result]]:
        """`job(*task)` for every task: its place among the tasks and the result, in the order in
        which they are ready. `job` is a function of a module; tasks and results are plain data.
        Whoever stops asking calls off the rest."""


class Processes:
    """A process for every core of this machine, or as many as are wanted."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or available_cores()

    def do(
        self, job: Callable[..., Result], tasks: Sequence[tuple[Any, ...]]
    ) -> Iterator[tuple[int, Result]]:
        pool = Pool(self._workers)
        try:
            waiting = {pool.submit(job, *task): place for place, task in enumerate(tasks)}
            for done in as_completed(waiting):
                yield waiting[done], done.result()
        except BaseException:
            pool.kill()
            raise
        pool.shutdown(wait=False)
