"""The laboratory: the same rules on all cores, on a GPU and on a cluster, and what they tell."""

from contextlib import AbstractContextManager, nullcontext

from spielwerk.bots.crew import Crew, Processes
from spielwerk.lab.devices import DEVICES, check_device, playouts

__all__ = ["DEVICES", "check_device", "crew", "playouts"]


def crew(cluster: str | None = None, workers: int | None = None) -> AbstractContextManager[Crew]:
    """Who does the work: the machines of the Ray cluster at an address, or as many processes as
    are wanted on this one."""
    if cluster is None:
        return nullcontext(Processes(workers))
    from spielwerk.lab.cluster import Cluster

    return Cluster(cluster)
