"""HTTP requests and responses, for the OpenAPI description and for validation."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from spielwerk.table.setting import ClockRule, SeatPlan, Setting

Name = Annotated[str, Field(max_length=100)]
Id = Annotated[str, Field(max_length=40)]
SeatNumber = Annotated[int, Field(ge=0, le=3)]
Colour = Annotated[int, Field(ge=0, le=3)]


class _Asked(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class SeatWish(_Asked):
    """Who will sit on a seat."""

    kind: Literal["here", "link", "open", "bot"]
    level: int | None = Field(None, description="For a computer player: 1 to 5, default 2")
    name: Name | None = None
    colour: Colour | None = Field(None, description="Index into blue, orange, green, purple")


class ClockWish(_Asked):
    """Either `total` (with an `increment` for every turn) or `per_move`, in seconds."""

    total: float | None = None
    increment: float = 0.0
    per_move: float | None = None
    on_time: Literal["lose", "bot"] = "lose"


class TableWish(_Asked):
    """A table to set up. Without seats, the host plays against the computer."""

    game: Annotated[str, Field(max_length=40)]
    players: int = 2
    options: Annotated[dict[str, bool | int | str], Field(max_length=20)] = Field(
        default_factory=dict
    )
    seats: Annotated[list[SeatWish], Field(max_length=4)] = Field(default_factory=list)
    clock: ClockWish | None = None
    hints: bool = True
    takebacks: bool = True
    onlookers: bool = True
    start: Literal["full", "host"] = "full"
    first: SeatNumber | Literal["lot"] | None = Field(
        None,
        description="The seat that begins, or by lot. By default a person begins against the"
        " computer, and several people draw lots",
    )

    def setting(self) -> Setting:
        return Setting(
            game=self.game,
            players=self.players,
            options=dict(self.options),
            seats=tuple(SeatPlan(**seat.model_dump()) for seat in self.seats),
            clock=None if self.clock is None else ClockRule(**self.clock.model_dump()),
            hints=self.hints,
            takebacks=self.takebacks,
            onlookers=self.onlookers,
            start=self.start,
            first=self.first,
        )


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


class SeatAsked(_Asked):
    """A request for an open seat: this one, or any."""

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
    default: bool | int | str
    choices: list[bool | int | str]
    rule: str
    text: str
    greyed: dict[str, str] = Field(description="Choices that play like another one, and why")


class GameInfo(BaseModel):
    id: str
    name: str
    seats: list[int]
    secrets: bool
    memory: bool
    draws: bool
    first_custom: str | None = Field(description="Who begins by custom, in words")
    options: list[OptionInfo]


class Finished(BaseModel):
    """A finished game. `ended_at` is in milliseconds since 1970."""

    table: str
    game: str
    players: int
    options: dict[str, Any]
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
    view: dict[str, Any]


class Replay(BaseModel):
    table: Finished
    plies: list[Ply]


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
