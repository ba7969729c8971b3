"""The HTTP routes."""

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import aclosing
from functools import partial
from math import ceil
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Depends, Header, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse, StreamingResponse
from pydantic import BaseModel, BeforeValidator
from starlette.exceptions import HTTPException

import spielwerk
from spielwerk.errors import SpielwerkError
from spielwerk.locale import language_of, words
from spielwerk.server.copies import Copies, packed
from spielwerk.server.door.admission import LONGEST_PROOF, LONGEST_WORD, PROOF, WORD, Admission
from spielwerk.server.door.answers import (
    ANSWERS,
    ANSWERS_BESIDE_TEXT,
    address_of,
    refusal,
    takes_gzip,
)
from spielwerk.server.door.limits import Buckets
from spielwerk.server.door.metrics import Metrics
from spielwerk.server.door.reach import Reach
from spielwerk.server.pages.heads import emblem_of
from spielwerk.table.live import desk
from spielwerk.table.live.hall import Hall
from spielwerk.table.match.refusals import Refused
from spielwerk.table.match.setting import LONGEST_POSITION, TableRequest
from spielwerk.table.match.tokens import make_token
from spielwerk.table.protocol.bulletin import encode
from spielwerk.table.protocol.outgoing import TableInfo
from spielwerk.table.protocol.shapes import (
    Finished,
    GameInfo,
    Judgement,
    Ply,
    PositionInfo,
    Replay,
    SeatAsked,
    SeatTaken,
    TableKeys,
    Transfer,
    TransferAsked,
)
from spielwerk.table.storage.interface import StorageDown, Trouble

log = logging.getLogger(__name__)

MOST_LISTED = 100
LINES = "application/x-ndjson"

Language = Annotated[str, Header(alias="Accept-Language", max_length=200)]
TableId = Annotated[str, Path(max_length=40)]


def _as_written(value: Any) -> Any:
    """A whole number has nothing but digits, though 1.0 could be read as one."""
    if isinstance(value, str) and not (value.isascii() and value.isdecimal()):
        raise ValueError("not a whole number")
    return value


Whole = Annotated[int, BeforeValidator(_as_written)]
BoardName = Annotated[
    Literal["own", "plain"], Query(description="plain: with the board as data, for every game")
]
SeatNumber = Annotated[Whole | None, Query(ge=0, le=3, description="None: an onlooker")]


def _part(name: str) -> Any:
    """A part of the server, for a route."""

    async def part(request: Request) -> Any:
        return getattr(request.app.state.server, name)

    return Depends(part)


async def _connections(request: Request) -> int:
    total: int = request.app.state.server.connections.total()
    return total


async def _address(request: Request) -> str:
    return address_of(request.scope)


TheAdmission = Annotated[Admission, _part("admission")]
TheHall = Annotated[Hall, _part("hall")]
TheMetrics = Annotated[Metrics, _part("metrics")]
TheCopies = Annotated[Copies, _part("copies")]
Address = Annotated[str, Depends(_address)]
Connections = Annotated[int, Depends(_connections)]

GivenWord = Annotated[
    str,
    Header(
        alias=WORD,
        max_length=LONGEST_WORD,
        description="If the server asks for one; percent-encoded",
    ),
]
GivenProof = Annotated[
    str,
    Header(alias=PROOF, max_length=LONGEST_PROOF, description="Instead of the word"),
]


async def _check_word(
    request: Request,
    hall: TheHall,
    admission: TheAdmission,
    word: GivenWord = "",
    proof: GivenProof = "",
) -> None:
    if proof and admission.is_proven(proof, await _secret(hall)):
        return
    await _while_connected(request, admission.check_word(request.scope, word))


async def _secret(hall: Hall) -> str:
    return await hall.services.storage.secret(make_token())


