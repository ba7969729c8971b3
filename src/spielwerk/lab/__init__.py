"""The lab: the same rules on all cores, on a GPU and on a cluster, and reports about the games."""

from contextlib import AbstractContextManager, nullcontext

from spielwerk.lab.devices import DEVICES, check_device, playouts
from spielwerk.parallel.crew import Crew, Processes

__all__ = ["DEVICES", "check_device", "crew", "playouts"]


def crew(cluster: str | None = None, workers: int | None = None) -> AbstractContextManager[Crew]:
    """The workers: the machines of the Ray cluster at an address, or a number of processes on this
    one.

    >>> from spielwerk.lab import crew
    >>> with crew(workers=1) as processes:
    ...     list(processes.do(len, [("ab",)]))
    [(0, 2)]
    """
    if cluster is None:
        return nullcontext(Processes(workers))
    from spielwerk.lab.cluster import Cluster

    return Cluster(cluster)
