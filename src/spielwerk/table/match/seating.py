"""Who sits at a table: its creation, its seats, and players who leave them and come back. Each
function returns what happens now, or raises an error that says why not, as in `commands`."""

from collections.abc import Collection
from dataclasses import dataclass, field, replace

from msgspec import UNSET, UnsetType

from spielwerk.bots.levels import check_level
from spielwerk.engine.position import Position
from spielwerk.runtime.chance import cast_lot
from spielwerk.table.match import events as happened
from spielwerk.table.match.events import What
from spielwerk.table.match.match import Match
from spielwerk.table.match.refusals import (
    OtherDevice,
    Refused,
    check_beside,
    check_not_paused,
    check_stage,
)
from spielwerk.table.match.setting import COLOURS, DEFAULT_LEVEL, Setting, tidy_name

MOST_DEVICES = 16  # of a seat, that are remembered


@dataclass(frozen=True)
class Who:
    """A client at a table: on a seat, the host, both, an onlooker, or a reader of the invitation to
    an open seat. Around a shared screen, it has several seats, and one of them is in view."""

    seat: int | None = None  # the one in view
    is_host: bool = False
    reads: bool = False
    others_here: tuple[int, ...] = ()  # further seats at the same screen
    plain: bool = False  # draws the boards of all games from data
    covered: bool = False  # at a shared screen that its player has not taken yet
    device: str | None = None  # the digest of its mark, if it has one
    is_sure: bool = False  # that it is the seat's player, on whichever device
    address: str = field(default="", compare=False)  # as limits count it

    @property
    def is_onlooker(self) -> bool:
        """Whether the client only watches."""
        return self.seat is None and not self.is_host and not self.reads

    @property
    def seats(self) -> tuple[int, ...]:
        """All seats of the client, the one in view first."""
        return () if self.seat is None else (self.seat, *self.others_here)

    def own_seat(self) -> int:
        """The client's seat in view, or a refusal."""
        if self.seat is None:
            raise Refused("error-onlooker")
        return self.seat

    def at(self, seat: int | None) -> "Who":
        """The same client with another of its seats in view, or a refusal. None: as it is."""
        if seat is None or seat == self.seat:
            return self
        if seat not in self.seats:
            raise Refused("error-onlooker")
        return replace(self, seat=seat, others_here=self.without(seat).seats)

    def without(self, seat: int | None) -> "Who":
        """The same client without one of its seats."""
        rest = tuple(other for other in self.seats if other != seat)
        return replace(self, seat=rest[0] if rest else None, others_here=rest[1:])


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
    """The game begins. The lot and the set-up are drawn from the secret seed. The results
    are stored, so that they are drawn only once."""
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
    match: Match,
    wanted: int | None,
    name: str | None,
    token: str,
    colour: int | None = None,
    device: str | None = None,
) -> tuple[list[What], int]:
    """Take an open seat by the table's link, and perhaps choose a colour."""
    check_stage(match, "open")
    free = open_seats(match)
    if not free:
        raise Refused("error-no-open-seat")
    seat = free[0] if wanted is None else wanted
    if seat not in free:
        raise Refused("error-seat-not-free", number=str(seat + 1))
    taken = happened.SeatTaken(seat, tidy_name(name), token, device=device or UNSET)
    chosen = [] if colour is None else choose_colour(match, seat, colour)
    return [taken, *chosen, *_started_if_full(match, seat)], seat


def open_seats(match: Match) -> list[int]:
    """The seats that are still open to all."""
    if match.stage != "open":
        return []
    return [n for n, s in enumerate(match.seats) if s.plan.kind == "open" and not s.taken]


def check_welcome(match: Match, who: Who) -> None:
    """Refuse a client that may not even be at the table."""
    if who.reads and not open_seats(match):
        raise Refused("error-no-open-seat")
    if who.is_onlooker and not match.onlookers:
        raise Refused("error-onlookers-off")
    if is_unknown_device(match, who):
        raise OtherDevice(match, who.own_seat())


def is_unknown_device(match: Match, who: Who) -> bool:
    """Whether a device has to be asked if it is the seat's player who holds it. That is a courtesy,
    not a lock: the answer is believed, and a client without a mark is not asked."""
    if who.seat is None or who.device is None or who.is_sure:
        return False
    known = match.seats[who.seat].devices
    return bool(known) and who.device not in known


