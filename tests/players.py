"""Players for tests: they sit down at a table and talk over its socket."""

import asyncio
import json
import random
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from itertools import count

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 60  # seconds

_ids = count(1)


@dataclass
class Table:
    """A new table, with its secrets."""

    url: str
    id: str
    host: str
    watch: str
    seats: list

    @property
    def socket(self):
        return f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.id}/socket"

    def at(self, url):
        """The same table on another server."""
        return Table(url, self.id, self.host, self.watch, self.seats)

    def tokens(self):
        return [self.host, self.watch, *filter(None, self.seats)]


def http(url):
    return httpx.AsyncClient(base_url=url, trust_env=False, verify=False, timeout=PATIENCE)


async def set_up(url, game="rings", seats=("link", "link"), **request):
    """A new table. A number among the seats is the level of a computer player, a dict is a whole
    plan. Seat 0 begins by default."""
    plans = [
        seat if isinstance(seat, dict)
        else {"kind": seat} if isinstance(seat, str)
        else {"kind": "bot", "level": seat}
        for seat in seats
    ]  # fmt: skip
    async with http(url) as client:
        answer = await client.post(
            "/api/tables",
            json={"game": game, "players": len(seats), "seats": plans, "first": 0, **request},
        )
    assert answer.status_code == 201, answer.text
    keys = answer.json()
    tokens = [seat["token"] for seat in keys["seats"]]
    return Table(url, keys["table"], keys["host"], keys["watch"], tokens)


class Player:
    """Somebody on a seat, the host, or an onlooker, who reads all messages."""

    def __init__(self, socket):
        self.socket = socket
        self.received = []  # every text, as it came
        self.events = []
        self.n = 0
        self.seat = None
        self.view = None
        self.legal = []
        self.present = None
        self.table = None
        self.clock = None

    @property
    def over(self):
        return self.table["stage"] == "over"

    async def receive(self):
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        self.received.append(text)
        message = json.loads(text)
        assert message["v"] == 1
        self._take_in(message)
        return message

    def _take_in(self, message):
        if message["type"] in ("snapshot", "events"):
            self.n = message["n"]
            self.table = message.get("table", self.table)
            self.clock = message.get("clock", self.clock)
            if "view" in message:
                self.view, self.legal = message["view"], message.get("legal", [])
            self.events += message.get("events", ())
        if message["type"] == "snapshot":
            self.seat = message["seat"]
        self.present = message.get("present", self.present)

    async def send(self, type, **data):
        await self.socket.send(json.dumps({"type": type, **data}))

    async def ask(self, type, **data):
        """Send a command and return its answer. Other messages are read meanwhile."""
        data.setdefault("id", f"q{next(_ids)}")
        await self.send(type, **data)
        return await self.until(lambda message: answers(message, data["id"], type == "move"))

    async def until(self, condition):
        """The first message from now on that matches."""
        while not condition(message := await self.receive()):
            pass
        return message

    async def until_event(self, kind):
        message = await self.until(
            lambda message: any(event["kind"] == kind for event in message.get("events", ()))
        )
        return next(event for event in message["events"] if event["kind"] == kind)

    async def until_number(self, number):
        """Wait until all events up to this one have arrived."""
        while self.n < number:
            await self.receive()

    async def move(self, move=None, **more):
        """Make a move (any move if none is given) and return the answer."""
        return await self.ask("move", n=self.n, move=move or self.legal[0], **more)

    async def closed(self):
        """Wait until the server closes the socket. Returns the close code."""
        try:
            while True:
                await self.receive()
        except ConnectionClosed:
            return self.socket.close_code

    async def leave(self):
        await self.socket.close()


def answers(message, id, is_move):
    """Whether a message answers the question with this id: by itself, or a move as an event."""
    if not is_move:
        return message.get("id") == id
    events = message.get("events", ())
    return message.get("id") == id or any(event.get("id") == id for event in events)


@asynccontextmanager
async def connected(table, **more):
    """A socket to a table, before any message."""
    async with connect(table.socket, proxy=None, compression=None, **more) as socket:
        yield Player(socket)


@asynccontextmanager
async def seated(table, seat=None, token=None, **hello):
    """Somebody at a table, who has received the snapshot."""
    token = token or (table.watch if seat is None else table.seats[seat])
    async with connected(table) as player:
        await player.send("hello", token=token, **hello)
        told = await player.receive()
        assert told["type"] == "snapshot", told
        yield player


@asynccontextmanager
async def all_seated(table):
    """Everybody who has a link, once the game has begun."""
    async with AsyncExitStack() as stack:
        players = [
            await stack.enter_async_context(seated(table, seat))
            for seat, token in enumerate(table.seats)
            if token is not None
        ]
        for player in players:
            while player.table["stage"] == "open":
                await player.receive()
        yield players


async def play(players, chance=None, moves=None):
    """Everybody makes random moves, until the game is over or there were enough."""
    chance = chance or random.Random(1)
    made = 0
    while not players[0].over and made != moves:
        mover = next((player for player in players if player.legal), None)
        if mover is None:  # a computer player thinks
            await players[0].receive()
        else:
            answer = await mover.move(chance.choice(mover.legal))
            assert answer["type"] == "events", answer
            made += 1
        for player in players:
            await player.until_number(max(each.n for each in players))


async def refusal(player, type, **data):
    """The reason for a refusal."""
    answer = await player.ask(type, **data)
    assert answer["type"] == "refused", answer
    return answer["reason"]
