"""The desk: requests beside those at a table. A server answers over HTTP, a browser's tab
directly."""

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import asdict
from functools import cache
from typing import Any

from spielwerk.bots.analysis import Weighed
from spielwerk.bots.levels import level_numbers
from spielwerk.engine.options import alike, sets_of
from spielwerk.engine.position import Position, Ruleset
from spielwerk.engine.records import variant_in
from spielwerk.engine.replays import read_what_fits
from spielwerk.games import GAMES, find_game, is_house, read_position
from spielwerk.locale import say
from spielwerk.runtime.chance import choose, random32
from spielwerk.table.live.hall import Hall
from spielwerk.table.live.judging import JudgedGame
from spielwerk.table.live.thinkers import Program, offered
from spielwerk.table.live.transfer import pack
from spielwerk.table.match.refusals import Refused
from spielwerk.table.match.setting import TableRequest
from spielwerk.table.protocol import bulletin
from spielwerk.table.protocol.outgoing import TableInfo
from spielwerk.table.protocol.shapes import (
    Finished,
    GameInfo,
    JudgedPly,
    Judgement,
    MoveForm,
    MoveSchema,
    OptionInfo,
    Ply,
    PositionInfo,
    Replay,
    SeatAsked,
    SeatKey,
    SeatTaken,
    TableKeys,
    Transfer,
    TransferAsked,
)
from spielwerk.table.storage.interface import Damaged, FinishedGame

NOT_SENT = ("match", "record", "listed")  # of a finished game, or under another name
EARLY = 8  # moves after which there is something to see on a board


class NobodyThere(Exception):
    """A seat that a table does not have."""


# ---- Games and positions --------------------------------------------------------------------


def games(language: str, programs: Mapping[str, Program] | None = None) -> list[GameInfo]:
    """The games, with their options."""
    return [_game_info(game, language, offered(programs or {}, game)) for game in GAMES]


def position(line: str, seat: int | None = None, plain: bool = False) -> PositionInfo:
    """A position written as one line of text, as onlookers or a seat would see it."""
    found = read_position(line)
    ruleset = found.ruleset
    check_seat(seat, ruleset.players)
    return PositionInfo(
        game=ruleset.id,
        players=ruleset.players,
        options=dict(ruleset.options),
        line=found.line,
        view=bulletin.view(found, seat, plain),
    )


def check_seat(seat: int | None, players: int) -> None:
    """Refuse a seat that a table for this number of players does not have."""
    if seat is not None and not 0 <= seat < players:
        raise NobodyThere


# ---- Tables ---------------------------------------------------------------------------------


async def set_up(hall: Hall, request: TableRequest, address: str = "") -> TableKeys:
    """Set up a table. The answer contains its secrets; they are never sent again."""
    keys = await hall.create(request, address)
    seats = [
        SeatKey(seat=number, kind=plan.kind, token=token)
        for number, (plan, token) in enumerate(zip(keys.setting.seats, keys.seats, strict=True))
    ]
    return TableKeys(table=keys.table, host=keys.host, watch=keys.watch, seats=seats)


async def table(hall: Hall, id: str, address: str = "") -> TableInfo:
    """Who sits at a table and what they play, for all who have the link."""
    return bulletin.table((await hall.room(id, address)).match)


async def sit_down(hall: Hall, id: str, asked: SeatAsked, address: str = "") -> SeatTaken:
    """Take an open seat."""
    seat, token = await hall.take_open_seat(
        id, asked.seat, asked.name, asked.colour, address, asked.device
    )
    return SeatTaken(seat=seat, token=token)


async def take_along(hall: Hall, id: str, asked: TransferAsked, address: str = "") -> Transfer:
    """What the host needs to go on with a game elsewhere. The table stays as it is."""
    match = (await hall.room(id, address)).match
    hall.who(match, (), asked.host)
    return pack(match)


# ---- Finished games -------------------------------------------------------------------------


async def records(
    hall: Hall, game: str | None = None, before: int | None = None, limit: int = 20
) -> list[Finished]:
    """Finished games, latest first. `before` is the `ended_at` of the last one seen."""
    return listed(await hall.services.storage.finished(game, before, limit))


def listed(games: Sequence[FinishedGame]) -> list[Finished]:
    """Finished games as they are sent."""
    return [_finished(game) for game in games]


async def record(hall: Hall, id: str) -> Finished:
    """One finished game."""
    return _finished(await find(hall, id))


async def replay(
    hall: Hall, id: str, seat: int | None, language: str, plain: bool = False
) -> Replay:
    """A finished game, position by position, as onlookers or a seat saw it."""
    found = await find(hall, id)
    check_seat(seat, found.players)
    return await hall.services.bit_by_bit(replaying(found, seat, language, plain))


