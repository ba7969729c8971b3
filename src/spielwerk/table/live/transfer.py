"""Moves a game between a server and a browser's tab."""

from spielwerk.table.match.match import Match, Seat
from spielwerk.table.match.refusals import Refused
from spielwerk.table.match.setting import ONE_DEVICE, SeatPlan
from spielwerk.table.protocol.shapes import Transfer


def pack(match: Match) -> Transfer:
    """A request for a table that resumes this game, with the players it has now.

    The record holds every secret of a running game: what others hold, and what comes next from a
    pot. So all seats must be at one screen or the computer's. A player with a link of their own
    could be cheated with it, even if the computer plays for them now: they may come back."""
    if match.stage == "open":
        raise Refused("error-table-open")
    if any(seat.plan.kind not in ONE_DEVICE for seat in match.seats):
        raise Refused("error-luggage-seats")
    if match.ending is not None and match.ending.by != "rules":
        raise Refused("error-table-over")  # its record does not tell, so it would go on elsewhere
    return Transfer(
        game=match.setting.game,
        players=match.setting.players,
        options=match.setting.options,
        variant=match.setting.variant,
        seats=tuple(map(_plan, match.seats, match.colours)),
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
