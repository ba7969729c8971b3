"""Games that are taken along: begun on a server and continued in a browser's tab, or the other way
round."""

from spielwerk.table.commands import Refused
from spielwerk.table.match import Match, Seat
from spielwerk.table.setting import ONE_DEVICE, SeatPlan
from spielwerk.table.shapes import Luggage


def pack(match: Match) -> Luggage:
    """A wish for a table where this game goes on, with whoever plays now.

    The record tells every secret of a running game: what others hold, and what comes next from a
    pot. That is fine only because nobody can be cheated with it but the computer, or people around
    one screen, who could just as well look over each other's shoulder. Somebody with a link of
    their own could be, even if the computer plays for them now: they may come back."""
    if match.stage == "open":
        raise Refused("error-table-open")
    if any(seat.plan.kind not in ONE_DEVICE for seat in match.seats):
        raise Refused("error-luggage-seats")
    if match.ending is not None and match.ending.by != "rules":
        raise Refused("error-table-over")  # its record does not tell, so it would go on elsewhere
    return Luggage(
        game=match.setting.game,
        players=match.setting.players,
        options=match.setting.options,
        variant=match.setting.variant,
        seats=[_plan(seat, match.colours[number]) for number, seat in enumerate(match.seats)],
        clock=match.setting.clock,
        hints=match.setting.hints,
        takebacks=match.setting.takebacks,
        onlookers=match.onlookers,
        first=match.first,
        record=match.record(),
    )


def _plan(seat: Seat, colour: int) -> SeatPlan:
    if seat.bot is not None:
        return SeatPlan("bot", seat.bot, colour=colour)  # programs stay at their server
    return SeatPlan("here", name=seat.name, colour=colour)
