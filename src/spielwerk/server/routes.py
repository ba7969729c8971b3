"""The HTTP routes."""

import logging
from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Depends, Header, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, BeforeValidator
from starlette.exceptions import HTTPException

import spielwerk
from spielwerk.locale import language_of, words
from spielwerk.server.admission import LONGEST_WORD, WORD, Admission
from spielwerk.server.answers import ANSWERS, ANSWERS_BESIDE_TEXT, address_of, takes_gzip
from spielwerk.server.copies import Copies, packed
from spielwerk.server.heads import emblem_of
from spielwerk.server.limits import Buckets
from spielwerk.server.metrics import Metrics
from spielwerk.server.reach import Reach
from spielwerk.table import desk
from spielwerk.table.bulletin import encode
from spielwerk.table.commands import Refused
from spielwerk.table.hall import Hall
from spielwerk.table.setting import LONGEST_POSITION, TableWish
from spielwerk.table.shapes import (
    Finished,
    GameInfo,
    Judgement,
    Luggage,
    LuggageAsked,
    Ply,
    PositionInfo,
    Replay,
    SeatAsked,
    SeatTaken,
    TableKeys,
)
from spielwerk.table.storage import StorageDown, Trouble
from spielwerk.table.told import TableInfo

log = logging.getLogger(__name__)

MOST_LISTED = 100

Language = Annotated[str, Header(alias="Accept-Language", max_length=200)]
TableId = Annotated[str, Path(max_length=40)]


def _as_written(value: Any) -> Any:
    """A whole number has nothing but digits, though 1.0 could be read as one."""
    if isinstance(value, str) and not (value.isascii() and value.isdecimal()):
        raise ValueError("not a whole number")
    return value


Whole = Annotated[int, BeforeValidator(_as_written)]
BoardName = Annotated[
    Literal["own", "plain"], Query(description="plain: with the board as data, whatever the game")
]
SeatNumber = Annotated[Whole | None, Query(ge=0, le=3, description="None: an onlooker")]


async def _hall(request: Request) -> Hall:
    hall: Hall = request.app.state.server.hall
    return hall


async def _metrics(request: Request) -> Metrics:
    metrics: Metrics = request.app.state.server.metrics
    return metrics


async def _connections(request: Request) -> int:
    total: int = request.app.state.server.connections.total()
    return total


async def _copies(request: Request) -> Copies:
    copies: Copies = request.app.state.server.copies
    return copies


async def _address(request: Request) -> str:
    return address_of(request.scope)


async def _admission(request: Request) -> Admission:
    admission: Admission = request.app.state.server.admission
    return admission


async def _check_word(
    request: Request,
    word: Annotated[
        str,
        Header(
            alias=WORD,
            max_length=LONGEST_WORD,
            description="If the server asks for one; percent-encoded",
        ),
    ] = "",
) -> None:
    (await _admission(request)).check_word(request.scope, word)


async def _check_place(request: Request) -> None:
    (await _admission(request)).check_place(request.scope)


TheAdmission = Annotated[Admission, Depends(_admission)]
TheHall = Annotated[Hall, Depends(_hall)]
TheMetrics = Annotated[Metrics, Depends(_metrics)]
TheCopies = Annotated[Copies, Depends(_copies)]
Address = Annotated[str, Depends(_address)]
Connections = Annotated[int, Depends(_connections)]


async def _limit_tables(hall: TheHall, address: Address) -> None:
    if not hall.allowance.take_table(address):
        raise Refused("error-too-fast")


router = APIRouter()


class Health(BaseModel):
    status: Literal["ok", "failing", "storage down", "disk full", "database locked"]
    failing: list[str]  # what the server does all the time, and cannot do now
    damaged: int  # tables that cannot be read: the log names them
    version: str
    rooms: int
    connections: int
    bots_ready: list[str]
    word: bool  # needed to set up a table


@router.head("/api/health", include_in_schema=False)  # what some monitors ask
@router.get("/api/health", responses={429: ANSWERS[429], 503: {"model": Health}})
async def health(
    hall: TheHall, connections: Connections, admission: TheAdmission, response: Response
) -> Health:
    """Whether the server can do its work. It tries to store something."""
    failing = hall.chores.failing
    status: Literal["ok", "failing"] | Trouble = "failing" if failing else "ok"
    try:
        await hall.check()
    except StorageDown as error:
        status = error.why
    except TimeoutError:
        status = "storage down"
    except Exception:
        log.exception("the storage cannot be checked")
        status = "failing"
    if status != "ok":
        response.status_code = 503
    return Health(
        status=status,
        failing=failing,
        damaged=len(hall.damaged),
        version=spielwerk.__version__,
        rooms=len(hall.rooms),
        connections=connections,
        bots_ready=hall.thinkers.ready,
        word=admission.asks,
    )


class Addresses(BaseModel):
    addresses: list[str]
    only_here: bool  # it listens on this machine alone


@router.get(
    "/metrics",
    response_class=PlainTextResponse,
    responses={status: ANSWERS_BESIDE_TEXT[status] for status in (403, 429)},
    dependencies=[Depends(_check_place)],
)
async def figures(hall: TheHall, metrics: TheMetrics, connections: Connections) -> Response:
    """For Prometheus."""
    metrics.connections.set(connections)
    metrics.rooms.set(len(hall.rooms))
    metrics.thinking.set(hall.thinkers.waiting)
    return Response(metrics.text(), media_type="text/plain; version=0.0.4")


@router.get(
    "/api/games",
    response_model=list[GameInfo],
    responses={status: ANSWERS[status] for status in (422, 429)},
)
async def games(hall: TheHall, copies: TheCopies, accept_language: Language = "en") -> Any:
    """The games, with their options."""
    language = language_of(accept_language)
    return _json(copies.once(("games", language), partial(desk.games, language, hall.programs)))


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


