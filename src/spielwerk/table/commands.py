"""What people, computer players and the clock may do at a table. Each function looks at a match and
returns what happens now, as drafts of events, or raises an error that says why not. Nothing is
changed here."""

from dataclasses import dataclass
from typing import Any

import msgspec

from spielwerk.engine.chance import draw_lot
from spielwerk.engine.errors import SpielwerkError
from spielwerk.engine.position import Position
from spielwerk.table.match import Match
from spielwerk.table.setting import COLOURS, DEFAULT_LEVEL, Setting, check_level, tidy_name

Draft = tuple[str, dict[str, Any]]  # an event's kind and data

_IT_IS = {
    "open": "error-table-open",
    "running": "error-table-running",
    "over": "error-table-over",
}

REACTIONS = ("hello", "well-played", "thanks", "oops", "thinking", "good-game")


class Refused(SpielwerkError):
    """Something that cannot be done at this table, or not now, or not by this client."""

    @property
    def reason(self) -> str:
        """One word for programs."""
        return self.message.id.removeprefix("error-")


@dataclass(frozen=True)
class Who:
    """Who wants something: somebody on a seat, the host, both, or an onlooker."""

    seat: int | None = None
    is_host: bool = False

    @property
    def is_onlooker(self) -> bool:
        return self.seat is None and not self.is_host

    def own_seat(self) -> int:
        if self.seat is None:
            raise Refused("error-onlooker")
        return self.seat


# ---- Sitting down ---------------------------------------------------------------------------


def create(
    setting: Setting, seed: int, host: str, watch: str, tokens: list[str | None]
) -> list[Draft]:
    """A new table, with the digests of its tokens: for the host, for onlookers and for every seat
    that has one. If there are only computer players, the game starts at once."""
    data = {
        "setting": msgspec.to_builtins(setting),
        "seed": seed,
        "host": host,
        "watch": watch,
        "tokens": tokens,
    }
    drafts: list[Draft] = [("created", data)]
    if all(seat.kind == "bot" for seat in setting.seats) and setting.start == "full":
        drafts.append(_started(setting, seed))
    return drafts


def _started(setting: Setting, seed: int, bots: dict[str, int] | None = None) -> Draft:
    """The game begins. The lot is drawn from the seed, which nobody knows or can choose. The result
    is stored, so that it is drawn only once."""
    by_lot = setting.first == "lot"
    first = draw_lot(seed, setting.players) if by_lot else setting.first or 0
    return ("started", {"bots": bots or {}, "first": first, "lot": by_lot})


def take_open_seat(
    match: Match, wanted: int | None, name: str | None, token: str, colour: int | None = None
) -> tuple[list[Draft], int]:
    """Somebody with the table's link takes an open seat, and may choose a colour."""
    _check_stage(match, "open")
    free = [n for n, s in enumerate(match.seats) if s.plan.kind == "open" and not s.taken]
    if not free:
        raise Refused("error-no-open-seat")
    seat = free[0] if wanted is None else wanted
    if seat not in free:
        raise Refused("error-seat-not-free", number=str(seat + 1))
    taken = ("seat_taken", {"seat": seat, "name": tidy_name(name), "token": token})
    chosen = [] if colour is None else choose_colour(match, seat, colour)
    return [taken, *chosen, *_started_if_full(match, seat)], seat


def choose_colour(match: Match, seat: int, colour: int) -> list[Draft]:
    """Somebody takes one of the four colours: a free one, or one that another seat did not choose,
    which then swaps. A colour that was chosen for another person's seat stays there."""
    if match.stage == "over":
        raise Refused(_IT_IS["over"])
    if colour not in COLOURS:
        raise Refused("error-colour", colour=str(colour))
    for number, other in enumerate(match.seats):
        if number != seat and other.colour == colour and other.plan.kind != "bot":
            raise Refused("error-colour-taken")
    if match.seats[seat].colour == colour:
        return []
    return [("colour_chosen", {"seat": seat, "colour": colour})]


def arrive(match: Match, seat: int) -> list[Draft]:
    """Somebody opens a seat's link for the first time."""
    if match.stage != "open" or match.seats[seat].taken:
        return []
    return [("seat_taken", {"seat": seat, "name": None}), *_started_if_full(match, seat)]


def _started_if_full(match: Match, also: int) -> list[Draft]:
    is_full = all(seat.taken or number == also for number, seat in enumerate(match.seats))
    if not is_full or match.setting.start != "full":
        return []
    return [_started(match.setting, match.seed)]


def start(match: Match, who: Who) -> list[Draft]:
    """The host does not want to wait: the computer replaces players who are not here yet."""
    _check_host(who)
    _check_stage(match, "open")
    empty = [number for number, seat in enumerate(match.seats) if not seat.taken]
    bots = {str(seat): DEFAULT_LEVEL for seat in empty}
    return [_started(match.setting, match.seed, bots)]


