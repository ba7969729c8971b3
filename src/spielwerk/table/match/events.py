"""What happens at a table, as numbered events. A match is the replay of its events.

Every kind of event is defined here and nowhere else: what is stored of it, who may see which
field, and whether it changes the position."""

import re
from collections.abc import Collection, Sequence
from functools import cache
from typing import Annotated, Any, Literal, TypeVar, get_args

import msgspec
from msgspec import UNSET, Meta, UnsetType
from msgspec.structs import fields, replace
from pydantic import ConfigDict
from typing_extensions import TypedDict

from spielwerk.table.match.setting import Setting

Stage = Literal["open", "running", "over"]

Field = TypeVar("Field")
# What is not marked is sent to all clients.
Secret = Annotated[Field, Meta(extra_json_schema={"for": "the server"})]
OfSeat = Annotated[Field, Meta(extra_json_schema={"for": "its seat"})]
OfSeats = Annotated[Field, Meta(extra_json_schema={"for": "seats"})]
# Not stored, but sent to all clients.
Added = Annotated[Field | UnsetType, Meta(extra_json_schema={"for": "all"})]


@cache
def _kind_of(name: str) -> str:
    return re.sub(r"(?<=.)(?=[A-Z])", "_", name).lower()


class _Event(msgspec.Struct, tag_field="kind", tag=_kind_of, kw_only=True):
    """`id`: how a client recognises the command that led to this and what came with it. `given_by`:
    the seat that gave it, None for a host without one, if that is not the event's own seat."""

    n: Added[int] = UNSET  # its number
    id: OfSeat[str | UnsetType] = UNSET
    given_by: Secret[int | UnsetType | None] = UNSET

    @property
    def asker(self) -> int | None:
        """The seat whose command it was; None: the host's."""
        own: int | None = getattr(self, "seat", None)
        return own if self.given_by is UNSET else self.given_by


class Effect(TypedDict):
    """What a move did, as far as a seat may know it; each effect has its own data."""

    __pydantic_config__ = ConfigDict(extra="allow")  # type: ignore[misc]
    effect: str


class _BySeat(_Event):
    seat: int


class Change(_Event):
    """It changes the game's position."""


class _ChangeBySeat(Change):
    seat: int


# ---- Sitting down ---------------------------------------------------------------------------


class Created(_Event):
    """Tokens are kept as digests. The seed is for the set-up and the computer players."""

    setting: Secret[Setting]
    seed: Secret[int]
    host: Secret[str]
    watch: Secret[str]
    tokens: Secret[list[str | None]]


class SeatTaken(_BySeat):
    """Also if its player, who sits there already, comes with one more device."""

    name: str | None
    token: Secret[str | UnsetType] = UNSET  # if the seat had none before
    device: Secret[str | UnsetType] = UNSET  # the digest of its mark
    another_device: OfSeat[bool | UnsetType] = UNSET  # the seat has been played from others before


class SeatDeclined(_BySeat):
    """An invited player does not want to play."""


class StartWanted(_Event):
    """The host wants to begin, but an invitation is still being read."""


class ColourChosen(_BySeat):
    """The seat that had this colour gets the other one."""

    colour: int


class Started(Change):
    """`bots`: the levels of computer players that stand in. The set-up is the game's, as data; with
    the version of its rules it makes the game independent of how later programs shuffle. `brought`:
    how many of the moves that follow were made elsewhere, while no clock of this table ran."""

    bots: dict[str, int]
    first: int
    lot: bool
    setup: Secret[dict[str, Any] | None]  # None: only the seed tells
    rules: Secret[int]
    brought: Secret[int | UnsetType] = UNSET


# ---- Playing --------------------------------------------------------------------------------


class Moved(_ChangeBySeat):
    """`stood_in`: the simpler computer player that had to move (a level, "short", which is a search
    of half a second, or "random"). `waited`: for how many milliseconds
    it was in the server before it was made, which no clock counts."""

    move: str
    stood_in: str | UnsetType = UNSET
    waited: Secret[int | UnsetType] = UNSET
    effects: Added[list[Effect]] = UNSET  # none if it has been taken back since


class Clock(_Event):
    """Milliseconds without a server, which do not count."""

    paused: int


class PauseAsked(_BySeat):
    """A player wants the clocks to stand still for a while, or agrees to it."""


class PauseDeclined(_BySeat):
    """A player goes on playing."""


class Paused(Change):
    """All have agreed."""


