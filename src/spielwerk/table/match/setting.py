"""A table's setting: the game, who sits where, the clock, and what is allowed."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field, Strict

from spielwerk.bots.levels import check_level
from spielwerk.engine.names import tidied
from spielwerk.engine.position import Position, Ruleset
from spielwerk.errors import SpielwerkError
from spielwerk.games import load
from spielwerk.locale import message

LONGEST_NAME = 24
LONGEST_POSITION = 1_000  # one that is too long still fits into a request, in any script
LONGEST_RECORD = 12_000  # half as long again as the longest game, and it fits into a request
DEFAULT_LEVEL = 2  # of a computer player
COLOURS = (0, 1, 2, 3)  # default colours of the seats: the messages seat-0 to seat-3

SeatKind = Literal["here", "link", "open", "bot"]
ONE_DEVICE = ("here", "bot")  # if all seats are of these kinds, a game can move to another device

# Strict: whole numbers, texts …, and no conversions.
Int = Annotated[int, Strict()]
Bool = Annotated[bool, Strict()]
Text = Annotated[str, Strict()]
Seconds = Annotated[float, Strict()]
SeatNumber = Annotated[int, Strict(), Field(ge=0, le=3)]
Colour = Annotated[int, Strict(), Field(ge=0, le=3)]
Name = Annotated[str, Strict(), Field(max_length=100)]
PositionText = Annotated[str, Strict(), Field(max_length=LONGEST_POSITION)]
RecordText = Annotated[str, Strict(), Field(max_length=LONGEST_RECORD)]

_NOTHING_ELSE = ConfigDict(extra="forbid")


class BadSetting(SpielwerkError):
    """A table that cannot be set up like this."""


@dataclass(frozen=True)
class SeatPlan:
    """Who will sit on a seat: a player at the host's own screen, one who gets a link, the first to
    come, or the computer."""

    __pydantic_config__ = _NOTHING_ELSE
    kind: SeatKind
    level: Annotated[
        Int | None, Field(description="Of a computer player: one of those that the game offers")
    ] = None
    name: Name | None = None
    colour: Annotated[Colour | None, Field(description="The one chosen for it")] = None
    program: Annotated[
        Name | None,
        Field(
            description="Of a computer player: one of the programs that this server offers. If it"
            " fails, the level moves instead"
        ),
    ] = None


@dataclass(frozen=True)
class ClockRule:
    """How long a player may think: in total, with an increment after each turn, or per turn. A
    player who runs out of time loses, or is replaced by the computer."""

    __pydantic_config__ = _NOTHING_ELSE
    total: Seconds | None = None
    increment: Seconds = 0.0
    per_move: Seconds | None = None
    on_time: Literal["lose", "bot"] = "lose"


@dataclass(frozen=True)
class TableRequest:
    """A table to set up. Without seats, the host plays against the computer."""

    __pydantic_config__ = _NOTHING_ELSE
    game: Annotated[Text, Field(max_length=40)]
    players: Int = 2
    options: Annotated[dict[str, Bool | Int | Text], Field(max_length=20)] = field(
        default_factory=dict
    )
    seats: Annotated[tuple[SeatPlan, ...], Field(max_length=4)] = ()
    clock: ClockRule | None = None
    hints: Bool = True
    takebacks: Bool = True
    onlookers: Bool = True
    start: Literal["full", "host"] = "full"
    first: Annotated[
        SeatNumber | Literal["lot"] | None,
        Field(
            description="The seat that begins, or by lot. By default a person begins against the"
            " computer, and several people draw lots"
        ),
    ] = None
    position: Annotated[
        PositionText | None, Field(description="The position to start from, as one line of text")
    ] = None
    record: Annotated[
        RecordText | None,
        Field(
            description="The record of a game to go on with, around one screen or against the"
            " computer. The other fields about the game must agree with it",
        ),
    ] = None
    variant: Annotated[
        Name, Field(description="What people call these rules, if they have a name for them")
    ] = ""


@dataclass(frozen=True)
class Setting(TableRequest):
    """A table as it is set up."""

    # The seats' colours before players chose, then the unused ones.
    colours: tuple[int, ...] = COLOURS

    def ruleset(self) -> Ruleset:
        """The rules to play by."""
        return load(self.game, self.players, **self.options).named(self.variant)


def settle(
    request: TableRequest, played: Position | None = None, programs: Collection[str] = ()
) -> Setting:
    """The request with every option and seat settled, or an error that says what is wrong with
    it. `played` is the game of its record, `programs` are those that are offered."""
    if played is not None:
        request = _as_recorded(request, played)
    ruleset = load(request.game, request.players, **request.options).named(request.variant)
    seats = request.seats or (SeatPlan("here"), *[SeatPlan("bot")] * (request.players - 1))
    if len(seats) != request.players:
        raise BadSetting("error-table-seats", players=request.players, given=len(seats))
    if request.clock is not None:
        _check_clock(request.clock)
    if request.first not in (None, "lot"):
        ruleset.check_first(request.first)
    _check_colours(seats)
    settled: dict[str, Any] = {
        "options": dict(ruleset.options),
        "variant": ruleset.variant,
        "seats": tuple(_settled(request.game, seat, programs) for seat in seats),
        "first": _usual_first(seats) if request.first is None else request.first,
    }
    if request.position is not None:
        position = ruleset.position(request.position)
        if position.over:
            raise BadSetting("error-position-over")
        settled |= {"position": position.line, "first": position.first}
    return Setting(**vars(request) | settled)


def _as_recorded(request: TableRequest, played: Position) -> TableRequest:
    """The request for a table that resumes a recorded game, as if it had begun there. The record
    itself is not kept: a rematch begins anew."""
    if request.position is not None:
        raise BadSetting("error-record-and-position")
    ruleset = played.ruleset
    _check_agrees("game", request.game, ruleset.id)
    _check_agrees("players", request.players, ruleset.players)
    asked = load(request.game, request.players, **{**ruleset.options, **request.options}).options
    for name, value in asked.items():
        _check_agrees(name, value, ruleset.options[name])
    if request.first is not None:
        _check_agrees("first", request.first, played.first)
    if any(seat.kind not in ONE_DEVICE for seat in request.seats):
        raise BadSetting("error-record-seats")
    return replace(
        request,
        options=dict(ruleset.options),
        variant=request.variant or ruleset.variant,
        first=played.first,
        position=played.setup.get("position"),
        record=None,
    )


def _check_agrees(field: str, asked: object, recorded: object) -> None:
    if asked != recorded:
        raise BadSetting("error-record-differs", field=field, told=str(recorded), wished=str(asked))


def _usual_first(seats: Sequence[SeatPlan]) -> int | Literal["lot"]:
    people = [number for number, seat in enumerate(seats) if seat.kind != "bot"]
    if len(people) > 1:
        return "lot"
    return people[0] if people else 0


def _check_colours(seats: Sequence[SeatPlan]) -> None:
    chosen = [seat.colour for seat in seats if seat.colour is not None]
    for colour in chosen:
        if colour not in COLOURS:
            raise BadSetting("error-colour", colour=str(colour))
    if len(set(chosen)) < len(chosen):
        raise BadSetting("error-colour-taken")


def _settled(game: str, seat: SeatPlan, programs: Collection[str]) -> SeatPlan:
    if seat.kind == "bot":
        if seat.program is not None and seat.program not in programs:
            known = ", ".join(programs) or "–"
            raise BadSetting("error-table-program", program=seat.program, known=known)
        level = check_level(game, DEFAULT_LEVEL if seat.level is None else seat.level)
        return replace(seat, level=level, name=seat.program)
    if seat.level is not None or seat.program is not None:
        raise BadSetting("error-table-level")
    return replace(seat, name=tidy_name(seat.name))


def tidy_name(name: str | None) -> str | None:
    """A name as others see it: one short line, nothing invisible."""
    if name is None:
        return None
    shown = tidied(name)
    if len(shown) > LONGEST_NAME:
        raise BadSetting("error-name-long", name=shown, longest=LONGEST_NAME)
    return shown or None


def _check_clock(clock: ClockRule) -> None:
    """Between a second and a day."""
    if (clock.total is None) == (clock.per_move is None):
        raise BadSetting("error-clock-kind")
    limits = (
        ("clock-time-total", clock.total, 1, 86_400),
        ("clock-time-per-move", clock.per_move, 1, 86_400),
        ("clock-time-increment", clock.increment, 0, 3_600),
    )
    for what, seconds, least, most in limits:
        if seconds is not None and not least <= seconds <= most:
            raise BadSetting(
                "error-clock-range",
                what=message(what),
                seconds=str(seconds),
                least=least,
                most=most,
            )
    if clock.per_move is not None and clock.increment:
        raise BadSetting("error-clock-kind")
