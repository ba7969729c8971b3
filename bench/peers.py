"""The peers, in separate processes: on one core, and on all of them.

OpenSpiel and PettingZoo use one core each, so on all cores there is one process per core. pgx uses
what it is given.
"""

import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context

from bench import openspiel, pettingzoo_games, pgx_games
from spielwerk.engine.playouts import available_cores

OPENSPIEL_GAMES = 5_000  # per round


def _rate_of_openspiel() -> float:
    return openspiel.rate_in_cpp(OPENSPIEL_GAMES)


def _rate_of_othello() -> float:
    return pgx_games.rate("othello")


def _rate_of_connect_four() -> float:
    return pgx_games.rate("connect_four")


@dataclass(frozen=True)
class Peer:
    name: str
    game: str
    rate: Callable[[], float]
    uses_all_cores: bool = False
    compared: bool = True  # with our games; if it has several games, the fastest one

    @property
    def title(self) -> str:
        return f"{self.name} {self.game}"


PEERS = (
    Peer("OpenSpiel", openspiel.GAME, _rate_of_openspiel),
    Peer("pgx", "connect_four", _rate_of_connect_four, uses_all_cores=True),
    Peer("pgx", "othello", _rate_of_othello, uses_all_cores=True, compared=False),
    Peer("PettingZoo", "connect_four_v3", pettingzoo_games.rate),
)


class Rooms:
    """Where the peers play: a process that may use one core, one that may use all, and one per
    core."""

    def __init__(self) -> None:
        spawn = get_context("spawn")
        self._cores = available_cores()
        self._narrow = ProcessPoolExecutor(1, spawn, _use_one_core)
        self._wide = ProcessPoolExecutor(1, spawn)
        self._many = ProcessPoolExecutor(self._cores, spawn)

    def __enter__(self) -> "Rooms":
        return self

    def __exit__(self, *_: object) -> None:
        for room in (self._narrow, self._wide, self._many):
            room.shutdown()

    def on_one_core(self, peer: Peer) -> float:
        return self._narrow.submit(peer.rate).result()

    def on_all_cores(self, peer: Peer) -> float:
        if peer.uses_all_cores:
            return self._wide.submit(peer.rate).result()
        parts = [self._many.submit(peer.rate) for _ in range(self._cores)]
        return sum(part.result() for part in parts)


def _use_one_core() -> None:
    """Also changes what libraries count as cores."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