@router.get(
    "/api/games/{game}/emblem.png",
    response_class=Response,
    responses={**ANSWERS_BESIDE_TEXT, 200: {"content": {"image/png": {}}}},
)
async def emblem(game: Annotated[str, Path(max_length=40)]) -> Response:
    """A picture of a game, for links to its tables."""
    picture = emblem_of(game)
    if picture is None:
        raise HTTPException(404)
    return Response(picture, media_type="image/png", headers={"Cache-Control": "max-age=86400"})


@router.get("/api/addresses", responses={429: ANSWERS[429]})
async def addresses(hall: TheHall, request: Request, address: Address) -> Addresses:
    """Where other devices in the network can reach this server."""
    reach: Reach = request.app.state.server.reach
    found = await hall.aside(reach.addresses, address=address)  # names may take a second
    return Addresses(addresses=found, only_here=reach.only_here)


@router.get("/api/positions", response_model=PositionInfo, responses=ANSWERS)
async def look_at_position(
    copies: TheCopies,
    address: Address,
    line: Annotated[str, Query(max_length=LONGEST_POSITION)],
    seat: SeatNumber = None,
    board: BoardName = "own",
) -> Any:
    """A position written as one line of text, as onlookers or a seat would see it."""
    return _json(await copies.fresh(address, desk.position, line, seat, board == "plain"))


@router.post(
    "/api/tables",
    status_code=201,
    responses=ANSWERS,
    dependencies=[Depends(_check_word), Depends(_limit_tables)],
)
async def set_up(
    hall: TheHall, metrics: TheMetrics, address: Address, wish: TableWish
) -> TableKeys:
    """Set up a table. The answer contains its secrets; they are never sent again."""
    keys = await desk.set_up(hall, wish, address)
    metrics.tables.labels(wish.game).inc()
    return keys


@router.get("/api/tables/{table}", responses=ANSWERS)
async def look_at(hall: TheHall, address: Address, table: TableId) -> TableInfo:
    """Who sits at a table and what they play, for anybody who has the link."""
    return await desk.table(hall, table, address)


@router.post("/api/tables/{table}/seats", status_code=201, responses=ANSWERS)
async def sit_down(hall: TheHall, address: Address, table: TableId, asked: SeatAsked) -> SeatTaken:
    """Take an open seat."""
    return await desk.sit_down(hall, table, asked, address)


@router.post("/api/tables/{table}/luggage", responses=ANSWERS)
async def take_along(
    hall: TheHall, address: Address, table: TableId, asked: LuggageAsked
) -> Luggage:
    """What the host needs to go on with a game against the computer, or around one screen, at
    another table: the body of `POST /api/tables`. This table stays as it is."""
    return await desk.take_along(hall, table, asked, address)


@router.get(
    "/api/records",
    response_model=list[Finished],
    responses=ANSWERS,
    dependencies=[Depends(_check_place)],
)
async def list_records(
    hall: TheHall,
    copies: TheCopies,
    address: Address,
    game: Annotated[str | None, Query(max_length=40)] = None,
    before: Annotated[Whole | None, Query(ge=0, le=2**53)] = None,
    limit: Annotated[Whole, Query(ge=1, le=MOST_LISTED)] = 20,
) -> Any:
    """Finished games, latest first. `before` is the `ended_at` of the last one seen."""
    found = await hall.storage.finished(game, before, limit)
    return _json(await copies.fresh(address, desk.listed, found))


@router.get("/api/records/{table}", responses=ANSWERS)
async def look_up(hall: TheHall, table: TableId) -> Finished:
    """One finished game."""
    return await desk.record(hall, table)


@router.get(
    "/api/records/{table}/text", response_class=PlainTextResponse, responses=ANSWERS_BESIDE_TEXT
)
async def download(hall: TheHall, table: TableId) -> Response:
    """A finished game as a record, for `spielwerk replay`."""
    found = await desk.find(hall, table)
    name = f"{found.game}-{found.match[:8]}.txt"
    return PlainTextResponse(
        found.record, headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


@router.get("/api/records/{table}/replay", response_model=Replay, responses=ANSWERS)
async def replay(
    hall: TheHall,
    copies: TheCopies,
    request: Request,
    address: Address,
    table: TableId,
    seat: SeatNumber = None,
    board: BoardName = "own",
    accept_language: Language = "en",
) -> Any:
    """A finished game, position by position, as onlookers or a seat saw it."""
    found = await desk.find(hall, table)
    desk.check_seat(seat, found.players)
    asked = (seat, language_of(accept_language), board == "plain")
    work = partial(desk.replaying, found, *asked, written=_written)
    sent_as = packed if takes_gzip(request.headers) else encode
    answer = _json(await copies.long((table, *asked, sent_as), address, work, sent_as))
    if sent_as is packed:
        answer.headers["Content-Encoding"] = "gzip"
    return answer


@router.get("/api/records/{table}/judgement", response_model=Judgement, responses=ANSWERS)
async def judge(
    hall: TheHall, copies: TheCopies, request: Request, address: Address, table: TableId
) -> Any:
    """What the computer thinks of every move of a finished game. This takes a while: ask again
    until it is complete."""
    found = await desk.find(hall, table)
    new_judgements: Buckets = request.app.state.server.new_judgements
    if not hall.judges.knows(table) and not new_judgements.take(address):
        raise Refused("error-too-fast")
    judged = await hall.judges.about(found, address)
    return _json(await copies.fresh(address, desk.judged, judged))


def _json(answer: bytes) -> Response:
    return Response(answer, media_type="application/json")


def _written(ply: Ply) -> msgspec.Raw:
    return msgspec.Raw(encode(ply))