def choose_colour(match: Match, seat: int, colour: int) -> list[What]:
    """Take one of the four colours: a free one, or one that another seat did not choose, which then
    swaps. A colour that was chosen for another person's seat stays there."""
    if match.stage == "over":
        raise Refused("error-table-over")
    if colour not in COLOURS:
        raise Refused("error-colour", colour=str(colour))
    for number, other in enumerate(match.seats):
        if number != seat and other.colour == colour and other.plan.kind != "bot":
            raise Refused("error-colour-taken")
    if match.seats[seat].colour == colour:
        return []
    check_beside(match, seat)
    return [happened.ColourChosen(seat, colour)]


def come(match: Match, who: Who, looks: bool = False, name: str | None = None) -> list[What]:
    """A player comes to their seat, and sits down there unless they only look."""
    check_welcome(match, who)
    seat = who.own_seat()
    if looks and not match.seats[seat].taken:
        return []
    return arrive(match, seat, name, who.device)


def arrive(
    match: Match, seat: int, name: str | None = None, device: str | None = None
) -> list[What]:
    """A player sits down on the seat of their link, or plays on from this device."""
    mark = _new_mark(match, seat, device)
    if match.seats[seat].taken:
        if mark is UNSET:
            return []
        another = True if match.seats[seat].devices else UNSET
        return [happened.SeatTaken(seat, None, device=mark, another_device=another)]
    if match.stage != "open":
        return []
    taken = happened.SeatTaken(seat, tidy_name(name), device=mark)
    return [taken, *_started_if_full(match, seat)]


def _new_mark(match: Match, seat: int, device: str | None) -> str | UnsetType:
    """A device's mark, if it should be remembered. The seats at the host's screen have no links."""
    mine = match.seats[seat]
    if device is None or device in mine.devices or mine.plan.kind == "here":
        return UNSET
    return device if len(mine.devices) < MOST_DEVICES else UNSET


def decline_seat(match: Match, seat: int) -> list[What]:
    """An invited player does not want to play. If no other is waited for, and the host wants to
    begin, the game does."""
    check_stage(match, "open")
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
    """Begin without waiting: the computer replaces players who are not here yet. Players who are
    `reading` the invitation to their seat, or to any open one if it `is_read`, are asked first,
    unless the host is `sure`."""
    _check_host(who)
    check_stage(match, "open")
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
    """The host allows onlookers or excludes them."""
    _check_host(who)
    if allowed == match.onlookers:
        return []
    check_beside(match, None)
    return [happened.Onlookers(allowed)]


def replace_by_bot(match: Match, who: Who, seat: int, level: int, is_gone: bool) -> list[What]:
    """A player is gone: the computer plays on."""
    if not who.is_host:
        who.own_seat()
    check_stage(match, "running")
    if seat not in range(len(match.seats)) or not match.seats[seat].is_person:
        raise Refused("error-nobody-to-replace", number=str(seat + 1))
    if not is_gone:
        raise Refused("error-not-gone", number=str(seat + 1))
    check_not_paused(match)
    return [happened.BotTookOver(seat, check_level(match.setting.game, level), "gone")]


def come_back(match: Match, seat: int) -> list[What]:
    """A player takes their seat back from the computer."""
    check_stage(match, "running")
    mine = match.seats[seat]
    if mine.bot is None or mine.out is not None or mine.plan.kind == "bot":
        raise Refused("error-nothing-to-return-to")
    if match.clock is not None and match.clock.is_used_up(seat):
        raise Refused("error-no-time")
    check_beside(match, seat)
    return [happened.PersonReturned(seat)]


def leave_to_bots(match: Match, seat: int) -> list[What]:
    """No person plays any longer, and a replaced player wants the computer to finish the game,
    whether they could return, or have lost and would have to wait for the others for ever."""
    check_stage(match, "running")
    if match.seats[seat].bot is None:
        raise Refused("error-nothing-to-return-to")
    if match.persons:
        raise Refused("error-others-play")
    return [] if match.left_to_bots else [happened.LeftToBots(seat)]


def _check_host(who: Who) -> None:
    if not who.is_host:
        raise Refused("error-not-host")
