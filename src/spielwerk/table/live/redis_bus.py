"""Server processes notify each other through Redis."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from spielwerk.errors import BadOption, needs_extra
from spielwerk.table.live.bus import Bus, Notice
from spielwerk.table.storage.interface import StorageDown

if TYPE_CHECKING:
    from redis.asyncio.client import PubSub

log = logging.getLogger(__name__)

CHANNEL = "spielwerk"
MOST_WAITING = 10_000  # notices; more are dropped, and the storage makes up for them
RETRY_SECONDS = 0.5
SILENCE_SECONDS = 2.0  # after which we send a ping, and then wait as long again
PATIENCE_SECONDS = 5.0  # for the answer to anything else

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Notice).decode


class RedisBus(Bus):
    """One channel for all tables: a notice is a hundred bytes."""

    def __init__(self, url: str) -> None:
        with needs_extra("scale"):
            from redis.asyncio import Redis
            from redis.asyncio.retry import Retry
            from redis.backoff import NoBackoff
        try:
            self._redis: Redis = Redis.from_url(
                url,
                retry=Retry(NoBackoff(), 0),  # we have to know when notices may have been lost
                socket_timeout=PATIENCE_SECONDS,
                socket_connect_timeout=PATIENCE_SECONDS,
            )
        except ValueError as error:
            raise BadOption(
                "error-address", reason=str(error), service="Redis", example="redis://host"
            ) from error
        self._waiting: asyncio.Queue[Notice] = asyncio.Queue(MOST_WAITING)
        self._sender: asyncio.Task[None] | None = None

    async def open(self) -> None:
        from redis.exceptions import RedisError

        try:
            await self._redis.ping()
        except (RedisError, OSError) as error:
            raise StorageDown(f"Redis cannot be reached: {error}") from error
        self._sender = asyncio.create_task(self._send_all())

    async def close(self) -> None:
        if self._sender is not None:
            self._sender.cancel()
            await asyncio.gather(self._sender, return_exceptions=True)
        await self._redis.aclose()

    def publish(self, notice: Notice) -> None:
        try:
            self._waiting.put_nowait(notice)
        except asyncio.QueueFull:
            log.warning("too many notices: one was dropped")

    async def _send_all(self) -> None:
        from redis.exceptions import RedisError

        while True:
            message = _encode(await self._waiting.get())
            while True:
                try:
                    await self._redis.publish(CHANNEL, message)
                    break
                except (RedisError, OSError) as error:
                    log.warning("Redis is down: notices wait", extra={"error": str(error)})
                    await asyncio.sleep(RETRY_SECONDS)
                except Exception:  # the next one may be sent, and the storage makes up for this one
                    log.exception("a notice could not be sent")
                    break

    async def notices(self) -> AsyncIterator[Notice | None]:
        from redis.exceptions import RedisError

        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for notice in self._heard(channel):
                        yield notice
            except (RedisError, OSError) as error:
                log.warning("Redis is down", extra={"error": str(error)})
            self.hears = False
            await asyncio.sleep(RETRY_SECONDS)

    async def _heard(self, channel: "PubSub") -> AsyncIterator[Notice | None]:
        """The notices of a connection, until not even a ping is answered: it may be dead without an
        error."""
        was_asked = False
        while True:
            message = await channel.get_message(timeout=SILENCE_SECONDS)
            if message is None and was_asked:
                raise OSError("no answer")
            was_asked = message is None
            if message is None:
                await channel.ping()
            elif message["type"] == "subscribe":
                self.hears = True
                yield None  # notices may have been lost before this
            elif message["type"] == "message":
                with suppress(msgspec.MsgspecError):  # of another version
                    yield _decode(message["data"])