def let_onlookers(match: Match, who: Who, allowed: bool) -> list[Draft]:
    _check_host(who)
    return [("onlookers", {"allowed": allowed})] if allowed != match.onlookers else []


def replace_by_bot(match: Match, who: Who, seat: int, level: int, is_gone: bool) -> list[Draft]:
    """A player is gone: the computer plays on."""
    if not who.is_host:
        who.own_seat()
    _check_stage(match, "running")
    if seat not in range(len(match.seats)) or not match.seats[seat].is_person:
        raise Refused("error-nobody-to-replace", number=str(seat + 1))
    if not is_gone:
        raise Refused("error-not-gone", number=str(seat + 1))
    return [("bot_took_over", {"seat": seat, "level": check_level(level), "why": "gone"})]


def come_back(match: Match, seat: int) -> list[Draft]:
    """A player takes their seat back from the computer."""
    _check_stage(match, "running")
    mine = match.seats[seat]
    if mine.bot is None or mine.out is not None or mine.plan.kind == "bot":
        raise Refused("error-nothing-to-return-to")
    if match.clock is not None and match.clock.is_used_up(seat):
        raise Refused("error-no-time")
    return [("person_returned", {"seat": seat})]


# ---- Playing --------------------------------------------------------------------------------


def move(match: Match, seat: int, text: str, answers: int, id: str | None) -> list[Draft]:
    """Somebody moves, after seeing everything up to the event `answers`."""
    _player(match, seat)
    if answers < match.position_number:
        raise Refused("error-behind")
    if match.to_move != seat:
        raise Refused("error-not-your-turn")
    return _moved(match, seat, text, {} if id is None else {"id": id})


def bot_moves(match: Match, seat: int, text: str, stood_in: str | None) -> list[Draft]:
    """A computer player moves. `stood_in` names the simpler one that had to step in."""
    return _moved(match, seat, text, {} if stood_in is None else {"stood_in": stood_in})


def _moved(match: Match, seat: int, text: str, more: dict[str, Any]) -> list[Draft]:
    after = match.foresee(text)
    return [
        ("moved", {"seat": seat, "move": after.last_move, **more}),
        *_ended_by_rules(match, after),
    ]


def undo(match: Match, seat: int) -> list[Draft]:
    """Take back your own last action before anybody else has acted."""
    _player(match, seat)
    _check_takebacks(match)
    if not match.movers or match.movers[-1] != seat:
        raise Refused("error-undo-too-late" if seat in match.movers else "error-nothing-to-undo")
    _check_secrets(match, seat, 1)
    return [("undone", {"seat": seat, "plies": 1})]


def ask_back(match: Match, seat: int) -> list[Draft]:
    """Ask to go back to before your own last action. Computer players always agree."""
    _player(match, seat)
    _check_takebacks(match)
    if seat not in match.movers:
        raise Refused("error-nothing-to-undo")
    if match.back is not None:
        raise Refused("error-back-pending")
    plies = 1 + match.movers[::-1].index(seat)
    _check_secrets(match, seat, plies)
    asked = ("back_asked", {"seat": seat, "plies": plies})
    given = ("back_given", {"seat": seat, "plies": plies})
    return [asked] if _others(match, seat) else [asked, given]


def agree_back(match: Match, seat: int) -> list[Draft]:
    back = _pending_back(match, seat)
    agreed = {seat, *back["agreed"]}
    drafts: list[Draft] = [("back_agreed", {"seat": seat})]
    if agreed >= set(_others(match, back["seat"])):
        drafts.append(("back_given", {"seat": back["seat"], "plies": back["plies"]}))
    return drafts


def decline_back(match: Match, seat: int) -> list[Draft]:
    _pending_back(match, seat)
    return [("back_declined", {"seat": seat})]


def _pending_back(match: Match, seat: int) -> dict[str, Any]:
    _player(match, seat)
    if match.back is None or match.back["seat"] == seat:
        raise Refused("error-back-none")
    return match.back


def _check_takebacks(match: Match) -> None:
    if not match.setting.takebacks:
        raise Refused("error-takebacks-off")


def _check_secrets(match: Match, seat: int, plies: int) -> None:
    """What somebody has seen cannot be unseen."""
    if match.ruleset.rules.redeal is None:
        return
    position = match.position_after(len(match.movers) - plies)
    for text in match.running_position().history[-plies:]:
        if position.reveals(text, seat):
            raise Refused("error-back-secret")
        position = position.play(text)


# ---- Ending it ------------------------------------------------------------------------------


