"""Why a command is refused, and the checks that several commands share."""

from dataclasses import dataclass

from spielwerk.errors import BadMove, IllegalMove, SpielwerkError
from spielwerk.locale import message
from spielwerk.table.match.match import Match

_IT_IS = {
    "open": "error-table-open",
    "running": "error-table-running",
    "over": "error-table-over",
}

MOST_BESIDE = 50  # things that one player does without a move being made


class Refused(SpielwerkError):
    """Something that cannot be done at this table, or not now, or not by this client."""

    @property
    def reason(self) -> str:
        """One word for programs."""
        return self.message.id.removeprefix("error-")


@dataclass(frozen=True)
class Sitter:
    """The player of a seat, for a device that has not been there before."""

    name: str | None
    colour: int
    onlookers: bool  # whether the device may watch instead


class OtherDevice(Refused):
    """The seat is played from another device."""

    def __init__(self, match: Match, seat: int) -> None:
        name, colour = match.seats[seat].name, match.colours[seat]
        self.sitter = Sitter(name, colour, match.onlookers)
        super().__init__("error-other-device", seat=name or message(f"seat-{colour}"))


def reason_of(error: SpielwerkError) -> str:
    """What went wrong, in one word for programs."""
    if isinstance(error, IllegalMove):
        return "illegal"
    if isinstance(error, BadMove):
        return "unreadable"
    return error.reason if isinstance(error, Refused) else "bad"


def check_player(match: Match, seat: int) -> None:
    """Only players can do this."""
    check_stage(match, "running")
    if match.seats[seat].out is not None:
        raise Refused("error-you-are-out")
    if match.seats[seat].bot is not None:
        raise Refused("error-bot-plays")


def check_beside(match: Match, who: int | None) -> None:
    """Refuse to fill up a table with anything but moves. `who` is a seat, or None for the host."""
    if match.beside.get(who, 0) >= MOST_BESIDE:
        check_stage(match, "running")
        raise Refused("error-beside-often")


def check_turn(match: Match, seat: int) -> None:
    """Refuse it unless it is the turn of this seat."""
    check_stage(match, "running")
    if match.to_move != seat:
        raise Refused("error-not-your-turn")


def check_not_paused(match: Match) -> None:
    """Refuse it during a pause."""
    if match.paused:
        raise Refused("error-paused")


def check_stage(match: Match, stage: str) -> None:
    """Refuse it in any other stage."""
    if match.stage != stage:
        raise Refused(_IT_IS[match.stage])
