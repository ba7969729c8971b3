"""Notices through Redis, over connections that die in every way."""

import asyncio
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit

import pytest

from spielwerk.table.live import redis_bus
from spielwerk.table.live.bus import Notice
from spielwerk.table.live.redis_bus import RedisBus
from table.rooms import until


@pytest.fixture(autouse=True)
def _hurry(monkeypatch):
    monkeypatch.setattr(redis_bus, "SILENCE_SECONDS", 0.1)
    monkeypatch.setattr(redis_bus, "RETRY_SECONDS", 0.02)


class Network:
    """A network between a process and Redis."""

    def __init__(self, url):
        self._port = urlsplit(url).port
        self._writers = set()
        self.is_mute = False  # bytes vanish without an error
        self.is_closed = False  # connections are refused

    async def __aenter__(self):
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        port = self._server.sockets[0].getsockname()[1]
        self.url = f"redis://127.0.0.1:{port}/0"
        return self

    async def __aexit__(self, *error):
        self._server.close()
        self.cut()

    def cut(self):
        for writer in self._writers:
            writer.close()

    async def _connected(self, reader, writer):
        if self.is_closed:
            writer.close()
            return
        there, here = await asyncio.open_connection("127.0.0.1", self._port)
        self._writers |= {writer, here}
        await asyncio.gather(self._carry(reader, here), self._carry(there, writer))

    async def _carry(self, reader, writer):
        with suppress(ConnectionError):
            while data := await reader.read(1000):
                if not self.is_mute:
                    writer.write(data)
        writer.close()


@asynccontextmanager
async def hearing(url):
    """A bus, and what it hears."""
    bus, heard = RedisBus(url), []
    note = heard.append

    async def listen():
        async for notice in bus.notices():
            note(notice)

    await bus.open()
    task = asyncio.create_task(listen())
    try:
        await until(lambda: bus.hears)
        yield bus, heard
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await bus.close()


async def test_a_connection_that_died_silently_is_noticed_and_replaced(redis_url):
    async with (
        Network(redis_url) as line,
        hearing(line.url) as (bus, heard),
        hearing(redis_url) as (other, _),
    ):
        other.publish(Notice("other", "a", 1))
        await until(lambda: heard == [None, Notice("other", "a", 1)])
        line.is_mute = line.is_closed = True
        other.publish(Notice("other", "a", 2))
        await until(lambda: not bus.hears)
        line.is_closed = line.is_mute = False
        await until(lambda: bus.hears)
        other.publish(Notice("other", "a", 3))
        await until(lambda: heard[2:] == [None, Notice("other", "a", 3)])


async def test_a_lost_connection_is_replaced_and_it_is_said_that_notices_may_be_missing(redis_url):
    async with (
        Network(redis_url) as line,
        hearing(line.url) as (bus, heard),
        hearing(redis_url) as (other, _),
    ):
        for number in range(3):
            line.cut()
            await until(lambda number=number: heard.count(None) == number + 2)
        other.publish(Notice("other", "a", 3))
        await until(lambda: heard[-1] == Notice("other", "a", 3))
        assert bus.hears


async def test_a_quiet_connection_is_not_a_dead_one(redis_url):
    async with hearing(redis_url) as (bus, heard):
        await asyncio.sleep(0.5)
        assert (bus.hears, heard) == (True, [None])


async def test_a_notice_of_another_version_is_skipped(redis_url):
    async with hearing(redis_url) as (bus, heard):
        for text in (b"{", b'{"sender": 7}', b"[]"):
            await bus._redis.publish(redis_bus.CHANNEL, text)
        bus.publish(Notice("me", "a", 1))
        await until(lambda: heard == [None, Notice("me", "a", 1)])


async def test_an_error_that_nobody_expected_does_not_silence_a_process(redis_url, caplog):
    async with hearing(redis_url) as (bus, heard):
        publish = bus._redis.publish

        async def fails(*given):
            bus._redis.publish = publish
            raise RuntimeError("odd")

        bus._redis.publish = fails
        bus.publish(Notice("me", "a", 1))
        bus.publish(Notice("me", "a", 2))
        await until(lambda: heard == [None, Notice("me", "a", 2)])
    assert "a notice could not be sent" in caplog.text
