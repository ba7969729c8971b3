"""Somebody at a table: on a seat, or an onlooker. Every message gets an answer, whichever way it
came: over a socket, or within a browser's tab."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import msgspec

from spielwerk.engine.errors import SpielwerkError
from spielwerk.locale import language_of
from spielwerk.table import commands, messages, told
from spielwerk.table.bulletin import encode
from spielwerk.table.commands import Refused, Who, reason_of
from spielwerk.table.events import What, asked
from spielwerk.table.hall import Hall
from spielwerk.table.match import Match
from spielwerk.table.room import Room
from spielwerk.table.storage import StorageDown

log = logging.getLogger(__name__)

# Why the table does not talk to a client any longer, as close codes of a socket.
BAD_HELLO, NO_SUCH_TABLE, TOO_MANY = 4400, 4404, 4429
TRY_AGAIN = 1013


class Gone(Exception):
    """The client is gone, or should go."""


class Visit:
    """A client at one table."""

    def __init__(self, hall: Hall, address: str = "") -> None:
        self.who = Who()
        self._address = address
        self._hall = hall
        self._language = "en"
        self._room: Room | None = None
        self._asking = False  # one hint at a time
        self._naps = hall.pulse.naps()
        self._came_in = 0  # when the message that is being answered was here

    # ---- How messages travel --------------------------------------------------------------

    def post(self, message: bytes) -> None:
        """Send something soon; never waits."""
        raise NotImplementedError

    def _end(self, code: int, why: str) -> None:
        """Send nothing more."""
        raise NotImplementedError

    def _count(self, command: messages.AnyCommand) -> None:
        """Something was asked for."""

    def _count_refused(self, reason: str) -> None:
        """Something was refused."""

    # ---- Coming and going -----------------------------------------------------------------

    async def greet(self, table: str, text: bytes | str) -> None:
        """Find out who the client is, and send the state of the table."""
        try:
            hello = messages.read_hello(text)
            self._language = language_of(hello.language)
            self._hall.check_contact()
            self._hall.check_work(self._address)
            room = await self._hall.room(table, self._address)
            who = self._hall.who(room.match, hello.token, hello.host, hello.looks)
            self.who = replace(who, plain=hello.plain, address=self._address)
            await room.join(self, hello.after, hello.looks)
            self._room = room
            return
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            self._refuse(None, Refused("error-message", problem=str(error)))
            self._end(BAD_HELLO, "hello")
        except StorageDown as error:
            self._refuse(None, error)
            self._end(TRY_AGAIN, "storage")
        except SpielwerkError as error:
            self._refuse(None, error)
            is_haste = isinstance(error, Refused) and error.reason == "too-fast"
            self._end(TOO_MANY if is_haste else NO_SUCH_TABLE, "refused")
        except Exception:
            log.exception("a visit failed")
            self._refuse(None, Refused("error-internal"))
            self._end(TRY_AGAIN, "failed")
        raise Gone

    def leave(self) -> None:
        if self._room is not None:
            self._room.leave(self)

    def send_away(self, reason: str | None = None) -> None:
        """The table cannot be played on for this reason; or else onlookers are no longer allowed,
        or the game has begun without those who only read the invitation."""
        gone = "error-no-open-seat" if self.who.reads else "error-onlookers-off"
        self._refuse(None, Refused(reason or gone))
        self._end(NO_SUCH_TABLE, "refused")

    def send_elsewhere(self) -> None:
        self._end(TRY_AGAIN, "storage")

    def _check_awake(self) -> None:
        """What was sent before this process stood still may be old: the client may have gone on at
        another one, and been told something else there."""
        if self._hall.may_others_serve and self._hall.pulse.naps() != self._naps:
            self.send_elsewhere()
            raise Gone

    # ---- Answers --------------------------------------------------------------------------

    async def answer(self, text: bytes | str, came_in: int | None = None) -> None:
        """Do what the client asks for, or say why not. The time it has waited since it `came_in`
        does not count as the client's."""
        self._came_in = self._hall.now() if came_in is None else came_in
        command = None
        self._check_awake()
        try:
            command = messages.read_command(text)
            self._count(command)
            await _DO[type(command)](self, command)
        except Gone:
            raise
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            self._refuse(None, Refused("error-message", problem=str(error)))
        except (SpielwerkError, StorageDown) as error:
            self._refuse(command and command.id, error)
        except Exception:
            log.exception("a command failed")
            self._refuse(command and command.id, Refused("error-internal"))

    def _say(self, message: told.Message) -> None:
        self.post(encode(message))

    def _ok(self, command: messages.AnyCommand, n: int) -> None:
        self._say(told.Ok(id=command.id, n=n))

    def _refuse(self, id: str | None, error: SpielwerkError | StorageDown) -> None:
        if isinstance(error, StorageDown):
            log.error("storage down", extra={"error": str(error)})
            error = Refused("error-storage")
        reason = reason_of(error)
        self._count_refused(reason)
        colours = () if self._room is None else self._room.match.colours
        text = error.message.text(self._language, colours)
        self._say(told.Refused(id=id, reason=reason, text=text, rule=error.rule))

    # ---- Commands -------------------------------------------------------------------------

    @property
    def _here(self) -> Room:
        if self._room is None:
            raise Gone
        return self._room

    async def _once(
        self, command: messages.AnyCommand, decide: Callable[[Match], list[What]]
    ) -> tuple[int, bool]:
        """Carry out a command unless that was done before, and say which. Return the event's
        number with it."""
        seat = self.who.seat
        before: int | None = None

        def only_once(match: Match) -> list[What]:
            nonlocal before
            self._check_awake()
            before = match.answer_to(seat, command.id)
            return [] if before is not None else asked(decide(match), seat, command.id)

        n = await self._here.do(only_once, self._came_in)
        return (n, False) if before is None else (before, True)

    async def _carry_out(
        self, command: messages.AnyCommand, decide: Callable[[Match], list[What]]
    ) -> None:
        n, _ = await self._once(command, decide)
        self._ok(command, n)

    async def _move(self, command: messages.Move) -> None:
        """The event is the answer. Only a move that was already made gets a separate answer."""
        seat = self.who.own_seat()
        n, was_made = await self._once(
            command, lambda match: commands.move(match, seat, command.move, command.n, command.id)
        )
        if was_made:
            self._ok(command, n)

    async def _why(self, command: messages.Why) -> None:
        """Say which rule forbids a move, as far as this seat may know."""
        await self._here.look()
        match = self._here.match
        if match.to_move != self.who.own_seat():
            raise Refused("error-not-your-turn")
        self._hall.check_work(self._address)
        with self._hall.charged(self._address):
            match.running_position().play(command.move)
        self._ok(command, match.number)

    async def _simple(self, command: Any) -> None:
        """A seat's commands that need only the match."""
        seat = self.who.own_seat()
        decide = _SIMPLE[type(command)]
        await self._carry_out(command, lambda match: decide(match, seat))

    async def _undo(self, command: messages.Undo) -> None:
        seat = self.who.own_seat()
        await self._carry_out(command, lambda match: commands.undo(match, seat, self._hall.now()))

    async def _react(self, command: messages.React) -> None:
        seat = self.who.own_seat()
        await self._carry_out(command, lambda match: commands.react(match, seat, command.reaction))

    async def _colour(self, command: messages.Colour) -> None:
        seat = self.who.own_seat()
        await self._carry_out(
            command, lambda match: commands.choose_colour(match, seat, command.colour)
        )

    async def _rematch(self, command: messages.Rematch) -> None:
        seat = self.who.own_seat()
        n = await self._hall.rematch(self._here, seat, self._address, command.id)
        self._ok(command, n)

    async def _start(self, command: messages.Start) -> None:
        room = self._here
        await self._carry_out(
            command,
            lambda match: commands.start(
                match, self.who, room.seats_present(), room.reading() > 0, command.sure
            ),
        )

    async def _sit(self, command: messages.Sit) -> None:
        seat = self.who.own_seat()
        await self._carry_out(command, lambda match: commands.arrive(match, seat, command.name))

    async def _replace(self, command: messages.Replace) -> None:
        room = self._here
        await self._carry_out(
            command,
            lambda match: commands.replace_by_bot(
                match, self.who, command.seat, command.level, room.is_gone(command.seat)
            ),
        )

    async def _onlookers(self, command: messages.Onlookers) -> None:
        await self._carry_out(
            command, lambda match: commands.let_onlookers(match, self.who, command.allowed)
        )

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
        except Exception:
            log.exception("a hint failed")
            self._refuse(command.id, Refused("error-internal"))
        finally:
            self._asking = False

    async def _look(self, command: messages.Look) -> None:
        if self.who.reads:
            raise Refused("error-onlooker")
        self._say(await self._here.look_back(self.who, command.ply, command.id))

    async def _ping(self, command: messages.Ping) -> None:
        self._say(told.Pong(id=command.id, n=self._here.match.number))


