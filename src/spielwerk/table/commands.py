"""What people, computer players and the clock may do at a table. Each function looks at a match and
returns what happens now, or raises an error that says why not. Nothing is
changed here."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Literal

from msgspec import UNSET

from spielwerk.bots.levels import check_level
from spielwerk.engine.chance import cast_lot
from spielwerk.engine.errors import BadMove, IllegalMove, SpielwerkError
from spielwerk.engine.position import Position
from spielwerk.table import events as happened
from spielwerk.table.events import What
from spielwerk.table.match import Back, Match
from spielwerk.table.setting import COLOURS, DEFAULT_LEVEL, Setting, tidy_name
from spielwerk.table.storage import Pause

_IT_IS = {
    "open": "error-table-open",
    "running": "error-table-running",
    "over": "error-table-over",
}

MOST_TAKEN_BACK = 100  # times, by each player in one game
MOST_BESIDE = 50  # things that somebody does without a move being made

REACTIONS = ("hello", "well-played", "thanks", "oops", "thinking", "good-game")


class Refused(SpielwerkError):
    """Something that cannot be done at this table, or not now, or not by this client."""

    @property
    def reason(self) -> str:
        """One word for programs."""
        return self.message.id.removeprefix("error-")


def reason_of(error: SpielwerkError) -> str:
    """What went wrong, in one word for programs."""
    if isinstance(error, IllegalMove):
        return "illegal"
    if isinstance(error, BadMove):
        return "unreadable"
    return error.reason if isinstance(error, Refused) else "bad"


@dataclass(frozen=True)
class Who:
    """Who wants something: somebody on a seat, the host, both, an onlooker, or somebody who reads
    the invitation to an open seat."""

    seat: int | None = None
    is_host: bool = False
    reads: bool = False
    plain: bool = False  # draws boards from data, whatever the game
    address: str = field(default="", compare=False)  # as limits count it

    @property
    def is_onlooker(self) -> bool:
        return self.seat is None and not self.is_host and not self.reads

    def own_seat(self) -> int:
        if self.seat is None:
            raise Refused("error-onlooker")
        return self.seat


# ---- Sitting down ---------------------------------------------------------------------------


def create(
    setting: Setting,
    seed: int,
    host: str,
    watch: str,
    tokens: list[str | None],
    played: Position | None = None,
) -> list[What]:
    """A new table, with the digests of its tokens: for the host, for onlookers and for every seat
    that has one. If there are only computer players, the game starts at once. `played` is a game
    that goes on here."""
    drafts: list[What] = [happened.Created(setting, seed, host, watch, tokens)]
    if played is not None:
        return [*drafts, *_brought(setting, played)]
    if all(seat.kind == "bot" for seat in setting.seats) and setting.start == "full":
        drafts.append(_started(setting, seed))
    return drafts


def _started(setting: Setting, seed: int, bots: dict[str, int] | None = None) -> happened.Started:
    """The game begins. The lot and the set-up are drawn from the seed, which nobody knows or can
    choose. The results are stored, so that they are drawn only once."""
    first = cast_lot(seed, setting.players) if setting.first == "lot" else setting.first or 0
    ruleset = setting.ruleset()
    given = None if setting.position is None else {"position": setting.position}
    setup = given or ruleset.start(seed=seed, first=first).setup
    return happened.Started(
        bots or {}, first, setting.first == "lot", setup, rules=ruleset.game.version
    )


def _brought(setting: Setting, played: Position) -> list[What]:
    """Everything that has happened in a game so far, as if it had been played here."""
    seats = enumerate(setting.seats)
    moves = played.history
    drafts: list[What] = [
        *(happened.SeatTaken(number, None) for number, seat in seats if seat.kind != "bot"),
        happened.Started(
            {}, played.first, False, played.setup, played.game.version, brought=len(moves)
        ),
    ]
    for before, move in zip(played.positions(), moves, strict=False):
        drafts.append(happened.Moved(before.to_move or 0, move))
    if played.ranks is not None:
        drafts.append(happened.Ended(played.ranks, "rules", played.ended))
    return drafts


def take_open_seat(
    match: Match, wanted: int | None, name: str | None, token: str, colour: int | None = None
) -> tuple[list[What], int]:
    """Somebody with the table's link takes an open seat, and may choose a colour."""
    _check_stage(match, "open")
    free = open_seats(match)
    if not free:
        raise Refused("error-no-open-seat")
    seat = free[0] if wanted is None else wanted
    if seat not in free:
        raise Refused("error-seat-not-free", number=str(seat + 1))
    taken = happened.SeatTaken(seat, tidy_name(name), token)
    chosen = [] if colour is None else choose_colour(match, seat, colour)
    return [taken, *chosen, *_started_if_full(match, seat)], seat