async def judgement(hall: Hall, id: str, address: str = "") -> Judgement:
    """What the computer thinks of every move of a finished game. This takes a while: ask again
    until it is complete."""
    return judged(await hall.judges.about(await find(hall, id), address))


async def find(hall: Hall, id: str) -> FinishedGame:
    """A finished game, or a refusal."""
    try:
        found = await hall.services.storage.finished_game(id)
    except Damaged as error:
        raise Refused("error-table-damaged") from error
    if found is None:
        raise Refused("error-record-unknown")
    return found


def _finished(game: FinishedGame) -> Finished:
    sent = {name: value for name, value in asdict(game).items() if name not in NOT_SENT}
    return Finished(table=game.match, variant=variant_in(game.record), **sent)


def judged(game: JudgedGame) -> Judgement:
    """A judgement as it is sent."""
    plies = [_judged_ply(game, ply, weighed) for ply, weighed in enumerate(game.weighed)]
    return Judgement(total=len(game.moves), complete=game.complete, plies=plies)


def _judged_ply(game: JudgedGame, ply: int, weighed: Weighed) -> JudgedPly:
    judged = game.plies[ply]
    return JudgedPly(
        ply=ply,
        seat=game.movers[ply],
        move=game.moves[ply],
        wins=None if judged is None else list(judged.judgement.wins),
        better=None if judged is None else judged.better,
        cost=weighed.cost,
        is_big_mistake=weighed.is_big_mistake,
    )


def _line(position: Position) -> str | None:
    can_go_on = not position.over and position.game.write_position is not None
    return position.line if can_go_on else None


def replaying(
    game: FinishedGame,
    viewer: int | None,
    language: str,
    plain: bool = False,
    written: Callable[[Ply], Any] = lambda ply: ply,
) -> Generator[None, None, Replay]:
    """A finished game, position by position, with a rest after each. `written` may turn a ply into
    what is sent of it, because all of them together are large."""
    end, wrong = read_what_fits(game.record, find_game)
    plies = []
    before = None
    for position in end.positions():
        plies.append(written(_ply(before, position, viewer, plain)))
        before = position
        yield
    return Replay(
        table=_finished(game),
        secrets=end.game.rules.redeal is not None,
        memory=end.game.hides_the_past,
        plies=plies,
        note=None if wrong is None else wrong.text(language),
    )


def _ply(before: Position | None, after: Position, viewer: int | None, plain: bool) -> Ply:
    return Ply(
        seat=None if before is None else before.to_move,
        move=after.last_move,
        view=bulletin.view(after, viewer, plain),
        effects=[] if before is None else bulletin.effects(before, after, viewer),
        line=_line(after),
    )


def _game_info(id: str, language: str, programs: list[str]) -> GameInfo:
    game = find_game(id)
    return GameInfo(
        id=id,
        name=say(f"game-{id}", language),
        seats=list(game.seats),
        secrets=game.rules.redeal is not None,
        memory=game.hides_the_past,
        draws=game.has_draws,
        levels=list(level_numbers(id)),
        programs=programs,
        first_custom=say(f"first-custom-{id}", language) if game.has_first_custom else None,
        sketch=None if is_house(id) else _emblem(id),
        moves=_move_schema(game.moves.schema()),
        options=[
            OptionInfo(
                name=option.name,
                default=option.default,
                choices=option.possible(),
                rule=option.rule,
                house=option.house,
                label=say(f"option-{id}-{option.name}.label", language),
                text=say(f"option-{id}-{option.name}", language),
                greyed={
                    value: say(f"choice-{id}-{value}-why", language) for value in alike(option)
                },
                sets={value: dict(others) for value, others in sets_of(option).items()},
            )
            for option in game.options
        ],
    )


@cache
def _emblem(id: str) -> dict[str, Any] | None:
    """The board early in a game, as an onlooker sees it."""
    game = find_game(id)
    if game.sketch is None:
        return None
    position = Ruleset.of(game, game.seats[0]).start(seed=0)
    for n in range(EARLY):
        actions = position.legal_moves.actions
        following = position.play(actions[choose(random32(0, n), len(actions))])
        if following.over:
            break
        position = following
    return game.sketch(position.view()).as_json()


def _move_schema(schema: dict[str, Any]) -> MoveSchema:
    forms = [MoveForm(**form) for form in schema["forms"]]
    return MoveSchema(kinds=schema["kinds"], forms=forms, examples=schema["examples"])
