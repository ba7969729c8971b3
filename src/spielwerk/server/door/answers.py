"""Errors as HTTP responses, and the client's address."""

from dataclasses import asdict
from http import HTTPStatus
from typing import Any

from fastapi.responses import JSONResponse
from starlette.datastructures import Headers

from spielwerk.errors import SpielwerkError
from spielwerk.locale import language_of
from spielwerk.server.door.limits import network_of
from spielwerk.table.match.refusals import Refused, reason_of
from spielwerk.table.protocol.shapes import Problem, Refusal

_STATUS = {
    "error-private": 403,
    "error-table-unknown": 404,
    "error-record-unknown": 404,
    "error-too-fast": 429,
    "error-storage": 503,
    "error-table-damaged": 503,
    "error-word": 403,
}
ANSWERS: dict[int | str, dict[str, Any]] = {
    400: {"model": Refusal, "description": "The request makes no sense"},
    403: {"model": Refusal, "description": "Not for everybody"},
    404: {"model": Refusal, "description": "Not found"},
    409: {"model": Refusal, "description": "Not possible now"},
    413: {"model": Refusal, "description": "Too long"},
    414: {"model": Refusal, "description": "The address is too long"},
    422: {"model": Refusal, "description": "Does not match the schema"},
    429: {"model": Refusal, "description": "Too many requests"},
    503: {"model": Refusal, "description": "The storage is down"},
}
# The same for answers that are not JSON.
ANSWERS_BESIDE_TEXT: dict[int | str, dict[str, Any]] = {
    status: {
        "description": answer["description"],
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Refusal"}}},
    }
    for status, answer in ANSWERS.items()
}


def refusal(error: SpielwerkError, accepted: str, status: int | None = None) -> JSONResponse:
    """An error as an HTTP response."""
    reason = reason_of(error)
    if status is None:
        status = _STATUS.get(error.message.id, 409 if isinstance(error, Refused) else 400)
    text = error.message.text(language_of(accepted))
    shown = text.encode(errors="replace").decode()  # a lone surrogate cannot be sent
    problem = Problem(reason=reason, text=shown, rule=error.rule)
    return JSONResponse(asdict(Refusal(error=problem)), status)


def raw_refusal(error: SpielwerkError, status: int, accepted: str = "") -> bytes:
    """An error as it goes over the wire, for a client that has not sent a whole request."""
    answer = refusal(error, accepted, status)
    lines = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}".encode()]
    lines += [name + b": " + value for name, value in answer.raw_headers]
    return b"\r\n".join([*lines, b"connection: close", b"", bytes(answer.body)])


def address_of(scope: Any) -> str:
    """Where a request comes from, as limits count it."""
    return network_of(str((scope.get("client") or ("unknown",))[0]))


def takes_gzip(asked: Headers) -> bool:
    """Whether the client can unpack an answer."""
    return "gzip" in asked.get("accept-encoding", "")
