"""What clients may send over a socket. Anything else is rejected while parsing."""

from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeVar

import msgspec

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Token = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Ply = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=3)]
ColourNumber = Annotated[int, msgspec.Meta(ge=0, le=3)]
LevelNumber = Annotated[int, msgspec.Meta(ge=1, le=9)]  # the game says which of them there are
MoveText = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class _Message(msgspec.Struct, tag_field="type", kw_only=True, forbid_unknown_fields=True):
    v: Literal[1] = 1


class Hello(_Message, kw_only=True, tag="hello"):
    """The first message: who the client is, and what it knows already."""

    token: Token | None = None
    host: Token | None = None
    after: Number | None = None
    looks: bool = False  # somebody reads the invitation to a seat, and has not sat down yet
    plain: bool = False  # it draws boards from data, whatever the game
    language: Annotated[str, msgspec.Meta(max_length=20)] = "en"


class AnyCommand(_Message, kw_only=True):
    id: Id | None = None


class Move(AnyCommand, kw_only=True, tag="move"):
    n: Number
    move: MoveText


class Why(AnyCommand, kw_only=True, tag="why"):
    """Ask why a move is not legal. Nothing is played."""

    move: MoveText


class Undo(AnyCommand, kw_only=True, tag="undo"):
    """Take back your own last action."""


class AskBack(AnyCommand, kw_only=True, tag="ask_back"):
    """Ask the others for a take-back."""


class AgreeBack(AnyCommand, kw_only=True, tag="agree_back"):
    """Agree to a take-back."""


class DeclineBack(AnyCommand, kw_only=True, tag="decline_back"):
    """Refuse a take-back."""


class Pause(AnyCommand, kw_only=True, tag="pause"):
    """Ask to stop the clocks for a while, or agree to it."""


class DeclinePause(AnyCommand, kw_only=True, tag="decline_pause"):
    """Refuse a pause."""


class Resume(AnyCommand, kw_only=True, tag="resume"):
    """End a pause."""


class OfferDraw(AnyCommand, kw_only=True, tag="offer_draw"):
    """Offer a draw, or agree to one."""


class DeclineDraw(AnyCommand, kw_only=True, tag="decline_draw"):
    """Refuse a draw."""


class Resign(AnyCommand, kw_only=True, tag="resign"):
    """Give up."""


class React(AnyCommand, kw_only=True, tag="react"):
    reaction: Annotated[str, msgspec.Meta(max_length=20)]


class Colour(AnyCommand, kw_only=True, tag="colour"):
    """Take one of the four colours."""

    colour: ColourNumber


class Rematch(AnyCommand, kw_only=True, tag="rematch"):
    """Play again."""


class Sit(AnyCommand, kw_only=True, tag="sit"):
    """Take the seat that one was invited to."""

    name: Annotated[str, msgspec.Meta(max_length=100)] | None = None


class DeclineSeat(AnyCommand, kw_only=True, tag="decline_seat"):
    """Leave the seat that one was invited to, to the computer."""


class Start(AnyCommand, kw_only=True, tag="start"):
    """The host starts without waiting for everybody, or even for those who read an invitation."""

    sure: bool = False


class Replace(AnyCommand, kw_only=True, tag="replace"):
    """Let the computer play for somebody who is gone."""

    seat: SeatNumber
    level: LevelNumber = 2


class Return(AnyCommand, kw_only=True, tag="return"):
    """Take your seat back from the computer."""


class LeaveToBots(AnyCommand, kw_only=True, tag="leave_to_bots"):
    """Let the computer play the game to its end, though nobody else plays any longer."""


class Onlookers(AnyCommand, kw_only=True, tag="onlookers"):
    allowed: bool


class Hint(AnyCommand, kw_only=True, tag="hint"):
    """What would a strong player do?"""


class Look(AnyCommand, kw_only=True, tag="look"):
    """How did the table look after this many plies?"""

    ply: Ply


class Ping(AnyCommand, kw_only=True, tag="ping"):
    """Check the connection."""


Command = (
    Move
    | Why
    | Undo
    | AskBack
    | AgreeBack
    | DeclineBack
    | Pause
    | DeclinePause
    | Resume
    | OfferDraw
    | DeclineDraw
    | Resign
    | React
    | Colour
    | Rematch
    | Sit
    | DeclineSeat
    | Start
    | Replace
    | Return
    | LeaveToBots
    | Onlookers
    | Hint
    | Look
    | Ping
)

Read = TypeVar("Read")


def _reader(decode: Callable[[bytes | str], Read]) -> Callable[[bytes | str], Read]:
    def read(text: bytes | str) -> Read:
        try:
            return decode(text)
        except RecursionError:
            raise msgspec.DecodeError("nested too deeply") from None

    return read


read_hello = _reader(msgspec.json.Decoder(Hello).decode)
read_command: Callable[[bytes | str], Any] = _reader(msgspec.json.Decoder(Command).decode)