class Resumed(_ChangeBySeat):
    """A player has ended the pause."""


class Undone(_ChangeBySeat):
    """A player took back their own last action."""

    plies: int


class BackAsked(_BySeat):
    """A player asks to take back a number of plies."""

    plies: int


class BackAgreed(_BySeat):
    """A player agrees to the take-back."""


class BackGiven(_ChangeBySeat):
    """All have agreed to the take-back."""

    plies: int


class BackDeclined(_BySeat):
    """A player refuses the take-back."""


# ---- Ending it ------------------------------------------------------------------------------


class DrawOffered(_BySeat):
    """A player offers a draw."""


class DrawAgreed(_BySeat):
    """A player agrees to the draw."""


class DrawDeclined(_BySeat):
    """A player refuses the draw."""


class Resigned(_BySeat):
    """A player has given up."""


class TimedOut(_BySeat):
    """A player has run out of time, and `loses` or is replaced."""

    loses: bool


class BotTookOver(_ChangeBySeat):
    """The computer plays on for a player."""

    level: int
    why: Literal["gone", "time", "resigned"]


class PersonReturned(_ChangeBySeat):
    """A player has taken the seat back."""


class LeftToBots(_ChangeBySeat):
    """The last person wants the computer to play the game to its end."""


class Ended(_Event):
    """The game is over."""

    ranks: list[int]
    by: Literal["rules", "resigned", "time", "draw", "rules_changed"]
    rule: str | None  # the rule that ended the game, if one did


# ---- Around the game ------------------------------------------------------------------------


class Reacted(_BySeat):
    """A player has sent a reaction."""

    reaction: str


class Onlookers(_Event):
    """The host allows onlookers, or no longer does."""

    allowed: bool


class RematchAsked(_BySeat):
    """A player wants to play again."""


class Rematched(_Event):
    """All want to play again: the next table."""

    table: OfSeats[str]


What = (
    Created
    | SeatTaken
    | SeatDeclined
    | StartWanted
    | ColourChosen
    | Started
    | Moved
    | Clock
    | PauseAsked
    | PauseDeclined
    | Paused
    | Resumed
    | Undone
    | BackAsked
    | BackAgreed
    | BackGiven
    | BackDeclined
    | DrawOffered
    | DrawAgreed
    | DrawDeclined
    | Resigned
    | TimedOut
    | BotTookOver
    | PersonReturned
    | LeftToBots
    | Ended
    | Reacted
    | Onlookers
    | RematchAsked
    | Rematched
)


KINDS: dict[str, type[What]] = {_kind_of(kind.__name__): kind for kind in get_args(What)}


class Event(msgspec.Struct, frozen=True):
    """An event with what is stored beside it: before it is sent to any client, and for ever."""

    number: int  # 1, 2, 3 … within its match
    at: int  # milliseconds since 1970
    what: What

    @property
    def kind(self) -> str:
        """What it is called."""
        return _kind_of(type(self.what).__name__)

    def as_seen_by(self, seats: Collection[int], effects: Sequence[Effect] = ()) -> What:
        """The event as a client with these seats sees it (none: an onlooker)."""
        what = self.what
        is_own = what.asker in seats and what.asker == getattr(what, "seat", None)
        seen = replace(what, n=self.number, **_hidden(type(what), bool(seats), is_own))
        if isinstance(seen, Moved):
            seen.effects = list(effects)
        return seen


def asked(drafts: list[What], seat: int | None, id: str | None) -> list[What]:
    """What a command leads to, with the id that its client gave it."""
    if not drafts or id is None:
        return drafts
    first = replace(drafts[0], id=id)
    return [first if first.asker == seat else replace(first, given_by=seat), *drafts[1:]]


def _reader(type: Any) -> str:
    marks = (each.extra_json_schema for each in get_args(type) if isinstance(each, Meta))
    return next((mark["for"] for mark in marks if mark), "all")


# Who may see each field.
READERS = {
    kind: {field.name: _reader(field.type) for field in fields(kind)} for kind in get_args(What)
}


@cache
def _hidden(kind: type[What], is_seat: bool, is_own: bool) -> dict[str, UnsetType]:
    """The fields of an event that a client may not see."""
    readers = {"all"}
    if is_seat:
        readers.add("seats")
    if is_own:
        readers.add("its seat")
    return {name: UNSET for name, reader in READERS[kind].items() if reader not in readers}