_SIMPLE: dict[type, Callable[[Match, int], list[What]]] = {
    messages.DeclineSeat: commands.decline_seat,
    messages.AskBack: commands.ask_back,
    messages.AgreeBack: commands.agree_back,
    messages.DeclineBack: commands.decline_back,
    messages.Pause: commands.ask_pause,
    messages.DeclinePause: commands.decline_pause,
    messages.Resume: commands.resume,
    messages.OfferDraw: commands.offer_draw,
    messages.DeclineDraw: commands.decline_draw,
    messages.Resign: commands.resign,
    messages.Return: commands.come_back,
    messages.LeaveToBots: commands.leave_to_bots,
}

_DO: dict[type, Callable[[Visit, Any], Awaitable[None]]] = {
    **dict.fromkeys(_SIMPLE, Visit._simple),
    messages.Move: Visit._move,
    messages.Why: Visit._why,
    messages.Undo: Visit._undo,
    messages.React: Visit._react,
    messages.Colour: Visit._colour,
    messages.Rematch: Visit._rematch,
    messages.Sit: Visit._sit,
    messages.Start: Visit._start,
    messages.Replace: Visit._replace,
    messages.Onlookers: Visit._onlookers,
    messages.Hint: Visit._hint,
    messages.Look: Visit._look,
    messages.Ping: Visit._ping,
}
