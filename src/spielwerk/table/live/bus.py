"""How server processes notify each other. A single process does not need it."""

from collections.abc import AsyncIterator
from dataclasses import dataclass


@dataclass(frozen=True)
class Notice:
    """Something has happened in a match: there are events up to a number, or the connected seats
    have changed. It does not contain events; those come from the storage."""

    sender: str
    match: str
    number: int | None = None
    seats: list[int] | None = None


class Bus:
    """How notices travel. This one has no others to notify."""

    hears = False  # whether notices from the others arrive, as far as is known

    async def open(self) -> None:
        """Connect."""

    async def close(self) -> None:
        """Disconnect."""

    def publish(self, notice: Notice) -> None:
        """Notify the others soon. Never waits, never fails. The storage makes up for lost
        notices."""

    async def notices(self) -> AsyncIterator[Notice | None]:
        """Notices from the others; None when some may have been lost."""
        return
        yield
