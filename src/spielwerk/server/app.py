"""The server as one ASGI application: FastAPI handles HTTP, `socket` handles sockets."""

import logging
from collections import Counter

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.types import Receive, Scope, Send

import spielwerk
from spielwerk.errors import SpielwerkError
from spielwerk.server.copies import Copies
from spielwerk.server.door.admission import Admission
from spielwerk.server.door.answers import address_of, refusal
from spielwerk.server.door.door import Door
from spielwerk.server.door.guard import Guard
from spielwerk.server.door.hosts import Hosts
from spielwerk.server.door.limits import Buckets, Limits, Quotas
from spielwerk.server.door.metrics import Metrics
from spielwerk.server.door.proxies import Proxies
from spielwerk.server.door.reach import Reach
from spielwerk.server.pages.site import Site
from spielwerk.server.routes import router
from spielwerk.server.wire.socket import Socket
from spielwerk.server.wire.wire import WRITE_NOW
from spielwerk.table.live.desk import NobodyThere
from spielwerk.table.live.hall import Hall
from spielwerk.table.live.visit import TOO_MANY
from spielwerk.table.match.refusals import Refused
from spielwerk.table.storage.interface import StorageDown

log = logging.getLogger(__name__)

FOREIGN = 4403  # the code of a socket that another site's page opened
_NAMES = {404: "error-not-found", 413: "error-too-long", 429: "error-too-fast"}


class Server:
    """The ASGI application around a hall. The caller opens and closes the hall."""

    def __init__(
        self,
        hall: Hall,
        limits: Limits | None = None,
        reach: Reach | None = None,
        hosts: Hosts | None = None,
        proxies: Proxies | None = None,
        admission: Admission | None = None,
    ) -> None:
        self.hall = hall
        self.admission = admission or Admission()
        self.reach = reach or Reach()
        self.hosts = hosts or Hosts(self.reach)
        self.proxies = proxies or Proxies()
        self.metrics = Metrics()
        self.limits = limits or Limits()
        self.connections: Counter[str] = Counter()  # sockets, by address
        self.door = Door(self.limits, self.metrics, self.proxies)
        hall.services.quota = Quotas(self.limits)
        self.copies = Copies(hall.services, self.limits.long_answers)
        self.messages = Buckets(self.limits.address_messages, self.limits.address_message_burst)
        self.new_judgements = Buckets(self.limits.judgements, self.limits.judgement_burst)
        self.http = _make_http(self)
        self._guarded = Guard(self.http, self.metrics, self.limits, self.hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.proxies.read(scope)
        if scope["type"] == "websocket":
            await self._serve_socket(scope, receive, send)
        else:
            await self._guarded(scope, receive, send)

    async def _serve_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """`/api/tables/ID/socket`, for our own pages and for programs."""
        await receive()  # the connection request
        match scope["path"].split("/"):
            case ["", "api", "tables", table, "socket"]:
                pass
            case _:
                await send({"type": "websocket.close"})  # an HTTP error: nothing is accepted
                return
        address = address_of(scope)
        await send({"type": "websocket.accept"})  # or browsers would not learn the code
        if not self.hosts.own(scope):
            self.metrics.cut_off.labels("page").inc()
            await send({"type": "websocket.close", "code": FOREIGN})
            return
        if self.connections[address] >= self.limits.connections:
            self.metrics.cut_off.labels("address").inc()
            await send({"type": "websocket.close", "code": TOO_MANY})
            return
        self.connections[address] += 1
        try:
            shortcuts = scope.get("extensions", {}).get(WRITE_NOW, {})
            socket = Socket(
                self.hall,
                self.metrics,
                self.limits,
                receive,
                send,
                address=address,
                shared=self.messages.of(address),
                **shortcuts,
            )
            await socket.run(table)
        finally:
            self.connections[address] -= 1
            if not self.connections[address]:
                del self.connections[address]


def _make_http(server: Server) -> FastAPI:
    app = FastAPI(
        title="Spielwerk",
        version=spielwerk.__version__,
        description="Tables for board games. Events at a table are sent over a socket: see "
        "docs/protocol.md.",
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        exception_handlers={
            SpielwerkError: _refused,
            NobodyThere: _nobody_there,
            StorageDown: _storage_down,
            RequestValidationError: _wrong_shape,
            HTTPException: _not_there,
        },
    )
    app.state.server = server
    app.include_router(router)
    app.router.default = Site(
        hall=server.hall, asks_for_word=server.admission.asks
    )  # not mounted, which would hide the methods of a path
    return app


async def _refused(
    request: Request, error: SpielwerkError, status: int | None = None
) -> JSONResponse:
    return refusal(error, request.headers.get("accept-language", ""), status)


async def _storage_down(request: Request, error: StorageDown) -> JSONResponse:
    log.error("storage down", extra={"error": str(error)})
    return await _refused(request, Refused("error-storage"))


async def _wrong_shape(request: Request, error: RequestValidationError) -> JSONResponse:
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    problem = Refused("error-message", problem=f"{where}: {first['msg']}")
    return await _refused(request, problem, 422)


async def _nobody_there(request: Request, error: NobodyThere) -> JSONResponse:
    problem = Refused("error-message", problem="query.seat: nobody sits there")
    return await _refused(request, problem, 422)


async def _not_there(request: Request, error: HTTPException) -> JSONResponse:
    if error.status_code == 400:  # FastAPI cannot read the body
        return await _refused(request, Refused("error-message", problem=error.detail), 422)
    name = _NAMES.get(error.status_code, "error-method")
    answer = await _refused(request, Refused(name, path=request.url.path), error.status_code)
    answer.headers.update(error.headers or {})
    return answer
