"""What clients may send over a socket. Anything else is rejected while parsing."""

from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeVar

import msgspec

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Token = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Device = Annotated[str, msgspec.Meta(min_length=16, max_length=64)]
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
    tokens: Annotated[list[Token], msgspec.Meta(max_length=4)] = []  # of all seats at one screen
    host: Token | None = None
    after: Number | None = None
    looks: bool = False  # its user reads the invitation to a seat, and has not sat down yet
    device: Device | None = None  # a random mark that the device has made for this table alone
    sure: bool = False  # the seat's player, on one more device
    watch: bool = False  # an onlooker, though the token is a seat's
    plain: bool = False  # it draws the boards of all games from data
    covered: bool = False  # at a shared screen: send only what onlookers may see, until `uncover`
    language: Annotated[str, msgspec.Meta(max_length=20)] = "en"


class AnyCommand(_Message, kw_only=True):
    """What all commands have: the answer repeats their `id`."""

    id: Id | None = None
    by: SeatNumber | None = None  # the one of the client's seats that asks; None: the one in view


class Move(AnyCommand, kw_only=True, tag="move"):
    """Make a move, after seeing everything up to the event `n`."""

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
    """Send one of the reactions."""

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
    """The host starts without waiting for all, or even for readers of an invitation."""

    sure: bool = False


class Replace(AnyCommand, kw_only=True, tag="replace"):
    """Let the computer play for a player who is gone."""

    seat: SeatNumber
    level: LevelNumber = 2


class Return(AnyCommand, kw_only=True, tag="return"):
    """Take your seat back from the computer."""


class LeaveToBots(AnyCommand, kw_only=True, tag="leave_to_bots"):
    """Let the computer play the game to its end, though no other person plays any longer."""


class Onlookers(AnyCommand, kw_only=True, tag="onlookers"):
    """Allow onlookers or exclude them."""

    allowed: bool


class Hint(AnyCommand, kw_only=True, tag="hint"):
    """What would a strong player do?"""


class Look(AnyCommand, kw_only=True, tag="look"):
    """How did the table look after this many plies?"""

    ply: Ply


class Uncover(AnyCommand, kw_only=True, tag="uncover"):
    """A player has taken the shared screen: their seat is in view, send all that it may know."""


class Cover(AnyCommand, kw_only=True, tag="cover"):
    """The shared screen is handed on: send only what onlookers may see."""


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
    | Uncover
    | Cover
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
