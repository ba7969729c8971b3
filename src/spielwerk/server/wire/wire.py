"""uvicorn's WebSockets with two shortcuts that together save a third of the time of a move: what
can be written at once is written without a separate task, and reading pauses only when a client is
ahead of us, not after every message. Bytes wait unread until there is room for the messages in
them, and whatever is not a message (pings, pieces) may come only as fast as messages may."""

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode

from spielwerk.server.door.answers import raw_refusal
from spielwerk.server.door.limits import Bucket
from spielwerk.server.wire.socket import CAME_IN
from spielwerk.table.match.refusals import Refused

WRITE_NOW = "spielwerk.write_now"  # the name of the ASGI extension
READ_AHEAD = 8  # messages
PIECE = 256  # bytes between two checks of how many messages have come
MOST_PIECES = 64  # of a message
WHOLE_TEXT = 0x81  # first byte of a complete text frame that is not compressed
CLOSE_SECONDS = 3.0


class Inbox(asyncio.Queue[Any]):
    """Messages that wait to be answered, each with the time when it was complete."""

    def __init__(self, now: Callable[[], int]) -> None:
        super().__init__()
        self._now = now

    def _put(self, event: Any) -> None:
        super()._put({**event, CAME_IN: self._now()})


class Wire(WebSocketsSansIOProtocol, asyncio.BufferedProtocol):
    """One connection."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        app: Any = given["config"].app
        self._door = app.door
        self._bucket = Bucket(app.limits.messages, app.limits.message_burst)
        self.queue = Inbox(app.hall.services.now)
        self._unread = bytearray()
        self._is_paused = False
        self._held: asyncio.TimerHandle | None = None
        self._has_spoken = False
        self.close_timeout = CLOSE_SECONDS
        self.read_paused = True  # uvicorn's own pauses: ours are enough

    # ---- Connection -----------------------------------------------------------------------

    def handle_connect(self, event: Any) -> None:
        """Offer the shortcuts to the application."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            shortcuts: dict[object, object] = {
                "write": self.write_now,
                "abort": self.transport.abort,
            }
            self.scope["extensions"][WRITE_NOW] = shortcuts

    async def run_asgi(self) -> None:
        """Serve the socket, and wait for its end."""
        await super().run_asgi()
        self._door.waits(self.transport)  # for what is still to be read, and to be closed

    def connection_lost(self, exc: Exception | None) -> None:
        self._door.leave(self.transport)
        self._unread.clear()
        if self._held is not None:
            self._held.cancel()
        if hasattr(self, "scope"):
            self.scope["extensions"].clear()  # the shortcuts know us: garbage otherwise
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """Give the client a moment to close."""
        super().shutdown()
        self.loop.call_later(CLOSE_SECONDS, self.transport.abort)  # if it does not read

    # ---- Out ------------------------------------------------------------------------------

    def write_now(self, message: bytes) -> bool:
        """Send a text if the client keeps up. Return whether it was sent."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        if len(message) < 126:
            head = bytes((WHOLE_TEXT, len(message)))
        elif len(message) < 1 << 16:
            head = bytes((WHOLE_TEXT, 126)) + len(message).to_bytes(2, "big")
        else:
            return False
        self.transport.write(head + message)
        return True

    async def send(self, message: Any) -> None:
        """Send an event; after the last one, listen for the answer."""
        await super().send(message)
        if message["type"] == "websocket.close":
            self._is_paused = False  # uvicorn listens for the answer
            self._take_in()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._door.waits(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._has_spoken and not self.close_sent:
            self._door.serves(self.transport)

    # ---- In -------------------------------------------------------------------------------

    def get_buffer(self, sizehint: int) -> Any:
        return self._door.buffer

    def buffer_updated(self, nbytes: int) -> None:
        self.data_received(bytes(self._door.buffer[:nbytes]))

    def data_received(self, data: bytes) -> None:
        self._unread += data
        self._take_in()

    async def receive(self) -> Any:
        """The next event; makes room for what is still unread."""
        event = await self.queue.get()
        self._take_in()
        return event

    def _take_in(self) -> None:
        """Read as much as there is room for; leave the rest to the network."""
        while self._unread and self._has_room() and not self.transport.is_closing():
            piece = bytes(self._unread[:PIECE])
            del self._unread[:PIECE]
            super().data_received(piece)
            if not (self.handshake_initiated or self._unread):
                self._refuse_handshake()
        is_full = bool(self._unread) or not self._has_room()
        if is_full != self._is_paused and not self.transport.is_closing():
            self._is_paused = is_full
            (self.transport.pause_reading if is_full else self.transport.resume_reading)()

    def _has_room(self) -> bool:
        return self._held is None and self.queue.qsize() < READ_AHEAD

    def _refuse_handshake(self) -> None:
        """The head is not a request for a socket, and uvicorn would say nothing."""
        problem = Refused("error-message", problem="this is not a handshake")
        self.transport.write(raw_refusal(problem, 400))
        self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """Pass a message on."""
        if not self._has_spoken:
            self._has_spoken = True
            self._door.serves(self.transport)
        super().send_receive_event_to_app()

    def handle_text(self, event: Any) -> None:
        """Count the piece of a message."""
        self._slow_down(event)
        super().handle_text(event)

    def handle_bytes(self, event: Any) -> None:
        """Count the piece of a message."""
        self._slow_down(event)
        super().handle_bytes(event)

    def handle_cont(self, event: Any) -> None:
        """Count the piece, and bound how many a message has."""
        self._slow_down(event)
        if len(self.frames) < MOST_PIECES:
            super().handle_cont(event)
        elif not self.close_sent:
            self.conn.send_close(CloseCode.MESSAGE_TOO_BIG)
            self.handle_parser_exception()

    def handle_ping(self) -> None:
        """Answer, unless the client does not read."""
        if self.writable.is_set():
            super().handle_ping()
        else:  # a client that does not read needs no answers
            self.conn.data_to_send()
        self._slow_down()

    def handle_pong(self, event: Any) -> None:
        """Count it."""
        self._slow_down()
        super().handle_pong(event)

    def _slow_down(self, piece: Any = None) -> None:
        """Messages are counted where they are answered."""
        if piece is not None and piece.fin:
            return
        haste = self._bucket.take()
        if haste > 0 and self._held is None:
            self._held = self.loop.call_later(haste, self._go_on)

    def _go_on(self) -> None:
        self._held = None
        self._take_in()
