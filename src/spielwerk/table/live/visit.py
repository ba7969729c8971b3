"""A client's visit to a table. Every message gets an answer, whether it came over a socket or
within a browser's tab."""

import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from spielwerk.errors import SpielwerkError
from spielwerk.locale import language_of
from spielwerk.table.live.hall import Hall
from spielwerk.table.live.room import Room
from spielwerk.table.match import commands, refusals, seating
from spielwerk.table.match.events import What, asked
from spielwerk.table.match.match import Match
from spielwerk.table.match.refusals import OtherDevice, Refused, Sitter, reason_of
from spielwerk.table.match.seating import Who
from spielwerk.table.match.tokens import device_digest
from spielwerk.table.protocol import incoming, outgoing
from spielwerk.table.protocol.bulletin import encode
from spielwerk.table.storage.interface import StorageDown

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
        self._naps = hall.services.heartbeat.naps()
        self._came_in = 0  # when the message that is being answered was here

    # ---- How messages travel --------------------------------------------------------------

    def post(self, message: bytes) -> None:
        """Send something soon; never waits."""
        raise NotImplementedError

    def _end(self, code: int, why: str) -> None:
        """Send nothing more."""
        raise NotImplementedError

    def _count(self, command: incoming.AnyCommand) -> None:
        """Something was asked for."""

    def _count_refused(self, reason: str) -> None:
        """Something was refused."""

    # ---- Coming and going -----------------------------------------------------------------

    async def greet(self, table: str, text: bytes | str) -> None:
        """Find out who the client is, and send the state of the table."""
        try:
            hello = incoming.read_hello(text)
            self._language = language_of(hello.language)
            self._hall.check_contact()
            self._hall.services.check_work(self._address)
            room = await self._hall.room(table, self._address)
            tokens = [*filter(None, [hello.token]), *hello.tokens]
            who = self._hall.who(room.match, tokens, hello.host, hello.looks, hello.watch)
            device = hello.device and device_digest(table, hello.device)
            self.who = replace(
                who,
                plain=hello.plain,
                covered=hello.covered or bool(hello.tokens),
                device=device,
                is_sure=hello.sure,
                address=self._address,
            )
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
        """The client has gone."""
        if self._room is not None:
            self._room.leave(self)

    def send_away(self, why: Refused | None = None) -> None:
        """The table cannot be played on for this reason; or else onlookers are no longer allowed,
        or the game has begun without the readers of the invitation."""
        gone = "error-no-open-seat" if self.who.reads else "error-onlookers-off"
        self._refuse(None, why or Refused(gone))
        self._end(NO_SUCH_TABLE, "refused")

    def send_elsewhere(self) -> None:
        """Disconnect the client because another process may do better."""
        self._end(TRY_AGAIN, "storage")

    def _check_awake(self) -> None:
        """What was sent before this process stood still may be old: the client may have gone on at
        another process, with other answers."""
        if self._hall.may_others_serve and self._hall.services.heartbeat.naps() != self._naps:
            self.send_elsewhere()
            raise Gone

    # ---- Answers --------------------------------------------------------------------------

    async def answer(self, text: bytes | str, came_in: int | None = None) -> None:
        """Do what the client asks for, or say why not. The time it has waited since it `came_in`
        does not count as the client's."""
        self._came_in = self._hall.services.now() if came_in is None else came_in
        command = None
        self._check_awake()
        try:
            command = incoming.read_command(text)
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

    def _say(self, message: outgoing.Message) -> None:
        self.post(encode(message))

    def _ok(self, command: incoming.AnyCommand, n: int) -> None:
        self._say(outgoing.Ok(id=command.id, n=n))

    def _refuse(self, id: str | None, error: SpielwerkError | StorageDown) -> None:
        if isinstance(error, StorageDown):
            log.error("storage down", extra={"error": str(error)})
            error = Refused("error-storage")
        reason = reason_of(error)
        self._count_refused(reason)
        colours: Sequence[int] = () if self._room is None else self._room.match.colours
        sitter: Sitter | UnsetType = UNSET
        if isinstance(error, OtherDevice):  # which already says the colour at this table
            colours, sitter = (), error.sitter
        text = error.message.text(self._language, colours)
        self._say(outgoing.Refused(id=id, reason=reason, text=text, rule=error.rule, sitter=sitter))

    # ---- Commands -------------------------------------------------------------------------

    @property
    def _here(self) -> Room:
        if self._room is None:
            raise Gone
        return self._room

    async def _once(
        self, command: incoming.AnyCommand, decide: Callable[[Match], list[What]]
    ) -> tuple[int, bool]:
        """Carry out a command unless that was done before, and say which. Return the event's
        number with it."""
        seat = self.who.at(command.by).seat
        before: int | None = None

        def only_once(match: Match) -> list[What]:
            nonlocal before
            self._check_awake()
            before = match.answer_to(seat, command.id)
            return [] if before is not None else asked(decide(match), seat, command.id)

        n = await self._here.do(only_once, self._came_in)
        return (n, False) if before is None else (before, True)

    async def _carry_out(
        self, command: incoming.AnyCommand, decide: Callable[[Match], list[What]]
    ) -> None:
        n, _ = await self._once(command, decide)
        self._ok(command, n)

    async def _move(self, command: incoming.Move) -> None:
        """The event is the answer. Only a move that was already made gets a separate answer."""
        seat = self._seat_of(command)

        def decide(match: Match) -> list[What]:
            self._check_uncovered(match, seat)
            return commands.move(match, seat, command.move, command.n, command.id)

        n, was_made = await self._once(command, decide)
        if was_made:
            self._ok(command, n)

    async def _why(self, command: incoming.Why) -> None:
        """Say which rule forbids a move, as far as this seat may know."""
        await self._here.look()
        match, seat = self._here.match, self._seat_of(command)
        refusals.check_turn(match, seat)
        self._check_uncovered(match, seat)
        self._hall.services.check_work(self._address)
        with self._hall.services.charged(self._address):
            match.running_position().play(command.move)
        self._ok(command, match.number)

    def _seat_of(self, command: incoming.AnyCommand) -> int:
        """The seat whose player gives a command."""
        return self.who.at(command.by).own_seat()

    def _check_uncovered(self, match: Match, seat: int) -> None:
        """Refuse unless this seat has the screen: a move or its refusal may reveal its secrets."""
        if match.seats_have_secrets and (self.who.covered or self.who.seat != seat):
            raise Refused("error-covered")

    async def _simple(self, command: Any) -> None:
        """A seat's commands that need only the match."""
        seat = self._seat_of(command)
        decide = _SIMPLE[type(command)]
        await self._carry_out(command, lambda match: decide(match, seat))

    async def _undo(self, command: incoming.Undo) -> None:
        seat = self._seat_of(command)
        await self._carry_out(
            command, lambda match: commands.undo(match, seat, self._hall.services.now())
        )

    async def _react(self, command: incoming.React) -> None:
        seat = self._seat_of(command)
        await self._carry_out(command, lambda match: commands.react(match, seat, command.reaction))

    async def _colour(self, command: incoming.Colour) -> None:
        seat = self._seat_of(command)
        await self._carry_out(
            command, lambda match: seating.choose_colour(match, seat, command.colour)
        )

    async def _rematch(self, command: incoming.Rematch) -> None:
        seat = self._seat_of(command)
        n = await self._hall.rematch(self._here, seat, self._address, command.id)
        self._ok(command, n)

    async def _start(self, command: incoming.Start) -> None:
        attendance = self._here.attendance
        await self._carry_out(
            command,
            lambda match: seating.start(
                match, self.who, attendance.seats_present(), attendance.reading() > 0, command.sure
            ),
        )

    async def _sit(self, command: incoming.Sit) -> None:
        who = self.who.at(command.by)
        who.own_seat()
        await self._carry_out(command, lambda match: seating.come(match, who, name=command.name))

    async def _replace(self, command: incoming.Replace) -> None:
        attendance = self._here.attendance
        await self._carry_out(
            command,
            lambda match: seating.replace_by_bot(
                match, self.who, command.seat, command.level, attendance.is_gone(command.seat)
            ),
        )

    async def _onlookers(self, command: incoming.Onlookers) -> None:
        await self._carry_out(
            command, lambda match: seating.let_onlookers(match, self.who, command.allowed)
        )

    async def _hint(self, command: incoming.Hint) -> None:
        """A hint takes a second; the client may do other things meanwhile."""
        if self._asking:
            raise Refused("error-too-fast")
        who = self.who.at(command.by)
        self._check_uncovered(self._here.match, who.own_seat())
        self._asking = True
        self._hall.services.background.start(self._give_hint(command, who))

    async def _give_hint(self, command: incoming.Hint, who: Who) -> None:
        try:
            hint = await self._here.hint(who, command.id)
            # The screen may have been handed on meanwhile.
            self._check_uncovered(self._here.match, who.own_seat())
            self._say(hint)
        except (SpielwerkError, StorageDown) as error:
            self._refuse(command.id, error)
        except Exception:
            log.exception("a hint failed")
            self._refuse(command.id, Refused("error-internal"))
        finally:
            self._asking = False

    async def _look(self, command: incoming.Look) -> None:
        if self.who.reads:
            raise Refused("error-onlooker")
        self._say(await self._here.look_back(self.who, command.ply, command.id))

    async def _uncover(self, command: incoming.Uncover) -> None:
        self._show(command, covered=False)

    async def _cover(self, command: incoming.Cover) -> None:
        self._show(command, covered=True)

    def _show(self, command: incoming.AnyCommand, covered: bool) -> None:
        """Nothing is sent in between: what is announced from now on is seen in the new way."""
        who = self.who.at(command.by)
        who.own_seat()
        self.who = replace(who, covered=covered)
        self._say(self._here.sight(self.who, command.id))

    async def _ping(self, command: incoming.Ping) -> None:
        self._say(outgoing.Pong(id=command.id, n=self._here.match.number))