def open_seats(match: Match) -> list[int]:
    """Those that anybody may still take."""
    if match.stage != "open":
        return []
    return [n for n, s in enumerate(match.seats) if s.plan.kind == "open" and not s.taken]


def check_welcome(match: Match, who: Who) -> None:
    """Not everybody may be at a table, even without doing anything."""
    if who.reads and not open_seats(match):
        raise Refused("error-no-open-seat")
    if who.is_onlooker and not match.onlookers:
        raise Refused("error-onlookers-off")


def choose_colour(match: Match, seat: int, colour: int) -> list[What]:
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
    _check_beside(match, seat)
    return [happened.ColourChosen(seat, colour)]


def arrive(match: Match, seat: int, name: str | None = None) -> list[What]:
    """Somebody sits down on the seat that they have a link to."""
    if match.stage != "open" or match.seats[seat].taken:
        return []
    return [happened.SeatTaken(seat, tidy_name(name)), *_started_if_full(match, seat)]


def decline_seat(match: Match, seat: int) -> list[What]:
    """Somebody who was invited does not want to play. If nobody else is waited for, and the host
    wants to begin, the game does."""
    _check_stage(match, "open")
    if match.seats[seat].taken:
        raise Refused("error-seat-not-free", number=str(seat + 1))
    if match.seats[seat].declined:
        return []
    others = [s for n, s in enumerate(match.seats) if n != seat and not s.taken and not s.declined]
    drafts: list[What] = [happened.SeatDeclined(seat)]
    if match.start_wanted and not others:
        drafts.append(_started_with_bots(match))
    return drafts


def _started_if_full(match: Match, also: int) -> list[What]:
    is_full = all(seat.taken or number == also for number, seat in enumerate(match.seats))
    if not is_full or match.setting.start != "full":
        return []
    return [_started(match.setting, match.seed)]


def start(
    match: Match,
    who: Who,
    reading: Collection[int] = (),
    is_read: bool = False,
    sure: bool = False,
) -> list[What]:
    """The host does not want to wait: the computer replaces players who are not here yet. Those who
    are `reading` the invitation to their seat, or to any open one if it `is_read`, are asked first,
    unless the host is `sure`."""
    _check_host(who)
    _check_stage(match, "open")
    asked = [
        number
        for number, seat in enumerate(match.seats)
        if number in reading and not seat.taken and not seat.declined
    ]
    if not sure and (asked or (is_read and open_seats(match))):
        return [] if match.start_wanted else [happened.StartWanted()]
    return [_started_with_bots(match)]


def _started_with_bots(match: Match) -> happened.Started:
    empty = [number for number, seat in enumerate(match.seats) if not seat.taken]
    return _started(match.setting, match.seed, {str(seat): DEFAULT_LEVEL for seat in empty})


def let_onlookers(match: Match, who: Who, allowed: bool) -> list[What]:
    _check_host(who)
    if allowed == match.onlookers:
        return []
    _check_beside(match, None)
    return [happened.Onlookers(allowed)]


def replace_by_bot(match: Match, who: Who, seat: int, level: int, is_gone: bool) -> list[What]:
    """A player is gone: the computer plays on."""
    if not who.is_host:
        who.own_seat()
    _check_stage(match, "running")
    if seat not in range(len(match.seats)) or not match.seats[seat].is_person:
        raise Refused("error-nobody-to-replace", number=str(seat + 1))
    if not is_gone:
        raise Refused("error-not-gone", number=str(seat + 1))
    _check_not_paused(match)
    return [happened.BotTookOver(seat, check_level(match.setting.game, level), "gone")]


