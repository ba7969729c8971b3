"""Checks for every HTTP request: limits, and security headers for browsers."""

import logging
import time

from fastapi import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from spielwerk.server.answers import address_of, refusal
from spielwerk.server.hosts import Hosts, authority_of
from spielwerk.server.limits import Buckets, Limits
from spielwerk.server.metrics import Metrics
from spielwerk.table.commands import Refused

log = logging.getLogger(__name__)

# What a page may do: also told by a page that no server of ours sends.
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


class TooLong(HTTPException):
    """A body that is too long. FastAPI reads it, and lets only its own errors through."""

    def __init__(self) -> None:
        super().__init__(413)


class Guard:
    """Wraps an application."""

    def __init__(self, app: ASGIApp, metrics: Metrics, limits: Limits, hosts: Hosts) -> None:
        self._app = app
        self._metrics = metrics
        self._limits = limits
        self._hosts = hosts
        self._requests = Buckets(limits.requests, limits.request_burst)

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
                event["headers"] = [*event.get("headers", ()), *HEADERS]
                if scope["path"].startswith("/api/"):
                    event["headers"].append((b"cache-control", b"no-store"))
            await send(event)

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
        is_counted = scope["path"].startswith(COUNTED)
        if is_counted and not self._requests.take(address_of(scope)):
            await self._refuse(scope, receive, answer, Refused("error-too-fast"), 429)
            return
        if not self._hosts.fit(scope):
            unknown = Refused("error-host", host=authority_of(scope))
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
            read += len(event.get("body", b""))
            if read > self._limits.body_bytes:
                raise TooLong
            return event

        await self._app(scope, counted, answer)

    async def _refuse(
        self, scope: Scope, receive: Receive, answer: Send, problem: Refused, status: int
    ) -> None:
        language = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
        await refusal(problem, language, status)(scope, receive, answer)
