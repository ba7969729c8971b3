"""One socket: somebody on a seat, or an onlooker. Every message gets an answer."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.types import Receive, Send

from spielwerk.engine.errors import SpielwerkError
from spielwerk.server import messages
from spielwerk.server.limits import Bucket, Limits
from spielwerk.server.metrics import Metrics
from spielwerk.server.words import language_of, reason_of
from spielwerk.table import commands, told
from spielwerk.table.bulletin import encode
from spielwerk.table.commands import Refused, Who
from spielwerk.table.events import What
from spielwerk.table.hall import Hall
from spielwerk.table.match import Match
from spielwerk.table.room import Room
from spielwerk.table.storage import StorageDown

log = logging.getLogger(__name__)

# Close codes for the client.
BAD_HELLO, NO_SUCH_TABLE, TOO_SLOW = 4400, 4404, 4408


WriteNow = Callable[[bytes], bool]


def _cannot_write_now(message: bytes) -> bool:
    return False


class Gone(Exception):
    """The client has closed the socket, or should be disconnected."""


class Socket:
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
    ) -> None:
        self.who = Who()
        self._hall = hall
        self._metrics = metrics
        self._limits = limits
        self._receive = receive
        self._send = send
        self._write_now = write or _cannot_write_now
        self._abort = abort
        self._language = "en"
        self._room: Room | None = None
        self._bucket = Bucket(limits.messages, limits.message_burst)
        self._asking = False  # one hint at a time
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

    def send_away(self) -> None:
        """Onlookers are no longer allowed."""
        self._refuse(None, Refused("error-onlookers-off"))
        self._end(NO_SUCH_TABLE, "refused")

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
                text = await self._next()
            self._room = await self._greet(table, text)
            while self._close_code is None:
                text = await self._next()
                if (haste := self._bucket.take()) > 0:
                    await asyncio.sleep(haste)  # nothing else is read meanwhile
                await self._answer(text)
        except Gone:
            pass
        except TimeoutError:
            self._end(BAD_HELLO, "hello")
        except asyncio.CancelledError:
            if self._close_code is None:
                raise
        finally:
            if self._room is not None:
                self._room.leave(self)
            await self._finish(sender)

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

    async def _next(self) -> bytes | str:
        """The client's next message."""
        self._is_listening = True
        event = await self._receive()
        self._is_listening = False
        if event["type"] != "websocket.receive":
            raise Gone
        return event.get("text") or event.get("bytes") or ""

    async def _greet(self, table: str, text: bytes | str) -> Room:
        """Find out who the client is, and send the state of the table."""
        try:
            hello = messages.read_hello(text)
            self._language = language_of(hello.language)
            room = await self._hall.room(table)
            self.who = self._hall.who(room.match, hello.token, hello.host)
            await room.join(self, hello.after)
            return room
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            self._refuse(None, Refused("error-message", problem=str(error)))
            self._end(BAD_HELLO, "hello")
        except (SpielwerkError, StorageDown) as error:
            self._refuse(None, error)
            self._end(NO_SUCH_TABLE, "refused")
        raise Gone

    async def _answer(self, text: bytes | str) -> None:
        """Do what the client asks for, or say why not."""
        command = None
        started = time.perf_counter()
        try:
            command = messages.read_command(text)
            self._metrics.count(type(command).__name__)
            await _DO[type(command)](self, command)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            self._refuse(None, Refused("error-message", problem=str(error)))
        except (SpielwerkError, StorageDown) as error:
            self._refuse(command and command.id, error)
        except Exception:
            log.exception("a command failed")
            self._refuse(command and command.id, Refused("error-internal"))
        self._metrics.seconds.observe(time.perf_counter() - started)

    # ---- Answers --------------------------------------------------------------------------

    def _say(self, message: told.Message) -> None:
        self.post(encode(message))

    def _ok(self, command: messages.AnyCommand, n: int) -> None:
        self._say(told.Ok(id=command.id, n=n))

    def _refuse(self, id: str | None, error: SpielwerkError | StorageDown) -> None:
        if isinstance(error, StorageDown):
            log.error("storage down", extra={"error": str(error)})
            error = Refused("error-storage")
        reason = reason_of(error)
        self._metrics.refused.labels(reason).inc()
        colours = () if self._room is None else self._room.match.colours
        text = error.message.text(self._language, colours)
        self._say(told.Refused(id=id, reason=reason, text=text, rule=error.rule))

    # ---- Commands -------------------------------------------------------------------------

    @property
    def _here(self) -> Room:
        if self._room is None:
            raise Gone
        return self._room

    async def _move(self, command: messages.Move) -> None:
        """The event is the answer. Only a move that was already made gets a separate answer."""
        seat, room = self.who.own_seat(), self._here
        before: int | None = None

        def decide(match: Match) -> list[What]:
            nonlocal before
            before = match.seats[seat].answered.get(command.id or "")
            if before is not None:
                return []
            return commands.move(match, seat, command.move, command.n, command.id)

        await room.do(decide)
        if before is not None:
            self._ok(command, before)

    async def _why(self, command: messages.Why) -> None:
        """Say which rule forbids a move, as far as this seat may know."""
        match = self._here.match
        if match.to_move != self.who.own_seat():
            raise Refused("error-not-your-turn")
        match.running_position().play(command.move)
        self._ok(command, match.number)

    async def _simple(self, command: Any) -> None:
        """A seat's commands that need only the match."""
        seat = self.who.own_seat()
        decide = _SIMPLE[type(command)]
        n = await self._here.do(lambda match: decide(match, seat))
        self._ok(command, n)

    async def _react(self, command: messages.React) -> None:
        seat = self.who.own_seat()
        n = await self._here.do(lambda match: commands.react(match, seat, command.reaction))
        self._ok(command, n)

    async def _colour(self, command: messages.Colour) -> None:
        seat = self.who.own_seat()
        n = await self._here.do(lambda match: commands.choose_colour(match, seat, command.colour))
        self._ok(command, n)

    async def _rematch(self, command: messages.Rematch) -> None:
        n = await self._hall.rematch(self._here, self.who.own_seat())
        self._ok(command, n)

    async def _start(self, command: messages.Start) -> None:
        n = await self._here.do(lambda match: commands.start(match, self.who))
        self._ok(command, n)

    async def _replace(self, command: messages.Replace) -> None:
        room = self._here
        n = await room.do(
            lambda match: commands.replace_by_bot(
                match, self.who, command.seat, command.level, room.is_gone(command.seat)
            )
        )
        self._ok(command, n)

    async def _onlookers(self, command: messages.Onlookers) -> None:
        room = self._here
        n = await room.do(lambda match: commands.let_onlookers(match, self.who, command.allowed))
        self._ok(command, n)

    async def _hint(self, command: messages.Hint) -> None:
        """A hint takes a second; the client may do other things meanwhile."""
        if self._asking:
            raise Refused("error-too-fast")
        self._asking = True
        self._hall.in_background(self._give_hint(command))

    async def _give_hint(self, command: messages.Hint) -> None:
        try:
            self._say(await self._here.hint(self.who, command.id))
        except (SpielwerkError, StorageDown) as error:
            self._refuse(command.id, error)
        finally:
            self._asking = False

    async def _look(self, command: messages.Look) -> None:
        self._say(await self._here.look_back(self.who, command.ply, command.id))

    async def _ping(self, command: messages.Ping) -> None:
        self._say(told.Pong(id=command.id, n=self._here.match.number))


_SIMPLE: dict[type, Callable[[Match, int], list[What]]] = {
    messages.Undo: commands.undo,
    messages.AskBack: commands.ask_back,
    messages.AgreeBack: commands.agree_back,
    messages.DeclineBack: commands.decline_back,
    messages.OfferDraw: commands.offer_draw,
    messages.DeclineDraw: commands.decline_draw,
    messages.Resign: commands.resign,
    messages.Return: commands.come_back,
}

_DO: dict[type, Callable[[Socket, Any], Awaitable[None]]] = {
    **dict.fromkeys(_SIMPLE, Socket._simple),
    messages.Move: Socket._move,
    messages.Why: Socket._why,
    messages.React: Socket._react,
    messages.Colour: Socket._colour,
    messages.Rematch: Socket._rematch,
    messages.Start: Socket._start,
    messages.Replace: Socket._replace,
    messages.Onlookers: Socket._onlookers,
    messages.Hint: Socket._hint,
    messages.Look: Socket._look,
    messages.Ping: Socket._ping,
}
