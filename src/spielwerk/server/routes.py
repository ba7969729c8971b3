"""The HTTP routes."""

from dataclasses import asdict
from itertools import pairwise
from typing import Annotated

from fastapi import APIRouter, Depends, Header, Path, Query, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import PlainTextResponse
from starlette.concurrency import run_in_threadpool

import spielwerk
from spielwerk.engine.options import alike
from spielwerk.engine.position import Position
from spielwerk.engine.replays import read_what_fits
from spielwerk.locale import language_of, say, words
from spielwerk.server.answers import ANSWERS, ANSWERS_BESIDE_TEXT, address_of
from spielwerk.server.limits import Buckets
from spielwerk.server.metrics import Metrics
from spielwerk.server.shapes import (
    Finished,
    GameInfo,
    Health,
    JudgedPly,
    Judgement,
    MoveSchema,
    OptionInfo,
    Ply,
    PositionInfo,
    Replay,
    SeatAsked,
    SeatKey,
    SeatTaken,
    TableKeys,
)
from spielwerk.table import bulletin
from spielwerk.table.commands import Refused
from spielwerk.table.hall import Hall
from spielwerk.table.judging import JudgedGame
from spielwerk.table.setting import LONGEST_POSITION, TableWish
from spielwerk.table.storage import FinishedGame, StorageDown
from spielwerk.table.told import TableInfo

MOST_LISTED = 100

Language = Annotated[str, Header(alias="Accept-Language", max_length=200)]
TableId = Annotated[str, Path(max_length=40)]
SeatNumber = Annotated[int | None, Query(ge=0, le=3, description="None: an onlooker")]


async def _hall(request: Request) -> Hall:
    hall: Hall = request.app.state.server.hall
    return hall


async def _metrics(request: Request) -> Metrics:
    metrics: Metrics = request.app.state.server.metrics
    return metrics


async def _connections(request: Request) -> int:
    total: int = request.app.state.server.connections.total()
    return total


async def _limit_tables(request: Request) -> None:
    new_tables: Buckets = request.app.state.server.new_tables
    if not new_tables.take(address_of(request.scope)):
        raise Refused("error-too-fast")


TheHall = Annotated[Hall, Depends(_hall)]
TheMetrics = Annotated[Metrics, Depends(_metrics)]
Connections = Annotated[int, Depends(_connections)]

router = APIRouter()


@router.get("/api/health", responses={429: ANSWERS[429], 503: {"model": Health}})
async def health(hall: TheHall, connections: Connections, response: Response) -> Health:
    """Whether the server can do its work."""
    try:
        await hall.storage.last_beat()
        status = "ok"
    except StorageDown:
        status, response.status_code = "storage down", 503
    return Health(
        status=status,  # type: ignore[arg-type]
        version=spielwerk.__version__,
        rooms=len(hall.rooms),
        connections=connections,
        bots_ready=hall.thinkers.ready,
    )


@router.get("/metrics", response_class=PlainTextResponse)
async def figures(hall: TheHall, metrics: TheMetrics, connections: Connections) -> Response:
    """For Prometheus."""
    metrics.connections.set(connections)
    metrics.rooms.set(len(hall.rooms))
    metrics.thinking.set(hall.thinkers.waiting)
    return Response(metrics.text(), media_type="text/plain; version=0.0.4")


@router.get("/api/games", responses={status: ANSWERS[status] for status in (422, 429)})
async def games(accept_language: Language = "en") -> list[GameInfo]:
    """The games, with their options."""
    return [_game_info(game, language_of(accept_language)) for game in spielwerk.GAMES]


@router.get(
    "/api/games/{game}/words/{language}",
    response_class=PlainTextResponse,
    responses=ANSWERS_BESIDE_TEXT,
)
async def game_words(
    game: Annotated[str, Path(max_length=40)],
    language: Annotated[str, Path(max_length=10)],
) -> Response:
    """The messages of a game as a Fluent file; in English if it does not speak the language. The
    web app asks for those of games that it was not built with."""
    spielwerk.find_game(game)
    return PlainTextResponse(words(game, language_of(language)) or "")


@router.get("/api/positions", responses=ANSWERS)
async def look_at_position(
    line: Annotated[str, Query(max_length=LONGEST_POSITION)], seat: SeatNumber = None
) -> PositionInfo:
    """A position written as one line of text, as onlookers or a seat would see it."""
    position = spielwerk.read_position(line)
    ruleset = position.ruleset
    if seat is not None and seat >= ruleset.players:
        raise RequestValidationError([{"loc": ("query", "seat"), "msg": "nobody sits there"}])
    return PositionInfo(
        game=ruleset.id,
        players=ruleset.players,
        options=dict(ruleset.options),
        line=position.line,
        view=bulletin.view(position, seat),
    )


@router.post(
    "/api/tables", status_code=201, responses=ANSWERS, dependencies=[Depends(_limit_tables)]
)
async def set_up(hall: TheHall, metrics: TheMetrics, wish: TableWish) -> TableKeys:
    """Set up a table. The answer contains its secrets; they are never sent again."""
    keys = await hall.create(wish)
    metrics.tables.labels(keys.setting.game).inc()
    seats = [
        SeatKey(seat=number, kind=plan.kind, token=token)
        for number, (plan, token) in enumerate(zip(keys.setting.seats, keys.seats, strict=True))
    ]
    return TableKeys(table=keys.table, host=keys.host, watch=keys.watch, seats=seats)


