"""Thousands of mutated, random or wrong messages: nothing but clean answers, and people who are
playing do not notice."""

import asyncio
import itertools
import json
import random

import spielwerk
from amounts import amount, soaks
from players import all_seated, http, play, seated, set_up
from servers import ServerProcess

MESSAGES = amount(20_000, 1_000_000)
TABLES = 4
AT_ONCE = 100  # messages before a client waits for the answers
ANSWERS = {"refused", "ok", "events", "presence", "pong", "look", "snapshot"}

ODD = [
    "null", "true", "-1", "0", "1e999", "-0.0", "1.5", "NaN", "9" * 40, "4294967296", "[]", "{}",
    '""', '"\\u0000"', '"\\ud800"', '"move"', '"🎲"', f'"{"ä" * 50}"', "[" * 50, '{"type": "move"}',
]  # fmt: skip


class Fuzzer:
    """Makes messages: half of them start from something valid."""

    def __init__(self, seed):
        self.chance = random.Random(seed)

    def message(self, player):
        chance = self.chance
        kind = chance.random()
        if kind < 0.3:
            return json.dumps(self.sensible(player))
        if kind < 0.6:
            return self.mutated(json.dumps(self.sensible(player)))
        if kind < 0.8:
            return self.odd(self.sensible(player))
        if kind < 0.9:
            return json.dumps(self.value(3))
        return chance.randbytes(chance.randrange(60))

    def sensible(self, player):
        """Something that a client could send, perhaps at a bad moment."""
        chance = self.chance
        types = {
            "move": {
                "n": chance.choice((player.n, player.n, player.n - 1, 0, 2**31)),
                "move": chance.choice([*player.legal[:20], "a1", "a1-b2", "buy", "zz"]),
            },
            "why": {"move": chance.choice([*player.legal[:20], "a1", "c3=4", "@", "111@0,0u"])},
            "undo": {},
            "ask_back": {},
            "agree_back": {},
            "decline_back": {},
            "offer_draw": {},
            "decline_draw": {},
            "react": {"reaction": chance.choice(("hello", "oops", "x" * 20))},
            "rematch": {},
            "colour": {"colour": chance.randrange(-1, 5)},
            "start": {},
            "replace": {"seat": chance.randrange(4), "level": chance.randrange(1, 6)},
            "return": {},
            "onlookers": {"allowed": True},
            "hint": {},
            "look": {"ply": chance.choice((0, 1, 5, 100_000))},
            "ping": {},
            "hello": {"token": "again"},
        }
        name = chance.choice(list(types))
        if chance.random() < 0.0005:
            name, types["resign"] = "resign", {}
        said = {"type": name, **types[name]}
        if chance.random() < 0.5:
            said["id"] = f"{chance.randrange(100)}"
        return said

    def mutated(self, text):
        """Change, drop or double a few characters."""
        chance = self.chance
        for _ in range(chance.randrange(1, 4)):
            start = chance.randrange(len(text) + 1)
            end = min(len(text), start + chance.randrange(4))
            middle = chance.choice(("", text[start:end] * 2, chance.choice('{}[]",:\\x0é\x7f')))
            text = text[:start] + middle + text[end:]
        return text if chance.random() < 0.8 else text.encode()

    def odd(self, said):
        """Give fields absurd values, or names that do not exist."""
        chance = self.chance
        fields = [f'"{name}": {json.dumps(value)}' for name, value in said.items()]
        name = chance.choice([*said, "id", "v", "n", "seat", "token", ""])
        fields.insert(chance.randrange(len(fields) + 1), f'"{name}": {chance.choice(ODD)}')
        return "{" + ", ".join(fields) + "}"

    def value(self, depth):
        """Any JSON."""
        chance = self.chance
        kinds = [None, True, chance.randrange(-9, 9), chance.random(), "x" * chance.randrange(9)]
        if depth:
            kinds.append([self.value(depth - 1) for _ in range(chance.randrange(3))])
            kinds.append({f"k{n}": self.value(depth - 1) for n in range(chance.randrange(3))})
        return chance.choice(kinds)


class Fuzzed:
    """How many messages were sent, and what came back."""

    def __init__(self):
        self.sent = 0
        self.counts = dict.fromkeys(ANSWERS, 0)

    async def at_a_table(self, url, game, seed):
        """Everybody at a table sends nonsense, and moves to another table when it is over."""
        fuzzer = Fuzzer(seed)
        while self.sent < MESSAGES:
            table = await set_up(url, game, hints=False)
            tokens = (*table.seats, table.watch, table.host)
            await asyncio.gather(*(self.by(table, token, fuzzer) for token in tokens))

    async def by(self, table, token, fuzzer):
        while self.sent < MESSAGES:
            async with seated(table, token=token) as player:
                while self.sent < MESSAGES and fuzzer.chance.random() < 0.95:
                    await self.burst(player, fuzzer)
                    if player.over:
                        return
                await self.end_badly(player, fuzzer)

    async def end_badly(self, player, fuzzer):
        """The two errors that close a socket."""
        if fuzzer.chance.random() < 0.5:
            await player.socket.send("x" * 5000)
            assert await player.closed() == 1009
        else:
            await player.socket.send(b"\xff\xfe", text=True)
            assert await player.closed() == 1007

    async def burst(self, player, fuzzer):
        for _ in range(AT_ONCE):
            self.sent += 1
            await player.socket.send(fuzzer.message(player))
        await player.send("ping", id="end of burst")
        while True:
            message = await player.receive()
            self.counts[message["type"]] += 1
            if message["type"] == "refused":
                assert set(message) == {"v", "type", "id", "reason", "text", "rule"}
                assert message["reason"] != "internal"
                assert message["text"]
            if message.get("id") == "end of burst":
                return


async def play_on(url, fuzzed):
    """Games at another table, one after the other."""
    games = 0
    while fuzzed.sent < MESSAGES or not games:
        table = await set_up(url, "triominos")
        async with all_seated(table) as players:
            await play(players, random.Random(games))
        async with http(url) as client:
            text = (await client.get(f"/api/records/{table.id}/text")).text
        moves = [event["move"] for event in players[0].events if event["kind"] == "moved"]
        assert spielwerk.read_record(text).history == moves
        games += 1


@soaks
def test_messages_of_nonsense_are_answered_and_disturb_nobody(tmp_path):
    async def main(url):
        fuzzed = Fuzzed()
        games = itertools.cycle(spielwerk.GAMES)
        async with asyncio.TaskGroup() as group:
            group.create_task(play_on(url, fuzzed))
            for number in range(TABLES):
                group.create_task(fuzzed.at_a_table(url, next(games), number))
        return fuzzed

    with ServerProcess(tmp_path) as server:
        before = server.memory()
        fuzzed = asyncio.run(main(server.url))
        health = server.get("/api/health").json()
        assert server.memory() - before < 100 * 2**20
    assert fuzzed.sent >= MESSAGES
    assert fuzzed.counts["refused"] > MESSAGES / 2
    assert fuzzed.counts["events"] > MESSAGES / 100
    assert health["status"] == "ok"
    assert server.log() == []
