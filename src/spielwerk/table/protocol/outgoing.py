"""The messages that clients are sent, as types. `make types` writes the same down for the web
app."""

from dataclasses import dataclass
from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType
from pydantic import ConfigDict
from typing_extensions import TypedDict

from spielwerk.engine.options import Value
from spielwerk.table.match.events import Effect, Stage, What
from spielwerk.table.match.match import Back, Ending
from spielwerk.table.match.refusals import Sitter
from spielwerk.table.match.setting import ClockRule, SeatKind

VERSION = 1


class View(TypedDict):
    """What every game's view has; a game adds its own."""

    __pydantic_config__ = ConfigDict(extra="allow")  # type: ignore[misc]
    game: str
    players: int
    seat: int | None
    to_move: int | None
    turns: int
    over: bool
    ranks: list[int] | None
    ended: str | None


@dataclass(frozen=True)
class SeatInfo:
    """A seat and its player."""

    kind: SeatKind
    name: str | None
    taken: bool
    bot: int | None
    out: Literal["resigned", "time"] | None
    colour: int | None  # the one chosen for it; None: it has whichever was left


@dataclass(frozen=True)
class TableInfo:
    """Who sits where, and what is going on around the game."""

    table: str
    game: str
    players: int
    options: dict[str, Value]
    variant: str  # what people call these rules, or nothing
    secrets: bool  # seats may know different things …
    memory: bool  # … only because looking back is not allowed: all seats see the same
    stage: Stage
    seats: list[SeatInfo]
    clock: ClockRule | None
    hints: bool
    takebacks: bool
    draws: bool
    onlookers: bool
    start: Literal["full", "host"]
    start_wanted: bool  # the host waits only for readers of an invitation
    begins: int | Literal["lot"]  # who should begin
    first: int | None  # who did, once the game has started
    colours: list[int]  # of each seat, then the unused ones: always four
    back: Back | None
    draw: list[int]
    pause: list[int]  # who has asked for one
    paused: bool
    rests: bool  # no person plays any longer: it goes on when one returns, or asks for it
    rematch: list[int]
    ending: Ending | None


@dataclass(frozen=True)
class ClockTimes:
    """Every player's time."""

    left: list[int]  # of each seat, in milliseconds
    running: int | None


@dataclass(frozen=True)
class PlayedMove:
    """A move and its player."""

    seat: int
    move: str


@dataclass(frozen=True)
class Advice:
    """A move that the computer recommends, and the chances after it."""

    move: str
    wins: list[float]
    effects: list[Effect]  # none if the move reveals something


# ---- Messages -------------------------------------------------------------------------------


class _Message(msgspec.Struct, kw_only=True, tag_field="type", tag=str.lower):
    v: Literal[1] = 1


class _News(_Message):
    """What is present replaces what was known."""

    n: int
    clock: ClockTimes | UnsetType = UNSET
    view: View | UnsetType = UNSET
    legal: list[str] | UnsetType = UNSET


class Snapshot(_News, kw_only=True):
    """Everything that a client needs when it connects or comes back."""

    seat: int | None
    seats: list[int] | UnsetType = UNSET  # all that play at this screen, if there are several
    host: bool
    table: TableInfo
    present: list[bool]
    gone_in: list[int | None]
    watching: int
    reading: int
    moves: list[PlayedMove] | UnsetType = UNSET
    effects: list[list[Effect]] | UnsetType = UNSET  # of the last moves, unless they are missed
    missed: list[What] | UnsetType = UNSET
    next: str | UnsetType = UNSET


class Events(_News, kw_only=True):
    """Something has happened."""

    events: list[What]
    table: TableInfo | UnsetType = UNSET


class Sight(_News, kw_only=True):
    """What a shared screen sees from now on: `covered`, what onlookers see; or else all that the
    seat in view may know."""

    id: str | None
    covered: bool
    effects: list[list[Effect]] | UnsetType = UNSET  # of the last moves, as in a snapshot


class Presence(_Message, kw_only=True):
    """`gone_in`: in how many milliseconds each player who is away may be replaced; null: they are
    connected, or it is unknown."""

    present: list[bool]
    gone_in: list[int | None]
    watching: int  # how many onlookers there are
    reading: int  # how many people read the invitation to an open seat


class _Answer(_Message, kw_only=True):
    id: str | None


class Ok(_Answer, kw_only=True):
    """A command was carried out; `n` is its event."""

    n: int


class Pong(_Answer, kw_only=True):
    """The connection works; `n` is the last event."""

    n: int


class Refused(_Answer, kw_only=True):
    """A command was not carried out."""

    reason: str
    text: str
    rule: str | None
    sitter: Sitter | UnsetType = UNSET  # of the seat that another device plays


class Hint(_Answer, kw_only=True):
    """What a strong player would do now."""

    n: int
    best: list[Advice]
    line: list[str]
    wins: list[float]


class Look(_Answer, kw_only=True):
    """`effects`: what the last move before did."""

    ply: int
    view: View
    effects: list[Effect]


Message = Snapshot | Events | Sight | Presence | Ok | Pong | Refused | Hint | Look
