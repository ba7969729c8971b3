"""Costly answers as they are sent: made beside the event loop, once, and kept as long as there is
room for them."""

import asyncio
import gzip
from collections import Counter, OrderedDict
from collections.abc import Callable, Generator, Hashable
from typing import Any

from spielwerk.table.live.services import Services
from spielwerk.table.match.refusals import Refused
from spielwerk.table.protocol.bulletin import encode

MOST_BYTES = 32 * 1024 * 1024

QUICKLY = 1  # a level of compression: quick, and an answer shrinks to a tenth

Work = Generator[None, None, Any]


def packed(answer: Any) -> bytes:
    """A large answer, for clients that can unpack it."""
    return gzip.compress(encode(answer), QUICKLY, mtime=0)


class Copies:
    """The answers that are kept, and those being made."""

    def __init__(self, services: Services, most_at_once: int, most_bytes: int = MOST_BYTES) -> None:
        self._services = services
        self._most_at_once = most_at_once  # of long answers, for each address
        self._most_bytes = most_bytes
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()  # the most recently used last
        self._bytes = 0
        self._making: dict[Hashable, asyncio.Task[bytes]] = {}
        self._under_way: Counter[str] = Counter()  # by address

    async def long(
        self,
        key: Hashable,
        address: str,
        work: Callable[[], Work],
        sent_as: Callable[[Any], bytes] = encode,
    ) -> bytes:
        """An answer that takes long to make. Other requests for the same wait for it."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._making:
            self._services.check_work(address)
            if self._under_way[address] >= self._most_at_once:
                raise Refused("error-too-fast")
            self._under_way[address] += 1
            self._making[key] = asyncio.create_task(self._make(key, address, work(), sent_as))
        return await asyncio.shield(self._making[key])

    async def _make(
        self, key: Hashable, address: str, work: Work, sent_as: Callable[[Any], bytes]
    ) -> bytes:
        try:
            made = await self._services.bit_by_bit(work, address)
            answer = await self._services.aside(sent_as, made, address=address)
        finally:
            del self._making[key]
            self._under_way[address] -= 1
            if not self._under_way[address]:
                del self._under_way[address]
        self._keep(key, answer)
        return answer

    def once(self, key: Hashable, function: Callable[[], Any]) -> bytes:
        """An answer that is made quickly, and then always the same."""
        if key not in self._kept:
            self._keep(key, encode(function()))
        return self._kept[key]

    async def fresh(self, address: str, function: Callable[..., Any], *given: Any) -> bytes:
        """An answer that differs each time."""
        self._services.check_work(address)

        def made() -> bytes:
            return encode(function(*given))

        return await self._services.aside(made, address=address)

    def _keep(self, key: Hashable, answer: bytes) -> None:
        self._kept[key] = answer
        self._bytes += len(answer)
        while self._bytes > self._most_bytes and len(self._kept) > 1:
            _, forgotten = self._kept.popitem(last=False)
            self._bytes -= len(forgotten)