@router.get("/api/tables/{table}", responses=ANSWERS)
async def look_at(hall: TheHall, table: TableId) -> TableInfo:
    """Who sits at a table and what they play, for anybody who has the link."""
    return bulletin.table((await hall.room(table)).match)


@router.post("/api/tables/{table}/seats", status_code=201, responses=ANSWERS)
async def sit_down(hall: TheHall, table: TableId, asked: SeatAsked) -> SeatTaken:
    """Take an open seat."""
    seat, token = await hall.take_open_seat(table, asked.seat, asked.name, asked.colour)
    return SeatTaken(seat=seat, token=token)


@router.get("/api/records", responses=ANSWERS)
async def list_records(
    hall: TheHall,
    game: Annotated[str | None, Query(max_length=40)] = None,
    before: Annotated[int | None, Query(ge=0, le=2**53)] = None,
    limit: Annotated[int, Query(ge=1, le=MOST_LISTED)] = 20,
) -> list[Finished]:
    """Finished games, latest first. `before` is the `ended_at` of the last one seen."""
    return [_finished(one) for one in await hall.storage.finished(game, before, limit)]


@router.get("/api/records/{table}", responses=ANSWERS)
async def look_up(hall: TheHall, table: TableId) -> Finished:
    """One finished game."""
    return _finished(await _find(hall, table))


@router.get(
    "/api/records/{table}/text", response_class=PlainTextResponse, responses=ANSWERS_BESIDE_TEXT
)
async def download(hall: TheHall, table: TableId) -> Response:
    """A finished game as a record, for `spielwerk replay`."""
    found = await _find(hall, table)
    name = f"{found.game}-{found.match[:8]}.txt"
    return PlainTextResponse(
        found.record, headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


@router.get("/api/records/{table}/replay", responses=ANSWERS)
async def replay(
    hall: TheHall, table: TableId, seat: SeatNumber = None, accept_language: Language = "en"
) -> Replay:
    """A finished game, position by position, as onlookers or a seat saw it."""
    found = await _find(hall, table)
    if seat is not None and seat >= found.players:
        raise RequestValidationError([{"loc": ("query", "seat"), "msg": "nobody sat there"}])
    return await run_in_threadpool(_replay, found, seat, language_of(accept_language))


@router.get("/api/records/{table}/judgement", responses=ANSWERS)
async def judge(hall: TheHall, request: Request, table: TableId) -> Judgement:
    """What the computer thinks of every move of a finished game. This takes a while: ask again
    until it is complete."""
    found = await _find(hall, table)
    new_judgements: Buckets = request.app.state.server.new_judgements
    if not hall.judges.knows(table) and not new_judgements.take(address_of(request.scope)):
        raise Refused("error-too-fast")
    return _judgement(await hall.judges.about(found))


async def _find(hall: Hall, table: str) -> FinishedGame:
    found = await hall.storage.finished_game(table)
    if found is None:
        raise Refused("error-record-unknown")
    return found


def _finished(game: FinishedGame) -> Finished:
    told = {name: value for name, value in asdict(game).items() if name not in ("match", "record")}
    return Finished(table=game.match, **told)


def _judgement(game: JudgedGame) -> Judgement:
    plies = [_judged_ply(game, ply) for ply in range(len(game.plies))]
    return Judgement(total=len(game.moves), complete=game.complete, plies=plies)


def _judged_ply(game: JudgedGame, ply: int) -> JudgedPly:
    move, judged = game.moves[ply], game.plies[ply]
    best = None if judged is None else judged.judgement.best[0].move
    return JudgedPly(
        ply=ply,
        seat=game.movers[ply],
        move=move,
        wins=None if judged is None else list(judged.judgement.wins),
        better=None if best == move else best,
        cost=0.0 if judged is None else judged.cost,
        is_big_mistake=judged is not None and judged.is_big_mistake,
    )


def _line(position: Position) -> str | None:
    can_go_on = not position.over and position.game.write_position is not None
    return position.line if can_go_on else None


def _replay(game: FinishedGame, viewer: int | None, language: str) -> Replay:
    end, wrong = read_what_fits(game.record, spielwerk.find_game)
    first, *later = end.positions()
    plies = [
        Ply(
            seat=None,
            move=None,
            view=bulletin.view(first, viewer),
            effects=[],
            line=_line(first),
        )
    ]
    for before, after in pairwise([first, *later]):
        plies.append(
            Ply(
                seat=before.to_move,
                move=after.last_move,
                view=bulletin.view(after, viewer),
                effects=bulletin.effects(before, after, viewer),
                line=_line(after),
            )
        )
    return Replay(
        table=_finished(game),
        secrets=first.game.rules.redeal is not None,
        memory=first.game.hides_the_past,
        plies=plies,
        note=None if wrong is None else wrong.text(language),
    )


def _game_info(id: str, language: str) -> GameInfo:
    game = spielwerk.find_game(id)
    return GameInfo(
        id=id,
        name=say(f"game-{id}", language),
        seats=list(game.seats),
        secrets=game.rules.redeal is not None,
        memory=game.hides_the_past,
        draws=game.has_draws,
        first_custom=say(f"first-custom-{id}", language) if game.has_first_custom else None,
        moves=MoveSchema(**game.moves.schema()),
        options=[
            OptionInfo(
                name=option.name,
                default=option.default,
                choices=option.possible(),
                rule=option.rule,
                text=say(f"option-{id}-{option.name}", language),
                greyed={
                    value: say(f"choice-{id}-{value}-why", language) for value in alike(option)
                },
            )
            for option in game.options
        ],
    )