async def _while_connected(request: Request, waits: AsyncGenerator[float, None]) -> None:
    """Wait in silence. A client that leaves does not keep its place."""
    waiting = asyncio.ensure_future(_waited(waits))
    leaving = asyncio.ensure_future(_left(request))
    try:
        await asyncio.wait((waiting, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not waiting.done():
            raise Refused("error-too-fast")  # which is not heard
        waiting.result()
    finally:
        waiting.cancel()
        leaving.cancel()


async def _waited(waits: AsyncGenerator[float, None]) -> None:
    async for _ in waits:
        pass


async def _left(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def _check_place(request: Request, admission: TheAdmission) -> None:
    admission.check_place(request.scope)


async def _limit_tables(hall: TheHall, address: Address) -> None:
    if not hall.services.quota.take_table(address):
        raise Refused("error-too-fast")


router = APIRouter()


class Health(BaseModel):
    """How a server does."""

    status: Literal["ok", "failing", "storage down", "disk full", "database locked"]
    failing: list[str]  # what the server does all the time, and cannot do now
    damaged: int  # tables that cannot be read: the log names them
    version: str
    rooms: int
    connections: int
    bots_ready: list[str]
    stood_in: int  # moves of simpler computer players since the start, because others failed
    word: bool  # needed to set up a table


@router.head("/api/health", include_in_schema=False)  # what some monitors ask
@router.get("/api/health", responses={429: ANSWERS[429], 503: {"model": Health}})
async def health(
    hall: TheHall, connections: Connections, admission: TheAdmission, response: Response
) -> Health:
    """Whether the server can do its work. It tries to store something."""
    failing = hall.services.background.failing
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
        bots_ready=hall.services.thinkers.ready,
        stood_in=hall.services.stood_in,
        word=admission.asks,
    )


class Addresses(BaseModel):
    """Where a server can be reached."""

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
    metrics.thinking.set(hall.services.thinkers.waiting)
    return Response(metrics.text(), media_type="text/plain; version=0.0.4")


@router.get(
    "/api/games",
    response_model=list[GameInfo],
    responses={status: ANSWERS[status] for status in (422, 429)},
)
async def games(hall: TheHall, copies: TheCopies, accept_language: Language = "en") -> Any:
    """The games, with their options."""
    language = language_of(accept_language)
    return _json(
        copies.once(("games", language), partial(desk.games, language, hall.services.programs))
    )


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
    found = await hall.services.aside(reach.addresses, address=address)  # names may take a second
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


class Proof(BaseModel):
    """A proof that the word was right."""

    proof: str  # for the header X-Spielwerk-Proof


@router.post(
    "/api/word",
    response_model=Proof,
    responses={
        **{status: ANSWERS[status] for status in (403, 422, 429, 503)},
        200: {"content": {LINES: {"schema": {"type": "string"}}}},
    },
)
async def exchange_word(
    request: Request,
    hall: TheHall,
    admission: TheAdmission,
    word: GivenWord = "",
    accept_language: Language = "en",
) -> Response:
    """Exchange the word that is needed to set up tables for a proof. If the answer has to wait, it
    comes as several lines of JSON: `{"wait": seconds}`, again whenever that has become less, and
    then the proof or an error."""
    waits = admission.check_word(request.scope, word)
    try:
        seconds = await anext(waits)
    except StopAsyncIteration:
        return _json(encode(await _proof(hall, admission)))

    async def lines() -> AsyncGenerator[bytes, None]:
        async with aclosing(waits):
            yield _wait(seconds)
            try:
                async for less in waits:
                    yield _wait(less)
                yield encode(await _proof(hall, admission)) + b"\n"
            except SpielwerkError as error:
                yield bytes(refusal(error, accept_language).body) + b"\n"

    # nginx would keep the lines until there are enough of them
    return StreamingResponse(lines(), media_type=LINES, headers={"X-Accel-Buffering": "no"})


async def _proof(hall: Hall, admission: Admission) -> dict[str, str]:
    return {"proof": admission.proof(await _secret(hall))}


def _wait(seconds: float) -> bytes:
    return encode({"wait": ceil(seconds)}) + b"\n"


@router.post(
    "/api/tables",
    status_code=201,
    responses=ANSWERS,
    dependencies=[Depends(_check_word), Depends(_limit_tables)],
)
async def set_up(
    hall: TheHall, metrics: TheMetrics, address: Address, request: TableRequest
) -> TableKeys:
    """Set up a table. The answer contains its secrets; they are never sent again."""
    keys = await desk.set_up(hall, request, address)
    metrics.tables.labels(request.game).inc()
    return keys


@router.get("/api/tables/{table}", responses=ANSWERS)
async def look_at(hall: TheHall, address: Address, table: TableId) -> TableInfo:
    """Who sits at a table and what they play, for all who have the link."""
    return await desk.table(hall, table, address)


@router.post("/api/tables/{table}/seats", status_code=201, responses=ANSWERS)
async def sit_down(hall: TheHall, address: Address, table: TableId, asked: SeatAsked) -> SeatTaken:
    """Take an open seat."""
    return await desk.sit_down(hall, table, asked, address)


@router.post("/api/tables/{table}/luggage", responses=ANSWERS)
async def take_along(
    hall: TheHall, address: Address, table: TableId, asked: TransferAsked
) -> Transfer:
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
    found = await hall.services.storage.finished(game, before, limit)
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
