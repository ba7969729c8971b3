"""A table's setting: the game, who sits where, the clock, and what is allowed."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from spielwerk.bots.levels import LEVELS
from spielwerk.engine.errors import BadOption, SpielwerkError
from spielwerk.engine.game import Ruleset
from spielwerk.games import find_game
from spielwerk.locale import message

LONGEST_NAME = 24
DEFAULT_LEVEL = 2  # of a computer player, if nobody chose one
COLOURS = (0, 1, 2, 3)  # default colours of the seats: the messages seat-0 to seat-3

SeatKind = Literal["here", "link", "open", "bot"]


class BadSetting(SpielwerkError):
    """A table that cannot be set up like this."""


@dataclass(frozen=True)
class SeatPlan:
    """Who will sit on a seat: somebody at the host's own screen, somebody who gets a link, anybody
    who comes, or the computer."""

    kind: SeatKind
    level: int | None = None
    name: str | None = None
    colour: int | None = None  # the one chosen for it


@dataclass(frozen=True)
class ClockRule:
    """How long a player may think: in total, with an increment after each turn, or per turn. A
    player who runs out of time loses, or is replaced by the computer."""

    total: float | None = None  # seconds
    increment: float = 0.0
    per_move: float | None = None
    on_time: Literal["lose", "bot"] = "lose"


@dataclass(frozen=True)
class Setting:
    game: str
    players: int = 2
    options: dict[str, Any] = field(default_factory=dict)
    seats: tuple[SeatPlan, ...] = ()  # none: the host plays against the computer
    clock: ClockRule | None = None
    hints: bool = True
    takebacks: bool = True
    onlookers: bool = True
    start: Literal["full", "host"] = "full"
    # Which seat begins, or by lot. None: a person begins against the computer; people draw lots.
    first: int | Literal["lot"] | None = None
    # The seats' colours before anybody chose, then the unused ones.
    colours: tuple[int, ...] = COLOURS

    def ruleset(self) -> Ruleset:
        return find_game(self.game).with_options(self.players, **self.options)


def settle(wish: Setting) -> Setting:
    """The request with every option and seat settled, or an error that says what is wrong with
    it."""
    ruleset = wish.ruleset()
    seats = wish.seats or (SeatPlan("here"), *[SeatPlan("bot")] * (wish.players - 1))
    if len(seats) != wish.players:
        raise BadSetting("error-table-seats", players=wish.players, given=len(seats))
    if wish.clock is not None:
        _check_clock(wish.clock)
    if wish.first not in (None, "lot"):
        ruleset.check_first(wish.first)
    _check_colours(seats)
    return replace(
        wish,
        options=dict(ruleset.options),
        seats=tuple(_settled(seat) for seat in seats),
        first=_usual_first(seats) if wish.first is None else wish.first,
    )


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


def _settled(seat: SeatPlan) -> SeatPlan:
    if seat.kind == "bot":
        level = check_level(DEFAULT_LEVEL if seat.level is None else seat.level)
        return replace(seat, level=level, name=None)
    if seat.level is not None:
        raise BadSetting("error-table-level")
    return replace(seat, name=tidy_name(seat.name))


def check_level(level: int) -> int:
    if level not in LEVELS:
        raise BadOption("error-level", level=str(level), levels=", ".join(map(str, LEVELS)))
    return level


def tidy_name(name: str | None) -> str | None:
    """A name as others see it: one short line, nothing invisible."""
    if name is None:
        return None
    shown = "".join(c if unicodedata.category(c)[0] not in "CZ" else " " for c in name)
    shown = " ".join(shown.split())
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
