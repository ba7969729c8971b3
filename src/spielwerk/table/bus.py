"""How server processes tell each other what happens. One process alone needs nobody to tell."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class Notice:
    """Something has happened at a match: there are events up to a number, or other seats are
    connected. It carries no event: those come from the storage."""

    sender: str
    match: str
    number: int | None = None
    seats: list[int] | None = None


class Bus(Protocol):
    async def open(self) -> None:
        """Connect."""

    async def close(self) -> None:
        """Let go."""

    def publish(self, notice: Notice) -> None:
        """Tell the others, some time soon; never waits, never fails. What is lost is found again by
        looking at the storage."""

    def notices(self) -> AsyncIterator[Notice | None]:
        """What the others tell; None when some may have been lost."""


class NoBus:
    """Nobody else is there."""

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    def publish(self, notice: Notice) -> None:
        pass

    async def notices(self) -> AsyncIterator[Notice | None]:
        return
        yield
