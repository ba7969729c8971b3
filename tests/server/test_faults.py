"""The server is killed again and again: nothing that was sent is lost, nothing is played twice."""

import asyncio
import json
import random
import sqlite3
import time

import httpx
import pytest
from websockets.exceptions import WebSocketException

import spielwerk
from amounts import amount, soaks
from players import all_seated, seated, set_up
from servers import QuickServer, ServerProcess

GONE = (ConnectionError, WebSocketException, httpx.TransportError)


class Trial:
    """Tables on a server that does not live long."""

    def __init__(self, server, seed):
        self.server = server
        self.chance = random.Random(seed)
        self.heard = {}  # by table and number: what was sent to anybody
        self.made = 0  # moves since the server was last started
        self.is_calm = False  # no more kills

    async def kill_and_kill(self, times):
        for _ in range(times):
            while self.made < 5:
                await asyncio.sleep(0.005)
            await asyncio.sleep(self.chance.uniform(0, 0.3))
            self.server.kill()
            self.made = 0
            self.server.begin()
            await asyncio.to_thread(self.server.wait)
        self.is_calm = True

    async def play_games(self, game, seats, **request):
        """One after the other, as long as there are kills."""
        games = []
        while not self.is_calm:
            try:
                table = await set_up(self.server.url, game, seats, **request)
            except GONE:
                await asyncio.sleep(0.05)
                continue
            people = [seat for seat, token in enumerate(table.seats) if token]
            players = [Stubborn(self, table, seat) for seat in people or [None]]
            await asyncio.gather(*(player.play() for player in players))
            games.append((table, players))
        return games

    def note(self, table, event):
        """Everybody always receives the same."""
        known = {name: value for name, value in event.items() if name != "id"}
        assert self.heard.setdefault((table.id, event["n"]), known) == known


class Stubborn:
    """Reconnects whenever it is cut off, and resends what was not answered."""

    def __init__(self, trial, table, seat):
        self.trial = trial
        self.table = table
        self.seat = seat
        self.n = 0
        self.moves = []  # all that were shown, as far as the game shows them
        self.made = 0  # its own moves that were answered
        self.pending = None

    async def play(self):
        while True:
            try:
                after = {"after": self.n} if self.n else {}
                async with seated(self.table, self.seat, **after) as player:
                    self.catch_up(player)
                    await self.go_on(player)
                    return
            except GONE:
                await asyncio.sleep(0.02)

    def catch_up(self, player):
        """Everything that was sent before is still there."""
        heard = json.loads(player.received[0])
        assert heard["n"] >= self.n
        if "missed" in heard:
            assert [event["n"] for event in heard["missed"]] == list(
                range(self.n + 1, heard["n"] + 1)
            )
            self.take_in(heard["missed"])
        elif heard["n"] > self.n > 0:
            assert heard["table"]["game"] == "dimenticato" or heard["n"] - self.n > 100
        if "moves" in heard and heard["table"]["game"] != "dimenticato":
            moves = [each["move"] for each in heard["moves"]]
            assert moves[: len(self.moves)] == self.moves
            self.moves = moves
        self.n = heard["n"]

    def take_in(self, events):
        for event in events:
            self.trial.note(self.table, event)
            if event["kind"] == "moved":
                self.moves.append(event["move"])

    async def go_on(self, player):
        if self.pending:
            await self.send(player)
        while not player.over:
            if player.legal:
                move = self.trial.chance.choice(player.legal)
                self.pending = {"id": f"{self.seat}.{self.made}", "n": player.n, "move": move}
                await self.send(player)
            else:
                self.heed(await player.receive())

    async def send(self, player):
        await player.send("move", **self.pending)
        while True:
            message = await player.receive()
            self.heed(message)
            assert message["type"] != "refused", message
            events = [e for e in message.get("events", ()) if e.get("id") == self.pending["id"]]
            if events or message.get("id") == self.pending["id"]:
                break
        if message["type"] == "ok":  # it was made before the server died
            made = self.trial.heard.get((self.table.id, message["n"]), self.pending)
            assert made["move"] == self.pending["move"]
        self.pending = None
        self.made += 1
        self.trial.made += 1

    def heed(self, message):
        if message["type"] == "events":
            assert [event["n"] for event in message["events"]] == list(
                range(self.n + 1, message["n"] + 1)
            )
            self.take_in(message["events"])
            self.n = message["n"]


