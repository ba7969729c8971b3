"""A visit to a table over a socket, by a client that may be slow, hasty or malicious."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable

from starlette.types import Receive, Send

from spielwerk.server.door.limits import Bucket, Limits
from spielwerk.server.door.metrics import Metrics
from spielwerk.table.live.hall import Hall
from spielwerk.table.live.visit import BAD_HELLO, Gone, Visit
from spielwerk.table.protocol.incoming import AnyCommand

log = logging.getLogger(__name__)

TOO_SLOW = 4408  # one more close code
CAME_IN = "spielwerk.came_in"  # in an event: when the message was complete, as the hall counts

WriteNow = Callable[[bytes], bool]


def _cannot_write_now(message: bytes) -> bool:
    return False


class Socket(Visit):
    """A connection to one table."""

    def __init__(
        self,
        hall: Hall,
        metrics: Metrics,
        limits: Limits,
        receive: Receive,
        send: Send,
        write: WriteNow | None = None,
        abort: Callable[[], None] | None = None,
        address: str = "",
        shared: Bucket | None = None,
    ) -> None:
        super().__init__(hall, address)
        self._metrics = metrics
        self._limits = limits
        self._receive = receive
        self._send = send
        self._write_now = write or _cannot_write_now
        self._abort = abort
        self._bucket = Bucket(limits.messages, limits.message_burst)
        self._shared = shared  # with all others of the address
        self._queue: deque[bytes] = deque()
        self._queued = 0
        self._wake = asyncio.Event()
        self._close_code: int | None = None
        self._runner = asyncio.current_task()
        self._is_listening = False

    # ---- Out ------------------------------------------------------------------------------

    def post(self, message: bytes) -> None:
        """Send something now, or queue it. A client that does not read is disconnected before it
        costs memory."""
        if self._close_code is not None or (not self._queue and self._write_now(message)):
            return
        self._queue.append(message)
        self._queued += len(message)
        if self._queued > self._limits.queue_bytes:
            self._queue.clear()
            self._end(TOO_SLOW, "slow")
            if self._runner is not None and self._is_listening:
                self._runner.cancel()  # it may be waiting for a client that never sends anything
        self._wake.set()

    def _end(self, code: int, why: str) -> None:
        """Close the socket when what is in the queue has been sent."""
        if self._close_code is None:
            self._close_code = code
            self._metrics.cut_off.labels(why).inc()
            self._wake.set()

    async def _send_all(self) -> None:
        """Send what is in the queue, until the end."""
        while True:
            while self._queue:
                message = self._queue[0]  # it stays in the queue so that nothing overtakes it
                await self._send({"type": "websocket.send", "text": message.decode()})
                if self._queue:
                    self._queued -= len(self._queue.popleft())
            if self._close_code is not None:
                await self._send({"type": "websocket.close", "code": self._close_code})
                return
            self._wake.clear()
            await self._wake.wait()

    # ---- In -------------------------------------------------------------------------------

    async def run(self, table: str) -> None:
        """From the first message to the last."""
        sender = asyncio.create_task(self._send_all())
        try:
            async with asyncio.timeout(self._limits.hello_seconds):
                hello, _ = await self._next()
            await self.greet(table, hello)
            while self._close_code is None:
                text, came_in = await self._next()
                if (haste := self._haste()) > 0:
                    await asyncio.sleep(haste)  # nothing else is read meanwhile
                await self.answer(text, came_in)
        except Gone:
            pass
        except TimeoutError:
            self._end(BAD_HELLO, "hello")
        except asyncio.CancelledError:
            if self._close_code is None:
                raise
        finally:
            self.leave()
            await self._finish(sender)

    def _haste(self) -> float:
        """How many seconds too early a message is."""
        own = self._bucket.take()
        return own if self._shared is None else max(own, self._shared.take())

    async def _finish(self, sender: asyncio.Task[None]) -> None:
        """Let the last messages arrive, but do not wait for ever."""
        if self._close_code is None:
            sender.cancel()
        done, _ = await asyncio.wait({sender}, timeout=1.0)
        sender.cancel()
        if not done and self._abort is not None:
            self._abort()  # or its unread data would stay in memory
        for task in done:
            if not task.cancelled() and task.exception() is not None:
                log.debug("the socket was already closed", extra={"error": repr(task.exception())})

    async def _next(self) -> tuple[bytes | str, int | None]:
        """The client's next message, and when it came, if that is known."""
        self._is_listening = True
        event = await self._receive()
        self._is_listening = False
        if event["type"] != "websocket.receive":
            raise Gone
        return event.get("text") or event.get("bytes") or "", event.get(CAME_IN)

    async def answer(self, text: bytes | str, came_in: int | None = None) -> None:
        started = time.perf_counter()
        await super().answer(text, came_in)
        self._metrics.seconds.observe(time.perf_counter() - started)

    def _count(self, command: AnyCommand) -> None:
        self._metrics.count(type(command).__name__)

    def _count_refused(self, reason: str) -> None:
        self._metrics.refused.labels(reason).inc()