def offer_draw(match: Match, seat: int) -> list[Draft]:
    """Offer a draw, or accept one."""
    _player(match, seat)
    if not match.ruleset.game.has_draws:
        raise Refused("error-no-draws")
    if any(match.seats[other].bot is not None for other in match.still_in):
        raise Refused("error-draw-bots")
    if seat in match.draw:
        raise Refused("error-draw-offered")
    agreed = {seat, *match.draw}
    drafts: list[Draft] = [("draw_agreed" if match.draw else "draw_offered", {"seat": seat})]
    if agreed >= set(match.still_in):
        drafts.append(_ended(_ranks_with(match, [0] * len(match.seats)), "draw"))
    return drafts


def decline_draw(match: Match, seat: int) -> list[Draft]:
    _player(match, seat)
    if not match.draw or seat in match.draw:
        raise Refused("error-draw-none")
    return [("draw_declined", {"seat": seat})]


def resign(match: Match, seat: int) -> list[Draft]:
    _player(match, seat)
    return [("resigned", {"seat": seat}), *_without(match, seat, "resigned")]


def time_is_up(match: Match, now: int) -> list[Draft]:
    """If the player to move is out of time, act on it; otherwise do nothing."""
    clock = match.clock
    if clock is None or clock.running is None or now < (clock.runs_out_at or 0):
        return []
    seat = clock.running
    if clock.rule.on_time == "bot":
        took_over = {"seat": seat, "level": DEFAULT_LEVEL, "why": "time"}
        return [("timed_out", {"seat": seat, "loses": False}), ("bot_took_over", took_over)]
    return [("timed_out", {"seat": seat, "loses": True}), *_without(match, seat, "time")]


def _without(match: Match, seat: int, why: str) -> list[Draft]:
    """Somebody has lost. The others play on, and the computer takes over the seat, unless there is
    nobody left to play against or no person left."""
    others = [other for other in match.still_in if other != seat]
    if len(others) > 1 and any(match.seats[other].is_person for other in others):
        if match.seats[seat].bot is not None:
            return []
        return [("bot_took_over", {"seat": seat, "level": DEFAULT_LEVEL, "why": why})]
    ranks = _ranks_with(match, [0] * len(match.seats), [*match.left, seat])
    return [_ended(ranks, why)]


def _ended_by_rules(match: Match, after: Position) -> list[Draft]:
    if after.ranks is None:
        return []
    ranks = _ranks_with(match, [-rank for rank in after.ranks])
    return [_ended(ranks, "rules", after.ended)]


def _ended(ranks: list[int], by: str, rule: str | None = None) -> Draft:
    return ("ended", {"ranks": ranks, "by": by, "rule": rule})


def _ranks_with(match: Match, merits: list[int], left: list[int] | None = None) -> list[int]:
    """Ranks by merit. Players who left come after all who stayed; the first to leave is last."""
    left = match.left if left is None else left
    scores = [
        (0, merit) if seat not in left else (-1, left.index(seat))
        for seat, merit in enumerate(merits)
    ]
    return [1 + sum(other > mine for other in scores) for mine in scores]


# ---- Around the game ------------------------------------------------------------------------


def react(match: Match, seat: int, reaction: str) -> list[Draft]:
    if reaction not in REACTIONS:
        raise Refused("error-reaction", reaction=reaction, known=", ".join(REACTIONS))
    return [("reacted", {"seat": seat, "reaction": reaction})]


def ask_rematch(match: Match, seat: int) -> tuple[list[Draft], bool]:
    """Ask to play again. Also return whether all people want to. Players who were replaced by the
    computer before the end, or never came, are not asked."""
    _check_stage(match, "over")
    people = {n for n, s in enumerate(match.seats) if s.taken and (s.bot is None or s.out)}
    all_want = people <= {seat, *match.rematch}
    if match.next_table is not None or (seat in match.rematch and not all_want):
        raise Refused("error-rematch-asked")
    asked: Draft = ("rematch_asked", {"seat": seat})
    return [] if seat in match.rematch else [asked], all_want


# ---- Checks ---------------------------------------------------------------------------------


def _player(match: Match, seat: int) -> None:
    """Only players can do this."""
    _check_stage(match, "running")
    if match.seats[seat].out is not None:
        raise Refused("error-you-are-out")
    if match.seats[seat].bot is not None:
        raise Refused("error-bot-plays")


def _check_stage(match: Match, stage: str) -> None:
    if match.stage != stage:
        raise Refused(_IT_IS[match.stage])


def _check_host(who: Who) -> None:
    if not who.is_host:
        raise Refused("error-not-host")


def _others(match: Match, seat: int) -> list[int]:
    """The other people who play."""
    return [person for person in match.persons if person != seat]
