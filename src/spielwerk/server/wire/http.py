"""uvicorn's HTTP, with bounds for everything that arrives before there is a request: a head, and a
body that is not wanted."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from spielwerk.server.door.answers import raw_refusal
from spielwerk.table.match.refusals import Refused

PIECE = 4096  # bytes between two checks of how much has come
HEAD_BYTES = 24 * 1024
URL_BYTES = 18 * 1024  # a line of a position that is too long still fits, in any script
MOST_HEADERS = 100
MOST_IN_LINE = 8  # requests that are sent before the first is answered
DRAINED_BYTES = (
    1 << 20
)  # read and forgotten, so that a client that still sends can read the refusal
LINGER_SECONDS = 2.0
LAST_SECONDS = 3.0  # for what is under way when the server stops


class Unreadable(Exception):
    """A request that is not read to its end."""


class Http(HttpToolsProtocol, asyncio.BufferedProtocol):
    """One connection."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        app: Any = given["config"].app
        self._door = app.door
        self._body_bytes = app.limits.body_bytes
        self._proxy_seconds = app.limits.proxy_patience
        self._fed = 0  # bytes since the head or the body began
        self._in_head = False
        self._in_body = False
        self._is_done = False  # what still comes is forgotten
        self._answered: Any = None  # `cycle` is the latest request, and may wait for this one
        self._refused = 400, Refused("error-message", problem="this is not HTTP")

    # ---- Connection -----------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if not self._door.admit(transport):
            self._is_done = True
            transport.write(raw_refusal(Refused("error-too-fast"), 429))
            transport.close()
        elif self._door.is_of_proxy(transport):
            self.timeout_keep_alive = self._proxy_seconds

    def connection_lost(self, exc: Exception | None) -> None:
        self._is_done = True
        self._door.leave(self.transport)
        if self._answered is not None:
            self._answered.disconnected = True
        self.pipeline.clear()  # they know us: garbage otherwise
        super().connection_lost(exc)

    def shutdown(self) -> None:
        super().shutdown()
        self.loop.call_later(LAST_SECONDS, self.transport.abort)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._tell_door()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._tell_door()

    def _tell_door(self) -> None:
        """Whose turn it is: ours, if there is a whole request and the client reads."""
        answered = self._answered
        is_asked = answered is not None and not answered.response_complete
        if is_asked and not answered.more_body and not self.flow.write_paused:
            self._door.serves(self.transport)
        else:
            self._door.waits(self.transport)

    def handle_websocket_upgrade(self) -> None:
        """Leave the connection to its socket."""
        self._is_done = True  # its socket goes on
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it knows us: garbage otherwise

    # ---- Bytes ----------------------------------------------------------------------------

    def get_buffer(self, sizehint: int) -> Any:
        return self._door.buffer

    def buffer_updated(self, nbytes: int) -> None:
        self.data_received(bytes(self._door.buffer[:nbytes]))

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            piece = data[start : start + PIECE]
            self._fed += len(piece)
            if not self._is_done:
                super().data_received(piece)
            self._check()

    def _check(self) -> None:
        if self._is_done:
            if self._fed > DRAINED_BYTES:
                self.transport.abort()
        elif self._in_body:
            if self._fed > self._body_bytes + DRAINED_BYTES:
                self.transport.abort()
        elif self._fed > HEAD_BYTES:
            self._turn_away(431, Refused("error-too-long"))

    # ---- What the parser finds ------------------------------------------------------------

    def on_message_begin(self) -> None:
        """Bounds the requests in line."""
        if len(self.pipeline) >= MOST_IN_LINE:
            raise Unreadable
        super().on_message_begin()
        self._fed, self._in_head = 0, True
        self._tell_door()

    def on_url(self, url: bytes) -> None:
        """Bounds the address."""
        if len(self.url) + len(url) > URL_BYTES:
            self._refused = 414, Refused("error-too-long")
            raise Unreadable
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Bounds the headers."""
        if not self._in_head:  # trailers after a chunked body are not read
            return
        if len(self.headers) >= MOST_HEADERS:
            self._refused = 431, Refused("error-too-long")
            raise Unreadable
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The body begins."""
        self._fed, self._in_head, self._in_body = 0, False, True
        super().on_headers_complete()

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def on_message_complete(self) -> None:
        """The request is whole: it is our turn."""
        self._fed, self._in_body = 0, False
        super().on_message_complete()
        self._tell_door()

    def on_response_complete(self) -> None:
        """The answer is whole: it is the client's turn."""
        super().on_response_complete()
        self._tell_door()

    # ---- Refusals -------------------------------------------------------------------------

    def send_400_response(self, msg: str) -> None:
        """Refuse what is not HTTP, or too long."""
        self._turn_away(*self._refused)

    def _turn_away(self, status: int, problem: Refused) -> None:
        """Say why, and listen for a moment: if there were unread bytes when we close, the client
        would not hear it."""
        self._is_done = True
        self._fed = 0
        if self.cycle is not None and not self.cycle.response_complete:
            self.transport.abort()  # the refusal would come in the middle of another answer
        elif not self.transport.is_closing():
            accepted = dict(self.headers or ()).get(b"accept-language", b"")
            self.transport.write(raw_refusal(problem, status, accepted.decode("latin-1")))
            self.transport.write_eof()
            self.loop.call_later(LINGER_SECONDS, self.transport.abort)
