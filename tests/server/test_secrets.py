"""What a seat cannot know does not change a byte of what it is sent; and tokens stay secret."""

import asyncio
import itertools
import json
import random
import string
from contextlib import AsyncExitStack

import pytest

import spielwerk
from amounts import amount, soaks
from players import all_seated, connected, play, seated, set_up
from servers import ServerProcess, server_here
from spielwerk.table.match.match import Match
from spielwerk.table.protocol import bulletin


async def there(url, game, players, monkeypatch, seed):
    """A table whose id and tokens are the same on every server, but whose seed is not."""
    numbers = itertools.count()
    monkeypatch.setattr("spielwerk.table.live.hall.secrets.randbits", lambda bits: seed)
    monkeypatch.setattr(
        "spielwerk.table.live.hall.make_token", lambda: f"token-{next(numbers):016}"
    )
    return await set_up(url, game, ["link"] * players)


async def settled(*players):
    """Wait until everything that was sent has arrived."""
    for player in players:
        await player.ask("ping", id="settled")


# ---- Games that differ only in what a seat cannot know ----------------------------------------


class Story:
    """A scripted game of Triominos over sockets, and everything that one seat and an onlooker are
    sent meanwhile, even when they reconnect."""

    def __init__(self, watching, setup, seed):
        self.watching = watching
        self.setup = setup
        self.seed = seed
        self.sent = []
        self.made = 0

    async def tell(self, script, monkeypatch):
        first = Match._first_position

        def laid_out(match):
            names = first(match).seats
            return match.ruleset.start(setup=self.setup, seats=names)

        monkeypatch.setattr(Match, "_first_position", laid_out)
        async with server_here(monkeypatch) as here:
            players = len(self.setup["racks"])
            self.table = await there(here.url, "triominos", players, monkeypatch, self.seed)
            async with all_seated(self.table) as self.players:
                await self._watch()
                for number, step in enumerate(script):
                    await self._play(*step)
                    if number % 5 == 4:
                        await self._come_back()
                await self._leave()
        return self.sent

    async def _watch(self, **hello):
        self.stack = AsyncExitStack()
        tokens = (self.table.seats[self.watching], self.table.watch)
        self.watchers = [
            await self.stack.enter_async_context(seated(self.table, token=token, **hello))
            for token in tokens
        ]

    async def _leave(self):
        await settled(*self.players, *self.watchers)
        self.sent += [watcher.received for watcher in self.watchers]
        await self.stack.aclose()

    async def _come_back(self):
        number = self.watchers[0].n
        await self._leave()
        await self._watch(after=max(1, number - 3), language="uk")

    async def _play(self, seat, move, nonsense):
        """A move, and illegal ones: asked about, tried, or by another seat."""
        await settled(*self.players, *self.watchers)
        me = self.watchers[0]
        for text in nonsense:
            await me.ask("why", id="why", move=text)
            await me.ask("move", id="nonsense", n=me.n, move=text)
        await me.ask("look", id="look", ply=self.made // 2)
        mover = self.players[seat]
        await mover.ask("move", id=f"move {self.made}", n=mover.n, move=move)
        self.made += 1
        if seat == self.watching:
            await settled(me)
            undone = await me.ask("undo", id="undo")
            if undone["type"] == "ok":
                await settled(mover)
                await mover.ask("move", id=f"again {self.made}", n=mover.n, move=move)
        else:
            asked = await me.ask("ask_back", id="back")
            if asked["type"] == "ok":
                await mover.ask("decline_back", id="no")
        await settled(*self.players, *self.watchers)


def scripts(chance, players, watching):
    """Two set-ups that differ only in tiles that the watching seat never sees, and moves that are
    legal in both: a tile on another rack in one is deep in the pot in the other."""
    start = spielwerk.load("triominos", players).start(seed=chance.getrandbits(60))
    setup = start.setup
    other = json.loads(json.dumps(setup))
    holder = chance.choice([seat for seat in range(players) if seat != watching])
    mine = chance.randrange(len(setup["racks"][holder]))
    swapped = {setup["racks"][holder][mine], setup["pot"][-1]}
    other["racks"][holder][mine], other["pot"][-1] = setup["pot"][-1], setup["racks"][holder][mine]
    other["racks"][holder].sort()
    one, two = start, spielwerk.load("triominos", players).start(setup=other)
    assert one != two
    assert one.view(watching) == two.view(watching)
    steps = []
    while not one.over and len(one.view()["table"]) and one.view()["pot"] > 2 and len(steps) < 40:
        common = [
            move
            for move in one.moves_as_text()
            if move in two.legal_moves and not any(tile in move for tile in swapped)
        ]
        if not common:
            break
        move = chance.choice([move for move in common if move != "buy"] or common)
        nonsense = [*sorted(swapped), chance.choice(string.ascii_lowercase)]
        nonsense += [f"{tile}@{cell}" for tile in sorted(swapped) for cell in ("0,0d", "-1,0d")]
        steps.append((one.to_move, move, nonsense))
        one, two = one.play(move), two.play(move)
    assert one.view(watching) == two.view(watching)
    return setup, other, steps


@soaks
@pytest.mark.parametrize("seed", range(amount(2, 12)))
def test_a_whole_game_looks_the_same_whatever_a_seat_cannot_know(monkeypatch, seed):
    chance = random.Random(seed)
    steps = []
    while len(steps) < 12:
        players = chance.choice((2, 3, 4))
        watching = chance.randrange(players)
        setup, other, steps = scripts(chance, players, watching)
    one = asyncio.run(Story(watching, setup, 1).tell(steps, monkeypatch))
    two = asyncio.run(Story(watching, other, 2).tell(steps, monkeypatch))
    kinds = {json.loads(text)["type"] for texts in one for text in texts}
    assert {"snapshot", "events", "refused", "look", "pong"} <= kinds
    assert one == two


# ---- Positions that a seat cannot tell apart --------------------------------------------------


class World:
    """A table in this process, whose position can be replaced."""

    def __init__(self, here, table, players):
        self.room = here.hall.rooms[table.id]
        self.table = table
        self.players = players

    async def sent(self, token, wrong, **hello):
        """Everything that a client is sent if it connects now and tries all questions."""
        async with seated(self.table, token=token, **hello) as player:
            for number, move in enumerate(wrong):
                await player.ask("why", id=f"w{number}", move=move)
                await player.ask("move", id=f"m{number}", n=player.n + 1, move=move)
            await player.ask("offer_draw", id="draw")
            if self.room.match.ruleset.game.hides_the_past:
                await player.ask("look", id="look", ply=0)
            await settled(player)
            return player.received

    async def move(self, move, listener):
        """Make a move. Returns what a listener is sent."""
        mover = self.players[self.room.match.to_move]
        await settled(mover, listener)
        known = len(listener.received)
        answer = await mover.ask("move", id=f"move {mover.n}", n=mover.n, move=move)
        assert answer["type"] == "events"
        await settled(*self.players, listener)
        return listener.received[known:]


# The seat that listens, whose eyes it sees with, and how it greets: a covered one is an onlooker,
# and so is a screen with both seats.
LISTENERS = [(0, 0, {}), (1, 1, {}), (None, None, {}), (0, None, {"covered": True})]
LISTENERS += [(0, None, {"tokens": "of both"})]


@pytest.mark.parametrize(("seat", "watching", "hello"), LISTENERS)
@pytest.mark.parametrize("game", ["triominos", "dimenticato"])
def test_nobody_can_tell_positions_apart_by_what_is_sent(monkeypatch, game, seat, watching, hello):
    """Before every move, one of two servers re-deals everything that a seat cannot know. Such a
    position cannot be replayed, so whether a snapshot's effects give anything away is for
    table/test_bulletin.py."""
    monkeypatch.setattr(bulletin, "recent_effects", lambda match, seat: [])

    async def main(chance):
        async with AsyncExitStack() as stack:
            worlds = []
            for seed in (1, 2):
                here = await stack.enter_async_context(server_here(monkeypatch))
                table = await there(here.url, game, 2, monkeypatch, seed)
                players = await stack.enter_async_context(all_seated(table))
                worlds.append(World(here, table, players))
            true, dealt = worlds
            token = table.watch if seat is None else table.seats[seat]
            greeting = hello | ({"tokens": table.seats} if "tokens" in hello else {})
            listeners = [
                await stack.enter_async_context(seated(world.table, token=token, **greeting))
                for world in worlds
            ]
            differing = shown = 0
            again = greeting | ({"after": 3} if game == "dimenticato" else {})
            for ply in range(60):
                position = true.room.match.position
                other = position.redealt(watching, ply)
                match = dealt.room.match
                match.position, match.to_move = other, position.to_move
                differing += other != position
                wrong = [
                    chance.choice(position.moves_as_text()) + chance.choice(("x", "?")),
                    chance.choice(position.ruleset.start(seed=ply).moves_as_text()),
                ]
                wrong += (position.moves_as_text()[0], other.moves_as_text()[-1])
                if position.to_move == seat:
                    wrong = [move for move in wrong if move not in position.legal_moves]
                if ply % 3 == 0:
                    one, two = [await world.sent(token, wrong, **again) for world in worlds]
                    assert one == two
                common = [
                    move
                    for move in position.moves_as_text()
                    if move in other.legal_moves
                    and position.play(move).view(watching) == other.play(move).view(watching)
                ]
                alike = common and ply % 4
                if alike:
                    moves = [chance.choice(common)] * 2
                else:
                    moves = [chance.choice(each.moves_as_text()) for each in (position, other)]
                if any(each.play(m).over for each, m in zip((position, other), moves, strict=True)):
                    break
                heard = [
                    await world.move(move, listener)
                    for world, move, listener in zip(worlds, moves, listeners, strict=True)
                ]
                if alike:
                    assert heard[0] == heard[1]
                    shown += 1
        assert differing > 20
        assert shown > 10

    asyncio.run(main(random.Random(f"{game} {seat}")))


# ---- Tokens -----------------------------------------------------------------------------------


async def test_tokens_are_neither_logged_nor_kept(tmp_path):
    with ServerProcess(tmp_path) as server:
        tables = [await set_up(server.url, game) for game in spielwerk.GAMES]
        secrets = [token for table in tables for token in table.tokens()]
        for table in tables:
            async with all_seated(table) as players, seated(table, token=table.host):
                await play(players, moves=4)
                await players[0].ask("resign")
                for player in players:
                    await player.ask("rematch")
        table = await set_up(server.url, "rings", ["link", "open"])
        secrets += table.tokens()
        taken = server.post(f"/api/tables/{table.id}/seats", json={"name": "Ada"}).json()
        secrets.append(taken["token"])
        # If anything is logged, errors are.
        for token in table.tokens():
            for text in (
                token,
                json.dumps({"type": "hello", "tokn": token}),
                '{"token": "' + token,
            ):
                async with connected(table) as stranger:
                    await stranger.socket.send(text)
                    await stranger.closed()
            server.get(f"/api/tables/{token}?token={token}")
            server.get(f"/{token}", headers={"Authorization": token})
            server.post("/api/tables", json={"game": token})
            async with seated(table, token=token) as player:
                await player.socket.send(json.dumps({"type": token, "id": token}))
                await player.socket.send(token * 300)
                await player.closed()
        kept = [path.read_bytes() for path in tmp_path.iterdir() if path.name.startswith("tables")]
    assert len(secrets) > 15
    assert kept
    for token in secrets:
        assert len(token) == 22
        assert token not in server.log_file.read_text()
        assert not any(token.encode() in file for file in kept)
