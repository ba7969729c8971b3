"""What can be asked at the desk, and its answers: the bodies of HTTP requests and responses."""

from dataclasses import dataclass
from typing import Annotated, Any

from pydantic import ConfigDict, Field, Strict

from spielwerk.engine.options import Value
from spielwerk.table.match.events import Effect
from spielwerk.table.match.setting import Colour, Name, SeatNumber, TableRequest
from spielwerk.table.protocol.outgoing import View


@dataclass(frozen=True)
class SeatKey:
    """The secret of a seat."""

    seat: int
    kind: str
    token: Annotated[
        str | None, Field(description="The seat's secret; null for open seats and bots")
    ]


@dataclass(frozen=True)
class TableKeys:
    """The secrets of a new table. They are sent only once."""

    table: str
    host: str
    watch: str
    seats: list[SeatKey]


@dataclass(frozen=True)
class SeatAsked:
    """A request for an open seat: this one, or any."""

    __pydantic_config__ = ConfigDict(extra="forbid")

    seat: SeatNumber | None = None
    name: Name | None = None
    colour: Colour | None = None
    device: (
        Annotated[
            str,
            Strict(),
            Field(
                min_length=16,
                max_length=64,
                description="A random mark that the device has made for this table alone",
            ),
        ]
        | None
    ) = None


@dataclass(frozen=True)
class SeatTaken:
    """A seat that was taken, and its secret."""

    seat: int
    token: str


@dataclass(frozen=True)
class TransferAsked:
    """A host's request to transfer a game."""

    __pydantic_config__ = ConfigDict(extra="forbid")

    host: Annotated[str, Strict(), Field(max_length=100, description="The host's secret")]


@dataclass(frozen=True)
class Transfer(TableRequest):
    """A game in transfer: the request that resumes it at another table, on a server or in a
    browser's tab."""

    record: str = ""


@dataclass(frozen=True)
class Problem:
    """Why a request was refused."""

    reason: Annotated[str, Field(description="One word for programs")]
    text: Annotated[str, Field(description="A sentence for people, in their language")]
    rule: str | None = None


@dataclass(frozen=True)
class Refusal:
    """The body of an error."""

    error: Problem


@dataclass(frozen=True)
class OptionInfo:
    """An option of a game."""

    name: str
    default: Value
    choices: list[Value]
    rule: str
    house: Annotated[bool, Field(description="Whether it changes what the game's sheet prints")]
    label: Annotated[str, Field(description="What it is called, in a word or two")]
    text: str
    greyed: Annotated[
        dict[str, str], Field(description="Choices that play like another one, and why")
    ]
    sets: Annotated[
        dict[str, dict[str, Value]],
        Field(description="What a choice sets other options to, unless they are given"),
    ]


@dataclass(frozen=True)
class MoveForm:
    """One way to write a move."""

    name: str
    texts: Annotated[list[str], Field(description="The first is printed; the others are read too")]


@dataclass(frozen=True)
class MoveSchema:
    """How moves are written: `{to:CELL}` is a part named `to`, of the kind `CELL`."""

    kinds: Annotated[
        dict[str, str], Field(description="A regular expression for each kind of part")
    ]
    forms: list[MoveForm]
    examples: Annotated[
        list[str], Field(description="For people: the message `ID-notation` explains them")
    ]


@dataclass(frozen=True)
class GameInfo:
    """A game, its options and its computer players."""

    id: str
    name: str
    seats: list[int]
    secrets: bool
    memory: bool
    draws: bool
    levels: Annotated[list[int], Field(description="Of its computer players, the weakest first")]
    programs: Annotated[
        list[str], Field(description="Other computer players that this server offers")
    ]
    first_custom: Annotated[str | None, Field(description="Who begins by custom, in words")]
    sketch: Annotated[
        dict[str, Any] | None,
        Field(description="A board as data, for an emblem, unless the web app has one"),
    ]
    moves: MoveSchema
    options: list[OptionInfo]


@dataclass(frozen=True)
class Finished:
    """A finished game. `ended_at` is in milliseconds since 1970."""

    table: str
    game: str
    players: int
    options: dict[str, Value]
    variant: Annotated[str, Field(description="What the players called these rules, or nothing")]
    seats: list[str]
    ranks: list[int]
    ended_by: str
    ended_at: int
    turns: int
    first: Annotated[int, Field(description="The seat that began")]
    colours: Annotated[
        list[int], Field(description="The colour of each seat, then the unused ones")
    ]


@dataclass(frozen=True)
class Ply:
    """A position of a finished game, and the move that led to it."""

    seat: int | None
    move: Annotated[str | None, Field(description="The move that led here; null at the start")]
    view: View
    effects: Annotated[list[Effect], Field(description="What the move did")]
    line: Annotated[
        str | None, Field(description="The position as text, to play on from; null at the end")
    ]


@dataclass(frozen=True)
class PositionInfo:
    """A position that was given as a line of text."""

    game: str
    players: int
    options: dict[str, bool | int | str]
    line: str
    view: View


@dataclass(frozen=True)
class Replay:
    """A finished game, position by position."""

    table: Finished
    secrets: Annotated[
        bool, Field(description="Seats saw different things, or looking back was not allowed …")
    ]
    memory: Annotated[bool, Field(description="… which is this")]
    plies: list[Ply]
    note: Annotated[
        str | None,
        Field(
            description="Why the plies end before the game did, for people: the rules have changed"
        ),
    ]


@dataclass(frozen=True)
class JudgedPly:
    """What the computer thinks of a move."""

    ply: Annotated[int, Field(description="The number of moves before it")]
    seat: int
    move: str
    wins: Annotated[
        list[float] | None,
        Field(
            description="Each seat's chance to win before the move; null if it could not be judged"
        ),
    ]
    better: Annotated[str | None, Field(description="What the computer would have played instead")]
    cost: Annotated[
        float, Field(description="How far the player's chance to win fell by it, from 0 to 1")
    ]
    is_big_mistake: bool


@dataclass(frozen=True)
class Judgement:
    """What the computer thinks of a finished game, as far as it has analysed it."""

    total: int
    complete: bool
    plies: list[JudgedPly]
