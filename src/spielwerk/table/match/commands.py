"""What players and the clock may do during a game and after it. Each function looks at a match and
returns what happens now, or raises an error that says why not. The match stays as it is. Sitting
down and replacing players is in `seating`."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Literal

from msgspec import UNSET

from spielwerk.engine.position import Position
from spielwerk.table.match import events as happened
from spielwerk.table.match.clock import Pause
from spielwerk.table.match.events import What
from spielwerk.table.match.match import Back, Match
from spielwerk.table.match.refusals import (
    Refused,
    check_beside,
    check_not_paused,
    check_player,
    check_stage,
    check_turn,
)
from spielwerk.table.match.setting import DEFAULT_LEVEL

MOST_TAKEN_BACK = 100  # times, by each player in one game

REACTIONS = ("hello", "well-played", "thanks", "oops", "thinking", "good-game")


# ---- Playing --------------------------------------------------------------------------------


def move(match: Match, seat: int, text: str, answers: int, id: str | None) -> list[What]:
    """Make a move, after seeing everything up to the event `answers`."""
    check_player(match, seat)
    if answers < match.position_number:
        raise Refused("error-behind")
    check_turn(match, seat)
    check_not_paused(match)
    return _moved(match, seat, text, id=id)


def bot_moves(match: Match, seat: int, text: str, stood_in: str | None) -> list[What]:
    """A computer player moves. `stood_in` names the simpler one that had to step in."""
    return _moved(match, seat, text, stood_in=stood_in)


def _moved(
    match: Match, seat: int, text: str, id: str | None = None, stood_in: str | None = None
) -> list[What]:
    after = match.foresee(text)
    moved = happened.Moved(seat, after.history[-1], stood_in=stood_in or UNSET, id=id or UNSET)
    return [moved, *_ended_by_rules(match, after)]


def undo(match: Match, seat: int, now: int = 0) -> list[What]:
    """Take back your own last action before another player has acted, and go on with the time that
    is left `now`."""
    plies = _plies_since(match, seat)
    _check_secrets(match, seat, plies)
    if plies > 1:
        raise Refused("error-undo-too-late")
    left = match.left_after_undo(seat, now)
    if left is not None and left[seat] <= 0:
        raise Refused("error-undo-time")
    return [happened.Undone(seat, 1)]


def ask_back(match: Match, seat: int) -> list[What]:
    """Ask to go back to before your own last action. Computer players always agree."""
    plies = _plies_since(match, seat)
    if match.back is not None:
        raise Refused("error-back-pending")
    check_beside(match, seat)
    _check_secrets(match, seat, plies)
    asked, given = happened.BackAsked(seat, plies), happened.BackGiven(seat, plies)
    return [asked] if _others(match, seat) else [asked, given]


def agree_back(match: Match, seat: int) -> list[What]:
    """Agree to a take-back."""
    back = _pending_back(match, seat)
    agreed = {seat, *back.agreed}
    drafts: list[What] = [happened.BackAgreed(seat)]
    if agreed >= set(_others(match, back.seat)):
        drafts.append(happened.BackGiven(back.seat, back.plies))
    return drafts


def decline_back(match: Match, seat: int) -> list[What]:
    """Refuse a take-back."""
    _pending_back(match, seat)
    return [happened.BackDeclined(seat)]


def ask_pause(match: Match, seat: int) -> list[What]:
    """Ask the others to stop the clocks for a while, or agree to it. Computer players always do."""
    check_player(match, seat)
    if match.clock is None:
        raise Refused("error-no-clock")
    check_not_paused(match)
    if seat in match.pause_asked:
        raise Refused("error-pause-asked")
    if not match.pause_asked:
        check_beside(match, seat)
    drafts: list[What] = [happened.PauseAsked(seat)]
    if {seat, *match.pause_asked} >= set(match.persons):
        drafts.append(happened.Paused())
    return drafts


def decline_pause(match: Match, seat: int) -> list[What]:
    """Refuse a pause."""
    check_player(match, seat)
    if not match.pause_asked or seat in match.pause_asked:
        raise Refused("error-pause-none")
    return [happened.PauseDeclined(seat)]


def resume(match: Match, seat: int) -> list[What]:
    """End a pause; any player can."""
    check_player(match, seat)
    return [happened.Resumed(seat)] if match.paused else []


def _pending_back(match: Match, seat: int) -> Back:
    check_player(match, seat)
    if match.back is None or match.back.seat == seat:
        raise Refused("error-back-none")
    return match.back


def _plies_since(match: Match, seat: int) -> int:
    """How many plies would be taken back to before a seat's last action, if it may take any."""
    check_player(match, seat)
    if match.ruleset.game.hides_the_past:  # what is covered now would be shown again
        raise Refused("error-back-memory")
    if not match.setting.takebacks:
        raise Refused("error-takebacks-off")
    if match.seats[seat].taken_back >= MOST_TAKEN_BACK:
        raise Refused("error-back-often")
    check_not_paused(match)
    if seat not in match.movers:
        raise Refused("error-nothing-to-undo")
    return 1 + match.movers[::-1].index(seat)


def _check_secrets(match: Match, seat: int, plies: int) -> None:
    """Refuse to undo past what was revealed. An action that showed its own player nothing can have
    shown the others only what this player knew, and gives away by taking it back. The others'
    actions may reveal what only they know, so they are final unless all seats see the same."""
    if match.ruleset.rules.redeal is None:
        return
    for before, after in match.steps(len(match.movers) - plies):
        if before.to_move != seat and not (before.is_seen_alike and after.is_seen_alike):
            raise Refused("error-back-others")
        if before.reveals(after.history[-1], seat):
            raise Refused("error-back-secret")


