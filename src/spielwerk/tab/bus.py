"""How the tabs of a browser notify each other: through a channel that every tab hears but the one
that speaks. The page's worker has the channel."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable

import msgspec

from spielwerk.table.live.bus import Bus, Notice

log = logging.getLogger(__name__)

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Notice).decode


class TabBus(Bus):
    """Notices between tabs. The worker has opened the channel, and it is closed with the tab."""

    hears = True

    def __init__(self, publish: Callable[[str], None]) -> None:
        self._publish = publish
        self._heard: asyncio.Queue[Notice] = asyncio.Queue()

    def publish(self, notice: Notice) -> None:
        self._publish(_encode(notice).decode())

    def heard(self, text: str) -> None:
        """Another tab has published this. One with another version of the app may say anything."""
        try:
            self._heard.put_nowait(_decode(text))
        except msgspec.MsgspecError as error:
            log.warning("a notice cannot be read", extra={"error": str(error)})

    async def notices(self) -> AsyncIterator[Notice | None]:
        while True:
            yield await self._heard.get()
