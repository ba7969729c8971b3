"""The laboratory: what needs many games, and who plays them."""

from contextlib import AbstractContextManager, nullcontext

from spielwerk.bots.crew import Crew, Processes


def crew(cluster: str | None = None, workers: int | None = None) -> AbstractContextManager[Crew]:
    """Who does the work: the machines of the Ray cluster at an address, or as many processes as
    are wanted on this one."""
    if cluster is None:
        return nullcontext(Processes(workers))
    from spielwerk.lab.cluster import Cluster

    return Cluster(cluster)
