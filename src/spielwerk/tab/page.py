"""What a page asks of its tab: visits to tables, in the protocol of the socket, and answers of the
desk, as over HTTP."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from spielwerk.errors import SpielwerkError
from spielwerk.locale import language_of, words
from spielwerk.table.live import desk
from spielwerk.table.live.hall import Hall
from spielwerk.table.live.visit import Gone, Visit
from spielwerk.table.match.refusals import Refused, reason_of
from spielwerk.table.match.setting import TableRequest
from spielwerk.table.protocol.bulletin import encode
from spielwerk.table.protocol.shapes import Problem, Refusal, SeatAsked, TransferAsked
from spielwerk.table.storage.interface import StorageDown

log = logging.getLogger(__name__)

Tell = Callable[[str], None]  # sends JSON to the page


class TabVisit(Visit):
    """A visit from this tab."""

    def __init__(self, hall: Hall, tell: Tell, number: int) -> None:
        super().__init__(hall)
        self._tell = tell
        self._number = number
        self._is_over = False

    def post(self, message: bytes) -> None:
        if not self._is_over:
            self._tell(f'{{"visit":{self._number},"message":{message.decode()}}}')

    def _end(self, code: int, why: str) -> None:
        self._is_over = True
        self._tell(json.dumps({"visit": self._number, "closed": code}))


class Page:
    """Answers the page's messages, in the order in which each visit sent them."""

    def __init__(self, hall: Hall, tell: Tell) -> None:
        self._hall = hall
        self._tell = tell
        self._inboxes: dict[int, asyncio.Queue[str]] = {}

    def hear(self, text: str) -> None:
        """`{"visit": 1, "table": …}` begins a visit, `{"visit": 1, "text": …}` is a message of it,
        `{"visit": 1}` ends it; `{"ask": 1, "path": …, "body": …, "language": …}` is a request."""
        match json.loads(text):
            case {"visit": int(number), "table": str(table)}:
                inbox = self._inboxes[number] = asyncio.Queue()
                self._hall.services.background.start(self._visit(number, table, inbox))
            case {"visit": int(number), "text": str(message)}:
                if number in self._inboxes:
                    self._inboxes[number].put_nowait(message)
            case {"visit": int(number)}:
                if number in self._inboxes:
                    self._inboxes[number].put_nowait("")
            case {"ask": int(number), "path": str(path), "language": str(language), **more}:
                body = more.get("body")
                self._hall.services.background.start(
                    self._answer(number, path, body, language_of(language))
                )
            case other:
                raise ValueError(f"the page says {other!r}")

    async def _visit(self, number: int, table: str, inbox: "asyncio.Queue[str]") -> None:
        visit = TabVisit(self._hall, self._tell, number)
        try:
            await visit.greet(table, await inbox.get())
            while text := await inbox.get():
                await visit.answer(text)
        except Gone:
            pass
        finally:
            visit.leave()
            del self._inboxes[number]

    async def _answer(self, number: int, path: str, body: Any, language: str) -> None:
        try:
            answer: Any = {"ask": number, "told": await self._ask(path, body, language)}
        except (SpielwerkError, StorageDown, msgspec.MsgspecError, desk.NobodyThere) as error:
            answer = {"ask": number, "refused": _refusal(error, language)}
        except Exception:
            log.exception("a request failed")
            answer = {"ask": number, "refused": _refusal(Refused("error-internal"), language)}
        self._tell(encode(answer).decode())

    def _ask(  # noqa: C901 (one case for each request)
        self, path: str, body: Any, language: str
    ) -> Awaitable[Any]:
        """The answer to a request, as a server gives it."""
        hall, url = self._hall, urlsplit(path)
        asked = {name: values[-1] for name, values in parse_qs(url.query).items()}
        seat = int(asked["seat"]) if "seat" in asked else None
        plain = asked.get("board") == "plain"
        match [unquote(part) for part in url.path.split("/")[2:]], body:
            case ["games"], None:
                return _now(desk.games, language)
            case ["games", game, "words", spoken], None:
                return _now(words, game, spoken)
            case ["positions"], None:
                return _now(desk.position, asked.get("line", ""), seat, plain)
            case ["tables"], dict():
                return desk.set_up(hall, msgspec.convert(body, TableRequest))
            case ["tables", table], None:
                return desk.table(hall, table)
            case ["tables", table, "seats"], dict():
                return desk.sit_down(hall, table, msgspec.convert(body, SeatAsked))
            case ["tables", table, "luggage"], dict():
                return desk.take_along(hall, table, msgspec.convert(body, TransferAsked))
            case ["records"], None:
                return desk.records(hall)
            case ["records", table], None:
                return desk.record(hall, table)
            case ["records", table, "text"], None:
                return _record(hall, table)
            case ["records", table, "replay"], None:
                return desk.replay(hall, table, seat, language, plain)
            case ["records", table, "judgement"], None:
                return desk.judgement(hall, table)
        raise Refused("error-not-found", path=path)


async def _now(function: Callable[..., Any], *given: Any) -> Any:
    return function(*given)


async def _record(hall: Hall, table: str) -> str:
    return (await desk.find(hall, table)).record


def _refusal(error: Exception, language: str) -> Refusal:
    if isinstance(error, StorageDown):
        error = Refused("error-storage")
    elif not isinstance(error, SpielwerkError):
        error = Refused("error-message", problem=str(error) or "nobody sits there")
    problem = Problem(reason_of(error), error.message.text(language), error.rule)
    return Refusal(problem)