# ---- Ending it ------------------------------------------------------------------------------


def offer_draw(match: Match, seat: int) -> list[What]:
    """Offer a draw, or accept one."""
    check_player(match, seat)
    if not match.ruleset.game.has_draws:
        raise Refused("error-no-draws")
    if any(match.seats[other].bot is not None for other in match.still_in):
        raise Refused("error-draw-bots")
    if seat in match.draw_offers:
        raise Refused("error-draw-offered")
    if not match.draw_offers:
        check_beside(match, seat)
    agreed = {seat, *match.draw_offers}
    wants = happened.DrawAgreed if match.draw_offers else happened.DrawOffered
    drafts: list[What] = [wants(seat)]
    if agreed >= set(match.still_in):
        ranks = _ranks_with(match, [0] * len(match.seats))
        drafts.append(happened.Ended(ranks, "draw", None))
    return drafts


def decline_draw(match: Match, seat: int) -> list[What]:
    """Refuse a draw."""
    check_player(match, seat)
    if not match.draw_offers or seat in match.draw_offers:
        raise Refused("error-draw-none")
    return [happened.DrawDeclined(seat)]


def resign(match: Match, seat: int) -> list[What]:
    """Give up."""
    check_player(match, seat)
    return [happened.Resigned(seat), *_without(match, seat, "resigned")]


def time_is_up(match: Match, now: int) -> list[What]:
    """If the player to move is out of time, act on it; otherwise do nothing."""
    clock = match.clock
    if clock is None or clock.running is None or now < (clock.runs_out_at or 0):
        return []
    seat = clock.running
    if clock.rule.on_time == "bot":
        return [
            happened.TimedOut(seat, loses=False),
            happened.BotTookOver(seat, DEFAULT_LEVEL, "time"),
        ]
    return [happened.TimedOut(seat, loses=True), *_without(match, seat, "time")]


def give_time_back(match: Match, pauses: Sequence[Pause]) -> list[What]:
    """Give a running clock the time of pauses back. A table has already got back everything before
    its last event: of all pauses, which are in order, only the last few matter."""
    clock = match.clock
    if clock is None or clock.running is None:
        return []
    since = takewhile(lambda pause: pause.until > match.at, reversed(pauses))
    paused = sum(pause.until - max(pause.since, match.at) for pause in since)
    return [happened.Clock(paused)] if paused else []


def _without(match: Match, seat: int, why: Literal["resigned", "time"]) -> list[What]:
    """A player has lost. The others play on, and the computer takes over the seat, unless only one
    player or no person is left."""
    others = [other for other in match.still_in if other != seat]
    if len(others) > 1 and any(match.seats[other].is_person for other in others):
        if match.seats[seat].bot is not None:
            return []
        return [happened.BotTookOver(seat, DEFAULT_LEVEL, why)]
    ranks = _ranks_with(match, [0] * len(match.seats), [*match.left, seat])
    return [happened.Ended(ranks, why, None)]


def end_if_rules_changed(match: Match) -> list[What]:
    """End a game that began by other rules, without a winner: it cannot go on by these."""
    if match.stage != "running" or not match.rules_changed:
        return []
    return [happened.Ended(_ranks_with(match, [0] * len(match.seats)), "rules_changed", None)]


def _ended_by_rules(match: Match, after: Position) -> list[What]:
    if after.ranks is None:
        return []
    ranks = _ranks_with(match, [-rank for rank in after.ranks])
    return [happened.Ended(ranks, "rules", after.ended)]


def _ranks_with(match: Match, merits: list[int], left: list[int] | None = None) -> list[int]:
    """Ranks by merit. Players who left come after all who stayed; the first to leave is last."""
    left = match.left if left is None else left
    scores = [
        (0, merit) if seat not in left else (-1, left.index(seat))
        for seat, merit in enumerate(merits)
    ]
    return [1 + sum(other > mine for other in scores) for mine in scores]


# ---- Around the game ------------------------------------------------------------------------


def react(match: Match, seat: int, reaction: str) -> list[What]:
    """Send one of the reactions."""
    if reaction not in REACTIONS:
        raise Refused("error-reaction", reaction=reaction, known=", ".join(REACTIONS))
    check_beside(match, seat)
    return [happened.Reacted(seat, reaction)]


def ask_rematch(match: Match, seat: int) -> tuple[list[What], bool]:
    """Ask to play again. Also return whether all people want to. Players who were replaced by the
    computer before the end, or never came, are not asked."""
    check_stage(match, "over")
    all_want = all_want_rematch(match, seat)
    if match.next_table is not None or (seat in match.rematch and not all_want):
        raise Refused("error-rematch-asked")
    return [] if seat in match.rematch else [happened.RematchAsked(seat)], all_want


def all_want_rematch(match: Match, also: int) -> bool:
    """Whether all people at the table, and this seat, want to play again."""
    people = {n for n, s in enumerate(match.seats) if s.taken and (s.bot is None or s.out)}
    return people <= {also, *match.rematch}


def _others(match: Match, seat: int) -> list[int]:
    """The other people who play."""
    return [person for person in match.persons if person != seat]