def come_back(match: Match, seat: int) -> list[What]:
    """A player takes their seat back from the computer."""
    _check_stage(match, "running")
    mine = match.seats[seat]
    if mine.bot is None or mine.out is not None or mine.plan.kind == "bot":
        raise Refused("error-nothing-to-return-to")
    if match.clock is not None and match.clock.is_used_up(seat):
        raise Refused("error-no-time")
    _check_beside(match, seat)
    return [happened.PersonReturned(seat)]


def leave_to_bots(match: Match, seat: int) -> list[What]:
    """Nobody plays any longer, and somebody whose seat the computer has wants it to finish the
    game, whether they could return, or have lost and would have to wait for the others for ever."""
    _check_stage(match, "running")
    if match.seats[seat].bot is None:
        raise Refused("error-nothing-to-return-to")
    if match.persons:
        raise Refused("error-others-play")
    return [] if match.left_to_bots else [happened.LeftToBots(seat)]


# ---- Playing --------------------------------------------------------------------------------


def move(match: Match, seat: int, text: str, answers: int, id: str | None) -> list[What]:
    """Somebody moves, after seeing everything up to the event `answers`."""
    _player(match, seat)
    if answers < match.position_number:
        raise Refused("error-behind")
    if match.to_move != seat:
        raise Refused("error-not-your-turn")
    _check_not_paused(match)
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
    """Take back your own last action before anybody else has acted, and go on with the time that is
    left `now`."""
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
    _check_beside(match, seat)
    _check_secrets(match, seat, plies)
    asked, given = happened.BackAsked(seat, plies), happened.BackGiven(seat, plies)
    return [asked] if _others(match, seat) else [asked, given]


def agree_back(match: Match, seat: int) -> list[What]:
    back = _pending_back(match, seat)
    agreed = {seat, *back.agreed}
    drafts: list[What] = [happened.BackAgreed(seat)]
    if agreed >= set(_others(match, back.seat)):
        drafts.append(happened.BackGiven(back.seat, back.plies))
    return drafts


def decline_back(match: Match, seat: int) -> list[What]:
    _pending_back(match, seat)
    return [happened.BackDeclined(seat)]


def ask_pause(match: Match, seat: int) -> list[What]:
    """Ask the others to stop the clocks for a while, or agree to it. Computer players always do."""
    _player(match, seat)
    if match.clock is None:
        raise Refused("error-no-clock")
    _check_not_paused(match)
    if seat in match.pause_asked:
        raise Refused("error-pause-asked")
    if not match.pause_asked:
        _check_beside(match, seat)
    drafts: list[What] = [happened.PauseAsked(seat)]
    if {seat, *match.pause_asked} >= set(match.persons):
        drafts.append(happened.Paused())
    return drafts


def decline_pause(match: Match, seat: int) -> list[What]:
    _player(match, seat)
    if not match.pause_asked or seat in match.pause_asked:
        raise Refused("error-pause-none")
    return [happened.PauseDeclined(seat)]


def resume(match: Match, seat: int) -> list[What]:
    """Anybody can end a pause."""
    _player(match, seat)
    return [happened.Resumed(seat)] if match.paused else []


def _pending_back(match: Match, seat: int) -> Back:
    _player(match, seat)
    if match.back is None or match.back.seat == seat:
        raise Refused("error-back-none")
    return match.back


def _plies_since(match: Match, seat: int) -> int:
    """How many plies would be taken back to before a seat's last action, if it may take any."""
    _player(match, seat)
    if match.ruleset.game.hides_the_past:  # what is covered now would be shown again
        raise Refused("error-back-memory")
    if not match.setting.takebacks:
        raise Refused("error-takebacks-off")
    if match.seats[seat].taken_back >= MOST_TAKEN_BACK:
        raise Refused("error-back-often")
    _check_not_paused(match)
    if seat not in match.movers:
        raise Refused("error-nothing-to-undo")
    return 1 + match.movers[::-1].index(seat)


