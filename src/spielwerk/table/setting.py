"""What a table is set up with: the game, who sits where, the clock, and what is allowed."""

import unicodedata
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from spielwerk.bots.levels import LEVELS
from spielwerk.engine.errors import BadOption, SpielwerkError
from spielwerk.engine.game import Ruleset
from spielwerk.games import find_game

LONGEST_NAME = 24
DEFAULT_LEVEL = 2  # of a computer player that nobody chose

SeatKind = Literal["here", "link", "open", "bot"]


class BadSetting(SpielwerkError):
    """A table that cannot be set up like this."""


@dataclass(frozen=True)
class SeatPlan:
    """Who is to sit on a seat: somebody at the host's own screen, somebody who is given a link,
    anybody who comes, or the computer."""

    kind: SeatKind
    level: int | None = None
    name: str | None = None


@dataclass(frozen=True)
class ClockRule:
    """How long a player may think: in all, with something added after each turn, or per turn. Whose
    time is up loses, or is replaced by the computer."""

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

    def ruleset(self) -> Ruleset:
        return find_game(self.game).with_options(self.players, **self.options)


def settle(wish: Setting) -> Setting:
    """What was wished for with every option and seat settled, or an error that says what is wrong
    with it."""
    ruleset = wish.ruleset()
    seats = wish.seats or (SeatPlan("here"), *[SeatPlan("bot")] * (wish.players - 1))
    if len(seats) != wish.players:
        raise BadSetting("error-table-seats", players=wish.players, given=len(seats))
    if wish.clock is not None:
        _check_clock(wish.clock)
    return replace(
        wish, options=dict(ruleset.options), seats=tuple(_settled(seat) for seat in seats)
    )


def _settled(seat: SeatPlan) -> SeatPlan:
    if seat.kind == "bot":
        return SeatPlan("bot", check_level(DEFAULT_LEVEL if seat.level is None else seat.level))
    if seat.level is not None:
        raise BadSetting("error-table-level", kind=seat.kind)
    return SeatPlan(seat.kind, None, tidy_name(seat.name))


def check_level(level: int) -> int:
    if level not in LEVELS:
        raise BadOption("error-level", level=str(level), levels=", ".join(map(str, LEVELS)))
    return level


def tidy_name(name: str | None) -> str | None:
    """A name as others are shown it: one short line, nothing invisible."""
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
    limits = {"total": (1, 86_400), "per_move": (1, 86_400), "increment": (0, 3_600)}
    for name, (least, most) in limits.items():
        seconds = getattr(clock, name)
        if seconds is not None and not least <= seconds <= most:
            raise BadSetting(
                "error-clock-range", name=name, seconds=str(seconds), least=least, most=most
            )
    if clock.per_move is not None and clock.increment:
        raise BadSetting("error-clock-kind")
