"""HTTP requests and responses, for the OpenAPI description and for validation."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from spielwerk.engine.options import Value
from spielwerk.table.events import Effect
from spielwerk.table.setting import Colour, Name, SeatNumber
from spielwerk.table.told import View


class SeatKey(BaseModel):
    seat: int
    kind: str
    token: str | None = Field(description="The seat's secret; null for open seats and bots")


class TableKeys(BaseModel):
    """The secrets of a new table. They are sent only once."""

    table: str
    host: str
    watch: str
    seats: list[SeatKey]


class SeatAsked(BaseModel):
    """A request for an open seat: this one, or any."""

    model_config = ConfigDict(extra="forbid", strict=True)

    seat: SeatNumber | None = None
    name: Name | None = None
    colour: Colour | None = None


class SeatTaken(BaseModel):
    seat: int
    token: str


class Problem(BaseModel):
    reason: str = Field(description="One word for programs")
    text: str = Field(description="A sentence for people, in their language")
    rule: str | None = None


class Refusal(BaseModel):
    error: Problem


class OptionInfo(BaseModel):
    name: str
    default: Value
    choices: list[Value]
    rule: str
    text: str
    greyed: dict[str, str] = Field(description="Choices that play like another one, and why")


class MoveForm(BaseModel):
    name: str
    texts: list[str] = Field(description="The first is printed; the others are read too")


class MoveSchema(BaseModel):
    """How moves are written: `{to:CELL}` is a part named `to`, of the kind `CELL`."""

    kinds: dict[str, str] = Field(description="A regular expression for each kind of part")
    forms: list[MoveForm]
    examples: list[str] = Field(description="For people: the message `ID-notation` explains them")


class GameInfo(BaseModel):
    id: str
    name: str
    seats: list[int]
    secrets: bool
    memory: bool
    draws: bool
    first_custom: str | None = Field(description="Who begins by custom, in words")
    moves: MoveSchema
    options: list[OptionInfo]


class Finished(BaseModel):
    """A finished game. `ended_at` is in milliseconds since 1970."""

    table: str
    game: str
    players: int
    options: dict[str, Value]
    seats: list[str]
    ranks: list[int]
    ended_by: str
    ended_at: int
    turns: int
    first: int = Field(description="The seat that began")
    colours: list[int] = Field(description="The colour of each seat, then the unused ones")


class Ply(BaseModel):
    seat: int | None
    move: str | None = Field(description="The move that led here; null at the start")
    view: View
    effects: list[Effect] = Field(description="What the move did")
    line: str | None = Field(description="The position as text, to play on from; null at the end")


class PositionInfo(BaseModel):
    """A position that was given as a line of text."""

    game: str
    players: int
    options: dict[str, bool | int | str]
    line: str
    view: View


class Replay(BaseModel):
    table: Finished
    secrets: bool = Field(description="Seats saw different things, or nobody could look back …")
    memory: bool = Field(description="… which is this")
    plies: list[Ply]
    note: str | None = Field(
        description="Why the plies end before the game did, for people: the rules have changed"
    )


class JudgedPly(BaseModel):
    """What the computer thinks of a move."""

    ply: int = Field(description="The number of moves before it")
    seat: int
    move: str
    wins: list[float] | None = Field(
        description="Each seat's chance to win before the move; null if it could not be judged"
    )
    better: str | None = Field(description="What the computer would have played instead")
    cost: float = Field(description="What the move gave away, from 0 to 1")
    is_big_mistake: bool


class Judgement(BaseModel):
    """What the computer thinks of a finished game, as far as it has analysed it."""

    total: int
    complete: bool
    plies: list[JudgedPly]


class Health(BaseModel):
    status: Literal["ok", "storage down"]
    version: str
    rooms: int
    connections: int
    bots_ready: list[str]
