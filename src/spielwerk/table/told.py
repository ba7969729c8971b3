"""What clients are told, as types: the messages on a table's socket, and what is in them. `make
types` writes the same down for the web app."""

from dataclasses import dataclass
from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType
from pydantic import ConfigDict
from typing_extensions import TypedDict

from spielwerk.engine.options import Value
from spielwerk.table.events import Effect, What
from spielwerk.table.match import Back, Ending
from spielwerk.table.setting import ClockRule, SeatKind
from spielwerk.table.storage import Stage

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
    secrets: bool  # there is something that not everybody may know …
    memory: bool  # … because nobody may look back: all seats see the same
    stage: Stage
    seats: list[SeatInfo]
    clock: ClockRule | None
    hints: bool
    takebacks: bool
    draws: bool
    onlookers: bool
    start: Literal["full", "host"]
    start_wanted: bool  # the host waits only for those who are reading their invitation
    begins: int | Literal["lot"]  # who should begin
    first: int | None  # who did, once the game has started
    colours: list[int]  # of each seat, then the unused ones: always four
    back: Back | None
    draw: list[int]
    pause: list[int]  # who has asked for one
    paused: bool
    rests: bool  # nobody plays any longer: it goes on when somebody returns, or asks for it
    rematch: list[int]
    ending: Ending | None


@dataclass(frozen=True)
class ClockTimes:
    left: list[int]  # everybody's, in milliseconds
    running: int | None


@dataclass(frozen=True)
class PlayedMove:
    seat: int
    move: str


@dataclass(frozen=True)
class Advice:
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
    host: bool
    table: TableInfo
    present: list[bool]
    watching: int
    reading: int
    moves: list[PlayedMove] | UnsetType = UNSET
    missed: list[What] | UnsetType = UNSET
    next: str | UnsetType = UNSET


class Events(_News, kw_only=True):
    """Something has happened."""

    events: list[What]
    table: TableInfo | UnsetType = UNSET


class Presence(_Message, kw_only=True):
    present: list[bool]
    watching: int  # how many onlookers there are
    reading: int  # how many people read the invitation to an open seat


class _Answer(_Message, kw_only=True):
    id: str | None


class Ok(_Answer, kw_only=True):
    n: int


class Pong(_Answer, kw_only=True):
    n: int


class Refused(_Answer, kw_only=True):
    reason: str
    text: str
    rule: str | None


class Hint(_Answer, kw_only=True):
    n: int
    best: list[Advice]
    line: list[str]
    wins: list[float]


class Look(_Answer, kw_only=True):
    """`effects`: what the last move before did."""

    ply: int
    view: View
    effects: list[Effect]


Message = Snapshot | Events | Presence | Ok | Pong | Refused | Hint | Look