def stored(path):
    """All events in a database."""
    with sqlite3.connect(path) as connection:
        rows = connection.execute("SELECT match, number, kind, data FROM events").fetchall()
    connection.close()
    return {(match, number): (kind, json.loads(data)) for match, number, kind, data in rows}


PEOPLE = [
    {"game": "rings", "seats": ["link", "link"]},
    {"game": "dimenticato", "seats": ["link", "link"]},
    {"game": "memento", "seats": ["link", "link", "link"], "clock": {"total": 60}},
]
COMPUTERS = [
    {"game": "triominos", "seats": ["link", 1], "clock": {"per_move": 30}},
    {"game": "triominos", "seats": [1, 1]},
]


@soaks
@pytest.mark.parametrize(
    ("kills", "tables"), [(amount(5, 100), PEOPLE), (amount(3, 40), COMPUTERS)]
)
def test_killed_at_random_points_nothing_is_lost_and_nothing_played_twice(tmp_path, kills, tables):
    async def main(trial):
        async with asyncio.TaskGroup() as group:
            group.create_task(trial.kill_and_kill(kills))
            tasks = [group.create_task(trial.play_games(**table)) for table in tables]
        return [game for task in tasks for game in task.result()]

    with QuickServer(tmp_path) as server:
        trial = Trial(server, kills)
        games = asyncio.run(main(trial))
        records = {
            table.id: spielwerk.read_record(server.get(f"/api/records/{table.id}/text").text)
            for table, _ in games
        }
    assert server.errors() == []
    assert len(trial.heard) > 20 * kills
    events = stored(server.database)
    for (table, number), event in trial.heard.items():
        kind, data = events[table, number]
        assert event["kind"] == kind
        assert event.get("move") == data.get("move")
    for table, players in games:
        record = records[table.id]
        assert record.over
        happened = [event for (match, _), event in sorted(events.items()) if match == table.id]
        assert record.history == [data["move"] for kind, data in happened if kind == "moved"]
        assert "timed_out" not in [kind for kind, _ in happened]
        if all(table.seats):
            assert sum(player.made for player in players) == len(record.history)
        for player in players:
            if record.ruleset.id != "dimenticato":
                assert player.moves == record.history


def test_a_clock_stands_still_while_there_is_no_server(tmp_path):
    async def begin():
        table = await set_up(server.url, clock={"total": 4})
        async with all_seated(table):
            return table

    async def go_on(table):
        async with seated(table, 1, after=1) as waiting:
            assert waiting.clock["running"] == 0
            assert 500 < waiting.clock["left"][0] <= 4000
            [paused] = [
                e["paused"]
                for e in json.loads(waiting.received[0])["missed"]
                if e["kind"] == "clock"
            ]
            assert paused > 4500

    with ServerProcess(tmp_path) as server:
        table = asyncio.run(begin())
        server.kill()
        time.sleep(4.5)
        server.start()
        asyncio.run(go_on(table))


def test_computer_players_continue_by_themselves(tmp_path):
    async def begin():
        table = await set_up(server.url, "triominos", [1, 1])
        async with seated(table) as onlooker:
            await onlooker.until_event("moved")
        return table

    with ServerProcess(tmp_path) as server:
        table = asyncio.run(begin())
        server.kill()
        server.start()
        end = time.monotonic() + 30
        while server.get(f"/api/records/{table.id}").status_code == 404:
            assert time.monotonic() < end
            time.sleep(0.1)