_SIMPLE: dict[type, Callable[[Match, int], list[What]]] = {
    incoming.DeclineSeat: seating.decline_seat,
    incoming.AskBack: commands.ask_back,
    incoming.AgreeBack: commands.agree_back,
    incoming.DeclineBack: commands.decline_back,
    incoming.Pause: commands.ask_pause,
    incoming.DeclinePause: commands.decline_pause,
    incoming.Resume: commands.resume,
    incoming.OfferDraw: commands.offer_draw,
    incoming.DeclineDraw: commands.decline_draw,
    incoming.Resign: commands.resign,
    incoming.Return: seating.come_back,
    incoming.LeaveToBots: seating.leave_to_bots,
}

_DO: dict[type, Callable[[Visit, Any], Awaitable[None]]] = {
    **dict.fromkeys(_SIMPLE, Visit._simple),
    incoming.Move: Visit._move,
    incoming.Why: Visit._why,
    incoming.Undo: Visit._undo,
    incoming.React: Visit._react,
    incoming.Colour: Visit._colour,
    incoming.Rematch: Visit._rematch,
    incoming.Sit: Visit._sit,
    incoming.Start: Visit._start,
    incoming.Replace: Visit._replace,
    incoming.Onlookers: Visit._onlookers,
    incoming.Hint: Visit._hint,
    incoming.Look: Visit._look,
    incoming.Uncover: Visit._uncover,
    incoming.Cover: Visit._cover,
    incoming.Ping: Visit._ping,
}