def _check_secrets(match: Match, seat: int, plies: int) -> None:
    """What somebody has learnt cannot be unlearnt. An action that showed its own player nothing can
    have shown the others only what this player knew, and gives away by taking it back. Whatever
    others do may reveal what only they know, so nobody goes back past it unless everybody sees the
    same."""
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
    _player(match, seat)
    if not match.ruleset.game.has_draws:
        raise Refused("error-no-draws")
    if any(match.seats[other].bot is not None for other in match.still_in):
        raise Refused("error-draw-bots")
    if seat in match.draw_offers:
        raise Refused("error-draw-offered")
    if not match.draw_offers:
        _check_beside(match, seat)
    agreed = {seat, *match.draw_offers}
    wants = happened.DrawAgreed if match.draw_offers else happened.DrawOffered
    drafts: list[What] = [wants(seat)]
    if agreed >= set(match.still_in):
        ranks = _ranks_with(match, [0] * len(match.seats))
        drafts.append(happened.Ended(ranks, "draw", None))
    return drafts


def decline_draw(match: Match, seat: int) -> list[What]:
    _player(match, seat)
    if not match.draw_offers or seat in match.draw_offers:
        raise Refused("error-draw-none")
    return [happened.DrawDeclined(seat)]


def resign(match: Match, seat: int) -> list[What]:
    _player(match, seat)
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
    """Somebody's clock ran on while nobody could play. A table has already got back everything
    before its last event: of all pauses, which are in order, only the last few matter."""
    clock = match.clock
    if clock is None or clock.running is None:
        return []
    since = takewhile(lambda pause: pause.until > match.at, reversed(pauses))
    paused = sum(pause.until - max(pause.since, match.at) for pause in since)
    return [happened.Clock(paused)] if paused else []


def _without(match: Match, seat: int, why: Literal["resigned", "time"]) -> list[What]:
    """Somebody has lost. The others play on, and the computer takes over the seat, unless there is
    nobody left to play against or no person left."""
    others = [other for other in match.still_in if other != seat]
    if len(others) > 1 and any(match.seats[other].is_person for other in others):
        if match.seats[seat].bot is not None:
            return []
        return [happened.BotTookOver(seat, DEFAULT_LEVEL, why)]
    ranks = _ranks_with(match, [0] * len(match.seats), [*match.left, seat])
    return [happened.Ended(ranks, why, None)]


def end_if_rules_changed(match: Match) -> list[What]:
    """A game cannot go on by other rules than it began with: nobody has won it."""
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
    if reaction not in REACTIONS:
        raise Refused("error-reaction", reaction=reaction, known=", ".join(REACTIONS))
    _check_beside(match, seat)
    return [happened.Reacted(seat, reaction)]


def ask_rematch(match: Match, seat: int) -> tuple[list[What], bool]:
    """Ask to play again. Also return whether all people want to. Players who were replaced by the
    computer before the end, or never came, are not asked."""
    _check_stage(match, "over")
    all_want = all_want_rematch(match, seat)
    if match.next_table is not None or (seat in match.rematch and not all_want):
        raise Refused("error-rematch-asked")
    return [] if seat in match.rematch else [happened.RematchAsked(seat)], all_want


def all_want_rematch(match: Match, also: int) -> bool:
    people = {n for n, s in enumerate(match.seats) if s.taken and (s.bot is None or s.out)}
    return people <= {also, *match.rematch}


# ---- Checks ---------------------------------------------------------------------------------


def _player(match: Match, seat: int) -> None:
    """Only players can do this."""
    _check_stage(match, "running")
    if match.seats[seat].out is not None:
        raise Refused("error-you-are-out")
    if match.seats[seat].bot is not None:
        raise Refused("error-bot-plays")


def _check_beside(match: Match, who: int | None) -> None:
    """Nobody may fill up a table with anything but moves. `who` is a seat, or None for the host."""
    if match.beside.get(who, 0) >= MOST_BESIDE:
        raise Refused("error-beside-often" if match.stage == "running" else _IT_IS[match.stage])


def _check_not_paused(match: Match) -> None:
    if match.paused:
        raise Refused("error-paused")


def _check_stage(match: Match, stage: str) -> None:
    if match.stage != stage:
        raise Refused(_IT_IS[match.stage])


def _check_host(who: Who) -> None:
    if not who.is_host:
        raise Refused("error-not-host")


def _others(match: Match, seat: int) -> list[int]:
    """The other people who play."""
    return [person for person in match.persons if person != seat]
