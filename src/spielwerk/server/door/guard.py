"""Checks for every HTTP request: limits, and security headers for browsers."""

import logging
import time
from collections import Counter
from collections.abc import Iterator

from fastapi import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from spielwerk.server.door.answers import address_of, refusal
from spielwerk.server.door.hosts import Hosts
from spielwerk.server.door.limits import Buckets, Limits
from spielwerk.server.door.metrics import Metrics
from spielwerk.table.match.refusals import Refused

log = logging.getLogger(__name__)

# What a page may do. Pages of static sites contain it.
PAGE_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",  # a tab's Python is WebAssembly
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
    )
)
CONTENT_POLICY = f"{PAGE_POLICY}; frame-ancestors 'none'"  # a page cannot say that itself
HEADERS = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]

COUNTED = ("/api/", "/metrics", "/t/")  # what costs more than a file
SENT_AT_ONCE = 16 * 1024  # bytes, before we wait for the client to read them


class Unwanted(HTTPException):
    """A body that is too long, or one too many. FastAPI reads it, and lets only its own errors
    through."""


class Guard:
    """Wraps an application."""

    def __init__(self, app: ASGIApp, metrics: Metrics, limits: Limits, hosts: Hosts) -> None:
        self._app = app
        self._metrics = metrics
        self._limits = limits
        self._hosts = hosts
        self._requests = Buckets(limits.requests, limits.request_burst)
        self._files = Buckets(limits.files, limits.file_burst)
        self._reading: Counter[str] = Counter()  # bytes of bodies in memory, by address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started = time.perf_counter()
        status = 500

        async def answer(event: Message) -> None:
            nonlocal status
            if event["type"] == "http.response.start":
                status = event["status"]
                headers = dict(event.get("headers", ()))
                event["headers"] = [*event.get("headers", ()), *HEADERS]
                if scope["path"].startswith("/api/") and b"cache-control" not in headers:
                    event["headers"].append((b"cache-control", b"no-store"))
            for piece in _pieces(event):
                await send(piece)

        try:
            await self._let_in(scope, receive, answer)
        finally:
            self._metrics.requests.labels(str(status)).inc()
            spent = round(1000 * (time.perf_counter() - started), 1)
            log.info(
                "request",
                extra={"method": scope["method"], "status": status, "ms": spent},
            )

    async def _let_in(self, scope: Scope, receive: Receive, answer: Send) -> None:
        address = address_of(scope)
        buckets = self._requests if scope["path"].startswith(COUNTED) else self._files
        if not buckets.take(address):
            await self._refuse(scope, receive, answer, Refused("error-too-fast"), 429)
            return
        if (stranger := self._hosts.stranger_in(scope)) is not None:
            unknown = Refused("error-host", host=stranger)
            await self._refuse(scope, receive, answer, unknown, 421)
            return
        length = dict(scope["headers"]).get(b"content-length", b"0")
        if not length.isdigit() or int(length) > self._limits.body_bytes:
            await self._refuse(scope, receive, answer, Refused("error-too-long"), 413)
            return
        read = 0

        async def counted() -> Message:
            nonlocal read
            event = await receive()
            size = len(event.get("body", b""))
            read += size
            self._reading[address] += size
            if read > self._limits.body_bytes:
                raise Unwanted(413)
            if self._reading[address] > self._limits.bodies_bytes:
                raise Unwanted(429)
            return event

        try:
            await self._app(scope, counted, answer)
        finally:
            self._reading[address] -= read
            if not self._reading[address]:
                del self._reading[address]

    async def _refuse(
        self, scope: Scope, receive: Receive, answer: Send, problem: Refused, status: int
    ) -> None:
        language = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
        response = refusal(problem, language, status)
        if status == 429:  # new connections are limited too
            response.headers["Connection"] = "close"
        await response(scope, receive, answer)


def _pieces(event: Message) -> Iterator[Message]:
    """An event as several, if its body is long: a client that does not read keeps only one of them
    in our memory."""
    body = event.get("body", b"")
    if len(body) <= SENT_AT_ONCE:
        yield event
        return
    for start in range(0, len(body), SENT_AT_ONCE):
        end = start + SENT_AT_ONCE
        more = end < len(body) or event.get("more_body", False)
        yield {**event, "body": body[start:end], "more_body": more}
